"""A built home to the rulebook: the pages, what they search in, and the checks that are played for them."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from rulesdb import __version__
from rulesdb.graph.editions import only
from rulesdb.graph.model import Graph, Node
from rulesdb.morphology.analyzer import Analyzer
from rulesdb.page_search.encoding import page_data
from rulesdb.pipeline.collector import collector_paused
from rulesdb.pipeline.glossary import Glossary
from rulesdb.pipeline.home import Home
from rulesdb.pipeline.playing import is_whole, playing
from rulesdb.pipeline.proving import proofs_of
from rulesdb.search.answer.corpus import open_corpus
from rulesdb.search.index.writing import write_index
from rulesdb.site.last_rulebook import LastRulebook
from rulesdb.site.sitemap import Sitemap
from rulesdb.site.stamp import Stamp
from rulesdb.site.swapping import make_way
from rulesdb.site.writing import write_site
from rulesdb.source.cache import ResultCache, digest
from rulesdb.source.glossaries import shipped_glossaries
from rulesdb.source.own_code import WHOLE_PACKAGE, code_digest
from rulesdb.source.questions import PlayerQuestion, shipped_questions
from rulesdb.source.resources import templates_folder
from rulesdb.words.nodes import ruleset_name

_DATE = len("2006-01-02")


def stamp_of(home: Home) -> Stamp:
    """Return the stamp of a rulebook: this version, and the day on which the home was built."""
    return Stamp(__version__, home.built_at[:_DATE])


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
    compiled for the next time, ``cache`` has what was played and written last: a rulebook that was made of the same and
    is as it was written is left as it is. Raises SiteError where ``out`` holds something
    else or cannot be written, HomeError for a damaged home.
    """
    make_way(out)  # before the checks are played, which takes longest
    last = LastRulebook(out, cache)
    inputs = _inputs(home, stamp, edition, base_url) if cache is not None else ""
    if (pages := last.pages_if_made_of(inputs)) is not None:
        return pages
    with collector_paused():
        everything, findings, own_words = home.graph, home.findings, home.glossary  # before a build can replace them
        graph = everything if edition is None else only(everything, edition)
        glossary = (*own_words, *shipped_glossaries())
        questions = shipped_questions()
        with playing(graph.rulesets, cache) as played:  # beside what follows
            search_data = _cached_search_data(
                home, edition, cache, lambda: _search_data(home, graph, edition, glossary, questions)
            )
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
            last=last,
            inputs=inputs if is_whole(proofs.played) else "",  # else the next rulebook plays again
        )


def _inputs(home: Home, stamp: Stamp, edition: str | None, base_url: str) -> str:
    """Return the digest of all that a rulebook is made of; "" where the program itself cannot be read."""
    with suppress(OSError):
        program = code_digest([WHOLE_PACKAGE], [templates_folder()])
        return digest(part.encode() for part in (program, home.content, *stamp, f"{edition!r}", base_url))
    return ""


def _cached_search_data(
    home: Home, edition: str | None, cache: ResultCache | None, make: Callable[[], Sequence[str]]
) -> Sequence[str]:
    """Return the scripts that the pages search in, from the cache if the same program made them of the same texts."""
    if cache is None:
        return make()
    name = f"search-data-{digest([f'{edition!r}'.encode()])}"
    try:
        made_of = digest(part.encode() for part in (code_digest([WHOLE_PACKAGE]), home.content, f"{edition!r}"))
    except OSError:  # the program itself cannot be read
        return make()
    content = cache.read(name, made_of)
    with suppress(msgspec.DecodeError):
        if content is not None:
            return msgspec.msgpack.decode(content, type=list[str])
    made = make()
    cache.keep(name, made_of, msgspec.msgpack.encode(made))
    return made


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
