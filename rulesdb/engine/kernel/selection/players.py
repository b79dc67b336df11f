"""Players that an effect refers to, as its controller sees them."""

from rulesdb.engine.kernel.cards.roles import AnyContext, Players
from rulesdb.engine.kernel.process.game import AnyGame


class You(Players, frozen=True):
    """The controller of the effect."""

    def players(self, game: AnyGame, context: AnyContext) -> tuple[int, ...]:  # noqa: ARG002  (every selector takes both)
        """Return the controller."""
        return (context.controller,)


class Opponents(Players, frozen=True):
    """The controller's opponents."""

    def players(self, game: AnyGame, context: AnyContext) -> tuple[int, ...]:
        """Return the opponents, clockwise."""
        return game.opponents(context.controller)


class Everyone(Players, frozen=True):
    """All players."""

    def players(self, game: AnyGame, context: AnyContext) -> tuple[int, ...]:
        """Return all players who have not lost, clockwise from the controller."""
        return game.clockwise(context.controller)
