"""Every link leads somewhere, and what is not loaded is no link."""

from pathlib import Path

import pytest
from support.site.html_pages import Page, broken_links, read_site
from support.site.made_up_rulebook import FINDINGS, STAMP, graph, node, passage, reading, refer

from rulesdb.graph.editions import LoadedEdition
from rulesdb.graph.graph_building import build_graph
from rulesdb.graph.model import Edition
from rulesdb.morphology.analyzer import Analyzer
from rulesdb.site.rulebook_writing import write_site
from rulesdb.source.text_reading import read_text
from rulesdb.syntax.parsing import parse


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[str, Page]:
    """Return the pages of the made-up rulebook by path."""
    return read_site(site)


def _hrefs(page: Page, words: str) -> list[str]:
    return [link.attributes["href"] for link in page.find("a") if link.text == words]


def test_every_link_leads_to_a_page_and_anchor(site: Path) -> None:
    """A reader never follows a link into nothing."""
    assert broken_links(site) == []


def test_no_anchor_is_given_twice(pages: dict[str, Page]) -> None:
    """Each id of a page is its only one."""
    assert {name: page.ids for name, page in pages.items() if len(page.ids) != len(set(page.ids))} == {}


def test_a_reference_leads_to_the_page_of_its_section(pages: dict[str, Page]) -> None:
    """A rule of another section is on another page, one of the same section on this one."""
    assert "1.1.html#1.1.1" in _hrefs(pages["fab/1.0.html"], "[1.1.1]")
    assert _hrefs(pages["fab/1.0.html"], "[1.0.1]") == ["#1.0.1"]


def test_a_range_links_its_two_ends(pages: dict[str, Page]) -> None:
    """The first number leads to the first rule, the last to the last, and the dash between is no link."""
    page = pages["fab/1.1.html"]
    assert _hrefs(page, "[1.0.1]") == ["1.0.html#1.0.1"]
    assert _hrefs(page, "[1.0.2]") == ["1.0.html#1.0.2"]
    assert "[1.0.1]―[1.0.2]" in page.by_id("1.1.1").text


def test_a_range_of_letters_and_a_list_link_each_number(tmp_path: Path) -> None:
    """``1.1a-c`` has two ends, ``[1.1a、1.1b]`` two members."""
    letters = tuple(
        node(f"fab:1.1{letter}", "subrule", "fab:1.1", reading(passage("text", "鱗。"))) for letter in "abc"
    )
    said = passage(
        "text", refer("1.1a-c", *(each.id for each in letters)), refer("[1.1a、1.1b]", "fab:1.1a", "fab:1.1b")
    )
    write_site(
        graph((node("fab:1.1", "section", None, reading(said, title="羽")), *letters)), (), tmp_path / "book", STAMP
    )
    page = Page((tmp_path / "book" / "fab" / "1.1.html").read_text("utf-8"))
    assert {word: _hrefs(page, word) for word in ("1.1a", "c", "[1.1a", "1.1b]")} == {
        "1.1a": ["#1.1a"],
        "c": ["#1.1c"],
        "[1.1a": ["#1.1a"],
        "1.1b]": ["#1.1b"],
    }


def test_what_is_not_loaded_is_shown_as_such(pages: dict[str, Page]) -> None:
    """An unresolved reference keeps its words, says 未収録, and is no link."""
    page = pages["fab/1.0.html"]
    (missing,) = page.find("span", "unresolved")
    assert missing.text == "[9.9]（未収録）"
    assert _hrefs(page, "[9.9]") == []


def test_who_cites_a_rule_stands_below_it(pages: dict[str, Page]) -> None:
    """Its number leads to the first passage that cites, which is named unless it is the rule's own text."""
    page = pages["fab/1.1.html"]
    (citers,) = page.find("ul", "citers")
    assert " ".join(citers.text.split()) == "1.0.1 1.0.1a 例1 注1"
    assert [_hrefs(page, name) for name in ("1.0.1", "1.0.1a 例1", "注1")] == [
        ["1.0.html#1.0.1"],
        ["1.0.html#1.0.1a-example-1"],
        ["1.0.html#1.0.1a-note-1"],
    ]


def test_a_passage_that_two_editions_have_cites_once(tmp_path: Path) -> None:
    """The list is of rules, not of texts."""
    cite = passage("text", refer("[1.0]", "fab:1.0"))
    citer = node("fab:1.0.1", "rule", "fab:1.0", reading(cite), reading(cite, edition="plain"))
    write_site(graph((node("fab:1.0", "section", None, reading(title="鱗")), citer)), (), tmp_path / "book", STAMP)
    (citers,) = Page((tmp_path / "book" / "fab" / "1.0.html").read_text("utf-8")).find("ul", "citers")
    assert citers.text.split() == ["1.0.1"]


def test_a_long_list_of_citers_is_folded(tmp_path: Path) -> None:
    """A rule that everybody cites does not push the next one off the page."""
    citers = (
        node(f"fab:1.0.{number}", "rule", "fab:1.0", reading(passage("text", refer("[1.0]", "fab:1.0"))))
        for number in range(1, 20)
    )
    write_site(graph((node("fab:1.0", "section", None, reading(title="鱗")), *citers)), (), tmp_path / "book", STAMP)
    (folded,) = Page((tmp_path / "book" / "fab" / "1.0.html").read_text("utf-8")).find("details", "cited-by")
    assert "open" not in folded.attributes
    assert "19項" in folded.text


def test_only_addresses_of_the_web_become_links(pages: dict[str, Page]) -> None:
    """A text cannot put a script into a link."""
    page = pages["fab/1.0.html"]
    assert _hrefs(page, "https://example.org/scales") == ["https://example.org/scales"]
    assert _hrefs(page, "javascript:alert(1)") == []
    assert "javascript:alert(1)" in page.by_id("1.0.1a-example-2").text


def test_a_heading_has_a_safe_file_name_and_its_words_as_anchor(pages: dict[str, Page]) -> None:
    """File names are ASCII whatever a heading says; the anchor keeps its words, without white space."""
    (name,) = (name for name in pages if name.startswith("mtg/h-"))
    assert name.isascii()
    assert pages[name].by_id("新しい力「羽-と/鱗」").tag == "div"
    assert f"{name}#%E6%96%B0" in pages["index.html"].source


def test_a_rule_without_its_parents_has_a_page_of_its_own(tmp_path: Path) -> None:
    """A text that begins in the middle is readable all the same."""
    lonely = node("fab:1.4.2a", "subrule", "fab:1.4.2", reading(passage("text", "離れ竜。")))
    assert write_site(graph((lonely,)), (), tmp_path / "book", STAMP) == 6
    assert broken_links(tmp_path / "book") == []
    assert (tmp_path / "book" / "fab" / "1.4.2a.html").is_file()


def test_strange_ruleset_names_stay_inside_the_folder(tmp_path: Path) -> None:
    """A ruleset's name that no file system takes, or that leads elsewhere, becomes a safe one."""
    strange = (node(f"{name}:1", "chapter", None, reading(title="外")) for name in ("../up", "_assets", "竜 卓"))
    write_site(graph(strange), FINDINGS, tmp_path / "in" / "book", STAMP)
    assert broken_links(tmp_path / "in" / "book") == []
    assert [path.name for path in (tmp_path / "in").iterdir()] == ["book"]


@pytest.mark.nightly
def test_every_link_of_the_official_rulebook_leads_somewhere(official: Path, tmp_path: Path) -> None:
    """The real texts with all their damage: no dead link, no anchor twice."""
    files = {"fab": sorted((official / "fab").rglob("*.txt")), "mtg": sorted((official / "mtg").rglob("*.txt"))}
    editions = [
        LoadedEdition(Edition("official", name, name, "", ()), tuple(parse(read_text(path)) for path in paths))
        for name, paths in files.items()
    ]
    built, problems = build_graph(editions, Analyzer())
    parsed = [found for loaded in editions for tree in loaded.trees for found in tree.diagnostics]
    write_site(built, (*parsed, *problems), tmp_path / "book", STAMP)
    assert broken_links(tmp_path / "book") == []
