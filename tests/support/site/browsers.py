"""Fixtures of the tests in a real browser: one browser for each worker, and pages of a phone and of a desk in it.

playwright is imported when the first page is opened: most runs of a single test open none.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

PATIENCE = 30_000
"""Milliseconds until what a page is expected to show is missed: a machine with other work may need more than five."""

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Return a headless chromium; one for all tests, since two of playwright's loops cannot run at once."""
    from chromium import CHROMIUM, running  # see above
    from playwright.sync_api import expect  # see above

    if CHROMIUM is None:
        pytest.skip("needs chromium: apt-get install chromium fonts-noto-cjk")
    expect.set_options(timeout=PATIENCE)
    with running() as opened_browser:
        yield opened_browser


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """Return a page of its own."""
    with browser.new_page() as opened_page:
        yield opened_page


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    """Return a page of the narrowest phone that we promise to fit; it is touched, not pointed at."""
    with browser.new_page(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True) as opened_page:
        yield opened_page


@pytest.fixture
def desk(browser: Browser) -> Iterator[Page]:
    """Return a page of a screen on a desk. No service worker comes between it and a file that a test holds back."""
    with browser.new_page(viewport={"width": 1280, "height": 800}, service_workers="block") as opened_page:
        yield opened_page
