"""Play-static abilities (5.4.4): those that apply to playing a card, and those used to play it."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import AdditionalCost, AlternativeCost, Cost, PlayStatic
from rulesdb.engine.fab.contexts import Declared
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.state import Object
from rulesdb.engine.kernel.effects.properties import abilities


def _of_the_card(game: Game, object_id: int) -> tuple[PlayStatic, ...]:
    found = tuple([ability for ability in abilities(game, object_id) if isinstance(ability, PlayStatic)])
    return played_from_anywhere(found, game.object(object_id)) if found else found


@book.definition("1.7.4e#sentence-2")
def played_from_anywhere(found: tuple[PlayStatic, ...], _item: Object) -> tuple[PlayStatic, ...]:
    """A play-static ability is functional whichever zone its source is played from."""
    return found


@book.definition("5.4.4#sentence-1")
def play_statics(game: Game, object_id: int) -> tuple[PlayStatic, ...]:
    """A play-static ability applies only when its source card is played."""
    return _of_the_card(game, object_id)


@book.transform("5.4.4a#sentence-1")
def with_additional_costs(
    none: tuple[AdditionalCost, ...], found: tuple[AdditionalCost, ...]
) -> tuple[AdditionalCost, ...]:
    """An additional-cost ability adds asset-costs or effect-costs to playing its source card."""
    return (*none, *found)


@book.definition("5.4.4a#sentence-3")
def to_be_paid(ability: AdditionalCost) -> Cost:
    """The cost that an additional-cost ability names is the additional cost to be paid."""
    return ability.cost


@book.filter("5.4.4a#sentence-4")
def is_optional(ability: AdditionalCost) -> bool:
    """An additional-cost ability that uses the term "may" is optional, and must be declared as its card is played."""
    return ability.is_optional


@book.transform("5.4.4b#sentence-1")
def with_alternative_costs(
    none: tuple[AlternativeCost, ...], found: tuple[AlternativeCost, ...]
) -> tuple[AlternativeCost, ...]:
    """An alternative-cost ability replaces asset-costs or effect-costs of playing its source card."""
    return (*none, *found)


@book.definition("5.4.4b#sentence-4")
def to_be_paid_instead(ability: AlternativeCost) -> Cost:
    """The cost that an alternative-cost ability names is paid instead of what it replaces."""
    return ability.cost


@book.definition("5.4.4b#sentence-6")
def beside_the_alternative(
    found: tuple[AdditionalCost, ...], _game: Game, _object_id: int
) -> tuple[AdditionalCost, ...]:
    """Additional costs must be paid even if an alternative cost is paid."""
    return found


def declared_for(game: Game, object_id: int) -> Declared:
    """Return the parameters declared so far for a layer; empty parameters before the card is on the stack."""
    layer = game.object(object_id).layer
    return layer.declared if layer is not None else Declared()
