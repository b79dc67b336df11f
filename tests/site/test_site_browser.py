"""The rulebook in a real browser, opened from the disk: it fits a phone, nothing complains, anchors land."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from made_up_rulebook import written
from playwright.sync_api import Browser, Page, sync_playwright

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
SWITCHES = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="needs chromium: apt-get install chromium fonts-noto-cjk")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the made-up rulebook."""
    return written(tmp_path_factory.mktemp("site"))


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Return a headless chromium."""
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        yield running
        running.close()


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    """Return a page of the narrowest phone that we promise to fit."""
    page = browser.new_page(viewport={"width": 360, "height": 740})
    yield page
    page.close()


@pytest.fixture(scope="module")
def addresses(site: Path) -> list[str]:
    """Return the file:// addresses of every page of the made-up rulebook."""
    return sorted(path.as_uri() for path in site.rglob("*.html"))


def test_no_page_scrolls_sideways_on_a_phone(phone: Page, addresses: list[str]) -> None:
    """Long numbers, English names and addresses wrap."""
    wide = []
    for address in addresses:
        phone.goto(address)
        if phone.evaluate("document.documentElement.scrollWidth > window.innerWidth"):
            wide.append(address)
    assert wide == []


def test_the_browser_has_nothing_to_complain_about(phone: Page, addresses: list[str]) -> None:
    """No error in the console, no file that is missing or that the policy forbids; the styles are in force."""
    complaints: list[str] = []
    phone.on("console", lambda message: complaints.append(message.text))
    phone.on("requestfailed", lambda request: complaints.append(f"{request.failure} {request.url}"))
    for address in addresses:
        phone.goto(address)
        assert phone.evaluate("getComputedStyle(document.body).margin") == "0px"
    left_early = "net::ERR_ABORTED"  # the tab's icon, when the next page comes sooner
    assert [complaint for complaint in complaints if not complaint.startswith(left_early)] == []


def test_a_link_to_a_rule_lands_on_it(phone: Page, site: Path) -> None:
    """A reader who follows a reference sees the rule at the top of the screen, set off from its neighbours."""
    phone.goto((site / "fab" / "1.1.html").as_uri())
    phone.click("text=[1.0.2]")
    assert phone.url.endswith("1.0.html#1.0.2")
    landed = phone.locator(":target")
    assert landed.get_attribute("id") == "1.0.2"
    box = landed.bounding_box()
    assert box is not None
    assert 0 <= box["y"] < 740


def test_an_anchor_made_of_japanese_words_lands(phone: Page, site: Path) -> None:
    """A heading's anchor is its text, percent-encoded in the link."""
    phone.goto((site / "index.html").as_uri())
    phone.click("text=新しい力")
    assert phone.locator(":target").get_attribute("id") == "新しい力「羽-と/鱗」"


def test_dark_mode_is_dark(browser: Browser, site: Path) -> None:
    """Whoever asks their system for a dark screen gets one."""
    page = browser.new_page(color_scheme="dark")
    page.goto((site / "index.html").as_uri())
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(23, 25, 29)"
    page.close()


def test_numbers_hang_in_the_margin_on_a_desk(browser: Browser, site: Path) -> None:
    """On a wide screen a rule's number stands left of its text, on a phone above it."""
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.goto((site / "fab" / "1.0.html").as_uri())
    number = page.locator("[id='1.0.1'] .number").first.bounding_box()
    text = page.locator("[id='1.0.1'] .text").first.bounding_box()
    assert number is not None
    assert text is not None
    assert number["x"] + number["width"] < text["x"]
    assert abs(number["y"] - text["y"]) < 20
    page.close()
