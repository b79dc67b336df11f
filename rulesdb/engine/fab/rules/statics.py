"""Functional conditions of property-static and while-static abilities (5.4); `functional` has the general ones."""

from functools import lru_cache

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Activated, AnyResolution, AnyStatic, Triggered, While
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.state import Object
from rulesdb.engine.fab.zones import PRIVATE
from rulesdb.engine.kernel.cards.abilities import within
from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.cards.roles import StateCondition


@book.definition("5.4.1#sentence-1")
def needs_no_layer(game: Game, item: Object) -> bool:  # noqa: ARG001  (the misreading needs both)
    """A static ability generates its effects without being resolved as a layer on the stack."""
    return True


def works_everywhere(is_in_the_arena: bool, item: Object) -> bool:
    """Whether a property-static ability is functional (5.4.5a), in the game or outside it."""
    return works_outside_the_game(works_in_every_zone(is_in_the_arena, item), item)


@book.transform("5.4.5a#sentence-1")
def works_in_every_zone(_is_in_the_arena: bool, item: Object) -> bool:
    """A property-static ability is functional wherever its source is in the game."""
    return item.zone.name != "outside the game"


@book.transform("5.4.5a#sentence-2")
def works_outside_the_game(is_in_a_zone: bool, item: Object) -> bool:
    """A property-static ability is functional outside the game, too."""
    return is_in_a_zone or item.zone.name == "outside the game"


def is_of_kind(ability: Ability, kind: type[Ability]) -> bool:
    """Whether an ability is of a kind or category: itself or, for a while-static ability, the ability inside it."""
    if kind in _CATEGORIES:
        return category_of(ability) is kind
    inner = within(ability)
    if isinstance(inner, Triggered):
        return isinstance(ability, kind) or is_also_triggered(inner, kind)
    return isinstance(ability, kind) or isinstance(inner, kind)


_CATEGORIES = (Activated, AnyResolution, AnyStatic)


@book.definition("1.7.3#sentence-2")
def category_of(ability: Ability) -> type[Ability]:
    """The categories are activated abilities, resolution abilities and static abilities, triggered ones among them."""
    return category_by_effects(ability)


@book.definition("1.7.3#sentence-3")
def category_by_effects(ability: Ability) -> type[Ability]:
    """How an ability generates effects decides its category: by activation, by resolution, or simply so."""
    if isinstance(ability, Activated):
        return Activated
    return AnyResolution if isinstance(ability, AnyResolution) else AnyStatic


@book.filter("5.4.7b#sentence-1")
def is_also_triggered(inner: Triggered, kind: type[Ability]) -> bool:
    """A hidden triggered ability is both a while-static ability and a triggered-static ability."""
    return isinstance(inner, kind)


@lru_cache(maxsize=10_000)
def printed_within(card: Card, kind: type[Ability]) -> tuple[tuple[int, Ability], ...]:
    """Return the printed abilities of a kind, also those within while-static abilities, with their indices.

    Every state asks for them, so they are looked up once for a card.
    """
    return tuple((index, ability) for index, ability in enumerate(card.abilities) if isinstance(within(ability), kind))


@book.transform("5.4.7#sentence-3")
def is_functional_while(is_in_the_arena: bool, item: Object, ability: While) -> bool:  # noqa: ARG001  (without the rule)
    """The ability within a while-static ability is functional whenever the condition is met, in the arena or not.

    This function checks the zone and the privacy of the source; ``holds_now`` checks the rest of the condition.
    """
    if ability.zones is not None and item.zone.name not in ability.zones:
        return False
    return not (ability.is_private and item.is_public) and is_seen_enough(item, ability)


@book.definition("5.4.7#sentence-1")
def is_met(game: Game, condition: StateCondition, context: Context) -> bool:
    """A while-static ability has a condition, under which alone it is functional."""
    return is_met_now(game, condition, context)


@book.definition("1.7.4g#sentence-1")
def is_met_now(game: Game, condition: StateCondition, context: Context) -> bool:
    """A while-static ability is functional when its while-condition is met."""
    return condition.holds(game, context)


@book.definition("1.7.4g#sentence-1")
def remember_no_conditions(game: Game) -> None:
    """Nothing of while-conditions needs to be remembered: they are met or not in the present state."""


@book.definition("5.4.7a#sentence-1")
def is_seen_enough(item: Object, ability: While) -> bool:
    """A while-static ability needs its condition to be met, and also one of three cases of its source."""
    cases = (works_when_public, works_when_named_private, works_in_a_named_private_zone)
    return any(case(item, ability) for case in cases) or works_otherwise(item)


@book.filter("5.4.7a#sentence-2")
def works_when_public(item: Object, _ability: While) -> bool:
    """The first case is that the source is public."""
    return item.is_public


@book.filter("5.4.7a#sentence-3")
def works_when_named_private(_item: Object, ability: While) -> bool:
    """The second case is that the source is private, as the while-condition explicitly specifies."""
    return ability.is_private


@book.filter("5.4.7a#sentence-4")
def works_in_a_named_private_zone(_item: Object, ability: While) -> bool:
    """The third case is that the source is private, and the while-condition specifies a private zone."""
    return _names_a_private_zone(ability)


@book.definition("5.4.7a#sentence-5")
def works_otherwise(_item: Object) -> bool:
    """Otherwise a while-static ability is not functional."""
    return False


def names_a_private_source(ability: While) -> bool:
    """Whether a while-condition names its source as private, or names a zone that is private by default."""
    return ability.is_private or _names_a_private_zone(ability)


def _names_a_private_zone(ability: While) -> bool:
    return bool(ability.zones and ability.zones & PRIVATE)
