"""Texts of no known dialect as wrong use: a line for each text on standard error, the last one as the error."""

from collections.abc import Iterator
from contextlib import contextmanager

from rulesdb.cli.command_errors import UsageError
from rulesdb.cli.output import warn
from rulesdb.pipeline.home_errors import MisfitError


@contextmanager
def misfits_refused() -> Iterator[None]:
    """Turn a MisfitError into warnings and a UsageError."""
    try:
        yield
    except MisfitError as error:
        *others, last = error.sentences
        warn(*others)
        raise UsageError(last) from error
