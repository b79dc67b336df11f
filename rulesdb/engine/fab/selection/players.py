"""Players that an effect refers to, as its controller sees them."""

from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.phrases import phrase
from rulesdb.engine.kernel.roles import Players


class You(Players, frozen=True):
    """The controller of the effect."""

    def players(self, game: Game, context: Context) -> tuple[int, ...]:  # noqa: ARG002  (every selector takes both)
        """Return the controller."""
        return (context.controller,)


class Opponents(Players, frozen=True):
    """The controller's opponents (1.1.5)."""

    def players(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return the opponents, clockwise."""
        return game.opponents(context.controller)


class Everyone(Players, frozen=True):
    """All players."""

    def players(self, game: Game, context: Context) -> tuple[int, ...]:
        """Return all players who have not lost, clockwise from the controller."""
        return game.clockwise(context.controller)


PHRASES = (
    phrase(You, "あなた"),
    phrase(Opponents, "対戦相手"),
    phrase(Everyone, "すべてのプレイヤー"),
)
