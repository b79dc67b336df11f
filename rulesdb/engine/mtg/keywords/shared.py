"""What several keyword abilities share: replacement effects (419), and instances of one keyword on an object."""

from collections.abc import Callable
from typing import NamedTuple

from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.event_kinds.telling import Subject
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.mtg.card_parts.abilities import Triggered
from rulesdb.engine.mtg.game import Game


class KeywordReplacement(NamedTuple):
    """A replacement effect of a keyword ability."""

    key: tuple[int, str]
    """The id of the object and the name of the keyword, which identify the effect."""
    controller: int
    """Index of the player who controls the effect."""
    instead: Callable[[Game, Event], Event | None]
    """Return the event that happens instead of an event, None for none."""
    is_optional: bool = False
    """Whether the controller chooses whether the event is replaced."""
    lasting: None = None
    """None: the effect is not a lasting one, whose uses would be counted."""

    def subject(self) -> Subject:
        """Return the object with the keyword."""
        source, keyword = self.key
        return Subject(source, (), keyword=keyword)


def number_of(game: Game, object_id: int, keyword: type[Triggered]) -> int:
    """Return how many times an object has a keyword."""
    return sum(isinstance(ability, keyword) for ability in abilities(game, object_id))


def instances_triggered(game: Game, event: Event, object_id: int, keyword: type[Triggered]) -> int:
    """Return how many instances of a keyword of an object have triggered on an event, and wait for the stack."""
    layers = [ability.instructions() for ability in abilities(game, object_id) if isinstance(ability, keyword)]
    return sum(one.context.event is event and one.layer in layers for one in game.state.pending)
