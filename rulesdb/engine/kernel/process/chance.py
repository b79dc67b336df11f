"""Seeded randomness: the same seed gives the same game, in every process."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")

_STRIDE = 2**32  # more draws than any game has


def generator(seed: int, drawn: int) -> Random:
    """Return a new generator for the ``drawn``-th random event of a game, so that a state need not store one."""
    return Random(seed * _STRIDE + drawn)  # noqa: S311  (games want repeatable chance, not secrets)


def shuffled(items: Sequence[T], seed: int, drawn: int) -> tuple[T, ...]:
    """Return the items in a random order."""
    order = list(items)
    generator(seed, drawn).shuffle(order)
    return tuple(order)
