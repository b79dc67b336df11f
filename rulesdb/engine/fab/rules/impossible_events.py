"""Events that cannot occur: those of objects that have ceased to exist, and damage to non-living objects (8.5.3c)."""

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.life_totals import is_living
from rulesdb.engine.kernel.event_kinds.zone_events import can_leave
from rulesdb.engine.kernel.events import Event

_OF_LIFE = (kinds.GainLife, kinds.LoseLife)


@book.filter("8.5.3c#sentence-1")
def is_to_nothing_living(game: Game, event: kinds.Deal) -> bool:
    """If a non-living object would be dealt damage, the effect fails."""
    return not (game.has(event.object) and is_living(game, event.object))


def can_occur(game: Game, event: Event) -> bool:
    """Whether an event can occur in the present state."""
    if isinstance(event, kinds.Deal):
        return not is_to_nothing_living(game, event)
    return game.has(event.object) if isinstance(event, _OF_LIFE) else can_leave(game, event)
