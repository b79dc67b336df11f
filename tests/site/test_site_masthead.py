"""The bar at the top of every page stays in reach and covers nothing that a link or the keyboard leads to."""

from collections.abc import Iterator
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect
from support.site.contrasts import VISIBLE, contrast_of

FIELD = "#search-input"
BAR_END = "document.querySelector('.masthead').getBoundingClientRect().bottom"
LOWEST_FONT = 16  # px: Safari enlarges the page for less
SMALLEST_TARGET = 24  # px
SHIFTS = """() => new Promise((done) => {
    let sum = 0;
    new PerformanceObserver((list) => { for (const { value } of list.getEntries()) sum += value; })
        .observe({ type: "layout-shift", buffered: true });
    setTimeout(() => done(sum), 300);
})"""
COVERED = """() => {
    const bar = document.querySelector(".masthead").getBoundingClientRect().bottom;
    const focused = document.activeElement;
    return focused.closest("main") && focused.getBoundingClientRect().top < bar ? focused.outerHTML : "";
}"""


@pytest.fixture(params=[(360, 640), (1280, 500)], ids=["phone", "desk"])
def screen(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Page]:
    """Return a page that is shorter than the made-up texts."""
    width, height = request.param
    page = browser.new_page(viewport={"width": width, "height": height})
    yield page
    page.close()


def test_the_box_is_in_reach_at_the_end_of_a_page(screen: Page, home: str) -> None:
    """In a bar of one line, with the way home and the menu."""
    screen.goto(f"{home}fab/1_whole.html")
    screen.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    screen.wait_for_function("() => scrollY > 0")
    for part in (FIELD, ".home", "#display summary"):
        expect(screen.locator(part)).to_be_in_viewport(ratio=1)
    assert screen.evaluate(BAR_END) <= 50
    screen.fill(FIELD, "1.0.1")
    expect(screen.get_by_role("option").first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("anchor", ["1.0.1a", "1.0.1a-example-1", "1.0.2"])
def test_a_link_leads_below_the_bar(screen: Page, home: str, anchor: str) -> None:
    """From another page, and from the box on the same one."""
    screen.goto(f"{home}fab/1.0.html#{anchor}")
    top = f"document.getElementById('{anchor}').getBoundingClientRect().top"
    assert screen.evaluate(top) >= screen.evaluate(BAR_END)


def test_the_keyboard_leads_below_the_bar(screen: Page, home: str) -> None:
    """Backwards from the end of a page, where every stop comes in from above."""
    screen.goto(f"{home}fab/1_whole.html")
    screen.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    screen.focus("main a >> nth=-1")
    for _ in range(25):
        screen.keyboard.press("Shift+Tab")
        screen.keyboard.press("Escape")  # the preview of a reference
        assert screen.evaluate(COVERED) == ""


def test_typing_in_the_bar_leaves_the_page_where_it_is(screen: Page, home: str) -> None:
    """A field in a bar that stays is in sight already."""
    screen.goto(f"{home}fab/1.0.html#1.0.2")
    before = screen.evaluate("scrollY")
    assert before > 0
    screen.locator(FIELD).press_sequentially("1.0")
    assert screen.evaluate("scrollY") == before


def test_nothing_moves_while_a_page_is_opened(screen: Page, home: str) -> None:
    """The box has its room before its script has come."""
    screen.goto(f"{home}fab/1.0.html")
    assert screen.evaluate(SHIFTS) == 0


def test_a_low_window_is_the_texts(browser: Browser, home: str) -> None:
    """Where a page is enlarged until little of it is seen, the bar scrolls away."""
    page = browser.new_page(viewport={"width": 640, "height": 256})
    page.goto(f"{home}fab/1.0.html#1.0.2")
    expect(page.locator(FIELD)).not_to_be_in_viewport()
    page.close()


@pytest.mark.parametrize("brightness", ["light", "dark"])
def test_the_field_can_be_seen_and_read(browser: Browser, home: str, brightness: Literal["light", "dark"]) -> None:
    """Its letters are large, its border is visible, and a finger meets what is beside it."""
    page = browser.new_page(viewport={"width": 360, "height": 640}, color_scheme=brightness)
    page.goto(f"{home}index.html")
    style = "(name) => getComputedStyle(document.querySelector('#search-input'))[name]"
    assert float(page.evaluate(style, "fontSize").removesuffix("px")) >= LOWEST_FONT
    paper = page.evaluate("getComputedStyle(document.querySelector('.masthead')).backgroundColor")
    assert contrast_of(page.evaluate(style, "borderTopColor"), paper) >= VISIBLE
    heights = [
        box["height"] for part in (FIELD, ".home", "#display summary") if (box := page.locator(part).bounding_box())
    ]
    assert len(heights) == 3
    assert min(heights) >= SMALLEST_TARGET
    page.close()
