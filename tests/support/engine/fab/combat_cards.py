"""Cards for whole combats of Flesh and Blood."""

from rulesdb.engine.fab.card_parts.abilities import Activated, Cost
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.sample_cards.small_cards import (
    does,
    reaction,
)
from rulesdb.engine.fab.selection.objects import InZone
from rulesdb.engine.fab.verbs.combat import AttackWith


def parry(name: str) -> Card:
    """Return a defense reaction that costs nothing."""
    return reaction(name, "defense", defense=2)


def attacking_horn() -> Card:
    """Return an item whose ability attacks with a card from hand."""
    blow = Activated("action", Cost(), (does(AttackWith(InZone("hand"))),))
    return Card("角笛", subtypes=frozenset({"item"}), abilities=(blow,))
