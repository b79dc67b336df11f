"""The answers as frozen values: their fields are those of the commands' JSON (docs/json.md says what each is).

``made`` converts a JSON document, so that a value can say nothing else than the command.
"""

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec


class Value(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A frozen value; fields with a default are those that JSON leaves out where there is nothing to say."""

    def __hash__(self) -> int:
        """Return the hash of its JSON: a field may be a mapping, which has none."""
        return hash(msgspec.json.encode(self, order="deterministic"))


Answer = TypeVar("Answer", bound=Value | tuple[Value, ...])


def made(document: object, kind: type[Answer]) -> Answer:
    """Return a JSON document as a value."""
    return msgspec.convert(document, kind)


class Citation(Value, frozen=True):
    """A reference of a rule, with the passage that it is in."""

    raw: str
    targets: tuple[str, ...]
    resolved: bool
    where: str


class Citing(Value, frozen=True):
    """A passage that cites a rule."""

    id: str
    where: str


class Example(Value, frozen=True):
    """An example printed at a rule."""

    text: str
    cards: tuple[str, ...]


class Note(Value, frozen=True):
    """A note at a rule."""

    text: str


class CheckStatus(Value, frozen=True):
    """A check of a rule, as it was played last."""

    name: str
    status: str


class Place(Value, frozen=True):
    """The place of a rule in its file: ``start`` and ``end`` in code points, line and column from 1."""

    file: str
    start: int
    end: int
    line: int
    column: int


class Clause(Value, frozen=True):
    """A clause of a sentence that says several things, and whether it is demonstrated."""

    name: str
    words: str
    status: str
    reason: str | None
    checks: tuple[str, ...]


class Part(Value, frozen=True):
    """A sentence or an item of a rule, and whether it is demonstrated; with ``clauses`` if it says several things."""

    n: int
    text: str
    status: str
    kind: str | None
    reason: str | None
    checks: tuple[str, ...]
    due: bool
    clauses: tuple[Clause, ...] = ()


class Question(Value, frozen=True):
    """A question of players that a rule answers: grade 3 as a whole, 2 in part."""

    text: str
    grade: int


class Rule(Value, frozen=True):
    """A rule or heading as its preferred text has it: an entry of ``show``."""

    id: str
    ruleset: str
    number: str | None
    kind: str
    title: str | None
    headline: str | None
    editorial_note: str | None
    edition: str
    version: str | None
    date: str | None
    digest: str
    language: str
    text: str
    parent: str | None
    children: tuple[str, ...]
    cites: tuple[Citation, ...]
    cited_by: tuple[Citing, ...]
    items: tuple[str, ...]
    examples: tuple[Example, ...]
    notes: tuple[Note, ...]
    cards: tuple[str, ...]
    terms: tuple[str, ...]
    checks: tuple[CheckStatus, ...]
    source: Place
    sentences: tuple[Part, ...] = ()
    item_coverage: tuple[Part, ...] = ()
    questions: tuple[Question, ...] = ()


class EditionFile(Value, frozen=True):
    """A file of an edition, with the version of the rules that it has and the day from which they are in force."""

    file: str
    version: str | None
    date: str | None
    digest: str


class Edition(Value, frozen=True):
    """A text of a game that is loaded."""

    ruleset: str
    edition: str
    title: str
    licence: str
    language: str
    files: tuple[EditionFile, ...]


class Hit(Value, frozen=True):
    """A rule that a search found; ``marks`` are the ranges of the snippet that match, in code points.

    ``part_of`` is the hit above that it is a part of, None if it is of none.
    """

    id: str
    number: str | None
    kind: str
    title: str | None
    score: float
    snippet: str
    why: tuple[str, ...]
    edition: str
    version: str | None
    date: str | None
    digest: str
    marks: tuple[tuple[int, int], ...]
    headline: str | None
    part_of: str | None


class NotCovered(Value, frozen=True):
    """A term that was asked for, and its rule, which is in no loaded text."""

    term: str
    rule: str


class Topic(Value, frozen=True):
    """A topic that was asked for, and the other document that rules it."""

    topic: str
    document: str


class FormerNumber(Value, frozen=True):
    """A number of former versions, and where its rule is now."""

    id: str
    now: str | None
    since: str


class Results(Value, frozen=True):
    """The answer to a query: ``search``."""

    query: str
    total: int
    hits: tuple[Hit, ...]
    suggestion: str | None
    not_covered: tuple[NotCovered, ...]
    unsure: bool
    partial: bool
    unknown: tuple[str, ...]
    passed_over: tuple[str, ...]
    fitting: int
    unquoted: bool
    topics: tuple[Topic, ...]
    former_numbers: tuple[FormerNumber, ...] = ()


class Level(Value, frozen=True):
    """What a trace reaches first after so many steps."""

    depth: int
    ids: tuple[str, ...]
    outside: tuple[str, ...]


class Trace(Value, frozen=True):
    """The references out of a rule or into it: ``trace``."""

    root: str
    direction: str
    levels: tuple[Level, ...]


class Chain(Value, frozen=True):
    """A shortest chain of references: ``path``. JSON's ``from`` is a word of Python and is called ``from_``."""

    from_: str = msgspec.field(name="from")
    to: str
    path: tuple[str, ...] | None


class AccountLine(Value, frozen=True):
    """A line of the account of a game."""

    part: str
    text: str
    rule: str


class CheckResult(Value, frozen=True):
    """A check that was played now."""

    name: str
    rules: tuple[str, ...]
    claims: tuple[str, ...]
    example: str | None
    status: str
    seconds: float
    title: str
    account: tuple[AccountLine, ...]


class Checks(Value, frozen=True):
    """The checks of a rule and of all below it: ``check``."""

    results: tuple[CheckResult, ...]


class Diagnostic(Value, frozen=True):
    """What is not understood in a text, and where: ``start`` and ``end`` in code points, line and column from 1."""

    code: str
    severity: str
    message: str
    file: str
    line: int
    column: int
    start: int
    end: int
    node: str | None


class Governed(Value, frozen=True):
    """Words of an ability, and the rules that govern them."""

    what: str
    rules: tuple[str, ...]


class Ability(Value, frozen=True):
    """An ability of a card."""

    line: int
    text: str
    governed: tuple[Governed, ...]


class Card(Value, frozen=True):
    """A card as its game's engine understands it; ``value`` is the engine's own form, as JSON values."""

    file: str
    line: int
    name: str
    text: str
    abilities: tuple[Ability, ...]
    value: Any


class Candidate(Value, frozen=True):
    """A sentence that may be meant by one that is not understood; ``reads_as`` is as the language prints it."""

    text: str
    reads_as: str


class CardLine(Value, frozen=True):
    """A line of a card: an ability as it is read, or with what may be meant by it if it is not understood."""

    file: str
    line: int
    text: str
    read: bool
    reads_as: str | None
    candidates: tuple[Candidate, ...]


class Cards(Value, frozen=True):
    """The cards of a text of card sheets: ``card``."""

    cards: tuple[Card, ...]
    lines: tuple[CardLine, ...]
    diagnostics: tuple[Diagnostic, ...]


class RuleText(Value, frozen=True):
    """A rule or sentence with its text."""

    rule: str
    text: str


class DecidingRule(Value, frozen=True):
    """A rule that decides an answer, and what the answer would be without it."""

    rule: str
    text: str
    without: str
    misreading: str | None
    common: bool
    event: str | None
    ability: str | None
    unmet: bool


class Ruling(Value, frozen=True):
    """The answer to a question of a situation."""

    line: int
    question: str
    answer: str
    about: str | None
    expected: str | None
    refused_by: tuple[RuleText, ...]
    decided_by: tuple[DecidingRule, ...]
    not_forbidden_by: tuple[RuleText, ...]


class RefusedAction(Value, frozen=True):
    """An action of a situation that the rules forbid."""

    line: int
    sentence: str
    words: str
    rule: str | None
    text: str


class OpenQuestion(Value, frozen=True):
    """A choice that a situation must make before it goes on."""

    line: int
    player: str
    topic: str
    options: tuple[str, ...]
    rule: str
    note: str


class Problem(Value, frozen=True):
    """A sentence of a situation that cannot be played."""

    line: int
    sentence: str
    message: str


class SetAside(Value, frozen=True):
    """A line of a card that is not understood, and on which nothing in the situation depends, or what is left out."""

    line: int
    card: str | None
    text: str
    why: str


class AskedBack(Value, frozen=True):
    """A sentence that is not understood, or a line of a card; nothing that may depend on it is ruled on."""

    line: int
    card: str | None
    text: str
    candidates: tuple[Candidate, ...]
    can_be_left_out: bool


class UnderstoodLine(Value, frozen=True):
    """A line of a card that is read as other words than it has."""

    line: int
    card: str
    text: str
    reads_as: str


class UnderstoodSentence(Value, frozen=True):
    """A sentence that leaves out what can only be one thing, with what it leaves out."""

    line: int
    text: str
    reads_as: str


class Judgement(Value, frozen=True):
    """The rulings on a situation: an entry of ``judge``."""

    file: str
    title: str
    game: str | None
    settled: bool
    answers: tuple[Ruling, ...]
    required: tuple[RuleText, ...]
    undemonstrated: tuple[str, ...]
    refused: tuple[RefusedAction, ...]
    open: OpenQuestion | None
    problem: Problem | None
    account: tuple[AccountLine, ...]
    set_aside: tuple[SetAside, ...]
    asked_back: tuple[AskedBack, ...]
    cards_as_understood: tuple[UnderstoodLine, ...]
    sentences_as_understood: tuple[UnderstoodSentence, ...]
    diagnostics: tuple[Diagnostic, ...]


class Verification(Value, frozen=True):
    """A quotation compared with the rules; ``difference`` is as the ``text`` of a ``Change``, from the rule's words."""

    verdict: str
    rule: str | None
    edition: str | None
    nearest: RuleText | None
    similarity: float
    difference: tuple[tuple[str, str, str], ...] = ()


class Meaning(Value, frozen=True):
    """The rule that an old number names now."""

    old: str | None
    text: str
    cited_by: tuple[str, ...]


class Change(Value, frozen=True):
    """What became of a rule; ``text`` has its differences as operation, old and new words."""

    old: str | None
    new: str | None
    kind: str
    text: tuple[tuple[str, str, str], ...]
    number_now_means: Meaning | None = None
    moved_from: str | None = None
    level: str | None = None
    split_from: str | None = None
    split_into: tuple[str, ...] = ()
    merged_into: str | None = None
    merged_from: tuple[str, ...] = ()
    stale_references: tuple[str, ...] = ()


class Comparison(Value, frozen=True):
    """What changed between two versions of a text: ``compare``."""

    old: str
    new: str
    changes: tuple[Change, ...]
    totals: Mapping[str, int]
