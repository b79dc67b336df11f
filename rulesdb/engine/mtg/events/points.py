"""Events of life and damage, and of mana: gained, spent, and lost at the end of a phase (300.3)."""

from typing import ClassVar

from rulesdb.engine.kernel.event_kinds.player_events import CoreGainAsset, CorePayAsset
from rulesdb.engine.kernel.event_kinds.teller import Teller
from rulesdb.engine.kernel.events import Event, OfObject, OfPlayer
from rulesdb.engine.kernel.state.state import updated, with_player, with_points
from rulesdb.engine.mtg.cards import KINDS, Mana
from rulesdb.engine.mtg.events.teller import MANA
from rulesdb.engine.mtg.state import State

LIFE_LOST_BY_DAMAGE = "mtg:212.3"
"""The rule by which damage makes a player lose life; an effect of the same source may do so, too."""


class GainLife(OfPlayer, frozen=True, kw_only=True):
    """A player gains life."""

    words = "{player:player}はライフを{amount}点得る"
    amount: int
    """Life gained; with less than 1 the event does not occur."""

    def changed(self, state: State) -> State:
        """Add the life."""
        return with_points(state, self.player, "life", self.amount)


class LoseLife(OfPlayer, frozen=True, kw_only=True):
    """A player loses life."""

    words = "{player:player}はライフを{amount}点失う"
    amount: int
    """Life lost; with less than 1 the event does not occur."""

    def changed(self, state: State) -> State:
        """Subtract the life."""
        return with_points(state, self.player, "life", -self.amount)


class Wounded(OfObject, frozen=True, kw_only=True):
    """Damage stays on a creature until the turn ends."""

    is_left_out: ClassVar[bool] = True
    amount: int
    """Amount of damage; below 0, the amount that is removed."""

    def changed(self, state: State) -> State:
        """Add the damage."""
        item = state.objects[self.object]
        return updated(state, item, damage=item.damage + self.amount)


class Deal(OfObject, frozen=True, kw_only=True):
    """Damage is dealt by the event's source to a creature, or to a player by the player's record."""

    is_fact: ClassVar[bool] = True
    amount: int
    """Amount of damage; with less than 1 the event does not occur."""
    is_combat: bool = False
    """Whether it is combat damage."""

    def sentence(self, teller: Teller) -> str:
        """Say what deals how much damage to what."""
        kind = "戦闘ダメージ" if self.is_combat else "ダメージ"
        return f"{teller.name(self.source)}が{teller.name(self.object)}に{kind}を{self.amount}点与える"

    def covers(self, event: Event) -> bool:
        """Whether the other event is the loss of life that the damage causes."""
        return isinstance(event, LoseLife) and (event.by, event.source) == (LIFE_LOST_BY_DAMAGE, self.source)


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

    words = "{player:player}のマナ・プールに残っていたマナ{amount}点が失われる"
    amount: int
    """Amount of mana, from 1."""

    def changed(self, state: State) -> State:
        """Empty the pool."""
        return with_player(state, self.player, **dict.fromkeys(KINDS, 0))
