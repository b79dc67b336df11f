"""Decisions: who must choose what, among which options, by which rule. Scripts, chance and people use the same door."""

from typing import Generic, TypeVar

from msgspec import Struct

C = TypeVar("C")


class Decision(Struct, Generic[C], frozen=True):
    """What a player must choose now. ``options`` are complete and ordered; ``rule`` is the one that asks."""

    player: int
    kind: str
    options: tuple[C, ...]
    rule: str
