"""The card-pool (1.1.3, 5.4.3), its players (1.1.1a, 1.1.2), and where cards may start the game (1.3.2)."""

from msgspec import Struct

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Meta
from rulesdb.engine.fab.card_parts.keywords import Cloaked, Essence, Legendary, Specialization
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.rules.cards.categories import card_category, is_hero_card, is_macro, is_token_card
from rulesdb.engine.fab.rules.cards.names import moniker_of
from rulesdb.engine.fab.zones import EQUIPMENT_ZONES, WEAPON_ZONES, ZoneName
from rulesdb.engine.kernel.engine_errors import EngineError

CardPool = tuple[Card, ...]


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
    pool: CardPool = ()
    """Cards from which the player chooses equipment and deck as the game starts (4.1.4, 4.1.5)."""
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
    if cannot_participate(seat):
        raise SeatError(seat.name, "nothing more", frozenset({cannot_participate.id}))
    if seat.hero is None:
        return
    if is_no_hero_card(seat.hero):
        raise SeatError(seat.name, seat.hero.name, frozenset({is_no_hero_card.id}))
    for card in card_pool(seat):
        zone: ZoneName | None = "deck" if card in seat.deck else equipped_zone(card) if card in seat.equipment else None
        rules = rules_against_card(card, seat.hero, zone) | rules_against_start(card, zone)
        rules |= {is_not_the_only_one.id} if is_not_the_only_one(card, seat.deck) else set()
        if rules:
            raise SeatError(seat.name, card.name, rules)


@book.definition("1.1.1a#sentence-1")
def cannot_participate(seat: Seat) -> bool:
    """To participate, a person must have a hero and a card-pool."""
    return seat.hero is None or not seat.has_card_pool


@book.definition("1.1.2#sentence-1")
def is_no_hero_card(hero: Card) -> bool:
    """A player's hero is a hero-card."""
    return not is_hero_card(hero)


@book.law
def card_pool(seat: Seat) -> CardPool:
    """A player's card-pool: the arena-cards and deck-cards that they bring, but neither tokens nor macros."""
    others = (card for card in seat.others if not (is_token_card(card) or is_macro(card)))
    return (*seat.equipment, *seat.deck, *seat.pool, *others)


@book.law
def is_equipped_as_weapon(card: Card) -> bool:
    """Whether an arena-card is equipped to a weapon zone: a weapon, an off-hand or a quiver (3.16.2a)."""
    return "weapon" in card.types or not card.subtypes.isdisjoint({"off-hand", "quiver"})


@book.law
def equipped_zone(card: Card) -> ZoneName:
    """The zone that an arena-card is equipped to at the start of the game (3.2.3, 3.16.3)."""
    if is_equipped_as_weapon(card):
        return WEAPON_ZONES[0]
    return next(name for name in EQUIPMENT_ZONES if name in card.subtypes)


@book.filter("8.3.36#sentence-1")
def is_equipped_face_down(card: Card) -> bool:
    """Cloaked: the card is equipped face down."""
    return any(isinstance(ability, Cloaked) for ability in card.abilities)


# Cards of a card-pool


def rules_against_card(card: Card, hero: Card, zone: ZoneName | None) -> frozenset[str]:
    """Return the identifiers of the rules that exclude a card from the card-pool of a hero's player.

    ``zone`` is the zone in which the card starts the game, None for a card of the inventory.
    """
    rules = frozenset(rule.id for rule in (is_of_another_category, is_macro_in_the_pool) if rule(card))
    if is_admitted(card, hero, zone):
        return rules
    of_hero = (has_foreign_supertypes, is_for_another_hero, is_of_another_hero)
    return rules | {rule.id for rule in of_hero if rule(card, hero)}


@book.filter("1.1.3#sentence-1b")
def is_of_another_category(card: Card) -> bool:
    """Only deck-cards and arena-cards are in a card-pool."""
    return card_category(card) not in {"deck", "arena"}


is_macro_in_the_pool = book.definition("1.5.2#sentence-1")(is_macro)
"""A macro cannot be part of a card-pool."""


@book.law
def is_admitted(card: Card, hero: Card, zone: ZoneName | None) -> bool:
    """Whether a meta-static ability, which functions outside the game, admits a card that starts the game in a zone."""
    metas = (ability for ability in hero.abilities if isinstance(ability, Meta))
    return any(ability.admitted.admits(card) and ability.zone in {None, zone} for ability in metas)


@book.definition("1.1.3#sentence-2")
def has_foreign_supertypes(card: Card, hero: Card) -> bool:
    """A card is in the card-pool only if its supertypes are a subset of those of the player's hero."""
    return not any(supertypes <= supertypes_for_cards(hero) for supertypes in sets_of_supertypes(card))


@book.law
def supertypes_for_cards(hero: Card) -> frozenset[str]:
    """The supertypes for the cards of a deck: the hero's, and those of an essence as if the hero had them (8.3.16)."""
    named = (ability.supertypes for ability in hero.abilities if isinstance(ability, Essence))
    return hero.supertypes.union(*named)


@book.law
def sets_of_supertypes(card: Card) -> tuple[frozenset[str], ...]:
    """The sets of supertypes of a card, of which one decides whether the card may be in a card-pool."""
    return (card.supertypes, card.hybrid) if card.hybrid else (card.supertypes,)


@book.filter("8.3.7#sentence-2")
def is_for_another_hero(card: Card, hero: Card) -> bool:
    """Specialization: a card is in the card-pool only if the player's hero has the moniker that it names."""
    wanted = [ability for ability in card.abilities if isinstance(ability, Specialization)]
    return any(ability.moniker != moniker_of(hero) for ability in wanted)


@book.filter("8.3.6#sentence-1")
def is_not_the_only_one(card: Card, deck: CardPool) -> bool:
    """Legendary: a deck has one such card at most."""
    is_legendary = any(isinstance(ability, Legendary) for ability in card.abilities)
    return is_legendary and sum(other.name == card.name for other in deck) > 1


METATYPES_OF_SETS = frozenset({"Rosetta"})
"""The metatypes of sets; the others are those of heroes."""


@book.definition("2.6.6#sentence-3")
def is_of_another_hero(card: Card, hero: Card) -> bool:
    """A card is in a card-pool only if the hero of the player has the moniker of a hero-metatype of the card."""
    monikers = card.metatypes - METATYPES_OF_SETS
    return bool(monikers) and moniker_of(hero) not in monikers


# Where cards start the game


def rules_against_start(card: Card, zone: ZoneName | None) -> frozenset[str]:
    """Return the identifiers of the rules that forbid that a card of a card-pool starts the game in a zone."""
    rules = {is_hero_of_nobody.id} if is_hero_of_nobody(card) else set[str]()
    if is_arena_card_in_deck(card, zone):
        rules.add(is_arena_card_in_deck.id)
    elif cannot_start(card, zone):
        rules.add(cannot_start.id)
    return frozenset(rules)


@book.definition("1.3.2a#sentence-2")
def is_hero_of_nobody(card: Card) -> bool:
    """A hero-card starts the game as a player's hero, and not among a player's other cards."""
    return card_category(card) == "hero"


@book.definition("1.3.2c#sentence-3")
def cannot_start(card: Card, zone: ZoneName | None) -> bool:
    """A deck-card may start the game in a player's deck, or elsewhere; neither a hero-card nor a token-card may."""
    return zone == "deck" and card_category(card) not in {"deck", "arena"}


@book.definition("1.3.2d#sentence-2")
def is_arena_card_in_deck(card: Card, zone: ZoneName | None) -> bool:
    """An arena-card cannot start the game in a player's deck."""
    return zone == "deck" and card_category(card) == "arena"
