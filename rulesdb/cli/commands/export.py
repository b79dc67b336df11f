"""``rulesdb export``: all rules in formats that other programs read."""

import argparse
from pathlib import Path

from rulesdb.cli.arguments import path
from rulesdb.cli.command_errors import UsageError
from rulesdb.cli.files import refuse_unwritable, write_file
from rulesdb.cli.homes import ask
from rulesdb.cli.output import print_export
from rulesdb.pipeline.exporting import EXPORT_FORMATS, FORMAT_OF_ENDING, SQLITE, export_home

EXAMPLES = """\
  rulesdb export rules.json
  rulesdb export rules.db                 tables for SQLite (docs/sqlite.md)
  rulesdb export --format dot - | dot -Tsvg > rules.svg"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("--format", choices=EXPORT_FORMATS, help="what to write (default: what FILE's name ends in)")
    parser.add_argument("file", type=_target, metavar="FILE", help="file to write, - for standard output")


def _target(written: str) -> Path | None:
    """Return the file to write, None for standard output. Raises ArgumentTypeError."""
    return None if written == "-" else path(written)


def _format_of(file: Path | None) -> str:
    """Return the format that the name of a file ends in. Raises UsageError."""
    ending = "" if file is None else file.suffix.removeprefix(".").lower()
    if ending in FORMAT_OF_ENDING:
        return FORMAT_OF_ENDING[ending]
    name = "-" if file is None else str(file)
    raise UsageError(f"{name}: the name tells no format; choose one of: {', '.join(EXPORT_FORMATS)}, with --format")


def run(arguments: argparse.Namespace) -> int:
    """Write the graph."""
    written = arguments.format or _format_of(arguments.file)
    if arguments.file is not None:
        refuse_unwritable(arguments.file)
    elif written == SQLITE:
        raise UsageError("-: a database is no text to print; name a file, such as rules.db")
    exported = ask(arguments.home, lambda home: export_home(home, written))
    if arguments.file is not None:
        write_file(arguments.file, exported)
    elif isinstance(exported, str):
        print_export(exported)
    return 0
