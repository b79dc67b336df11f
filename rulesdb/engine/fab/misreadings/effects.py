"""Misreadings: effects."""

from collections.abc import Callable, Container, Iterator, Sequence

from msgspec.structs import fields, replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Activated
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.continuous import properties
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.abilities.activated import attacks
from rulesdb.engine.fab.rules.effects.abilities import (
    Abilities,
    Effects,
    _source,
    controller_of_activated_layer,
    controller_of_source,
    defined_by_creator,
    exists_without_ability,
    exists_without_power,
    generate_nothing_beside_the_layer,
    generates_by_itself,
    independent_of_sources,
    of_card_layer,
    of_created_layer,
    owner_of_source,
    source_of_ability,
    source_of_layer,
    stay_on_the_stack,
    wait_for_resolution,
    wait_on_the_stack,
    without_its_source,
)
from rulesdb.engine.fab.rules.effects.discrete import (
    EffectResolution,
    TargetedEffects,
    _with_value,
    after_the_events_before,
    applied_to_the_preceding,
    evaluated_when_generated,
    generate_effects_of,
    generate_one_by_one,
    go_on,
    is_all_of_it,
    is_met,
    is_not_generated_otherwise,
    may_precede,
    preceding_effect,
    replacement_evaluated_when_generated,
)
from rulesdb.engine.fab.rules.effects.discrete import Effects as EffectsOfDiscrete
from rulesdb.engine.fab.rules.effects.instructions import (
    choosers,
    controlled_as_its_ability,
    from_the_source_of_its_ability,
    must_be_met,
    number_conditional,
    of_the_opposite,
    only_then,
    only_unless,
    opposite,
    stops_within,
    succeeds_in_part,
)
from rulesdb.engine.fab.rules.effects.parameters import Ids, choose, number_determined, order_of_determining
from rulesdb.engine.fab.selection.applications import ItIs
from rulesdb.engine.fab.state import Object
from rulesdb.engine.fab.verbs.sequences import Instead
from rulesdb.engine.kernel.cards.nested import TargetedEffect
from rulesdb.engine.kernel.cards.roles import AnyContext, DiscreteEffect, StateCondition, Value
from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.event_kinds.layer_events import Resolved
from rulesdb.engine.kernel.events import CompoundEvent, Event, object_of
from rulesdb.engine.kernel.process.decisions import DecisionQuestion
from rulesdb.engine.kernel.process.pipeline import happen, note
from rulesdb.engine.kernel.selection.conditions import AllHold, Unless
from rulesdb.engine.kernel.tables.generation_rules import Made
from rulesdb.engine.kernel.verbs.sequences import Conditional


@book.instead(
    defined_by_creator,
    "1.7.1#sentence-6",
    "トークンや起動レイヤーの基本能力は、作成したカードのルールテキストの全体だとする読み方",
)
def _those_of_the_source(_abilities: Abilities, game: Game, source: int) -> Abilities:
    return game.object(source).card.abilities


@book.instead(
    source_of_ability, "1.7.1a#sentence-1", "能力の発生源は、カードやトークンではなく、それを使うヒーローだとする読み方"
)
def _hero_of_its_player(game: Game, object_id: int) -> int:
    hero = game.hero(game.player_of(object_id))
    return object_id if hero is None else hero


@book.instead(
    source_of_layer,
    "1.7.1a#sentence-2",
    "起動や誘発で生じたレイヤーの能力では、レイヤーをコントロールするヒーローを発生源とする読み方",
)
def _hero_of_its_controller(source: int, game: Game, layer: int) -> int:
    info = game.object(layer).layer
    return source if info is None or info.category == "card" else _hero_of_its_player(game, layer)


def _without_source(game: Game) -> Iterator[int]:
    for layer in game.stack:
        info = game.object(layer).layer
        if info is not None and info.category != "card" and not game.has(info.source):
            yield layer


@book.instead(
    independent_of_sources, "1.7.1a#sentence-3", "発生源が消滅すると、そのレイヤーも一緒に消滅するとする読み方"
)
def _with_layers_of_what_is_gone(following: tuple[Event, ...], game: Game) -> tuple[Event, ...]:
    return (*following, *(kinds.Cease(by="fab:1.7.1a", object=layer) for layer in _without_source(game)))


@book.instead(
    without_its_source, "1.7.1a#sentence-4", "発生源が消滅したレイヤーは、解決されても効果を発生させないとする読み方"
)
def _none_without_source(effects: Effects, game: Game, source: int) -> Effects:
    return effects if game.has(source) else []


@book.instead(
    controller_of_activated_layer,
    "1.7.1b#sentence-1",
    "起動レイヤーは、だれが起動しても、ターンプレイヤーがコントロールするとする読み方",
)
def _turn_player(game: Game, _player: int) -> int:
    return game.state.turn_player


book.instead(
    controller_of_source, "1.7.1b#sentence-2", "誘発レイヤーは、いつも発生源のオーナーがコントロールするとする読み方"
)(lambda item: item.owner)


@book.instead(
    owner_of_source,
    "1.7.1b#sentence-3",
    "発生源にコントローラーがいなければ、ターンプレイヤーがその誘発レイヤーをコントロールするとする読み方",
)
def _the_turn_player(game: Game, _item: Object) -> int:
    return game.state.turn_player


_AT_ONCE_TOO = "起動した能力は、レイヤーを生成し、しかもその場でも効果を発生させるとする読み方"


book.instead(generate_nothing_beside_the_layer, "1.7.1#sentence-3", _AT_ONCE_TOO)(generate_effects_of)


_WHEN_PUT = "起動レイヤーや誘発レイヤーは、解決される時ではなく、スタックに置かれた時に効果を発生させるとする読み方"


book.instead(wait_for_resolution, "1.7.1#sentence-4", _WHEN_PUT)(generate_effects_of)


_WHEN_PLAYED = "解決能力は、カードがプレイされてスタックに置かれた時に、効果を発生させるとする読み方"


book.instead(wait_on_the_stack, "1.7.3b#sentence-1", _WHEN_PLAYED)(generate_effects_of)


@book.instead(of_created_layer, "1.7.1#sentence-4", _WHEN_PUT)
@book.instead(of_card_layer, "1.7.3b#sentence-1", _WHEN_PLAYED)
def _no_more(_effects: Effects) -> Effects:
    return []


@book.instead(
    stay_on_the_stack, "1.7.3a#sentence-2", "能力を起動すると、スタックを使わず、その場で効果が発生するとする読み方"
)
def _without_a_layer(game: Game, layer: int) -> None:
    generate_effects_of(game, layer)
    happen(game, kinds.Clear(by="fab:1.7.3a", objects=(layer,)))


@book.instead(
    generates_by_itself,
    "1.7.3c#sentence-1",
    "常在能力も、起動できる能力のように、そのプレイヤーのターンにだけ効果を発生させるとする読み方",
)
def _in_the_turn_of_its_player(game: Game, item: Object) -> bool:
    return game.player_of(item.id) == game.state.turn_player


@book.instead(
    exists_without_power, "1.4.3c#sentence-6", "攻撃発生源が{p}の特性を持たなければ、攻撃プロキシは消滅するとする読み方"
)
def _while_its_source_has_power(game: Game, proxy: Object) -> bool:
    return not game.has(_source(proxy)) or properties(game, _source(proxy)).power is not None


@book.instead(
    exists_without_ability,
    "1.4.3c#sentence-7",
    "攻撃プロキシを作成した能力がなくなれば、攻撃プロキシも消滅するとする読み方",
)
def _while_its_source_has_the_ability(game: Game, proxy: Object) -> bool:
    """Whether the attack-source still has an activated ability that attacks (misreading of 1.4.3c)."""
    source = _source(proxy)
    return not game.has(source) or any(
        isinstance(ability, Activated) and attacks(ability) for ability in abilities(game, source)
    )


@book.instead(number_conditional, "1.8.4#sentence-4", "条件が付くのは、並んだ効果のうち最初のものだけだとする読み方")
def _the_first_one(_effects: Sequence[DiscreteEffect]) -> int:
    return 1


@book.instead(opposite, "1.8.4a#sentence-2", "「そうでない場合」には、前の効果が失敗したことは含まれないとする読み方")
def _not_generated(was_generated: bool, _has_succeeded: bool) -> bool:
    return not was_generated


@book.instead(of_the_opposite, "1.8.4b#sentence-2", "「でないかぎり」の条件は、逆条件そのものだとする読み方")
def _if_it_is(is_met: bool) -> bool:
    return is_met


@book.instead(must_be_met, "1.8.4#sentence-3", "条件が満たされていなくても、効果は発生や適用がされるとする読み方")
@book.instead(
    only_then, "1.8.4a#sentence-3", "「そうでない場合」の効果は、前の効果が成功した後にも発生するとする読み方"
)
@book.instead(
    only_unless, "1.8.4b#sentence-3", "逆条件が満たされても、逆条件の効果が成功しても、効果は発生するとする読み方"
)
def _in_any_case(_is_met: bool) -> bool:
    return True


_ALWAYS: StateCondition = AllHold(())


_NEVER: StateCondition = Unless(_ALWAYS)


@book.instead(
    go_on, "6.1.1#sentence-3", "単発効果は、そのターンの間、後から現れたオブジェクトにも影響を与え続けるとする読み方"
)
def _again_until_the_turn_ends(game: Game, resolution: EffectResolution) -> None:  # noqa: ARG001  (one of the two is used)
    """Generate the effects of the layers that resolved earlier this turn once more (misreading of 6.1.1)."""
    for event in game.state.history:
        if isinstance(event, Resolved) and not event.has_failed:
            generate_effects_of(game, event.object)


@book.instead(
    generate_one_by_one, "6.1.2#sentence-2", "1つのレイヤーの効果は、まとめて1つの出来事として起こるとする読み方"
)
def _all_at_once(
    game: Game, resolution: EffectResolution, effects: EffectsOfDiscrete, generate: Callable[..., None]
) -> None:
    """Let a triggered effect trigger once on all that the effects do, as on one event (misreading of 6.1.2)."""
    before = game.state.pending
    generate(game, resolution, effects)
    since = game.state.pending[len(before) :]
    first = {(one.source, one.layer): one for one in reversed(since)}
    note(game, kinds.Unpended(by="fab:6.1.2", pending=(*before, *(one for one in since if one in first.values()))))


def _with_present_amounts(effect: DiscreteEffect, game: Game, context: AnyContext) -> DiscreteEffect:
    found = ((field.name, getattr(effect, field.name)) for field in fields(effect))
    return replace(effect, **{name: one.value(game, context) for name, one in found if isinstance(one, Value)})


@book.instead(
    after_the_events_before,
    "6.1.2#sentence-3",
    "効果の数値や、効果ができるかどうかは、最初の効果より前に、まとめて決めるとする読み方",
)
def _decided_at_first(effects: EffectsOfDiscrete, game: Game, resolution: EffectResolution) -> EffectsOfDiscrete:
    """Leave effects out that are impossible before the first one, and count amounts then (misreading of 6.1.2)."""
    context = resolution.context
    return [
        one._replace(effect=_with_present_amounts(one.effect, game, context))
        for one in effects
        if one.effect.is_possible(game, replace(context, targets=one.targets))
    ]


def _with_present_condition(effect: DiscreteEffect, game: Game, context: AnyContext) -> DiscreteEffect:
    if not isinstance(effect, Conditional):
        return effect
    return replace(effect, condition=_ALWAYS if effect.condition.holds(game, context) else _NEVER)


@book.instead(
    evaluated_when_generated, "6.1.3#sentence-1", "条件は、レイヤーの最初の効果より前に評価しておくとする読み方"
)
def _evaluated_at_first(effects: EffectsOfDiscrete, game: Game, resolution: EffectResolution) -> EffectsOfDiscrete:
    return [one._replace(effect=_with_present_condition(one.effect, game, resolution.context)) for one in effects]


@book.instead(
    is_not_generated_otherwise, "6.1.3#sentence-3", "条件が満たされていなくても、単発効果は生成されるとする読み方"
)
def _met_or_not(_is_met: bool) -> bool:
    return True


@book.instead(
    from_the_source_of_its_ability, "1.8.1a#sentence-1", "効果の発生源は、そのコントローラーのヒーローだとする読み方"
)
def _the_hero(context: Context, game: Game) -> Context:
    hero = game.hero(context.controller)
    return context if hero is None else replace(context, source=hero)


@book.instead(
    controlled_as_its_ability, "1.8.1b#sentence-1", "効果をコントロールするのは、ターンプレイヤーだとする読み方"
)
def _the_turn_player_of_effect_origins(context: Context, game: Game) -> Context:
    return replace(context, controller=game.state.turn_player)


@book.instead(succeeds_in_part, "1.8.9#sentence-5", "イベントの1つでも起こらなければ、効果は失敗するとする読み方")
def _in_full(game: Game, made: Made) -> bool:
    """Whether all planned events occurred (misreading of 1.8.9)."""
    since = [(type(event), object_of(event)) for event in game.events[made.since :]]
    return all((type(event), object_of(event)) in since for event in made.planned)


book.instead(
    stops_within, "1.8.6#sentence-2", "パラメータがない部分が1つあれば、効果の残りの部分も失敗するとする読み方"
)(lambda: True)


@book.instead(choosers, "1.8.3a#sentence-1", "選択型効果は、いつでも、そのコントローラーが選ぶとする読み方")
def _its_controller(_found: Sequence[int], controller: int) -> Sequence[int]:
    return (controller,)


@book.instead(
    choose, "1.8.6#sentence-1", "決まっていないパラメータは、先にあるものから順に、自動的に決まるとする読み方"
)
def _the_first_ones(_game: Game, _question: DecisionQuestion, able: Ids, number: int, _may_stop: Container[int]) -> Ids:
    return able[:number]


@book.instead(order_of_determining, "1.8.6a#sentence-2", "パラメータは、ターンプレイヤーから順に決めるとする読み方")
def _from_the_turn_player(game: Game, _controller: int) -> Ids:
    return game.clockwise(game.state.turn_player)


@book.instead(number_determined, "1.8.6c#sentence-2", "適正なオブジェクトが足りなければ、1つも選ばれないとする読み方")
def _none_of_them(number: int, available: int) -> int:
    return number if number <= available else 0


@book.instead(
    may_precede,
    "6.4.7a#sentence-1",
    "自己置換効果は、同じ能力の効果だけを変更し、関連する先行能力の効果は変更しないとする読み方",
)
def _of_the_same_ability(before: TargetedEffects, one: TargetedEffect) -> TargetedEffects:
    return [other for other in before if other.ability == one.ability]


@book.instead(
    preceding_effect, "6.4.7#sentence-4", "[効果]とは、すぐ前の効果ではなく、その能力の最初の効果のことだとする読み方"
)
def _first_of_the_ability(before: TargetedEffects, one: TargetedEffect) -> TargetedEffect | None:
    of_ability = _of_the_same_ability(before, one)
    return next(iter(of_ability or before[-1:]), None)


def _with_present_condition_of_self_replacing(one: TargetedEffect, game: Game, context: Context) -> TargetedEffect:
    effect = one.effect
    if not isinstance(effect, Instead) or isinstance(effect.condition, ItIs):
        return one
    return one._replace(effect=_with_value(effect, game, context))


@book.instead(
    replacement_evaluated_when_generated,
    "6.4.7b#sentence-1",
    "自己置換効果の条件は、レイヤーの最初の効果より前に確かめておくとする読み方",
)
def _evaluated_at_first_of_self_replacing(effects: TargetedEffects, game: Game, context: Context) -> TargetedEffects:
    return [_with_present_condition_of_self_replacing(one, game, context) for one in effects]


@book.instead(is_met, "6.4.7#sentence-5", "自己置換効果は、条件が満たされていなくても適用されるとする読み方")
def _met_or_not_of_self_replacing(_game: Game, _condition: StateCondition, _context: Context) -> bool:
    return True


@book.instead(
    is_all_of_it, "6.4.7#sentence-6", "同じことを何回か行うイベントでも、置き換えるのはそのうちの1回だけだとする読み方"
)
def _a_part(event: Event) -> bool:
    return not isinstance(event, CompoundEvent)


@book.instead(
    applied_to_the_preceding,
    "6.4.7#sentence-1",
    "自己置換効果は、先行する効果を置き換えるのではなく、それに加わるとする読み方",
)
def _as_well(event: Event, now: Event | None) -> Event | None:
    events = (event,) if now is None else (event, now)
    return kinds.Compound(by=event.by, source=event.source, kind="put", events=events)
