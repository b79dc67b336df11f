"""The roles of a situation's sentences: what is there at first, what players do and answer, what is asked."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec.structs import astuple

from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.language.phrases import Role, Row, phrases
from rulesdb.engine.kernel.process.options import Option
from rulesdb.situations.parts import AnyAnswer, CardRef, Numbered, PlayerRef, SituationError
from rulesdb.situations.session import Outcome, Session


class Clause(Numbered, frozen=True, kw_only=True):
    """A sentence of a situation."""

    is_attack: ClassVar[bool] = False
    """Whether the card that it names first attacks."""
    is_of_hand: ClassVar[bool] = False
    """Whether the cards that it names were in the hand, or equipped, where no sentence says where they were."""

    @property
    def named(self) -> tuple[CardRef, ...]:
        """The cards that it names, each by itself."""
        return tuple(one for one in astuple(self) if isinstance(one, CardRef))

    @property
    def used(self) -> tuple[CardRef, ...]:
        """The permanents that its player uses, which were there at first where no sentence says where they were."""
        return ()


class Setup(Clause, frozen=True, kw_only=True):
    """A sentence about the game before the first action."""

    def set_up(self, session: Session) -> None:
        """Bring about what the sentence says. Raises SituationError if it cannot be so."""
        raise NotImplementedError

    def is_so(self, session: Session) -> bool:
        """Whether it is so once the game has begun. Raises SituationError for what belongs before the first action."""
        del session  # what most sentences say holds at first alone
        raise SituationError("this belongs before the first action: the game has begun")

    def keep(self, session: Session, answers: Mapping[str, Sequence[AnyAnswer]]) -> None:
        """Keep the answers that follow the sentence for the questions with which the game begins."""
        session.begin()
        session.table.give(answers)
        session.table.answer_all()

    def later(self) -> "Clause | None":
        """Return what the sentence says once players have acted, None for what belongs before the first action."""
        return None


class PlayerSetup(Setup, frozen=True, kw_only=True):
    """A sentence about a player before the first action."""

    player: PlayerRef
    """The player."""


class Action(Clause, frozen=True, kw_only=True):
    """A sentence about what players do."""

    is_passing: ClassVar[bool] = False
    """Whether it is nothing but that players pass."""

    def earlier(self) -> Setup | None:
        """Return what the sentence says before anybody has acted, None for what is done then, too."""
        return None

    def joined(self, other: Clause) -> "Action | None":
        """Return the one action that this sentence and the next one tell of, None if they tell of two."""
        del other  # most actions happen one after another
        return None

    def is_awaited(self, session: Session) -> bool:
        """Whether the open question of the game asks for the action, such as which creatures attack."""
        del session  # no question asks for most actions
        return False

    def act(self, session: Session) -> None:
        """Let the players do it, as far as the rules permit. Raises SituationError for a card that is not there."""
        raise NotImplementedError


class PlayerAction(Action, frozen=True, kw_only=True):
    """A sentence about what one player does."""

    player: PlayerRef
    """The player."""


class Reply(Clause, frozen=True, kw_only=True):
    """A sentence with a player's answers to questions that the game asks during the action before it."""

    usually_behind: ClassVar[str] = ""
    """The sentence that usually stands before it, for the message about an answer that nobody asks for."""
    may_precede: ClassVar[bool] = False
    """Whether it may stand before the action that asks for it, such as cards that are pitched for what follows."""

    def answers(self) -> Mapping[str, Sequence[AnyAnswer]]:
        """Return the answers in the order in which the game asks for them, by the kind of question."""
        raise NotImplementedError

    def refuse(self, session: Session) -> None:
        """Note the answers that rules forbid as refused, and withdraw them."""

    def wait(self, session: Session) -> None:
        """Let players pass until the question, where the answer says that nothing else happens before it."""


class Query(Clause, frozen=True, kw_only=True):
    """A question about the game."""

    waits_for_nobody: ClassVar[bool] = False
    """Whether the question has an answer while a player must choose."""
    about_choices: ClassVar[frozenset[str]] = frozenset()
    """The kinds of choices that it asks about, so that it has an answer while a player must make one of them."""
    is_of_named_cards: ClassVar[bool] = False
    """Whether only the abilities of the cards that it names bear on a permission, and of no others in play."""
    is_of_state: ClassVar[bool] = True
    """Whether the answer depends on what has happened alone, and not on who may do what now."""

    is_about: ClassVar[tuple[type[Event], ...]] = ()
    """The kinds of events that it asks about: the last of each is its cause, and not what triggered an effect.

    One that leads to another stands before it.
    """

    def time(self, session: Session) -> Session:
        """Return the game at the time that is asked about: usually the present one, or a phase without priority."""
        return session.in_lull() if self.is_of_state else session

    def outcome(self, session: Session) -> Outcome:
        """Return the answer at that time. Raises SituationError for a card that is not there."""
        raise NotImplementedError


class PlayerQuery(Query, frozen=True, kw_only=True):
    """A question about a player."""

    player: PlayerRef
    """The player."""


class CardQuery(Query, frozen=True, kw_only=True):
    """A question about an object."""

    card: CardRef
    """The object."""


class Permission(PlayerQuery, frozen=True, kw_only=True):
    """Whether a player may take an action with a card now."""

    is_of_state: ClassVar[bool] = False
    card: CardRef
    """The card."""

    def options(self, session: Session) -> Sequence[Option]:
        """Return the actions with the objects of the name."""
        raise NotImplementedError

    def outcome(self, session: Session) -> Outcome:
        """Return yes, or no with the rules that forbid it."""
        return session.may(self.player, self.card, self.options(session))


ROLES = (Role("player", PlayerRef), Role("card", CardRef), Role("answer", Option), Role("clause", Clause))
"""The roles of the language of situations."""


def yes_or_no(kind: type[Clause], template: str, ends: str, **fixed: object) -> tuple[Row, ...]:
    """Return the phrases for doing something and for not doing it; ``ends`` are those of the verb: ``する/しない``."""
    return tuple(
        row
        for end, is_yes in zip(ends.split("/"), (True, False), strict=True)
        for row in phrases(kind, f"{template}{end}", unusual=frozenset(), is_yes=is_yes, **fixed)
    )
