"""What is asked about the game: life, places, numbers, what is legal, who is to choose."""

from collections.abc import Mapping
from typing import ClassVar

from rulesdb.engine.kernel.event_kinds.turn_events import GetPriority, Over
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.kernel.process.options import Pass, Play
from rulesdb.situations.actions import plays_from
from rulesdb.situations.clauses import Query
from rulesdb.situations.parts import ABILITIES, CardRef, PlayerRef
from rulesdb.situations.session import Outcome, Session

NONE = "なし"


class LifeOf(Query, frozen=True, kw_only=True):
    """The life of a player."""

    player: PlayerRef
    """The player."""

    def outcome(self, session: Session) -> Outcome:
        """Return the life total."""
        return Outcome(str(session.person(self.player).life))


class ZoneOf(Query, frozen=True, kw_only=True):
    """The zone that an object is in."""

    card: CardRef
    """The object."""

    def outcome(self, session: Session) -> Outcome:
        """Return the zone and its owner, "なし" for an object that does not exist."""
        return session.zone_of(self.card)


class IsInZone(Query, frozen=True, kw_only=True):
    """Whether an object is in a zone. A game derives its own class, with its zones as ``zone``."""

    card: CardRef
    """The object."""

    def outcome(self, session: Session) -> Outcome:
        """Return yes, or no, also for an object that has ceased to exist."""
        return session.is_in_zone(self.card, getattr(self, "zone"))  # noqa: B009  (of each game)


class CountOf(Query, frozen=True, kw_only=True):
    """The number of cards in a zone of a player. A game derives its own class, with its zones as ``zone``."""

    player: PlayerRef
    """The player."""

    def outcome(self, session: Session) -> Outcome:
        """Return the number."""
        return Outcome(str(session.person(self.player).count(getattr(self, "zone"))))  # noqa: B009  (of each game)


class CountersOf(Query, frozen=True, kw_only=True):
    """The number of counters on an object."""

    card: CardRef
    """The object."""
    kind: str
    """Name of the counters."""

    def outcome(self, session: Session) -> Outcome:
        """Return the number."""
        return session.of_copies(self.card, lambda card: Outcome(str(card.counters(self.kind))))


class MayPlay(Query, frozen=True, kw_only=True):
    """Whether a player may play a card now."""

    is_of_state: ClassVar[bool] = False
    player: PlayerRef
    """The player."""
    card: CardRef
    """The card."""

    def outcome(self, session: Session) -> Outcome:
        """Return yes, or no with the rules that forbid it."""
        options = [Play(card.id) for card in session.candidates(self.card, self.player)]
        return session.may(self.player, self.card, options)


class MayPlayFrom(Query, frozen=True, kw_only=True):
    """Whether a player may play a card from a zone now. A game derives its own class, with its zones as ``zone``."""

    is_of_state: ClassVar[bool] = False
    player: PlayerRef
    """The player."""
    card: CardRef
    """The card."""

    def outcome(self, session: Session) -> Outcome:
        """Return yes, or no with the rules that forbid it. Raises SituationError if the card is in another zone."""
        return session.may(self.player, self.card, plays_from(session, self))


class MayActivate(Query, frozen=True, kw_only=True):
    """Whether a player may activate an ability of an object now."""

    bounds: ClassVar[Mapping[str, range]] = {"ability": ABILITIES}
    is_of_state: ClassVar[bool] = False

    player: PlayerRef
    """The player."""
    card: CardRef
    """The object."""
    ability: int = 1
    """Position of the ability among the activated ones of the object, from 1."""

    def outcome(self, session: Session) -> Outcome:
        """Return yes, or no with the rules that forbid it."""
        return session.may(self.player, self.card, session.activations(self.player, self.card, self.ability))


class MayPass(Query, frozen=True, kw_only=True):
    """Whether a player may pass now."""

    is_of_state: ClassVar[bool] = False
    player: PlayerRef
    """The player."""

    def outcome(self, session: Session) -> Outcome:
        """Return yes, or no with the rules that forbid it."""
        return session.permission(session.person(self.player), Pass())


class PriorityOf(Query, frozen=True, kw_only=True):
    """The player who has priority."""

    is_of_state: ClassVar[bool] = False
    waits_for_nobody: ClassVar[bool] = True
    is_about: ClassVar[tuple[type[Event], ...]] = (GetPriority,)

    def outcome(self, session: Session) -> Outcome:
        """Return the player's name, "なし" if nobody has priority."""
        return Outcome(next((person.name for person in session.table.people if person.has_priority), NONE))


class Options(Query, frozen=True, kw_only=True):
    """The question that a player must answer now, and the options."""

    is_of_state: ClassVar[bool] = False
    waits_for_nobody: ClassVar[bool] = True

    def outcome(self, session: Session) -> Outcome:
        """Return the player, the question and the options; "なし" once the game is over."""
        return Outcome(session.options_in_words())


class OnStack(Query, frozen=True, kw_only=True):
    """The objects on the stack."""

    def outcome(self, session: Session) -> Outcome:
        """Return their names, from the bottom to the top, as stands with several."""
        names = session.names_on_stack()
        return Outcome("、".join(names) or NONE, about="左が一番下、右が一番上" if len(names) > 1 else "")


class Winner(Query, frozen=True, kw_only=True):
    """The player who has won."""

    waits_for_nobody: ClassVar[bool] = True
    is_about: ClassVar[tuple[type[Event], ...]] = (Over,)

    def outcome(self, session: Session) -> Outcome:
        """Return the names of the winners, "なし" while the game goes on, "引き分け" for a draw."""
        winners = session.table.winners
        return Outcome(NONE if winners is None else "、".join(winners) or "引き分け")


PHRASES = (
    phrase(LifeOf, "{player}のライフは？"),
    phrase(LifeOf, "{player}のライフはいくつ？"),
    phrase(LifeOf, "{player}のライフは何点？"),
    phrase(ZoneOf, "{card}はどこにある？"),
    phrase(CountersOf, "{card}の「{kind}」カウンターは何個？"),
    phrase(MayPlay, "{player}は{card}をプレイできる？"),
    phrase(MayActivate, "{player}は{card}の能力を起動できる？"),
    phrase(MayActivate, "{player}は{card}の{ability}番目の能力を起動できる？", unusual=frozenset({"ability"})),
    phrase(MayPass, "{player}はパスできる？"),
    phrase(PriorityOf, "優先権は誰にある？"),
    phrase(Options, "何を選べる？"),
    phrase(OnStack, "スタックには何がある？"),
    phrase(Winner, "勝ったのは誰？"),
)
"""The phrases of queries that every card game has."""
