"""The one segment of a Whoosh index, written by Whoosh's codec. Apart, because importing it imports Whoosh."""

from collections.abc import Iterable, Mapping
from types import SimpleNamespace

from rulesdb.search.index.whoosh_file import SEGMENT, joined
from rulesdb.search.index.whoosh_import import importing_whoosh

with importing_whoosh():
    from whoosh import formats
    from whoosh.codec.whoosh3 import W3Codec, W3Segment
    from whoosh.filedb.filestore import RamStorage

_FIELD = SimpleNamespace(format=formats.Existence())  # all that the codec asks of a field


def segment_bytes(documents: int, postings: Mapping[str, Mapping[str, Iterable[int]]]) -> bytes:
    """Return a segment of so many documents with the documents of each term by field.

    It is written by Whoosh's codec, in the order of fields and terms: Whoosh's index writer would sort it all again.
    """
    storage, codec = RamStorage(), W3Codec()
    name, segment = SEGMENT
    writer = codec.field_writer(storage, W3Segment(codec, name, segid=segment))
    for field in sorted(postings):
        writer.start_field(field, _FIELD)
        for term, found in sorted((term.encode(), found) for term, found in postings[field].items()):
            writer.start_term(term)
            for document in found:
                writer.add(document, 1.0, b"", None)
            writer.finish_term()
        writer.finish_field()
    writer.close()
    return joined(documents, storage.files)
