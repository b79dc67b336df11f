"""Graph to index: writes the search index, which `indexing` opens again."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from rulesdb.graph.model import Graph
from rulesdb.morphology.analyzer import Analyzer
from rulesdb.search.index.analyses_file import write_analyses
from rulesdb.search.index.backends import DEFAULT, find_backend
from rulesdb.search.index.documents import node_documents, tags_of
from rulesdb.search.index.folded_texts import write_letters
from rulesdb.search.index.indexing import BACKEND
from rulesdb.search.index.lexicon_file import write_lexicon
from rulesdb.search.index.protocol import IndexDocument
from rulesdb.search.index.questions_file import write_questions
from rulesdb.search.index.sealed_index import seal_index
from rulesdb.search.index.store import write_store, written_documents
from rulesdb.search.lexicon.lexicon_maker import make_lexicon
from rulesdb.search.lexicon.questions_maker import make_questions
from rulesdb.source.glossaries import GlossaryEntry
from rulesdb.source.outside_rules import outside_rules
from rulesdb.source.related_words import shipped_related_words
from rulesdb.source.shipped_questions import PlayerQuestion


def write_index(  # noqa: PLR0913, PLR0917  (all that an index is made of)
    graph: Graph,
    analyzer: Analyzer,
    folder: Path,
    glossary: Sequence[GlossaryEntry] = (),
    questions: Sequence[PlayerQuestion] = (),
    backend: str = DEFAULT,
) -> None:
    """Write the index of ``graph`` into ``folder``, which is made if need be and should be empty.

    ``analyzer`` brings the analyses that the graph stage already made, ``glossary`` the aliases of terms,
    ``questions`` the known questions of players; ``backend`` is the engine. Raises BackendError for one that cannot be
    used, and OSError where the disk refuses.
    """
    engine = find_backend(backend)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / BACKEND).write_text(backend, encoding="utf-8")
    write_store(node_documents(graph, analyzer, (entry.english for entry in glossary)), folder)
    write_letters(graph.nodes.values(), folder)
    seal_index(folder)  # without it the statistics cannot be read back to feed the engine
    engine.write(_tagged_documents(graph, folder), folder)
    lexicon = make_lexicon(glossary, graph, analyzer, shipped_related_words(), outside_rules())
    write_lexicon(lexicon, folder)
    write_analyses(lexicon, analyzer, folder)
    write_questions(make_questions(questions, graph, analyzer, lexicon), folder)
    seal_index(folder)


def _tagged_documents(graph: Graph, folder: Path) -> Iterator[IndexDocument]:
    for stored, node in zip(written_documents(folder), graph.nodes.values(), strict=True):
        yield IndexDocument(stored, tags_of(node))
