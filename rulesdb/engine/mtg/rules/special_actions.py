"""Special actions (408.2): what a player with priority may do besides playing and passing, without the stack."""

from collections.abc import Callable, Iterable
from typing import Literal

from msgspec import Struct

from rulesdb.engine.kernel.process.options import Option
from rulesdb.engine.mtg.game import Game

SpecialAction = Literal["suspend", "turn face up"]


class Special(Option, frozen=True):
    """A special action with an object."""

    action: SpecialAction
    """The action."""
    object: int
    """Id of the object."""


class SpecialRules(Struct, frozen=True, eq=False):
    """The rules of a special action."""

    objects: Callable[[Game, int], Iterable[int]]
    """Return the ids of the objects with which a player might take the action."""
    forbidding: Callable[[Game, int, int], Iterable[str]]
    """Return the rules that forbid a player the action with an object."""
    act: Callable[[Game, int, int], None]
    """Take the action. Raises IllegalError if it turns out to be illegal."""
