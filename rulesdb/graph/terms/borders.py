"""Word borders, as far as the scripts of Japanese show them: kanji beside katakana, a comma, a particle.

Apart because it spares most questions to the analyzer, which would take longer than everything else in linking.
"""

import re
from functools import lru_cache

_SCRIPTS = {
    "kanji": re.compile("[々〆\u3400-\u9fff\uf900-\ufaff]"),
    "katakana": re.compile("[ァ-ヺー]"),
    "hiragana": re.compile("[ぁ-ゖ]"),
    "latin": re.compile("[0-9A-Za-z０-９Ａ-Ｚａ-ｚ]"),
}
_OF_COMPOUNDS = frozenset({"kanji", "katakana"})
_AFTER_NOUNS = frozenset("をがはにのとでもやすしさ")  # particles and the forms of する
_FARTHEST = 50  # code points; no compound is longer
_ENDING = 4  # the most hiragana that an inflected ending needs to be told from a particle


@lru_cache(maxsize=4096)
def script_of(character: str) -> str | None:
    """Return the script of a character: kanji, katakana, hiragana or latin; None for marks and for no character."""
    return next((name for name, pattern in _SCRIPTS.items() if pattern.match(character)), None)


def begins_clearly(text: str, start: int, end: int) -> bool:
    """Tell whether the noun ``text[start:end]`` cannot begin inside a word; a kanji after a digit may be a counter."""
    before, first = script_of(text[start - 1 : start]), script_of(text[start])
    if before is None or first is None:
        return True
    if before == "latin" and first == "kanji":
        return end - start > 1
    return first not in (before, "hiragana")


def ends_clearly(text: str, start: int, end: int) -> bool:
    """Tell whether the noun ``text[start:end]`` cannot end inside a word; a kanji before hiragana may be a verb's."""
    last, after = script_of(text[end - 1]), script_of(text[end : end + 1])
    if last is None or after is None:
        return True
    if after == "hiragana" and last != "katakana":
        return text[end] in _AFTER_NOUNS and end - start > 1
    return last != after


def is_in_compound(text: str, start: int, end: int) -> bool:
    """Tell whether kanji or katakana stand right beside the noun ``text[start:end]``: a card in ``カードプール``."""
    before, after = text[max(start - 1, 0) : start], text[end : end + 1]
    return script_of(before) in _OF_COMPOUNDS or script_of(after) in _OF_COMPOUNDS


def surroundings(text: str, start: int, end: int) -> tuple[int, int]:
    """Return the range around ``text[start:end]`` that decides how it is cut: its compound, and an ending after it."""
    inside = {"kanji", "katakana", "latin", script_of(text[start])}
    first, last = max(0, start - _FARTHEST), min(len(text), end + _FARTHEST)
    while start > first and script_of(text[start - 1]) in inside:
        start -= 1
    while end < last and script_of(text[end]) in ("kanji", "katakana", "latin"):
        end += 1
    limit = min(end + _ENDING, len(text))
    while end < limit and script_of(text[end]) == "hiragana":
        end += 1
    return start, end
