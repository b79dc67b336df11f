"""The reversal of an action that turned out to be illegal: back to the state before it, as far as that is possible."""

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from rulesdb.engine.kernel.event_kinds.layer_events import TakenBack
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.state.state import CoreState

G = TypeVar("G", bound=AnyGame)


class Reversal(NamedTuple):
    """An illegal action that is reversed."""

    player: int
    """Index of the player who took the action."""
    rules: tuple[str, ...]
    """Identifiers of the rules that made the action illegal, sorted."""
    before: CoreState
    """The state before the action."""
    done: tuple[Event, ...]
    """The events since then."""
    passed: int
    """Number of players who had passed in succession before the action."""


class ReversalRules(Struct, Generic[G], frozen=True, eq=False):
    """The rules of reversals."""

    reverse: Callable[[G, Reversal], None]
    """Call ``go_back`` as the rule that demands it for this action."""
    restore: Callable[[G, Any], None]
    """Put the game back into a state."""
    keep: Callable[[G, tuple[Event, ...]], None]
    """Let those of the events happen again that cannot be undone."""
    go_on: Callable[[G, int, int], None]
    """Let a player act again, with a number of players who have passed in succession."""

    def take_back(self, game: G, reversal: Reversal) -> None:
        """Reverse an illegal action, and go on from the state that results."""
        self.reverse(game, reversal)
        self.go_on(game, reversal.player, reversal.passed)

    def go_back(self, game: G, reversal: Reversal, by: str) -> None:
        """Return to the state before an action, by a rule; random choices already made are not made again."""
        self.restore(game, replace(reversal.before, drawn=game.state.drawn))
        note(game, TakenBack(by=by, player=reversal.player, rules=reversal.rules))
        self.keep(game, reversal.done)
