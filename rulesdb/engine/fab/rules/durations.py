"""Durations of layer-continuous effects (6.2.2a): which event ends the effects of which duration."""

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.state import Until
from rulesdb.engine.kernel.cards.cards import Condition
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.tables.event_rules import Durations

_NONE: Durations = frozenset()

ENDING: dict[type[Event], frozenset[Until]] = {
    kinds.TurnBegins: frozenset({"end of turn"}),  # 4.4.4
    kinds.LinkResolved: frozenset({"link resolves"}),  # 7.6.2
    kinds.CombatEnds: frozenset({"chain closes", "link resolves"}),  # 7.7.7; a link may be left unresolved
}
"""The durations that end with an event of a kind."""


def ended(durations: Durations) -> Durations:
    """Return those of the durations that end with an event."""
    return ends(_NONE, as_fixed(durations))


@book.transform("6.2.2a#sentence-2")
def ends(none: Durations, durations: Durations) -> Durations:
    """A layer-continuous effect ends when its duration has passed."""
    return none | durations


def _without_the_present_ones(durations: Durations) -> Durations:
    return durations - {"end of turn", "link resolves"}


@book.definition(
    "6.2.2a#sentence-3",
    _without_the_present_ones,
    "「このターン」や「このチェインリンク」は、効果が生成された後は、その時のターンやチェインリンクを指すとする読み方",
)
def as_fixed(durations: Durations) -> Durations:
    """A duration is fixed when the effect is generated: it ends with that turn or chain link, not with a later one."""
    return durations


def _for_good(specified: Until | None, _while: Condition | None) -> Until:
    return "for good" if specified is None else specified


@book.definition("6.2.2a#sentence-4", _for_good, "期間を示さない効果は、ゲームの終わりまで続くとする読み方")
def duration_of(specified: Until | None, while_: Condition | None) -> Until:
    """An effect that specifies neither a duration nor a condition ends with the turn in which it was generated."""
    if specified is None:
        return "end of turn" if while_ is None else "for good"
    return specified
