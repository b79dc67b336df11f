"""Arguments that several commands share, and a parser whose errors are one sentence.

argparse, because a cold command must answer quickly: click alone costs three times the start of Python.
"""

import argparse
import os
import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NoReturn

from rulesdb.cli.command_errors import UsageError
from rulesdb.cli.help_format import HelpFormat
from rulesdb.cli.language import LANGUAGES, OPTION
from rulesdb.cli.output import print_export, print_lines
from rulesdb.words.quoting import shortened

# What a search leaves out: - before a word of another script, a quotation, a group, or a condition.
_EXCLUDED = re.compile(r"-(?:[^\x00-\x7f]|[\"(]|(?:kind|card|in):)")
_OPTION = re.compile(r"-[^\d\s]\S*$")  # argparse takes what begins as a number, or has a blank, for no option
_MOST_DIGITS = 18  # of a number as it is written: what fits into 64 bits
_LONGEST_PROBLEM = 300  # code points; argparse repeats arguments of any length


class Parser(argparse.ArgumentParser):
    """An argument parser without abbreviated options whose errors are ``UsageError``."""

    def __init__(self, prog: str, description: str, epilog: str) -> None:
        """Keep the line breaks of the epilog, which shows examples; both texts are in the user's language."""
        super().__init__(prog, description=description, epilog=epilog, formatter_class=HelpFormat, allow_abbrev=False)
        self.color = False  # Python 3.14 would write escape sequences into the help itself
        self._negative_number_matcher = re.compile(r"-\d")  # -1/-1 is a word: no option begins with a digit

    def parse_words(self, arguments: Sequence[str]) -> argparse.Namespace:
        """Parse ``arguments``; one that begins with ``-`` and cannot be an option (``-武器``, ``-"…"``) is a word.

        argparse takes an argument with a blank in it for no option, so such a word is given one in front, which
        ``type=str.strip`` takes away again. An unknown option is named before anything that is missing.
        """
        if unknown := list(self._unknown_options(arguments)):
            self.error(f"unrecognized arguments: {' '.join(unknown)}")
        return self.parse_args([f" {word}" if _EXCLUDED.match(word) else word for word in arguments])

    def _unknown_options(self, arguments: Sequence[str]) -> Iterator[str]:
        """Yield the arguments that are written as options and are none, as far as options reach."""
        known = {name: action for action in self._actions for name in action.option_strings}
        joined = tuple(name for name in known if not name.startswith("--"))  # as in -n3
        has_remainder = any(action.nargs == argparse.REMAINDER for action in self._actions)
        words = iter(arguments)
        for word in words:
            name, equals, _ = word.partition("=")
            if name in known:
                if known[name].nargs != 0 and not equals:
                    next(words, None)
            elif word == "--" or (has_remainder and not _OPTION.match(word)):
                return
            elif _OPTION.match(word) and not _EXCLUDED.match(word) and not word.startswith(joined):
                yield word

    def error(self, message: str) -> NoReturn:
        """Raise UsageError instead of printing the usage and leaving."""
        raise UsageError(f"{shortened(message, _LONGEST_PROBLEM)}; see {self.prog} --help")

    def _print_message(self, message: str, file: object = None) -> None:  # noqa: ARG002  (argparse passes it)
        """Print help or version: all that argparse prints, since ``error`` raises."""
        print_lines([message.removesuffix("\n")])


def add_home(parser: argparse.ArgumentParser, *, is_repeatable: bool = False) -> None:
    """Add ``--home``, once, or several times and each with its game."""
    parser.add_argument(
        "--home",
        action="append" if is_repeatable else "store",
        metavar="[GAME=]DIR" if is_repeatable else "DIR",
        help="folder of the built graph and index (default: $RULESDB_HOME, or your data folder)",
    )


def add_language(parser: argparse.ArgumentParser) -> None:
    """Add ``--lang``, whose value ``choose_language`` has read before."""
    parser.add_argument(
        OPTION,
        choices=LANGUAGES,
        help="the language of labels, errors and help: ja or en (default: that of your locale)",
    )


def add_pager(parser: argparse.ArgumentParser) -> None:
    """Add ``--no-pager``."""
    parser.add_argument("--no-pager", action="store_true", help="print a long answer as it is, not through a pager")


def add_as_of(parser: argparse.ArgumentParser) -> None:
    """Add ``--as-of``."""
    parser.add_argument(
        "--as-of", type=date, metavar="DATE", help="the version in force on this day, as 2026-01-31 (docs/versions.md)"
    )


def add_json(parser: argparse.ArgumentParser) -> None:
    """Add ``--json``."""
    parser.add_argument("--json", action="store_true", help="print one JSON document instead of text")


def add_example(parser: argparse.ArgumentParser, games: Sequence[str], example: Callable[[str], str]) -> None:
    """Add ``--example``, which prints the example of a file of one of the games."""

    class Example(argparse.Action):
        def __call__(self, *given: object) -> None:
            _parser, _parsed, game, _option = given
            print_export(example(str(game)))
            parser.exit()

    parser.add_argument(
        "--example", action=Example, nargs="?", choices=games, const=games[0], help="print a file to edit, and end"
    )


def add_executor(parser: argparse.ArgumentParser) -> None:
    """Add ``--executor``."""
    parser.add_argument(
        "--executor",
        metavar="ADDRESS",
        help="play in other processes: dask://HOST:PORT or processes://N (docs/scaling.md)",
    )


def add_reach(parser: argparse.ArgumentParser) -> None:
    """Add ``--examples`` and ``--subtree``, which widen the references that are followed."""
    parser.add_argument("--examples", action="store_true", help="follow references in examples and notes as well")
    parser.add_argument("--subtree", action="store_true", help="follow everything under a cited section or rule")


def whole_number(written: str) -> int | None:
    """Return ``written`` as a number, None if it is none or has more than 18 digits: Python refuses very long ones."""
    return int(written) if written.isdecimal() and len(written) <= _MOST_DIGITS else None


def natural_number(written: str) -> int:
    """Return ``written`` as a number of at least 1. Raises ArgumentTypeError."""
    number = whole_number(written)
    if not number:
        raise argparse.ArgumentTypeError(
            f"{shortened(written)!r} is not a number of at least 1 and at most {_MOST_DIGITS} digits"
        )
    return number


def date(written: str) -> str:
    """Return ``written`` as a day in ISO 8601. Raises ArgumentTypeError."""
    import datetime as dt  # a command without a date must not pay for it

    try:
        return dt.datetime.strptime(written, "%Y-%m-%d").date().isoformat()  # noqa: DTZ007  (a day has no time zone)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{shortened(written)!r} is no day; write it as 2026-01-31") from error


def path(written: str) -> Path:
    """Return ``written`` as the path of a file or folder. Raises ArgumentTypeError for a name that no system has."""
    try:
        os.fsencode(written)
    except UnicodeEncodeError as error:
        raise argparse.ArgumentTypeError(f"{shortened(written)!r} cannot name a file") from error
    if "\0" in written:
        raise argparse.ArgumentTypeError(f"{shortened(written)!r} cannot name a file")
    return Path(written)
