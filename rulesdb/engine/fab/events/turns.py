"""Events of turns (chapter 4): phases and steps."""

from typing import Literal

from msgspec.structs import replace

from rulesdb.engine.fab.state import State
from rulesdb.engine.kernel.event_kinds.teller import Teller
from rulesdb.engine.kernel.events import OfPlayer

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

_PHASES: dict[TurnMoment, str] = {
    "phase:start": "開始フェイズになる",
    "phase:action": "アクションフェイズになる",
    "phase:end": "終了フェイズになる",
    "combat:layer": "戦闘チェインが開き、レイヤーステップになる",
    "combat:attack": "攻撃ステップになる",
    "combat:defend": "防御ステップになる",
    "combat:reaction": "リアクションステップになる",
    "combat:damage": "ダメージステップになる",
    "combat:resolution": "解決ステップになる",
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
            return f"{teller.player(self.player)}のターンの{_PHASES[self.what]}"
        return _PHASES.get(self.what, "")
