"""Decisions: which player must choose, among which options, by which rule.

Scripts, random players and people all answer the same decisions.
"""

from typing import Generic, NamedTuple, TypeVar

from msgspec import Struct

C = TypeVar("C")


class Decision(Struct, Generic[C], frozen=True):
    """A choice that a player must make."""

    player: int
    """Index of the player who must choose, from 0."""
    kind: str
    """Name of the question that the player answers, such as priority."""
    options: tuple[C, ...]
    """All options, in a fixed order."""
    rule: str
    """Identifier of the rule that requires the choice."""


class Question(NamedTuple):
    """What a decision asks of whom, apart from its options."""

    player: int
    """Index of the player who must choose, from 0."""
    kind: str
    """Name of the question that the player answers."""
    rule: str
    """Identifier of the rule that requires the choice."""
