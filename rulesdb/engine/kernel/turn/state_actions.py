"""State-based actions: what the rules do by themselves whenever a player would get priority."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from rulesdb.engine.kernel.process.game import AnyGame

G = TypeVar("G", bound=AnyGame)


def unless_settled(game: G, on: tuple[object, ...], act: Callable[[G], None]) -> None:
    """Act on the state, unless that changed nothing when all parts of the state on which it depends were as they are.

    ``on`` are these parts. As a rule a player passes, and the next one gets priority in a state that is the same.
    """
    settled: set[bool] = game.keep("settled", on, set)
    if settled:
        return
    before = game.state
    act(game)
    if game.state is before and not game.is_misread:
        settled.add(True)


def perform_actions(game: G, actions: Sequence[Callable[[G], None]], *, are_repeated: bool = False) -> None:
    """Perform state-based actions in order, until the game is over.

    ``are_repeated``: all are performed again as long as any of them changes the state.
    """
    has_changed = True
    while has_changed:
        before = game.state
        for action in actions:
            if game.state.winners is None:
                action(game)
        has_changed = are_repeated and game.state is not before
