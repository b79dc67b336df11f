"""The card-pool (1.1.3): legality of a player's cards, and meta-static abilities that change it (5.4.3)."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Meta
from rulesdb.engine.fab.card_parts.keywords import Specialization
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.card_categories import category_of, is_macro, is_token_card
from rulesdb.engine.fab.rules.metatypes import is_of_another_hero
from rulesdb.engine.fab.rules.names import moniker_of
from rulesdb.engine.fab.rules.pool_supertypes import any_of, deciding, not_as_both
from rulesdb.engine.fab.zones import ZoneName
from rulesdb.engine.kernel.book import Rule

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
