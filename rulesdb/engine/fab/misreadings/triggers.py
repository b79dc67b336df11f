"""Misreadings of triggered effects, their layers, and the generation of effects."""

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Resolution, Triggered
from rulesdb.engine.fab.card_parts.effects import Delayed
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.events import Lasts, Triggers
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.continuous.layer_continuous import as_generated
from rulesdb.engine.fab.rules.triggers import generating, trigger_conditions, triggering
from rulesdb.engine.fab.state import LastingEffect, Object, Pending
from rulesdb.engine.fab.verbs.sequences import Inline
from rulesdb.engine.fab.zones import EQUIPMENT_ZONES, PRIVATE
from rulesdb.engine.kernel.book import always, never, nothing
from rulesdb.engine.kernel.cards.abilities import ResolutionAbility, TriggeredAbility, targeted_effects
from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.engine.kernel.effects.property_effects import ObjectEffect
from rulesdb.engine.kernel.effects.triggers import Listener, listeners
from rulesdb.engine.kernel.event_kinds.effect_events import StatesNoted
from rulesdb.engine.kernel.event_kinds.zone_events import CoreMove
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.selection.conditions import player_of
from rulesdb.engine.kernel.verbs.sequences import Conditional

Listeners = tuple[Listener, ...]
_OF_PERMANENTS = frozenset({"permanent", *EQUIPMENT_ZONES})


book.around(
    generating.begin,
    "6.2.2#sentence-1",
    "レイヤー型継続効果を生成するのはカードのレイヤーだけで、能力のレイヤーの解決では生成されない",
)(lambda begin, game, begun: _is_resolving_card(game) and begin(game, begun))


def _is_resolving_card(game: Game) -> bool:
    info = None if game.state.resolving is None else game.object(game.state.resolving).layer
    return info is None or info.category == "card"


book.after(as_generated, "6.2.2a#sentence-1", "継続効果は、生成された後にプレイされたカードから適用される")(
    lambda begun, *_: (
        replace(begun, awaits=True) if isinstance(begun.effect, ObjectEffect) and begun.objects is None else begun
    )
)


@book.after(
    generating.leave_the_past,
    "6.3.4a#sentence-2",
    "レイヤー型継続効果のタイムスタンプは、レイヤーがスタックに置かれた時点だ",
)
def _stamped_as_its_layer(_nothing: None, game: Game) -> None:
    begun = game.state.lasting[-1] if game.state.lasting else None
    if begun is not None and begun.context.layer is not None:
        timestamp = game.object(begun.context.layer).timestamp
        note(game, Lasts(before=begun, after=replace(begun, timestamp=timestamp)))


@book.after(
    generating.leave_the_past, "6.6.5a#sentence-2", "生成される前にそのターンに起こったイベントでも、遡って誘発する"
)
def _look_back(_nothing: None, game: Game) -> None:
    for listener in listeners(game):
        if listener.lasting is not None and listener.lasting is game.state.lasting[-1]:
            for event in game.state.history:
                if trigger_conditions.is_triggered_by(game, listener, event):
                    triggering.trigger(game, listener, event)


book.after(trigger_conditions.has_triggered, "1.8.1#sentence-8", "")(
    lambda found, _game, listener, _event: found and listener.lasting is None
)
book.instead(generating.agrees, "1.8.3#sentence-1", "「してもよい」と書かれた効果も、必ず生成する")(always)
book.instead(generating.chooses_to_avert, "1.8.4b#sentence-4", "逆条件の代わりに書かれた効果は、必ず生成する")(always)


def _generate_at_once(game: Game, pending: Pending) -> None:
    """Generate the effects of a triggered effect without a triggered-layer."""
    for ability in pending.layer:
        for effect in ability.effects if isinstance(ability, ResolutionAbility) else ():
            effect.generate(game, pending.context)


book.around(
    triggering.create_layer, "6.6.5#sentence-2", "誘発レイヤーを生成するかどうかは、効果のコントローラーが選ぶ"
)(
    lambda create, game, pending: (
        create(game, pending) if game.answers_yes(pending.controller, "may", "fab:6.6.5", pending.source) else None
    )
)
book.instead(triggering.create_layer, "6.6.1#sentence-1", "誘発した効果は、スタックを使わず、その場で生成される")(
    _generate_at_once
)
book.after(
    triggering.create_layer,
    "6.6.6#sentence-1",
    "誘発レイヤーは、ゲーム状況処理を待たずに、誘発してすぐにスタックに加える",
)(lambda _nothing, game, _pending: triggering.stack_triggered_layers(game))


@book.instead(
    triggering.trigger_inline,
    "6.6.2#sentence-1",
    "インライン型誘発効果は単発効果なので、誘発レイヤーを作らず、すぐに効果を生成する",
)
def _inline_without_a_layer(game: Game, effect: Inline, context: Context) -> bool:
    if is_met := effect.condition.holds(game, context):
        _generate_at_once(game, triggering.pending_of_inline(effect, context))
    return is_met


book.after(trigger_conditions.has_triggered, "6.6.5#sentence-1a", "ほかのプレイヤーのイベントでは、効果は誘発しない")(
    lambda found, game, listener, event: (
        found and (event is None or listener.context.controller in player_of(game, event))
    )
)
book.after(
    trigger_conditions.has_triggered,
    "6.6.5#sentence-1b",
    "ゲーム状況が満たす誘発条件は、コントローラーのターンの間だけ確かめる",
)(
    lambda found, game, listener, event: (
        found and (event is not None or game.state.turn_player == listener.context.controller)
    )
)
book.after(triggering.is_hidden_ability, "5.4.7b#sentence-2a", "非公開型誘発能力は、非開示ゾーンを指定するものだけだ")(
    lambda _is_hidden, ability: bool(ability.zones and ability.zones & PRIVATE)
)
book.after(triggering.is_hidden_ability, "5.4.7b#sentence-2b", "非公開型誘発能力は、非開示状態を指定するものだけだ")(
    lambda _is_hidden, ability: ability.is_private
)
for _sentence, _has_triggered, _reading in (
    (
        "6.6.2#sentence-2",
        True,
        "生成された時に誘発した後も、そのターンに条件がまた満たされれば、もう一度誘発する",
    ),
    (
        "6.6.2a#sentence-1",
        False,
        "生成された時に条件が満たされていなくても、そのターンに後から満たされれば誘発する",
    ),
):

    @book.after(triggering.trigger_inline, _sentence, _reading)
    def _waiting(found: bool, game: Game, effect: Inline, context: Context, triggered: bool = _has_triggered) -> bool:
        """Let an inline-triggered effect that has triggered, or not, wait for its condition."""
        if found == triggered:
            waiting = Delayed(Triggered(effect.layer, while_=effect.condition))
            note(game, StatesNoted(states={**game.state.states, (game.state.next_id, "delayed"): found}))
            note(game, Lasts(after=LastingEffect(0, waiting, context, 0, "end of turn", uses=1)))
        return found


book.instead(
    triggering.trigger_inline,
    "6.6.5a#sentence-4",
    "インライン型誘発効果も、生成される前から満たされている条件では誘発しない",
)(never)
book.after(trigger_conditions.seen, "6.6.5b#sentence-1", "イベントが起こらなくても、起こるはずだったなら誘発する")(
    lambda found, planned, _occurred: found or (planned,)
)
book.after(trigger_conditions.seen, "6.6.5b#sentence-2", "イベントが変更されても、変更される前のイベントで誘発する")(
    lambda found, planned, _occurred: (planned, *found) if found and planned not in found else found
)
book.instead(
    trigger_conditions.is_met_by_state,
    "6.6.5b#sentence-3",
    "状況型誘発条件もあるときでも、イベントさえ起これば誘発する",
)(always)


@book.after(
    trigger_conditions.is_met_by_state,
    "6.6.1c#sentence-5",
    "誘発レイヤーの効果にある条件も、誘発する時に満たされていなければならない",
)
def _with_the_conditions_of_its_layer(is_met: bool, game: Game, listener: Listener) -> bool:
    return is_met and all(
        effect.condition.holds(game, listener.context)
        for ability in listener.triggered.layer
        if isinstance(ability, ResolutionAbility)
        for effect in ability.effects
        if isinstance(effect, Conditional)
    )


book.instead(
    trigger_conditions.is_by_state,
    "6.6.1c#sentence-3",
    "イベントと状況の両方を表す誘発条件なら、状況が変わっただけでも誘発する",
)(lambda triggered: triggered.while_ is not None)
book.instead(trigger_conditions.is_by_state, "6.6.1c#sentence-4", "ゲーム状況だけを表す誘発条件では、効果は誘発しない")(
    never
)


@book.after(
    trigger_conditions.has_triggered,
    "6.6.5c#sentence-1",
    "状況起因型誘発効果は、一度誘発したら、状況がまた条件を満たすようになっても、もう誘発しない",
)
def _once_for_all(found: bool, game: Game, listener: Listener, event: Event | None) -> bool:
    source = listener.context.source
    triggered = (one for one in game.state.history if isinstance(one, Triggers) and one.pending.source == source)
    return found and (event is not None or next(triggered, None) is None)


book.after(
    trigger_conditions.has_come,
    "6.6.5c#sentence-2",
    "生成された時にすでに満たされている条件では、状況が変わらないので誘発しない",
)(lambda found, was_met: found and was_met is not None)
book.instead(
    trigger_conditions.may_not_trigger_again,
    "6.6.5e#sentence-2",
    "制限の回数を超えても、誘発したなら、誘発レイヤーは生成される",
)(never)
book.instead(
    trigger_conditions.is_forbidden,
    "6.6.5f#sentence-2",
    "禁止されていても、誘発条件を満たしたなら、誘発レイヤーは生成される",
)(never)
book.instead(trigger_conditions.count_although_forbidden, "6.6.5f#sentence-3", "禁止された誘発は、回数に数えない")(
    nothing
)
book.instead(
    triggering.cease_without_targets, "6.6.6a#sentence-5", "対象を宣言できなくても、誘発レイヤーはスタックに加えられる"
)(nothing)
book.after(trigger_conditions.trigger_limit, "6.6.1a#sentence-1", "制限に書かれた数にかかわらず、1回しか誘発できない")(
    lambda limit, _triggered: None if limit is None else 1
)
book.after(trigger_conditions.trigger_limit, "6.6.1a#sentence-3", "制限がなくても、効果は1ターンに1回しか誘発しない")(
    lambda limit, _triggered: 1 if limit is None else limit
)


@book.instead(trigger_conditions.times_triggered, "6.6.1a#sentence-2", "制限は、同じ名前のカードの効果を合わせて数える")
def _of_all_with_its_name(game: Game, listener: Listener) -> int:
    name, counted = game.object(listener.key[0]).card.name, trigger_conditions.key_of_count(listener)[1]
    of_name = (key for key in game.state.counts if key[1] == counted and game.object(key[0]).card.name == name)
    return sum(game.state.counts[key] for key in of_name)


book.instead(trigger_conditions.is_specified, "6.6.1b#sentence-2", "序数は、どの回かではなく、誘発できる回数を表す")(
    lambda number, ordinals: number <= max(ordinals)
)
book.instead(trigger_conditions.is_specified, "6.6.5d#sentence-2", "序数の回だけでなく、その後も毎回誘発する")(
    lambda number, ordinals: number >= min(ordinals)
)
book.before(trigger_conditions.is_specified, "6.6.1b#sentence-1", "序数は1つだけだ")(
    lambda number, ordinals: (number, ordinals[:1])
)
book.instead(
    trigger_conditions.start_of_period, "6.6.5d#sentence-1", "どの期間が書かれていても、そのターンの回数を数える"
)(lambda *_: 0)


@book.after(trigger_conditions.start_of_period, "6.6.5d#sentence-3", "効果が機能状態になってからの回数を数える")
def _since_its_source_came(start: int, game: Game, listener: Listener) -> int:
    history, serial = game.state.history, game.object(listener.context.source).serial
    moves = (
        at
        for at, event in enumerate(history)
        if isinstance(event, CoreMove) and game.object(event.object).serial == serial
    )
    return max(start, *(at + 1 for at in moves), 0)


book.instead(triggering.players_with_triggers, "6.6.6b#sentence-1", "いつもターンプレイヤーから、誘発レイヤーを置く")(
    lambda game: game.clockwise(game.state.turn_player)
)
book.after(
    triggering.players_with_triggers,
    "6.6.6b#sentence-2",
    "選ばれたプレイヤーの次は、反時計回りの順に誘発レイヤーを置く",
)(lambda players, game: game.counterclockwise(players[0]))
book.instead(triggering.next_triggered_layer, "6.6.6b#sentence-3", "1人のプレイヤーの誘発レイヤーは、誘発した順に置く")(
    lambda _game, _player, controlled: controlled[0]
)
book.instead(triggering.declaring_player, "6.6.6a#sentence-2", "モードや対象は、いつもターンプレイヤーが宣言する")(
    lambda game, _layer: game.state.turn_player
)
book.after(triggering.pending_of, "6.6.1d#sentence-1", "誘発レイヤーが持つ解決能力は、最初に書かれた1つだけだ")(
    lambda pending, *_: replace(pending, layer=pending.layer[:1])
)


@book.instead(
    triggering.add_layer_of_hidden,
    "5.4.7b#sentence-5",
    "非公開型誘発能力の効果は、レイヤーにならず、その場で生成される",
)
def _without_a_layer(game: Game, pending: Pending) -> None:
    for one in targeted_effects(pending.layer, pending.context.declared):
        one.effect.generate(game, pending.context)


book.instead(triggering.is_let_trigger, "5.4.7b#sentence-3", "非公開型の誘発能力も、必ず誘発させなければならない")(
    always
)


def _with_those_gone(game: Game, existing: Listeners) -> Listeners:
    gone = (known.record for known in game.state.known.values() if known.record.zone.name in _OF_PERMANENTS)
    return (
        *existing,
        *(
            Listener((item.id, f"ability {index}"), ability, game.context_of(item.id))
            for item in gone
            for index, ability in enumerate(item.card.abilities)
            if isinstance(ability, TriggeredAbility)
        ),
    )


def _with_new_ones(game: Game, before: Listeners) -> Listeners:
    keys = {listener.key for listener in before}
    return (*before, *(listener for listener in listeners(game) if listener.key not in keys))


for _sentence, _existing, _reading in (
    ("6.6.4#sentence-1", _with_those_gone, "常在型誘発効果は、発生源がなくなった後も、ターンが終わるまで残る"),
    (
        "6.6.5a#sentence-1a",
        _with_new_ones,
        "イベントによって初めて存在するようになった効果も、そのイベントで誘発する",
    ),
    (
        "6.6.3#sentence-1",
        lambda game, before: tuple(one for one in before if one.lasting is None or game.has(one.context.source)),
        "遅延型誘発効果も、常在型と同じように、発生源がなくなると消える",
    ),
    (
        "5.4.6a#sentence-2",
        lambda game, before: tuple(one for one in before if one.lasting or game.has(one.context.source)),
        "イベントで発生源がなくなったら、その能力はもう誘発しない",
    ),
):
    book.before(triggering.existing_effects, _sentence, _reading)(
        lambda game, before, seen, existing=_existing: (game, existing(game, before), seen)
    )


@book.after(triggering.triggered_effects, "5.4.6#sentence-1", "書かれていることのそれぞれについて、誘発効果を生成する")
def _one_for_each_effect(
    found: Listeners, _nothing: Listeners, _game: Game, item: Object, name: str, _ability: Ability
) -> Listeners:
    return tuple(
        one._replace(
            key=(item.id, f"{name}, {at}"),
            triggered=replace(one.triggered, layer=(replace(part, effects=(effect,)),)),
        )
        for one in found
        for part in one.triggered.layer
        if isinstance(part, Resolution)
        for at, effect in enumerate(part.effects)
    )
