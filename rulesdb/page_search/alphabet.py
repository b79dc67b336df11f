"""Texts written in an alphabet of their own, in which the commonest characters are the shortest.

A Japanese character takes three bytes, and compression looks back only so many. Numbered by how often they stand,
nearly all take one or two. templates/search/alphabet.js reads it.
"""

from collections import Counter
from collections.abc import Mapping
from itertools import islice

_ONE_BYTE = [chr(code) for code in range(0x20, 0x7F) if chr(code) not in '"\\']  # what a script quotes as it is
_MORE = map(chr, range(0xA1, 0xD800))  # two bytes up to U+07FF, then three as before
_CODES = (*_ONE_BYTE, *_MORE)


def rewritten(texts: Mapping[str, str]) -> tuple[str, dict[str, str]]:
    """Return the characters of ``texts``, the commonest first, and the texts with each one's code in its place.

    Raises ValueError for more than 55 thousand different characters, which no rulebook has.
    """
    counts = Counter(sign for text in texts.values() for sign in text)
    signs = sorted(counts, key=lambda sign: (-counts[sign], sign))
    codes = str.maketrans(dict(zip(signs, islice(_CODES, len(signs)), strict=True)))
    return "".join(signs), {name: text.translate(codes) for name, text in texts.items()}
