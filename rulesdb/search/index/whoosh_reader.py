"""Reads the one segment of a Whoosh index without Whoosh, whose import takes longer than the rest of a cold search.

The layout is that of Whoosh's codec ``W3``: the terms are a hash table on disk (Bernstein's cdb), each leads to
blocks of postings, and a block is two pickles, the number of its postings and the differences between them.

What a folder from anywhere claims is compared with what the rest of the index allows, so that no search runs for ever
or reads beyond the documents. Damaged bytes may raise anything.
"""

import zlib
from collections.abc import Iterator, Sequence
from io import BytesIO
from itertools import accumulate
from struct import Struct

from rulesdb.search.index.plain_pickles import load_plain, loads_plain
from rulesdb.search.index.whoosh_file import POSTINGS, TERMS, parted

try:
    from _md5 import md5  # type: ignore[import-not-found]  # what hashlib has, without OpenSSL (see source/seal.py)
except ImportError:  # a Python that was built without it
    from hashlib import md5

_TABLES = 256
_TABLE = Struct("!qi")  # the place of a hash table, and the number of its slots
_SLOT = Struct("!Iq")  # a hash, and the place of the entry that has it; 0 where the slot is empty
_ENTRY = Struct("!ii")  # the lengths of an entry's key and value, which follow
_FIELD = Struct("!H")
_INFO = Struct("!BfIBBfIIqi")  # of a term: whether its postings stand here, statistics, place and length of its blocks
_LENGTH = Struct("!i")  # of a block; negative for the last one
_MAGIC = b"W3Bl"
_LARGEST_BLOCK = 128  # postings; the codec writes no larger ones


class LoadedSegment:
    """A segment in memory."""

    def __init__(self, data: bytes) -> None:
        """Take the bytes that ``segment_bytes`` made. Raises any exception for others."""
        self.documents, files = parted(data)
        self._terms, self._blocks = files[TERMS], files[POSTINGS]
        last = len(self._terms) - _LENGTH.size
        extras = last - _LENGTH.unpack_from(self._terms, last)[0]
        self._fields = load_plain(BytesIO(self._terms[extras:last]))["fieldmap"]
        self._directory = extras - _TABLES * _TABLE.size

    def postings(self, field: str, term: str) -> Iterator[int]:
        """Yield the documents with ``term`` in ``field``, in order."""
        found = self._value(field, term.encode())
        if found is None:
            return
        is_inlined, *_, start, length = _INFO.unpack(found)
        if is_inlined:
            raise ValueError("postings within the list of terms, which the codec never writes")
        last = -1
        for block in _blocks(self._blocks[start : start + length]):
            for document in block:
                if not last < document < self.documents:
                    raise ValueError(f"a posting of the document {document} after {last} of {self.documents}")
                yield document
                last = document

    def _value(self, field: str, term: bytes) -> bytes | None:
        """Return what the hash table has of a term in a field, None if it has nothing."""
        if field not in self._fields:
            return None
        key = _FIELD.pack(self._fields[field]) + term
        hashed = int.from_bytes(md5(key).digest()[-4:], "big")  # noqa: S324  (the codec's choice; nothing is kept safe by it)
        table, slots = _TABLE.unpack_from(self._terms, self._directory + hashed % _TABLES * _TABLE.size)
        for slot in range(slots):
            place = table + (hashed // _TABLES + slot) % slots * _SLOT.size
            known, entry = _SLOT.unpack_from(self._terms, place)
            if not entry:
                return None
            if known == hashed:
                key_length, length = _ENTRY.unpack_from(self._terms, entry)
                start = entry + _ENTRY.size + key_length
                if self._terms[entry + _ENTRY.size : start] == key:
                    return self._terms[start : start + length]
        return None


def _blocks(written: bytes) -> Iterator[Sequence[int]]:
    """Yield the documents of each block of a term."""
    if not written.startswith(_MAGIC):
        raise ValueError("no blocks of postings")
    file = BytesIO(written)
    start, is_last = len(_MAGIC), False
    while not is_last:
        (length,) = _LENGTH.unpack_from(written, start)
        is_last, end = length < 0, start + _LENGTH.size + abs(length)
        file.seek(start + _LENGTH.size)
        count, _, _, compression, *_ = load_plain(file)
        if not 0 < count <= _LARGEST_BLOCK:
            raise ValueError("a block of more postings than the codec writes")
        data = written[file.tell() : end]
        differences, *_ = loads_plain(zlib.decompress(data) if compression else data)
        if len(differences) != count:
            raise ValueError("a block of more or fewer postings than it says")
        yield list(accumulate(differences))
        start = end
