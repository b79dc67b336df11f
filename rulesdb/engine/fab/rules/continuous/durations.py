"""Durations of layer-continuous effects (6.2.2a): which event ends the effects of which duration."""

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.effects import Delayed
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.selection.event_patterns import Begins, Happens
from rulesdb.engine.fab.state import Duration, LastingEffect, Until
from rulesdb.engine.kernel.cards.roles import Condition, Effect
from rulesdb.engine.kernel.events import Durations, Event

ENDING: dict[type[Event], frozenset[Until]] = {
    kinds.TurnBegins: frozenset({"end of turn"}),  # 4.4.4
    kinds.LinkResolved: frozenset({"link resolves"}),  # 7.6.2
    kinds.CombatEnds: frozenset({"chain closes", "link resolves"}),  # 7.7.7; a link may be left unresolved
}
"""The durations that end with an event of a kind."""


def ended_by(event: Event) -> Durations | None:
    """Return the durations that end with an event, None for none."""
    return durations_ended(event) if type(event) in ENDING else None


@book.law
def durations_ended(event: Event) -> Durations:
    """Return the durations that end with an event: those of that turn or chain link (6.2.2a)."""
    return ENDING[type(event)]


@book.law
def next_turns_begun(game: Game, event: Event) -> tuple[Event, ...]:
    """Return the changes of the effects that last until the end of the turn that begins with an event.

    Whose turn that is was fixed when the effect was generated, whoever controls the objects later.
    """
    assert isinstance(event, kinds.TurnBegins)
    found = (one for one in game.state.lasting if one.until == "end of next turn" and one.whose == event.player)
    return tuple(kinds.Lasts(before=one, after=replace(one, until="end of turn")) for one in found)


@book.law
def duration_of_effect(specified: Duration | None, while_: Condition | None, effect: Effect) -> Duration:
    """Return the duration of an effect from the duration and condition that are specified for it, None for none.

    Without either it ends with the turn (6.2.2a), but for a delayed trigger on a change of phase or step (6.6.3a).
    """
    if specified is not None:
        return specified
    return "end of turn" if while_ is None and not waits_for_a_change(effect) else "for good"


@book.definition("6.6.3a#sentence-2")
def waits_for_a_change(effect: Effect) -> bool:
    """A delayed-triggered effect may be conditional on a change of phase or step, such as the end of a turn."""
    if not isinstance(effect, Delayed):
        return False
    on = effect.triggered.on
    return isinstance(on, Begins) or (isinstance(on, Happens) and on.kind is kinds.Closed)


@book.law
def as_generated(begun: LastingEffect, game: Game) -> LastingEffect:
    """Return an effect as it begins: with what replaces its applications, its duration and how often it can be used.

    A delayed trigger on "the next time" is used once, and so is one that lasts until a change of phase or step.
    """
    effect, until = begun.effect, begun.until if begun.whose is None else "end of next turn"
    is_next = isinstance(effect, Delayed) and effect.is_next
    is_once = is_next or (until == "for good" and waits_for_a_change(effect))
    return replace(begun, instead=game.applying_instead, until=until, uses=1 if is_once else begun.uses)
