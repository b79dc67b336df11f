"""The one segment of a Whoosh index, written by Whoosh's codec. Apart, because importing it imports Whoosh."""

from array import array
from collections.abc import Mapping, Sequence
from types import SimpleNamespace

from rulesdb.search.index.whoosh_file import SEGMENT, joined
from rulesdb.search.index.whoosh_import import importing_whoosh

with importing_whoosh():
    from whoosh import formats
    from whoosh.codec.whoosh3 import W3Codec, W3PostingsWriter, W3Segment
    from whoosh.filedb.filestore import RamStorage

_FIELD = SimpleNamespace(format=formats.Existence())  # all that the codec asks of a field
_BLOCK = 128  # postings of a block at most, as Whoosh has them
_WEIGHTS = array("f", [1.0]) * _BLOCK


class _Postings(W3PostingsWriter):  # type: ignore[misc]  # Whoosh has no types
    """Whoosh's writer of postings, which takes those of a term by the block: its own checks every one."""

    def add_all(self, documents: Sequence[int]) -> None:
        """Add postings of weight 1 for all documents of a term, which are in order; the last block is left open."""
        for start in range(0, len(documents), _BLOCK):
            if start:
                self._write_block()
            self._ids = documents[start : start + _BLOCK]
            self._weights = _WEIGHTS[: len(self._ids)]
            self._maxweight = 1.0


class _Codec(W3Codec):  # type: ignore[misc]  # likewise
    def postings_writer(self, dbfile: object, byteids: bool = False) -> _Postings:
        return _Postings(dbfile, blocklimit=_BLOCK, byteids=byteids, compression=3)


def segment_bytes(documents: int, postings: Mapping[str, Mapping[str, Sequence[int]]]) -> bytes:
    """Return a segment of so many documents with the documents of each term by field.

    It is written by Whoosh's codec, in the order of fields and terms: Whoosh's index writer would sort it all again.
    """
    storage, codec = RamStorage(), _Codec()
    name, segment = SEGMENT
    writer = codec.field_writer(storage, W3Segment(codec, name, segid=segment))
    for field in sorted(postings):
        writer.start_field(field, _FIELD)
        for term, found in sorted((term.encode(), found) for term, found in postings[field].items()):
            writer.start_term(term)
            writer._postwriter.add_all(found)  # noqa: SLF001  (its add takes one)
            writer.finish_term()
        writer.finish_field()
    writer.close()
    return joined(documents, storage.files)
