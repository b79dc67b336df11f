"""The additional rules that subtypes give to objects, while supertypes and traits give none (2.10, 2.11, 2.13)."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.continuous import subtypes, supertypes, traits
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.attempt import Attempt
from rulesdb.engine.fab.rules.permanents import becomes_permanent
from rulesdb.engine.fab.rules.type_keywords import functional_subtypes
from rulesdb.engine.fab.zones import PERMANENT

Words = frozenset[str]
_NONE: Words = frozenset()


def enters_the_arena(game: Game, layer: int) -> bool:
    """Whether a card-layer becomes a permanent when it resolves, by one of its subtypes (8.2)."""
    words = with_gained_subtypes(subtypes(game, layer), game.object(layer).card.subtypes)
    return by_functional_subtypes(deciding_subtypes(words))


@book.definition(
    "2.10.1#sentence-2",
    lambda _words: _NONE,
    "適用されるルールはタイプだけで決まり、サブタイプは分類だとする読み方",
)
def deciding_subtypes(words: Words) -> Words:
    """The functional subtypes of a card determine which additional rules apply to it."""
    return words


@book.definition(
    "2.10.6#sentence-2",
    lambda _present, printed: printed & functional_subtypes(),
    "効果で得た機能型のサブタイプは、名ばかりで、ルールを加えないとする読み方",
)
def with_gained_subtypes(present: Words, _printed: Words) -> Words:
    """A functional subtype adds its rules to any object that has it."""
    return present


@book.definition(
    "2.10.6#sentence-3",
    lambda words: bool(words - {"attack"}),
    "非機能型のサブタイプも、オーラと同じように、カードを闘技場に残すとする読み方",
)
def by_functional_subtypes(words: Words) -> bool:
    """Non-functional subtypes add no rules, such as that of entering the arena."""
    return becomes_permanent(words, PERMANENT)


def _another_class(game: Game, attempt: Attempt) -> bool:
    hero = game.hero(attempt.player)
    return not supertypes(game, attempt.layer) <= (_NONE if hero is None else supertypes(game, hero))


@book.definition(
    "2.11.6#sentence-2", _another_class, "ヒーローにないスーパータイプのカードは、ゲーム中もプレイできないとする読み方"
)
def is_played_by_another_class(_game: Game, _attempt: Attempt) -> bool:
    """Supertypes add no rules, such as that a card could be played only by a hero who has them."""
    return False


def _another_trait(game: Game, attempt: Attempt) -> bool:
    hero = game.hero(attempt.player)
    return not traits(game, attempt.layer) <= (_NONE if hero is None else traits(game, hero))


@book.definition(
    "2.13.3#sentence-2", _another_trait, "特徴のあるカードは、同じ特徴を持つヒーローだけがプレイできるとする読み方"
)
def is_played_without_its_trait(_game: Game, _attempt: Attempt) -> bool:
    """Traits add no rules, such as that a card could be played only by a hero who has them."""
    return False
