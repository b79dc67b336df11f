"""Suspend (502.59): cards that are removed from the game for a while, and then are played without their mana cost."""

from collections.abc import Callable, Iterable, Iterator
from typing import ClassVar

from rulesdb.engine.kernel.cards.roles import DiscreteEffect, EventPattern, Filter, StateCondition
from rulesdb.engine.kernel.effects.properties import abilities, has_ability
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.language.phrases import NOUN, phrase
from rulesdb.engine.kernel.play.attempts import IllegalError, reasons_against
from rulesdb.engine.kernel.process.pipeline import happen
from rulesdb.engine.kernel.selection.objects import You
from rulesdb.engine.kernel.tables.event_rules import Events
from rulesdb.engine.kernel.verbs.objects import RemoveCounters
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Cost, Spell, Triggered, TriggeredKeyword
from rulesdb.engine.mtg.card_parts.governed import GovernedBy, by
from rulesdb.engine.mtg.card_parts.keywords import Haste
from rulesdb.engine.mtg.card_parts.object_effects import GetsAbility
from rulesdb.engine.mtg.characteristics import is_creature
from rulesdb.engine.mtg.contexts import Context
from rulesdb.engine.mtg.events.zones import Count, Move
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.mana import PARTS
from rulesdb.engine.mtg.rules.attempts import Attempt, SpecialRules
from rulesdb.engine.mtg.rules.payment import PAYMENT, could_pay_mana, due_of
from rulesdb.engine.mtg.rules.playing import play_by_effect
from rulesdb.engine.mtg.rules.timing import WHATEVER_THE_COST
from rulesdb.engine.mtg.rules.total_costs import total_cost
from rulesdb.engine.mtg.selection.event_patterns import StepBegins
from rulesdb.engine.mtg.selection.pronouns import Source
from rulesdb.engine.mtg.state import Object, Until
from rulesdb.engine.mtg.verbs.sequences import Begin
from rulesdb.engine.mtg.zones import REMOVED, Zone, ZoneName

TIME = "時間"
"""The name of the counters."""


def is_removed(item: Object) -> bool:
    """Whether an object is removed from the game."""
    return item.zone == REMOVED


@book.definition("502.59a#sentence-8")
def card_to_play(game: Game, source: int) -> int | None:
    """As the last time counter has been removed, the card is played if it is removed from the game still."""
    return source if game.has(source) else None


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


@book.definition("502.59#item-7")
def must_be_played(_game: Game, _player: int) -> bool:
    """The owner must play the card if possible, whether or not they want to."""
    return True


@book.definition("502.59#item-7")
def is_its_time(_game: Game, _player: int, _card: int) -> bool:
    """The usual restrictions of timing are ignored."""
    return True


@book.definition("502.59#item-7")
def play_within_restrictions(game: Game, player: int, card: int) -> bool:
    """Other restrictions than those of timing are not ignored."""
    return play_with_mana(game, player, card)


@book.definition("502.59#item-9")
def play_with_mana(game: Game, player: int, card: int) -> bool:
    """Whether mana abilities are played for additional costs the player decides."""
    return play_if_additional_costs_are_paid(game, player, card)


@book.definition("502.59#item-9")
def must_pay(_game: Game, _player: int) -> bool:
    """Additional costs must be paid if that is possible, such as with mana in the pool."""
    return True


def play_if_additional_costs_are_paid(game: Game, player: int, card: int) -> bool:
    """Play a card together with its additional costs; return False, and change nothing, if they are not paid."""
    due = total_cost(game, Attempt(player, card, card, is_free=True))
    has_costs = bool(due.amounts(PARTS) or due.effects)
    return (not has_costs or must_pay(game, player)) and play_for_free(game, player, card)


@book.definition("502.59c#sentence-1")
def play_for_free(game: Game, player: int, card: int) -> bool:
    """To play without paying the mana cost follows the rules of alternative costs: additional costs are paid."""
    return play_by_effect(game, player, card, is_free=is_without_its_mana_cost())


@book.definition("502.59a#sentence-8")
def is_without_its_mana_cost() -> bool:
    """The card is played without paying its mana cost."""
    return True


@book.definition("502.59a#sentence-9")
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


@book.definition("502.59#item-8")
def counters_of_unplayed(game: Game, card: int) -> int:
    """A card that could not be played stays removed as it is, without time counters."""
    return dict(game.object(card).counters).get(TIME, 0)


@book.definition("502.59#item-10")
def duration_of_haste() -> Until:
    """The creature keeps haste after its first turn, until another player gains control of it."""
    return "control is lost"


@book.step("502.59a#sentence-10")
def give_haste(game: Game, context: Context) -> None:
    """A creature that was played by suspend has haste until its player loses control of it."""
    Begin(GetsAbility(Haste()), duration_of_haste(), Source()).generate(game, context)


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


@book.definition("502.59a#sentence-1")
def gained_together(triggered: tuple[Triggered, ...]) -> tuple[Triggered, ...]:
    """Suspend stands for three abilities: a card that gains the keyword gains the two triggered ones, too."""
    return triggered


# Suspended cards


@book.definition("502.59b#sentence-2")
def conditions(game: Game, item: Object) -> tuple[bool, ...]:
    """A card is suspended if it is removed from the game, has suspend, and has a time counter on it."""
    return is_removed(item), has_ability(game, item.id, Suspend), TIME in dict(item.counters)


@book.definition("502.59b#sentence-1")
def are_met(found: Iterable[bool]) -> bool:
    """A card is suspended only if all of the conditions are met."""
    return all(found)


def is_suspended(game: Game, object_id: int) -> bool:
    """Whether a card is suspended."""
    return are_met(conditions(game, game.object(object_id)))


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


# The triggered abilities


@book.definition("502.59#item-4")
def when_countered(following: Events, _game: Game, _event: Event) -> Events:
    """If the first triggered ability is countered no time counter is removed: nothing else follows from that."""
    return following


@book.definition("502.59#item-4")
def after_countered(following: Events, _game: Game, _event: Event) -> Events:
    """The ability triggers again in the next upkeep of the card's owner."""
    return following


@book.definition("502.59a#sentence-3")
def zones_of_triggers() -> frozenset[ZoneName] | None:
    """The second and the third ability are triggered abilities that function while the card is removed."""
    return frozenset({"removed"})


def abilities_of_suspended() -> tuple[Triggered, ...]:
    """Return the two triggered abilities: one that removes a time counter, and one that plays the card."""
    zones = zones_of_triggers()
    removal, play = Spell((RemoveCounters(TIME, 1, Source()),)), Spell((PlaySuspended(),))
    return (
        Triggered((removal,), upkeep_of_removal(), SourceIsSuspended(), zones=zones),
        Triggered((play,), LastTimeCounterRemoved(), SourceIsRemoved(), zones=zones),
    )


@book.definition("502.59a#sentence-7")
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
    return TIME not in dict(game.object(event.object).counters) and matters(event)


@book.definition("502.59#item-6")
def is_occasion(game: Game, event: Event, context: Context) -> bool:
    """The ability triggers once, as the last time counter is removed: a card that was not played then never is."""
    return _removes_the_last(game, event, context)


@book.definition("502.59#item-5")
def matters(_event: Count) -> bool:
    """The ability triggers whatever removes the last time counter, and whoever does it."""
    return True


PHRASES = (
    phrase(Suspend, "待機{number} ― {cost}"),
    phrase(IsSuspended, "待機状態の"),
    phrase(IsSuspended, "待機状態のもの", NOUN),
)


def _anywhere(game: Game, player: int) -> Iterable[int]:
    return (*game.zone("hand", player), *game.zone("graveyard", player))


@book.definition("502.59a#sentence-2")
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


@book.definition("502.59a#sentence-4")
def cost_of(_game: Game, _card: int, suspend: Suspend) -> Cost:
    """The cost written behind the word and the number is the suspend cost."""
    return suspend.cost


@book.definition("502.59a#sentence-5")
def reasons(game: Game, player: int, card: int) -> Iterator[str]:
    """A player suspends a card only when they could play it from hand."""
    yield from reasons_by_permission(game, player, card)
    yield from reasons_by_procedure(game, player, card)


@book.definition("502.59#item-1")
def reasons_by_permission(game: Game, player: int, card: int) -> Iterator[str]:
    """Timing and permission, with all abilities that change them, decide whether a card can be suspended."""
    yield from reasons_against(game, Attempt(player, card, card), WHATEVER_THE_COST)


@book.definition("502.59#item-1")
def reasons_by_procedure(_game: Game, _player: int, _card: int) -> Iterator[str]:
    """Whether the card could be paid for, or has a legal target, does not count."""
    return iter(())


@book.filter("502.59a#sentence-5")
def cannot_pay(game: Game, player: int, card: int) -> bool:
    """A player suspends a card by paying its suspend cost."""
    return not could_pay_mana(game, player, due_of(cost_of(game, card, _suspend_of(game, card))))


@book.definition("502.59a#sentence-6")
def put_aside(game: Game, player: int, card: int, suspend: Suspend) -> None:
    """To suspend a card uses no stack: it is removed at once."""
    _put_aside(game, player, card, suspend)


def _put_aside(game: Game, player: int, card: int, suspend: Suspend) -> None:
    made = game.state.next_id
    remove(game, player, card)
    number = counters_put(suspend)
    happen(game, Count(by=counters_put.id, object=made, counter=TIME, amount=number))


@book.definition("502.59#item-2")
def remove(game: Game, _player: int, card: int) -> None:
    """To remove a card by its suspend ability is not to play it."""
    happen(game, Move(by=remove.id, object=card, to=REMOVED))


@book.definition("502.59a#sentence-5")
def counters_put(suspend: Suspend) -> int:
    """The card is put aside with as many time counters as its suspend ability says."""
    return suspend.number


@book.step("502.59a#sentence-5")
def pay(game: Game, player: int, card: int) -> None:
    """The player pays the suspend cost."""
    if not PAYMENT.pay_points(game, player, due_of(cost_of(game, card, _suspend_of(game, card))), pay.id):
        raise IllegalError({pay.id}, game.state)


def _aside(game: Game, player: int, card: int) -> None:
    put_aside(game, player, card, _suspend_of(game, card))


Act = Callable[[Game, int, int], None]


@book.definition("502.59#item-3")
def steps_of_suspending() -> tuple[Act, ...]:
    """A suspended card has no targets yet: these are chosen as it is played."""
    return pay, _aside


def act(game: Game, player: int, card: int) -> None:
    """Suspend a card from a player's hand. Raises IllegalError if its cost is not paid."""
    for step in steps_of_suspending():
        step(game, player, card)


SPECIAL = SpecialRules(objects=_cards, forbidding=_forbidding, act=act)
"""The special action of suspending a card."""
