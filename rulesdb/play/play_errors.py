"""The ways in which a game at a table can end without passing."""

from rulesdb import RulesdbError
from rulesdb.proofs.account import Difference


class PlayError(RulesdbError):
    """The parent of the errors of games that checks, situations and scenarios play."""


class FailedError(PlayError):
    """A value in the game that is not as the rules demand."""

    def __init__(self, difference: Difference) -> None:
        """Keep the expectation that was not met."""
        self.difference = difference
        super().__init__(f"{difference.what}: {difference.seen}, expected {difference.expected}")


class ScriptError(PlayError):
    """A mistake in what is played: it uses something that does not exist, or leaves a question open."""
