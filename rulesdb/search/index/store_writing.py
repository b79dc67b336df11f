"""Writes the document store in shares, which processes can make beside each other. Apart, because no search writes."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from shutil import copyfileobj
from typing import NamedTuple

import msgspec

from rulesdb.search.index.documents import NodeDocument
from rulesdb.search.index.fields import FIELDS
from rulesdb.search.index.local_lines import DOCUMENTS
from rulesdb.search.index.statistics import Statistics
from rulesdb.search.index.store import STATISTICS
from rulesdb.search.index.stored_document import StoredDocument


class StoreShare(NamedTuple):
    """Documents in order, whose lines are in a file: identifiers and parents.

    ``frequencies`` has by term the number of these documents with it, ``lengths`` by field the sum of its lengths, and
    ``filled`` by field the number of documents that have it.
    """

    names: list[str]
    parents: list[int | None]
    frequencies: dict[str, int]
    lengths: dict[str, int]
    filled: dict[str, int]


def write_share(documents: Iterable[NodeDocument], path: Path) -> StoreShare:
    """Write the lines of documents into a file of their own. Raises OSError where the disk refuses."""
    names: list[str] = []
    parents: list[int | None] = []
    frequencies: Counter[str] = Counter()
    lengths: Counter[str] = Counter()
    filled: Counter[str] = Counter()
    with path.open("wb") as file:
        for document in documents:
            file.write(_line(document))
            names.append(document.id)
            parents.append(document.parent)
            frequencies.update(
                dict.fromkeys([term.text for terms in document.fields.values() for term in terms]).keys()
            )
            of_document = {name: len(terms) for name, terms in document.fields.items() if terms}
            lengths.update(of_document)
            filled.update(of_document.keys())
    return StoreShare(names, parents, frequencies, lengths, filled)


def append_lines(path: Path, folder: Path) -> None:
    """Move the lines of another share behind those that a store has. Raises OSError where the disk refuses."""
    with path.open("rb") as lines, (folder / DOCUMENTS).open("ab") as file:
        copyfileobj(lines, file)
    path.unlink()


def write_statistics(shares: Sequence[StoreShare], folder: Path) -> Statistics:
    """Write what a store has besides the lines of its shares; return the statistics. Raises OSError."""
    frequencies, lengths, filled = (
        _sum(found)
        for found in zip(*((share.frequencies, share.lengths, share.filled) for share in shares), strict=True)
    )
    means = {name: lengths[name] / filled[name] if filled[name] else 1.0 for name in FIELDS}
    names = [name for share in shares for name in share.names]
    written = {
        "names": names,
        "parents": [parent for share in shares for parent in share.parents],
        "means": means,
        "frequencies": frequencies,
    }
    (folder / STATISTICS).write_text(json.dumps(written, ensure_ascii=False), encoding="utf-8")
    return Statistics(len(names), means, frequencies)


def written_documents(folder: Path, statistics: Statistics) -> Iterator[StoredDocument]:
    """Yield the documents of a store that is not sealed yet, with one line at a time in memory."""
    with (folder / DOCUMENTS).open("rb") as file:
        for document, line in enumerate(file):
            yield StoredDocument(document, line, statistics)


def _sum(counts: Iterable[dict[str, int]]) -> Counter[str]:
    total: Counter[str] = Counter()
    for of_share in counts:
        total.update(of_share)
    return total


def _line(document: NodeDocument) -> bytes:
    """Return a document as one line of text; the positions of its terms come last, since only quoting reads them."""
    positions: dict[str, dict[str, list[int]]] = {}
    for name, terms in document.fields.items():
        if terms:
            of_field = positions[name] = {}
            for text, start, end in terms:
                if text in of_field:
                    of_field[text] += (start, end)
                else:
                    of_field[text] = [start, end]
    counts = {name: {text: len(found) // 2 for text, found in of_field.items()} for name, of_field in positions.items()}
    head = (document.id, document.parent, document.children, counts)
    return b"%s\t%s\n" % (msgspec.json.encode(head), msgspec.json.encode(positions))
