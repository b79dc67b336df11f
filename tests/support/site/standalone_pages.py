"""The look of a page that stands by itself, in any browser window."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser


def assert_fits_without_violation(browser: Browser, address: str, width: int, scheme: str) -> None:
    """Check that a page is no wider than a window of ``width`` pixels, and that axe finds nothing in it."""
    page = browser.new_page(viewport={"width": width, "height": 740}, color_scheme=scheme)  # type: ignore[arg-type]  # one of two
    page.goto(address)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    found = Axe().run(page).response["violations"]
    page.close()
    assert [(rule["id"], node["html"]) for rule in found for node in rule["nodes"]] == []
