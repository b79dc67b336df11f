"""Procedures in steps, such as playing a card or resolving a layer; rules give the steps their positions."""

from collections.abc import Callable, Iterable
from operator import itemgetter
from typing import TypeVar

G = TypeVar("G")
T = TypeVar("T")


def by_position(rows: Iterable[tuple[Callable[[], float], T]]) -> tuple[T, ...]:
    """Return the steps of a procedure in the order of their positions. Of two equal positions the first row's is first.

    A row has the function that returns the position of a step, and the step.
    """
    positions = [(position(), step) for position, step in rows]
    return tuple([step for _, step in sorted(positions, key=itemgetter(0))])


def perform(game: G, procedure: T, steps: Iterable[Callable[[G, T], None]]) -> None:
    """Perform steps one after the other. A step is given the game and the record of the procedure, such as an attempt.

    A step of an attempt raises IllegalError if the attempt turns out to be illegal.
    """
    for step in steps:
        step(game, procedure)
