"""Events of turns (chapter 4): phases, steps, who has priority, and the end of the game."""

from typing import ClassVar, Literal

from msgspec.structs import replace

from rulesdb.engine.fab.events.base import Change, OfPlayer
from rulesdb.engine.fab.events.state_updates import with_player
from rulesdb.engine.fab.events.teller import Teller
from rulesdb.engine.fab.state import State

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
"""What of a game can begin: a phase, what effects call its start or beginning, a step of combat (none: it is over)."""

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
    """A phase or a step of combat begins, or a turn ends."""

    what: Moment

    def changed(self, state: State) -> State:
        """Let the phase or step be this one; what effects call its start or beginning changes nothing."""
        field, is_field, name = self.what.partition(":")
        return replace(state, **{field: name}) if is_field else state

    def sentence(self, teller: Teller) -> str:
        """Say which phase or step it is now."""
        if self.what == "phase:start":
            return f"{teller.player(self.player)}のターンの{_PHASES[self.what]}"
        return _PHASES.get(self.what, "")


class TurnBegins(OfPlayer, frozen=True, kw_only=True):
    """A turn begins."""

    is_untold: ClassVar[bool] = True

    def changed(self, state: State) -> State:
        """Begin the turn: what was for the turn before is over."""
        lasting = tuple(one for one in state.lasting if one.until != "end of turn")
        return replace(
            state, turn=state.turn + 1, turn_player=self.player, lasting=lasting, known={}, counts={}, history=()
        )


class GoTo(Change, frozen=True, kw_only=True):
    """The table of stages goes on at another row."""

    is_untold: ClassVar[bool] = True
    stage: str

    def changed(self, state: State) -> State:
        """Let that row be next."""
        return replace(state, stage=self.stage)


class Priority(Change, frozen=True, kw_only=True):
    """A player will get priority once the game state actions are done, or nobody has it any more (1.11.2).

    ``passed`` players have passed in succession.
    """

    is_untold: ClassVar[bool] = True
    player: int | None
    passed: int = 0

    def changed(self, state: State) -> State:
        """Write down who has priority, and how many passed."""
        return replace(state, priority=self.player, passed=self.passed)


class Active(OfPlayer, frozen=True, kw_only=True):
    """A player has got priority and is the active player (1.11.2)."""

    is_fact: ClassVar[bool] = True

    def sentence(self, teller: Teller) -> str:
        """Say who has got priority."""
        return f"{teller.player(self.player)}が優先権を得る"


class Lose(Change, frozen=True, kw_only=True):
    """Players lose the game (4.5)."""

    players: tuple[int, ...]

    def changed(self, state: State) -> State:
        """Let the players have lost."""
        for player in self.players:
            state = with_player(state, player, has_lost=True)
        return state

    def sentence(self, teller: Teller) -> str:
        """Say who loses."""
        return f"{'と'.join(map(teller.player, self.players))}はゲームに敗北する"


class Over(Change, frozen=True, kw_only=True):
    """The game ends; without winners it is a draw (4.5)."""

    winners: tuple[int, ...]

    def changed(self, state: State) -> State:
        """End the game."""
        return replace(state, winners=self.winners, stage="over", priority=None)

    def sentence(self, teller: Teller) -> str:
        """Say who wins, if anybody."""
        return f"{'と'.join(map(teller.player, self.winners))}の勝利" if self.winners else "引き分け"
