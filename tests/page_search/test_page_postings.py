"""The pages find in the texts the postings that the index has."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page
from support.search.page_answers import published

from rulesdb.page_search.postings import Spellings, Text
from rulesdb.pipeline.home import Home
from rulesdb.search.answer.corpus import open_corpus
from rulesdb.search.index.fields import FIELDS
from rulesdb.site.rulebook_writing import ASSETS, SEARCH_DATA, SEARCH_MORE

POSTINGS = "() => corpus.book.terms.map((term) => [term, corpus.book.postingsOf(term)])"
READ = """() => {
    globalThis.corpus = new rulesdbSearch.Corpus(rulesdbData);
    if (corpus.hasMore) corpus.add(rulesdbMore);
}"""
Postings = Mapping[str, Sequence[Sequence[tuple[int, int]]]]


def _of_the_index(home: Home) -> Postings:
    """Return by term and field which documents have it how often."""
    found: dict[str, list[list[tuple[int, int]]]] = defaultdict(lambda: [[] for _ in FIELDS])
    for document in open_corpus(home.graph, home.index).index.store.documents():
        for field, counts in document.counts.items():
            for term, count in counts.items():
                found[term][FIELDS.index(field)].append((document.number, count))
    return dict(found)


def _of_the_page(page: Page) -> Postings:
    return {
        term: [[(document, count) for document, count in of_field] for of_field in fields]
        for term, fields in page.evaluate(POSTINGS)
    }


@pytest.fixture
def opened(browser: Browser) -> Iterator[Page]:
    """Return a page of its own."""
    page = browser.new_page()
    yield page
    page.close()


def _loaded(page: Page, book: Path) -> Page:
    page.goto((book / "index.html").as_uri())
    for name in (SEARCH_DATA, SEARCH_MORE):
        page.evaluate(f"rulesdb.load('{ASSETS}/{name}')")
    page.evaluate(READ)
    return page


@pytest.mark.exhaustive
def test_postings_of_the_shipped_edition(home: Home, loaded: Page) -> None:
    """Every term is in the same fields of the same documents as often."""
    assert _of_the_page(loaded) == _of_the_index(home)


@pytest.mark.nightly
def test_postings_of_official_texts(official: Path, tmp_path: Path, opened: Page) -> None:
    """Those of several editions too, whose texts come with two scripts."""
    home, book = published([official], tmp_path)
    assert _of_the_page(_loaded(opened, book)) == _of_the_index(home)


@pytest.mark.nightly
def test_postings_of_an_english_edition(tmp_path: Path, opened: Page) -> None:
    """Stems, function words, and names of several words."""
    text = "1 Boats\n1.1 Rowing\n1.1.1 A boat's oars are drawn; a boat-hook is not rowing gear, drawing on Go again.\n"
    source = tmp_path / "source" / "fab" / "en"
    source.mkdir(parents=True)
    (source / "boats.txt").write_text(text, encoding="utf-8")
    home, book = published([tmp_path / "source"], tmp_path)
    assert _of_the_page(_loaded(opened, book)) == _of_the_index(home)


def test_the_longest_spelling_is_a_term() -> None:
    """No term begins or ends within a word of Latin letters, nor is one that is part of a longer one counted."""
    spellings = Spellings({"舟": "舟", "舟の": "舟", "舟乗り": "舟乗り", "oar": "oar", "1": "1"}, {"舟の櫂": "舟の櫂"})
    found = spellings.counts("舟乗りの舟の櫂、oars 10 OAR 1舟")
    assert found == Counter({"舟乗り": 1, "舟": 2, "舟の櫂": 1, "oar": 1, "1": 1})
    assert spellings.words("舟の櫂") == {"舟"}


def test_a_spelling_of_other_words_is_unsure() -> None:
    """One that texts have as often for something else as for its term finds nothing."""
    texts = [Text(1, 1, "かいといか", {"櫂": 1}), Text(1, 1, "かいと", {"櫂": 1}), Text(1, 1, "かいか", {})]
    spellings = Spellings({"かい": "櫂", "いか": "烏賊"}, {}, texts)
    assert spellings.unsure == {"いか"}
    assert spellings.counts("いかとかい") == Counter({"櫂": 1})
