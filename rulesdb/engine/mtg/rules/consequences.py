"""Rows of what follows at once from events: each is asked only about the kinds of events that it is about."""

from collections.abc import Callable
from typing import NamedTuple

from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.tables.event_rules import Events
from rulesdb.engine.mtg.game import Game


class Consequence(NamedTuple):
    """A row of the table of what follows at once from an event."""

    kinds: tuple[type[Event], ...]
    """The kinds of events from which it may follow, also while a rule is misread."""
    follow: Callable[[Events, Game, Event], Events]
    """Return what follows from an event, given what follows from it already."""
