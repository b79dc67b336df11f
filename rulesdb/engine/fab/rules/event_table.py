"""The table of the rules for events of Flesh and Blood (1.9, 6.4 to 6.6), which the kernel's event pipeline reads."""

from rulesdb.engine.fab.continuous import properties
from rulesdb.engine.fab.events import Cease, Move
from rulesdb.engine.fab.events.state_updates import with_last_known
from rulesdb.engine.fab.events.zones import becomes_new
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules import attack_proxies, durations, events, replacing, triggering
from rulesdb.engine.fab.state import Properties, State
from rulesdb.engine.fab.zones import PRIVATE
from rulesdb.engine.kernel import triggers
from rulesdb.engine.kernel.event_rules import EventRules, TriggerRules
from rulesdb.engine.kernel.events import Event, changed
from rulesdb.engine.kernel.triggers import Listener


def _after(game: Game, event: Event) -> State:
    """Return the state after an event, with last known information about an object that ceases to exist by it."""
    before = game.state
    if isinstance(event, Move | Cease):
        before = with_last_known(before, _last_seen(game, event))
    state: State = changed(before, event)
    return state


def _last_seen(game: Game, event: Move | Cease) -> dict[int, Properties]:
    """Return the properties of the object that ceases to exist by an event, as last known information (1.2.3)."""
    if isinstance(event, Cease):
        return {event.object: properties(game, event.object)}
    item = game.state.objects[event.object]
    is_public = event.is_public if event.is_public is not None else event.to.name not in PRIVATE
    was_known = item.is_public or is_public  # 3.0.8: an object that becomes public does so before it moves
    return {item.id: properties(game, item.id)} if was_known and becomes_new(item, event.to, is_public) else {}


def _can_occur(game: Game, event: Event) -> bool:
    """Whether the object that an event moves, or by which it ceases to exist, exists."""
    return not isinstance(event, Move | Cease) or game.has(event.object)


EVENT_RULES = EventRules[Game, Listener](
    after=_after,
    compound=events.compound,
    modified=replacing.modified,
    outcome=replacing.outcome,
    consequences=attack_proxies.consequences,
    durations_ended=durations.ended,
    one_by_one=events.one_by_one,
    replacing_parts=events.replacing_parts,
    is_untouched=events.is_untouched,
    does_nothing=events.does_nothing,
    can_occur=_can_occur,
    parts=events.parts,
    has_nothing_within=events.has_nothing_within,
    triggers_nothing=events.triggers_nothing,
    as_occurred=events.as_occurred,
    noticed=events.noticed,
    triggers=TriggerRules(
        existing=triggers.listeners,
        is_met=triggering.is_triggered_by,
        trigger=triggering.trigger,
        still_noticing=triggering.noticing,
        is_forbidden=triggers.is_forbidden,
        is_forbidden_for_all=events.is_prevented_for_all,
        has_triggered_within=events.has_triggered_within,
        has_triggered_on_whole=events.has_triggered_on_whole,
    ),
)
"""The rules for events, under their numbers."""
