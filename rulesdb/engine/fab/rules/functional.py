"""Functional abilities: the zones and conditions in which an ability is functional (1.7.4 to 1.7.4j)."""

from collections.abc import Iterator
from functools import lru_cache

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Activated, Continuous, Defines, PlayableFrom, Triggered, While
from rulesdb.engine.fab.card_parts.keywords import Keyword
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.exceptions import (
    functions_as_a_layer,
    functions_as_it_is_played,
    functions_as_it_moves,
    functions_everywhere,
    functions_where_it_triggers,
    is_kept_from_functioning,
    is_passing_defender,
    replaces_its_move,
)
from rulesdb.engine.fab.rules.statics import is_functional_while
from rulesdb.engine.fab.state import Object
from rulesdb.engine.fab.zones import ARENA, CHAIN, PRIVATE, ZoneName
from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.tables.effect_rules import FunctionalAbility


def is_functional(game: Game, item: Object, ability: Ability) -> bool:
    """Whether an ability of an object may generate effects or be activated now."""
    return not is_kept_from_functioning(game, item, ability) and _is_functional_in_its_zone(game, item, ability)


def _is_functional_in_its_zone(game: Game, item: Object, ability: Ability) -> bool:
    is_in_the_arena = is_public_in_the_arena(False, item)
    match ability:
        case While():
            return is_functional_while(is_in_the_arena and not is_passing_defender(game, item), item, ability)
        case PlayableFrom():
            return functions_as_it_is_played(is_in_the_arena, item)
        case Activated() if names_its_source(ability) or costs_a_private_source(game, item, ability):
            return meets_its_demands(game, item, ability)
        case Triggered() if ability.zones is not None:
            return functions_where_it_triggers(is_in_the_arena, item, ability)
        case Defines():
            return functions_everywhere(is_in_the_arena, item)
        case _:
            return functions_as_it_moves(is_in_the_arena or functions_as_a_layer(game, item), ability)


@book.filter("1.7.4#sentence-2")
def generates_nothing(game: Game, item: Object, ability: Ability) -> bool:
    """A static ability generates effects only when it is functional."""
    return not is_functional(game, item, ability)


def candidates(game: Game, item: Object) -> Iterator[FunctionalAbility]:
    """Yield the printed abilities of an object, also while-static ones, that may be functional.

    Every state asks for them, so an ability that functions in the arena alone (1.7.4) is left out early elsewhere.
    """
    card = item.card
    is_in_arena = item.zone.name in zones_to_function() or functions_as_a_layer(game, item)
    for index, ability in enumerate(card.abilities) if is_in_arena else _functioning_anywhere(card):
        yield item, index, ability


def depending_on_more(game: Game) -> frozenset[int | None]:
    """Return the ids of the objects whose abilities may function for reasons that are not in their own records.

    Chain links matter to the abilities of defending cards, and resolving to those of the layer itself.
    """
    return frozenset({game.state.resolving, *game.state.zones.get(CHAIN, ())})


@lru_cache(maxsize=10_000)
def _functioning_anywhere(card: Card) -> tuple[tuple[int, Ability], ...]:
    """Return the printed abilities of a card that may function outside the arena, with their indices."""
    return tuple(
        (index, ability)
        for index, ability in enumerate(card.abilities)
        if not isinstance(ability, Keyword)
        and not (isinstance(ability, Continuous) and not replaces_its_move(ability))
        and not (isinstance(ability, Triggered) and ability.zones is None)
        and not (isinstance(ability, Activated) and _is_plain(ability))
    )


def _is_plain(ability: Activated) -> bool:
    """Whether neither the cost nor the condition of an activated ability can need its source in a certain zone."""
    return ability.zones is None and not may_discard_itself(ability)


def may_discard_itself(ability: Activated) -> bool:
    """Whether an effect-cost of an activated ability is of a kind that can discard the source."""
    return any(type(effect).discards_source is not Discrete.discards_source for effect in ability.cost.effects)


@book.filter("5.2.4#sentence-1")
def costs_a_private_source(game: Game, item: Object, ability: Activated) -> bool:
    """The cost of an ability may be payable only while its source is private: a card discards itself from hand."""
    return needs_its_source_private(game, item, ability)


@book.definition("1.7.4b#sentence-1")
def needs_its_source_private(game: Game, item: Object, ability: Activated) -> bool:
    """The cost of some abilities can only be paid while the source is private or outside the arena."""
    return discards_itself(game, item, ability)


@book.filter("5.2.4#sentence-2")
def names_its_source(ability: Activated) -> bool:
    """The activation condition of some abilities specifies the privacy of their source, its zone, or both."""
    return zones_specified(ability) is not None or ability.is_private is not None


@book.definition("1.7.4b#sentence-2")
def zones_specified(ability: Activated) -> frozenset[ZoneName] | None:
    """Some abilities specify explicitly that they can be activated when the source is in a zone outside the arena."""
    return ability.zones


@book.filter("5.2.4#sentence-3")
def meets_its_demands(game: Game, item: Object, ability: Activated) -> bool:
    """An ability that makes such demands of its source is functional while the source meets them."""
    zones = zones_specified(ability) or (frozenset({"hand"}) if costs_a_private_source(game, item, ability) else ARENA)
    if not is_where_it_must_be(item, zones):
        return False
    if ability.is_private is None:
        return item.is_public or item.zone.name in PRIVATE
    return ability.is_private != item.is_public


@book.definition("1.7.4b#sentence-3")
def is_where_it_must_be(item: Object, zones: frozenset[ZoneName]) -> bool:
    """Both kinds of activated abilities are functional if the source meets that condition."""
    return item.zone.name in zones


def discards_itself(game: Game, item: Object, ability: Activated) -> bool:
    """Whether the cost of an activated ability includes discarding its source."""
    return any(effect.discards_source(game, game.context_of(item.id)) for effect in ability.cost.effects)


@book.transform("1.7.4#sentence-3")
def is_public_in_the_arena(_nowhere: bool, item: Object) -> bool:
    """An ability is functional if its source is public and in the arena."""
    return item.is_public and item.zone.name in zones_to_function()


@book.definition("1.7.4#sentence-4")
def zones_to_function() -> frozenset[ZoneName]:
    """Otherwise, where its source is not in the arena, an ability is not functional."""
    return ARENA
