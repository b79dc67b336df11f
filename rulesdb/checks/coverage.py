"""Coverage of rules and examples by checks, counted from executed checks only."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, NamedTuple

from rulesdb.checks.running import KnockOut, Result
from rulesdb.checks.texts import due
from rulesdb.graph.model import Graph, Node, Reading

Status = Literal["checked", "not-applicable", "unchecked"]


class Covered(NamedTuple):
    """The coverage of one rule."""

    status: Status
    """Whether a check demonstrated the rule, else whether there is a reason why no game can, else unchecked."""
    reason: str | None
    """Reason why no game can demonstrate the rule, None without one."""
    checks: tuple[str, ...]
    """Names of the checks that demonstrated the rule in this run."""
    examples: int
    """Number of printed examples of the rule in its preferred texts, from 0."""
    examples_checked: int
    """Number of these examples that passed checks play, from 0."""
    due: bool
    """Whether the rule is due for review: its checks were written for another text of it."""


def covered(
    graph: Graph,
    results: Iterable[Result],
    knock_outs: Iterable[KnockOut],
    reasons: Mapping[str, str],
    known: Mapping[str, frozenset[str]],
) -> dict[str, Covered]:
    """Return the coverage of every rule and subrule of the loaded texts, in their order."""
    demonstrated: dict[str, list[str]] = {}
    for pair in knock_outs:
        if pair.verdict == "demonstrated":
            demonstrated.setdefault(pair.rule, []).append(pair.check.name)
    played = {result.check.example for result in results if result.status == "passed"}
    rules = (node for node in graph.nodes.values() if node.kind in {"rule", "subrule"})
    return {node.id: _covered(node, demonstrated.get(node.id, ()), played, reasons, known) for node in rules}


def _covered(
    node: Node,
    checks: Sequence[str],
    played: set[str | None],
    reasons: Mapping[str, str],
    known: Mapping[str, frozenset[str]],
) -> Covered:
    reason = reasons.get(node.id)
    status: Status = "checked" if checks else "not-applicable" if reason else "unchecked"
    examples = [example for reading in node.preferred_readings for example in examples_of(node, reading)]
    is_due = bool(checks) and due(node, known)
    return Covered(status, reason, tuple(checks), len(examples), sum(example in played for example in examples), is_due)


def examples_of(node: Node, reading: Reading) -> tuple[str, ...]:
    """Return the identifiers of a rule's examples in one edition."""
    return tuple(f"{node.id}#{passage.where}" for passage in reading.of_kind("example"))


def totals(rules: Mapping[str, Covered]) -> dict[str, int]:
    """Return the sums over all rules, under the names of the output format."""
    rows = list(rules.values())
    return {
        "rules": len(rows),
        "checked": sum(row.status == "checked" for row in rows),
        "not_applicable": sum(row.status == "not-applicable" for row in rows),
        "unchecked": sum(row.status == "unchecked" for row in rows),
        "examples": sum(row.examples for row in rows),
        "examples_checked": sum(row.examples_checked for row in rows),
    }
