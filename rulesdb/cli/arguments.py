"""The arguments that commands share, and a parser that says in one sentence what is wrong.

argparse, because a cold command must answer quickly: click alone costs three times the start of Python.
"""

import argparse
import re
from collections.abc import Sequence
from typing import NoReturn

from rulesdb.cli.errors import UsageError

# What a search leaves out: - before a word of another script, a quotation, a group, or a condition.
_EXCLUDED = re.compile(r"-(?:[^\x00-\x7f]|[\"(]|(?:kind|card|in):)")


class Parser(argparse.ArgumentParser):
    """An argument parser without abbreviated options whose errors are ``UsageError``."""

    def __init__(self, prog: str, description: str, epilog: str) -> None:
        """Keep the line breaks of the epilog, which shows examples."""
        formatter = argparse.RawDescriptionHelpFormatter
        super().__init__(prog, description=description, epilog=epilog, formatter_class=formatter, allow_abbrev=False)

    def parse_words(self, arguments: Sequence[str]) -> argparse.Namespace:
        """Parse ``arguments``; one that begins with ``-`` and cannot be an option (``-武器``, ``-"…"``) is a word.

        argparse takes an argument with a blank in it for no option, so such a word is given one in front, which
        ``type=str.strip`` takes away again.
        """
        return self.parse_args([f" {each}" if _EXCLUDED.match(each) else each for each in arguments])

    def error(self, message: str) -> NoReturn:
        """Raise UsageError instead of printing the usage and leaving."""
        raise UsageError(f"{message}; see {self.prog} --help")


def add_home(parser: argparse.ArgumentParser) -> None:
    """Add ``--home``."""
    parser.add_argument(
        "--home",
        metavar="DIR",
        help="folder of the built graph and index (default: $RULESDB_HOME, or your data folder)",
    )


def add_json(parser: argparse.ArgumentParser) -> None:
    """Add ``--json``."""
    parser.add_argument("--json", action="store_true", help="print one JSON document instead of text")


def add_reach(parser: argparse.ArgumentParser) -> None:
    """Add what widens the references that are followed: ``--examples`` and ``--subtree``."""
    parser.add_argument("--examples", action="store_true", help="follow references in examples and notes as well")
    parser.add_argument("--subtree", action="store_true", help="follow everything under a cited section or rule")


def natural_number(written: str) -> int:
    """Return ``written`` as a number of at least 1. Raises ArgumentTypeError."""
    number = int(written) if written.isdecimal() else 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"{written!r} is not a number of at least 1")
    return number
