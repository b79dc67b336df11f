"""The ways in which a check can end without passing."""


class CheckError(Exception):
    """The parent of the errors of checks."""


class FailedError(CheckError):
    """A value in the game that is not as the rules demand. ``seen`` and ``expected`` are texts of the account."""

    def __init__(self, what: str, seen: str, expected: str) -> None:
        """Keep the description of the value, the value seen and the value expected."""
        self.what = what
        self.seen = seen
        self.expected = expected
        super().__init__(f"{what}: {seen}, expected {expected}")


class ScriptError(CheckError):
    """A mistake in the script of a check: it uses something that does not exist, or leaves a question open."""


class UnknownCheckError(CheckError):
    """No check has this name."""
