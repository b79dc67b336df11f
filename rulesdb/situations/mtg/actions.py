"""What players do in Magic besides playing and passing: special actions, playing face down, passing until a step."""

from collections.abc import Mapping, Sequence

from rulesdb.engine.kernel.language.phrases import phrase, phrases
from rulesdb.engine.kernel.process.options import Answer as YesOrNo
from rulesdb.engine.kernel.state.state import CoreState
from rulesdb.engine.mtg.events.turns import STEPS
from rulesdb.engine.mtg.rules.attempts import Special, SpecialAction
from rulesdb.engine.mtg.state import State
from rulesdb.situations import actions, setups
from rulesdb.situations.clauses import PlayerAction
from rulesdb.situations.mtg.parts import Beginning, Moment, Several, Topic
from rulesdb.situations.parts import AnyAnswer, CardRef
from rulesdb.situations.session import Session

_OF_COMBAT = frozenset({"declare attackers", "declare blockers", "first-strike damage", "combat damage"})
"""The steps that come in turns with an attack alone."""


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
    is_next: bool = False
    """Whether the present step or main phase does not count."""
    is_peaceful: bool = False
    """Whether nobody attacks on the way."""

    @property
    def later(self) -> str:
        """The sentence with the word for next, which is already in that for the next turn."""
        if self.is_next or self.step is None:
            return ""
        return f"{self.player.name if self.player else '…'}の次の{STEPS[self.step]}まで進む"

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
        if self.step is None:
            return state.turn != before.turn
        return state.step == self.step and not (self.is_next and (state.turn, state.step) == (before.turn, before.step))


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
        return is_turn and self.step in {None, state.step} and not (self.is_change and state.turn == before.turn)


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
    phrase(Answers, "{topic}: {given|、}"),
)
