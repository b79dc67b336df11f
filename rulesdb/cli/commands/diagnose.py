"""``rulesdb diagnose``: every finding with its place, and the sums of characters."""

import argparse
from collections import Counter
from collections.abc import Iterator

from rulesdb.cli.arguments import add_json
from rulesdb.cli.diagnostic_lines import KEYS, describe
from rulesdb.cli.homes import ask
from rulesdb.cli.language import is_japanese, name_of, translated
from rulesdb.cli.output import print_json, print_lines
from rulesdb.cli.styled import Line
from rulesdb.cli.terminal import table
from rulesdb.pipeline.findings import Findings
from rulesdb.words.diagnostic_meanings import MEANINGS, SEVERITIES

EXAMPLES = """\
  rulesdb diagnose            what was found in the texts, with the place of each
  rulesdb diagnose --json     the same for programs"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the findings. They are facts about the texts, so the status is 0 however many there are."""
    findings = ask(arguments.home, lambda home: home.findings)
    if arguments.json:
        print_json(_document(findings))
    else:
        print_lines(_lines(findings))
    return 0


def _document(findings: Findings) -> dict[str, object]:
    rows = [{key: getattr(diagnostic, key) for key in KEYS} for diagnostic in findings.diagnostics]
    outside = sum(findings.outside.values())
    return {
        "files": len(findings.sums),
        "diagnostics": rows,
        "characters": {"total": findings.total, "in_nodes": findings.in_nodes, "outside_nodes": outside},
    }


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
