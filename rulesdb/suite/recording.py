"""A table that records the check played at it as the steps of a scenario.

What an expectation is about is found among the observations made before it: a value that was observed is expected as
it was observed; a list of such values, each by itself. So an expectation is recorded without the words of the check.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import takewhile
from typing import Generic, Self

import msgspec

from rulesdb.engine.kernel.events import OnlyOption
from rulesdb.engine.kernel.language.phrases import SHEET
from rulesdb.engine.kernel.process.options import AtAnyTime, Decision, Option
from rulesdb.play.card_table import C, G, NamedCard, P, S
from rulesdb.play.observations import Observable
from rulesdb.play.table import V, question_kind
from rulesdb.suite import format as suite
from rulesdb.suite.labelled_table import LabelledTable
from rulesdb.suite.vocabulary import described_observation, neutral_value

MadeStep = Callable[[tuple[suite.Given, ...]], suite.Step | None]
"""Makes a step from the answers that were given meanwhile."""


class Seen:
    """An observation in the order of the steps."""

    def __init__(self, observe: suite.Observe, value: object, neutral: suite.Value) -> None:
        """Keep what was observed, its value for the check, and its value in the terms of the suite."""
        self.observe = observe
        self.value = value
        self.neutral = neutral
        self.expected: suite.Expect | None = None
        """The expectation that is about it, None for none."""

    def expect(self, what: str) -> None:
        """Make the observation a step."""
        if self.expected is None:
            self.expected = suite.Expect(what, (self.observe,), self.neutral)


class RecordingTable(LabelledTable[S, G, P, C], Generic[S, G, P, C]):
    """A table that records the check played at it. A game derives its own class, with its further ways to act."""

    reads_all = False
    """Whether all cards that were read are to be read again, also where the print has our words."""

    def __init__(self, *names: str, seed: int = 1) -> None:
        """Set up an empty table for players of these names."""
        self.cards: dict[str, suite.PrintedCard] = {}
        """The printed cards, by key."""
        self.expectations = 0
        """Number of expectations so far."""
        self.remarks: list[str] = []
        """The expectations that the vocabulary does not have."""
        self.prints: dict[NamedCard, suite.PrintedCard] = {}
        """The cards that were read from lines which are kept, because the check is about reading them."""
        self.placed_cards: list[suite.PlacedCard] = []
        """The cards that were put into zones, in order."""
        self.log: list[suite.Step | Seen] = []
        """The steps and observations, in order."""
        self._last_expectation = 0
        self._answered: list[suite.Given] = []
        self._is_acting = self._is_looking = False
        self.beginning = suite.Beginning(suite.NEVER)
        """The moment at which the game begins."""
        super().__init__(*names, seed=seed)

    # What was recorded

    def setup(self) -> suite.Setup:
        """Return what the game began with."""
        return suite.Setup(tuple(map(self.seat_of, self.people)), self.beginning, tuple(self.placed_cards), self.seed)

    def steps(self) -> tuple[suite.Step, ...]:
        """Return what was done and expected, in order."""
        found = (one.expected if isinstance(one, Seen) else one for one in self.log)
        return tuple(step for step in found if step is not None)

    def seat_of(self, person: P) -> suite.SeatedPlayer:
        """Return a player as the player sat down."""
        raise NotImplementedError

    # Cards

    def key_of(self, card: NamedCard) -> str:
        """Return the key of a printed card, which is its name where no other card has it."""
        printed = self.prints.get(card) or self.printed(card)
        key, count = card.name, 1
        while self.cards.setdefault(key, printed) != printed:
            count += 1
            key = f"{card.name} ({count})"
        return key

    def printed(self, card: NamedCard, lines: Sequence[str] = ()) -> suite.PrintedCard:
        """Return a card as it is printed: in ``lines`` that are to be read, or in our words."""
        text = tuple(lines or self.text_of_record(card, SHEET).split("\n"))
        return suite.PrintedCard(text, msgspec.json.decode(self.codec.encode(card)), read=bool(lines))

    def put(self, person: P, zone: str, card: NamedCard, is_public: bool | None = None) -> C:
        """Put a card into a zone, and record it."""
        tracked = super().put(person, zone, card, is_public)
        self.placed(tracked, person, zone, is_public)
        return tracked

    def placed(self, card: C, person: P, zone: str, is_public: bool | None = None) -> None:
        """Record a card that was put into a zone."""
        label = self.label(card, card.card.name)
        self.placed_cards.append(suite.PlacedCard(self.key_of(card.card), person.name, zone, label, public=is_public))

    def begin(self, stage: str = "", **values: object) -> None:
        """Begin the game at a stage, with fields of its first state, and record it."""
        turn, tournament = values.get("turn_player"), values.get("tournament")
        rules = tournament if isinstance(tournament, tuple) else ()
        written = tuple(msgspec.json.decode(self.codec.encode(rule)) for rule in rules)
        player = self.people[turn].name if isinstance(turn, int) else None
        self.beginning = suite.Beginning(stage or self.first_stage, player, written)
        super().begin(stage, **values)

    # Observations

    def observe(self, row: Observable, subject: object, arguments: tuple[object, ...], look: Callable[[], V]) -> V:
        """Return what is seen, and record it unless it is part of another observation."""
        if self._is_looking or self._is_acting:
            return look()
        self._is_looking, before = True, len(self.log)
        try:
            value = look()
            found, self.log[before:] = self.log[before:], []  # what came to be is tracked behind the observation
            for one in (subject, *arguments):
                if isinstance(one, self.card_class):
                    self.track(one)
            described = described_observation(self, row, subject, arguments)
            self.log.append(Seen(described, value, neutral_value(self, row, subject, value)))
            self.log += found
        finally:
            self._is_looking = False
        return value

    def track(self, card: C) -> None:
        """Give a label to an object that came to be in the game."""
        found = self.find(card)
        if card.serial not in self.labels and found is not None and self.player_of_object(found) is None:
            described = self.described(found)
            self.log.append(suite.Track(self.label(card, card.card.name or "layer"), described))

    def expect(self, what: str, seen: object, expected: object) -> None:
        """Compare a value, and record what was observed to see it."""
        super().expect(what, seen, expected)
        if self._is_acting:
            return
        self.expectations += 1
        if not self._link(what, seen):
            self.remarks.append(self.lines[-1].text)
            self.log.append(suite.Remark(self.lines[-1].text))
        self._last_expectation = len(self.log)

    def _link(self, what: str, value: object) -> bool:
        """Find the observations that an expectation is about; return whether they are all it is about."""
        recent = [one for one in self.log[self._last_expectation :] if isinstance(one, Seen)]
        found = _last_with(value, recent) or _of_list(value, recent)
        if isinstance(value, list | tuple) and len(value) > 1:
            found = found or _of_list(value, [one for one in self.log if isinstance(one, Seen)])
        for one in found:
            one.expect(what)
        derived = None if found else _derived(what, value, self._fresh())
        if derived is not None:
            self.log.append(derived)
        return bool(found) or derived is not None

    def _fresh(self) -> list[Seen]:
        """Return the observations since the last action or expectation."""
        log = [one for one in self.log[self._last_expectation :] if not isinstance(one, suite.Track)]
        fresh = takewhile(lambda one: isinstance(one, Seen), reversed(log))
        return [one for one in fresh if isinstance(one, Seen)][::-1]

    def tracked_card(self, object_id: int) -> C:
        """Return the card that an object of the present state is, which gets a label."""
        found = super().tracked_card(object_id)
        self.track(found)
        return found

    # Actions

    @contextmanager
    def recorded_step(self, make: MadeStep) -> Iterator[None]:
        """Record what players do meanwhile as one step, with their answers, unless it is part of another one."""
        if self._is_acting:
            yield
            return
        self._is_acting, self._answered = True, []
        try:
            yield
        finally:
            self._is_acting = False
            left_open = [kind for kind, answers in self.script.items() for answer in answers if answer is ...]
            made = make((*self._answered, *(suite.Given("", kind, suite.Choice(stop=True)) for kind in left_open)))
            self.log += [] if made is None else [made]

    def attempt(self, player: int, action: Option) -> suite.Attempt:
        """Return an action of a player, before which the game begins."""
        assert self.position is not None
        return self.attempt_of(self.people[player].name, action)

    def take_action(self, player: int, action: Option, answers: Mapping[str, object]) -> None:
        """Let a player take an action, and record it."""
        attempt = self.attempt(player, action)
        with self.recorded_step(lambda given: suite.Act(attempt, given)):
            super().take_action(player, action, answers)

    def begin_action(self, player: int, action: Option) -> None:
        """Let a player take an action up to the first question, and record it."""
        attempt = self.attempt(player, action)
        with self.recorded_step(lambda given: suite.Act(attempt, given, announce=True)):
            super().begin_action(player, action)

    def interrupt(self, action: AtAnyTime, answers: Mapping[str, object]) -> None:
        """Let a player do what players may do at any time, and record it."""
        attempt = self.attempt(action.player, action)
        with self.recorded_step(lambda given: suite.Act(attempt, given)):
            super().interrupt(action, answers)

    def answer(self, **answers: object) -> Self:
        """Give answers, and record them."""
        with self.recorded_step(suite.Reply):
            return super().answer(**answers)

    def resolve(self, times: int = 1, /, **answers: object) -> Self:
        """Let all players pass in succession, and record it."""
        assert self.position is not None
        with self.recorded_step(lambda given: suite.PassAll(times, given)):
            return super().resolve(times, **answers)

    def until(self, step: str | None, **answers: object) -> Self:
        """Let all players pass until a step, and record it."""
        assert self.position is not None
        with self.recorded_step(lambda given: suite.PassUntil(step, given)):
            return super().until(step, **answers)

    def expect_refusal(self, player: int, action: Option, rules: Sequence[str]) -> None:
        """Let a player try an illegal action, and record it."""
        attempt = self.attempt(player, action)
        self.expectations += 1
        with self.recorded_step(lambda _given: suite.Refused(attempt, self.identifiers(rules))):
            super().expect_refusal(player, action, rules)

    def identifiers(self, numbers: Sequence[str]) -> tuple[str, ...]:
        """Return the identifiers of rules by their numbers."""
        return tuple(sorted(f"{self.ruleset}:{number}" for number in numbers))

    # Answers

    def _answer(self, decision: Decision[Option]) -> Option | None:
        kind = question_kind(decision.kind)
        before = len(self.script.get(kind, ()))
        option = super()._answer(decision)
        is_default = len(self.script.get(kind, ())) == before
        choice = suite.Choice(stop=True) if option is None else self.choice_of(option, decision)
        self._answered.append(suite.Given(self.people[decision.player].name, kind, choice, default=is_default))
        return option

    def _drop_answer(self, event: OnlyOption) -> None:
        kind = question_kind(event.kind)
        before = len(self.script.get(kind, ()))
        super()._drop_answer(event)
        is_default = len(self.script.get(kind, ())) == before
        choice = self.only_choice(event) if self.has_begun else None
        if choice is not None:
            player = self.people[event.player].name
            self._answered.append(suite.Given(player, kind, choice, default=is_default, forced=True))


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


def _derived(what: str, value: object, fresh: Sequence[Seen]) -> suite.Step | None:
    """Return the expectation of a number or a truth that was worked out from some observations; None for any other."""
    if not fresh or not isinstance(value, int):
        return None
    last = fresh[-1]
    if isinstance(value, bool):
        return suite.Expect(what, (last.observe,), last.neutral)
    if _is_same(last.neutral, value):
        return suite.Expect(what, (last.observe,), value)
    if isinstance(last.neutral, list) and len(last.neutral) == value:
        return suite.Expect(what, (last.observe,), value, "length")
    truths = [one for one in fresh if isinstance(one.value, bool)]
    if len(truths) == len(fresh) and sum(one.value is True for one in truths) == value:
        return suite.Expect(what, tuple(one.observe for one in truths), value, "sum")
    return None
