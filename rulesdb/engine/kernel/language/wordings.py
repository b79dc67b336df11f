"""Wordings that people and printed cards use where the phrases of a language say the same in other words.

A wording is rewritten before a line is parsed, so that the phrases have one form each and cards are printed in it.
"""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rulesdb.engine.kernel.language.written_lines import WrittenLine

_NO_WORD = "\0"
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


def reworded(line: WrittenLine, wordings: Sequence[Wording], names: re.Pattern[str] | None = None) -> WrittenLine:
    """Return a line in the words of the language; each wording is applied, in order, wherever it stands.

    A character that a wording keeps has its own offset, one that it adds the offset of the wording. ``names`` matches
    names with the signs around them: what stands between these signs is no words, so no wording looks at it.
    """
    for row in wordings:
        words = line.text if names is None else names.sub(_hidden, line.text)
        if row.written.search(words):
            pieces = [*_pieces(line, row, words)]
            text = "".join(piece for piece, _ in pieces)
            line = WrittenLine(text, (*(offset for _, offsets in pieces for offset in offsets), line.offsets[-1]))
    return line


def _hidden(name: re.Match[str]) -> str:
    """Return the signs around a name with as many signs between them as the name has, which no wording has."""
    return f"{name[0][0]}{_NO_WORD * (len(name[0]) - 2)}{name[0][-1]}"


def _pieces(line: WrittenLine, row: Wording, words: str) -> Iterator[tuple[str, Sequence[int]]]:
    """Yield the pieces of the new line with the offsets of their characters; ``words`` is the line without names."""
    done = 0
    for found in row.written.finditer(words):
        yield line.text[done : found.start()], line.offsets[done : found.start()]
        for at, piece in enumerate(_GROUP.split(row.read)):
            if at % 2:
                start, end = found.span(piece)
                yield (line.text[start:end], line.offsets[start:end]) if start >= 0 else ("", ())
            else:
                yield piece, (line.offsets[found.start()],) * len(piece)
        done = found.end()
    yield line.text[done:], line.offsets[done : len(line.text)]
