"""The search engines that are compared, ours and bare Whoosh, over the same documents and in one process; their times.

Bare Whoosh is asked twice: for all words, as the bare script does it and as the time targets have it, and for any word,
which is slower and answers far more.
"""

import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import product
from typing import NamedTuple

from baseline_whoosh import schema
from builds import Builds
from judged import DEPTH
from whoosh import index
from whoosh.qparser import AndGroup, MultifieldParser, OrGroup
from whoosh.qparser.syntax import GroupNode
from whoosh.searching import Searcher

from rulesdb.pipeline.home import open_home
from rulesdb.search.answer.corpus import Corpus, open_corpus
from rulesdb.search.answer.searching import search
from rulesdb.search.search_errors import QueryError

Ask = Callable[[str], list[str]]
"""A query to the identifiers of the ten best nodes, the best first."""
ENGINES = "ours / bare, any word / bare, all words"
WARMING = "準備"  # loads the dictionary and whatever else comes with the first words
MILLISECOND = 1000
_ASKED = 3  # engines that queries are timed with


class Engines(NamedTuple):
    """The engines over the same documents. ``make_ours`` gives ours without memory of any query.

    ``is_sure`` tells of a query whether our answer says neither that it is unsure nor that the texts lack a rule.
    """

    make_ours: Callable[[], Ask]
    any_word: Ask
    all_words: Ask
    is_sure: Callable[[str], bool]

    def fresh(self) -> tuple[Ask, ...]:
        """Return one of each, in the order in which figures are printed."""
        return self.make_ours(), self.any_word, self.all_words


class Times(NamedTuple):
    """How long an engine's warm queries take, in milliseconds: the median and the 95th percentile of all queries.

    It is the processor's time for this thread, so that other programs on the machine do not count.
    """

    median: float
    late: float


@contextmanager
def opened_engines(builds: Builds) -> Iterator[Engines]:
    """Open, for as long as they are used, the engines over what ``builds`` has built."""
    # The schema that the index names belongs to the script as it ran; here it is a module.
    with index.open_dir(builds.bare_index, schema=schema()).searcher() as searcher:
        built = open_home(builds.home)
        known = open_corpus(built.graph, built.index)

        def is_sure(query: str) -> bool:
            answer = search(known, query)
            return not answer.unsure and not answer.not_covered

        yield Engines(_ours_maker(known), _bare(searcher, OrGroup), _bare(searcher, AndGroup), is_sure)


def _ours_maker(known: Corpus) -> Callable[[], Ask]:
    """Return what makes our engine: graph and index are loaded once; the corpus, which remembers queries, is new."""

    def make() -> Ask:
        corpus = Corpus(known.graph, known.index, known.lexicon, known.questions)

        def ask(query: str) -> list[str]:
            try:
                return [hit.id for hit in search(corpus, query, limit=DEPTH).hits]
            except QueryError:
                return []

        return ask

    return make


def _bare(searcher: Searcher, group: type[GroupNode]) -> Ask:
    """Return the bare script's engine, kept open for many queries; ``group`` joins the words of a query.

    It is spared the question marks that end questions: Whoosh reads one as any letter, and looks for all such words.
    """
    parser = MultifieldParser(["title", "text"], searcher.schema, group=group)
    return lambda query: [hit["id"] for hit in searcher.search(parser.parse(query.replace("?", " ")), limit=DEPTH)]


def times(engines: Engines, queries: Sequence[str], rounds: int) -> list[Times]:
    """Return each engine's times; a query counts with its median of ``rounds`` rounds. The engines take turns."""
    taken = []
    for _ in range(rounds):
        asked = engines.fresh()
        for ask in asked:
            ask(WARMING)
        taken.append([_milliseconds(ask, query) for query, ask in product(queries, asked)])
    medians = [statistics.median(each) for each in zip(*taken, strict=True)]
    return [_of_queries(medians[place::_ASKED]) for place in range(_ASKED)]


def _of_queries(milliseconds: Sequence[float]) -> Times:
    return Times(statistics.median(milliseconds), statistics.quantiles(milliseconds, n=20)[-1])


def _milliseconds(ask: Ask, query: str) -> float:
    start = time.thread_time()
    ask(query)
    return (time.thread_time() - start) * MILLISECOND
