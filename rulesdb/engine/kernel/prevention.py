"""Prevention of damage: how much of it an effect with a prevention amount prevents, and what is left of the amount."""

from typing import NamedTuple


class Prevention(NamedTuple):
    """What a prevention effect does to a damage event."""

    dealt: int
    """Points of damage that are still dealt, from 0."""
    left: int
    """What is left of the prevention amount, from 0."""


def prevention(damage: int, amount: int, *, can_be_prevented: bool) -> Prevention:
    """Return what an amount prevents of some points of damage; nothing if the damage cannot be prevented."""
    points = min(damage, amount) if can_be_prevented else 0
    return Prevention(damage - points, amount - points)
