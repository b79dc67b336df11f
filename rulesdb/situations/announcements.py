"""Declarations for objects that are on the stack as a situation begins: modes and targets, without a cost.

What a game triggers as something is played has happened before, so nothing triggers now. The objects wait for their
declarations as ones that are played free of cost, and the stage of ``ANNOUNCING`` takes them one by one.
"""

from collections.abc import Callable
from typing import Any

from rulesdb.engine.kernel.event_kinds.player_events import GoTo
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.turn.priority import SETTLE

ANNOUNCING = "situation: announcements"
"""Key of the stage in which the objects on the stack get their declarations."""
HIGHEST_X = range(21)
"""The values of X that a player can have announced, since no cost bounds it."""


def waiting(state: Any) -> list[int]:
    """Return the ids of the objects on the stack of a state that wait for their declarations, the lowest first."""
    layers = [item for item in state.objects.values() if item.zone.name == "stack" and item.layer is not None]
    return [item.id for item in layers if item.layer.declared.is_free]


def announcing(
    declare: Callable[[Any, int, int], None], keep_priority: Callable[[Any, int], None]
) -> Callable[[AnyGame], None]:
    """Return the stage of the declarations.

    ``declare`` lets a player declare for an object, both given by index; ``keep_priority`` gives the player priority.
    """

    def stage(game: AnyGame) -> None:
        first, *others = waiting(game.state)
        player = game.player_of(first)
        declare(game, player, first)
        if others:
            note(game, GoTo(stage=ANNOUNCING))
        else:
            keep_priority(game, player)
            note(game, GoTo(stage=SETTLE))

    return stage
