"""The additional rules that subtypes give to objects, while supertypes and traits give none (2.10, 2.11, 2.13)."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.continuous import subtypes
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.attempt import Attempt
from rulesdb.engine.fab.rules.permanents import becomes_permanent
from rulesdb.engine.fab.zones import PERMANENT

Words = frozenset[str]


def enters_the_arena(game: Game, layer: int) -> bool:
    """Whether a card-layer becomes a permanent when it resolves, by one of its subtypes (8.2)."""
    words = with_gained_subtypes(subtypes(game, layer), game.object(layer).card.subtypes)
    return by_functional_subtypes(deciding_subtypes(words))


@book.definition("2.10.1#sentence-2")
def deciding_subtypes(words: Words) -> Words:
    """The functional subtypes of a card determine which additional rules apply to it."""
    return words


@book.definition("2.10.6#sentence-2")
def with_gained_subtypes(present: Words, _printed: Words) -> Words:
    """A functional subtype adds its rules to any object that has it."""
    return present


@book.definition("2.10.6#sentence-3")
def by_functional_subtypes(words: Words) -> bool:
    """Non-functional subtypes add no rules, such as that of entering the arena."""
    return becomes_permanent(words, PERMANENT)


@book.definition("2.11.6#sentence-2")
def is_played_by_another_class(_game: Game, _attempt: Attempt) -> bool:
    """Supertypes add no rules, such as that a card could be played only by a hero who has them."""
    return False


@book.definition("2.13.3#sentence-2")
def is_played_without_its_trait(_game: Game, _attempt: Attempt) -> bool:
    """Traits add no rules, such as that a card could be played only by a hero who has them."""
    return False
