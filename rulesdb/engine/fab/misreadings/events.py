"""Misreadings: events."""

from collections.abc import Sequence

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Continuous
from rulesdb.engine.fab.card_parts.effects import Prevents, ReplacementEffect, Replaces
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.events.life import Damage
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.events.events import (
    PARTS,
    compound,
    is_brought_about,
    may_change_nothing,
    noticed,
    of_pitch,
    one_by_one,
    order_for_an_effect,
    order_of_players,
    points_of,
    still_occurs,
    together,
    unmodified,
)
from rulesdb.engine.fab.rules.events.prevention import (
    Deals,
    Prevention,
    additional_modification,
    amount_left_unused,
    amount_of,
    can_prevent,
    damage_in,
    damage_left,
    declared_points,
    event_before,
    from_the_first,
    is_damage,
    is_from_the_source,
    is_of_the_named_type,
    is_of_the_type,
    is_shield,
    is_to_the_shielded,
    is_unpreventable,
    meets_the_condition,
    points_prevented,
    points_to_subtract,
    prevention_amount,
    total_prevention,
)
from rulesdb.engine.fab.rules.events.replacement_conditions import (
    Effects,
    ReplacementInForce,
    act_once,
    both,
    existing,
    goes_on,
    is_active_for_modified,
    leave_the_past,
    looked_up,
    not_for_sub_events,
    noticed_instead,
    spent_by_itself,
    spent_for_others,
    spent_in_sub_event,
    sub_event_first,
    without_the_replaced,
)
from rulesdb.engine.fab.rules.events.replacing import (
    OUTCOME,
    PREVENTING,
    ReplacementRow,
    Rows,
    completing_last,
    early_first,
    first_player,
    modified,
    next_player,
    order_of_controlled,
    order_of_controllers,
    orderer,
    outcome_later,
    players_still_to_come,
    prevention_last,
    selection,
    standard_next,
    starting,
)
from rulesdb.engine.fab.state import LastingEffect
from rulesdb.engine.fab.zones import ARENA
from rulesdb.engine.kernel.cards.roles import EventPattern, Filter
from rulesdb.engine.kernel.defaults import always
from rulesdb.engine.kernel.effects.effects_in_force import of_kind, use_up
from rulesdb.engine.kernel.effects.replacement import Replacing
from rulesdb.engine.kernel.events import Change, Event
from rulesdb.engine.kernel.process.options import PickPlayer
from rulesdb.engine.kernel.process.pipeline import happen, happen_at_once, note
from rulesdb.engine.kernel.selection.event_patterns import fits
from rulesdb.engine.kernel.tables.effect_rules import EffectInForce
from rulesdb.engine.kernel.tables.event_rules import Events, Keys
from rulesdb.engine.kernel.tables.generation_rules import Groups


@book.instead(
    is_brought_about,
    "1.9.1#sentence-2",
    "効果のもたらす変化だけがイベントで、ターンの移り変わりやプレイヤーの行うアクションはイベントではないとする読み方",
)
def _by_an_effect(event: Event) -> bool:
    return event.source is not None


@book.instead(
    may_change_nothing, "1.9.1#sentence-3", "公開のように、物理的には何も変えないことは、イベントではないとする読み方"
)
def _physical(event: Event) -> bool:
    if isinstance(event, kinds.Compound):
        return any(map(_physical, event.events))
    return type(event) in PARTS or not (isinstance(event, Change) and event.is_fact)


@book.instead(
    compound, "1.9.2#sentence-1", "同じ指示を2回以上行っても、まとまった1つのイベントにはならないとする読み方"
)
def _apart(_kind: str, instructions: Events) -> Events:
    return instructions


book.instead(one_by_one, "1.9.2#sentence-4", "同じことを何回行っても、まとめて1つのイベントだとする読み方")(
    happen_at_once
)


@book.instead(order_of_players, "1.9.2c#sentence-2", "いつでも、最初に座っているプレイヤーから始めるとする読み方")
def _from_the_first_player(game: Game) -> tuple[int, ...]:
    return game.playing


@book.instead(order_for_an_effect, "1.9.2c#sentence-3", "効果によるときも、ターンプレイヤーから始めるとする読み方")
def _from_the_turn_player(game: Game, _controller: int) -> tuple[int, ...]:
    return game.clockwise(game.state.turn_player)


@book.instead(together, "1.9.2c#sentence-1", "それぞれのプレイヤーが行うことは、互いに別のイベントだとする読み方")
def _apart_by_player(by_player: Groups) -> Groups:
    return by_player


@book.instead(of_pitch, "1.14.3#sentence-1", "ピッチしたカードは墓地に置かれるとする読み方")
def _pitched_into_the_graveyard(game: Game, event: kinds.Pitch) -> tuple[Event, ...]:
    return (kinds.Move.to_owner(game, event, event.object, "graveyard"), points_of(game, event))


@book.instead(points_of, "1.14.3#sentence-2", "どのカードをピッチしても、得るのはリソースポイント1点だとする読み方")
def _one_point(_game: Game, event: kinds.Pitch) -> kinds.GainAsset:
    return kinds.GainAsset(by=event.by, player=event.player, asset="resource", amount=1)


@book.instead(noticed, "1.9.3#sentence-1", "複合イベントの中のイベントは、だれにも気づかれないとする読み方")
def _composite_alone(composite: Event, _within: tuple[Event, ...]) -> tuple[Event, ...]:
    return (composite,)


@book.instead(
    unmodified,
    "1.9.3c#sentence-1",
    "移動先が追放ゾーンに変わったら、捨てるイベントも追放するイベントに変わるとする読み方",
)
def _as_it_ended(composite: Event, occurred: Events) -> Event:
    """Return the composite event that has the destination to which the object moved (misreading of 1.9.3c)."""
    for event in occurred:
        if isinstance(event, kinds.Move) and event.to.name == "banished":
            return kinds.Banish(by=composite.by, source=composite.source, object=event.object)
    return composite


@book.instead(
    still_occurs, "1.9.3c#sentence-2", "中のイベントが置き換えられたら、複合イベントも起こらなかったとする読み方"
)
def _only_when_whole(planned: int, unchanged: int) -> bool:
    return planned == unchanged


@book.instead(sub_event_first, "6.4.1a#sentence-2", "サブイベントは、元のイベントよりも後に起こるとする読み方")
def _after_the_event(_game: Game, first: Event, now: Event | None) -> Event | None:
    return first if now is None else both(now, first)


@book.instead(not_for_sub_events, "6.4.1a#sentence-3", "サブイベントは、置換効果によって置き換えられないとする読み方")
def _of_all(game: Game) -> Keys:
    return frozenset(Replacing(*pair).key for pair in of_kind(game, ReplacementEffect))


@book.instead(
    is_active_for_modified,
    "6.4.4#sentence-2",
    "元のイベントに対して有効だった置換効果は、変更後のイベントに対して有効でなくても、適用されるとする読み方",
)
def _for_the_original(was_active: bool, is_active: bool) -> bool:
    return was_active or is_active


@book.instead(
    looked_up, "6.4.2a#sentence-1", "置換の条件と可変値は、イベントが起ころうとしたときに一度だけ決めるとする読み方"
)
def _as_at_first(
    at_first: Sequence[ReplacementInForce], now: Sequence[ReplacementInForce]
) -> Sequence[ReplacementInForce]:
    """Return the effects with the values that they had at first, as far as they still exist (misreading of 6.4.2a)."""
    existing = {one.key for one in now}
    return [one for one in at_first if one.key in existing]


@book.instead(
    spent_in_sub_event, "6.4.5#sentence-1", "置換効果は、自身のサブイベントを、もう一度は置き換えられるとする読み方"
)
@book.instead(spent_by_itself, "6.4.5#sentence-2", "自身の変更でできたイベントを、もう一度は置き換えられるとする読み方")
def _once_more(spent: Keys, one: ReplacementInForce) -> Keys:
    """Let an effect replace the event once more (misreading of 6.4.5)."""
    again = ("once more", one.key)
    return spent | {one.key if again in spent else again}


def _is_mark(key: object) -> bool:
    return isinstance(key, tuple) and key[0] in {"freed", "once more"}


@book.instead(
    spent_for_others,
    "6.4.5#sentence-3",
    "ほかの置換効果がさらに変更したイベントなら、もう一度置き換えられるとする読み方",
)
def _free_again(spent: Keys, one: ReplacementInForce) -> Keys:
    """Let every other effect replace the modified event, once more (misreading of 6.4.5)."""
    freed = {key for key in spent if key != one.key and ("freed", key) not in spent and not _is_mark(key)}
    return (spent - freed) | {("freed", key) for key in freed}


@book.instead(
    without_the_replaced, "6.4.6#sentence-1", "置き換えられたイベントも、変更後のイベントとともに起こるとする読み方"
)
def _as_well(event: Event, now: Event | None) -> Event | None:
    return both(event, now)


@book.instead(
    noticed_instead, "6.4.6#sentence-4", "元のイベントで誘発しない効果は、変更後のイベントでも誘発しないとする読み方"
)
def _of_the_same_kind(event: Event, seen: Events) -> Events:
    return tuple(one for one in seen if isinstance(one, type(event)))


@book.instead(is_damage, "6.4.10#sentence-1", "ダメージでなくても、ライフを失うイベントなら軽減するとする読み方")
def _costs_life(event: Event) -> bool:
    return isinstance(event, kinds.Deal | kinds.LoseLife)


@book.instead(
    meets_the_condition, "6.4.10#sentence-3", "条件が書かれていても、それを満たさないダメージまで軽減するとする読み方"
)
def _whatever_the_condition(_game: Game, _when: EventPattern | None, _deal: kinds.Deal, _context: Context) -> bool:
    return True


@book.instead(
    is_from_the_source,
    "6.4.10d#sentence-1",
    "発生源が書かれていなければ、対戦相手の発生源からのダメージだけを軽減するとする読み方",
)
def _of_opponents_alone(game: Game, by: Filter | None, deal: kinds.Deal, context: Context) -> bool:
    if by is None:
        return deal.source is not None and game.player_of(deal.source) != context.controller
    return fits(game, by, deal.source, context)


@book.instead(
    is_to_the_shielded,
    "6.4.10e#sentence-1",
    "何を守るのかが書かれていなければ、効果のコントローラーのものへのダメージだけを軽減するとする読み方",
)
def _of_the_controller_alone(game: Game, shielded: Filter | None, deal: kinds.Deal, context: Context) -> bool:
    if shielded is None:
        return game.player_of(deal.object) == context.controller
    return fits(game, shielded, deal.object, context)


@book.instead(is_of_the_type, "6.4.10c#sentence-1", "種類の指定がなければ、物理ダメージだけを軽減するとする読み方")
def _physical_alone(event: kinds.Deal, named: Damage | None) -> bool:
    return is_of_the_named_type(event, named or "physical")


@book.instead(
    is_of_the_named_type,
    "6.4.10c#sentence-2",
    "ダメージの種類が書かれていても、どの種類のダメージも軽減するとする読み方",
)
def _any_type(_event: kinds.Deal, _named: Damage) -> bool:
    return True


@book.instead(
    declared_points,
    "6.4.10f#sentence-2",
    "どのダメージを軽減するのかは選べず、先に挙げられたものから軽減するとする読み方",
)
def _one_after_the_other(_game: Game, _one: Prevention, deals: Deals, points: int) -> tuple[int, ...]:
    """Prevent the damage that comes first (misreading of 6.4.10f)."""
    return from_the_first(deals, points)


@book.instead(
    total_prevention, "6.4.10g#sentence-3", "減らす分を軽減値から先に引き、残った軽減値でダメージを軽減するとする読み方"
)
def _after_the_decrease(damage: int, amount: int, less: int) -> int:
    return points_prevented(0, damage + less, amount)


@book.instead(points_to_subtract, "6.4.10g#sentence-4", "軽減値は、実際に軽減した分だけ減るとする読み方")
def _what_is_prevented(_total: int, points: int) -> int:
    return points


@book.instead(amount_of, "6.4.10b#sentence-1", "軽減する量が書かれていなければ、何も軽減しないとする読み方")
def _nothing(game: Game, one: Prevention, damage: int) -> int:
    """Return 0 for an amount that is not specified (misreading of 6.4.10b)."""
    return 0 if one.effect.amount is None else prevention_amount(game, one, damage)


@book.instead(damage_left, "6.4.10a#sentence-3", "軽減値が足りなくても、ダメージはもう与えられないとする読み方")
def _none_left(damage: int, points: int) -> int:
    return 0 if points else damage


@book.instead(amount_left_unused, "6.4.10h#sentence-2", "軽減できないダメージに適用しても、軽減値は減るとする読み方")
def _reduced_all_the_same(_amount: int, left: int) -> int:
    return left


@book.instead(
    additional_modification,
    "6.4.10h#sentence-3",
    "ダメージを軽減できなければ、軽減効果の追加の変更も起こらないとする読み方",
)
def _only_with_prevention(game: Game, one: Prevention, event: Event) -> Event | None:
    return None if is_unpreventable(game, event) else event_before(game, one, event)


book.instead(
    is_shield, "6.4.10i#sentence-4", "固定型軽減効果の余った軽減値も、後のダメージを軽減するのに使われるとする読み方"
)(always)


@book.instead(
    existing,
    "6.4.3#sentence-1",
    "オブジェクトが闘技場に出るイベントを、そのオブジェクト自身の置換効果も置き換えるとする読み方",
)
def _with_those_that_come(game: Game, event: Event) -> Effects:
    """Return the effects in force, and those that an object has which the event puts into the arena."""
    found = of_kind(game, ReplacementEffect)
    if not isinstance(event, kinds.Move) or event.to.name not in ARENA:
        return found
    context = game.context_of(event.object)
    coming = (
        (ability.effect, EffectInForce(ability.effect, context, game.state.clock, None, None, None, index))
        for index, ability in enumerate(game.object(event.object).card.abilities)
        if isinstance(ability, Continuous) and isinstance(ability.effect, ReplacementEffect)
    )
    return (*found, *coming)


@book.instead(
    leave_the_past,
    "6.4.3#sentence-2",
    "ダメージを受けた後に生成された軽減効果も、そのダメージをなかったことにするとする読み方",
)
def _prevent_the_past(game: Game, begun: LastingEffect) -> None:
    """Give back the life that was lost by damage which a new prevention effect would have prevented."""
    effect = begun.effect
    if not isinstance(effect, Prevents):
        return
    one = Replacing(effect, EffectInForce(effect, begun.context, begun.timestamp, None, begun))
    for event in game.state.history:
        if can_prevent(game, one, event):
            (deal,) = damage_in(event)
            points = min(deal.amount, prevention_amount(game, one, deal.amount))
            happen(game, kinds.GainLife(by=leave_the_past.id, object=deal.object, amount=points))


@book.instead(
    act_once,
    "6.4.10i#sentence-2",
    "固定型軽減効果は、期間が続く間、有効になるイベントのたびにダメージを軽減するとする読み方",
)
def _act_every_time(game: Game, one: ReplacementInForce) -> None:
    use_up(game, one.lasting)


@book.instead(goes_on, "6.4.9#sentence-1", "一般的置換効果は、1回置き換えたら終わるとする読み方")
def _ends_at_once(game: Game, one: ReplacementInForce) -> None:
    if one.lasting is not None and isinstance(one.effect, Replaces) and one.effect.kind == "standard":
        note(game, kinds.Lasts(before=one.lasting))
    else:
        use_up(game, one.lasting)


@book.instead(
    order_of_controlled, "6.5.1#sentence-2", "1人のプレイヤーの置換効果は、古いものから順に適用するとする読み方"
)
def _oldest(_game: Game, _player: int, controlled: Sequence[ReplacementInForce], _rule: str) -> ReplacementInForce:
    return controlled[0]


@book.instead(orderer, "6.5.2a#sentence-1", "ほかのプレイヤーの効果の順番も、ターンプレイヤーが決めるとする読み方")
def _turn_player(game: Game, _player: int) -> int:
    return game.state.turn_player


@book.instead(next_player, "6.5.2a#sentence-2", "2番目からのプレイヤーの順番も、ターンプレイヤーが決めるとする読み方")
def _turn_player_again(game: Game, coming: Sequence[int]) -> int:
    """Let the turn-player select who is next (misreading of 6.5.2a)."""
    options = [PickPlayer(player) for player in coming]
    return game.pick(game.state.turn_player, "order of replacements", options, next_player.id).player


@book.instead(selection, "6.5.2b#sentence-1", "プレイヤーは、置換効果の種類ごとに選び直すとする読み方")
def _for_each_type(rule: str) -> str:
    return rule


@book.instead(
    starting,
    "6.5.2b#sentence-2",
    "次の種類の置換効果は、前の種類の効果を最後に適用したプレイヤーの、次のプレイヤーから適用するとする読み方",
)
def _the_next_one(game: Game, selected: int, earlier: int | None) -> int:
    return selected if earlier is None else game.next_clockwise(earlier)


@book.instead(first_player, "6.5.2#sentence-2", "いつも、ターンプレイヤーの効果から適用するとする読み方")
def _the_turn_player(game: Game, _controllers: set[int]) -> int:
    return game.state.turn_player


book.instead(
    order_of_controllers, "6.5.2#sentence-3", "選ばれたプレイヤーの次は、反時計回りの順に適用するとする読み方"
)(Game.counterclockwise)


@book.instead(players_still_to_come, "6.5.2#sentence-5", "どのプレイヤーにも、順番は1回しか来ないとする読み方")
def _once_round(order: tuple[int, ...], last: int | None) -> tuple[int, ...]:
    return order[order.index(last) + 1 :] if last in order else order


@book.instead(modified, "1.9.1#sentence-4", "イベントは、置換効果によっても変わらないとする読み方")
def _unmodified(_game: Game, event: Event, spent: Keys) -> tuple[Event | None, Keys]:
    """Return the event unchanged by replacement effects."""
    return event, spent


@book.instead(
    completing_last, "6.5.8#sentence-1", "イベントは、結果置換効果を適用する前に、もう完了しているとする読み方"
)
def _before_the_outcome(event: Event, now: Event | None) -> Event | None:
    return both(event, now)


@book.instead(
    early_first, "6.5.3#sentence-1", "自己置換効果と性質置換効果も、一般的置換効果と一緒に適用するとする読み方"
)
@book.instead(standard_next, "6.5.4#sentence-1", "一般的置換効果も、軽減効果と一緒に適用するとする読み方")
def _with_the_next(rows: Rows) -> Rows:
    """Leave the effects to the next row (misreading of 6.5.3 and 6.5.4)."""
    return rows


@book.instead(prevention_last, "6.5.5#sentence-1", "軽減効果を、ほかの置換効果よりも先に適用するとする読み方")
def _prevention_first(rows: Rows) -> Rows:
    return (ReplacementRow(prevention_last.id, PREVENTING), *rows)


@book.instead(outcome_later, "6.5.7#sentence-1", "結果置換効果も、イベントが起こる前に適用するとする読み方")
def _outcome_too(rows: Rows) -> Rows:
    return (*rows, ReplacementRow(outcome_later.id, OUTCOME))
