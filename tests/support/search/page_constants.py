"""Every constant and table of the command's search that the pages' search has too, as the module that scripts import.

templates/search/constants.js is that module. ``pytest --refresh tests/page_search/test_page_constants.py`` writes it
anew; no other script repeats a number or a table that stands in Python.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import NamedTuple

from rulesdb.english.word_stems import FUNCTION_WORDS, IRREGULAR
from rulesdb.graph import number_spellings
from rulesdb.graph.naming import LONGEST_RANGE
from rulesdb.japanese import folding, kanji_forms, romaji, verbs
from rulesdb.page_search import encoding, packed_integers, postings
from rulesdb.page_search import packed_questions as pieces
from rulesdb.search.answer import certainty, corpus, searching, snippets, substring_search, topics
from rulesdb.search.answer import found_nodes as candidates
from rulesdb.search.index import fields, impacts
from rulesdb.search.index.fields import FIELDS
from rulesdb.search.lexicon import (
    alias_mentions as mentions,
)
from rulesdb.search.lexicon import (
    concepts,
    english_names,
    latin_typos,
    lexicon,
    romaji_sentences,
    typos,
)
from rulesdb.search.lexicon import (
    known_questions as questions,
)
from rulesdb.search.query import expression_parser, expression_tokens, term_analysis, written
from rulesdb.search.query import query_limits as limits
from rulesdb.search.ranking import ranking, scoring, trigrams
from rulesdb.search.ranking.weights import Features, learned_weights

_HEAD = """// Emitted by tests/support/search/page_constants.py, which says where each is from:
// pytest --refresh tests/page_search/test_page_constants.py
"""
_UNSEEN = re.compile(rf"[\x80-\x9f\u2028\u2029{folding.UNSEEN}]")


class _Endings(NamedTuple):
    """Endings of verbs, and by the kana before them the last kana of dictionary forms."""

    endings: Sequence[str]
    row: Mapping[str, str]


def constants_module() -> str:
    """Return the module."""
    exported = (f"export const {name} = {_written(value)};\n" for name, value in _constants())
    return "\n".join([_HEAD, "".join(exported)])


def _constants() -> Iterator[tuple[str, object]]:
    """Yield the names, which are those of Python with the module's where that alone says little, and the values."""
    yield from _of_queries()
    yield from _of_the_lexicon()
    yield from _of_the_ranking()
    yield from _of_answers()
    yield from _of_the_data()


def _of_queries() -> Iterator[tuple[str, object]]:
    yield "KANJI_FORMS", kanji_forms.FORMS
    yield "KANJI_OF_FORMS", kanji_forms.KANJI
    yield "UNSEEN", folding.UNSEEN
    yield "LONGEST_QUERY", limits.LONGEST_QUERY
    yield "MOST_CONDITIONS", limits.MOST_CONDITIONS
    yield "DEEPEST", limits.DEEPEST
    yield "MOST_WORDS", limits.MOST_WORDS
    yield "MOST_TERMS", limits.MOST_TERMS
    yield "LONGEST_NAMED", limits.LONGEST_NAMED
    yield "MOST_CHUNKS", limits.MOST_CHUNKS
    yield "MOST_RUNS", limits.MOST_RUNS
    yield "KINDS_BY_NAME", expression_parser.KINDS
    yield "LONGEST_NUMBER", expression_parser.LONGEST_NUMBER
    yield "SYNTAX", expression_tokens.SYNTAX
    yield "LONG_MARK", expression_tokens.LONG_MARK
    yield "BETWEEN", expression_tokens.BETWEEN
    yield "OPERATORS", expression_parser.OPERATORS
    yield "BEGIN_OPERAND", expression_parser.BEGIN_OPERAND
    yield "WORDS_BEFORE_NUMBERS", sorted(written.WORDS_BEFORE_NUMBERS)
    yield "COUNTERS", number_spellings.COUNTERS
    yield "CHAPTER_WORDS", number_spellings.CHAPTER_WORDS
    yield "BEHIND_NUMBERS", number_spellings.BEHIND_NUMBERS
    yield "KANJI_DIGITS", number_spellings.KANJI_DIGITS
    yield "DASHES", number_spellings.DASHES
    yield "LONGEST_RANGE", LONGEST_RANGE
    yield "STOP_WORDS", written.STOP_WORDS
    yield "DIGITS", term_analysis.DIGITS
    yield "FUNCTION_WORDS", FUNCTION_WORDS
    yield "IRREGULAR", IRREGULAR


def _of_the_lexicon() -> Iterator[tuple[str, object]]:
    yield "PLAIN_ROMAJI", dict(romaji.PLAIN)
    yield "MACRONS", romaji.MACRONS
    yield "KANA_ROMAJI", romaji.ROMAJI
    yield "SYLLABLES", romaji.SYLLABLES
    yield "LONGEST_SYLLABLE", romaji.LONGEST_SYLLABLE
    yield "LONG_VOWELS", romaji.LONG_VOWELS
    yield "DOUBLED", romaji.DOUBLED
    yield "ROMAJI_OF_DOING", mentions.ROMAJI_OF_DOING
    yield "JAPANESE_ALONE", romaji_sentences.JAPANESE_ALONE
    yield "LONGEST_ENGLISH_NAME", english_names.LONGEST
    yield "SHORTEST_LATIN_TYPO", latin_typos.SHORTEST
    yield "LONGEST_LATIN_TYPO", latin_typos.LONGEST
    yield "LONG_LATIN_TYPO", latin_typos.LONG
    yield "OF_THE_I_ROW", verbs.OF_THE_I_ROW
    yield "OF_THE_E_ROW", verbs.OF_THE_E_ROW
    yield "U_OF_E", verbs.U_OF_E
    yield "SHORTEST_STEM", verbs.SHORTEST
    yield "ENDINGS", list(map(_Endings._make, verbs.ENDINGS))
    yield "IGNORED_SIGNS", lexicon.IGNORED_SIGNS
    yield "HEAD_LENGTH", lexicon.HEAD_LENGTH
    yield "LONGEST_ALIAS", mentions.LONGEST_ALIAS
    yield "SHORT_ALIAS", mentions.SHORT
    yield "SHORTEST_CHUNK", mentions.SHORTEST_CHUNK
    yield "LONGEST_CHUNK", mentions.LONGEST_CHUNK
    yield "SHORTEST_READING", mentions.SHORTEST_READING
    yield "PARTICLES", mentions.PARTICLES
    yield "CONDITIONS", mentions.CONDITIONS
    yield "EDGES", mentions.EDGES
    yield "ALIAS_WEIGHTS", concepts.ALIAS_WEIGHTS
    yield "SECONDARY_KINDS", lexicon.SECONDARY_KINDS
    yield "CARD", lexicon.CARD
    yield "OF_ONE_WORD", concepts.OF_ONE_WORD
    yield "WHOLE_NAME", concepts.WHOLE_NAME
    yield "RELATED_WEIGHT", concepts.RELATED_WEIGHT
    yield "LITERAL_WEIGHT", concepts.LITERAL_WEIGHT
    yield "TERM_WEIGHT", questions.TERM_WEIGHT
    yield "QUESTION_STRING_LENGTH", questions.STRING_LENGTH
    yield "MOST_STRINGS", questions.MOST_STRINGS
    yield "QUESTION_SIGNS", questions.SIGNS
    yield "SHORTEST_TYPO", typos.SHORTEST
    yield "LONG_TYPO", typos.LONG
    yield "LONGEST_TYPO", typos.LONGEST
    yield "MOST_NEAR", typos.MOST_NEAR
    yield "TYPO_SIGNS", typos.SIGNS


def _of_the_ranking() -> Iterator[tuple[str, object]]:
    learned = learned_weights()
    yield "FEATURES", Features._fields
    yield "FIRST", ranking.FIRST
    yield "OF_FEW", learned.few
    yield "OF_MANY", learned.many
    yield "TREES", learned.trees
    yield "SURE", learned.sure
    yield "LEAST_OF_BOUND", scoring.LEAST_OF_BOUND
    yield "FEW", concepts.FEW
    yield "BEST", ranking.BEST
    yield "RETRIEVED", ranking.RETRIEVED
    yield "WITH_CHILDREN", ranking.WITH_CHILDREN
    yield "SCORED", ranking.SCORED
    yield "RERANKED", ranking.RERANKED
    yield "LEVELS", impacts.LEVELS
    yield "HEADING_WEIGHT", fields.HEADING_WEIGHT
    yield "HALF", ranking.HALF
    yield "LEAST_COUNTED", ranking.LEAST_COUNTED
    yield "LEAST_SIMILAR", ranking.LEAST_SIMILAR
    yield "GRADE_SHARES", questions.GRADE_SHARES
    yield "BELOW_SHARE", ranking.BELOW_SHARE
    yield "FIELDS", FIELDS
    yield "TEXT_FIELDS", fields.TEXT_FIELDS
    yield "HEADING_FIELDS", fields.HEADING_FIELDS
    yield "INHERITED", fields.INHERITED
    yield "INHERITED_WEIGHT", fields.INHERITED_WEIGHT
    yield "TEXT_SATURATION", fields.TEXT_SATURATION
    yield "HEADING_SATURATION", fields.HEADING_SATURATION
    yield "TRIGRAM_LENGTH", trigrams.LENGTH


def _of_answers() -> Iterator[tuple[str, object]]:
    yield "FITTING_SHARE", searching.FITTING_SHARE
    yield "RULE", searching.RULE
    yield "SUBRULE", searching.SUBRULE
    yield "NAMED", candidates.NAMED
    yield "BELOW", candidates.BELOW
    yield "CITING", candidates.CITING
    yield "QUOTED_FIELDS", corpus.QUOTED_FIELDS
    yield "TITLE", candidates.TITLE
    yield "SHORTEST_LETTERS", substring_search.SHORTEST
    yield "LEAST_ALIKE", certainty.LEAST_ALIKE
    yield "LEAST_SHARE", certainty.LEAST_SHARE
    yield "LEAST_SIMILAR_OUTSIDE", certainty.LEAST_SIMILAR
    yield "SNIPPET_LENGTH", snippets.LENGTH
    yield "SNIPPET_LEAD", snippets.LEAD
    yield "SNIPPET_CUT", snippets.CUT
    yield "SENTENCE_ENDS", snippets.SENTENCE_ENDS
    yield "LINE_ENDS", snippets.LINE_ENDS
    yield "TOPICS", topics.shipped_topics()


def _of_the_data() -> Iterator[tuple[str, object]]:
    yield "KINDS", encoding.KINDS
    yield "TEXT_KINDS", postings.QUOTED
    yield "ALIAS_KINDS", encoding.ALIAS_KINDS
    yield "ITSELF", encoding.ITSELF
    yield "IN_HIRAGANA", encoding.IN_HIRAGANA
    yield "GENERIC", encoding.GENERIC
    yield "WHOLE", encoding.WHOLE
    yield "COMPOUND", encoding.COMPOUND
    yield "FIRST_DIGIT", packed_integers.FIRST
    yield "DIGIT_BASE", packed_integers.BASE
    yield "MORE_DIGITS", packed_integers.MORE
    yield "ONCE", pieces.ONCE
    yield "FIRST_PIECE", pieces.FIRST_PIECE
    yield "NO_WORD", pieces.NOTHING
    yield "WORD_ITSELF", pieces.ITSELF
    yield "FIRST_WORD", pieces.FIRST
    yield "GRADES", pieces.GRADES


def _written(value: object) -> str:
    """Return a value as a script has it: records as objects, mappings as maps, sets as sets, sequences as arrays."""
    match value:
        case str() | int() | float():
            return _UNSEEN.sub(lambda sign: f"\\u{ord(sign[0]):04x}", json.dumps(value, ensure_ascii=False))
        case tuple() if hasattr(value, "_asdict"):
            return "{ " + ", ".join(f"{_in_camel_case(name)}: {_written(each)}" for name, each in _items(value)) + " }"
        case Mapping():
            return f"new Map({_written(list(value.items()))})"
        case AbstractSet():
            return f"new Set({_written(sorted(value))})"
        case Sequence():
            return f"[{', '.join(map(_written, value))}]"
    raise TypeError(value)


def _items(record: tuple[object, ...]) -> Iterable[tuple[str, object]]:
    names: Sequence[str] = getattr(record, "_fields", ())
    return zip(names, record, strict=True)


def _in_camel_case(name: str) -> str:
    first, *others = name.split("_")
    return first + "".join(map(str.capitalize, others))
