"""Steps of a turn in the made-up game of three players: phases, priority, and steps that are left out."""

from collections.abc import Callable

from support.engine.spell_duel import Duel, duel, rules

from rulesdb.engine.kernel.event_kinds.turn_events import GoTo, Over
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.turn.turn_steps import TurnStep, TurnSteps


class Turn:
    """A turn of four steps in two phases; ``log`` has what happened in it, in order."""

    def __init__(self, present: str = "", *, skipped: str = "", **changed: TurnStep[Duel, str]) -> None:
        """Begin in a step, with an effect that skips a step, and with some steps of another kind."""
        self.log: list[str] = []
        self.game = duel()
        steps = {
            "wake": TurnStep[Duel, str]("morning", "turn:1"),
            "work": TurnStep[Duel, str]("day", "turn:2"),
            "rest": TurnStep[Duel, str]("day", "turn:3"),
            "sleep": TurnStep[Duel, str]("day", "turn:4", lambda _game: False),
        }

        def begin(_game: Duel, name: str, rule: str) -> bool:
            self.log.append(f"begin {name} by {rule}")
            return name != skipped

        self.steps = TurnSteps[Duel, str](
            steps={**steps, **changed},
            following={"wake": "work", "work": "rest", "rest": "sleep", "sleep": "sleep"},
            present=lambda _game: present,
            begin=begin,
            end_phase=self._logged("phase ends"),
            end_turn=self._logged("turn ends"),
            priority=rules(),
        )

    def _logged(self, text: str) -> Callable[[Duel], None]:
        return lambda _game: self.log.append(text)

    def perform(self, name: str) -> list[str]:
        """Perform a step; return the log, which ends with the stages to which the game then goes."""
        self.steps.stages()[name](self.game)
        return [*self.log, *(event.stage for event in self.game.events if isinstance(event, GoTo))]


def test_players_get_priority_in_a_step_that_has_begun() -> None:
    """The game settles next, which gives priority."""
    assert Turn().perform("wake") == ["begin wake by turn:1", "settle"]


def test_a_phase_ends_before_the_first_step_of_the_next_one() -> None:
    """It does not end between two steps of the same phase."""
    assert Turn("wake").perform("work") == ["phase ends", "begin work by turn:2", "settle"]
    assert Turn("work").perform("rest") == ["begin rest by turn:3", "settle"]


def test_after_a_skipped_step_the_following_one_is_next() -> None:
    """What the skipped step would have done does not happen."""
    busy = TurnStep[Duel, str]("day", "turn:2", lambda _game: 1 / 0 > 0)
    assert Turn(skipped="work", work=busy).perform("work") == ["begin work by turn:2", "rest"]


def test_a_step_that_this_turn_does_not_have_is_not_begun() -> None:
    """Nor does the phase before it end."""
    absent = TurnStep[Duel, str]("day", "turn:2", takes_place=lambda _game: False)
    assert Turn("wake", work=absent).perform("work") == ["rest"]


def test_a_step_without_priority_names_the_next_one() -> None:
    """That is the following step, unless the step leads elsewhere."""
    elsewhere = TurnStep[Duel, str]("day", "turn:2", lambda _game: False, without_priority="sleep")
    assert Turn("work", rest=TurnStep("day", "turn:3", lambda _game: False)).perform("rest")[-1] == "sleep"
    assert Turn("wake", work=elsewhere).perform("work")[-1] == "sleep"


def test_the_turn_ends_after_a_last_step_without_priority() -> None:
    """The same holds if an effect skips that step."""
    assert Turn("rest").perform("sleep") == ["begin sleep by turn:4", "turn ends"]
    assert Turn("rest", skipped="sleep").perform("sleep") == ["begin sleep by turn:4", "turn ends"]


def test_nobody_gets_priority_once_the_game_is_over() -> None:
    """A turn-based action may end it."""

    def end(game: Duel) -> bool:
        note(game, Over(winners=(0,)))
        return True

    turn = Turn("work", rest=TurnStep("day", "turn:3", end))
    assert turn.perform("rest") == ["begin rest by turn:3"]
    assert turn.game.state.winners == (0,)
