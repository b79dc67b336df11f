"""The folded texts of all documents for substring search, as one text with a line for each document.

Searching one text is a hundred times as fast as searching many, and most queries never need it.
"""

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from itertools import accumulate
from pathlib import Path

from rulesdb.graph.model import Node
from rulesdb.search.index.documents import folded_texts
from rulesdb.search.index.sealed_index import damaged_file, read_index_file
from rulesdb.search.index.store import DocumentStore

FILE = "letters.txt"
_BETWEEN = "\t"  # no folded text has a tab or a line end


class Letters:
    """The folded texts by document. Raises SearchIndexError anywhere."""

    def __init__(self, read: Callable[[], str]) -> None:
        """Keep the function that reads the lines when they are first needed."""
        self._read = read

    def texts(self, document: int) -> Sequence[str]:
        """Return the folded texts of a document, titles included."""
        return self._lines[document].split(_BETWEEN)

    def documents_with(self, string: str) -> Iterator[int]:
        """Yield the documents that have a folded substring in a text, in order."""
        at = self._whole.find(string)
        while at >= 0:
            document = bisect_right(self._starts, at) - 1
            yield document
            following = self._starts[document + 1]
            at = self._whole.find(string, following)

    @cached_property
    def _whole(self) -> str:
        return self._read()

    @cached_property
    def _lines(self) -> Sequence[str]:
        return self._whole.split("\n")

    @cached_property
    def _starts(self) -> Sequence[int]:
        """The start of each line, and the end of the last one."""
        return [0, *accumulate(len(line) + 1 for line in self._lines)]


def open_letters(folder: Path, store: DocumentStore) -> Letters:
    """Return the folded texts of the documents of ``store``, of the index in ``folder``."""

    def read() -> str:
        try:
            lines = read_index_file(folder, FILE).decode()
        except UnicodeDecodeError as error:
            raise damaged_file(folder, FILE) from error
        if lines.count("\n") != max(len(store) - 1, 0):
            raise damaged_file(folder, FILE)
        return lines

    return Letters(read)


def write_letters(nodes: Iterable[Node], folder: Path) -> None:
    """Write the folded texts of all nodes into ``folder``. Raises OSError where the disk refuses."""
    with (folder / FILE).open("w", encoding="utf-8", newline="\n") as file:
        for number, node in enumerate(nodes):
            file.write(("\n" if number else "") + _line(node))


def _line(node: Node) -> str:
    return _BETWEEN.join(folded_texts(node))
