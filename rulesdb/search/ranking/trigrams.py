"""The feature ``trigrams``: the share of a query's character trigrams that one sentence of a document has.

Terms alone do not tell 置換された from 置換する, since endings and particles are no terms. Character trigrams do, and
need no dictionary.
"""

from collections.abc import Collection, Iterable

from rulesdb.english.word_stems import FUNCTION_WORDS
from rulesdb.search.query.query_limits import LONGEST_NAMED
from rulesdb.search.query.written import STOP_WORDS

LENGTH = 3
"""Characters of a trigram: two are in too many sentences, four in too few."""


def trigrams_of(query: str) -> frozenset[str]:
    """Return the character trigrams of the blank-separated words of a folded query, but for stop words."""
    return frozenset(
        word[at : at + LENGTH]
        for word in query[:LONGEST_NAMED].split()
        if word not in FUNCTION_WORDS and word not in STOP_WORDS
        for at in range(len(word) - LENGTH + 1)
    )


def overlap(trigrams: Collection[str], texts: Iterable[str]) -> float:
    """Return the share of the trigrams, from 0 to 1, in that sentence of the folded ``texts`` which has the most."""
    most = 0
    for text in texts:
        found = [trigram for trigram in trigrams if trigram in text]
        if len(found) > most:  # or no sentence of the text can have more
            most = max(most, *(sum([trigram in sentence for trigram in found]) for sentence in text.split("。")))
    return most / (len(trigrams) or 1)
