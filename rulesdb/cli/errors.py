"""Wrong use of the command line."""


class UsageError(Exception):
    """The command cannot be carried out as it was called; ``str()`` is one sentence with the way out. Exit status 2."""
