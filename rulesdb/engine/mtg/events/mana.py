"""Events of mana: gained, spent, and lost at the end of a phase (300.3)."""

from rulesdb.engine.kernel.event_kinds.asset_events import CoreGainAsset, CorePayAsset
from rulesdb.engine.kernel.event_kinds.teller import Teller
from rulesdb.engine.kernel.events import OfPlayer
from rulesdb.engine.kernel.state.state_updates import with_player
from rulesdb.engine.mtg.events.teller import MANA
from rulesdb.engine.mtg.mana import KINDS, Mana
from rulesdb.engine.mtg.state import State


class GainMana(CoreGainAsset, frozen=True, kw_only=True):
    """Mana is added to a player's mana pool."""

    asset: Mana
    """Kind of mana."""

    def sentence(self, teller: Teller) -> str:
        """Say what is added to whose pool."""
        return f"{teller.player(self.player)}のマナ・プールに{MANA[self.asset]}が{self.amount}点加わる"


class SpendMana(CorePayAsset, frozen=True, kw_only=True):
    """A player pays mana."""

    asset: Mana
    """Kind of mana."""


class EmptyPool(OfPlayer, frozen=True, kw_only=True):
    """The mana left in a player's mana pool is lost."""

    amount: int
    """Amount of mana, from 1."""

    def changed(self, state: State) -> State:
        """Empty the pool."""
        return with_player(state, self.player, **dict.fromkeys(KINDS, 0))

    def sentence(self, teller: Teller) -> str:
        """Say how much mana is lost."""
        return f"{teller.player(self.player)}のマナ・プールに残っていたマナ{self.amount}点が失われる"
