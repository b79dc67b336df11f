"""The errors of the command line itself."""

from rulesdb import RulesdbError


class UsageError(RulesdbError):
    """The command cannot be carried out as it was called; ``str()`` is one sentence with the way out. Exit status 2."""


class OutputError(Exception):
    """Standard output cannot be written to. ``str()`` is the system's reason. Exit status 2."""


class ReaderGoneError(Exception):
    """Whoever read standard output has closed it. Exit status 141."""
