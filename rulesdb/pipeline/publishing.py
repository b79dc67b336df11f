"""Publishing a home as a rulebook: its pages, their search data, and the checks played for them."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from rulesdb import __version__
from rulesdb.graph.editions import only
from rulesdb.graph.model import Graph, Node
from rulesdb.morphology.analyzer import Analyzer
from rulesdb.page_search.encoding import page_data
from rulesdb.page_search.questions import CutQuestions, cut_questions
from rulesdb.pipeline.cached_results import CachedResult
from rulesdb.pipeline.collector import collector_paused
from rulesdb.pipeline.glossary import Glossary
from rulesdb.pipeline.home import Home
from rulesdb.pipeline.playing import is_whole, playing
from rulesdb.pipeline.process_copies import made_beside
from rulesdb.pipeline.proving import proofs_of
from rulesdb.search.answer.corpus import Corpus, open_corpus
from rulesdb.search.index import analyses_file, lexicon_file, questions_file
from rulesdb.search.index.sealed_index import index_digests
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

_MADE_OF = (lexicon_file.FILE, analyses_file.FILE, questions_file.FILE)
"""The files of an index that decide how known questions are cut."""
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
        with (  # both go on beside what follows; to play, a language may have to be learned first
            _made_search_data(
                CachedResult(cache, _name_of("search-data", edition), (home.content, f"{edition!r}"), list[str]),
                lambda: _search_data(home, graph, edition, glossary, questions, cache),
            ) as search_data,
            playing(graph.rulesets, cache) as played,
        ):
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


@contextmanager
def _made_search_data(
    known: CachedResult[list[str]], make: Callable[[], list[str]]
) -> Iterator[Callable[[], Sequence[str]]]:
    """Yield what waits for the scripts that the pages search in; what is not cached is made beside this process."""
    found = known.read()
    if found is not None:
        yield lambda: found
        return
    with made_beside([lambda: msgspec.msgpack.encode(make())]) as results:

        def search_data() -> Sequence[str]:
            [result] = results()
            made = msgspec.msgpack.decode(result, type=list[str])
            known.keep(made)
            return made

        yield search_data


def _search_data(  # noqa: PLR0913, PLR0917  (what the search data are made of)
    home: Home,
    graph: Graph,
    edition: str | None,
    glossary: Glossary,
    questions: Sequence[PlayerQuestion],
    cache: ResultCache | None,
) -> list[str]:
    """Return the scripts that the pages search in; an edition by itself needs an index of its own."""
    if edition is None:
        return _data_of_index(home.index, graph, edition, cache)
    with TemporaryDirectory() as folder:
        write_index(graph, Analyzer(), Path(folder), glossary, questions)
        return _data_of_index(Path(folder), graph, edition, cache)


def _data_of_index(index: Path, graph: Graph, edition: str | None, cache: ResultCache | None) -> list[str]:
    """Return the scripts of an index. Its known questions are cut once for each lexicon, whatever the rules say."""
    digests = index_digests(index)

    def cut(corpus: Corpus) -> CutQuestions:
        made_of = [digests[name] for name in _MADE_OF]
        known = CachedResult(cache, _name_of("questions", edition), made_of, CutQuestions)
        found = known.read()
        if found is None:
            known.keep(found := cut_questions(corpus))
        return found

    return page_data(open_corpus(graph, index), _places(graph), ruleset_name, cut)


def _name_of(what: str, edition: str | None) -> str:
    """Return the name of a result that is cached for each edition."""
    return f"{what}-{digest([f'{edition!r}'.encode()])}"


def _places(graph: Graph) -> Callable[[Node], tuple[str, str]]:
    """Return what gives the page of a node, relative to the rulebook's folder, and its anchor."""
    sitemap = Sitemap(graph)
    return lambda node: (sitemap.page(node), sitemap.anchor(node))
