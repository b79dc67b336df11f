"""What is asked about how often something has happened, and which ability comes first."""

from typing import ClassVar

from rulesdb.engine.kernel.language.phrases import phrase, phrases
from rulesdb.engine.mtg.state import ABILITIES
from rulesdb.situations import queries
from rulesdb.situations.clauses import CardQuery, Query
from rulesdb.situations.mtg.happenings import put_on_stack
from rulesdb.situations.parts import CardRef, SituationError
from rulesdb.situations.queries import NONE
from rulesdb.situations.session import Outcome, Session
from rulesdb.situations.told.facts import Triggered
from rulesdb.situations.told.possibilities import later


class CopiesOf(Query, frozen=True, kw_only=True):
    """How many copies of spells have been put on the stack, or will be by what is on the stack."""

    card: CardRef | None = None
    """The spell, None for any."""

    @property
    def named(self) -> tuple[CardRef, ...]:
        """The spell."""
        return () if self.card is None else (self.card,)

    def outcome(self, session: Session) -> Outcome:
        """Return the number. Raises SituationError for a name that no card has."""
        if self.card is not None:
            session.check_name(self.card.name)
        return Outcome(str(next(filter(None, map(self._made, later(session))), 0)))

    def _made(self, session: Session) -> int:
        table = session.table
        made = (one for one in map(put_on_stack, table.history) if one is not None and one.is_copy)
        return sum(self.card is None or table.printed_name(one) == self.card.name for one in made)


class TimesTriggered(CardQuery, frozen=True, kw_only=True):
    """How often abilities of a card have triggered since the game began."""

    def outcome(self, session: Session) -> Outcome:
        """Return the number. Raises SituationError for a name that no card has."""
        session.check_name(self.card.name)
        trigger, history = Triggered(card=self.card), session.table.history
        return Outcome(str(sum(trigger.is_event(session, one.event, at) for at, one in enumerate(history))))


class ResolvesFirst(Query, frozen=True, kw_only=True):
    """The player whose ability on the stack resolves first."""

    waits_for_nobody: ClassVar[bool] = True

    def outcome(self, session: Session) -> Outcome:
        """Return the player's name. Raises SituationError where fewer than two abilities are on the stack."""
        table = session.table
        found = [item for one in table.game.stack if (item := table.state.objects[one]).layer is not None]
        abilities = [one for one in found if one.layer.category in ABILITIES]
        if len(abilities) <= 1:
            raise SituationError("there are no two abilities on the stack here")
        controller = abilities[-1].controller
        name = NONE if controller is None else table.people[controller].name
        return Outcome(name, equivalents=(f"{name}の能力", table.name_of(abilities[-1].id)))


class WinsAtLast(queries.Winner, frozen=True, kw_only=True):
    """The player who wins, also by what is still to resolve."""

    def outcome(self, session: Session) -> Outcome:
        """Return the names as the parent does, once something has resolved that ends the game."""
        found = [super(WinsAtLast, self).outcome(then) for then in later(session)]
        return next((one for one in found if one.answer != NONE), super().outcome(session))


class CountersOn(CardQuery, frozen=True, kw_only=True):
    """The number of all counters on an object."""

    def outcome(self, session: Session) -> Outcome:
        """Return the number."""
        objects = session.table.state.objects
        return session.of_copies(
            self.card, lambda card: Outcome(str(sum(count for _, count in objects[card.id].counters)))
        )


PHRASES = (
    *phrases(CopiesOf, "[{card}の]コピーはいくつ作られる？"),
    *phrases(TimesTriggered, "{card}(/の能力)は何回誘発する？"),
    phrase(ResolvesFirst, "先に解決されるのは誰の能力？"),
    phrase(WinsAtLast, "勝つのは誰？"),
    phrase(CountersOn, "{card}のカウンターは何個？"),
)
"""The phrases of these questions."""
