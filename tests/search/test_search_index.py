"""The contract of retrieval, run on every engine; the store of documents; and what files on disk can get wrong."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.search.harbour_rulebook import ANALYZER, RULES
from support.search.made_up_documents import BELL, HARBOUR, node_document, words
from support.search.plain_index import PlainIndex
from support.search.temporary_index import store_of, write_store
from support.search.xapian_servers import with_servers

from rulesdb.search.index.backends import BACKENDS, Backend
from rulesdb.search.index.documents import NodeDocument, node_documents
from rulesdb.search.index.impacts import LEVELS, MOST_POSTINGS, level_of
from rulesdb.search.index.local_lines import LocalLines
from rulesdb.search.index.protocol import BACKEND, IndexDocument, Retriever, TermQuery
from rulesdb.search.index.sealed_index import seal_index
from rulesdb.search.index.store import DocumentStore, open_store
from rulesdb.search.index.stored_document import TermScore
from rulesdb.search.index.whoosh_reader import LoadedSegment
from rulesdb.search.index.whoosh_segment import segment_bytes
from rulesdb.search.query.term_analysis import TermSpan

MakeEngine = Callable[[Sequence[NodeDocument], Path], Retriever]


def _indexed(store: DocumentStore, tags: Sequence[tuple[str, ...]]) -> list[IndexDocument]:
    padded = [*tags, *[()] * len(store)]
    return [IndexDocument(stored, padded[stored.number]) for stored in store.documents()]


def _tags(documents: Sequence[NodeDocument]) -> list[tuple[str, ...]]:
    """Return made-up tags: the ruleset, as the identifier has it."""
    return [(f"ruleset:{document.id.partition(':')[0]}",) for document in documents]


def _plain(documents: Sequence[NodeDocument], _folder: Path) -> Retriever:
    store = store_of(documents)
    return PlainIndex(_indexed(store, _tags(documents)), store)


@contextmanager
def _made_by(backend: Backend) -> Iterator[MakeEngine]:
    with with_servers(backend) as (written, start):

        def make(documents: Sequence[NodeDocument], folder: Path) -> Retriever:
            folder.mkdir(exist_ok=True)
            write_store(documents, folder)
            (folder / BACKEND).write_text(written, encoding="utf-8")
            seal_index(folder)
            store = open_store(folder, LocalLines(folder).stored)
            backend.write(_indexed(store, _tags(documents)), folder)
            seal_index(folder)
            start(folder)
            return backend.open(folder, store.statistics)

        yield make


@pytest.fixture(params=["plain", *(backend.name for backend in BACKENDS)])
def make(request: pytest.FixtureRequest) -> Iterator[MakeEngine]:
    """Yield what makes an engine with documents, in a folder if it needs one."""
    if request.param == "plain":
        yield _plain
        return
    with _made_by(next(backend for backend in BACKENDS if backend.name == request.param)) as made:
        yield made


def test_the_best_documents_come_first(make: MakeEngine, tmp_path: Path) -> None:
    """Two terms count more than one, and a term in a short text more than one in a long text."""
    found = make(HARBOUR, tmp_path).retrieve(TermQuery({"船": 1.0, "鐘": 1.0}, limit=10))
    assert [document for document, _ in found.documents] == [2, 0, 1]
    assert (found.total, found.missing) == (3, "")
    scores = [score for _, score in found.documents]
    assert scores == sorted(scores, reverse=True)


def test_weights_say_what_a_term_counts(make: MakeEngine, tmp_path: Path) -> None:
    """A term of little weight finds documents, behind those of the others."""
    engine = make(HARBOUR, tmp_path)
    assert [document for document, _ in engine.retrieve(TermQuery({"帆": 0.1, "鐘": 1.0})).documents][-1] == 3
    assert engine.retrieve(TermQuery({"帆": 1.0, "鐘": 0.1})).documents[0][0] == 3


def test_a_limit_leaves_the_best_and_counts_the_rest(make: MakeEngine, tmp_path: Path) -> None:
    """Whoever wants one document gets one, and learns how many there are."""
    found = make(HARBOUR, tmp_path).retrieve(TermQuery({"船": 1.0, "鐘": 1.0}, limit=1))
    assert ([document for document, _ in found.documents], found.total) == ([2], 3)


def test_equal_documents_come_in_the_order_of_the_rulebook(make: MakeEngine, tmp_path: Path) -> None:
    """Nothing but its number tells one document from its copy."""
    copies = [node_document(f"oar:{number}", text=words("鐘")) for number in range(40)]
    found = make([*copies, node_document("oar:x", text=words("船"))], tmp_path).retrieve(TermQuery({"鐘": 1.0}))
    assert [document for document, _ in found.documents] == list(range(40))


def test_tags_keep_other_documents_out(make: MakeEngine, tmp_path: Path) -> None:
    """Of one ruleset are the documents with its tag, with terms and without."""
    engine = make(HARBOUR, tmp_path)
    found = engine.retrieve(TermQuery({"船": 1.0, "鐘": 1.0}, ("ruleset:oar",), 10))
    assert ([document for document, _ in found.documents], found.total) == ([0, 1], 2)
    assert list(engine.tagged("ruleset:kite")) == [2, 3, 4]
    assert not list(engine.tagged("ruleset:none"))


def test_every_document_with_a_term_matches_it(make: MakeEngine, tmp_path: Path) -> None:
    """Whatever the field and however little it counts, each document once, in order."""
    engine = make(HARBOUR, tmp_path)
    assert list(engine.matching("鐘")) == [0, 2]
    assert list(engine.matching("霧")) == [0, 1]


def test_an_unknown_term_finds_nothing(make: MakeEngine, tmp_path: Path) -> None:
    """Nobody has to ask first whether a term is known."""
    engine = make(HARBOUR, tmp_path)
    assert not engine.retrieve(TermQuery({"凧": 1.0}, limit=10)).documents
    assert not list(engine.matching("凧"))


def test_an_empty_index_answers(make: MakeEngine, tmp_path: Path) -> None:
    """A graph without nodes can be searched in vain."""
    engine = make([], tmp_path)
    assert (list(engine.retrieve(TermQuery({"鐘": 1.0}, limit=5)).documents), list(engine.matching("鐘"))) == ([], [])


def test_terms_of_several_words_are_one(make: MakeEngine, tmp_path: Path) -> None:
    """No engine cuts a term anew: a blank or a sign in it is a part of it."""
    engine = make([node_document("a", text=words("go again", "+1/+1")), node_document("b", text=words("go"))], tmp_path)
    assert (list(engine.matching("go again")), list(engine.matching("again"))) == ([0], [])
    assert list(engine.matching("+1/+1")) == [0]


def test_many_documents_share_a_term(make: MakeEngine, tmp_path: Path) -> None:
    """Nothing changes where a list of postings no longer fits into one block of a file."""
    engine = make([node_document(f"n{at}", text=[TermSpan("鐘", at, at + 1)]) for at in range(300)], tmp_path)
    assert list(engine.matching("鐘")) == list(range(300))


def test_what_is_stored_of_documents_is_read_in_any_order(make: MakeEngine, tmp_path: Path) -> None:
    """The lines of those that are asked for, and of no others; a term may be longer than any engine's longest."""
    documents = [*HARBOUR, node_document("kite:4", text=words("鐘" * 200, "鐘" * 201))]
    engine = make(documents, tmp_path)
    assert engine.stored([4, 1, 2]) == store_of(documents).stored([1, 2, 4])
    assert not engine.stored([]).lines
    assert list(engine.matching("鐘" * 200)) == [5]


def test_engines_agree_on_a_rulebook(make: MakeEngine, tmp_path: Path) -> None:
    """Whatever is asked about the made-up rulebook, an engine finds what the reading of all documents finds."""
    documents = list(node_documents(RULES, ANALYZER))
    plain, engine = _plain(documents, tmp_path), make(documents, tmp_path)
    for term in {term.text for document in documents for terms in document.fields.values() for term in terms}:
        assert list(plain.matching(term)) == list(engine.matching(term))
        found = engine.retrieve(TermQuery({term: 1.0}, limit=100))
        assert sorted(document for document, _ in found.documents) == list(plain.matching(term))


@pytest.mark.exhaustive
def test_a_query_reads_a_bounded_number_of_postings(tmp_path: Path) -> None:
    """In a text of any size the best are found among the postings that count most."""
    texts = [words(*["鐘"] * (1 + (at == 9_000)), "船") for at in range(MOST_POSTINGS * 2)]
    documents = [node_document(f"n{at}", text=text) for at, text in enumerate(texts)]
    with _made_by(BACKENDS[0]) as make:
        found = make(documents, tmp_path).retrieve(TermQuery({"鐘": 1.0, "船": 0.2}, limit=10))
    assert found.documents[0][0] == 9_000
    assert found.total <= MOST_POSTINGS


@given(st.floats(0, 1, exclude_max=True), st.floats(0, 1, exclude_max=True))
def test_every_score_has_a_level(text: float, heading: float) -> None:
    """There is no posting without a field to lie in."""
    assert level_of(TermScore(text, heading)) in range(LEVELS)


def test_the_store_has_documents_as_they_were(tmp_path: Path) -> None:
    """Identifier, neighbours, terms with their counts and places, whatever the order in which they came."""
    children = [node_document("oar:1.1", text=BELL)._replace(parent=0), node_document("oar:1.2")._replace(parent=0)]
    documents = [node_document("oar:1", title=BELL[:1])._replace(children=[1, 2]), *children]
    write_store(documents, tmp_path)
    seal_index(tmp_path)
    store = open_store(tmp_path, LocalLines(tmp_path).stored)
    assert [store.identifier(number) for number in range(len(store))] == ["oar:1", "oar:1.1", "oar:1.2"]
    assert [store.number(name) for name in ("oar:1.2", "oar:9")] == [2, None]
    assert [store.parent(number) for number in range(3)] == [None, 0, 0]
    assert list(store.read(0).children) == [1, 2]
    bell = store.read(1)
    assert bell.text == {"鐘": 2, "船": 1}
    assert bell.terms == {"鐘", "船"}
    assert (bell.positions("text", "鐘"), bell.positions("text", "船")) == ([(0, 1), (4, 5)], [(2, 3)])
    assert (bell.positions("title", "鐘"), bell.positions("text", "凧")) == ([], [])


def test_statistics_are_of_all_documents() -> None:
    """Means leave out empty fields, and a document counts once for a term, however many fields have it."""
    documents = [node_document("a", text=BELL, title=BELL[:1]), node_document("b"), node_document("c", text=BELL[2:])]
    statistics = store_of(documents).statistics
    assert statistics.documents == 3
    assert (statistics.means["text"], statistics.means["title"], statistics.means["cards"]) == (2, 1, 1)
    assert statistics.frequencies == {"鐘": 1, "船": 2}
    assert statistics.rarity("凧") > statistics.rarity("鐘") > statistics.rarity("船")


@given(st.lists(st.tuples(st.integers(0, 10**6), st.integers(0, 10**6))))
def test_positions_come_back_in_order(positions: list[tuple[int, int]]) -> None:
    """Whatever the order of a field's terms is."""
    store = store_of([node_document("a", text=[TermSpan("鐘", start, end) for start, end in positions])])
    assert store.read(0).positions("text", "鐘") == sorted(positions)


def test_every_posting_that_whoosh_wrote_is_read() -> None:
    """Terms with postings in one block and in several, and terms and fields that the index lacks."""
    many = [*range(0, 1000, 3)]
    written = {"long": {"鐘": many, "船": [999]}, "short": {"鐘": [5]}}
    segment = LoadedSegment(segment_bytes(1000, written))
    read = {
        field: {term: list(segment.postings(field, term)) for term in ("鐘", "船", "帆")}
        for field in (*written, "none")
    }
    assert read == {
        "long": {"鐘": many, "船": [999], "帆": []},
        "short": {"鐘": [5], "船": [], "帆": []},
        "none": {"鐘": [], "船": [], "帆": []},
    }
