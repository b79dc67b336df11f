"""The card-pool (1.1.3, 5.4.3), its players (1.1.1a, 1.1.2), and where cards may start the game (1.3.2)."""

from msgspec import Struct

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Meta
from rulesdb.engine.fab.card_parts.keywords import Specialization
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.cards.categories import category_of, is_hero_card, is_macro, is_token_card
from rulesdb.engine.fab.rules.cards.names import moniker_of
from rulesdb.engine.fab.rules.cards.type_box import any_of, deciding, not_as_both
from rulesdb.engine.fab.rules.objects.identities import is_of_another_hero
from rulesdb.engine.fab.zones import EQUIPMENT_ZONES, WEAPON_ZONES, ZoneName
from rulesdb.engine.kernel.book import Rule
from rulesdb.engine.kernel.engine_errors import EngineError

CardPool = tuple[Card, ...]


@book.definition("1.1.3#sentence-1")
def card_pool(deck_cards: CardPool, arena_cards: CardPool) -> CardPool:
    """A player's card-pool is a collection of deck-cards and arena-cards."""
    return (*arena_cards, *deck_cards)


@book.transform("1.3.2b#sentence-2")
def without_tokens(cards: CardPool) -> CardPool:
    """Token-cards that a player brings are not considered part of the card-pool."""
    return tuple(card for card in cards if not is_token_card(card))


@book.transform("1.5.2#sentence-2")
def without_macros(cards: CardPool) -> CardPool:
    """Macros that a player brings are not considered part of the card-pool."""
    return tuple(card for card in cards if not is_macro(card))


@book.filter("1.5.2#sentence-1")
def is_macro_in_the_pool(card: Card) -> bool:
    """A macro cannot be part of a card-pool."""
    return is_macro(card)


def against_card_pool(card: Card, hero: Card, *, zone: ZoneName | None, is_in_deck: bool) -> frozenset[str]:
    """Return the identifiers of the rules that exclude a card from the card-pool of a hero's player.

    ``zone`` is the zone in which the card starts the game, None for a card of the inventory. ``is_in_deck`` says
    whether meta-static abilities that speak of the deck mean the card, too.
    """
    of_all = frozenset(rule.id for rule in _OF_ALL_CARDS if rule(card))
    metas = (ability for ability in hero.abilities if isinstance(ability, Meta))
    functional = (ability for ability in metas if functions_outside_the_game(ability))
    if is_in_deck and any(admits(ability, card) and starts_as_specified(ability, zone) for ability in functional):
        return of_all
    return of_all | {rule.id for rule in _UNLESS_ADMITTED if rule(card, hero)}


@book.filter("1.1.3#sentence-1")
def is_of_another_category(card: Card) -> bool:
    """Only deck-cards and arena-cards are in a card-pool."""
    return category_of(card) not in {"deck", "arena"}


@book.filter("1.1.3#sentence-2")
def has_foreign_supertypes(card: Card, hero: Card) -> bool:
    """A card is in the card-pool only if its supertypes are a subset of those of the player's hero."""
    sets = not_as_both(any_of(sets_of_supertypes(card)), card)
    return not any(deciding(supertypes) <= hero.supertypes for supertypes in sets)


@book.definition("1.1.3b#sentence-1")
def sets_of_supertypes(card: Card) -> tuple[frozenset[str], ...]:
    """A hybrid card may be in the card-pool if either of its supertype sets is a subset of the hero's supertypes."""
    return (card.supertypes, card.hybrid) if card.hybrid else (card.supertypes,)


@book.filter("1.7.4d#sentence-1")
def functions_outside_the_game(_ability: Meta) -> bool:
    """A meta-static ability is functional outside the game."""
    return True


@book.filter("8.3.7#sentence-2")
def is_for_another_hero(card: Card, hero: Card) -> bool:
    """Specialization: a card is in the card-pool only if the player's hero has the moniker that it names."""
    wanted = [ability for ability in card.abilities if isinstance(ability, Specialization)]
    return any(ability.moniker != moniker_of(hero) for ability in wanted)


_OF_ALL_CARDS: tuple[Rule[[Card], bool], ...] = (is_of_another_category, is_macro_in_the_pool)
_UNLESS_ADMITTED: tuple[Rule[[Card, Card], bool], ...] = (
    has_foreign_supertypes,
    is_for_another_hero,
    is_of_another_hero,
)


@book.filter("5.4.3#sentence-1")
def admits(ability: Meta, card: Card) -> bool:
    """A meta-static ability applies to the rules outside the game: it can admit a card to the card-pool."""
    return ability.admitted.admits(card)


@book.definition("1.1.3a#sentence-2")
def starts_as_specified(ability: Meta, zone: ZoneName | None) -> bool:
    """A card that an effect admits may be in the card-pool as long as it starts the game as the effect specifies."""
    return ability.zone in {None, zone}


@book.definition("1.1.3a#sentence-3")
def called_deck(_deck_cards: CardPool, pool: CardPool) -> CardPool:
    """The text of a meta-static ability refers to the player's card-pool as the player's deck."""
    return pool


@book.definition("5.4.3a#sentence-2")
def is_no_longer_legal(_game: Game, _player: int, _object_id: int) -> bool:
    """A card stays legal in the card-pool when the meta-static ability that admitted it ceases to exist in the game."""
    return False


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
