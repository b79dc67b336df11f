"""Composite events of cards: drawing, discarding, destroying, sacrificing, countering; and several events at once."""

from typing import ClassVar

from rulesdb.engine.kernel.event_kinds.teller import Teller
from rulesdb.engine.kernel.event_kinds.zone_events import CoreDestroy, CoreDiscard, OfMovedObject
from rulesdb.engine.kernel.events import Change, CompoundEvent, Event, OfObject, OfPlayer
from rulesdb.engine.kernel.state.state import with_player
from rulesdb.engine.mtg.events.zones import Move
from rulesdb.engine.mtg.state import State, ZoneName


class Mulligan(OfPlayer, frozen=True, kw_only=True):
    """A player puts a first hand back into the library, to draw a new one of one card fewer (101.4)."""

    is_fact: ClassVar[bool] = True
    comes_from: ClassVar[ZoneName] = "hand"
    goes_to: ClassVar[ZoneName | None] = "library"
    words = "{player:player}はマリガンをする (手札をすべてライブラリーに戻す)"

    def covers(self, event: Event) -> bool:
        """Whether the other event is the move of a card of the hand."""
        return isinstance(event, Move) and (*event.to, event.by) == (self.goes_to, self.player, self.by)


class DrewFromNothing(OfPlayer, frozen=True, kw_only=True):
    """A player draws from an empty library (420.5g)."""

    words = "{player:player}は、ライブラリーにカードがないので引けない"

    def changed(self, state: State) -> State:
        """Record it until state-based effects are checked."""
        return with_player(state, self.player, has_drawn_from_nothing=True)


class Discard(CoreDiscard, frozen=True, kw_only=True):
    """A card is discarded."""

    move = Move
    is_removed: bool = False
    """Whether the card is removed from the game rather than put into the graveyard."""
    goes_to: ClassVar[ZoneName | None] = "graveyard"


class Destroy(CoreDestroy, frozen=True, kw_only=True):
    """A permanent is destroyed."""

    move = Move
    is_for_good: bool = False
    """Whether the permanent cannot be regenerated."""
    goes_to: ClassVar[ZoneName | None] = "graveyard"

    def sentence(self, teller: Teller) -> str:
        """Say what is destroyed, and that it cannot be regenerated."""
        return f"{super().sentence(teller)}{'(再生できない)' if self.is_for_good else ''}"


class Regenerate(OfObject, frozen=True, kw_only=True):
    """A permanent is regenerated instead of being destroyed (419.6b)."""

    is_fact: ClassVar[bool] = True
    words = "{object:name}が再生する"


class Sacrifice(OfMovedObject, frozen=True, kw_only=True):
    """A permanent is sacrificed."""

    is_fact: ClassVar[bool] = True
    move = Move
    goes_to: ClassVar[ZoneName | None] = "graveyard"
    words = "{object:name}が生け贄に捧げられる"


class Counter(OfMovedObject, frozen=True, kw_only=True):
    """A spell or ability is countered (414.1)."""

    is_fact: ClassVar[bool] = True
    move = Move
    goes_to: ClassVar[ZoneName | None] = "graveyard"
    zone: ZoneName = "graveyard"
    """The zone of its owner into which a countered spell is put."""
    counters: tuple[tuple[str, int], ...] = ()
    """The counters with which it is put there."""
    words = "{object:name}が打ち消される"


class ShuffledIn(OfMovedObject, frozen=True, kw_only=True):
    """A card is revealed, put into its owner's library, and the library is shuffled."""

    is_fact: ClassVar[bool] = True
    move = Move
    goes_to: ClassVar[ZoneName | None] = "library"
    words = "{object:name}が公開され、オーナーのライブラリーに加えて切り直される"


class LandPlayed(OfPlayer, frozen=True, kw_only=True):
    """A player has played a land this turn."""

    is_left_out: ClassVar[bool] = True

    def changed(self, state: State) -> State:
        """Count the land."""
        return with_player(state, self.player, lands=state.players[self.player].lands + 1)


class Several(CompoundEvent, frozen=True, kw_only=True):
    """Several events of one kind. The rules have no name for it, and accounts tell its events alone."""

    is_left_out: ClassVar[bool] = True
    sentence = Change.sentence
