"""Symbols in texts of cards: a cost that is printed as resource symbols is read as the number of them (2.2)."""

import re
from collections.abc import Iterator

from rulesdb.engine.fab.book import book

_SYMBOL = "{r}"
_SYMBOLS = re.compile(r"(?P<before>― |コスト(?:の(?:基本の)?値が)?|ピッチ値の値が)(?P<symbols>(?:\{[rc]\})+)")


def has_symbols(text: str) -> bool:
    """Whether a text has a cost or a pitch that is printed as symbols."""
    return _SYMBOL in text or "{c}" in text


def in_words(text: str) -> tuple[str, tuple[int, ...]]:
    """Return a text with its symbols in words and numbers, and for each character its position in the text."""
    pieces = [*_pieces(text)]
    positions = [start + at * is_as_before for piece, start, is_as_before in pieces for at in range(len(piece))]
    return "".join(piece for piece, _, _ in pieces), (*positions, len(text))


def _pieces(text: str) -> Iterator[tuple[str, int, bool]]:
    """Yield the pieces of a text with their positions, and whether they are as they were."""
    at = 0
    for found in _SYMBOLS.finditer(text):
        start, end = found.span("symbols")
        yield text[at:start], at, True
        yield _said(found["before"], found["symbols"]), start, False
        at = end
    yield text[at:], at, True


def _said(before: str, symbols: str) -> str:
    """Return what symbols stand for behind some words."""
    if before.startswith("―"):
        return f"リソース{symbols_of_ability(symbols)}点"
    return str(number_of_pitch(symbols) if before.startswith("ピッチ") else number(symbols))


@book.definition("2.8.4#sentence-1", lambda _symbols: 0, "シンボルは、数値のピッチ値を表さないとする読み方")
def number_of_pitch(symbols: str) -> int:
    """Symbols and numbers of the same pitch are functionally identical."""
    return len(symbols) // len(_SYMBOL)


@book.definition("2.2.3#sentence-2", lambda _symbols: 1, "{r}がいくつ並んでいても、能力のコストは1点だとする読み方")
def symbols_of_ability(symbols: str) -> int:
    """The number of symbols in an activated ability dictates its printed cost."""
    return symbols.count(_SYMBOL)


@book.definition("2.2.5#sentence-1", lambda _symbols: 0, "{r}シンボルは、数値のコストを表さないとする読み方")
def number(symbols: str) -> int:
    """Symbols and numbers of the same cost are functionally identical."""
    return symbols.count(_SYMBOL)
