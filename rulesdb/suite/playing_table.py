"""A table at which the steps of a scenario are played, and its answers found among the options by their meaning."""

from collections.abc import Mapping, Sequence
from typing import Any

from rulesdb.engine.kernel.events import OnlyOption
from rulesdb.engine.kernel.process.decisions import Decision
from rulesdb.engine.kernel.process.options import Option
from rulesdb.play.play_errors import ScriptError
from rulesdb.suite.format import (
    Act,
    Bring,
    Given,
    Observe,
    PassAll,
    PassUntil,
    PrintedCard,
    Reply,
    SeatedPlayer,
    Setup,
    Track,
    Value,
)
from rulesdb.suite.labelled_table import LabelledTable
from rulesdb.suite.protocol import Doing, TakeBack, Try
from rulesdb.suite.vocabulary import Vocabulary, topic


class PlayingTable(LabelledTable):
    """A table at which the steps of a scenario are played. A game derives its own class, with its setup."""

    most_choices = 100
    """The number of choices after which a game is taken to have no end; the longest scenario has some sixty."""
    vocabulary: Vocabulary
    """The observations of the game."""

    def set_up(self, setup: Setup, cards: Mapping[str, PrintedCard]) -> None:
        """Put the cards into their zones and begin the game."""
        raise NotImplementedError

    def bring(self, seat: SeatedPlayer) -> None:
        """Let a player come with another card-pool. Raises ScriptError in a game without card-pools."""
        raise ScriptError(f"{seat.name} has no card-pool in this game")

    def pass_to(self, step: str | None, answers: dict[str, list[Given]]) -> None:
        """Let all players pass until a step has begun, None for the next turn."""
        raise NotImplementedError

    def look(self, observe: Observe) -> Value:
        """Return what is observed."""
        return self.vocabulary.look(self, observe)

    def perform(self, step: Doing) -> list[str]:
        """Play a step; return the identifiers of the rules that forbid or reverse it, none for a legal action.

        Raises ScriptError for a step that is impossible.
        """
        match step:
            case Try(attempt=attempt):
                number = self.person(attempt.player).number
                return sorted(self._forbidding(self.position.decision, number, self.action(attempt)))
            case Bring(player=player):
                self.bring(player)
            case TakeBack():
                return self.reversal(step)
            case Act():
                self._act(step)
            case PassAll():
                self.resolve(step.times, **by_question(step.answers))
            case PassUntil():
                self.pass_to(step.step, by_question(step.answers))
            case Reply():
                self.answers(**by_question(step.answers))
            case Track():
                self.label(self.card(step.object), step.label)
        return []

    def reversal(self, step: TakeBack) -> list[str]:
        """Return the rules that reverse an action. Raises ScriptError if the game is not as before."""
        raise ScriptError(f"no action is taken back here: {step.attempt.action}")

    def _act(self, step: Act) -> None:
        player, action = self.person(step.attempt.player).number, self.action(step.attempt)
        decision = self.position.decision
        if decision is None or decision.player != player or not decision.allows(action):
            rules = sorted(self._forbidding(decision, player, action))
            raise ScriptError(f"{step.attempt.player} cannot {step.attempt.action} now ({', '.join(rules)})")
        if step.announce:
            self.begin_taking(player, action)
        else:
            self.take(player, action, by_question(step.answers))

    def take(self, player: int, action: Option, answers: Mapping[str, object]) -> None:
        """Let a player take an action. Raises ScriptError for an answer that matters and was not asked for."""
        self._answers = self.scripted(answers)
        self.begin_taking(player, action)
        self._answer_all()
        left = [kind for kind, given in self._answers.items() if any(map(_matters, given))]
        if left:
            raise ScriptError(f"no question asks for the answer {', '.join(left)}")

    def _answer(self, decision: Decision[Option]) -> Option | None:
        given = self._answers.get(topic(decision.kind))
        while given:
            answer: Any = given.pop(0)
            if answer.choice.stop:
                return None
            if answer.forced and len(decision.options) > 1:
                raise ScriptError(f"{answer.player} has other answers to the question {decision.kind}")
            option = self.option_of(answer.choice, decision.options, decision)
            if option is not None:
                return option
            if _matters(answer):
                raise ScriptError(f"{answer.player} cannot choose this for the question {decision.kind}")
        return super()._answer(decision)

    def _drop_answer(self, event: OnlyOption) -> None:
        given: list[Any] | None = self._answers.get(topic(event.kind))
        if given and self.has_begun and given[0].choice == self.only_choice(event):
            given.pop(0)


def _matters(answer: Any) -> bool:  # noqa: ANN401  (the table keeps answers as any objects)
    return not (answer.default or answer.choice.stop)


def by_question(answers: Sequence[Given]) -> dict[str, list[Given]]:
    """Return answers by the kind of question, in order."""
    found: dict[str, list[Given]] = {}
    for answer in answers:
        found.setdefault(answer.question, []).append(answer)
    return found
