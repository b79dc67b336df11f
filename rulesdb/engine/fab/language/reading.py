"""Reading the card language; apart from saying it, because the grammar takes a second to make, and Lark to load."""

from functools import cache

from rulesdb.engine.fab.language.vocabulary import vocabulary
from rulesdb.engine.kernel.phrase_reader import Reader


@cache
def reader() -> Reader:
    """Return what reads the phrases."""
    return Reader(vocabulary())
