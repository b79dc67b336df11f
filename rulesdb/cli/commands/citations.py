"""``rulesdb citations``: the citations of rules in a project's files that are wrong, each with its place."""

import argparse
from collections.abc import Iterator

from rulesdb.cli.arguments import add_json, date, path
from rulesdb.cli.choices import IN_THIS_HOME, refuse_unknown
from rulesdb.cli.command_errors import UsageError
from rulesdb.cli.commands import NOTHING_FOUND
from rulesdb.cli.difference_text import marked
from rulesdb.cli.excerpt import excerpt
from rulesdb.cli.homes import ask
from rulesdb.cli.language import translated
from rulesdb.cli.misfits import misfits_refused
from rulesdb.cli.output import print_json, print_lines, warn
from rulesdb.cli.styled import Line, bold
from rulesdb.cli.terminal import columns, wrap
from rulesdb.pipeline.citing import (
    CitationReport,
    Fault,
    Finding,
    Reviewer,
    Verification,
    citation_reviewer,
    fates_against,
    fates_at,
    review_project,
)
from rulesdb.pipeline.home import Home
from rulesdb.words.visible import visible_name

EXAMPLES = """\
  rulesdb citations src                       dead citations, wrong quotations; the exit status is 1 if there are any
  rulesdb citations src --ruleset fab         only those of one game
  rulesdb citations src --against old.txt     also numbers that moved or now name another rule
  rulesdb citations src --as-of 2025-12-24    likewise, since a former version of your home"""

_INDENT = "    "


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("path", type=path, metavar="PATH", help="a file, or a folder with all text files below it")
    parser.add_argument("--ruleset", metavar="NAME", help="only citations of this game")
    parser.add_argument(
        "--against",
        type=path,
        metavar="OLD",
        help="file or folder of the version of the rules text that the citations were written for",
    )
    parser.add_argument(
        "--as-of",
        type=date,
        metavar="DATE",
        help="the citations were written for the version of your home that was in force on this day, as 2026-01-31",
    )
    parser.add_argument("--dialect", metavar="NAME", help="read OLD as this dialect, even if it does not fit")
    parser.add_argument(
        "--exclude",
        action="append",
        default=[],
        metavar="PATTERN",
        help="leave out files and folders with this name or path, such as tests or '*.txt' (repeatable)",
    )
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the findings; the status is 1 if there are any."""
    if arguments.against is not None and arguments.as_of is not None:
        raise UsageError("--against and --as-of both name the former version; leave one of them out")
    reviewer = ask(arguments.home, lambda home: _reviewer(home, arguments))
    report = review_project(reviewer, arguments.path, arguments.exclude, warn)
    if not report.files:
        warn(f"there was nothing to check: no text file in {visible_name(str(arguments.path))}")
    if arguments.json:
        print_json(_document(report, str(arguments.path), arguments.ruleset))
    else:
        print_lines(_lines(report))
    return NOTHING_FOUND if report.findings else 0


def _reviewer(home: Home, arguments: argparse.Namespace) -> Reviewer:
    graph, ruleset = home.graph, arguments.ruleset
    refuse_unknown("ruleset", ruleset, graph.rulesets, IN_THIS_HOME)
    if arguments.as_of is not None:
        return citation_reviewer(home, ruleset, fates_at(home, arguments.as_of))
    if arguments.against is None:
        return citation_reviewer(home, ruleset)
    with misfits_refused():
        fates = fates_against(graph, arguments.against, ruleset, _dialect(arguments.dialect))
    return citation_reviewer(home, ruleset, fates)


def _dialect(written: str | None) -> str | None:
    from rulesdb.cli.dialect_names import dialect_name  # the loaded rules need no dialect

    return dialect_name(written)


def _document(report: CitationReport, path: str, ruleset: str | None) -> dict[str, object]:
    return {
        "path": path,
        "ruleset": ruleset,
        "files": report.files,
        "citations": report.citations,
        "findings": [_entry(finding) for finding in report.findings],
        "totals": report.totals,
    }


def _entry(finding: Finding) -> dict[str, object]:
    wrong = finding.wrong
    return {
        "file": finding.file,
        "line": finding.line,
        "column": finding.column,
        "cited": finding.cited,
        "id": wrong.id,
        "kind": wrong.fault.value,
        "now": list(wrong.now),
        "suggestions": list(wrong.suggestions),
        "quotation": wrong.verification and {"text": wrong.quotation, **wrong.verification.document()},
    }


def _lines(report: CitationReport) -> Iterator[str | Line]:
    for finding in report.findings:
        location = f"{visible_name(finding.file)}:{finding.line}:{finding.column}"
        yield bold(location) + f": {translated(_sentence(finding))}"
        room = columns() - len(_INDENT)
        for line in excerpt(finding.context, finding.context_at, len(finding.cited), room):
            yield _INDENT + line
        if finding.wrong.fault is Fault.MISQUOTED and (found := finding.wrong.verification) and found.nearest:
            yield from wrap(f"{found.nearest.rule}: {marked(found.difference)}", _INDENT)
        yield ""
    yield translated(f"{len(report.findings)} findings; {report.citations} citations in {report.files} files")
    if report.not_loaded:
        yield translated(f"not judged: {report.not_loaded} citations of rules whose chapter or section is not loaded")


def _sentence(finding: Finding) -> str:
    """Return what is wrong with a citation, and what may be right."""
    wrong = finding.wrong
    now, near = ", ".join(wrong.now), ", ".join(wrong.suggestions)
    if wrong.fault is Fault.MOVED:
        return f"{wrong.id} has moved: now {now}"
    if wrong.verification is not None:
        return _sentence_on_quotation(wrong.id, wrong.verification)
    if wrong.fault is Fault.OTHER_RULE:
        return f"{wrong.id} now names another rule" + (f"; the former one is now {now}" if now else "")
    return f"{wrong.id} is no rule of a loaded text" + (f"; near it: {near}" if near else "")


def _sentence_on_quotation(cited: str, found: Verification) -> str:
    if found.rule is None:
        return f"{cited} does not say this"
    if found.rule == cited:
        return f"{cited} said this in a former version ({found.edition})"
    return f"{cited} does not say this, but {found.rule} ({found.edition}) does"
