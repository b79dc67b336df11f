"""A built home to the rulebook: the pages, what they search in, and the checks that are played for them."""

from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from rulesdb.graph.editions import only
from rulesdb.graph.model import Graph, Node
from rulesdb.morphology.analyzer import Analyzer
from rulesdb.page_search.encoding import page_data
from rulesdb.pipeline.collector import collector_paused
from rulesdb.pipeline.glossary import Glossary
from rulesdb.pipeline.home import Home
from rulesdb.pipeline.playing import playing
from rulesdb.pipeline.proving import proofs_of
from rulesdb.search.answer.corpus import open_corpus
from rulesdb.search.index.writing import write_index
from rulesdb.site.sitemap import Sitemap
from rulesdb.site.stamp import Stamp
from rulesdb.site.swapping import make_way
from rulesdb.site.writing import write_site
from rulesdb.source.cache import ResultCache
from rulesdb.source.glossaries import shipped_glossaries
from rulesdb.source.questions import PlayerQuestion, shipped_questions
from rulesdb.words.nodes import ruleset_name


def publish(  # noqa: PLR0913  (what the command knows)
    home: Home,
    out: Path,
    stamp: Stamp,
    edition: str | None = None,
    base_url: str = "",
    *,
    compiled: Path | None = None,
    cache: ResultCache | None = None,
) -> int:
    """Write the rulebook of ``home``, or of one edition of it, to the folder ``out``; return the number of its pages.

    ``base_url`` is where it will be served, if that is known. ``compiled`` is a folder that keeps the templates
    compiled for the next time, ``cache`` has the results of the checks. Raises SiteError where ``out`` holds something
    else or cannot be written, HomeError for a damaged home.
    """
    make_way(out)  # before the checks are played, which takes longest
    with collector_paused():
        everything, findings, own_words = home.graph, home.findings, home.glossary  # before a build can replace them
        graph = everything if edition is None else only(everything, edition)
        glossary = (*own_words, *shipped_glossaries())
        questions = shipped_questions()
        with playing(graph.rulesets, cache) as played:  # beside what follows
            search_data = _search_data(home, graph, edition, glossary, questions)
            proofs = proofs_of(graph, played())
        return write_site(
            graph,
            findings.diagnostics,
            out,
            stamp,
            glossary=glossary,
            base_url=base_url,
            search_data=search_data,
            proofs=proofs,
            questions=questions,
            compiled=compiled,
        )


def _search_data(
    home: Home, graph: Graph, edition: str | None, glossary: Glossary, questions: Sequence[PlayerQuestion]
) -> Sequence[str]:
    """Return the scripts that the pages search in; an edition by itself needs an index of its own."""
    if edition is None:
        return page_data(open_corpus(graph, home.index), _places(graph), ruleset_name)
    with TemporaryDirectory() as folder:
        write_index(graph, Analyzer(), Path(folder), glossary, questions)
        return page_data(open_corpus(graph, Path(folder)), _places(graph), ruleset_name)


def _places(graph: Graph) -> Callable[[Node], tuple[str, str]]:
    """Return what gives the page of a node, relative to the rulebook's folder, and its anchor."""
    sitemap = Sitemap(graph)
    return lambda node: (sitemap.page(node), sitemap.anchor(node))
