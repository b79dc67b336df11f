"""The order of the Japanese syllabary (五十音), as the index of a Japanese book has it.

After JIS X 4061: first the bare kana, a long mark being the vowel that it lengthens and small kana being large; only
where those are equal the voicing counts, and the writing last. か, が and カ stand together.
"""

import unicodedata
from collections.abc import Iterable
from typing import TypeVar

from rulesdb.japanese.kana import hiragana

KANJI, LATIN, OTHERS = "漢字", "英字", "その他"

_VOWELS = "あいうえお"
_ROWS = (
    "あいうえお",
    "かきくけこ",
    "さしすせそ",
    "たちつてと",
    "なにぬねの",
    "はひふへほ",
    "まみむめも",
    "やいゆえよ",
    "らりるれろ",
    "わゐうゑを",
)  # in the order of the vowels; what stands in two rows is of the first
_ROW_OF = {kana: row[0] for row in reversed(_ROWS) for kana in row} | {"ん": "わ"}
_VOWEL_OF = {kana: vowel for row in _ROWS for kana, vowel in zip(row, _VOWELS, strict=True)}
_LABELS = (*(row[0] for row in _ROWS), KANJI, LATIN, OTHERS)
_LARGE = str.maketrans("ぁぃぅぇぉっゃゅょゎゕゖ", "あいうえおつやゆよわかけ")
_VOICING = "\u3099\u309a"  # the combining marks of が and ぱ, in this order

GojuonOrder = tuple[str, tuple[str, ...], str]
Entry = TypeVar("Entry")


def sort_key(word: str) -> GojuonOrder:
    """Return the sort key of ``word``: kana in the order of the syllabary, then other letters by their small forms."""
    kana: list[str] = []
    voicing: list[str] = []
    for character in unicodedata.normalize("NFD", hiragana(_bare(word)).casefold()):
        if character in _VOICING and voicing:
            voicing[-1] = character
            continue
        long = _VOWEL_OF.get(kana[-1]) if character == "ー" and kana else None
        kana.append(long or character.translate(_LARGE))
        voicing.append("")
    return "".join(kana), tuple(voicing), word


def label(word: str) -> str:
    """Return the heading that ``word`` stands under: the first kana of its row, else the script it begins with."""
    first = sort_key(word)[0][:1] or " "
    if first in _ROW_OF:
        return _ROW_OF[first]
    if first.isascii() and first.isalpha():
        return LATIN
    return KANJI if unicodedata.name(first, "").startswith("CJK UNIFIED") else OTHERS


def grouped(words: Iterable[tuple[str, Entry]]) -> list[tuple[str, tuple[Entry, ...]]]:
    """Return entries under their headings, both in order; ``words`` has pairs of a word to sort by and its entry."""
    groups: dict[str, list[Entry]] = {heading: [] for heading in _LABELS}
    for word, entry in sorted(words, key=lambda pair: sort_key(pair[0])):
        groups[label(word)].append(entry)
    return [(heading, tuple(entries)) for heading, entries in groups.items() if entries]


def _bare(word: str) -> str:
    """Return ``word`` without the brackets and signs that it begins with, if anything is left."""
    start = next((at for at, character in enumerate(word) if character.isalnum()), 0)
    return word[start:]
