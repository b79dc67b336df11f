"""Instances of a triggered keyword ability on one object, and how many of them have triggered on an event."""

from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.mtg.card_parts.abilities import Triggered
from rulesdb.engine.mtg.game import Game


def number_of(game: Game, object_id: int, keyword: type[Triggered]) -> int:
    """Return how many times an object has a keyword."""
    return sum(isinstance(ability, keyword) for ability in abilities(game, object_id))


def has_triggered(game: Game, event: Event, object_id: int, keyword: type[Triggered]) -> int:
    """Return how many instances of a keyword of an object have triggered on an event, and wait for the stack."""
    layers = [ability.instructions() for ability in abilities(game, object_id) if isinstance(ability, keyword)]
    return sum(one.context.event is event and one.layer in layers for one in game.state.pending)
