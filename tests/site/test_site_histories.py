"""Histories in the rulebook: the versions of a rule on its own page, and where the rules of former numbers are."""

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, expect
from support.site.html_pages import Page, broken_links
from support.site.made_up_histories import HISTORIES
from support.site.made_up_rulebook import STAMP, rulebook

from rulesdb.pipeline.home import open_home
from rulesdb.pipeline.publishing import publish
from rulesdb.site.rulebook_writing import write_site


@pytest.fixture(scope="module")
def book(harbour_home: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the rulebook of a game in three versions."""
    folder = tmp_path_factory.mktemp("site") / "book"
    publish(open_home(harbour_home), folder, STAMP)
    return folder


def page(folder: Path, name: str) -> Page:
    """Return a page of a rulebook."""
    return Page((folder / name).read_text("utf-8"))


def lines(folder: Path, name: str) -> list[str]:
    """Return what the histories on a page say, without blanks."""
    blocks = page(folder, name).find("div", "history")
    return [line for block in blocks for one in block.text.splitlines() if (line := "".join(one.split()))]


def test_page_of_a_rule_has_its_versions(book: Path) -> None:
    """The newest version comes first, each with date, name, the number then and what became of it."""
    assert lines(book, "harbour/r/1.2.1.html") == [
        "1.2.1履歴(3版)",
        "2026-01-16第3版1.2.1番号変更",
        "2025-06-01第2版1.1.3変更なし",
        "2024-05-01第1版1.1.3最初の収録版",
    ]
    changed = page(book, "harbour/r/1.0.4.html")
    assert [one.text for one in changed.find("ins")] == ["二手番"]


def test_number_that_named_another_rule_says_so(book: Path) -> None:
    """The rule's page and its section's page say which rule it was, and lead to where that is now."""
    for name, target in (("harbour/r/1.0.1.html", "../1.0.html#1.0.2"), ("harbour/1.0.html", "#1.0.2")):
        sentence = "この番号は2024-05-01の版まで別のルールでした:「船は、旗を掲げてから港に入る。」(今は1.0.2)"
        assert sentence in lines(book, name)
        assert target in [one.attributes["href"] for one in page(book, name).find("a")]


def test_section_leads_to_the_histories_of_changed_rules(book: Path) -> None:
    """A section's page has no versions itself, and no link where nothing was changed."""
    links = [one.attributes["href"] for one in page(book, "harbour/1.1.html").find("a")]
    assert "r/1.1.1.html#history" in links
    assert "r/1.1.2.html#history" not in links
    assert not [line for line in lines(book, "harbour/1.1.html") if line.startswith("履歴(")]


def test_former_numbers_lead_to_their_rules(book: Path) -> None:
    """Each number that a rule has left is on one page, which the start page leads to."""
    found = page(book, "harbour/_former.html")
    (listed,) = found.find("ul", "former")
    text = "".join(listed.text.split())
    assert "1.1.3(2025-06-01の版まで)今は1.2.1港を出る船は" in text
    assert "1.0.5(2025-06-01の版まで)削除嵐の日に" in text
    assert "1.0.1(2024-05-01の版まで)今は1.0.2この番号は今は別のルール船は、旗を" in text
    assert "1.2.html#1.2.1" in [one.attributes["href"] for one in found.find("a")]
    assert "harbour/_former.html" in [one.attributes["href"] for one in page(book, "index.html").find("a")]
    assert broken_links(book) == []


def test_rulebook_without_former_versions_has_no_histories(tmp_path: Path) -> None:
    """Neither a page of former numbers nor a word of versions."""
    write_site(rulebook(), (), tmp_path / "book", STAMP)
    assert not (tmp_path / "book" / "fab" / "_former.html").exists()
    assert lines(tmp_path / "book", "fab/r/1.0.1a.html") == []
    assert "旧番号" not in (tmp_path / "book" / "index.html").read_text("utf-8")


def test_text_in_another_language_says_so(tmp_path: Path) -> None:
    """The words of an English version carry their language, as the name of a version does."""
    english = tuple(history._replace(language="en") for history in HISTORIES)
    write_site(rulebook(), (), tmp_path / "book", STAMP, histories=english)
    section = (tmp_path / "book" / "fab" / "1.0.html").read_text("utf-8")
    assert '「<span lang="en">尾の短い竜。</span>」(削除)' in section
    assert '<span lang="en">Edition 1</span>' in (tmp_path / "book" / "fab" / "r" / "1.0.1.html").read_text("utf-8")


@pytest.mark.exhaustive
@pytest.mark.parametrize("width", [320, 1280])
def test_opened_history_has_no_violation(width: int, book: Path, browser: Browser) -> None:
    """On a phone nothing is wider than the screen, and axe finds nothing."""
    screen = browser.new_page(viewport={"width": width, "height": 740})
    found = []
    for name in ("harbour/r/1.0.4.html", "harbour/1.0.html", "harbour/_former.html"):
        screen.goto((book / name).as_uri())
        for folded in screen.query_selector_all(".history summary"):
            folded.click()
        assert screen.evaluate("document.documentElement.scrollWidth <= innerWidth")
        found += [f"{name}: {one['id']}" for one in Axe().run(screen).response["violations"]]
    screen.close()
    assert found == []


@pytest.mark.parametrize("typed", ["1.1.3", "harbour:1.1.3"])
def test_former_number_in_the_box_leads_to_its_entry(typed: str, book: Path, browser: Browser) -> None:
    """Whoever types a number that was given up is told where the rule is, and gets to the page that leads there."""
    screen = browser.new_page()
    screen.goto((book / "index.html").as_uri())
    screen.click("#search-input")
    screen.fill("#search-input", typed)
    expect(screen.get_by_role("option").first).to_contain_text("今は1.2.1")
    screen.press("#search-input", "Enter")
    screen.wait_for_url("**/harbour/_former.html#1.1.3")
    screen.close()
