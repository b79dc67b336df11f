"""The contract of retrieval, run on every engine; the store of documents; and what files on disk can get wrong."""

import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.search.harbour_rulebook import ANALYZER, RULES, graph

from rulesdb.search.errors import BackendError, SearchIndexError
from rulesdb.search.index import backends
from rulesdb.search.index.analyses_file import FILE as ANALYSES
from rulesdb.search.index.analyses_file import known_analyses
from rulesdb.search.index.backends import BACKENDS, DEFAULT, Backend, find_backend
from rulesdb.search.index.documents import NodeDocument, node_documents
from rulesdb.search.index.fields import FIELDS
from rulesdb.search.index.impacts import LEVELS, MOST_POSTINGS, level_of
from rulesdb.search.index.indexing import BACKEND, open_index
from rulesdb.search.index.letters import FILE as LETTERS
from rulesdb.search.index.lexicon_file import FILE as LEXICON
from rulesdb.search.index.lexicon_file import read_lexicon
from rulesdb.search.index.plain_index import PlainIndex
from rulesdb.search.index.protocol import IndexDocument, Retriever, TermQuery
from rulesdb.search.index.questions_file import read_questions, write_questions
from rulesdb.search.index.sealed_index import seal_index
from rulesdb.search.index.store import DOCUMENTS, STATISTICS, DocumentStore, open_store, store_in_memory, write_store
from rulesdb.search.index.stored_document import TermScore
from rulesdb.search.index.whoosh_index import FILE as POSTINGS
from rulesdb.search.index.whoosh_reader import Segment
from rulesdb.search.index.whoosh_segment import segment_bytes
from rulesdb.search.index.writing import write_index
from rulesdb.search.lexicon.questions import NO_QUESTIONS, Questions
from rulesdb.search.query.terms import Term
from rulesdb.search.ranking.answered import AnsweredQuestions
from rulesdb.source.seal import SEAL

MakeEngine = Callable[[Sequence[NodeDocument], Path], Retriever]
FILES = [POSTINGS, LEXICON, DOCUMENTS, STATISTICS, LETTERS, BACKEND, ANALYSES]


def _indexed(store: DocumentStore, tags: Sequence[tuple[str, ...]]) -> list[IndexDocument]:
    padded = [*tags, *[()] * len(store)]
    return [IndexDocument(stored, padded[stored.number]) for stored in store.documents()]


def _tags(documents: Sequence[NodeDocument]) -> list[tuple[str, ...]]:
    """Return made-up tags: the ruleset, as the identifier has it."""
    return [(f"ruleset:{document.id.partition(':')[0]}",) for document in documents]


def _plain(documents: Sequence[NodeDocument], _folder: Path) -> Retriever:
    store = store_in_memory(documents)
    return PlainIndex(_indexed(store, _tags(documents)), store.statistics)


def _made_by(backend: Backend) -> MakeEngine:
    def make(documents: Sequence[NodeDocument], folder: Path) -> Retriever:
        folder.mkdir(exist_ok=True)
        write_store(documents, folder)
        seal_index(folder)
        store = open_store(folder)
        backend.write(_indexed(store, _tags(documents)), folder)
        seal_index(folder)
        return backend.open(folder, store.statistics)

    return make


@pytest.fixture(params=["plain", *(backend.name for backend in BACKENDS)])
def make(request: pytest.FixtureRequest) -> MakeEngine:
    """Return what makes an engine with documents, in a folder if it needs one."""
    if request.param == "plain":
        return _plain
    row = next(backend for backend in BACKENDS if backend.name == request.param)
    pytest.importorskip(row.package)
    return _made_by(row)


def _document(identifier: str, **fields: list[Term]) -> NodeDocument:
    return NodeDocument(identifier, {name: fields.get(name, []) for name in FIELDS})


def _words(*texts: str) -> list[Term]:
    return [Term(text, at, at + 1) for at, text in enumerate(texts)]


BELL = [Term("鐘", 4, 5), Term("鐘", 0, 1), Term("船", 2, 3)]
HARBOUR = [
    _document("oar:1", text=_words("鐘", "霧")),
    _document("oar:2", text=_words("船", *["霧"] * 20)),
    _document("kite:1", title=_words("鐘"), text=_words("船")),
    _document("kite:2", text=_words("帆")),
    _document("kite:3"),
]


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
    copies = [_document(f"oar:{number}", text=_words("鐘")) for number in range(40)]
    found = make([*copies, _document("oar:x", text=_words("船"))], tmp_path).retrieve(TermQuery({"鐘": 1.0}))
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
    engine = make([_document("a", text=_words("go again", "+1/+1")), _document("b", text=_words("go"))], tmp_path)
    assert (list(engine.matching("go again")), list(engine.matching("again"))) == ([0], [])
    assert list(engine.matching("+1/+1")) == [0]


def test_many_documents_share_a_term(make: MakeEngine, tmp_path: Path) -> None:
    """Nothing changes where a list of postings no longer fits into one block of a file."""
    engine = make([_document(f"n{at}", text=[Term("鐘", at, at + 1)]) for at in range(300)], tmp_path)
    assert list(engine.matching("鐘")) == list(range(300))


@pytest.mark.parametrize("backend", [row.name for row in BACKENDS])
def test_engines_agree_on_a_rulebook(backend: str, tmp_path: Path) -> None:
    """Whatever is asked about the made-up rulebook, an engine on disk finds what the reading of all documents finds."""
    pytest.importorskip(backend)
    documents = list(node_documents(RULES, ANALYZER))
    plain, engine = _plain(documents, tmp_path), _made_by(find_backend(backend))(documents, tmp_path)
    for term in {term.text for document in documents for terms in document.fields.values() for term in terms}:
        assert list(plain.matching(term)) == list(engine.matching(term))
        found = engine.retrieve(TermQuery({term: 1.0}, limit=100))
        assert sorted(document for document, _ in found.documents) == list(plain.matching(term))


def test_a_query_reads_a_bounded_number_of_postings(tmp_path: Path) -> None:
    """In a text of any size the best are found among the postings that count most."""
    texts = [_words(*["鐘"] * (1 + (at == 9_000)), "船") for at in range(MOST_POSTINGS * 2)]
    documents = [_document(f"n{at}", text=text) for at, text in enumerate(texts)]
    found = _made_by(BACKENDS[0])(documents, tmp_path).retrieve(TermQuery({"鐘": 1.0, "船": 0.2}, limit=10))
    assert found.documents[0][0] == 9_000
    assert found.total <= MOST_POSTINGS


@given(st.floats(0, 1, exclude_max=True), st.floats(0, 1, exclude_max=True))
def test_every_score_has_a_level(text: float, heading: float) -> None:
    """There is no posting without a field to lie in."""
    assert level_of(TermScore(text, heading)) in range(LEVELS)


def test_the_store_has_documents_as_they_were(tmp_path: Path) -> None:
    """Identifier, neighbours, terms with their counts and places, whatever the order in which they came."""
    children = [_document("oar:1.1", text=BELL)._replace(parent=0), _document("oar:1.2")._replace(parent=0)]
    documents = [_document("oar:1", title=BELL[:1])._replace(children=[1, 2]), *children]
    write_store(documents, tmp_path)
    seal_index(tmp_path)
    store = open_store(tmp_path)
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
    documents = [_document("a", text=BELL, title=BELL[:1]), _document("b"), _document("c", text=BELL[2:])]
    statistics = store_in_memory(documents).statistics
    assert statistics.documents == 3
    assert (statistics.means["text"], statistics.means["title"], statistics.means["cards"]) == (2, 1, 1)
    assert statistics.frequencies == {"鐘": 1, "船": 2}
    assert statistics.rarity("凧") > statistics.rarity("鐘") > statistics.rarity("船")


@given(st.lists(st.tuples(st.integers(0, 10**6), st.integers(0, 10**6))))
def test_positions_come_back_in_order(positions: list[tuple[int, int]]) -> None:
    """Whatever the order of a field's terms is."""
    store = store_in_memory([_document("a", text=[Term("鐘", start, end) for start, end in positions])])
    assert store.read(0).positions("text", "鐘") == sorted(positions)


def read_whole(folder: Path) -> None:
    """Read everything that an index has."""
    index = open_index(folder)
    read_lexicon(folder)
    known_analyses(folder).get("鐘")
    for document in index.store.documents():
        assert index.store.number(index.store.identifier(document.number)) is not None
        list(index.letters.texts(document.number))
        for neighbour in (document.parent, *document.children):
            assert neighbour is None or index.store.read(neighbour).id
        for field in FIELDS:
            for term in list(document.counts.get(field, ())):
                assert document.scores[term] or document.inherited[term] is None
                document.positions(field, term)
    for term in index.store.statistics.frequencies:
        index.retriever.matching(term)
    index.retriever.tagged("kind:rule")


def test_an_unknown_backend_is_refused(tmp_path: Path) -> None:
    """The message names those there are."""
    with pytest.raises(BackendError, match=r"no search backend 'lucene'.*whoosh, tantivy"):
        write_index(RULES, ANALYZER, tmp_path, backend="lucene")


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who wants an engine that is not installed learns how to get it."""
    monkeypatch.setattr(backends, "find_spec", lambda _: None)
    with pytest.raises(BackendError, match=r"pip install 'rulesdb\[tantivy\]'"):
        find_backend("tantivy")


def test_an_index_names_its_engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What one engine wrote no other one reads; without its package, the way out is said."""
    pytest.importorskip("tantivy")
    write_index(RULES, ANALYZER, tmp_path / "other", backend="tantivy")
    assert (tmp_path / "other" / BACKEND).read_text(encoding="utf-8") == "tantivy" != DEFAULT
    assert list(open_index(tmp_path / "other").retriever.tagged("kind:chapter")) == [0]
    monkeypatch.setattr(backends, "find_spec", lambda _: None)
    with pytest.raises(SearchIndexError, match=r"pip install 'rulesdb\[tantivy\]'"):
        _ = open_index(tmp_path / "other").retriever


def test_damage_of_tantivys_files_is_found(tmp_path: Path) -> None:
    """One changed byte of any file is enough."""
    pytest.importorskip("tantivy")
    write_index(RULES, ANALYZER, tmp_path, backend="tantivy")
    for path in sorted((tmp_path / "tantivy").iterdir()):
        if path.name != SEAL and path.stat().st_size:
            content = path.read_bytes()
            path.write_bytes(bytes([content[0] ^ 1]) + content[1:])
            with pytest.raises(SearchIndexError, match="is damaged"):
                open_index(tmp_path).retriever.matching("鐘")
            path.write_bytes(content)


def test_a_missing_index_is_said_to_be_missing(tmp_path: Path) -> None:
    """The message names the folder and the way out."""
    with pytest.raises(SearchIndexError, match=r"is missing.*rulesdb build"):
        open_index(tmp_path / "nothing").retriever.matching("鐘")


def test_an_index_of_another_version_is_refused(tmp_path: Path) -> None:
    """An old index is not read as if it were of today."""
    write_index(RULES, ANALYZER, tmp_path)
    (tmp_path / SEAL).write_text("rulesdb search index 0\n", encoding="utf-8")
    with pytest.raises(SearchIndexError, match="another version"):
        open_index(tmp_path).retriever.matching("鐘")


@pytest.mark.parametrize("name", FILES)
def test_any_damaged_file_is_found(tmp_path: Path, name: str) -> None:
    """One changed byte is enough, wherever it is, and so is a lost end."""
    write_index(RULES, ANALYZER, tmp_path)
    content = (tmp_path / name).read_bytes()
    changed = [content[:at] + bytes([content[at] ^ 1]) + content[at + 1 :] for at in range(0, len(content), 997)]
    for damaged in (*changed, content[:-1], b"", bytes(len(content)), content + b"\n"):
        (tmp_path / name).write_bytes(damaged)
        with pytest.raises(SearchIndexError, match=rf"is damaged \(file {name}\)"):
            read_whole(tmp_path)


@pytest.mark.parametrize("name", FILES)
def test_a_lost_file_is_found(tmp_path: Path, name: str) -> None:
    """A sealed file that is gone is damage, too."""
    write_index(RULES, ANALYZER, tmp_path)
    (tmp_path / name).unlink()
    with pytest.raises(SearchIndexError, match="is damaged"):
        read_whole(tmp_path)


@pytest.mark.parametrize("name", [POSTINGS, DOCUMENTS, STATISTICS, LETTERS, BACKEND])
def test_what_lies_about_itself_is_found(tmp_path: Path, name: str) -> None:
    """Bytes of anything and any damage under a seal that fits them: an answer or our own error, and always an end."""
    write_index(RULES, ANALYZER, tmp_path)
    content = (tmp_path / name).read_bytes()
    changed = [content[:at] + b"\xff\xff\xff" + content[at + 3 :] for at in range(0, len(content), 61)]
    nonsense = [content[:at] + b"[]" + content[at + 2 :] for at in range(0, len(content), 61)]
    header = b'{"documents": 99, "files": {"MAIN_rules.trm": 99999999}}\n'
    for damaged in (*changed, *nonsense, b"", b"\n", b"{}", b"[" * 100_000 + b"\n", header, header + content):
        (tmp_path / name).write_bytes(damaged)
        seal_index(tmp_path)
        with suppress(SearchIndexError):
            read_whole(tmp_path)


def test_questions_come_back(tmp_path: Path) -> None:
    """All that was known of them, whether few or none."""
    for known in (
        NO_QUESTIONS,
        Questions(["鐘?", "船?"], [{"oar:1": 3}, {}], {"鐘": "0"}, [1.0, 2.0], {}, {1: "oar:9"}),
    ):
        write_questions(known, tmp_path)
        seal_index(tmp_path)
        read = read_questions(tmp_path)
        assert (read.texts, list(read.grades), read.postings) == (list(known.texts), list(known.grades), known.postings)
        assert (read.norms, read.outside) == (list(known.norms), known.outside)


@pytest.mark.parametrize("profile", ["", "1.0", "0.0 0=3", "1.0 7=3", "1.0 -1=3", "1.0 0=9", "1.0 0=3=3", "a 0=3"])
def test_a_profile_that_lies_is_found(tmp_path: Path, profile: str) -> None:
    """It is read when a query needs it, and then it is an error of the index like any other."""
    write_questions(Questions(["鐘?"], [{"oar:1": 9}], {"鐘": "0"}, [1.0], {"oar:1": profile}), tmp_path)
    seal_index(tmp_path)
    answered = AnsweredQuestions(store_in_memory(HARBOUR), read_questions(tmp_path))
    with pytest.raises(SearchIndexError, match="damaged"):
        answered.profile([0.5], 0)
    with pytest.raises(SearchIndexError, match="damaged"):
        answered.answers(0)


def test_an_unsealed_index_is_refused(tmp_path: Path) -> None:
    """The seal is written last: without it the writing was interrupted."""
    write_index(RULES, ANALYZER, tmp_path)
    (tmp_path / SEAL).unlink()
    with pytest.raises(SearchIndexError, match="is missing"):
        open_index(tmp_path).retriever.matching("鐘")


def test_an_index_without_nodes_can_be_written(tmp_path: Path) -> None:
    """An empty graph has an index like any other."""
    write_index(graph([]), ANALYZER, tmp_path / "new")
    assert len(open_index(tmp_path / "new").store) == 0


def test_sources_that_nobody_compiled_give_no_warnings(tmp_path: Path) -> None:
    """Whoosh's sources of 2016 raise warnings when Python compiles them; whoever builds first does not see them."""
    script = "import rulesdb.search.index.whoosh_segment"
    command = [sys.executable, "-W", "error", "-X", f"pycache_prefix={tmp_path / 'fresh'}", "-c", script]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_reading_needs_no_whoosh(tmp_path: Path) -> None:
    """A search reads the files that Whoosh wrote and does not import it, which would take longer than the rest."""
    write_index(RULES, ANALYZER, tmp_path)
    imports = "import sys; from pathlib import Path; from rulesdb.search.index.indexing import open_index"
    asked = f"print(list(open_index(Path({str(tmp_path)!r})).retriever.matching('鐘')), 'whoosh' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", f"{imports}; {asked}"], capture_output=True, text=True, encoding="utf-8", check=True
    )
    assert done.stdout == f"{open_index(tmp_path).retriever.matching('鐘')} False\n"


def test_every_posting_that_whoosh_wrote_is_read() -> None:
    """Terms with postings in one block and in several, and terms and fields that the index lacks."""
    many = [*range(0, 1000, 3)]
    written = {"long": {"鐘": many, "船": [999]}, "short": {"鐘": [5]}}
    segment = Segment(segment_bytes(1000, written))
    read = {
        field: {term: list(segment.postings(field, term)) for term in ("鐘", "船", "帆")}
        for field in (*written, "none")
    }
    assert read == {
        "long": {"鐘": many, "船": [999], "帆": []},
        "short": {"鐘": [5], "船": [], "帆": []},
        "none": {"鐘": [], "船": [], "帆": []},
    }
