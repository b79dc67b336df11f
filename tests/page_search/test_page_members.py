"""Words that every object of JavaScript has as a member are words like others: in glossaries, texts and titles."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from rulesdb.pipeline.home import open_home
from rulesdb.pipeline.home_building import build
from rulesdb.pipeline.publishing import publish
from rulesdb.site.stamp import Stamp

MEMBERS = ["__proto__", "constructor", "toString", "valueOf", "hasOwnProperty", "__defineGetter__", "isPrototypeOf"]
TRAPPED = "zupzup"
"""Made a member of every object by the test: a script that asks a plain object for this word gets an error."""
WORDS = [*MEMBERS, TRAPPED]
TRAP = f"""Object.defineProperty(Object.prototype, "{TRAPPED}", {{
    get() {{ throw new Error("a plain object was asked for a word"); }},
    configurable: true,
}});"""


def _text() -> str:
    """Return a text of a made-up game with a section for each word: its title, a term, a card, a rule about it."""
    lines = ["1 道具§"]
    for at, word in enumerate(WORDS, start=1):
        lines += [
            f"1.{at} {word}§",
            f"1.{at}.1 {word}とは、湖で使う《{word}》のことです。§",
            f"例:《{word}》は舟です[1.{at}]。",
        ]
    return "\n".join(lines) + "\n"


def _glossary() -> str:
    """Return a glossary that has the words as terms, readings, English names and players' words, these of another."""
    rows = [f"{word}\t{word}\t{word}\t1.{at}.1\t{WORDS[at - 2]}|{word}s" for at, word in enumerate(WORDS, start=1)]
    return "\n".join(["ja\treading\ten\trule\tplayers", *rows]) + "\n"


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a rulebook of the made-up game."""
    folder = tmp_path_factory.mktemp("members")
    (folder / "text.txt").write_text(_text(), encoding="utf-8")
    (folder / "words.tsv").write_text(_glossary(), encoding="utf-8")
    build([folder / "text.txt"], folder / "home", "angling", glossaries=[folder / "words.tsv"])
    publish(open_home(folder / "home"), folder / "book", Stamp("9.8.7", "2031-04-05"))
    return folder / "book"


@pytest.fixture
def trapped(browser: Browser) -> Iterator[Page]:
    """Return a page in which a plain object that is asked for the trapped word throws; no error may be left."""
    page = browser.new_page(service_workers="block")
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.add_init_script(TRAP)
    yield page
    assert errors == []
    page.close()


@pytest.mark.nightly
@pytest.mark.parametrize("word", WORDS)
def test_a_member_of_every_object_is_found_like_any_word(book: Path, trapped: Page, word: str) -> None:
    """As a term of the glossary and a title; its rule is among the hits."""
    trapped.goto((book / "index.html").as_uri())
    trapped.fill("#search-input", word)
    expect(trapped.locator("#search-hits .hit").first).to_be_visible()
    titles = trapped.locator("#search-hits .hit-number").all_inner_texts()
    assert f"1.{WORDS.index(word) + 1}.1" in titles


@pytest.mark.exhaustive
def test_other_words_are_found_beside_them(book: Path, trapped: Page) -> None:
    """A glossary with such words leaves the search of all others as it was."""
    trapped.goto((book / "index.html").as_uri())
    trapped.fill("#search-input", "湖")
    expect(trapped.locator(".search-note")).to_contain_text("件")
    expect(trapped.locator("#search-hits .hit-number").first).to_contain_text("1.")


@pytest.mark.exhaustive
def test_the_box_takes_them_for_no_game(book: Path, trapped: Page) -> None:
    """What stands before a number is a word like any other."""
    trapped.goto((book / "index.html").as_uri())
    for word in WORDS:
        trapped.fill("#search-input", f"{word} 1.1.1")
        expect(trapped.locator("#search-hits [role=option]").first).to_contain_text("1.1.1")
