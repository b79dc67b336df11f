"""The end of a game: players lose and leave it, and the last one who is left wins."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from rulesdb.engine.kernel.event_kinds.turn_events import Lose, Over
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.pipeline import happen, note

G = TypeVar("G", bound=AnyGame)


@dataclass(frozen=True)
class EndRules(Generic[G]):
    """The rules by which a game ends."""

    last_player: str
    """Identifier of the rule by which the last player who is left wins, and the game is a draw if nobody is."""
    leave: Callable[[G, tuple[int, ...]], None]
    """Let players who lost leave a game that goes on, with their objects."""

    def lose(self, game: G, players: tuple[int, ...], by: str) -> None:
        """Let players lose at once, by a rule."""
        happen(game, Lose(by=by, players=players))
        left = game.playing
        if len(left) <= 1:
            note(game, Over(by=self.last_player, winners=left))
        else:
            self.leave(game, players)
