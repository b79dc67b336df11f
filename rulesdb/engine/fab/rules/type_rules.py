"""Rules of the types of a card or an ability that is played or activated (2.15)."""

from rulesdb.engine.fab.book import book

Types = frozenset[str]
_NONE: Types = frozenset()


@book.definition(
    "2.15.1#sentence-3",
    lambda _types: _NONE,
    "タイプは分類にすぎず、どれも優先権があればプレイできるとする読み方",
)
def deciding_how_to_play(types: Types) -> Types:
    """The types of a deck-card determine how it may be played."""
    return types


@book.definition(
    "2.15.6#sentence-2",
    lambda types, is_card: types if is_card else _NONE,
    "タイプがルールを与えるのはカードだけで、起動能力は、アクションでもアクションポイントがいらないとする読み方",
)
def with_rules_of_types(types: Types, _is_card: bool) -> Types:
    """Types add their rules to an object, whether it is a card or the layer of an activated ability."""
    return types
