"""Events of assets: points that players gain, and pay for costs."""

from typing import Any, ClassVar

from rulesdb.engine.kernel.event_kinds.teller import Teller
from rulesdb.engine.kernel.events import OfPlayer
from rulesdb.engine.kernel.state.state_updates import with_points


class CoreGainAsset(OfPlayer, frozen=True, kw_only=True):
    """A player gains points."""

    asset: Any
    """Kind of points."""
    amount: int
    """Points gained."""

    def changed(self, state: Any) -> Any:  # noqa: ANN401  (the state of any game)
        """Add the points."""
        return with_points(state, self.player, self.asset, self.amount)

    def sentence(self, teller: Teller) -> str:
        """Say who gains how many points."""
        return f"{teller.player(self.player)}は{teller.asset_names[self.asset]}{self.amount}点を得る"


class CorePayAsset(OfPlayer, frozen=True, kw_only=True):
    """A player pays points."""

    asset: Any
    """Kind of points."""
    amount: int
    """Points paid, from 1."""

    def changed(self, state: Any) -> Any:  # noqa: ANN401  (the state of any game)
        """Subtract the points."""
        return with_points(state, self.player, self.asset, -self.amount)

    def sentence(self, teller: Teller) -> str:
        """Say who pays how many points."""
        return f"{teller.player(self.player)}は{teller.asset_names[self.asset]}{self.amount}点を支払う"


class Unpaid(OfPlayer, frozen=True, kw_only=True):
    """A player fails to pay a cost of an effect, so the game returns to the state before the payment."""

    is_fact: ClassVar[bool] = True

    def sentence(self, teller: Teller) -> str:
        """Say who fails to pay."""
        return f"{teller.player(self.player)}はコストを支払わなかったので、支払う前まで巻き戻される"
