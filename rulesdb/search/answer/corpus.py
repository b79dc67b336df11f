"""The corpus of a search: graph, index, lexicon and known questions, with the caches of earlier queries."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from rulesdb.graph.model import Graph, Node
from rulesdb.japanese.kana import hiragana
from rulesdb.morphology.analyzer import Analyzer
from rulesdb.search.index.analyses_file import known_analyses
from rulesdb.search.index.documents import EditionText, edition_texts
from rulesdb.search.index.indexing import Index, open_index
from rulesdb.search.index.lexicon_file import read_lexicon
from rulesdb.search.index.questions_file import read_questions
from rulesdb.search.lexicon.known_questions import NO_QUESTIONS, KnownQuestions
from rulesdb.search.lexicon.lexicon import EMPTY, Lexicon
from rulesdb.search.query.term_analysis import JapaneseAnalysis, is_content
from rulesdb.search.query.written import STOP_WORDS
from rulesdb.search.ranking.answered import AnsweredQuestions

if TYPE_CHECKING:
    from rulesdb.search.lexicon.typos import Speller

QUOTED_FIELDS = ("text", "parts", "title")
"""The fields of snippets, in the order of preference."""


class Corpus:
    """A graph, its index, lexicon and known questions. Keep one for many queries: it caches what they read."""

    def __init__(
        self,
        graph: Graph,
        index: Index,
        lexicon: Lexicon = EMPTY,
        questions: KnownQuestions = NO_QUESTIONS,
        analyzer: Analyzer | None = None,
    ) -> None:
        """Keep the parts; without an ``analyzer`` one is made. It loads its dictionary with the first words."""
        self.graph = graph
        self.index = index
        self.lexicon = lexicon
        self.questions = questions
        self.answered = AnsweredQuestions(index.store, questions)
        self.analyzer = analyzer or Analyzer()
        self._quoted: dict[str, Mapping[str, Sequence[EditionText]]] = {}

    @cached_property
    def speller(self) -> "Speller":
        """The corrector of misspelt words."""
        from rulesdb.search.lexicon.typos import Speller  # only a query that finds too little pays for it

        return Speller(self.lexicon, self)

    def quoted_texts(self, node: Node) -> Mapping[str, Sequence[EditionText]]:
        """Return the texts of a node that may be quoted, by field, in the order of preference."""
        quoted = self._quoted.get(node.id)
        if quoted is None:
            quoted = self._quoted[node.id] = edition_texts(node, QUOTED_FIELDS)
        return quoted

    def vocabulary(self) -> Iterator[str]:
        """Yield the terms of the index."""
        return iter(self.index.store.statistics.frequencies)

    def reading(self, written: str) -> str:
        """Return the analyzer's reading of ``written``, in hiragana."""
        return hiragana("".join(word.reading for word in self.analyzer.analyse(written).morphemes))

    def is_known(self, written: str) -> bool:
        """Tell whether ``written`` consists of words that some rule has, and endings."""
        analysis = self.analyzer.analyse(written)
        terms = [term.text for term in JapaneseAnalysis(self.analyzer).terms(written).short]
        return (
            bool(analysis.morphemes)
            and is_content(analysis.morphemes[0])
            and all(term in STOP_WORDS or term in self.index.store.statistics.frequencies for term in terms)
        )


def open_corpus(graph: Graph, folder: Path) -> Corpus:
    """Return the corpus of ``graph`` and of its index in ``folder``. Raises SearchIndexError."""
    analyzer = Analyzer(known_analyses(folder))
    return Corpus(graph, open_index(folder), read_lexicon(folder), read_questions(folder), analyzer)
