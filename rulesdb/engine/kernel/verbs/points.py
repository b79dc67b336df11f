"""Gaining points of players, such as life or those that pay costs, and losing life."""

from collections.abc import Iterable
from typing import Any, ClassVar

from rulesdb.engine.kernel.cards.roles import Amount, AnyContext, DiscreteEffect, Players, UntypedGame, valued
from rulesdb.engine.kernel.event_kinds.asset_events import CoreGainAsset
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.verbs.generation import happen_for_all, players


class GainEffect(DiscreteEffect, frozen=True):
    """Gain points of an asset."""

    rule: ClassVar[str] = ""
    """Identifier of the rule of the effect."""
    event_class: ClassVar[type[CoreGainAsset]]
    """The game's class of events of gained points."""
    asset: str
    """The asset."""
    amount: Amount = 1
    """Number of points, from 0."""
    who: Players | None = None
    """Players who gain the points, None for the controller."""

    def gained(
        self,
        game: UntypedGame,
        event: Any,  # noqa: ANN401  (the gains of any game)
    ) -> Event | None:
        """Return the event by which a player gains points as an event says, None if the player cannot gain them."""
        gained: Event = event
        return gained

    def generate(self, game: AnyGame, context: AnyContext) -> bool:
        """Let every player gain the points."""
        amount, asset = valued(game, self.amount, context), self.asset
        points = (
            self.event_class(by=self.rule, source=context.source, player=player, asset=asset, amount=amount)
            for player in players(game, self.who, context)
        )
        return _happen_if_any(game, "gain", (self.gained(game, event) for event in points))


class LifeLossEffect(DiscreteEffect, frozen=True):
    """Lose life."""

    rule: ClassVar[str] = ""
    """Identifier of the rule of the effect."""
    amount: Amount
    """Number of life points, from 0."""
    who: Players | None = None
    """Players who lose the life, None for the controller."""

    def lost(self, game: UntypedGame, context: AnyContext, player: int, amount: int) -> Event | None:
        """Return the event by which a player loses life, None if the player has no life."""
        raise NotImplementedError

    def generate(self, game: AnyGame, context: AnyContext) -> bool:
        """Let every player lose the life."""
        amount = valued(game, self.amount, context)
        losing = players(game, self.who, context)
        return _happen_if_any(game, "lose life", (self.lost(game, context, player, amount) for player in losing))


def _happen_if_any(game: AnyGame, kind: str, by_player: Iterable[Event | None]) -> bool:
    """Perform the events of several players, of whom some have none; return whether any of the events occurred."""
    return happen_for_all(game, kind, [[event] for event in by_player if event is not None])
