"""The history of an object's properties: the effects on them this turn, and the properties before."""

from collections.abc import Callable, Iterator
from typing import Any

from rulesdb.engine.kernel.cards.roles import valued
from rulesdb.engine.kernel.effects.properties import properties
from rulesdb.engine.kernel.effects.property_effects import ChangesValue, PropertyEffect, changed_value, modified
from rulesdb.engine.kernel.event_kinds.effect_events import Applied
from rulesdb.engine.kernel.process.game import AnyGame


def applied(game: AnyGame, object_id: int) -> Iterator[PropertyEffect]:
    """Yield what effects that began to apply to an object this turn do to its properties."""
    for event in game.state.history:
        if isinstance(event, Applied) and event.object == object_id and isinstance(event.effect, PropertyEffect):
            yield event.effect


def _base(game: AnyGame, object_id: int) -> Any:  # noqa: ANN401  (the properties of any game)
    """Return the base properties of an object; the last known properties if it has ceased to exist."""
    return game.rules.properties.base(game, object_id) if game.has(object_id) else properties(game, object_id)


def value_changes(game: AnyGame, object_id: int, stat: str) -> Iterator[float]:
    """Yield by how much each effect applied this turn changes the base value of a numeric property of an object."""
    value = _base(game, object_id).value(stat) or 0
    for effect in applied(game, object_id):
        if isinstance(effect, ChangesValue) and effect.stat == stat:
            yield (
                changed_value(effect.operation, value, valued(game, effect.amount, game.context_of(object_id))) - value
            )


def was_ever(game: AnyGame, object_id: int, is_so: Callable[[Any], bool]) -> bool:
    """Whether something was so of earlier properties of an object: the base ones, or those that an effect made."""
    base, context = _base(game, object_id), game.context_of(object_id)
    return is_so(base) or any(is_so(modified(game, effect, context, base)) for effect in applied(game, object_id))
