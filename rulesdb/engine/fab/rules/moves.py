"""Moves of objects from one zone to another (3.0.7)."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.events import Move, Repositioned, Turned
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules import replacing
from rulesdb.engine.kernel.event_kinds.zone_events import instead_of_move
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.tables.event_rules import Keys


@book.transform("3.0.7b#sentence-1")
def without_moves_in_a_zone(move: Event, game: Game) -> Event | None:
    """No move occurs if origin and destination are the same: at most, the object just becomes public or private."""
    assert isinstance(move, Move)
    if not game.has(move.object) or game.object(move.object).zone != move.to:
        return move
    return instead_of_move(game, move, Turned, Repositioned)


def _as_it_occurs(event: Event | None, game: Game) -> Event | None:
    return without_moves_in_a_zone(event, game) if isinstance(event, Move) else event


def modified(game: Game, event: Event, spent: Keys) -> tuple[Event | None, Keys]:
    """Return the event that occurs instead of an event, and the keys of the effects that replaced it."""
    planned = _as_it_occurs(event, game)
    if planned is None:
        return None, spent
    now, spent = replacing.modified(game, planned, spent)
    return _as_it_occurs(now, game), spent
