"""The setup of a game: the objects with which it begins, the first turn-player, shuffled decks, the first hands."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from msgspec.structs import replace

from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.game import Game
from rulesdb.engine.kernel.options import PickPlayer
from rulesdb.engine.kernel.pipeline import happen
from rulesdb.engine.kernel.state import CoreObject, CorePlayer, CoreState

G = TypeVar("G", bound=Game[Any, Any])
S = TypeVar("S", bound=CoreState)


class StateBuilder(Generic[S]):
    """Adds players and objects to a state before a game begins."""

    def __init__(self, state: S) -> None:
        """Start from the players, objects and zones of a state."""
        self._state = state
        self._objects = dict(state.objects)
        self._zones = dict(state.zones)
        self._special = list(state.special)

    def seat(self, player: CorePlayer) -> int:
        """Add a player, last in clockwise order; return the player's index."""
        self._state = replace(self._state, players=(*self._state.players, player))
        return len(self._state.players) - 1

    @property
    def next_id(self) -> int:
        """The id of the next object."""
        return len(self._objects) + 1

    def is_empty(self, zone: object) -> bool:
        """Whether no object is in a zone."""
        return not self._zones.get(zone)

    def add(self, item: CoreObject, *, is_special: bool = False) -> int:
        """Add an object with the next id, last in its zone; return its id.

        ``is_special``: it has abilities that are examined in every state.
        """
        self._objects[item.id] = item
        self._zones[item.zone] = (*self._zones.get(item.zone, ()), item.id)
        if is_special:
            self._special.append(item.id)
        return item.id

    def state(self, **values: object) -> S:
        """Return the state with the players and objects added, and with the fields given in ``values``."""
        return replace(
            self._state,
            objects=self._objects,
            zones=self._zones,
            special=tuple(self._special),
            next_id=self.next_id,
            **values,
        )


@dataclass(frozen=True)
class StartRules(Generic[G]):
    """The rules by which a game starts. ``start`` is its first stage."""

    first: str
    """Identifier of the rule by which the first turn-player is chosen."""
    shuffle: Callable[[int], Event]
    """Return the event that the deck of a player is shuffled."""
    before_hands: Callable[[G, int], None]
    """Do what comes between the shuffling of the decks and the first hands, from the first turn-player."""
    hand: Callable[[G, int], int]
    """Return how many cards a player draws."""
    draw: Callable[[int], Event]
    """Return the event that a player draws a card."""
    begin_turn: Callable[[G, int], None]
    """Begin the first turn, of a player."""

    def start(self, game: G) -> None:
        """Choose the first turn-player, shuffle the decks, draw the first hands, and begin the first turn."""
        players = [PickPlayer(player) for player in game.playing]
        first = game.pick(0, "first turn", players, self.first).player
        for player in game.clockwise(first):
            happen(game, self.shuffle(player))
        self.before_hands(game, first)
        for player in game.clockwise(first):
            for _ in range(self.hand(game, player)):
                happen(game, self.draw(player))
        self.begin_turn(game, first)
