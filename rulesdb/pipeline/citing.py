"""Citations of a home's rules in the files of a project, judged."""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from operator import itemgetter
from pathlib import Path, PurePath
from typing import NamedTuple

from rulesdb.citations.contexts import ignored_lines
from rulesdb.citations.fates import Fate, Fault
from rulesdb.citations.findings import Fates, Reviewed, Reviewer, WrongCitation
from rulesdb.graph.model import Graph
from rulesdb.pipeline.home import Home
from rulesdb.quotations.verification import Verification
from rulesdb.source.project_files import Report, project_texts
from rulesdb.source.text import SourceText
from rulesdb.source.text_reading import SourceError

__all__ = [
    "CitationReport",
    "Fates",
    "Fault",
    "Finding",
    "Reviewer",
    "Verification",
    "citation_reviewer",
    "fates_against",
    "fates_at",
    "review_project",
]

_CONTEXT = 200
"""Characters of a line that are kept before and behind a citation."""
_LEAST_KEPT = 0.5
"""Share of the former rules that the loaded text has; below it the two are no versions of one text."""


class Finding(NamedTuple):
    """A wrong citation with its place in a file."""

    file: str
    line: int
    """From 1."""
    column: int
    """From 1, in code points."""
    cited: str
    """The citation as the file has it."""
    context: str
    """Its line, or the surroundings in a very long one."""
    context_at: int
    """The index of the citation in ``context``."""
    wrong: WrongCitation


class CitationReport(NamedTuple):
    """The citations of a file or folder."""

    files: int
    """Number of text files that were read."""
    citations: int
    """Number of citations in them."""
    not_loaded: int
    """Number of citations of rules that are in a part of the rules that is not loaded."""
    findings: tuple[Finding, ...]
    """Wrong citations by file and place."""

    @property
    def totals(self) -> dict[str, int]:
        """Number of findings by fault, and of citations that cannot be judged."""
        counts = Counter(finding.wrong.fault for finding in self.findings)
        faults = {fault.value.replace("-", "_"): counts[fault] for fault in Fault}
        return {**faults, "not_loaded": self.not_loaded}


def citation_reviewer(home: Home, ruleset: str | None = None, fates: Fates | None = None) -> Reviewer:
    """Return a judge of citations of the rules of a home, those of ``ruleset`` or of all.

    ``fates`` are those of the numbers of the version that the citations were written for, if it is a former one.
    """
    graph = home.graph
    return Reviewer(graph, graph.rulesets if ruleset is None else (ruleset,), fates or {}, home.quotable)


def review_project(reviewer: Reviewer, path: Path, excluded: Sequence[str], report: Report) -> CitationReport:
    """Judge the citations in a file or folder; ``excluded`` are patterns of files and folders to leave out.

    Sentences on files that cannot be read go to ``report``. Raises SourceError for a ``path`` that cannot be read.
    """
    files, sure, bare = 0, _Sums(), defaultdict[str, _Sums](_Sums)
    for text in project_texts(path, report, excluded):
        files += 1
        of_text, doubtful = reviewer.review(text.text, text.name)
        sure.add(text, of_text)
        bare[PurePath(text.name).suffix].add(text, doubtful)
    taken = [sure, *(of_kind for of_kind in bare.values() if reviewer.are_rules(of_kind.cited))]
    return CitationReport(
        files,
        sum(len(sums.cited) for sums in taken),
        sum(sums.not_loaded for sums in taken),
        tuple(sorted((finding for sums in taken for finding in sums.findings), key=itemgetter(0, 1, 2))),
    )


@dataclass(slots=True)
class _Sums:
    """Citations of several files: the identifiers that they ``cited``, those that are not loaded, the wrong ones."""

    cited: list[str] = field(default_factory=list)
    not_loaded: int = 0
    findings: list[Finding] = field(default_factory=list)

    def add(self, text: SourceText, reviewed: Reviewed) -> None:
        """Add the citations of a file."""
        self.cited += reviewed.cited
        self.not_loaded += reviewed.not_loaded
        ignored = {text.position(start)[0] for start in ignored_lines(text.text)} if reviewed.wrong else set()
        findings = (_finding(text, wrong) for wrong in reviewed.wrong)
        self.findings += (finding for finding in findings if finding.line not in ignored)


def _finding(text: SourceText, wrong: WrongCitation) -> Finding:
    """Return a wrong citation with its place."""
    line, column = text.position(wrong.start)
    context, index = text.around(wrong.start, column, _CONTEXT)
    return Finding(text.name, line, column, text.text[wrong.start : wrong.end], context, index, wrong)


def fates_at(home: Home, date: str) -> Fates:
    """Return the fates of the numbers of the versions in force at a date. Raises NoVersionError."""
    from rulesdb.pipeline.number_fates import fates  # needed with a date alone

    home.at(date)  # refuses a date of which the home knows nothing
    found: dict[str, Mapping[str, Fate]] = {}
    for history in home.histories:
        version = history.version_at(date)
        if version is not None:
            nodes = home.graph.nodes.values()
            live = {node.number for node in nodes if node.ruleset == history.ruleset and node.number is not None}
            found.setdefault(history.ruleset, fates(history, version, live))
    return found


def fates_against(graph: Graph, against: Path, ruleset: str | None = None, dialect: str | None = None) -> Fates:
    """Return the fates of the numbers of a former version, a file or folder in the form ``dialect`` or any known one.

    Raises SourceError for one that is no version of a loaded text, MisfitError and NoRulesError.
    """
    from rulesdb.pipeline import comparing  # needed with a former version alone
    from rulesdb.pipeline.number_fates import fates_of_comparison  # likewise

    rulesets = graph.rulesets

    found: dict[str, Mapping[str, Fate]] = {}
    for name, old in comparing.read_games(str(against), dialect).items():
        owner = ruleset or (name if name in rulesets else rulesets[0] if len(rulesets) == 1 else None)
        if owner is None:
            raise SourceError(
                str(against), f"is of the ruleset {name}, which is not loaded", "name the loaded one with --ruleset"
            )
        comparison = comparing.compare_versions(old, comparing.loaded_version(graph, owner))
        if comparing.share_kept(comparison) < _LEAST_KEPT:
            problem = f"is no other version of the text that is loaded of {owner}"
            raise SourceError(str(against), problem, "build the present version of the same text first")
        found[owner] = fates_of_comparison(comparison)
    return found
