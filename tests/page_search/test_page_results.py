"""The page of results has every hit, filters them, and is found as it was left."""

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import parse_qs, quote, urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from support.site.file_server import serve

from rulesdb.pipeline.home import Home
from rulesdb.search.answer.corpus import open_corpus
from rulesdb.search.answer.searching import search

QUERY = "置換効果"
NOTE = ".results-note"
HITS = ".hits .hit"
PORTION = 50
SMALLEST_TARGET = 24  # px
TARGETS = """() => [...document.querySelectorAll("main :is(a, button, select, .checks)")]
    .filter((target) => target.getClientRects().length)
    .map((target) => target.getBoundingClientRect().height)"""
IS_CONTROLLED = "() => navigator.serviceWorker.controller"


@pytest.fixture(scope="module")
def served(book: tuple[Home, Path]) -> Iterator[str]:
    """Return the http:// address of the rulebook."""
    with serve(book[1]) as address:
        yield address


@pytest.fixture(params=["file", pytest.param("http", marks=pytest.mark.nightly)])
def address(request: pytest.FixtureRequest, book: tuple[Home, Path]) -> str:
    """Return the address of the page of results, on the disk and served."""
    root = f"{book[1].as_uri()}/" if request.param == "file" else str(request.getfixturevalue("served"))
    return f"{root}search.html"


@pytest.fixture
def visitor(browser: Browser) -> Iterator[BrowserContext]:
    """Return a browser's profile that nothing is kept in."""
    context = browser.new_context()
    yield context
    context.close()


def _open(page: Page, address: str, query: str, **filters: str) -> None:
    """Open the page of results and wait until it has answered."""
    page.goto(f"{address}?q={quote(query)}" + "".join(f"&{name}={quote(value)}" for name, value in filters.items()))
    page.wait_for_function(
        "() => document.querySelector('.results-note').textContent.match(/件|ありません|見つかりません/)"
    )


def _asked(page: Page) -> dict[str, str]:
    return {name: values[0] for name, values in parse_qs(urlsplit(page.url).query).items()}


def _count(page: Page) -> int:
    """Return the number on the last line of the note."""
    line = page.inner_text(NOTE).splitlines()[-1]
    return int(re.findall("[0-9]+", line)[-1])


@pytest.mark.exhaustive
def test_every_hit_can_be_reached(book: tuple[Home, Path], page: Page, address: str) -> None:
    """As many as the command finds, in portions; the keyboard goes on with the first new one."""
    total = search(open_corpus(book[0].graph, book[0].index), QUERY).total
    _open(page, address, QUERY)
    assert _count(page) == pytest.approx(total, rel=0.05)
    expect(page.locator(HITS)).to_have_count(PORTION)
    shown = PORTION
    while (more := page.get_by_role("button", name="さらに表示")).is_visible():
        more.focus()
        page.keyboard.press("Enter")
        expect(page.locator(HITS).nth(shown)).to_be_focused()
        shown = min(shown + PORTION, _count(page))
        expect(page.locator(HITS)).to_have_count(shown)
    assert shown == _count(page)


def test_four_hits_fit_on_the_screen_of_a_phone(phone: Page, address: str) -> None:
    """The place of each is a line, however many names it has, and the fourth one is read without a swipe."""
    _open(phone, address, QUERY)
    for hit in phone.locator(HITS).all()[:4]:
        place = hit.locator(".hit-above").bounding_box()
        assert place is not None
        assert place["height"] < 30
        expect(hit.locator(".hit-text")).to_be_in_viewport(ratio=1)


def test_a_hit_has_what_tells_it_from_others(page: Page, address: str) -> None:
    """Number, kind, what is above it, its text with the words marked, and whether it has a check."""
    _open(page, address, QUERY)
    first = page.locator(HITS).first
    expect(first.locator(".hit-number")).to_have_text("6.4.1")
    expect(first.locator(".hit-kind")).to_have_text("ルール")
    expect(first.locator(".hit-above")).to_contain_text("6 効果 › 6.4 置換効果")
    expect(first.locator("mark").first).to_have_text(QUERY)
    expect(first.locator(".hit-checked")).to_have_text("検証あり")
    first.click()
    page.wait_for_url("**/fab/6.4.html#6.4.1")


def test_a_part_is_below_its_hit(page: Page, address: str) -> None:
    """Where a filter takes that hit away, the part is a hit by itself."""
    _open(page, address, "攻撃プロキシ")
    part = page.locator(HITS).nth(1)
    expect(part).to_have_class("hit hit-part")
    expect(part.locator(".hit-above")).to_be_hidden()
    _open(page, address, "攻撃プロキシ", kind="subrule")
    expect(page.locator(HITS).first).to_have_class("hit")


def test_a_heading_is_named_once(page: Page, address: str) -> None:
    """Its text is its number as well, and some texts spell it otherwise than their title."""
    _open(page, address, "カウンター 置き換え", kind="heading")
    assert set(page.locator(".hit-number").all_inner_texts()) == {""}


def test_filters_stand_in_the_address(page: Page, address: str) -> None:
    """Each takes hits away, and the address opened anew shows the same."""
    _open(page, address, QUERY)
    whole = _count(page)
    page.get_by_label("章").select_option("6 効果")
    assert _asked(page) == {"q": QUERY, "game": "fab", "chapter": "6"}
    of_chapter = _count(page)
    page.get_by_label("種類").select_option("ルール")
    of_kind = _count(page)
    page.get_by_label("検証あり").check()
    assert _asked(page) == {"q": QUERY, "game": "fab", "chapter": "6", "kind": "rule", "checks": "1"}
    assert whole > of_chapter > of_kind >= _count(page) > 0
    shown = page.locator(HITS).all_inner_texts()
    assert all(text.startswith("6.") and "ルール" in text and "検証あり" in text for text in shown)
    page.goto(page.url)
    expect(page.locator(HITS)).to_have_count(len(shown))
    assert page.locator(HITS).all_inner_texts() == shown
    page.get_by_role("button", name="絞り込みを外す").click()
    assert _asked(page) == {"q": QUERY}
    assert _count(page) == whole
    expect(page.get_by_label("ゲーム")).to_be_focused()


def test_the_rules_with_checks_are_those_of_the_proofs(book: tuple[Home, Path], page: Page, address: str) -> None:
    """A rule that no check plays has no sign of one, and does not pass the filter."""
    checked = set((book[1] / "search.html").read_text("utf-8").split('data-checked="')[1].split('"')[0].split("\n"))
    _open(page, address, QUERY)
    hits = page.locator(HITS)
    marked = {hit.inner_text() for hit in hits.filter(has_text="検証あり").locator(".hit-number").all()}
    shown = [number for number in hits.locator(".hit-number").all_inner_texts() if number]
    assert marked == {number for number in shown if f"fab:{number}" in checked or f"mtg:{number}" in checked}
    assert 0 < len(marked) < len(shown)


def test_a_game_has_its_own_chapters(page: Page, address: str) -> None:
    """Choosing another game gives up the chapter; a chapter of no game in an address is no filter."""
    _open(page, address, "能力", game="fab", chapter="6")
    page.get_by_label("ゲーム").select_option("マジック：ザ・ギャザリング")
    assert _asked(page) == {"q": "能力", "game": "mtg"}
    expect(page.get_by_label("章").locator("optgroup:not([hidden])")).to_have_count(1)
    _open(page, address, "能力", chapter="99", kind="card")
    assert _asked(page) == {"q": "能力"}


def test_back_finds_the_page_as_it_was_left(page: Page, address: str) -> None:
    """Query, filters, portions and position."""
    _open(page, address, QUERY, game="fab")
    page.get_by_role("button", name="さらに表示").click()
    hit = page.locator(HITS).nth(70)
    hit.scroll_into_view_if_needed()
    before = page.evaluate("scrollY")
    assert before > 2000
    name = hit.inner_text()
    hit.click()
    page.wait_for_url("**/fab/*.html#*")
    page.go_back()
    expect(page.locator(HITS)).to_have_count(2 * PORTION)
    assert page.locator(HITS).nth(70).inner_text() == name
    page.wait_for_function(f"() => Math.abs(scrollY - {before}) < 2")
    assert page.input_value("#search-input") == QUERY
    expect(page.get_by_label("ゲーム")).to_have_value("fab")


def test_another_search_keeps_the_filters(page: Page, address: str) -> None:
    """Whoever plays one game says so once; Back leads to the former query."""
    _open(page, address, QUERY, game="fab")
    page.fill("#search-input", "軽減効果")
    page.press("#search-input", "Enter")
    page.wait_for_function("() => document.title.startsWith('軽減効果')")
    assert _asked(page) == {"q": "軽減効果", "game": "fab"}
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text(f"「{QUERY}」の検索結果")


def test_what_is_to_be_known_of_an_answer_stands_above_it(page: Page, address: str) -> None:
    """Rules that are not loaded, unknown words, wrong expressions, misspellings, and filters that leave nothing."""
    _open(page, address, "点数で見たマナ・コスト")
    expect(page.locator(NOTE)).to_contain_text(
        "「点数で見たマナ・コスト」のルール 203.3 は、読み込んだ文書にありません。"
    )
    _open(page, address, "盆栽")
    expect(page.locator(NOTE)).to_contain_text("「盆栽」は見つかりませんでした。")
    expect(page.locator(".filters")).to_be_hidden()
    page.goto(f"{address}?q={quote('効果 AND')}")
    expect(page.locator(NOTE)).not_to_be_empty()
    expect(page.locator(HITS)).to_have_count(0)
    _open(page, address, "軽滅効果")
    page.get_by_role("link", name="軽減効果", exact=True).click()
    page.wait_for_function("() => document.title.startsWith('軽減効果')")
    _open(page, address, "6.4.10", game="mtg")
    expect(page.locator(NOTE)).to_contain_text("絞り込みに合うルールはありません。")
    expect(page.get_by_role("button", name="絞り込みを外す")).to_be_visible()


def test_a_page_without_a_query_asks_for_one(page: Page, address: str) -> None:
    """It is the page of a bookmark, and of a link without words."""
    page.goto(address)
    expect(page.locator(NOTE)).to_have_text("番号か言葉を上の欄に入力してください。")


def test_data_that_do_not_come_are_said_to_be_missing(page: Page, address: str) -> None:
    """With the way out."""
    page.route("**/search-data.js", lambda route: route.abort())
    page.goto(f"{address}?q={quote(QUERY)}")
    expect(page.locator(NOTE)).to_have_text("検索のデータを読み込めませんでした。ページを読み込み直してください。")


def test_it_works_without_a_network(visitor: BrowserContext, served: str) -> None:
    """The worker keeps the page under its name, whatever is asked of it."""
    page = visitor.new_page()
    page.goto(f"{served}index.html")
    page.wait_for_function(IS_CONTROLLED)
    visitor.set_offline(True)
    _open(page, f"{served}search.html", QUERY, chapter="6", checks="1")
    expect(page.locator(HITS).first).to_contain_text("6.4.1")


def test_without_scripts_it_says_what_to_do(browser: Browser, book: tuple[Home, Path]) -> None:
    """It leads to the contents and the index instead of offering a box that would not answer."""
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{(book[1] / 'search.html').as_uri()}?q={quote(QUERY)}")
    expect(page.locator("main")).to_contain_text("検索には JavaScript が必要です。")
    expect(page.locator("#search-input")).to_be_hidden()
    page.locator("main").get_by_role("link", name="用語索引").click()
    page.wait_for_url("**/terms.html")
    context.close()


def test_it_fits_a_phone(browser: Browser, book: tuple[Home, Path]) -> None:
    """Nothing scrolls sideways, long names of chapters included, and fingers meet what they aim at."""
    phone = browser.new_page(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    _open(phone, f"{book[1].as_uri()}/search.html", "置換効果 " + "a" * 80)
    assert phone.evaluate("document.documentElement.scrollWidth") == 360
    assert min(phone.evaluate(TARGETS)) >= SMALLEST_TARGET
    _open(phone, f"{book[1].as_uri()}/search.html", "能力", game="mtg")
    assert phone.evaluate("document.documentElement.scrollWidth") == 360
    phone.close()
