"""Misreadings of continuous effects: their application, durations, stages, conditions and values (6.2, 6.3)."""

from collections.abc import Callable
from functools import partial

from msgspec.structs import asdict, replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Continuous
from rulesdb.engine.fab.card_parts.effects import Delayed
from rulesdb.engine.fab.card_parts.object_effects import CannotGain, LosesAbility
from rulesdb.engine.fab.card_parts.roles import is_attack_layer
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.events import Applied, Tally
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.continuous import applying, layer_continuous, properties, staging, static_continuous
from rulesdb.engine.fab.rules.continuous.applying import Effects
from rulesdb.engine.fab.rules.continuous.staging import (
    DEPENDENT,
    OF_BASE_VALUES,
    ROWS_OF_A_STAGE,
    SUBSTAGES,
    StageOrder,
)
from rulesdb.engine.fab.rules.events.replacing import is_replaceable
from rulesdb.engine.fab.rules.objects.attacks import is_attack
from rulesdb.engine.fab.rules.objects.references import applies, is_not_applied_to
from rulesdb.engine.fab.rules.triggers.trigger_conditions import has_triggered
from rulesdb.engine.fab.selection.event_patterns import Begins, adds_to, amount_added, amount_gained
from rulesdb.engine.fab.state import LastingEffect, Object, Properties
from rulesdb.engine.fab.zones import ARENA
from rulesdb.engine.kernel.book import always, empty, never, nothing, unchanged
from rulesdb.engine.kernel.cards.abilities import ActivatedAbility, within
from rulesdb.engine.kernel.cards.roles import ContinuousEffect, Effect, with_fixed_amounts
from rulesdb.engine.kernel.effects import effects_in_force
from rulesdb.engine.kernel.effects.alterations import CopyInForce
from rulesdb.engine.kernel.effects.continuous import last_level
from rulesdb.engine.kernel.effects.effect_order import PropertyLevel, depends, row_of_several, seen_at, steps_to, walk
from rulesdb.engine.kernel.effects.effects_in_force import applies_to, of_kind
from rulesdb.engine.kernel.effects.property_effects import (
    AbilityEffect,
    AddsToValue,
    GainsValue,
    LosesAbilities,
    LosesValue,
    ObjectEffect,
    Operation,
    PropertyEffect,
    SetsValue,
    key_of,
    parts_of,
)
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.effect_rules import EffectInForce
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.verbs.begin import fixed_when_generated

# Application to objects (1.4.3d, 6.2.5, 6.3.4 to 6.3.7)

book.instead(
    effects_in_force.effects_on_properties,
    "1.8.1#sentence-2b",
    "効果は、イベントを起こすだけで、オブジェクトに変化を与えない",
)(empty)


@book.after(
    effects_in_force.static_effects,
    "6.2.3a#sentence-2",
    "常在型継続効果は、発生源が闘技場を離れても、ターンの終わりまで続く",
)
def _with_those_of_permanents_gone(found: Effects, game: Game) -> Effects:
    gone = (known.record for known in game.state.known.values() if not game.has(known.record.id))
    return (
        *found,
        *(
            EffectInForce(one.effect, Context(game.player_of(item.id), item.id), item.timestamp, ability_index=index)
            for item in gone
            if item.zone.name in ARENA
            for index, one in enumerate(item.card.abilities)
            if isinstance(one, Continuous)
        ),
    )


_GAIN_IS_LOSS = "能力を得られない効果と、能力を失わせる効果を、同じもの"


@book.after(effects_in_force.effects_on_properties, "6.3.7#sentence-1a", _GAIN_IS_LOSS)
def _with_denials_as_losses(found: Effects, game: Game) -> Effects:
    denials = of_kind(game, CannotGain)
    losses = (one._replace(effect=LosesAbility(effect.kind, applies=effect.applies)) for effect, one in denials)
    return (*found, *losses)


_denials = partial(book.after, applying.denials_of_gain)
_denials("6.3.1#sentence-1a", "ルールを変更する効果は、自分より後に始まった効果に対してだけはたらく")(
    lambda denials, _game, gaining, _object_id: tuple(one for one in denials if one.timestamp < gaining.timestamp)
)


@_denials("6.3.1#sentence-1b", "ルールを変更する効果が2つ以上あれば、最後に適用される、新しいものだけがはたらく")
def _the_newest_denial(denials: Effects, game: Game, _gaining: EffectInForce, _object_id: int) -> Effects:
    newest = max((one.timestamp for _, one in of_kind(game, CannotGain)), default=0)
    return tuple(one for one in denials if one.timestamp == newest)


@_denials("6.3.7#sentence-1a", _GAIN_IS_LOSS)
def _and_losses(denials: Effects, game: Game, gaining: EffectInForce, object_id: int) -> Effects:
    losses = (found for effect, found in of_kind(game, LosesAbilities) if applying.adds(game, gaining, effect.kind))
    return (*denials, *(found for found in losses if applies_to(game, found, object_id)))


for _clause, _preventing, _prevented, _reading in (
    ("6.3.7#sentence-1b", SetsValue, LosesValue, "値を決める効果は、その特性を失わせる効果を防止する"),
    ("6.3.7#sentence-1c", SetsValue, AddsToValue, "値を決める効果は、その値のほかの変更を防止する"),
):

    @book.after(effects_in_force.effects_on_properties, _clause, _reading)
    def _without_the_prevented(
        found: Effects, _game: Game, preventing: type = _preventing, prevented: type = _prevented
    ) -> Effects:
        is_there = any(isinstance(one.effect, preventing) for one in found)
        return tuple(one for one in found if not (is_there and isinstance(one.effect, prevented)))


_eligible = partial(book.after, applying.is_eligible)
_AT_THE_END = "whether an object is looked at as it is in the end"


@_eligible("6.3.5b#sentence-2", "後のサブステージの効果のために適用先になったなら、前のサブステージに遡って適用する")
def _also_at_the_end(is_eligible: bool, game: Game, in_force: EffectInForce, object_id: int) -> bool:
    """Apply an effect also to an object that later effects make eligible for it."""
    if is_eligible or _AT_THE_END in game.steady:
        return is_eligible
    game.steady[_AT_THE_END] = True
    try:
        return seen_at(game, walk(game), applies_to, game, in_force, object_id)
    finally:
        del game.steady[_AT_THE_END]


_AS_IT_BEGINS = "whether an object is looked at as it is when a stage begins"


@_eligible(
    "6.3.5a#sentence-1b",
    "同じステージの前のサブステージで適用先になったオブジェクトには、後のサブステージの効果も適用されない",
)
def _fits_as_its_stage_begins(is_eligible: bool, game: Game, in_force: EffectInForce, object_id: int) -> bool:
    if not is_eligible or _AS_IT_BEGINS in game.steady:
        return is_eligible
    game.steady[_AS_IT_BEGINS] = True
    try:
        row = staging.row_of(game, in_force)
        steps = (step for step in steps_to(last_level(game)) if step.placed.moment[0] >= row // ROWS_OF_A_STAGE)
        begins = next(steps, None)
        return begins is None or seen_at(game, begins.before, applies_to, game, in_force, object_id)
    finally:
        del game.steady[_AS_IT_BEGINS]


def _fits_at_first(game: Game, in_force: EffectInForce, object_id: int) -> bool:
    """Whether an effect would be applied to an object before any other effect is."""
    effect = in_force.effect
    assert isinstance(effect, ObjectEffect)
    if in_force.objects is not None and effect.applies is None:
        return object_id in in_force.objects
    unfixed = in_force._replace(objects=None)
    return seen_at(game, PropertyLevel(), applies_to, game, unfixed, object_id)


_eligible("6.3.5a#sentence-2", "前のステージの効果のために新しく適用先になっても、効果は集合に加えられない")(
    lambda is_eligible, *given: is_eligible and _fits_at_first(*given)
)
_eligible(
    "6.3.5a#sentence-3", "効果の適用先は、前のステージの効果のために適用先でなくなっても、集合から取り除かれない"
)(lambda is_eligible, *given: is_eligible or _fits_at_first(*given))


_eligible("6.3.5#sentence-2b", "ほかの効果がなくなっても変更されても、すでに適用されている効果は、適用されたままだ")(
    lambda is_eligible, game, in_force, object_id: (
        is_eligible or (*key_of(in_force), object_id) in game.state.applications
    )
)


@book.around(
    applying.is_eligible, "1.4.3d#sentence-1", "攻撃発生源に適用される効果は、その攻撃プロキシにも、直接に適用される"
)
def _or_its_attack_source(law: Callable[..., bool], game: Game, in_force: EffectInForce, object_id: int) -> bool:
    source = game.state.objects[object_id].proxy_of
    is_applied_to_source = source is not None and game.has(source) and law(game, in_force, source)
    return is_applied_to_source or law(game, in_force, object_id)


@_eligible("6.3.2#item-1", "オブジェクトがコピーになると、それより前からある効果は、もう適用されない")
def _if_newer_than_the_copy(is_eligible: bool, game: Game, in_force: EffectInForce, object_id: int) -> bool:
    on_it = (one for one in game.state.lasting if object_id in (one.objects or ()))
    copying = (one.timestamp for one in on_it for part in parts_of(one.effect) if isinstance(part, CopyInForce))
    return is_eligible and in_force.timestamp > max(copying, default=-1)


book.instead(applying.parts_lost, "6.3.6#sentence-1", "特性を失わせる効果は、ほかの効果が先に追加したものも削除する")(
    unchanged
)
for _clause, _law, _reading in (
    ("6.2.5#sentence-3a", is_replaceable, "継続効果の適用は、置換効果に変更されない"),
    ("6.2.5#sentence-3b", has_triggered, "継続効果の適用は、誘発効果を誘発させない"),
):
    book.after(_law, _clause, _reading)(lambda found, *given: found and not isinstance(given[-1], Applied))
book.after(
    applying.unrecorded, "6.2.5a#sentence-1", "同時に適用される効果は、ステージに関わらず、古いものから順に適用する"
)(lambda new, _game: sorted(new, key=lambda one: one.in_force.timestamp))
book.instead(applying.is_first, "6.2.5#sentence-1", "継続効果が適用され始めても、それはイベントではない")(never)
book.instead(
    applying.is_changed, "6.2.5#sentence-2", "適用され始めた後で変更の中身が変わっても、それはイベントではない"
)(never)
book.instead(applying.decide, "6.3.4b#sentence-1", "同時に適用され始める効果の順番は、効果のコントローラーが決める")(
    lambda game, tied: applying.decide_by(game, tied, tied[0].context.controller)
)
book.instead(applying.tie, "6.3.4b#sentence-3", "効果が新しいオブジェクトに適用され始めるたびに、順番を決め直す")(
    lambda one: (one.object, one.moment[:-1])
)
book.instead(applying.is_effect, "1.15.2a#sentence-2", "カウンターによる変更も、効果の適用と同じイベントになる")(always)

# Properties (1.4.3, 1.4.4a, 1.7.7, 1.15.2a)


@book.instead(properties.extended, "1.4.4a#sentence-1", "攻撃レイヤーも、攻撃発生源の延長として、その特性を継承する")
def _also_by_an_attack_layer(item: Object) -> int | None:
    return item.layer.source if is_attack_layer(item) and item.layer else item.proxy_of


book.instead(
    layer_continuous.apply_to_the_attack_source,
    "1.4.4b#sentence-2",
    "次の攻撃への効果は、攻撃レイヤーに使われて、攻撃発生源には適用されない",
)(nothing)
book.after(properties.inherited_abilities, "1.4.3a#sentence-4a", "攻撃プロキシは、攻撃発生源の起動能力も継承する")(
    lambda found, every: tuple(one for one in every if one in found or isinstance(within(one), ActivatedAbility))
)
book.after(properties.inherited_abilities, "1.4.3a#sentence-4b", "攻撃プロキシは、攻撃発生源の解決能力も継承する")(
    lambda found, every: tuple(one for one in every if one in found or not isinstance(within(one), ActivatedAbility))
)


@book.before(
    properties.inherited, "1.4.3d#sentence-2", "攻撃プロキシが継承するのは、攻撃発生源の、効果で変更される前の特性だ"
)
def _as_printed(game: Game, object_id: int, _of_source: Properties) -> tuple[Game, int, Properties]:
    source = properties.extended(game.state.objects[object_id])
    assert source is not None
    return game, object_id, properties.printed_properties_of(game.object(source))


@book.after(properties.inherited, "1.4.3a#sentence-3", "攻撃プロキシが継承するのはパワーだけで、名前や能力は持たない")
def _power_alone(found: Properties, game: Game, object_id: int, _of_source: Properties) -> Properties:
    return replace(properties.printed_properties_of(game.state.objects[object_id]), power=found.power)


book.instead(
    properties.of_counters, "1.15.2a#sentence-1", "カウンターは目印で、それを見る効果がなければ、特性を変更しない"
)(empty)
book.instead(properties.defined, "5.4.5#sentence-1a", "(*)と記載された値は、能力が何を述べていても、0だ")(empty)
book.instead(properties.to_be_defined, "5.4.5#sentence-1b", "能力が定義するのは値だけで、特性がなければ、ないままだ")(
    unchanged
)
book.after(properties.modified, "1.7.7#sentence-1", "")(
    lambda after, _game, in_force, before: before if isinstance(in_force.effect, AbilityEffect) else after
)

# Layer-continuous effects: durations, values, and the next object (6.2.2, 6.2.4, 1.8.10)

book.after(
    layer_continuous.durations_ended,
    "6.2.2a#sentence-3",
    "「このターン」や「このチェインリンク」は、効果が生成された後は、その時のターンやチェインリンクを指す",
)(lambda found, _event: found - {"end of turn", "link resolves"})
book.instead(layer_continuous.durations_ended, "6.2.2a#sentence-2a", "継続効果は、指定された期間が過ぎても終わらない")(
    lambda _event: frozenset()
)


@book.instead(
    layer_continuous.next_turns_begun,
    "6.2.2a#sentence-3",
    "「コントローラーの次のターン」は、その後でコントローラーになったプレイヤーのターンを指す",
)
def _of_who_controls_the_target(game: Game, event: kinds.TurnBegins) -> tuple[Event, ...]:
    found = (one for one in game.state.lasting if one.until == "end of next turn" and _whose(game, one) == event.player)
    return tuple(kinds.Lasts(before=one, after=replace(one, until="end of turn")) for one in found)


def _whose(game: Game, one: LastingEffect) -> int | None:
    found = [target for targets in one.context.targets for target in targets if game.has(target)]
    return game.object(found[0]).controller if found else one.whose


_duration = partial(book.after, layer_continuous.duration_of_effect)
_duration("6.2.2a#sentence-4a", "期間を示さない効果は、ゲームの終わりまで続く")(
    lambda found, specified, *_given: "for good" if specified is None else found
)
_duration("6.2.2a#sentence-4b", "期間を示さない効果は、条件に依存していても、生成されたターンの終了時に終わる")(
    lambda found, specified, while_, _effect: found if specified or while_ is None else "end of turn"
)
_duration("6.6.3a#sentence-1", "遅延型誘発効果は、期間が書かれていても、誘発するまで終わらない")(
    lambda found, _specified, _while, effect: "for good" if isinstance(effect, Delayed) else found
)


@_duration(
    "6.6.3a#sentence-3", "期間のない遅延型誘発効果は、条件がフェイズやステップの変化でも、ターンの終わりに終わる"
)
def _until_the_turn_ends(found: str, specified: str | None, _while: object, effect: Effect) -> str:
    return "end of turn" if specified is None and layer_continuous.waits_for_a_change(effect) else found


def _waits_for_a_phase(effect: Effect) -> bool:
    on = effect.triggered.on if isinstance(effect, Delayed) else None
    return isinstance(on, Begins) and not on.what.startswith("combat:")


_waits = partial(book.after, layer_continuous.waits_for_a_change)
_waits("6.6.3a#sentence-2a", "フェイズの変化を条件とする遅延型誘発効果も、期間を必要とする")(
    lambda waits, effect: waits and not _waits_for_a_phase(effect)
)
_waits("6.6.3a#sentence-2b", "ステップの変化を条件とする遅延型誘発効果も、期間を必要とする")(
    lambda waits, effect: waits and _waits_for_a_phase(effect)
)


_begun = partial(book.after, layer_continuous.as_generated)


@_begun("6.6.3#sentence-4", "「次に」で始まる遅延型誘発効果も、条件が満たされるたびに誘発する")
def _every_time(found: LastingEffect, begun: LastingEffect, _game: Game) -> LastingEffect:
    return replace(found, uses=begun.uses) if isinstance(found.effect, Delayed) and found.effect.is_next else found


@_begun("6.2.1#sentence-2", "継続効果は、始まった時にあるオブジェクトだけに影響を与え、その後は何もしない")
def _for_what_there_is(found: LastingEffect, _begun: LastingEffect, game: Game) -> LastingEffect:
    fits = found.effect.applies if isinstance(found.effect, ObjectEffect) else None
    if found.objects is not None or found.awaits or fits is None:
        return found
    return replace(found, objects=frozenset(one for one in game.state.objects if fits.fits(game, one, found.context)))


book.instead(fixed_when_generated, "6.2.2b#sentence-2", "可変値は、効果が生成された後も、ゲーム状況とともに変わる")(
    lambda _game, effect, *_given: effect
)
book.after(
    fixed_when_generated, "6.2.2b#sentence-3", "次のオブジェクトへの効果でも、値は、効果が生成された時点で決まる"
)(lambda found, game, _effect, context, is_on_next: with_fixed_amounts(game, found, context) if is_on_next else found)
_applies_still = partial(book.after, effects_in_force.still_applies)
_applies_still(
    "6.2.2c#sentence-1", "レイヤーがスタックを離れて、効果の発生源がなくなると、オブジェクトへの適用も終わる"
)(lambda still_applies, game, one, _object_id: still_applies and game.has(one.context.source))


@_applies_still("6.2.2c#sentence-2", "オブジェクトの特性が変わって、効果の指定に合わなくなると、適用されなくなる")
def _while_it_fits(still_applies: bool, game: Game, one: EffectInForce, object_id: int) -> bool:
    fits = one.effect.applies if isinstance(one.effect, ObjectEffect) else None
    return still_applies and (fits is None or fits.fits(game, object_id, one.context))


@book.instead(
    layer_continuous.fits_certainly, "5.1.2a#sentence-2", "まだ宣言していないXは0だとして、すぐに効果を適用する"
)
def _as_it_is(game: Game, object_id: int, lasting: LastingEffect) -> bool:
    fits = layer_continuous.described(lasting)
    return fits is None or applies(game, fits, object_id, lasting.context)


@book.after(
    layer_continuous.apply_to_the_next,
    "6.2.4#sentence-1",
    "次にプレイしたカードが指定に合わなければ、効果は何にも適用されずに終わる",
)
def _no_longer_awaiting(_applied: None, game: Game, object_id: int) -> None:
    for lasting in game.state.lasting:
        if lasting.awaits and layer_continuous.is_awaited(game, object_id, lasting):
            note(game, kinds.Lasts(before=lasting))


_next_object = partial(book.after, layer_continuous.as_applied_to_next)
_next_object("6.2.2b#sentence-4", "次のオブジェクトへの効果の値は、適用が始まった後も、ゲーム状況とともに変わる")(
    lambda found, _game, _object_id, lasting: replace(found, effect=lasting.effect)
)


_TO_THE_SOURCE = "攻撃プロキシに適用される効果は、攻撃発生源にも適用される"
book.instead(is_not_applied_to, "1.4.3e#sentence-3", _TO_THE_SOURCE)(never)


@_next_object("1.4.3e#sentence-3", _TO_THE_SOURCE)
def _also_to_the_attack_source(found: LastingEffect, game: Game, object_id: int, _lasting: object) -> LastingEffect:
    source = game.object(object_id).proxy_of
    return found if source is None else replace(found, objects=frozenset({object_id, source}))


_next_object("6.3.4#sentence-2", "次のカードへの効果のタイムスタンプは、カードに適用され始めた時点だ")(
    lambda found, game, *_given: replace(found, timestamp=game.state.clock)
)


@book.after(layer_continuous.is_next_attack, "1.8.10#sentence-3", "次の攻撃とは、次にプレイする攻撃カードのことだ")
def _by_playing(is_next: bool, game: Game, object_id: int, _lasting: LastingEffect) -> bool:
    layer = game.object(object_id).layer
    return is_next and layer is not None and layer.category == "card"


book.instead(layer_continuous.is_next_attack, "1.8.10#sentence-2", "だれのコントロール下に入った攻撃にも、適用される")(
    lambda game, object_id, lasting: lasting.coming == "anyhow" and is_attack(game, object_id)
)
book.after(
    layer_continuous.apply_to_the_attack_source,
    "1.8.10#sentence-4",
    "次の攻撃への効果は、コントロール下に入った時ではなく、攻撃する時に適用される",
)(lambda _applied, game, _layer, attack: layer_continuous.begin_on_attack(game, attack))
book.instead(
    layer_continuous.apply_to_changed_attack,
    "1.8.10a#sentence-2",
    "すでにある攻撃が、特性の変化で、指定された攻撃になったときにも適用される",
)(layer_continuous.begin_on_attack)

# Stages and substages (6.3.2, 6.3.3)

_AFTER_ALL = staging.OF_VALUES + 1
_BEFORE_ALL, _AT_LAST = 0, DEPENDENT + 1
"""A stage, and substages, that only misreadings know."""
book.after(staging.row_of, "1.15.2a#sentence-3", "カウンターによる変更は、継続効果をすべて適用した後に適用する")(
    lambda row, _game, in_force: _AFTER_ALL * ROWS_OF_A_STAGE if in_force.is_counter else row
)
book.after(
    staging.row_of, "6.3.2#item-8", "カウンターによる変更は、値を変更する効果より先に、基本の値のステージで適用する"
)(lambda row, _game, in_force: row - ROWS_OF_A_STAGE if in_force.is_counter else row)


@book.after(
    staging.staged_part,
    "6.3.2c#sentence-1",
    "いくつかの部分のある効果は、全体が、最初の部分に対応するステージで適用される",
)
def _first_part(effect: ContinuousEffect, in_force: EffectInForce) -> ContinuousEffect:
    parts = parts_of(in_force.whole) if in_force.whole else ()
    return next((part for part in parts if isinstance(part, PropertyEffect)), effect)


def _moved(right: int, wrong: int) -> Callable[..., int]:
    """Return the misreading that effects of one stage or substage are applied in another one."""
    return lambda stage, _effect: wrong if stage == right else stage


_stage = partial(book.after, staging.stage_of)
_stage("6.3.2#item-3a", "名前を変更する効果を、タイプやサブタイプを変更する効果と同じステージで適用する")(
    _moved(staging.OF_NAMES, staging.OF_TYPES)
)
for _letter, _name, _word in (("a", "types", "タイプ"), ("b", "subtypes", "サブタイプ")):
    _stage(f"6.3.2#item-4{_letter}", f"{_word}を変更する効果を、スーパータイプを変更する効果と同じステージで適用する")(
        lambda stage, effect, name=_name: staging.OF_SUPERTYPES if effect.changes == name else stage
    )
_stage("6.3.2#item-5", "スーパータイプを変更する効果を、能力を変更する効果と同じステージで適用する")(
    _moved(staging.OF_SUPERTYPES, staging.OF_ABILITIES)
)
_stage("6.3.2#item-6", "能力を変更する効果を、数値特性を変更する効果より後に適用する")(
    _moved(staging.OF_ABILITIES, _AFTER_ALL)
)
_base_value = partial(book.after, staging.row_of_base_value)
_base_value("6.3.2#item-7", "基本の値を変更する効果を、値を変更する効果より後に適用する")(
    lambda row, _substage: row + (_AFTER_ALL - OF_BASE_VALUES) * ROWS_OF_A_STAGE
)
_base_value("6.3.2#sentence-1", "基本の値を変更する効果を、値を変更する効果と同じステージで適用する")(
    lambda row, _substage: row + (staging.OF_VALUES - OF_BASE_VALUES) * ROWS_OF_A_STAGE
)
for _number, (_substage, _reading) in enumerate(
    (
        (_AT_LAST, "値をセットする効果は、最後に適用し、計算の結果を上書きする"),
        (SUBSTAGES["divide"], "乗算と除算は、同じサブステージで、タイムスタンプ順に適用する"),
        (_AT_LAST, "除算は、加算や減算より後に、最後に適用する"),
        (SUBSTAGES["multiply"], "加算と乗算は、同じサブステージで、タイムスタンプ順に適用する"),
        (SUBSTAGES["add"], "減算と加算は、同じサブステージで、タイムスタンプ順に適用する"),
    ),
    start=2,
):
    book.after(staging.substage_of, f"6.3.3#item-{_number}", _reading)(_moved(_number, _substage))
for _letter, _kind, _doing in (("a", GainsValue, "加える"), ("b", LosesValue, "取り除く")):
    book.after(staging.row_of, f"6.3.3#item-1{_letter}", f"数値特性を{_doing}効果は、値を変更する効果より後に適用する")(
        lambda row, _game, in_force, kind=_kind: (
            row + _AT_LAST - staging.PROPERTY if isinstance(staging.staged_part(in_force), kind) else row
        )
    )
book.instead(staging.substage_of, "6.3.3#sentence-2b", "サブステージは依存関係だけで定まり、変更の種類では変わらない")(
    lambda _operation: staging.PROPERTY
)
_SUMS_FIRST: tuple[Operation, ...] = ("property", "set", "add", "subtract", "multiply", "divide")
book.instead(staging.substage_of, "6.3.3#sentence-4", "足し算と引き算を、掛け算と割り算より先に行う")(
    lambda operation: 1 + _SUMS_FIRST.index(operation)
)

# The order of effects (6.3.1 to 6.3.5)


def _turn_player_first(game: Game, effect: EffectInForce) -> int:
    return int(effect.context.controller != game.state.turn_player)


_moment = partial(book.after, staging.moment_of)
_moment("6.3.2#sentence-2", "ステージ順の降順に、ステージ8から適用する")(
    lambda moment, *_effect: (_AFTER_ALL - moment[0], *moment[1:])
)
_moment("6.3.4#sentence-3", "効果は、タイムスタンプの遅いものから適用する")(
    lambda moment, *_effect: (*moment[:2], -moment[2], moment[3])
)
_moment("6.3.4#sentence-4", "タイムスタンプが同じ効果の順番は、だれも決めない")(
    lambda moment, *_effect: (*moment[:-1], staging.UNDECIDED)
)
_moment("6.3.4b#sentence-2", "同時に適用され始めた効果なら、タイムスタンプが違っていても、決めた順番で並べる")(
    lambda moment, *_effect: (*moment[:2], moment[3])
)
_moment("6.3.1#sentence-5", "同じステージの効果には、サブステージ順より先にタイムスタンプ順を使う")(
    lambda moment, *_effect: (moment[0], *moment[2:], moment[1])
)
_moment("6.3.2#sentence-3", "サブステージ順を、ステージの違う効果にも先に使う")(
    lambda moment, *_effect: (moment[1], moment[0], *moment[2:])
)


@_moment("6.3.4c#sentence-1", "新しい効果は、同じサブステージにもとからある効果より先に適用される")
def _the_newest_first(moment: StageOrder, game: Game, _row: int, effect: EffectInForce) -> StageOrder:
    newest = max(one.timestamp for one in effects_in_force.effects_in_force(game).on_properties)
    stage, substage, time, rank = moment
    return stage, substage, -1 if effect.timestamp == newest else time, rank


_moment("6.3.3a#sentence-1", "同じサブステージの効果は、ターンプレイヤーのものから適用する")(
    lambda moment, game, _row, effect: (*moment[:2], _turn_player_first(game, effect), effect.timestamp)
)
_moment("6.3.5#sentence-2a", "新しい効果は、計算し直さずに、それまでの計算の結果にそのまま適用する")(
    lambda _moment, _game, _row, effect: (effect.timestamp,)
)
_moment(
    "6.3.1#sentence-3", "ターンプレイヤーの効果をステージ順に適用してから、ほかのプレイヤーの効果をステージ順に適用する"
)(lambda moment, game, _row, effect: (_turn_player_first(game, effect), *moment))
book.before(staging.can_depend, "6.3.2a#sentence-3", "効果は、自分が属するステージにも依存することがある")(
    lambda row, other: (row - ROWS_OF_A_STAGE, other)
)


def _in_substage(sentence: str, reading: str, substage_of: Callable[[int, int], int]) -> None:
    """Register a misreading of the substage of dependent effects, from the row of the effect and the right row."""
    book.after(staging.row_of_dependent, sentence, reading)(
        lambda found, row, _other: found - found % ROWS_OF_A_STAGE + substage_of(row, found)
    )


book.instead(staging.row_of_dependent, "6.3.2a#sentence-5", "依存効果も、それ自身が属するステージで適用する")(nothing)
_in_substage(
    "6.3.3#sentence-3",
    "ステージ1から6では、依存効果も独立効果と一緒にタイムスタンプ順に適用する",
    lambda row, found: (row if found < OF_BASE_VALUES * ROWS_OF_A_STAGE else found) % ROWS_OF_A_STAGE,
)
_in_substage(
    "6.3.3#sentence-2a",
    "サブステージは変更の種類だけで定まり、依存していても変わらない",
    lambda row, _found: row % ROWS_OF_A_STAGE,
)
_in_substage(
    "6.3.3#item-7",
    "依存効果は、依存先のステージで、独立効果を待たずに、最初に適用する",
    lambda _row, found: (
        _BEFORE_ALL
        if found % ROWS_OF_A_STAGE == DEPENDENT and found > OF_BASE_VALUES * ROWS_OF_A_STAGE
        else found % ROWS_OF_A_STAGE
    ),
)
book.instead(
    depends,
    "6.3.2a#sentence-2",
    "後のステージの効果が変更する特性を見る効果は、結果が変わらなくても、そのステージに依存している",
)(always)
book.instead(
    row_of_several, "6.3.2b#sentence-1", "2つ以上のステージに依存する効果は、そのうち最初のステージで適用する"
)(lambda row, rows: None if row % ROWS_OF_A_STAGE == DEPENDENT else min(rows))
book.instead(
    staging.is_added_to_the_current_substage,
    "6.3.5a#sentence-1a",
    "現在のサブステージで先に順番が来た効果は、その後に適用先になったオブジェクトには適用されない",
)(never)

# Static-continuous effects, conditions and values (6.2.2d, 6.2.3, 1.8.4c)

book.instead(
    static_continuous.when_functional,
    "6.3.4a#sentence-3",
    "常在型継続効果のタイムスタンプは、いつも、発生源が闘技場に出た時点だ",
)(unchanged)


def _arrived_this_turn(game: Game, made: EffectInForce) -> bool:
    serial = game.object(made.context.source).serial
    moves = (event for event in game.state.history if isinstance(event, kinds.Move) and game.is_known(event.object))
    return any(game.object(move.object).serial == serial for move in moves)


_generated = partial(book.after, static_continuous.generated)
_generated("6.2.3a#sentence-1", "常在型継続効果は、発生源が闘技場に出た次のターンから始まる")(
    lambda found, game, made: () if _arrived_this_turn(game, made) else found
)
_generated("6.2.3#sentence-2", "期間が書かれていない常在型継続効果は、始まったターンの終了時に終わる")(
    lambda found, game, made: found if _arrived_this_turn(game, made) else ()
)
_generated("5.4.2#sentence-1", "")(empty)
_described = partial(book.instead, static_continuous.applies_as_described)
_described("6.2.3c#sentence-2", "適用されるかどうかは、カードに印刷された特性で決まり、変わらない")(
    lambda game, described, object_id, one: seen_at(game, PropertyLevel(), described.fits, game, object_id, one.context)
)
book.after(
    static_continuous.applies_as_described,
    "6.2.3c#sentence-1",
    "いったん適用が始まったら、オブジェクトが書かれた特性を失っても、適用され続ける",
)(
    lambda is_described, game, _described, object_id, one: (
        is_described or (*key_of(one), object_id) in game.state.applications
    )
)
_while_applied = partial(book.after, static_continuous.applies_only_while)
_while_applied("1.8.4c#sentence-4", "「の間」の条件を満たすオブジェクトが1つでもあれば、適用先のすべてに適用される")(
    lambda _is_met, game, during, _object_id, one: any(
        during.fits(game, other, one.context) for other in game.state.objects
    )
)
_while_applied("1.8.4c#sentence-3", "効果が適用され始めた後は、「の間」の条件を、もう確かめない")(
    lambda is_met, _game, _during, object_id, one: (
        is_met or (one.lasting is not None and object_id in one.lasting.applied)
    )
)
_while_applied("1.8.4c#sentence-2", "「の間」の条件が満たされなくても、効果は適用される")(always)


def _source_of(one: EffectInForce) -> tuple[int, int]:
    return one.context.source, one.ability_index


def _began_later(game: Game, one: EffectInForce) -> bool:
    return game.state.since.get(_source_of(one), game.state.clock) > game.object(one.context.source).timestamp


_condition = partial(book.after, effects_in_force.is_in_its_condition)
_condition("6.2.2d#sentence-4", "適用の条件は、効果が生成された後は確かめない")(
    lambda holds, _game, one, _condition: holds or one.lasting is not None
)
_condition("6.2.2a#sentence-2b", "期間を示さず、条件に依存する効果は、条件が満たされなくなっても終わらない")(
    lambda holds, _game, one, _condition: holds or (one.lasting is not None and one.lasting.until == "for good")
)
_condition(
    "6.2.3d#sentence-2", "条件を確かめるのは、能力が機能状態になった時だけで、後から満たされても、効果は生成されない"
)(lambda holds, game, one, _condition: holds and (one.lasting is not None or not _began_later(game, one)))
_condition("6.2.3d#sentence-1", "条件が確かめられるのは、コントローラーのターンの間だけだ")(
    lambda holds, game, one, _condition: (
        holds and (one.lasting is not None or game.state.turn_player == one.context.controller)
    )
)
_condition("6.2.3d#sentence-3", "いったん生成されたら、条件が満たされなくなっても、効果は存在し続ける")(
    lambda holds, game, one, _condition: holds or (one.lasting is None and _source_of(one) in game.state.since)
)
_condition("1.8.4#sentence-3b", "条件が満たされていなくても、効果は適用される")(always)
book.before(
    static_continuous.with_present_values,
    "6.2.3b#sentence-1",
    "可変値は、効果のコントローラーではなく、ターンプレイヤーのゲーム状況から決まる",
)(
    lambda effect, game, one: (
        effect,
        game,
        one._replace(context=replace(one.context, controller=game.state.turn_player)),
    )
)
_AT_FIRST = "能力が機能状態になった時の値が、その後も変わらない"


def _key(one: EffectInForce, name: str) -> tuple[int, str]:
    return one.context.source, f"{name} of {one.ability_index}"


@book.instead(static_continuous.with_present_values, "6.2.3b#sentence-2", _AT_FIRST)
def _as_at_first(effect: ContinuousEffect, game: Game, one: EffectInForce) -> ContinuousEffect:
    counts = game.state.counts
    names = static_continuous.variable_amounts(effect)
    known = {name: counts[_key(one, name)] for name in names if _key(one, name) in counts}
    return with_fixed_amounts(game, replace(effect, **known), one.context)  # type: ignore[return-value]


@book.after(applying.note_existing, "6.2.3b#sentence-2", _AT_FIRST)
def _record_values(_noted: None, game: Game) -> None:
    for one in effects_in_force.effects_in_force(game).on_properties:
        for name in static_continuous.variable_amounts(one.effect) if one.lasting is None else ():
            if _key(one, name) not in game.state.counts:
                value = asdict(one.effect)[name].value(game, one.context)
                note(game, Tally(by="fab:6.2.3b", key=_key(one, name), value=value))


@book.after(
    amount_gained,
    "6.2.5#sentence-4",
    "オブジェクトに適用されている効果は、それらを合わせた修整を得るという1つのイベントとみなす読み方",
)
def _altogether(amount: int, game: Game, event: Applied, context: Context) -> int:
    """Return by how much all effects have modified the property of the object."""
    at, effect = (*event.key, event.object), event.effect
    assert isinstance(effect, AddsToValue)
    others = (
        one
        for key, one in game.state.applications.items()
        if key[-1] == event.object and key != at and adds_to(one, effect.stat)
    )
    return amount + sum(amount_added(game, one, context) for one in others)
