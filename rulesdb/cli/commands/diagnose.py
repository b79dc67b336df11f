"""``rulesdb diagnose``: every finding with its place, and the sums of characters."""

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rulesdb.cli.arguments import add_json
from rulesdb.cli.diagnostic_lines import describe
from rulesdb.cli.homes import ask
from rulesdb.cli.language import is_japanese, name_of, translated
from rulesdb.cli.output import print_json, print_lines
from rulesdb.cli.styled import Line, bold
from rulesdb.cli.terminal import table
from rulesdb.pipeline.findings import Findings
from rulesdb.pipeline.home import Home
from rulesdb.words.changes import DUE
from rulesdb.words.diagnostic_meanings import MEANINGS, SEVERITIES

if TYPE_CHECKING:
    from rulesdb.pipeline.due import DueCitation

EXAMPLES = """\
  rulesdb diagnose            what was found in the texts, with the place of each
  rulesdb diagnose --json     the same for programs"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the findings. They are facts about the texts, so the status is 0 however many there are."""
    findings, due = ask(arguments.home, _answer)
    if arguments.json:
        print_json(_document(findings, due))
    else:
        print_lines(_lines(findings))
        print_lines(_due_lines(due or ()))
    return 0


def _answer(home: Home) -> tuple[Findings, "tuple[DueCitation, ...] | None"]:
    """Return the findings, and what is due for review; None for that in a home without former versions."""
    if not home.snapshots:
        return home.findings, None
    from rulesdb.pipeline.due import due_citations  # needed with former versions alone

    return home.findings, due_citations(home)


def _document(findings: Findings, due: "tuple[DueCitation, ...] | None") -> dict[str, object]:
    rows = [diagnostic.entry() for diagnostic in findings.diagnostics]
    outside = sum(findings.outside.values())
    document: dict[str, object] = {
        "files": len(findings.sums),
        "diagnostics": rows,
        "characters": {"total": findings.total, "in_nodes": findings.in_nodes, "outside_nodes": outside},
    }
    return document | ({} if due is None else {"due": [citation._asdict() for citation in due]})


def _lines(findings: Findings) -> Iterator[str | Line]:
    for diagnostic in findings.diagnostics:
        yield from describe(diagnostic)
        yield ""
    yield _summary(findings)
    yield ""
    if findings.diagnostics:
        yield from table(list(_codes(findings)), right=[2])
        yield ""
    yield from table(list(_sums(findings)), right=[1])


def _due_lines(due: "Sequence[DueCitation]") -> Iterator[str | Line]:
    if due:
        yield ""
        yield bold(translated(f"due for review, since the number that it cites was left by its rule: {len(due):,}"))
        yield from table([_due_row(citation) for citation in due], right=[])


def _due_row(citation: "DueCitation") -> tuple[str, ...]:
    now = "removed" if citation.now is None else f"now {citation.now}"
    return name_of(citation.kind, DUE), citation.name, citation.cites, translated(now), citation.since


def _summary(findings: Findings) -> str:
    counts = {"error": 0, "warning": 0, "info": 0}
    for diagnostic in findings.diagnostics:
        counts[diagnostic.severity] += 1
    counted = translated(", ").join(translated(f"{count} {name}") for name, count in counts.items())
    return translated(f"{len(findings.diagnostics)} findings in {len(findings.sums)} files: {counted}")


def _codes(findings: Findings) -> Iterator[tuple[str, ...]]:
    """Yield the codes of the findings with their severity and number, the most frequent first."""
    counts = Counter((found.code, found.severity) for found in findings.diagnostics)
    for (code, severity), count in sorted(counts.items(), key=lambda row: (-row[1], row[0])):
        meaning = MEANINGS.get(code, code) if is_japanese() else code
        yield meaning, name_of(severity, SEVERITIES), f"{count:,}"


def _sums(findings: Findings) -> Iterator[tuple[str, ...]]:
    """Yield the rows of the sums: all characters = those in nodes + those outside, the latter by reason."""
    outside = findings.outside
    yield translated("characters"), f"{findings.total:,}"
    yield translated("in nodes"), f"{findings.in_nodes:,}"
    yield translated("outside nodes"), f"{sum(outside.values()):,}"
    for reason, count in outside.items():
        yield f"  {translated(reason)}", f"{count:,}"
