"""Queries in romaji (kakunouko no card wa itsu tsukaeru): Japanese terms of the words that are no names."""

from collections.abc import Iterable, Iterator

from rulesdb.english.word_stems import FUNCTION_WORDS, STOP_STEMS, is_latin
from rulesdb.japanese.romaji import PARTICLES, hiragana_of_romaji
from rulesdb.morphology.analyzer import Analyzer
from rulesdb.search.lexicon.alias_mentions import Mention
from rulesdb.search.query.term_analysis import JapaneseAnalysis, TermSpan

JAPANESE_ALONE = PARTICLES - STOP_STEMS - FUNCTION_WORDS
"""Particles in romaji that are no English stop words."""
_ROMAJI_KINDS = frozenset({"romaji", "reading"})


def is_in_romaji(query: str, rest: Iterable[TermSpan], named: Iterable[Mention]) -> bool:
    """Tell whether a folded query has a term or a particle in romaji."""
    if any(term.text in JAPANESE_ALONE for term in rest):
        return True
    in_latin = (mention for mention in named if is_latin(query[mention.start : mention.end]))
    return any(alias.kind in _ROMAJI_KINDS for mention in in_latin for alias in mention.aliases)


def romaji_terms(query: str, words: Iterable[TermSpan], analyzer: Analyzer) -> Iterator[tuple[int, str]]:
    """Yield the positions of words in Latin letters, with the Japanese terms that they are in romaji."""
    analysis = JapaneseAnalysis(analyzer)
    for word in words:
        kana = hiragana_of_romaji(query[word.start : word.end])
        terms = analysis.terms(kana).short if kana is not None else ()
        if len(terms) == 1:
            yield word.start, terms[0].text
