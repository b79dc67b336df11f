"""What players do in Magic besides playing and passing: special actions, playing face down, passing until a step."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rulesdb.engine.kernel.language.phrases import phrase, phrases
from rulesdb.engine.kernel.process.options import Answer as YesOrNo
from rulesdb.engine.kernel.state.state import CoreState
from rulesdb.engine.mtg.events.turns import STEPS
from rulesdb.engine.mtg.rules.attempts import Special, SpecialAction
from rulesdb.engine.mtg.state import State
from rulesdb.situations import actions, setups
from rulesdb.situations.clauses import PlayerAction
from rulesdb.situations.mtg.combat import Blocks
from rulesdb.situations.mtg.happenings import IsBlocked, IsOnStack
from rulesdb.situations.mtg.parts import Beginning, Moment, Several, Topic
from rulesdb.situations.parts import AnyAnswer, CardRef, SituationError
from rulesdb.situations.session import Session
from rulesdb.situations.told.facts import DoesNotRespond

_OF_COMBAT = frozenset({"declare attackers", "declare blockers", "first-strike damage", "combat damage"})
"""The steps that come in turns with an attack alone."""
_MAIN_PHASES = frozenset({"first main", "second main"})
_MAIN = "メイン・フェイズ"
"""The word for either main phase."""


class TakesAction(PlayerAction, frozen=True, kw_only=True):
    """A player takes a special action with a card."""

    card: CardRef
    """The card."""
    action: SpecialAction
    """The action."""

    def act(self, session: Session) -> None:
        """Take the action."""
        session.take(self.player, special_actions(session, self.action, self.card))


def special_actions(session: Session, action: SpecialAction, card: CardRef) -> list[Special]:
    """Return the options of a special action with the cards that may be meant."""
    return [Special(action, one.id) for one in session.candidates(card)]


class PlaysFaceDown(actions.Plays, frozen=True, kw_only=True):
    """A player plays a card face down."""

    def act(self, session: Session) -> None:
        """Play the card face down."""
        table = session.table
        table.script["face down"] = [YesOrNo(is_yes=True)]
        super().act(session)
        table.script.pop("face down", None)  # the play may have been illegal


class PassUntil(actions.PassUntil, frozen=True, kw_only=True):
    """All players pass until a step or main phase, or until the next turn."""

    step: Moment | None = None
    """The step or main phase, None for the next turn."""
    is_main: bool = False
    """Whether it is a main phase, whichever of the turn comes next."""
    is_over: bool = False
    """Whether it is the end of the present main phase."""
    is_next: bool = False
    """Whether the present step or main phase does not count."""
    is_peaceful: bool = False
    """Whether nobody attacks on the way."""

    @property
    def later(self) -> str:
        """The sentence with the word for next, which is already in that for the next turn."""
        if self.is_next or not (self.step or self.is_main):
            return ""
        moment = STEPS[self.step] if self.step else _MAIN
        return f"{self.player.name if self.player else '…'}の次の{moment}まで進む"

    def earlier(self) -> "InTurn | None":
        """Return the beginning there: a game begins behind an upkeep or draw step, and nobody tells of a whole turn."""
        if self.player is None or self.step not in ("upkeep", "draw") or self.is_next or self.is_over:
            return None
        return InTurn(stage=self.step, player=self.player)

    def is_late(self, session: Session, before: CoreState) -> bool:
        """Whether another turn has begun than that of the player; without a player, a turn where it is in combat."""
        is_in_combat = self.player is None and self.step in _OF_COMBAT
        return super().is_late(session, before) or (is_in_combat and session.table.state.turn != before.turn)

    def go_on(self, session: Session, before: CoreState) -> None:
        """Let them pass until the moment or a question. Raises SituationError as the parent does."""
        table = session.table
        if self.is_peaceful:
            table.script["attack"] = []
        super().go_on(session, before)
        table.script.pop("attack", None)

    def has_come(self, session: Session, before: CoreState) -> bool:
        """Whether the moment has come since the state ``before``, in the turn of the player."""
        state: State = session.table.state
        assert isinstance(before, State)
        if self.player is not None and session.person(self.player).number != state.turn_player:
            return False
        if self.is_over:
            return state.step != before.step
        has_ended = session.arrived == len(session.table.history)
        if self.step is None and not self.is_main:
            return has_ended or state.turn != before.turn
        has_come = state.step in (_MAIN_PHASES if self.is_main else {self.step})
        is_present = (state.turn, state.step) == (before.turn, before.step) and not has_ended
        return has_come and not (self.is_next and is_present)


class InTurn(setups.Turn, frozen=True, kw_only=True):
    """What follows happens in a player's turn, at a step or main phase: the game begins there, or players pass."""

    stage: Beginning | None = None
    """The step or main phase, None for any."""

    def later(self) -> "PassUntilTurn":
        """Return the passing to that turn."""
        return PassUntilTurn(step=self.stage, player=self.player)


class PassUntilTurn(PassUntil, frozen=True, kw_only=True):
    """All players pass until the turn of a player, or a step or main phase of it, unless it has come."""

    is_change: bool = False
    """Whether it is a turn that has not begun yet."""

    @property
    def later(self) -> str:
        """The sentence for the next turn of the player."""
        return super().later or f"{self.player.name if self.player else '…'}の次のターンになる"

    def has_come(self, session: Session, before: CoreState) -> bool:
        """Whether it is the turn, and the moment."""
        state: State = session.table.state
        is_turn = self.player is None or session.person(self.player).number == state.turn_player
        has_begun = state.turn != before.turn or session.arrived == len(session.table.history)
        return is_turn and self.step in {None, state.step} and (has_begun or not self.is_change)


class EndsTurn(PassUntil, frozen=True, kw_only=True):
    """Nobody does anything more in a turn: all players pass until the next one."""

    is_peaceful: bool = True
    """Whether nobody attacks on the way."""
    is_whole: bool = False
    """Whether it may be a turn of the player that has not begun yet."""

    def act(self, session: Session) -> None:
        """Let them pass. Raises SituationError in the turn of another player."""
        state: State = session.table.state
        is_other = self.player is not None and state.turn_player != session.person(self.player).number
        if is_other and self.is_whole:
            PassUntil(player=self.player, is_peaceful=True).act(session)
        elif is_other and session.filled_passes is None:
            raise SituationError("another sentence says that it is the turn of another player")
        super().act(session)

    def has_come(self, session: Session, before: CoreState) -> bool:
        """Whether the next turn has begun."""
        if session.table.state.turn == before.turn:
            return False
        session.arrived = len(session.table.history)
        return True


class LetsThrough(PlayerAction, frozen=True, kw_only=True):
    """A player does nothing against an attack, which is not blocked, or against what is to resolve."""

    is_passing: ClassVar[bool] = True
    card: CardRef | None = None
    """The attacking creature, or what is to resolve; None for whatever it is."""

    def is_awaited(self, session: Session) -> bool:
        """Whether the player is asked for blocking creatures."""
        return Blocks(player=self.player, creatures=()).is_awaited(session)

    def act(self, session: Session) -> None:
        """Declare that no creature blocks, or pass. Raises SituationError for a card that does not attack."""
        is_on_stack = self.card is not None and IsOnStack(kind="object", card=self.card).on_stack(session)
        state: State = session.table.state
        is_attacked = state.step == "declare attackers" and state.turn_player != session.person(self.player).number
        if self.is_awaited(session) or (is_attacked and not session.table.game.stack):
            IsBlocked(attacker=self.card).act(session)
        elif self.card is None or is_on_stack:
            DoesNotRespond(player=self.player).act(session)
        else:
            raise SituationError(f"{self.card.name} does not attack")


class Answers(actions.Answers, frozen=True, kw_only=True):
    """Answers to one kind of question."""

    topic: Topic
    """The kind of question."""

    def answers(self) -> Mapping[str, Sequence[AnyAnswer]]:
        """Return the answers, several cards of one name one by one."""
        groups = ([one.card] * one.count if isinstance(one, Several) else [one] for one in self.given)
        return {self.topic: [answer for group in groups for answer in group]}


_PASSING = "まで[誰も攻撃せずに@is_peaceful](全員がパスを続ける/進む)"
PHRASES = (
    phrase(actions.Passes, "{player}はパスする"),
    *phrases(InTurn, "{player}のターン(/の{stage}/の{stage:short})に"),
    *phrases(PassUntilTurn, "({step}/{step:short})(に/の後)"),
    phrase(PassUntilTurn, "{player}のターンになる", is_change=True),
    phrase(PassUntilTurn, "{player}のターンの{step}になる"),
    *phrases(actions.Responds, "{player}(は/が)優先権を得る"),
    phrase(TakesAction, "{player}は{card}を待機させる", action="suspend"),
    phrase(TakesAction, "{player}は{card}を表向きにする", action="turn face up"),
    *phrases(PlaysFaceDown, "{player}は{card}を裏向きで(プレイする/唱える)"),
    phrase(actions.Plays, "{player}は{card}を唱える"),
    *phrases(actions.Plays, "{player}は({card}を{zone}から/{zone}から{card}を)(プレイする/唱える)"),
    phrase(actions.Activates, "{player}は{card}の能力をプレイする"),
    phrase(actions.Activates, "{player}は{card}の{ability}番目の能力をプレイする", unusual=frozenset({"ability"})),
    *phrases(PassUntil, f"[{{player}}のターンの]({{step}}/{{step:short}}){_PASSING}"),
    *phrases(PassUntil, f"(/{{player}}の)次の({{step}}/{{step:short}}){_PASSING}", is_next=True),
    *phrases(PassUntil, f"(/{{player}}の)次のターン{_PASSING}"),
    *phrases(PassUntil, f"(/{{player}}の){_MAIN}{_PASSING}", is_main=True),
    *phrases(PassUntil, f"(/{{player}}の)次の{_MAIN}{_PASSING}", is_main=True, is_next=True),
    *phrases(EndsTurn, "(/{player}は)ターンを終える"),
    phrase(EndsTurn, "{player}のターンが終わる", is_whole=True),
    phrase(PassUntil, "メイン・フェイズを終える", is_main=True, is_over=True),
    phrase(LetsThrough, "{player}は通す"),
    phrase(LetsThrough, "{player}は{card}をスルーする"),
    phrase(Answers, "{topic}: {given|、}"),
)
