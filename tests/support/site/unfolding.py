"""What is folded on a page, opened for a test that looks at what is in it."""

from playwright.sync_api import Page


def unfold_checks(page: Page) -> None:
    """Open the checks of every rule of a page, as a reader opens those of one."""
    _unfold(page, ".rule-checks")


def unfold_citers(page: Page) -> None:
    """Open the list of those that cite a rule, for every rule of a page."""
    _unfold(page, "details.cited-by")


def unfold_all(page: Page) -> None:
    """Open all that is folded on a page, the menu as well."""
    _unfold(page, "details")


def _unfold(page: Page, selector: str) -> None:
    page.evaluate(
        "(selector) => document.querySelectorAll(selector).forEach((each) => { each.open = true; })", selector
    )
