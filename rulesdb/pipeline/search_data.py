"""The scripts that the pages of a rulebook search in, from the index of its texts.

They are made apart from the rest of it, where the last ones are of other texts: what they need is imported here alone.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from rulesdb.graph.model import Graph, Node
from rulesdb.morphology.analyzer import Analyzer
from rulesdb.page_search.encoding import page_data
from rulesdb.page_search.packed_questions import CutQuestions, cut_questions
from rulesdb.pipeline.cached_results import CachedResult, name_of_edition
from rulesdb.pipeline.glossary import CardFacts, Glossary
from rulesdb.search.answer.corpus import Corpus, open_corpus
from rulesdb.search.index import analyses_file, lexicon_file, questions_file
from rulesdb.search.index.index_writing import write_index
from rulesdb.search.index.sealed_index import index_digests
from rulesdb.site.sitemap import Sitemap
from rulesdb.source.cache import ResultCache
from rulesdb.source.shipped_questions import PlayerQuestion
from rulesdb.words.node_names import ruleset_name

_DECIDE_PIECES = (lexicon_file.FILE, analyses_file.FILE, questions_file.FILE)
"""The files of an index that decide how known questions are cut."""


def search_data(  # noqa: PLR0913, PLR0917  (what the scripts are made of)
    index: Path,
    graph: Graph,
    edition: str | None,
    glossary: Glossary,
    cards: CardFacts,
    questions: Sequence[PlayerQuestion],
    cache: ResultCache | None,
) -> list[str]:
    """Return the scripts of the ``index`` of ``graph``; an edition by itself needs an index of its own."""
    if edition is None:
        return _of_index(index, graph, edition, cache)
    with TemporaryDirectory() as folder:
        write_index(graph, Analyzer(), Path(folder), glossary, questions, cards=cards)
        return _of_index(Path(folder), graph, edition, cache)


def _of_index(index: Path, graph: Graph, edition: str | None, cache: ResultCache | None) -> list[str]:
    """Return the scripts of an index. Its known questions are cut once for each lexicon, whatever the rules say."""
    digests = index_digests(index)

    def cut(corpus: Corpus) -> CutQuestions:
        made_of = [digests[name] for name in _DECIDE_PIECES]
        known = CachedResult(cache, name_of_edition("questions", edition), made_of, CutQuestions)
        found = known.read()
        if found is None:
            known.keep(found := cut_questions(corpus))
        return found

    return page_data(open_corpus(graph, index), _places(graph), ruleset_name, cut)


def _places(graph: Graph) -> Callable[[Node], tuple[str, str]]:
    """Return what gives the page of a node, relative to the rulebook's folder, and its anchor."""
    sitemap = Sitemap(graph)
    return lambda node: (sitemap.page(node), sitemap.anchor(node))
