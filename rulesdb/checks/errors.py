"""How a check can end otherwise than passed."""


class CheckError(Exception):
    """The parent of what a check may end with."""


class FailedError(CheckError):
    """What was seen is not what the rules say. ``seen`` and ``expected`` are as they were told."""

    def __init__(self, what: str, seen: str, expected: str) -> None:
        """Keep what was looked at, seen and expected."""
        self.what = what
        self.seen = seen
        self.expected = expected
        super().__init__(f"{what}: {seen}, expected {expected}")


class ScriptError(CheckError):
    """The check cannot go on: it asks for what is not there, or is asked what it does not answer."""


class UnknownCheckError(CheckError):
    """No check has this name."""
