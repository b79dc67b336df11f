"""The zones that a description of objects names, such as "a card in your graveyard"."""

from functools import lru_cache

from msgspec import Struct
from msgspec.structs import fields

from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.zones import ARENA
from rulesdb.engine.kernel.cards.roles import Filter, Objects
from rulesdb.engine.kernel.selection.filters import LiesInYourZone, LiesInZone
from rulesdb.engine.kernel.selection.objects import TopOfZone


@lru_cache(maxsize=1_000)
def described_zones(what: Objects | Filter) -> frozenset[str]:
    """Return the names of the zones outside the arena and the stack that a description names anywhere within it."""
    found: frozenset[str] = frozenset()
    match what:
        case LiesInZone(zone=name) | LiesInYourZone(zone=name):
            found = frozenset({name})
        case TopOfZone():
            found = frozenset({what.zone_name})
        case Objects():
            found = frozenset({getattr(what, "zone", "stack")})
    for field in fields(what):
        value = getattr(what, field.name)
        for one in value if isinstance(value, tuple) else (value,):
            if isinstance(one, Struct):
                found |= described_zones(one)
    return found - ARENA - {"stack"}


def is_public_in_arena_or_stack(game: Game, object_id: int) -> bool:
    """Whether an object is public, and in the arena or on the stack."""
    item = game.object(object_id)
    return item.is_public and (item.zone.name in ARENA or item.zone.name == "stack")
