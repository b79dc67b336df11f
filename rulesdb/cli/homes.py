"""The home of a command: the folder that the user names, and answers from it."""

import argparse
import os
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from rulesdb.cli.arguments import path
from rulesdb.cli.command_errors import UsageError
from rulesdb.cli.output import warn
from rulesdb.pipeline.home import VARIABLE, Home, consult, default_home
from rulesdb.pipeline.home_errors import HomeMissingError

Answer = TypeVar("Answer")


def home_folder(given: str | None) -> Path:
    """Return the home: ``given`` by ``--home``, else by the variable ``RULESDB_HOME``, else the user's data folder.

    Raises UsageError for a name of no folder, HomeError where there is no folder of the user's.
    """
    if given == "":  # such as a variable of a script that is not set
        raise UsageError("--home is empty; name a folder, or leave it out")
    named = given or os.environ.get(VARIABLE)
    if named:
        return _expanded(named)
    return default_home()


def _expanded(named: str) -> Path:
    try:
        return path(named).expanduser()
    except (argparse.ArgumentTypeError, RuntimeError) as error:  # RuntimeError: ~ with a user who is not there
        raise UsageError(f"{error}; name another folder with --home") from error


def at_date(home: Home, date: str | None) -> Home:
    """Return the home of the versions in force at a date; the home itself without one. Raises NoVersionError."""
    return home if date is None else home.at(date)


def ask(given: str | None, answer: Callable[[Home], Answer]) -> Answer:
    """Return ``answer`` of the home, building the shipped edition first if nothing was built in the default home.

    A home that ``--home`` names may be mistyped, and is never made unasked. ``answer`` must only read and compute (it
    may run again while a build goes on). Raises HomeError.
    """
    folder = home_folder(given)
    try:
        return consult(folder, answer)
    except HomeMissingError:
        if given:
            raise
        warn(f"nothing has been built in {folder} yet; building the shipped edition")
    from rulesdb.pipeline.home_building import build  # cold commands must not pay for it

    build([], folder)
    return consult(folder, answer)
