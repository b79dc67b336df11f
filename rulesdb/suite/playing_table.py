"""A table at which the steps of a scenario are played, and its answers found among the options by their meaning."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Generic

import msgspec

from rulesdb.engine.kernel.cards.roles import UntypedGame
from rulesdb.engine.kernel.events import AnyState, OfAnyGame, OnlyOption
from rulesdb.engine.kernel.process.options import AtAnyTime, Decision, Option
from rulesdb.play.card_table import C, G, NamedCard, P, S
from rulesdb.play.play_errors import ScriptError
from rulesdb.play.table import question_kind
from rulesdb.suite import format as suite
from rulesdb.suite.labelled_table import LabelledTable
from rulesdb.words.quoting import unknown_name


class PlayingTable(LabelledTable[S, G, P, C], Generic[S, G, P, C]):
    """A table at which the steps of a scenario are played. A game derives its own class, with how players sit down."""

    most_choices = 100
    """The number of choices after which a game is taken to have no end; the longest scenario has some sixty."""
    card_kind: ClassVar[type[NamedCard]]
    """The class of printed cards."""
    printed: Mapping[str, NamedCard]
    """The printed cards, by key."""

    def set_up(self, setup: suite.Setup, cards: Mapping[str, suite.PrintedCard]) -> None:
        """Put the cards into their zones and begin the game."""
        self.printed = {key: self._card(card) for key, card in cards.items()}
        for seat in setup.players:
            self.sit_down(seat)
        for placed in setup.cards:
            for _ in range(placed.count):
                tracked = self.place(placed)
                if placed.label is not None:
                    self.label(tracked, placed.label)
        self.begin_at(setup.begin)

    def _card(self, printed: suite.PrintedCard) -> NamedCard:
        """Return a printed card: read from its print if the scenario is about that."""
        if printed.read:
            card: NamedCard = type(self).read_card(*printed.text)
            return card
        return self.codec.decode(msgspec.json.encode(printed.data), self.card_kind)

    def card_of(self, key: str) -> NamedCard:
        """Return a printed card by its key. Raises ScriptError for one that the scenario does not have."""
        if key not in self.printed:
            raise ScriptError(unknown_name("card", key, self.printed))
        return self.printed[key]

    def sit_down(self, seat: suite.SeatedPlayer) -> None:
        """Give a player what a scenario says of the player."""
        raise NotImplementedError

    def bring(self, seat: suite.SeatedPlayer) -> None:
        """Let a player come with another card-pool. Raises ScriptError in a game without card-pools."""
        raise ScriptError(f"{seat.name} has no card-pool in this game")

    def place(self, placed: suite.PlacedCard) -> C:
        """Put a card into its zone; return it."""
        return self.put(self.person(placed.player), placed.zone, self.card_of(placed.card), placed.public)

    def begin_at(self, begin: suite.Beginning, **values: object) -> None:
        """Begin the game at its moment, with further fields of its first state."""
        turn = {} if begin.turn_player is None else {"turn_player": self.person(begin.turn_player).number}
        self.begin(begin.stage, **turn, **values)

    def perform(self, step: suite.Doing) -> list[str]:
        """Play a step; return the identifiers of the rules that forbid or reverse it, none for a legal action.

        Raises ScriptError for a step that is impossible.
        """
        match step:
            case suite.Try(attempt=attempt):
                number = self.person(attempt.player).number
                return [*self.forbidding(number, self.action(attempt))]
            case suite.Bring(player=player):
                self.bring(player)
            case suite.TakeBack(attempt=attempt, answers=answers):
                number = self.person(attempt.player).number
                rules, is_as_before = self.reversal(number, self.action(attempt), by_question(answers))
                if not is_as_before:
                    raise ScriptError("the game is not as it was before the action")
                return rules
            case suite.Act():
                self._act(step)
            case suite.PassAll():
                self.resolve(step.times, **by_question(step.answers))
            case suite.PassUntil():
                self.until(step.step, **by_question(step.answers))
            case suite.Reply():
                self.answer(**by_question(step.answers))
            case suite.Track():
                self.label(self.card(step.object), step.label)
        return []

    def _act(self, step: suite.Act) -> None:
        player, action = self.person(step.attempt.player).number, self.action(step.attempt)
        decision = self.position.decision
        if isinstance(action, AtAnyTime) and decision is not None:
            self.interrupt(action, by_question(step.answers))
            return
        if decision is None or decision.player != player or not decision.allows(action):
            rules = ", ".join(self.forbidding(player, action))
            raise ScriptError(f"{step.attempt.player} cannot {step.attempt.action} now ({rules})")
        if step.announce:
            self.begin_action(player, action)
        else:
            self.take_action(player, action, by_question(step.answers))

    def is_left(self, answer: object) -> bool:
        """Whether an answer that was not asked for matters to the scenario."""
        return isinstance(answer, suite.Given) and not (answer.default or answer.choice.stop)

    def _answer(self, decision: Decision[Option]) -> Option | None:
        given = self.script.get(question_kind(decision.kind))
        while given:
            answer = given.pop(0)
            assert isinstance(answer, suite.Given)
            if answer.choice.stop:
                return None
            if answer.forced and len(decision.options) > 1:
                raise ScriptError(f"{answer.player} has other answers to the question {decision.kind}")
            for option in decision.options:
                if answer.choice in self.descriptions(option, decision):
                    return option
            if self.is_left(answer):
                raise ScriptError(f"{answer.player} cannot choose this for the question {decision.kind}")
        return super()._answer(decision)

    def _drop_answer(self, event: OnlyOption) -> None:
        given = self.script.get(question_kind(event.kind))
        first = given[0] if given and self.has_begun else None
        if given and isinstance(first, suite.Given) and first.choice == self.only_choice(event):
            given.pop(0)


AnyPlayingTable = PlayingTable[AnyState, UntypedGame, OfAnyGame, OfAnyGame]
"""A table of any game at which scenarios are played."""


def by_question(answers: Sequence[suite.Given]) -> dict[str, list[suite.Given]]:
    """Return answers by the kind of question, in order."""
    found: dict[str, list[suite.Given]] = {}
    for answer in answers:
        found.setdefault(answer.question, []).append(answer)
    return found
