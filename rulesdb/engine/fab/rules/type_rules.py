"""Rules of the types of a card or an ability that is played or activated (2.15)."""

from rulesdb.engine.fab.book import book

Types = frozenset[str]


@book.definition("2.15.1#sentence-3")
def deciding_how_to_play(types: Types) -> Types:
    """The types of a deck-card determine how it may be played."""
    return types


@book.definition("2.15.6#sentence-2")
def with_rules_of_types(types: Types, _is_card: bool) -> Types:
    """Types add their rules to an object, whether it is a card or the layer of an activated ability."""
    return types
