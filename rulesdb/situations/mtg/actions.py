"""What players do in Magic besides playing and passing: special actions, playing face down, passing until a step."""

from collections.abc import Mapping, Sequence

from rulesdb.engine.kernel.language.phrases import phrase, phrases
from rulesdb.engine.kernel.state.state import CoreState
from rulesdb.engine.mtg.rules.special_actions import Special, SpecialAction
from rulesdb.engine.mtg.state import State
from rulesdb.situations import actions
from rulesdb.situations.clauses import Action
from rulesdb.situations.mtg.parts import Several
from rulesdb.situations.mtg.table import MtgTable
from rulesdb.situations.mtg.words import Moment, Topic
from rulesdb.situations.parts import AnyAnswer, CardRef, PlayerRef, YesNo
from rulesdb.situations.session import Session


class TakesAction(Action, frozen=True, kw_only=True):
    """A player takes a special action with a card."""

    player: PlayerRef
    """The player."""
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
        assert isinstance(table, MtgTable)
        table.expect_question("face down", [YesNo(is_yes=True)])
        super().act(session)
        table.withdraw("face down")  # the play may have been illegal


class PassUntil(actions.PassUntil, frozen=True, kw_only=True):
    """All players pass until a step, a main phase or a turn."""

    moment: Moment
    """The moment."""
    player: PlayerRef | None = None
    """The player whose next such moment it is, None for whoever's turn it is."""
    is_peaceful: bool = False
    """Whether nobody attacks on the way."""

    def act(self, session: Session) -> None:
        """Let them pass until a question is open."""
        table = session.table
        assert isinstance(table, MtgTable)
        if self.is_peaceful:
            table.expect_question("attack", ())
        super().act(session)
        table.withdraw("attack")

    def has_come(self, session: Session, before: CoreState) -> bool:
        """Whether the moment has come since the state ``before``."""
        state = session.table.state
        assert isinstance(state, State) and isinstance(before, State)  # noqa: PT018  (one cause)
        is_other_turn = state.turn != before.turn
        if self.moment == "turn":
            return is_other_turn and self._is_of_player(session, state)
        if self.player is not None and not is_other_turn and state.step == before.step:
            return False
        return state.step == self.moment and self._is_of_player(session, state)

    def _is_of_player(self, session: Session, state: State) -> bool:
        return self.player is None or session.person(self.player).number == state.turn_player


class Answers(actions.Answers, frozen=True, kw_only=True):
    """Answers to one kind of question."""

    topic: Topic
    """The kind of question."""

    def answers(self) -> Mapping[str, Sequence[AnyAnswer]]:
        """Return the answers, several cards of one name one by one."""
        groups = ([one.card] * one.count if isinstance(one, Several) else [one] for one in self.given)
        return {self.topic: [answer for group in groups for answer in group]}


PHRASES = (
    phrase(TakesAction, "{player}は{card}を待機させる", action="suspend"),
    phrase(TakesAction, "{player}は{card}を表向きにする", action="turn face up"),
    phrase(PlaysFaceDown, "{player}は{card}を裏向きでプレイする"),
    phrase(actions.Activates, "{player}は{card}の能力をプレイする"),
    *phrases(PassUntil, "{moment}まで[誰も攻撃せずに@is_peaceful]全員がパスを続ける"),
    *phrases(
        PassUntil,
        "{player}の次の{moment:next}まで[誰も攻撃せずに@is_peaceful]全員がパスを続ける",
        unusual=frozenset({"player"}),
    ),
    phrase(Answers, "{topic}: {given|、}"),
)
