"""Zones (chapter 3): their names, which of them make up the arena, and who may see into them by default."""

from typing import NamedTuple


class Zone(NamedTuple):
    """A zone. ``owner`` is a player's number, None for the zones that all share."""

    name: str
    owner: int | None = None


STACK = Zone("stack")
PERMANENT = Zone("permanent")
CHAIN = Zone("combat chain")

EQUIPMENT_ZONES = ("head", "chest", "arms", "legs")
WEAPON_ZONES = ("weapon 1", "weapon 2")
# 3.0.5 and 3.0.5b.
ARENA = frozenset({"hero", *EQUIPMENT_ZONES, *WEAPON_ZONES, "permanent", "combat chain"})
# 3.0.4b.
PRIVATE = frozenset({"hand", "deck", "arsenal"})
