"""The board of a game: its course with all rules, beside it the course without each sentence, line by line."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from itertools import takewhile
from typing import NamedTuple, Protocol

from rulesdb.engine.kernel.book import Memory, RulesInForce, rules_in_force
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.state.state import CoreState
from rulesdb.play.recording import AnyRecording, LadderRules, Moment, Painter, S
from rulesdb.proofs.account import AccountLine, Opening
from rulesdb.proofs.boards import BoardStep, Changes, Course, OtherCourse, StepRun, board
from rulesdb.proofs.verdicts import Board, KnockOut

_CARD = "card"
_OUTCOME = "outcome"


class Recorded(Protocol):
    """A game with its account: the result of a check, or any other game that was recorded."""

    @property
    def opening(self) -> Opening:
        """The cards and initial situation, as the account presents them."""

    @property
    def lines(self) -> Sequence[AccountLine]:
        """The lines of the account after the opening."""

    @property
    def recording(self) -> AnyRecording | None:
        """The recording, None if the game was not recorded."""


class _Tables:
    """The tables of a board: the sheets of its cards by name, the rules behind its lines, and its ladders."""

    def __init__(self, opening: Iterable[AccountLine], ladders: LadderRules[AnyGame] | None) -> None:
        """Read the sheets out of the opening of an account."""
        self.ladders = ladders
        self._texts = _texts(opening)
        self._cards: dict[str, int] = {}
        self._rules: dict[str, int] = {}

    def card(self, name: str) -> int:
        """Return the index of the sheet of a card."""
        return self._cards.setdefault(name, len(self._cards))

    def rule(self, rule: str) -> int:
        """Return the ordinal of a rule, from 1; 0 for none."""
        return self._rules.setdefault(rule, len(self._rules) + 1) if rule else 0

    @property
    def sheets(self) -> tuple[tuple[str, ...], ...]:
        """The sheets: the name, then the lines of the text, of which a card that says nothing has none."""
        return tuple((name, *self._texts.get(name, ())) for name in self._cards)

    @property
    def rules(self) -> tuple[str, ...]:
        """Identifiers of the rules."""
        return tuple(self._rules)


def _texts(opening: Iterable[AccountLine]) -> Mapping[str, Sequence[str]]:
    """Return the lines of sheets by the name that they begin with; those of two cards of one name follow each other."""
    found: dict[str, list[str]] = {}
    name = ""
    for line in opening:
        if line.part == _CARD:
            name = line.text[1:].partition("》")[0] if line.text.startswith("《") else name
            found.setdefault(name, []).append(line.text)
    return found


class _Painted(NamedTuple):
    """The course of one game."""

    start: Changes
    """The first picture."""
    steps: Sequence[BoardStep]
    """The lines after it."""
    states: Sequence[CoreState]
    """The first state, and the state at each line."""


_NOTHING = _Painted((), (), ())


class _Known(NamedTuple):
    """The course with all rules, to which one without a sentence is compared."""

    course: _Painted
    """The course."""
    called: RulesInForce
    """What was called to paint it."""


class BoardMaker:
    """Makes the boards of checks, and remembers what it worked out of their cards."""

    def __init__(self) -> None:
        """Begin with nothing worked out."""
        self._memory = Memory()

    def board_of(
        self, played: Recorded, without: Iterable[tuple[KnockOut, Recorded]], claims: Sequence[str] = ()
    ) -> Board | None:
        """Return the board of a game, and of the same game without sentences; None if it was not recorded.

        ``claims`` are those of the check that is played, which say whether it has ladders.
        """
        recording = played.recording
        if recording is None:
            return None
        tables = _Tables(played.opening.lines(), recording.rules.ladders_for(claims))
        with rules_in_force(memory=self._memory) as called:
            course = _course(played, tables, _NOTHING)
        others = tuple(
            _other(course, self._without(pair.claim, other, tables, _Known(course, called)), pair)
            for pair, other in without
            if other.recording is not None
        )
        shown = Course(
            players=tuple(player.name for player in course.states[0].players),
            zones=tuple(dict.fromkeys(recording.rules.zones.values())),
            cards=tables.sheets,
            start=course.start,
            steps=tuple(course.steps),
            without=tuple(other for other in others if other.is_different),
            ladder=None if tables.ladders is None else tables.ladders.ladder,
        )
        return board(tables.rules, shown)

    def _without(self, claim: str, played: Recorded, tables: _Tables, known: _Known) -> _Painted:
        """Return the course of a game without a sentence.

        The sentence is switched off only where what a board shows calls it, and has to be painted anew.
        """
        if not known.called.has_called(claim):
            with rules_in_force(memory=self._memory) as called_here:
                found = _course(played, tables, known.course)
            if not called_here.has_called(claim):
                return found
        with rules_in_force((claim,)):
            return _course(played, tables, _NOTHING, is_tolerant=True)


def _course(played: Recorded, tables: _Tables, known: _Painted, *, is_tolerant: bool = False) -> _Painted:
    """Return the course of a game; as long as its states are those of a known course, so are the pictures.

    What was expected before the game began, such as of a deck, is seen with the first picture.
    """
    assert played.recording is not None
    first, *moments = played.recording.moments
    before = [line for line in played.lines[: first.line] if line.part == _OUTCOME]
    later = played.lines[first.line :]
    lines = [*before, *later]
    states = [first.state] * (1 + len(before)) + [*_states_at(len(later), first, moments)]
    painter = Painter(played.recording, tables.card, tables.ladders, is_tolerant=is_tolerant)
    pairs = zip(states, known.states, strict=False)
    alike = sum(1 for _ in takewhile(lambda pair: painter.are_alike(*pair), pairs))
    start = known.start if alike else painter.changes_to(states[0])
    if 0 < alike < len(states):
        painter.changes_to(states[alike - 1])
    known_changes = [step.changes for step in known.steps[: max(0, alike - 1)]]
    changes = [*known_changes, *map(painter.changes_to, states[max(1, alike) :])]
    steps = [
        BoardStep(line.part, line.text, tables.rule(line.rule), changed)
        for line, changed in zip(lines, changes, strict=True)
    ]
    return _Painted(start, steps, states)


def _states_at(count: int, first: Moment[S], moments: Sequence[Moment[S]]) -> Iterator[S]:
    """Yield the state at each line of an account."""
    state, waiting = first.state, list(reversed(moments))
    for line in range(first.line, first.line + count):
        while waiting and waiting[-1].line <= line:
            state = waiting.pop().state
        yield state


_MOST_ALONE = 40
"""The most lines at the end of a course without a sentence that the check does not have."""


def _other(course: _Painted, other: _Painted, pair: KnockOut) -> OtherCourse:
    """Return the course without a sentence, with what it shares with the course of the check left out."""
    runs = [*_runs([*map(_key, course.steps)], [*map(_key, other.steps)])]
    too_many = runs[-1].second - _MOST_ALONE if runs else 0
    if too_many > 0:
        runs[-1] = runs[-1]._replace(second=_MOST_ALONE)
    steps = list[BoardStep | None](other.steps[: len(other.steps) - max(0, too_many)])
    at = other_at = 0
    for run in runs:
        for _ in range(run.both):
            if other.steps[other_at] == course.steps[at]:
                steps[other_at] = None
            at, other_at = at + 1, other_at + 1
        at, other_at = at + run.first, other_at + run.second
    start = tuple(entry for entry in other.start if entry not in course.start)
    return OtherCourse(pair.claim, pair.misreading, start, tuple(steps), tuple(runs), is_cut=too_many > 0)


def _key(step: BoardStep) -> tuple[str, str, int]:
    """Return what a line has in common with the same line of another course: of an outcome, what it is about."""
    return step.part, step.text.partition(": ")[0] if step.part == _OUTCOME else step.text, step.rule


def _runs(first: Sequence[object], second: Sequence[object]) -> Iterator[StepRun]:
    """Yield how two sequences of lines go together."""
    alike = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(first, second, strict=False)))
    blocks = SequenceMatcher(None, first[alike:], second[alike:], autojunk=False).get_matching_blocks()
    at = other_at = 0
    both = alike
    for block in blocks:
        is_gap = block.a > at or block.b > other_at
        if is_gap:
            yield StepRun(both, block.a - at, block.b - other_at)
        both = block.size if is_gap else both + block.size
        at, other_at = block.a + block.size, block.b + block.size
    if both:
        yield StepRun(both, 0, 0)
