"""Events of points: assets that players have (1.13), life and damage."""

from typing import ClassVar, Literal

from rulesdb.engine.fab.cards import Asset
from rulesdb.engine.fab.state import State
from rulesdb.engine.kernel.event_kinds.player_events import CoreGainAsset, CorePayAsset
from rulesdb.engine.kernel.event_kinds.teller import Teller
from rulesdb.engine.kernel.events import Event, OfObject, OfPlayer
from rulesdb.engine.kernel.state.state import updated, with_player


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


Damage = Literal["generic", "physical", "arcane"]
_DAMAGE: dict[Damage, str] = {"generic": "", "physical": "物理", "arcane": "秘術"}


class Deal(OfObject, frozen=True, kw_only=True):
    """Damage is dealt (8.5.3)."""

    is_fact: ClassVar[bool] = True
    amount: int
    """Points of damage; with less than 1 the event does not occur."""
    damage: Damage = "generic"
    """Type of the damage."""
    is_preventable: bool = True
    """Whether prevention effects can prevent the damage (6.4.10h)."""

    def sentence(self, teller: Teller) -> str:
        """Say what deals how much damage of which type to which object."""
        damage = _DAMAGE[self.damage]
        return f"{teller.name(self.source)}が{teller.name(self.object)}に{damage}ダメージ{self.amount}点を与える"

    def covers(self, event: Event) -> bool:
        """Whether the other event is the loss of life of the damaged object."""
        return isinstance(event, LoseLife) and event.object == self.object


class LifeEvent(OfObject, frozen=True, kw_only=True):
    """The parent of events in which a living object gains or loses life."""

    sign: ClassVar[Literal[-1, 1]]
    """1 for a gain, -1 for a loss."""
    amount: int
    """Life points; with less than 1 the event does not occur."""

    def changed(self, state: State) -> State:
        """Record the life points."""
        item = state.objects[self.object]
        return updated(state, item, gained=item.gained + self.sign * self.amount)


class GainLife(LifeEvent, frozen=True, kw_only=True):
    """A living object gains life (8.5.7)."""

    sign = 1
    words = "{object:name}はライフを{amount}点得る"


class LoseLife(LifeEvent, frozen=True, kw_only=True):
    """A living object loses life (8.5.12)."""

    sign = -1
    words = "{object:name}はライフを{amount}点失う"
