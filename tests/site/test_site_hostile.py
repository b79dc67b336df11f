"""Texts that try to break a page: nothing of theirs runs, takes another's anchor, or turns what stands beside it."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from playwright.sync_api import Page, expect
from support.site.hostile_rulebook import ALL, CONTROLS, HEADINGS, LONE, rulebook, written
from support.site.html_pages import broken_links, read_site
from support.site.made_up_rulebook import STAMP, graph, node, passage, reading, refer

from rulesdb.site.rulebook_writing import write_site

DIRECTIONS = re.compile("[\u202a-\u202e\u2066-\u2069]")
FROM_LEFT_TO_RIGHT = """element => {
    const range = document.createRange();
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    const at = place => {
        range.setStart(text, place);
        range.setEnd(text, place + 1);
        return range.getBoundingClientRect().left;
    };
    return at(0) < at(text.length - 1);
}"""


@pytest.fixture(scope="module")
def hostile(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the hostile rulebook, made for a host."""
    return written(tmp_path_factory.mktemp("hostile"), "https://dragons.example/")


@pytest.mark.exhaustive
def test_every_link_leads_somewhere_and_no_anchor_is_given_twice(hostile: Path) -> None:
    """Headings may be called like a part of the page, like each other but for a blank, or by nothing to be seen."""
    assert broken_links(hostile) == []
    pages = read_site(hostile)
    assert {name: page.ids for name, page in pages.items() if len(page.ids) != len(set(page.ids))} == {}


def test_every_description_says_something(hostile: Path) -> None:
    """A page without words of its own has none."""
    for page in read_site(hostile).values():
        assert all(one.attributes["content"].strip() for one in page.find("meta") if "name" in one.attributes)


def test_a_section_without_words_is_described_by_what_it_holds(tmp_path: Path) -> None:
    """Its rules, by number and first words."""
    nodes = (
        node("fab:1", "section", None, reading(title="竜")),
        node("fab:1.1", "rule", "fab:1", reading(passage("text", "火を吐く。"))),
        node("fab:1.2", "rule", "fab:1", reading(title="鱗")),
    )
    write_site(graph(nodes), (), tmp_path / "book", STAMP)
    page = read_site(tmp_path / "book")["fab/1.html"]
    said = [one.attributes["content"] for one in page.find("meta") if one.attributes.get("name") == "description"]
    assert said == ["1.1 火を吐く。、1.2 鱗（公式）"]


def test_data_keep_every_character(hostile: Path) -> None:
    """Pages show controls in another form; programs get them as they are."""
    titles = {each["title"] for each in json.loads((hostile / "rules.json").read_text("utf-8"))}
    assert ALL in titles
    assert "␁" in (hostile / "index.html").read_text("utf-8")
    assert CONTROLS[0] not in (hostile / "index.html").read_text("utf-8")
    assert LONE in json.loads((hostile / "rules.json").read_text("utf-8"))[-1]["text"]
    assert "\u202e" in (hostile / "llms.txt").read_text("utf-8")
    ET.parse(hostile / "sitemap.xml")  # noqa: S314  (our own file)


def test_direction_marks_are_nowhere_but_in_elements_of_their_own(hostile: Path) -> None:
    """Not in titles and attributes, where nothing could isolate them."""
    for path in hostile.rglob("*.html"):
        rest = re.sub(r"<bdi>[^<]*</bdi>", "", path.read_text("utf-8"))
        assert not DIRECTIONS.search(rest)


@pytest.mark.exhaustive
def test_no_page_runs_anything_or_complains(desk: Page, hostile: Path) -> None:
    """Every page, each with its box asked and its first reference looked at."""
    complaints: list[str] = []
    desk.on("console", lambda message: complaints.append(message.text))
    desk.on("pageerror", lambda error: complaints.append(str(error)))
    desk.on("dialog", lambda dialog: complaints.append(dialog.message))
    for path in sorted(hostile.glob("fab/h-*.html"))[:8]:
        desk.goto(path.as_uri())
        desk.fill("#search-input", "1.1")
        expect(desk.locator("#search-hits [role=option]").first).to_contain_text("1.1")
        desk.keyboard.press("Escape")
        desk.locator(".reading .text a").first.focus()
        expect(desk.locator(".preview").first).to_be_visible()
    assert complaints == []


@pytest.mark.parametrize("heading", ["__proto__", "constructor", "100%", "%E0%A4%A", "main", "#", "a b", "a-b"])
def test_a_heading_of_any_name_has_a_preview(desk: Page, tmp_path: Path, heading: str) -> None:
    """Names that every object of a script has, that an address cannot have, or that the page has itself."""
    nodes = (
        node("fab:1.0", "section", None, reading(passage("text", refer("[竜]", f"fab:{heading}")), title="火")),
        node(f"fab:{heading}", "heading", None, reading(passage("text", "卵は眠る。"), title=heading)),
    )
    write_site(graph(nodes), (), tmp_path / "book", STAMP)
    desk.goto((tmp_path / "book" / "fab" / "1.0.html").as_uri())
    desk.hover(".reading .text a")
    expect(desk.locator(".preview .text")).to_contain_text("卵は眠る。")
    desk.click(".preview-go")
    expect(desk.locator(".node:target")).to_contain_text("卵は眠る。")


def test_a_direction_mark_turns_nothing_beside_it(desk: Page, tmp_path: Path) -> None:
    """In titles, lists, texts and suggestions: what follows an unclosed mark reads from left to right."""
    turning = "\u202e逆さ\u202d\u2067"
    nodes = (
        node("fab:1", "section", None, reading(passage("text", turning, refer("[abc 123]", "fab:1.1")), title=turning)),
        node("fab:1.1", "rule", "fab:1", reading(passage("text", turning), title=turning)),
    )
    write_site(graph(nodes), (), tmp_path / "book", STAMP)
    desk.goto((tmp_path / "book" / "fab" / "1.html").as_uri())
    assert desk.locator(".reading .text a").first.evaluate(FROM_LEFT_TO_RIGHT)
    assert desk.locator("#contents .number").first.evaluate(FROM_LEFT_TO_RIGHT)
    assert not DIRECTIONS.search(desk.title())


def test_the_made_up_texts_are_hostile() -> None:
    """Each name stands in the graph under its own words."""
    assert {f"fab:{heading}" for heading in HEADINGS} <= set(rulebook().nodes)
