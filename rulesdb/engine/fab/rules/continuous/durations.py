"""Durations of layer-continuous effects (6.2.2a): which event ends the effects of which duration."""

from msgspec.structs import replace

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.effects import Delayed
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.selection.event_patterns import Begins
from rulesdb.engine.fab.selection.general_patterns import Happens
from rulesdb.engine.fab.state import LastingEffect, Until
from rulesdb.engine.kernel.cards.cards import Condition, Effect
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.tables.event_rules import Durations

_NONE: Durations = frozenset()

ENDING: dict[type[Event], frozenset[Until]] = {
    kinds.TurnBegins: frozenset({"end of turn"}),  # 4.4.4
    kinds.LinkResolved: frozenset({"link resolves"}),  # 7.6.2
    kinds.CombatEnds: frozenset({"chain closes", "link resolves"}),  # 7.7.7; a link may be left unresolved
}
"""The durations that end with an event of a kind."""


def ended_by(event: Event) -> Durations | None:
    """Return the durations that end with an event, None for none."""
    durations = ENDING.get(type(event))
    return None if durations is None else ends(_NONE, as_fixed(durations))


@book.transform("6.2.2a#sentence-2")
def ends(none: Durations, durations: Durations) -> Durations:
    """A layer-continuous effect ends when its duration has passed."""
    return none | durations


@book.definition("6.2.2a#sentence-3")
def as_fixed(durations: Durations) -> Durations:
    """A duration is fixed when the effect is generated: it ends with that turn or chain link, not with a later one."""
    return durations


def with_the_turn_of_a_player(begun: LastingEffect) -> LastingEffect:
    """Return an effect with its duration, which is not this turn if it names a player whose next turn it is."""
    return begun if begun.whose is None else replace(begun, until="end of next turn")


def next_turns_begun(game: Game, event: Event) -> tuple[Event, ...]:
    """Return the changes of the effects that last until the end of the turn that begins with an event."""
    assert isinstance(event, kinds.TurnBegins)
    return tuple(
        kinds.Lasts(before=one, after=replace(one, until="end of turn"))
        for one in game.state.lasting
        if one.until == "end of next turn" and whose_turn(game, one) == event.player
    )


@book.definition("6.2.2a#sentence-3")
def whose_turn(_game: Game, one: LastingEffect) -> int | None:
    """The player whose next turn ends an effect is fixed when it is generated, whoever controls the objects later."""
    return one.whose


def duration_of_effect(specified: Until | None, while_: Condition | None, effect: Effect) -> Until:
    """Return the duration of an effect from the duration and condition that are specified for it, None for none."""
    if not isinstance(effect, Delayed):
        return duration_of(specified, while_)
    if specified is None and waits_for_a_change(effect):
        return until_it_triggers()
    return specified_for_delayed(duration_of(specified, while_))


@book.definition("6.6.3a#sentence-1")
def specified_for_delayed(specified: Until) -> Until:
    """A delayed-triggered effect specifies its duration, with which it ends."""
    return specified


@book.definition("6.6.3a#sentence-2")
def waits_for_a_change(effect: Delayed) -> bool:
    """The exception is an effect that is conditional on a change of phase or step, such as the end of a turn."""
    on = effect.triggered.on
    return isinstance(on, Begins) or (isinstance(on, Happens) and on.kind is kinds.Closed)


@book.definition("6.6.3a#sentence-3")
def until_it_triggers() -> Until:
    """Such an effect lasts until it is triggered."""
    return "for good"


def uses_of(begun: LastingEffect) -> LastingEffect:
    """Return an effect with the number of times that it can be used: a delayed trigger may be about one event."""
    if isinstance(begun.effect, Delayed):
        if begun.effect.is_next:
            return replace(begun, uses=uses_of_next(begun.uses))
        if begun.until == "for good" and waits_for_a_change(begun.effect):
            return replace(begun, uses=1)
    return begun


@book.definition("6.6.3#sentence-4")
def uses_of_next(_specified: int | None) -> int | None:
    """A delayed-triggered effect may be one that starts with "the next time"."""
    return 1


@book.definition("6.2.2a#sentence-4")
def duration_of(specified: Until | None, while_: Condition | None) -> Until:
    """An effect that specifies neither a duration nor a condition ends with the turn in which it was generated."""
    if specified is None:
        return "end of turn" if while_ is None else "for good"
    return specified
