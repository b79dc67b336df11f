"""Misreadings of suspend."""

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from rulesdb.engine.kernel.book import empty, never, nothing
from rulesdb.engine.kernel.cards.abilities import within
from rulesdb.engine.kernel.cards.roles import DiscreteEffect
from rulesdb.engine.kernel.effects.actions import is_impossible
from rulesdb.engine.kernel.event_kinds.effect_events import Lasts
from rulesdb.engine.kernel.event_kinds.layer_events import CardPlayed, Resolved
from rulesdb.engine.kernel.event_kinds.player_events import Priority
from rulesdb.engine.kernel.play.attempts import reasons_against
from rulesdb.engine.kernel.play.declarations import declare_targets
from rulesdb.engine.kernel.play.payment import Due
from rulesdb.engine.kernel.process.pipeline import happen, note
from rulesdb.engine.kernel.selection.objects import You
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Cost, Haste, Spell
from rulesdb.engine.mtg.card_parts.effects import GetsAbility, LosesAbility
from rulesdb.engine.mtg.cards import PARTS
from rulesdb.engine.mtg.characteristics import mana_cost
from rulesdb.engine.mtg.events.zones import Cease, Count, Move
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.keywords.suspend import (
    TIME,
    Suspend,
    abilities_of_suspended,
    are_met,
    cannot_pay,
    card_to_play,
    conditions,
    give_haste,
    is_last_removed,
    is_occasion,
    is_suspended,
    number_of_counters,
    pay,
    play_suspended,
    reasons_against_suspending,
    set_aside,
    suspend_card,
    suspend_cost,
    where_it_functions,
)
from rulesdb.engine.mtg.rules import payment, playing, resolving, timing, total_costs
from rulesdb.engine.mtg.rules.abilities import triggered
from rulesdb.engine.mtg.rules.attempts import Attempt, going_on_stack, lacks_targets_of_mode
from rulesdb.engine.mtg.selection.event_patterns import StepBegins
from rulesdb.engine.mtg.selection.pronouns import Source
from rulesdb.engine.mtg.state import Context, LastingEffect, Layer, Zone
from rulesdb.engine.mtg.verbs.objects import COUNTERING
from rulesdb.engine.mtg.verbs.sequences import Begin

for _index, _letter, _reading in (
    (0, "a", "ゲーム外になくても、待機を持ち、時間カウンターが置かれていれば、待機状態だ"),
    (1, "b", "待機を持たなくても、ゲーム外で時間カウンターが置かれていれば、待機状態だ"),
    (2, "c", "時間カウンターがなくても、待機状態だ"),
):
    book.after(conditions, f"502.59b#sentence-2{_letter}", _reading)(
        lambda found, _game, _card, index=_index: (*found[:index], *found[index + 1 :])
    )


def _had_its_ability(game: Game, card: int, kind: type[Cease | Resolved]) -> bool:
    """Whether an event of a kind has happened this turn to a triggered ability of a card."""
    layers = (event.object for event in game.state.history if isinstance(event, kind) and game.is_known(event.object))
    found = (game.last_known(layer).layer for layer in layers)
    return any(layer is not None and layer.category == "triggered" and layer.source == card for layer in found)


for _part, _kind, _when in (
    ("6b", Cease, "プレイする能力が打ち消された"),
    ("8", Resolved, "プレイできなかった"),
):
    book.after(
        conditions,
        f"502.59#item-{_part}",
        f"{_when}カードは、時間カウンターがなくても、待機状態のままだ",
    )(lambda found, game, card, kind=_kind: found[:2] if _had_its_ability(game, card, kind) else found)
book.instead(are_met, "502.59b#sentence-1", "条件のうち1つがそろえば、待機状態だ")(any)
book.instead(where_it_functions, "502.59a#sentence-2a", "手札になくても、たとえば墓地からでも待機させられる")(
    lambda game, player: (*game.zone("hand", player), *game.zone("graveyard", player))
)
book.instead(suspend_cost, "502.59a#sentence-4", "待機コストとは、そのカードのマナ・コストのことだ")(
    lambda game, card: Cost(mana_cost(game, card))
)
book.instead(reasons_against_suspending, "502.59a#sentence-5b", "プレイできないときでも、待機させられる")(empty)


_PAID_LATER = "待機コストは、待機させるときではなく、待機が終わってプレイするときに支払う"
book.instead(cannot_pay, "502.59a#sentence-5a", _PAID_LATER)(never)
book.instead(pay, "502.59a#sentence-5a", _PAID_LATER)(nothing)
_reasons = partial(book.after, reasons_against_suspending)
_BY_TIME = timing.is_no_main_phase.id
_reasons("502.59a#sentence-2b", "待機させるのは起動型能力で、能力をプレイできないようにする効果があると、できない")(
    lambda found, game, player, card: (
        (*found, "mtg:502.59") if is_impossible(game, "play ability", player, card) else found
    )
)
_reasons("502.59#item-1a", "カードのタイプに関わらず、自分の優先権があれば、いつでも待機させられる")(
    lambda found, *_: tuple(one for one in found if one != _BY_TIME)
)


@_reasons("502.59#item-1b", "瞬速を持つカードも、そのタイプのカードをプレイできる時にしか、待機させられない")
def _by_type_alone(found: tuple[str, ...], game: Game, player: int, card: int) -> tuple[str, ...]:
    is_late = timing.PLAYED_AS_SORCERIES & Attempt(player, card, card).kinds(game)
    return (*found, _BY_TIME) if is_late and not timing.is_main_phase_of(game, player, card) else found


_reasons("502.59#item-1c", "プレイを禁じる効果があっても、待機させることはできる")(
    lambda found, *_: tuple(one for one in found if one == _BY_TIME)
)


@_reasons("502.59#item-1d", "マナ・コストを支払えないカードや、適正な対象のないカードは、待機させられない")
def _by_costs_and_targets(found: tuple[str, ...], game: Game, player: int, card: int) -> tuple[str, ...]:
    attempt = Attempt(player, card, card)
    found = (*found, *reasons_against(game, attempt, timing.BY_COST))
    if total_costs.cannot_pay(game, attempt):
        found = (*found, total_costs.cannot_pay.id)
    if any(lacks_targets_of_mode(game, attempt, ability) for ability in game.object(card).card.abilities):
        found = (*found, playing.announce_targets.id)
    return found


@book.before(suspend_card, "502.59#item-3", "対象は、カードを待機させるときに選ぶ")
def _with_targets(game: Game, player: int, card: int) -> tuple[Game, int, int]:
    declare_targets(game, Attempt(player, card, card, before=game.state), "mtg:502.59")
    return game, player, card


class _Suspending(DiscreteEffect, frozen=True):
    """Suspend the source, as an ability on the stack would do it."""

    def generate(self, game: Game, context: Context) -> bool:
        """Remove the card."""
        set_aside(game, context.source)
        return True


@book.instead(suspend_card, "502.59a#sentence-6", "待機させる能力はスタックに置かれ、対応できる")
def _by_the_stack(game: Game, player: int, card: int) -> None:
    pay(game, player, card)
    note(game, going_on_stack(game, player, Layer("activated", card), (Spell((_Suspending(),)),), "mtg:502.59a"))


@book.after(playing.keep_priority, "502.59#item-2b", "待機させると、対戦相手が優先権を得て、対応できる")
def _answered(_kept: None, game: Game, player: int) -> None:
    if any(isinstance(event, Count) and event.counter == TIME for event in game.state.history[-2:]):
        note(game, Priority(by="mtg:502.59", player=game.next_clockwise(player)))


@book.before(set_aside, "502.59#item-2a", "待機させることも、呪文をプレイすることだ")
def _as_a_play(game: Game, card: int) -> tuple[Game, int]:
    happen(game, CardPlayed(by="mtg:502.59", player=game.player_of(card), object=card))
    return game, card


book.instead(number_of_counters, "502.59a#sentence-5c", "時間カウンターは、いつも1個だけ置かれる")(
    lambda _game, _card: 1
)
book.after(triggered, "502.59a#sentence-1", "効果で待機を得たカードは、待機させる能力だけを得て、誘発型能力は得ない")(
    lambda found, none, _game, _item, name, ability: (
        none if name.startswith("effect") and isinstance(within(ability), Suspend) else found
    )
)
book.after(abilities_of_suspended, "502.59a#sentence-3", "待機の誘発型能力は、場でだけ機能する")(
    lambda found: tuple(replace(one, zones=None) for one in found)
)
book.after(
    abilities_of_suspended, "502.59a#sentence-7", "時間カウンターは、どのプレイヤーのアップキープにも取り除かれる"
)(lambda found: (replace(found[0], on=StepBegins("upkeep")), *found[1:]))


def _countered(game: Game) -> int | None:
    """Return the suspended card of which a triggered ability was just countered, None for none."""
    event = game.state.history[-1] if game.state.history else None
    if not isinstance(event, Cease) or event.by != COUNTERING or event.object not in game.state.known:
        return None
    layer = game.state.known[event.object].record.layer
    is_of_suspended = layer is not None and layer.category == "triggered" and is_suspended(game, layer.source)
    return layer.source if layer is not None and is_of_suspended else None


_followed = partial(book.after, resolving.follow_instructions)


@_followed("502.59#item-4a", "能力が打ち消されても、時間カウンターは取り除かれる")
def _removed_all_the_same(_done: None, game: Game, _resolution: resolving.EffectResolution) -> None:
    card = _countered(game)
    if card is not None:
        happen(game, Count(by="mtg:502.59", object=card, counter=TIME, amount=-1))


@_followed("502.59#item-4b", "一度打ち消された能力は、もう誘発しない")
def _lost_for_good(_done: None, game: Game, _resolution: resolving.EffectResolution) -> None:
    card = _countered(game)
    if card is not None:
        context = game.context_of(card)
        note(game, Lasts(after=LastingEffect(0, LosesAbility(Suspend), context, 0, "for good", frozenset({card}))))


book.after(is_occasion, "502.59#item-6a", "打ち消されても、次のアップキープに、プレイする能力がまた誘発する")(
    lambda is_met, game, event, context: (
        is_met
        or (
            StepBegins("upkeep", You()).matches(game, event, context)
            and TIME not in dict(game.object(context.source).counters)
        )
    )
)
book.after(is_last_removed, "502.59#item-5", "待機の能力で取り除かれたときにだけ誘発する")(
    lambda is_last, _game, event: is_last and event.source == event.object
)


@book.instead(card_to_play, "502.59a#sentence-8a", "ゲーム外から手札に移っていても、能力が解決されればプレイする")
def _wherever_it_is(game: Game, source: int) -> int | None:
    serial = game.last_known(source).serial
    cards = (*game.zone("removed"), *game.zone("hand", game.last_known(source).owner))
    return next((one for one in cards if game.object(one).serial == serial), None)


def _free_attempt(game: Game, player: int, card: int) -> Attempt:
    return Attempt(player, card, card, before=game.state, by_effect=True, is_free=True)


_playing = partial(book.around, play_suspended)
Play = Callable[[Game, int, int], bool]
_playing("502.59#item-7a", "待機の終わったカードをプレイするかどうかは、オーナーが選べる")(
    lambda play, game, player, card: game.answers_yes(player, "may", "mtg:502.59") and play(game, player, card)
)


@_playing("502.59#item-7b", "待機の終わったカードも、ふだんプレイできる時にだけプレイできる")
def _in_time(play: Play, game: Game, player: int, card: int) -> bool:
    is_late = next(reasons_against(game, Attempt(player, card, card), timing.IN_TIME), None) is not None
    return not is_late and play(game, player, card)


@book.instead(play_suspended, "502.59#item-7c", "待機の終わったカードは、プレイを禁じる効果があってもプレイする")
def _although_forbidden(game: Game, player: int, card: int) -> bool:
    steps = tuple(step for step in playing.STEPS if step is not playing.check_legality)
    return playing.carried_out(game, _free_attempt(game, player, card), steps)


def _additional(game: Game, player: int, card: int) -> Due:
    return total_costs.total_cost(game, Attempt(player, card, card, is_free=True))


@_playing("502.59#item-9a", "追加コストを支払うかどうかは、支払えるときでも選べる")
def _at_will(play: Play, game: Game, player: int, card: int) -> bool:
    due = _additional(game, player, card)
    has_costs = bool(due.amounts(PARTS) or due.effects)
    return (not has_costs or game.answers_yes(player, "pay", "mtg:502.59")) and play(game, player, card)


@_playing("502.59#item-9b", "追加コストのマナを出せるなら、出して支払わなければならない")
def _with_all_mana(play: Play, game: Game, player: int, card: int) -> bool:
    sources = payment.PAYMENT.sources
    assert sources is not None
    for part, amount in _additional(game, player, card).amounts(PARTS):
        while payment.PAYMENT.is_short(game, player, part, amount) and (able := sources.objects(game, player, part)):
            sources.gain(game, player, able[0], part, "mtg:502.59")
    return play(game, player, card)


_WITHOUT_COSTS = (
    playing.announce,
    playing.announce_modes,
    playing.announce_targets,
    playing.check_legality,
    playing.finish,
)


@_playing("502.59#item-9c", "支払えない追加コストは、支払わないままカードをプレイする")
def _without_what_cannot_be_paid(play: Play, game: Game, player: int, card: int) -> bool:
    attempt = _free_attempt(game, player, card)
    is_unpaid = total_costs.cannot_pay(game, attempt)
    return playing.complete(game, attempt, _WITHOUT_COSTS) if is_unpaid else play(game, player, card)


book.instead(play_suspended, "502.59c#sentence-1", "待機でプレイするときは、追加コストも支払わない")(
    lambda game, player, card: playing.complete(game, _free_attempt(game, player, card), _WITHOUT_COSTS)
)
book.instead(
    play_suspended, "502.59a#sentence-8b", "最後の時間カウンターが取り除かれると、マナ・コストを支払ってプレイする"
)(playing.play_by_effect)


@book.after(play_suspended, "502.59a#sentence-9", "プレイできなかったカードは、墓地に置かれる")
def _into_the_graveyard(is_played: bool, game: Game, _player: int, card: int) -> bool:
    if not is_played:
        happen(game, Move(by="mtg:502.59a", object=card, to=Zone("graveyard", game.object(card).owner)))
    return is_played


@book.after(play_suspended, "502.59#item-8", "プレイできなかったカードは時間カウンターを1個得て、次のターンに試す")
def _with_a_counter_again(is_played: bool, game: Game, _player: int, card: int) -> bool:
    if not is_played:
        happen(game, Count(by="mtg:502.59", object=card, counter=TIME, amount=1))
    return is_played


book.instead(give_haste, "502.59a#sentence-10a", "待機によって場に出たクリーチャーも、そのターンには攻撃できない")(
    nothing
)
book.instead(give_haste, "502.59a#sentence-10b", "コントロールを失っても、速攻を持ち続ける")(
    lambda game, context: Begin(GetsAbility(Haste()), "for good", Source()).generate(game, context)
)
book.instead(give_haste, "502.59#item-10", "速攻は、場に出たターンの終わりまでだ")(
    lambda game, context: Begin(GetsAbility(Haste()), "end of turn", Source()).generate(game, context)
)
