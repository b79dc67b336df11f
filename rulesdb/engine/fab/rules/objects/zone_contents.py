"""What zones can contain (3.2 to 3.16), and objects that would move to a zone that cannot contain them (3.0.11)."""

from itertools import product

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.effects import ChangesZones
from rulesdb.engine.fab.events.cards import Clear
from rulesdb.engine.fab.events.zones import Move
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.cards.categories import card_category
from rulesdb.engine.fab.rules.general.players import has_room_in_arsenal, number_of_zones
from rulesdb.engine.fab.rules.objects.equipping import fits_zone, occupants
from rulesdb.engine.fab.rules.objects.objects import ceases_if_cleared, is_permanent_after_move
from rulesdb.engine.fab.state import Object
from rulesdb.engine.fab.zones import ARENA, EQUIPMENT_ZONES, WEAPON_ZONES, Zone, ZoneName
from rulesdb.engine.kernel.effects.effects_in_force import of_kind
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.options import Pick
from rulesdb.engine.kernel.process.pipeline import happen

_OF_CARDS = frozenset({"banished", "graveyard"})
_WITH_ROOM_FOR_ONE: tuple[ZoneName, ...] = (*EQUIPMENT_ZONES, "arsenal")
_OF_DECK_CARDS = frozenset({"arsenal", "deck", "hand", "pitch"})


@book.law
def can_contain(game: Game, item: Object, to: Zone) -> bool:
    """Whether there is a zone that can contain an object, besides the objects that it contains already."""
    if to.owner is not None and number_of_zones(game, to.name, to.owner) < 1:
        return False
    if to.name in EQUIPMENT_ZONES or to.name in WEAPON_ZONES:
        assert to.owner is not None
        others = [one for one in occupants(game, to.name, to.owner) if one.id != item.id]
        return fits_zone(item.card, to.name) and not others
    if to.name in _OF_CARDS | _OF_DECK_CARDS and item.owner != to.owner:
        return False
    if to.name == "arsenal" and (to.owner is None or not has_room_in_arsenal(game, to.owner)):
        return False
    return is_for_zone(game, item, to)


def is_for_zone(game: Game, item: Object, to: Zone) -> bool:
    """Whether an object is of a kind that a zone contains."""
    category = card_category(item.printed)
    if to.name in _OF_DECK_CARDS:
        return category == "deck"
    if to.name == "hero":
        return category == "hero" and not game.zone("hero", to.owner)
    return to.name != "permanent" or is_permanent_after_move(item, to) or category != "deck"


def clear_lost_zones(game: Game) -> None:
    """Clear the cards in zones that cease to exist, which are empty ones as long as there are any (3.0.10)."""
    # only an arsenal can be left with too many cards by an effect that has ended
    for player, name in product(game.playing, _WITH_ROOM_FOR_ONE if of_kind(game, ChangesZones) else ("arsenal",)):
        inside = game.zone(name, player)
        for card in cards_of_lost_zones(game, player, inside, number_of_zones(game, name, player)) if inside else ():
            happen(game, Clear(by="fab:3.0.10", objects=(card,)))


@book.law
def cards_of_lost_zones(game: Game, player: int, inside: tuple[int, ...], number: int) -> tuple[int, ...]:
    """The cards in zones that cease to exist, of which a number is left: the player chooses which zones do."""
    if number < 1:
        return inside
    kept = list(inside)
    while len(kept) > number:
        kept.remove(card_of_lost_zone(game, player, tuple(kept)))
    return tuple(card for card in inside if card not in kept)


@book.law
def card_of_lost_zone(game: Game, player: int, inside: tuple[int, ...]) -> int:
    """The card in the zone that ceases to exist: the player chooses the zone, however it was created (3.0.10c)."""
    chosen = game.pick(player, "lost zone", [*map(Pick, inside)], "fab:3.0.10c").object
    assert chosen is not None
    return chosen


@book.law
def possible_move(event: Move, game: Game) -> Event | None:
    """A move, or what occurs instead if it is to a zone that cannot contain the object (3.0.11)."""
    if not game.has(event.object):
        return event
    item = game.object(event.object)
    if can_contain(game, item, event.to) or (ceases_if_cleared(item) and event.to.name not in ARENA):
        return event
    return instead_of_impossible_move(event, item)


@book.law
def instead_of_impossible_move(event: Move, item: Object) -> Event | None:
    """An object that a rule would move there is cleared instead; the move fails if an effect would move it (3.0.11)."""
    graveyard = Move.zone_rules.destination(item, "graveyard")
    return replace(event, to=graveyard, is_public=None, controller=None) if event.source is None else None
