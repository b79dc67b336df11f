"""Decisions: which player must choose, among which options, by which rule.

Scripts, random players and people all answer the same decisions.
"""

from typing import Generic, TypeVar

from msgspec import Struct

C = TypeVar("C")


class Decision(Struct, Generic[C], frozen=True):
    """A choice that a player must make. ``options`` are complete and ordered; ``rule`` is the rule that requires it."""

    player: int
    kind: str
    options: tuple[C, ...]
    rule: str
