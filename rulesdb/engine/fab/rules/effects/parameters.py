"""Parameters that players determine when an effect is generated (1.8.6), and the zones that a description names."""

from functools import lru_cache

from msgspec import Struct
from msgspec.structs import fields

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.zones import ARENA, PRIVATE
from rulesdb.engine.kernel.cards.roles import Filter, Objects
from rulesdb.engine.kernel.play.declarations import different, pick_several
from rulesdb.engine.kernel.process.options import DecisionQuestion
from rulesdb.engine.kernel.selection.filters import LiesInYourZone, LiesInZone


@lru_cache(maxsize=1_000)
def described_zones(what: Objects | Filter) -> frozenset[str]:
    """Return the names of the zones outside the arena and the stack that a description names anywhere within it."""
    found: frozenset[str] = frozenset()
    match what:
        case LiesInZone(zone=name) | LiesInYourZone(zone=name):
            found = frozenset({name})
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


Ids = tuple[int, ...]


def determinable(game: Game, what: Objects, found: Ids) -> Ids:
    """Return the objects of a description that players can determine as parameters."""
    zones = described_zones(what)
    if not zones:
        return in_the_arena_or_on_the_stack(found, game)
    return found if zones & PRIVATE else public_in_their_zone(found, game)


@book.transform("1.8.6b#sentence-2")
def in_the_arena_or_on_the_stack(found: Ids, game: Game) -> Ids:
    """Players can determine only public objects in the arena or on the stack, unless otherwise specified."""
    return tuple(object_id for object_id in found if is_public_in_arena_or_stack(game, object_id))


@book.transform("1.8.6b#sentence-3")
def public_in_their_zone(found: Ids, game: Game) -> Ids:
    """Of the objects of a public zone, players can determine only public ones, unless otherwise specified."""
    return tuple(object_id for object_id in found if game.object(object_id).is_public)


@book.transform("1.8.6d#sentence-1")
def in_order(objects: Ids, game: Game, player: int) -> Ids:
    """The player determines the order of the individual events of a compound event that an effect makes."""
    question = DecisionQuestion(player, "order of events", in_order.id)
    return pick_several(game, question, different(objects), len(objects), ())
