"""Coverage of a home's rules, counted from checks that are played and knocked out for it."""

from collections.abc import Mapping
from typing import NamedTuple

from rulesdb.checks.coverage import covered
from rulesdb.checks.texts import reviewed_texts
from rulesdb.checks.told_apart import Groups, not_told_apart
from rulesdb.graph.model import Graph
from rulesdb.pipeline.checking import all_marks, execute_all
from rulesdb.pipeline.outline import captions, chapter_of, section_of
from rulesdb.pipeline.progress import Progress
from rulesdb.proofs.coverage import Covered, CoveredPart, lacks_checks, part_entry, totals

__all__ = ["Coverage", "Covered", "CoveredPart", "measure_coverage"]


class Coverage(NamedTuple):
    """The coverage of a home's rules."""

    rules: Mapping[str, Covered]
    """The coverage of every rule and of every heading with items, by identifier, in document order."""
    alike: Groups
    """Groups of sentences that no check tells apart."""
    titles: Mapping[str, str | None]
    """Title, headline or beginning of the text of each rule."""
    sections: Mapping[str, str]
    """Identifier of the section of each rule."""
    chapters: Mapping[str, str]
    """Identifier of the chapter of each rule."""

    def sums(self) -> dict[str, int]:
        """Return the sums of all rules, under the names of the output format."""
        return totals(self.rules.values())

    def sums_by(self, parts: Mapping[str, str]) -> dict[str, dict[str, int]]:
        """Return the sums of each part of the text; ``parts`` are ``sections`` or ``chapters``."""
        rows: dict[str, list[Covered]] = {}
        for name, row in self.rules.items():
            rows.setdefault(parts[name], []).append(row)
        return {part: totals(of) for part, of in rows.items()}

    def lacking(self) -> dict[str, Covered]:
        """Return the rules that lack a check: of themselves, of a sentence or item, or of an example."""
        return {name: row for name, row in self.rules.items() if lacks_checks(row)}

    def document(self, *, only_unchecked: bool = False) -> dict[str, object]:
        """Return it as a JSON object; the totals count all rules, whichever are listed."""
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


def measure_coverage(graph: Graph, progress: Progress) -> Coverage:
    """Play every check of the loaded rulesets, knock out every claim, and count what is covered."""
    report = execute_all(graph, progress)
    alike = not_told_apart(report.results, report.knock_outs, progress)
    rules = covered(graph, report.results, report.knock_outs, all_marks(), reviewed_texts(graph.rulesets))
    sections = {name: section_of(graph, graph.nodes[name]).id for name in rules}
    chapters = {name: chapter_of(graph, graph.nodes[name]) for name in rules}
    return Coverage(rules, alike, captions(graph, rules), sections, chapters)
