"""Priority in a made-up game of three players: passing in succession, the stack, and the stages between."""

import pytest
from support.engine.spell_duel import STACK, Appears, Cast, Duel, Resolves, duel, rules, staged

from rulesdb.engine.kernel.engine_errors import IllegalChoiceError
from rulesdb.engine.kernel.event_kinds.layer_events import TakenBack
from rulesdb.engine.kernel.event_kinds.turn_events import GetPriority, GoTo, Lose, Priority
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.options import Option, Pass
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.process.process import Position, proceed, start
from rulesdb.engine.kernel.state.state import CoreState

GAME = staged(rules())
At = Position[CoreState, Event, Option]


def play(position: At, *choices: Option) -> tuple[At, list[Event]]:
    """Make choices, one after the other; return the events, too."""
    told: list[Event] = []
    for choice in choices:
        position, events = proceed(GAME, position, choice)
        told += events
    return position, told


def begun(**values: object) -> At:
    """Return the position in which the first player has priority."""
    return start(GAME, duel(stage="settle", **values).state)[0]


def who(position: At) -> int:
    """Return the player who must choose."""
    assert position.decision is not None
    return position.decision.player


def test_a_spell_resolves_once_all_have_passed_in_succession() -> None:
    """A pass before another spell was cast does not count; the turn-player has priority again."""
    position, told = play(begun(), Pass(), Cast("炎"), Pass(), Pass())
    assert [event for event in told if isinstance(event, Resolves)] == []
    assert position.now.zones[STACK] == (1,)
    position, told = play(position, Pass())
    assert [event for event in told if isinstance(event, Resolves)] == [Resolves()]
    assert (position.now.zones[STACK], who(position)) == ((), 0)


def test_with_an_empty_stack_the_phase_ends_and_its_end_resolves_the_stack_unasked() -> None:
    """The last step puts a spell on the stack, and nobody gets priority."""
    position, told = play(begun(turn_player=1), Pass(), Pass(), Pass())
    assert [event.player for event in told if isinstance(event, GetPriority)] == [2, 0]
    assert [event for event in told if isinstance(event, Resolves)] == [Resolves()]
    assert (position.decision, position.now.winners) == (None, (0,))


def test_whoever_gets_priority_gets_it_by_the_rule_that_gave_it() -> None:
    """By the rule of priority itself, if the game begins with a player who has it."""
    _, told = start(GAME, duel(stage="settle").state)
    assert told[-2] == GetPriority(by="duel:1.5", player=0)
    _, told = start(GAME, duel(stage="settle", priority=2).state)
    assert told[0] == GetPriority(by="duel:1", player=2)


def test_an_illegal_action_is_taken_back_and_passes_still_count() -> None:
    """The spell is gone, the player acts again, and one more pass of the two others is not enough."""
    position, told = play(begun(), Pass(), Cast(""))
    assert TakenBack(by="duel:1.3", player=1, rules=("duel:1.2",)) in told
    assert (who(position), position.now.passed, position.now.objects) == (1, 1, {})


def test_a_phase_begins_with_priority_or_without() -> None:
    """Without, the stack resolves at once, and the game goes on."""
    game = duel(turn=1)
    rules().begin_or_go_on(game)
    assert game.events == [Priority(by="duel:1.5", player=0), GoTo(stage="settle")]
    game = duel(turn=0)
    note(game, Appears(name="炎", player=0))
    rules().begin_or_go_on(game)
    assert game.events[1:] == [Resolves(), GoTo(by="duel:1.6", stage="last")]


def test_state_based_actions_come_before_priority_which_no_loser_gets() -> None:
    """The turn-player loses as the game settles."""

    def lose(game: Duel) -> None:
        if not game.state.players[0].has_lost:
            note(game, Lose(players=(0,)))

    game = duel(stage="settle", priority=0)
    rules(lose).settle(game)
    assert game.events[0] == Lose(players=(0,))
    assert Priority(by="duel:1.5", player=1) in game.events
    assert game.state.stage == "priority"


def test_forbidden_choices_name_their_rules() -> None:
    """Of an action those that forbid it, of an answer the rule that asks, and after the end that the game is over."""
    position = begun()
    with pytest.raises(IllegalChoiceError) as refusal:
        proceed(GAME, position, Cast("氷"))
    assert refusal.value.rules == ("duel:0",)
    with pytest.raises(IllegalChoiceError) as refusal:
        proceed(GAME, position, Option())
    assert refusal.value.rules == ("duel:1",)
    over, _ = play(position, Pass(), Pass(), Pass())
    with pytest.raises(IllegalChoiceError) as refusal:
        proceed(GAME, over, Pass())
    assert refusal.value.rules == ("duel:9",)
