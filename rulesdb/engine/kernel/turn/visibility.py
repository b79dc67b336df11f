"""Visibility of objects to players: by default, and by looking at private objects."""

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

from msgspec import Struct

from rulesdb.engine.kernel.event_kinds.object_events import Looks
from rulesdb.engine.kernel.process.game import AnyGame
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.state.state import Look
from rulesdb.engine.kernel.state.zones import ZoneRules

G = TypeVar("G", bound=AnyGame)


class SightRules(Struct, Generic[G], frozen=True, eq=False):
    """The rules of visibility."""

    zones: ZoneRules[Any]
    """The rules of the game's zones."""
    looks_still: Callable[[G, int, int], bool]
    """Whether a player who began to look at an object looks at it still."""

    def sees(self, game: G, player: int, object_id: int) -> bool:
        """Whether a player may see an object: it is public, they own it and see what they own, or they look at it."""
        item = game.last_known(object_id)
        if item.is_public or (item.owner == player and item.zone.name not in self.zones.unseen):
            return True
        return bool(game.state.looking) and self.looks_still(game, player, object_id)

    def look(self, game: G, player: int, object_id: int) -> Look:
        """Return a look at an object in its present zone and, where the order matters, at its present position."""
        zone = game.last_known(object_id).zone
        index = game.state.zones[zone].index(object_id) if zone.name in self.zones.unseen else 0
        return Look(player, object_id, zone, index)

    def offer(self, game: G, player: int, objects: Iterable[int], rule: str) -> None:
        """Let a player begin to look at objects, if they choose to; of those that they see, nothing is asked."""
        for object_id in objects:
            if self.sees(game, player, object_id):
                continue
            if game.answers_yes(player, "look", rule):
                note(game, Looks(by=rule, look=self.look(game, player, object_id)))
