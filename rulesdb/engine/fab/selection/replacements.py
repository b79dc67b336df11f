"""Replacements: events that happen instead of a replaced event, or before it as a sub-event (6.4.1)."""

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.zones import Zone, ZoneName
from rulesdb.engine.kernel.cards.roles import AnyContext, DiscreteEffect, Players, Replacement, valued
from rulesdb.engine.kernel.effects.property_effects import AddsToValue
from rulesdb.engine.kernel.events import Event, object_of
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.selection.event_patterns import player_of
from rulesdb.engine.kernel.selection.replacements import (
    DealtBy,
    EffectInstead,
    GoesToZone,
    HappensOnceMore,
    IsMore,
    MovesTapped,
    MovesWithCounters,
    Nothing,
    PlayerDraws,
    SourceIsDestroyed,
    TheSame,
)


class ByMore(IsMore, frozen=True):
    """The event happens with an amount increased by a number, or reduced if the number is negative."""

    kinds = (kinds.Deal, kinds.GainLife, kinds.LoseLife, kinds.GainAsset, kinds.Count)

    def event(self, game: AnyGame, event: Event, context: AnyContext) -> Event:
        """Return the event with the new amount, which an application has in its effect."""
        if isinstance(event, kinds.Applied):
            assert isinstance(event.effect, AddsToValue)
            amount = valued(game, event.effect.amount, context) + self.amount
            return replace(event, effect=replace(event.effect, amount=amount))
        return super().event(game, event, context)


class OneMore(HappensOnceMore, frozen=True):
    """The event happens once more, so that one more token is created."""

    compound = kinds.Compound
    kind = "create"


class GoesTo(GoesToZone, frozen=True):
    """A move has another destination: a different zone of the same player."""

    zone: ZoneName
    """Name of the new destination."""


class IsGenerated(EffectInstead, frozen=True):
    """A discrete effect is generated instead."""

    effect: DiscreteEffect
    """The effect, without targets."""


class IsBanished(Replacement, frozen=True):
    """The object of the event is banished instead."""

    def event(self, game: Game, event: Event, context: Context) -> Event | None:
        """Return the banish event; None if the event is about no object."""
        object_id = object_of(event)
        return None if object_id is None else kinds.Banish(by=event.by, source=event.source, object=object_id)


class IsDestroyed(SourceIsDestroyed, frozen=True):
    """The source of the effect is destroyed."""

    destroy = kinds.Destroy


class LosesLife(Replacement, frozen=True):
    """The object that would be dealt damage loses that much life instead."""

    def event(self, game: Game, event: Event, context: Context) -> Event:
        """Return the loss of life; an event that deals no damage stays unchanged."""
        if not isinstance(event, kinds.Deal):
            return event
        return kinds.LoseLife(by=event.by, source=event.source, object=event.object, amount=event.amount)


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


class DrawsCards(PlayerDraws, frozen=True):
    """The player of the event draws cards."""

    draw = kinds.Draw


class ShufflesDeck(Replacement, frozen=True):
    """The player of the event shuffles their deck."""

    def event(self, game: Game, event: Event, context: Context) -> Event | None:
        """Return the shuffle event; None if the event has no player."""
        players = player_of(game, event)
        return kinds.Shuffle(by=event.by, source=event.source, zone=Zone("deck", players[0])) if players else None


PHRASES = (
    phrase(Nothing, "何も起こらない"),
    phrase(TheSame, "それが起こる"),
    phrase(ByMore, "その量が{amount}増える"),
    phrase(OneMore, "それがもう1つ増える"),
    phrase(GoesTo, "{zone}<の一番下@at_bottom>に移る"),
    phrase(MovesWithCounters, "「{counter}」カウンターが{amount}個置かれた状態になる"),
    phrase(MovesTapped, "タップ状態になる"),
    phrase(IsGenerated, "({effect})"),
    phrase(IsBanished, "追放される"),
    phrase(IsDestroyed, "これが破壊される"),
    phrase(LosesLife, "それだけライフを失う"),
    phrase(DealtBy, "{source}がそのダメージを与える"),
    phrase(GainsLife, "ライフを{amount}点得る"),
    phrase(GainsLife, "{who}がライフを{amount}点得る"),
    phrase(DrawsCards, "カードを{amount}枚引く"),
    phrase(ShufflesDeck, "デッキをシャッフルする"),
)
