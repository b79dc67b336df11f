"""The ``rulesdb`` command: finds the command's module, runs it, and turns every failure into a sentence and a status.

Nothing slow is imported here: a cold ``rulesdb show`` is mostly the start of Python.
"""

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from types import TracebackType

from rulesdb import RulesdbError, __version__
from rulesdb.cli.arguments import Parser, add_home, add_language, add_pager
from rulesdb.cli.choices import refuse_unknown
from rulesdb.cli.command_errors import OutputError, ReaderGoneError, UsageError
from rulesdb.cli.commands import COMMANDS, WRONG_USE
from rulesdb.cli.interrupts import is_interrupt, raised_interrupts
from rulesdb.cli.language import choose_language, translated
from rulesdb.cli.output import accept_any_character, flush, paged, tell, warn
from rulesdb.cli.overview import DESCRIPTION, examples, first_steps, full_summary, overview
from rulesdb.words.quoting import shortened

INTERRUPTED = 130
BROKEN_PIPE = 141
TRACEBACK = "RULESDB_TRACEBACK"
"""The environment variable that asks for the traceback of an unforeseen failure."""

_MOST_ARGUMENTS = 5_000  # argparse takes time in the square of them: half a second for these


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command with ``arguments`` (by default those of the process) and return its exit status."""
    if arguments is not None:
        return _status(arguments)
    sys.excepthook = _tell_traceback
    try:
        return _status(sys.argv[1:])
    except (KeyboardInterrupt, SystemExit, GeneratorExit):
        raise
    except BaseException as failure:  # a panic of a library in Rust is no Exception
        if os.environ.get(TRACEBACK):
            raise
        warn(_unforeseen(failure))
        return WRONG_USE


def _status(arguments: Sequence[str]) -> int:
    accept_any_character()
    choose_language(arguments)
    try:
        status = _status_of_command(arguments)
        flush()
    except ReaderGoneError:
        return BROKEN_PIPE
    except OutputError as failure:
        warn(f"the answer cannot be written ({failure})")
        return WRONG_USE
    return status


def _status_of_command(arguments: Sequence[str]) -> int:
    """Run the command, print the message of a failure, and return the exit status.

    Raises OutputError and ReaderGoneError.
    """
    try:
        return _run(arguments)
    except SystemExit as end:  # argparse leaves so after --help and --version
        return int(end.code or 0)
    except BaseException as failure:
        if is_interrupt(failure):
            return INTERRUPTED
        sentence = _sentence(failure)
        if sentence is None:
            raise
        warn(sentence)
        return WRONG_USE


def _run(arguments: Sequence[str]) -> int:
    if len(arguments) > _MOST_ARGUMENTS:
        raise UsageError(f"there are {len(arguments):,} arguments, and a command takes at most {_MOST_ARGUMENTS:,}")
    parser = _top_parser()
    called = parser.parse_args(arguments)
    if called.command is None:
        raise UsageError(first_steps())
    refuse_unknown("command", called.command, COMMANDS)
    command = COMMANDS[called.command]
    module = importlib.import_module(f"rulesdb.cli.commands.{command.name}")
    command_parser = Parser(f"rulesdb {command.name}", full_summary(command), examples(module.EXAMPLES))
    module.configure(command_parser)
    add_home(command_parser, is_repeatable=command.takes_homes)
    add_language(command_parser)
    add_pager(command_parser)
    home = [called.home] if command.takes_homes and called.home is not None else called.home
    command_parser.set_defaults(home=home, no_pager=called.no_pager)
    parsed = command_parser.parse_words(_behind_command(arguments, called.rest))
    is_paged = command.is_paged and not (parsed.no_pager or getattr(parsed, "json", False))
    with raised_interrupts(), paged(is_wanted=is_paged):
        status: int = module.run(parsed)
    return status


def _behind_command(arguments: Sequence[str], rest: Sequence[str]) -> Sequence[str]:
    """Return what stands behind the command; argparse takes a ``--`` at its beginning away."""
    before = len(arguments) - len(rest) - 1
    return ["--", *rest] if before >= 0 and arguments[before] == "--" else rest


def _top_parser() -> Parser:
    parser = Parser("rulesdb", translated(DESCRIPTION), overview())
    parser.usage = "rulesdb [--home DIR] [--lang {ja,en}] [--no-pager] COMMAND …"
    parser.add_argument("--version", action="version", version=f"rulesdb {__version__}")
    add_home(parser)
    add_language(parser)
    add_pager(parser)
    parser.add_argument("command", nargs="?", help=argparse.SUPPRESS)
    parser.add_argument("rest", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)
    return parser


def _sentence(failure: BaseException) -> str | None:
    """Return the message of ``failure`` for the user, None for an unforeseen one."""
    if isinstance(failure, RulesdbError):
        return str(failure)
    if isinstance(failure, MemoryError):
        return "there is not enough memory for this; end other programs, or take smaller texts"
    if isinstance(failure, RecursionError):
        return "something is nested too deeply; take brackets out of the argument or file"
    if isinstance(failure, OSError):
        name = "the system" if failure.filename is None else failure.filename
        return f"{name}: {failure.strerror or failure}; see whether it is there and may be used"
    return None


def _unforeseen(failure: BaseException) -> str:
    """Return the message of an unforeseen failure for the user."""
    found = " ".join(f"{type(failure).__name__}: {failure}".split())
    return (
        f"this was not foreseen ({shortened(found)}); it is an error of rulesdb, and what you wrote may be right: "
        f"report what {TRACEBACK}=1 makes it print"
    )


def _tell_traceback(kind: type[BaseException], error: BaseException, traceback: TracebackType | None) -> None:
    """Print the traceback of an unforeseen failure; it may quote a text, so ``output`` writes it."""
    from traceback import format_exception  # cold commands must not pay for it

    tell("".join(format_exception(kind, error, traceback)).rstrip("\n"))
