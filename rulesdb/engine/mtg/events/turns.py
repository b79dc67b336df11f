"""Events of turns (300): steps and main phases, and what ends with a turn."""

from typing import ClassVar, get_args

from msgspec.structs import replace

from rulesdb.engine.kernel.event_kinds.teller import Teller
from rulesdb.engine.kernel.event_kinds.turn_events import TurnBegins
from rulesdb.engine.kernel.events import OfPlayer
from rulesdb.engine.kernel.state.state import CoreState
from rulesdb.engine.kernel.state.state_updates import with_player
from rulesdb.engine.mtg.state import State, Step
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
