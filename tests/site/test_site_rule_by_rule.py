"""The keyboard goes from rule to rule by the arrow keys; Tab stops at one § of a page."""

from playwright.sync_api import Page, expect

REACHABLE = """() => [...document.querySelectorAll("main .head .permalink, main .text > .permalink")]
    .filter((sign) => sign.tabIndex === 0).map((sign) => sign.getAttribute("aria-label"))"""


def test_tab_reaches_the_sign_of_the_first_rule_alone(desk: Page, home: str) -> None:
    """Or that of the rule which the address names."""
    desk.goto(f"{home}fab/1.0.html")
    assert desk.evaluate(REACHABLE) == ["1.0へのリンク"]
    desk.goto(f"{home}fab/1.0.html#1.0.2")
    assert desk.evaluate(REACHABLE) == ["1.0.2へのリンク"]


def test_arrows_lead_from_rule_to_rule(desk: Page, home: str) -> None:
    """The rule is in sight, and Tab goes on from it; there is no rule before the first one."""
    desk.goto(f"{home}fab/1.0.html")
    desk.get_by_role("link", name="1.0へのリンク").focus()
    for key, name in (("ArrowDown", "1.0.1"), ("ArrowDown", "1.0.1a"), ("ArrowUp", "1.0.1"), ("Home", "1.0")):
        desk.keyboard.press(key)
        sign = desk.get_by_role("link", name=f"{name}へのリンク", exact=True)
        expect(sign).to_be_focused()
        expect(desk.locator(f"[id='{name}']")).to_be_in_viewport()
        assert desk.evaluate(REACHABLE) == [f"{name}へのリンク"]
    desk.keyboard.press("ArrowUp")
    expect(desk.get_by_role("link", name="1.0へのリンク")).to_be_focused()


def test_arrows_scroll_where_no_sign_has_the_focus(desk: Page, home: str) -> None:
    """The page keeps its usual keys."""
    desk.goto(f"{home}fab/1.0.html")
    desk.set_viewport_size({"width": 1280, "height": 200})
    desk.keyboard.press("ArrowDown")
    desk.wait_for_function("() => scrollY > 0")
    assert desk.evaluate("document.activeElement === document.body")
