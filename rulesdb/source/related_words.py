"""The words that travel with the program beside the glossaries: what people say instead of a rule's word.

``everyday.tsv`` of data/words has groups of words with nearly the same meaning, separated by ``|``, first the one that
rules use. ``generals.tsv`` has what players name (a helmet) and what rules call it, from the nearest general on.
"""

from collections.abc import Iterator
from typing import NamedTuple

from rulesdb.source.resources import data_folder
from rulesdb.source.tables import read_table

FOLDER = "words"
_EVERYDAY, _GENERALS = "everyday.tsv", "generals.tsv"
_SEPARATOR = "|"


class RelatedWord(NamedTuple):
    """A word as people say it, and a word that rules use; ``kind`` is ``everyday`` or ``general``."""

    kind: str
    written: str
    name: str


def shipped_related_words() -> tuple[RelatedWord, ...]:
    """Return the words of both tables, in their order. Raises SourceError for one that cannot be read."""
    return (*_everyday_words(), *_generals())


def _everyday_words() -> Iterator[RelatedWord]:
    for _, row in read_table(data_folder() / FOLDER / _EVERYDAY, ("words",), {"words"}):
        name, *others = row["words"].split(_SEPARATOR)
        yield from (RelatedWord("everyday", word, name) for word in others)


def _generals() -> Iterator[RelatedWord]:
    columns = ("particular", "generals")
    for _, row in read_table(data_folder() / FOLDER / _GENERALS, columns, set(columns)):
        yield from (RelatedWord("general", row["particular"], name) for name in row["generals"].split(_SEPARATOR))
