"""The language of a text, inferred from its letters where no ``source.toml`` names it."""

import re
from functools import cache

JAPANESE, ENGLISH, CHINESE = "ja", "en", "zh"
"""The languages whose texts are analysed in ways of their own; any other one is analysed as Japanese is."""
_LEAST_SHARE = 0.1  # of the letters: an English text may quote names, a Japanese one has Latin names everywhere
_LEAST_KANA = 0.02  # of kana and kanji: half of a Japanese text are kana, a Chinese one may quote some
_FEWEST_KANJI = 200  # a title or a few lines may have no kana


def inferred_language(text: str) -> str:
    """Return ``ja`` for a text with kana, ``zh`` for one with kanji alone, ``en`` for Latin letters, or nearly so."""
    japanese, latin = (len(letters.findall(text)) for letters in (_japanese_letter(), re.compile("[A-Za-z]")))
    if japanese < _LEAST_SHARE * (japanese + latin):
        return ENGLISH
    kana = len(re.findall("[ぁ-ヿ]", text))
    return CHINESE if japanese >= _FEWEST_KANJI and kana < _LEAST_KANA * japanese else JAPANESE


def has_japanese_letters(text: str) -> bool:
    """Tell whether there are kana or kanji in a text."""
    return _japanese_letter().search(text) is not None


@cache
def _japanese_letter() -> re.Pattern[str]:
    """Return the pattern of kana and kanji; to compile it takes a cold command two milliseconds."""
    return re.compile("[ぁ-ヿ㐀-鿿]")
