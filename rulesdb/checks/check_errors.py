"""The ways in which a check can end without passing."""

from rulesdb import RulesdbError
from rulesdb.proofs.account import Difference


class CheckError(RulesdbError):
    """The parent of the errors of checks."""


class FailedError(CheckError):
    """A value in the game that is not as the rules demand."""

    def __init__(self, difference: Difference) -> None:
        """Keep the expectation that was not met."""
        self.difference = difference
        super().__init__(f"{difference.what}: {difference.seen}, expected {difference.expected}")


class ScriptError(CheckError):
    """A mistake in the script of a check: it uses something that does not exist, or leaves a question open."""


class CheckFileError(CheckError):
    """A user's file of checks that cannot be used; the message says where and why."""


class UnknownCheckError(CheckError):
    """No check has this name."""
