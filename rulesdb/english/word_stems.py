"""English words as a text or a query has them, and the stems by which their forms are compared.

The stems are Snowball's (Porter 2), which PyStemmer brings: defending, defended and defends are ``defend``. It knows
endings alone, so the few irregular forms that rules and players use stand in a table.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from rulesdb.japanese.folding import fold

if TYPE_CHECKING:
    import Stemmer

_LATIN = "A-Za-zＡ-Ｚａ-ｚÀ-ÖØ-öø-ɏ"
_WORD = re.compile(rf"[{_LATIN}]+(?:['’\xad][{_LATIN}]+)*|\d+(?:\.\d+)*")
_NEGATED = re.compile(r"n['’]t$")
_CONTRACTED = re.compile(r"n?['’].*")
_LATIN_WORD = re.compile(rf"[{_LATIN}'’\xad]+")

_JOINING = (
    "a an the of to in on at by for from with into onto as than and or nor but this that these those it its they them "
    "their he him his she her i me my we us our you your is are was were be been being am has have had having do does "
    "did done doing will would shall cant dont doesnt didnt isnt wont s t"
)
FUNCTION_WORDS = frozenset(_JOINING.split())
"""Words that only join others: every text has them, and they are no terms."""
_STOPS = (
    "what which who whom whose when where whi how can could may might must should if then there here so just also "
    "still not no ani some happen mean work get thing pleas tell explain about know let want need like exact actual "
    "ever someon someth anyth"
)
STOP_STEMS = frozenset(_STOPS.split())
"""Stems that say next to nothing, as a question is asked with them."""
IRREGULAR = {
    "drew": "draw",
    "drawn": "draw",
    "dealt": "deal",
    "chose": "choose",
    "chosen": "choose",
    "lost": "lose",
    "won": "win",
    "paid": "pay",
    "took": "take",
    "taken": "take",
    "went": "go",
    "gone": "go",
    "goes": "go",
    "kept": "keep",
    "gave": "give",
    "given": "give",
    "began": "begin",
    "begun": "begin",
    "got": "get",
    "became": "become",
    "broke": "break",
    "broken": "break",
    "spent": "spend",
    "dice": "die",
    "men": "man",
}
"""Forms that no ending tells, by the word that they are forms of."""


class EnglishWord(NamedTuple):
    """A word in Latin letters or a number: its stem, and its half-open range, in code points, of the text."""

    stem: str
    start: int
    end: int
    is_function_word: bool = False


def words(text: str) -> Iterator[EnglishWord]:
    """Yield the words in Latin letters and the numbers of a text; rule numbers as 1.0.2 are none."""
    for match in _WORD.finditer(text):
        known = _stem_of_written(match[0])
        if known is not None:
            start, end = match.span()
            yield EnglishWord(known[0], start, end, known[1])


def distinct_stems(texts: Iterable[str]) -> frozenset[str]:
    """Return the stems of all words of some texts but function words; a word is looked at once, however often it is."""
    written = set(chain.from_iterable(map(_WORD.findall, texts)))
    known = filter(None, map(_stem_of_written, written))
    return frozenset(word_stem for word_stem, is_function_word in known if not is_function_word)


@lru_cache(maxsize=65_536)
def _stem_of_written(written: str) -> tuple[str, bool] | None:
    """Return the stem of a word or number and whether it is a function word, None for a rule number.

    A text has few distinct words.
    """
    word = fold(written)
    if word[0].isdigit():
        return None if "." in word else (word, False)
    plain = _CONTRACTED.sub("", word) or word
    return stem(plain), plain in FUNCTION_WORDS or _NEGATED.search(word) is not None


@lru_cache(maxsize=65_536)
def stem(word: str) -> str:
    """Return the stem of a folded word."""
    return str(_stemmer().stemWord(IRREGULAR.get(word, word)))


def stems(text: str) -> tuple[str, ...]:
    """Return the stems of all words of a text, in order."""
    return tuple(word.stem for word in words(text))


def is_latin(written: str) -> bool:
    """Tell whether some characters are Latin letters alone, or apostrophes between them."""
    return _LATIN_WORD.fullmatch(written) is not None


@cache
def _stemmer() -> Stemmer.Stemmer:
    import Stemmer  # cold commands must not pay for it

    return Stemmer.Stemmer("english")
