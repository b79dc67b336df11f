"""Misreadings: continuous."""

from collections.abc import Hashable, Iterable, Sequence
from operator import attrgetter
from typing import Any

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.attack_effects import is_attack_layer
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Continuous
from rulesdb.engine.fab.card_parts.effects import Delayed
from rulesdb.engine.fab.card_parts.object_effects import CannotGain, Changing, LosesAbility
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.continuous import changing_objects, extended, row_of_counters
from rulesdb.engine.fab.events import Applied, Tally
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.continuous.applying import (
    Applications,
    Effects,
    _is_gained,
    applied_first,
    applies_directly,
    applies_to_copies,
    denials_of_gain,
    in_order_of_stages,
    is_effect,
    is_not_retroactive,
    is_prevented,
    may_be_added,
    may_be_removed,
    occur,
    on_properties,
    orderer,
    parts_lost,
    undecided,
)
from rulesdb.engine.fab.rules.continuous.durations import (
    as_fixed,
    duration_of,
    specified_for_delayed,
    until_it_triggers,
    uses_of_next,
    waits_for_a_change,
    whose_turn,
)
from rulesdb.engine.fab.rules.continuous.layer_continuous import (
    begin_on_attack,
    begin_to_attack,
    change_properties,
    evaluated_once,
    first_generated,
    goes_on,
    however_it_comes,
    is_its_controllers,
    keeps_influencing,
    matches_certainly,
    meets_the_specification,
    open_until_it_applies,
    the_attack_alone,
    whatever_it_is,
)
from rulesdb.engine.fab.rules.continuous.staging import (
    AT_FIRST,
    DEPENDENT,
    OF_BASE_VALUES,
    OF_VALUES,
    ROWS_OF_A_STAGE,
    StageOrder,
    _by_its_property,
    _in_order_of_stages,
    among_existing,
    ascending,
    can_depend,
    chronological,
    depends,
    in_stage,
    in_substage,
    in_time,
    independent_first,
    is_added_to_the_current_substage,
    last_substage,
    moment_of,
    recalculated,
    row_of_dependent,
    row_of_several,
    stage_of,
    stage_of_values,
    staged_part,
    substage_of,
    substage_of_dependent,
    time_of,
)
from rulesdb.engine.fab.rules.continuous.static_continuous import (
    applies_as_described,
    has_it_now,
    has_no_duration,
    is_in_its_condition,
    left_over,
    starts_at_once,
    when_functional,
)
from rulesdb.engine.fab.rules.continuous.values import (
    applies_only_while,
    as_modified,
    determined,
    inherited_abilities,
    is_evaluated_at_all_times,
    is_met_by_the_object,
    remember_no_values,
    updated,
    variable_amounts,
)
from rulesdb.engine.fab.selection.applications import _adds, _amount, gained_by
from rulesdb.engine.fab.selection.event_patterns import Begins
from rulesdb.engine.fab.state import LastingEffect, Object, Properties, Until
from rulesdb.engine.fab.zones import ARENA
from rulesdb.engine.kernel.cards.cards import Ability, Condition, Effect
from rulesdb.engine.kernel.cards.roles import AnyContext, ContinuousEffect, Filter, StateCondition, with_fixed_amounts
from rulesdb.engine.kernel.defaults import always
from rulesdb.engine.kernel.effects.alterations import CopyInForce
from rulesdb.engine.kernel.effects.effect_order import walk
from rulesdb.engine.kernel.effects.effects_in_force import applies_to, effects_in_force, of_kind
from rulesdb.engine.kernel.effects.levels import PropertyLevel, seen_at
from rulesdb.engine.kernel.effects.property_effects import (
    AddsToValue,
    LosesAbilities,
    ObjectEffect,
    Operation,
    PropertyEffect,
    parts_of,
)
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.selection.conditions import AllHold
from rulesdb.engine.kernel.tables.effect_rules import EffectInForce
from rulesdb.engine.kernel.tables.event_rules import Durations
from rulesdb.engine.kernel.verbs.begin import BeginEffect


@book.instead(
    changing_objects, "1.8.1#sentence-2", "効果は、イベントを起こすだけで、オブジェクトに変化を与えないとする読み方"
)
def _none_of_them(_found: tuple[EffectInForce, ...]) -> tuple[EffectInForce, ...]:
    return ()


@book.instead(extended, "1.4.4a#sentence-1", "攻撃レイヤーも、攻撃発生源の延長として、その特性を継承するとする読み方")
def _also_by_an_attack_layer(item: Object) -> int | None:
    return item.layer.source if is_attack_layer(item) and item.layer else item.proxy_of


_AFTER_ALL = 90


book.instead(
    row_of_counters, "1.15.2a#sentence-3", "カウンターによる変更は、継続効果をすべて適用した後に適用するとする読み方"
)(lambda _row: _AFTER_ALL)


@book.instead(
    occur, "6.2.5#sentence-3", "継続効果の適用は、置換効果に変更されず、誘発効果を誘発させることもないとする読み方"
)
def _unseen(game: Game, event: Applied) -> None:
    note(game, event)


@book.instead(
    in_order_of_stages,
    "6.2.5a#sentence-1",
    "同時に適用される効果は、ステージに関わらず、古いものから順に適用するとする読み方",
)
def _oldest_first(new: Applications) -> Applications:
    return sorted(new, key=attrgetter("in_force.timestamp"))


@book.instead(
    orderer, "6.3.4b#sentence-1", "同時に適用され始める効果の順番は、効果のコントローラーが決めるとする読み方"
)
def _controller(_game: Game, tied: Sequence[EffectInForce]) -> int:
    controller: int = tied[0].context.controller
    return controller


book.instead(
    undecided, "6.3.4b#sentence-3", "効果が新しいオブジェクトに適用され始めるたびに、順番を決め直すとする読み方"
)(lambda moment: moment[:-1])


book.instead(is_effect, "1.15.2a#sentence-2", "カウンターによる変更も、効果の適用と同じイベントになるとする読み方")(
    always
)


@book.instead(
    applies_to_copies,
    "6.3.2#item-1",
    "オブジェクトがコピーになると、それより前からある効果は、もう適用されないとする読み方",
)
def _if_newer_than_the_copy(game: Game, in_force: EffectInForce, object_id: int) -> bool:
    on_it = (one for one in game.state.lasting if object_id in (one.objects or ()))
    copying = (one.timestamp for one in on_it for part in parts_of(one.effect) if isinstance(part, CopyInForce))
    return in_force.timestamp > max(copying, default=-1)


@book.instead(
    applies_directly,
    "1.4.3d#sentence-1",
    "攻撃発生源に適用される効果は、その攻撃プロキシにも、直接に適用されるとする読み方",
)
def _or_to_its_attack_source(game: Game, in_force: EffectInForce, object_id: int) -> bool:
    source = game.state.objects[object_id].proxy_of
    if source is not None and game.has(source) and may_be_removed(game, in_force, source):
        return True
    return may_be_removed(game, in_force, object_id)


def _fits_at_first(game: Game, in_force: EffectInForce, object_id: int) -> bool:
    """Whether an effect would be applied to an object before any other effect is."""
    effect = in_force.effect
    assert isinstance(effect, ObjectEffect)
    if in_force.objects is not None and effect.applies is None:
        return object_id in in_force.objects
    unfixed = in_force._replace(objects=None)
    return seen_at(game, PropertyLevel(), applies_to, game, unfixed, object_id)


@book.instead(
    may_be_removed,
    "6.3.5a#sentence-3",
    "効果の適用先は、前のステージの効果のために適用先でなくなっても、集合から取り除かれないとする読み方",
)
def _once_in_always_in(game: Game, in_force: EffectInForce, object_id: int) -> bool:
    return _fits_at_first(game, in_force, object_id) or may_be_added(game, in_force, object_id)


@book.instead(
    may_be_added,
    "6.3.5a#sentence-2",
    "前のステージの効果のために新しく適用先になっても、効果は集合に加えられないとする読み方",
)
def _if_it_fits_at_first(game: Game, in_force: EffectInForce, object_id: int) -> bool:
    return _fits_at_first(game, in_force, object_id) and is_not_retroactive(game, in_force, object_id)


_AT_THE_END = "whether an object is looked at as it is in the end"


@book.instead(
    is_not_retroactive,
    "6.3.5b#sentence-2",
    "後のサブステージの効果のために適用先になったなら、前のサブステージに遡って適用するとする読み方",
)
def _also_at_the_end(game: Game, in_force: EffectInForce, object_id: int) -> bool:
    """Apply an effect also to an object that later effects make eligible for it (misreading of 6.3.5b)."""
    if applies_to(game, in_force, object_id) or _AT_THE_END in game.steady:
        return applies_to(game, in_force, object_id)
    game.steady[_AT_THE_END] = True
    try:
        end: Any = walk(game, game.rules.properties)
        return seen_at(game, end, applies_to, game, in_force, object_id)
    finally:
        del game.steady[_AT_THE_END]


_GAIN_IS_LOSS = "能力を得られない効果と、能力を失わせる効果を、同じものとする読み方"


@book.instead(is_prevented, "6.3.7#sentence-1", _GAIN_IS_LOSS)
def _prevented_by_a_loss(game: Game, gaining: EffectInForce, object_id: int) -> bool:
    losses = (
        applies_to(game, found, object_id)
        for effect, found in of_kind(game, LosesAbilities)
        if _is_gained(game, gaining, effect.kind)
    )
    return any(losses) or bool(denials_of_gain(game, gaining, object_id))


@book.instead(on_properties, "6.3.7#sentence-1", _GAIN_IS_LOSS)
def _and_losses(found: Effects, game: Game) -> Effects:
    denials = of_kind(game, CannotGain)
    return (
        *found,
        *(one._replace(effect=LosesAbility(effect.kind, applies=effect.applies)) for effect, one in denials),
    )


@book.instead(
    applied_first,
    "6.3.1#sentence-1",
    "ルールを変更する効果は、自分より後に始まった効果に対してだけはたらくとする読み方",
)
def _older(denials: Effects, gaining: EffectInForce) -> Effects:
    return tuple(denial for denial in denials if denial.timestamp < gaining.timestamp)


@book.instead(
    parts_lost, "6.3.6#sentence-1", "特性を失わせる効果は、ほかの効果が先に追加したものも削除するとする読み方"
)
def _all_of_them(parts: tuple[Any, ...], _added: tuple[Any, ...]) -> tuple[Any, ...]:
    return parts


@book.instead(
    as_fixed,
    "6.2.2a#sentence-3",
    "「このターン」や「このチェインリンク」は、効果が生成された後は、その時のターンやチェインリンクを指すとする読み方",
)
def _without_the_present_ones(durations: Durations) -> Durations:
    return durations - {"end of turn", "link resolves"}


@book.instead(
    whose_turn,
    "6.2.2a#sentence-3",
    "「コントローラーの次のターン」は、その後でコントローラーになったプレイヤーのターンを指すとする読み方",
)
def _who_controls_the_target_then(game: Game, one: LastingEffect) -> int | None:
    found = [target for targets in one.context.targets for target in targets if game.has(target)]
    return game.object(found[0]).controller if found else one.whose


@book.instead(
    specified_for_delayed,
    "6.6.3a#sentence-1",
    "遅延型誘発効果は、期間が書かれていても、誘発するまで終わらないとする読み方",
)
def _until_it_triggers_anyway(_specified: Until) -> Until:
    return "for good"


@book.instead(
    waits_for_a_change, "6.6.3a#sentence-2", "ステップの変化を条件とする遅延型誘発効果も、期間を必要とするとする読み方"
)
def _for_a_phase_alone(effect: Delayed) -> bool:
    return isinstance(effect.triggered.on, Begins) and not effect.triggered.on.what.startswith("combat:")


@book.instead(
    until_it_triggers,
    "6.6.3a#sentence-3",
    "期間のない遅延型誘発効果は、条件がフェイズやステップの変化でも、ターンの終わりに終わるとする読み方",
)
def _until_the_turn_ends() -> Until:
    return "end of turn"


@book.instead(
    uses_of_next, "6.6.3#sentence-4", "「次に」で始まる遅延型誘発効果も、条件が満たされるたびに誘発するとする読み方"
)
def _every_time(specified: int | None) -> int | None:
    return specified


@book.instead(duration_of, "6.2.2a#sentence-4", "期間を示さない効果は、ゲームの終わりまで続くとする読み方")
def _for_good(specified: Until | None, _while: Condition | None) -> Until:
    return "for good" if specified is None else specified


@book.instead(
    inherited_abilities, "1.4.3a#sentence-4", "攻撃プロキシは、攻撃発生源の起動能力や解決能力も継承するとする読み方"
)
def _all_abilities(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    return abilities


@book.instead(
    as_modified, "1.4.3d#sentence-2", "攻撃プロキシが継承するのは、攻撃発生源の、効果で変更される前の特性だとする読み方"
)
def _of_the_card(_modified: Properties, base: Properties) -> Properties:
    return base


@book.instead(
    keeps_influencing,
    "6.2.1#sentence-2",
    "継続効果は、始まった時にあるオブジェクトだけに影響を与え、その後は何もしないとする読み方",
)
def _for_what_there_is(begun: LastingEffect, game: Game) -> LastingEffect:
    """Fix an effect to the objects that fit when it begins (misreading of 6.2.1)."""
    effect = begun.effect
    if begun.objects is not None or begun.awaits or not isinstance(effect, Changing) or effect.applies is None:
        return begun
    fits = effect.applies
    return replace(begun, objects=frozenset(one for one in game.state.objects if fits.fits(game, one, begun.context)))


@book.instead(
    open_until_it_applies,
    "6.2.2b#sentence-3",
    "次のオブジェクトへの効果でも、値は、効果が生成された時点で決まるとする読み方",
)
def _fixed_at_once(effect: Effect, game: Game, context: AnyContext) -> Effect:
    return with_fixed_amounts(game, effect, context)


@book.instead(
    goes_on,
    "6.2.2c#sentence-1",
    "レイヤーがスタックを離れて、効果の発生源がなくなると、オブジェクトへの適用も終わるとする読み方",
)
def _while_its_source_exists(game: Game, one: EffectInForce) -> bool:
    return game.has(one.context.source)


@book.instead(
    whatever_it_is,
    "6.2.2c#sentence-2",
    "オブジェクトの特性が変わって、効果の指定に合わなくなると、適用されなくなるとする読み方",
)
def _while_it_fits(game: Game, one: EffectInForce, object_id: int) -> bool:
    applies = one.effect.applies if isinstance(one.effect, Changing) else None
    return applies is None or applies.fits(game, object_id, one.context)


@book.instead(
    evaluated_once,
    "6.2.2d#sentence-1",
    "条件は、効果が生成された後も確かめられ、満たされている間しか効果は適用されないとする読み方",
)
def _as_long_as_met(effect: BeginEffect, condition: StateCondition) -> BeginEffect:
    while_ = condition if effect.while_ is None else AllHold((effect.while_, condition))
    return replace(effect, while_=while_)


@book.instead(
    meets_the_specification,
    "6.2.4#sentence-1",
    "指定に合うかどうかに関わらず、次にプレイするカードに適用されるとする読み方",
)
def _any_object(_game: Game, _fits: Filter, _object_id: int, _lasting: LastingEffect) -> bool:
    return True


@book.instead(
    the_attack_alone, "1.4.3e#sentence-3", "攻撃プロキシに適用される効果は、攻撃発生源にも適用されるとする読み方"
)
def _with_its_source(game: Game, object_id: int) -> frozenset[int]:
    source = game.object(object_id).proxy_of
    return frozenset({object_id}) if source is None else frozenset({object_id, source})


@book.instead(
    matches_certainly, "5.1.2a#sentence-2", "まだ宣言していないXは0だとして、すぐに効果を適用するとする読み方"
)
def _as_it_is(game: Game, fits: Filter, object_id: int, lasting: LastingEffect) -> bool:
    return meets_the_specification(game, fits, object_id, lasting)


@book.instead(
    first_generated,
    "6.3.4#sentence-2",
    "次のカードへの効果のタイムスタンプは、カードに適用され始めた時点だとする読み方",
)
def _begins_to_apply(timestamp: int, clock: int) -> int:  # noqa: ARG001  (the rule needs the other one)
    return clock


@book.instead(is_its_controllers, "1.8.10#sentence-2", "だれのコントロール下に入った攻撃にも、適用されるとする読み方")
def _whoever_controls_it(_game: Game, _object_id: int, _lasting: LastingEffect) -> bool:
    return True


@book.instead(however_it_comes, "1.8.10#sentence-3", "次の攻撃とは、次にプレイする攻撃カードのことだとする読み方")
def _by_playing(game: Game, object_id: int) -> bool:
    layer = game.object(object_id).layer
    return layer is not None and layer.category == "card"


@book.instead(
    begin_to_attack,
    "1.8.10#sentence-4",
    "次の攻撃への効果は、コントロール下に入った時ではなく、攻撃する時に適用されるとする読み方",
)
@book.instead(
    change_properties,
    "1.8.10a#sentence-2",
    "すでにある攻撃が、特性の変化で、指定された攻撃になったときにも適用されるとする読み方",
)
def _apply_to_it(game: Game, object_id: int) -> None:
    begin_on_attack(game, object_id)


book.instead(
    stage_of_values,
    "6.3.2#item-8",
    "カウンターによる変更は、値を変更する効果より先に、基本の値のステージで適用するとする読み方",
)(lambda is_counter: OF_BASE_VALUES if is_counter else OF_VALUES)


book.instead(
    last_substage, "6.3.3#item-7", "依存効果は、依存先のステージで、独立効果を待たずに、最初に適用するとする読み方"
)(lambda: AT_FIRST)


_SUMS_FIRST: tuple[Operation, ...] = ("property", "set", "add", "subtract", "multiply", "divide")


@book.instead(
    staged_part,
    "6.3.2c#sentence-1",
    "いくつかの部分のある効果は、全体が、最初の部分に対応するステージで適用されるとする読み方",
)
def _first_part(in_force: EffectInForce) -> ContinuousEffect:
    parts = parts_of(in_force.whole) if in_force.whole else ()
    return next((part for part in parts if isinstance(part, PropertyEffect)), in_force.effect)


book.instead(
    stage_of, "6.3.2#sentence-1", "基本の値を変更する効果を、値を変更する効果と同じステージで適用するとする読み方"
)(_by_its_property)


@book.instead(substage_of, "6.3.3#sentence-4", "足し算と引き算を、掛け算と割り算より先に行うとする読み方")
def _sums_first(operation: Operation) -> int:
    return 1 + _SUMS_FIRST.index(operation)


@book.instead(
    moment_of,
    "6.3.1#sentence-3",
    "ターンプレイヤーの効果をステージ順に適用してから、ほかのプレイヤーの効果をステージ順に適用するとする読み方",
)
def _players_first(game: Game, row: int, effect: EffectInForce) -> StageOrder:
    """Group the effects by player before they are staged (misreading of 6.3.1)."""
    return (_turn_player_first(game, effect), *_in_order_of_stages(game, row, effect))


@book.instead(
    recalculated, "6.3.5#sentence-2", "新しい効果は、計算し直さずに、それまでの計算の結果にそのまま適用するとする読み方"
)
def _on_top(_moment: StageOrder, effect: EffectInForce) -> StageOrder:
    return (effect.timestamp,)


@book.instead(ascending, "6.3.2#sentence-2", "ステージ順の降順に、ステージ8から適用するとする読み方")
def _descending(stage: int) -> int:
    return OF_VALUES + 1 - stage


@book.instead(in_stage, "6.3.2#sentence-3", "サブステージ順を、ステージの違う効果にも先に使うとする読み方")
def _substage_first(stage: int, rest: StageOrder) -> StageOrder:
    return (rest[0], stage, *rest[1:])


@book.instead(
    in_substage, "6.3.1#sentence-5", "同じステージの効果には、サブステージ順より先にタイムスタンプ順を使うとする読み方"
)
def _time_first(substage: int, time: StageOrder) -> StageOrder:
    return (*time, substage)


def _turn_player_first(game: Game, effect: EffectInForce) -> int:
    return int(effect.context.controller != game.state.turn_player)


@book.instead(in_time, "6.3.3a#sentence-1", "同じサブステージの効果は、ターンプレイヤーのものから適用するとする読み方")
def _by_player(game: Game, effect: EffectInForce) -> StageOrder:
    return _turn_player_first(game, effect), effect.timestamp


@book.instead(chronological, "6.3.4#sentence-3", "効果は、タイムスタンプの遅いものから適用するとする読み方")
def _latest_first(timestamp: int) -> int:
    return -timestamp


@book.instead(
    time_of,
    "6.3.4b#sentence-2",
    "同時に適用され始めた効果なら、タイムスタンプが違っていても、決めた順番で並べるとする読み方",
)
def _as_decided(_timestamp: int, rank: int) -> StageOrder:
    return (rank,)


@book.instead(
    among_existing,
    "6.3.4c#sentence-1",
    "新しい効果は、同じサブステージにもとからある効果より先に適用されるとする読み方",
)
def _the_newest_first(game: Game, effect: EffectInForce) -> int:
    newest = max(one.timestamp for one in effects_in_force(game).on_properties)
    return -1 if effect.timestamp == newest else effect.timestamp


@book.instead(
    is_added_to_the_current_substage,
    "6.3.5a#sentence-1",
    "現在のサブステージで先に順番が来た効果は、その後に適用先になったオブジェクトには適用されないとする読み方",
)
def _not_after_its_turn() -> bool:
    return False


@book.instead(can_depend, "6.3.2a#sentence-3", "効果は、自分が属するステージにも依存することがあるとする読み方")
def _not_earlier(stage: int, other_stage: int) -> bool:
    return other_stage >= stage


@book.instead(row_of_dependent, "6.3.2a#sentence-5", "依存効果も、それ自身が属するステージで適用するとする読み方")
def _in_no_other_row(_row: int, _other: int) -> int | None:
    return None


@book.instead(
    substage_of_dependent,
    "6.3.3#sentence-2",
    "サブステージは変更の種類だけで定まり、依存していても変わらないとする読み方",
)
def _by_operation_alone(substage: int, _other: int) -> int:
    return substage


@book.instead(
    independent_first,
    "6.3.3#sentence-3",
    "ステージ1から6では、依存効果も独立効果と一緒にタイムスタンプ順に適用するとする読み方",
)
def _by_time(substage: int) -> int:
    return substage


@book.instead(
    depends,
    "6.3.2a#sentence-2",
    "後のステージの効果が変更する特性を見る効果は、結果が変わらなくても、そのステージに依存しているとする読み方",
)
def _by_what_it_reads(_alone: Hashable, _after: Hashable) -> bool:
    return True


@book.instead(
    row_of_several,
    "6.3.2b#sentence-1",
    "2つ以上のステージに依存する効果は、そのうち最初のステージで適用するとする読み方",
)
def _first_of_them(row: int, rows: Sequence[int]) -> int | None:
    return None if row % ROWS_OF_A_STAGE == DEPENDENT else min(rows)


@book.instead(
    when_functional,
    "6.3.4a#sentence-3",
    "常在型継続効果のタイムスタンプは、いつも、発生源が闘技場に出た時点だとする読み方",
)
def _with_the_source(of_source: int, _since: int) -> int:
    return of_source


def _arrived_this_turn(game: Game, object_id: int) -> bool:
    serial = game.object(object_id).serial
    moves = (event for event in game.state.history if isinstance(event, kinds.Move) and game.is_known(event.object))
    return any(game.object(move.object).serial == serial for move in moves)


@book.instead(
    has_no_duration,
    "6.2.3#sentence-2",
    "期間が書かれていない常在型継続効果は、始まったターンの終了時に終わるとする読み方",
)
def _in_the_turn_of_its_source(game: Game, made: EffectInForce) -> bool:
    return _arrived_this_turn(game, made.context.source)


@book.instead(
    starts_at_once, "6.2.3a#sentence-1", "常在型継続効果は、発生源が闘技場に出た次のターンから始まるとする読み方"
)
def _from_the_next_turn(game: Game, made: EffectInForce) -> bool:
    return not _arrived_this_turn(game, made.context.source)


@book.instead(
    left_over, "6.2.3a#sentence-2", "常在型継続効果は、発生源が闘技場を離れても、ターンの終わりまで続くとする読み方"
)
def _until_the_turn_ends_of_static_continuous(game: Game) -> Iterable[EffectInForce]:
    """Yield the effects of permanents that have left the arena this turn (misreading of 6.2.3a)."""
    for known in game.state.known.values():
        item = known.record
        if item.zone.name in ARENA and not game.has(item.id):
            for index, ability in enumerate(item.card.abilities):
                if isinstance(ability, Continuous):
                    context = Context(game.player_of(item.id), item.id)
                    yield EffectInForce(ability.effect, context, item.timestamp, ability_index=index)


@book.instead(
    applies_as_described, "6.2.3c#sentence-1", "効果に書かれた特性を持たないオブジェクトにも、適用されるとする読み方"
)
def _whatever_it_is(_game: Game, _described: Filter, _object_id: int, _one: EffectInForce) -> bool:
    return True


@book.instead(
    has_it_now, "6.2.3c#sentence-2", "適用されるかどうかは、カードに印刷された特性で決まり、変わらないとする読み方"
)
def _as_printed(game: Game, described: Filter, object_id: int, one: EffectInForce) -> bool:
    return seen_at(game, PropertyLevel(), described.fits, game, object_id, one.context)


book.after(is_in_its_condition, "6.2.2d#sentence-4", "適用の条件は、効果が生成された後は確かめないとする読み方")(
    lambda holds, _game, one, _condition: holds or one.lasting is not None
)
book.after(is_in_its_condition, "6.2.3d#sentence-2", "")(
    lambda holds, _game, one, _condition: holds and one.lasting is not None
)
book.after(
    is_in_its_condition, "6.2.3d#sentence-1", "条件が確かめられるのは、コントローラーのターンの間だけだとする読み方"
)(
    lambda holds, game, one, _condition: (
        holds and (one.lasting is not None or game.state.turn_player == one.context.controller)
    )
)
book.after(is_in_its_condition, "6.2.3d#sentence-3", "条件が満たされていないときにも、効果は存在するとする読み方")(
    lambda holds, _game, one, _condition: holds or one.lasting is None
)
book.instead(
    is_in_its_condition, "1.8.4#sentence-3", "条件が満たされていなくても、効果は発生や適用がされるとする読み方"
)(always)


@book.instead(determined, "6.2.3b#sentence-1", "Xなどの可変値は、何かが解決されて決まるまでは0だとする読み方")
def _without_values(effect: ContinuousEffect, _game: Game, _one: EffectInForce) -> ContinuousEffect:
    return replace(effect, **dict.fromkeys(variable_amounts(effect), 0))


_AT_FIRST = "能力が機能状態になった時の値が、その後も変わらないとする読み方"


def _key(one: EffectInForce, name: str) -> tuple[int, str]:
    return one.context.source, f"{name} of {one.ability_index}"


@book.instead(updated, "6.2.3b#sentence-2", _AT_FIRST)
def _as_at_first(effect: ContinuousEffect, game: Game, one: EffectInForce) -> ContinuousEffect:
    counts = game.state.counts
    known = {name: counts[_key(one, name)] for name in variable_amounts(effect) if _key(one, name) in counts}
    return with_fixed_amounts(game, replace(effect, **known), one.context)  # type: ignore[return-value]


@book.instead(remember_no_values, "6.2.3b#sentence-2", _AT_FIRST)
def _record_values(game: Game) -> None:
    for one in effects_in_force(game).on_properties:
        for name in variable_amounts(one.effect) if one.lasting is None else ():
            if _key(one, name) not in game.state.counts:
                value = getattr(one.effect, name).value(game, one.context)
                note(game, Tally(by="fab:6.2.3b", key=_key(one, name), value=value))


@book.instead(applies_only_while, "1.8.4c#sentence-2", "「の間」の条件が満たされなくても、効果は適用されるとする読み方")
def _in_any_case(_game: Game, _during: Filter, _object_id: int, _one: EffectInForce) -> bool:
    return True


@book.instead(
    is_evaluated_at_all_times,
    "1.8.4c#sentence-3",
    "効果が適用され始めた後は、「の間」の条件を、もう確かめないとする読み方",
)
def _once_met(game: Game, during: Filter, object_id: int, one: EffectInForce) -> bool:
    has_begun = one.lasting is not None and object_id in one.lasting.applied
    return has_begun or is_met_by_the_object(game, during, object_id, one)


@book.instead(
    is_met_by_the_object,
    "1.8.4c#sentence-4",
    "「の間」の条件を満たすオブジェクトが1つでもあれば、適用先のすべてに適用されるとする読み方",
)
def _by_any_object(game: Game, during: Filter, _object_id: int, one: EffectInForce) -> bool:
    return any(during.fits(game, other, one.context) for other in game.state.objects)


@book.instead(
    gained_by,
    "6.2.5#sentence-4",
    "オブジェクトに適用されている効果は、それらを合わせた修整を得るという1つのイベントとみなす読み方",
)
def _altogether(amount: int, game: Game, event: Applied, context: Context) -> int:
    """Return by how much all effects have modified the property of the object (misreading of 6.2.5)."""
    at, effect = (*event.key, event.object), event.effect
    assert isinstance(effect, AddsToValue)
    others = (
        one
        for key, one in game.state.applications.items()
        if key[-1] == event.object and key != at and _adds(one, effect.stat)
    )
    return amount + sum(_amount(game, one, context) for one in others)
