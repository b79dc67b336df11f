"""``rulesdb compare``: what changed between two versions of a rules text, rule by rule."""

import argparse
from collections.abc import Iterator

from rulesdb.cli.arguments import add_json, path
from rulesdb.cli.change_text import change_lines, renamed_lines, total_lines
from rulesdb.cli.choices import refuse_unknown
from rulesdb.cli.files import refuse_unwritable, write_file
from rulesdb.cli.homes import ask
from rulesdb.cli.misfits import misfits_refused
from rulesdb.cli.output import print_json, print_lines, warn
from rulesdb.cli.styled import Line
from rulesdb.pipeline.comparing import (
    Comparison,
    Version,
    compare_versions,
    comparison_document,
    doubts,
    is_text,
    read_edition,
    read_texts,
)
from rulesdb.pipeline.loading import KNOWN_DIALECTS

EXAMPLES = """\
  rulesdb compare rules-2025.txt rules-2026.txt        numbers that now name another rule, then every change
  rulesdb compare plain official                       two editions of your home
  rulesdb compare official@2025-12-24 official         a former version of an edition, and the present one
  rulesdb compare old new --html changes.html          two folders, as one page with both texts side by side
  rulesdb compare rules-2025.txt rules-2026.txt --json for programs"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument(
        "old", metavar="OLD", help="the old version: a text, a folder of texts, or an edition of your home"
    )
    parser.add_argument("new", metavar="NEW", help="the new version")
    parser.add_argument("--dialect", metavar="NAME", help="read texts as this dialect, even if it does not fit")
    parser.add_argument("--html", type=path, metavar="FILE", help="write one page that needs nothing else to FILE")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the changes."""
    refuse_unknown("dialect", arguments.dialect, KNOWN_DIALECTS)
    if arguments.html is not None:
        refuse_unwritable(arguments.html)
    old = _read(arguments.old, arguments)
    new = _read(arguments.new, arguments, old.dialects)
    warn(*(f"warning: {doubt}" for doubt in doubts(old, new)))
    found = compare_versions(old, new)
    if arguments.html is not None:
        from rulesdb.pipeline.compared_page import page_of  # Jinja, when it is needed

        write_file(arguments.html, page_of(old, new, found))
    if arguments.json:
        print_json(comparison_document(old, new, found))
    elif arguments.html is None:
        print_lines(_lines(found))
    return 0


def _read(name: str, arguments: argparse.Namespace, likely: frozenset[str] = frozenset()) -> Version:
    if not is_text(name):
        return ask(arguments.home, lambda home: read_edition(home, name))
    with misfits_refused():
        return read_texts(name, arguments.dialect, likely)


def _lines(found: Comparison) -> Iterator[str | Line]:
    yield from total_lines(found.totals)
    yield from renamed_lines(found.renamed)
    yield from change_lines(found.listed)
