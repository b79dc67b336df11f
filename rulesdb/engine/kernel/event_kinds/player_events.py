"""Events of players: turns and stages, priority, points that they gain and pay, and the end of the game."""

from typing import ClassVar

from msgspec.structs import replace

from rulesdb.engine.kernel.event_kinds.teller import Teller
from rulesdb.engine.kernel.events import AnyName, AnyState, Change, OfPlayer
from rulesdb.engine.kernel.state.state import CoreState, with_player, with_points


class TurnBegins(OfPlayer, frozen=True, kw_only=True):
    """A turn begins."""

    is_left_out: ClassVar[bool] = True

    def changed(self, state: CoreState) -> CoreState:
        """Begin the turn, and drop the records of the previous one, but for sources of effects that are in force."""
        sources = {lasting.context.source for lasting in state.lasting}
        known = {source: state.known[source] for source in sources if source in state.known}
        return replace(
            state, turn=state.turn + 1, turn_player=self.player, known=known, counts={}, history=(), origins={}
        )


class GoTo(Change, frozen=True, kw_only=True):
    """The game goes to another row of the table of stages."""

    is_left_out: ClassVar[bool] = True
    is_procedural: ClassVar[bool] = True
    stage: str
    """Key of the next row in the table of stages."""

    def changed(self, state: CoreState) -> CoreState:
        """Set the next stage."""
        return replace(state, stage=self.stage)


class Priority(Change, frozen=True, kw_only=True):
    """A player will get priority after the state-based actions, or nobody has priority any more."""

    is_left_out: ClassVar[bool] = True
    player: int | None
    """Index of the player who will get priority, None for nobody."""
    passed: int = 0
    """Number of players who have passed in succession, from 0."""

    def changed(self, state: CoreState) -> CoreState:
        """Set the player with priority and the number of passes."""
        return replace(state, priority=self.player, passed=self.passed)


class GetPriority(OfPlayer, frozen=True, kw_only=True):
    """A player gets priority."""

    is_fact: ClassVar[bool] = True
    words = "{player:player}が優先権を得る"


class Lose(Change, frozen=True, kw_only=True):
    """Players lose the game."""

    words = "{players:player}はゲームに敗北する"
    players: tuple[int, ...]
    """Indices of the players who lose."""

    def changed(self, state: CoreState) -> CoreState:
        """Mark the players as having lost."""
        for player in self.players:
            state = with_player(state, player, has_lost=True)
        return state


class Over(Change, frozen=True, kw_only=True):
    """The game ends."""

    winners: tuple[int, ...]
    """Indices of the winners, empty for a draw."""

    def changed(self, state: CoreState) -> CoreState:
        """End the game."""
        return replace(state, winners=self.winners, stage="over", priority=None)

    def sentence(self, teller: Teller) -> str:
        """Say who wins, or that the game is a draw."""
        return f"{'と'.join(map(teller.player, self.winners))}の勝利" if self.winners else "引き分け"


class CoreGainAsset(OfPlayer, frozen=True, kw_only=True):
    """A player gains points."""

    asset: AnyName
    """Kind of points."""
    amount: int
    """Points gained."""

    def changed(self, state: AnyState) -> AnyState:
        """Add the points."""
        return with_points(state, self.player, self.asset, self.amount)

    def sentence(self, teller: Teller) -> str:
        """Say who gains how many points."""
        return f"{teller.player(self.player)}は{teller.asset_names[self.asset]}{self.amount}点を得る"


class CorePayAsset(OfPlayer, frozen=True, kw_only=True):
    """A player pays points."""

    asset: AnyName
    """Kind of points."""
    amount: int
    """Points paid, from 1."""

    def changed(self, state: AnyState) -> AnyState:
        """Subtract the points."""
        return with_points(state, self.player, self.asset, -self.amount)

    def sentence(self, teller: Teller) -> str:
        """Say who pays how many points."""
        return f"{teller.player(self.player)}は{teller.asset_names[self.asset]}{self.amount}点を支払う"


class Unpaid(OfPlayer, frozen=True, kw_only=True):
    """A player fails to pay a cost of an effect, so the game returns to the state before the payment."""

    is_fact: ClassVar[bool] = True
    words = "{player:player}はコストを支払わなかったので、支払う前まで巻き戻される"
