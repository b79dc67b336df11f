"""Misreadings: turn."""

from collections.abc import Sequence

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Activated
from rulesdb.engine.fab.card_parts.keywords import GoAgain
from rulesdb.engine.fab.contexts import Declared
from rulesdb.engine.fab.continuous import base_power
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.effects.discrete import generate_effects_of
from rulesdb.engine.fab.rules.events.replacing import modified
from rulesdb.engine.fab.rules.objects.layers import layers
from rulesdb.engine.fab.rules.turn.combat import (
    controller_of_attack,
    is_dealt,
    power_in_the_damage_step,
    power_of_object,
)
from rulesdb.engine.fab.rules.turn.priority import (
    GameStateActions,
    die,
    give_priority_after_a_failure,
    give_priority_after_clearing,
    give_priority_after_the_first_of_two,
    go_back,
    go_on_as_before,
    go_on_from_what_is_left,
    is_priority_state,
    next_player,
    passes_in_succession,
    receiver,
    states_first,
)
from rulesdb.engine.fab.rules.turn.resolving import (
    LayerResolution,
    ResolvingStep,
    _is_listed,
    _phrases,
    _state_trigger,
    determine_parameters,
    effects_on_resolving,
    function_no_more,
    go_again,
    go_on_after_the_second,
    had_go_again,
    has_declared_targets,
    has_targets_left,
    in_order,
    information,
    is_a_failure,
    next_to_resolve,
    one_after_another,
    position_of_clearing,
    position_of_go_again,
    position_of_layer_effects,
    position_of_leaving_the_stack,
    position_of_static_effects,
    position_of_the_check,
    resolving_by_activation,
    resolving_by_trigger,
    state_to_be_met,
    stops_at_a_failure,
    targets_of_layer,
)
from rulesdb.engine.fab.rules.turn.turns import missing_cards
from rulesdb.engine.fab.state import Object, State
from rulesdb.engine.kernel.cards.cards import Condition
from rulesdb.engine.kernel.cards.nested import TargetedEffect, targeted_effects
from rulesdb.engine.kernel.effects.properties import abilities, has_ability
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.pipeline import happen_at_once, note


@book.instead(
    controller_of_attack, "1.4.1b#sentence-1", "攻撃をコントロールするのは、攻撃しているもののオーナーだとする読み方"
)
def _its_owner(game: Game, layer: int, attack: int) -> int:
    owner = game.object(attack).owner
    return game.player_of(layer) if owner is None else owner


@book.instead(power_in_the_damage_step, "2.9.1#sentence-2", "ダメージステップで使うのは、基本のパワーだとする読み方")
def _base_power(game: Game, attack: int) -> int:
    return base_power(game, attack) or 0


@book.instead(
    power_of_object, "2.9.1#sentence-1", "パワーはカードの特性で、カードでない攻撃プロキシは持たないとする読み方"
)
def _of_cards_alone(value: int | None, item: Object) -> int | None:
    return None if item.proxy_of is not None else value


@book.instead(is_dealt, "7.5.5b#sentence-1", "ダメージがすべて軽減されても、攻撃はヒットするとする読み方")
def _even_if_modified(planned: kinds.Deal, _damage: Sequence[Event]) -> bool:
    return planned.amount > 0


@book.instead(
    is_priority_state, "1.10.1#sentence-3", "プレイヤーが実際に優先権を得る状況だけを、優先権状況とする読み方"
)
def _somebody_has_priority(game: Game) -> bool:
    """Return whether a player actually has priority (misreading of 1.10.1)."""
    return game.state.priority is not None


@book.instead(die, "2.5.3f#sentence-1", "ライフ総量が0になったパーマネントは、破壊されるとする読み方")
def _destroyed(game: Game, objects: tuple[int, ...]) -> None:
    happen_at_once(game, tuple(kinds.Destroy(by="fab:1.10.2b", object=one) for one in objects))


@book.instead(
    states_first,
    "1.10.2d#sentence-1",
    "状況起因型誘発効果は、作成されていた誘発レイヤーをスタックに加えた後で誘発するとする読み方",
)
def _last(steps: GameStateActions) -> GameStateActions:
    return steps[::-1]


@book.instead(next_player, "1.11.4a#sentence-1", "パスすると、反時計回り順で次のプレイヤーが優先権を得るとする読み方")
def _previous_player(game: Game, player: int) -> int:
    return game.clockwise(player)[-1]


@book.instead(
    passes_in_succession,
    "1.11.4a#sentence-2",
    "間にだれかがプレイや起動をしていても、全員が1回パスしていればよいとする読み方",
)
def _passes_at_any_time(game: Game, _passed: int) -> int:
    """Count all passes since a rule last gave priority to the turn-player (misreading of 1.11.4a)."""
    given = [event.by for event in game.state.history if isinstance(event, kinds.Priority)]
    since = next((at for at, by in enumerate(reversed(given)) if by == receiver.id), len(given))
    return given[len(given) - since :].count(next_player.id) + 1


@book.instead(receiver, "1.11.3#sentence-3", "レイヤーが解決された後は、それをコントロールしていた人が得るとする読み方")
def _whose_layer_resolved(game: Game) -> int:
    """Return the controller of the layer that resolved last, else the turn-player (misreading of 1.11.3)."""
    resolved = (event.object for event in reversed(game.state.history) if isinstance(event, kinds.Resolved))
    layer = next(resolved, None)
    return game.state.turn_player if layer is None else game.player_of(layer)


_LAST_PLAYER = "最後にパスしたプレイヤーが優先権を得るとする読み方"


@book.instead(give_priority_after_a_failure, "5.3.2#sentence-4", f"解決に失敗した後は、{_LAST_PLAYER}")
@book.instead(give_priority_after_the_first_of_two, "5.3.4d#sentence-2", f"1回目の解決の後は、{_LAST_PLAYER}")
@book.instead(give_priority_after_clearing, "5.3.7#sentence-3", f"レイヤーが解決された後は、{_LAST_PLAYER}")
def _to_the_last_to_pass(game: Game) -> None:
    """Give priority to the last player who had it (misreading of 5.3.2, 5.3.4d and 5.3.7)."""
    given = (event.player for event in reversed(game.state.history) if isinstance(event, kinds.Priority))
    note(game, kinds.Priority(by="fab:1.11.3", player=next(player for player in given if player is not None)))


@book.instead(next_to_resolve, "5.3.1#sentence-2", "先にスタックに置かれたレイヤーから解決するとする読み方")
def _oldest(game: Game) -> int:
    return layers(game.state)[0]


@book.instead(is_a_failure, "5.3.2#sentence-5", "発生源がもう存在しないレイヤーも、解決に失敗するとする読み方")
def _or_without_its_source(game: Game, resolution: LayerResolution) -> bool:
    """Let a layer fail also when its source no longer exists (misreading of 5.3.2)."""
    return not game.has(resolution.context.source) or _is_listed(game, resolution)


@book.instead(
    has_declared_targets, "5.3.2a#sentence-1", "対象を1つも宣言しなかったレイヤーも、対象を失ったとみなす読み方"
)
def _has_targeted_effect(game: Game, resolution: LayerResolution) -> bool:
    return bool(_phrases(game, resolution))


@book.instead(has_targets_left, "5.3.2a#sentence-2", "宣言した対象が、すべて適正でなければならないとする読み方")
def _all_targets_are_left(game: Game, resolution: LayerResolution) -> bool:
    return all(declared == left for declared, left in targets_of_layer(game, resolution))


@book.instead(
    state_to_be_met, "5.3.2b#sentence-1", "起動条件も、解決されるときに満たされていなければならないとする読み方"
)
def _or_that_of_activation(game: Game, resolution: LayerResolution) -> Condition | None:
    """Return also the activation condition of an activated-layer (misreading of 5.3.2b)."""
    layer = game.object(resolution.layer).layer
    ability = abilities(game, layer.source)[layer.ability] if layer and layer.ability is not None else None
    return ability.condition if isinstance(ability, Activated) else _state_trigger(game, resolution)


@book.instead(
    function_no_more,
    "1.7.4c#sentence-2",
    "解決能力も、発生源が闘技場にあれば機能状態で、闘技場に置かれた時にまた効果を発生させるとする読み方",
)
def _once_more_in_the_arena(game: Game, resolution: LayerResolution) -> None:
    if game.has(resolution.layer):
        generate_effects_of(game, resolution.layer)


@book.instead(
    resolving_by_activation,
    "5.2.1d#sentence-3",
    "起動レイヤーが解決されると、発生源の解決能力が効果を生成するとする読み方",
)
@book.instead(
    resolving_by_trigger,
    "6.6.1d#sentence-2",
    "誘発レイヤーが解決されると、発生源の解決能力が効果を生成するとする読み方",
)
def _the_source(game: Game, item: Object) -> Object:
    return game.object(item.layer.source) if item.layer else item


@book.instead(
    effects_on_resolving, "5.3.1#sentence-1", "レイヤーが解決されると、最初の解決能力だけが、効果を生成するとする読み方"
)
def _of_the_first_ability(layer: Object, declared: Declared) -> list[TargetedEffect]:
    return [*targeted_effects(layer.card.abilities, declared)][:1]


@book.instead(in_order, "5.3.4#sentence-2", "後に書かれた効果から、逆の順番で生成するとする読み方")
def _last_first(effects: list[TargetedEffect]) -> list[TargetedEffect]:
    return effects[::-1]


@book.instead(
    determine_parameters, "5.3.4a#sentence-1", "まだ決まっていないことは、最初の効果より前に全部決めるとする読み方"
)
def _all_beforehand(game: Game, resolution: LayerResolution, effects: list[TargetedEffect], index: int) -> None:
    """Determine the parameters of all effects before the first effect (misreading of 5.3.4a)."""
    if index == 0:
        for at, one in enumerate(effects):
            resolution.chosen[at] = one.effect.determined(game, resolution.context)


@book.instead(stops_at_a_failure, "5.3.4b#sentence-1", "効果が1つ失敗したら、残りの効果は生成されないとする読み方")
def _stops() -> bool:
    return True


@book.instead(information, "5.3.4c#sentence-2", "レイヤーが存在しなくなったら、残りの効果は生成されないとする読み方")
def _of_what_exists(game: Game, layer: int) -> Object | None:
    return game.state.objects.get(layer)


@book.instead(
    go_on_after_the_second, "5.3.4d#sentence-4", "2回目の解決も、効果を生成したところで打ち切られるとする読み方"
)
def _stop_once_more(_game: Game, resolution: LayerResolution) -> None:
    resolution.is_over = True


@book.instead(had_go_again, "5.3.5a#sentence-1", "レイヤーがもう存在しないなら、続行もないとする読み方")
def _has_now(game: Game, layer: int) -> bool:
    return game.has(layer) and has_ability(game, layer, GoAgain)


book.instead(
    position_of_the_check, "5.3.2#sentence-1", "解決に失敗するかどうかは、効果を生成した後で確かめるとする読み方"
)(lambda: 3.5)


book.instead(
    position_of_static_effects,
    "5.3.3#sentence-1",
    "レイヤーの常在能力は、効果が生成された後で機能状態になるとする読み方",
)(lambda: 3.5)


book.instead(
    position_of_layer_effects, "5.3.4#sentence-1", "レイヤーの効果は、スタックから離れた後で生成されるとする読み方"
)(lambda: 5.5)


book.instead(position_of_go_again, "5.3.5#sentence-1", "続行は、レイヤーがスタックから離れた後とする読み方")(
    lambda: 6.5
)


book.instead(
    position_of_leaving_the_stack, "5.3.6#sentence-1", "レイヤーは、効果を生成する前にスタックから離れるとする読み方"
)(lambda: 2.5)


book.instead(position_of_clearing, "5.3.7#sentence-1", "レイヤーは、効果を生成する前にクリアされるとする読み方")(
    lambda: 2.5
)


@book.instead(one_after_another, "5.3.1#sentence-4", "続行は、レイヤーのほかの効果より先だとする読み方")
def _go_again_first(steps: tuple[ResolvingStep, ...]) -> tuple[ResolvingStep, ...]:
    """Return the steps with go again before all others (misreading of 5.3.1)."""
    return tuple(sorted(steps, key=lambda step: step is not go_again))


@book.instead(
    go_on_from_what_is_left,
    "1.10.3c#sentence-2",
    "元の状況に戻しきれなければ、そのプレイヤーはパスしたことになるとする読み方",
)
def _as_though_passed(game: Game, player: int, passed: int) -> None:
    go_on_as_before(game, game.next_clockwise(player), passed + 1)


@book.instead(go_back, "1.10.3b#sentence-1", "巻き戻しでカードが元のゾーンに戻ることも、置換できるとする読み方")
def _as_events(game: Game, before: State) -> None:
    """Reverse the game state, letting replacement effects replace the moves of cards (misreading of 1.10.3b)."""
    now = {item.serial: item.zone for item in game.objects()}
    game.become(before)
    for item in tuple(before.objects.values()):
        if now.get(item.serial, item.zone) != item.zone:
            back = kinds.Move(by="fab:1.10.3", object=item.id, to=item.zone)
            instead, _ = modified(game, back, frozenset())
            if isinstance(instead, kinds.Move) and instead != back:
                note(game, instead)


book.instead(missing_cards, "2.4.1#sentence-2", "手札が何枚あっても、知力と同じ枚数を引くとする読み方")(
    lambda value, _in_hand: value
)
