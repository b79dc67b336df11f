"""Going to a number by typing it, in the browser."""

import pytest
from playwright.sync_api import Page, expect
from support.site.held_requests import Held

FIELD = "#search-input"
NOTE = ".search-note"
NUMBERS = "**/_assets/numbers.js"
NUMBERS_ARE_THERE = "rulesdb.load('_assets/numbers.js')"


@pytest.mark.parametrize(
    ("typed", "anchor"),
    [
        ("1.0.1a", "1.0.1a"),
        ("１．０．１ａ", "1.0.1a"),
        ("１。０。２", "1.0.2"),
        ("[1.0.2]", "1.0.2"),
        ("fab:1.0.2", "1.0.2"),
        ("rule 1.0", "1.0"),
        ("1.0.", "1.0"),
        ("1,0,2", "1.0.2"),
        ("1-0-1a", "1.0.1a"),
        ("1.0.1(a)", "1.0.1a"),
        ("01.00.02", "1.0.2"),
        ("第1章第0節", "1.0"),
    ],
)
def test_a_number_and_enter_go_there(desk: Page, home: str, typed: str, anchor: str) -> None:
    """However a number is written."""
    desk.goto(f"{home}index.html")
    desk.click(FIELD)
    desk.fill(FIELD, typed)
    expect(desk.get_by_role("option")).not_to_have_count(0)
    desk.press(FIELD, "Enter")
    desk.wait_for_url(f"{home}fab/1.0.html#{anchor}")


def test_another_game_and_a_chapter(desk: Page, home: str) -> None:
    """Numbers of every game are known, and 第1章 is one."""
    desk.goto(f"{home}fab/1.0.html")
    desk.click(FIELD)
    desk.fill(FIELD, "502.1a")
    expect(desk.get_by_role("option")).to_have_count(1)
    desk.press(FIELD, "Enter")
    desk.wait_for_url("**/mtg/*.html#502.1a")
    desk.click(FIELD)
    desk.fill(FIELD, "第1章")
    expect(desk.get_by_role("option").first).to_have_text("1 1 竜の巻 ")
    desk.press(FIELD, "Enter")
    desk.wait_for_url(f"{home}fab/1.html#1")


def test_suggestions_come_as_one_types(desk: Page, home: str) -> None:
    """Those that begin so, each with its page; arrows choose one, Escape takes them away and then the number."""
    desk.goto(f"{home}index.html")
    field = desk.get_by_role("combobox", name="番号で移動")
    field.press_sequentially("1.0")
    expect(desk.get_by_role("option")).to_have_text(
        ["1.0 1.0 火と水 ", "1.0.1 1.0 火と水 ", "1.0.1a 1.0 火と水 ", "1.0.2 1.0 火と水 "]
    )
    expect(field).to_have_attribute("aria-expanded", "true")
    field.press("Escape")
    expect(desk.get_by_role("option")).to_have_count(0)
    field.press("Escape")
    expect(field).to_have_value("")
    field.press_sequentially("1.0.")
    field.press("ArrowDown")
    field.press("ArrowDown")
    expect(field).to_have_attribute("aria-activedescendant", "hit-1")
    field.press("Enter")
    desk.wait_for_url(f"{home}fab/1.0.html#1.0.1")


def test_a_suggestion_can_be_pressed(phone: Page, home: str) -> None:
    """With a finger as well."""
    phone.goto(f"{home}index.html")
    phone.tap(FIELD)
    phone.fill(FIELD, "1.1")
    phone.get_by_role("option", name="1.1.1").tap()
    phone.wait_for_url(f"{home}fab/1.1.html#1.1.1")


def test_a_number_of_an_absent_chapter_is_said_to_be_one(desk: Page, home: str) -> None:
    """Whoever was sent to it learns that it is no slip; of a chapter that is there only the number is unknown."""
    desk.goto(f"{home}index.html")
    desk.click(FIELD)
    desk.fill(FIELD, "4.1.3")
    expect(desk.locator(NOTE)).to_have_text(
        "「4.1.3」という番号はありません。4章は、このルールブックに収録されていません。近い番号を示します。"
    )
    desk.fill(FIELD, "1.0.7")
    expect(desk.locator(NOTE)).to_have_text("「1.0.7」という番号はありません。近い番号を示します。")


def test_an_unknown_number_is_said_to_be_one(desk: Page, home: str) -> None:
    """With the nearest, one of which the arrow and Enter reach."""
    desk.goto(f"{home}index.html")
    desk.click(FIELD)
    desk.fill(FIELD, "1.0.7")
    desk.press(FIELD, "Enter")
    expect(desk.locator(NOTE)).to_contain_text("「1.0.7」という番号はありません")
    assert desk.url == f"{home}index.html"
    expect(desk.get_by_role("option").first).to_contain_text("1.0.2")
    desk.press(FIELD, "ArrowDown")
    desk.press(FIELD, "Enter")
    desk.wait_for_url(f"{home}fab/1.0.html#1.0.2")


def test_nothing_happens_while_an_input_method_composes(desk: Page, home: str) -> None:
    """Half-composed text suggests nothing, and the Enter that ends a composition goes nowhere."""
    desk.goto(f"{home}index.html")
    compose = """([kind, text]) => {
        const field = document.getElementById("search-input");
        field.value = text;
        if (kind.startsWith("composition")) field.dispatchEvent(new CompositionEvent(kind, { data: text }));
        else if (kind === "input") field.dispatchEvent(new InputEvent("input", { isComposing: true }));
        else field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", isComposing: true, cancelable: true }));
    }"""
    desk.wait_for_selector(FIELD)
    for kind in ("compositionstart", "input", "Enter"):
        desk.evaluate(compose, [kind, "１．０"])
    desk.click(FIELD)
    desk.evaluate(NUMBERS_ARE_THERE)  # that they arrive now changes nothing, either
    assert desk.url == f"{home}index.html"
    expect(desk.get_by_role("option")).to_have_count(0)
    desk.evaluate(compose, ["compositionend", "１．０"])
    expect(desk.get_by_role("option")).to_have_count(4)
    desk.press(FIELD, "Enter")
    desk.wait_for_url(f"{home}fab/1.0.html#1.0")


def test_an_enter_before_the_numbers_is_kept_until_they_come(desk: Page, home: str) -> None:
    """Whoever types faster than the network gets there all the same, and hears of a number that is none."""
    numbers = Held(desk, NUMBERS)
    desk.goto(f"{home}index.html")
    desk.fill(FIELD, "1.0.7")
    desk.press(FIELD, "Enter")
    numbers.release()
    expect(desk.locator(NOTE)).to_contain_text("「1.0.7」という番号はありません")
    expect(desk.get_by_role("option").first).to_contain_text("1.0.2")
    numbers = Held(desk, NUMBERS)
    desk.reload()
    desk.fill(FIELD, "1.0.2")
    desk.press(FIELD, "Enter")
    numbers.release()
    desk.wait_for_url(f"{home}fab/1.0.html#1.0.2")


@pytest.mark.parametrize(
    "change",
    [
        "field.dispatchEvent(new InputEvent('input'))",
        "field.dispatchEvent(new CompositionEvent('compositionstart'))",
        "field.blur()",
        "document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))",
    ],
)
def test_an_enter_does_not_outlive_its_text(desk: Page, home: str, change: str) -> None:
    """Whoever goes on typing, or elsewhere, before the numbers come is not taken away."""
    numbers = Held(desk, NUMBERS)
    desk.goto(f"{home}index.html")
    desk.fill(FIELD, "1.0.2")
    desk.press(FIELD, "Enter")
    desk.locator(FIELD).evaluate(f"(field) => {{ {change}; }}")
    numbers.release()
    desk.evaluate(NUMBERS_ARE_THERE)
    assert desk.input_value(FIELD) == "1.0.2"  # who goes leaves it empty
    assert desk.url == f"{home}index.html"


def test_numbers_that_do_not_come_are_said_to_be_missing(desk: Page, home: str) -> None:
    """At the box, while it is in use; the next letter and the next Enter try again."""
    desk.route(NUMBERS, lambda route: route.abort())
    desk.goto(f"{home}index.html")
    desk.click(FIELD)
    problem = desk.locator(NOTE)
    expect(problem).to_have_text("番号の一覧を読み込めませんでした。")
    desk.fill(FIELD, "1.0.2")
    desk.press(FIELD, "Enter")
    expect(problem).to_have_text("番号の一覧を読み込めませんでした。")
    desk.unroute(NUMBERS)
    desk.press(FIELD, "Enter")
    desk.wait_for_url(f"{home}fab/1.0.html#1.0.2")
