"""Zones (217): their names, which of them all players share, and whose objects are hidden."""

from typing import Literal

from rulesdb.engine.kernel.state.zones import CoreZone

ZoneName = Literal["graveyard", "hand", "in play", "library", "outside the game", "player", "removed", "stack"]
"""The zone "player" holds a record for each player, so that effects and damage name players as they name objects."""


class Zone(CoreZone[ZoneName]):
    """A zone of Magic."""

    __slots__ = ()

    name: ZoneName
    """Name of the zone."""


STACK = Zone("stack")
IN_PLAY = Zone("in play")
REMOVED = Zone("removed")

SHARED = frozenset({"in play", "removed", "stack"})
HIDDEN = frozenset({"hand", "library"})
CONTROLLED = frozenset({"in play", "player", "stack"})
