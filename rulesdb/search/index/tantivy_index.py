"""Retrieval by tantivy, a search engine in Rust, with a field for each binary digit of impacts.

An extra (``rulesdb[tantivy]``), for texts of hundreds of thousands of rules. tantivy's own BM25 knows neither our
fields' weights nor their lengths, so it only adds up: a term that a document has in a field is worth the same
everywhere, and impacts that differ by less than a digit are equal. Its files lie in a folder of their own, sealed as
the index is.
"""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from rulesdb.search.index.local_lines import LocalLines
from rulesdb.search.index.protocol import IndexDocument, RetrievalError, Retrieved, TermQuery
from rulesdb.search.index.statistics import Statistics
from rulesdb.search.index.stored_document import HIGHEST_IMPACT, TermScore
from rulesdb.search.search_errors import SearchIndexError
from rulesdb.source.seal import SEAL, SealedFolder, SealError, write_seal

if TYPE_CHECKING:
    import tantivy

FOLDER = "tantivy"
VERSION = "rulesdb tantivy index 2"
_NUMBER, _TAGS = "number", "tags"
_HEAP = 50_000_000
"""Bytes that the writer keeps in memory."""
DIGITS = 7
_FIELDS = tuple(f"digit{digit}" for digit in range(DIGITS))
_VALUES = tuple(HIGHEST_IMPACT * 2.0 ** (digit - DIGITS) for digit in range(DIGITS))
"""What a digit of an impact is worth, the lowest one first."""


def _fields_of(score: TermScore) -> Iterator[str]:
    """Return the fields of the digits of an impact that are 1; of one that is too small, that of the lowest digit."""
    impact = min(max(round(score.impact / _VALUES[0]), 1), 2**DIGITS - 1)
    return (name for digit, name in enumerate(_FIELDS) if impact >> digit & 1)


def _schema() -> "tantivy.Schema":
    import tantivy  # only who uses the extra has it

    builder = tantivy.SchemaBuilder()
    for name in (*_FIELDS, _TAGS):
        builder.add_text_field(name, tokenizer_name="raw", index_option="basic")
    builder.add_unsigned_field(_NUMBER, fast=True)
    return builder.build()


def write_tantivy(documents: Iterable[IndexDocument], folder: Path) -> None:
    """Write the index of all documents into a folder in ``folder``. Raises OSError where the disk refuses."""
    import tantivy  # see above

    engine_folder = folder / FOLDER
    engine_folder.mkdir(exist_ok=True)
    writer = tantivy.Index(_schema(), path=str(engine_folder)).writer(_HEAP, 1)
    for number, (stored, tags) in enumerate(documents):
        document = tantivy.Document()
        document.add_unsigned(_NUMBER, number)
        for term in stored.terms:
            for name in _fields_of(stored.scores[term]):
                document.add_text(name, term)
        for tag in tags:
            document.add_text(_TAGS, tag)
        writer.add_document(document)
    try:
        writer.commit()
    except ValueError as error:  # tantivy's word for a disk that refuses
        raise OSError(str(error)) from error
    writer.wait_merging_threads()
    write_seal(engine_folder, VERSION)


class TantivyIndex(LocalLines):
    """Reads the index in ``folder``; it is opened with the first query."""

    def __init__(self, folder: Path, statistics: Statistics) -> None:
        """Keep the folder."""
        super().__init__(folder)
        self._engine_folder = folder / FOLDER
        self._statistics = statistics

    def retrieve(self, query: TermQuery) -> Retrieved:
        """Return the best documents for a query. Raises SearchIndexError and RetrievalError."""
        from tantivy import Occur, Query  # see above

        weights = {term: weight * self._statistics.rarity(term) for term, weight in query.terms.items()}
        terms = [
            (Occur.Should, Query.const_score_query(self._term(name, term), weight * value))
            for term, weight in weights.items()
            for name, value in zip(_FIELDS, _VALUES, strict=True)
        ]
        tags = [(Occur.Must, Query.boost_query(self._term(_TAGS, tag), 0.0)) for tag in query.tags]
        return self._search(Query.boolean_query([(Occur.Must, Query.boolean_query(terms)), *tags]), query.limit)

    def matching(self, term: str) -> Sequence[int]:
        """Return all documents with a term in any field, in order. Raises SearchIndexError and RetrievalError."""
        from tantivy import Occur, Query  # see above

        found = self._search(Query.boolean_query([(Occur.Should, self._term(name, term)) for name in _FIELDS]), None)
        return sorted(document for document, _ in found.documents)

    def tagged(self, tag: str) -> Sequence[int]:
        """Return all documents with a tag, in order. Raises SearchIndexError and RetrievalError."""
        return sorted(document for document, _ in self._search(self._term(_TAGS, tag), None).documents)

    def _term(self, field: str, term: str) -> "tantivy.Query":
        import tantivy  # see above

        return tantivy.Query.term_query(self._index.schema, field, term, "basic")

    def _search(self, query: "tantivy.Query", limit: int | None) -> Retrieved:
        documents = max(self._statistics.documents, 1)
        most = documents if limit is None else min(limit, documents)
        try:
            with _panics_told(self._engine_folder):
                searcher = self._index.searcher()
                result = searcher.search(query, most)
                numbers = searcher.fast_field_values(_NUMBER, [address for _, address in result.hits])
        except ValueError as error:
            raise RetrievalError(f"tantivy: {error}") from error
        scores = (float(score) for score, _ in result.hits if isinstance(score, (int, float)))
        found = sorted(
            zip((int(number or 0) for number in numbers), scores, strict=True), key=lambda pair: (-pair[1], pair[0])
        )
        return Retrieved(found, result.count)  # type: ignore[attr-defined]  # tantivy's stubs lack it

    @cached_property
    def _index(self) -> "tantivy.Index":
        import tantivy  # see above

        try:
            sealed = SealedFolder(self._engine_folder, VERSION)
            for path in sorted(self._engine_folder.iterdir()):
                if path.name != SEAL and not path.name.endswith(".lock"):
                    sealed.read(path.name)
            with _panics_told(self._engine_folder):
                return tantivy.Index(_schema(), path=str(self._engine_folder))
        except SealError as error:
            raise SearchIndexError(str(error)) from error
        except (ValueError, OSError) as error:
            raise SearchIndexError(f"in {self._engine_folder} is damaged") from error


@contextmanager
def _panics_told(folder: Path) -> Iterator[None]:
    """Raise SearchIndexError where Rust panics over damaged files: PyO3's PanicException is no Exception."""
    try:
        yield
    except (Exception, KeyboardInterrupt, SystemExit, GeneratorExit):
        raise
    except BaseException as panic:
        raise SearchIndexError(f"in {folder} is damaged") from panic
