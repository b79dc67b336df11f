"""Composite events of cards (8.5): drawing, discarding, pitching, destroying, banishing, clearing."""

from typing import ClassVar

from rulesdb.engine.fab.events.zones import Move
from rulesdb.engine.fab.zones import ZoneName
from rulesdb.engine.kernel.event_kinds.teller import Teller
from rulesdb.engine.kernel.event_kinds.zone_events import CoreDestroy, CoreDiscard, OfMovedObject, moves_to
from rulesdb.engine.kernel.events import Change, Event, OfPlayer, OfPlayerAndObject
from rulesdb.engine.kernel.records.governing import row

Discard = row(CoreDiscard, "Discard", "A card is discarded (8.5.5).", move=Move, goes_to="graveyard")
Destroy = row(CoreDestroy, "Destroy", "An object is destroyed (8.5.4).", move=Move, goes_to="graveyard")


class Pitch(OfPlayerAndObject, frozen=True, kw_only=True):
    """A card is pitched (1.14.3)."""

    is_fact: ClassVar[bool] = True
    goes_to: ClassVar[ZoneName | None] = "pitch"

    def sentence(self, teller: Teller) -> str:
        """Say who pitches what."""
        return f"{teller.player(self.player)}は{teller.name_of_moved(self.object)}をピッチする"

    def covers(self, event: Event) -> bool:
        """Whether the other event is the move of the pitched card."""
        return moves_to(event, self.goes_to, (self.object,))


class Banish(OfMovedObject, frozen=True, kw_only=True):
    """An object is banished (8.5.1)."""

    is_fact: ClassVar[bool] = True
    move = Move
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

    def covers(self, event: Event) -> bool:
        """Whether the other event is the move of one of the cleared objects."""
        return moves_to(event, self.goes_to, self.objects)


class Clashed(Change, frozen=True, kw_only=True):
    """Players clash (8.5.45)."""

    is_fact: ClassVar[bool] = True
    players: tuple[int, ...]
    """Indices of the players."""

    def sentence(self, teller: Teller) -> str:
        """Say who clashes."""
        return f"{'と'.join(map(teller.player, self.players))}が激突を行う"


class FailedClash(OfPlayer, frozen=True, kw_only=True):
    """A player fails to win a clash."""

    is_fact: ClassVar[bool] = True
    players: tuple[int, ...]
    """Indices of the clashing players."""
    revealed: tuple[int, ...]
    """Ids of the revealed cards."""

    def sentence(self, teller: Teller) -> str:
        """Say who fails."""
        return f"{teller.player(self.player)}は激突に勝てない"


class WonClash(OfPlayerAndObject, frozen=True, kw_only=True):
    """A player wins a clash by revealing a card (8.5.45a)."""

    is_fact: ClassVar[bool] = True

    def sentence(self, teller: Teller) -> str:
        """Say who wins the clash, and by which card."""
        return f"{teller.player(self.player)}は、{teller.name(self.object)}で激突に勝つ"
