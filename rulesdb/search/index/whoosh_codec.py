"""Whoosh's way to lay out postings, with the reading of its pickles replaced by one that cannot run anything.

An index is one segment of a fixed name, so that its files are known without a table of contents.
"""

import zlib
from collections.abc import Iterator, Sequence

from whoosh.codec.whoosh3 import W3Codec, W3LeafMatcher, W3Segment, W3TermInfo, W3TermsReader

from rulesdb.search.index.plain_pickles import loads_plain
from rulesdb.search.index.whoosh_storage import ReadingStorage

_LARGEST_BLOCK = 128  # postings; the codec writes no larger ones


class RulesCodec(W3Codec):  # type: ignore[misc]  # whoosh ships no types
    """Whoosh's codec for an index of one segment."""

    def new_segment(self, _storage: object = None, indexname: str = "MAIN") -> W3Segment:
        """Return the segment, which always has the same name."""
        return W3Segment(self, indexname, segid="rules")

    def terms_reader(self, storage: ReadingStorage, segment: W3Segment) -> "_PlainTerms":
        """Return what finds terms and their postings."""
        name = segment.make_filename(self.TERMS_EXT)
        postings = segment.open_file(storage, self.POSTS_EXT)
        return _PlainTerms(self, storage.open_file(name), storage.file_length(name), postings)

    def postings_reader(
        self,
        dbfile: object,
        terminfo: W3TermInfo,
        format_: object,
        term: object = None,
        scorer: object = None,
    ) -> "_PlainMatcher":
        """Return the postings of a term one after the other."""
        return _PlainMatcher(dbfile, *terminfo.extent(), format_, term=term, scorer=scorer)


class _PlainTerms(W3TermsReader):  # type: ignore[misc]  # whoosh ships no types
    def term_info(self, fieldname: str, tbytes: bytes) -> W3TermInfo:
        written = self._tindex[self._keycoder(fieldname, tbytes)]
        if written[0]:
            raise ValueError("postings within the list of terms, which the codec never writes")
        return W3TermInfo.from_bytes(written)


class _PlainMatcher(W3LeafMatcher):  # type: ignore[misc]  # whoosh ships no types
    def blocks(self) -> Iterator[Sequence[int]]:
        """Yield the documents of each block of postings."""
        while self.is_active():
            self._read_ids()
            if len(self._ids) != self._blocklength:
                raise ValueError("a block of more or fewer postings than it says")
            yield self._ids
            self._next_block()

    def _goto(self, position: int) -> None:
        super()._goto(position)
        if not 0 < self._blocklength <= _LARGEST_BLOCK:
            raise ValueError("a block of more postings than the codec writes")

    def _read_data(self) -> None:
        data = self._postfile.get(self._dataoffset, self._nextoffset - self._dataoffset)
        self._data = loads_plain(zlib.decompress(data) if self._compression else data)
