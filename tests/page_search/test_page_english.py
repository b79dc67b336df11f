"""The page has the same words and stems of English, reads the same romaji, and searches an English edition alike."""

from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Page
from support.search.page_answers import agreed, published

from rulesdb.english.word_stems import IRREGULAR, stem, words
from rulesdb.japanese.folding import fold
from rulesdb.japanese.romaji import hiragana_of_romaji
from rulesdb.pipeline.home import Home
from rulesdb.search.index.lexicon_file import read_lexicon
from rulesdb.source.glossaries import shipped_glossaries

Ask = Callable[[str, object], object]

ENGLISH_NAMES = """() => [...corpus.lexicon.aliases.keys()]
    .map((key) => [key, corpus.lexicon.meanings(key).filter(({ kind }) => kind === "english")])
    .filter(([, found]) => found.length)"""

STARTS = "hop pass stress agree play try tie univers gener commun past add egg succ exc inn out b ski earl new sk gas"
MIDDLES = ", a, ic, al, ation, ous, ent, ful, iv, abil, able, iz, log, less, li, ber, tt, ll, ee, w, x, yy, us, ss, at"
ENDS = (
    ", s, ed, ing, ly, e, es, ies, ied, eed, eedly, edly, ingly, ness, ment, ement, ance, ence, er, izer, ator, ism, y"
)
ENGLISH = """8 Kites
8.0 General
8.0.1 A kite is a sail on a string. Its flyer holds the string.
8.0.1a If two kites are tangled, the kite that was flown first is landed first.
8.0.2 A tail is attached to the lower end of a kite. Attaching a tail steadies the kite.
8.0.3 A replacement effect of the wind can't replace the same gust twice.
8.1 Contests
8.1.1 Players choose a judge. The chosen judge measures each string before the contest.
8.1.2 Whoever cuts another player's string gains a point and may go again.
8.1.3 A kite-master who lands in water loses the round; lost rounds are not repeated.
"""
QUERIES = [
    *("kites", "flying", "flown", "tangling kites", "attachment", "steady", "replacement effects", "go again"),
    *("chose a judge", "measuring strings", "kite master", "kite-masters", "losing a round", "what happens in water?"),
    *("can a player's string be cut", "contest", "gaining points", "gust", "repeat", "strng", "tangeld kite"),
]


def test_stems_are_those_of_the_stemmer(ask: Ask) -> None:
    """Of beginnings, middles and ends that its rules look at, and of all words that glossaries have."""
    lists = [STARTS.split(), *(parts.split(", ") for parts in (MIDDLES, ENDS))]
    made = ["".join(parts) for parts in product(*lists)]
    ours = {word for entry in shipped_glossaries() for word in fold(entry.english).split() if word.isalpha()}
    written = [*made, *sorted(ours), *IRREGULAR, "", "a", "by", "éclairs"]
    assert ask("words => words.map(search.stemOf)", written) == [stem(word) for word in written]


def test_words_are_those_of_python(ask: Ask, queries: list[str]) -> None:
    """Numbers apart, which a page cuts as it cuts Japanese."""
    texts = [text for text in map(fold, queries) if max(text, default="") <= "\uffff"]  # places are not code units
    texts += ["it's the hero’s card-pool; they can't", "x-1 don't won't n't", "a‐b café ÿ"]
    expected = [[[*each] for each in words(text) if not each.stem.isdecimal()] for text in texts]
    found = "texts => texts.map(text => search.latinWords(text).map(Object.values))"
    assert ask(found, texts) == expected


def test_romaji_are_read_as_in_python(ask: Ask, queries: list[str]) -> None:
    """Syllables of all spellings, doubled consonants and long vowels, and what is no romaji."""
    written = "kougeki bougyo kakunōko senninn sennin shinnyu hatten kekka matchi macchi zyunban kan'i ryuugu fu n' ntt"
    texts = [*written.split(), *queries, "snatch", "", "nn", "tch"]
    assert ask("texts => texts.map(search.hiraganaOfRomaji)", texts) == [hiragana_of_romaji(text) for text in texts]


@pytest.mark.nightly
@pytest.mark.parametrize("language", ["alone", "both"])
def test_an_english_edition_is_searched_as_on_the_command_line(language: str, tmp_path: Path, page: Page) -> None:
    """Alone, and beside one in Japanese with the same numbers."""
    (tmp_path / "en.txt").write_text(ENGLISH, encoding="utf-8")
    sources = [tmp_path / "en.txt"]
    if language == "both":
        (tmp_path / "ja.txt").write_text("8 凧§\n8.0 総則§\n8.0.1 凧は糸で揚げます。§\n", encoding="utf-8")
        sources.append(tmp_path / "ja.txt")
    home, folder = published(sources, tmp_path)
    assert agreed(page, home, folder, QUERIES) >= 0.93


def test_english_names_are_aliases_of_the_same_terms(home: Home, loaded: Page) -> None:
    """A generic word at the end is left out where the command leaves it out: discard is no ``dis``."""
    lexicon = read_lexicon(home.index)
    page = {key: {alias["name"] for alias in found} for key, found in loaded.evaluate(ENGLISH_NAMES)}
    loaded_names = set(loaded.evaluate("() => corpus.book.data.lexicon.split('\\f')[0].split('\\n')"))
    expected = {
        key: names
        for key in lexicon.aliases
        if (names := {alias.name for alias in lexicon.meanings(key) if alias.kind == "english"} & loaded_names)
    }
    assert page == expected
