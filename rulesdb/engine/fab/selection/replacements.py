"""Replacements: events that happen instead of a replaced event, or before it as a sub-event (6.4.1)."""

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.events import OfPlayer
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.zones import Zone, ZoneName
from rulesdb.engine.kernel.events import Event, object_of
from rulesdb.engine.kernel.phrases import phrase
from rulesdb.engine.kernel.roles import Objects, Players, Replacement


class Nothing(Replacement, frozen=True):
    """No event happens."""

    def event(self, game: Game, event: Event, context: Context) -> None:
        """Return None."""


class TheSame(Replacement, frozen=True):
    """The replaced event itself happens; as a sub-event, it happens once more."""

    def event(self, game: Game, event: Event, context: Context) -> Event:  # noqa: ARG002  (see above)
        """Return the event unchanged."""
        return event


class ByMore(Replacement, frozen=True):
    """The event happens with an amount increased by a number, or reduced if the number is negative."""

    amount: int
    """Number added to the amount of the event, in points or counters; negative to reduce it."""

    def event(self, game: Game, event: Event, context: Context) -> Event:  # noqa: ARG002  (see above)
        """Return the event with the new amount; an event without an amount stays unchanged."""
        if isinstance(event, kinds.Deal | kinds.GainLife | kinds.LoseLife | kinds.GainAsset | kinds.Count):
            return replace(event, amount=event.amount + self.amount)
        return event


class OneMore(Replacement, frozen=True):
    """The event happens once more, so that one more token is created."""

    def event(self, game: Game, event: Event, context: Context) -> Event:  # noqa: ARG002  (see above)
        """Return a compound event in which the last event is repeated."""
        events = event.events if isinstance(event, kinds.Compound) else (event,)
        kind = event.kind if isinstance(event, kinds.Compound) else "create"
        return kinds.Compound(by=event.by, source=event.source, kind=kind, events=(*events, events[-1]))


class GoesTo(Replacement, frozen=True):
    """A move has another destination: a different zone of the same player."""

    zone: ZoneName
    """Name of the new destination."""

    def event(self, game: Game, event: Event, context: Context) -> Event:  # noqa: ARG002  (see above)
        """Return the move with its new destination; an event that is no move stays unchanged."""
        return replace(event, to=event.to._replace(name=self.zone)) if isinstance(event, kinds.Move) else event


class IsBanished(Replacement, frozen=True):
    """The object of the event is banished instead."""

    def event(self, game: Game, event: Event, context: Context) -> Event | None:  # noqa: ARG002  (see above)
        """Return the banish event; None if the event is about no object."""
        object_id = object_of(event)
        return None if object_id is None else kinds.Banish(by=event.by, source=event.source, object=object_id)


class IsDestroyed(Replacement, frozen=True):
    """The source of the effect is destroyed."""

    def event(self, game: Game, event: Event, context: Context) -> Event:  # noqa: ARG002  (see above)
        """Return the destroy event."""
        return kinds.Destroy(by=event.by, source=context.source, object=context.source)


class LosesLife(Replacement, frozen=True):
    """The object that would be dealt damage loses that much life instead."""

    def event(self, game: Game, event: Event, context: Context) -> Event:  # noqa: ARG002  (see above)
        """Return the loss of life; an event that deals no damage stays unchanged."""
        if not isinstance(event, kinds.Deal):
            return event
        return kinds.LoseLife(by=event.by, source=event.source, object=event.object, amount=event.amount)


class DealtBy(Replacement, frozen=True):
    """The damage is dealt by another source."""

    source: Objects
    """The new source: the first of these objects, none if there are no objects."""

    def event(self, game: Game, event: Event, context: Context) -> Event:
        """Return the event with the first of the objects as its source; without a source if there are none."""
        return replace(event, source=next(iter(self.source.objects(game, context)), None))


class GainsLife(Replacement, frozen=True):
    """A player gains life: the given one, else the player of the event or the one who has its object."""

    amount: int
    """Life points gained, from 0."""
    who: Players | None = None
    """The first of these with a hero gains the life; None for the player of the event or the one who has its object."""

    def event(self, game: Game, event: Event, context: Context) -> Event | None:
        """Return the life gain of the first player's hero; None if there is no hero."""
        players = player_of(game, event) if self.who is None else self.who.players(game, context)
        heroes = [hero for player in players if (hero := game.hero(player)) is not None]
        return (
            kinds.GainLife(by=event.by, source=event.source, object=heroes[0], amount=self.amount) if heroes else None
        )


class DrawsCard(Replacement, frozen=True):
    """The player of the event draws a card."""

    def event(self, game: Game, event: Event, context: Context) -> Event | None:  # noqa: ARG002  (see above)
        """Return the draw event; None if the event has no player."""
        players = player_of(game, event)
        return kinds.Draw(by=event.by, source=event.source, player=players[0]) if players else None


class ShufflesDeck(Replacement, frozen=True):
    """The player of the event shuffles their deck."""

    def event(self, game: Game, event: Event, context: Context) -> Event | None:  # noqa: ARG002  (see above)
        """Return the shuffle event; None if the event has no player."""
        players = player_of(game, event)
        return kinds.Shuffle(by=event.by, source=event.source, zone=Zone("deck", players[0])) if players else None


def player_of(game: Game, event: Event) -> tuple[int, ...]:
    """Return a tuple of the player of an event, or of the player who has its object; empty if there is neither."""
    if isinstance(event, OfPlayer):
        return (event.player,)
    object_id = object_of(event)
    return () if object_id is None else (game.player_of(object_id),)


PHRASES = (
    phrase(Nothing, "何も起こらない"),
    phrase(TheSame, "それが起こる"),
    phrase(ByMore, "その量が{amount}増える"),
    phrase(OneMore, "それがもう1つ増える"),
    phrase(GoesTo, "{zone}に移る"),
    phrase(IsBanished, "追放される"),
    phrase(IsDestroyed, "これが破壊される"),
    phrase(LosesLife, "それだけライフを失う"),
    phrase(DealtBy, "{source}がそのダメージを与える"),
    phrase(GainsLife, "ライフを{amount}点得る"),
    phrase(GainsLife, "{who}がライフを{amount}点得る"),
    phrase(DrawsCard, "カードを1枚引く"),
    phrase(ShufflesDeck, "デッキをシャッフルする"),
)
