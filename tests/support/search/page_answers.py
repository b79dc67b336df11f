"""A rulebook of the shipped edition in chromium, and what its search answers."""

import gzip
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from rulesdb.pipeline.home import Home, open_home
from rulesdb.pipeline.home_building import build
from rulesdb.pipeline.publishing import publish
from rulesdb.search.answer.corpus import open_corpus
from rulesdb.search.answer.searching import search
from rulesdb.search.search_errors import QueryError
from rulesdb.site.rulebook_writing import ASSETS, SEARCH, SEARCH_DATA, SEARCH_MORE
from rulesdb.site.stamp import Stamp
from support.search.relevance import DEPTH

MOST_LOADED = 200_000  # bytes before the first answer, compressed
MOST_IN_ALL = 330_000  # with the texts, questions and names of cards that follow
AGREED = 0.95
"""The share of places that are the command's."""
MILLISECONDS = """
(queries) => {
    const search = globalThis.rulesdbSearch;
    const began = performance.now();
    const corpus = new search.Corpus(globalThis.rulesdbData);
    const ready = performance.now() - began;
    const taken = [];
    const ask = (query) => {
        const start = performance.now();
        let found = [];
        try {
            found = search.answer(corpus, query, 10).hits.map((hit) => hit.id);
        } catch (slip) {
            // a wrong expression: nothing is found
        }
        taken.push(performance.now() - start);
        return found;
    };
    const first = queries.map(ask);
    if (!globalThis.rulesdbMore) return { ready, first, answers: first, taken };
    corpus.add(globalThis.rulesdbMore);
    return { ready, first, answers: queries.map(ask), taken };
}
"""


def published(sources: list[Path], folder: Path) -> tuple[Home, Path]:
    """Build a home of ``sources`` over the shipped edition and write its rulebook; return both."""
    build(sources, folder / "home")
    home = open_home(folder / "home")
    publish(home, folder / "book", Stamp("9.8.7", "2031-04-05"))
    return home, folder / "book"


def asked(page: Page, book: Path, queries: list[str]) -> dict[str, Any]:
    """Return what the rulebook answers, opened from a disk: ``first``, before the rest of the texts is there,
    and ``answers``, with milliseconds ``taken`` and until ``ready``.
    """
    page.goto((book / "index.html").as_uri())
    page.click("#search-input")  # waits until the script has shown it
    last = "rulesdbMore" if (book / ASSETS / SEARCH_MORE).exists() else "rulesdbData"
    page.wait_for_function(f"() => globalThis.{last}")
    answered: dict[str, Any] = page.evaluate(MILLISECONDS, queries)
    return answered


def answered(home: Home, queries: list[str]) -> list[list[str]]:
    """Return what the command answers, nothing to a query that it refuses."""
    corpus = open_corpus(home.graph, home.index)
    answers: list[list[str]] = []
    for query in queries:
        try:
            answers.append([hit.id for hit in search(corpus, query, limit=DEPTH).hits])
        except QueryError:
            answers.append([])
    return answers


def agreement(one: list[list[str]], other: list[list[str]]) -> float:
    """Return the share of places at which two lists of answers have the same rule."""
    same = sum(left == right for pair in zip(one, other, strict=True) for left, right in zip(*pair, strict=False))
    return same / sum(max(len(left), len(right)) for left, right in zip(one, other, strict=True))


def agreed(page: Page, home: Home, book: Path, queries: list[str]) -> float:
    """Return the share of places at which the rulebook, with all its data, has the same rule as the command."""
    return agreement(answered(home, queries), asked(page, book, queries)["answers"])


def compressed(book: Path) -> int:
    """Return the bytes that a page loads before its first answer, as a host compresses them."""
    return _compressed(book, SEARCH, SEARCH_DATA)


def compressed_in_all(book: Path) -> int:
    """Return the bytes that a page loads, with the texts that follow the first answer if there are any."""
    return _compressed(book, SEARCH, SEARCH_DATA, SEARCH_MORE)


def _compressed(book: Path, *names: str) -> int:
    paths = [book / ASSETS / name for name in names]
    return sum(len(gzip.compress(path.read_bytes(), 9)) for path in paths if path.exists())
