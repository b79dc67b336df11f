"""Hiragana and katakana as each other: readings are compared and sorted in one of the two."""

_HIRAGANA = {katakana: katakana - 0x60 for katakana in range(ord("ァ"), ord("ヶ") + 1)}
_KATAKANA = {hiragana: katakana for katakana, hiragana in _HIRAGANA.items()}


def hiragana(text: str) -> str:
    """Return the text with katakana as hiragana; the long mark stays."""
    return text.translate(_HIRAGANA)


def katakana(text: str) -> str:
    """Return the text with hiragana as katakana."""
    return text.translate(_KATAKANA)
