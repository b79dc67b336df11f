"""Replacement effects of keyword abilities, which apply to one object's own moves (419)."""

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

from rulesdb.engine.kernel.events import Event
from rulesdb.engine.mtg.game import Game


class OwnReplacement(NamedTuple):
    """A replacement effect of a keyword ability."""

    key: Hashable
    """The object and the name of the keyword, which tell the effect from every other one."""
    controller: int
    """Index of the player who controls the effect."""
    instead: Callable[[Game, Event], Event | None]
    """Return the event that happens instead of an event, None for none."""
    is_optional: bool = False
    """Whether the controller chooses whether the event is replaced."""
    lasting: None = None
    """The effect is no lasting one, whose uses would be counted."""


Replacements = Callable[[Game, Event], Sequence[OwnReplacement]]
"""Return the effects of a keyword that can replace an event now."""
