"""Events of zones (chapter 3): the rules of the zones, and the events whose changes depend on them."""

from operator import attrgetter

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.events.state_updates import taken
from rulesdb.engine.fab.rules.objects.layers import is_no_card
from rulesdb.engine.fab.rules.objects.permanents import (
    COUNTERS,
    becomes_permanent_by_moving,
    controller_on_entering,
    has_controller,
    is_still_permanent,
    is_tapped_after_move,
    owner_of_card,
    owner_of_new_card,
)
from rulesdb.engine.fab.state import Object
from rulesdb.engine.fab.zones import ARENA, CHAIN, PERMANENT, PRIVATE, SHARED, STACK, Zone, ZoneName
from rulesdb.engine.kernel.event_kinds.zone_events import (
    CoreAltered,
    CoreBring,
    CoreCease,
    CoreCreate,
    CoreMove,
    CoreRepositioned,
)
from rulesdb.engine.kernel.state.state import CoreState
from rulesdb.engine.kernel.state.state_updates import updated
from rulesdb.engine.kernel.state.zones import ZoneRules

_ON_THE_WAY = (STACK, CHAIN)


def _zone(name: ZoneName, owner: int | None) -> Zone:
    """Return a zone of an owner, or the one that all players share."""
    return Zone(name, None if name in SHARED else owner)


def _becomes_new(item: Object, to: Zone, is_public: bool) -> bool:
    """Whether an object becomes a new object by a move (3.0.9)."""
    left_sight = item.is_public and not is_public
    return left_sight or (to.name not in ARENA and to != STACK)


@book.definition("1.7.1#sentence-5")
def as_printed(item: Object) -> Card:
    """The rules text of a card determines its base abilities: an object that it becomes has all of them again."""
    return item.printed


def _entering(item: Object, to: Zone) -> dict[str, object]:
    """Return the fields of an object that enters the arena or the stack."""
    return {
        "layer": item.layer if to == STACK else None,
        "origin": _origin(item, to),
        "x": item.layer.declared.x if item.layer else item.x,
        "has_become_permanent": becomes_permanent_by_moving(item, to),
    }


def _kept(item: Object) -> dict[str, object]:
    """Return the fields that an object keeps in another zone, where it becomes a new object."""
    return {"has_become_permanent": is_still_permanent(item)}


def _origin(item: Object, to: Zone) -> Zone | None:
    """Return the origin of an object that moves to the stack or the combat chain, None for other moves."""
    if to not in _ON_THE_WAY:
        return None
    return item.origin if item.zone in _ON_THE_WAY else item.zone


ZONES = ZoneRules[Object](
    zone=_zone,
    object_class=Object,
    private=PRIVATE,
    unseen=frozenset({"deck"}),
    controlled=ARENA | {STACK.name},
    from_top=frozenset({"deck"}),
    becomes_new=_becomes_new,
    ceases=is_no_card,
    card_of=as_printed,
    entering=_entering,
    kept=_kept,
    has_controller=has_controller,
    controller=controller_on_entering,
    owner=owner_of_card,
    owner_of_new=owner_of_new_card,
    enters_tapped=is_tapped_after_move,
    left=taken,
    counters=COUNTERS,
    is_special=attrgetter("card.has_examined_abilities"),
)
"""The rules of zones (3.0): who sees and controls objects in them, and which objects become new ones."""


class Move(CoreMove, frozen=True, kw_only=True):
    """An object moves from its zone to another (3.0.7)."""

    zone_rules = ZONES
    to: Zone
    """The zone that the object moves to."""
    becomes: Card | None = None
    """Base properties with which the object arrives, if a replacement effect defines them (6.4.8a)."""

    def changed(self, state: CoreState) -> CoreState:
        """Move the object, and give it its new base properties; the printed ones are those of the card elsewhere.

        A token that would become a new object has ceased to exist.
        """
        after = super().changed(state)
        if self.becomes is None:
            return after
        item = after.objects.get(self.object) or after.objects.get(state.next_id)
        if not isinstance(item, Object):
            return after
        return updated(after, item, card=self.becomes, whole=item.whole or item.card)


class Altered(CoreAltered, frozen=True, kw_only=True):
    """An object becomes a copy (8.5.25), or a player gains control of it (8.5.35), or that ends."""

    zone_rules = ZONES
    before: Object
    """The record of the object so far."""
    record: Object
    """The new record, with the same id."""


class Repositioned(CoreRepositioned, frozen=True, kw_only=True):
    """An object goes to the top or the bottom of the zone that it is in, which is no move (3.0.7b)."""

    zone_rules = ZONES


class Cease(CoreCease, frozen=True, kw_only=True):
    """An object ceases to exist: a cleared non-card (3.0.12a), or an object of a player who has lost (4.5.1a)."""

    zone_rules = ZONES


class Bring(CoreBring, frozen=True, kw_only=True):
    """A card from outside the game enters a zone of a player, who becomes its owner (1.3.1a)."""

    zone_rules = ZONES
    card: Card
    """Base properties of the card."""
    zone: ZoneName
    """Name of the player's zone that the card enters."""


class Create(CoreCreate, frozen=True, kw_only=True):
    """A token is created (8.5.2), as a permanent."""

    zone_rules = ZONES
    to = PERMANENT
    token: Card
    """Base properties of the token."""
