"""The setup and the end of a game: its first objects, and players who lose, until others win."""

from collections.abc import Callable
from typing import Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from rulesdb.engine.kernel.book import shared_law
from rulesdb.engine.kernel.event_kinds.player_events import Lose, Over
from rulesdb.engine.kernel.process.game import AnyGame, ProcedureEndedError
from rulesdb.engine.kernel.process.pipeline import happen, note
from rulesdb.engine.kernel.state.state import (
    AnyCard,
    AnyObject,
    AnyZone,
    CoreObject,
    CorePlayer,
    CoreState,
    taken,
    updated,
    with_player,
)
from rulesdb.engine.kernel.state.zones import ZoneRules

G = TypeVar("G", bound=AnyGame)
S = TypeVar("S", bound=CoreState)


class CoreBuilder(Generic[S]):
    """Adds players and objects to a state before a game begins."""

    def __init__(self, state: S, zone_rules: ZoneRules[AnyObject]) -> None:
        """Start from a state, with the rules of the game's zones."""
        self._state = state
        self._zone_rules = zone_rules

    def seat(self, player: CorePlayer) -> int:
        """Add a player to the game; return the player's index."""
        self._state = replace(self._state, players=(*self._state.players, player))
        return len(self._state.players) - 1

    def put(self, card: AnyCard, player: int, name: AnyZone, *, is_public: bool | None = None) -> int:
        """Put a card into a player's zone as a new object; return its id."""
        raise NotImplementedError

    def add(
        self,
        card: AnyCard,
        owner: int | None,
        zone: AnyZone,
        *,
        is_public: bool | None = None,
        is_token: bool = False,
    ) -> int:
        """Add a card as a new object, last in a zone; return its id."""
        rules = self._zone_rules
        item: CoreObject = rules.created(self._state, card, owner, zone, is_public)
        self._state = rules.added(self._state, replace(item, is_token=is_token))
        return item.id

    def recast(self, object_id: int, card: AnyCard) -> None:
        """Give an object, which becomes the last one in its zone, other base properties."""
        before, next_id = self._state.objects[object_id], self._state.next_id
        self._state = replace(taken(self._state, before), next_id=object_id)
        self.add(card, before.owner, before.zone)
        self._state = replace(self._state, next_id=next_id)

    def move(self, object_id: int, zone: AnyZone) -> None:
        """Put an object, which stays the same one, last into another zone."""
        before, next_id = self._state.objects[object_id], self._state.next_id
        moved = self._zone_rules.added(taken(self._state, before), replace(before, zone=zone))
        self._state = replace(moved, next_id=next_id)

    def record(self, object_id: int) -> CoreObject:
        """Return the record of an object."""
        return self._state.objects[object_id]

    def change(self, object_id: int, **values: object) -> None:
        """Give fields of an object other values."""
        self._state = updated(self._state, self._state.objects[object_id], **values)

    def change_player(self, player: int, **values: object) -> None:
        """Give fields of a player other values."""
        self._state = with_player(self._state, player, **values)

    def is_empty(self, zone: object) -> bool:
        """Whether no object is in a zone."""
        return not self._state.zones.get(zone)

    def state(self, **values: object) -> S:
        """Return the state with the added objects, and with the fields given in ``values``."""
        return replace(self._state, **values)


class EndRules(Struct, Generic[G], frozen=True, eq=False):
    """The rules by which a game ends."""

    last_player: str
    """Identifier of the rule by which the last players who are left win."""
    draw: str
    """Identifier of the rule by which the game is a draw if no player is left."""
    leave: Callable[[G, tuple[int, ...]], None]
    """Let players who lost leave a game that goes on, with their objects."""
    win_together: Callable[[G, tuple[int, ...]], bool] = lambda _game, left: len(left) == 1
    """Whether players who are left win the game, because none of them has an opponent any more."""

    def lose(self, game: G, players: tuple[int, ...], by: str) -> None:
        """Let players lose at once, by a rule."""
        happen(game, Lose(by=by, players=players))
        left = game.playing
        if not left or self.win_together(game, left):
            self.over(game, left, self.last_player if left else self.draw)
        else:
            self.leave(game, players)

    def win(self, game: G, player: int, by: str) -> None:
        """Let a player win with their party, by a rule."""
        self.over(game, tuple(one for one in game.party(player) if one in game.playing), by)

    @staticmethod
    def over(game: G, winners: tuple[int, ...], by: str) -> None:
        """End the game by a rule: some players win, or it is a draw."""
        note(game, Over(by=by, winners=winners))
        end_at_once(game)


@shared_law
def end_at_once(_game: AnyGame) -> None:
    """End a game that is over immediately, without finishing what was going on. Raises ProcedureEndedError."""
    raise ProcedureEndedError
