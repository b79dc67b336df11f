"""The table of stages: the procedures of a game in order. Between any two stages the game is at rest."""

from collections.abc import Callable

from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.playing.legality import LEGALITY
from rulesdb.engine.fab.rules.turn import combat, start_of_game, turns
from rulesdb.engine.fab.rules.turn.event_table import RULES
from rulesdb.engine.fab.rules.turn.priority import PRIORITY
from rulesdb.engine.fab.state import State
from rulesdb.engine.kernel.process.game import StagedRules
from rulesdb.engine.kernel.process.options import Activate, Option, Pass, Play

Stage = Callable[[Game], None]


def next_turn(game: Game) -> None:
    """Begin the next turn with its first phase."""
    turns.begin_next_turn(game)
    turns.begin_first_phase(game)


STAGES: dict[str, Stage] = {
    "start": start_of_game.start,
    "first hands": start_of_game.first_hands,
    "start phase": turns.start_phase,
    "action phase": turns.action_phase,
    "settle": PRIORITY.settle,
    "priority": PRIORITY.ask,
    "attack step": combat.attack_step,
    "defend step": combat.defend_step,
    "reaction step": combat.reaction_step,
    "damage step": combat.damage_step,
    "resolution step": combat.resolution_step,
    "close step": combat.close_step,
    "end of combat": combat.end_of_combat,
    "close of combat": PRIORITY.begin,  # the action phase continues (7.7.7)
    "end phase": turns.end_phase,
    "end: allies": PRIORITY.then(turns.restore_allies),
    "end: arsenal": PRIORITY.then(turns.put_into_arsenal),
    "end: pitch": PRIORITY.then(turns.return_pitched_cards),
    "end: untap": PRIORITY.then(turns.untap),
    "end: points": PRIORITY.then(turns.lose_points),
    "end: draw": PRIORITY.then(turns.draw_up),
    "end: turn": next_turn,
}


FAB = StagedRules[State, Game, Option](
    game=Game,
    rules=RULES,
    stages=STAGES,
    over="fab:4.5.1",
    actions=(Play, Activate, Pass),
    forbidden=LEGALITY.forbidden,
    could_be_legal=LEGALITY.could_be_legal,
)
"""The rules of Flesh and Blood for the kernel."""
