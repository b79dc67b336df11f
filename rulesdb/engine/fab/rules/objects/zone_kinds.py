"""Kinds of zones: which are private (3.0.4), which make up the arena (3.0.5), and whose they are (3.0.2)."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.state import Object
from rulesdb.engine.fab.zones import ARENA, PRIVATE, SHARED, Zone, ZoneName
from rulesdb.engine.kernel.state import zones


@book.law
def zone_of(name: ZoneName, owner: int | None) -> Zone:
    """The zone of an owner, each of whom has zones of nearly all types, or the one that all players share (3.0.2)."""
    return Zone(name, None if name in SHARED else owner)


@book.law
def is_private_zone(zone: Zone) -> bool:
    """Whether objects are private in a zone by default: in an arsenal, a deck or a hand (3.0.4)."""
    return zone.name in PRIVATE


@book.law
def is_public_in(zone: Zone, specified: bool | None) -> bool:
    """Whether an object is public in a zone that it enters: as specified, or else by the default of the zone."""
    return not is_private_zone(zone) if specified is None else specified


joined = book.law(zones.first_or_last)
"""The objects of a zone with another one at its top or its bottom: a deck and the stack have an order."""


@book.law
def is_arena_zone(zone: Zone) -> bool:
    """Whether a zone is one of those that make up the arena (3.0.5)."""
    return zone.name in ARENA


@book.law
def destination(item: Object, name: ZoneName) -> Zone:
    """The zone of a name to which an object moves: its owner's, whoever controls the object (3.4.2, 3.8.2)."""
    return zone_of(name, item.owner)
