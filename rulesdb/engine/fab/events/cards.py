"""Composite events of cards (8.5): drawing, discarding, pitching, destroying, banishing, clearing."""

from typing import ClassVar

from rulesdb.engine.fab.events.teller import Teller
from rulesdb.engine.fab.events.zones import Move
from rulesdb.engine.fab.zones import Zone, ZoneName
from rulesdb.engine.kernel.events import Change, Event, OfObject, OfPlayer, OfPlayerAndObject


class OfMovedObject(OfObject, frozen=True, kw_only=True):
    """A composite event that consists of the move of its object."""

    def has_told(self, event: Event) -> bool:
        """Whether the other event is the move of the object."""
        return isinstance(event, Move) and event.to.name == self.goes_to and event.object == self.object


class Draw(OfPlayer, frozen=True, kw_only=True):
    """A player draws a card (8.5.6)."""

    is_fact: ClassVar[bool] = True
    goes_to: ClassVar[ZoneName | None] = "hand"

    def sentence(self, teller: Teller) -> str:
        """Say who draws."""
        return f"{teller.player(self.player)}はカードを1枚引く"

    def has_told(self, event: Event) -> bool:
        """Whether the other event is the move of the drawn card."""
        return isinstance(event, Move) and (event.to, event.by) == (Zone("hand", self.player), self.by)


class Discard(OfMovedObject, frozen=True, kw_only=True):
    """A card is discarded (8.5.5)."""

    is_fact: ClassVar[bool] = True
    goes_to: ClassVar[ZoneName | None] = "graveyard"

    def sentence(self, teller: Teller) -> str:
        """Say what is discarded."""
        return f"{teller.name(self.object)}が捨てられる"


class Pitch(OfPlayerAndObject, frozen=True, kw_only=True):
    """A card is pitched (1.14.3)."""

    is_fact: ClassVar[bool] = True
    goes_to: ClassVar[ZoneName | None] = "pitch"

    def sentence(self, teller: Teller) -> str:
        """Say who pitches what."""
        return f"{teller.player(self.player)}は{teller.name(self.object)}をピッチする"

    def has_told(self, event: Event) -> bool:
        """Whether the other event is the move of the pitched card."""
        return isinstance(event, Move) and event.to.name == self.goes_to and event.object == self.object


class Destroy(OfMovedObject, frozen=True, kw_only=True):
    """An object is destroyed (8.5.4)."""

    is_fact: ClassVar[bool] = True
    goes_to: ClassVar[ZoneName | None] = "graveyard"

    def sentence(self, teller: Teller) -> str:
        """Say what is destroyed."""
        return f"{teller.name(self.object)}が破壊される"


class Banish(OfMovedObject, frozen=True, kw_only=True):
    """An object is banished (8.5.1)."""

    is_fact: ClassVar[bool] = True
    goes_to: ClassVar[ZoneName | None] = "banished"
    is_public: bool = True
    """Whether the object is public in the banished zone."""

    def sentence(self, teller: Teller) -> str:
        """Say what is banished."""
        return f"{teller.name(self.object)}が追放される"


class Clear(Change, frozen=True, kw_only=True):
    """Objects are cleared, all in one event (3.0.12)."""

    is_fact: ClassVar[bool] = True
    goes_to: ClassVar[ZoneName | None] = "graveyard"
    objects: tuple[int, ...]
    """Ids of the objects."""

    def sentence(self, teller: Teller) -> str:
        """Say what is cleared."""
        return f"{'と'.join(map(teller.name, self.objects))}がクリアされる"

    def has_told(self, event: Event) -> bool:
        """Whether the other event is the move of one of the cleared objects."""
        return isinstance(event, Move) and event.to.name == self.goes_to and event.object in self.objects
