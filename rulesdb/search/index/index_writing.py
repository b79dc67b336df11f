"""Graph to index: writes the search index, which `indexing` opens again."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec

from rulesdb.graph.model import Graph
from rulesdb.morphology.analyzer import Analyzer, DictionaryWord
from rulesdb.search.index.analyses_file import write_analyses
from rulesdb.search.index.backends import DEFAULT, find_backend
from rulesdb.search.index.documents import node_documents, tags_of
from rulesdb.search.index.folded_texts import write_letters
from rulesdb.search.index.lexicon_file import write_lexicon
from rulesdb.search.index.local_lines import DOCUMENTS
from rulesdb.search.index.protocol import BACKEND, IndexDocument
from rulesdb.search.index.questions_file import write_questions
from rulesdb.search.index.sealed_index import seal_index
from rulesdb.search.index.statistics import Statistics
from rulesdb.search.index.store_writing import (
    StoreShare,
    append_lines,
    write_share,
    write_statistics,
    written_documents,
)
from rulesdb.search.lexicon.lexicon_maker import make_lexicon
from rulesdb.search.lexicon.questions_maker import make_questions
from rulesdb.source.card_facts import CardFact
from rulesdb.source.glossaries import GlossaryEntry
from rulesdb.source.related_words import shipped_related_words
from rulesdb.source.shipped_questions import PlayerQuestion

Beside = Callable[[Sequence[Callable[[], bytes]]], AbstractContextManager[Callable[[], list[bytes]]]]
"""Begins to make results, perhaps in copies of this process, and gives what waits for them."""
_SECOND_SHARE = "documents.part"


@contextmanager
def made_in_turn(makers: Sequence[Callable[[], bytes]]) -> Iterator[Callable[[], list[bytes]]]:
    """Make results in this process when they are waited for."""
    yield lambda: [make() for make in makers]


def write_index(  # noqa: PLR0913, PLR0917  (all that an index is made of)
    graph: Graph,
    analyzer: Analyzer,
    folder: Path,
    glossary: Sequence[GlossaryEntry] = (),
    questions: Sequence[PlayerQuestion] = (),
    backend: str = DEFAULT,
    beside: Beside = made_in_turn,
    *,
    cards: Sequence[CardFact] = (),
) -> None:
    """Write the index of ``graph`` into ``folder``, which is made if need be and should be empty.

    ``analyzer`` brings the analyses that the graph stage already made, ``glossary`` the aliases of terms,
    ``cards`` the names of cards, ``questions`` the known questions of players; ``backend`` is the engine, and
    ``beside`` makes half of the documents and the engine's files beside the rest. Raises BackendError for an engine
    that cannot be used, and OSError where the disk refuses.
    """
    engine = find_backend(backend)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / BACKEND).write_text(backend, encoding="utf-8")
    statistics = _write_documents(graph, analyzer, folder, [entry.english for entry in glossary], beside)

    def write_engine() -> bytes:
        documents = zip(written_documents(folder, statistics), graph.nodes.values(), strict=True)
        engine.write((IndexDocument(stored, tags_of(node)) for stored, node in documents), folder)
        return b""

    with beside([write_engine]) as finish:
        lexicon = make_lexicon(glossary, graph, analyzer, shipped_related_words(), cards)
        write_lexicon(lexicon, folder)
        write_analyses(lexicon, analyzer, folder)
        write_questions(make_questions(questions, graph, analyzer, lexicon), folder)
        finish()
    seal_index(folder)


class _SecondShare(NamedTuple):
    """The second half of the documents, and the words of the dictionary that were first met in it."""

    share: StoreShare
    words: list[DictionaryWord]


def _write_documents(
    graph: Graph, analyzer: Analyzer, folder: Path, names: Sequence[str], beside: Beside
) -> Statistics:
    """Write the store and the folded texts, and return the statistics; ``names`` are English names of several words."""
    nodes = list(graph.nodes.values())
    half = len(nodes) // 2

    def write_second() -> bytes:
        met = analyzer.words_met
        share = write_share(node_documents(graph, analyzer, names, nodes[half:]), folder / _SECOND_SHARE)
        return msgspec.msgpack.encode(_SecondShare(share, analyzer.dictionary_words(met)))

    with beside([write_second]) as finish:
        first = write_share(node_documents(graph, analyzer, names, nodes[:half]), folder / DOCUMENTS)
        write_letters(nodes, folder)
        second = msgspec.msgpack.decode(*finish(), type=_SecondShare)
    analyzer.learn(second.words)
    append_lines(folder / _SECOND_SHARE, folder)
    return write_statistics([first, second.share], folder)
