"""Coverage of rules, sentences and items by executed checks, its sums, and its form in JSON."""

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

CoverageStatus = Literal["checked", "not-applicable", "unchecked"]
PartStatus = Literal["demonstrated", "marked", "open"]

Groups = tuple[tuple[str, ...], ...]
"""Groups of identifiers of sentences that no check tells apart."""

MarkKind = Literal["defines", "printed", "tournament", "overview", "condition", "beyond-a-game"]
"""The reasons why no game demonstrates a sentence or an item, by kind.

- ``defines``: it explains a word; the reason names sentences that use the word and are demonstrated.
- ``printed``: it says where something is printed or how it is written.
- ``tournament``: it concerns tournaments.
- ``overview``: it announces or sums up what other sentences say, which the reason names.
- ``condition``: it states only the case of which the next sentence speaks.
- ``beyond-a-game``: it speaks of what lies outside a game, such as products, collections or the rules as a text.
"""


class CoveredPart(NamedTuple):
    """The coverage of a sentence, an item or a clause."""

    name: str
    """Its name within the rule: ``sentence-2`` or ``item-3``, counted from 1, or ``sentence-2a`` for a clause."""
    text: str
    """Its text in the shipped edition."""
    status: PartStatus
    """Whether checks demonstrated it, with every clause, else whether no game can demonstrate it by its mark."""
    kind: MarkKind | Literal[""] = ""
    """The kind of its mark, "" without one."""
    reason: str = ""
    """The reason why no game can demonstrate it, in Japanese; "" without a mark."""
    checks: tuple[str, ...] = ()
    """Names of the checks that demonstrated it in this run."""
    due: bool = False
    """Whether it is due for review: its checks were written for another text of it."""
    clauses: "tuple[CoveredPart, ...]" = ()
    """The coverage of its clauses, each with our words for it as its text; none if it says one thing."""


class Covered(NamedTuple):
    """The coverage of one rule, or of a heading that has items."""

    status: CoverageStatus
    """Checked if every sentence is demonstrated or marked, and one at least demonstrated; so for the items of a rule
    that has no sentences, and for sentences and items of a heading.

    Else not-applicable if there is a reason why no game can demonstrate the rule, or if every part is marked; else
    unchecked.
    """
    reason: str = ""
    """Reason why no game can demonstrate the rule, in Japanese, of its first part if all are marked; "" without one."""
    checks: tuple[str, ...] = ()
    """Names of the checks that demonstrated the rule or a part of it in this run."""
    examples: int = 0
    """Number of printed examples of the rule in its preferred texts, from 0."""
    examples_checked: int = 0
    """Number of these examples that passed checks play, from 0."""
    due: bool = False
    """Whether the rule or a part of it is due for review: its checks were written for another text."""
    sentences: tuple[CoveredPart, ...] = ()
    """Its sentences, in order; of a heading, only those that state a rule."""
    items: tuple[CoveredPart, ...] = ()
    """Its items, in order."""
    is_rule: bool = True
    """Whether it is a rule or a subrule, not a heading."""

    @property
    def parts(self) -> tuple[CoveredPart, ...]:
        """Its sentences, then its items."""
        return (*self.sentences, *self.items)


def lacks_checks(row: Covered) -> bool:
    """Return whether a check is missing: of the rule, of a sentence or item that has no mark, or of an example."""
    return (
        (row.is_rule and row.status == "unchecked")
        or any(part.status == "open" for part in row.parts)
        or row.examples_checked < row.examples
    )


def part_entry(part: CoveredPart) -> dict[str, object]:
    """Return the coverage of a sentence or an item under the names of the output format."""
    clauses = [
        {
            "name": clause.name,
            "words": clause.text,
            "status": clause.status,
            "reason": clause.reason or None,
            "checks": list(clause.checks),
        }
        for clause in part.clauses
    ]
    return {
        "n": int(part.name.rpartition("-")[2]),
        "text": part.text,
        "status": part.status,
        "kind": part.kind or None,
        "reason": part.reason or None,
        "checks": list(part.checks),
        "due": part.due,
        **({"clauses": clauses} if clauses else {}),
    }


def totals(covered_nodes: Iterable[Covered]) -> dict[str, int]:
    """Return the sums over some rules and headings, under the names of the output format; headings are no rules."""
    every = list(covered_nodes)
    rows = [row for row in every if row.is_rule]
    sentences = [one for row in every for one in row.sentences]
    return {
        "rules": len(rows),
        "checked": sum(row.status == "checked" for row in rows),
        "not_applicable": sum(row.status == "not-applicable" for row in rows),
        "unchecked": sum(row.status == "unchecked" for row in rows),
        "examples": sum(row.examples for row in rows),
        "examples_checked": sum(row.examples_checked for row in rows),
        **_sums_of_parts("sentences", sentences),
        **_sums_of_parts("clauses", [one for sentence in sentences for one in sentence.clauses or (sentence,)]),
        **_sums_of_parts("items", [one for row in every for one in row.items]),
    }


def _sums_of_parts(name: str, parts: Sequence[CoveredPart]) -> dict[str, int]:
    return {
        name: len(parts),
        f"{name}_demonstrated": sum(one.status == "demonstrated" for one in parts),
        f"{name}_marked": sum(one.status == "marked" for one in parts),
    }
