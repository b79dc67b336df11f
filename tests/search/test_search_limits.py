"""Whatever is typed, an answer comes soon, on the whole shipped edition with its glossaries."""

from contextlib import suppress

import pytest
from patience import is_done_within

from rulesdb.pipeline.building import build
from rulesdb.pipeline.home import open_home
from rulesdb.search.corpus import Corpus
from rulesdb.search.errors import QueryError
from rulesdb.search.indexing import open_index
from rulesdb.search.lexicon import read_lexicon
from rulesdb.search.searching import search

LENGTH = 10_000
HIRAGANA, KATAKANA, KANJI = (range(*ends) for ends in ((0x3042, 0x3093), (0x30A2, 0x30F3), (0x4E00, 0x9FA0)))


def words(letters: range, length: int) -> str:
    """Return 10,000 characters of made-up words, hardly two of which are alike."""
    text = "".join(chr(letters[at * at % len(letters)]) for at in range(LENGTH))
    return " ".join(text[at : at + length] for at in range(0, LENGTH, length))[:LENGTH]


@pytest.fixture(scope="module")
def corpus(tmp_path_factory: pytest.TempPathFactory) -> Corpus:
    """Return the shipped edition, its dictionary loaded."""
    folder = tmp_path_factory.mktemp("home")
    build([], folder)
    home = open_home(folder)
    found = Corpus(home.graph, open_index(home.index), read_lexicon(home.index))
    search(found, "効果")
    return found


@pytest.mark.parametrize(
    "query",
    [
        *(words(letters, length) for letters in (HIRAGANA, KATAKANA, KANJI) for length in (3, 4, 24, LENGTH)),
        words(range(0x0430, 0x0450), 5),
        "置換効果" * (LENGTH // 4),
        "効果 OR " * (LENGTH // 6) + "効果",
        '"効果" ' * (LENGTH // 5),
        "card:a " * (LENGTH // 7),
        "1.0.1-9.9.9 " * (LENGTH // 12),
    ],
    ids=range(18),
)
def test_a_long_query_is_answered_soon(query: str, corpus: Corpus) -> None:
    """Words of any script and length, and expressions that repeat themselves."""

    def ask() -> None:
        with suppress(QueryError):
            search(corpus, query)

    assert is_done_within(3, ask)
