"""Coverage of rules, sentences, items and examples by checks, counted from executed checks only.

It needs no engine: executed checks may be recorded (recorded_proofs.py).
"""

from collections.abc import Iterable, Mapping, Sequence

from rulesdb.checks.marks import Marks, clause_words
from rulesdb.checks.text_hashes import Reviewed, due
from rulesdb.graph.model import Graph, Node, Reading
from rulesdb.graph.parts import SentenceOrItem, items_of, part_ids, sentences_of
from rulesdb.proofs.coverage import CoverageStatus, Covered, CoveredPart, PartStatus
from rulesdb.proofs.verdicts import KnockOut
from rulesdb.words.rule_parts import name_within_rule, sentence_of


def covered(
    graph: Graph, demonstrated: Mapping[str, Sequence[str]], played: set[str | None], marks: Marks, reviewed: Reviewed
) -> dict[str, Covered]:
    """Return the coverage of every rule, subrule and heading with items of the loaded texts, in their order.

    ``demonstrated`` has the names of the checks that demonstrate each claim, ``played`` the examples that passed checks
    play.
    """
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
    of_marked = parts[0].reason if {one.status for one in parts} == {"marked"} else ""
    reason = marks.rules.get(node.id, of_marked)
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


def claimable(graph: Graph) -> frozenset[str]:
    """Return the identifiers of the nodes of the loaded texts, of their sentences and items, and of the clauses."""
    parts = part_ids(graph.nodes.values())
    return frozenset((*graph.nodes, *parts, *(clause for clause in clause_words() if sentence_of(clause) in parts)))


def demonstrating(knock_outs: Iterable[KnockOut]) -> dict[str, list[str]]:
    """Return the names of the checks that demonstrate a sentence, an item or a rule, by its identifier."""
    found: dict[str, list[str]] = {}
    for pair in knock_outs:
        if pair.verdict == "demonstrated":
            found.setdefault(pair.claim, []).append(pair.check)
    return found


def _status(parts: Sequence[CoveredPart], reason: str) -> CoverageStatus:
    statuses = {one.status for one in parts}
    if "demonstrated" in statuses and "open" not in statuses:
        return "checked"
    return "not-applicable" if reason else "unchecked"


def _part(
    part: SentenceOrItem, demonstrated: Mapping[str, Sequence[str]], marks: Marks, reviewed: Reviewed
) -> CoveredPart:
    clauses = tuple(
        _own(clause, words, demonstrated, marks) for clause, words in marks.clauses.get(part.id, {}).items()
    )
    own = _own(part.id, part.text, demonstrated, marks)
    checks = tuple(dict.fromkeys((*own.checks, *(check for clause in clauses for check in clause.checks))))
    statuses = {clause.status for clause in clauses}
    status: PartStatus = own.status if not clauses else next(one for one in _WEAKEST_FIRST if one in statuses)
    return own._replace(
        status=status, checks=checks, due=bool(checks or own.kind) and reviewed.is_due(part), clauses=clauses
    )


_WEAKEST_FIRST: tuple[PartStatus, ...] = ("open", "demonstrated", "marked")
"""The statuses of clauses, the one first that a sentence has if one of its clauses has it."""


def _own(part: str, text: str, demonstrated: Mapping[str, Sequence[str]], marks: Marks) -> CoveredPart:
    """Return the coverage of a sentence, an item or a clause by the claims of it alone."""
    checks, mark = tuple(demonstrated.get(part, ())), marks.parts.get(part)
    status: PartStatus = "demonstrated" if checks else "marked" if mark else "open"
    name = name_within_rule(part)
    return CoveredPart(name, text, status, mark.kind if mark else "", mark.reason if mark else "", checks)


def examples_of(node: Node, reading: Reading) -> tuple[str, ...]:
    """Return the identifiers of a rule's examples in one edition."""
    return tuple(f"{node.id}#{passage.where}" for passage in reading.of_kind("example"))
