"""Play-static abilities (5.4.4): those that apply to playing a card, and those used to play it."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import AdditionalCost, AlternativeCost, Cost, PlayStatic
from rulesdb.engine.fab.contexts import Declared
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.effects.properties import abilities


@book.law
def play_statics(game: Game, object_id: int) -> tuple[PlayStatic, ...]:
    """Return the play-static abilities that apply as a card is played: its own, from whichever zone (5.4.4, 1.7.4e)."""
    return tuple([ability for ability in abilities(game, object_id) if isinstance(ability, PlayStatic)])


@book.law
def additional_costs(game: Game, object_id: int) -> list[AdditionalCost]:
    """Return the additional-cost abilities that apply to the playing of a card, declared or not (5.4.4a)."""
    return [ability for ability in play_statics(game, object_id) if isinstance(ability, AdditionalCost)]


@book.law
def alternative_costs(game: Game, object_id: int) -> list[AlternativeCost]:
    """Return the alternative-cost abilities that apply to the playing of a card, declared or not (5.4.4b)."""
    return [ability for ability in play_statics(game, object_id) if isinstance(ability, AlternativeCost)]


@book.definition("5.4.4a#sentence-3")
def to_be_paid(ability: AdditionalCost) -> Cost:
    """The cost that an additional-cost ability names is the additional cost to be paid."""
    return ability.cost


@book.filter("5.4.4a#sentence-4")
def is_optional(ability: AdditionalCost) -> bool:
    """An additional-cost ability that uses the term "may" is optional, and must be declared as its card is played."""
    return ability.is_optional


@book.definition("5.4.4b#sentence-4")
def to_be_paid_instead(ability: AlternativeCost) -> Cost:
    """The cost that an alternative-cost ability names is paid instead of what it replaces."""
    return ability.cost


def declared_for(game: Game, object_id: int) -> Declared:
    """Return the parameters declared so far for a layer; empty parameters before the card is on the stack."""
    layer = game.object(object_id).layer
    return layer.declared if layer is not None else Declared()
