"""Conditions on the state of the game, amounts that depend on it, and event patterns with replacements.

Events that fit a pattern trigger or are replaced; replacements are the events that happen instead.
"""

from msgspec.structs import replace

from rulesdb.engine.kernel.book import shared_law
from rulesdb.engine.kernel.cards.roles import (
    AnyContext,
    EventPattern,
    Filter,
    Objects,
    Replacement,
    StateCondition,
    UntypedGame,
    Value,
)
from rulesdb.engine.kernel.event_kinds.zone_events import CoreMove
from rulesdb.engine.kernel.events import CompoundEvent, Event, OfPlayer, object_of
from rulesdb.engine.kernel.language.phrases import NOT, TA, inflected, phrase
from rulesdb.engine.kernel.process.game import AnyGame


@shared_law
def exists(game: AnyGame, object_id: int) -> bool:
    """Whether an object exists, for a condition that asks for it."""
    return game.has(object_id)


class Exists(StateCondition, frozen=True):
    """At least one of some objects exists."""

    objects: Objects
    """The objects, one of which is enough."""

    def holds(self, game: AnyGame, context: AnyContext) -> bool:
        """Whether at least one object exists."""
        return any(exists(game, object_id) for object_id in self.objects.objects(game, context))


class HasCounters(StateCondition, frozen=True):
    """The source has a counter of a name on it, or more."""

    counter: str
    """Name of the counter."""

    def holds(self, game: AnyGame, context: AnyContext) -> bool:
        """Whether the source has at least one such counter."""
        item = game.last_known(context.source)
        return game.rules.counters.number(game, item, self.counter, context.source) > 0


class HasPaid(StateCondition, frozen=True):
    """An optional cost was declared and paid for the layer."""

    cost: str
    """Name of the optional cost."""

    def holds(self, game: AnyGame, context: AnyContext) -> bool:
        """Whether the optional cost of this name was declared."""
        return self.cost in context.declared.costs


class AllHold(StateCondition, frozen=True):
    """All of several conditions are met."""

    conditions: tuple[StateCondition, ...]
    """The conditions, all of which must be met."""

    def holds(self, game: AnyGame, context: AnyContext) -> bool:
        """Whether every condition is met."""
        return all(condition.holds(game, context) for condition in self.conditions)


class Unless(StateCondition, frozen=True):
    """A condition is not met."""

    condition: StateCondition
    """The condition that must not be met."""

    def holds(self, game: AnyGame, context: AnyContext) -> bool:
        """Whether the condition is not met."""
        return not self.condition.holds(game, context)


class DeclaredX(Value, frozen=True):
    """The declared value of X."""

    def value(self, game: UntypedGame, context: AnyContext) -> int:
        """Return the value of X; 0 while X is undefined."""
        return context.declared.x or 0


class NumberOf(Value, frozen=True):
    """The number of some objects."""

    what: Objects
    """The objects."""

    def value(self, game: AnyGame, context: AnyContext) -> int:
        """Return the number of objects."""
        return len(self.what.objects(game, context))


class CountersOnSource(Value, frozen=True):
    """The number of counters of a kind on the source of the effect, as last known if it is gone."""

    counter: str
    """Kind of the counters."""

    def value(self, game: AnyGame, context: AnyContext) -> int:
        """Return the number of counters."""
        return game.rules.counters.number(game, game.last_known(context.source), self.counter, context.source)


class AnyOf(EventPattern, frozen=True):
    """An event that matches at least one of several patterns."""

    events: tuple[EventPattern, ...]
    """The patterns, one of which is enough."""

    def matches(self, game: AnyGame, event: Event, context: AnyContext) -> bool:
        """Whether the event matches any of the patterns."""
        return any(one.matches(game, event, context) for one in self.events)


def fits(game: AnyGame, filter_: Filter | None, object_id: int | None, context: AnyContext) -> bool:
    """Whether an object fits a filter: without a filter always, without an object never.

    Nor does an object of which nobody knows what it was, because it left a private zone for another one.
    """
    if filter_ is None:
        return True
    return object_id is not None and game.is_known(object_id) and filter_.fits(game, object_id, context)


def player_of(game: AnyGame, event: Event) -> tuple[int, ...]:
    """Return a tuple of the player of an event, or of the player who has its object; empty if there is neither."""
    if isinstance(event, CompoundEvent):
        return player_of(game, event.events[0])
    if isinstance(event, OfPlayer):
        return (event.player,)
    object_id = object_of(event)
    return () if object_id is None else (game.player_of(object_id),)


class Nothing(Replacement, frozen=True):
    """No event happens."""

    def event(self, game: AnyGame, event: Event, context: AnyContext) -> None:
        """Return None."""


class GoesToZone(Replacement, frozen=True):
    """A move has another destination, where the object is public by default or not."""

    zone: str
    """Name of the new destination."""
    at_bottom: bool = False
    """Whether the object goes to the bottom of the zone, not to its top."""

    def event(self, game: AnyGame, event: Event, context: AnyContext) -> Event:
        """Return the move with its new destination; an event that is no move stays unchanged."""
        if not isinstance(event, CoreMove):
            return event
        to = event.zone_rules.destination(game.last_known(event.object), self.zone)
        return replace(event, to=to, at_bottom=self.at_bottom, is_public=None)


PHRASES = (
    *inflected(Exists, "{objects:any}がある", NOT, "ある~ない"),
    *inflected(HasCounters, "これの上に「{counter}」カウンターがある", NOT, "ある~ない"),
    *inflected(HasPaid, "「{cost}」のコストを支払っている", NOT, "る~ない"),
    phrase(AllHold, "({conditions||、かつ})"),
    phrase(Unless, "{condition:not}"),
    phrase(AnyOf, "({events||か、})"),
    phrase(AnyOf, "({events:ta||か、})", TA),
    phrase(Nothing, "何も起こらない"),
)
