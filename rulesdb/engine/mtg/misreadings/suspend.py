"""Misreadings of suspend."""

from collections.abc import Callable

from msgspec.structs import replace

from rulesdb.engine.kernel.book import empty
from rulesdb.engine.kernel.cards.abilities import within
from rulesdb.engine.kernel.cards.roles import DiscreteEffect
from rulesdb.engine.kernel.event_kinds.effect_events import Lasts
from rulesdb.engine.kernel.event_kinds.layer_events import CardPlayed
from rulesdb.engine.kernel.play.attempts import reasons_against
from rulesdb.engine.kernel.play.declarations import declare_targets
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

book.after(conditions, "502.59b#sentence-2", "時間カウンターがなくても、待機状態だ")(
    lambda found, _game, _card: found[:2]
)
book.instead(are_met, "502.59b#sentence-1", "条件のうち1つがそろえば、待機状態だ")(any)
book.instead(where_it_functions, "502.59a#sentence-2", "手札になくても、たとえば墓地からでも待機させられる")(
    lambda game, player: (*game.zone("hand", player), *game.zone("graveyard", player))
)
book.instead(suspend_cost, "502.59a#sentence-4", "待機コストとは、そのカードのマナ・コストのことだ")(
    lambda game, card: Cost(mana_cost(game, card))
)
book.instead(reasons_against_suspending, "502.59a#sentence-5", "プレイできないときでも、待機させられる")(empty)


@book.instead(
    reasons_against_suspending,
    "502.59#item-1",
    "いつ待機させられるかはカードのタイプだけで決まり、瞬速やプレイの禁止は関係しないとする読み方、"
    "マナ・コストを支払えないカードや、適正な対象のないカードは、待機させられない",
)
def _of_type_costs_and_targets(game: Game, player: int, card: int) -> tuple[str, ...]:
    attempt = Attempt(player, card, card)
    found = [*reasons_against(game, attempt, timing.BY_COST)]
    if timing.PLAYED_AS_SORCERIES & attempt.kinds(game) and not timing.is_main_phase_of(game, player, card):
        found.append(timing.is_no_main_phase.id)
    if total_costs.cannot_pay(game, attempt):
        found.append(total_costs.cannot_pay.id)
    if any(lacks_targets_of_mode(game, attempt, ability) for ability in game.object(card).card.abilities):
        found.append(playing.announce_targets.id)
    return tuple(found)


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


@book.before(set_aside, "502.59#item-2", "待機させることも、呪文をプレイすることだ")
def _as_a_play(game: Game, card: int) -> tuple[Game, int]:
    happen(game, CardPlayed(by="mtg:502.59", player=game.player_of(card), object=card))
    return game, card


book.instead(number_of_counters, "502.59a#sentence-5", "時間カウンターは、いつも1個だけ置かれる")(
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


@book.after(
    resolving.follow_instructions,
    "502.59#item-4",
    "能力が打ち消されても、時間カウンターは取り除かれるとする読み方、一度打ち消された能力は、もう誘発しない",
)
def _lost_for_good(_done: None, game: Game, _resolution: resolving.EffectResolution) -> None:
    """Remove a time counter from a suspended card if its ability was just countered, and take its abilities."""
    event = game.state.history[-1] if game.state.history else None
    if not isinstance(event, Cease) or event.by != COUNTERING or event.object not in game.state.known:
        return
    layer = game.state.known[event.object].record.layer
    if layer is None or layer.category != "triggered" or not is_suspended(game, layer.source):
        return
    card, context = layer.source, game.context_of(layer.source)
    happen(game, Count(by="mtg:502.59", object=card, counter=TIME, amount=-1))
    note(game, Lasts(after=LastingEffect(0, LosesAbility(Suspend), context, 0, "for good", frozenset({card}))))


book.after(is_occasion, "502.59#item-6", "打ち消されても、次のアップキープに、プレイする能力がまた誘発する")(
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


@book.instead(card_to_play, "502.59a#sentence-8", "ゲーム外から手札に移っていても、能力が解決されればプレイする")
def _wherever_it_is(game: Game, source: int) -> int | None:
    serial = game.last_known(source).serial
    cards = (*game.zone("removed"), *game.zone("hand", game.last_known(source).owner))
    return next((one for one in cards if game.object(one).serial == serial), None)


def _free_attempt(game: Game, player: int, card: int) -> Attempt:
    return Attempt(player, card, card, before=game.state, by_effect=True, is_free=True)


@book.instead(
    play_suspended,
    "502.59#item-7",
    "プレイするかどうかは、オーナーが選べるとする読み方、"
    "待機の終わったカードも、ふだんプレイできる時にだけプレイできるとする読み方、プレイを禁じる効果も無視される",
)
def _at_will_and_in_time(game: Game, player: int, card: int) -> bool:
    is_to_play = game.answers_yes(player, "may", "mtg:502.59")
    if not is_to_play or next(reasons_against(game, Attempt(player, card, card), timing.IN_TIME), None) is not None:
        return False
    steps = tuple(step for step in playing.STEPS if step is not playing.check_legality)
    return playing.carried_out(game, _free_attempt(game, player, card), steps)


@book.around(
    play_suspended,
    "502.59#item-9",
    "追加コストのマナを出せるなら、出して支払わなければならないとする読み方、"
    "追加コストを支払うかどうかは、支払えるときでも選べる",
)
def _with_additional_costs_at_will(play: Callable[[Game, int, int], bool], game: Game, player: int, card: int) -> bool:
    """Make all the mana that additional costs need, then let the player decide whether they are paid."""
    sources, due = payment.PAYMENT.sources, total_costs.total_cost(game, Attempt(player, card, card, is_free=True))
    assert sources is not None
    for part, amount in due.amounts(PARTS):
        while payment.PAYMENT.is_short(game, player, part, amount) and (able := sources.objects(game, player, part)):
            sources.gain(game, player, able[0], part, "mtg:502.59")
    has_costs = bool(due.amounts(PARTS) or due.effects)
    return (not has_costs or game.answers_yes(player, "pay", "mtg:502.59")) and play(game, player, card)


_WITHOUT_COSTS = (
    playing.announce,
    playing.announce_modes,
    playing.announce_targets,
    playing.check_legality,
    playing.finish,
)
book.instead(play_suspended, "502.59c#sentence-1", "待機でプレイするときは、追加コストも支払わない")(
    lambda game, player, card: playing.complete(game, _free_attempt(game, player, card), _WITHOUT_COSTS)
)
book.instead(
    play_suspended, "502.59a#sentence-8", "最後の時間カウンターが取り除かれると、マナ・コストを支払ってプレイする"
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


book.instead(give_haste, "502.59#item-10", "速攻は、場に出たターンの終わりまでだ")(
    lambda game, context: Begin(GetsAbility(Haste()), "end of turn", Source()).generate(game, context)
)
