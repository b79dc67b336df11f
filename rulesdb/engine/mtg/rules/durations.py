"""Durations of continuous effects that no kind of event ends for all effects alike (418.3)."""

from rulesdb.engine.kernel.event_kinds.effect_events import Lasts
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.tables.event_rules import Events
from rulesdb.engine.mtg.events.zones import Altered
from rulesdb.engine.mtg.game import Game


def ended_with_control(game: Game, event: Event) -> Events:
    """Return the ends of the effects that last until control of an object is lost, as another player gains it."""
    if not isinstance(event, Altered) or event.record.controller == event.before.controller:
        return ()
    found = (one for one in game.state.lasting if one.until == "control is lost")
    return tuple(Lasts(before=one, after=None) for one in found if event.record.id in (one.objects or ()))
