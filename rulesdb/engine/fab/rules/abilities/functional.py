"""Functional abilities: zones, conditions and exceptions (1.7.4 to 1.7.4j), and play-static abilities (5.4.4)."""

from functools import lru_cache
from typing import get_args

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import (
    Activated,
    AdditionalCost,
    AlternativeCost,
    AnyResolution,
    AnyStatic,
    Continuous,
    Defines,
    PlayableFrom,
    PlayStatic,
    Triggered,
    While,
)
from rulesdb.engine.fab.card_parts.effects import Replaces
from rulesdb.engine.fab.card_parts.keywords import Keyword, MeansAbility
from rulesdb.engine.fab.card_parts.roles import DefendingCondition
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.objects.objects import is_permanent
from rulesdb.engine.fab.selection.event_patterns import BanishedFromBoosting, EntersArena, Happens, Moves, Turns
from rulesdb.engine.fab.selection.identity_filters import is_face_down
from rulesdb.engine.fab.state import Object
from rulesdb.engine.fab.verbs.objects import TurnObjects, shows_source
from rulesdb.engine.fab.verbs.sequences import Leading, discards_source
from rulesdb.engine.fab.zones import ARENA, CHAIN, PRIVATE, ZoneName
from rulesdb.engine.kernel.cards.abilities import within
from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.effect_rules import FunctionalAbility
from rulesdb.engine.kernel.records.governing import mentions, parts_of_kind
from rulesdb.engine.kernel.selection.filters import IsThis
from rulesdb.engine.kernel.verbs.draw import DiscardCards
from rulesdb.engine.kernel.verbs.generation import EffectOnObjects


def is_of_kind(ability: Ability, kind: type[Ability]) -> bool:
    """Whether an ability is of a kind or category: itself or, for a while-static ability, the ability inside it."""
    if kind in _CATEGORIES:
        return ability_category(ability) is kind
    inner = within(ability)
    if isinstance(inner, Triggered):
        return is_of_either_kind(ability, inner, kind)
    return isinstance(ability, kind) or isinstance(inner, kind)


_CATEGORIES = (Activated, AnyResolution, AnyStatic)


@book.law
def ability_category(ability: Ability) -> type[Ability]:
    """Return the category of an ability by how it generates effects; triggered abilities are static ones (1.7.3)."""
    if isinstance(ability, Activated):
        return Activated
    return AnyResolution if isinstance(ability, AnyResolution) else AnyStatic


@book.law
def is_of_either_kind(ability: Ability, inner: Triggered, kind: type[Ability]) -> bool:
    """A hidden triggered ability is both a while-static ability and a triggered-static ability (5.4.7b)."""
    return isinstance(ability, kind) or isinstance(inner, kind)


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


@book.law
def is_seen_enough(item: Object, ability: While) -> bool:
    """Whether the source of a while-static ability is public, or private as its condition specifies (5.4.7a)."""
    return item.is_public or names_a_private_source(ability)


def names_a_private_source(ability: While) -> bool:
    """Whether a while-condition names its source as private, or names a zone that is private by default."""
    return ability.is_private or bool(ability.zones and ability.zones & PRIVATE)


@book.filter("1.7.4a#sentence-1a")
def is_passing_defender(game: Game, item: Object) -> bool:
    """The abilities of a defending card that is not a permanent are not functional."""
    return item.zone == CHAIN and not is_defending_permanent(item) and item.id in game.on_chain_as_defending()


@book.filter("1.7.4a#sentence-1b")
def is_defending_permanent(item: Object) -> bool:
    """The abilities of a defending card that is a permanent stay functional."""
    return is_permanent(item)


@book.filter("1.7.4a#sentence-3")
def is_activated_while_defending(ability: Ability) -> bool:
    """The first exception are activated abilities that specify that they can be activated when the card defends."""
    return isinstance(ability, Activated) and mentions(ability.condition, DefendingCondition)


@book.filter("1.7.4a#sentence-4")
def triggers_on_defending(ability: Ability) -> bool:
    """The second exception are triggered abilities with a trigger condition that includes the card defending."""
    if not isinstance(ability, Triggered):
        return False
    return mentions(ability.while_, DefendingCondition) or is_about_itself(ability, kinds.Defended)


def is_about_itself(ability: Triggered, *events: type[Event]) -> bool:
    """Whether a trigger condition includes an event of some kinds whose object is the source."""
    happening = parts_of_kind(ability.on, Happens)
    return any(issubclass(one.kind, events) and mentions(one.what, IsThis) for one in happening)


@book.filter("1.7.4a#sentence-5")
def is_excepted(ability: Ability) -> bool:
    """The third exception are static abilities that are stated as exceptions: those of 1.7.4e to 1.7.4g, and 1.7.4j."""
    return isinstance(ability, PlayStatic | Defines | While) or replaces_its_move(ability)


_ANYWHERE = frozenset({*get_args(ZoneName), "outside the game"})


@book.law
def functions_everywhere(_is_in_the_arena: bool, item: Object) -> bool:
    """Whether a property-static ability is functional: in any zone, and outside the game (1.7.4f, 5.4.5a)."""
    return item.zone.name in _ANYWHERE


@book.transform("1.7.4e#sentence-1b")
def functions_as_it_is_played(_is_in_the_arena: bool, item: Object) -> bool:
    """A play-static ability is functional when its source is public and is played."""
    return item.is_public


@book.law
def specifies_being_private(ability: PlayableFrom) -> bool:
    """A play-static ability that specifies that its source is private need not have a public one (3.0.4e)."""
    return mentions(ability.condition, is_face_down)


@book.definition("1.7.4h#sentence-1")
def functions_as_a_layer(game: Game, item: Object) -> bool:
    """A static ability becomes functional when its source resolves as a layer on the stack."""
    return item.id == game.state.resolving


@book.filter("1.7.4h#sentence-2")
def functions_as_it_enters(event: kinds.Move) -> bool:
    """A static ability also becomes functional as its source enters the arena."""
    return event.to.name in ARENA


def begins_to_function(event: Event, ability: Triggered) -> bool:
    """Whether an event is one with which a triggered ability about it begins to be functional, in time to trigger."""
    match event:
        case kinds.Move():
            return mentions(ability.on, IsThis) and functions_as_it_enters(event)
        case kinds.Defended():
            return triggers_on_defending(ability)
    return False


@book.transform("1.7.4i#sentence-2")
def functions_where_it_triggers(_is_in_the_arena: bool, item: Object, ability: Triggered) -> bool:
    """A triggered ability about its source outside the arena is functional when the source meets that condition."""
    zones = ability.zones
    if zones is None:
        return item.is_public or item.zone.name in PRIVATE
    return item.zone.name in zones and (item.is_public or bool(zones & PRIVATE))


def triggers_outside(ability: Ability) -> bool:
    """Whether a trigger condition names zones of the source, or an event that takes it from outside the arena."""
    if not isinstance(ability, Triggered):
        return False
    moves = parts_of_kind(ability.on, Moves)
    return (
        ability.zones is not None
        or is_about_itself(ability, kinds.Charge, kinds.Discard, kinds.Pitch, kinds.WonClash)
        or any(mentions(one.what, IsThis) and one.to not in ARENA for one in moves)
        or any(mentions(one.what, IsThis) for one in parts_of_kind(ability.on, BanishedFromBoosting))
        or any(mentions(one.what, IsThis) for one in parts_of_kind(ability.on, Turns))
    )


@book.transform("1.7.4j#sentence-2")
def functions_as_it_moves(is_in_the_arena: bool, ability: Ability) -> bool:
    """A static ability that replaces the move of its source is functional wherever the source would move from."""
    return is_in_the_arena or replaces_its_move(ability)


def replaces_its_move(ability: Ability) -> bool:
    """Whether a static ability has a replacement effect that modifies the event of its source moving zones."""
    inner = within(ability)
    if not isinstance(inner, Continuous) or not isinstance(inner.effect, Replaces):
        return False
    return isinstance(inner.effect.when, Moves | EntersArena) and mentions(inner.effect.when, IsThis)


def is_functional(game: Game, item: Object, ability: Ability) -> bool:
    """Whether an ability of an object may generate effects or be activated now."""
    is_keyword = isinstance(within(ability), MeansAbility)
    return functions_as_it_means(game, item, ability) if is_keyword else _functions(game, item, ability)


def _functions(game: Game, item: Object, ability: Ability) -> bool:
    """Whether an ability of an object functions by the rules of its kind."""
    if is_passing_defender(game, item) and not any(
        excepts(ability) for excepts in (is_activated_while_defending, triggers_on_defending, is_excepted)
    ):
        return False
    is_in_the_arena = is_public_in_the_arena(item)
    match ability:
        case While():
            functions = is_functional_while(is_in_the_arena and not is_passing_defender(game, item), item, ability)
        case PlayableFrom():
            functions = functions_as_it_is_played(is_in_the_arena, item) or specifies_being_private(ability)
        case Activated() if names_its_source(ability) or demands_by_its_cost(game, item, ability):
            functions = meets_its_demands(game, item, ability)
        case Triggered() if triggers_outside(ability):
            functions = functions_where_it_triggers(is_in_the_arena, item, ability)
        case Defines():
            functions = functions_everywhere(is_in_the_arena, item)
        case _:
            functions = functions_as_it_moves(is_in_the_arena or functions_as_a_layer(game, item), ability)
    return functions


functions_as_it_means = book.law(_functions)
"""A keyword functions where the ability that it means does (8.3)."""

generates_effects = book.law(is_functional)
"""Whether a static ability generates effects: it does when it is functional, without a layer, in any turn."""


@book.law
def candidates(game: Game, item: Object) -> list[FunctionalAbility]:
    """Return the printed abilities of an object, also while-static ones, that may be functional.

    Every state asks for them, so an ability that functions in the arena alone (1.7.4) is left out early elsewhere.
    """
    is_in_arena = item.zone.name in ARENA or functions_as_a_layer(game, item)
    found = enumerate(item.card.abilities) if is_in_arena else _functioning_anywhere(item.card)
    return [(item, index, ability) for index, ability in found]


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
        and not (isinstance(ability, Triggered) and not triggers_outside(ability))
        and not (isinstance(ability, Activated) and ability.zones is None and not may_demand_by_its_cost(ability))
    )


def may_discard_itself(ability: Activated) -> bool:
    """Whether an effect-cost of an activated ability is of a kind that can discard the source."""
    return any(isinstance(effect, DiscardCards | Leading) for effect in ability.cost.effects)


def may_demand_by_its_cost(ability: Activated) -> bool:
    """Whether an effect-cost of an activated ability is of a kind that only a private source may be able to pay."""
    return may_discard_itself(ability) or any(
        isinstance(effect, TurnObjects) or (isinstance(effect, EffectOnObjects) and effect.action == "reveal")
        for effect in ability.cost.effects
    )


def demands_by_its_cost(game: Game, item: Object, ability: Activated) -> bool:
    """Whether the cost of an ability can be paid only while its source is private (5.2.4)."""
    return may_demand_by_its_cost(ability) and (
        discards_itself(game, item, ability) or shows_itself(game, item, ability)
    )


@book.law
def shows_itself(game: Game, item: Object, ability: Activated) -> bool:
    """Whether the cost of an ability turns its source face up or reveals it, so that it must be private (5.2.4)."""
    return any(shows_source(effect, game, game.context_of(item.id)) for effect in ability.cost.effects)


@book.law
def discards_itself(game: Game, item: Object, ability: Activated) -> bool:
    """Whether the cost of an ability discards its source, so that it is payable only while that is private (5.2.4)."""
    return any(discards_source(effect, game, game.context_of(item.id)) for effect in ability.cost.effects)


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
    zones = zones_specified(ability) or zones_of_cost(game, item, ability)
    if not is_where_it_must_be(item, zones):
        return False
    if shows_itself(game, item, ability):
        return not item.is_public
    if ability.is_private is None:
        return item.is_public or item.zone.name in PRIVATE
    return ability.is_private != item.is_public


def zones_of_cost(game: Game, item: Object, ability: Activated) -> frozenset[ZoneName]:
    """Return the zones in which the source of an ability can be for its cost to be paid: the arena for most costs."""
    if discards_itself(game, item, ability):
        return frozenset({"hand"})
    return _WHERE_LOOKED_AT if shows_itself(game, item, ability) else ARENA


_WHERE_LOOKED_AT: frozenset[ZoneName] = ARENA | frozenset[ZoneName]({"hand", "arsenal", "banished"})
"""Zones in which players may look at their private objects, and so turn them face up or reveal them."""


@book.definition("1.7.4b#sentence-3")
def is_where_it_must_be(item: Object, zones: frozenset[ZoneName]) -> bool:
    """Both kinds of activated abilities are functional if the source meets that condition."""
    return item.zone.name in zones


@book.definition("1.7.4#sentence-3")
def is_public_in_the_arena(item: Object) -> bool:
    """An ability is functional if its source is public and in the arena."""
    return item.is_public and item.zone.name in ARENA


@book.law
def play_statics(game: Game, object_id: int) -> tuple[PlayStatic, ...]:
    """Return the play-static abilities that apply as a card is played: its own, from whichever zone (5.4.4, 1.7.4e)."""
    return tuple([ability for ability in abilities(game, object_id) if isinstance(ability, PlayStatic)])


@book.law
def additional_costs(game: Game, object_id: int) -> tuple[AdditionalCost, ...]:
    """Return the additional-cost abilities that apply to the playing of a card; only those with "may" are optional."""
    return tuple([ability for ability in play_statics(game, object_id) if isinstance(ability, AdditionalCost)])


@book.law
def alternative_costs(game: Game, object_id: int) -> tuple[AlternativeCost, ...]:
    """Return the alternative-cost abilities that apply to the playing of a card, declared or not (5.4.4b)."""
    return tuple([ability for ability in play_statics(game, object_id) if isinstance(ability, AlternativeCost)])
