"""Two editions on one page: the official text first, our own words below it and never mistaken for it."""

from pathlib import Path

import pytest
from support.site.html_pages import Page, broken_links
from support.site.made_up_rulebook import PLAIN, STAMP, graph, node, passage, reading

from rulesdb.site.rulebook_writing import write_site


@pytest.fixture
def page(two_editions: Path) -> Page:
    """Return its page with rules of both editions."""
    return Page((two_editions / "fab" / "1.0.html").read_text("utf-8"))


def test_the_official_text_comes_first_and_ours_below_as_commentary(page: Page) -> None:
    """Each has its own block, and ours is headed 解説."""
    said = [" ".join(block.text.split()) for block in page.find("div", "reading")]
    assert said[:2] == [
        "竜は飛ぶ。\u2060§ 1.0.1 例1 西の竜。",
        "解説\u2060§ 空を行くものが竜。 1.0.1 解説 例1 東の竜。[1.0.2]",
    ]


def test_each_reading_has_its_own_sign(page: Page) -> None:
    """Ours can be linked too."""
    links = [link.attributes["href"] for link in page.find("a", "permalink")]
    assert links == ["#1.0", "#1.0.1", "#1.0.1-plain", "#1.0.2"]


def test_our_text_without_an_official_one_is_marked_as_ours(page: Page) -> None:
    """Beside official texts nobody takes our words for one of them."""
    assert "解説（公式テキスト未収録）" in page.by_id("1.0.2").text


def test_a_reading_that_only_repeats_the_title_is_not_shown(page: Page) -> None:
    """No empty box stands under a heading."""
    assert "解説" not in page.by_id("1.0").text


def test_another_title_of_ours_is_shown(two_editions: Path) -> None:
    """Where we call a section otherwise, the commentary says so."""
    page = Page((two_editions / "fab" / "1.1.html").read_text("utf-8"))
    assert [title.text for title in page.find("p", "other-title")] == ["うろこ"]


def test_a_citation_in_our_text_leads_to_our_text(two_editions: Path, page: Page) -> None:
    """It is linked to the commentary's example, not to the official one."""
    (citers,) = page.find("ul", "citers")
    assert "#1.0.1-plain-example-1" in [link.attributes["href"] for link in page.find("a")]
    assert " ".join(citers.text.split()) == "1.0.1 例1"
    assert page.by_id("1.0.1-plain-example-1").text.strip().startswith("1.0.1 解説 例1")
    assert broken_links(two_editions) == []


def test_one_edition_stands_alone(tmp_path: Path) -> None:
    """With our text alone nothing is called commentary."""
    alone = node("fab:1.0", "section", None, reading(passage("text", "竜は飛ぶ。"), title="竜", edition="plain"))
    write_site(graph((alone,), (PLAIN,)), (), tmp_path / "book", STAMP)
    page = Page((tmp_path / "book" / "fab" / "1.0.html").read_text("utf-8"))
    assert "解説" not in page.by_id("main").text
