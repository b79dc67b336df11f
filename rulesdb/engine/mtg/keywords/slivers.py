"""Slivers (heading 再録テーマ:スリヴァー): creatures whose static abilities apply to all slivers.

The rules are those of any static ability with a filter; the rulings say what players of slivers have misread.
"""

from msgspec.structs import replace

from rulesdb.engine.kernel.cards.roles import Filter
from rulesdb.engine.kernel.effects.properties import properties_having
from rulesdb.engine.kernel.effects.property_effects import GainsAbility
from rulesdb.engine.kernel.records.mentions import mentions
from rulesdb.engine.kernel.selection.filters import IsOfSubtype
from rulesdb.engine.kernel.tables.effect_rules import EffectInForce
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.state import Properties

Effects = tuple[EffectInForce, ...]


def _subtypes(game: Game, object_id: int) -> frozenset[str]:
    found: frozenset[str] = properties_having(game, "subtypes", object_id).subtypes
    return found


def _printed(game: Game, described: Filter, object_id: int, in_force: EffectInForce) -> bool:
    has_gained = bool(_subtypes(game, object_id) - game.object(object_id).card.subtypes)
    return described.fits(game, object_id, in_force.context) and not (has_gained and mentions(described, IsOfSubtype))


@book.definition(
    "再録テーマ:スリヴァー#item-4",
    _printed,
    "もともとのクリーチャー・タイプがスリヴァーであるものだけが恩恵を受けるとする読み方",
)
def fits(game: Game, described: Filter, object_id: int, in_force: EffectInForce) -> bool:
    """A creature of another type that has become a sliver benefits as slivers do."""
    return described.fits(game, object_id, in_force.context)


def _others(game: Game, described: Filter, object_id: int, in_force: EffectInForce) -> bool:
    return object_id != in_force.context.source and fits(game, described, object_id, in_force)


@book.definition("再録テーマ:スリヴァー#item-1", _others, "能力は、それを与えるもの自身には与えられないとする読み方")
def reaches(game: Game, described: Filter, object_id: int, in_force: EffectInForce) -> bool:
    """A sliver gives its ability to all slivers, itself included, whoever controls them."""
    return fits(game, described, object_id, in_force)


def _of_slivers(game: Game, described: Filter, object_id: int, in_force: EffectInForce) -> bool:
    source = in_force.context.source
    has_lost = game.has(source) and bool(game.object(source).card.subtypes - _subtypes(game, source))
    return not has_lost and reaches(game, described, object_id, in_force)


@book.definition(
    "再録テーマ:スリヴァー#item-5",
    _of_slivers,
    "スリヴァーでなくなったものは、ほかのスリヴァーにも影響を与えなくなるとする読み方",
)
def applies(game: Game, described: Filter, object_id: int, in_force: EffectInForce) -> bool:
    """What is no sliver any more does not get its own ability, but gives it to the other slivers."""
    return reaches(game, described, object_id, in_force)


@book.transform("再録テーマ:スリヴァー#item-2")
def with_ability(before: Properties, effect: GainsAbility) -> Properties:
    """Activated, static and triggered abilities are given alike; other slivers give none."""
    abilities, added = (*before.abilities, effect.ability), (*before.added, ("abilities", effect.ability))
    return replace(before, abilities=abilities, added=added)


def _each_once(effects: Effects) -> Effects:
    different: list[EffectInForce] = []
    for one in effects:
        equal = [other for other in different if other.objects is None and other.effect == one.effect]
        if one.objects is not None or not equal:
            different.append(one)
    return tuple(different)


@book.definition("再録テーマ:スリヴァー#item-3", _each_once, "同じ能力や修整は、いくつあっても1つ分だけだとする読み方")
def accumulated(effects: Effects) -> Effects:
    """What slivers give accumulates: modifications of power and toughness, and abilities."""
    return effects
