"""Events of objects that are turned face down or face up, and of face-down objects that are revealed (504)."""

from typing import ClassVar

from msgspec.structs import replace

from rulesdb.engine.kernel.event_kinds.teller import Teller
from rulesdb.engine.kernel.events import Change, OfObject
from rulesdb.engine.kernel.state.state_updates import updated
from rulesdb.engine.mtg.cards import Card
from rulesdb.engine.mtg.state import State


class TurnedFaceDown(OfObject, frozen=True, kw_only=True):
    """An object is turned face down."""

    card: Card
    """The characteristics of the object while it is face down."""

    def changed(self, state: State) -> State:
        """Keep the card, and give the object the characteristics of a face-down one."""
        item = state.objects[self.object]
        return updated(state, item, face=item.face or item.card, card=self.card)

    def sentence(self, teller: Teller) -> str:
        """Say what is turned."""
        return f"{teller.name(self.object)}が裏向きになる"


class TurnedFaceUp(OfObject, frozen=True, kw_only=True):
    """A face-down object is turned face up."""

    card: Card | None = None
    """The characteristics that it has then, None for those of the card that lay face down."""

    def changed(self, state: State) -> State:
        """Give the object its own characteristics again."""
        item = state.objects[self.object]
        card = self.card or item.face or item.card
        after = updated(state, item, face=None, card=card)
        is_new = card.has_examined_abilities and item.id not in after.special
        return replace(after, special=(*after.special, item.id)) if is_new else after

    def sentence(self, teller: Teller) -> str:
        """Say what is turned."""
        return f"{teller.name(self.object)}が表向きになる"


class FaceRevealed(Change, frozen=True, kw_only=True):
    """A face-down object that leaves its zone, or is left at the end of the game, is revealed (504.6)."""

    is_fact: ClassVar[bool] = True
    card: Card
    """The card that lay face down."""

    def sentence(self, teller: Teller) -> str:
        """Say which card it was."""
        return f"裏向きだったカードは《{self.card.name}》だと分かる"
