"""Replacements: events that happen instead of a replaced event, or before it as a sub-event."""

from typing import Any, ClassVar

from msgspec.structs import replace

from rulesdb.engine.kernel.cards.nested import phrases_of
from rulesdb.engine.kernel.cards.roles import AnyContext, DiscreteEffect, Objects, Replacement
from rulesdb.engine.kernel.engine_errors import PartError
from rulesdb.engine.kernel.event_kinds.composite_events import CoreDestroy, CoreDraw
from rulesdb.engine.kernel.event_kinds.zone_events import CoreMove
from rulesdb.engine.kernel.events import CompoundEvent, Event, GeneratedEffect
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.selection.event_patterns import player_of


class Nothing(Replacement, frozen=True):
    """No event happens."""

    def event(self, game: AnyGame, event: Event, context: AnyContext) -> None:
        """Return None."""


class TheSame(Replacement, frozen=True):
    """The replaced event itself happens; as a sub-event, it happens once more."""

    def event(self, game: AnyGame, event: Event, context: AnyContext) -> Event:
        """Return the event unchanged."""
        return event


class IsMore(Replacement, frozen=True):
    """The event happens with an amount increased by a number, or reduced if the number is negative."""

    kinds: ClassVar[tuple[type[Any], ...]]
    """Classes of the events that have an ``amount``."""
    amount: int
    """Number added to the amount of the event, in points or counters; negative to reduce it."""

    def event(self, game: AnyGame, event: Event, context: AnyContext) -> Event:
        """Return the event with the new amount; an event without an amount stays unchanged."""
        return replace(event, amount=event.amount + self.amount) if isinstance(event, self.kinds) else event


class HappensOnceMore(Replacement, frozen=True):
    """The event happens once more."""

    compound: ClassVar[type[CompoundEvent]]
    """The game's class of compound events."""
    kind: ClassVar[str]
    """Name of the instruction that a single event performs (``CompoundEvent.kind``)."""

    def event(self, game: AnyGame, event: Event, context: AnyContext) -> Event:
        """Return a compound event in which the last event is repeated."""
        events = event.events if isinstance(event, CompoundEvent) else (event,)
        kind = event.kind if isinstance(event, CompoundEvent) else self.kind
        return self.compound(by=event.by, source=event.source, kind=kind, events=(*events, events[-1]))


class GoesToZone(Replacement, frozen=True):
    """A move has another destination: a different zone of the same player."""

    zone: str
    """Name of the new destination."""
    at_bottom: bool = False
    """Whether the object goes to the bottom of the zone, not to its top."""

    def event(self, game: AnyGame, event: Event, context: AnyContext) -> Event:
        """Return the move with its new destination; an event that is no move stays unchanged."""
        if not isinstance(event, CoreMove):
            return event
        return replace(event, to=event.to._replace(name=self.zone), at_bottom=self.at_bottom)


class MovesWithCounters(Replacement, frozen=True):
    """A moving object enters its zone with counters on it."""

    counter: str
    """Kind of the counters."""
    amount: int
    """Number of the counters, from 1."""

    def event(self, game: AnyGame, event: Event, context: AnyContext) -> Event:
        """Return the move with the counters in addition; an event that is no move stays unchanged."""
        if not isinstance(event, CoreMove):
            return event
        counters = dict(event.counters)
        counters[self.counter] = counters.get(self.counter, 0) + self.amount
        return replace(event, counters=tuple(sorted(counters.items())))


class MovesTapped(Replacement, frozen=True):
    """A moving object enters its zone as tapped."""

    def event(self, game: AnyGame, event: Event, context: AnyContext) -> Event:
        """Return the move of a tapped object; an event that is no move stays unchanged."""
        return replace(event, is_tapped=True) if isinstance(event, CoreMove) else event


class SourceIsDestroyed(Replacement, frozen=True):
    """The source of the effect is destroyed."""

    destroy: ClassVar[type[CoreDestroy]]
    """The game's class of events of destroyed objects."""

    def event(self, game: AnyGame, event: Event, context: AnyContext) -> Event:
        """Return the event."""
        return self.destroy(by=event.by, source=context.source, object=context.source)


class EffectInstead(Replacement, frozen=True):
    """A discrete effect is generated."""

    effect: DiscreteEffect
    """The effect, without targets."""

    def __post_init__(self) -> None:
        """Raise PartError for an effect with targets, for which nobody could declare any."""
        super().__post_init__()
        if phrases_of(self.effect):
            raise PartError(type(self).__name__, "effect", "an effect without targets belongs there")

    def event(self, game: AnyGame, event: Event, context: AnyContext) -> Event:
        """Return the generation of the effect."""
        within = replace(context, event=event)
        return GeneratedEffect(by=event.by, source=context.source, effect=self.effect, context=within)


class DealtBy(Replacement, frozen=True):
    """The damage is dealt by another source."""

    source: Objects
    """The new source: the first of these objects, none if there are no objects."""

    def event(self, game: AnyGame, event: Event, context: AnyContext) -> Event:
        """Return the event with the first of the objects as its source; without a source if there are none."""
        return replace(event, source=next(iter(self.source.objects(game, context)), None))


class PlayerDraws(Replacement, frozen=True):
    """The player of the event draws cards."""

    draw: ClassVar[type[CoreDraw]]
    """The game's class of draws."""
    amount: int
    """Number of cards, from 1."""

    def __post_init__(self) -> None:
        """Raise PartError for a draw of no cards."""
        super().__post_init__()
        if self.amount < 1:
            raise PartError(type(self).__name__, "amount", "a number from 1 belongs there")

    def event(self, game: AnyGame, event: Event, context: AnyContext) -> Event | None:
        """Return the draw, or several as a compound event; None if the event has no player."""
        players = player_of(game, event)
        if not players:
            return None
        once = self.draw(by=event.by, source=event.source, player=players[0])
        return once if self.amount == 1 else game.event_rules.compound("draw", (once,) * self.amount)[0]
