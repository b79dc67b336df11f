"""Events of cards (8.5): discarding, destroying, pitching, banishing, clearing; and clashes, which reveal cards."""

from typing import ClassVar

from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.events.zones import Move
from rulesdb.engine.fab.zones import UNDER, Zone, ZoneName
from rulesdb.engine.kernel.event_kinds.zone_events import CoreDestroy, CoreDiscard, OfMovedObject, moves_to
from rulesdb.engine.kernel.events import Change, Event, ObjectId, OfObject, OfPlayer, OfPlayerAndObject
from rulesdb.engine.kernel.records.governing import row

Discard = row(CoreDiscard, "Discard", "A card is discarded (8.5.5).", move=Move, goes_to="graveyard")
Destroy = row(CoreDestroy, "Destroy", "An object is destroyed (8.5.4).", move=Move, goes_to="graveyard")


class Pitch(OfPlayerAndObject, frozen=True, kw_only=True):
    """A card is pitched (1.14.3)."""

    is_fact: ClassVar[bool] = True
    goes_to: ClassVar[ZoneName | None] = "pitch"
    words = "{player:player}は{object:moved}をピッチする"

    def covers(self, event: Event) -> bool:
        """Whether the other event is the move of the pitched card."""
        return moves_to(event, self.goes_to, (self.object,))


class Banish(OfMovedObject, frozen=True, kw_only=True):
    """An object is banished (8.5.1)."""

    is_fact: ClassVar[bool] = True
    move = Move
    goes_to: ClassVar[ZoneName | None] = "banished"
    words = "{object:name}が追放される"
    is_public: bool = True
    """Whether the object is public in the banished zone."""


class Transcended(OfPlayerAndObject, frozen=True, kw_only=True):
    """A player transcends: the source goes to its owner's hand with its back-face active (8.5.48)."""

    is_fact: ClassVar[bool] = True
    goes_to: ClassVar[ZoneName | None] = "hand"
    words = "{player:player}は{object:moved}で超越する"
    face: Card
    """The back-face."""

    def covers(self, event: Event) -> bool:
        """Whether the other event is the move of the source."""
        return moves_to(event, self.goes_to, (self.object,))


class Transformed(OfMovedObject, frozen=True, kw_only=True):
    """An object transforms into a permanent, under which it is put (8.5.36)."""

    is_fact: ClassVar[bool] = True
    move = Move
    goes_to: ClassVar[ZoneName | None] = UNDER
    words = "{object:name}が{into:name}に変形する"
    into: ObjectId
    """Id of the permanent."""


class Equipped(OfObject, frozen=True, kw_only=True):
    """An object is equipped to a zone (8.5.41)."""

    is_fact: ClassVar[bool] = True
    words = "{object:name}が{to:zone}に装備される"
    to: Zone
    """The equipment zone or weapon zone."""

    def covers(self, event: Event) -> bool:
        """Whether the other event is the move of the object to the zone."""
        return moves_to(event, self.to.name, (self.object,))


class LookedAt(OfObject, frozen=True, kw_only=True):
    """A player looks at a private object (8.5.11)."""

    is_fact: ClassVar[bool] = True
    words = "{object:name}が見られる"


class Charge(OfMovedObject, frozen=True, kw_only=True):
    """A card is charged (8.5.29)."""

    is_fact: ClassVar[bool] = True
    move = Move
    goes_to: ClassVar[ZoneName | None] = "soul"
    words = "{object:moved}がチャージされる"


class Clear(Change, frozen=True, kw_only=True):
    """Objects are cleared, all in one event (3.0.12)."""

    is_fact: ClassVar[bool] = True
    goes_to: ClassVar[ZoneName | None] = "graveyard"
    words = "{objects:name}がクリアされる"
    objects: tuple[ObjectId, ...]
    """Ids of the objects."""

    def covers(self, event: Event) -> bool:
        """Whether the other event is the move of one of the cleared objects."""
        return moves_to(event, self.goes_to, self.objects)


class Clashed(Change, frozen=True, kw_only=True):
    """Players clash (8.5.45)."""

    is_fact: ClassVar[bool] = True
    words = "{players:player}が激突を行う"
    players: tuple[int, ...]
    """Indices of the players."""


class FailedClash(OfPlayer, frozen=True, kw_only=True):
    """A player fails to win a clash."""

    is_fact: ClassVar[bool] = True
    words = "{player:player}は激突に勝てない"
    players: tuple[int, ...]
    """Indices of the clashing players."""
    revealed: tuple[ObjectId, ...]
    """Ids of the revealed cards."""


class WonClash(OfPlayerAndObject, frozen=True, kw_only=True):
    """A player wins a clash by revealing a card (8.5.45a)."""

    is_fact: ClassVar[bool] = True
    words = "{player:player}は、{object:name}で激突に勝つ"
