"""Mentions of terms that are inflected or partly in kana, found by the morphemes of the analyzer.

2回殴りたい is a mention of 2回殴る, うたった one of 歌う, ついかコスト one of 追加コスト.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from collections.abc import Set as AbstractSet

from rulesdb.japanese.kana import hiragana
from rulesdb.japanese.verbs import plain_of_potential
from rulesdb.morphology.morphemes import Morpheme
from rulesdb.search.lexicon.alias_mentions import Mention
from rulesdb.search.lexicon.lexicon import Alias, Lexicon, folded_key
from rulesdb.search.query.term_analysis import is_content

_LONGEST = 5  # words of a term; few have more, and those are written as they are
_INFLECTED = frozenset({"動詞", "形容詞"})
_ENDING = "助動詞"
_SHORTEST_READING = 4  # kana; shorter ones are too many words at once
_KANA = re.compile(r"[ぁ-ゖァ-ヺ]")


def kana_mentions(query: str, morphemes: Sequence[Morpheme], lexicon: Lexicon) -> Iterator[Mention]:
    """Yield the mentions of terms of several words that are partly in kana, disjoint and in order."""
    return _mentions(morphemes, 2, lambda words: _by_reading(query, words, lexicon))


def inflected_mentions(
    query: str, morphemes: Sequence[Morpheme], taken: AbstractSet[int], lexicon: Lexicon
) -> Iterator[Mention]:
    """Yield the mentions of terms in inflected form or in kana in a folded query, disjoint and in order.

    ``taken`` are the positions of the query within other mentions.
    """

    def meanings(words: Sequence[Morpheme]) -> tuple[Alias, ...]:
        if not taken.isdisjoint(range(words[0].start, words[-1].end)):
            return ()
        return _as_dictionary_form(query, words, lexicon) or _by_reading(query, words, lexicon)

    return _mentions(morphemes, 1, meanings)


def _mentions(
    morphemes: Sequence[Morpheme],
    least: int,
    meanings: Callable[[Sequence[Morpheme]], tuple[Alias, ...]],
) -> Iterator[Mention]:
    """Yield mentions of at least ``least`` words, the longest first from left to right, with the endings after them."""
    at = 0
    while at < len(morphemes):
        if not is_content(morphemes[at]):
            at += 1
            continue
        ends = range(min(len(morphemes), at + _LONGEST), at + least - 1, -1)
        found = next(((end, aliases) for end in ends if (aliases := meanings(morphemes[at:end]))), None)
        if found is None:
            at += 1
            continue
        start, (end, aliases) = morphemes[at].start, found
        while end < len(morphemes) and morphemes[end].part_of_speech[0] == _ENDING:
            end += 1
        yield Mention(start, morphemes[end - 1].end, aliases)
        at = end


def _as_dictionary_form(query: str, words: Sequence[Morpheme], lexicon: Lexicon) -> tuple[Alias, ...]:
    """Return the aliases that the words are with the last one in its dictionary form, none if that is not inflected."""
    last = words[-1]
    if last.part_of_speech[0] not in _INFLECTED:
        return ()
    before = query[words[0].start : last.start]
    forms = dict.fromkeys((last.dictionary_form, last.normalized_form, *plain_of_potential(last.dictionary_form)))
    found = (lexicon.meanings(folded_key(before + form)) for form in forms)
    return next(filter(None, found), ())


def _by_reading(query: str, words: Sequence[Morpheme], lexicon: Lexicon) -> tuple[Alias, ...]:
    """Return the aliases with the reading of some words, which are partly in kana."""
    reading = hiragana("".join([word.reading for word in words]))
    if not _SHORTEST_READING <= len(reading) <= lexicon.reach(reading):
        return ()
    written = query[words[0].start : words[-1].end]
    if not _KANA.search(written) or lexicon.meanings(folded_key(written)):
        return ()
    return tuple(alias for alias in lexicon.meanings(folded_key(reading)) if alias.kind == "reading")
