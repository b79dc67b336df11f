"""Split-cards (9.2) as they are played: one half, or with meld (8.3.38) both."""

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.keywords import Meld
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.contexts import Declared
from rulesdb.engine.fab.state import Object
from rulesdb.engine.kernel.play.split_cards import SplitRules


@book.filter("5.1.2c#sentence-2")
def may_be_melded(card: Card) -> bool:
    """The player of a split-card with meld may declare that both halves are played."""
    return any(isinstance(ability, Meld) for ability in card.abilities)


SPLIT = SplitRules[Card](
    halves="halves",
    of_half=("name", "types", "subtypes", "supertypes", "abilities"),  # 9.2.3
    of_all=("types", "subtypes", "supertypes", "abilities"),  # 8.3.38
    may_be_whole=may_be_melded,
)
"""The forms in which a split-card is played, with the fields of a card that its halves have (9.2.3, 8.3.38)."""


def played_as(item: Object, halves: tuple[int, ...]) -> Object:
    """Return an object whose card is played with ``halves``; the object keeps the whole split-card in ``whole``."""
    return replace(item, card=SPLIT.forms(item.card)[halves], whole=item.card)


def melded_halves(item: Object) -> tuple[Card, ...]:
    """Return the left and the right half of a melded split-card; none for any other object."""
    if item.whole is None or item.layer is None or len(item.layer.declared.halves) != len(item.whole.halves):
        return ()
    return item.whole.halves


@book.transform("8.3.38#sentence-1")
def cost_of_halves(base: int, declared: Declared) -> int:
    """A melded card costs twice its base cost, before anything increases or reduces it."""
    return base * max(1, len(declared.halves))
