"""What the tests of the page's search share: its scripts in a blank page of chromium, and what both sides are asked."""

import json
import random
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page
from support.search.relevance import read_judged
from support.search.time_limits import is_done_within

from rulesdb.pipeline.home import Home, open_home
from rulesdb.search.index.lexicon_file import read_lexicon
from rulesdb.search.lexicon.lexicon import Lexicon
from rulesdb.search.lexicon.lexicon_maker import reaches_of
from rulesdb.site.modules import joined_modules
from rulesdb.site.rulebook_writing import ASSETS, SEARCH_DATA, SEARCH_ENTRY, SEARCH_GLOBAL, SEARCH_MORE
from rulesdb.source.glossaries import shipped_glossaries
from rulesdb.source.resources import templates_folder

EDGE_CASES = (
    *(
        "",
        " ",
        "\x1c\x85\u3000",
        "\ufeffa\ufeff",
        "ー",
        "々",
        "ß",
        "ΑΣ",
        "ẞΐᾈ",
        "İı",
        "ﾊﾟﾜｰ",
        "㍍",
        "𠮷野家",
        "🐉",
        "ヴヵヶヷヸヹヺヽ゛ゔゕゖゝ",
    ),
    *("[Go Again]", "go-again", "S's", "effects", "class", "レイヤー・レイヤ", "kakunōko", "n'yan", "1.0.2a 1.0.2a"),
    *(
        "1",
        "[１]",
        "rule 1",
        "fab",
        "FAB 6.4.1",
        "mtg:502.57a",
        "undefined 1.2",
        "undefined 1.2 1.2",
        "v2.0.1",
        "1.2.a",
    ),
    *("第6.4章", "第 5 節 と 5.2.1-5.2.3", "5.2.9〜5.2.11", "1.0.2a-1.0.2e", "1.0.2a-1.0.3", "6.6.*", "٣.*", "12345.1"),
    *(
        "1..2",
        "1.2.3.4.5",
        "§1.0.2a.",
        "「1.0.2」は?",
        "たいしょうにむかって",
        "ちかんこうかとげんてんかいけつ",
        "りぷれい",
    ),
)

NOTICEABLE = 1.0  # seconds

DATA_ARE_THERE = f"rulesdb.load('{ASSETS}/{SEARCH_DATA}')"
MORE_IS_THERE = f"rulesdb.load('{ASSETS}/{SEARCH_MORE}')"
READ_ALL = """() => {
    globalThis.corpus = new rulesdbSearch.Corpus(rulesdbData);
    corpus.add(rulesdbMore);
}"""

Ask = Callable[[str, object], object]
Search = Callable[[Page, str], None]


@pytest.fixture(scope="session")
def compose() -> Callable[[Page, str], None]:
    """Return what types into the search box as an input method does that has not come to an end."""
    half = """(text) => {
        const box = document.querySelector("#search-input");
        box.dispatchEvent(new CompositionEvent("compositionstart"));
        box.value = text;
        box.dispatchEvent(new InputEvent("input", { isComposing: true }));
    }"""

    def composed(page: Page, text: str) -> None:
        page.evaluate(half, text)

    return composed


@pytest.fixture(scope="session")
def book(shipped_home: Path, shipped_book: Path) -> tuple[Home, Path]:
    """Return the home of the shipped edition and its rulebook."""
    return open_home(shipped_home), shipped_book


@pytest.fixture(scope="session")
def search_on_page() -> Search:
    """Return what types a query into the search box and waits until it is answered from all data, not a part of them.

    The page takes each script when it is there, before whoever asked for it later goes on.
    """

    def searched(page: Page, query: str) -> None:
        page.fill("#search-input", query)
        page.evaluate(DATA_ARE_THERE)
        page.evaluate(MORE_IS_THERE)

    return searched


@pytest.fixture(scope="session")
def loaded(book: tuple[Home, Path], browser: Browser) -> Iterator[Page]:
    """Return a page that has all data of the shipped edition, as ``corpus``."""
    page = browser.new_page()
    page.goto((book[1] / "index.html").as_uri())
    page.evaluate(DATA_ARE_THERE)
    page.evaluate(MORE_IS_THERE)
    page.evaluate(READ_ALL)
    yield page
    page.close()


@pytest.fixture(scope="session")
def ask(browser: Browser) -> Ask:
    """Return what calls a JavaScript function with one value, in a page with the scripts, and returns its answer."""
    page = browser.new_page()
    page.add_script_tag(content=joined_modules(templates_folder() / "search", SEARCH_ENTRY, SEARCH_GLOBAL))

    def asked(function: str, given: object) -> object:
        # As text: the driver takes long lists apart value by value.
        call = f"text => JSON.stringify((search => {function})({SEARCH_GLOBAL})(JSON.parse(text)))"
        answer: object = json.loads(page.evaluate(call, json.dumps(given)))
        return answer

    return asked


@pytest.fixture(scope="session")
def is_quick(ask: Ask) -> Callable[[str, object], bool]:
    """Return what says whether a function takes no noticeable time, on a slow machine."""

    def quick(function: str, given: object) -> bool:
        return is_done_within(NOTICEABLE, lambda: ask(function, given), time.perf_counter)

    return quick


@pytest.fixture(scope="session")
def home(book: tuple[Home, Path]) -> Home:
    """Return the shipped edition as it is built."""
    return book[0]


@pytest.fixture(scope="session")
def lexicon(home: Home, ask: Ask) -> Lexicon:
    """Return the lexicon of the shipped edition; the page has it as ``search.lexicon``."""
    return _in_page(read_lexicon(home.index), "lexicon", ask)


@pytest.fixture(scope="session")
def crowded_lexicon(made_up: Callable[[Sequence[str]], list[str]], ask: Ask) -> Lexicon:
    """Return a lexicon whose words are all alike, so that ties are many; the page has it as ``search.crowded``."""
    chance = random.Random(6)  # noqa: S311  (no secret)
    names = [word[: chance.randint(1, 7)] for word in made_up("表向効かき")]
    keys = [word[: chance.randint(2, 7)] for word in made_up("かきくはカ") for _ in range(3)]
    kinds = ("term", "reading", "reading", "english", "romaji", "players")
    aliases = {key: f"{chance.choice(kinds)}\t{chance.choice(names)}" for key in (*keys, *names[::4])}
    return _in_page(Lexicon(aliases, {}, reaches_of(aliases)), "crowded", ask)


def _in_page(lexicon: Lexicon, name: str, ask: Ask) -> Lexicon:
    """Give a lexicon to the page under a name."""
    decode = """([name, rows, words]) => {
        const aliases = new Map(rows);
        const pairs = parts => parts.length ? [{ kind: parts[0], name: parts[1] }, ...pairs(parts.slice(2))] : [];
        const meanings = key => pairs(aliases.get(key)?.split("\\t") ?? []);
        search[name] = { aliases, meanings, reaches: search.reachesOf(aliases.keys()), words: new Set(words) };
        return aliases.size;
    }"""
    given = [name, list(lexicon.aliases.items()), sorted(lexicon.words)]
    assert ask(decode, given) == len(lexicon.aliases)
    return lexicon


@pytest.fixture(scope="session")
def glossary_words() -> list[str]:
    """Return every way in which the glossaries say their terms."""
    entries = shipped_glossaries()
    return [word for each in entries for word in (each.name, each.reading, each.english, *each.players)]


@pytest.fixture(scope="session")
def made_up() -> Callable[[Sequence[str]], list[str]]:
    """Return what makes some hundred texts of given pieces, the same ones in every run."""

    def texts(pieces: Sequence[str]) -> list[str]:
        chance = random.Random(5)  # noqa: S311  (no secret)
        return ["".join(chance.choices(pieces, k=chance.randint(1, 20))) for _ in range(300)]

    return texts


@pytest.fixture(scope="session")
def queries(
    home: Home, glossary_words: list[str], made_up: Callable[[Sequence[str]], list[str]], lexicon: Lexicon
) -> list[str]:
    """Return what people ask, what they may ask, and what nobody asks."""
    judged = [each.query for each in read_judged()]
    numbers = [name.partition(":")[2] for name in home.graph.nodes]
    letters = [
        *"aAbsoz019.-[]#:/'ß・ー 　、。?《》「」はのをぁんァヶ対象効果攻撃々ﾊﾟ🐉𠮷\x1f",
        "ルール",
        "rule ",
        "fab ",
        "1.0",
        ".*",
    ]
    words = [*sorted(lexicon.aliases)[::40], *"はのをがに ・ー"]
    return [*judged, *glossary_words[::4], *numbers, *EDGE_CASES, *made_up(letters), *made_up(words)]
