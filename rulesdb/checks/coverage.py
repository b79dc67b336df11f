"""Coverage of rules, sentences, items and examples by checks, counted from executed checks only."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, NamedTuple

from rulesdb.checks.marks import MarkKind, SentenceMark
from rulesdb.checks.running import KnockOut, Result
from rulesdb.checks.texts import Reviewed, due
from rulesdb.graph.model import Graph, Node, Reading
from rulesdb.graph.parts import Part, items_of, sentences_of

CoverageStatus = Literal["checked", "not-applicable", "unchecked"]
PartStatus = Literal["demonstrated", "marked", "open"]


class CoveredPart(NamedTuple):
    """The coverage of a sentence or an item."""

    number: int
    """Its place among the sentences or items of the rule, from 1."""
    text: str
    """Its text in the shipped edition."""
    status: PartStatus
    """Whether a check demonstrated it, else whether it is marked as one that no game can demonstrate."""
    kind: MarkKind | None
    """The kind of its mark, None without one."""
    reason: str | None
    """The reason why no game can demonstrate it, None without a mark."""
    checks: tuple[str, ...]
    """Names of the checks that demonstrated it in this run."""
    due: bool
    """Whether it is due for review: its checks were written for another text of it."""


class Covered(NamedTuple):
    """The coverage of one rule, or of a heading that has items."""

    status: CoverageStatus
    """Checked if every sentence is demonstrated or marked, and one at least demonstrated; so for the items of a rule
    that has no sentences, and for sentences and items of a heading.

    Else not-applicable if there is a reason why no game can demonstrate the rule; else unchecked.
    """
    reason: str | None
    """Reason why no game can demonstrate the rule, None without one."""
    checks: tuple[str, ...]
    """Names of the checks that demonstrated the rule or a part of it in this run."""
    examples: int
    """Number of printed examples of the rule in its preferred texts, from 0."""
    examples_checked: int
    """Number of these examples that passed checks play, from 0."""
    due: bool
    """Whether the rule or a part of it is due for review: its checks were written for another text."""
    sentences: tuple[CoveredPart, ...] = ()
    """Its sentences, in order; of a heading, only those that state a rule."""
    items: tuple[CoveredPart, ...] = ()
    """Its items, in order."""
    is_rule: bool = True
    """Whether it is a rule or a subrule, not a heading."""


class Marks(NamedTuple):
    """The marks of what no game can demonstrate."""

    rules: Mapping[str, str]
    """The reasons by rule identifier."""
    parts: Mapping[str, SentenceMark]
    """The marks of sentences and items by identifier."""


def covered(
    graph: Graph, results: Sequence[Result], knock_outs: Sequence[KnockOut], marks: Marks, reviewed: Reviewed
) -> dict[str, Covered]:
    """Return the coverage of every rule, subrule and heading with items of the loaded texts, in their order."""
    played = {result.check.example for result in results if result.status == "passed"}
    return covered_by(graph, demonstrating(knock_outs), played, marks, reviewed)


def covered_by(
    graph: Graph, demonstrated: Mapping[str, Sequence[str]], played: set[str | None], marks: Marks, reviewed: Reviewed
) -> dict[str, Covered]:
    """Return the same from the names of the checks that demonstrate each claim, and the examples that were played."""
    nodes = (node for node in graph.nodes.values() if _is_rule(node) or items_of(node))
    return {node.id: _covered(node, demonstrated, played, marks, reviewed) for node in nodes}


def _is_rule(node: Node) -> bool:
    return node.kind in {"rule", "subrule"}


def _covered(
    node: Node, demonstrated: Mapping[str, Sequence[str]], played: set[str | None], marks: Marks, reviewed: Reviewed
) -> Covered:
    sentences = covered_sentences(node, demonstrated, marks, reviewed)
    items = covered_items(node, demonstrated, marks, reviewed)
    parts = (*sentences, *items)
    is_rule = _is_rule(node)
    checks = dict.fromkeys((*demonstrated.get(node.id, ()), *(name for one in parts for name in one.checks)))
    reason = marks.rules.get(node.id)
    examples = [example for reading in node.preferred_readings for example in examples_of(node, reading)]
    return Covered(
        _status((sentences or items) if is_rule else parts, reason),
        reason,
        tuple(checks),
        len(examples),
        sum(example in played for example in examples),
        (bool(checks) and due(node, reviewed.rules)) or any(one.due for one in parts),
        sentences,
        items,
        is_rule,
    )


def covered_sentences(
    node: Node, demonstrated: Mapping[str, Sequence[str]], marks: Marks, reviewed: Reviewed
) -> tuple[CoveredPart, ...]:
    """Return the coverage of a node's sentences from the names of the checks that demonstrate them.

    The text of a heading introduces the rules below it. Of its sentences only those count that state a rule themselves:
    the ones that are claimed or marked, of which the hash was kept.
    """
    sentences = (one for one in sentences_of(node) if _is_rule(node) or one.id in reviewed.parts)
    return tuple(_part(one, demonstrated, marks, reviewed) for one in sentences)


def covered_items(
    node: Node, demonstrated: Mapping[str, Sequence[str]], marks: Marks, reviewed: Reviewed
) -> tuple[CoveredPart, ...]:
    """Return the coverage of a node's items from the names of the checks that demonstrate them."""
    return tuple(_part(one, demonstrated, marks, reviewed) for one in items_of(node))


def demonstrating(knock_outs: Iterable[KnockOut]) -> dict[str, list[str]]:
    """Return the names of the checks that demonstrate a sentence, an item or a rule, by its identifier."""
    found: dict[str, list[str]] = {}
    for pair in knock_outs:
        if pair.verdict == "demonstrated":
            found.setdefault(pair.claim, []).append(pair.check.name)
    return found


def _status(parts: Sequence[CoveredPart], reason: str | None) -> CoverageStatus:
    statuses = {one.status for one in parts}
    if "demonstrated" in statuses and "open" not in statuses:
        return "checked"
    return "not-applicable" if reason else "unchecked"


def lacks_checks(row: Covered) -> bool:
    """Return whether a check is missing: of the rule, of a sentence or item that has no mark, or of an example."""
    return (
        (row.is_rule and row.status == "unchecked")
        or any(part.status == "open" for part in (*row.sentences, *row.items))
        or row.examples_checked < row.examples
    )


def _part(part: Part, demonstrated: Mapping[str, Sequence[str]], marks: Marks, reviewed: Reviewed) -> CoveredPart:
    checks = tuple(demonstrated.get(part.id, ()))
    mark = marks.parts.get(part.id)
    status: PartStatus = "demonstrated" if checks else "marked" if mark else "open"
    return CoveredPart(
        part.number,
        part.text,
        status,
        mark.kind if mark else None,
        mark.reason if mark else None,
        checks,
        status != "open" and reviewed.is_due(part),
    )


def part_entry(part: CoveredPart) -> dict[str, object]:
    """Return the coverage of a sentence or an item under the names of the output format."""
    return {
        "n": part.number,
        "text": part.text,
        "status": part.status,
        "kind": part.kind,
        "reason": part.reason,
        "checks": list(part.checks),
        "due": part.due,
    }


def examples_of(node: Node, reading: Reading) -> tuple[str, ...]:
    """Return the identifiers of a rule's examples in one edition."""
    return tuple(f"{node.id}#{passage.where}" for passage in reading.of_kind("example"))


def totals(covered_nodes: Iterable[Covered]) -> dict[str, int]:
    """Return the sums over some rules and headings, under the names of the output format; headings are no rules."""
    every = list(covered_nodes)
    rows = [row for row in every if row.is_rule]
    return {
        "rules": len(rows),
        "checked": sum(row.status == "checked" for row in rows),
        "not_applicable": sum(row.status == "not-applicable" for row in rows),
        "unchecked": sum(row.status == "unchecked" for row in rows),
        "examples": sum(row.examples for row in rows),
        "examples_checked": sum(row.examples_checked for row in rows),
        **_sums_of_parts("sentences", [one for row in every for one in row.sentences]),
        **_sums_of_parts("items", [one for row in every for one in row.items]),
    }


def _sums_of_parts(name: str, parts: Sequence[CoveredPart]) -> dict[str, int]:
    return {
        name: len(parts),
        f"{name}_demonstrated": sum(one.status == "demonstrated" for one in parts),
        f"{name}_marked": sum(one.status == "marked" for one in parts),
    }
