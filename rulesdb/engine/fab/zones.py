"""Zones (chapter 3): their names, which of them make up the arena, and which are private by default."""

from typing import Literal

from rulesdb.engine.kernel.state.zones import CoreZone

ZoneName = Literal[
    "arms",
    "arsenal",
    "banished",
    "chest",
    "combat chain",
    "deck",
    "graveyard",
    "hand",
    "head",
    "hero",
    "inventory",
    "legs",
    "outside the game",
    "permanent",
    "pitch",
    "soul",
    "stack",
    "under",
    "weapon 1",
    "weapon 2",
]


class Zone(CoreZone[ZoneName]):
    """A zone of Flesh and Blood."""

    __slots__ = ()

    name: ZoneName
    """Name of the zone."""


STACK = Zone("stack")
PERMANENT = Zone("permanent")
CHAIN = Zone("combat chain")
UNDER: ZoneName = "under"
"""The name of the place of sub-cards, under permanents (3.0.14), which is not in the arena (3.0.14b)."""

EQUIPMENT_ZONES: tuple[ZoneName, ...] = ("head", "chest", "arms", "legs")
WEAPON_ZONES: tuple[ZoneName, ...] = ("weapon 1", "weapon 2")
ARENA = frozenset({"hero", *EQUIPMENT_ZONES, *WEAPON_ZONES, "permanent", "combat chain"})
"""The zones of the arena (3.0.5, 3.0.5b)."""
SHARED = frozenset({"permanent", "combat chain"})
PRIVATE = frozenset({"hand", "deck", "arsenal", "inventory"})
"""The private zones (3.0.4b)."""
