"""Diagnostics and unresolved references as the rulebook lists them: by code, the grave ones first."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from rulesdb.site import contents, views
from rulesdb.site.citations import Citations
from rulesdb.site.languages import foreign
from rulesdb.site.rulebook import Rulebook
from rulesdb.site.sitemap import FINDINGS, Sitemap
from rulesdb.source.diagnostics import Diagnostic, Severity
from rulesdb.source.languages import inferred_language
from rulesdb.words.diagnostic_meanings import SEVERITIES, detail, meaning
from rulesdb.words.node_names import ruleset_name

_GRAVITY = tuple(SEVERITIES)
_BEFORE, _MARKED, _AFTER = 20, 60, 30  # code points of context that are shown at most


class Finding(NamedTuple):
    """One diagnostic: its location (``file:line:column``), the context in three pieces, and the node that it is in.

    The context is in ``language``. ``detail`` is what it says beyond the meaning of its code, mostly nothing.
    """

    place: str
    detail: str
    before: str
    marked: str
    after: str
    node: views.LinkView | None
    language: str


class FindingGroup(NamedTuple):
    """All diagnostics of one code; ``folded`` where they are facts that need no action."""

    code: str
    severity: str
    severity_label: str
    meaning: str
    folded: bool
    findings: tuple[Finding, ...]


class Missing(NamedTuple):
    """A number that is cited and not loaded, and its citations."""

    number: str
    cited_by: tuple[views.Citation, ...]


class MissingGroup(NamedTuple):
    """All that one ruleset's texts cite and no loaded edition holds."""

    ruleset: str
    missing: tuple[Missing, ...]


class FindingsPage(NamedTuple):
    """The parser's repairs and warnings, and the references to rules that are not loaded."""

    frame: views.Frame
    groups: tuple[FindingGroup, ...]
    missing: tuple[MissingGroup, ...]


def pages(book: Rulebook) -> Iterator[FindingsPage]:
    """Yield the page."""
    yield FindingsPage(
        book.frames.at_top(FINDINGS),
        groups(book.sitemap, book.diagnostics),
        missing(book.nodes.citations, book.graph.unresolved),
    )


def groups(sitemap: Sitemap, diagnostics: Iterable[Diagnostic]) -> tuple[FindingGroup, ...]:
    """Return the diagnostics by code: errors, then warnings, then facts; within a code in the order given."""
    by_code: dict[tuple[int, str], list[Diagnostic]] = defaultdict(list)
    for diagnostic in diagnostics:
        by_code[_GRAVITY.index(diagnostic.severity), diagnostic.code].append(diagnostic)
    return tuple(_group(sitemap, code, by_code[gravity, code]) for gravity, code in sorted(by_code))


def missing(citations: Citations, unresolved: Iterable[str]) -> tuple[MissingGroup, ...]:
    """Return the cited numbers that are not loaded with their citations, by ruleset, in the order of the graph."""
    by_ruleset: dict[str, list[Missing]] = defaultdict(list)
    for target in unresolved:
        ruleset, _, number = target.partition(":")
        by_ruleset[ruleset].append(Missing(number, citations.of(target, FINDINGS)))
    return tuple(MissingGroup(ruleset_name(name), tuple(found)) for name, found in by_ruleset.items())


def _group(sitemap: Sitemap, code: str, diagnostics: Sequence[Diagnostic]) -> FindingGroup:
    severity = diagnostics[0].severity
    return FindingGroup(
        code=code,
        severity=severity,
        severity_label=SEVERITIES[severity],
        meaning=meaning(code),
        folded=severity == Severity.INFO,
        findings=tuple(_finding(sitemap, diagnostic) for diagnostic in diagnostics),
    )


def _finding(sitemap: Sitemap, diagnostic: Diagnostic) -> Finding:
    node = sitemap.graph.nodes.get(diagnostic.node or "")
    before, marked, after = _context(diagnostic)
    return Finding(
        place=f"{diagnostic.file}:{diagnostic.line}:{diagnostic.column}",
        detail=detail(diagnostic.code, diagnostic.message),
        before=before,
        marked=marked,
        after=after,
        node=contents.link(sitemap, FINDINGS, node) if node else None,
        language=foreign(inferred_language(diagnostic.context)),
    )


def _context(diagnostic: Diagnostic) -> tuple[str, str, str]:
    """Return the context before, within and behind the range of a diagnostic, cut short."""
    line, start = diagnostic.context, diagnostic.context_at
    end = min(start + diagnostic.end - diagnostic.start, start + _MARKED, len(line))
    first, last = max(start - _BEFORE, 0), end + _AFTER
    before = f"{'…' if first else ''}{line[first:start].lstrip()}"
    return before, line[start:end], f"{line[end:last].rstrip()}{'…' if last < len(line) else ''}"
