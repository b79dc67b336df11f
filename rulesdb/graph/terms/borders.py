"""Word borders, as far as the scripts of Japanese show them: kanji beside katakana, a comma, a particle.

Apart because it spares most questions to the analyzer, which would take longer than everything else in linking.
"""

import re
from functools import lru_cache

_CHARACTERS = {
    "kanji": "々〆\u3400-\u9fff\uf900-\ufaff",
    "katakana": "ァ-ヺー",
    "hiragana": "ぁ-ゖ",
    "latin": "0-9A-Za-z０-９Ａ-Ｚａ-ｚ",
}
_SCRIPTS = {name: re.compile(f"[{characters}]") for name, characters in _CHARACTERS.items()}
_OF_COMPOUNDS = frozenset({"kanji", "katakana"})
_AFTER_NOUNS = frozenset("をがはにのとでもやすしさ")  # particles and the forms of する
_FARTHEST = 50  # code points; no compound is longer
_ENDING = 4  # the most hiragana that an inflected ending needs to be told from a particle
_HIRAGANA = _CHARACTERS["hiragana"]
_COMPOUND = "".join(characters for name, characters in _CHARACTERS.items() if name != "hiragana")
_BEFORE = {name: re.compile(f"[{_COMPOUND}]*") for name in _CHARACTERS} | {
    "hiragana": re.compile(f"[{_COMPOUND}{_HIRAGANA}]*"),
    None: re.compile(f"[^{_HIRAGANA}]*"),
}
"""The patterns of what may stand before a noun within its compound, by the script of the noun's first character."""
_BEHIND = re.compile(f"[{_COMPOUND}]{{0,{_FARTHEST}}}[{_HIRAGANA}]{{0,{_ENDING}}}")


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
    backwards = text[max(0, start - _FARTHEST) : start][::-1]
    return start - _end(_BEFORE[script_of(text[start])], backwards, 0), _end(_BEHIND, text, end)


def _end(pattern: re.Pattern[str], text: str, start: int) -> int:
    """Return the end of what a pattern matches at ``start``, which may be nothing."""
    found = pattern.match(text, start)
    return start if found is None else found.end()
