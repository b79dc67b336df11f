"""The language of a text, by its letters, for where no ``source.toml`` names it."""

import re

JAPANESE, ENGLISH = "ja", "en"
"""The languages whose texts are analysed in ways of their own; any other one is analysed as Japanese is."""
_JAPANESE_LETTER = re.compile("[ぁ-ヿ㐀-鿿]")
_LATIN_LETTER = re.compile("[A-Za-z]")
_LEAST_SHARE = 0.1  # of the letters: an English text may quote names, a Japanese one has Latin names everywhere


def inferred_language(text: str) -> str:
    """Return ``ja`` for a text with kana or kanji, ``en`` for one in nothing but Latin letters, or nearly so."""
    japanese, latin = (len(letters.findall(text)) for letters in (_JAPANESE_LETTER, _LATIN_LETTER))
    return JAPANESE if japanese >= _LEAST_SHARE * (japanese + latin) else ENGLISH


def has_japanese_letters(text: str) -> bool:
    """Tell whether there are kana or kanji in a text."""
    return _JAPANESE_LETTER.search(text) is not None
