"""The ladders on the boards of the checks of 6.3: the stages with a card's values, and what changed them."""

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect
from support.site.unfolding import unfold_checks

SUBSTAGES = "substages_come_before_timestamps"
ABILITIES = "a_gained_ability_is_not_lost"


def _end_of(page: Page, book: Path, check: str) -> Locator:
    """Open the board of a check, go to its last line, and return its dialog."""
    page.goto((book / "fab" / "6.3.html").as_uri())
    unfold_checks(page)
    page.locator(f"details[data-check='fab/{check}'] + .watch").first.click()
    dialog = page.locator("dialog.board")
    expect(dialog).to_be_visible()
    page.keyboard.press("End")
    return dialog


def test_the_rungs_have_the_value_and_its_effects_in_order(desk: Page, shipped_book: Path) -> None:
    """From the value at the start over the stages that change nothing to the result."""
    dialog = _end_of(desk, shipped_book, SUBSTAGES)
    expect(dialog.locator("figcaption")).to_have_text("《爪》の特性が通るステージ(6.3.2)")
    texts = dialog.locator(".board-rungs > li").all_text_contents()
    assert [texts[0], texts[1], texts[-1]] == ["始め: パワー 3", "ステージ1〜7 変わらない", "結果: パワー 12"]
    assert dialog.locator(".board-rung .board-fall").all_text_contents() == [
        "パワー 3 → 4: 《甲の術》の効果 サブステージ2 セット",
        "パワー 4 → 5: 《乙の術》の効果 サブステージ2 セット",
        "パワー 5 → 10: 《乗算》の効果 サブステージ3 乗算",
        "パワー 10 → 12: 《加算》の効果 サブステージ5 加算",
    ]


def test_what_is_no_number_has_no_line_of_values(desk: Page, shipped_book: Path) -> None:
    """An ability is gained in its stage, and the stages after it change nothing."""
    dialog = _end_of(desk, shipped_book, ABILITIES)
    assert dialog.locator(".board-rungs > li").all_text_contents() == [
        "ステージ1〜5 変わらない",
        "ステージ6 能力能力 『続行』を得る: 《加速》の効果",
        "ステージ7〜8 変わらない",
    ]


def test_the_other_reading_has_a_ladder_beside_it(desk: Page, shipped_book: Path) -> None:
    """Where the game without the sentence goes another way, the steps of both are marked."""
    dialog = _end_of(desk, shipped_book, SUBSTAGES)
    dialog.locator(".board-switch").first.click()
    desk.keyboard.press("End")
    first, second = (dialog.locator(".board-table").nth(index).locator(".board-rungs") for index in (0, 1))
    expect(first.locator("li").last).to_have_text("結果: パワー 12")
    expect(second.locator("li").last).to_have_text("結果: パワー 5")
    expect(second.locator(".differs").first).to_contain_text("パワー 3 → 5: 《加算》の効果")


def test_a_new_step_is_marked_until_the_next_line(desk: Page, shipped_book: Path) -> None:
    """No step is marked at the last line, which is an outcome; some line before it marks one."""
    dialog = _end_of(desk, shipped_book, SUBSTAGES)
    expect(dialog.locator(".board-fall.changed")).to_have_count(0)
    for _ in range(12):
        desk.keyboard.press("ArrowLeft")
        if dialog.locator(".board-fall.changed").count():
            break
    expect(dialog.locator(".board-fall.changed").first).to_be_attached()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_phone_has_room_for_a_ladder(phone: Page, shipped_book: Path, scheme: str) -> None:
    """No rung is wider than the screen, and axe finds nothing."""
    phone.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    dialog = _end_of(phone, shipped_book, SUBSTAGES)
    dialog.locator(".board-rungs").scroll_into_view_if_needed()
    edges = dialog.locator(".board-rungs, .board-rungs *").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().right)"
    )
    assert max(edges) <= 360
    assert Axe().run(phone).response["violations"] == []
