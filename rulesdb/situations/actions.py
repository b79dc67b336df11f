"""What players do: play, activate, pass; and their answers to questions of the game."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import ClassVar

from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.kernel.process.options import Option, Pass
from rulesdb.engine.kernel.state.state import CoreState
from rulesdb.situations.clauses import Action, PlayerAction, Reply
from rulesdb.situations.parts import ABILITIES, AnyAnswer, CardRef, HeldZone, Nothing, PlayerRef, SituationError
from rulesdb.situations.session import MOST_ROUNDS, Session
from rulesdb.situations.unasked import pass_until

MOST_TIMES = 100
"""The greatest number of rounds of passing that a sentence has."""


class Plays(PlayerAction, frozen=True, kw_only=True):
    """A player plays a card."""

    is_of_hand: ClassVar[bool] = True
    card: CardRef
    """The card."""
    zone: HeldZone | None = None
    """The zone that it is played from, None if that is not said."""

    def act(self, session: Session) -> None:
        """Play the card, or let an ability resolve that plays it. Raises SituationError if it is in another zone."""
        name = self.card.name
        if self.zone is None and session.table.is_about_to_play(name):
            pass_until(session, lambda twin: twin.question is not None or not twin.table.is_about_to_play(name))
            return
        _take(session, self.player, session.plays(self.card, self.player, self.zone))


class Activates(PlayerAction, frozen=True, kw_only=True):
    """A player activates an ability of an object."""

    bounds: ClassVar[Mapping[str, range]] = {"ability": ABILITIES}

    card: CardRef
    """The object."""
    ability: int = 1
    """Position of the ability among the activated ones of the object, from 1."""

    @property
    def used(self) -> tuple[CardRef, ...]:
        """The object."""
        return (self.card,)

    def act(self, session: Session) -> None:
        """Activate the ability."""
        _take(session, self.player, session.activations(self.player, self.card, self.ability))


def _take(session: Session, player: PlayerRef, options: Sequence[Option]) -> None:
    """Let a player take one of some actions; who plays a reaction leaves out the passes to the step for it."""

    def may(twin: Session) -> bool:
        number = twin.person(player).number
        return any(not twin.table.forbidding_with_priority(number, option) for option in options)

    if session.filled_passes is not None or (session.table.precedes_reactions and not may(session)):
        pass_until(session, lambda twin: not twin.table.precedes_reactions and may(twin))
    session.take(player, options)


class Passes(PlayerAction, frozen=True, kw_only=True):
    """A player passes."""

    is_passing: ClassVar[bool] = True

    def act(self, session: Session) -> None:
        """Pass."""
        session.take(self.player, [Pass()])


class Responds(PlayerAction, frozen=True, kw_only=True):
    """The other players pass, so that a player gets priority and can respond."""

    is_passing: ClassVar[bool] = True

    def act(self, session: Session) -> None:
        """Let the players with priority pass until the player has it."""
        session.give_priority(session.person(self.player))


class AllPass(Action, frozen=True, kw_only=True):
    """All players pass in succession, once or several times."""

    is_passing: ClassVar[bool] = True
    bounds: ClassVar[Mapping[str, range]] = {"times": range(1, MOST_TIMES + 1)}
    times: int = 1
    """How often, from 1."""

    def act(self, session: Session) -> None:
        """Let them pass, and go on after any question is answered."""
        self.go_on(session, self.times)

    def go_on(self, session: Session, times: int) -> None:
        """Let them pass so many times, or until a question is open."""
        for done in range(times):
            if session.question is not None:
                session.interrupted = partial(self.go_on, times=times - done)
                return
            session.table.all_pass()


class PassUntil(Action, frozen=True, kw_only=True):
    """All players pass until a moment of the turn. A game derives its own class, with its moments."""

    is_passing: ClassVar[bool] = True
    player: PlayerRef | None = None
    """The player in whose turn the moment comes, None for any player."""

    def has_come(self, session: Session, before: CoreState) -> bool:
        """Whether the moment has come since the state ``before``."""
        raise NotImplementedError

    @property
    def later(self) -> str:
        """The sentence for the moment in a later turn of the player; "" if the words say already that it is one."""
        raise NotImplementedError

    def is_late(self, session: Session, before: CoreState) -> bool:
        """Whether a turn has begun since the state ``before`` that would pass whole before the moment."""
        state = session.table.state
        is_other = self.player is not None and session.person(self.player).number != state.turn_player
        return state.turn != before.turn and is_other

    def act(self, session: Session) -> None:
        """Let them pass until the moment, and go on after any question is answered. Raises as ``go_on`` does."""
        self.go_on(session, session.table.state)

    def go_on(self, session: Session, before: CoreState) -> None:
        """Let them pass until the moment or a question.

        Raises SituationError if the moment never comes, and if a whole turn would pass that the words do not name; a
        game without a rule goes on.
        """
        for _ in range(MOST_ROUNDS):
            is_over = session.table.position.decision is None
            if is_over or self.has_come(session, before):
                return
            is_of_all_rules = session.filled_passes is None
            if is_of_all_rules and self.later and self.is_late(session, before):
                others = session.table.people[session.table.state.turn_player].name
                raise SituationError(
                    f"this moment does not come before the whole turn of {others} has passed; "
                    f"say which turn is meant: {self.later}"
                )
            if session.question is not None:
                session.interrupted = partial(self.go_on, before=before)
                return
            session.table.all_pass()
        raise SituationError("this moment never comes")


class Answers(Reply, frozen=True, kw_only=True):
    """Answers to one kind of question. A game derives its own class, with its kinds of questions."""

    topic: str
    """The kind of question."""
    given: tuple[AnyAnswer, ...]
    """The answers, in order."""

    def answers(self) -> Mapping[str, Sequence[AnyAnswer]]:
        """Return the answers, without that of no further one: a list is complete without it, also if nobody asks."""
        is_ended = len(self.given) > 1 and isinstance(self.given[-1], Nothing)
        return {self.topic: self.given[:-1] if is_ended else self.given}


PHRASES = (
    phrase(Plays, "{player}は{card}をプレイする"),
    phrase(Activates, "{player}は{card}の能力を起動する"),
    phrase(Activates, "{player}は{card}の{ability}番目の能力を起動する", unusual=frozenset({"ability"})),
    phrase(Responds, "{player}は対応する"),
    phrase(AllPass, "全員がパスする"),
    phrase(AllPass, "全員が続けてパスする"),
    phrase(AllPass, "全員が{times}回ずつパスする", unusual=frozenset({"times"})),
)
