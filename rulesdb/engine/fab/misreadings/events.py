"""Misreadings of events, and of the replacement and prevention effects that modify them."""

from collections.abc import Callable, Iterable, Iterator
from copy import copy

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Continuous
from rulesdb.engine.fab.card_parts.effects import Prevents, ReplacementEffect, Replaces
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.effects.instructions import is_applied_by_choice
from rulesdb.engine.fab.rules.events import events, prevention, replacements, replacing
from rulesdb.engine.fab.rules.events.events import PARTS
from rulesdb.engine.fab.rules.events.prevention import Prevention
from rulesdb.engine.fab.rules.events.replacements import Effects, ReplacementInForce
from rulesdb.engine.fab.rules.events.replacing import EARLY, OUTCOME, PREVENTING, STANDARD, Rows, Turns
from rulesdb.engine.fab.rules.triggers.generating import leave_the_past
from rulesdb.engine.fab.rules.triggers.trigger_conditions import has_triggered, is_triggered_by, seen
from rulesdb.engine.fab.rules.triggers.triggering import is_prevented, triggered_on_whole, unfold
from rulesdb.engine.fab.rules.turn.resolving import enter_the_arena
from rulesdb.engine.fab.selection.event_patterns import EntersArena, Happens
from rulesdb.engine.fab.zones import ARENA
from rulesdb.engine.kernel.book import always, never, nothing, unchanged
from rulesdb.engine.kernel.effects.effects_in_force import of_kind, use_up
from rulesdb.engine.kernel.effects.replacement import Replacing
from rulesdb.engine.kernel.events import Change, CompoundEvent, Event, Events, Keys
from rulesdb.engine.kernel.process.effect_rules import EffectInForce
from rulesdb.engine.kernel.process.options import PickPlayer
from rulesdb.engine.kernel.process.pipeline import happen, happen_at_once, note
from rulesdb.engine.kernel.verbs import generation


def _physical(event: Event) -> bool:
    if isinstance(event, kinds.Compound):
        return any(map(_physical, event.events))
    return type(event) in PARTS or not (isinstance(event, Change) and event.is_fact)


for _sentence, _is_event, _reading in (
    (
        "1.9.1#sentence-2a",
        lambda event: event.by != enter_the_arena.id,
        "カードが解決されて闘技場に出ることは、イベントではない",
    ),
    ("1.9.1#sentence-2b", lambda event: event.source is None, "効果がもたらす変化は、イベントではない"),
    (
        "1.9.1#sentence-2c",
        lambda event: not isinstance(event, kinds.Began),
        "フェイズや戦闘ステップの移り変わりは、イベントではない",
    ),
    (
        "1.9.1#sentence-2d",
        lambda event: not isinstance(event, kinds.CardPlayed | kinds.Used | kinds.Defended),
        "プレイヤーがカードをプレイすることも、能力を起動することも、防御することも、イベントではない",
    ),
    ("1.9.1#sentence-3", _physical, "公開のように、物理的には何も変えないことは、イベントではない"),
):
    for _law in (replacing.is_replaceable, has_triggered):  # an effect can trigger on a state, without an event
        book.after(_law, _sentence, _reading)(
            lambda found, *given, is_event=_is_event: found and (given[-1] is None or is_event(given[-1]))
        )
book.after(events.is_untouched, "1.9.1a#sentence-2", "")(
    lambda is_untouched, event: is_untouched or isinstance(event, kinds.Bring)
)
book.after(events.is_untouched, "1.9.1a#sentence-1", "")(
    lambda is_untouched, event: is_untouched and not isinstance(event, kinds.OccurOutside | kinds.Bring)
)
book.instead(events.is_untouched, "1.9.1b#sentence-2", "")(lambda event: isinstance(event, kinds.OccurOutside))
book.instead(events.compound, "1.9.2#sentence-1", "同じ指示を2回以上行っても、まとまった1つのイベントにはならない")(
    lambda _kind, instructions: instructions
)
book.instead(generation.repeated, "1.9.2#sentence-3", "")(lambda once, _times: once)
book.instead(unfold, "1.9.2#sentence-4", "同じことを何回行っても、まとめて1つのイベントだ")(
    lambda game, event, spent, excluded: happen_at_once(
        game, event.events, spent, excluded | triggered_on_whole(game, event)
    )
)


def _is_mark(key: object) -> bool:
    return isinstance(key, tuple) and key[0] in {"freed", "once more", "part"}


@book.before(unfold, "1.9.2b#sentence-1", "")
def _replaced_once_more(game: Game, event: CompoundEvent, spent: Keys, excluded: Keys) -> tuple[object, ...]:
    freed = {key for key in spent if ("part", key) not in spent and not _is_mark(key)}
    return game, event, (spent - freed) | {("part", key) for key in freed}, excluded


book.instead(triggered_on_whole, "1.9.2a#sentence-2", "")(lambda *_: frozenset())
book.instead(events.order_of_players, "1.9.2c#sentence-2a", "いつでも、最初に座っているプレイヤーから始める")(
    lambda game: game.playing
)
book.after(events.order_of_players, "1.9.2c#sentence-2b", "ターンプレイヤーの次は、右隣のプレイヤーだ")(
    lambda order, _game: (*order[:1], *reversed(order[1:]))
)
book.instead(generation.order_of_performing, "1.9.2c#sentence-3", "効果によるときも、ターンプレイヤーから始める")(
    lambda game, _controller: game.clockwise(game.state.turn_player)
)
book.instead(events.together, "1.9.2c#sentence-1", "それぞれのプレイヤーが行うことは、互いに別のイベントだ")(unchanged)


@book.after(
    replacing.modified, "5.2.4b#sentence-3b", "発生源がほかのゾーンに移って存在しなくなっても、移った先で開示状態のまま"
)
def _still_shown(found: tuple[Event | None, Keys], game: Game, *_given: object) -> tuple[Event | None, Keys]:
    match found:
        case kinds.Move(object=source, is_public=None) as move, spent if source in game.state.shown:
            return replace(move, is_public=True), spent
    return found


book.before(
    events.of_clear,
    "1.4.3a#sentence-1b",
    "攻撃プロキシは攻撃発生源そのもので、クリアされれば、攻撃発生源もクリアされる",
)(lambda game, event: (game, replace(event, objects=(*event.objects, *_sources_of_proxies(game, event.objects)))))


def _sources_of_proxies(game: Game, objects: Iterable[int]) -> Iterator[int]:
    sources = (game.object(one).proxy_of for one in objects)
    return (source for source in sources if source is not None and game.has(source))


book.after(events.of_pitch, "1.14.3#sentence-1a", "ピッチしたカードは墓地に置かれる")(
    lambda parts, game, event: (kinds.Move.to_owner(game, event, event.object, "graveyard"), parts[1])
)
book.after(events.of_pitch, "1.14.3#sentence-2", "どのカードをピッチしても、得るのはリソースポイント1点だ")(
    lambda parts, _game, _event: (parts[0], replace(parts[1], asset="resource", amount=1))
)


def _in_the_first_turn(game: Game) -> Game:
    """Return the game as if its start were a part of the first turn."""
    return game.at(replace(game.state, phase="action")) if game.state.phase == "start of game" else game


book.instead(events.noticed, "1.9.3d#sentence-2a", "")(lambda composite, _within, occurred: (composite, *occurred))
book.after(events.noticed, "1.9.3d#sentence-2b", "移動が起こらなくても、移動に対する効果は誘発する")(
    lambda found, _composite, within, occurred: found if set(within) & set(occurred) else (*found, *within)
)
book.after(events.noticed, "1.9.3#sentence-1", "複合イベントの中のイベントは、だれにも気づかれない")(
    lambda found, composite, _within, occurred: found if found == occurred else (composite,)
)
for _sentence, _composite, _reading in (
    ("1.9.3b#sentence-1", False, "ルールが、装備することに対する誘発を妨げていても、その中の移動に対しては誘発する"),
    ("1.9.3b#sentence-2", True, "ルールが、中の移動に対する誘発を妨げていても、装備することに対しては誘発する"),
):
    book.before(is_prevented, f"{_sentence}a", "")(
        lambda game, listener, seen, composite=_composite: (
            game,
            listener,
            [event for event in seen if (type(event) in PARTS) is composite],
        )
    )
    book.around(is_triggered_by, f"{_sentence}b", _reading)(
        lambda law, game, listener, event, composite=_composite: law(
            _in_the_first_turn(game) if (type(event) in PARTS) is composite else game, listener, event
        )
    )


@book.after(
    events.as_occurred, "1.9.3c#sentence-1", "移動先が追放ゾーンに変わったら、捨てるイベントも追放するイベントに変わる"
)
def _as_it_ended(event: Event | None, composite: Event, _within: Events, occurred: Events) -> Event | None:
    moves = (one for one in occurred if isinstance(one, kinds.Move) and one.to.name == "banished")
    move = None if event is None else next(moves, None)
    return event if move is None else kinds.Banish(by=composite.by, source=composite.source, object=move.object)


_ONLY_WHOLE = "中のイベントが置き換えられたら、複合イベントも起こらなかった"
book.after(events.as_occurred, "1.9.3c#sentence-2", _ONLY_WHOLE)(
    lambda event, _composite, within, occurred: event if set(within) <= set(occurred) else None
)
book.after(events.noticed, "1.9.3c#sentence-2", _ONLY_WHOLE)(
    lambda found, _composite, within, occurred: found if set(within) <= set(occurred) else occurred
)
book.instead(events.as_occurred, "1.9.3d#sentence-1", "")(unchanged)


def _both(event: Event, other: Event | None) -> Event:
    return kinds.Compound(by=event.by, source=event.source, kind="put", events=tuple(filter(None, (event, other))))


book.instead(replacements.after_sub_event, "6.4.1a#sentence-2", "サブイベントは、元のイベントよりも後に起こる")(
    lambda _game, first, now: first if now is None else _both(now, first)
)
book.before(
    replacements.chooses_to_apply, "1.8.3a#sentence-1b", "選択型効果を適用するかどうかは、ターンプレイヤーが選ぶ"
)(lambda game, _controller, *given: (game, game.state.turn_player, *given))
book.instead(is_applied_by_choice, "6.4.2#sentence-2", "置換効果は、コントローラーが望むときにだけ有効になる")(always)
book.after(
    replacements.instead_of,
    "6.4.1#sentence-1",
    "置換効果は、イベントの中身を変えるだけで、別のイベントに置き換えることはない",
)(lambda now, event, *_one: now if type(now) is type(event) else event)
book.instead(replacements.is_done_first, "1.14.1#sentence-2c", "効果を適用するとき、コストは支払わなくてよい")(always)
book.instead(
    replacements.sub_event,
    "6.4.1a#sentence-1",
    "置換効果は、イベントを置き換えるだけで、ほかのイベントを起こすことはない",
)(nothing)
book.after(
    replacements.sub_event, "6.4.10h#sentence-3", "ダメージを軽減できなければ、軽減効果の追加の変更も起こらない"
)(
    lambda event, game, one, replaced: (
        None if isinstance(one.effect, Prevents) and prevention.is_unpreventable(game, replaced) else event
    )
)
book.instead(
    replacements.can_replace_modified, "6.4.4#sentence-1", "ほかの置換効果が変更したイベントは、もう置き換えられない"
)(never)
book.after(
    replacements.can_replace_modified,
    "6.4.4#sentence-2",
    "元のイベントに対して有効だった置換効果は、変更後のイベントに対して有効でなくても、適用される",
)(lambda is_active, game, one, about: is_active or replacements.is_active(game, one, about.original))
book.after(
    replacements.can_replace_modified,
    "6.4.6#sentence-3",
    "置き換えられたイベントに対して有効でなかった置換効果は、変更後のイベントに対しても有効にならない",
)(lambda is_active, game, one, about: is_active and replacements.is_active(game, one, about.original))


book.after(
    replacements.effects_looked_up, "6.4.2a#sentence-1a", "置換の条件は、イベントが起ころうとしたときに一度だけ決める"
)(lambda now, _game, about: [*now, *(one for one in about.effects if one.key not in {here.key for here in now})])
book.after(
    replacements.effects_looked_up, "6.4.2a#sentence-1b", "置換の可変値は、イベントが起ころうとしたときに一度だけ決める"
)(lambda now, _game, about: [one for one in about.effects if one.key in {existing.key for existing in now}])


def _once_more(spent: Keys, one: ReplacementInForce) -> Keys:
    again = ("once more", one.key)
    return spent | {one.key if again in spent else again}


book.after(replacements.spent_in_sub_event, "6.4.1a#sentence-3", "サブイベントは、置換効果によって置き換えられない")(
    lambda spent, game, _one: spent.union(Replacing(*pair).key for pair in of_kind(game, ReplacementEffect))
)
book.instead(
    replacements.spent_in_sub_event, "6.4.5#sentence-1", "置換効果は、自身のサブイベントを、もう一度は置き換えられる"
)(lambda game, one: _once_more(game.replacing, one))
book.instead(replacements.spent_by, "6.4.5#sentence-2", "自身の変更でできたイベントを、もう一度は置き換えられる")(
    _once_more
)


@book.before(
    replacements.spent_by, "6.4.5#sentence-3", "ほかの置換効果がさらに変更したイベントなら、もう一度置き換えられる"
)
def _free_again(spent: Keys, one: ReplacementInForce) -> tuple[Keys, ReplacementInForce]:
    freed = {key for key in spent if key != one.key and ("freed", key) not in spent and not _is_mark(key)}
    return (spent - freed) | {("freed", key) for key in freed}, one


book.instead(replacements.occurring_instead, "6.4.6#sentence-2", "置き換えられたイベントの代わりには、何も起こらない")(
    nothing
)
book.instead(
    replacements.occurring_instead, "6.4.6#sentence-1", "置き換えられたイベントも、変更後のイベントとともに起こる"
)(_both)


@book.after(
    replacements.modified_event,
    "6.4.8#sentence-4",
    "性質置換効果の[変更後]は、イベントが起こった後で、続けて起こる別のイベントを表す",
)
def _counted_afterwards(now: Event | None, _game: Game, one: Replacing[Replaces], event: Event) -> Event | None:
    """Put the counters on the object once it is in its zone."""
    if one.effect.kind != "identity" or not isinstance(now, kinds.Move) or not isinstance(event, kinds.Move):
        return now
    put = (
        kinds.Count(by=event.by, source=event.source, object=event.object, counter=counter, amount=amount)
        for counter, amount in set(now.counters) - set(event.counters)
    )
    return kinds.Compound(by=event.by, source=event.source, kind="put", events=(event, *put))


book.after(seen, "6.4.6#sentence-4", "元のイベントで誘発しない効果は、変更後のイベントでも誘発しない")(
    lambda found, planned, _occurred: tuple(event for event in found if isinstance(event, type(planned)))
)
book.after(prevention.damage_in, "6.4.10#sentence-1", "ダメージでなくても、ライフを失うイベントなら軽減する")(
    lambda found, event: (event,) if isinstance(event, kinds.LoseLife) else found
)


def _as_if(fields: Callable[[Prevents], dict[str, object]]) -> Callable[..., tuple[Game, Prevention, kinds.Deal]]:
    """Return a misreading of what a prevention effect is about: some fields of the effect are others."""
    return lambda game, one, deal: (game, one._replace(effect=replace(one.effect, **fields(one.effect))), deal)


def _controlled_by(player: int, one: Prevention) -> Prevention:
    in_force = one.in_force
    return one._replace(in_force=in_force._replace(context=replace(in_force.context, controller=player)))


book.before(prevention.is_about, "6.4.10#sentence-3", "条件が書かれていても、それを満たさないダメージまで軽減する")(
    _as_if(lambda _effect: {"when": None})
)
book.before(prevention.is_about, "6.4.10c#sentence-1", "種類の指定がなければ、物理ダメージだけを軽減する")(
    _as_if(lambda effect: {"damage": effect.damage or "physical"})
)
book.before(prevention.is_about, "6.4.10c#sentence-2", "ダメージの種類が書かれていても、どの種類のダメージも軽減する")(
    _as_if(lambda _effect: {"damage": None})
)
book.after(
    prevention.is_about,
    "6.4.10d#sentence-1",
    "発生源が書かれていなければ、対戦相手の発生源からのダメージだけを軽減する",
)(
    lambda is_about, game, one, deal: (
        is_about and bool(one.effect.by or (deal.source is not None and game.player_of(deal.source) != one.controller))
    )
)
book.after(
    prevention.is_about,
    "6.4.10e#sentence-1",
    "何を守るのかが書かれていなければ、効果のコントローラーのものへのダメージだけを軽減する",
)(
    lambda is_about, game, one, deal: (
        is_about and (one.effect.shielded is not None or game.player_of(deal.object) == one.controller)
    )
)
book.before(
    prevention.is_whole, "6.4.10f#sentence-1", "2種類のダメージを与えるイベントでは、1種類ずつ、別々に軽減する"
)(lambda deals: ([replace(deal, damage=deals[0].damage) for deal in deals],))
book.before(prevention.is_whole, "6.4.10f#sentence-3a", "2つのオブジェクトへのダメージは、1つずつ、別々に軽減する")(
    lambda deals: ([replace(deal, object=deals[0].object) for deal in deals],)
)
book.after(
    prevention.is_whole,
    "6.4.10f#sentence-3b",
    "2種類のダメージを2つのオブジェクトが受けるなら、1つのオブジェクトへの1種類ずつ、別々に軽減する",
)(lambda is_whole, deals: is_whole and 1 in {len({one.damage for one in deals}), len({one.object for one in deals})})
book.before(prevention.points_by_deal, "6.4.10f#sentence-2b", "だれの軽減効果でも、ターンプレイヤーが宣言する")(
    lambda game, one, *given: (game, _controlled_by(game.state.turn_player, one), *given)
)
book.instead(
    prevention.points_by_deal,
    "6.4.10f#sentence-2a",
    "どのダメージを軽減するのかは選べず、先に挙げられたものから軽減する",
)(lambda *given: prevention.from_the_first(*given[2:]))
book.before(
    prevention.points_prevented,
    "6.4.10g#sentence-3",
    "減らす分を軽減値から先に引き、残った軽減値でダメージを軽減する",
)(lambda damage, amount, less: (damage + less, amount, less))
book.after(prevention.points_prevented, "6.4.10g#sentence-4", "軽減値は、実際に軽減した分だけ減る")(
    lambda points, *_: (points[0], points[0])
)
book.after(
    prevention.points_prevented,
    "6.4.10g#sentence-5",
    "軽減する値を減らす効果があっても、軽減総量のダメージがすべて軽減される",
)(lambda points, *_: (points[1], points[1]))
book.after(prevention.prevention_amount, "6.4.10b#sentence-1", "軽減する量が書かれていなければ、軽減値は1点だ")(
    lambda amount, _game, one, _damage: 1 if one.effect.amount is None else amount
)
book.after(
    prevention.points_prevented,
    "6.4.10a#sentence-1",
    "ダメージは1点ずつではなく、軽減値がダメージの全部に足りるときにだけ、まとめて軽減される",
)(lambda points, damage, amount, _less: points if amount >= damage else (0, 0))
book.after(prevention.points_prevented, "6.4.10a#sentence-2", "1点を軽減しても、効果に残る軽減値は減らない")(
    lambda points, *_: (points[0], 0)
)
book.after(prevention.points_by_deal, "6.4.10a#sentence-3", "軽減値が足りなくても、ダメージはもう与えられない")(
    lambda found, _game, _one, deals, _points: [
        deal.amount if points else 0 for deal, points in zip(deals, found, strict=True)
    ]
)
book.after(prevention.can_prevent, "6.4.10h#sentence-2a", "軽減できないダメージには、軽減効果は適用されない")(
    lambda can_prevent, game, _one, event: can_prevent and not prevention.is_unpreventable(game, event)
)
book.instead(prevention.is_unpreventable, "6.4.10h#sentence-1", "軽減効果は、どんなダメージでも軽減できる")(never)
book.instead(prevention.unused_amount, "6.4.10h#sentence-2b", "軽減できないダメージに適用しても、軽減値は減る")(
    lambda game, one, damage: max(0, prevention.prevention_amount(game, one, damage) - damage)
)
book.instead(
    prevention.is_shield, "6.4.10i#sentence-4", "固定型軽減効果の余った軽減値も、後のダメージを軽減するのに使われる"
)(always)
book.instead(prevention.shield_left, "6.4.10j#sentence-4", "盾型軽減効果も、1回のイベントのダメージを軽減したら終わる")(
    nothing
)
book.instead(
    prevention.shield_left, "6.4.10j#sentence-5", "盾型軽減効果は、軽減値が0になっても、期間が終わるまで存在する"
)(lambda one, left: replace(one.lasting, effect=replace(one.effect, amount=left), uses=None))


@book.instead(
    replacements.existing_replacements,
    "6.4.3#sentence-1",
    "オブジェクトが闘技場に出るイベントを、そのオブジェクト自身の置換効果も置き換える",
)
def _with_those_that_come(game: Game, event: Event) -> Effects:
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


@book.after(
    leave_the_past, "6.4.3#sentence-2", "ダメージを受けた後に生成された軽減効果も、そのダメージをなかったことにする"
)
def _prevent_the_past(_nothing: None, game: Game) -> None:
    begun = game.state.lasting[-1] if game.state.lasting else None
    if begun is None or not isinstance(begun.effect, Prevents):
        return
    one = Replacing(begun.effect, EffectInForce(begun.effect, begun.context, begun.timestamp, None, begun))
    for event in game.state.history:
        if prevention.can_prevent(game, one, event):
            (deal,) = prevention.damage_in(event)
            points = min(deal.amount, prevention.prevention_amount(game, one, deal.amount))
            happen(game, kinds.GainLife(by="fab:6.4.3", object=deal.object, amount=points))


book.around(
    replacements.count_use,
    "6.4.10i#sentence-2",
    "固定型軽減効果は、期間が続く間、有効になるイベントのたびにダメージを軽減する",
)(
    lambda count_use, game, one: (
        use_up(game, one.lasting)
        if isinstance(one.effect, Prevents) and not prevention.is_shield(one)
        else count_use(game, one)
    )
)
book.around(replacements.count_use, "6.4.9#sentence-1", "一般的置換効果は、1回置き換えたら終わる")(
    lambda count_use, game, one: (
        note(game, kinds.Lasts(before=one.lasting))
        if one.lasting and isinstance(one.effect, Replaces) and one.effect.kind == "standard"
        else count_use(game, one)
    )
)


_WHATEVER = "だれの何についてのイベントかが書かれていても、同じ種類のイベントならどれに対しても有効だ"
for _sentence, _kind, _reading in (
    (
        "6.4.8#sentence-3",
        "identity",
        "性質置換効果は、発生源が闘技場にある間に出る、ほかのオブジェクトのイベントも変更する",
    ),
    ("6.4.9#sentence-3", "standard", f"一般的置換効果は、{_WHATEVER}"),
    ("6.4.11#sentence-3", "outcome", f"結果置換効果は、{_WHATEVER}"),
):

    @book.after(replacements.meets_its_condition, _sentence, _reading)
    def _whatever_it_is_about(
        is_met: bool, game: Game, one: Replacing[Replaces], event: Event, kind: str = _kind
    ) -> bool:
        when = one.effect.when
        if isinstance(when, Happens):
            when = replace(when, what=None, who=None, by=None)
        elif isinstance(when, EntersArena):
            when = replace(when, what=None)
        return when.matches(game, event, one.in_force.context) if one.effect.kind == kind else is_met


book.instead(
    replacing.order_of_controlled, "6.5.1#sentence-2b", "1人のプレイヤーの置換効果は、古いものから順に適用する"
)(lambda _game, _player, controlled, _rule: controlled[0])
book.before(
    replacing.order_of_controlled, "6.5.2a#sentence-1", "ほかのプレイヤーの効果の順番も、ターンプレイヤーが決める"
)(lambda game, _player, controlled, rule: (game, game.state.turn_player, controlled, rule))


@book.after(
    replacing.next_replacing_player, "6.5.2a#sentence-2", "2番目からのプレイヤーの順番も、ターンプレイヤーが決める"
)
def _chosen_by_turn_player(player: int | None, game: Game, turns: Turns, controllers: set[int]) -> int | None:
    if player not in controllers or player == turns.last.get(turns.row):
        return player
    options = [PickPlayer(one) for one in game.clockwise(player) if one in controllers]
    return game.pick(game.state.turn_player, "order of replacements", options, "fab:6.5.2a").player


@book.around(replacing.select, "6.5.2b#sentence-1", "プレイヤーは、置換効果の種類ごとに選び直す")
def _for_this_row(select: Callable[..., None], game: Game, turns: Turns, controllers: set[int]) -> None:
    before = turns.selected
    select(game, turns, controllers)
    turns.selected = {**before, turns.row: turns.selected[turns.row]}


@book.before(
    replacing.next_replacing_player,
    "6.5.2b#sentence-2",
    "次の種類の置換効果は、前の種類の効果を最後に適用したプレイヤーの、次のプレイヤーから適用する",
)
def _after_the_last(game: Game, turns: Turns, controllers: set[int]) -> tuple[Game, Turns, set[int]]:
    earlier = [player for row, player in turns.last.items() if row != turns.row]
    if earlier:
        turns = copy(turns)
        turns.selected = dict.fromkeys(turns.selected, game.next_clockwise(earlier[-1]))
    return game, turns, controllers


book.instead(replacing.first_player, "6.5.2#sentence-2", "いつも、ターンプレイヤーの効果から適用する")(
    lambda game, _controllers: game.state.turn_player
)


@book.instead(
    replacing.first_player,
    "6.5.1#sentence-2a",
    "だれの効果から適用するかは、イベントを起こすレイヤーのコントローラーが決める",
)
def _of_who_makes_it_occur(game: Game, controllers: set[int]) -> int:
    player = game.state.turn_player if game.state.resolving is None else game.player_of(game.state.resolving)
    return game.pick_player(player, "first player of replacements", controllers, "fab:6.5.1")


book.instead(
    replacing.select_before_all,
    "6.5.2#sentence-1",
    "プレイヤーを選ぶのは、2人以上が置換効果を適用できる種類の順番になった時だ",
)(nothing)
book.instead(
    replacing.applies_another, "6.5.2#sentence-4", "順番が来たプレイヤーは、1つ適用するごとに、次のプレイヤーと交代する"
)(never)
book.instead(replacing.order_of_controllers, "6.5.2#sentence-3", "選ばれたプレイヤーの次は、反時計回りの順に適用する")(
    Game.counterclockwise
)
book.instead(replacing.players_still_to_come, "6.5.2#sentence-5", "どのプレイヤーにも、順番は1回しか来ない")(
    lambda order, last: order[order.index(last) + 1 :] if last in order else order
)
book.instead(replacing.modified, "1.9.1#sentence-4a", "イベントは、置換効果によっても変わらない")(
    lambda _game, event, spent: (event, spent)
)
book.after(
    replacing.next_replacing_player,
    "6.5.6#sentence-2",
    "置換効果を1つ適用したら、残りの効果を適用せずに、すぐにイベントが起こる",
)(lambda player, _game, turns, _controllers: None if turns.last else player)
book.after(replacing.outcome, "6.5.8#sentence-1", "イベントは、結果置換効果を適用する前に、もう完了している")(
    lambda result, _game, event, _spent: result if result[0] is event else (_both(event, result[0]), result[1])
)
book.after(
    replacing.outcome,
    "6.4.11#sentence-1",
    "結果置換効果は、結果の中身を変えるだけで、別のイベントに置き換えることはない",
)(lambda result, _game, event, _spent: result if type(result[0]) is type(event) else (event, result[1]))


for _sentence, _kind, _at, _reading in (
    ("6.5.3#sentence-1a", "self", 0, "自己置換効果も、一般的置換効果と一緒に適用する"),
    ("6.5.3#sentence-1b", "identity", 0, "性質置換効果も、一般的置換効果と一緒に適用する"),
    ("6.5.4#sentence-1", "standard", 1, "一般的置換効果も、軽減効果と一緒に適用する"),
):

    @book.after(replacing.rows_before_event, _sentence, _reading)
    def _with_the_next(rows: Rows, kind: str = _kind, at: int = _at) -> Rows:
        without, both = (row._replace(kinds=row.kinds ^ {kind}) for row in rows[at : at + 2])
        return (*rows[:at], without, both, *rows[at + 2 :])


book.after(replacing.rows_before_event, "6.5.5#sentence-1", "軽減効果を、ほかの置換効果よりも先に適用する")(
    lambda rows: (PREVENTING, *(row for row in rows if row != PREVENTING))
)
book.after(replacing.rows_before_event, "6.5.7#sentence-1", "結果置換効果も、イベントが起こる前に適用する")(
    lambda rows: (*rows, OUTCOME)
)


for _sentence, _row, _kind in (
    ("6.5.3#sentence-2", EARLY, "自己置換効果や性質置換効果"),
    ("6.5.4#sentence-2", STANDARD, "一般的置換効果"),
    ("6.5.5#sentence-2", PREVENTING, "軽減効果"),
    ("6.5.7#sentence-2", OUTCOME, "結果置換効果"),
):
    book.after(
        replacing.next_replacing_player, _sentence, f"各プレイヤーは、{_kind}を、1つのイベントに1つしか適用できない"
    )(
        lambda player, _game, turns, _controllers, row=_row: (
            None if turns.row == row and player == turns.last.get(row) else player
        )
    )
