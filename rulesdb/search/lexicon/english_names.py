"""Mentions of terms by inflected English names, and of ordinary English words, found by the stems of their words.

``defended`` is a mention of ``defend``, ``replacement effects`` one of ``replacement effect``.
"""

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet

from rulesdb.english.word_stems import EnglishWord, words
from rulesdb.search.lexicon.alias_mentions import Mention
from rulesdb.search.lexicon.lexicon import Lexicon
from rulesdb.search.query.query_limits import LONGEST_NAMED
from rulesdb.search.query.term_analysis import BETWEEN_WORDS, compound_of_stems

LONGEST = 6
"""Words of an English name at most."""


def english_mentions(query: str, taken: AbstractSet[int], lexicon: Lexicon) -> Iterator[Mention]:
    """Yield the mentions of terms by their English names in a folded query, disjoint and in order.

    ``taken`` are the positions of the query within other mentions.
    """
    found = list(words(query[:LONGEST_NAMED])) if lexicon.english else []
    at = 0
    while at < len(found):
        mention = _longest_at(query, found[at : at + LONGEST], taken, lexicon)
        if mention is None:
            at += 1
            continue
        yield mention
        at = next((later for later in range(at, len(found)) if found[later].start >= mention.end), len(found))


def _longest_at(query: str, run: Sequence[EnglishWord], taken: AbstractSet[int], lexicon: Lexicon) -> Mention | None:
    """Return the longest name that begins with the first of some words in a row, None if none does."""
    longest = 0
    for longest in range(1, len(run) + 1):
        if longest < len(run) and not BETWEEN_WORDS.fullmatch(query, run[longest - 1].end, run[longest].start):
            break
    for last in range(longest, 0, -1):
        start, end = run[0].start, run[last - 1].end
        aliases = lexicon.english_meanings(compound_of_stems(word.stem for word in run[:last]))
        if aliases and taken.isdisjoint(range(start, end)):
            return Mention(start, end, aliases)
    return None
