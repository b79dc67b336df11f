"""Zones (217): their names, which of them all players share, and whose objects are hidden."""

from typing import Literal

from rulesdb.engine.kernel.state.zones import CoreZone

ZoneName = Literal[
    "graveyard", "hand", "in play", "library", "outside the game", "phased out", "player", "removed", "stack"
]  # fmt: skip
"""The zone "player" holds a record for each player, so that effects and damage name players as they name objects."""


class Zone(CoreZone[ZoneName]):
    """A zone of Magic."""

    __slots__ = ()

    name: ZoneName
    """Name of the zone."""


STACK = Zone("stack")
IN_PLAY = Zone("in play")
REMOVED = Zone("removed")
PHASED_OUT = Zone("phased out")

SHARED = frozenset({"in play", "phased out", "removed", "stack"})
HIDDEN = frozenset({"hand", "library"})
CONTROLLED = frozenset({"in play", "phased out", "player", "stack"})
