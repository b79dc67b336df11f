"""Files of an index: any damaged, lost or lying one is found, and a backend that is missing is named."""

import random
import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from support.search.harbour_rulebook import ANALYZER, RULES, graph
from support.search.made_up_documents import HARBOUR
from support.search.temporary_index import store_of

from rulesdb.search.index import backends
from rulesdb.search.index.analyses_file import FILE as ANALYSES
from rulesdb.search.index.analyses_file import known_analyses
from rulesdb.search.index.backends import DEFAULT, find_backend
from rulesdb.search.index.fields import FIELDS
from rulesdb.search.index.folded_texts import FILE as LETTERS
from rulesdb.search.index.index_writing import write_index
from rulesdb.search.index.indexing import open_index
from rulesdb.search.index.lexicon_file import FILE as LEXICON
from rulesdb.search.index.lexicon_file import read_lexicon
from rulesdb.search.index.local_lines import DOCUMENTS
from rulesdb.search.index.protocol import BACKEND, RetrievalError
from rulesdb.search.index.questions_file import read_questions, write_questions
from rulesdb.search.index.sealed_index import seal_index
from rulesdb.search.index.store import STATISTICS
from rulesdb.search.index.tantivy_index import FOLDER, VERSION
from rulesdb.search.index.whoosh_index import FILE as POSTINGS
from rulesdb.search.lexicon.known_questions import NO_QUESTIONS, KnownQuestions
from rulesdb.search.ranking.answered import AnsweredQuestions
from rulesdb.search.search_errors import BackendError, SearchIndexError
from rulesdb.source.seal import SEAL, write_seal

FILES = [POSTINGS, LEXICON, DOCUMENTS, STATISTICS, LETTERS, BACKEND, ANALYSES]


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


@pytest.mark.exhaustive
def test_damage_of_tantivys_files_under_a_right_seal_is_told(tmp_path: Path) -> None:
    """Rust panics over some files; whatever it does, the reader sees that the index is damaged, or an answer."""
    pytest.importorskip("tantivy")
    whole = tmp_path / "whole"
    write_index(RULES, ANALYZER, whole, backend="tantivy")
    told, chance = 0, random.Random(8)  # noqa: S311  (no secret)
    names = [path.name for path in sorted((whole / FOLDER).iterdir()) if path.suffix in {".idx", ".term", ".fast"}]
    for number, name in enumerate(names * 20):
        index = tmp_path / str(number)  # a copy: the files of an open index are mapped into memory
        shutil.copytree(whole, index)
        damaged = bytearray((index / FOLDER / name).read_bytes())
        for at in chance.sample(range(len(damaged)), min(20, len(damaged))):
            damaged[at] = chance.randrange(256)
        (index / FOLDER / name).write_bytes(damaged)
        write_seal(index / FOLDER, VERSION)
        try:
            open_index(index).retriever.matching("鐘")
        except (SearchIndexError, RetrievalError):
            told += 1
    assert told


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


@pytest.mark.in_part(3)
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


@pytest.mark.in_part(2)
@pytest.mark.parametrize("name", FILES)
def test_a_lost_file_is_found(tmp_path: Path, name: str) -> None:
    """A sealed file that is gone is damage, too."""
    write_index(RULES, ANALYZER, tmp_path)
    (tmp_path / name).unlink()
    with pytest.raises(SearchIndexError, match="is damaged"):
        read_whole(tmp_path)


@pytest.mark.in_part(0)
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
        KnownQuestions(["鐘?", "船?"], [{"oar:1": 3}, {}], {"鐘": "0"}, [1.0, 2.0], {}, {1: "oar:9"}),
    ):
        write_questions(known, tmp_path)
        seal_index(tmp_path)
        read = read_questions(tmp_path)
        assert (read.texts, list(read.grades), read.postings) == (list(known.texts), list(known.grades), known.postings)
        assert (read.norms, read.outside) == (list(known.norms), known.outside)


@pytest.mark.parametrize("profile", ["", "1.0", "0.0 0=3", "1.0 7=3", "1.0 -1=3", "1.0 0=9", "1.0 0=3=3", "a 0=3"])
def test_a_profile_that_lies_is_found(tmp_path: Path, profile: str) -> None:
    """It is read when a query needs it, and then it is an error of the index like any other."""
    write_questions(KnownQuestions(["鐘?"], [{"oar:1": 9}], {"鐘": "0"}, [1.0], {"oar:1": profile}), tmp_path)
    seal_index(tmp_path)
    answered = AnsweredQuestions(store_of(HARBOUR), read_questions(tmp_path))
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
