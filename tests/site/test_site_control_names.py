"""Controls of a page: each has a name of its own for a screen reader, and Tab stops at few of them in a section."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from support.site.made_up_rulebook import PAGE_OF_KIND
from support.site.unfolding import unfold_all

MOST_STOPS = 120
_STOPS = """() => [...document.querySelectorAll("a[href], button, input, select, summary, [tabindex]")]
    .filter((each) => each.tabIndex >= 0 && !each.disabled)
    .filter((each) => each.checkVisibility({ visibilityProperty: true })).length"""
_ALIKE = """() => {
    const names = new Map();
    for (const control of document.querySelectorAll("main :is(button, summary, fieldset)")) {
        const name = control.getAttribute("aria-label")
            ?? (control.matches("fieldset") ? control.querySelector("legend") : control).textContent.trim();
        names.set(name, (names.get(name) ?? 0) + 1);
    }
    return [...names].filter(([name, count]) => !name || count > 1);
}"""
"""What reads a page's buttons and headings of folded parts: names that are missing, or that two controls share."""


@pytest.mark.parametrize("path", sorted(PAGE_OF_KIND.values()))
def test_no_two_controls_of_a_page_have_one_name(desk: Page, served: str, path: str) -> None:
    """Whoever goes through the buttons of a page alone hears which rule each is about."""
    desk.goto(served + path)
    unfold_all(desk)
    assert desk.evaluate(_ALIKE) == []


@pytest.mark.parametrize("screen", ["phone", "desk"])
def test_no_two_controls_of_two_editions_have_one_name(
    request: pytest.FixtureRequest, screen: str, editions: str
) -> None:
    """The examples of each edition, and the labels that unfold the second one on a phone."""
    page: Page = request.getfixturevalue(screen)
    page.goto(f"{editions}fab/1.0.html")
    unfold_all(page)
    assert page.evaluate(_ALIKE) == []


def test_no_two_controls_of_a_shipped_section_have_one_name(desk: Page, shipped_book: Path) -> None:
    """The boards of a section are named by their rules."""
    desk.goto((shipped_book / "fab" / "6.4.html").as_uri())
    assert desk.locator(".watch").count() > 20
    assert desk.evaluate(_ALIKE) == []


def test_tab_passes_a_shipped_section_in_few_stops(desk: Page, shipped_book: Path) -> None:
    """What a rule has besides its words and references is folded, or an arrow key leads to it."""
    desk.goto((shipped_book / "fab" / "6.4.html").as_uri())
    assert desk.evaluate(_STOPS) < MOST_STOPS


def test_the_keyboard_reaches_the_board_of_a_check(desk: Page, home: str) -> None:
    """Enter opens the checks of a rule, Tab leads to the first one and on to its board."""
    desk.goto(f"{home}fab/1.0.html")
    desk.locator("[id='1.0.1a'] .rule-checks > summary").focus()
    for key in ("Enter", "Tab", "Tab"):
        desk.keyboard.press(key)
    expect(desk.get_by_role("button", name="1.0.1a 息には色がある: 盤面で見る")).to_be_focused()
    desk.keyboard.press("Enter")
    expect(desk.locator("dialog.board")).to_be_visible()


def test_the_keyboard_reaches_the_other_edition(desk: Page, editions: str) -> None:
    """From the § of a rule the right arrow key leads to that of its second edition, and the left one back."""
    desk.goto(f"{editions}fab/1.0.html")
    others = desk.locator(".reading.other > .label > .permalink")
    assert set(others.evaluate_all("(signs) => signs.map((sign) => sign.tabIndex)")) == {-1}
    node = desk.locator(".node:has(.reading.other)").first
    node.locator(".permalink").first.focus()
    while not others.first.evaluate("(sign) => sign === document.activeElement"):
        desk.keyboard.press("ArrowRight")
    expect(others.first).to_be_focused()


def test_without_scripts_tab_reaches_all(browser: Browser, editions: str) -> None:
    """There are no arrow keys then."""
    page = browser.new_page(java_script_enabled=False)
    page.goto(f"{editions}fab/1.0.html")
    assert page.locator("[tabindex]").count() == 0
    page.close()
