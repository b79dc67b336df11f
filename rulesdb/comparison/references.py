"""References of two versions: whether a reference followed its rule to a new number, or leads elsewhere now."""

from collections.abc import Sequence
from typing import NamedTuple

from rulesdb.comparison.matching import Matching
from rulesdb.comparison.rules import Piece, Rule

GONE = "gone"
"""What stands before a number that an old reference named and that no rule, or another one, has now."""


class Destinations:
    """Where the numbers of the old version are in the new one."""

    def __init__(self, matching: Matching) -> None:
        """Read the matching."""
        self._now = {
            key: matching.new[matching.new_of[index]].key
            for key, index in matching.old_index.items()
            if index in matching.new_of
        }
        self._removed = matching.old_index.keys() - self._now.keys()
        self._taken = self._removed & matching.new_index.keys()

    def of(self, number: str) -> str:
        """Return the number that an old number's rule has now; of a removed rule whose number was taken, none."""
        return f"{GONE} {number}" if number in self._taken else self._now.get(number, number)

    def followed(self, piece: Piece) -> tuple[str, ...]:
        """Return the numbers that a piece of an old text has to name to say the same in the new version."""
        return tuple(map(self.of, piece.numbers))

    def wording(self, rule: Rule) -> "Wording":
        """Return an old text as it would be written in the new version."""
        return Wording(rule.masked, tuple(self.followed(piece) for piece in rule.pieces if piece.numbers))


class Wording(NamedTuple):
    """A text as it is compared."""

    masked: str
    """The text with its references masked."""
    references: Sequence[tuple[str, ...]]
    """The numbers of its references, in the order of the text."""


def wording_of(rule: Rule) -> Wording:
    """Return a new text as it is compared."""
    return Wording(rule.masked, tuple(piece.numbers for piece in rule.pieces if piece.numbers))
