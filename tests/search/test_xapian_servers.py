"""Search on Xapian's servers: two answer as one does, one that is gone is named, and no process holds the documents."""

import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.search.harbour_rulebook import ANALYZER, RULES
from support.search.relevance import read_judged
from support.search.xapian_servers import XapianServers, xapian_servers

from rulesdb.graph.model import Graph
from rulesdb.pipeline.home import open_home
from rulesdb.search.answer.corpus import Corpus, open_corpus
from rulesdb.search.answer.results import Results
from rulesdb.search.answer.searching import search
from rulesdb.search.index import xapian_index
from rulesdb.search.index.backends import find_backend
from rulesdb.search.index.index_writing import write_index
from rulesdb.search.index.indexing import open_index
from rulesdb.search.index.local_lines import DOCUMENTS
from rulesdb.search.index.protocol import RetrievalError, TermQuery
from rulesdb.search.search_errors import BackendError, QueryError

QUERIES = ("灯台 合図", "船員", "鐘 -霧", "kind:rule 見張り", "1.1.10 合図")


@pytest.fixture
def servers() -> Iterator[XapianServers]:
    """Yield two servers that are not started."""
    with xapian_servers(2) as made:
        yield made


def _served(servers: XapianServers, folder: Path) -> Corpus:
    """Return the made-up rulebook, indexed in a folder and on servers."""
    write_index(RULES, ANALYZER, folder, backend=servers.backend)
    servers.start(folder)
    return open_corpus(RULES, folder)


def _answers(corpus: Corpus, queries: tuple[str, ...] = QUERIES) -> list[Results]:
    return [search(corpus, query) for query in queries]


def _hits(corpus: Corpus, query: str) -> Results | None:
    try:
        return search(corpus, query)
    except QueryError:
        return None


def test_two_servers_answer_as_one(servers: XapianServers, tmp_path: Path) -> None:
    """Nothing tells that the documents lie on several machines, and none lies in the index."""
    two = _served(servers, tmp_path / "two")
    with xapian_servers(1) as server:
        assert _answers(two) == _answers(_served(server, tmp_path / "one"))
    assert not (tmp_path / "two" / DOCUMENTS).exists()
    assert [document.id for document in two.index.store.documents()] == list(RULES.nodes)


@pytest.mark.exhaustive
def test_two_servers_answer_as_one_on_the_shipped_edition(shipped: Graph, shipped_home: Path, tmp_path: Path) -> None:
    """All judged queries have the same hits with the same scores from one server and from two."""
    known = open_corpus(shipped, open_home(shipped_home).index)
    queries = [judged.query for judged in read_judged()]
    found = []
    for count in (1, 2):
        with xapian_servers(count) as servers:
            folder = tmp_path / str(count)
            write_index(shipped, known.analyzer, folder, backend=servers.backend)
            servers.start(folder)
            corpus = Corpus(shipped, open_index(folder), known.lexicon, known.questions, known.analyzer)
            found.append([_hits(corpus, query) for query in queries])
    assert found[0] == found[1]
    assert len(queries) >= 150


def test_a_killed_server_is_named(servers: XapianServers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the other one has is found, the answer says that it is not all, and it is whole when the server is back."""
    monkeypatch.setattr(xapian_index, "RETRY_SECONDS", 0.0)
    corpus = _served(servers, tmp_path)
    whole = search(corpus, "灯台 合図")
    servers.kill(1)
    fresh = open_corpus(RULES, tmp_path)  # has read no document yet
    for asked in (corpus, fresh):
        part = search(asked, "灯台 合図")
        assert part.missing == f"{servers.addresses[1]} did not answer"
        assert {hit.id for hit in part.hits} < {hit.id for hit in whole.hits}
    servers.start(tmp_path)
    assert search(fresh, "灯台 合図") == whole


def test_a_restarted_server_is_asked_again(servers: XapianServers, tmp_path: Path) -> None:
    """A broken connection is no failure: servers end those that were idle."""
    corpus = _served(servers, tmp_path)
    whole = _answers(corpus)
    servers.kill(0)
    servers.start(tmp_path)
    assert _answers(corpus) == whole


def test_without_servers_only_numbers_are_found(servers: XapianServers, tmp_path: Path) -> None:
    """An engine that is gone says which servers it had; a number needs none of them."""
    corpus = _served(servers, tmp_path)
    servers.stop()
    missing = f"{', '.join(servers.addresses)} did not answer"
    with pytest.raises(RetrievalError, match=missing):
        corpus.index.retriever.retrieve(TermQuery({"灯台": 1.0}))
    results = search(corpus, "1.1.10 合図")
    assert ([hit.id for hit in results.hits], results.missing) == (["oar:1.1.10"], missing)


def test_a_server_that_hangs_costs_no_more_than_its_time(
    servers: XapianServers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is asked once, named, and left alone for a while."""
    monkeypatch.setattr(xapian_index, "SECONDS", 0.3)
    corpus = _served(servers, tmp_path)
    servers.signal(0, signal.SIGSTOP)
    start = time.monotonic()
    results = _answers(corpus)
    assert time.monotonic() - start < 3
    assert [answer.missing for answer in results] == [f"{servers.addresses[0]} did not answer"] * len(results)


def test_a_server_with_other_rules_is_named(servers: XapianServers, tmp_path: Path) -> None:
    """Documents of another build have other numbers: they would be hits at random."""
    _served(servers, tmp_path / "old")
    write_index(RULES, ANALYZER, tmp_path / "new", backend=servers.backend)
    with pytest.raises(RetrievalError, match="has the rules of another build"):
        open_index(tmp_path / "new").retriever.matching("鐘")


@pytest.mark.parametrize(
    "written", ["xapian", "xapian=", "xapian=host", "xapian=:1", "xapian=h:0", "xapian=h:1,", "xapian=h:x"]
)
def test_servers_need_addresses(written: str) -> None:
    """The message shows how they are written."""
    pytest.importorskip("xapian")
    with pytest.raises(BackendError, match="--backend xapian=HOST:PORT"):
        find_backend(written)


def test_an_engine_of_this_machine_has_no_servers() -> None:
    """Addresses that nobody would ask are refused."""
    with pytest.raises(BackendError, match="whoosh takes no servers"):
        find_backend("whoosh=127.0.0.1:9001")
