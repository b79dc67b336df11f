"""How documents lie in a Whoosh index. Apart, because importing it imports Whoosh.

Whoosh's own text field runs an analyzer and makes an object per word. Terms come analysed here, so a field hands them
over as they are; the places of a term go with its posting, so that quoting a found rule needs no analysis.
"""

from collections.abc import Iterator, Sequence
from struct import Struct
from struct import pack as pack_places

from rulesdb.search.index.documents import FIELDS
from rulesdb.search.index.quiet_compilation import compiled_quietly
from rulesdb.search.query.terms import Term

with compiled_quietly():
    from whoosh import columns, fields, formats

IDENTIFIER = "id"
PARENT = "parent"
NO_PARENT = -1
_ONE_RANGE = Struct("<2I")  # four bytes a place: they are code points of one field, and no rule has 4 G of them


def length_column(field: str) -> str:
    """Return the name of the column with a field's lengths: exact ones, where Whoosh's own are rounded to a byte."""
    return f"{field}_length"


_COLUMNS = {
    IDENTIFIER: columns.VarBytesColumn(),
    PARENT: columns.NumericColumn("i", default=NO_PARENT),
    **{length_column(field): columns.NumericColumn("I") for field in FIELDS},
}


def column_of(name: str) -> columns.Column:
    """Return how the values of a column lie in its file."""
    return _COLUMNS[name]


def posting_format() -> formats.Format:
    """Return how a posting's value is kept: as it is."""
    return formats.Format()


def schema() -> fields.Schema:
    """Return the schema of a rules index. Texts are not stored: the graph has them."""
    kept = {name: fields.COLUMN(column) for name, column in _COLUMNS.items()}
    return fields.Schema(**kept, **{field: TermField() for field in FIELDS})


class TermField(fields.FieldType):  # type: ignore[misc]  # whoosh ships no types
    """A field whose values are sequences of terms."""

    scorable = True  # Whoosh's own lengths are not read, but without them it looks for their file at every posting

    def __init__(self) -> None:
        """Set what Whoosh asks of a field: values of any size, no analyzer."""
        self.format = posting_format()

    def index(self, value: Sequence[Term], **_options: object) -> Iterator[tuple[bytes, int, float, bytes]]:
        """Yield term, how often, weight and places of every distinct term."""
        places: dict[str, list[tuple[int, int]]] = {}
        for text, start, end in value:
            places.setdefault(text, []).append((start, end))
        for text, ranges in places.items():
            yield text.encode(), len(ranges), float(len(ranges)), pack(ranges)


def pack(ranges: Sequence[tuple[int, int]]) -> bytes:
    """Return ``ranges`` in order as little-endian bytes."""
    if len(ranges) == 1:  # four of five postings
        return _ONE_RANGE.pack(*ranges[0])
    return pack_places(f"<{2 * len(ranges)}I", *(place for pair in sorted(ranges) for place in pair))


def unpack(packed: bytes) -> list[tuple[int, int]]:
    """Return the ranges that ``pack`` was given."""
    return [(start, end) for start, end in _ONE_RANGE.iter_unpack(packed)]
