"""The pages answer like the command, and load little: on the judged queries, over the whole shipped edition."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page
from support.search.page_answers import AGREED, MOST_LOADED, agreed, compressed
from support.search.relevance import read_judged
from support.site.held_requests import Held

from rulesdb.pipeline.home import Home
from rulesdb.site.rulebook_writing import ASSETS, SEARCH_DATA

DATA = f"**/{SEARCH_DATA}"
DATA_ARE_THERE = f"rulesdb.load('{ASSETS}/{SEARCH_DATA}')"

Compose = Callable[[Page, str], None]
Search = Callable[[Page, str], None]


@pytest.mark.nightly
def test_pages_answer_like_the_command(book: tuple[Home, Path], page: Page) -> None:
    """Of the first ten of every judged query, at least 95 of 100 places agree."""
    home, folder = book
    queries = [judged.query for judged in read_judged()]
    assert agreed(page, home, folder, queries) >= AGREED


def test_a_page_loads_little(book: tuple[Home, Path]) -> None:
    """What must be there before the first answer."""
    assert compressed(book[1]) <= MOST_LOADED


def test_typing_finds_and_enter_opens(book: tuple[Home, Path], page: Page, search_on_page: Search) -> None:
    """/ reaches the box, each letter is answered, arrows choose, Enter goes there."""
    page.goto((book[1] / "fab" / "5.1.html").as_uri())
    page.keyboard.press("/")
    page.keyboard.type("プリベン")
    page.wait_for_selector("#search-hits .hit")
    search_on_page(page, "プリベント")
    first = page.locator("#search-hits .hit").first
    assert "6.4.10" in first.inner_text()
    assert first.locator("mark").count()
    page.keyboard.press("ArrowDown")
    assert first.get_attribute("aria-selected") == "true"
    assert page.get_attribute("#search-input", "aria-activedescendant") == "hit-0"
    page.keyboard.press("Enter")
    page.wait_for_url("**/fab/6.4.html#6.4.10")


def test_half_composed_text_is_left_alone(book: tuple[Home, Path], page: Page, compose: Compose) -> None:
    """An input method's text counts when it is done; the Enter that ends it opens nothing."""
    address = (book[1] / "index.html").as_uri()
    page.goto(address)
    page.wait_for_selector("#search-input")
    compose(page, "格納庫")
    page.click("#search-input")  # the data arrive now, and that changes nothing
    page.evaluate(DATA_ARE_THERE)
    assert page.locator("#search-hits .hit").count() == 0
    page.evaluate("""() => {
        const box = document.querySelector("#search-input");
        const enter = new KeyboardEvent("keydown", { key: "Enter", isComposing: true, cancelable: true });
        box.dispatchEvent(enter);
        box.dispatchEvent(new CompositionEvent("compositionend"));
    }""")
    page.wait_for_selector("#search-hits .hit")
    assert page.url == address


def test_who_has_turned_to_the_page_is_not_called_back(book: tuple[Home, Path], page: Page) -> None:
    """Data that come when the box was left show nothing."""
    data = Held(page, DATA)
    page.goto((book[1] / "index.html").as_uri())
    page.fill("#search-input", "かくのうこ")
    page.mouse.click(5, 500)
    data.release()
    page.evaluate(DATA_ARE_THERE)
    assert not page.is_visible(".found")


def test_data_that_do_not_come_are_said_to_be_missing(book: tuple[Home, Path], page: Page) -> None:
    """Where it can be seen; the next letter tries again."""
    page.route(DATA, lambda route: route.abort())
    page.goto((book[1] / "index.html").as_uri())
    page.click("#search-input")
    page.get_by_text("検索のデータを読み込めませんでした。").wait_for()
    page.unroute(DATA)
    page.fill("#search-input", "かくのうこ")
    page.wait_for_selector("#search-hits .hit")


def test_a_hit_is_of_a_game(book: tuple[Home, Path], page: Page, search_on_page: Search) -> None:
    """Where the rulebook has several, the game stands before what is above the rule."""
    page.goto((book[1] / "index.html").as_uri())
    search_on_page(page, "mtg:502.24a")
    assert page.locator(".hit-above").first.inner_text().startswith("マジック：ザ・ギャザリング › 再録キーワード能力")
    search_on_page(page, "fab:6")
    assert page.locator(".hit-above").first.inner_text() == "フレッシュ＆ブラッド"


def test_a_heading_begins_where_its_text_does(book: tuple[Home, Path], page: Page, search_on_page: Search) -> None:
    """No room is left for the number that it has not."""
    page.goto((book[1] / "index.html").as_uri())
    search_on_page(page, "マッドネス")
    heading = page.locator(".hit", has=page.locator(".hit-number:empty")).first
    edges = [heading.locator(part).bounding_box() for part in (".hit-title", ".hit-text")]
    assert len({round(edge["x"]) for edge in edges if edge}) == 1


def test_what_is_not_there_is_said(book: tuple[Home, Path], page: Page, search_on_page: Search) -> None:
    """A slip in an expression, an unknown word, a misspelling: a sentence each; Escape closes, and then clears."""
    page.goto((book[1] / "index.html").as_uri())
    search_on_page(page, "盆栽")
    assert "見つかりません" in page.inner_text(".search-note")
    search_on_page(page, "軽滅効果")
    assert "もしかして: 軽減効果" in page.inner_text(".search-note")
    search_on_page(page, "効果 AND")
    assert page.locator("#search-hits .hit").count() == 0
    assert page.inner_text(".search-note")
    page.keyboard.press("Escape")
    assert not page.is_visible(".found")
    page.keyboard.press("Escape")
    assert page.input_value("#search-input") == ""


def test_answers_fit_a_phone(book: tuple[Home, Path], page: Page, search_on_page: Search) -> None:
    """Nothing scrolls sideways at 360 px with hits shown."""
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto((book[1] / "fab" / "1.0.html").as_uri())
    search_on_page(page, "新しい置換効果の順番はだれが決める?")
    assert page.locator("#search-hits .hit").count()
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    page.set_viewport_size({"width": 1280, "height": 800})


@pytest.mark.parametrize(
    ("query", "why"),
    [
        ("プリベント", "プレイヤーの言い方: プリベント → 軽減効果；この言葉の定義"),
        ("かくのうこ", "読み: かくのうこ → 格納庫；この言葉の定義"),
        ("prevention effect", "英語: prevention effect → 軽減効果；この言葉の定義"),
        ("kakunouko", "ローマ字: kakunouko → 格納庫；この言葉の定義"),
        ("軽滅効果", "書き間違い: 軽滅効果 → 軽減効果；この言葉の定義"),
        ("1.0.2", "番号が同じ"),
        ("kind:section -カード", "式のとおり"),
    ],
)
def test_readers_are_told_why_in_their_language(
    book: tuple[Home, Path], page: Page, search_on_page: Search, query: str, why: str
) -> None:
    """Each way in which a query may mean a rule has a name, and no name of the program's shows."""
    page.goto((book[1] / "index.html").as_uri())
    search_on_page(page, query)
    whys = page.locator("#search-hits .hit-why").all_inner_texts()
    assert whys[0].partition("；よくある質問: ")[0] == why
    for told in whys:
        assert not re.search("[a-z]{3,}", told.partition("よくある質問: ")[0].replace(query, ""))
