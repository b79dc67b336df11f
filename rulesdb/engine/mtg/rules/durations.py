"""Durations of continuous effects that no kind of event ends for all effects alike (418.3)."""

from msgspec.structs import replace

from rulesdb.engine.kernel.event_kinds.effect_events import Lasts
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.tables.event_rules import Events
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.events.phasing import PhasesOut
from rulesdb.engine.mtg.events.zones import Altered
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.state import LastingEffect


def ended_with_control(following: Events, game: Game, event: Event) -> Events:
    """Add the ends of the effects that last until control of an object is lost, as another player gains it."""
    assert isinstance(event, Altered)
    if event.record.controller == event.before.controller:
        return following
    found = (one for one in game.state.lasting if one.until == "control is lost")
    ends = (Lasts(before=one, after=None) for one in found if event.record.id in (one.objects or ()))
    return (*following, *ends)


@book.transform("502.15")
def ended_for_phased_out(none: Events, game: Game, event: Event) -> Events:
    """Effects of limited duration that are fixed to a permanent affect it no longer once it has phased out."""
    assert isinstance(event, PhasesOut)
    found = (one for one in game.state.lasting if one.until != "for good" and event.object in (one.objects or ()))
    return (*none, *(Lasts(before=one, after=_without(one, event.object)) for one in found))


def _without(effect: LastingEffect, permanent: int) -> LastingEffect | None:
    """Return an effect without one of the objects to which it is fixed, None if there are no others."""
    left = (effect.objects or frozenset()) - {permanent}
    return replace(effect, objects=left) if left else None
