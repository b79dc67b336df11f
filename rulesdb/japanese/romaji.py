"""Romaji as people type it: one plain form for Hepburn, Kunrei and keyboard spellings, long vowels short."""

import re

# Longer spellings first: each is read as the plain one behind it.
PLAIN = (
    ("shi", "si"),
    ("chi", "ti"),
    ("tsu", "tu"),
    ("fu", "hu"),
    ("ji", "zi"),
    ("di", "zi"),
    ("du", "zu"),
    ("sh", "sy"),
    ("ch", "ty"),
    ("jy", "zy"),
    ("j", "zy"),
    ("l", "r"),
    ("v", "b"),
    ("mb", "nb"),
    ("mp", "np"),
    ("mm", "nm"),
    ("n'", "n"),
    ("nn", "n"),
)
MACRONS = {"ā": "a", "ī": "i", "ū": "u", "ē": "e", "ō": "o", "â": "a", "î": "i", "û": "u", "ê": "e", "ô": "o"}
"""Long vowels, and the plain ones that they are read as."""
_PLAIN_VOWELS = str.maketrans(MACRONS)
_PARTICLES = "wa ga no ni wo o de to mo ka ya e yo ne kara nani itsu doko dare naze dou suru desu masu"
PARTICLES = frozenset(_PARTICLES.split())
"""Words of a sentence in romaji that say next to nothing."""
_LONG = re.compile(r"(?<=o)u|([aiueo])\1+|-|ー")


def plain_romaji(written: str) -> str:
    """Return a romaji word in its plain form: ``kakunōko``, ``kakunouko`` and ``kakunoko`` become the same."""
    text = written.lower().translate(_PLAIN_VOWELS)
    for spelling, plain in PLAIN:
        text = text.replace(spelling, plain)
    return _LONG.sub(lambda match: match[1] or "", text)
