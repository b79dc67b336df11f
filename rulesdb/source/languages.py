"""The language of a text, inferred from its letters where no ``source.toml`` names it."""

import re
from functools import cache

JAPANESE, ENGLISH = "ja", "en"
"""The languages whose texts are analysed in ways of their own; any other one is analysed as Japanese is."""
_LEAST_SHARE = 0.1  # of the letters: an English text may quote names, a Japanese one has Latin names everywhere


def inferred_language(text: str) -> str:
    """Return ``ja`` for a text with kana or kanji, ``en`` for one in nothing but Latin letters, or nearly so."""
    japanese, latin = (len(letters.findall(text)) for letters in (_japanese_letter(), re.compile("[A-Za-z]")))
    return JAPANESE if japanese >= _LEAST_SHARE * (japanese + latin) else ENGLISH


def has_japanese_letters(text: str) -> bool:
    """Tell whether there are kana or kanji in a text."""
    return _japanese_letter().search(text) is not None


@cache
def _japanese_letter() -> re.Pattern[str]:
    """Return the pattern of kana and kanji; to compile it takes a cold command two milliseconds."""
    return re.compile("[ぁ-ヿ㐀-鿿]")
