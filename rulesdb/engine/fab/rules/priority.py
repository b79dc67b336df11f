"""Priority (1.11): the active player's action, passing, and what follows when all players pass in succession."""

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.continuous import is_attack
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.options import Activate, Play
from rulesdb.engine.fab.rules.activating import activate
from rulesdb.engine.fab.rules.layers import layers
from rulesdb.engine.fab.rules.legality import legal
from rulesdb.engine.fab.rules.playing import play
from rulesdb.engine.fab.rules.priority_holder import lose_priority
from rulesdb.engine.fab.rules.resolving import next_to_resolve, resolve_top
from rulesdb.engine.fab.rules.rewinding import take_back
from rulesdb.engine.kernel.attempts import IllegalError
from rulesdb.engine.kernel.options import Option
from rulesdb.engine.kernel.pipeline import note


def ask(game: Game) -> None:
    """Let the active player choose a legal option, and perform it."""
    active = game.state.priority
    assert active is not None
    act(game, active, game.choose(active, "priority", lambda: legal(game, active), "fab:1.11.1"))


def act(game: Game, player: int, action: Option) -> None:
    """Perform the active player's option; reverse the game if the option turns out to be illegal (1.10.3)."""
    before, events_before = game.state, len(game.events)
    lose_priority(game)
    try:
        if isinstance(action, Play):
            play(game, player, action.object)
        elif isinstance(action, Activate):
            activate(game, player, action.object, action.ability)
        else:
            hand_on(game, player, passes_in_succession(game, before.passed))
    except IllegalError as illegal:
        done = tuple(game.events[events_before:])
        reversal = kinds.TakenBack(player=player, rules=tuple(sorted(illegal.rules)))
        take_back(game, illegal.before or before, done, reversal, before.passed)


def hand_on(game: Game, player: int, passed: int) -> None:
    """Give priority to the next player, unless all players have now passed in succession."""
    if passed < len(game.playing):
        note(game, kinds.Priority(by=next_player.id, player=next_player(game, player), passed=passed))
    else:
        all_passed(game)


def _previous_player(game: Game, player: int) -> int:
    return game.clockwise(player)[-1]


@book.definition(
    "1.11.4a#sentence-1", _previous_player, "パスすると、反時計回り順で次のプレイヤーが優先権を得るとする読み方"
)
def next_player(game: Game, player: int) -> int:
    """If a player passes, the next player in clockwise order gets priority."""
    return game.clockwise(player)[1]


def _passes_at_any_time(game: Game, _passed: int) -> int:
    """Count all passes since a rule last gave priority to the turn-player (misreading of 1.11.4a)."""
    given = [event.by for event in game.state.history if isinstance(event, kinds.Priority)]
    since = next((at for at, by in enumerate(reversed(given)) if by == receiver.id), len(given))
    return given[len(given) - since :].count(next_player.id) + 1


@book.definition(
    "1.11.4a#sentence-2",
    _passes_at_any_time,
    "間にだれかがプレイや起動をしていても、全員が1回パスしていればよいとする読み方",
)
def passes_in_succession(_game: Game, passed: int) -> int:
    """Passes count if all players pass in succession, without playing or activating anything in between.

    ``passed`` is the number of players who had passed since a player last played or activated something.
    """
    return passed + 1


def all_passed(game: Game) -> None:
    """Resolve the top layer of the stack; end the step of combat or the phase if the stack is empty."""
    if not layers(game.state):
        end_the_step_or_phase(game)
    elif is_for_the_attack_step(game):
        note(game, kinds.GoTo(by="fab:7.1.3", stage="attack step"))
    else:
        resolve_the_top_layer(game)


@book.step("1.11.4a#sentence-3")
def resolve_the_top_layer(game: Game) -> None:
    """If all players pass in succession and the stack is not empty, the top layer resolves."""
    _PRIORITY_AFTER[resolve_top(game).end](game)


@book.step("1.11.4a#sentence-4")
def end_the_step_or_phase(game: Game) -> None:
    """If all players pass in succession and the stack is empty, the step of combat or the phase ends."""
    go_to_what_follows(game, "fab:1.11.4a")


@book.filter("5.3.1#sentence-3")
def is_for_the_attack_step(game: Game) -> bool:
    """In the Layer Step an attack on top of the stack does not resolve as other layers do: the Attack Step begins."""
    return game.state.combat == "layer" and is_attack(game, next_to_resolve(game))


def go_to_what_follows(game: Game, by: str) -> None:
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


def _whose_layer_resolved(game: Game) -> int:
    """Return the controller of the layer that resolved last, else the turn-player (misreading of 1.11.3)."""
    resolved = (event.object for event in reversed(game.state.history) if isinstance(event, kinds.Resolved))
    layer = next(resolved, None)
    return game.state.turn_player if layer is None else game.player_of(layer)


@book.definition(
    "1.11.3#sentence-3",
    _whose_layer_resolved,
    "レイヤーが解決された後は、それをコントロールしていた人が得るとする読み方",
)
def receiver(game: Game) -> int:
    """The turn-player gets priority when the action phase or most steps of combat begin, and after a layer resolves.

    If the turn-player has lost the game, the next player clockwise gets priority.
    """
    return game.clockwise(game.state.turn_player)[0]


def _to_the_last_to_pass(game: Game) -> None:
    """Give priority to the last player who had it (misreading of 5.3.2, 5.3.4d and 5.3.7)."""
    given = (event.player for event in reversed(game.state.history) if isinstance(event, kinds.Priority))
    note(game, kinds.Priority(by="fab:1.11.3", player=next(player for player in given if player is not None)))


_LAST_PLAYER = "最後にパスしたプレイヤーが優先権を得るとする読み方"


@book.definition("5.3.2#sentence-4", _to_the_last_to_pass, f"解決に失敗した後は、{_LAST_PLAYER}")
def give_priority_after_a_failure(game: Game) -> None:
    """When a layer has failed to resolve, the turn-player gets priority."""
    to_the_turn_player(game)


@book.definition("5.3.4d#sentence-2", _to_the_last_to_pass, f"1回目の解決の後は、{_LAST_PLAYER}")
def give_priority_after_the_first_of_two(game: Game) -> None:
    """When a melded layer has resolved for the first time, the turn-player gets priority."""
    to_the_turn_player(game)


@book.definition("5.3.7#sentence-3", _to_the_last_to_pass, f"レイヤーが解決された後は、{_LAST_PLAYER}")
def give_priority_after_clearing(game: Game) -> None:
    """When a layer has been cleared, the turn-player gets priority."""
    to_the_turn_player(game)


_PRIORITY_AFTER = {
    "failed": give_priority_after_a_failure,
    "first of two": give_priority_after_the_first_of_two,
    "complete": give_priority_after_clearing,
}
