"""Coverage of a home's rules, counted from checks that are played and knocked out once for each program.

What checks demonstrate depends on the program alone and on no text of the user, so it is cached with the digest of the
code. Only a whole result is: where a check failed, or a claim was not demonstrated, the next count plays again.
"""

from collections.abc import Mapping
from typing import NamedTuple

from rulesdb.checks.coverage import covered_by, demonstrating
from rulesdb.checks.text_hashes import reviewed_texts
from rulesdb.checks.told_apart import Groups, not_told_apart
from rulesdb.graph.model import Graph
from rulesdb.pipeline.cached_results import CachedResult
from rulesdb.pipeline.check_playing import keep_proofs, known_proofs
from rulesdb.pipeline.checking import CheckReport, all_marks, checks_of, execute, execute_all, loaded_checks
from rulesdb.pipeline.outline import captions, chapter_of, section_of
from rulesdb.pipeline.progress import Progress
from rulesdb.proofs.coverage import Covered, CoveredPart, lacks_checks, part_entry, totals
from rulesdb.source.cache import ResultCache

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
    """The claims and examples that the checks of some games demonstrate."""

    checks: dict[str, list[str]]
    """Names of the checks that demonstrate a claim, by the identifier of the claim."""
    examples: list[str]
    """Identifiers of the printed examples that passed checks play."""
    alike: Groups
    """Groups of sentences that no check tells apart."""


def measure_coverage(graph: Graph, progress: Progress, cache: ResultCache | None = None) -> Coverage:
    """Return the coverage of the loaded rulesets' rules, counted from the checks as this program plays them.

    Without a ``cache``, or where it has nothing of this program, every check is played and every claim knocked out.
    Raises UnknownRuleError for a claim that is in no loaded text.
    """
    checks_of(graph)  # the claims are compared with the texts of this home, whenever the checks were played
    shown = _demonstration(graph, progress, cache)
    examples: set[str | None] = {*shown.examples}
    rules = covered_by(graph, shown.checks, examples, all_marks(), reviewed_texts(graph.rulesets))
    sections = {name: section_of(graph, graph.nodes[name]).id for name in rules}
    chapters = {name: chapter_of(graph, graph.nodes[name]) for name in rules}
    return Coverage(rules, shown.alike, captions(graph, rules), sections, chapters)


def _demonstration(graph: Graph, progress: Progress, cache: ResultCache | None) -> _Demonstration:
    cached = CachedResult(cache, "coverage.msgpack", graph.rulesets, _Demonstration)
    if (found := cached.read()) is not None:
        return found
    report = _report(graph, progress, cache)
    alike = not_told_apart(report.results, report.knock_outs, progress)
    examples = [one.check.example for one in report.results if one.status == "passed" and one.check.example is not None]
    played = _Demonstration(demonstrating(report.knock_outs), examples, alike)
    if report.is_whole:
        cached.keep(played)
    return played


def _report(graph: Graph, progress: Progress, cache: ResultCache | None) -> CheckReport:
    """Return the report of all checks; their claims are knocked out anew only where no rulebook has done so."""
    known = known_proofs(graph.rulesets, cache)
    if known is None:
        report = execute_all(graph, progress)
        keep_proofs(report, cache)
        return report
    knock_outs = tuple(pair for proofs in known.values() for proof in proofs for pair in proof.knock_outs)
    return CheckReport(execute(loaded_checks(graph), progress, with_knock_out=False).results, knock_outs)
