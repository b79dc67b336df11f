"""The card-pool (1.1.3): which cards a player may bring to a game, and what meta-static abilities change about it."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import Meta
from rulesdb.engine.fab.card_parts.keywords import Specialization
from rulesdb.engine.fab.cards import Ability, Card
from rulesdb.engine.fab.continuous import properties
from rulesdb.engine.fab.game import Game
from rulesdb.engine.kernel.book import Rule
from rulesdb.engine.kernel.errors import EngineError


class CardPoolError(EngineError):
    """A card-pool with which no game can begin: ``rules`` keep the card out of it."""

    def __init__(self, player: str, card: str, rules: frozenset[str]) -> None:
        """Keep the rule that keeps a card out."""
        self.player = player
        self.card = card
        self.rules = rules
        super().__init__(f"{card} may not be in the card-pool of {player}: {', '.join(sorted(rules))}")


def against_card_pool(card: Card, hero: Card) -> frozenset[str]:
    """Return the identifiers of the rules that keep a card out of the card-pool of a hero's player."""
    if any(admits(ability, card) for ability in hero.abilities):
        return frozenset()
    return frozenset(rule.id for rule in _RULES if rule(card, hero))


@book.filter("1.1.3")
def has_foreign_supertypes(card: Card, hero: Card) -> bool:
    """A card is in the card-pool only if its supertypes are a subset of those of the player's hero."""
    return not card.supertypes <= hero.supertypes


@book.filter("8.3.7")
def is_for_another_hero(card: Card, hero: Card) -> bool:
    """Specialization: a card is in the card-pool only if the player's hero has the moniker that it names."""
    wanted = [ability.moniker for ability in card.abilities if isinstance(ability, Specialization)]
    return any(moniker != moniker_of(hero) for moniker in wanted)


_RULES: tuple[Rule[[Card, Card], bool], ...] = (has_foreign_supertypes, is_for_another_hero)


def moniker_of(hero: Card) -> str:
    """Return a hero's moniker (2.7.3) as far as a comma shows it: a title follows in English, precedes in Japanese."""
    before, _, after = hero.name.partition(", ")
    return before if after else hero.name.rpartition("、")[2]


@book.filter("5.4.3")
def admits(ability: Ability, card: Card) -> bool:
    """A meta-static ability applies to rules outside the game: it may admit cards to the card-pool."""
    return isinstance(ability, Meta) and ability.admitted.admits(card)


def _by_what_there_is_now(game: Game, player: int, object_id: int) -> bool:
    """Ask again during the game, by the abilities that the hero has now."""
    hero = game.hero(player)
    if hero is None:
        return False
    now = properties(game, hero)
    as_it_is = Card(now.name, now.types, now.subtypes, now.supertypes, abilities=now.abilities)
    return bool(against_card_pool(game.object(object_id).card, as_it_is))


@book.definition("5.4.3a", _by_what_there_is_now, "能力を失うと、それで認められていたカードは使えなくなるとする読み方")
def is_no_longer_legal(_game: Game, _player: int, _number: int) -> bool:
    """What was legal outside the game stays so, though the ability that made it so ceases to exist during the game."""
    return False
