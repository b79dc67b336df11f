"""A chapter in one piece: all of its text on one page, to be read in one go and to be printed."""

from itertools import pairwise
from pathlib import Path

import pytest
from support.site.html_pages import Page, broken_links
from support.site.made_up_rulebook import STAMP, chapter, graph, node, passage, reading, refer

from rulesdb.site.rulebook_writing import write_site

BASE = "https://dragons.example/book/"


@pytest.fixture(scope="module")
def whole(site: Path) -> Page:
    """Return the made-up chapter in one piece."""
    return _page(site, "fab/1_whole.html")


def _page(folder: Path, name: str) -> Page:
    return Page((folder / name).read_text("utf-8"))


def _words(text: str) -> str:
    return " ".join(text.split())


def _hrefs(page: Page, class_name: str) -> list[str]:
    return [one.attributes["href"] for one in page.find("a", class_name)]


def test_it_has_every_rule_of_the_chapter_in_order(whole: Page) -> None:
    """The chapter's own words, its sections, their rules: each once, in the order of the text."""
    expected = [each.id.removeprefix("fab:") for each in chapter()]
    assert [one.attributes["id"] for one in whole.find("div", "node")] == expected
    assert len(set(whole.ids)) == len(whole.ids)
    for said in ("巻頭のことばです。", "は水竜に及ばない。", "《Long Red Scale》", "注のことば", "を待つ。"):
        assert said in whole.by_id("main").text


def test_its_headings_are_one_level_below_each_other(whole: Page) -> None:
    """The chapter is the page's title; a section is below it, a rule below its section."""
    heads = [one for one in whole.elements if "head" in one.classes]
    assert [head.tag for head in heads] == ["h1", "h2", "h3", "h4", "h3", "h2", "h3"]


def test_its_references_stay_on_the_page(site: Path, whole: Page) -> None:
    """Where the target is there; to another section of the chapter as well."""
    links = {link.text: link.attributes["href"] for link in whole.find("a")}
    assert (links["[1.1.1]"], links["[1.0.1]"], links["[1.0.2]"]) == ("#1.1.1", "#1.0.1", "#1.0.2")
    assert links["https://example.org/scales"] == "https://example.org/scales"
    assert broken_links(site) == []


def test_a_reference_to_another_chapter_leads_to_its_section(tmp_path: Path) -> None:
    """What is not on the page is where it always is."""
    outward = node("fab:1.0.3", "rule", "fab:1.0", reading(passage("text", refer("[2.0]", "fab:2.0"))))
    other = (
        node("fab:2", "chapter", None, reading(title="鱗の巻")),
        node("fab:2.0", "section", "fab:2", reading(title="鱗")),
    )
    write_site(graph((*chapter(), outward, *other)), (), tmp_path / "book", STAMP)
    links = _page(tmp_path / "book", "fab/1_whole.html").find("a")
    assert [link.attributes["href"] for link in links if link.text == "[2.0]"] == ["2.0.html#2.0"]
    assert broken_links(tmp_path / "book") == []


def test_the_place_of_a_rule_stays_its_section(site: Path, whole: Page) -> None:
    """What a § copies, what a search engine takes for the page, and where numbers and the search lead."""
    assert _hrefs(whole, "permalink")[:4] == ["1.html#1", "1.0.html#1.0", "1.0.html#1.0.1", "1.0.html#1.0.1a"]
    (canonical,) = (one for one in whole.find("link") if one.attributes["rel"] == "canonical")
    assert canonical.attributes["href"] == "1.html"
    assert "_whole" not in (site / "_assets" / "numbers.js").read_text("utf-8")


def test_the_chapter_leads_to_it_and_back(site: Path, whole: Page) -> None:
    """By a link in words; its own contents are the sections."""
    (way,) = _page(site, "fab/1.html").find("p", "to-whole")
    assert _words(way.text) == "この章を一続きで読む・印刷する"
    assert "1_whole.html" in [link.attributes["href"] for link in _page(site, "fab/1.html").find("a")]
    (crumbs,) = whole.find("nav", "crumbs")
    assert _words(crumbs.text) == "フレッシュ＆ブラッド 1 竜の巻 全文"
    assert "1.html#1" in [link.attributes["href"] for link in whole.find("a")]
    (listed,) = whole.find("nav", "contents")
    assert _words(listed.text) == "このページの項目 1.0 火と水 1.1 卵"


def test_who_cites_a_rule_is_left_to_its_section(whole: Page) -> None:
    """A page for reading through has the text alone."""
    assert whole.find("ul", "citers") == []
    assert whole.find("details", "chain") == []


def test_headings_without_a_chapter_are_one_page(tmp_path: Path) -> None:
    """A primer of headings is read in one go as well; the start page and each heading lead there."""
    heads = [node(f"mtg:{name}", "heading", None, reading(title=name)) for name in ("羽", "鱗", "牙")]
    said = reading(passage("text", "羽は", refer("鱗", "mtg:鱗")))
    rules = [node("mtg:502.1", "rule", "mtg:羽", said), node("mtg:502.2", "rule", "mtg:牙", reading(passage("text")))]
    write_site(graph((heads[0], rules[0], *heads[1:], rules[1])), (), tmp_path / "book", STAMP, base_url=BASE)
    (name,) = (path.name for path in (tmp_path / "book" / "mtg").glob("*_whole.html"))
    page = _page(tmp_path / "book", f"mtg/{name}")
    assert [one.attributes["id"] for one in page.find("div", "node")] == ["羽", "502.1", "鱗", "牙", "502.2"]
    assert [one.text for one in page.find("h1")] == ["マジック：ザ・ギャザリング"]
    assert "#%E9%B1%97" in [link.attributes["href"] for link in page.find("a") if link.text == "鱗"]
    for origin, way in (("index.html", f"mtg/{name}"), *((f"mtg/{each}", name) for each in _headings(tmp_path))):
        links = {_words(link.text): link.attributes["href"] for link in _page(tmp_path / "book", origin).find("a")}
        assert links["全項目を一続きで読む・印刷する"] == way
    (canonical,) = (one for one in page.find("link") if one.attributes["rel"] == "canonical")
    assert canonical.attributes["href"] == f"{BASE}mtg/{name}"
    assert broken_links(tmp_path / "book") == []


def _headings(folder: Path) -> list[str]:
    pages = (folder / "book" / "mtg").glob("h-*.html")
    found = [path.name for path in pages if not path.name.endswith("_whole.html")]
    assert len(found) == 3
    return found


def test_what_is_one_page_already_has_no_second(tmp_path: Path) -> None:
    """A chapter without sections, and a heading that is alone."""
    lonely = (
        node("fab:1", "chapter", None, reading(title="竜の巻")),
        node("mtg:羽", "heading", None, reading(title="羽")),
    )
    write_site(graph(lonely), (), tmp_path / "book", STAMP)
    assert list((tmp_path / "book").rglob("*_whole.html")) == []
    assert _page(tmp_path / "book", "fab/1.html").find("p", "to-whole") == []


def test_sections_that_stand_apart_in_the_text_come_together(tmp_path: Path) -> None:
    """A chapter's section that a text brings only after the next chapter is still a part of it."""
    early, late = chapter()[:2], chapter()[5:]
    other = (
        node("fab:2", "chapter", None, reading(title="鱗の巻")),
        node("fab:2.0", "section", "fab:2", reading(title="鱗")),
    )
    write_site(graph((*early, *other, *late)), (), tmp_path / "book", STAMP)
    anchors = [
        [one.attributes["id"] for one in _page(tmp_path / "book", f"fab/{name}_whole.html").find("div", "node")]
        for name in ("1", "2")
    ]
    assert anchors == [["1", "1.0", "1.1", "1.1.1"], ["2", "2.0"]]
    for one, other_one in pairwise(anchors):
        assert not set(one) & set(other_one)
