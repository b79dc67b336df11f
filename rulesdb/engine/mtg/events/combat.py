"""Events of combat (306 to 311): attacks, blocks, and creatures that leave combat."""

from typing import ClassVar

from msgspec.structs import replace

from rulesdb.engine.kernel.event_kinds.teller import Teller
from rulesdb.engine.kernel.events import Change, OfObject
from rulesdb.engine.mtg.state import Attacker, State


class Attacks(OfObject, frozen=True, kw_only=True):
    """A creature attacks (308.2)."""

    def changed(self, state: State) -> State:
        """Add the attacking creature."""
        return replace(state, attackers=(*state.attackers, Attacker(self.object)))

    def sentence(self, teller: Teller) -> str:
        """Say which creature attacks."""
        return f"{teller.name(self.object)}が攻撃する"


class Blocks(OfObject, frozen=True, kw_only=True):
    """A creature blocks an attacking creature, which becomes blocked (309.2)."""

    attacker: int
    """Id of the attacking creature."""

    def changed(self, state: State) -> State:
        """Add the blocking creature to the attacking one."""
        return replace(state, attackers=tuple(self._after(one) for one in state.attackers))

    def sentence(self, teller: Teller) -> str:
        """Say which creature blocks which one."""
        return f"{teller.name(self.object)}が{teller.name(self.attacker)}をブロックする"

    def _after(self, one: Attacker) -> Attacker:
        if one.creature != self.attacker:
            return one
        return replace(one, blockers=(*one.blockers, self.object), is_blocked=True)


class LeavesCombat(OfObject, frozen=True, kw_only=True):
    """A creature is removed from combat (306.2); what it has blocked stays blocked."""

    def changed(self, state: State) -> State:
        """Remove the creature from those that attack and block."""
        attackers = (self._without(one) for one in state.attackers if one.creature != self.object)
        return replace(state, attackers=tuple(attackers))

    def sentence(self, teller: Teller) -> str:
        """Say which creature leaves combat."""
        return f"{teller.name(self.object)}が戦闘から取り除かれる"

    def _without(self, one: Attacker) -> Attacker:
        return replace(one, blockers=tuple(blocker for blocker in one.blockers if blocker != self.object))


class StruckFirst(Change, frozen=True, kw_only=True):
    """Creatures have assigned damage in the first of two combat damage steps (502.2)."""

    is_left_out: ClassVar[bool] = True
    creatures: frozenset[int]
    """Ids of the creatures."""

    def changed(self, state: State) -> State:
        """Record the creatures."""
        return replace(state, struck_first=self.creatures)


class CombatEnds(Change, frozen=True, kw_only=True):
    """The combat phase ends: no creature attacks or blocks any more (311)."""

    is_left_out: ClassVar[bool] = True

    def changed(self, state: State) -> State:
        """Forget the attacking creatures."""
        return replace(state, attackers=(), struck_first=frozenset())
