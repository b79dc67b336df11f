"""Events of turns (chapter 4): phases, steps, priority, and the end of the game."""

from typing import ClassVar, Literal

from msgspec.structs import replace

from rulesdb.engine.fab.events.base import Change, OfPlayer
from rulesdb.engine.fab.events.teller import Teller
from rulesdb.engine.fab.state import State
from rulesdb.engine.kernel.state_updates import with_player

Moment = Literal[
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

_PHASES: dict[Moment, str] = {
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

    what: Moment
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


class TurnBegins(OfPlayer, frozen=True, kw_only=True):
    """A turn begins."""

    is_untold: ClassVar[bool] = True

    def changed(self, state: State) -> State:
        """Begin the turn, and drop the records of the previous one."""
        return replace(state, turn=state.turn + 1, turn_player=self.player, known={}, counts={}, history=())


class GoTo(Change, frozen=True, kw_only=True):
    """The game goes to another row of the table of stages."""

    is_untold: ClassVar[bool] = True
    stage: str
    """Key of the next row in the table of stages."""

    def changed(self, state: State) -> State:
        """Set the next stage."""
        return replace(state, stage=self.stage)


class Priority(Change, frozen=True, kw_only=True):
    """A player will get priority after the game state actions, or nobody has priority any more (1.11.2)."""

    is_untold: ClassVar[bool] = True
    player: int | None
    """Index of the player who will get priority, None for nobody."""
    passed: int = 0
    """Number of players who have passed in succession, from 0."""

    def changed(self, state: State) -> State:
        """Set the player with priority and the number of passes."""
        return replace(state, priority=self.player, passed=self.passed)


class GetPriority(OfPlayer, frozen=True, kw_only=True):
    """A player gets priority and becomes the active player (1.11.2)."""

    is_fact: ClassVar[bool] = True

    def sentence(self, teller: Teller) -> str:
        """Say who gets priority."""
        return f"{teller.player(self.player)}が優先権を得る"


class Lose(Change, frozen=True, kw_only=True):
    """Players lose the game (4.5)."""

    players: tuple[int, ...]
    """Indices of the players who lose."""

    def changed(self, state: State) -> State:
        """Mark the players as having lost."""
        for player in self.players:
            state = with_player(state, player, has_lost=True)
        return state

    def sentence(self, teller: Teller) -> str:
        """Say who loses."""
        return f"{'と'.join(map(teller.player, self.players))}はゲームに敗北する"


class Over(Change, frozen=True, kw_only=True):
    """The game ends (4.5)."""

    winners: tuple[int, ...]
    """Indices of the winners, empty for a draw."""

    def changed(self, state: State) -> State:
        """End the game."""
        return replace(state, winners=self.winners, stage="over", priority=None)

    def sentence(self, teller: Teller) -> str:
        """Say who wins, or that the game is a draw."""
        return f"{'と'.join(map(teller.player, self.winners))}の勝利" if self.winners else "引き分け"
