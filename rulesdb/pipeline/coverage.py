"""Coverage of a home's rules, counted from the recorded proofs, or from checks that are played where none fit."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from rulesdb.checks.coverage import claimable, covered, demonstrating, examples_of
from rulesdb.checks.marks import all_marks
from rulesdb.checks.recorded_proofs import recorded_proofs
from rulesdb.checks.text_hashes import has_checks, reviewed_texts
from rulesdb.graph.model import Graph
from rulesdb.pipeline.outline import captions, chapter_of, section_of
from rulesdb.pipeline.progress import Progress
from rulesdb.proofs.coverage import Covered, CoveredPart, Groups, lacks_checks, part_entry, totals

__all__ = ["Coverage", "Covered", "CoveredPart", "measure_coverage"]


class Coverage(NamedTuple):
    """The coverage of a home's rules."""

    rules: Mapping[str, Covered]
    """The coverage of every rule and of every heading with items, by identifier, in document order."""
    alike: Groups
    """Groups of sentences that no check tells apart."""
    titles: Mapping[str, str | None]
    """Titles, headlines or beginnings of the texts of the rules, by identifier."""
    sections: Mapping[str, str]
    """Identifiers of the rules' sections, by the rule's identifier."""
    chapters: Mapping[str, str]
    """Identifiers of the rules' chapters, by the rule's identifier."""
    is_recorded: bool = True
    """Whether the checks were not played now."""

    def sums(self) -> dict[str, int]:
        """Return the sums of all rules, under the names of the output format."""
        return totals(self.rules.values())

    def sums_by(self, parts: Mapping[str, str]) -> dict[str, dict[str, int]]:
        """Return the sums by part of the text; ``parts`` are ``sections`` or ``chapters``."""
        rows: dict[str, list[Covered]] = {}
        for name, row in self.rules.items():
            rows.setdefault(parts[name], []).append(row)
        return {part: totals(of) for part, of in rows.items()}

    def lacking(self) -> dict[str, Covered]:
        """Return the rules that lack a check: of themselves, of a sentence or item, or of an example."""
        return {name: row for name, row in self.rules.items() if lacks_checks(row)}

    def document(self, *, only_unchecked: bool = False) -> dict[str, object]:
        """Return the coverage as a JSON object; the totals count all rules, whichever are listed."""
        listed = self.lacking() if only_unchecked else self.rules
        sums = {**self.sums(), "not_told_apart": sum(map(len, self.alike))}
        nodes = {name: _entry(row) for name, row in listed.items()}
        return {"nodes": nodes, "totals": sums, "not_told_apart": [list(group) for group in self.alike]}


def _entry(row: Covered) -> dict[str, object]:
    return {
        "status": row.status,
        "reason": row.reason or None,
        "checks": list(row.checks),
        "examples": {"total": row.examples, "checked": row.examples_checked},
        "due": row.due,
        "sentences": [part_entry(sentence) for sentence in row.sentences],
        "items": [part_entry(item) for item in row.items],
    }


class _Demonstration(NamedTuple):
    """What the checks of some games demonstrate."""

    checks: dict[str, list[str]]
    """Names of the checks that demonstrate a claim, by the identifier of the claim."""
    examples: set[str | None]
    """Identifiers of the printed examples that passed checks play."""
    alike: Groups
    """Groups of sentences that no check tells apart."""


def measure_coverage(graph: Graph, progress: Progress, before_playing: Callable[[], None] = lambda: None) -> Coverage:
    """Return the coverage of the loaded rulesets' rules.

    Where the recorded proofs of a game are not those of this program, ``before_playing`` is called, every check of all
    games is played and every claim knocked out. Raises UnknownRuleError for a claim that is in no loaded text.
    """
    recorded = _recorded(graph)
    if recorded is None:
        before_playing()
    shown = recorded or _played(graph, progress)
    rules = covered(graph, shown.checks, shown.examples, all_marks(), reviewed_texts(graph.rulesets))
    sections = {name: section_of(graph, graph.nodes[name]).id for name in rules}
    chapters = {name: chapter_of(graph, graph.nodes[name]) for name in rules}
    return Coverage(rules, shown.alike, captions(graph, rules), sections, chapters, recorded is not None)


def _recorded(graph: Graph) -> _Demonstration | None:
    """Return what the recorded proofs of the loaded games demonstrate, None if one has checks but no such proofs."""
    games = [ruleset for ruleset in graph.rulesets if has_checks(ruleset)]
    found = [proofs for game in games if (proofs := recorded_proofs(game)) is not None]
    if len(found) < len(games):
        return None
    nodes = graph.nodes.values()
    parts = claimable(graph)
    printed = {example for node in nodes for reading in node.readings for example in examples_of(node, reading)}
    for proofs in found:
        proofs.verify(parts, printed)
    demonstrated = {claim: checks for proofs in found for claim, checks in proofs.demonstrated().items()}
    examples = {one.example for proofs in found for one in proofs.checks if one.status == "passed"}
    return _Demonstration(demonstrated, examples, tuple(group for proofs in found for group in proofs.alike))


def _played(graph: Graph, progress: Progress) -> _Demonstration:
    from rulesdb.checks.told_apart import not_told_apart  # recorded proofs need no engine
    from rulesdb.pipeline.checking import execute, loaded_checks  # see above

    report = execute(loaded_checks(graph), progress, with_knock_out=True)
    alike = not_told_apart(report.results, report.knock_outs, progress)
    examples = {one.check.example for one in report.results if one.status == "passed"}
    return _Demonstration(demonstrating(report.knock_outs), examples, alike)
