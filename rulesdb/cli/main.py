"""The ``rulesdb`` command: finds the command's module, runs it, and turns every failure into a sentence and a status.

Nothing slow is imported here: a cold ``rulesdb show`` is mostly the start of Python.
"""

import argparse
import gc
import importlib
import os
import sys
from collections.abc import Sequence
from typing import TextIO

from rulesdb import __version__
from rulesdb.cli.arguments import Parser, add_home
from rulesdb.cli.commands import COMMANDS
from rulesdb.cli.errors import UsageError
from rulesdb.cli.output import tell

INTERRUPTED = 130
BROKEN_PIPE = 141
WRONG_USE = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command with ``arguments`` (by default those of the process) and return its exit status."""
    try:
        return _status(arguments)
    finally:
        if arguments is None:
            # The process ends: Python need not look through all that it holds for garbage before.
            gc.freeze()


def _status(arguments: Sequence[str] | None) -> int:
    _never_fail_on_characters(sys.stdout)
    try:
        status = _run(sys.argv[1:] if arguments is None else arguments)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _close_quietly(sys.stdout)
        return BROKEN_PIPE
    except _failures() as failure:
        tell(f"rulesdb: {failure}")
        return WRONG_USE
    except OSError as failure:  # standard output itself: a full disk, a closed descriptor
        _close_quietly(sys.stdout)
        tell(f"rulesdb: the answer cannot be written ({failure.strerror or failure})")
        return WRONG_USE
    return status


def _run(arguments: Sequence[str]) -> int:
    parser = _top_parser()
    called = parser.parse_args(arguments)
    if called.command is None:
        raise UsageError("no command was given; see rulesdb --help")
    if called.command not in COMMANDS:
        raise UsageError(_unknown_command(called.command))
    command = COMMANDS[called.command]
    module = importlib.import_module(f"rulesdb.cli.commands.{command.name}")
    summary = command.summary[0].upper() + command.summary[1:] + "."
    own = Parser(f"rulesdb {command.name}", summary, f"examples:\n{module.EXAMPLES}")
    module.configure(own)
    add_home(own)
    own.set_defaults(home=called.home)
    status: int = module.run(own.parse_words(called.rest))
    return status


def _top_parser() -> Parser:
    rows = "\n".join(f"  {command.name:<10}{command.summary}" for command in COMMANDS.values())
    epilog = f"commands:\n{rows}\n\nrulesdb COMMAND --help shows the arguments of a command and examples."
    description = "Japanese comprehensive rules of card games as a linked, searchable rule graph."
    parser = Parser("rulesdb", description, epilog)
    parser.usage = "rulesdb [--home DIR] COMMAND …"
    parser.add_argument("--version", action="version", version=f"rulesdb {__version__}")
    add_home(parser)
    parser.add_argument("command", nargs="?", help=argparse.SUPPRESS)
    parser.add_argument("rest", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)
    return parser


def _unknown_command(written: str) -> str:
    from difflib import get_close_matches  # noqa: PLC0415  (cold commands must not pay for it)

    near = get_close_matches(written, COMMANDS, n=1)
    hint = f"did you mean {near[0]}?" if near else "see rulesdb --help"
    return f"there is no command {written!r}; {hint}"


def _failures() -> tuple[type[Exception], ...]:
    """Return the errors that are sentences for the user; called when one was raised, so imports cost nothing before."""
    from rulesdb.engine.kernel.errors import EngineError  # noqa: PLC0415  (see above)
    from rulesdb.graph.errors import GraphFormatError  # noqa: PLC0415  (see above)
    from rulesdb.pipeline.errors import HomeError, NoRulesError  # noqa: PLC0415  (see above)
    from rulesdb.site.errors import SiteError  # noqa: PLC0415  (see above)
    from rulesdb.source.reading import SourceError  # noqa: PLC0415  (see above)

    return UsageError, EngineError, GraphFormatError, HomeError, NoRulesError, SiteError, SourceError


def _never_fail_on_characters(stream: TextIO) -> None:
    """Print what the locale's encoding lacks as an escape; JSON is UTF-8 whatever the locale is (``print_json``)."""
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="backslashreplace")


def _close_quietly(stream: TextIO) -> None:
    """Let the interpreter's last flush go nowhere, since nobody reads any more."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
