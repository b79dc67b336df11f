"""The phrases "as though", for actions in another state of the game, and "counts as", for other objects (1.8.8)."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.state import Object


@book.filter("1.8.8#sentence-3")
def is_considered_so(is_so_by_an_effect: bool) -> bool:
    """Rules consider the modified rules where a player acts "as though" they were modified."""
    return is_so_by_an_effect


@book.transform("1.8.8#sentence-3")
def counted_so(number: int, more: int) -> int:
    """Effects that count consider what "counts as" something else."""
    return number + more


@book.definition("1.8.8#sentence-4")
def for_no_other_effect(types: frozenset[str], item: Object) -> frozenset[str]:  # noqa: ARG001  (likewise)
    """The modified game or rules are considered for the application of that effect only."""
    return types


@book.definition("1.8.8#sentence-4")
def as_they_are(found: tuple[int, ...], sources: tuple[int, ...]) -> tuple[int, ...]:  # noqa: ARG001  (likewise)
    """What counts as other objects is no such object for effects that apply to them."""
    return found
