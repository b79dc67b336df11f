"""The one box of every page takes words and numbers, and leads to the page with all results."""

import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, expect
from support.site.held_requests import Held

from rulesdb.pipeline.home import Home
from rulesdb.site.rulebook_writing import SEARCH_DATA

Search = Callable[[Page, str], None]

FIELD, NOTE = "#search-input", ".search-note"
OPTIONS = "#search-hits [role=option]"
DATA = f"**/{SEARCH_DATA}"
ROOM = """() => {
    const field = document.querySelector("#search-input");
    const pen = document.createElement("canvas").getContext("2d");
    const { fontSize, fontFamily } = getComputedStyle(field, "::placeholder");
    pen.font = `${fontSize} ${fontFamily}`;
    const padding = 2 * parseFloat(getComputedStyle(field).paddingLeft);
    return field.clientWidth - padding - pen.measureText(field.placeholder).width;
}"""


def _asked(address: str) -> dict[str, list[str]]:
    return parse_qs(urlsplit(address).query)


@pytest.mark.exhaustive
def test_words_and_enter_lead_to_all_results(book: tuple[Home, Path], page: Page) -> None:
    """At once, however long the data take: it is the other page that waits for them."""
    data = Held(page, DATA)
    page.goto((book[1] / "fab" / "5.1.html").as_uri())
    page.fill(FIELD, "一度に2枚")
    page.press(FIELD, "Enter")
    page.wait_for_url("**/search.html?*", wait_until="commit")
    assert _asked(page.url) == {"q": ["一度に2枚"]}
    data.release()
    expect(page.locator(".hits .hit").first).to_be_visible()


def test_the_last_option_leads_to_all_results(book: tuple[Home, Path], page: Page, search_on_page: Search) -> None:
    """Its label has the number of hits, more than the ten above it; an arrow upwards reaches it."""
    page.goto((book[1] / "index.html").as_uri())
    search_on_page(page, "置換効果")
    expect(page.locator("#search-hits .hit:not(.hit-ruling)")).to_have_count(10)
    last = page.locator(OPTIONS).last
    note = page.inner_text(NOTE).splitlines()[-1]
    fitting, total = map(int, re.findall("[0-9]+", note))
    assert note == f"合うもの{fitting}件、遠いものも含めて{total}件"
    expect(last).to_have_text(f"すべての結果 ({total}件)")
    assert fitting < 100 < total
    page.keyboard.press("ArrowUp")
    expect(last).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Enter")
    page.wait_for_url("**/search.html?*")
    expect(page.locator(".results-note")).to_have_text(note)


def test_a_number_and_enter_go_to_the_rule(book: tuple[Home, Path], page: Page) -> None:
    """Without the data of the search, which are sixty times as large as the numbers."""
    data = Held(page, DATA)
    page.goto((book[1] / "index.html").as_uri())
    page.fill(FIELD, "６．４．１０")
    expect(page.locator(OPTIONS).first).to_contain_text("6.4.10")
    page.press(FIELD, "Enter")
    page.wait_for_url("**/fab/6.4.html#6.4.10")
    data.release()


def test_a_number_offers_those_that_begin_so(book: tuple[Home, Path], page: Page, search_on_page: Search) -> None:
    """The rule itself with its text first, then also numbers that are not below it."""
    page.goto((book[1] / "index.html").as_uri())
    search_on_page(page, "6.4.1")
    options = page.locator(OPTIONS)
    expect(options.first.locator(".hit-text")).to_contain_text("置換効果")
    expect(page.locator(NOTE)).to_have_text(re.compile("^「6.4.1」で始まる番号: [0-9]{2}件$"))
    numbers = page.locator("#search-hits .number-option .number").all_inner_texts()
    assert {"6.4.1a", "6.4.10"} <= set(numbers)
    expect(options.last).to_contain_text("すべての結果")


def test_a_number_that_no_rule_has_offers_the_nearest(
    book: tuple[Home, Path], page: Page, search_on_page: Search
) -> None:
    """One that rules cite offers these as well: whoever looks for it reads what is known of it."""
    number = next(name for name in book[0].graph.unresolved if name.startswith("mtg:409.1")).removeprefix("mtg:")
    page.goto((book[1] / "index.html").as_uri())
    search_on_page(page, number)
    absent = "409章は、このルールブックに収録されていません。"
    expect(page.locator(NOTE)).to_have_text(f"「{number}」という番号はありません。{absent}近い番号を示します。")
    expect(page.locator("#search-hits .number-option")).to_have_count(4)
    expect(page.locator("#search-hits .hit-why").first).to_have_text(f"未収録の{number}を参照")
    address = page.url
    page.press(FIELD, "Enter")
    expect(page.locator("#search-hits .number-option")).to_have_count(4)
    assert page.url == address
    search_on_page(page, "9.9.9")
    expect(page.locator("#search-hits .number-option")).to_have_count(4)


@pytest.mark.parametrize("keys", ["/", "Control+k", "Meta+k"])
def test_keys_reach_the_box(book: tuple[Home, Path], page: Page, keys: str) -> None:
    """From anywhere on a page; what stood in the box is replaced by the next word."""
    page.goto((book[1] / "fab" / "6.4.html").as_uri())
    page.focus(".crumbs a >> nth=0")
    page.keyboard.press(keys)
    expect(page.locator(FIELD)).to_be_focused()
    assert page.input_value(FIELD) == ""


def test_only_the_slash_is_a_letter_in_the_box(book: tuple[Home, Path], page: Page) -> None:
    """Whoever types a word with a slash has it, and Ctrl-K selects what was typed."""
    page.goto((book[1] / "index.html").as_uri())
    page.click(FIELD)
    page.keyboard.type("攻撃/防御")
    assert page.input_value(FIELD) == "攻撃/防御"
    page.keyboard.press("Control+k")
    page.keyboard.type("息")
    assert page.input_value(FIELD) == "息"


def test_typing_leaves_the_page_where_it_is(book: tuple[Home, Path], page: Page, search_on_page: Search) -> None:
    """Whoever searches from the middle of a page and thinks better of it reads on."""
    page.goto(f"{(book[1] / 'fab' / '6.4.html').as_uri()}#6.4.10")
    page.wait_for_function("() => scrollY > 1000")
    before = page.evaluate("scrollY")
    page.keyboard.press("/")
    page.keyboard.type("置換")
    search_on_page(page, "置換効果")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Escape")
    assert page.evaluate("scrollY") == before


def test_leaving_the_box_closes_it(book: tuple[Home, Path], page: Page, search_on_page: Search) -> None:
    """With Tab as with a press elsewhere, so that nothing on the page is covered."""
    page.goto((book[1] / "index.html").as_uri())
    search_on_page(page, "置換効果")
    expect(page.locator(".found")).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.locator(".found")).to_be_hidden()


def test_the_placeholder_is_whole_on_a_phone(book: tuple[Home, Path], page: Page) -> None:
    """It says what Enter does with a number and with words."""
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto((book[1] / "index.html").as_uri())
    assert page.get_attribute(FIELD, "placeholder") == "番号で移動・言葉で検索"
    assert page.evaluate(ROOM) > 0
