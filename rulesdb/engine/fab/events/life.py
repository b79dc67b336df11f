"""Events of life points and damage."""

from typing import ClassVar, Literal

from rulesdb.engine.fab.state import State
from rulesdb.engine.kernel.event_kinds.teller import Teller
from rulesdb.engine.kernel.events import Event, OfObject
from rulesdb.engine.kernel.state.state_updates import updated

Damage = Literal["generic", "physical", "arcane"]
_DAMAGE: dict[Damage, str] = {"generic": "", "physical": "物理", "arcane": "秘術"}


class Deal(OfObject, frozen=True, kw_only=True):
    """Damage is dealt (8.5.3)."""

    is_fact: ClassVar[bool] = True
    amount: int
    """Points of damage; with less than 1 the event does not occur."""
    damage: Damage = "generic"
    """Type of the damage."""

    def sentence(self, teller: Teller) -> str:
        """Say what deals how much damage of which type to which object."""
        damage = _DAMAGE[self.damage]
        return f"{teller.name(self.source)}が{teller.name(self.object)}に{damage}ダメージ{self.amount}点を与える"

    def covers(self, event: Event) -> bool:
        """Whether the other event is the loss of life of the damaged object."""
        return isinstance(event, LoseLife) and event.object == self.object


class GainLife(OfObject, frozen=True, kw_only=True):
    """A living object gains life (8.5.7)."""

    amount: int
    """Life points gained; with less than 1 the event does not occur."""

    def changed(self, state: State) -> State:
        """Record the life points."""
        item = state.objects[self.object]
        return updated(state, item, gained=item.gained + self.amount)

    def sentence(self, teller: Teller) -> str:
        """Say which object gains how much life."""
        return f"{teller.name(self.object)}はライフを{self.amount}点得る"


class LoseLife(OfObject, frozen=True, kw_only=True):
    """A living object loses life (8.5.12)."""

    amount: int
    """Life points lost; with less than 1 the event does not occur."""

    def changed(self, state: State) -> State:
        """Record the life points."""
        item = state.objects[self.object]
        return updated(state, item, gained=item.gained - self.amount)

    def sentence(self, teller: Teller) -> str:
        """Say which object loses how much life."""
        return f"{teller.name(self.object)}はライフを{self.amount}点失う"
