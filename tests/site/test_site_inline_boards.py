"""Boards within a page that needs no other file."""

import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect
from support.site.made_up_boards import coloured_board

from rulesdb.proofs.verdicts import KnockOut
from rulesdb.site.board_files import board_entry
from rulesdb.site.inline_boards import inline_boards

CLAIM = KnockOut("fab:1.1.1", "a ruling", "demonstrated", misreading="息は色を持たないとする読み方")


def _page(folder: Path) -> str:
    """Write a page with two boards, and return its address."""
    links = [("1.1.1", "#rule"), ("9.9", None)]
    board = coloured_board("fab:1.1.1")
    found = inline_boards(board_entry(name, board, links, (CLAIM,)) for name in ("first", "</script><b>"))
    policy = f"default-src 'none'; style-src 'unsafe-inline'; script-src {found.source}"
    path = folder / "page.html"
    path.write_text(
        f'<!DOCTYPE html><html lang="ja"><meta charset="utf-8"><title>裁定</title>'
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">'
        f'<meta name="viewport" content="width=device-width"><style>{found.style}</style><body><main><h1>裁定</h1>'
        '<details data-board data-check="first"><summary><span class="claim">息の色</span></summary></details>'
        '<details data-board data-check="&lt;/script>&lt;b>"><summary><span class="claim">他</span></summary></details>'
        f'<p id="rule">ルール</p></main><script>{found.script}</script></body></html>',
        "utf-8",
    )
    return path.as_uri()


def test_a_page_without_other_files_shows_its_boards(desk: Page, tmp_path: Path) -> None:
    """Boards open under a policy that lets nothing else run, also one whose name would end the script."""
    loaded: list[str] = []
    desk.on("request", lambda request: loaded.append(request.url))
    address = _page(tmp_path)
    desk.goto(address)
    dialog = desk.locator("dialog.board")
    for number, title in enumerate(("息の色", "他")):
        desk.locator(".watch").nth(number).click()
        expect(dialog.get_by_role("heading")).to_have_text(title)
        desk.keyboard.press("End")
        expect(dialog.locator(".board-place")).to_have_text("4 / 4")
        desk.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    assert loaded == [address]


def test_a_rule_of_such_a_page_is_linked_within_it_or_named(desk: Page, tmp_path: Path) -> None:
    """A rule without a link has no remark that it is not loaded."""
    desk.goto(_page(tmp_path))
    desk.locator(".watch").first.click()
    dialog = desk.locator("dialog.board")
    for _ in range(2):
        desk.keyboard.press("ArrowRight")
    expect(dialog.locator(".board-words a")).to_have_attribute("href", re.compile("^#rule$"))
    desk.keyboard.press("ArrowRight")
    expect(dialog.locator(".board-words")).to_have_text("出来事夜になる 9.9")
    expect(dialog.locator(".board-words [title]")).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_board_within_a_page_fits_a_phone_and_has_no_violation(browser: Browser, tmp_path: Path, scheme: str) -> None:
    """It looks as in the rulebook: without a margin or bullet of the browser's own style sheet."""
    page = browser.new_page(viewport={"width": 360, "height": 740}, color_scheme=scheme)  # type: ignore[arg-type]  # one of two
    page.goto(_page(tmp_path))
    page.locator(".watch").first.click()
    page.locator(".board-switch").click()
    page.locator(".board-jump").click()
    assert page.evaluate("document.querySelector('dialog').scrollWidth <= innerWidth")
    assert page.evaluate("getComputedStyle(document.querySelector('.board-line')).marginBlockStart") == "0px"
    found = Axe().run(page).response["violations"]
    page.close()
    assert [(each["id"], node["html"]) for each in found for node in each["nodes"]] == []
