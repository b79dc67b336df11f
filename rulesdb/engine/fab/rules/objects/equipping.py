"""Equipped objects (8.5.41), and sub-cards under permanents (3.0.14)."""

from collections.abc import Iterable

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.general.players import number_of_zones
from rulesdb.engine.fab.rules.objects.card_pool import is_equipped_as_weapon
from rulesdb.engine.fab.rules.objects.objects import ceases_if_cleared, is_permanent
from rulesdb.engine.fab.state import Object
from rulesdb.engine.fab.zones import CHAIN, EQUIPMENT_ZONES, UNDER, WEAPON_ZONES, Zone, ZoneName
from rulesdb.engine.kernel.events import Event, OfObject

_WORN: tuple[ZoneName, ...] = (*EQUIPMENT_ZONES, *WEAPON_ZONES)
_ZONES_OF, _EMPTY, _TWO_HANDED, _ONE_OFF_HAND = "fab:8.5.41b", "fab:8.5.41c", "fab:3.16.2a", "fab:8.2.10b"
"""The rules that some subtypes are equipped alone, and to empty zones, a two-hander to both, and one off-hand."""


def is_equipped(item: Object) -> bool:
    """Whether an object is equipped to a zone, which it stays while it attacks or defends (3.0.1a, 7.7.5)."""
    if item.zone == CHAIN:
        return is_permanent(item) and not item.card.types.isdisjoint({"equipment", "weapon"})
    return is_worn_in(item.zone)


def is_worn_in(zone: Zone) -> bool:
    """Whether a zone is one that objects are equipped to."""
    return zone.name in _WORN


def zones_to_equip(game: Game, card: Card, player: int) -> tuple[ZoneName, ...]:
    """Return the zones of a player to which a card can be equipped: empty ones, by its subtypes (8.5.41a to c)."""
    if not is_equipped_as_weapon(card):
        return tuple(name for name in EQUIPMENT_ZONES if fits_zone(card, name) and not occupants(game, name, player))
    held = equipped_to(game, WEAPON_ZONES, player)
    room = number_of_zones(game, WEAPON_ZONES[0], player) - sum(hands(item.card) for item in held)
    if hands(card) > room or is_second_off_hand(card, held):
        return ()
    return tuple(name for name in WEAPON_ZONES if not occupants(game, name, player))


def is_second_off_hand(card: Card, held: Iterable[Object]) -> bool:
    """Whether a card is an off-hand, and so is one of those that its player has equipped (8.2.10b)."""
    return "off-hand" in card.subtypes and any("off-hand" in item.card.subtypes for item in held)


def why_not_equipped(game: Game, card: Card, player: int) -> tuple[str, ...]:
    """Return the rules by which a player cannot have a card equipped beside what is, none if the player can."""
    if zones_to_equip(game, card, player):
        return ()
    if not is_equipped_as_weapon(card):
        return (_ZONES_OF,) if not any(fits_zone(card, name) for name in EQUIPMENT_ZONES) else (_EMPTY,)
    is_second = is_second_off_hand(card, equipped_to(game, WEAPON_ZONES, player))
    return (_ONE_OFF_HAND,) if is_second else (_EMPTY, _TWO_HANDED) if hands(card) > 1 else (_EMPTY,)


@book.law
def equipped_to(game: Game, zones: tuple[ZoneName, ...], player: int) -> tuple[Object, ...]:
    """The objects that are equipped to some zones of a player, those among them that attack or defend (3.0.1a)."""
    away = (item for item in map(game.object, game.state.zones.get(CHAIN, ())) if is_equipped(item))
    origins = {Zone(name, player) for name in zones}
    return (
        *(game.object(one) for name in zones for one in game.zone(name, player)),
        *(item for item in away if item.origin in origins),
    )


@book.law
def objects_of_zone(game: Game, name: ZoneName, player: int) -> tuple[Object, ...]:
    """The objects for which an equipment or weapon zone of a player is not empty: in it, or equipped to it (3.0.1a)."""
    return equipped_to(game, (name,), player)


@book.law
def occupants(game: Game, name: ZoneName, player: int) -> tuple[Object, ...]:
    """The objects that leave no room in an equipment or weapon zone of a player: one at most (3.2.2, 3.16.2)."""
    return objects_of_zone(game, name, player)


@book.law
def is_exposed(game: Game, name: ZoneName, player: int) -> bool:
    """Whether an equipment zone is exposed: it is, if it is empty (3.0.1a)."""
    return not objects_of_zone(game, name, player)


@book.law
def fits_zone(card: Card, name: ZoneName) -> bool:
    """Whether a card can be equipped to a zone of a name, by its type and subtypes (3.2.2a, 3.16.2a)."""
    return is_equipped_as_weapon(card) if name in WEAPON_ZONES else name in card.subtypes


@book.law
def hands(card: Card) -> int:
    """The number of weapon zones that a card is equipped to: two for a two-hander (3.16.2a, 8.2.2b)."""
    return 2 if "2H" in card.subtypes else 1


@book.law
def sub_cards(game: Game, object_id: int) -> list[Object]:
    """The sub-cards under an object: those alone that a rule or effect has put under it (3.0.14a)."""
    found = (game.object(one) for player in range(len(game.state.players)) for one in game.zone(UNDER, player))
    return [item for item in found if item.under == object_id]


@book.definition("3.0.14c#sentence-2")
def keeps_sub_cards(game: Game, top_card: int) -> bool:
    """The sub-cards of a top-card that moves and remains the same object move with it, and remain sub-cards."""
    return game.has(top_card)


@book.definition("3.0.14e#sentence-1")
def ends_of_sub_cards(game: Game, event: OfObject) -> tuple[Event, ...]:
    """The events by which the sub-cards of a top-card are cleared if it has ceased to exist."""
    if keeps_sub_cards(game, event.object):
        return ()
    return tuple(
        kinds.Cease(by=ends_of_sub_cards.id, object=item.id)
        if ceases_if_cleared(item)
        else kinds.Move(
            by=ends_of_sub_cards.id, object=item.id, to=kinds.Move.zone_rules.destination(item, "graveyard")
        )
        for item in sub_cards(game, event.object)
    )


@book.law
def is_public_under(game: Game, top_card: int) -> bool:
    """Whether a sub-card is public: all are if the top-card is public, and none if it is private (3.0.14d)."""
    return game.object(top_card).is_public


def turned_with_top_card(game: Game, event: OfObject) -> tuple[Event, ...]:
    """Return the events by which the sub-cards of an object that has turned public become public as well."""
    if not game.has(event.object):
        return ()
    is_public = is_public_under(game, event.object)
    return tuple(
        kinds.Turned(by="fab:3.0.14d", object=item.id, is_public=is_public)
        for item in sub_cards(game, event.object)
        if item.is_public != is_public
    )
