"""Payments in situations of Flesh and Blood: cards that are pitched, points paid, and damage prevented for them."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec.structs import asdict

from rulesdb.engine.fab.card_parts.effects import Prevents
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.events import PayAsset
from rulesdb.engine.fab.keywords.preventing import ArcaneBarrier, Quell
from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.engine.kernel.language.phrases import phrase, phrases
from rulesdb.engine.kernel.records.governing import parts_of_kind
from rulesdb.play.table import question_kind
from rulesdb.situations.choices import Chooses, What
from rulesdb.situations.clauses import Reply, yes_or_no
from rulesdb.situations.parts import MOST_POINTS, AnyAnswer, CardRef, PlayerRef, SituationError
from rulesdb.situations.session import Session
from rulesdb.situations.told.deeds import Deed


class Pitches(Reply, frozen=True, kw_only=True):
    """A player pitches cards, for the action before the sentence or for the next one that asks for it."""

    may_precede: ClassVar[bool] = True
    is_of_hand: ClassVar[bool] = True
    player: PlayerRef
    """The player."""
    cards: tuple[CardRef, ...]
    """The cards, in order."""
    gained: int | None = None
    """The number of resource points that they give, None if that is not said."""

    def answers(self) -> Mapping[str, Sequence[AnyAnswer]]:
        """Return the cards as the answers to which card is pitched."""
        return {"pitch": self.cards}

    def wait(self, session: Session) -> None:
        """Raise SituationError if the cards give another number of points."""
        printed = [session.card(card.name) for card in self.cards]
        pitch = sum(card.pitch or 0 for card in printed if isinstance(card, Card))
        if self.gained not in {None, pitch}:
            raise SituationError(f"the pitch of these cards is {pitch}")


class Pays(Deed, frozen=True, kw_only=True):
    """A player pays resource points, or does not, as an effect lets or makes the player do it."""

    bounds: ClassVar[Mapping[str, range]] = {"amount": range(1, MOST_POINTS + 1)}
    amount: int
    """The number of points, from 1."""

    @property
    def words(self) -> str:
        """The words for the points."""
        return f"リソースポイント{self.amount}点"

    def is_done(self, session: Session) -> bool:
        """Whether the player has paid so many points at once since the last action."""
        player = session.person(self.player).number
        events = (one.event for one in session.table.history[session.since :])
        paid = ((event.player, event.asset, event.amount) for event in events if isinstance(event, PayAsset))
        return (player, "resource", self.amount) in paid


class Shields(Chooses, frozen=True, kw_only=True):
    """A player prevents damage by an ability of a card, which has the number of points that is said."""

    bounds: ClassVar[Mapping[str, range]] = {"amount": range(1, MOST_POINTS + 1)}
    what: What = "use"
    """What the player may choose: to use the ability."""
    amount: int
    """The number of points, from 1."""

    def wait(self, session: Session) -> None:
        """Answer the open question. Raises SituationError if no such ability prevents so many, and as the parent.

        Without a card it is any one of the player's that has the kind of ability.
        """
        table, person = session.table, session.person(self.player)
        own = (one for one in table.objects() if one.zone.name in table.zones_of_play and one.owner == person.number)
        cards = [one.card for one in own] if self.card is None else [session.card(self.card.name)]
        kind = self.keyword or Ability
        records = (
            *(one for card in cards for one in card.abilities if isinstance(one, kind)),
            *(one for card in cards for one in parts_of_kind(card, Prevents)),
        )
        numbers = {asdict(one).get("amount") for one in records}
        if self.amount not in numbers:
            said = "、".join(sorted(f"{one}" for one in numbers if isinstance(one, int)))
            what = person.name if self.card is None else self.card.name
            raise SituationError(f"no ability of {what} prevents {self.amount} points of damage: {said}")
        super().wait(session)


class PaysNothing(Chooses, frozen=True, kw_only=True):
    """A player does not pay, where the game asks for a payment, or whether to prevent damage for one."""

    what: What = "pay"
    """What the player may choose."""
    is_yes: bool = False
    """That the player does not."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of questions that it answers."""
        return (*super().kinds, "may")

    def _is_source(self, session: Session, source: int | None) -> bool:
        """Whether the question is of one kind that names a payment, or its source prevents damage for one."""
        question = session.question
        if question is None or question_kind(question.kind) != "may":
            return super()._is_source(session, source)
        paying = None if source is None else session.table.game.last_known(source).card
        return paying is not None and any(isinstance(one, (ArcaneBarrier, Quell)) for one in paying.abilities)


PHRASES = (
    phrase(Pitches, "{player}は{cards|と}をピッチする"),
    phrase(Pitches, "{player}は{cards|と}をピッチして{gained}点を得る"),
    *phrases(Shields, "{player}は({card}の効果/{card}の能力/{card}の{keyword}/{keyword})で{amount}点軽減する"),
    phrase(PaysNothing, "{player}は何も支払わない"),
    *yes_or_no(Pays, "{player}はリソースポイント{amount}点を支払", "う/わない"),
)
"""The phrases of payments."""
