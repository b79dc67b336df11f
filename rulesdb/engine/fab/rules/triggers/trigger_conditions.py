"""Trigger conditions (6.6.1c, 6.6.5 to 6.6.5c), and bounds of triggering: limits, ordinals, prohibitions."""

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.effects import CannotTrigger
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.cards.abilities import TriggeredAbility
from rulesdb.engine.kernel.effects import triggers
from rulesdb.engine.kernel.effects.effects_in_force import of_kind
from rulesdb.engine.kernel.effects.triggers import Listener
from rulesdb.engine.kernel.event_kinds.effect_events import Tally
from rulesdb.engine.kernel.events import Event, Events
from rulesdb.engine.kernel.process.pipeline import note

Ordinals = tuple[int, ...]


@book.definition("6.6.5e#sentence-2")
def may_not_trigger_again(game: Game, listener: Listener) -> bool:
    """No triggered-layer is created when an effect triggers more often than its limit specifies."""
    limit = trigger_limit(listener.triggered)
    return limit is not None and times_triggered(game, listener) >= limit


@book.law
def trigger_limit(triggered: TriggeredAbility) -> int | None:
    """The limit, if there is any, specifies how often an effect triggers; else it triggers any number of times."""
    return triggered.limit


@book.law
def times_triggered(game: Game, listener: Listener) -> int:
    """The limit is about how often the effect itself triggers (6.6.1a)."""
    found: int = game.state.counts.get(key_of_count(listener), 0)
    return found


def count(game: Game, listener: Listener) -> None:
    """Count that a triggered effect has triggered, if it has a limit."""
    if trigger_limit(listener.triggered) is not None:
        note(game, Tally(key=key_of_count(listener), value=times_triggered(game, listener) + 1))


def key_of_count(listener: Listener) -> tuple[int, str]:
    """Return the key under which it is counted how often an effect triggers."""
    return (listener.key[0], f"triggered {listener.key[1]}")


count_although_forbidden = book.definition("6.6.5f#sentence-3")(count)
"""A triggering that is forbidden still counts towards the limit of the effect."""


@book.definition("6.6.5f#sentence-2")
def is_forbidden(game: Game, listener: Listener, event: Event | None) -> bool:
    """No triggered-layer is created when an effect triggers that another effect forbids to trigger."""
    same = () if event is None else as_hit_event(game, event)
    return any(
        (effect.on is None or any(effect.on.matches(game, one, in_force.context) for one in same))
        and (effect.source is None or effect.source.fits(game, listener.context.source, in_force.context))
        for effect, in_force in of_kind(game, CannotTrigger)
    )


@book.law
def as_hit_event(game: Game, event: Event) -> Events:
    """An attack's hit and the damage that it deals by hitting are one hit-event to what forbids triggering (7.5.5c)."""
    link = game.link
    match event:
        case kinds.Deal(by="fab:7.5.2", source=int(source), object=hit) if link and source in {
            link.attack,
            link.source,
        }:
            of_damage = kinds.AttackHit(by="fab:7.5.5", source=source, object=source, target=hit, amount=event.amount)
            return event, of_damage
        case kinds.AttackHit(source=source, target=hit, amount=amount):
            return event, kinds.Deal(by="fab:7.5.2", source=source, object=hit, amount=amount, damage="physical")
    return (event,)


def is_the_time(game: Game, listener: Listener, event: Event) -> bool:
    """Whether an event is one that the ordinals, if any, specify among those of the period that meet the condition."""
    if not listener.triggered.ordinals:
        return True
    number = 1
    for earlier in game.state.history[start_of_period(game, listener) :]:
        if earlier is event:
            break
        number += triggers.is_met_by_event(game, listener, earlier)
    return is_specified(number, listener.triggered.ordinals)


@book.law
def is_specified(number: int, ordinals: Ordinals) -> bool:
    """The effect triggers only on those of the events in the period that its ordinals specify (6.6.1b, 6.6.5d)."""
    return number in ordinals


@book.law
def start_of_period(game: Game, listener: Listener) -> int:
    """The events are counted from the beginning of the period, even if the effect becomes functional later (6.6.5d)."""
    if listener.triggered.during != "chain":
        return 0
    history = game.state.history
    ends = (at for at in range(len(history) - 1, -1, -1) if isinstance(history[at], kinds.CombatEnds))
    return next(ends, -1) + 1


is_met_by_state = book.law(triggers.is_met_by_state)
"""A state-trigger condition must be met, but no condition of the effects that the triggered-layer generates."""


@book.law
def seen(planned: Event, occurred: Events) -> Events:  # noqa: ARG001  (the kernel gives both)
    """Effects trigger only on events that occur, as they occur, however they have been modified (6.4.6, 6.6.5b)."""
    return occurred


@book.law
def is_triggered_by(game: Game, listener: Listener, event: Event) -> bool:
    """An event triggers an effect whose trigger condition it meets; only a hit-event is a hit (7.5.5a)."""
    return triggers.is_met_by_event(game, listener, event) and has_triggered(game, listener, event)


@book.law
def has_triggered(game: Game, listener: Listener, event: Event | None) -> bool:
    """A triggered effect is triggered if an event or, where that is None, the state meets its trigger condition."""
    return (event is None or is_the_time(game, listener, event)) and is_met_by_state(game, listener)


@book.law
def is_by_state(triggered: TriggeredAbility) -> bool:
    """An effect is state-based if its trigger condition describes a game state, without an event (6.6.1c)."""
    return triggered.on is None and triggered.while_ is not None


@book.law
def has_come(was_met: bool | None) -> bool:
    """A state-based effect triggers if the state comes to meet its condition, or does as it is generated (6.6.5c).

    ``was_met`` says whether the state met the condition before, None for an effect that is new.
    """
    return not was_met
