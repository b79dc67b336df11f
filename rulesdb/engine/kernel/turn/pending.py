"""Triggered effects on their way to the stack: player by player, each in an order of the player's choice."""

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct

from rulesdb.engine.kernel.defaults import nothing
from rulesdb.engine.kernel.event_kinds.effect_events import Unpended
from rulesdb.engine.kernel.event_kinds.layer_events import KeptOffStack
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.play.attempts import IllegalError
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.state.state import CorePending

G = TypeVar("G", bound=AnyGame)
P = TypeVar("P", bound=CorePending)


class PendingRules(Struct, Generic[G, P], frozen=True, eq=False):
    """The rules of pending triggered effects."""

    players: Callable[[G], Sequence[int]]
    """Return the players in the order in which they put their effects on the stack."""
    chosen: Callable[[G, int, list[P]], P]
    """Return which of its pending effects a player puts on the stack next."""
    put: Callable[[G, P, int], Event]
    """Return the event that puts an effect on the stack, as an object of an id."""
    declare: Callable[[G, P, int], None]
    """Declare the modes and targets of an effect on the stack. Raises IllegalError if it has no legal ones."""
    drop: Callable[[G, Any, KeptOffStack], None]
    """Keep an effect off the stack that has no legal modes or targets: return to the state before it was put there.

    The event says so; its rule is the game's.
    """
    follow: Callable[[G, P, int], None] = nothing
    """Do what follows when an effect has come onto the stack."""

    def put_all(self, game: G, by: str) -> None:
        """Put all pending effects on the stack, by a rule."""
        for player in self.players(game):
            while controlled := [one for one in game.state.pending if one.controller == player]:
                effect = self.chosen(game, player, controlled)
                note(game, Unpended(by=by, pending=_without(game.state.pending, effect)))
                self._put(game, effect)

    def _put(self, game: G, effect: P) -> None:
        before, made = game.state, game.state.next_id
        note(game, self.put(game, effect, made))
        try:
            self.declare(game, effect, made)
        except IllegalError:
            self.drop(game, before, KeptOffStack(source=effect.source, layer=made))
        else:
            self.follow(game, effect, made)


def _without(pending: tuple[P, ...], effect: P) -> tuple[P, ...]:
    """Return the pending effects without this one; an equal one is another one."""
    index = next(at for at, one in enumerate(pending) if one is effect)
    return (*pending[:index], *pending[index + 1 :])
