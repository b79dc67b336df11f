"""Misreadings of flanking, shadow, slivers and combat."""

from msgspec.structs import replace

from rulesdb.engine.kernel.book import empty, never
from rulesdb.engine.kernel.cards.roles import Filter
from rulesdb.engine.kernel.effects.effects_in_force import effects_on_properties
from rulesdb.engine.kernel.effects.properties import abilities, has_ability, properties_having
from rulesdb.engine.kernel.effects.triggers import Listener
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.effect_rules import EffectInForce
from rulesdb.engine.kernel.records.governing import mentions
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Flying
from rulesdb.engine.mtg.card_parts.effects import GetsBoth
from rulesdb.engine.mtg.characteristics import is_creature, with_ability
from rulesdb.engine.mtg.events.points import Deal
from rulesdb.engine.mtg.events.turns import Blocks
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.keywords import flanking_and_shadow as keywords
from rulesdb.engine.mtg.rules import abilities as functional
from rulesdb.engine.mtg.rules import combat, events
from rulesdb.engine.mtg.selection.filters import HasSubtype
from rulesdb.engine.mtg.selection.pronouns import It
from rulesdb.engine.mtg.state import Attacker
from rulesdb.engine.mtg.verbs.sequences import Begin


def _blocked_by_damage(game: Game, event: Event, creature: int) -> tuple[Game, Event, int]:
    """Take combat damage that a creature deals to another one for a block by that, and no block for one."""
    if not isinstance(event, Deal) or not event.is_combat or event.source != creature:
        return game, Blocks(object=creature, attacker=-1), creature
    return game, Blocks(object=event.object, attacker=creature if is_creature(game, event.object) else -1), creature


book.instead(
    keywords.is_flanked, "502.3a#sentence-2a", "側面攻撃を持つクリーチャーも、ブロックすれば−1/−1の修整を受ける"
)(lambda _game, event, creature: isinstance(event, Blocks) and event.attacker == creature)
book.before(keywords.is_flanked, "502.3a#sentence-1", "側面攻撃は、戦闘ダメージを与えるときに誘発する")(
    _blocked_by_damage
)
book.instead(keywords.effect_of_flanking, "502.3a#sentence-2b", "−1/−1の修整は、ターンが終わっても残る")(
    lambda: Begin(GetsBoth(change="-1/-1"), "for good", It())
)
book.instead(keywords.triggering_instances, "502.3b#sentence-1", "側面攻撃は、いくつ持っていても1回だけ誘発する")(
    lambda _game, _creature: 1
)
book.instead(
    keywords.has_shadow, "502.8c#sentence-1", "シャドーを同じ数だけ持つクリーチャーどうしだけがブロックし合える"
)(lambda game, creature: sum(isinstance(one, keywords.Shadow) for one in abilities(game, creature)))
book.after(
    keywords.evades, "502.8b#sentence-1a", "飛行を持つクリーチャーなら、シャドーを持つクリーチャーもブロックできる"
)(lambda evades, game, blocker, _attacker: evades and not has_ability(game, blocker, Flying))
book.instead(
    keywords.evades,
    "502.8b#sentence-1b",
    "飛行と同じく、シャドーを持つクリーチャーは、シャドーを持たないクリーチャーもブロックできる",
)(lambda game, blocker, attacker: keywords.has_shadow(game, attacker) > keywords.has_shadow(game, blocker))
book.instead(keywords.evades, "502.8a#sentence-1", "シャドーは、ブロックされるかどうかに関わる能力ではない")(never)


def _has_changed_subtypes(game: Game, object_id: int, *, is_gained: bool) -> bool:
    """Whether an object has gained a subtype that is not printed on it, or lost one that is."""
    now, printed = properties_having(game, "subtypes", object_id).subtypes, game.object(object_id).card.subtypes
    return bool(now - printed if is_gained else printed - now)


def _is_of_sliver(in_force: EffectInForce) -> bool:
    """Whether an effect is about a creature type, as those of slivers are."""
    return in_force.objects is None and mentions(in_force.effect, HasSubtype)


def _is_no_sliver_now(game: Game, described: Filter, in_force: EffectInForce) -> bool:
    """Whether the source of an effect on slivers has lost its creature type."""
    source = in_force.context.source
    has_lost = game.has(source) and _has_changed_subtypes(game, source, is_gained=False)
    return has_lost and mentions(described, HasSubtype)


book.after(functional.applies, "再録テーマ:スリヴァー#item-5a", "スリヴァーでなくなったものも、自分の能力は持ち続ける")(
    lambda is_fitting, game, described, object_id, in_force: (
        is_fitting or (object_id == in_force.context.source and _is_no_sliver_now(game, described, in_force))
    )
)
book.after(
    functional.applies,
    "再録テーマ:スリヴァー#item-5b",
    "スリヴァーでなくなったものは、ほかのスリヴァーに影響を与えなくなる",
)(
    lambda is_fitting, game, described, object_id, in_force: (
        is_fitting and (object_id == in_force.context.source or not _is_no_sliver_now(game, described, in_force))
    )
)


book.after(functional.applies, "再録テーマ:スリヴァー#item-1a", "スリヴァーは、自分以外のスリヴァーに能力を与える")(
    lambda is_fitting, _game, described, object_id, in_force: (
        is_fitting and (object_id != in_force.context.source or not mentions(described, HasSubtype))
    )
)
book.after(
    functional.applies,
    "再録テーマ:スリヴァー#item-1b",
    "スリヴァーは、同じプレイヤーがコントロールするスリヴァーにだけ能力を与える",
)(
    lambda is_fitting, game, described, object_id, in_force: (
        is_fitting and (game.player_of(object_id) == in_force.context.controller or not mentions(described, HasSubtype))
    )
)
book.after(
    functional.applies,
    "再録テーマ:スリヴァー#item-4",
    "もともとのクリーチャー・タイプがスリヴァーであるものだけが恩恵を受ける",
)(
    lambda is_fitting, game, described, object_id, _in_force: (
        is_fitting and not (_has_changed_subtypes(game, object_id, is_gained=True) and mentions(described, HasSubtype))
    )
)
book.around(
    with_ability, "再録テーマ:スリヴァー#item-2", "スリヴァーが与えるのはパワーやタフネスの修整だけで、能力は与えない"
)(lambda changed, game, in_force, before: before if _is_of_sliver(in_force) else changed(game, in_force, before))


@book.after(effects_on_properties, "再録テーマ:スリヴァー#item-3a", "同じ修整は、いくつあっても1つ分だけだ")
def _each_effect_once(effects: tuple[EffectInForce, ...], _game: Game) -> tuple[EffectInForce, ...]:
    different: list[EffectInForce] = []
    for one in effects:
        if not _is_of_sliver(one) or all(one.effect != other.effect for other in different):
            different.append(one)
    return tuple(different)


@book.after(
    events.existing_triggers, "再録テーマ:スリヴァー#item-3b", "同じ誘発型能力は、いくつ与えられても1回だけ誘発する"
)
def _each_trigger_once(found: tuple[Listener, ...], _game: Game) -> tuple[Listener, ...]:
    different: dict[object, Listener] = {}
    for one in found:
        object_id, name = one.key
        different.setdefault((object_id, one.triggered) if name.startswith("effect") else one.key, one)
    return tuple(different.values())


@book.after(
    combat.attackers_in_combat,
    "502.26#item-15",
    "ブロックされた後に表向きになって回避能力を持てば、ブロックされていないことになる",
)
def _without_those_evaded(attackers: tuple[Attacker, ...], game: Game) -> tuple[Attacker, ...]:
    found = []
    for one in attackers:
        left = tuple(blocker for blocker in one.blockers if not any(combat.evasion(game, blocker, one.creature)))
        found.append(replace(one, blockers=left, is_blocked=one.is_blocked and len(left) > 0))
    return tuple(found)


book.after(combat.attackers_in_combat, "309", "ブロックしたクリーチャーがいなくなれば、ブロックされていないことになる")(
    lambda attackers, game: tuple(
        replace(one, is_blocked=any(combat.is_in_combat(game, other) for other in one.blockers)) for one in attackers
    )
)
book.instead(combat.assigned_damage, "310.2", "")(empty)
