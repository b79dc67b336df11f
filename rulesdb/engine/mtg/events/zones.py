"""Events of zones (217) and objects: moves and what they change, counters, Auras, phasing (502.15), the stack."""

from collections.abc import Mapping
from operator import attrgetter
from typing import ClassVar, cast

from msgspec.structs import replace

from rulesdb.engine.kernel.event_kinds.layer_events import CoreDeclare, CoreStack
from rulesdb.engine.kernel.event_kinds.object_events import CoreCount
from rulesdb.engine.kernel.event_kinds.teller import Teller
from rulesdb.engine.kernel.event_kinds.zone_events import CoreAltered, CoreCease, CoreCreate, CoreMove
from rulesdb.engine.kernel.events import ObjectId, OfAnyGame, OfObject, OfPlayerAndObject
from rulesdb.engine.kernel.state.state import taken, updated, with_item, with_object
from rulesdb.engine.kernel.state.zones import ZoneRules
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.cards import Card
from rulesdb.engine.mtg.events.faces import as_played
from rulesdb.engine.mtg.state import (
    CONTROLLED,
    HIDDEN,
    IN_PLAY,
    PHASED_OUT,
    SHARED,
    STACK,
    Declared,
    LastKnown,
    Object,
    State,
    Zone,
    ZoneName,
)


def _zone(name: ZoneName, owner: int | None) -> Zone:
    """Return a zone of an owner, or the one that all players share."""
    return Zone(name, None if name in SHARED else owner)


@book.definition("217.1c")
def becomes_new(item: Object, to: Zone, _is_public: bool) -> bool:
    """An object that moves to another zone becomes a new object; a spell that becomes a permanent does not (217.1c)."""
    return not (item.zone == STACK and to == IN_PLAY) and to != STACK


def is_no_spell(item: Object) -> bool:
    """Whether an object is an ability or combat damage on the stack: these exist nowhere else."""
    return item.layer is not None and item.layer.category != "card"


def _kept(item: Object) -> Mapping[str, object]:
    """Return what the new object keeps that an object becomes: a token is one still, until it ceases to exist."""
    return {"is_token": item.is_token, "is_copy": item.is_copy}


def _entering(item: Object, to: Zone) -> Mapping[str, object]:
    """Return the fields of an object that comes into play or onto the stack."""
    card = as_played(item.face) if item.face is not None and to == IN_PLAY else item.card
    return {"layer": item.layer if to == STACK else None, "damage": 0, "card": card}


def _card_of(item: Object) -> Card:
    """Return the characteristics of the new object that an object becomes: face up, whatever it was (504.6)."""
    base = item.unaltered or item
    return base.face or base.card


ZONES = ZoneRules[Object](
    zone=_zone,
    destination=lambda item, name: _zone(name, item.owner),
    object_class=Object,
    is_public=lambda zone, specified: zone.name not in HIDDEN if specified is None else specified,
    unseen=frozenset({"library"}),
    controlled=CONTROLLED,
    from_top=frozenset({"library"}),
    becomes_new=becomes_new,
    ceases=lambda item, _to: is_no_spell(item),
    kept=_kept,
    card_of=_card_of,
    entering=_entering,
    is_special=attrgetter("card.has_examined_abilities"),
)
"""The rules of zones: who sees and controls objects in them, and which objects become new ones."""


class Move(CoreMove, frozen=True, kw_only=True):
    """An object moves from its zone to another (217.1c)."""

    zone_rules = ZONES
    to: Zone
    """The zone that the object moves to."""
    copied: ObjectId | None = None
    """Id of the object as a copy of which the object comes into play, None for none."""

    def changed(self, state: OfAnyGame) -> State:
        """Move the object; a card that is removed from the game remembers what removed it."""
        moved = cast("State", super().changed(state))
        item = moved.objects.get(state.next_id) if self.to.name == "removed" else None
        return moved if item is None else updated(moved, item, removed_by=self.source)

    def sentence(self, teller: Teller) -> str:
        """Say which object moves where; to move to the zone of removed cards is to be removed from the game."""
        if self.to.name == "removed":
            return f"{teller.name_of_moved(self.object)}がゲームから取り除かれる"
        return super().sentence(teller)


class Altered(CoreAltered, frozen=True, kw_only=True):
    """An object becomes a copy, a player gains control of it, or that ends."""

    zone_rules = ZONES
    before: Object
    """The record of the object so far."""
    record: Object
    """The new record, with the same id."""

    def changed(self, state: State) -> State:
        """Replace the record; a new controller controls the object from now on."""
        after: State = super().changed(state)
        if self.record.controller == self.before.controller:
            return after
        item = after.objects[self.record.id]
        return replace(updated(after, item, controlled_since=state.clock), clock=state.clock + 1)


class Cease(CoreCease, frozen=True, kw_only=True):
    """An object ceases to exist, such as an ability that has left the stack."""

    zone_rules = ZONES


class Vanish(Cease, frozen=True, kw_only=True):
    """A token that is not in play (420.5f), or a copy of a spell that is not on the stack (420.5j), ceases to exist."""

    is_left_out: ClassVar[bool] = False
    words = "{object:name}が消滅する"


class Create(CoreCreate, frozen=True, kw_only=True):
    """A token comes into play (216.1)."""

    zone_rules = ZONES
    to = IN_PLAY
    token: Card
    """Characteristics of the token."""
    made: ObjectId | None = None
    """Id of the token, None as long as it has not come into play."""


class Count(CoreCount, frozen=True, kw_only=True):
    """Counters are put on an object or removed from it."""


class Attached(OfObject, frozen=True, kw_only=True):
    """An Aura becomes attached to a permanent, or to a player by the player's record."""

    words = "{object:name}が{host:name}につけられる"
    host: ObjectId
    """Id of what it is attached to."""

    def changed(self, state: State) -> State:
        """Attach the Aura, which gets a new timestamp (418.5e)."""
        after = updated(state, state.objects[self.object], attached_to=self.host, timestamp=state.clock)
        return replace(after, clock=state.clock + 1)


class Shown(OfObject, frozen=True, kw_only=True):
    """A card is revealed, and what it is stays known when it moves to another private zone."""

    words = "{object:name}が公開される"
    known: LastKnown
    """What is known of it."""

    def changed(self, state: State) -> State:
        """Keep what is known."""
        return replace(state, known=with_item(state.known, self.object, self.known))


class Unattached(OfObject, frozen=True, kw_only=True):
    """An Equipment becomes unattached."""

    words = "{object:name}がはずれる"

    def changed(self, state: State) -> State:
        """Leave the Equipment in play, attached to nothing."""
        return updated(state, state.objects[self.object], attached_to=None)


def _moved(state: State, item: Object, to: Zone) -> State:
    """Return the state with a record of an object, which keeps its id, in another zone."""
    left = taken(state, state.objects[item.id])
    zones = with_item(left.zones, to, (*left.zones.get(to, ()), item.id))
    return replace(with_object(left, replace(item, zone=to)), zones=zones, clock=left.clock + 1)


class PhasesOut(OfObject, frozen=True, kw_only=True):
    """A permanent phases out: it leaves play, and the damage dealt to it is removed."""

    words = "{object:name}がフェイズ・アウトする"
    host: ObjectId | None = None
    """Id of the permanent with which it phases out, because it is attached to it; None if it does so by itself."""

    def changed(self, state: State) -> State:
        """Put the permanent into the phased-out zone, with its counters, its status and its timestamp."""
        item = replace(state.objects[self.object], damage=0, phased_out_with=self.host)
        return _moved(state, item, PHASED_OUT)


class PhasesIn(OfObject, frozen=True, kw_only=True):
    """A phased-out permanent phases in. It does not come into play, and so triggers nothing that does."""

    words = "{object:name}がフェイズ・インする"

    def changed(self, state: State) -> State:
        """Put the permanent into play as it was."""
        item = replace(state.objects[self.object], phased_in=state.clock, phased_out_with=None)
        return _moved(state, item, IN_PLAY)


class Stack(CoreStack, frozen=True, kw_only=True):
    """An ability, or combat damage, goes on the stack (217.6)."""

    zone_rules = ZONES
    layer: Object
    """The object; the event sets its timestamp."""

    def sentence(self, teller: Teller) -> str:
        """Say what goes on the stack, and show it to the teller: it may be gone before the teller's next look."""
        teller.notice(self.layer)
        return f"{teller.name(self.layer.id)}がスタックに置かれる"


class Copied(OfPlayerAndObject, frozen=True, kw_only=True):
    """A copy of a spell has been put on the stack (503.10)."""

    is_fact: ClassVar[bool] = True
    words = "{object:name}は、プレイされたものではない"


class Declare(CoreDeclare, frozen=True, kw_only=True):
    """Modes, targets and costs of a spell or ability are announced (409.1b to 409.1e)."""

    declared: Declared
    """All that was announced so far, which replaces what the object has."""
