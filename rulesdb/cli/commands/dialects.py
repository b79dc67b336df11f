"""``rulesdb dialects``: the declared forms of rules texts."""

import argparse
from collections.abc import Iterator

from rulesdb.cli.arguments import add_json
from rulesdb.cli.language import name_of, translated
from rulesdb.cli.output import print_json, print_lines
from rulesdb.cli.styled import Line, bold
from rulesdb.cli.terminal import wrap
from rulesdb.pipeline.dialects import DialectRow, dialect_rows
from rulesdb.words.node_names import KINDS

EXAMPLES = """\
  rulesdb dialects            the forms of text that are known
  rulesdb dialects --json     the same for programs"""
_INDENT = "  "


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the dialects."""
    rows = dialect_rows()
    if arguments.json:
        print_json({"dialects": [row._asdict() for row in rows]})
    else:
        print_lines(line for row in rows for line in _lines(row))
    return 0


def _lines(row: DialectRow) -> Iterator[str | Line]:
    yield bold(row.name)
    yield from wrap(translated(row.title), _INDENT)
    levels = " › ".join(name_of(kind, KINDS) for kind in dict.fromkeys(row.levels)) or translated(
        "inferred from the text"
    )
    yield from wrap(translated(f"levels: {levels}; ruleset: {row.ruleset}"), _INDENT)
