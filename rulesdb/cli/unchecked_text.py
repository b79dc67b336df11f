"""Rules that lack checks, with their open parts, as lines of a terminal."""

from collections.abc import Iterator

from rulesdb.cli.captions import caption
from rulesdb.cli.language import part_label, translated
from rulesdb.cli.styled import Line, bold
from rulesdb.cli.terminal import wrap
from rulesdb.pipeline.coverage import Coverage, CoveredPart

_INDENT = "  "


def unchecked_lines(coverage: Coverage) -> Iterator[str | Line]:
    """Yield the rules that lack checks, with their open sentences and items below them, and at the end their number.

    A rule that no game can demonstrate is listed with the reason if a sentence of it has no mark of its own.
    """
    lacking = coverage.lacking()
    for name, row in lacking.items():
        yield from map(bold, wrap(caption(name, coverage.titles[name])))
        yield from wrap(translated(f"not applicable: {row.reason}"), _INDENT) if row.reason else ()
        yield from _open_parts(row.parts)
        if row.examples_checked < row.examples:
            yield _INDENT + translated(f"examples played: {row.examples_checked} of {row.examples}")
    if lacking:
        yield ""
    yield from wrap(translated(f"rules with something unchecked: {len(lacking)} of {len(coverage.rules)}"))


def _open_parts(parts: tuple[CoveredPart, ...]) -> Iterator[str]:
    for part in parts:
        if part.status == "open":
            yield from wrap(part.text, _INDENT, f"{part_label(part.name)}: ")
            open_clauses = [clause for clause in part.clauses if clause.status == "open"]
            for clause in open_clauses if len(open_clauses) < len(part.clauses) else ():
                yield from wrap(clause.text, _INDENT * 2, f"{part_label(clause.name)}: ")
