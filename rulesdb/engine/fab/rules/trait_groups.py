"""Groups of cards to which effects refer by a trait (2.13.4)."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.continuous import traits
from rulesdb.engine.fab.game import Game


@book.definition("2.13.4#sentence-1")
def is_in_group(game: Game, object_id: int, trait: str) -> bool:
    """An effect that refers to a group by a trait refers to all cards with the trait."""
    return trait in traits(game, object_id)
