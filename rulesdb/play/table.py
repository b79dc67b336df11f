"""The table of any game: it plays by choices, compares what is seen, and keeps the account.

A decision for which no answer is given gets the default of the game, if there is one.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from operator import attrgetter
from typing import ClassVar, Generic, Self, TypeVar

from rulesdb.engine.kernel.engine_errors import IllegalChoiceError
from rulesdb.engine.kernel.event_kinds.telling import CoreNarrator, like, shown
from rulesdb.engine.kernel.events import AnyState, Event, OfAnyGame, OnlyOption, worth_telling
from rulesdb.engine.kernel.process.options import AtAnyTime, Decision, Option
from rulesdb.engine.kernel.process.process import Position, Rules, proceed, start
from rulesdb.engine.kernel.state.state import CoreState
from rulesdb.play.observations import Observable, observed
from rulesdb.play.play_errors import FailedError, ScriptError
from rulesdb.play.recording import AnyRecording, BoardRules, Moment, Recording
from rulesdb.proofs.account import AccountLine, Difference, Opening
from rulesdb.words.quoting import unknown_name

MOST_CHOICES = 300  # in one check; the longest have some dozens

S = TypeVar("S", bound=CoreState)
V = TypeVar("V")


def question_kind(kind: str) -> str:
    """Return the kind of a decision without the detail after the colon."""
    return kind.partition(":")[0]


class NoOpening:
    """The opening of an account about whose beginning nothing is reported."""

    def lines(self) -> Iterable[AccountLine]:
        """Return no lines."""
        return ()


class Table(Generic[S]):
    """A game that a check plays.

    ``lines`` is its account, ``decisions`` has every decision so far, and ``events`` every event.
    """

    rules: ClassVar[Rules[AnyState, Event, OfAnyGame]]
    """The process of the game and its stages."""
    open_decision: ClassVar[str]
    """The kind of the decision in which a player takes an action, such as "priority"; all others are questions."""
    questions_known: ClassVar[Mapping[str, str]]
    """The questions of the game in Japanese, by the kind of decision."""
    defaults: ClassVar[Mapping[str, int]] = {}
    """Index of the default option, by the kind of question, for questions that a check does not answer."""
    event_words: ClassVar[Mapping[type[Event], str]] = {}
    """Words for the kinds of events whose order a check may look at."""
    narrator_class: ClassVar[type[CoreNarrator]]
    """The narrators of its games, who name every object."""
    most_choices: int = MOST_CHOICES
    """The number of choices after which a game is taken to have no end."""
    board: ClassVar[BoardRules[OfAnyGame, OfAnyGame] | None] = None
    """What a board shows of the game; None for a game without boards."""

    def __init__(self) -> None:
        """Start with an empty account."""
        self.lines: list[AccountLine] = []
        self.decisions: list[Decision[Option]] = []
        self.events: list[Event] = []
        self.differences: list[Difference] = []
        self.opening: Opening = NoOpening()
        self.narrator: CoreNarrator
        """The narrator of the game, once it has begun."""
        self.choices_made = 0
        """The number of choices so far."""
        self.moments: list[Moment[S]] | None = None
        """The states so far, None for a game that is not recorded."""
        self._continues_after_failure = False
        self.script: dict[str, list[object]] = {}
        """The answers to the next questions, by the kind of question."""
        self._position: Position[S, Event, Option] | None = None

    def as_option(self, answer: object) -> Option:
        """Return the option that a check means by an answer. Raises ScriptError if there is none."""
        raise NotImplementedError

    def begin(self) -> None:
        """Begin the game as set up so far."""
        raise NotImplementedError

    def start_at(self, state: S) -> None:
        """Begin the game with a state."""
        self.narrator = self.narrator_class(state)
        self._keep_moment(state)
        states = self._states()
        position, events = start(self.rules, state, states)
        self._arrive(position, events, states)

    # Public information

    @property
    def table(self) -> Self:
        """The table itself, as players and cards have it."""
        return self

    def observe(self, row: Observable, subject: object, arguments: tuple[object, ...], look: Callable[[], V]) -> V:
        """Return what is seen of the table, or of a player or card at it; the last argument has those given by name."""
        del row, subject, arguments  # for tables that record what is observed
        return look()

    @property
    def has_begun(self) -> bool:
        """Whether the game has begun."""
        return self._position is not None

    @property
    def position(self) -> Position[S, Event, Option]:
        """The position of the game, which begins with the first look at it."""
        if self._position is None:
            self.begin()
        assert self._position is not None
        return self._position

    @property
    def state(self) -> S:
        """The state of the game."""
        return self.position.now

    def options_of(self, player: int) -> tuple[Option, ...]:
        """Return the options of a player, which are empty while another player must choose."""
        decision = self.position.decision
        return decision.options if decision is not None and decision.player == player else ()

    def is_open_to(self, player: int) -> bool:
        """Whether a player takes the next action."""
        decision = self.position.decision
        return decision is not None and decision.kind == self.open_decision and decision.player == player

    @observed("times", "number of events of a kind so far", "kind", "values")
    def event_count(self, kind: type[Event], /, **fields: object) -> int:
        """Return the number of events of a kind with these field values so far."""
        found = (event for event in self.events if isinstance(event, kind))
        return sum(all(attrgetter(name)(event) == value for name, value in fields.items()) for event in found)

    @observed("order", "kinds of the events so far, among some kinds", "kinds", value="kinds")
    def order_of(self, *kinds: type[Event]) -> list[str]:
        """Return the words for the events of some kinds so far, in order (``event_words``)."""
        return [self.event_words[type(event)] for event in self.events if type(event) in kinds]

    @observed("rules", "rules by which something happened, among some, in order", "rules", value="rules")
    def rules_applied(self, *numbers: str) -> list[str]:
        """Return the numbers of rules in the order in which something has happened by them so far.

        One that is followed by itself is there once.
        """
        applied = (event.by.partition(":")[2] for event in self.events)
        return [number for number, _events in groupby(one for one in applied if one in numbers)]

    @property
    @observed("question", "who must answer what, null at the end", value="question")
    def question(self) -> str:
        """The present question, with the name of the player who must answer; "なし" once the game is over."""
        decision = self.position.decision
        if decision is None:
            return "なし"
        return f"{self.narrator.player(decision.player)}: {self.narrator.question(decision.kind)}"

    @property
    @observed(
        "questions",
        "kinds of the questions so far, without actions",
        value="questions",
        question="これまでに何が尋ねられた？",
    )
    def questions(self) -> list[str]:
        """The questions so far, without the decisions in which a player takes an action."""
        return [self.narrator.question(decision.kind) for decision in self.decisions]

    @property
    @observed("choices", "the possible answers to the question", value="choices")
    def choices(self) -> list[str]:
        """Nouns for the possible answers to the present question; none while a player takes an action."""
        decision = self.position.decision
        if decision is None or decision.kind == self.open_decision:
            return []
        return [self.narrator.noun(option, decision) for option in decision.options]

    @observed(
        "was asked",
        "whether a player was asked a question",
        "player",
        "question",
        question="{player}は「{word}」を尋ねられた？",
    )
    def was_asked_of(self, player: int, kind: str) -> bool:
        """Whether a player has been asked a question of this kind."""
        return any(decision.player == player and decision.kind == kind for decision in self.decisions)

    @observed(
        "players asked",
        "names of the players asked a question, in order",
        "question",
        question="「{word}」を尋ねられたのは誰？",
    )
    def players_asked(self, kind: str) -> list[str]:
        """Return the names of the players who have been asked a question of this kind, in order."""
        found = (decision for decision in self.decisions if question_kind(decision.kind) == kind)
        return [self.narrator.player(decision.player) for decision in found]

    def expect(self, what: str, seen: object, expected: object) -> None:
        """Record a value in the account. Raises FailedError if it is not the expected one, unless the check goes on."""
        if seen == expected:
            self.lines.append(AccountLine("outcome", f"{what}: {shown(seen)}"))
            return
        difference = Difference(what, expected=shown(like(seen, expected)), seen=shown(seen))
        self.lines.append(AccountLine("outcome", f"{what}: {difference.seen}(正しくは{difference.expected})"))
        self.differences.append(difference)
        if not self._continues_after_failure:
            raise FailedError(difference)

    def record(self) -> None:
        """Keep the states of the game from now on."""
        self.moments = []

    @property
    def recording(self) -> AnyRecording | None:
        """The recording of the game; None if it was not recorded, has not begun, or is one without boards."""
        if self.board is None or not self.moments:
            return None
        return Recording(self.board, self.narrator, tuple(self.moments))

    def continue_after_failure(self) -> None:
        """Go on after an expectation that is not met, instead of raising FailedError."""
        self._continues_after_failure = True

    # Choices

    def take_action(self, player: int, action: Option, answers: Mapping[str, object]) -> None:
        """Let a player take an action, and answer the questions that follow."""
        self.script = self.scripted(answers)
        self.begin_action(player, action)
        self.answer_all()
        left = [kind for kind, values in self.script.items() if any(map(self.is_left, values))]
        if left:
            raise ScriptError(f"the answer {', '.join(left)} is not needed: the game has no such question here")

    def is_left(self, answer: object) -> bool:
        """Whether it is a mistake that no question has asked for an answer."""
        return answer is not ...

    def begin_action(self, player: int, action: Option) -> None:
        """Let a player take an action, and stop at the first question."""
        is_open = self.is_open_to(player)
        name = self.narrator.player(player)
        if not is_open:
            raise ScriptError(f"{name} has no {self.open_decision}")
        self.lines.append(AccountLine("action", f"{name}は{self.narrator.choice(action, self.open_decision)}"))
        self._choose(action)

    def interrupt(self, action: AtAnyTime, answers: Mapping[str, object]) -> None:
        """Let a player do what players may do at any time, whoever must choose, and answer what follows."""
        assert self.position is not None
        self.script = self.scripted(answers)
        words = self.narrator.choice(action, self.open_decision)
        self.lines.append(AccountLine("action", f"{self.narrator.player(action.player)}は{words}"))
        self._choose(action)
        self.answer_all()

    def expect_refusal(self, player: int, action: Option, rules: Sequence[str]) -> None:
        """Let a player try an illegal action; expect that exactly these rules forbid it."""
        seen = sorted(rule.partition(":")[2] for rule in self.forbidding(player, action))
        attempt = f"{self.narrator.choice(action, self.open_decision)}こと"
        self.lines.append(AccountLine("action", f"{self.narrator.player(player)}は{attempt}を試みる"))
        self.expect(f"{attempt}を禁じるルール", seen, sorted(rules))

    def forbidding(self, player: int, action: Option) -> tuple[str, ...]:
        """Return the identifiers of the rules that forbid a player an action now, sorted."""
        decision = self.position.decision
        if decision is None or decision.player != player:
            return tuple(sorted(self.rules.forbidding(self.position, player, action)))
        try:
            proceed(self.rules, self.position, action)
        except IllegalChoiceError as refusal:
            return tuple(sorted(refusal.rules))
        return ()

    def answer(self, **answers: object) -> Self:
        """Give the players' answers to the next questions. Return the table."""
        self.script = self.scripted(answers)
        self.answer_all()
        return self

    def scripted(self, answers: Mapping[str, object]) -> dict[str, list[object]]:
        """Return the answers of a check as lists, by the kind of question.

        Raises ScriptError for an unknown kind of question.
        """
        found = {
            kind.replace("_", " "): list(value) if isinstance(value, tuple | list) else [value]
            for kind, value in answers.items()
        }
        for kind in found:
            if kind not in self.questions_known:
                raise ScriptError(unknown_name("question", kind, self.questions_known))
        return found

    def _choose(self, option: Option) -> None:
        self.choices_made += 1
        if self.choices_made > self.most_choices:
            raise ScriptError("this check never ends")
        states = self._states()
        position, events = proceed(self.rules, self.position, option, states)
        self._arrive(position, events, states)

    def _states(self) -> list[S] | None:
        """Return a list for the states after events, None while the game is not recorded."""
        return None if self.moments is None else []

    def _keep_moment(self, state: S) -> None:
        """Keep a state that holds from the next line of the account on, if the game is recorded."""
        if self.moments is not None:
            self.moments.append(Moment(len(self.lines), state))

    def _arrive(self, position: Position[S, Event, Option], events: list[Event], states: list[S] | None) -> None:
        after = {id(event): state for event, state in zip(events, states or (), strict=False)}
        if self._position is None:
            self._position = position  # an answer that the beginning leaves no choice for is given there
        self.narrator.look(position.now)
        self.events += events
        for event in events:
            if isinstance(event, OnlyOption):
                self._drop_answer(event)
        for event in worth_telling(events):
            sentence = self.narrator.sentence(event)
            if sentence:
                if after:
                    self._keep_moment(after[id(event)])
                self.lines.append(AccountLine("event", sentence, event.by))
                self._annotate(event)
        self._position = position
        self._keep_moment(position.now)

    def _annotate(self, event: Event) -> None:
        """Add the narrator's note on an event to the account, unless it has the note already."""
        note = self.narrator.note(event)
        if note and AccountLine("remark", note) not in self.lines:
            self.lines.append(AccountLine("remark", note))

    def answer_all(self) -> None:
        """Answer until a player takes an action, the game is over, or the answer ``...`` leaves a question open."""
        while (decision := self.position.decision) is not None and decision.kind != self.open_decision:
            if not self.decisions or self.decisions[-1] is not decision:  # the decision may have been left open before
                self.decisions.append(decision)
            answer = self._answer(decision)
            if answer is None:
                return
            chosen = f"{self.narrator.answer(answer, decision)}({self.narrator.question(decision.kind)})"
            self.lines.append(AccountLine("action", f"{self.narrator.player(decision.player)}は{chosen}"))
            self._choose(answer)

    def _drop_answer(self, event: OnlyOption) -> None:
        """Discard a scripted answer that names the only option of a question, which the game did not ask."""
        scripted = self.script.get(question_kind(event.kind))
        if scripted and scripted[0] is not ... and self.as_option(scripted[0]) == event.option:
            scripted.pop(0)

    def _answer(self, decision: Decision[Option]) -> Option | None:
        question = question_kind(decision.kind)
        scripted = self.script.get(question)
        if scripted:
            answer = scripted.pop(0)
            return None if answer is ... else self.as_option(answer)
        if question in self.defaults:
            return decision.options[self.defaults[question]]
        name = self.narrator.player(decision.player)
        raise ScriptError(f"the check has no answer of {name} to the question {decision.kind} [{decision.rule}]")
