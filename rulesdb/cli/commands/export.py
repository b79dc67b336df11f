"""``rulesdb export``: the whole graph in formats that other programs read."""

import argparse
from pathlib import Path

from rulesdb.cli.arguments import path
from rulesdb.cli.files import write_file
from rulesdb.cli.homes import ask
from rulesdb.cli.output import print_export
from rulesdb.pipeline.exporting import EXPORT_FORMATS, export_home

EXAMPLES = """\
  rulesdb export --format json rules.json
  rulesdb export --format dot - | dot -Tsvg > rules.svg"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("--format", choices=EXPORT_FORMATS, required=True, help="what to write")
    parser.add_argument("file", type=_target, metavar="FILE", help="file to write, - for standard output")


def _target(written: str) -> Path | None:
    """Return the file to write, None for standard output. Raises ArgumentTypeError."""
    return None if written == "-" else path(written)


def run(arguments: argparse.Namespace) -> int:
    """Write the graph."""
    text = ask(arguments.home, lambda home: export_home(home, arguments.format))
    if arguments.file is None:
        print_export(text)
    else:
        write_file(arguments.file, text)
    return 0
