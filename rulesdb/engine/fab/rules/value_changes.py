"""Numeric properties that have increased or decreased this turn (2.0.3b)."""

from collections.abc import Iterator

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import Stat
from rulesdb.engine.fab.events import Applied
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.cards.roles import valued
from rulesdb.engine.kernel.effects.property_effects import ChangesValue, changed_value


def _changes(game: Game, object_id: int, stat: Stat) -> Iterator[float]:
    """Yield by how much each effect applied this turn changes the printed value of a property of an object."""
    printed = getattr(game.object(object_id).card, stat)
    value = printed if isinstance(printed, int) else 0
    for event in game.state.history:
        match event:
            case Applied(object=found, effect=ChangesValue(stat=changed) as effect) if (found, changed) == (
                object_id,
                stat,
            ):
                yield changed_value(effect, value, valued(game, effect.amount, game.context_of(object_id))) - value


@book.filter("2.0.3b#sentence-1")
def has_increased(game: Game, object_id: int, stat: Stat) -> bool:
    """A numeric property has increased if an effect has been applied that increases its value or base value."""
    return any(change > 0 for change in _changes(game, object_id, stat))


@book.filter("2.0.3b#sentence-2")
def has_decreased(game: Game, object_id: int, stat: Stat) -> bool:
    """A numeric property has decreased if an effect has been applied that decreases its value or base value."""
    return any(change < 0 for change in _changes(game, object_id, stat))
