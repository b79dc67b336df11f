"""The process of a toy game: it asks, runs again with the answers, rests, and tells every event once."""

from collections.abc import Sequence

import pytest

from rulesdb.engine.kernel.book import Book, rules_in_force
from rulesdb.engine.kernel.engine_errors import EndlessError, IllegalChoiceError
from rulesdb.engine.kernel.play.declarations import succeeds
from rulesdb.engine.kernel.process.options import Decision
from rulesdb.engine.kernel.process.process import MOST_EVENTS, Position, Process, UndecidedError, proceed, start

book = Book("sums")
LAST = 2  # of the stages of the toy


@book.step("1.1")
def count_on(process: Process[int, str, int], steps: int) -> None:
    """Count steps, and do nothing else."""
    for _ in range(steps):
        process.count_step()


class Sums:
    """Two numbers are asked for and added in each stage; after two stages the game is over. The state is the sum."""

    def __init__(self, steps: int = 0) -> None:
        """Count so many steps in each stage."""
        self.steps = steps

    def process(self, state: int, answers: Sequence[int]) -> Process[int, str, int]:
        """Begin a process."""
        return Process(state, answers)

    def stage(self, process: Process[int, str, int]) -> bool:
        """Add two numbers to the hundreds, which count the stages."""
        count_on(process, self.steps)
        process.events.append("begun")
        first = process.choose(0, "first", lambda: [1, 2, 3], "sums:1.2")
        process.events.append(f"first {first}")
        second = process.choose(1, "second", lambda: [1, 2, 3], "sums:1.3")
        process.events.append(f"second {second}")
        process.state += 100 + first + second
        return process.state < 100 * LAST

    def forbidding(self, _position: Position[int, str, int], _player: int, choice: int) -> frozenset[str]:
        """Name a rule of what is no number of this game."""
        return frozenset({f"sums:{choice}"})


def test_each_event_is_told_once_and_answers_are_kept_until_the_next_rest() -> None:
    """From the first question to the end of the game."""
    rules = Sums()
    position, told = start(rules, 0)
    assert told == ["begun"]
    assert position.decision is not None
    assert (position.decision.player, position.decision.kind, position.decision.options) == (0, "first", (1, 2, 3))
    assert (position.state, position.now, position.answers, position.events_emitted) == (0, 0, (), 1)
    position, told = proceed(rules, position, 3)
    assert told == ["first 3"]
    assert (position.state, position.answers, position.events_emitted) == (0, (3,), 2)
    position, told = proceed(rules, position, 1)
    assert told == ["second 1", "begun"]
    assert (position.state, position.now, position.answers, position.events_emitted) == (104, 104, (), 1)
    position, told = proceed(rules, position, 2)
    position, told = proceed(rules, position, 2)
    assert told == ["second 2"]
    assert position == Position(208, 208, (), None, 0)


def test_what_is_no_option_is_refused_also_when_the_game_is_over() -> None:
    """With the rules that forbid it."""
    rules = Sums()
    position, _ = start(rules, 0)
    with pytest.raises(IllegalChoiceError) as refusal:
        proceed(rules, position, 9)
    assert refusal.value.rules == ("sums:9",)
    over: Position[int, str, int] = Position(208, 208, (), None, 0)
    with pytest.raises(IllegalChoiceError):
        proceed(rules, over, 1)


def test_a_missing_answer_says_what_must_be_decided() -> None:
    """For those who see the exception."""
    process: Process[int, str, int] = Process(0)
    with pytest.raises(UndecidedError, match=r"^first$"):
        Sums().stage(process)


def test_a_process_that_goes_on_for_ever_ends_with_the_rule_that_was_running() -> None:
    """Exactly so many steps between two rests are allowed, and each rest begins anew."""
    position, _ = start(Sums(MOST_EVENTS), 0)
    position, _ = proceed(Sums(MOST_EVENTS), position, 1)
    position, _ = proceed(Sums(MOST_EVENTS), position, 1)
    assert position.state == 102
    with rules_in_force(), pytest.raises(EndlessError, match=r"sums:1\.1"):
        start(Sums(MOST_EVENTS + 1), 0)


class Rests(Sums):
    """Stages that ask for nothing, and never end."""

    def stage(self, process: Process[int, str, int]) -> bool:
        """Come to rest once more."""
        process.count_step()
        return True


def test_stages_without_a_decision_that_go_on_for_ever_end() -> None:
    """A turn that never comes would leave a game at rest again and again, with nobody asked for anything."""
    with pytest.raises(EndlessError):
        start(Rests(), 0)


def _endless() -> list[int]:
    return _endless()


def test_options_are_worked_out_once_somebody_looks_at_them() -> None:
    """A question about an option that is told alone is no look; one about another option is."""
    looks: list[int] = []

    def options() -> list[int]:
        looks.append(1)
        return [1, 2, 3]

    decision = Decision(0, "first", options, "sums:1.2", lambda option: True if option == 1 else None)
    assert decision.allows(1)
    assert looks == []
    assert (decision.allows(2), decision.allows(4)) == (True, False)
    assert decision.options == (1, 2, 3)
    assert looks == [1]


def test_decisions_are_values() -> None:
    """They are equal if player, question, rule and options are."""
    first, same = (Decision(0, "first", lambda: [1, 2], "sums:1.2") for _ in range(2))
    assert first == same
    assert hash(first) == hash(same)
    assert first != Decision(0, "first", lambda: [1], "sums:1.2")
    assert first != Decision(1, "first", lambda: [1, 2], "sums:1.2")
    assert first != (0, "first")


def test_options_of_rules_that_call_each_other_without_an_end_are_refused() -> None:
    """Such rules are named as those of an endless procedure are."""
    with pytest.raises(EndlessError):
        _ = Decision(0, "first", _endless, "sums:1.2").options
    with pytest.raises(EndlessError):
        Decision(0, "first", lambda: [1], "sums:1.2", lambda _option: bool(_endless())).allows(1)


def _undecided(_answers: tuple[object, ...]) -> None:
    raise UndecidedError(Decision(0, "first", lambda: [1, 2], "sums:1.2"))


@pytest.mark.parametrize("in_doubt", [True, False])
def test_an_attempt_that_asks_for_ever_is_in_doubt(in_doubt: bool) -> None:
    """No more than a number of sequences of answers is tried."""
    assert succeeds(_undecided, in_doubt=in_doubt) is in_doubt
