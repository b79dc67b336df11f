"""The room that a long section takes: its rules come first, and what belongs to them is a line below each."""

import io
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from pypdf import PdfReader

MOST = {(1366, 768): 9.5, (360, 740): 12.5}
"""Screens that section 6.4 of the shipped edition may take, by the size of the screen."""
MOST_SHEETS = 6
"""Sheets of A4 that it may take."""


@pytest.mark.parametrize("size", MOST, ids=str)
def test_a_shipped_section_takes_few_screens(browser: Browser, shipped_book: Path, size: tuple[int, int]) -> None:
    """Nothing is open below the rules but their examples."""
    width, height = size
    page = browser.new_page(viewport={"width": width, "height": height})
    page.goto((shipped_book / "fab" / "6.4.html").as_uri())
    assert page.evaluate("document.documentElement.scrollHeight / innerHeight") < MOST[size]
    page.close()


def test_a_shipped_section_takes_few_sheets(browser: Browser, shipped_book: Path) -> None:
    """Paper has the rules, their examples, and how many checks each has."""
    page = browser.new_page()
    page.goto((shipped_book / "fab" / "6.4.html").as_uri())
    printed = PdfReader(io.BytesIO(page.pdf(format="A4", prefer_css_page_size=True)))
    page.close()
    assert len(printed.pages) <= MOST_SHEETS
