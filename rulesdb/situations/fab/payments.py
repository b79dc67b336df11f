"""Payments in situations of Flesh and Blood: cards that are pitched, and points that are paid for effects."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.events import PayAsset
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.situations.clauses import Reply, yes_or_no
from rulesdb.situations.parts import MOST_POINTS, AnyAnswer, CardRef, PlayerRef, SituationError
from rulesdb.situations.session import Session
from rulesdb.situations.told.deeds import Deed


class Pitches(Reply, frozen=True, kw_only=True):
    """A player pitches cards, for the action before the sentence or for the next one that asks for it."""

    may_precede: ClassVar[bool] = True
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


PHRASES = (
    phrase(Pitches, "{player}は{cards|と}をピッチする"),
    phrase(Pitches, "{player}は{cards|と}をピッチして{gained}点を得る"),
    *yes_or_no(Pays, "{player}はリソースポイント{amount}点を支払", "う/わない"),
)
"""The phrases of payments."""
