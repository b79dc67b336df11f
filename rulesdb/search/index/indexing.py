"""Graph to index: writes the search index, and opens it again."""

from collections.abc import Sequence
from pathlib import Path

from rulesdb.graph.model import Graph
from rulesdb.morphology.analyzer import Analyzer
from rulesdb.search.index.documents import index_documents
from rulesdb.search.index.lexicon_file import write_lexicon
from rulesdb.search.index.protocol import RuleIndex
from rulesdb.search.index.questions_file import write_questions
from rulesdb.search.index.whoosh_index import WhooshIndex, WhooshIndexWriter
from rulesdb.search.lexicon.lexicon import make_lexicon
from rulesdb.search.lexicon.questions import make_questions
from rulesdb.source.glossaries import GlossaryEntry
from rulesdb.source.outside_rules import outside_rules
from rulesdb.source.questions import PlayerQuestion
from rulesdb.source.related_words import shipped_related_words


def write_index(
    graph: Graph,
    analyzer: Analyzer,
    folder: Path,
    glossary: Sequence[GlossaryEntry] = (),
    questions: Sequence[PlayerQuestion] = (),
) -> None:
    """Write the index of ``graph`` into ``folder``, which is made if need be and should be empty.

    ``analyzer`` brings the analyses that the graph stage already made, ``glossary`` other ways to say its terms,
    ``questions`` what players ask of its rules. Raises OSError where the disk refuses.
    """
    folder.mkdir(parents=True, exist_ok=True)
    writer = WhooshIndexWriter(folder)
    for document in index_documents(graph, analyzer, (entry.english for entry in glossary)):
        writer.add(document)
    # The seal, which the writer sets last, covers lexicon and questions too.
    lexicon = make_lexicon(glossary, graph, analyzer, shipped_related_words(), outside_rules())
    write_lexicon(lexicon, folder)
    write_questions(make_questions(questions, graph, analyzer, lexicon), folder)
    writer.commit()


def open_index(folder: Path) -> RuleIndex:
    """Return the index in ``folder``. Files are opened with the first question, which may raise SearchIndexError."""
    return WhooshIndex(folder)
