"""Suspend (502.59): the keyword, what is suspended, and the two triggered abilities of a suspended card."""

from collections.abc import Iterable
from typing import ClassVar

from rulesdb.engine.kernel.cards.roles import EventPattern, Filter, StateCondition
from rulesdb.engine.kernel.effects.properties import has_ability
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.language.phrases import NOUN, phrase
from rulesdb.engine.kernel.selection.objects import You
from rulesdb.engine.kernel.tables.event_rules import Events
from rulesdb.engine.kernel.verbs.objects import RemoveCounters
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Cost, Spell, Triggered, TriggeredKeyword
from rulesdb.engine.mtg.card_parts.governed import GovernedBy, by
from rulesdb.engine.mtg.contexts import Context
from rulesdb.engine.mtg.events.counters import Count
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.keywords.suspended_play import TIME, PlaySuspended, card_to_play, is_removed
from rulesdb.engine.mtg.selection.event_patterns import StepBegins
from rulesdb.engine.mtg.selection.pronouns import Source
from rulesdb.engine.mtg.state import Object
from rulesdb.engine.mtg.zones import ZoneName


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
