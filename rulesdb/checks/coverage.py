"""Coverage of rules, sentences and examples by checks, counted from executed checks only."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, NamedTuple

from rulesdb.checks.marks import Mark, MarkKind
from rulesdb.checks.running import KnockOut, Result
from rulesdb.checks.texts import Reviewed, due
from rulesdb.graph.model import Graph, Node, Reading
from rulesdb.graph.sentences import Sentence, sentences_of

Status = Literal["checked", "not-applicable", "unchecked"]
SentenceStatus = Literal["demonstrated", "marked", "open"]


class CoveredSentence(NamedTuple):
    """The coverage of a sentence."""

    number: int
    """Its place among the sentences of the rule, from 1."""
    text: str
    """Its text in the shipped edition."""
    status: SentenceStatus
    """Whether a check demonstrated it, else whether it is marked as one that no game can demonstrate."""
    kind: MarkKind | None
    """The kind of its mark, None without one."""
    reason: str | None
    """The reason why no game can demonstrate it, None without a mark."""
    checks: tuple[str, ...]
    """Names of the checks that demonstrated the sentence in this run."""
    due: bool
    """Whether the sentence is due for review: its checks were written for another text of it."""


class Covered(NamedTuple):
    """The coverage of one rule."""

    status: Status
    """Checked if every sentence is demonstrated or marked, and one at least demonstrated.

    Else not-applicable if there is a reason why no game can demonstrate the rule; else unchecked.
    """
    reason: str | None
    """Reason why no game can demonstrate the rule, None without one."""
    checks: tuple[str, ...]
    """Names of the checks that demonstrated the rule or a sentence of it in this run."""
    examples: int
    """Number of printed examples of the rule in its preferred texts, from 0."""
    examples_checked: int
    """Number of these examples that passed checks play, from 0."""
    due: bool
    """Whether the rule or a sentence of it is due for review: its checks were written for another text."""
    sentences: tuple[CoveredSentence, ...] = ()
    """Its sentences, in order."""


class Marks(NamedTuple):
    """The marks of what no game can demonstrate."""

    rules: Mapping[str, str]
    """The reasons by rule identifier."""
    sentences: Mapping[str, Mark]
    """The marks by sentence identifier."""


def covered(
    graph: Graph, results: Sequence[Result], knock_outs: Sequence[KnockOut], marks: Marks, reviewed: Reviewed
) -> dict[str, Covered]:
    """Return the coverage of every rule and subrule of the loaded texts, in their order."""
    demonstrated = demonstrating(knock_outs)
    played = {result.check.example for result in results if result.status == "passed"}
    rules = (node for node in graph.nodes.values() if node.kind in {"rule", "subrule"})
    return {node.id: _covered(node, demonstrated, played, marks, reviewed) for node in rules}


def _covered(
    node: Node, demonstrated: Mapping[str, Sequence[str]], played: set[str | None], marks: Marks, reviewed: Reviewed
) -> Covered:
    sentences = covered_sentences(node, demonstrated, marks, reviewed)
    checks = dict.fromkeys((*demonstrated.get(node.id, ()), *(name for one in sentences for name in one.checks)))
    reason = marks.rules.get(node.id)
    examples = [example for reading in node.preferred_readings for example in examples_of(node, reading)]
    return Covered(
        _status(sentences, reason),
        reason,
        tuple(checks),
        len(examples),
        sum(example in played for example in examples),
        (bool(checks) and due(node, reviewed.rules)) or any(one.due for one in sentences),
        sentences,
    )


def covered_sentences(
    node: Node, demonstrated: Mapping[str, Sequence[str]], marks: Marks, reviewed: Reviewed
) -> tuple[CoveredSentence, ...]:
    """Return the coverage of a rule's sentences from the names of the checks that demonstrate them."""
    return tuple(_sentence(one, demonstrated, marks, reviewed) for one in sentences_of(node))


def demonstrating(knock_outs: Iterable[KnockOut]) -> dict[str, list[str]]:
    """Return the names of the checks that demonstrate a sentence or rule, by its identifier."""
    found: dict[str, list[str]] = {}
    for pair in knock_outs:
        if pair.verdict == "demonstrated":
            found.setdefault(pair.claim, []).append(pair.check.name)
    return found


def _status(sentences: Sequence[CoveredSentence], reason: str | None) -> Status:
    statuses = {one.status for one in sentences}
    if "demonstrated" in statuses and "open" not in statuses:
        return "checked"
    return "not-applicable" if reason else "unchecked"


def _sentence(
    sentence: Sentence, demonstrated: Mapping[str, Sequence[str]], marks: Marks, reviewed: Reviewed
) -> CoveredSentence:
    checks = tuple(demonstrated.get(sentence.id, ()))
    mark = marks.sentences.get(sentence.id)
    status: SentenceStatus = "demonstrated" if checks else "marked" if mark else "open"
    return CoveredSentence(
        sentence.number,
        sentence.text,
        status,
        mark.kind if mark else None,
        mark.reason if mark else None,
        checks,
        status != "open" and reviewed.is_due(sentence),
    )


def sentence_entry(sentence: CoveredSentence) -> dict[str, object]:
    """Return the coverage of a sentence under the names of the output format."""
    return {
        "n": sentence.number,
        "text": sentence.text,
        "status": sentence.status,
        "kind": sentence.kind,
        "reason": sentence.reason,
        "checks": list(sentence.checks),
        "due": sentence.due,
    }


def examples_of(node: Node, reading: Reading) -> tuple[str, ...]:
    """Return the identifiers of a rule's examples in one edition."""
    return tuple(f"{node.id}#{passage.where}" for passage in reading.of_kind("example"))


def totals(rules: Iterable[Covered]) -> dict[str, int]:
    """Return the sums over some rules, under the names of the output format."""
    rows = list(rules)
    sentences = [sentence for row in rows for sentence in row.sentences]
    return {
        "rules": len(rows),
        "checked": sum(row.status == "checked" for row in rows),
        "not_applicable": sum(row.status == "not-applicable" for row in rows),
        "unchecked": sum(row.status == "unchecked" for row in rows),
        "examples": sum(row.examples for row in rows),
        "examples_checked": sum(row.examples_checked for row in rows),
        "sentences": len(sentences),
        "sentences_demonstrated": sum(one.status == "demonstrated" for one in sentences),
        "sentences_marked": sum(one.status == "marked" for one in sentences),
    }
