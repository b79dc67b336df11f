"""Events of turns (300) and of combat (306 to 311)."""

from typing import ClassVar, get_args

from msgspec.structs import replace

from rulesdb.engine.kernel.event_kinds.player_events import TurnBegins
from rulesdb.engine.kernel.event_kinds.teller import Teller
from rulesdb.engine.kernel.events import Change, ObjectId, OfObject, OfPlayer
from rulesdb.engine.kernel.state.state import CoreState, with_player
from rulesdb.engine.mtg.state import Attacker, State, Step
from rulesdb.words.turn_parts import MTG_TURN, names_of

_NAMES = names_of(MTG_TURN)
STEPS: dict[Step, str] = {step: _NAMES[step] for step in get_args(Step) if step}
"""Japanese names of the steps and main phases."""


class Turn(TurnBegins, frozen=True, kw_only=True):
    """A turn begins; permanents that come under the player's control from now on have summoning sickness (212.3f)."""

    def changed(self, state: CoreState) -> CoreState:
        """Begin the turn: the player has played no land, and its clock value tells which permanents came before it."""
        after = with_player(super().changed(state), self.player, lands=0, turn_began=state.clock)
        return replace(after, clock=state.clock + 1)


class Began(OfPlayer, frozen=True, kw_only=True):
    """A step or main phase of a player's turn begins."""

    step: Step
    """The step or main phase."""

    def changed(self, state: State) -> State:
        """Set the step, and when an upkeep began."""
        if self.step == "upkeep":
            before = state.players[self.player].upkeep
            timed = with_player(state, self.player, upkeep=state.clock, last_upkeep=before)
            return replace(timed, step=self.step, clock=state.clock + 1)
        return replace(state, step=self.step)

    def sentence(self, teller: Teller) -> str:
        """Say which step begins."""
        name = f"{STEPS[self.step]}になる"
        return f"{teller.player(self.player)}のターンの{name}" if self.step == "untap" else name


class Cleaned(OfPlayer, frozen=True, kw_only=True):
    """Damage is removed from permanents, and effects until end of turn end, all at once (314.2)."""

    is_left_out: ClassVar[bool] = True

    def changed(self, state: State) -> State:
        """Remove the damage; the effects end with the event."""
        healed = {item.id: replace(item, damage=0) for item in state.objects.values() if item.damage}
        return replace(state, objects={**state.objects, **healed}) if healed else state


class Attacks(OfObject, frozen=True, kw_only=True):
    """A creature attacks (308.2)."""

    words = "{object:name}が攻撃する"

    def changed(self, state: State) -> State:
        """Add the attacking creature."""
        return replace(state, attackers=(*state.attackers, Attacker(self.object)))


class ComesAttacking(OfObject, frozen=True, kw_only=True):
    """A creature that was not declared as an attacking one attacks (502.43)."""

    words = "{object:name}が攻撃している状態になる"

    def changed(self, state: State) -> State:
        """Add the attacking creature."""
        return replace(state, attackers=(*state.attackers, Attacker(self.object)))


class Blocks(OfObject, frozen=True, kw_only=True):
    """A creature blocks an attacking creature, which becomes blocked (309.2)."""

    words = "{object:name}が{attacker:name}をブロックする"
    attacker: ObjectId
    """Id of the attacking creature."""

    def changed(self, state: State) -> State:
        """Add the blocking creature to the attacking one."""
        return replace(state, attackers=tuple(self._after(one) for one in state.attackers))

    def _after(self, one: Attacker) -> Attacker:
        if one.creature != self.attacker:
            return one
        return replace(one, blockers=(*one.blockers, self.object), is_blocked=True)


class LeavesCombat(OfObject, frozen=True, kw_only=True):
    """A creature is removed from combat (306.2); what it has blocked stays blocked."""

    words = "{object:name}が戦闘から取り除かれる"

    def changed(self, state: State) -> State:
        """Remove the creature from those that attack and block."""
        attackers = (self._without(one) for one in state.attackers if one.creature != self.object)
        return replace(state, attackers=tuple(attackers))

    def _without(self, one: Attacker) -> Attacker:
        return replace(one, blockers=tuple(blocker for blocker in one.blockers if blocker != self.object))


class StruckFirst(Change, frozen=True, kw_only=True):
    """Creatures have assigned damage in the first of two combat damage steps (502.2)."""

    is_left_out: ClassVar[bool] = True
    creatures: frozenset[ObjectId]
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
