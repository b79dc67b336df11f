"""Visibility of objects: public ones to all players, private ones to their owners and to players who look at them."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.game import Game
from rulesdb.engine.kernel.options import Answer
from rulesdb.engine.kernel.pipeline import note
from rulesdb.engine.kernel.state import Look

G = TypeVar("G", bound=Game[Any, Any])


@dataclass(frozen=True)
class VisibilityRules(Generic[G]):
    """The rules of visibility."""

    rule: str
    """Identifier of the rule by which players begin to look at private objects."""
    is_hidden: Callable[[Any], bool]
    """Whether the private objects in a zone are hidden from their owners, too, and known by their position alone."""
    looks_still: Callable[[G, int, int], bool]
    """Whether a player who began to look at an object may still look at it."""
    allowed: Callable[[G], Iterable[tuple[int, int]]]
    """Return the pairs of a player and the id of a private object that effects let the player look at."""
    looks: Callable[..., Event]
    """Return the event that a ``look`` begins."""

    def sees(self, game: G, player: int, object_id: int) -> bool:
        """Whether a player may see an object: it is public, it is theirs in a zone not hidden, or they look at it."""
        item = game.last_known(object_id)
        if item.is_public or (item.owner == player and not self.is_hidden(item.zone)):
            return True
        return bool(game.state.looking) and self.looks_still(game, player, object_id)

    def look(self, game: G, player: int, object_id: int) -> Look:
        """Return a look at an object in its current zone and, if the zone is hidden, at its current position."""
        zone = game.last_known(object_id).zone
        return Look(player, object_id, zone, game.state.zones[zone].index(object_id) if self.is_hidden(zone) else 0)

    def begin_looks(self, game: G) -> None:
        """Let players begin to look at what effects let them look at, if they choose to."""
        for player, object_id in self.allowed(game):
            if not self.sees(game, player, object_id) and self._agrees(game, player):
                note(game, self.looks(by=self.rule, look=self.look(game, player, object_id)))

    def _agrees(self, game: G, player: int) -> bool:
        return game.pick(player, "look", [Answer(True), Answer(False)], self.rule).is_yes
