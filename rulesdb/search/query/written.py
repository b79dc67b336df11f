"""Rule numbers in a query, in any spelling, and the words left beside them, which `concepts` turns into concepts."""

import re
from collections.abc import Collection
from typing import NamedTuple

from rulesdb.english.word_stems import STOP_STEMS
from rulesdb.graph.naming import parent, spell_out
from rulesdb.graph.number_spellings import CHAPTER_WORDS, plain_numbers
from rulesdb.japanese.folding import fold
from rulesdb.japanese.romaji import PARTICLES as PARTICLES_IN_ROMAJI
from rulesdb.search.query.query_limits import LONGEST_QUERY
from rulesdb.search.search_errors import QueryTooLongError

# Possessive quantifiers: a number is taken whole or not at all, so that 6.4.10 is never read as 6.4.1.
_WORD = rf"(?<![a-z])(?P<before>[a-z]++|ルール|規則|{'|'.join(CHAPTER_WORDS)})\s*+[:#.]?\s*+"
_BEFORE = rf"(?:{_WORD})?[\[(「【〔]?(?<![\d.])"
_AFTER = r"(?!\.?[\da-z])\.?[\])」】〕]?"
_HYPHENS = r"(?<!\d-)(?:\d{1,2}+(?:-\d{1,3}+){2,7}+|\d{3}+-\d{1,3}+)[a-z]?+(?![-\d])"
_LETTERED = r"\d{3}+\.\d{1,4}+\.[a-z](?:\.\d{1,3}+){0,2}+"
_IN_TEXT = rf"{_HYPHENS}|{_LETTERED}|\d{{1,4}}+(?:\.\d{{1,4}}+){{1,3}}+[a-z]?+|\d{{1,4}}+"
_NUMBER = rf"{_BEFORE}(?P<number>{_IN_TEXT}){_AFTER}"
_WHOLE = rf"{_BEFORE}(?P<number>\d++(?:(?:\.\d++)++[a-z]*+)?+){_AFTER}"
WORDS_BEFORE_NUMBERS = frozenset({"rule", "rules", "ルール", "規則"})
# Stop words as terms, in normalised form: する, ある, いる, なる, できる, こと, もの and such, and question
# words: いつ, どこ, だれ, 何, どう, どの, なぜ, いくつ, とは, 教える.
_COMMON_TERMS = (
    "為る 有る 居る 成る 出来る こと 物 時 よう 為 此の 其の 其れ 此れ の 訳 "
    "場合 事 言う 教える 良い 因る 付く 就く とき 行く 何 何時 いつ 何処 どこ "
    "誰 如何 どう 何の どの どれ 何れ 何故 なぜ 幾つ 幾ら どちら どっち どんな"
)
STOP_WORDS = frozenset(_COMMON_TERMS.split()) | STOP_STEMS | PARTICLES_IN_ROMAJI

_PATTERN = r"(?<=\d)\.\*"  # 6.4.* are the descendants of 6.4, which 6.4 finds as well
_PLAIN = r"\d{1,4}(?:\.\d{1,4}){1,3}[a-z]?"
_LAST_PART = r"\d{1,3}|[a-z]"
_RANGE = (
    rf"(?<![\d.])\[?(?P<first>{_PLAIN})\]?\s*"
    rf"(?:[-~〜―–—]\s*(?:\[?(?P<whole>{_PLAIN})\]?|(?P<part>{_LAST_PART}))(?![\d.a-z])"
    rf"|から\s*(?:\[?(?P<whole_in_words>{_PLAIN})\]?(?![\d.a-z])(?:\s*まで)?|(?P<part_in_words>{_LAST_PART})\s*まで))"
)


class WrittenNumber(NamedTuple):
    """A rule number in plain form and the word before it (``fab``, ``rule``), ``""`` if there is none."""

    number: str
    before: str


class QueryWord(NamedTuple):
    """A word of the query: its surface form and its index term. A ``compound`` only confirms the short words in it."""

    surface: str
    term: str
    compound: bool


def refuse_too_long(query: str) -> None:
    """Raise QueryTooLongError for a query of more than ``LONGEST_QUERY`` code points, as typed or folded."""
    length = len(query) if len(query) > LONGEST_QUERY else len(fold(query))
    if length > LONGEST_QUERY:
        raise QueryTooLongError(query, length, LONGEST_QUERY)


def written_numbers(query: str, rulesets: Collection[str]) -> tuple[tuple[WrittenNumber, ...], str]:
    """Return the rule numbers in ``query``, none twice, and the rest of the query, in half width and lower case.

    A number of one part is taken for a chapter's only if the query is nothing else or calls it a chapter. A query that
    is nothing but digits and dots is a number, if need be one that no rule has. ``rulesets`` may stand before a number.
    """
    folded = fold(query)
    if not any(map(str.isnumeric, folded)):  # most queries, which spare a cold search the compiling of some patterns
        return (), folded
    folded = re.sub(_RANGE, _spelt_out, re.sub(_PATTERN, "", plain_numbers(folded)), flags=re.ASCII)
    introductions = {*rulesets, *WORDS_BEFORE_NUMBERS, *CHAPTER_WORDS, None}
    whole = re.fullmatch(_WHOLE, folded, re.ASCII)
    whole = whole if whole and whole["before"] in introductions else None
    numbers: list[WrittenNumber] = []
    rest, at = "", 0
    for match in [whole] if whole else re.finditer(_NUMBER, folded, re.ASCII):
        if match["number"].isdecimal() and not whole and match["before"] not in CHAPTER_WORDS:
            continue
        introduced = match["before"] in introductions
        rest += folded[at : match.start() if introduced else match.start("number")] + " "
        at = match.end()
        numbers.append(WrittenNumber(match["number"], match["before"] or ""))
    return tuple(dict.fromkeys(numbers)), (rest + folded[at:]).strip()


def _spelt_out(written: re.Match[str]) -> str:
    """Return all numbers of a written range, or its two ends where they are no siblings in order.

    Of the second, only the last part may be written: 6.4.1-3, 6.4.1a-c.
    """
    first, end = written["first"], written["part"] or written["part_in_words"]
    if end is None:
        last = written["whole"] or written["whole_in_words"]
        return " ".join(spell_out(first, last) or (first, last))
    last = f"{parent(first)}.{end}" if end.isdecimal() else f"{parent(first)}{end}"
    return " ".join(spell_out(first, last) or (written[0],))
