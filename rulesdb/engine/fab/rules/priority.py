"""Priority (1.11): the active player's action, passing, and what follows when all players pass in succession."""

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.activating import activate
from rulesdb.engine.fab.rules.attacks import is_attack
from rulesdb.engine.fab.rules.game_states import act as act_on_state
from rulesdb.engine.fab.rules.layers import layers
from rulesdb.engine.fab.rules.legality import LEGALITY
from rulesdb.engine.fab.rules.playing import play
from rulesdb.engine.fab.rules.priority_holder import lose_priority
from rulesdb.engine.fab.rules.resolving import RESOLUTION, next_to_resolve
from rulesdb.engine.fab.rules.rewinding import REVERSAL
from rulesdb.engine.kernel.process.options import Activate, Play
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.turn.priority import PriorityRules


def act(game: Game, player: int, action: Play | Activate) -> None:
    """Play a card or activate an ability."""
    if isinstance(action, Play):
        play(game, player, action.object)
    else:
        activate(game, player, action.object, action.ability)


@book.definition("1.11.4a#sentence-1")
def next_player(game: Game, player: int) -> int:
    """If a player passes, the next player in clockwise order gets priority."""
    return game.next_clockwise(player)


@book.definition("1.11.4a#sentence-2")
def passes_in_succession(_game: Game, passed: int) -> int:
    """Passes count if all players pass in succession, without playing or activating anything in between.

    ``passed`` is the number of players who had passed since a player last played or activated something.
    """
    return passed + 1


def all_passed(game: Game) -> None:
    """Resolve the top layer of the stack, or begin the Attack Step if it is the attack for that step."""
    if is_for_the_attack_step(game):
        note(game, kinds.GoTo(by="fab:7.1.3", stage="attack step"))
    else:
        resolve_the_top_layer(game)


@book.step("1.11.4a#sentence-3")
def resolve_the_top_layer(game: Game) -> None:
    """If all players pass in succession and the stack is not empty, the top layer resolves."""
    _PRIORITY_AFTER[RESOLUTION.resolve(game).end](game)


@book.step("1.11.4a#sentence-4")
def end_the_step_or_phase(game: Game) -> None:
    """If all players pass in succession and the stack is empty, the step of combat or the phase ends."""
    go_to_what_follows(game, end_the_step_or_phase.id)


@book.filter("5.3.1#sentence-3")
def is_for_the_attack_step(game: Game) -> bool:
    """In the Layer Step an attack on top of the stack does not resolve as other layers do: the Attack Step begins."""
    return game.state.combat == "layer" and is_attack(game, next_to_resolve(game))


def go_to_what_follows(game: Game, by: str = "") -> None:
    """Go to the stage that follows the step of combat or, outside combat, the phase."""
    note(game, kinds.GoTo(by=by, stage=_NEXT[game.state.combat or game.state.phase]))


_NEXT = {
    "start": "action phase",
    "action": "end phase",
    "end": "end: allies",
    "layer": "close step",
    "attack": "defend step",
    "defend": "reaction step",
    "reaction": "damage step",
    "damage": "resolution step",
    "resolution": "close step",
    "close": "end of combat",
}


def to_the_turn_player(game: Game) -> None:
    """Give priority to the player who receives it by rule (1.11.3)."""
    note(game, kinds.Priority(by="fab:1.11.3", player=receiver(game)))


@book.definition("1.11.3#sentence-3")
def receiver(game: Game) -> int:
    """The turn-player gets priority when the action phase or most steps of combat begin, and after a layer resolves.

    If the turn-player has lost the game, the next player clockwise gets priority.
    """
    return game.clockwise(game.state.turn_player)[0]


@book.definition("5.3.2#sentence-4")
def give_priority_after_a_failure(game: Game) -> None:
    """When a layer has failed to resolve, the turn-player gets priority."""
    to_the_turn_player(game)


@book.definition("5.3.4d#sentence-2")
def give_priority_after_the_first_of_two(game: Game) -> None:
    """When a melded layer has resolved for the first time, the turn-player gets priority."""
    to_the_turn_player(game)


@book.definition("5.3.7#sentence-3")
def give_priority_after_clearing(game: Game) -> None:
    """When a layer has been cleared, the turn-player gets priority."""
    to_the_turn_player(game)


_PRIORITY_AFTER = {
    "failed": give_priority_after_a_failure,
    "first of two": give_priority_after_the_first_of_two,
    "complete": give_priority_after_clearing,
}


@book.filter("1.11.3#sentence-1")
def is_phase_without_priority(game: Game) -> bool:
    """The players do not get priority in any phase except the action phase."""
    return game.state.phase != "action"


@book.filter("1.11.3#sentence-2")
def is_step_without_priority(game: Game) -> bool:
    """The players do not get priority during the Close Step, although it is in the action phase."""
    return game.state.combat == "close"


def _is_withheld(game: Game) -> bool:
    return is_phase_without_priority(game) or is_step_without_priority(game)


PRIORITY = PriorityRules[Game](
    rule="fab:1.11.1",
    holder="fab:1.11.2",
    legal=LEGALITY.legal,
    is_legal=LEGALITY.is_legal,
    act=act,
    take_back=REVERSAL.take_back,
    act_on_state=act_on_state,
    give=to_the_turn_player,
    lose=lose_priority,
    next_player=next_player,
    passes=passes_in_succession,
    stack=layers,
    resolve=RESOLUTION.resolve,
    all_passed=all_passed,
    is_withheld=_is_withheld,
    go_on=go_to_what_follows,
    end=end_the_step_or_phase,
)
"""The rules of priority."""
