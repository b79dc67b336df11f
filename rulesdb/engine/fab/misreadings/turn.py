"""Misreadings of the course of a game: combat, priority, game states, resolution, and turns."""

from collections.abc import Callable
from copy import copy
from typing import TypeVar

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Activated
from rulesdb.engine.fab.card_parts.keywords import GoAgain
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.misreadings.effects import generate_effects_of
from rulesdb.engine.fab.present_properties import base_power
from rulesdb.engine.fab.rules.events.replacing import modified
from rulesdb.engine.fab.rules.objects.objects import becomes_permanent, is_card_layer, layers
from rulesdb.engine.fab.rules.triggers.triggering import trigger_by_state
from rulesdb.engine.fab.rules.turn import combat, priority, resolving, turns
from rulesdb.engine.fab.rules.turn.resolving import LayerResolution
from rulesdb.engine.fab.state import State
from rulesdb.engine.fab.zones import PERMANENT, STACK, Zone
from rulesdb.engine.kernel.book import always
from rulesdb.engine.kernel.cards.abilities import TargetedEffect, targeted_effects
from rulesdb.engine.kernel.cards.roles import holds
from rulesdb.engine.kernel.effects.properties import abilities, has_ability
from rulesdb.engine.kernel.event_kinds.layer_events import Resolved
from rulesdb.engine.kernel.process.pipeline import happen, happen_at_once, note
from rulesdb.engine.kernel.turn.resolution import targets_left

T = TypeVar("T")


def with_step_at(step: T, index: int) -> Callable[[tuple[T, ...]], tuple[T, ...]]:
    """Return a misreading of steps in order: one of them has another index."""

    def steps(in_order: tuple[T, ...]) -> tuple[T, ...]:
        others = [one for one in in_order if one is not step]
        return (*others[:index], step, *others[index:])

    return steps


book.instead(combat.as_extension, "1.4.3a#sentence-1a", "攻撃プロキシの攻撃やヒットは、攻撃発生源のものではない")(
    lambda attack, _source: attack
)


@book.after(combat.controller_of_attack, "1.4.1b#sentence-1a", "カードによる攻撃は、そのオーナーがコントロールする")
def _owner_of_attack(controller: int, game: Game, layer: int) -> int:
    attack = combat.active_attack(game, layer)
    owner = None if attack is None else game.object(attack).owner
    return controller if owner is None else owner


@book.after(combat.controller_of_attack, "1.4.1b#sentence-1b", "武器による攻撃は、武器のオーナーがコントロールする")
def _owner_of_attack_source(controller: int, game: Game, layer: int) -> int:
    source = game.object(layer).proxy_of
    owner = None if source is None else game.object(source).owner
    return controller if owner is None else owner


book.instead(combat.power_in_the_damage_step, "2.9.1#sentence-2", "ダメージステップで使うのは、基本のパワーだ")(
    lambda game, attack: base_power(game, attack) or 0
)


book.after(
    combat.power_in_the_damage_step, "2.9.1#sentence-1", "パワーはカードの特性で、カードでない攻撃プロキシは持たない"
)(lambda power, game, attack: power if game.object(attack).proxy_of is None else 0)
book.instead(combat.is_dealt, "7.5.5b#sentence-1", "ダメージがすべて軽減されても、攻撃はヒットする")(
    lambda planned, _events: planned.amount > 0
)
book.instead(priority.is_priority_state, "1.10.1#sentence-3", "プレイヤーが実際に優先権を得る状況だけを、優先権状況")(
    lambda game: game.state.priority is not None
)


book.instead(priority.die, "2.5.3f#sentence-1", "ライフ総量が0になったパーマネントは、破壊される")(
    lambda game, objects: happen_at_once(game, tuple(kinds.Destroy(by="fab:1.10.2b", object=one) for one in objects))
)
book.after(
    priority.game_state_actions,
    "1.10.2d#sentence-1",
    "状況起因型誘発効果は、作成されていた誘発レイヤーをスタックに加えた後で誘発する",
)(with_step_at(trigger_by_state, 4))
book.instead(
    priority.has_died, "2.5.3f#sentence-2a", "ヒーローも、ほかのパーマネントのようにクリアされるだけで、敗北はしない"
)(lambda game, player: game.hero(player) is None)


@book.around(
    priority.has_died,
    "2.5.3f#sentence-2b",
    "2人のヒーローのライフ総量が同時に0になったら、ターンプレイヤーが先に敗北し、対戦相手が勝つ",
)
def _the_turn_player_first(law: Callable[[Game, int], bool], game: Game, player: int) -> bool:
    first = game.state.turn_player
    return law(game, player) and (player == first or not law(game, first))


book.after(priority.has_died, "1.10.2b#sentence-2", "")(
    lambda has_died, game, player: game.hero(player) is not None and has_died
)
book.instead(priority.next_player, "1.11.4a#sentence-1", "パスすると、反時計回り順で次のプレイヤーが優先権を得る")(
    lambda game, player: game.clockwise(player)[-1]
)


book.after(
    priority.passes_in_succession, "5.3.1#sentence-2a", "1人がパスすれば、スタックの一番上のレイヤーが解決される"
)(lambda passed, game, _before: len(game.playing) if game.stack else passed)


@book.around(priority.end_the_step_or_phase, "1.11.4a#sentence-4b", "全員がパスすると、戦闘チェインが閉じる")
def _close_the_chain(law: Callable[[Game], None], game: Game) -> None:
    if game.state.combat:
        note(game, kinds.GoTo(by="fab:1.11.4a", stage="close step"))
    else:
        law(game)


@book.around(priority.resolve_the_top_layer, "1.11.4a#sentence-3", "スタックのレイヤーが、すべて続けて解決される")
def _resolve_all_layers(law: Callable[[Game], None], game: Game) -> None:
    while game.stack and game.state.winners is None:
        law(game)


@book.instead(
    priority.passes_in_succession,
    "1.11.4a#sentence-2",
    "間にだれかがプレイや起動をしていても、全員が1回パスしていればよい",
)
def passes_at_any_time(game: Game, _passed: int) -> int:
    """Count all passes since a rule last gave priority to the turn-player."""
    given = [event.by for event in game.state.history if isinstance(event, kinds.Priority)]
    since = next((at for at, by in enumerate(reversed(given)) if by == priority.receiver.id), len(given))
    return given[len(given) - since :].count(priority.next_player.id) + 1


@book.around(priority.die, "1.10.2b#sentence-1b", "ライフ総量が0のものは、1つずつ別々にクリアする")
def _one_by_one(law: Callable[..., None], game: Game, objects: tuple[int, ...]) -> None:
    for one in objects:
        law(game, (one,))


def _opponent_when_begun(moment: str) -> Callable[[int, Game], int]:
    """Return a misreading of who receives priority as a moment of the turn begins: the next player."""

    def receiver(player: int, game: Game) -> int:
        events = reversed(game.state.history)
        last = next((one for one in events if isinstance(one, Resolved | kinds.Priority | kinds.Began)), None)
        is_begun = isinstance(last, kinds.Began) and last.what.startswith(moment)
        return game.clockwise(player)[1] if is_begun else player

    return receiver


book.after(priority.receiver, "1.11.3#sentence-3a", "アクションフェイズでは、対戦相手が先に優先権を得る")(
    _opponent_when_begun("beginning of the action phase")
)
book.after(priority.receiver, "1.11.3#sentence-3b", "戦闘のステップでは、攻撃されたプレイヤーが先に優先権を得る")(
    _opponent_when_begun("combat:")
)


@book.instead(priority.receiver, "1.11.3#sentence-3c", "レイヤーが解決された後は、それをコントロールしていた人が得る")
def _controller_of_resolved(game: Game) -> int:
    resolved = (event.object for event in reversed(game.state.history) if isinstance(event, Resolved))
    layer = next(resolved, None)
    return game.state.turn_player if layer is None else game.player_of(layer)


@book.after(
    priority.receiver,
    "5.3.4d#sentence-2b",
    "1回目の解決の後は、融合したレイヤーをコントロールするプレイヤーが、優先権を得る",
)
def _controller_of_melded(player: int, game: Game) -> int:
    event = next((one for one in reversed(game.state.history) if isinstance(one, Resolved | kinds.Priority)), None)
    is_melded = isinstance(event, Resolved) and game.has(event.object) and game.object(event.object).zone == STACK
    return _controller_of_resolved(game) if is_melded else player


def _last_to_pass_after(has_failed: bool) -> Callable[[int, Game], int]:
    """Return a misreading of who receives priority: after a layer failed or resolved, the last player who had it."""

    def receiver(player: int, game: Game) -> int:
        events = reversed(game.state.history)
        last = next((one for one in events if isinstance(one, Resolved | kinds.Priority | kinds.Began)), None)
        if not isinstance(last, Resolved):
            return player
        is_on_stack = game.has(last.object) and game.object(last.object).zone == STACK
        if is_on_stack or last.has_failed is not has_failed:
            return player
        given = (one.player for one in events if isinstance(one, kinds.Priority) and one.player is not None)
        return next(given, game.state.turn_player)

    return receiver


for _sentence, _has_failed, _when in (
    ("5.3.2#sentence-4b", True, "解決に失敗した後"),
    ("5.3.7#sentence-3", False, "レイヤーが解決された後"),
):
    book.after(priority.receiver, _sentence, f"{_when}は、最後にパスしたプレイヤーが優先権を得る")(
        _last_to_pass_after(_has_failed)
    )
book.after(priority.is_withheld, "1.11.3#sentence-1", "")(lambda found, game: found and game.state.phase == "action")
book.after(priority.is_withheld, "1.11.3#sentence-2", "")(lambda found, game: found and game.state.combat != "close")


@book.before(
    priority.go_on_after_reversal,
    "1.10.3c#sentence-2",
    "元の状況に戻しきれなければ、そのプレイヤーはパスしたことになる",
)
def _as_though_passed(game: Game, player: int, passed: int) -> tuple[Game, int, int]:
    is_back = isinstance(game.state.history[-1], kinds.TakenBack)  # or else events after it have been kept
    return (game, player, passed) if is_back else (game, game.next_clockwise(player), passed + 1)


book.before(priority.go_back, "1.10.3a#sentence-1", "")(
    lambda game, before: (game, replace(before, pending=game.state.pending))
)


@book.instead(priority.go_back, "1.10.3b#sentence-1", "巻き戻しでカードが元のゾーンに戻ることも、置換できる")
def _as_events(game: Game, before: State) -> None:
    """Reverse the game state, letting replacement effects replace the moves of cards."""
    now = {item.serial: item.zone for item in game.objects()}
    game.become(before)
    for item in tuple(before.objects.values()):
        if now.get(item.serial, item.zone) != item.zone:
            back = kinds.Move(by="fab:1.10.3", object=item.id, to=item.zone)
            instead, _ = modified(game, back, frozenset())
            if isinstance(instead, kinds.Move) and instead != back:
                note(game, instead)


book.instead(resolving.next_to_resolve, "5.3.1#sentence-2b", "先にスタックに置かれたレイヤーから解決する")(
    lambda game: layers(game.state)[0]
)


@book.instead(resolving.clear_the_failed, "5.3.2#sentence-4a", "解決に失敗したカードは、手札に戻る")
def _back_to_hand(game: Game, resolution: LayerResolution) -> None:
    owner = game.object(resolution.layer).owner
    happen(game, kinds.Move(object=resolution.layer, to=Zone("hand", owner)))


@book.instead(
    resolving.clear_the_layer, "5.3.7#sentence-2", "解決されたカードは、ピッチしたカードと同じく、デッキの下に置かれる"
)
def _under_the_deck(game: Game, resolution: LayerResolution) -> None:
    item, layer = game.object(resolution.layer), resolution.layer
    to_deck = kinds.Move(object=layer, to=Zone("deck", item.owner), at_bottom=True)
    if item.zone == STACK:
        happen(game, to_deck if is_card_layer(item) else kinds.Clear(objects=(layer,)))


book.around(resolving.fails_to_resolve, "5.3.2#sentence-5", "発生源がもう存在しないレイヤーも、解決に失敗する")(
    lambda fails, game, resolution: not game.has(resolution.context.source) or fails(game, resolution)
)


@book.instead(
    resolving.has_no_target_left, "5.3.2a#sentence-1", "対象を1つも宣言しなかったレイヤーも、対象を失ったとみなす読み方"
)
def _even_without_targets(game: Game, resolution: LayerResolution) -> bool:
    left = [left for _, left in targets_left(game, resolution)]
    return bool(left) and not any(left)


book.instead(resolving.has_no_target_left, "5.3.2a#sentence-2", "宣言した対象が、すべて適正でなければならない")(
    lambda game, resolution: any(declared != left for declared, left in targets_left(game, resolution))
)


@book.after(
    resolving.has_lost_its_state, "5.3.2b#sentence-1", "起動条件も、解決されるときに満たされていなければならない"
)
def _or_the_activation_condition(is_lost: bool, game: Game, resolution: LayerResolution) -> bool:
    layer = game.object(resolution.layer).layer
    ability = abilities(game, layer.source)[layer.ability] if layer and layer.ability is not None else None
    if not isinstance(ability, Activated) or ability.condition is None:
        return is_lost
    return not holds(game, ability.condition, resolution.context)


@book.after(
    resolving.enter_the_arena,
    "1.7.4c#sentence-2",
    "解決能力も、発生源が闘技場にあれば機能状態で、闘技場に置かれた時にまた効果を発生させる",
)
def _generate_again(_nothing: None, game: Game, resolution: LayerResolution) -> None:
    if game.has(resolution.layer) and game.object(resolution.layer).zone != STACK:
        generate_effects_of(game, resolution.layer)


def _of_the_source(category: str) -> Callable[..., list[TargetedEffect]]:
    """Return a misreading of the effects on resolving: of layers of a category, their sources generate them."""

    def effects(found: list[TargetedEffect], game: Game, resolution: LayerResolution) -> list[TargetedEffect]:
        layer = game.object(resolution.layer).layer
        if layer is None or layer.category != category:
            return found
        return targeted_effects(game.object(layer.source).card.abilities, resolution.context.declared)

    return effects


_SOURCE_GENERATES = "レイヤーが解決されると、発生源の解決能力が効果を生成する"
book.after(
    resolving.effects_of_layer,
    "1.7.4c#sentence-1",
    "能力が機能するのは闘技場なので、解決能力も、解決されて闘技場に出るカードのものだけが機能状態だ",
)(
    lambda found, game, resolution, _halves: (
        found
        if not is_card_layer(game.object(resolution.layer)) or resolving.enters_the_arena(game, resolution.layer)
        else []
    )
)
for _sentence, _is_second in (("5.3.4d#sentence-1", True), ("5.3.4d#sentence-3", False)):
    _time = "1" if _is_second else "2"
    book.before(
        resolving.effects_of_layer, _sentence, f"融合したレイヤーの{_time}回目の解決では、両側が効果を生成する"
    )(
        lambda game, resolution, halves, is_second=_is_second: (
            game,
            resolution,
            halves if resolving.is_second_resolution(game, resolution) is is_second else (),
        )
    )
book.after(resolving.effects_on_resolving, "5.2.1d#sentence-3", f"起動{_SOURCE_GENERATES}")(_of_the_source("activated"))
book.after(resolving.effects_on_resolving, "6.6.1d#sentence-2", f"誘発{_SOURCE_GENERATES}")(_of_the_source("triggered"))
book.after(
    resolving.effects_on_resolving, "5.3.4#sentence-2c", "レイヤーが解決されると、最初の解決能力だけが、効果を生成する"
)(lambda effects, *_: effects[:1])
book.after(resolving.effects_of_layer, "5.3.4#sentence-2a", "後に書かれた効果から、逆の順番で生成する")(
    lambda effects, *_: effects[::-1]
)


@book.instead(
    resolving.determine_parameters, "5.3.4a#sentence-1", "まだ決まっていないことは、最初の効果より前に全部決める"
)
def _all_beforehand(game: Game, resolution: LayerResolution, effects: list[TargetedEffect], index: int) -> None:
    if index == 0:
        for at, one in enumerate(effects):
            resolution.chosen[at] = one.effect.determined(game, resolution.context)


book.instead(resolving.stops_at_a_failed_effect, "5.3.4b#sentence-1", "効果が1つ失敗したら、残りの効果は生成されない")(
    always
)
book.instead(
    resolving.determines_its_effects, "5.3.4c#sentence-2", "レイヤーが存在しなくなったら、残りの効果は生成されない"
)(Game.has)


@book.after(
    resolving.stop_after_the_right_side, "5.3.4d#sentence-4", "2回目の解決も、効果を生成したところで打ち切られる"
)
def _stop_once_more(_nothing: None, _game: Game, resolution: LayerResolution) -> None:
    resolution.is_over = True


book.instead(
    resolving.enters_the_arena, "5.3.6#sentence-2b", "効果のためにオーラになっているレイヤーは、スタックを離れない"
)(lambda game, layer: becomes_permanent(game.object(layer).card.subtypes, PERMANENT))


@book.before(resolving.go_again, "5.3.5#sentence-2b", "続行によるアクションポイントは、カードのオーナーが得る")
def _for_the_owner(game: Game, resolution: LayerResolution) -> tuple[Game, LayerResolution]:
    owner = game.object(resolution.layer).owner
    owned = copy(resolution)
    owned.context = replace(resolution.context, controller=resolution.controller if owner is None else owner)
    return game, owned


book.instead(resolving.had_go_again, "5.3.5a#sentence-1", "レイヤーがもう存在しないなら、続行もない")(
    lambda game, layer: game.has(layer) and has_ability(game, layer, GoAgain)
)
for _sentence, _step, _index, _reading in (
    ("5.3.2#sentence-1", resolving.check_resolution, 2, "解決に失敗するかどうかは、効果を生成した後で確かめる"),
    (
        "5.3.3#sentence-1a",
        resolving.make_static_functional,
        2,
        "レイヤーの常在能力は、効果が生成された後で機能状態になる",
    ),
    (
        "5.3.3#sentence-1b",
        resolving.make_static_functional,
        0,
        "レイヤーの常在能力は、解決に失敗するかどうかを確かめるより先に、機能状態になる",
    ),
    ("5.3.4#sentence-1b", resolving.generate_layer_effects, 0, "レイヤーの効果は、ほかのどの手順より先に生成される"),
    ("5.3.4#sentence-1a", resolving.generate_layer_effects, 4, "レイヤーの効果は、スタックから離れた後で生成される"),
    ("5.3.5#sentence-1", resolving.go_again, 5, "続行は、レイヤーがスタックから離れた後"),
    ("5.3.6#sentence-1", resolving.leave_the_stack, 2, "レイヤーは、効果を生成する前にスタックから離れる"),
    ("5.3.7#sentence-1", resolving.clear_the_layer, 2, "レイヤーは、効果を生成する前にクリアされる"),
    ("5.3.1#sentence-4a", resolving.check_resolution, 3, "解決に失敗するかどうかは、続行の後で確かめる"),
    ("5.3.1#sentence-4b", resolving.make_static_functional, 5, "レイヤーの常在能力は、クリアされた後で機能状態になる"),
    ("5.3.1#sentence-4c", resolving.generate_layer_effects, 5, "レイヤーの効果は、クリアされた後で生成される"),
    ("5.3.1#sentence-4d", resolving.go_again, 0, "続行は、レイヤーのほかの効果より先だ"),
    ("5.3.4#sentence-2b", resolving.go_again, 2, "続行も、ほかの解決能力と一緒に、書かれた順番で効果を生成する"),
    ("5.3.1#sentence-4e", resolving.clear_the_layer, 4, "レイヤーは、スタックから離れる前にクリアされる"),
):
    book.after(resolving.steps_of_resolving, _sentence, _reading)(with_step_at(_step, _index))
book.instead(turns.missing_cards, "2.4.1#sentence-2", "手札が何枚あっても、知力と同じ枚数を引く")(
    lambda value, _in_hand: value
)
