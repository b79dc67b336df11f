"""Misreadings of flanking, shadow, slivers and combat."""

from collections.abc import Callable

from msgspec.structs import replace

from rulesdb.engine.kernel.book import empty, never
from rulesdb.engine.kernel.cards.roles import Filter
from rulesdb.engine.kernel.effects.properties import abilities, properties_having
from rulesdb.engine.kernel.effects.triggers import Listener
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.effect_rules import EffectInForce
from rulesdb.engine.kernel.records.governing import mentions
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.effects import GetsBoth
from rulesdb.engine.mtg.characteristics import effects_on_characteristics, is_creature, with_ability
from rulesdb.engine.mtg.events.points import Deal
from rulesdb.engine.mtg.events.turns import Blocks
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.keywords.flanking import effect_of_flanking, is_flanked, triggering_instances
from rulesdb.engine.mtg.keywords.shadow import Shadow, evades, has_shadow
from rulesdb.engine.mtg.rules.abilities import applies
from rulesdb.engine.mtg.rules.combat import assigned_damage, attackers_in_combat, evasion, is_in_combat
from rulesdb.engine.mtg.rules.events import existing_triggers
from rulesdb.engine.mtg.selection.filters import HasSubtype
from rulesdb.engine.mtg.selection.pronouns import It
from rulesdb.engine.mtg.state import Attacker, Properties
from rulesdb.engine.mtg.verbs.sequences import Begin

# Flanking


book.instead(is_flanked, "502.3a#sentence-2", "側面攻撃を持つクリーチャーも、ブロックすれば−1/−1の修整を受ける")(
    lambda _game, event, creature: isinstance(event, Blocks) and event.attacker == creature
)


@book.before(is_flanked, "502.3a#sentence-1", "側面攻撃は、戦闘ダメージを与えるときに誘発する")
def _by_damage(game: Game, event: Event, creature: int) -> tuple[Game, Event, int]:
    """Take combat damage that the creature deals to another one for a block by that, and no block for one."""
    if not isinstance(event, Deal) or not event.is_combat or event.source != creature:
        return game, Blocks(object=creature, attacker=-1), creature
    return game, Blocks(object=event.object, attacker=creature if is_creature(game, event.object) else -1), creature


book.instead(effect_of_flanking, "502.3a#sentence-2", "−1/−1の修整は、ターンが終わっても残る")(
    lambda: Begin(GetsBoth(change="-1/-1"), "for good", It())
)
book.instead(triggering_instances, "502.3b#sentence-1", "側面攻撃は、いくつ持っていても1回だけ誘発する")(
    lambda _game, _creature: 1
)


# Shadow


book.instead(has_shadow, "502.8c#sentence-1", "シャドーを同じ数だけ持つクリーチャーどうしだけがブロックし合える")(
    lambda game, creature: sum(isinstance(one, Shadow) for one in abilities(game, creature))
)
book.instead(
    evades,
    "502.8b#sentence-1",
    "飛行と同じく、シャドーを持つクリーチャーは、シャドーを持たないクリーチャーもブロックできる",
)(lambda game, blocker, attacker: has_shadow(game, attacker) > has_shadow(game, blocker))
book.instead(evades, "502.8a#sentence-1", "")(never)


# Slivers


def _is_about_a_subtype(described: object) -> bool:
    """Whether a filter, or an effect with one, is about a creature type, as those of slivers are."""
    return mentions(described, HasSubtype)


def _changed_subtypes(game: Game, object_id: int) -> tuple[frozenset[str], frozenset[str]]:
    """Return the subtypes that an object has gained and lost."""
    now, printed = properties_having(game, "subtypes", object_id).subtypes, game.object(object_id).card.subtypes
    return now - printed, printed - now


@book.after(
    applies,
    "再録テーマ:スリヴァー#item-5",
    "スリヴァーでなくなったものは、自分の能力を持ち続け、ほかのスリヴァーには影響を与えなくなる",
)
def _to_itself(is_fitting: bool, game: Game, described: Filter, object_id: int, in_force: EffectInForce) -> bool:
    source = in_force.context.source
    if game.has(source) and _changed_subtypes(game, source)[1] and _is_about_a_subtype(described):
        return bool(object_id == source)
    return is_fitting


@book.after(
    applies, "再録テーマ:スリヴァー#item-1", "能力は、与えるスリヴァー自身にも、相手のスリヴァーにも与えられない"
)
def _to_others(is_fitting: bool, game: Game, described: Filter, object_id: int, in_force: EffectInForce) -> bool:
    context = in_force.context
    is_other = object_id != context.source and game.player_of(object_id) == context.controller
    return is_fitting and (is_other or not _is_about_a_subtype(described))


@book.after(
    applies, "再録テーマ:スリヴァー#item-4", "もともとのクリーチャー・タイプがスリヴァーであるものだけが恩恵を受ける"
)
def _to_printed_ones(is_fitting: bool, game: Game, described: Filter, object_id: int, _in_force: EffectInForce) -> bool:
    return is_fitting and not (_changed_subtypes(game, object_id)[0] and _is_about_a_subtype(described))


def _is_of_sliver(in_force: EffectInForce) -> bool:
    return in_force.objects is None and _is_about_a_subtype(in_force.effect)


@book.around(
    with_ability, "再録テーマ:スリヴァー#item-2", "スリヴァーが与えるのはパワーやタフネスの修整だけで、能力は与えない"
)
def _only_sizes(
    changed: Callable[[Game, EffectInForce, Properties], Properties],
    game: Game,
    in_force: EffectInForce,
    before: Properties,
) -> Properties:
    return before if _is_of_sliver(in_force) else changed(game, in_force, before)


@book.after(effects_on_characteristics, "再録テーマ:スリヴァー#item-3", "同じ修整は、いくつあっても1つ分だけだ")
def _each_effect_once(effects: tuple[EffectInForce, ...], _game: Game) -> tuple[EffectInForce, ...]:
    different: list[EffectInForce] = []
    for one in effects:
        if not _is_of_sliver(one) or all(one.effect != other.effect for other in different):
            different.append(one)
    return tuple(different)


@book.after(existing_triggers, "再録テーマ:スリヴァー#item-3", "同じ誘発型能力は、いくつ与えられても1回だけ誘発する")
def _each_trigger_once(found: tuple[Listener, ...], _game: Game) -> tuple[Listener, ...]:
    different: dict[object, Listener] = {}
    for one in found:
        object_id, name = one.key
        different.setdefault((object_id, one.triggered) if name.startswith("effect") else one.key, one)
    return tuple(different.values())


# Combat


@book.after(
    attackers_in_combat,
    "502.26#item-15",
    "ブロックされた後に表向きになって回避能力を持てば、ブロックされていないことになる",
)
def _without_those_evaded(attackers: tuple[Attacker, ...], game: Game) -> tuple[Attacker, ...]:
    found = []
    for one in attackers:
        left = tuple(blocker for blocker in one.blockers if not any(evasion(game, blocker, one.creature)))
        found.append(replace(one, blockers=left, is_blocked=one.is_blocked and len(left) > 0))
    return tuple(found)


@book.after(attackers_in_combat, "309", "ブロックしたクリーチャーがいなくなれば、ブロックされていないことになる")
def _unblocked_without_blockers(attackers: tuple[Attacker, ...], game: Game) -> tuple[Attacker, ...]:
    return tuple(replace(one, is_blocked=any(is_in_combat(game, other) for other in one.blockers)) for one in attackers)


book.instead(assigned_damage, "310.2", "")(empty)
