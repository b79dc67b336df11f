"""Persons who take part in a game with a hero and a card-pool (1.1.1a, 1.1.2), and where cards may start it (1.3.2)."""

from msgspec import Struct

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.rules.card_categories import category_of, is_hero_card
from rulesdb.engine.fab.rules.card_pool import (
    CardPool,
    against_card_pool,
    called_deck,
    card_pool,
    without_macros,
    without_tokens,
)
from rulesdb.engine.fab.zones import EQUIPMENT_ZONES, WEAPON_ZONES, ZoneName
from rulesdb.engine.kernel.engine_errors import EngineError


class Seat(Struct, frozen=True):
    """A person with what the person brings to a game: a hero, and the cards of a card-pool."""

    name: str
    """Displayed name of the player."""
    hero: Card | None
    """Hero card, None for a person without a hero."""
    deck: CardPool = ()
    """Cards of the deck, from its top, as they lie before the deck is shuffled."""
    equipment: CardPool = ()
    """Arena-cards that the hero begins the game with: equipment and weapons."""
    party: str = ""
    """Name of the player's party (1.1.4), "" for a player without others."""
    others: CardPool = ()
    """All other cards brought: those of the inventory (4.1.6), and those for tokens and macros."""
    has_card_pool: bool = True
    """Whether the person brings a card-pool at all."""


class SeatError(EngineError):
    """A person, or a card that a person brings, with which no game can start because ``rules`` forbid it."""

    def __init__(self, player: str, what: str, rules: frozenset[str]) -> None:
        """Store the player, the card (or what else is wrong), and the rules."""
        self.player = player
        self.what = what
        self.rules = rules
        super().__init__(f"{player} cannot start a game with {what}: {', '.join(sorted(rules))}")


def check_seat(seat: Seat) -> None:
    """Raise SeatError for a person who cannot start a game, or for the first card with which the person cannot."""
    if cannot_participate((lacks_a_hero(seat), lacks_a_card_pool(seat))):
        raise SeatError(seat.name, "nothing more", frozenset({cannot_participate.id}))
    if seat.hero is None:
        return
    if is_no_hero_card(seat.hero):
        raise SeatError(seat.name, seat.hero.name, frozenset({is_no_hero_card.id}))
    pool = card_pool((*seat.deck, *without_macros(without_tokens(seat.others))), seat.equipment)
    for card in pool:
        zone: ZoneName | None = "deck" if card in seat.deck else zone_for(card) if card in seat.equipment else None
        is_in_deck = card in called_deck(seat.deck, pool)
        rules = against_card_pool(card, seat.hero, zone=zone, is_in_deck=is_in_deck) | against_start(card, zone)
        if rules:
            raise SeatError(seat.name, card.name, rules)


def zone_for(card: Card) -> ZoneName:
    """Return the zone that an arena-card is equipped to."""
    if "weapon" in card.types:
        return WEAPON_ZONES[0]
    return next(name for name in EQUIPMENT_ZONES if name in card.subtypes)


@book.definition("1.1.1a#sentence-1")
def cannot_participate(missing: tuple[bool, ...]) -> bool:
    """To participate, a person must have everything that is listed."""
    return any(missing)


@book.filter("1.1.1a#sentence-2")
def lacks_a_hero(seat: Seat) -> bool:
    """A person must have a hero."""
    return seat.hero is None


@book.filter("1.1.1a#sentence-3")
def lacks_a_card_pool(seat: Seat) -> bool:
    """A person must have a card-pool."""
    return not seat.has_card_pool


@book.filter("1.1.2#sentence-1")
def is_no_hero_card(hero: Card) -> bool:
    """A player's hero is a hero-card."""
    return not is_hero_card(hero)


def against_start(card: Card, zone: ZoneName | None) -> frozenset[str]:
    """Return the identifiers of the rules that forbid that a card of a card-pool starts the game in a zone."""
    rules = frozenset(rule.id for rule in (is_hero_of_nobody, is_arena_card_in_deck) if rule(card, zone))
    is_undecided = zone == "deck" and category_of(card) != "arena"
    return rules if not is_undecided or may_start_in_deck(card) else rules | {may_start_in_deck.id}


@book.filter("1.3.2a#sentence-2")
def is_hero_of_nobody(card: Card, _zone: ZoneName | None) -> bool:
    """A hero-card starts the game as a player's hero, and not among a player's other cards."""
    return category_of(card) == "hero"


@book.filter("1.3.2c#sentence-3")
def may_start_in_deck(card: Card) -> bool:
    """A deck-card may start the game in a player's deck."""
    return category_of(card) == "deck"


@book.filter("1.3.2d#sentence-2")
def is_arena_card_in_deck(card: Card, zone: ZoneName | None) -> bool:
    """An arena-card cannot start the game in a player's deck."""
    return zone == "deck" and category_of(card) == "arena"
