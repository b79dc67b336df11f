"""Wordings that people and printed cards use where the phrases of a language say the same in other words.

A wording is rewritten before a line is parsed, so that the phrases have one form each and cards are printed in it.
"""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rulesdb.engine.kernel.language.written_lines import WrittenLine

_GROUP = re.compile(r"\{(\w+)\}")


class Wording(NamedTuple):
    """A wording, and the words of the language for it."""

    written: re.Pattern[str]
    """What people write."""
    read: str
    """What is read instead: words, and groups of ``written`` as ``{name}``; a group that matched nothing is empty."""


def wording(written: str, read: str) -> Wording:
    """Return a row of a table of wordings."""
    return Wording(re.compile(written), read)


def reworded(line: WrittenLine, wordings: Sequence[Wording]) -> WrittenLine:
    """Return a line in the words of the language; each wording is applied, in order, wherever it stands.

    A character that a wording keeps has its own offset, one that it adds the offset of the wording.
    """
    for row in wordings:
        if row.written.search(line.text):
            pieces = [*_pieces(line, row)]
            text = "".join(piece for piece, _ in pieces)
            line = WrittenLine(text, (*(offset for _, offsets in pieces for offset in offsets), line.offsets[-1]))
    return line


def _pieces(line: WrittenLine, row: Wording) -> Iterator[tuple[str, Sequence[int]]]:
    """Yield the pieces of the new line with the offsets of their characters."""
    done = 0
    for found in row.written.finditer(line.text):
        yield line.text[done : found.start()], line.offsets[done : found.start()]
        for at, piece in enumerate(_GROUP.split(row.read)):
            if at % 2:
                start, end = found.span(piece)
                yield (found[piece] or "", line.offsets[start:end] if start >= 0 else ())
            else:
                yield piece, (line.offsets[found.start()],) * len(piece)
        done = found.end()
    yield line.text[done:], line.offsets[done : len(line.text)]
