"""What the tests in a real browser share: the browser, a phone, a desk, and the made-up rulebook on disk and served.

A test file takes the fixtures in with ``pytest_plugins``.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from chromium import CHROMIUM, running
from playwright.sync_api import Browser, Page

from support.site.file_server import serve
from support.site.made_up_rulebook import written


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the made-up rulebook."""
    return written(tmp_path_factory.mktemp("site"))


@pytest.fixture(scope="module")
def served(site: Path) -> Iterator[str]:
    """Return the http:// address of the made-up rulebook."""
    with serve(site) as address:
        yield address


@pytest.fixture(scope="module", params=["file", pytest.param("http", marks=pytest.mark.exhaustive)])
def home(request: pytest.FixtureRequest, site: Path) -> str:
    """Return the address of the made-up rulebook, on the disk and served, with a slash at its end."""
    return f"{site.as_uri()}/" if request.param == "file" else str(request.getfixturevalue("served"))


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Return a headless chromium."""
    if CHROMIUM is None:
        pytest.skip("needs chromium: apt-get install chromium fonts-noto-cjk")
    with running() as opened_browser:
        yield opened_browser


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    """Return a page of the narrowest phone that we promise to fit; it is touched, not pointed at."""
    page = browser.new_page(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    yield page
    page.close()


@pytest.fixture
def desk(browser: Browser) -> Iterator[Page]:
    """Return a page of a screen on a desk. No service worker comes between it and a file that a test holds back."""
    page = browser.new_page(viewport={"width": 1280, "height": 800}, service_workers="block")
    yield page
    page.close()
