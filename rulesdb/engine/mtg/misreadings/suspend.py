"""Misreadings: suspend."""

from collections.abc import Iterator

from rulesdb.engine.kernel.cards.roles import DiscreteEffect
from rulesdb.engine.kernel.effects.properties import has_ability
from rulesdb.engine.kernel.event_kinds.effect_events import Lasts
from rulesdb.engine.kernel.event_kinds.layer_events import CardPlayed
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.play.attempts import reasons_against
from rulesdb.engine.kernel.play.declarations import declare_targets
from rulesdb.engine.kernel.process.pipeline import happen, note
from rulesdb.engine.kernel.selection.objects import You
from rulesdb.engine.kernel.tables.event_rules import Events
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Cost, Spell, Triggered
from rulesdb.engine.mtg.card_parts.object_effects import LosesAbility
from rulesdb.engine.mtg.cards import Card
from rulesdb.engine.mtg.characteristics import mana_cost
from rulesdb.engine.mtg.contexts import Context
from rulesdb.engine.mtg.events.zones import Cease, Count, Move, Stack
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.keywords.suspend import (
    TIME,
    Act,
    Suspend,
    _anywhere,
    _aside,
    _put_aside,
    _removes_the_last,
    after_countered,
    are_met,
    card_to_play,
    conditions,
    cost_of,
    counters_of_unplayed,
    counters_put,
    duration_of_haste,
    gained_together,
    is_its_time,
    is_occasion,
    is_removed,
    is_suspended,
    is_without_its_mana_cost,
    matters,
    must_be_played,
    must_pay,
    pay,
    play_for_free,
    play_if_additional_costs_are_paid,
    play_with_mana,
    play_within_restrictions,
    put_aside,
    reasons,
    reasons_by_permission,
    reasons_by_procedure,
    remove,
    steps_of_suspending,
    upkeep_of_removal,
    when_countered,
    where_it_functions,
    zone_of_unplayed,
    zones_of_triggers,
)
from rulesdb.engine.mtg.mana import PARTS
from rulesdb.engine.mtg.rules.attempts import Attempt, lacks_targets_of_mode
from rulesdb.engine.mtg.rules.payment import PAYMENT
from rulesdb.engine.mtg.rules.playing import (
    STEPS,
    announce,
    announce_modes,
    announce_targets,
    carried_out,
    check_legality,
    complete,
    finish,
)
from rulesdb.engine.mtg.rules.timing import BY_COST, BY_TYPE, IN_TIME
from rulesdb.engine.mtg.rules.total_costs import cannot_pay as cannot_be_paid_for
from rulesdb.engine.mtg.rules.total_costs import total_cost
from rulesdb.engine.mtg.selection.event_patterns import StepBegins
from rulesdb.engine.mtg.state import LastingEffect, Layer, Object, Until
from rulesdb.engine.mtg.verbs.objects import COUNTERING
from rulesdb.engine.mtg.zones import REMOVED, STACK, Zone, ZoneName


@book.instead(
    gained_together,
    "502.59a#sentence-1",
    "効果で待機を得たカードは、待機させる能力だけを得て、誘発型能力は得ないとする読み方",
)
def _none_of_them(_triggered: tuple[Triggered, ...]) -> tuple[Triggered, ...]:
    return ()


@book.instead(conditions, "502.59b#sentence-2", "時間カウンターがなくても、待機状態だとする読み方")
def _without_counters(game: Game, item: Object) -> tuple[bool, ...]:
    return is_removed(item), has_ability(game, item.id, Suspend)


book.instead(are_met, "502.59b#sentence-1", "条件のうち1つがそろえば、待機状態だとする読み方")(any)


def _card_of_countered(game: Game, event: Event) -> int | None:
    """Return the suspended card of which an event counters a triggered ability."""
    if not isinstance(event, Cease) or event.by != COUNTERING or event.object not in game.state.known:
        return None
    layer = game.state.known[event.object].record.layer
    is_of_suspended = layer is not None and layer.category == "triggered" and is_suspended(game, layer.source)
    return layer.source if layer is not None and is_of_suspended else None


@book.instead(when_countered, "502.59#item-4", "能力が打ち消されても、時間カウンターは取り除かれるとする読み方")
def _removed_all_the_same(following: Events, game: Game, event: Event) -> Events:
    card = _card_of_countered(game, event)
    return following if card is None else (*following, Count(by="mtg:502.59", object=card, counter=TIME, amount=-1))


@book.instead(after_countered, "502.59#item-4", "一度打ち消された能力は、もう誘発しないとする読み方")
def _lost_for_good(following: Events, game: Game, event: Event) -> Events:
    card = _card_of_countered(game, event)
    if card is None:
        return following
    context, objects = game.context_of(card), frozenset({card})
    return (*following, Lasts(after=LastingEffect(0, LosesAbility(Suspend), context, 0, "for good", objects)))


@book.instead(zones_of_triggers, "502.59a#sentence-3", "待機の誘発型能力は、場でだけ機能するとする読み方")
def _in_play() -> frozenset[ZoneName] | None:
    return None


@book.instead(
    upkeep_of_removal,
    "502.59a#sentence-7",
    "時間カウンターは、どのプレイヤーのアップキープにも取り除かれるとする読み方",
)
def _any_upkeep() -> StepBegins:
    return StepBegins("upkeep")


@book.instead(
    is_occasion, "502.59#item-6", "打ち消されても、次のアップキープに、プレイする能力がまた誘発するとする読み方"
)
def _in_upkeep_too(game: Game, event: Event, context: Context) -> bool:
    has_none = TIME not in dict(game.object(context.source).counters)
    is_upkeep = StepBegins("upkeep", You()).matches(game, event, context)
    return (is_upkeep and has_none) or _removes_the_last(game, event, context)


@book.instead(matters, "502.59#item-5", "待機の能力で取り除かれたときにだけ誘発するとする読み方")
def _by_itself(event: Count) -> bool:
    return event.source == event.object


@book.instead(
    card_to_play, "502.59a#sentence-8", "ゲーム外から手札に移っていても、能力が解決されればプレイするとする読み方"
)
def _wherever_it_is(game: Game, source: int) -> int | None:
    serial = game.last_known(source).serial
    cards = (*game.zone("removed"), *game.zone("hand", game.last_known(source).owner))
    return next((one for one in cards if game.object(one).serial == serial), None)


@book.instead(must_be_played, "502.59#item-7", "プレイするかどうかは、オーナーが選べるとする読み方")
def _as_its_owner_likes(game: Game, player: int) -> bool:
    return game.answers_yes(player, "may", "mtg:502.59")


@book.instead(
    is_its_time, "502.59#item-7", "待機の終わったカードも、ふだんプレイできる時にだけプレイできるとする読み方"
)
def _only_in_time(game: Game, player: int, card: int) -> bool:
    return next(reasons_against(game, Attempt(player, card, card), IN_TIME), None) is None


@book.instead(play_within_restrictions, "502.59#item-7", "プレイを禁じる効果も無視されるとする読み方")
def _in_spite_of_restrictions(game: Game, player: int, card: int) -> bool:
    attempt = Attempt(player, card, card, before=game.state, by_effect=True, is_free=True)
    return carried_out(game, attempt, tuple(step for step in STEPS if step is not check_legality))


@book.instead(play_with_mana, "502.59#item-9", "追加コストのマナを出せるなら、出して支払わなければならないとする読み方")
def _with_all_mana(game: Game, player: int, card: int) -> bool:
    sources = PAYMENT.sources
    assert sources is not None
    for part, amount in total_cost(game, Attempt(player, card, card, is_free=True)).amounts(PARTS):
        while PAYMENT.is_short(game, player, part, amount) and (able := sources.objects(game, player, part)):
            sources.gain(game, player, able[0], part, "mtg:502.59")
    return play_if_additional_costs_are_paid(game, player, card)


@book.instead(must_pay, "502.59#item-9", "追加コストを支払うかどうかは、支払えるときでも選べるとする読み方")
def _as_the_player_likes(game: Game, player: int) -> bool:
    return game.answers_yes(player, "pay", "mtg:502.59")


_WITHOUT_COSTS = (announce, announce_modes, announce_targets, check_legality, finish)


@book.instead(play_for_free, "502.59c#sentence-1", "待機でプレイするときは、追加コストも支払わないとする読み方")
def _without_costs(game: Game, player: int, card: int) -> bool:
    attempt = Attempt(player, card, card, before=game.state, by_effect=True, is_free=True)
    return complete(game, attempt, _WITHOUT_COSTS)


@book.instead(
    is_without_its_mana_cost,
    "502.59a#sentence-8",
    "最後の時間カウンターが取り除かれると、マナ・コストを支払ってプレイするとする読み方",
)
def _for_its_mana_cost() -> bool:
    return False


@book.instead(zone_of_unplayed, "502.59a#sentence-9", "プレイできなかったカードは、墓地に置かれるとする読み方")
def _to_graveyard(game: Game, card: int) -> Zone:
    return Zone("graveyard", game.object(card).owner)


@book.instead(
    counters_of_unplayed,
    "502.59#item-8",
    "プレイできなかったカードは時間カウンターを1個得て、次のターンに試すとする読み方",
)
def _one(_game: Game, _card: int) -> int:
    return 1


@book.instead(duration_of_haste, "502.59#item-10", "速攻は、場に出たターンの終わりまでだとする読み方")
def _until_end_of_turn() -> Until:
    return "end of turn"


book.instead(
    where_it_functions, "502.59a#sentence-2", "手札になくても、たとえば墓地からでも待機させられるとする読み方"
)(_anywhere)


@book.instead(cost_of, "502.59a#sentence-4", "待機コストとは、そのカードのマナ・コストのことだとする読み方")
def _of_the_card(game: Game, card: int, _suspend: Suspend) -> Cost:
    return Cost(mana_cost(game, card))


@book.instead(reasons, "502.59a#sentence-5", "プレイできないときでも、待機させられるとする読み方")
def _no_reasons(_game: Game, _player: int, _card: int) -> Iterator[str]:
    return iter(())


@book.instead(
    reasons_by_permission,
    "502.59#item-1",
    "いつ待機させられるかはカードのタイプだけで決まり、瞬速やプレイの禁止は関係しないとする読み方",
)
def _by_type_alone(game: Game, player: int, card: int) -> Iterator[str]:
    yield from reasons_against(game, Attempt(player, card, card), BY_TYPE)


@book.instead(
    reasons_by_procedure,
    "502.59#item-1",
    "マナ・コストを支払えないカードや、適正な対象のないカードは、待機させられないとする読み方",
)
def _as_if_played(game: Game, player: int, card: int) -> Iterator[str]:
    attempt = Attempt(player, card, card)
    yield from reasons_against(game, attempt, BY_COST)
    if cannot_be_paid_for(game, attempt):
        yield cannot_be_paid_for.id
    if any(lacks_targets_of_mode(game, attempt, ability) for ability in game.object(card).card.abilities):
        yield announce_targets.id


class _Suspending(DiscreteEffect, frozen=True):
    """Suspend the source, as an ability on the stack would do it."""

    suspend: Suspend
    """The ability."""

    def generate(self, game: Game, context: Context) -> bool:
        """Remove the card."""
        _put_aside(game, context.controller, context.source, self.suspend)
        return True


@book.instead(put_aside, "502.59a#sentence-6", "待機させる能力はスタックに置かれ、対応できるとする読み方")
def _by_the_stack(game: Game, player: int, card: int, suspend: Suspend) -> None:
    made = game.state.next_id
    text = Card("", abilities=(Spell((_Suspending(suspend),)),))
    layer = Layer("activated", card)
    item = Object(made, made, text, player, STACK, is_public=True, controller=player, layer=layer)
    note(game, Stack(by="mtg:502.59a", layer=item))


@book.instead(remove, "502.59#item-2", "待機させることも、呪文をプレイすることだとする読み方")
def _as_a_play(game: Game, player: int, card: int) -> None:
    happen(game, CardPlayed(by="mtg:502.59", player=player, object=card))
    happen(game, Move(by="mtg:502.59", object=card, to=REMOVED))


@book.instead(counters_put, "502.59a#sentence-5", "時間カウンターは、いつも1個だけ置かれるとする読み方")
def _one_counter(_suspend: Suspend) -> int:
    return 1


def _choose_targets(game: Game, player: int, card: int) -> None:
    declare_targets(game, Attempt(player, card, card, before=game.state), "mtg:502.59")


@book.instead(steps_of_suspending, "502.59#item-3", "対象は、カードを待機させるときに選ぶとする読み方")
def _with_targets() -> tuple[Act, ...]:
    return _choose_targets, pay, _aside
