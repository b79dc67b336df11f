"""Metatypes (2.6): the heroes or sets for which an object is made."""

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.continuous import metatypes
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.names import moniker_of

Metatypes = frozenset[str]
_SETS = frozenset({"Rosetta"})
"""The set-metatypes."""


@book.definition("2.6.1#sentence-1")
def is_among_metatypes(found: Metatypes, metatype: str) -> bool:
    """Metatypes are a collection of metatype keywords."""
    return metatype in found


@book.transform("2.6.4#sentence-1")
def with_metatypes_of_source(layer: Card, game: Game, source: int) -> Card:
    """An activated-layer or triggered-layer has the same metatypes as its source."""
    return replace(layer, metatypes=metatypes(game, source)) if game.is_known(source) else layer


@book.filter("2.6.6#sentence-3")
def is_of_another_hero(card: Card, hero: Card) -> bool:
    """A card is in a card-pool only if the hero of the player has the moniker of a hero-metatype of the card."""
    wanted = hero_metatypes(all_of(card.metatypes))
    return bool(wanted) and not any(is_specified(hero, metatype) for metatype in wanted)


@book.definition("2.6.2#sentence-1")
def all_of(found: Metatypes) -> Metatypes:
    """An object can have any number of metatypes."""
    return found


@book.definition("2.6.6#sentence-1")
def hero_metatypes(found: Metatypes) -> Metatypes:
    """A metatype is a hero-metatype or a set-metatype."""
    return found - _SETS


@book.definition("2.6.6#sentence-2")
def is_specified(hero: Card, metatype: str) -> bool:
    """A hero-metatype specifies the moniker of a hero."""
    return moniker_of(hero) == metatype
