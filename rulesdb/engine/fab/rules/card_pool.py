"""The card-pool (1.1.3): legality of a player's cards, and meta-static abilities that change it (5.4.3)."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Meta
from rulesdb.engine.fab.card_parts.keywords import Specialization
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.continuous import properties
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.book import Rule
from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.errors import EngineError


class CardPoolError(EngineError):
    """A card-pool that is illegal because ``rules`` exclude ``card`` from it."""

    def __init__(self, player: str, card: str, rules: frozenset[str]) -> None:
        """Store the player, the card and the rules that exclude the card."""
        self.player = player
        self.card = card
        self.rules = rules
        super().__init__(f"{card} may not be in the card-pool of {player}: {', '.join(sorted(rules))}")


def _only_the_deck(deck_cards: tuple[Card, ...], _arena_cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return deck_cards


@book.definition(
    "1.1.3#sentence-1", _only_the_deck, "カードプールとはデッキのことで、装備品や武器は含まないとする読み方"
)
def card_pool(deck_cards: tuple[Card, ...], arena_cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """A player's card-pool is a collection of deck-cards and arena-cards."""
    return (*arena_cards, *deck_cards)


def against_card_pool(card: Card, hero: Card) -> frozenset[str]:
    """Return the identifiers of the rules that exclude a card from the card-pool of a hero's player."""
    if any(functions_outside_the_game(ability) and admits(ability, card) for ability in hero.abilities):
        return frozenset()
    return frozenset(rule.id for rule in _RULES if rule(card, hero))


@book.filter("1.1.3#sentence-2")
def has_foreign_supertypes(card: Card, hero: Card) -> bool:
    """A card is in the card-pool only if its supertypes are a subset of those of the player's hero."""
    return not card.supertypes <= hero.supertypes


@book.filter("1.7.4d#sentence-1")
def functions_outside_the_game(ability: Ability) -> bool:
    """A meta-static ability is functional outside the game; specialization is one, too."""
    return isinstance(ability, Meta | Specialization)


@book.filter("8.3.7")
def is_for_another_hero(card: Card, hero: Card) -> bool:
    """Specialization: a card is in the card-pool only if the player's hero has the moniker that it names."""
    wanted = [ability for ability in card.abilities if isinstance(ability, Specialization)]
    return any(functions_outside_the_game(ability) and ability.moniker != moniker_of(hero) for ability in wanted)


_RULES: tuple[Rule[[Card, Card], bool], ...] = (has_foreign_supertypes, is_for_another_hero)


def moniker_of(hero: Card) -> str:
    """Return a hero's moniker (2.7.3): the name before the comma in English, after the comma in Japanese."""
    before, _, after = hero.name.partition(", ")
    return before if after else hero.name.rpartition("、")[2]


@book.filter("5.4.3#sentence-1")
def admits(ability: Ability, card: Card) -> bool:
    """A meta-static ability applies to the rules outside the game: it can admit a card to the card-pool."""
    return isinstance(ability, Meta) and ability.admitted.admits(card)


def _by_what_there_is_now(game: Game, player: int, object_id: int) -> bool:
    """Check the card-pool again during the game, with the hero's current abilities (misreading of 5.4.3a)."""
    hero = game.hero(player)
    if hero is None:
        return False
    now = properties(game, hero)
    as_it_is = Card(now.name, now.types, now.subtypes, now.supertypes, abilities=now.abilities)
    return bool(against_card_pool(game.object(object_id).card, as_it_is))


@book.definition(
    "5.4.3a#sentence-2", _by_what_there_is_now, "能力を失うと、それで認められていたカードは使えなくなるとする読み方"
)
def is_no_longer_legal(_game: Game, _player: int, _object_id: int) -> bool:
    """A card stays legal in the card-pool when the meta-static ability that admitted it ceases to exist in the game."""
    return False
