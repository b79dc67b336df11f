"""Reading the card language; apart from printing it, because a parse table has to be computed or loaded."""

from functools import cache

from rulesdb.engine.fab.language.vocabulary import vocabulary
from rulesdb.engine.kernel.language.phrase_reader import Reader
from rulesdb.source.folders import cache_folder


@cache
def reader() -> Reader:
    """Return the parser of the phrases, whose parse table is kept in the user's cache folder."""
    return Reader(vocabulary(), cache_folder("fab"))
