"""Rows by which keyword abilities change events: consequences, and replacement effects (419)."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rulesdb.engine.kernel.event_kinds.subjects import Subject
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.tables.event_rules import Events
from rulesdb.engine.mtg.game import Game


class Consequence(NamedTuple):
    """A row of the table of what follows at once from an event."""

    kinds: tuple[type[Event], ...]
    """The kinds of events from which it may follow, also while a rule is misread."""
    follow: Callable[[Events, Game, Event], Events]
    """Return what follows from an event, given what follows from it already."""


class KeywordReplacement(NamedTuple):
    """A replacement effect of a keyword ability."""

    key: tuple[int, str]
    """The id of the object and the name of the keyword, which identify the effect."""
    controller: int
    """Index of the player who controls the effect."""
    instead: Callable[[Game, Event], Event | None]
    """Return the event that happens instead of an event, None for none."""
    is_optional: bool = False
    """Whether the controller chooses whether the event is replaced."""
    lasting: None = None
    """None: the effect is not a lasting one, whose uses would be counted."""

    def subject(self) -> Subject:
        """Return the object with the keyword."""
        source, keyword = self.key
        return Subject(source, (), keyword=keyword)


Replacements = Callable[[Game, Event], Sequence[KeywordReplacement]]
"""Return the effects of a keyword that can replace an event now."""
