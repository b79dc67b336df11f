"""A running game of Magic, with the queries that rules, effects and cards make."""

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from rulesdb.engine.kernel.process.game import Game as KernelGame
from rulesdb.engine.kernel.process.options import Option
from rulesdb.engine.mtg.state import Attacker, Object, State, ZoneName


class Game(KernelGame[State, Option]):
    """A running game of Magic."""

    object: ClassVar[Callable[["Game", int], Object]] = KernelGame.last_known  # type: ignore[assignment]  # of the state
    """Return the object of an id, or its last known information."""

    if TYPE_CHECKING:  # so that the name of a zone that does not exist is found

        def zone(self, name: ZoneName, player: int | None = None) -> tuple[int, ...]:
            """Return the ids of the objects in a zone, in order."""

    def in_play(self) -> tuple[Object, ...]:
        """Return the permanents, in the order in which they came into play or phased in."""
        return tuple(map(self.state.objects.__getitem__, self.zone("in play")))

    def record_of(self, player: int) -> int:
        """Return the id of the record by which effects name a player."""
        return self.zone("player", player)[0]

    def is_player(self, object_id: int) -> bool:
        """Whether an id is that of the record of a player."""
        return self.has(object_id) and self.object(object_id).zone.name == "player"

    def attacker(self, creature: int) -> Attacker | None:
        """Return the record of an attacking creature, None for one that does not attack."""
        return next((one for one in self.state.attackers if one.creature == creature), None)
