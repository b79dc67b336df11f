"""Steps of a turn as rows: a step begins, what its rules do by themselves happens, and players get priority.

Each step is a stage of the game, under its name.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Generic, TypeVar

from msgspec import Struct

from rulesdb.engine.kernel.defaults import always
from rulesdb.engine.kernel.event_kinds.turn_events import GoTo
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.turn.priority import PriorityRules

G = TypeVar("G", bound=AnyGame)
N = TypeVar("N", bound=str)


class TurnStep(Struct, Generic[G, N], frozen=True, eq=False):
    """A step of a turn, or a phase without steps."""

    phase: str
    """Name of the phase that the step belongs to."""
    rule: str
    """Identifier of the rule by which the step begins."""
    turn_based_actions: Callable[[G], bool] = always
    """Perform what happens as the step begins, without the stack; return whether players get priority then."""
    takes_place: Callable[[G], bool] = always
    """Whether this turn has the step, asked before it begins."""
    without_priority: N | None = None
    """Name of the next step if players get no priority in this one, None for the following one."""


class TurnSteps(Struct, Generic[G, N], frozen=True, eq=False):
    """The steps of a turn, and the way from one to the next."""

    steps: Mapping[N, TurnStep[G, N]]
    """The steps by name."""
    following: Mapping[N, N]
    """Names of the following steps; that of the last step is the step itself."""
    present: Callable[[G], N]
    """Return the name of the step that the turn is in, "" before the first turn."""
    begin: Callable[[G, N, str], bool]
    """Begin a step by its rule, unless an effect skips it; return whether it has begun."""
    end_phase: Callable[[G], None]
    """Perform what happens as a phase ends."""
    end_turn: Callable[[G], None]
    """Go on after a last step in which players get no priority."""
    priority: PriorityRules[G]
    """The rules of priority."""

    def stages(self) -> dict[str, Callable[[G], None]]:
        """Return the stages of all steps."""
        return {name: partial(self.perform, name=name) for name in self.steps}

    def perform(self, game: G, name: N) -> None:
        """Perform a step until players get priority in it, or go on to the next one."""
        step = self.steps[name]
        if not step.takes_place(game) or not self._begins(game, name, step):
            self._go_on(game, name, self.following[name])
            return
        if step.turn_based_actions(game):
            self.priority.begin(game)
        else:
            self._go_on(game, name, step.without_priority or self.following[name])

    def _begins(self, game: G, name: N, step: TurnStep[G, N]) -> bool:
        """Begin a step, after the end of the present phase if the step belongs to another one."""
        present = self.present(game)
        if present and self.steps[present].phase != step.phase:
            self.end_phase(game)
        return self.begin(game, name, step.rule)

    def _go_on(self, game: G, name: N, following: N) -> None:
        if following == name:
            self.end_turn(game)
        else:
            note(game, GoTo(stage=following))
