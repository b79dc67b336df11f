"""Events of assets that players have (1.13): points gained, paid and set."""

from typing import ClassVar

from rulesdb.engine.fab.cards import Asset
from rulesdb.engine.fab.state import State
from rulesdb.engine.kernel.event_kinds.asset_events import CoreGainAsset, CorePayAsset
from rulesdb.engine.kernel.events import OfPlayer
from rulesdb.engine.kernel.state.state_updates import with_player


class GainAsset(CoreGainAsset, frozen=True, kw_only=True):
    """A player gains points (8.5.7); with an amount below 1 the event does not occur."""

    asset: Asset
    """Kind of points."""


class PayAsset(CorePayAsset, frozen=True, kw_only=True):
    """A player pays points (1.14.2)."""

    asset: Asset
    """Kind of points, other than life."""


class SetAssets(OfPlayer, frozen=True, kw_only=True):
    """The rules set a player's points, which is neither gaining nor paying (4.3.2, 4.4.3)."""

    is_left_out: ClassVar[bool] = True
    action: int
    """Action points that the player has now, from 0."""
    resource: int
    """Resource points that the player has now, from 0."""
    chi: int
    """Chi points that the player has now, from 0."""

    def changed(self, state: State) -> State:
        """Set the points."""
        return with_player(state, self.player, action=self.action, resource=self.resource, chi=self.chi)
