"""Suspend (502.59): a card that waits, removed from the game, under time counters, and is then played without mana."""

from collections.abc import Callable, Iterable, Iterator
from typing import ClassVar

from rulesdb.engine.kernel.cards.roles import DiscreteEffect, EventPattern, Filter, StateCondition
from rulesdb.engine.kernel.effects.properties import abilities, has_ability
from rulesdb.engine.kernel.event_kinds.effect_events import Lasts
from rulesdb.engine.kernel.event_kinds.layer_events import Played
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.language.phrases import NOUN, phrase
from rulesdb.engine.kernel.play.attempts import IllegalError, reasons_against
from rulesdb.engine.kernel.play.declarations import declare_targets
from rulesdb.engine.kernel.process.pipeline import happen, note
from rulesdb.engine.kernel.selection.objects import This
from rulesdb.engine.kernel.selection.players import You
from rulesdb.engine.kernel.tables.event_rules import Events
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Cost, Spell, Triggered, TriggeredKeyword
from rulesdb.engine.mtg.card_parts.governed import GovernedBy, by
from rulesdb.engine.mtg.card_parts.keywords import Haste
from rulesdb.engine.mtg.card_parts.object_effects import GetsAbility, LosesAbility
from rulesdb.engine.mtg.cards import Card
from rulesdb.engine.mtg.characteristics import is_creature, mana_cost
from rulesdb.engine.mtg.contexts import Context
from rulesdb.engine.mtg.events.counters import Count
from rulesdb.engine.mtg.events.layers import Stack
from rulesdb.engine.mtg.events.zones import Cease, Move
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.mana import PARTS
from rulesdb.engine.mtg.rules.attempt import Attempt, lacks_targets_of_mode
from rulesdb.engine.mtg.rules.payment import PAYMENT, due_of
from rulesdb.engine.mtg.rules.playing import (
    STEPS,
    announce,
    announce_modes,
    announce_targets,
    carried_out,
    check_legality,
    complete,
    finish,
    play_by_effect,
)
from rulesdb.engine.mtg.rules.special_actions import SpecialRules
from rulesdb.engine.mtg.rules.timing import BY_COST, BY_TYPE, IN_TIME, WHATEVER_THE_COST
from rulesdb.engine.mtg.rules.total_costs import cannot_pay as cannot_be_paid_for
from rulesdb.engine.mtg.rules.total_costs import total_cost
from rulesdb.engine.mtg.selection.events import StepBegins
from rulesdb.engine.mtg.state import LastingEffect, Layer, Object, Until
from rulesdb.engine.mtg.verbs.begin import Begin
from rulesdb.engine.mtg.verbs.count import RemoveCounters
from rulesdb.engine.mtg.verbs.counter import CounterSpells
from rulesdb.engine.mtg.zones import REMOVED, STACK, Zone, ZoneName

TIME = "時間"
"""The name of the counters."""


class Suspend(TriggeredKeyword, frozen=True, kw_only=True):
    """Suspend: a special action, and two triggered abilities."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("待機", "502.59")}

    number: int
    """Number of time counters, from 1."""
    cost: Cost
    """The suspend cost."""

    def meaning(self) -> tuple[Triggered, ...]:
        """Return the triggered abilities."""
        return abilities_of_suspended()

    def meaning_if_gained(self) -> tuple[Triggered, ...]:
        """Return the triggered abilities of a card that gained the keyword by an effect."""
        return gained_together(abilities_of_suspended())


def _none_of_them(_triggered: tuple[Triggered, ...]) -> tuple[Triggered, ...]:
    return ()


@book.definition(
    "502.59a#sentence-1",
    _none_of_them,
    "効果で待機を得たカードは、待機させる能力だけを得て、誘発型能力は得ないとする読み方",
)
def gained_together(triggered: tuple[Triggered, ...]) -> tuple[Triggered, ...]:
    """Suspend stands for three abilities: a card that gains the keyword gains the two triggered ones, too."""
    return triggered


# Suspended cards


def _without_counters(game: Game, item: Object) -> tuple[bool, ...]:
    return is_removed(item), has_ability(game, item.id, Suspend)


@book.definition("502.59b#sentence-2", _without_counters, "時間カウンターがなくても、待機状態だとする読み方")
def conditions(game: Game, item: Object) -> tuple[bool, ...]:
    """A card is suspended if it is removed from the game, has suspend, and has a time counter on it."""
    return is_removed(item), has_ability(game, item.id, Suspend), TIME in dict(item.counters)


@book.definition("502.59b#sentence-1", any, "条件のうち1つがそろえば、待機状態だとする読み方")
def are_met(found: Iterable[bool]) -> bool:
    """A card is suspended only if all of the conditions are met."""
    return all(found)


def is_suspended(game: Game, object_id: int) -> bool:
    """Whether a card is suspended."""
    return are_met(conditions(game, game.object(object_id)))


def is_removed(item: Object) -> bool:
    """Whether an object is removed from the game."""
    return item.zone == REMOVED


class IsSuspended(Filter, frozen=True):
    """The object is suspended."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object is suspended."""
        return is_suspended(game, object_id)


class SourceIsSuspended(StateCondition, frozen=True):
    """The source is suspended."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether the source is suspended."""
        return is_suspended(game, context.source)


class SourceIsRemoved(StateCondition, frozen=True):
    """The source is removed from the game."""

    def holds(self, game: Game, context: Context) -> bool:
        """Whether the source is there still."""
        return card_to_play(game, context.source) is not None


# Suspending a card


def _anywhere(game: Game, player: int) -> Iterable[int]:
    return (*game.zone("hand", player), *game.zone("graveyard", player))


@book.definition("502.59a#sentence-2", _anywhere, "手札になくても、たとえば墓地からでも待機させられるとする読み方")
def where_it_functions(game: Game, player: int) -> Iterable[int]:
    """The ability that lets a player suspend a card functions while the card is in the player's hand."""
    return game.zone("hand", player)


def _cards(game: Game, player: int) -> Iterable[int]:
    return (one for one in _anywhere(game, player) if has_ability(game, one, Suspend))


def _forbidding(game: Game, player: int, card: int) -> Iterator[str]:
    """Yield the rules that forbid a player to suspend a card."""
    if card not in where_it_functions(game, player) or not has_ability(game, card, Suspend):
        yield where_it_functions.id
        return
    yield from dict.fromkeys(reasons(game, player, card))
    if cannot_pay(game, player, card):
        yield cannot_pay.id


def _suspend_of(game: Game, card: int) -> Suspend:
    return next(one for one in abilities(game, card) if isinstance(one, Suspend))


def _of_the_card(game: Game, card: int, _suspend: Suspend) -> Cost:
    return Cost(mana_cost(game, card))


@book.definition("502.59a#sentence-4", _of_the_card, "待機コストとは、そのカードのマナ・コストのことだとする読み方")
def cost_of(_game: Game, _card: int, suspend: Suspend) -> Cost:
    """The cost written behind the word and the number is the suspend cost."""
    return suspend.cost


def _no_reasons(_game: Game, _player: int, _card: int) -> Iterator[str]:
    return iter(())


@book.definition("502.59a#sentence-5", _no_reasons, "プレイできないときでも、待機させられるとする読み方")
def reasons(game: Game, player: int, card: int) -> Iterator[str]:
    """A player suspends a card only when they could play it from hand."""
    yield from reasons_by_permission(game, player, card)
    yield from reasons_by_procedure(game, player, card)


def _by_type_alone(game: Game, player: int, card: int) -> Iterator[str]:
    yield from reasons_against(game, Attempt(player, card, card), BY_TYPE)


@book.definition(
    "502.59#item-1",
    _by_type_alone,
    "いつ待機させられるかはカードのタイプだけで決まり、瞬速やプレイの禁止は関係しないとする読み方",
)
def reasons_by_permission(game: Game, player: int, card: int) -> Iterator[str]:
    """What counts is timing and permission, with all abilities that change them."""
    yield from reasons_against(game, Attempt(player, card, card), WHATEVER_THE_COST)


def _as_if_played(game: Game, player: int, card: int) -> Iterator[str]:
    attempt = Attempt(player, card, card)
    yield from reasons_against(game, attempt, BY_COST)
    if cannot_be_paid_for(game, attempt):
        yield cannot_be_paid_for.id
    if any(lacks_targets_of_mode(game, attempt, ability) for ability in game.object(card).card.abilities):
        yield announce_targets.id


@book.definition(
    "502.59#item-1",
    _as_if_played,
    "マナ・コストを支払えないカードや、適正な対象のないカードは、待機させられないとする読み方",
)
def reasons_by_procedure(_game: Game, _player: int, _card: int) -> Iterator[str]:
    """Whether the card could be paid for, or has a legal target, does not count."""
    return iter(())


@book.filter("502.59a#sentence-5")
def cannot_pay(game: Game, player: int, card: int) -> bool:
    """A player suspends a card by paying its suspend cost."""
    return not PAYMENT.could_pay(game, player, due_of(cost_of(game, card, _suspend_of(game, card))))


class _Suspending(DiscreteEffect, frozen=True):
    """Suspend the source, as an ability on the stack would do it."""

    suspend: Suspend
    """The ability."""

    def generate(self, game: Game, context: Context) -> bool:
        """Remove the card."""
        _put_aside(game, context.controller, context.source, self.suspend)
        return True


def _by_the_stack(game: Game, player: int, card: int, suspend: Suspend) -> None:
    made = game.state.next_id
    text = Card("", abilities=(Spell((_Suspending(suspend),)),))
    layer = Layer("activated", card)
    item = Object(made, made, text, player, STACK, is_public=True, controller=player, layer=layer)
    note(game, Stack(by="mtg:502.59a", layer=item))


@book.definition("502.59a#sentence-6", _by_the_stack, "待機させる能力はスタックに置かれ、対応できるとする読み方")
def put_aside(game: Game, player: int, card: int, suspend: Suspend) -> None:
    """To suspend a card uses no stack: it is removed at once."""
    _put_aside(game, player, card, suspend)


def _put_aside(game: Game, player: int, card: int, suspend: Suspend) -> None:
    made = game.state.next_id
    remove(game, player, card)
    number = counters_put(suspend)
    happen(game, Count(by=counters_put.id, object=made, counter=TIME, amount=number))


def _as_a_play(game: Game, player: int, card: int) -> None:
    happen(game, Played(by="mtg:502.59", player=player, object=card))
    happen(game, Move(by="mtg:502.59", object=card, to=REMOVED))


@book.definition("502.59#item-2", _as_a_play, "待機させることも、呪文をプレイすることだとする読み方")
def remove(game: Game, _player: int, card: int) -> None:
    """To remove a card by its suspend ability is not to play it."""
    happen(game, Move(by=remove.id, object=card, to=REMOVED))


def _one_counter(_suspend: Suspend) -> int:
    return 1


@book.definition("502.59a#sentence-5", _one_counter, "時間カウンターは、いつも1個だけ置かれるとする読み方")
def counters_put(suspend: Suspend) -> int:
    """The card is put aside with as many time counters as its suspend ability says."""
    return suspend.number


@book.step("502.59a#sentence-5")
def pay(game: Game, player: int, card: int) -> None:
    """The player pays the suspend cost."""
    if not PAYMENT.pay_points(game, player, due_of(cost_of(game, card, _suspend_of(game, card))), pay.id):
        raise IllegalError({pay.id}, game.state)


def _choose_targets(game: Game, player: int, card: int) -> None:
    declare_targets(game, Attempt(player, card, card, before=game.state), "mtg:502.59")


def _aside(game: Game, player: int, card: int) -> None:
    put_aside(game, player, card, _suspend_of(game, card))


Act = Callable[[Game, int, int], None]


def _with_targets() -> tuple[Act, ...]:
    return _choose_targets, pay, _aside


@book.definition("502.59#item-3", _with_targets, "対象は、カードを待機させるときに選ぶとする読み方")
def steps_of_suspending() -> tuple[Act, ...]:
    """A suspended card has no targets yet: these are chosen as it is played."""
    return pay, _aside


def act(game: Game, player: int, card: int) -> None:
    """Suspend a card from a player's hand. Raises IllegalError if its cost is not paid."""
    for step in steps_of_suspending():
        step(game, player, card)


SPECIAL = SpecialRules(objects=_cards, forbidding=_forbidding, act=act)
"""The special action of suspending a card."""


# The triggered abilities


def _card_of_countered(game: Game, event: Event) -> int | None:
    """Return the suspended card of which an event counters a triggered ability."""
    if not isinstance(event, Cease) or event.by != CounterSpells.rule or event.object not in game.state.known:
        return None
    layer = game.state.known[event.object].record.layer
    is_of_suspended = layer is not None and layer.category == "triggered" and is_suspended(game, layer.source)
    return layer.source if layer is not None and is_of_suspended else None


def _removed_all_the_same(following: Events, game: Game, event: Event) -> Events:
    card = _card_of_countered(game, event)
    return following if card is None else (*following, Count(by="mtg:502.59", object=card, counter=TIME, amount=-1))


@book.definition(
    "502.59#item-4", _removed_all_the_same, "能力が打ち消されても、時間カウンターは取り除かれるとする読み方"
)
def when_countered(following: Events, _game: Game, _event: Event) -> Events:
    """If the first triggered ability is countered no time counter is removed: nothing else follows from that."""
    return following


def _lost_for_good(following: Events, game: Game, event: Event) -> Events:
    card = _card_of_countered(game, event)
    if card is None:
        return following
    context, objects = game.context_of(card), frozenset({card})
    return (*following, Lasts(after=LastingEffect(0, LosesAbility(Suspend), context, 0, "for good", objects)))


@book.definition("502.59#item-4", _lost_for_good, "一度打ち消された能力は、もう誘発しないとする読み方")
def after_countered(following: Events, _game: Game, _event: Event) -> Events:
    """The ability triggers again in the next upkeep of the card's owner."""
    return following


def _in_play() -> frozenset[ZoneName] | None:
    return None


@book.definition("502.59a#sentence-3", _in_play, "待機の誘発型能力は、場でだけ機能するとする読み方")
def zones_of_triggers() -> frozenset[ZoneName] | None:
    """The second and the third ability are triggered abilities that function while the card is removed."""
    return frozenset({"removed"})


def abilities_of_suspended() -> tuple[Triggered, ...]:
    """Return the two triggered abilities: one that removes a time counter, and one that plays the card."""
    zones = zones_of_triggers()
    removal, play = Spell((RemoveCounters(TIME, 1, This()),)), Spell((PlaySuspended(),))
    return (
        Triggered((removal,), upkeep_of_removal(), SourceIsSuspended(), zones=zones),
        Triggered((play,), LastTimeCounterRemoved(), SourceIsRemoved(), zones=zones),
    )


def _any_upkeep() -> StepBegins:
    return StepBegins("upkeep")


@book.definition(
    "502.59a#sentence-7", _any_upkeep, "時間カウンターは、どのプレイヤーのアップキープにも取り除かれるとする読み方"
)
def upkeep_of_removal() -> StepBegins:
    """At the beginning of its owner's upkeep, a time counter is removed from the card if it is suspended."""
    return StepBegins("upkeep", You())


class LastTimeCounterRemoved(EventPattern, frozen=True):
    """The last time counter is removed from the source."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event leaves the source without a time counter."""
        return is_occasion(game, event, context)


def _removes_the_last(game: Game, event: Event, context: Context) -> bool:
    if not isinstance(event, Count) or event.object != context.source or event.counter != TIME:
        return False
    return event.amount < 0 and TIME not in dict(game.object(event.object).counters) and matters(event)


def _in_upkeep_too(game: Game, event: Event, context: Context) -> bool:
    has_none = TIME not in dict(game.object(context.source).counters)
    is_upkeep = StepBegins("upkeep", You()).matches(game, event, context)
    return (is_upkeep and has_none) or _removes_the_last(game, event, context)


@book.definition(
    "502.59#item-6", _in_upkeep_too, "打ち消されても、次のアップキープに、プレイする能力がまた誘発するとする読み方"
)
def is_occasion(game: Game, event: Event, context: Context) -> bool:
    """The ability triggers once, as the last time counter is removed: a card that was not played then never is."""
    return _removes_the_last(game, event, context)


def _by_itself(event: Count) -> bool:
    return event.source == event.object


@book.definition("502.59#item-5", _by_itself, "待機の能力で取り除かれたときにだけ誘発するとする読み方")
def matters(event: Count) -> bool:
    """The ability triggers whatever removes the last time counter, and whoever does it."""
    return event.amount < 0


def _wherever_it_is(game: Game, source: int) -> int | None:
    serial = game.last_known(source).serial
    cards = (*game.zone("removed"), *game.zone("hand", game.last_known(source).owner))
    return next((one for one in cards if game.object(one).serial == serial), None)


@book.definition(
    "502.59a#sentence-8",
    _wherever_it_is,
    "ゲーム外から手札に移っていても、能力が解決されればプレイするとする読み方",
)
def card_to_play(game: Game, source: int) -> int | None:
    """As the last time counter has been removed, the card is played if it is removed from the game still."""
    return source if game.has(source) and is_removed(game.object(source)) else None


class PlaySuspended(DiscreteEffect, frozen=True):
    """Play the source without paying its mana cost, if possible; a creature has haste then."""

    def generate(self, game: Game, context: Context) -> bool:
        """Play the card, or leave it where it is."""
        card = card_to_play(game, context.source)
        if card is None:
            return False
        if not play_whatever_the_time(game, context.controller, card):
            happen_to_unplayed(game, card)
            return False
        if is_creature(game, card):
            give_haste(game, context)
        return True


def play_whatever_the_time(game: Game, player: int, card: int) -> bool:
    """Play a card whose last time counter was removed; return False, and change nothing, if that is not possible."""
    if not must_be_played(game, player) or not is_its_time(game, player, card):
        return False
    return play_within_restrictions(game, player, card)


def _as_its_owner_likes(game: Game, player: int) -> bool:
    return game.answers_yes(player, "may", "mtg:502.59")


@book.definition("502.59#item-7", _as_its_owner_likes, "プレイするかどうかは、オーナーが選べるとする読み方")
def must_be_played(_game: Game, _player: int) -> bool:
    """The owner must play the card if possible, whether or not they want to."""
    return True


def _only_in_time(game: Game, player: int, card: int) -> bool:
    return next(reasons_against(game, Attempt(player, card, card), IN_TIME), None) is None


@book.definition(
    "502.59#item-7", _only_in_time, "待機の終わったカードも、ふだんプレイできる時にだけプレイできるとする読み方"
)
def is_its_time(_game: Game, _player: int, _card: int) -> bool:
    """The usual restrictions of timing are ignored."""
    return True


def _in_spite_of_restrictions(game: Game, player: int, card: int) -> bool:
    attempt = Attempt(player, card, card, before=game.state, by_effect=True, is_free=True)
    return carried_out(game, attempt, tuple(step for step in STEPS if step is not check_legality))


@book.definition("502.59#item-7", _in_spite_of_restrictions, "プレイを禁じる効果も無視されるとする読み方")
def play_within_restrictions(game: Game, player: int, card: int) -> bool:
    """Other restrictions than those of timing are not ignored."""
    return play_with_mana(game, player, card)


def _with_all_mana(game: Game, player: int, card: int) -> bool:
    sources = PAYMENT.sources
    assert sources is not None
    for part, amount in total_cost(game, Attempt(player, card, card, is_free=True)).amounts(PARTS):
        while PAYMENT.is_short(game, player, part, amount) and (able := sources.objects(game, player, part)):
            sources.gain(game, player, able[0], part, "mtg:502.59")
    return play_if_additional_costs_are_paid(game, player, card)


@book.definition(
    "502.59#item-9", _with_all_mana, "追加コストのマナを出せるなら、出して支払わなければならないとする読み方"
)
def play_with_mana(game: Game, player: int, card: int) -> bool:
    """Whether mana abilities are played for additional costs the player decides."""
    return play_if_additional_costs_are_paid(game, player, card)


def _as_the_player_likes(game: Game, player: int) -> bool:
    return game.answers_yes(player, "pay", "mtg:502.59")


@book.definition(
    "502.59#item-9", _as_the_player_likes, "追加コストを支払うかどうかは、支払えるときでも選べるとする読み方"
)
def must_pay(_game: Game, _player: int) -> bool:
    """Additional costs must be paid if that is possible, such as with mana in the pool."""
    return True


def play_if_additional_costs_are_paid(game: Game, player: int, card: int) -> bool:
    """Play a card together with its additional costs; return False, and change nothing, if they are not paid."""
    due = total_cost(game, Attempt(player, card, card, is_free=True))
    has_costs = bool(due.amounts(PARTS) or due.effects)
    return (not has_costs or must_pay(game, player)) and play_for_free(game, player, card)


_WITHOUT_COSTS = (announce, announce_modes, announce_targets, check_legality, finish)


def _without_costs(game: Game, player: int, card: int) -> bool:
    attempt = Attempt(player, card, card, before=game.state, by_effect=True, is_free=True)
    return complete(game, attempt, _WITHOUT_COSTS)


@book.definition("502.59c#sentence-1", _without_costs, "待機でプレイするときは、追加コストも支払わないとする読み方")
def play_for_free(game: Game, player: int, card: int) -> bool:
    """To play without paying the mana cost follows the rules of alternative costs: additional costs are paid."""
    return play_by_effect(game, player, card, is_free=is_without_its_mana_cost())


def _for_its_mana_cost() -> bool:
    return False


@book.definition(
    "502.59a#sentence-8",
    _for_its_mana_cost,
    "最後の時間カウンターが取り除かれると、マナ・コストを支払ってプレイするとする読み方",
)
def is_without_its_mana_cost() -> bool:
    """The card is played without paying its mana cost."""
    return True


def _to_graveyard(game: Game, card: int) -> Zone:
    return Zone("graveyard", game.object(card).owner)


@book.definition("502.59a#sentence-9", _to_graveyard, "プレイできなかったカードは、墓地に置かれるとする読み方")
def zone_of_unplayed(game: Game, card: int) -> Zone:
    """A card that cannot be played stays removed from the game."""
    return game.object(card).zone


def happen_to_unplayed(game: Game, card: int) -> None:
    """Put a card that was not played where it belongs, if it is not there."""
    to = zone_of_unplayed(game, card)
    if game.object(card).zone != to:
        happen(game, Move(by=zone_of_unplayed.id, object=card, to=to))
        return
    missing = counters_of_unplayed(game, card) - dict(game.object(card).counters).get(TIME, 0)
    if missing:
        happen(game, Count(by="mtg:502.59", object=card, counter=TIME, amount=missing))


def _one(_game: Game, _card: int) -> int:
    return 1


@book.definition(
    "502.59#item-8", _one, "プレイできなかったカードは時間カウンターを1個得て、次のターンに試すとする読み方"
)
def counters_of_unplayed(game: Game, card: int) -> int:
    """A card that could not be played stays removed as it is, without time counters."""
    return dict(game.object(card).counters).get(TIME, 0)


def _until_end_of_turn() -> Until:
    return "end of turn"


@book.definition("502.59#item-10", _until_end_of_turn, "速攻は、場に出たターンの終わりまでだとする読み方")
def duration_of_haste() -> Until:
    """The creature keeps haste after its first turn, until another player gains control of it."""
    return "control is lost"


@book.step("502.59a#sentence-10")
def give_haste(game: Game, context: Context) -> None:
    """A creature that was played by suspend has haste until its player loses control of it."""
    Begin(GetsAbility(Haste()), duration_of_haste(), This()).generate(game, context)


PHRASES = (
    phrase(Suspend, "待機{number} ― {cost}"),
    phrase(IsSuspended, "待機状態の"),
    phrase(IsSuspended, "待機状態のもの", NOUN),
)
