"""axe-core finds nothing that keeps anybody out: on any page kind, light and dark, on a phone and on a desk."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page
from support.site.made_up_rulebook import PAGE_OF_KIND

from rulesdb.site.page_kinds.page_tables import PAGE_KINDS

FIRST, OTHERS = [("light", 1280), ("dark", 360)], [("dark", 1280), ("light", 360)]


@pytest.fixture(params=[*FIRST, *(pytest.param(screen, marks=pytest.mark.exhaustive) for screen in OTHERS)], ids=str)
def screen(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Page]:
    """Return a page of a brightness and a width."""
    brightness, width = request.param
    page = browser.new_page(viewport={"width": width, "height": 740}, color_scheme=brightness)
    yield page
    page.close()


@pytest.fixture(scope="module")
def searchable(shipped_book: Path) -> str:
    """Return the address of the shipped edition's rulebook, which has the search in it."""
    return f"{shipped_book.as_uri()}/"


def _violations(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{page.url}: {each['id']}: {node['html'][:200]}" for each in found for node in each["nodes"]]


@pytest.mark.in_part(0, 1)
def test_no_page_kind_has_a_violation(screen: Page, served: str) -> None:
    """As it is when it has been opened."""
    found = []
    for path in (*PAGE_OF_KIND.values(), "fab/1.html", "fab/1.1.html"):
        screen.goto(served + path)
        found += _violations(screen)
    assert found == []


def test_two_editions_have_no_violation(screen: Page, editions: str) -> None:
    """Side by side on a desk, the second one folded on a phone and unfolded."""
    screen.goto(f"{editions}fab/1.0.html")
    found = _violations(screen)
    for label in screen.get_by_role("button", name="解説", expanded=False).all():
        label.click()
    assert found + _violations(screen) == []


def test_every_page_kind_is_looked_at() -> None:
    """A new kind has a page here, but for the results and the rulings, which have tests of their own."""
    elsewhere = {"results.html", "ruling.html", "ruling-index.html"}
    assert {kind.template for kind in PAGE_KINDS} == {*PAGE_OF_KIND, *elsewhere}


@pytest.mark.exhaustive
def test_bookmarks_have_no_violation(screen: Page, served: str) -> None:
    """With a note, a rule that is not there, a rule that was opened last, and the question of a link."""
    screen.goto(f"{served}fab/1.0.html")
    rules = "['1.0.1a', '1.1.1', '7.7']"
    kept = f"{rules}.map((number) => ({{ rule: `fab:${{number}}`, note: '覚え', added: '' }}))"
    link = screen.evaluate(f"() => {{ rulesdb.bookmarks.keep({kept}); return `#add=${{btoa('[[\"fab:1.0.2\"]]')}}`; }}")
    screen.goto(f"{served}bookmarks.html{link}")
    screen.wait_for_selector(".bookmark .reading")
    screen.wait_for_selector(".incoming li")
    assert _violations(screen) == []


@pytest.mark.in_part(0, 1)
def test_nothing_that_opens_has_a_violation(screen: Page, served: str) -> None:
    """A preview in a preview, the menu, suggestions, the word for no such number, a copied link, an account."""
    screen.goto(f"{served}fab/1.0.html")
    screen.hover("[id='1.0.1'] .text a >> nth=0")
    screen.hover(".preview .text a >> nth=0")
    screen.wait_for_selector(".preview .preview")
    found = _violations(screen)
    screen.keyboard.press("Escape")
    screen.keyboard.press("Escape")
    screen.click("#display summary")
    found += _violations(screen)
    screen.fill("#search-input", "1.0.7")
    screen.wait_for_selector("script[src$='numbers.js']", state="attached")
    screen.fill("#search-input", "1.0")
    screen.wait_for_selector("[role=option]")
    screen.press("#search-input", "ArrowDown")
    found += _violations(screen)
    screen.fill("#search-input", "1.0.7")
    screen.press("#search-input", "Enter")
    found += _violations(screen)
    screen.evaluate("document.getElementById('said').textContent = 'リンクをコピーしました'")  # by itself it would go
    found += _violations(screen)
    screen.click("[id='1.0.1a'] .rule-checks > summary")
    screen.click("[id='1.0.1a'] .account > summary >> nth=0")
    screen.wait_for_selector("[id='1.0.1a'] .proofs dl")
    found += _violations(screen)
    assert found == []


def test_no_picture_has_a_violation(screen: Page, searchable: str) -> None:
    """A path of steps, a ladder of stages, and the map of a chapter."""
    found = []
    for path in ("fab/5.1.html", "fab/6.3.html", "fab/1.html"):
        screen.goto(searchable + path)
        assert screen.locator("figure.picture").count() == 1
        found += _violations(screen)
    assert found == []


@pytest.mark.in_part(0, 1)
def test_the_search_has_no_violation(screen: Page, searchable: str) -> None:
    """With hits, with one of them chosen, and with the word that there are none."""
    screen.goto(f"{searchable}fab/6.4.html")
    screen.fill("#search-input", "置換効果")
    screen.wait_for_selector("#search-hits .hit mark")
    found = _violations(screen)
    screen.press("#search-input", "ArrowDown")
    screen.wait_for_selector("#search-hits [aria-selected=true]")
    found += _violations(screen)
    screen.fill("#search-input", "盆栽")
    screen.wait_for_selector("#search-hits", state="hidden")
    found += _violations(screen)
    assert found == []


@pytest.mark.in_part(0, 1)
def test_the_page_of_results_has_no_violation(screen: Page, searchable: str) -> None:
    """With hits and filters, with filters that leave nothing, without a query, and without hits."""
    found = []
    for asked in ("?q=置換効果&game=fab&checks=1", "?q=6.4.10&game=mtg", "", "?q=盆栽", "?q=軽滅効果"):
        screen.goto(f"{searchable}search.html{asked}")
        screen.wait_for_selector(".results-note:has-text('件'), .results-note:has-text('。')")
        found += _violations(screen)
    assert found == []
