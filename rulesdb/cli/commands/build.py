"""``rulesdb build``: makes the home that all other commands read."""

import argparse
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from rulesdb.cli.arguments import path
from rulesdb.cli.command_errors import UsageError
from rulesdb.cli.diagnostic_lines import describe
from rulesdb.cli.dialect_names import dialect_name
from rulesdb.cli.file_table import file_table
from rulesdb.cli.homes import home_folder
from rulesdb.cli.language import translated
from rulesdb.cli.misfits import misfits_refused
from rulesdb.cli.output import print_lines, tell, warn
from rulesdb.cli.progress_bar import shown_progress
from rulesdb.cli.styled import Line
from rulesdb.cli.terminal import table
from rulesdb.pipeline.home_building import BACKEND_NAMES, BuildReport, build
from rulesdb.pipeline.home_errors import NoRulesError
from rulesdb.words.diagnostic_meanings import SEVERITIES
from rulesdb.words.quoting import shortened

EXAMPLES = """\
  rulesdb build                           the shipped edition
  rulesdb build rules/fab                 your own texts, laid over the shipped edition
  rulesdb build my-rules.txt --dialect fab --ruleset sails
                                          a text of your own game, read as one in the form of Flesh and Blood's
  rulesdb build --glossary words.tsv      with your own words for terms
  rulesdb build --card-facts cards.tsv    with cards, and the terms that they bring into play
  rulesdb build --backend tantivy         with another search engine (pip install 'rulesdb[tantivy]')
  rulesdb build --backend xapian=10.0.0.1:9001,10.0.0.2:9001
                                          with rules on servers of your own (docs/search-backends.md)
  rulesdb build chapter-1.txt --strict    status 1 if a warning or error was found in your texts"""

_RULESET = re.compile(r"[a-z][a-z0-9-]*")


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument(
        "sources", nargs="*", type=path, metavar="SOURCE", help="files or folders (*.txt, or else *.md) of rules text"
    )
    parser.add_argument(
        "--ruleset", metavar="NAME", help="the game SOURCE belongs to; without SOURCE, the only game to build"
    )
    parser.add_argument(
        "--dialect",
        metavar="NAME|FILE",
        help="read SOURCE as this dialect (rulesdb dialects), or as a file declares one, even if it does not fit",
    )
    parser.add_argument(
        "--glossary",
        action="append",
        default=[],
        type=path,
        metavar="FILE",
        help="your own words for terms, beside the shipped glossaries; may be given several times",
    )
    parser.add_argument(
        "--card-facts",
        action="append",
        default=[],
        type=path,
        metavar="FILE",
        help="cards and the terms that they bring into play, beside the shipped ones; may be given several times",
    )
    parser.add_argument(
        "--backend",
        default=BACKEND_NAMES[0],
        metavar="NAME",
        help=f"the search engine: {' or '.join(BACKEND_NAMES)} (default: {BACKEND_NAMES[0]})",
    )
    parser.add_argument(
        "--strict",
        action="store_true",
        help="status 1 if your texts (without SOURCE: the shipped ones) have a warning or error; the home is built",
    )


def run(arguments: argparse.Namespace) -> int:
    """Build, print a summary, and with ``--strict`` answer whether the texts are clean."""
    if arguments.ruleset is not None and not _RULESET.fullmatch(arguments.ruleset):
        raise UsageError(f"{shortened(arguments.ruleset)!r} cannot name a ruleset; take small letters, digits and '-'")
    arguments.dialect = _dialect(arguments.dialect, arguments.sources)
    report = _build(arguments)
    warn(*(f"warning: {warning}" for warning in report.warnings))
    tell(*_errors(report))
    if arguments.sources:
        print_lines(file_table(report))
    print_lines(table(list(_summary(report)), right=[1]))
    return 0 if report.is_strictly_clean or not arguments.strict else 1


def _dialect(written: str | None, sources: Sequence[Path]) -> str | None:
    """Return the name of the dialect that is named by its name or by its file."""
    if written is not None and not sources:
        raise UsageError("--dialect says how SOURCE is written; name a text")
    return dialect_name(written)


def _build(arguments: argparse.Namespace) -> BuildReport:
    home = home_folder(arguments.home)

    def waiting() -> None:
        warn(f"another build is working in {home}; waiting for it to end")

    try:
        with misfits_refused(), shown_progress() as progress:
            return build(
                arguments.sources,
                home,
                arguments.ruleset,
                progress,
                waiting,
                glossaries=arguments.glossary,
                card_facts=arguments.card_facts,
                dialect=arguments.dialect,
                backend=arguments.backend,
            )
    except NoRulesError as error:
        tell(*(line for diagnostic in error.diagnostics for line in describe(diagnostic)))
        raise


def _errors(report: BuildReport) -> Iterator[str | Line]:
    """Yield the findings in the user's texts by which meaning is lost; the others are for ``diagnose``."""
    for diagnostic in report.own_diagnostics:
        if diagnostic.severity == "error":
            yield from describe(diagnostic)


def _summary(report: BuildReport) -> Iterator[tuple[str, str, str]]:
    severities = Counter(str(diagnostic.severity) for diagnostic in report.diagnostics)
    found = translated(", ").join(translated(f"{severities[severity]} {severity}") for severity in SEVERITIES)
    counts = report.counts
    yield translated("files"), f"{counts['files']:,}", translated(f"{counts['characters']:,} characters")
    yield translated("rules"), f"{counts['nodes']:,}", translated(f"{counts['links']:,} links")
    yield translated("findings"), f"{counts['diagnostics']:,}", f"{found} (rulesdb diagnose)"
    if report.snapshots:
        yield translated("former versions"), f"{len(report.snapshots):,}", translated(", ").join(report.snapshots)
    yield translated("seconds"), f"{report.seconds:.1f}", translated(f"home: {report.home}")
