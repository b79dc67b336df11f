"""Inline-triggered effects (6.6.2), which can trigger only when they are generated."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Triggered
from rulesdb.engine.fab.card_parts.effects import Delayed
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.events import Lasts
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.triggering import create_layer, generate_at_once
from rulesdb.engine.fab.state import LastingEffect, Pending
from rulesdb.engine.kernel.effects.triggers import listeners
from rulesdb.engine.kernel.event_kinds.effect_events import StatesNoted
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.verbs.inline import InlineTrigger


def trigger_inline(game: Game, effect: InlineTrigger, context: Context) -> bool:
    """Trigger an inline-triggered effect if it can; return whether it did."""
    if triggers_at_once(game, effect, context):
        create_inline_layer(game, _pending(effect, context))
        remain_after_triggering(game, effect, context)
        return True
    remain_untriggered(game, effect, context)
    return False


def _pending(effect: InlineTrigger, context: Context) -> Pending:
    return Pending(context.controller, context.source, effect.layer, Context(context.controller, context.source))


@book.filter("6.6.5a#sentence-4")
def triggers_at_once(game: Game, effect: InlineTrigger, context: Context) -> bool:
    """An inline-triggered effect triggers as it is generated if its trigger condition is met."""
    return effect.condition.holds(game, context)


@book.definition(
    "6.6.2#sentence-1",
    generate_at_once,
    "インライン型誘発効果は単発効果なので、誘発レイヤーを作らず、すぐに効果を生成するとする読み方",
)
def create_inline_layer(game: Game, pending: Pending) -> None:
    """An inline-triggered effect is a discrete effect, and a triggered effect as well: it creates a triggered-layer."""
    create_layer(game, pending)


def _wait(game: Game, effect: InlineTrigger, context: Context, *, is_met: bool) -> None:
    """Begin a delayed effect that waits for the condition to come to be met (misreadings of 6.6.2 and 6.6.2a)."""
    waiting = Delayed(Triggered(effect.layer, while_=effect.condition))
    note(game, StatesNoted(states={**game.state.states, (game.state.next_id, "delayed"): is_met}))
    note(game, Lasts(after=LastingEffect(0, waiting, context, 0, "end of turn", uses=1)))


def _wait_for_the_next_time(game: Game, effect: InlineTrigger, context: Context) -> None:
    _wait(game, effect, context, is_met=True)


@book.definition(
    "6.6.2#sentence-2",
    _wait_for_the_next_time,
    "生成された時に誘発した後も、そのターンに条件がまた満たされれば、もう一度誘発するとする読み方",
)
def remain_after_triggering(_game: Game, _effect: InlineTrigger, _context: Context) -> None:
    """An inline-triggered effect can trigger only when it is generated: nothing of it remains."""


def _wait_for_the_first_time(game: Game, effect: InlineTrigger, context: Context) -> None:
    _wait(game, effect, context, is_met=False)


@book.definition(
    "6.6.2a#sentence-1",
    _wait_for_the_first_time,
    "生成された時に条件が満たされていなくても、そのターンに後から満たされれば誘発するとする読み方",
)
def remain_untriggered(_game: Game, _effect: InlineTrigger, _context: Context) -> None:
    """An inline-triggered effect does not trigger if its condition is met only after it is generated."""


def _look_back(game: Game, since: int) -> None:
    """Trigger a delayed effect, given by its id, on the earlier events of the turn (misreading of 6.6.5a)."""
    rules = game.event_rules.triggers
    for listener in listeners(game):
        if listener.lasting is not None and listener.lasting.id >= since:
            for event in game.state.history:
                if rules.is_met(game, listener, event):
                    rules.trigger(game, listener, event)


@book.definition(
    "6.6.5a#sentence-2", _look_back, "生成される前にそのターンに起こったイベントでも、遡って誘発するとする読み方"
)
def do_not_look_back(_game: Game, _since: int) -> None:
    """A triggered effect that is generated after the event that meets its condition does not trigger retroactively."""
