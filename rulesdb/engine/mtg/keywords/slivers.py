"""Slivers (heading 再録テーマ:スリヴァー): creatures whose static abilities apply to all slivers.

The rules are those of any static ability with a filter; the rulings say what players of slivers have misread.
"""

from rulesdb.engine.kernel.cards.roles import Filter
from rulesdb.engine.kernel.effects.properties import properties_having
from rulesdb.engine.kernel.effects.triggers import Listener
from rulesdb.engine.kernel.records.nested_records import mentions
from rulesdb.engine.kernel.selection.filters import IsOfSubtype
from rulesdb.engine.kernel.tables.effect_rules import EffectInForce
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.game import Game

Effects = tuple[EffectInForce, ...]
Listeners = tuple[Listener, ...]


def _subtypes(game: Game, object_id: int) -> frozenset[str]:
    found: frozenset[str] = properties_having(game, "subtypes", object_id).subtypes
    return found


def _is_about_a_subtype(described: object) -> bool:
    """Whether a filter, or an effect with one, is about a creature type, as those of slivers are."""
    return mentions(described, IsOfSubtype)


# Which creatures benefit


def _printed(game: Game, described: Filter, object_id: int, in_force: EffectInForce) -> bool:
    has_gained = bool(_subtypes(game, object_id) - game.object(object_id).card.subtypes)
    return described.fits(game, object_id, in_force.context) and not (has_gained and _is_about_a_subtype(described))


@book.definition(
    "再録テーマ:スリヴァー#item-4",
    _printed,
    "もともとのクリーチャー・タイプがスリヴァーであるものだけが恩恵を受けるとする読み方",
)
def fits(game: Game, described: Filter, object_id: int, in_force: EffectInForce) -> bool:
    """A creature of another type that has become a sliver benefits as slivers do."""
    return described.fits(game, object_id, in_force.context)


def _of_its_controller(game: Game, described: Filter, object_id: int, in_force: EffectInForce) -> bool:
    context = in_force.context
    is_its_own = object_id != context.source and game.player_of(object_id) == context.controller
    return (is_its_own or not _is_about_a_subtype(described)) and fits(game, described, object_id, in_force)


@book.definition(
    "再録テーマ:スリヴァー#item-1",
    _of_its_controller,
    "能力は、与えるスリヴァー自身にも、相手のスリヴァーにも与えられないとする読み方",
)
def reaches(game: Game, described: Filter, object_id: int, in_force: EffectInForce) -> bool:
    """A sliver gives its ability to all slivers, itself included, whoever controls them."""
    return fits(game, described, object_id, in_force)


def _itself_alone(game: Game, described: Filter, object_id: int, in_force: EffectInForce) -> bool:
    source = in_force.context.source
    has_lost = game.has(source) and bool(game.object(source).card.subtypes - _subtypes(game, source))
    if has_lost and _is_about_a_subtype(described):
        return bool(object_id == source)
    return reaches(game, described, object_id, in_force)


@book.definition(
    "再録テーマ:スリヴァー#item-5",
    _itself_alone,
    "スリヴァーでなくなったものは、自分の能力を持ち続け、ほかのスリヴァーには影響を与えなくなるとする読み方",
)
def applies(game: Game, described: Filter, object_id: int, in_force: EffectInForce) -> bool:
    """What is no sliver any more does not get its own ability, but gives it to the other slivers."""
    return reaches(game, described, object_id, in_force)


# What they get


def _only_sizes(in_force: EffectInForce) -> bool:
    return in_force.objects is not None or not _is_about_a_subtype(in_force.effect)


@book.definition(
    "再録テーマ:スリヴァー#item-2",
    _only_sizes,
    "スリヴァーが与えるのはパワーやタフネスの修整だけで、能力は与えないとする読み方",
)
def gives_its_ability(_in_force: EffectInForce) -> bool:
    """Activated, static and triggered abilities are given alike; other slivers give none."""
    return True


def _each_once(effects: Effects) -> Effects:
    different: list[EffectInForce] = []
    for one in effects:
        is_of_slivers = one.objects is None and _is_about_a_subtype(one.effect)
        if not is_of_slivers or all(one.effect != other.effect for other in different):
            different.append(one)
    return tuple(different)


@book.definition("再録テーマ:スリヴァー#item-3", _each_once, "同じ修整は、いくつあっても1つ分だけだとする読み方")
def accumulated(effects: Effects) -> Effects:
    """Modifications of power and toughness that several slivers give accumulate."""
    return effects


def _each_trigger_once(found: Listeners) -> Listeners:
    different: dict[object, Listener] = {}
    for one in found:
        object_id, name = one.key
        is_given = name.startswith("effect")
        different.setdefault((object_id, one.triggered) if is_given else one.key, one)
    return tuple(different.values())


@book.definition(
    "再録テーマ:スリヴァー#item-3",
    _each_trigger_once,
    "同じ誘発型能力は、いくつ与えられても1回だけ誘発するとする読み方",
)
def accumulated_triggers(found: Listeners) -> Listeners:
    """Triggered abilities that several slivers give accumulate, too."""
    return found
