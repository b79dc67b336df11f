"""A table that records the check played at it as the steps of a scenario.

What an expectation is about is found among the observations made before it: a value that was observed is expected as
it was observed; a list of such values, each by itself. So an expectation is recorded without the words of the check.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import takewhile
from typing import Any, TypeVar

import msgspec

from rulesdb.engine.kernel.events import OnlyOption
from rulesdb.engine.kernel.language.phrases import SHEET
from rulesdb.engine.kernel.process.options import Decision, Option
from rulesdb.play.card_table import AnyCard, AnyPerson, TrackedCard
from rulesdb.play.table import topic
from rulesdb.suite.format import (
    NEVER,
    START,
    Act,
    Attempt,
    Beginning,
    Choice,
    Expect,
    Given,
    Observe,
    PassAll,
    PassUntil,
    PlacedCard,
    PrintedCard,
    Refused,
    Remark,
    Reply,
    SeatedPlayer,
    Setup,
    Step,
    TakenBack,
    Track,
    Value,
)
from rulesdb.suite.labelled_table import LabelledTable
from rulesdb.suite.vocabulary import vocabulary_of

R = TypeVar("R")

PLAYER = "player"
"""The zone of the records by which effects name players, which are no cards."""


MadeStep = Callable[[tuple[Given, ...]], Step | None]
"""Makes a step from the answers that were given meanwhile."""


class Seen:
    """An observation in the order of the steps."""

    def __init__(self, observe: Observe, value: object, neutral: Value) -> None:
        """Keep what was observed, its value for the check, and its value in the terms of the suite."""
        self.observe = observe
        self.value = value
        self.neutral = neutral
        self.expected: Expect | None = None
        """The expectation that is about it, None for none."""

    def expect(self, what: str) -> None:
        """Make the observation a step."""
        if self.expected is None:
            self.expected = Expect(what, (self.observe,), self.neutral)


class RecordingTable(LabelledTable):
    """A table that records the check played at it. A game derives its own class, with its further ways to act."""

    reads_all = False
    """Whether all cards that were read are to be read again, also where the print has our words."""

    def __init__(self, *names: str, seed: int = 1) -> None:
        """Set up an empty table for players of these names."""
        self.cards: dict[str, PrintedCard] = {}
        """The printed cards, by key."""
        self.expectations = 0
        """Number of expectations so far."""
        self.remarks: list[str] = []
        """The expectations that the vocabulary does not have."""
        self._seed = seed
        self._prints: dict[Any, PrintedCard] = {}
        self._placed: list[PlacedCard] = []
        self._log: list[Step | Seen] = []
        self._last_expectation = 0
        self._answered: list[Given] = []
        self._is_acting = self._is_looking = False
        self._beginning = Beginning(NEVER)
        super().__init__(*names, seed=seed)

    # What was recorded

    def setup(self) -> Setup:
        """Return what the game began with."""
        return Setup(tuple(map(self.seat_of, self.people)), self._beginning, tuple(self._placed), self._seed)

    def steps(self) -> tuple[Step, ...]:
        """Return what was done and expected, in order."""
        found = (one.expected if isinstance(one, Seen) else one for one in self._log)
        return tuple(step for step in found if step is not None)

    def seat_of(self, person: Any) -> SeatedPlayer:
        """Return a player as the player sat down."""
        raise NotImplementedError

    # Cards

    def key_of(self, card: Any) -> str:
        """Return the key of a printed card, which is its name where no other card has it."""
        printed = self._prints.get(card) or self.printed(card)
        name: str = card.name
        key, count = name, 1
        while self.cards.setdefault(key, printed) != printed:
            count += 1
            key = f"{name} ({count})"
        return key

    def printed(self, card: Any, lines: Sequence[str] = ()) -> PrintedCard:
        """Return a card as it is printed: in ``lines`` that are to be read, or in our words."""
        text = tuple(lines or self.text_of_record(card, SHEET).split("\n"))
        return PrintedCard(text, msgspec.json.decode(self.codec.encode(card)), read=bool(lines))

    def keep_print(self, card: Any, lines: Sequence[str]) -> None:
        """Keep the lines from which a card was read, because the check is about reading them."""
        self._prints[card] = self.printed(card, lines)

    def put(self, person: Any, zone: Any, card: Any, is_public: bool | None = None) -> Any:
        """Put a card into a zone, and record it."""
        tracked = super().put(person, zone, card, is_public)
        self.placed(tracked, person, zone, is_public)
        return tracked

    def placed(self, card: Any, person: Any, zone: str, is_public: bool | None = None) -> None:
        """Record a card that was put into a zone."""
        label = self.label(card, card.card.name)
        self._placed.append(PlacedCard(self.key_of(card.card), person.name, zone, label, public=is_public))

    def place_unnamed(self, state: Any) -> None:
        """Record the objects of the first state that the check did not put there."""
        for item in state.objects.values():
            if item.serial in self._labels or item.zone.name == PLAYER:
                continue
            row = PlacedCard(self.key_of(item.card), self.people[item.owner].name, item.zone.name)
            last = self._placed[-1] if self._placed else None
            if last is not None and last.label is None and msgspec.structs.replace(last, count=1) == row:
                self._placed[-1] = msgspec.structs.replace(last, count=last.count + 1)
            else:
                self._placed.append(row)

    def begin(self, stage: str = "", **values: Any) -> None:
        """Begin the game at a stage, with fields of its first state, and record it."""
        turn = values.get("turn_player")
        tournament = tuple(msgspec.json.decode(self.codec.encode(rule)) for rule in values.get("tournament", ()))
        player = None if turn is None else self.people[turn].name
        self._beginning = Beginning(stage or self.first_stage, player, tournament)
        super().begin(stage, **values)

    # Observations

    def observe(self, name: str, subject: object, arguments: tuple[object, ...], look: Callable[[], R]) -> R:
        """Return what is seen, and record it unless it is part of another observation."""
        if self._is_looking or self._is_acting:
            return look()
        self._is_looking, before = True, len(self._log)
        try:
            value = look()
            found, self._log[before:] = self._log[before:], []  # what came to be is tracked behind the observation
            for one in (subject, *arguments):
                if isinstance(one, TrackedCard):
                    self.track(one)
            vocabulary = vocabulary_of(type(self))
            described = vocabulary.described(self, name, subject, arguments)
            self._log.append(Seen(described, value, vocabulary.neutral(self, described, subject, value)))
            self._log += found
        finally:
            self._is_looking = False
        return value

    def track(self, card: AnyCard) -> None:
        """Give a label to an object that came to be in the game."""
        found = self.find(card)
        if self.label_of(card) is None and found is not None and self.player_of_object(found) is None:
            described = self.described(found)
            self._log.append(Track(self.label(card, card.card.name or "layer"), described))

    def expect(self, what: str, seen: object, expected: object) -> None:
        """Compare a value, and record what was observed to see it."""
        super().expect(what, seen, expected)
        if self._is_acting:
            return
        self.expectations += 1
        if not self._link(what, seen):
            self.remarks.append(self.lines[-1].text)
            self._log.append(Remark(self.lines[-1].text))
        self._last_expectation = len(self._log)

    def _link(self, what: str, value: object) -> bool:
        """Find the observations that an expectation is about; return whether they are all it is about."""
        recent = [one for one in self._log[self._last_expectation :] if isinstance(one, Seen)]
        found = _last_with(value, recent) or _of_list(value, recent)
        if isinstance(value, list | tuple) and len(value) > 1:
            found = found or _of_list(value, [one for one in self._log if isinstance(one, Seen)])
        for one in found:
            one.expect(what)
        derived = None if found else _derived(what, value, self._fresh())
        if derived is not None:
            self._log.append(derived)
        return bool(found) or derived is not None

    def _fresh(self) -> list[Seen]:
        """Return the observations since the last action or expectation."""
        log = [one for one in self._log[self._last_expectation :] if not isinstance(one, Track)]
        return [one for one in takewhile(lambda one: isinstance(one, Seen), reversed(log)) if isinstance(one, Seen)][
            ::-1
        ]

    def tracked_card(self, object_id: int) -> Any:
        """Return the card that an object of the present state is, which gets a label."""
        found = super().tracked_card(object_id)
        self.track(found)
        return found

    # Actions

    def act(self, name: str, arguments: tuple[Any, ...], do: Callable[[], R]) -> R:
        """Return what comes of a method by which players act, and record it with the answers as one step."""
        if self._is_acting:
            return do()
        step = getattr(self, f"_step_{name}")(*arguments)
        self._is_acting, self._answered = True, []
        try:
            return do()
        finally:
            self._is_acting = False
            made = step((*self._answered, *self._left_open()))
            self._log += [] if made is None else [made]

    def _left_open(self) -> Iterator[Given]:
        """Yield the questions that were to stay open, and were not asked."""
        for kind, answers in self._answers.items():
            yield from (Given("", kind, Choice(stop=True)) for answer in answers if answer is ...)

    def _attempt(self, player: int, action: Option) -> Attempt:
        assert self.position is not None  # the game begins before its first action
        return self.attempt_of(self.people[player].name, action)

    def _step_take(self, player: int, action: Option, _answers: object) -> MadeStep:
        attempt = self._attempt(player, action)
        return lambda given: Act(attempt, given)

    def _step_begin_taking(self, player: int, action: Option) -> MadeStep:
        attempt = self._attempt(player, action)
        return lambda given: Act(attempt, given, announce=True)

    def _step_answers(self) -> MadeStep:
        return Reply

    def _step_start(self) -> MadeStep:
        self.forget_labels()
        self._beginning = Beginning(START)

        def started(given: tuple[Given, ...]) -> None:
            self._beginning = Beginning(START, answers=given)

        return started

    def _step_resolve(self, times: int = 1) -> MadeStep:
        assert self.position is not None
        return lambda given: PassAll(times, given)

    def _step_until(self, step: str | None) -> MadeStep:
        assert self.position is not None
        return lambda given: PassUntil(step, given)

    def _step_refused(self, player: int, action: Option, rules: Sequence[str]) -> MadeStep:
        attempt = self._attempt(player, action)
        self.expectations += 1
        return lambda _given: Refused(attempt, self.identifiers(rules))

    def _step_taken_back(self, person: AnyPerson, action: Option, rules: Sequence[str], _answers: object) -> MadeStep:
        attempt = self._attempt(person.number, action)
        self.expectations += 1
        return lambda given: TakenBack(attempt, self.identifiers(rules), given)

    def identifiers(self, numbers: Sequence[str]) -> tuple[str, ...]:
        """Return the identifiers of rules by their numbers."""
        return tuple(sorted(f"{self.ruleset}:{number}" for number in numbers))

    # Answers

    def _answer(self, decision: Decision[Option]) -> Option | None:
        kind = topic(decision.kind)
        before = len(self._answers.get(kind, ()))
        option = super()._answer(decision)
        is_default = len(self._answers.get(kind, ())) == before
        choice = Choice(stop=True) if option is None else self.choice_of(option, decision)
        self._answered.append(Given(self.people[decision.player].name, kind, choice, default=is_default))
        return option

    def _drop_answer(self, event: OnlyOption) -> None:
        kind = topic(event.kind)
        before = len(self._answers.get(kind, ()))
        super()._drop_answer(event)
        is_default = len(self._answers.get(kind, ())) == before
        choice = self.only_choice(event) if self.has_begun else None
        if choice is not None:
            player = self.people[event.player].name
            self._answered.append(Given(player, kind, choice, default=is_default, forced=True))


def _is_same(one: object, other: object) -> bool:
    """Whether two values are equal, and both yes or no or neither."""
    return isinstance(one, bool) == isinstance(other, bool) and one == other


def _last_with(value: object, observations: Sequence[Seen]) -> list[Seen]:
    """Return the last observation with a value, as a list of one; none for none."""
    return next(([one] for one in reversed(observations) if _is_same(one.value, value)), [])


def _of_list(value: object, observations: Sequence[Seen]) -> list[Seen]:
    """Return the last observations with the values of a list, in their order; none unless all are found."""
    if not isinstance(value, list | tuple) or not value:
        return []
    found: list[Seen] = []
    left = list(observations)
    for element in reversed(value):
        while left and not _is_same(left[-1].value, element):
            left.pop()
        if not left:
            return []
        found.append(left.pop())
    return found[::-1]


def _derived(what: str, value: object, fresh: Sequence[Seen]) -> Step | None:
    """Return the expectation of a number or a truth that was worked out from some observations; None for any other."""
    if not fresh or not isinstance(value, int):
        return None
    last = fresh[-1]
    if isinstance(value, bool):
        return Expect(what, (last.observe,), last.neutral)
    if _is_same(last.neutral, value):
        return Expect(what, (last.observe,), value)
    if isinstance(last.neutral, list) and len(last.neutral) == value:
        return Expect(what, (last.observe,), value, "length")
    truths = [one for one in fresh if isinstance(one.value, bool)]
    if len(truths) == len(fresh) and sum(one.value is True for one in truths) == value:
        return Expect(what, tuple(one.observe for one in truths), value, "sum")
    return None
