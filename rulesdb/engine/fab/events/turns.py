"""Events of turns (chapter 4): phases and steps."""

from typing import Literal

from msgspec.structs import replace

from rulesdb.engine.fab.state import State
from rulesdb.engine.kernel.event_kinds.teller import Teller
from rulesdb.engine.kernel.events import OfPlayer
from rulesdb.words.turn_parts import FAB_COMBAT, FAB_TURN, names_of

TurnMoment = Literal[
    "start of game",
    "phase:start",
    "start of turn",
    "phase:action",
    "beginning of the action phase",
    "phase:end",
    "beginning of the end phase",
    "combat:layer",
    "combat:attack",
    "combat:defend",
    "combat:reaction",
    "combat:damage",
    "combat:resolution",
    "combat:close",
    "combat:",
]
"""Beginnings: a phase, its start or beginning as effects name it, a step of combat; "combat:" is the end of combat."""

_NAMES = names_of(FAB_TURN)
PHASES = {"start of game": "ゲームの開始", **{key: _NAMES[key] for key in ("start", "action", "end")}}
"""Japanese names of the phases, and of what comes before the first one."""
STEPS = names_of(FAB_COMBAT)
"""Japanese names of the steps of combat."""
_BEGINNINGS: dict[TurnMoment, str] = {
    "phase:start": f"{PHASES['start']}になる",
    "phase:action": f"{PHASES['action']}になる",
    "phase:end": f"{PHASES['end']}になる",
    "combat:layer": f"戦闘チェインが開き、{STEPS['layer']}になる",
    "combat:attack": f"{STEPS['attack']}になる",
    "combat:defend": f"{STEPS['defend']}になる",
    "combat:reaction": f"{STEPS['reaction']}になる",
    "combat:damage": f"{STEPS['damage']}になる",
    "combat:resolution": f"{STEPS['resolution']}になる",
}


class Began(OfPlayer, frozen=True, kw_only=True):
    """A phase, a step of combat or a similar moment of the game begins."""

    what: TurnMoment
    """The moment that begins."""

    def changed(self, state: State) -> State:
        """Set the phase or step; the other moments change nothing."""
        field, is_field, name = self.what.partition(":")
        return replace(state, **{field: name}) if is_field else state

    def sentence(self, teller: Teller) -> str:
        """Say which phase or step begins."""
        if self.what == "phase:start":
            return f"{teller.player(self.player)}のターンの{_BEGINNINGS[self.what]}"
        return _BEGINNINGS.get(self.what, "")
