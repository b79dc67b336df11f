"""Query understanding: what somebody who types this looks for. Knows nothing of any index.

A query is rule numbers, in any spelling that people use, or words, or both. This is the place for all that a better
search needs to understand: questions, synonyms, phrases, misspellings.
"""

import re
from collections.abc import Collection, Iterable
from typing import NamedTuple

from rulesdb.graph.spelling import fold
from rulesdb.morphology.analyzer import Analyzer
from rulesdb.search.terms import compound_terms, short_terms

MOST_WORDS = 64
"""A query's further words are not looked up: nobody types more, and each costs a look into every field."""

# Possessive quantifiers: a number is taken whole or not at all, so that 6.4.10 is never read as 6.4.1.
_BEFORE = r"(?:(?<![a-z])(?P<before>[a-z]++|ルール|規則)\s*+[:#]?\s*+)?[\[(「【〔]?(?<![\d.])"
_AFTER = r"(?!\.?[\da-z])\.?[\])」】〕]?"
_NUMBER = re.compile(_BEFORE + r"(?P<number>\d{1,4}+(?:\.\d{1,4}+){1,3}+[a-z]?+)" + _AFTER, re.ASCII)
_CHAPTER = re.compile(_BEFORE + r"(?P<number>\d{1,4}+)" + _AFTER, re.ASCII)
_WORDS_BEFORE_NUMBERS = frozenset({"rule", "rules", "ルール", "規則"})
# Terms that say next to nothing, the normalised forms of する, ある, いる, なる, できる, こと, もの, とき and such.
_STOP_WORDS = frozenset(
    ["為る", "有る", "居る", "成る", "出来る", "こと", "物", "時", "よう", "為", "何", "此の", "其の", "其れ", "此れ"]
)


class WrittenNumber(NamedTuple):
    """A rule number in plain form and the word before it (``fab``, ``rule``), ``""`` if there is none."""

    number: str
    before: str


class Word(NamedTuple):
    """A word of the query as written and its index term. A ``compound`` only confirms the short words in it."""

    surface: str
    term: str
    compound: bool


def written_numbers(query: str, rulesets: Collection[str]) -> tuple[tuple[WrittenNumber, ...], str]:
    """Return the rule numbers in ``query``, each once, and what is left of it, in half width and lower case.

    A chapter's number is taken for one only if the query is nothing else. ``rulesets`` may stand before a number.
    """
    folded = fold(query)
    introductions = {*rulesets, *_WORDS_BEFORE_NUMBERS, None}
    chapter = _CHAPTER.fullmatch(folded)
    chapter = chapter if chapter and chapter["before"] in introductions else None
    numbers: list[WrittenNumber] = []
    rest, at = "", 0
    for match in [chapter] if chapter else _NUMBER.finditer(folded):
        introduced = match["before"] in introductions
        rest += folded[at : match.start() if introduced else match.start("number")] + " "
        at = match.end()
        numbers.append(WrittenNumber(match["number"], match["before"] or ""))
    return tuple(dict.fromkeys(numbers)), (rest + folded[at:]).strip()


def words(query: str, analyzer: Analyzer) -> tuple[Word, ...]:
    """Return the words of ``query`` to look up, each once, in its order, the compounds last; perhaps none."""
    analysis = analyzer.analyse(query)
    short = [Word(query[start:end], term, compound=False) for term, start, end in short_terms(analysis)]
    telling = [word for word in short if word.term not in _STOP_WORDS] or short
    compounds = [Word(query[start:end], term, compound=True) for term, start, end in compound_terms(analysis)]
    return _distinct([*telling, *compounds])[:MOST_WORDS]


def _distinct(words: Iterable[Word]) -> tuple[Word, ...]:
    by_term: dict[str, Word] = {}
    for word in words:
        by_term.setdefault(word.term, word)
    return tuple(by_term.values())
