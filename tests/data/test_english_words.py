"""The shipped table of ordinary English words: each has a use, and leads to words that are looked for."""

from collections import Counter

from rulesdb.english.word_stems import FUNCTION_WORDS, stems
from rulesdb.japanese.folding import fold
from rulesdb.morphology.analyzer import Analyzer
from rulesdb.search.lexicon.lexicon import TRANSLATION
from rulesdb.search.query.term_analysis import JapaneseAnalysis
from rulesdb.search.query.written import STOP_WORDS
from rulesdb.source.glossaries import shipped_glossaries
from rulesdb.source.related_words import shipped_related_words

WORDS = [(word.written, word.name) for word in shipped_related_words() if word.kind == TRANSLATION]


def test_each_word_is_one_that_search_looks_for() -> None:
    """A function word, a stop word or the English name of a term would never lead anywhere."""
    names = {stems(entry.english) for entry in shipped_glossaries()}
    useless = {word for word, _ in WORDS if word in FUNCTION_WORDS or not STOP_WORDS.isdisjoint(stems(word))}
    assert useless | {word for word, _ in WORDS if stems(word) in names} == set()


def test_no_word_has_two_rows() -> None:
    """Forms of one word have one stem."""
    found = Counter(stems(word) for word in dict(WORDS))
    assert [parts for parts in found if found[parts] > 1 or len(parts) != 1] == []


def test_each_word_leads_to_words_with_terms() -> None:
    """A particle or a stop word in Japanese finds nothing."""
    analysis = JapaneseAnalysis(Analyzer())
    terms = {name: {term.text for term in analysis.terms(fold(name)).short} - STOP_WORDS for _, name in WORDS}
    assert [name for name in terms if not terms[name]] == []
