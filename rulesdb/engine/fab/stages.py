"""The table of stages: which procedure comes when. Between any two rows the game is at rest."""

from collections.abc import Callable, Sequence

from rulesdb.engine.fab.contexts import Event
from rulesdb.engine.fab.event_pipeline import note
from rulesdb.engine.fab.events import GoTo
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.options import Activate, Option, Pass, Play
from rulesdb.engine.fab.rules import combat, game_states, priority, starting, turns
from rulesdb.engine.fab.rules.legality import forbidden
from rulesdb.engine.fab.rules.priority_holder import receive_priority
from rulesdb.engine.fab.state import State
from rulesdb.engine.kernel.process import Position, Process

Stage = Callable[[Game], None]


def settle(game: Game) -> None:
    """Do the game state actions; then whoever has priority is asked."""
    game_states.act(game)
    if game.state.stage == "settle":
        if game.state.priority not in game.playing:  # nobody has it, or who had it has lost
            priority.to_the_turn_player(game)
        receive_priority(game)
        note(game, GoTo(stage="priority"))


def ask(game: Game) -> None:
    """Ask the active player; then settle."""
    priority.ask(game)
    if game.state.stage == "priority":
        note(game, GoTo(stage="settle"))


def after_combat(game: Game) -> None:
    """The action phase goes on (7.7.7)."""
    priority.to_the_turn_player(game)
    note(game, GoTo(stage="settle"))


def next_turn(game: Game) -> None:
    """The next turn begins."""
    turns.next_turn(game)
    note(game, GoTo(stage="start phase"))


def _then(stage: Stage, following: str) -> Stage:
    """Return a step of the end of turn, after which layers resolve as though all passed (4.4.3)."""

    def both(game: Game) -> None:
        stage(game)
        combat.drain(game)
        if game.state.winners is None:
            note(game, GoTo(stage=following))

    return both


STAGES: dict[str, Stage] = {
    "start": starting.start_game,
    "start phase": turns.start_phase,
    "action phase": turns.action_phase,
    "settle": settle,
    "priority": ask,
    "attack step": combat.attack_step,
    "defend step": combat.defend_step,
    "reaction step": combat.reaction_step,
    "damage step": combat.damage_step,
    "resolution step": combat.resolution_step,
    "close step": combat.close_step,
    "close of combat": after_combat,
    "end phase": turns.end_phase,
    "end: allies": _then(turns.restore_allies, "end: arsenal"),
    "end: arsenal": _then(turns.put_into_arsenal, "end: pitch"),
    "end: pitch": _then(turns.return_pitched_cards, "end: points"),
    "end: points": _then(turns.lose_points, "end: draw"),
    "end: draw": _then(turns.draw_up, "end: turn"),
    "end: turn": next_turn,
}


class FabRules:
    """What Flesh and Blood brings to the kernel."""

    def process(self, state: State, answers: Sequence[Option]) -> Game:
        """Begin a process."""
        return Game(state, answers)

    def stage(self, process: Process[State, Event, Option]) -> bool:
        """Run the stage at which the state is; False: the game is over."""
        assert isinstance(process, Game)
        if process.state.winners is not None:
            return False
        STAGES[process.state.stage](process)
        return process.state.winners is None

    def forbidding(self, position: Position[State, Event, Option], choice: Option) -> frozenset[str]:
        """Return the identifiers of the rules that forbid a choice."""
        decision = position.decision
        if decision is None:
            return frozenset({"fab:4.5.1"})
        return self.forbidding_to(position, decision.player, choice)

    def forbidding_to(self, position: Position[State, Event, Option], player: int, choice: Option) -> frozenset[str]:
        """Return the identifiers of the rules that forbid a choice to any player, whoever must choose now."""
        decision = position.decision
        if decision is None:
            return frozenset({"fab:4.5.1"})
        if not isinstance(choice, Play | Activate | Pass):
            return frozenset({decision.rule})
        return forbidden(Game(position.now), player, choice)


FAB = FabRules()
