"""Misreadings: triggers."""

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Triggered
from rulesdb.engine.fab.card_parts.effects import Delayed
from rulesdb.engine.fab.card_parts.object_effects import Changing
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.events import Lasts
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.triggers.generating import _began, agrees, averts, begin, begun_at_once, stamp
from rulesdb.engine.fab.rules.triggers.trigger_conditions import (
    Ordinals,
    _key,
    any_number_of_them,
    as_specified,
    counted_from,
    is_event_based,
    is_met_by_itself,
    is_met_by_state,
    is_only_then,
    is_specified,
    is_triggered_by,
    seen,
    start_of_period,
    times_triggered,
    without_limit,
)
from rulesdb.engine.fab.rules.triggers.triggering import (
    as_layer_continuous,
    as_static_effects,
    create_inline_layer,
    declaring_player,
    do_not_look_back,
    existing_before,
    first_player_with_triggers,
    generate_at_once,
    is_let_trigger,
    next_triggered_layer,
    noticing,
    order_of_players_with_triggers,
    put_layer,
    remain_after_triggering,
    remain_untriggered,
    stack_triggered_layers,
    trigger,
    wait_for_state_actions,
)
from rulesdb.engine.fab.state import LastingEffect, Pending
from rulesdb.engine.fab.verbs.sequences import Inline
from rulesdb.engine.kernel.cards.abilities import ResolutionAbility, TriggeredAbility
from rulesdb.engine.kernel.defaults import always
from rulesdb.engine.kernel.effects import triggers
from rulesdb.engine.kernel.effects.triggers import Listener, listeners
from rulesdb.engine.kernel.event_kinds.effect_events import StatesNoted
from rulesdb.engine.kernel.event_kinds.zone_events import CoreMove
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.verbs.sequences import Conditional


@book.instead(
    begin,
    "6.2.2#sentence-1",
    "レイヤー型継続効果を生成するのはカードのレイヤーだけで、能力のレイヤーの解決では生成されないとする読み方",
)
def _by_cards_alone(game: Game, begun: LastingEffect) -> bool:
    layer = game.state.resolving
    info = None if layer is None else game.object(layer).layer
    return (info is None or info.category == "card") and _began(game, begun)


@book.instead(
    stamp, "6.3.4a#sentence-2", "レイヤー型継続効果のタイムスタンプは、レイヤーがスタックに置かれた時点だとする読み方"
)
def _when_put_on_the_stack(game: Game, effect_id: int) -> None:
    """Give an effect the timestamp of its layer (misreading of 6.3.4a)."""
    for begun in game.state.lasting:
        if begun.id == effect_id and begun.context.layer is not None:
            timestamp = game.object(begun.context.layer).timestamp
            note(game, Lasts(before=begun, after=replace(begun, timestamp=timestamp)))


@book.instead(
    begun_at_once, "6.2.2a#sentence-1", "継続効果は、生成された後にプレイされたカードから適用されるとする読み方"
)
def _with_the_next_card(begun: LastingEffect) -> LastingEffect:
    """Let an effect on objects that fit wait for a card that is played later (misreading of 6.2.2a)."""
    is_for_what_fits = isinstance(begun.effect, Changing) and begun.objects is None
    return replace(begun, awaits=True) if is_for_what_fits else begun


book.instead(agrees, "1.8.3#sentence-1", "「してもよい」と書かれた効果も、必ず生成するとする読み方")(always)


book.instead(averts, "1.8.4b#sentence-4", "逆条件の代わりに書かれた効果は、必ず生成するとする読み方")(always)


book.instead(
    create_inline_layer,
    "6.6.2#sentence-1",
    "インライン型誘発効果は単発効果なので、誘発レイヤーを作らず、すぐに効果を生成するとする読み方",
)(generate_at_once)


def _wait(game: Game, effect: Inline, context: Context, *, is_met: bool) -> None:
    """Begin a delayed effect that waits for the condition to come to be met (misreadings of 6.6.2 and 6.6.2a)."""
    waiting = Delayed(Triggered(effect.layer, while_=effect.condition))
    note(game, StatesNoted(states={**game.state.states, (game.state.next_id, "delayed"): is_met}))
    note(game, Lasts(after=LastingEffect(0, waiting, context, 0, "end of turn", uses=1)))


@book.instead(
    remain_after_triggering,
    "6.6.2#sentence-2",
    "生成された時に誘発した後も、そのターンに条件がまた満たされれば、もう一度誘発するとする読み方",
)
def _wait_for_the_next_time(game: Game, effect: Inline, context: Context) -> None:
    _wait(game, effect, context, is_met=True)


@book.instead(
    remain_untriggered,
    "6.6.2a#sentence-1",
    "生成された時に条件が満たされていなくても、そのターンに後から満たされれば誘発するとする読み方",
)
def _wait_for_the_first_time(game: Game, effect: Inline, context: Context) -> None:
    _wait(game, effect, context, is_met=False)


@book.instead(
    do_not_look_back, "6.6.5a#sentence-2", "生成される前にそのターンに起こったイベントでも、遡って誘発するとする読み方"
)
def _look_back(game: Game, since: int) -> None:
    """Trigger a delayed effect, given by its id, on the earlier events of the turn (misreading of 6.6.5a)."""
    for listener in listeners(game):
        if listener.lasting is not None and listener.lasting.id >= since:
            for event in game.state.history:
                if is_triggered_by(game, listener, event):
                    trigger(game, listener, event)


book.after(seen, "6.6.5b#sentence-1", "イベントが起こらなくても、起こるはずだったなら誘発するとする読み方")(
    lambda found, planned, _occurred: found or (planned,)
)
book.after(seen, "6.6.5b#sentence-2", "イベントが変更されても、変更される前のイベントで誘発するとする読み方")(
    lambda found, planned, _occurred: (planned, *found) if found and planned not in found else found
)


@book.instead(
    is_met_by_state, "6.6.5b#sentence-3", "状況型誘発条件もあるときでも、イベントさえ起これば誘発するとする読み方"
)
def _whatever_the_state(_game: Game, _listener: Listener) -> bool:
    return True


@book.instead(
    is_met_by_itself,
    "6.6.1c#sentence-5",
    "誘発レイヤーの効果にある条件も、誘発する時に満たされていなければならないとする読み方",
)
def _with_the_conditions_of_its_layer(game: Game, listener: Listener) -> bool:
    """Ask also for the conditions of the effects of the layer (misreading of 6.6.1c)."""
    return all(
        effect.condition.holds(game, listener.context)
        for ability in listener.triggered.layer
        if isinstance(ability, ResolutionAbility)
        for effect in ability.effects
        if isinstance(effect, Conditional)
    )


@book.instead(
    is_event_based,
    "6.6.1c#sentence-3",
    "イベントと状況の両方を表す誘発条件なら、状況が変わっただけでも誘発するとする読み方",
)
def _whenever_there_is_a_state(_triggered: TriggeredAbility) -> bool:
    return False


book.instead(as_specified, "6.6.1a#sentence-1", "制限に書かれた数にかかわらず、1回しか誘発できないとする読み方")(
    lambda _limit: 1
)


@book.instead(times_triggered, "6.6.1a#sentence-2", "制限は、同じ名前のカードの効果を合わせて数えるとする読み方")
def _of_all_with_its_name(game: Game, listener: Listener) -> int:
    """Add up the effects of all sources of one name and controller (misreading of 6.6.1a)."""
    name, counted = game.object(listener.key[0]).card.name, _key(listener)[1]
    of_name = (key for key in game.state.counts if key[1] == counted and game.object(key[0]).card.name == name)
    return sum(game.state.counts[key] for key in of_name)


@book.instead(without_limit, "6.6.1a#sentence-3", "制限がなくても、効果は1ターンに1回しか誘発しないとする読み方")
def _once() -> int | None:
    return 1


book.instead(any_number_of_them, "6.6.1b#sentence-1", "序数は1つだけだとする読み方")(lambda ordinals: ordinals[:1])


@book.instead(is_specified, "6.6.1b#sentence-2", "序数は、どの回かではなく、誘発できる回数を表すとする読み方")
def _as_a_limit(number: int, ordinals: Ordinals) -> bool:
    return number <= max(ordinals)


@book.instead(is_only_then, "6.6.5d#sentence-2", "序数の回だけでなく、その後も毎回誘発するとする読み方")
def _from_the_first_on(number: int, ordinals: Ordinals) -> bool:
    return number >= min(ordinals)


book.instead(start_of_period, "6.6.5d#sentence-1", "どの期間が書かれていても、そのターンの回数を数えるとする読み方")(
    lambda _game, _period: 0
)


@book.instead(counted_from, "6.6.5d#sentence-3", "効果が機能状態になってからの回数を数えるとする読み方")
def _since_its_source_came(game: Game, listener: Listener, start: int) -> int:
    """Count from the last move of the source (misreading of 6.6.5d)."""
    history, serial = game.state.history, game.object(listener.context.source).serial
    moves = (
        at
        for at, event in enumerate(history)
        if isinstance(event, CoreMove) and game.object(event.object).serial == serial
    )
    return max(start, *(at + 1 for at in moves), 0)


@book.instead(
    first_player_with_triggers, "6.6.6b#sentence-1", "いつもターンプレイヤーから、誘発レイヤーを置くとする読み方"
)
def _turn_player(game: Game) -> int:
    return game.state.turn_player


book.instead(
    order_of_players_with_triggers,
    "6.6.6b#sentence-2",
    "選ばれたプレイヤーの次は、反時計回りの順に誘発レイヤーを置くとする読み方",
)(Game.counterclockwise)


@book.instead(
    next_triggered_layer, "6.6.6b#sentence-3", "1人のプレイヤーの誘発レイヤーは、誘発した順に置くとする読み方"
)
def _oldest(_game: Game, _player: int, controlled: list[Pending]) -> Pending:
    return controlled[0]


@book.instead(declaring_player, "6.6.6a#sentence-2", "モードや対象は、いつもターンプレイヤーが宣言するとする読み方")
def _whose_turn_it_is(game: Game, _pending: Pending) -> int:
    return game.state.turn_player


@book.instead(
    as_layer_continuous,
    "6.6.3#sentence-1",
    "遅延型誘発効果も、常在型と同じように、発生源がなくなると消えるとする読み方",
)
def _with_their_sources(game: Game, delayed: tuple[Listener, ...]) -> tuple[Listener, ...]:
    return tuple(listener for listener in delayed if game.has(listener.context.source))


@book.instead(noticing, "5.4.6a#sentence-2", "イベントで発生源がなくなったら、その能力はもう誘発しないとする読み方")
def _those_still_there(game: Game, before: tuple[Listener, ...]) -> tuple[Listener, ...]:
    return tuple(listener for listener in before if listener.lasting is not None or game.has(listener.context.source))


book.instead(is_let_trigger, "5.4.7b#sentence-3", "非公開型の誘発能力も、必ず誘発させなければならないとする読み方")(
    always
)


_ARENA = frozenset({"permanent", "head", "chest", "arms", "legs"})


@book.instead(
    as_static_effects,
    "6.6.4#sentence-1",
    "常在型誘発効果は、発生源がなくなった後も、ターンが終わるまで残るとする読み方",
)
def _also_without_their_sources(game: Game, existing: tuple[Listener, ...]) -> tuple[Listener, ...]:
    """Keep the effects of permanents that ceased to exist this turn (misreading of 6.6.4)."""
    gone = (known.record for known in game.state.known.values() if known.record.zone.name in _ARENA)
    return (
        *existing,
        *(
            Listener((item.id, f"ability {index}"), ability, game.context_of(item.id))
            for item in gone
            for index, ability in enumerate(item.card.abilities)
            if isinstance(ability, TriggeredAbility)
        ),
    )


@book.instead(
    existing_before,
    "6.6.5a#sentence-1",
    "イベントによって初めて存在するようになった効果も、そのイベントで誘発するとする読み方",
)
def _with_new_ones(game: Game, before: tuple[Listener, ...]) -> tuple[Listener, ...]:
    """Let also effects trigger that exist only since the event (misreading of 6.6.5a)."""
    keys = {listener.key for listener in before}
    return (*before, *(listener for listener in triggers.listeners(game) if listener.key not in keys))


book.instead(put_layer, "6.6.1#sentence-1", "誘発した効果は、スタックを使わず、その場で生成されるとする読み方")(
    generate_at_once
)


book.instead(
    wait_for_state_actions,
    "6.6.6#sentence-1",
    "誘発レイヤーは、ゲーム状況処理を待たずに、誘発してすぐにスタックに加えるとする読み方",
)(stack_triggered_layers)
