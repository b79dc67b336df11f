"""A made-up engine far away, attached by the protocol: it fails, times out, answers in part, and the answer says so."""

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures import TimeoutError as TimedOutError
from typing import TypeVar

import pytest
from support.search.harbour_rulebook import ANALYZER, INDEX, RULES
from support.search.temporary_index import store_of

from rulesdb.search.answer.corpus import Corpus
from rulesdb.search.answer.results import Results
from rulesdb.search.answer.searching import search
from rulesdb.search.index.documents import node_documents
from rulesdb.search.index.indexing import Index
from rulesdb.search.index.protocol import RetrievalError, Retrieved, Retriever, StoredLines, TermQuery
from rulesdb.search.lexicon.known_questions import NO_QUESTIONS, KnownQuestions
from rulesdb.search.lexicon.lexicon import EMPTY
from rulesdb.search.lexicon.questions_maker import make_questions
from rulesdb.source.shipped_questions import PlayerQuestion

DOCUMENTS = list(node_documents(RULES, ANALYZER))
SECONDS = 0.1
"""How long an answer of a shard may take."""

Answer = TypeVar("Answer")


class RemoteEngine:
    """Asks shards at once, each with the documents of one share; those that answer in time make the answer."""

    def __init__(self, shards: Sequence[Callable[[], Retriever]]) -> None:
        """Keep what connects to each shard."""
        self._shards = shards

    def retrieve(self, query: TermQuery) -> Retrieved:
        """Return what the shards found that answered, and which did not."""
        answers, silent = self._ask(lambda shard: shard.retrieve(query))
        if len(silent) == len(self._shards):
            raise RetrievalError(f"no shard of {len(silent)} answered")
        documents = sorted(
            (pair for found in answers for pair in found.documents), key=lambda pair: (-pair[1], pair[0])
        )
        missing = f"shard {', '.join(map(str, silent))} did not answer" if silent else ""
        return Retrieved(documents[: query.limit], sum(found.total for found in answers), missing)

    def matching(self, term: str) -> Sequence[int]:
        """Return the documents with a term. Raises RetrievalError if a shard does not answer."""
        return self._whole(lambda shard: shard.matching(term))

    def tagged(self, tag: str) -> Sequence[int]:
        """Return the documents with a tag. Raises RetrievalError if a shard does not answer."""
        return self._whole(lambda shard: shard.tagged(tag))

    def stored(self, documents: Sequence[int]) -> StoredLines:
        """Return the lines of documents that the shards have which answer."""
        answers, silent = self._ask(lambda shard: shard.stored(documents))
        lines = {document: line for found in answers for document, line in found.lines.items()}
        return StoredLines(lines, f"shard {silent[0]} did not answer" if silent else "")

    def _whole(self, question: Callable[[Retriever], Sequence[int]]) -> Sequence[int]:
        answers, silent = self._ask(question)
        if silent:
            raise RetrievalError(f"shard {silent[0]} did not answer")
        return sorted(document for found in answers for document in found)

    def _ask(self, question: Callable[[Retriever], Answer]) -> tuple[list[Answer], list[int]]:
        """Return the answers, and the numbers of the shards without one."""
        answers, silent = [], []
        with ThreadPoolExecutor() as pool:
            asked = [pool.submit(_connected, connect, question) for connect in self._shards]
            for number, answer in enumerate(asked, start=1):
                try:
                    answers.append(answer.result(timeout=SECONDS))
                except (TimedOutError, ConnectionError):
                    silent.append(number)
        return answers, silent


def _connected(connect: Callable[[], Retriever], question: Callable[[Retriever], Answer]) -> Answer:
    return question(connect())


class Shard:
    """An engine that has every second document."""

    def __init__(self, engine: Retriever, share: int) -> None:
        """Keep which of the two shares it has."""
        self._engine = engine
        self._share = share

    def retrieve(self, query: TermQuery) -> Retrieved:
        """Return what it has of the whole answer."""
        own = [
            pair for pair in self._engine.retrieve(query._replace(limit=None)).documents if pair[0] % 2 == self._share
        ]
        return Retrieved(own[: query.limit], len(own))

    def matching(self, term: str) -> Sequence[int]:
        """Return its documents with a term."""
        return [document for document in self._engine.matching(term) if document % 2 == self._share]

    def tagged(self, tag: str) -> Sequence[int]:
        """Return its documents with a tag."""
        return [document for document in self._engine.tagged(tag) if document % 2 == self._share]

    def stored(self, documents: Sequence[int]) -> StoredLines:
        """Return the lines of its documents."""
        return self._engine.stored([document for document in documents if document % 2 == self._share])


def _even() -> Retriever:
    return Shard(INDEX.retriever, 0)


def _odd() -> Retriever:
    return Shard(INDEX.retriever, 1)


def _broken() -> Retriever:
    raise ConnectionRefusedError("nobody listens")


def _slow() -> Retriever:
    time.sleep(3 * SECONDS)
    return _odd()


def _answer(query: str, *shards: Callable[[], Retriever], questions: KnownQuestions = NO_QUESTIONS) -> Results:
    engine = RemoteEngine(shards)
    index = Index(store_of(DOCUMENTS, engine.stored), INDEX.letters, lambda: engine)
    return search(Corpus(RULES, index, EMPTY, questions, ANALYZER), query)


def _whole(query: str) -> Results:
    return search(Corpus(RULES, INDEX, EMPTY, analyzer=ANALYZER), query)


@pytest.mark.parametrize("query", ["灯台 合図", "船員", "鐘 -霧", "kind:rule 見張り"])
def test_all_shards_together_answer_as_one(query: str) -> None:
    """Nothing tells that the documents lie in several places."""
    assert _answer(query, _even, _odd) == _whole(query)


@pytest.mark.parametrize("second", [_broken, _slow])
def test_a_shard_without_an_answer_is_named(second: Callable[[], Retriever]) -> None:
    """What the other one has is found, and the answer says that it is not all."""
    results = _answer("灯台 合図", _even, second)
    found, all_found = ([hit.id for hit in each.hits] for each in (results, _whole("灯台 合図")))
    assert results.missing == "shard 2 did not answer"
    assert set(found) < set(all_found)


@pytest.mark.parametrize("shard", [_broken, _slow])
def test_numbers_and_known_questions_answer_without_an_engine(shard: Callable[[], Retriever]) -> None:
    """An engine that is gone leaves what needs none, and the answer says so."""
    asked = [PlayerQuestion("oar", "灯台の明かりが消えた 誰がつけ直す", (("1.2.1", 3),), None)]
    known = make_questions(asked, RULES, ANALYZER, EMPTY)
    results = _answer("灯台の明かりが消えた 誰がつけ直す", shard, questions=known)
    assert ([hit.id for hit in results.hits], results.missing) == (["oar:1.2.1"], "no shard of 1 answered")
    named = _answer("1.1.10 合図", shard)
    assert ([hit.id for hit in named.hits], named.missing) == (["oar:1.1.10"], "no shard of 1 answered")


def test_an_expression_says_that_it_is_partial() -> None:
    """What is exactly meant cannot be told without the engine: that is no reason to say that nothing is."""
    assert _answer("鐘 -霧", _even, _broken).missing == "shard 2 did not answer"


def test_a_failure_of_another_kind_is_not_hidden() -> None:
    """An engine that breaks the protocol is a mistake of its author, not a slow network."""

    def wrong() -> Retriever:
        raise TypeError("no engine")

    with pytest.raises(TypeError):
        _answer("灯台", wrong)
