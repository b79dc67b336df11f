"""Suspend (502.59): cards that are removed from the game for a while, and then are played without their mana cost."""

from collections.abc import Iterable

from rulesdb.engine.kernel.cards.roles import DiscreteEffect, EventPattern, Filter, StateCondition
from rulesdb.engine.kernel.effects.properties import abilities, has_ability
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.language.phrases import NOUN, phrase
from rulesdb.engine.kernel.play.attempts import IllegalError, reasons_against
from rulesdb.engine.kernel.process.pipeline import happen
from rulesdb.engine.kernel.selection.objects import You
from rulesdb.engine.kernel.verbs.objects import RemoveCounters
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Cost, Haste, Spell, Triggered, TriggeredKeyword, governed_by
from rulesdb.engine.mtg.card_parts.effects import GetsAbility
from rulesdb.engine.mtg.characteristics import is_creature
from rulesdb.engine.mtg.events.zones import Count, Move
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.rules.attempts import Attempt, SpecialRules
from rulesdb.engine.mtg.rules.payment import PAYMENT, could_pay_mana, due_of
from rulesdb.engine.mtg.rules.playing import play_by_effect
from rulesdb.engine.mtg.rules.timing import WHATEVER_THE_COST
from rulesdb.engine.mtg.selection.event_patterns import StepBegins
from rulesdb.engine.mtg.selection.pronouns import Source
from rulesdb.engine.mtg.state import REMOVED, Context, ZoneName
from rulesdb.engine.mtg.verbs.sequences import Begin

TIME = "時間"
"""The name of the counters."""
_REMOVED: frozenset[ZoneName] = frozenset({"removed"})


class Suspend(TriggeredKeyword, frozen=True, kw_only=True):
    """Suspend: a special action, and two triggered abilities."""

    GOVERNED_BY = governed_by("待機", "502.59")

    number: int
    """Number of time counters, from 1."""
    cost: Cost
    """The suspend cost."""

    def meaning(self) -> tuple[Triggered, ...]:
        """Return the triggered abilities."""
        return abilities_of_suspended()


@book.law
def conditions(game: Game, object_id: int) -> tuple[bool, ...]:
    """A card is suspended if it is removed from the game, has suspend, and has a time counter on it (502.59b)."""
    item = game.object(object_id)
    return item.zone == REMOVED, has_ability(game, object_id, Suspend), TIME in dict(item.counters)


@book.definition("502.59b#sentence-1")
def are_met(found: Iterable[bool]) -> bool:
    """A card is suspended only if all of the conditions are met."""
    return all(found)


def is_suspended(game: Game, object_id: int) -> bool:
    """Whether a card is suspended."""
    return are_met(conditions(game, object_id))


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


PHRASES = (
    phrase(Suspend, "待機", number=0, cost=Cost()),
    phrase(Suspend, "待機{number} ― {cost}"),
    phrase(IsSuspended, "待機状態の"),
    phrase(IsSuspended, "待機状態のもの", NOUN),
)


def _suspend_of(game: Game, card: int) -> Suspend:
    return next(one for one in abilities(game, card) if isinstance(one, Suspend))


@book.definition("502.59a#sentence-2a")
def where_it_functions(game: Game, player: int) -> Iterable[int]:
    """The ability that lets a player suspend a card functions while the card is in the player's hand."""
    return game.zone("hand", player)


def _obstacle(game: Game, player: int, card: int) -> str | None:
    """Return a rule that forbids a player to suspend a card, None if no rule does."""
    if card not in where_it_functions(game, player) or not has_ability(game, card, Suspend):
        return where_it_functions.id
    found = reasons_against_suspending(game, player, card)
    if found:
        return found[0]
    return cannot_pay.id if cannot_pay(game, player, card) else None


@book.law
def reasons_against_suspending(game: Game, player: int, card: int) -> tuple[str, ...]:
    """Return the rules of timing and permission, not of costs and targets, by which a card is not played (502.59a)."""
    return tuple(reasons_against(game, Attempt(player, card, card), WHATEVER_THE_COST))


@book.definition("502.59a#sentence-4")
def suspend_cost(game: Game, card: int) -> Cost:
    """The cost written behind the word and the number is the suspend cost."""
    return _suspend_of(game, card).cost


@book.definition("502.59a#sentence-5a")
def cannot_pay(game: Game, player: int, card: int) -> bool:
    """A player suspends a card by paying its suspend cost."""
    return not could_pay_mana(game, player, due_of(suspend_cost(game, card)))


@book.law
def suspend_card(game: Game, player: int, card: int) -> None:
    """Pay the suspend cost, and set the card aside at once, without the stack or targets (502.59a).

    Raises IllegalError if the cost is not paid.
    """
    pay(game, player, card)
    set_aside(game, card)


@book.definition("502.59a#sentence-5a")
def pay(game: Game, player: int, card: int) -> None:
    """The player pays the suspend cost."""
    if not PAYMENT.pay_points(game, player, due_of(suspend_cost(game, card)), pay.id):
        raise IllegalError({pay.id}, game.state)


@book.definition("502.59#item-2a")
def set_aside(game: Game, card: int) -> None:
    """To remove a card by its suspend ability is not to play it."""
    made, number = game.state.next_id, number_of_counters(game, card)
    happen(game, Move(by=set_aside.id, object=card, to=REMOVED))
    happen(game, Count(by=number_of_counters.id, object=made, counter=TIME, amount=number))


@book.definition("502.59a#sentence-5c")
def number_of_counters(game: Game, card: int) -> int:
    """The card is put aside with as many time counters as its suspend ability says."""
    return _suspend_of(game, card).number


SPECIAL = SpecialRules(
    objects=lambda game, player: (one for one in where_it_functions(game, player) if has_ability(game, one, Suspend)),
    obstacle=_obstacle,
    act=suspend_card,
)
"""The special action of suspending a card."""


@book.law
def abilities_of_suspended() -> tuple[Triggered, ...]:
    """Return the two abilities that function while the card is removed: an upkeep removes a time counter (502.59a).

    The other one plays the card.
    """
    removal, play = Spell((RemoveCounters(TIME, 1, Source()),)), Spell((PlaySuspended(),))
    return (
        Triggered((removal,), StepBegins("upkeep", You()), SourceIsSuspended(), zones=_REMOVED),
        Triggered((play,), LastTimeCounterRemoved(), SourceIsRemoved(), zones=_REMOVED),
    )


class LastTimeCounterRemoved(EventPattern, frozen=True):
    """The last time counter is removed from the source."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event leaves the source without a time counter."""
        return is_occasion(game, event, context)


@book.definition("502.59#item-6a")
def is_occasion(game: Game, event: Event, context: Context) -> bool:
    """The ability triggers once, as the last time counter is removed: a card that was not played then never is."""
    if not isinstance(event, Count) or event.object != context.source or event.counter != TIME:
        return False
    return is_last_removed(game, event)


@book.definition("502.59#item-5")
def is_last_removed(game: Game, event: Count) -> bool:
    """The ability triggers whatever removes the last time counter, and whoever does it."""
    return TIME not in dict(game.object(event.object).counters)


class PlaySuspended(DiscreteEffect, frozen=True):
    """Play the source without paying its mana cost, if possible; a creature has haste then."""

    def generate(self, game: Game, context: Context) -> bool:
        """Play the card, or leave it where it is."""
        card = card_to_play(game, context.source)
        if card is None or not play_suspended(game, context.controller, card):
            return False
        if is_creature(game, card):
            give_haste(game, context)
        return True


@book.definition("502.59a#sentence-8a")
def card_to_play(game: Game, source: int) -> int | None:
    """As the last time counter has been removed, the card is played if it is removed from the game still."""
    return source if game.has(source) else None


@book.law
def play_suspended(game: Game, player: int, card: int) -> bool:
    """Let the owner play a card, as they must if possible, whatever the timing, without paying its mana cost (502.59).

    Additional costs are paid. Return False, and leave the card as it is, if it cannot be played.
    """
    return play_by_effect(game, player, card, is_free=True)


@book.definition("502.59a#sentence-10a")
def give_haste(game: Game, context: Context) -> None:
    """A creature that was played by suspend has haste until its player loses control of it."""
    Begin(GetsAbility(Haste()), "control is lost", Source()).generate(game, context)
