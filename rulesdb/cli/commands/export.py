"""``rulesdb export``: the whole graph in formats that other programs read."""

import argparse
from pathlib import Path

from rulesdb.cli.files import write_file
from rulesdb.cli.homes import ask
from rulesdb.cli.output import print_utf8
from rulesdb.graph.exports.formats import FORMATS

EXAMPLES = """\
  rulesdb export --format json rules.json
  rulesdb export --format dot - | dot -Tsvg > rules.svg"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("--format", choices=FORMATS, required=True, help="what to write")
    parser.add_argument("file", metavar="FILE", help="file to write, - for standard output")


def run(arguments: argparse.Namespace) -> int:
    """Write the graph."""
    text = FORMATS[arguments.format](ask(arguments.home, lambda home: home.graph))
    if arguments.file == "-":
        print_utf8(text)
    else:
        write_file(Path(arguments.file), text)
    return 0
