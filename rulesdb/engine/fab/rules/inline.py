"""Inline-triggered effects (6.6.2), which can trigger only when they are generated."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.triggering import create_layer
from rulesdb.engine.fab.state import Pending
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


@book.definition("6.6.2#sentence-1")
def create_inline_layer(game: Game, pending: Pending) -> None:
    """An inline-triggered effect is a discrete effect, and a triggered effect as well: it creates a triggered-layer."""
    create_layer(game, pending)


@book.definition("6.6.2#sentence-2")
def remain_after_triggering(_game: Game, _effect: InlineTrigger, _context: Context) -> None:
    """An inline-triggered effect can trigger only when it is generated: nothing of it remains."""


@book.definition("6.6.2a#sentence-1")
def remain_untriggered(_game: Game, _effect: InlineTrigger, _context: Context) -> None:
    """An inline-triggered effect does not trigger if its condition is met only after it is generated."""


@book.definition("6.6.5a#sentence-2")
def do_not_look_back(_game: Game, _since: int) -> None:
    """A triggered effect that is generated after the event that meets its condition does not trigger retroactively."""
