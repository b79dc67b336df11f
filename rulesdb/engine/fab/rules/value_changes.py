"""Numeric properties that have increased or decreased this turn (2.0.3b)."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import Stat
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.effects.property_history import value_changes


@book.filter("2.0.3b#sentence-1")
def has_increased(game: Game, object_id: int, stat: Stat) -> bool:
    """A numeric property has increased if an effect has been applied that increases its value or base value."""
    return any(change > 0 for change in value_changes(game, object_id, stat))


@book.filter("2.0.3b#sentence-2")
def has_decreased(game: Game, object_id: int, stat: Stat) -> bool:
    """A numeric property has decreased if an effect has been applied that decreases its value or base value."""
    return any(change < 0 for change in value_changes(game, object_id, stat))
