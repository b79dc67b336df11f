"""The contract of an index, run on every implementation, and what only the one on disk can get wrong."""

import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from harbour import ANALYZER, RULES, graph
from hypothesis import given
from hypothesis import strategies as st

from rulesdb.search.errors import SearchIndexError
from rulesdb.search.index.documents import FIELDS, index_documents
from rulesdb.search.index.indexing import open_index, write_index
from rulesdb.search.index.lexicon_file import FILE as LEXICON
from rulesdb.search.index.lexicon_file import read_lexicon
from rulesdb.search.index.plain_index import PlainIndex
from rulesdb.search.index.protocol import IndexDocument, RuleIndex
from rulesdb.search.index.sealed_index import seal_index
from rulesdb.search.index.whoosh_index import FILE as POSTINGS
from rulesdb.search.index.whoosh_index import WhooshIndex, WhooshIndexWriter
from rulesdb.search.index.whoosh_schema import pack, unpack
from rulesdb.search.query.terms import Term
from rulesdb.source.seal import SEAL

MakeIndex = Callable[[list[IndexDocument], Path], RuleIndex]


def _plain(documents: list[IndexDocument], _folder: Path) -> RuleIndex:
    index = PlainIndex()
    for document in documents:
        index.add(document)
    index.commit()
    return index


def _whoosh(documents: list[IndexDocument], folder: Path) -> RuleIndex:
    writer = WhooshIndexWriter(folder)
    for document in documents:
        writer.add(document)
    writer.commit()
    return WhooshIndex(folder)


@pytest.fixture(params=[_plain, _whoosh], ids=["plain", "whoosh"])
def make(request: pytest.FixtureRequest) -> MakeIndex:
    """Return what makes an index of documents in a folder."""
    made: MakeIndex = request.param
    return made


def _document(identifier: str, **fields: list[Term]) -> IndexDocument:
    return IndexDocument(identifier, {name: fields.get(name, []) for name in FIELDS})


def read_whole(folder: Path) -> None:
    """Read everything that an index has."""
    index = open_index(folder)
    read_lexicon(folder)
    for document in range(index.document_count):
        assert index.document(index.identifier(document)) is not None
        index.parent(document)
        index.children(document)
    for field in FIELDS:
        index.mean_length(field)
        for term in index.terms(field):
            for document, _ in index.postings(field, term):
                index.places(field, term, document)


BELL = [Term("鐘", 4, 5), Term("鐘", 0, 1), Term("船", 2, 3)]


def test_documents_keep_their_order_and_identifiers(make: MakeIndex, tmp_path: Path) -> None:
    """A document's number is its place in the order of adding."""
    index = make([_document("oar:2"), _document("kite:糸の章"), _document("oar:1")], tmp_path)
    assert index.document_count == 3
    assert [index.identifier(document) for document in range(3)] == ["oar:2", "kite:糸の章", "oar:1"]


def test_documents_know_their_place(make: MakeIndex, tmp_path: Path) -> None:
    """A node is found by its identifier, and so is what stands above and directly below it."""
    section, rule = _document("oar:1.1"), _document("oar:1.1.1")._replace(parent=0)
    index = make([section, rule, _document("oar:1.1.1a")._replace(parent=1), rule._replace(id="oar:1.1.2")], tmp_path)
    assert [index.document(name) for name in ("oar:1.1.1a", "oar:1.1", "oar:9")] == [2, 0, None]
    assert [index.parent(document) for document in range(4)] == [None, 0, 1, 0]
    assert [list(index.children(document)) for document in range(4)] == [[1, 3], [2], [], []]


def test_postings_say_where_and_how_often(make: MakeIndex, tmp_path: Path) -> None:
    """Each document with the term is named once, with its count, in order."""
    index = make([_document("a", text=BELL), _document("b"), _document("c", text=BELL[2:], title=BELL[:1])], tmp_path)
    assert list(index.postings("text", "鐘")) == [(0, 2)]
    assert list(index.postings("text", "船")) == [(0, 1), (2, 1)]
    assert list(index.postings("title", "鐘")) == [(2, 1)]


def test_an_unknown_term_has_no_postings(make: MakeIndex, tmp_path: Path) -> None:
    """Nobody has to ask first whether a term is known."""
    index = make([_document("a", text=BELL)], tmp_path)
    assert not index.postings("text", "凧")
    assert not index.postings("parts", "鐘")
    assert not index.places("text", "凧", 0)


def test_places_are_in_order_and_of_one_document(make: MakeIndex, tmp_path: Path) -> None:
    """Places come back sorted, whatever the order of the terms, and not for a document without the term."""
    index = make([_document("a", text=BELL), _document("b"), _document("c", text=BELL[1:2])], tmp_path)
    assert list(index.places("text", "鐘", 0)) == [(0, 1), (4, 5)]
    assert list(index.places("text", "鐘", 1)) == []
    assert list(index.places("text", "鐘", 2)) == [(0, 1)]


def test_lengths_are_exact(make: MakeIndex, tmp_path: Path) -> None:
    """A field of 1,000 terms has the length 1,000, an empty one 0."""
    index = make([_document("a", text=[Term("櫂", at, at + 1) for at in range(1000)]), _document("b")], tmp_path)
    assert list(index.lengths("text")) == [1000, 0]
    assert list(index.lengths("title")) == [0, 0]
    assert (index.mean_length("text"), index.mean_length("title")) == (1000, 1)


def test_an_empty_index_answers(make: MakeIndex, tmp_path: Path) -> None:
    """A graph without nodes can be searched in vain."""
    index = make([], tmp_path)
    assert index.document_count == 0
    assert not index.postings("text", "鐘")
    assert list(index.lengths("text")) == []


def test_many_documents_share_a_term(make: MakeIndex, tmp_path: Path) -> None:
    """Nothing changes where a list of postings no longer fits into one block of the file."""
    index = make([_document(f"n{at}", text=[Term("鐘", at, at + 1)]) for at in range(300)], tmp_path)
    assert [document for document, _ in index.postings("text", "鐘")] == list(range(300))
    assert list(index.places("text", "鐘", 299)) == [(299, 300)]


def test_both_implementations_agree_on_a_rulebook(tmp_path: Path) -> None:
    """Whatever is asked about the made-up rulebook, the index on disk answers like the reading of all documents."""
    documents = list(index_documents(RULES, ANALYZER))
    plain, whoosh = _plain(documents, tmp_path), _whoosh(documents, tmp_path)
    for number, document in enumerate(documents):
        assert plain.document(document.id) == whoosh.document(document.id) == number
        assert plain.parent(number) == whoosh.parent(number)
        assert list(plain.children(number)) == list(whoosh.children(number))
        for name, terms in document.fields.items():
            assert list(plain.lengths(name)) == list(whoosh.lengths(name))
            for term in terms:
                postings = list(plain.postings(name, term.text))
                assert postings == list(whoosh.postings(name, term.text))
                for at, _ in postings:
                    assert list(plain.places(name, term.text, at)) == list(whoosh.places(name, term.text, at))


@given(st.lists(st.tuples(st.integers(0, 2**32 - 1), st.integers(0, 2**32 - 1))))
def test_places_survive_packing(places: list[tuple[int, int]]) -> None:
    """What is packed comes back, in order."""
    assert unpack(pack(places)) == sorted(places)


def test_a_missing_index_is_said_to_be_missing(tmp_path: Path) -> None:
    """The message names the folder and the way out."""
    with pytest.raises(SearchIndexError, match=r"is missing.*rulesdb build"):
        open_index(tmp_path / "nothing").postings("text", "鐘")


def test_an_index_of_another_version_is_refused(tmp_path: Path) -> None:
    """An old index is not read as if it were of today."""
    write_index(RULES, ANALYZER, tmp_path)
    (tmp_path / SEAL).write_text("rulesdb search index 0\n", encoding="utf-8")
    with pytest.raises(SearchIndexError, match="another version"):
        open_index(tmp_path).postings("text", "鐘")


@pytest.mark.parametrize("name", [POSTINGS, LEXICON])
def test_any_damaged_file_is_found(tmp_path: Path, name: str) -> None:
    """One changed byte is enough, wherever it is, and so is a lost end."""
    write_index(RULES, ANALYZER, tmp_path)
    content = (tmp_path / name).read_bytes()
    changed = [content[:at] + bytes([content[at] ^ 1]) + content[at + 1 :] for at in range(0, len(content), 997)]
    for damaged in (*changed, content[:-1], b"", bytes(len(content)), content + b"\n"):
        (tmp_path / name).write_bytes(damaged)
        with pytest.raises(SearchIndexError, match=rf"is damaged \(file {name}\)"):
            read_whole(tmp_path)


@pytest.mark.parametrize("name", [POSTINGS, LEXICON])
def test_a_lost_file_is_found(tmp_path: Path, name: str) -> None:
    """A sealed file that is gone is damage, too."""
    write_index(RULES, ANALYZER, tmp_path)
    (tmp_path / name).unlink()
    with pytest.raises(SearchIndexError, match="is damaged"):
        read_whole(tmp_path)


def test_what_lies_about_itself_is_found(tmp_path: Path) -> None:
    """Bytes of anything and any damage under a seal that fits them: an answer or our own error, and always an end."""
    write_index(RULES, ANALYZER, tmp_path)
    content = (tmp_path / POSTINGS).read_bytes()
    changed = [content[:at] + b"\xff\xff\xff" + content[at + 3 :] for at in range(0, len(content), 61)]
    header = b'{"documents": 99, "files": {"MAIN_rules.trm": 99999999}}\n'
    for damaged in (*changed, b"", b"\n", b"[" * 100_000 + b"\n", header, header + content):
        (tmp_path / POSTINGS).write_bytes(damaged)
        seal_index(tmp_path)
        with suppress(SearchIndexError):
            read_whole(tmp_path)


def test_an_unsealed_index_is_refused(tmp_path: Path) -> None:
    """The seal is written last: without it the writing was interrupted."""
    write_index(RULES, ANALYZER, tmp_path)
    (tmp_path / SEAL).unlink()
    with pytest.raises(SearchIndexError, match="is missing"):
        open_index(tmp_path).postings("text", "鐘")


def test_an_index_without_nodes_can_be_written(tmp_path: Path) -> None:
    """An empty graph has an index like any other."""
    write_index(graph([]), ANALYZER, tmp_path / "new")
    assert open_index(tmp_path / "new").document_count == 0


@pytest.mark.parametrize("question", ["document_count", "parent(0)", "lengths('text')", "places('text', '鐘', 0)"])
def test_sources_that_nobody_compiled_give_no_warnings(question: str, tmp_path: Path) -> None:
    """Whoosh's sources of 2016 raise warnings when Python compiles them; whoever searches first does not see them."""
    write_index(RULES, ANALYZER, tmp_path)
    script = f"from rulesdb.search.index.whoosh_index import *; WhooshIndex(Path({str(tmp_path)!r})).{question}"
    command = [sys.executable, "-W", "error", "-X", f"pycache_prefix={tmp_path / 'fresh'}", "-c", script]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
