"""What happens instead of an event that is replaced, or before it."""

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.card_parts.roles import Objects, Players, Replacement
from rulesdb.engine.fab.contexts import Context, Event
from rulesdb.engine.fab.events import OfPlayer
from rulesdb.engine.fab.events.base import object_of
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.zones import Zone, ZoneName
from rulesdb.engine.kernel.phrases import phrase


class Nothing(Replacement, frozen=True):
    """It does not happen."""

    def event(self, game: Game, event: Event, context: Context) -> None:
        """Return no event."""


class TheSame(Replacement, frozen=True):
    """It happens as it would; before it, where that is asked for: once more."""

    def event(self, game: Game, event: Event, context: Context) -> Event:  # noqa: ARG002  (see above)
        """Return the event."""
        return event


class ByMore(Replacement, frozen=True):
    """It happens with an amount that is greater by so much, or less by it where it is below 0."""

    amount: int

    def event(self, game: Game, event: Event, context: Context) -> Event:  # noqa: ARG002  (see above)
        """Return the event with the other amount; one without an amount as it is."""
        if isinstance(event, kinds.Deal | kinds.GainLife | kinds.LoseLife | kinds.GainAsset | kinds.Count):
            return replace(event, amount=event.amount + self.amount)
        return event


class OneMore(Replacement, frozen=True):
    """It happens once more: what is created is one token more."""

    def event(self, game: Game, event: Event, context: Context) -> Event:  # noqa: ARG002  (see above)
        """Return a multi-event with the last of its events twice."""
        events = event.events if isinstance(event, kinds.Multi) else (event,)
        kind = event.kind if isinstance(event, kinds.Multi) else "create"
        return kinds.Multi(by=event.by, source=event.source, kind=kind, events=(*events, events[-1]))


class GoesTo(Replacement, frozen=True):
    """What moves goes to another zone of the same player."""

    zone: ZoneName

    def event(self, game: Game, event: Event, context: Context) -> Event:  # noqa: ARG002  (see above)
        """Return the move there; what is no move as it is."""
        return replace(event, to=event.to._replace(name=self.zone)) if isinstance(event, kinds.Move) else event


class IsBanished(Replacement, frozen=True):
    """The object of the event is banished."""

    def event(self, game: Game, event: Event, context: Context) -> Event | None:  # noqa: ARG002  (see above)
        """Return the banishing; nothing where the event has no object."""
        object_id = object_of(event)
        return None if object_id is None else kinds.Banish(by=event.by, source=event.source, object=object_id)


class LosesLife(Replacement, frozen=True):
    """What would be dealt damage loses as much life."""

    def event(self, game: Game, event: Event, context: Context) -> Event:  # noqa: ARG002  (see above)
        """Return the loss of life; what deals no damage as it is."""
        if not isinstance(event, kinds.Deal):
            return event
        return kinds.LoseLife(by=event.by, source=event.source, object=event.object, amount=event.amount)


class DealtBy(Replacement, frozen=True):
    """The same damage is dealt by another object."""

    source: Objects

    def event(self, game: Game, event: Event, context: Context) -> Event:
        """Return the event with the first of the objects as its source, without one where there is none."""
        return replace(event, source=next(iter(self.source.objects(game, context)), None))


class GainsLife(Replacement, frozen=True):
    """The players gain life; where none are named, the player of the event, or who has its object."""

    amount: int
    who: Players | None = None

    def event(self, game: Game, event: Event, context: Context) -> Event | None:
        """Return the gain of the hero of the first of the players; nothing where there is no hero."""
        players = player_of(game, event) if self.who is None else self.who.players(game, context)
        heroes = [hero for player in players if (hero := game.hero(player)) is not None]
        return (
            kinds.GainLife(by=event.by, source=event.source, object=heroes[0], amount=self.amount) if heroes else None
        )


class DrawsCard(Replacement, frozen=True):
    """The player of the event draws a card."""

    def event(self, game: Game, event: Event, context: Context) -> Event | None:  # noqa: ARG002  (see above)
        """Return the drawing; nothing where the event is nobody's."""
        players = player_of(game, event)
        return kinds.Draw(by=event.by, source=event.source, player=players[0]) if players else None


class ShufflesDeck(Replacement, frozen=True):
    """The player of the event shuffles the deck."""

    def event(self, game: Game, event: Event, context: Context) -> Event | None:  # noqa: ARG002  (see above)
        """Return the shuffling; nothing where the event is nobody's."""
        players = player_of(game, event)
        return kinds.Shuffle(by=event.by, source=event.source, zone=Zone("deck", players[0])) if players else None


def player_of(game: Game, event: Event) -> tuple[int, ...]:
    """Return the player of an event, or who has the object that it is about, alone in a tuple; empty without one."""
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
    phrase(LosesLife, "それだけライフを失う"),
    phrase(DealtBy, "{source}がそのダメージを与える"),
    phrase(GainsLife, "ライフを{amount}点得る"),
    phrase(GainsLife, "{who}がライフを{amount}点得る"),
    phrase(DrawsCard, "カードを1枚引く"),
    phrase(ShufflesDeck, "デッキをシャッフルする"),
)
