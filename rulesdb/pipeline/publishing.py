"""A built home to the rulebook: the pages, what they search in, and the checks that are played for them."""

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from rulesdb.graph.editions import only
from rulesdb.graph.model import Graph, Node
from rulesdb.morphology.analyzer import Analyzer
from rulesdb.page_search.encoding import page_data
from rulesdb.pipeline.collector import collector_paused
from rulesdb.pipeline.home import Home
from rulesdb.pipeline.proving import prove
from rulesdb.search.corpus import Corpus
from rulesdb.search.indexing import open_index, write_index
from rulesdb.search.lexicon import read_lexicon
from rulesdb.site.sitemap import Sitemap, anchor
from rulesdb.site.stamp import Stamp
from rulesdb.site.writing import write_site
from rulesdb.source.glossaries import shipped_glossaries


def publish(home: Home, out: Path, stamp: Stamp, edition: str | None = None, base_url: str = "") -> int:
    """Write the rulebook of ``home``, or of one edition of it, to the folder ``out``; return the number of its pages.

    ``base_url`` is where it will be served, if that is known. Raises SiteError where ``out`` holds something
    else or cannot be written, HomeError for a damaged home.
    """
    with collector_paused():
        return _publish(home, out, stamp, edition, base_url)


def _publish(home: Home, out: Path, stamp: Stamp, edition: str | None, base_url: str) -> int:
    graph = home.graph if edition is None else only(home.graph, edition)
    place_of = _places(graph)
    glossary = (*home.glossary, *shipped_glossaries())
    if edition is None:
        data = page_data(_corpus(graph, home.index), place_of)
    else:
        with TemporaryDirectory() as folder:
            write_index(graph, Analyzer(), Path(folder), glossary)
            data = page_data(_corpus(graph, Path(folder)), place_of)
    diagnostics = home.findings.diagnostics
    return write_site(
        graph,
        diagnostics,
        out,
        stamp,
        glossary=glossary,
        base_url=base_url,
        search_data=data,
        proofs=prove(graph),
    )


def _corpus(graph: Graph, index: Path) -> Corpus:
    return Corpus(graph, open_index(index), read_lexicon(index))


def _places(graph: Graph) -> Callable[[Node], tuple[str, str]]:
    """Return what gives the page of a node, relative to the rulebook's folder, and its anchor."""
    sitemap = Sitemap(graph)
    return lambda node: (sitemap.page(node), anchor(node))
