"""A decoded text, with the line and column of an offset."""

from array import array
from bisect import bisect_right
from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple


class SourceText(NamedTuple):
    r"""One file as read: nothing in ``text`` has been changed, a byte order mark and ``\\r`` included.

    ``name`` is how messages call the file; ``encoding`` is ``utf-8``, ``utf-8-sig``, ``cp932`` or ``cp1252``;
    ``sha256`` is the hash of the file's bytes in hexadecimal.
    """

    name: str
    text: str
    encoding: str = "utf-8"
    sha256: str = ""

    @property
    def line_starts(self) -> "array[int]":
        r"""Offsets (code points) at which lines begin; a line ends with ``\\n`` (or ``\\r\\n``)."""
        return _line_starts(self.text)

    def position(self, offset: int) -> tuple[int, int]:
        """Return line and column of ``offset``, both counted from 1, the column in code points."""
        starts = self.line_starts
        line = bisect_right(starts, offset)
        return line, offset - starts[line - 1] + 1

    def line(self, number: int) -> str:
        """Return the line ``number`` (from 1) without its line end."""
        start = self.line_starts[number - 1]
        end = self.text.find("\n", start)
        return self.text[start : None if end < 0 else end].rstrip("\r")

    def around(self, offset: int, column: int, most: int) -> tuple[str, int]:
        """Return the context of ``offset``: at most ``most`` characters of its line before and after it, and its index.

        The index is that of ``offset`` in these characters; ``column`` is the one that ``position`` returns.
        """
        index = min(column - 1, most)
        end = self.text.find("\n", offset, offset + most)
        return self.text[offset - index : offset + most if end < 0 else end].rstrip("\r"), index


@lru_cache(maxsize=4)  # as many texts as are asked about in turn
def _line_starts(text: str) -> "array[int]":
    return array("I", (0, *accumulate(len(line) + 1 for line in text.split("\n")[:-1])))
