"""The state in which a game begins: its players, and the cards in their zones."""

from typing import Any, Generic, TypeVar

from msgspec.structs import replace

from rulesdb.engine.kernel.state import CoreObject, CorePlayer, CoreState
from rulesdb.engine.kernel.zones import ZoneRules

S = TypeVar("S", bound=CoreState)


class CoreBuilder(Generic[S]):
    """Adds players and objects to a state before a game begins."""

    def __init__(self, state: S, zone_rules: ZoneRules[Any]) -> None:
        """Start from a state, with the rules of the game's zones."""
        self._state = state
        self._zone_rules = zone_rules

    def seat(self, player: CorePlayer) -> int:
        """Add a player to the game; return the player's index."""
        self._state = replace(self._state, players=(*self._state.players, player))
        return len(self._state.players) - 1

    def add(
        self,
        card: Any,  # noqa: ANN401  (the cards of any game)
        owner: int,
        zone: Any,  # noqa: ANN401  (the zones of any game)
        *,
        is_public: bool | None = None,
        is_token: bool = False,
    ) -> int:
        """Add a card as a new object, last in a zone; return its id."""
        rules = self._zone_rules
        item: CoreObject = rules.created(self._state, card, owner, zone, is_public)
        self._state = rules.added(self._state, replace(item, is_token=is_token))
        return item.id

    def is_empty(self, zone: object) -> bool:
        """Whether no object is in a zone."""
        return not self._state.zones.get(zone)

    def state(self, **values: Any) -> S:  # noqa: ANN401  (the fields of a state)
        """Return the state with the added objects, and with the fields given in ``values``."""
        return replace(self._state, **values)
