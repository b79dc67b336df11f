"""Last known information about objects that have left their zones (413.2f)."""

from functools import partial

from rulesdb.engine.kernel.event_kinds.zone_events import after
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.mtg.characteristics import properties
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.state import LastKnown, Object


def _snapshot(game: Game, item: Object, _event: Event) -> LastKnown:
    return LastKnown(item, properties(game, item.id))


after_event = partial(after, snapshot=_snapshot)
"""Return the state after an event, with last known information about an object that ceases to exist by it."""
