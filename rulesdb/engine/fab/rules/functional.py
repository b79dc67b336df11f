"""Functional abilities: the zones and conditions in which an ability is functional (1.7.4 to 1.7.4j)."""

from collections.abc import Iterator
from functools import lru_cache
from typing import get_args

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Activated, Continuous, Defines, PlayableFrom, Triggered, While
from rulesdb.engine.fab.card_parts.keywords import Keyword
from rulesdb.engine.fab.card_parts.roles import Discrete
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.statics import is_functional_while, works_everywhere
from rulesdb.engine.fab.state import Object
from rulesdb.engine.fab.zones import ARENA, CHAIN, PRIVATE, ZoneName
from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.tables.effect_rules import Candidate


def is_functional(game: Game, item: Object, ability: Ability) -> bool:
    """Whether an ability of an object may generate effects or be activated now."""
    if isinstance(ability, While):
        return is_functional_while(_is_in_the_arena(game, item), item, ability)
    if isinstance(ability, PlayableFrom):  # 1.7.4e: a play-static ability, in any zone
        return item.is_public
    if isinstance(ability, Activated) and (names_its_source(ability) or costs_a_private_source(game, item, ability)):
        return meets_its_demands(game, item, ability)
    if isinstance(ability, Triggered) and ability.zones is not None:
        return item.zone.name in ability.zones and (item.is_public or bool(ability.zones & PRIVATE))
    if isinstance(ability, Defines):
        return works_everywhere(_is_in_the_arena(game, item), item)
    return _is_in_the_arena(game, item) or item.id == game.state.resolving  # 1.7.4h: a layer that resolves


@book.filter("1.7.4#sentence-2")
def generates_nothing(game: Game, item: Object, ability: Ability) -> bool:
    """A static ability generates effects only when it is functional."""
    return not is_functional(game, item, ability)


def candidates(game: Game, item: Object) -> Iterator[Candidate]:
    """Yield the printed abilities of an object, also while-static ones, that may be functional.

    Every state asks for them, so an ability that functions in the arena alone (1.7.4) is left out early elsewhere.
    """
    card = item.card
    is_in_arena = item.zone.name in zones_to_function() or item.id == game.state.resolving
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
        if not isinstance(ability, Continuous | Keyword)
        and not (isinstance(ability, Triggered) and ability.zones is None)
        and not (isinstance(ability, Activated) and _is_plain(ability))
    )


def _is_plain(ability: Activated) -> bool:
    """Whether neither the cost nor the condition of an activated ability can need its source in a certain zone."""
    return ability.zones is None and ability.is_private is None and not may_discard_itself(ability)


def may_discard_itself(ability: Activated) -> bool:
    """Whether an effect-cost of an activated ability is of a kind that can discard the source."""
    return any(type(effect).discards_source is not Discrete.discards_source for effect in ability.cost.effects)


@book.filter("5.2.4#sentence-1")
def costs_a_private_source(game: Game, item: Object, ability: Activated) -> bool:
    """The cost of an ability may be payable only while its source is private: a card discards itself from hand."""
    return discards_itself(game, item, ability)


@book.filter("5.2.4#sentence-2")
def names_its_source(ability: Activated) -> bool:
    """The activation condition of some abilities specifies the privacy of their source, its zone, or both."""
    return ability.zones is not None or ability.is_private is not None


@book.filter("5.2.4#sentence-3")
def meets_its_demands(game: Game, item: Object, ability: Activated) -> bool:
    """An ability that makes such demands of its source is functional while the source meets them."""
    zones = ability.zones or (frozenset({"hand"}) if costs_a_private_source(game, item, ability) else ARENA)
    if item.zone.name not in zones:
        return False
    if ability.is_private is None:
        return item.is_public or item.zone.name in PRIVATE
    return ability.is_private != item.is_public


def discards_itself(game: Game, item: Object, ability: Activated) -> bool:
    """Whether the cost of an activated ability includes discarding its source."""
    effects = ability.cost.effects
    return bool(effects) and any(effect.discards_source(game, game.context_of(item.id)) for effect in effects)


def _is_in_the_arena(game: Game, item: Object) -> bool:
    return is_public_there(False, item) and not _defends_without_staying(game, item)


@book.transform("1.7.4#sentence-3")
def is_public_there(nowhere: bool, item: Object) -> bool:
    """An ability is functional if its source is public and in the arena."""
    return nowhere or (item.is_public and item.zone.name in zones_to_function())


@book.definition(
    "1.7.4#sentence-4",
    lambda: _EVERYWHERE,
    "発生源が開示状態なら、闘技場になくても、能力は機能状態だとする読み方",
)
def zones_to_function() -> frozenset[ZoneName]:
    """Otherwise, where its source is not in the arena, an ability is not functional."""
    return ARENA


_EVERYWHERE: frozenset[ZoneName] = frozenset(get_args(ZoneName))


def _defends_without_staying(game: Game, item: Object) -> bool:
    """Whether an object is a defending card that is not a permanent (1.7.4a)."""
    if item.zone.name != "combat chain" or item.card.types & {"equipment", "weapon"}:
        return False
    return item.id in game.defending()
