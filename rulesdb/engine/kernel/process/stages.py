"""The process of a game as a table of stages: its procedures, between any two of which the game is at rest."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar, cast

from msgspec import Struct

from rulesdb.engine.kernel.defaults import always
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.game_rules import GameRules
from rulesdb.engine.kernel.process.process import Position, Process
from rulesdb.engine.kernel.state.state import CoreState

C = TypeVar("C")
G = TypeVar("G", bound=AnyGame)
S = TypeVar("S", bound=CoreState)


class StagedRules(Struct, Generic[S, G, C], frozen=True, eq=False):
    """The rules of a game, for the kernel's process, as a table of stages."""

    game: Callable[[S, Sequence[C], GameRules], G]
    """Return a running game: its state, the answers given since, and its tables of rules."""
    rules: GameRules
    """The tables that a running game carries."""
    stages: Mapping[str, Callable[[G], None]]
    """The procedures; a state names the next one (``CoreState.stage``)."""
    over: str
    """Identifier of the rule by which nobody chooses anything once the game is over."""
    actions: tuple[type[C], ...]
    """The kinds of options that a player may try at any time."""
    forbidden: Callable[[G, int, Any], frozenset[str]]
    """Return the identifiers of the rules that forbid an action to a player now."""
    could_be_legal: Callable[[G, int, Any], bool] = always
    """Whether an action could be legal for a player, as far as the place of its object shows."""

    def process(self, state: S, answers: Sequence[C] = ()) -> G:
        """Start a process."""
        return self.game(state, answers, self.rules)

    def stage(self, process: Process[Any, Any, Any]) -> bool:
        """Run the present stage; return whether the game goes on."""
        game = cast("G", process)
        if game.state.winners is not None:
            return False
        self.stages[game.state.stage](game)
        return game.state.winners is None

    def forbidding(self, position: Position[S, Event, C], player: int, choice: C) -> frozenset[str]:
        """Return the rules that forbid a choice to a player: of an answer to a question, the rule that asks."""
        decision = position.decision
        if decision is None:
            return frozenset({self.over})
        if not isinstance(choice, self.actions):
            return frozenset({decision.rule})
        return self.forbidden(self.process(position.now), player, choice)
