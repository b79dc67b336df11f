"""Diagnostics and unresolved references as the rulebook lists them: by code, the grave ones first."""

from collections import defaultdict
from collections.abc import Iterable, Sequence

from rulesdb.site import contents, views
from rulesdb.site.citations import Citations
from rulesdb.site.sitemap import FINDINGS, Sitemap
from rulesdb.source.diagnostics import Diagnostic, Severity
from rulesdb.words.diagnostics import SEVERITIES, meaning
from rulesdb.words.nodes import ruleset_name

_GRAVITY = tuple(SEVERITIES)
_BEFORE, _MARKED, _AFTER = 20, 60, 30  # code points of context that are shown at most


def groups(sitemap: Sitemap, diagnostics: Iterable[Diagnostic]) -> tuple[views.FindingGroup, ...]:
    """Return the diagnostics by code: errors, then warnings, then facts; within a code in the order given."""
    by_code: dict[tuple[int, str], list[Diagnostic]] = defaultdict(list)
    for diagnostic in diagnostics:
        by_code[_GRAVITY.index(diagnostic.severity), diagnostic.code].append(diagnostic)
    return tuple(_group(sitemap, code, by_code[gravity, code]) for gravity, code in sorted(by_code))


def missing(citations: Citations, unresolved: Iterable[str]) -> tuple[views.MissingGroup, ...]:
    """Return what is cited and not loaded, ruleset by ruleset in the order of the graph, each with who cites it."""
    by_ruleset: dict[str, list[views.Missing]] = defaultdict(list)
    for target in unresolved:
        ruleset, _, number = target.partition(":")
        by_ruleset[ruleset].append(views.Missing(number, citations.of(target, FINDINGS)))
    return tuple(views.MissingGroup(ruleset_name(name), tuple(found)) for name, found in by_ruleset.items())


def _group(sitemap: Sitemap, code: str, diagnostics: Sequence[Diagnostic]) -> views.FindingGroup:
    severity = diagnostics[0].severity
    return views.FindingGroup(
        code=code,
        severity=severity,
        severity_label=SEVERITIES[severity],
        meaning=meaning(code),
        folded=severity == Severity.INFO,
        findings=tuple(_finding(sitemap, diagnostic) for diagnostic in diagnostics),
    )


def _finding(sitemap: Sitemap, diagnostic: Diagnostic) -> views.Finding:
    node = sitemap.graph.nodes.get(diagnostic.node or "")
    before, marked, after = _context(diagnostic)
    return views.Finding(
        place=f"{diagnostic.file}:{diagnostic.line}:{diagnostic.column}",
        before=before,
        marked=marked,
        after=after,
        node=contents.link(sitemap, FINDINGS, node) if node else None,
    )


def _context(diagnostic: Diagnostic) -> tuple[str, str, str]:
    """Cut the context short around the place, and apart at its two ends."""
    line, start = diagnostic.context, diagnostic.context_at
    end = min(start + diagnostic.end - diagnostic.start, start + _MARKED, len(line))
    first, last = max(start - _BEFORE, 0), end + _AFTER
    before = f"{'…' if first else ''}{line[first:start].lstrip()}"
    return before, line[start:end], f"{line[end:last].rstrip()}{'…' if last < len(line) else ''}"
