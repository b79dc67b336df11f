"""The second look at the best documents: how much of the query's own wording one of their sentences repeats.

Words alone do not tell 置換された from 置換する, since endings and particles are no terms. Strings of three characters
do, and need no dictionary.
"""

from collections.abc import Callable, Iterable, Sequence

from rulesdb.search.query.limits import LONGEST_NAMED
from rulesdb.search.ranking.ranking import Match, in_order

_LOOKED_AT = 30  # documents; a better one further down is very rare, and each costs a look into its text
_LENGTH = 3  # characters: two say too little, four are too seldom repeated
_WORTH = 1.0  # with all of the wording in one sentence, as much again as the words are worth


def closest_first(matches: Sequence[Match], query: str, texts_of: Callable[[Match], Iterable[str]]) -> list[Match]:
    """Return ``matches`` (in order) with the first of them raised by how much of the folded ``query`` they repeat.

    ``texts_of`` gives the folded texts of a document.
    """
    wanted = strings_of(query)
    head, tail = list(matches[:_LOOKED_AT]), matches[_LOOKED_AT:]
    for match in head if wanted else ():
        repeated = max((_most_in_a_sentence(wanted, text) for text in texts_of(match)), default=0)
        if repeated:
            match.add("wording", match.gain * _WORTH * repeated / len(wanted))
    return [*in_order(head), *tail]


def _most_in_a_sentence(wanted: Iterable[str], text: str) -> int:
    """Return how many of the wanted strings the sentence has that has the most."""
    here = [string for string in wanted if string in text]
    return max(sum(string in sentence for string in here) for sentence in text.split("。")) if here else 0


def strings_of(query: str) -> frozenset[str]:
    """Return all strings of three characters within the blank-separated parts of a query."""
    return frozenset(
        part[at : at + _LENGTH] for part in query[:LONGEST_NAMED].split() for at in range(len(part) - _LENGTH + 1)
    )
