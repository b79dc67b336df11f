"""Durations of layer-continuous effects (6.2.2a): which event ends the effects of which duration."""

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.state import Until
from rulesdb.engine.kernel.events import Event

_NONE: frozenset[str] = frozenset()

ENDING: dict[type[Event], frozenset[Until]] = {
    kinds.TurnBegins: frozenset({"end of turn"}),  # 4.4.4
    kinds.LinkResolved: frozenset({"link resolves"}),  # 7.6.2
    kinds.CombatEnds: frozenset({"chain closes", "link resolves"}),  # 7.7.7; a link may be left unresolved
}
"""The durations that end with an event of a kind."""


def ended(event: Event) -> frozenset[str]:
    """Return the durations that end with an event."""
    durations = ENDING.get(type(event))
    return _NONE if durations is None else ends(_NONE, durations)


@book.transform("6.2.2a")
def ends(none: frozenset[str], durations: frozenset[Until]) -> frozenset[str]:
    """A layer-continuous effect ends after its duration."""
    return none | durations
