"""The table of what keyword abilities trigger by themselves, apart from keyword_rules.py because effects play cards."""

from collections.abc import Callable

from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.tables.event_rules import Events
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.keywords import madness_trigger, suspend

TRIGGERING: tuple[Callable[[Events, Game, Event], Events], ...] = (
    madness_trigger.triggers,
    suspend.when_countered,
    suspend.after_countered,
)
"""What triggers on an event, given the events that follow from it already."""
