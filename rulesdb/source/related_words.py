"""Shipped related words: what people say instead of a rule's word.

``everyday.tsv`` of data/words has groups of words with nearly the same meaning, separated by ``|``, first the one that
rules use. ``generals.tsv`` has what players name (a helmet) and what rules call it, from the nearest general on.
``english.tsv`` has ordinary English words in their dictionary form, and what Japanese rules say for them.
"""

from collections.abc import Iterator
from typing import NamedTuple

from rulesdb.source.resources import data_folder
from rulesdb.source.tables import read_table

FOLDER = "words"
_EVERYDAY, _GENERALS, _ENGLISH = "everyday.tsv", "generals.tsv", "english.tsv"
_SEPARATOR = "|"


class RelatedWord(NamedTuple):
    """A word as people say it, and a word that rules use; ``kind`` is ``everyday``, ``general`` or ``translation``."""

    kind: str
    written: str
    name: str


def shipped_related_words() -> tuple[RelatedWord, ...]:
    """Return the words of the three tables, in their order. Raises SourceError for one that cannot be read."""
    generals = _of_two_columns(_GENERALS, "general", "particular", "generals")
    return (*_everyday_words(), *generals, *_of_two_columns(_ENGLISH, "translation", "english", "japanese"))


def _everyday_words() -> Iterator[RelatedWord]:
    for _, row in read_table(data_folder() / FOLDER / _EVERYDAY, ("words",), {"words"}):
        name, *others = row["words"].split(_SEPARATOR)
        yield from (RelatedWord("everyday", word, name) for word in others)


def _of_two_columns(file: str, kind: str, written: str, names: str) -> Iterator[RelatedWord]:
    """Yield the words of a table by the names of its columns: one word as people say it, and those that rules use."""
    for _, row in read_table(data_folder() / FOLDER / file, (written, names), {written, names}):
        yield from (RelatedWord(kind, row[written], name) for name in row[names].split(_SEPARATOR))
