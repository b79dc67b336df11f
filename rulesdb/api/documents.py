"""The JSON documents of all commands as types, and the JSON Schemas that are made of them.

The answers of the Python API are documents as they are; what only a command prints has its type here.
"""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from rulesdb.api.values import (
    Cards,
    Chain,
    Checks,
    Comparison,
    Diagnostic,
    Edition,
    Hit,
    Judgement,
    Part,
    Results,
    Rule,
    Trace,
    Value,
    Verification,
)
from rulesdb.suite.format import Index


class RuleVersion(Value, frozen=True):
    """A rule in a version of an edition; ``kind`` and ``text`` are as in ``compare``."""

    date: str
    version: str
    number: str | None
    kind: str | None
    text: tuple[tuple[str, str, str], ...]


class FormerRule(Value, frozen=True):
    """Another rule that had the number until a version, and its identifier now, null if it was removed."""

    until: str
    text: str
    now: str | None


class History(Value, frozen=True):
    """The versions of a rule in an edition, the newest first, and the rules that had its number before."""

    edition: str
    versions: tuple[RuleVersion, ...]
    number_named_before: tuple[FormerRule, ...]


class ShownRule(Rule, frozen=True):
    """A rule or heading in one edition: an entry of ``show``.

    ``history`` is there with ``--history``, ``subrules``, the rules below, with ``--subrules``.
    """

    history: tuple[History, ...] = ()
    subrules: tuple["ShownRule", ...] = ()


class ShownHit(Hit, frozen=True):
    """A rule that a search found. ``explanation`` has what each feature adds to its score, with ``--explain``."""

    explanation: Mapping[str, float] = {}


class ShownResults(Results, frozen=True):
    """The answer to a query. ``facets`` are the numbers of hits by chapter and by kind, with ``--facets``."""

    hits: tuple[ShownHit, ...]
    facets: Mapping[str, Mapping[str, int]] = {}


class Characters(Value, frozen=True):
    """Sums of the characters of all texts."""

    total: int
    in_nodes: int
    outside_nodes: int


class DueCitation(Value, frozen=True):
    """What cites a number that its rule has left, and the identifier of the rule now, null if it was removed."""

    kind: Literal["check", "glossary", "text", "reference"]
    name: str
    cites: str
    now: str | None
    since: str


class Findings(Value, frozen=True):
    """What was found in the texts. ``due`` is there in a home with former versions."""

    files: int
    diagnostics: tuple[Diagnostic, ...]
    characters: Characters
    due: tuple[DueCitation, ...] = ()


class SeenDifference(Value, frozen=True):
    """What was seen with a rule and without it."""

    what: str
    with_: str = msgspec.field(name="with")
    without: str


class KnockOut(SeenDifference, frozen=True):
    """A check played without a sentence or item that it claims, with the first difference that was seen."""

    rule: str
    claim: str
    check: str
    misreading: str | None
    killed: bool
    verdict: Literal["demonstrated", "touched", "untouched", "broken"]
    differences: tuple[SeenDifference, ...]


class ShownChecks(Checks, frozen=True):
    """The checks of rules. ``knock_out`` is there with ``--knock-out``."""

    knock_out: tuple[KnockOut, ...] = ()


class ExampleSums(Value, frozen=True):
    """Numbers of the printed examples of a rule."""

    total: int
    checked: int


class Covered(Value, frozen=True):
    """The coverage of a rule or heading."""

    status: Literal["checked", "not-applicable", "unchecked"]
    reason: str | None
    checks: tuple[str, ...]
    examples: ExampleSums
    due: bool
    sentences: tuple[Part, ...]
    items: tuple[Part, ...]


class CoverageSums(Value, frozen=True):
    """Sums over all rules."""

    rules: int
    checked: int
    not_applicable: int
    unchecked: int
    examples: int
    examples_checked: int
    sentences: int
    sentences_demonstrated: int
    sentences_marked: int
    clauses: int
    clauses_demonstrated: int
    clauses_marked: int
    items: int
    items_demonstrated: int
    items_marked: int
    not_told_apart: int


class Coverage(Value, frozen=True):
    """Which rules, sentences and examples are demonstrated; ``not_told_apart`` are groups of sentences."""

    nodes: Mapping[str, Covered]
    totals: CoverageSums
    not_told_apart: tuple[tuple[str, ...], ...]


class Judgements(Value, frozen=True):
    """The rulings on situations: ``judge``."""

    situations: tuple[Judgement, ...]


class Editions(Value, frozen=True):
    """The editions that a server has."""

    editions: tuple[Edition, ...]


class SuiteOutcome(Value, frozen=True):
    """How a scenario ended; ``step`` and ``problem`` are null where it passed."""

    id: str
    status: Literal["passed", "failed", "unsupported"]
    listed: bool
    unexpected: bool
    step: int | None
    problem: str | None


class SuiteSums(Value, frozen=True):
    """Numbers of scenarios by how they ended."""

    scenarios: int
    passed: int
    failed: int
    unsupported: int
    unexpected: int


class SuiteRun(Value, frozen=True):
    """A suite that a driver played: ``suite run``."""

    driver: str
    without: tuple[str, ...]
    complete: bool
    results: tuple[SuiteOutcome, ...]
    totals: SuiteSums


class WrongQuotation(Verification, frozen=True, kw_only=True):
    """A quotation beside a citation, compared with its rule."""

    text: str


class WrongCitation(Value, frozen=True):
    """A citation that is dead, moved or now names another rule, or a quotation that its rule does not have."""

    file: str
    line: int
    column: int
    cited: str
    id: str
    kind: Literal["dead", "moved", "other-rule", "misquoted", "quotes-other-rule"]
    now: tuple[str, ...]
    suggestions: tuple[str, ...]
    quotation: WrongQuotation | None


class CitationSums(Value, frozen=True):
    """Numbers of findings by kind, and of citations that cannot be judged."""

    dead: int
    moved: int
    other_rule: int
    misquoted: int
    quotes_other_rule: int
    not_loaded: int


class CitationReport(Value, frozen=True):
    """The citations of rules in a project: ``citations``."""

    path: str
    ruleset: str | None
    files: int
    citations: int
    findings: tuple[WrongCitation, ...]
    totals: CitationSums


class Dialect(Value, frozen=True):
    """A declared form of texts; ``levels`` are the kinds of its levels, the highest first."""

    name: str
    title: str
    ruleset: str
    levels: tuple[str, ...]


class Dialects(Value, frozen=True):
    """The declared forms of texts: ``dialects``."""

    dialects: tuple[Dialect, ...]


class LevelCount(Value, frozen=True):
    """The numbers of one level in a text."""

    kind: str
    example: str
    numbers: int
    titled: int


class DoubtfulLine(Value, frozen=True):
    """A line that begins like a number and begins no rule."""

    line: int
    text: str


class DialectTrial(Value, frozen=True):
    """How a dialect reads a text: ``dialect try``."""

    file: str
    dialect: str
    fits: bool
    doubts: tuple[str, ...]
    share: float
    levels: tuple[LevelCount, ...]
    parts: Mapping[str, int]
    references: int
    dangling: tuple[str, ...]
    outside: Mapping[str, int]
    findings: Mapping[str, int]
    unread: tuple[DoubtfulLine, ...]
    missing: tuple[str, ...]


DOCUMENTS: Mapping[str, Any] = {
    "show": tuple[ShownRule, ...],
    "search": ShownResults,
    "trace": Trace,
    "path": Chain,
    "diagnose": Findings,
    "check": ShownChecks,
    "coverage": Coverage,
    "card": Cards,
    "judge": Judgements,
    "compare": Comparison,
    "suite-export": Index,
    "suite-run": SuiteRun,
    "dialects": Dialects,
    "dialect": DialectTrial,
    "citations": CitationReport,
}
"""The type of each document: by its command, and by its action where those of a command print different ones."""


def json_schema(name: str) -> dict[str, object]:
    """Return the JSON Schema of the document with a name of ``DOCUMENTS``."""
    (root,), definitions = msgspec.json.schema_components([DOCUMENTS[name]], ref_template="#/$defs/{name}")
    head = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": f"rulesdb {name}"}
    return {**head, **root, "$defs": definitions}
