"""Events of assets that players have (1.13): points gained, paid and set."""

from typing import ClassVar

from rulesdb.engine.fab.cards import Asset
from rulesdb.engine.fab.events.state_updates import with_points
from rulesdb.engine.fab.events.teller import ASSETS
from rulesdb.engine.fab.state import State
from rulesdb.engine.kernel.events import OfPlayer
from rulesdb.engine.kernel.state_updates import with_player
from rulesdb.engine.kernel.teller import Teller


class GainAsset(OfPlayer, frozen=True, kw_only=True):
    """A player gains points (8.5.7)."""

    asset: Asset
    """Kind of points."""
    amount: int
    """Points gained; with less than 1 the event does not occur."""

    def changed(self, state: State) -> State:
        """Add the points."""
        return with_points(state, self.player, self.asset, self.amount)

    def sentence(self, teller: Teller) -> str:
        """Say who gains how many points."""
        return f"{teller.player(self.player)}は{ASSETS[self.asset]}{self.amount}点を得る"


class PayAsset(OfPlayer, frozen=True, kw_only=True):
    """A player pays points (1.14.2)."""

    asset: Asset
    """Kind of points, other than life."""
    amount: int
    """Points paid, from 1."""

    def changed(self, state: State) -> State:
        """Subtract the points."""
        return with_points(state, self.player, self.asset, -self.amount)

    def sentence(self, teller: Teller) -> str:
        """Say who pays how many points."""
        return f"{teller.player(self.player)}は{ASSETS[self.asset]}{self.amount}点を支払う"


class Unpaid(OfPlayer, frozen=True, kw_only=True):
    """A player fails to pay a cost of an effect, so the game returns to the state before the payment (1.14.2b)."""

    is_fact: ClassVar[bool] = True

    def sentence(self, teller: Teller) -> str:
        """Say who fails to pay."""
        return f"{teller.player(self.player)}はコストを支払わなかったので、支払う前まで巻き戻される"


class SetAssets(OfPlayer, frozen=True, kw_only=True):
    """The rules set a player's points, which is neither gaining nor paying (4.3.2, 4.4.3)."""

    is_untold: ClassVar[bool] = True
    action: int
    """Action points that the player has now, from 0."""
    resource: int
    """Resource points that the player has now, from 0."""
    chi: int
    """Chi points that the player has now, from 0."""

    def changed(self, state: State) -> State:
        """Set the points."""
        return with_player(state, self.player, action=self.action, resource=self.resource, chi=self.chi)
