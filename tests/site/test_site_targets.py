"""Every target on the narrowest phone is large enough for a finger, on any page kind and in whatever opens."""

from pathlib import Path

import pytest
from playwright.sync_api import Page
from support.site.made_up_rulebook import PAGE_OF_KIND
from support.site.tap_targets import too_small
from support.site.unfolding import unfold_all


def _all_too_small(page: Page) -> list[str]:
    """Return the targets of a page that are too small, the folded ones and those of the menu among them."""
    folded = too_small(page)
    unfold_all(page)
    return folded + too_small(page)


@pytest.mark.parametrize("path", PAGE_OF_KIND.values())
def test_no_target_of_a_page_kind_is_too_small(phone: Page, served: str, path: str) -> None:
    """Links in a sentence are as large as the others."""
    phone.goto(served + path)
    assert _all_too_small(phone) == []


def test_no_target_of_two_editions_is_too_small(phone: Page, editions: str) -> None:
    """The folded edition opens by its label."""
    phone.goto(f"{editions}fab/1.0.html")
    assert _all_too_small(phone) == []


def test_no_target_that_appears_is_too_small(phone: Page, served: str) -> None:
    """The bar of a preview, and the numbers that the box offers."""
    phone.goto(f"{served}fab/1.0.html")
    phone.tap("[id='1.0.1'] .text a >> nth=0")
    phone.wait_for_selector(".preview-close")
    found = too_small(phone)
    phone.tap(".preview-close")
    phone.fill("#search-input", "1.0")
    phone.wait_for_selector("[role=option]")
    assert found + too_small(phone) == []


def test_a_target_that_is_too_small_is_found(phone: Page, served: str) -> None:
    """Alone and in a sentence."""
    phone.goto(f"{served}index.html")
    phone.evaluate("document.body.insertAdjacentHTML('beforeend', '<p><a href=\"#main\">1</a></p>')")
    assert [line.rpartition(": ")[2] for line in too_small(phone)] == ['<a href="#main">1</a>']
    phone.evaluate("document.body.lastElementChild.prepend('In a sentence: ')")
    assert len(too_small(phone)) == 1


@pytest.mark.parametrize("screen", ["phone", "desk"])
@pytest.mark.parametrize("path", ["fab/1.12.html", "coverage.html"])
def test_no_target_of_the_shipped_rulebook_is_too_small(
    request: pytest.FixtureRequest, screen: str, path: str, shipped_book: Path
) -> None:
    """Terms of a single character, references to chapters, and the numbers of rules in accounts, all of it unfolded."""
    page: Page = request.getfixturevalue(screen)
    page.goto((shipped_book / path).as_uri())
    assert _all_too_small(page) == []
