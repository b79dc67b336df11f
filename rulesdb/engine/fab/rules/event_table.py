"""The table of the rules for events of Flesh and Blood (1.9, 6.4 to 6.6), which the kernel's event pipeline reads."""

from functools import partial

from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules import (
    consequences,
    durations,
    events,
    impossible_events,
    last_known,
    modified_events,
    moves,
    replacing,
    trigger_conditions,
    trigger_limits,
    triggering,
)
from rulesdb.engine.kernel.effects import triggers
from rulesdb.engine.kernel.effects.triggers import Listener
from rulesdb.engine.kernel.event_kinds.composite_events import as_occurred
from rulesdb.engine.kernel.tables.event_rules import EventRules, TriggerRules

EVENT_RULES = EventRules[Game, Listener](
    after=last_known.after_event,
    compound=events.compound,
    modified=moves.modified,
    outcome=replacing.outcome,
    noticed_instead=modified_events.noticed_instead,
    consequences=consequences.of_event,
    durations=durations.ENDING,
    durations_ended=durations.ended,
    one_by_one=events.one_by_one,
    replacing_parts=events.replacing_parts,
    is_untouched=events.is_untouched,
    does_nothing=events.does_nothing,
    can_occur=impossible_events.can_occur,
    parts=events.parts,
    has_nothing_within=events.has_nothing_within,
    triggers_nothing=events.triggers_nothing,
    as_occurred=partial(as_occurred, still_occurs=events.still_occurs, unmodified=events.unmodified),
    noticed=events.noticed,
    triggers=TriggerRules(
        existing=triggers.listeners,
        is_met=trigger_conditions.is_triggered_by,
        trigger=triggering.trigger,
        still_noticing=triggering.existing_effects,
        seen=trigger_conditions.seen,
        is_forbidden=trigger_limits.is_forbidden,
        forbidden=trigger_limits.count_although_forbidden,
        is_forbidden_for_all=events.is_prevented_for_all,
        has_triggered_within=events.has_triggered_within,
        has_triggered_on_whole=events.has_triggered_on_whole,
    ),
)
"""The rules for events, under their numbers."""
