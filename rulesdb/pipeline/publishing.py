"""Publishing a home as a rulebook: its pages, their search data, the checks played for them, and rulings."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from itertools import chain
from pathlib import Path

import msgspec

from rulesdb import __version__
from rulesdb.graph.editions import only
from rulesdb.graph.model import Graph
from rulesdb.pipeline.cached_results import CachedResult, name_of_edition
from rulesdb.pipeline.check_playing import is_whole, playing
from rulesdb.pipeline.home import Home
from rulesdb.pipeline.process_copies import made_beside
from rulesdb.pipeline.proving import proofs_of
from rulesdb.pipeline.ruled_situations import ruling
from rulesdb.site.engine_files import Engine, Links
from rulesdb.site.last_rulebook import LastRulebook
from rulesdb.site.rulebook_writing import write_site
from rulesdb.site.stamp import Stamp
from rulesdb.site.swapping import refuse_unwritable
from rulesdb.source.cache import ResultCache, digest
from rulesdb.source.card_facts import shipped_card_facts
from rulesdb.source.glossaries import shipped_glossaries
from rulesdb.source.own_code import WHOLE_PACKAGE, code_digest
from rulesdb.source.resources import templates_folder
from rulesdb.source.shipped_questions import shipped_questions

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
    runtime: Path | None = None,
) -> int:
    """Write the rulebook of ``home``, or of one edition of it, to the folder ``out``; return the number of its pages.

    ``base_url`` is where it will be served, if that is known. ``compiled`` is a folder that keeps the templates
    compiled for the next time, ``cache`` has the proofs and the record of the last rulebook: one that was made of the
    same and is as it was written is left as it is. ``runtime`` is the folder of the runtime that the page 裁定 runs,
    None for a rulebook without that page. Raises RuntimeMissingError for what is not in it, SiteError
    where ``out`` holds something else or cannot be written, HomeError for a damaged home.
    """
    refuse_unwritable(out)  # before the checks are played, which takes longest
    last = LastRulebook(out, cache)
    make_engine = None if runtime is None else _engine_maker(runtime)
    inputs = _inputs(home, stamp, edition, base_url, has_engine=runtime is not None) if cache is not None else ""
    if (pages := last.pages_if_made_of(inputs)) is not None:
        return pages
    everything, findings, own_words = home.graph, home.findings, home.glossary  # before a build can replace them
    histories = home.histories
    graph = everything if edition is None else only(everything, edition)
    glossary = (*own_words, *shipped_glossaries())
    cards = (*home.card_facts, *shipped_card_facts())
    questions = shipped_questions()

    def made_search_data() -> list[str]:
        from rulesdb.pipeline.search_data import search_data  # only where it is made anew

        return search_data(home.index, graph, edition, glossary, cards, questions, cache)

    with (  # all go on beside what follows; to play, a language may have to be learned first
        _search_data_beside(
            CachedResult(cache, name_of_edition("search-data", edition), (home.content, f"{edition!r}"), list[str]),
            made_search_data,
        ) as search_data,
        playing(graph.rulesets, cache) as played,
        ruling(graph.rulesets, cache) as ruled,
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
            rulings=[*chain.from_iterable(ruled().values())],
            histories=histories,
            compiled=compiled,
            last=last,
            engine=None if make_engine is None else partial(make_engine, graph),
            inputs=inputs if is_whole(proofs.played) else "",  # else the next rulebook plays again
        )


def _engine_maker(runtime: Path) -> Callable[[Graph, Links], Engine]:
    """Return what makes the engine of a rulebook, from the runtime in a folder. Raises RuntimeMissingError."""
    from rulesdb.pipeline.page_engine.engine_files import page_engine  # only a rulebook with that page has an engine
    from rulesdb.pipeline.page_engine.runtime import read_runtime

    return partial(page_engine, read_runtime(runtime))


def _inputs(home: Home, stamp: Stamp, edition: str | None, base_url: str, *, has_engine: bool) -> str:
    """Return the digest of all that a rulebook is made of; "" where the program itself cannot be read."""
    with suppress(OSError):
        program = code_digest([WHOLE_PACKAGE], [templates_folder()])
        return digest(part.encode() for part in (program, home.content, *stamp, f"{edition!r} {has_engine}", base_url))
    return ""


@contextmanager
def _search_data_beside(
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
