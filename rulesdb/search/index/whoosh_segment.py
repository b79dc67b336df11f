"""The one segment of a Whoosh index, written and read: terms and postings. Apart, because importing it imports Whoosh.

What a folder from anywhere claims is compared with what the rest of the index allows, so that no search runs for ever
or reads beyond the documents. Damaged bytes make Whoosh raise whatever the damage leads to, a bare Exception among it.
"""

from collections.abc import Iterable, Iterator, Mapping
from types import SimpleNamespace
from typing import Any

from rulesdb.search.index.whoosh_import import importing_whoosh

with importing_whoosh():
    from whoosh import formats

from rulesdb.search.index.whoosh_codec import RulesCodec
from rulesdb.search.index.whoosh_storage import ReadingStorage, WritingStorage, joined, parted

_NO_VALUES = formats.Existence()
_FIELD = SimpleNamespace(format=_NO_VALUES)  # all that the codec asks of a field


def segment_bytes(documents: int, postings: Mapping[str, Mapping[str, Iterable[int]]]) -> bytes:
    """Return a segment of so many documents with the documents of each term by field.

    It is written by Whoosh's codec, in the order of fields and terms: Whoosh's index writer would sort it all again.
    """
    storage, codec = WritingStorage(), RulesCodec()
    writer = codec.field_writer(storage, codec.new_segment())
    for name in sorted(postings):
        writer.start_field(name, _FIELD)
        for term, found in sorted((term.encode(), found) for term, found in postings[name].items()):
            writer.start_term(term)
            for document in found:
                writer.add(document, 1.0, b"", None)
            writer.finish_term()
        writer.finish_field()
    writer.close()
    return joined(documents, storage.files)


class Segment:
    """A segment in memory."""

    def __init__(self, data: bytes) -> None:
        """Take the bytes that ``segment_bytes`` made. Raises any exception for others."""
        self.documents, files = parted(data)
        codec = RulesCodec()
        self._terms: Any = codec.terms_reader(ReadingStorage(files), codec.new_segment())

    def postings(self, field: str, term: str) -> Iterator[int]:
        """Yield the documents with ``term`` in ``field``, in order."""
        name = term.encode()
        if (field, name) not in self._terms:
            return
        last = -1
        for block in self._terms.matcher(field, name, _NO_VALUES).blocks():
            for document in block:
                if not last < document < self.documents:
                    raise ValueError(f"a posting of the document {document} after {last} of {self.documents}")
                yield document
                last = document
