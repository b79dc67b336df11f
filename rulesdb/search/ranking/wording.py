"""How much of a query's own wording a document repeats in one sentence.

Words alone do not tell 置換された from 置換する, since endings and particles are no terms. Strings of three characters
do, and need no dictionary.
"""

from collections.abc import Collection, Iterable

from rulesdb.english.words import FUNCTION_WORDS
from rulesdb.search.query.limits import LONGEST_NAMED
from rulesdb.search.query.written import STOP_WORDS

STRING_LENGTH = 3
"""Characters: two say too little, four are too seldom repeated."""


def strings_of(query: str) -> frozenset[str]:
    """Return all strings of three characters within the blank-separated parts of a folded query that say something."""
    return frozenset(
        part[at : at + STRING_LENGTH]
        for part in query[:LONGEST_NAMED].split()
        if part not in FUNCTION_WORDS and part not in STOP_WORDS
        for at in range(len(part) - STRING_LENGTH + 1)
    )


def repeated(wanted: Collection[str], texts: Iterable[str]) -> float:
    """Return the share of the wanted strings that the sentence of the folded ``texts`` has that has the most."""
    if not wanted:
        return 0.0
    return max((_most_in_a_sentence(wanted, text) for text in texts), default=0) / len(wanted)


def _most_in_a_sentence(wanted: Iterable[str], text: str) -> int:
    here = [string for string in wanted if string in text]
    return max(sum(string in sentence for string in here) for sentence in text.split("。")) if here else 0
