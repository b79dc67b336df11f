"""A number shares the line of what it is the number of: their baselines are the same on a phone and on a desk."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

WIDTHS = (360, 390, 1280, 1600)

_BASELINES = """() => {
    const baseline = (beside, side) => {
        const probe = document.createElement("span");
        probe.style.cssText = "display: inline-block; width: 0; height: 0";
        beside[side](probe);
        const found = probe.getBoundingClientRect().bottom;
        probe.remove();
        return found;
    };
    return [...document.querySelectorAll(".head .number, .items .label, .note .label")].map((number) => {
        const head = number.closest(".head");
        const named = head?.querySelector(".title, .headline");
        const text = named ? baseline(named, "prepend")
            : head ? baseline(head.parentElement.querySelector(".text"), "prepend") : baseline(number, "after");
        return [number.textContent, Math.round(text - baseline(number, "append"))];
    });
}"""
"""Of each number, how many pixels below it the first line stands that it belongs to."""


@pytest.fixture(params=WIDTHS)
def window(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Page]:
    """Return a page as wide as a phone or a desk."""
    page = browser.new_page(viewport={"width": request.param, "height": 800})
    yield page
    page.close()


def _with_headlines(page: Page) -> None:
    """Give each rule a headline, which the made-up ones have not."""
    page.evaluate("""() => {
        for (const hang of document.querySelectorAll(".hang:only-child")) {
            hang.insertAdjacentHTML("afterend", '<span class="headline">息は何に変わり何を塗るのか</span>');
        }
    }""")


@pytest.mark.parametrize("path", ["fab/1.0.html", "fab/1_whole.html", "fab/r/1.0.1a.html"])
def test_a_number_shares_the_line_of_its_headline(window: Page, served: str, path: str) -> None:
    """Of a section its title, of a rule its headline; the label of an item or a note its words."""
    window.goto(served + path)
    _with_headlines(window)
    apart = [found for found in window.evaluate(_BASELINES) if found[1]]
    assert apart == []


def test_a_number_without_a_headline_hangs_beside_the_text(desk: Page, served: str) -> None:
    """On a desk it stands in the margin of the first line, to a pixel: both fonts are rounded by themselves."""
    desk.goto(f"{served}fab/1.0.html")
    assert [found for found in desk.evaluate(_BASELINES) if abs(found[1]) > 1] == []


def test_a_title_begins_where_the_text_does(desk: Page, served: str) -> None:
    """What hangs in the margin of a desk does not push it to the right."""
    desk.goto(f"{served}fab/1.0.html")
    _with_headlines(desk)
    for line in desk.locator(".head :is(.title, .headline)").all():
        edge = "(line) => line.getBoundingClientRect().left - line.closest('.head').getBoundingClientRect().left"
        assert line.evaluate(edge) == 0
