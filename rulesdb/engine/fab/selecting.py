"""Questions of cards that are still code: which events trigger, and what restrictions and allowances are about.

Those for ``on`` are called with the game, an event and the context, those of a restriction or an allowance with the
game, the player, an object and the context. What can be said of players, objects and amounts is data in selection.
"""

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.cards import Predicate
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.events import Event
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.roles import Filter


def for_any_player(filter_: Filter) -> Predicate:
    """Return what a restriction or an allowance asks of a player and an object: that the object fits."""
    return lambda game, _player, number, context: filter_.fits(game, number, context)


def happens(kind: type[Event], *, to: str = "") -> Predicate:
    """Return whether an event is of a kind; ``to`` is "this" for one about the source, "you" for the controller's."""

    def fits(_game: Game, event: Event, context: Context) -> bool:
        if not isinstance(event, kind):
            return False
        if to == "this":
            return getattr(event, "object", None) == context.source
        return to != "you" or getattr(event, "player", None) == context.controller

    return fits


def begins(what: str) -> Predicate:
    """Return whether something of the controller's turn begins: its start, or a phase of it."""
    return lambda _game, event, context: (
        isinstance(event, kinds.Began) and event.what == what and event.player == context.controller
    )


def hits(_game: Game, event: Event, context: Context) -> bool:
    """Whether the source's attack hits."""
    return isinstance(event, kinds.Hit) and event.source == context.source
