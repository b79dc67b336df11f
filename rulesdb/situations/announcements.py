"""Declarations for objects that are on the stack as a situation begins: modes and targets, without a cost.

What a game triggers as something is played has happened before, so nothing triggers now. The objects wait for their
declarations as ones that are played free of cost, and the stage of ``ANNOUNCING`` takes them one by one.
"""

from collections.abc import Callable

from rulesdb.engine.kernel.event_kinds.player_events import GoTo
from rulesdb.engine.kernel.process.game import G
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.state.state import CoreState
from rulesdb.engine.kernel.turn.priority import SETTLE

ANNOUNCING = "situation: announcements"
"""Key of the stage in which the objects on the stack get their declarations."""
HIGHEST_X = range(21)
"""The values of X that a player can have announced, since no cost bounds it."""


def waiting(state: CoreState) -> list[int]:
    """Return the ids of the objects on the stack of a state that wait for their declarations, the lowest first."""
    on_stack = (item for item in state.objects.values() if item.zone.name == "stack")
    return [item.id for item in on_stack if item.layer is not None and item.layer.declared.is_free]


def announcing(declare: Callable[[G, int, int], None], keep_priority: Callable[[G, int], None]) -> Callable[[G], None]:
    """Return the stage of the declarations.

    ``declare`` lets a player declare for an object, both given by index; ``keep_priority`` gives the player priority.
    """

    def stage(game: G) -> None:
        first, *others = waiting(game.state)
        player = game.player_of(first)
        declare(game, player, first)
        if others:
            note(game, GoTo(stage=ANNOUNCING))
        else:
            keep_priority(game, player)
            note(game, GoTo(stage=SETTLE))

    return stage
