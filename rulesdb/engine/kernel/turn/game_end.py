"""The end of a game: players lose and leave it, until those who are left win together."""

from collections.abc import Callable
from typing import Generic, TypeVar

from msgspec import Struct

from rulesdb.engine.kernel.event_kinds.turn_events import Lose, Over
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.pipeline import happen, note

G = TypeVar("G", bound=AnyGame)


def _is_one_player(_game: AnyGame, left: tuple[int, ...]) -> bool:
    return len(left) == 1


class EndRules(Struct, Generic[G], frozen=True, eq=False):
    """The rules by which a game ends."""

    last_player: str
    """Identifier of the rule by which the last players who are left win."""
    draw: str
    """Identifier of the rule by which the game is a draw if no player is left."""
    leave: Callable[[G, tuple[int, ...]], None]
    """Let players who lost leave a game that goes on, with their objects."""
    win_together: Callable[[G, tuple[int, ...]], bool] = _is_one_player
    """Whether players who are left win the game, because none of them has an opponent any more."""

    def lose(self, game: G, players: tuple[int, ...], by: str) -> None:
        """Let players lose at once, by a rule."""
        happen(game, Lose(by=by, players=players))
        left = game.playing
        if not left or self.win_together(game, left):
            note(game, Over(by=self.last_player if left else self.draw, winners=left))
        else:
            self.leave(game, players)
