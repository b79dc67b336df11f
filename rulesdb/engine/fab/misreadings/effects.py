"""Misreadings of how abilities generate effects, and of conditional, optional and discrete effects (1.7, 1.8, 6.1)."""

from collections.abc import Callable
from functools import partial

from msgspec.structs import asdict, replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Activated
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.present_properties import properties
from rulesdb.engine.fab.rules.abilities.activated import attacks
from rulesdb.engine.fab.rules.continuous.layer_continuous import apply_to_next_attack
from rulesdb.engine.fab.rules.effects import abilities, discrete, instructions
from rulesdb.engine.fab.rules.effects.discrete import ALWAYS, Effects
from rulesdb.engine.fab.rules.effects.instructions import described_zones
from rulesdb.engine.fab.rules.events.replacements import could_be_applied, modified_event
from rulesdb.engine.fab.rules.objects.identities import with_metatypes_of_source
from rulesdb.engine.fab.rules.objects.objects import is_card_layer, layer_of_ability
from rulesdb.engine.fab.rules.playing.attempt import Attempt
from rulesdb.engine.fab.rules.playing.playing import count_as_played, finish_activating
from rulesdb.engine.fab.rules.turn.resolving import effects_of_layer
from rulesdb.engine.fab.selection.conditions import ItIs
from rulesdb.engine.fab.state import Layer, Object
from rulesdb.engine.fab.verbs.life import Gain
from rulesdb.engine.fab.verbs.sequences import Instead
from rulesdb.engine.fab.zones import CHAIN, PRIVATE, STACK
from rulesdb.engine.kernel.book import always, never, nothing
from rulesdb.engine.kernel.cards.abilities import TargetedEffect, targeted_effects
from rulesdb.engine.kernel.cards.roles import AnyContext, DiscreteEffect, Filter, Objects, StateCondition, Value
from rulesdb.engine.kernel.effects.properties import abilities as abilities_of
from rulesdb.engine.kernel.effects.replacement import EventReplacement, Replacing
from rulesdb.engine.kernel.event_kinds.effect_events import drawn_by_lot
from rulesdb.engine.kernel.event_kinds.layer_events import Resolved
from rulesdb.engine.kernel.events import CompoundEvent, Event, object_of
from rulesdb.engine.kernel.process.game_rules import Made
from rulesdb.engine.kernel.process.pipeline import happen, note
from rulesdb.engine.kernel.selection.conditions import AllHold, Unless
from rulesdb.engine.kernel.turn.resolution import CoreResolution, context_of_layer
from rulesdb.engine.kernel.verbs import generation, sequences
from rulesdb.engine.kernel.verbs.begin import BeginEffect, with_specified_controller
from rulesdb.engine.kernel.verbs.sequences import Conditional

Resolution = CoreResolution[Context]


def generate_effects_of(game: Game, layer: int, kind: type[DiscreteEffect] = DiscreteEffect) -> None:
    """Generate the effects of a layer now, or those of one kind alone, whether or not it resolves."""
    context = context_of_layer(game, layer)
    for one in targeted_effects(game.object(layer).card.abilities, context.declared):
        if isinstance(one.effect, kind):
            one.effect.generate(game, replace(context, targets=one.targets))


# Source and controller of effects, attack-proxies (1.4.3c, 1.7.1, 1.8.1)


@book.after(with_metatypes_of_source, "1.7.1#sentence-6b", "起動レイヤーの基本能力は、発生源のルールテキストの全体だ")
def _with_abilities_of_source(card: Card, _card: Card, game: Game, source: int) -> Card:
    return replace(card, abilities=game.object(source).card.abilities)


def _with_hero(context: Context, game: Game, player: int) -> Context:
    hero = game.hero(player)
    return context if hero is None else replace(context, source=hero)


_context = partial(book.after, abilities.resolution_context)
_context("1.8.1b#sentence-1a", "効果をコントロールするのは、ターンプレイヤーだ")(
    lambda context, game, _layer: replace(context, controller=game.state.turn_player)
)


@_context("1.7.1a#sentence-2", "起動や誘発で生じたレイヤーの能力では、レイヤーをコントロールするヒーローを発生源")
def _hero_unless_of_a_card(context: Context, game: Game, layer: int) -> Context:
    info = game.object(layer).layer
    return context if info is None or info.category == "card" else _with_hero(context, game, game.player_of(layer))


_HERO = "能力の発生源は、カードやトークンではなく、それを使うヒーローだ"


@_context("1.7.1b#sentence-2b", "誘発レイヤーは、解決される時に発生源をコントロールしている人がコントロールする")
def _present_controller(context: Context, game: Game, layer: int) -> Context:
    info = game.object(layer).layer
    is_triggered = info is not None and info.category == "triggered" and game.has(info.source)
    return replace(context, controller=game.player_of(context.source)) if is_triggered else context


@_context("1.7.1a#sentence-1", _HERO)
def _hero_of_a_card(context: Context, game: Game, layer: int) -> Context:
    return _with_hero(context, game, game.player_of(layer)) if is_card_layer(game.object(layer)) else context


_context("1.8.1a#sentence-1a", "効果の発生源は、そのコントローラーのヒーローだ")(
    lambda context, game, _layer: _with_hero(context, game, context.controller)
)
_triggered = partial(book.after, abilities.context_when_triggered)


@_triggered("1.7.1b#sentence-2a", "誘発レイヤーは、いつも発生源のオーナーがコントロールする")
def _of_the_owner(context: Context, game: Game, item: Object) -> Context:
    return replace(context, controller=game.state.turn_player if item.owner is None else item.owner)


@_triggered(
    "1.7.1b#sentence-3", "発生源にコントローラーがいなければ、ターンプレイヤーがその誘発レイヤーをコントロールする"
)
def _of_the_turn_player(context: Context, game: Game, item: Object) -> Context:
    return replace(context, controller=game.state.turn_player) if item.controller is None else context


_triggered("1.7.1a#sentence-1", _HERO)(lambda context, game, item: _with_hero(context, game, game.player_of(item.id)))


@book.after(
    layer_of_ability, "1.7.1b#sentence-1", "起動レイヤーは、だれが起動しても、ターンプレイヤーがコントロールする"
)
def _activated_by_the_turn_player(made: Object, game: Game, _card: Card, layer: Layer, *_players: int) -> Object:
    return replace(made, controller=game.state.turn_player) if layer.category == "activated" else made


@book.after(abilities.ends_of_proxies, "1.7.1a#sentence-3", "発生源が消滅すると、そのレイヤーも一緒に消滅する")
def _with_layers_without_source(ends: tuple[Event, ...], game: Game, _event: Event) -> tuple[Event, ...]:
    layers = ((layer, game.object(layer).layer) for layer in game.stack)
    gone = [layer for layer, info in layers if info and info.category != "card" and not game.has(info.source)]
    return (*ends, *(kinds.Cease(by="fab:1.7.1a", object=layer) for layer in gone[:1]))


def _source(proxy: Object) -> int:
    assert proxy.proxy_of is not None
    return proxy.proxy_of


_proxy = partial(book.after, abilities.proxy_exists)
_proxy("1.4.3c#sentence-6", "攻撃発生源が{p}の特性を持たなければ、攻撃プロキシは消滅する")(
    lambda exists, game, proxy: exists and properties(game, _source(proxy)).power is not None
)


@_proxy("1.4.3c#sentence-7", "攻撃プロキシを作成した能力がなくなれば、攻撃プロキシも消滅する")
def _while_its_source_has_the_ability(exists: bool, game: Game, proxy: Object) -> bool:
    found = abilities_of(game, _source(proxy)) if exists else ()
    return any(isinstance(ability, Activated) and attacks(ability) for ability in found)


_proxy("1.4.3c#sentence-4", "攻撃発生源がなくなっても、スタックにある攻撃は、そのまま解決される")(
    lambda exists, _game, proxy: exists or proxy.zone == STACK
)
_proxy("1.4.3c#sentence-1", "攻撃発生源が戦闘チェインにある間は、スタックに攻撃プロキシは存在しない")(
    lambda exists, game, proxy: exists and (proxy.zone != STACK or game.object(_source(proxy)).zone != CHAIN)
)
_proxy("1.4.3c#sentence-5", "攻撃発生源が次の攻撃に移っても、なくなっても、攻撃は元のチェインリンクに残る")(
    lambda exists, _game, proxy: exists or proxy.zone == CHAIN
)
_proxy("1.4.3c#sentence-2", "攻撃プロキシは解決されると消え、その後は武器そのものが攻撃になる")(
    lambda exists, _game, proxy: exists and proxy.zone != CHAIN
)

# When abilities generate effects (1.7.1, 1.7.3, 6.1)


@book.after(finish_activating, "1.7.3a#sentence-2", "能力を起動すると、スタックを使わず、その場で効果が発生する")
def _without_a_layer(_activated: None, game: Game, attempt: Attempt, _index: int) -> None:
    generate_effects_of(game, attempt.layer)
    happen(game, kinds.Clear(by="fab:1.7.3a", objects=(attempt.layer,)))


_WHEN_PUT = "起動レイヤーや誘発レイヤーは、解決される時ではなく、スタックに置かれた時に効果を発生させる"
_WHEN_PLAYED = "解決能力は、カードがプレイされてスタックに置かれた時に、効果を発生させる"


@book.after(finish_activating, "1.7.1#sentence-3", "起動した能力は、レイヤーを生成し、しかもその場でも効果を発生させる")
@book.after(finish_activating, "1.7.1#sentence-4", _WHEN_PUT)
@book.after(count_as_played, "1.7.3b#sentence-1", _WHEN_PLAYED)
def _effects_at_once(_done: None, game: Game, attempt: Attempt, *_index: int) -> None:
    generate_effects_of(game, attempt.layer)


@book.after(apply_to_next_attack, "1.7.1#sentence-4", _WHEN_PUT)
def _effects_when_triggered(_done: None, game: Game, object_id: int) -> None:
    layer = game.object(object_id).layer
    if layer is not None and layer.category == "triggered":
        generate_effects_of(game, object_id)


def _is_of_card(game: Game, resolution: Resolution) -> bool:
    return is_card_layer(game.object(resolution.layer))


_of_layer = partial(book.after, effects_of_layer)
_of_layer("1.7.3b#sentence-1", _WHEN_PLAYED)(
    lambda found, game, resolution, _halves: [] if _is_of_card(game, resolution) else found
)
_of_layer("1.7.1#sentence-4", _WHEN_PUT)(
    lambda found, game, resolution, _halves: found if _is_of_card(game, resolution) else []
)


@_of_layer("1.7.1a#sentence-4", "発生源が消滅したレイヤーは、解決されても効果を発生させない")
def _none_without_source(found: Effects, game: Game, resolution: Resolution, _halves: object) -> Effects:
    return found if _is_of_card(game, resolution) or game.has(resolution.context.source) else []


@_of_layer("6.1.2#sentence-3", "効果の数値や、効果ができるかどうかは、最初の効果より前に、まとめて決める")
def _decided_at_first(found: Effects, game: Game, resolution: Resolution, _halves: object) -> Effects:
    """Leave effects out that are impossible before the first one, and count amounts then."""
    context = resolution.context
    return [
        one._replace(effect=_with_present_amounts(one.effect, game, context))
        for one in found
        if one.effect.is_possible(game, replace(context, targets=one.targets))
    ]


def _with_present_amounts(effect: DiscreteEffect, game: Game, context: AnyContext) -> DiscreteEffect:
    return replace(
        effect, **{name: one.value(game, context) for name, one in asdict(effect).items() if isinstance(one, Value)}
    )


def _evaluated_at_first(
    is_meant: Callable[[DiscreteEffect], bool],
) -> Callable[[Effects, Game, Resolution, object], Effects]:
    """Return the misreading that the conditions of some effects are evaluated before the first effect."""

    def evaluated(one: TargetedEffect, game: Game, resolution: Resolution) -> TargetedEffect:
        effect = one.effect
        if not (isinstance(effect, Conditional | Instead) and is_meant(effect)) or isinstance(effect.condition, ItIs):
            return one
        holds = effect.condition.holds(game, resolution.context)
        return one._replace(effect=replace(effect, condition=ALWAYS if holds else Unless(ALWAYS)))

    return lambda found, game, resolution, _halves: [evaluated(one, game, resolution) for one in found]


def _begins_continuous(effect: DiscreteEffect) -> bool:
    return isinstance(effect, Conditional) and isinstance(effect.effect, BeginEffect)


_of_layer("6.1.3#sentence-1a", "条件は、レイヤーの最初の効果より前に評価しておく")(
    _evaluated_at_first(lambda effect: isinstance(effect, Conditional) and not _begins_continuous(effect))
)


@_of_layer("6.1.3#sentence-3", "条件が満たされていなければ、同じレイヤーの後の効果も生成されない")
def _up_to_the_first_unmet(found: Effects, game: Game, resolution: Resolution, _halves: object) -> Effects:
    unmet = (
        at
        for at, one in enumerate(found)
        if isinstance(one.effect, Conditional) and not one.effect.condition.holds(game, resolution.context)
    )
    return found[: next(unmet, len(found))]


_of_layer("6.2.2d#sentence-1a", "継続効果の生成の条件は、レイヤーの最初の効果より前に確かめておく")(
    _evaluated_at_first(_begins_continuous)
)
_of_layer("6.4.7b#sentence-1", "自己置換効果の条件は、レイヤーの最初の効果より前に確かめておく")(
    _evaluated_at_first(lambda effect: isinstance(effect, Instead))
)


@book.around(discrete.generate_in_order, "6.1.2#sentence-2", "1つのレイヤーの効果は、まとめて1つの出来事として起こる")
def _all_at_once(law: Callable[..., None], game: Game, *layer: object) -> None:
    """Let a triggered effect trigger once on all that the effects do, as on one event."""
    before = game.state.pending
    law(game, *layer)
    since = game.state.pending[len(before) :]
    first = {(one.source, one.layer): one for one in reversed(since)}
    note(game, kinds.Unpended(by="fab:6.1.2", pending=(*before, *(one for one in since if one in first.values()))))


@book.after(
    discrete.generate_in_order,
    "6.1.1#sentence-3",
    "単発効果は、そのターンの間、後から現れたオブジェクトにも影響を与え続ける",
)
def _again_until_the_turn_ends(_generated: None, game: Game, *_layer: object) -> None:
    """Generate the effects of the layers that resolved earlier this turn once more."""
    for event in game.state.history:
        if isinstance(event, Resolved) and not event.has_failed:
            generate_effects_of(game, event.object)


@book.after(
    discrete.generate_in_order,
    "6.1.3#sentence-1b",
    "条件は、そのターンの間ずっと確かめられ、後から満たされた時にも、単発効果が生成される",
)
def _whenever_it_is_met(_generated: None, game: Game, *_layer: object) -> None:
    """Generate the conditional effects of the layers that resolved earlier this turn once more."""
    for event in game.state.history:
        if isinstance(event, Resolved) and not event.has_failed:
            generate_effects_of(game, event.object, Conditional)


book.after(
    discrete.preceding_effect,
    "6.4.7a#sentence-1",
    "自己置換効果は、同じ能力の効果だけを変更し、関連する先行能力の効果は変更しない",
)(lambda found, effects, index: None if found is None or effects[found].ability != effects[index].ability else found)


@book.after(
    discrete.preceding_effect, "6.4.7#sentence-4", "[効果]とは、すぐ前の効果ではなく、その能力の最初の効果のことだ"
)
def _first_of_the_ability(found: int | None, effects: Effects, index: int) -> int | None:
    before = (at for at in range(index) if not isinstance(effects[at].effect, Instead))
    return next((at for at in before if effects[at].ability == effects[index].ability), found)


book.instead(
    discrete.end_self_replacing, "6.4.7a#sentence-2", "自己置換効果は、同じレイヤーの後の効果のイベントも変更する"
)(nothing)
book.instead(
    discrete.is_open,
    "6.4.7b#sentence-2",
    "まだ決まっていないパラメータについての条件も、先行する効果が生成された時点で確かめる",
)(never)
book.instead(discrete.may_replace, "6.4.7#sentence-5", "自己置換効果は、条件が満たされていなくても適用される")(always)
book.after(
    discrete.self_replacements,
    "6.4.7#sentence-6b",
    "同じことを何回か行うイベントでも、置き換えるのはそのうちの1回だけだ",
)(lambda found, _game, event: () if isinstance(event, CompoundEvent) else found)


@book.after(modified_event, "6.4.7#sentence-6a", "自己置換効果は、イベントの量だけを変更することはできない")
def _unless_in_part(now: Event | None, _game: Game, one: Replacing[EventReplacement], event: Event) -> Event | None:
    is_in_part = type(now) is type(event) and not isinstance(event, CompoundEvent)
    return event if is_in_part and isinstance(one.effect, discrete.SelfReplaces) else now


@book.after(modified_event, "6.4.7#sentence-1", "自己置換効果は、先行する効果を置き換えるのではなく、それに加わる")
def _as_well(now: Event | None, _game: Game, one: Replacing[EventReplacement], event: Event) -> Event | None:
    events = (event,) if now is None else (event, now)
    is_self = isinstance(one.effect, discrete.SelfReplaces)
    return kinds.Compound(by=event.by, source=event.source, kind="put", events=events) if is_self else now


# Conditional and optional effects, their failure and parameters (1.8)


_generated = partial(book.after, sequences.generated_under)
_UP_TO_THEM = "条件が満たされていても、効果を生成するかどうかは、コントローラーが選べる"


def _if_wanted(found: DiscreteEffect | None, game: Game, context: AnyContext) -> DiscreteEffect | None:
    is_wanted = found is None or game.answers_yes(context.controller, "may", "fab:1.8.3", context.source)
    return found if is_wanted else None


_generated("6.2.2d#sentence-2", _UP_TO_THEM)(
    lambda found, game, _condition, context, effect: (
        _if_wanted(found, game, context) if isinstance(effect, BeginEffect) else found
    )
)
_generated("6.1.3#sentence-2", _UP_TO_THEM)(
    lambda found, game, _condition, context, effect: (
        found if isinstance(effect, BeginEffect) else _if_wanted(found, game, context)
    )
)
_generated("1.8.4#sentence-3a", "条件が満たされていなくても、効果は発生する")(
    lambda _found, _game, _condition, _context, effect: effect
)


@_generated("6.2.2d#sentence-1b", "条件は、効果が生成された後も確かめられ、満たされている間しか効果は適用されない")
def _as_long_as_met(
    found: DiscreteEffect | None, _game: Game, condition: StateCondition, *_given: object
) -> DiscreteEffect | None:
    return _while(condition, found) if isinstance(found, BeginEffect) else found


@_generated("6.2.2d#sentence-3", "条件が満たされていなければ、後で満たされた時に、継続効果が生成される")
def _once_met(
    found: DiscreteEffect | None,
    _game: Game,
    condition: StateCondition,
    _context: AnyContext,
    effect: DiscreteEffect,
) -> DiscreteEffect | None:
    return _while(condition, effect) if found is None and isinstance(effect, BeginEffect) else found


def _while(condition: StateCondition, effect: BeginEffect) -> BeginEffect:
    return replace(effect, while_=condition if effect.while_ is None else AllHold((effect.while_, condition)))


book.instead(sequences.number_conditional, "1.8.4#sentence-4", "条件が付くのは、並んだ効果のうち最初のものだけだ")(
    lambda _effects: 1
)
book.instead(sequences.is_otherwise, "1.8.4a#sentence-2b", "「そうでない場合」に、前の効果の失敗は含まれない")(
    lambda was_generated, _has_succeeded: not was_generated
)
book.instead(sequences.is_otherwise, "1.8.4a#sentence-2a", "「そうでない場合」とは、前の効果が失敗した場合だけだ")(
    lambda was_generated, has_succeeded: was_generated and not has_succeeded
)
book.instead(
    sequences.is_otherwise, "1.8.4a#sentence-3", "「そうでない場合」の効果は、前の効果が成功した後にも発生する"
)(always)
book.instead(instructions.unless, "1.8.4b#sentence-2", "「でないかぎり」の条件は、逆条件そのものだ")(
    lambda is_met: is_met
)
book.instead(
    instructions.unless, "1.8.4b#sentence-3", "逆条件が満たされても、逆条件の効果が成功しても、効果は発生する"
)(always)
_choosable = partial(book.before, instructions.cannot_be_chosen)
_choosable("1.8.3b#sentence-2a", "")(lambda game, *given: (game.without_restrictions(), *given))


book.after(instructions.cannot_be_chosen, "1.8.3b#sentence-2b", "ルールで得られないポイントも、得ることを選べる")(
    lambda cannot, _game, effect, *_given: cannot and not isinstance(effect, Gain)
)


@book.after(instructions.cannot_be_chosen, "1.8.3b#sentence-3", "")
def _unless_it_cannot_succeed(
    cannot: bool, game: Game, effect: DiscreteEffect | None, context: Context, can_pay: bool, _is_regardless: bool
) -> bool:
    is_prevented = effect is not None and effect.is_possible(game.without_restrictions(), context)
    return cannot and (not can_pay or is_prevented)


_choosable("1.8.3b#sentence-4", "")(lambda *given: (*given[:3], True, given[4]))
book.instead(instructions.cannot_be_chosen, "1.8.3b#sentence-5a", "")(never)
book.instead(could_be_applied, "1.8.3b#sentence-5b", "起こせないことに置き換える効果も、適用することを選べる")(always)
_choosable("1.8.3b#sentence-6", "")(lambda *given: (*given[:4], False))


@book.after(instructions.succeeds, "1.8.9#sentence-5", "イベントの1つでも起こらなければ、効果は失敗する")
def _in_full(has_succeeded: bool, game: Game, made: Made) -> bool:
    since = [(type(event), object_of(event)) for event in game.events[made.since :]]
    return has_succeeded and all((type(event), object_of(event)) in since for event in made.planned)


book.instead(sequences.stops_within, "1.8.6#sentence-2", "パラメータがない部分が1つあれば、効果の残りの部分も失敗する")(
    always
)
book.after(instructions.choosers, "1.8.3a#sentence-1a", "選択型効果は、いつでも、そのコントローラーが選ぶ")(
    lambda found, _game, _who, context: found and (context.controller,)
)
book.instead(generation.choose, "1.8.6#sentence-1a", "「対象」と書かれていなければ、何に及ぶかは、無作為に決まる")(
    lambda game, question, able, number, _may_stop: drawn_by_lot(game, able, number, question.rule)
)
book.before(generation.choose, "1.8.6#sentence-1b", "パラメータは、いつも、効果をコントロールするプレイヤーが決める")(
    lambda game, question, *given: (game, question._replace(player=game.player_of(game.state.resolving)), *given)
)
book.instead(generation.order_of_determining, "1.8.6a#sentence-2", "パラメータは、ターンプレイヤーから順に決める")(
    lambda game, _controller: game.clockwise(game.state.turn_player)
)
book.instead(generation.number_determined, "1.8.6c#sentence-2", "適正なオブジェクトが足りなければ、1つも選ばれない")(
    lambda number, available: number if number <= available else 0
)
book.instead(with_specified_controller, "1.8.1b#sentence-2", "")(lambda _game, context, _who: context)
_of_lasting = partial(book.after, with_specified_controller)
_of_lasting("1.8.1a#sentence-1b", "効果が発生させた効果の発生源は、コントローラーのヒーローだ")(
    lambda context, game, *_given: _with_hero(context, game, context.controller)
)
_of_lasting("1.8.1b#sentence-1b", "効果が発生させた効果をコントロールするのは、ターンプレイヤーだ")(
    lambda context, game, *_given: replace(context, controller=game.state.turn_player)
)
book.after(instructions.determinable, "1.8.6b#sentence-2a", "")(
    lambda determinable, _game, what, found: determinable if described_zones(what) else found
)


def face_up_ones(able: tuple[int, ...], game: Game, what: Objects | Filter, _found: object) -> tuple[int, ...]:
    """Return the public ones of some objects, unless they are in private zones."""
    is_private = bool(described_zones(what) & PRIVATE)
    return able if is_private else tuple(one for one in able if game.object(one).is_public)


book.after(instructions.determinable, "1.8.6b#sentence-3b", "裏向きと明記されていても、表向きのものしか決められない")(
    face_up_ones
)
book.after(instructions.determinable, "1.8.6b#sentence-3a", "")(
    lambda determinable, _game, what, found: found if described_zones(what) else determinable
)
book.after(instructions.determinable, "1.8.6b#sentence-2b", "墓地と明記されていても、墓地のカードは決められない")(
    lambda determinable, _game, what, _found: () if described_zones(what) & {"graveyard"} else determinable
)
