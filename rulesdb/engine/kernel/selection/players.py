"""Players that an effect refers to, as its controller sees them."""

from rulesdb.engine.kernel.cards.roles import AnyContext, Objects, Players
from rulesdb.engine.kernel.process.game import AnyGame


class You(Players, frozen=True):
    """The controller of the effect."""

    def players(self, game: AnyGame, context: AnyContext) -> tuple[int, ...]:
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


class ControllersOf(Players, frozen=True):
    """The players who control some objects."""

    what: Objects
    """The objects."""

    def players(self, game: AnyGame, context: AnyContext) -> tuple[int, ...]:
        """Return the controllers, in the order of their first objects."""
        return tuple(dict.fromkeys(map(game.player_of, self.what.objects(game, context))))
