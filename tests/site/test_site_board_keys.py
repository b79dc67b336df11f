"""A board's links and keys: previews of rules, Escape in the right order, and a focus that is never lost."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, Page, expect
from support.site.made_up_boards import CHECK
from support.site.unfolding import unfold_checks


def _open(page: Page, home: str, name: str = "fab/1.0.html") -> Locator:
    """Open the board of the made-up check at the line whose rule is linked, and return its dialog."""
    page.goto(home + name)
    unfold_checks(page)
    page.locator(f"details[data-check='{CHECK}'] + .watch").first.click()
    dialog = page.locator("dialog.board")
    expect(dialog).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(dialog.locator(".board-words a")).to_have_text("1.1.1")
    return dialog


def test_pointing_at_the_rule_of_a_step_shows_it(desk: Page, home: str) -> None:
    """The preview lies on the board, within the window; the next step closes it."""
    dialog = _open(desk, home)
    dialog.locator(".board-words a").hover()
    preview = dialog.get_by_role("dialog", name="1.1.1のプレビュー")
    expect(preview).to_contain_text("を待つ。")
    box = preview.bounding_box()
    assert box is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= dialog.locator(".board-foot").evaluate(
        "foot => foot.getBoundingClientRect().top"
    )
    desk.keyboard.press("ArrowRight")
    expect(preview).to_have_count(0)


def test_escape_closes_the_preview_and_then_the_board(desk: Page, home: str) -> None:
    """The keyboard opens the preview of a link that has the focus, and gets it back."""
    dialog = _open(desk, home)
    link = dialog.locator(".board-words a")
    desk.keyboard.press("Shift+Tab")
    while not link.evaluate("link => link === document.activeElement"):
        desk.keyboard.press("Shift+Tab")
    expect(dialog.locator(".preview")).to_be_visible()
    desk.keyboard.press("Tab")
    expect(dialog.locator(".preview-go")).to_be_focused()
    desk.keyboard.press("Escape")
    expect(dialog.locator(".preview")).to_have_count(0)
    expect(link).to_be_focused()
    desk.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_a_tap_shows_the_rule_and_a_second_one_goes_there(phone: Page, home: str) -> None:
    """The sheet covers neither the link nor the buttons; what a preview refers to opens within it."""
    dialog = _open(phone, home)
    link = dialog.locator(".board-words a")
    link.tap()
    expect(dialog.locator(".preview")).to_contain_text("を待つ。")
    assert phone.evaluate("document.querySelector('dialog').scrollWidth <= innerWidth")
    link.tap()
    phone.wait_for_url("**/fab/1.1.html#1.1.1")


def test_a_rule_on_the_same_page_is_gone_to(desk: Page, home: str) -> None:
    """The board closes, and the rule is in the window."""
    dialog = _open(desk, home, "fab/1.1.html")
    dialog.locator(".board-words a").click()
    expect(dialog).to_have_count(0)
    desk.wait_for_url("**/fab/1.1.html#1.1.1")
    expect(desk.locator("[id='1.1.1']")).to_be_in_viewport()


def test_the_keys_work_when_what_had_the_focus_is_gone(desk: Page, home: str) -> None:
    """As the card that moves, the rule of the last step, and the button that leads no further."""
    dialog = _open(desk, home)
    place = dialog.locator(".board-place")
    dialog.locator(".board-words a").focus()
    desk.keyboard.press("ArrowRight")
    desk.keyboard.press("ArrowLeft")
    expect(place).to_have_text("2 / 4")
    desk.keyboard.press("Home")
    dialog.locator(".board-card", has_text="赤い鱗").focus()
    desk.keyboard.press("ArrowRight")
    desk.keyboard.press("ArrowRight")
    expect(place).to_have_text("2 / 4")
    dialog.get_by_role("button", name="次へ").click()
    dialog.get_by_role("button", name="次へ").click()
    expect(place).to_have_text("4 / 4")
    desk.keyboard.press("ArrowLeft")
    expect(place).to_have_text("3 / 4")


def test_a_swipe_goes_a_step(phone: Page, home: str) -> None:
    """To the left on, to the right back; a finger that scrolls down goes nowhere."""
    dialog = _open(phone, home)
    touch = phone.context.new_cdp_session(phone)
    for (x, y), line in (((-150, 10), "3 / 4"), ((-80, 120), "3 / 4"), ((150, 0), "2 / 4")):
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": 180, "y": 250}]})
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": 180 + x, "y": 250 + y}]})
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        expect(dialog.locator(".board-place")).to_have_text(line)


@pytest.mark.parametrize("width", [360, 1280])
def test_an_open_preview_on_a_board_has_no_violation(browser: Browser, served: str, width: int) -> None:
    """Its colours, its name and its place in the document are those of any other preview."""
    page = browser.new_page(viewport={"width": width, "height": 740})
    dialog = _open(page, served)
    dialog.locator(".board-words a").hover()
    expect(dialog.locator(".preview")).to_be_visible()
    found = Axe().run(page).response["violations"]
    page.close()
    assert [(each["id"], node["html"]) for each in found for node in each["nodes"]] == []
