"""Misreadings: combat."""

from msgspec.structs import replace

from rulesdb.engine.kernel.cards.roles import Filter
from rulesdb.engine.kernel.defaults import always
from rulesdb.engine.kernel.effects.properties import properties_having
from rulesdb.engine.kernel.effects.triggers import Listener
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.records.nested_records import mentions
from rulesdb.engine.kernel.tables.effect_rules import EffectInForce
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.characteristics import is_creature
from rulesdb.engine.mtg.events.points import Deal
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.keywords.flanking import blocker_in, duration, is_weakened, times
from rulesdb.engine.mtg.keywords.shadow import concerns, degree, evades, number
from rulesdb.engine.mtg.keywords.slivers import (
    Effects,
    Listeners,
    accumulated,
    accumulated_triggers,
    applies,
    fits,
    gives_its_ability,
    reaches,
)
from rulesdb.engine.mtg.rules.combat import as_declared, evades_blocker, is_in_combat, remains_blocked
from rulesdb.engine.mtg.selection.filters import HasSubtype
from rulesdb.engine.mtg.state import Attacker, Until


@book.instead(blocker_in, "502.3a#sentence-1", "側面攻撃は、戦闘ダメージを与えるときに誘発するとする読み方")
def _by_damage(game: Game, event: Event, creature: int) -> int | None:
    is_damage = isinstance(event, Deal) and event.is_combat and event.source == creature
    return event.object if is_damage and isinstance(event, Deal) and is_creature(game, event.object) else None


book.instead(
    is_weakened, "502.3a#sentence-2", "側面攻撃を持つクリーチャーも、ブロックすれば−1/−1の修整を受けるとする読み方"
)(always)


@book.instead(duration, "502.3a#sentence-2", "−1/−1の修整は、ターンが終わっても残るとする読み方")
def _for_good() -> Until:
    return "for good"


@book.instead(times, "502.3b#sentence-1", "側面攻撃は、いくつ持っていても1回だけ誘発するとする読み方")
def _once(_game: Game, _creature: int) -> int:
    return 1


book.instead(
    degree, "502.8c#sentence-1", "シャドーを同じ数だけ持つクリーチャーどうしだけがブロックし合えるとする読み方"
)(number)


@book.instead(
    evades,
    "502.8b#sentence-1",
    "飛行と同じく、シャドーを持つクリーチャーは、シャドーを持たないクリーチャーもブロックできるとする読み方",
)
def _as_with_flying(game: Game, blocker: int, attacker: int) -> bool:
    return concerns(game, blocker, attacker) and degree(game, attacker) > degree(game, blocker)


def _subtypes(game: Game, object_id: int) -> frozenset[str]:
    found: frozenset[str] = properties_having(game, "subtypes", object_id).subtypes
    return found


def _is_about_a_subtype(described: object) -> bool:
    """Whether a filter, or an effect with one, is about a creature type, as those of slivers are."""
    return mentions(described, HasSubtype)


@book.instead(
    fits,
    "再録テーマ:スリヴァー#item-4",
    "もともとのクリーチャー・タイプがスリヴァーであるものだけが恩恵を受けるとする読み方",
)
def _printed(game: Game, described: Filter, object_id: int, in_force: EffectInForce) -> bool:
    has_gained = bool(_subtypes(game, object_id) - game.object(object_id).card.subtypes)
    return described.fits(game, object_id, in_force.context) and not (has_gained and _is_about_a_subtype(described))


@book.instead(
    reaches,
    "再録テーマ:スリヴァー#item-1",
    "能力は、与えるスリヴァー自身にも、相手のスリヴァーにも与えられないとする読み方",
)
def _of_its_controller(game: Game, described: Filter, object_id: int, in_force: EffectInForce) -> bool:
    context = in_force.context
    is_its_own = object_id != context.source and game.player_of(object_id) == context.controller
    return (is_its_own or not _is_about_a_subtype(described)) and fits(game, described, object_id, in_force)


@book.instead(
    applies,
    "再録テーマ:スリヴァー#item-5",
    "スリヴァーでなくなったものは、自分の能力を持ち続け、ほかのスリヴァーには影響を与えなくなるとする読み方",
)
def _itself_alone(game: Game, described: Filter, object_id: int, in_force: EffectInForce) -> bool:
    source = in_force.context.source
    has_lost = game.has(source) and bool(game.object(source).card.subtypes - _subtypes(game, source))
    if has_lost and _is_about_a_subtype(described):
        return bool(object_id == source)
    return reaches(game, described, object_id, in_force)


@book.instead(
    gives_its_ability,
    "再録テーマ:スリヴァー#item-2",
    "スリヴァーが与えるのはパワーやタフネスの修整だけで、能力は与えないとする読み方",
)
def _only_sizes(in_force: EffectInForce) -> bool:
    return in_force.objects is not None or not _is_about_a_subtype(in_force.effect)


@book.instead(accumulated, "再録テーマ:スリヴァー#item-3", "同じ修整は、いくつあっても1つ分だけだとする読み方")
def _each_once(effects: Effects) -> Effects:
    different: list[EffectInForce] = []
    for one in effects:
        is_of_slivers = one.objects is None and _is_about_a_subtype(one.effect)
        if not is_of_slivers or all(one.effect != other.effect for other in different):
            different.append(one)
    return tuple(different)


@book.instead(
    accumulated_triggers,
    "再録テーマ:スリヴァー#item-3",
    "同じ誘発型能力は、いくつ与えられても1回だけ誘発するとする読み方",
)
def _each_trigger_once(found: Listeners) -> Listeners:
    different: dict[object, Listener] = {}
    for one in found:
        object_id, name = one.key
        is_given = name.startswith("effect")
        different.setdefault((object_id, one.triggered) if is_given else one.key, one)
    return tuple(different.values())


@book.instead(
    as_declared,
    "502.26#item-15",
    "ブロックされた後に表向きになって回避能力を持てば、ブロックされていないことになるとする読み方",
)
def _without_those_evaded(attacker: Attacker, game: Game) -> Attacker:
    """Return an attacking creature without the blocking ones that could not block it now (misreading of an item)."""
    left = tuple(one for one in attacker.blockers if not evades_blocker(game, one, attacker.creature))
    return replace(attacker, blockers=left, is_blocked=attacker.is_blocked and len(left) > 0)


@book.instead(
    remains_blocked, "309", "ブロックしたクリーチャーがいなくなれば、ブロックされていないことになるとする読み方"
)
def _unblocked_without_blockers(attacker: Attacker, game: Game) -> Attacker:
    return replace(attacker, is_blocked=any(is_in_combat(game, one) for one in attacker.blockers))
