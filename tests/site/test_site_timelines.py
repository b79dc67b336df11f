"""The timelines of turns: phases and steps in their order, with links to their rules or to those that speak of them."""

import gzip
import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page as BrowserPage
from support.site.html_pages import Page, broken_links
from support.site.made_up_rulebook import STAMP, graph, linked, node, passage, reading, refer
from support.site.tap_targets import too_small

from rulesdb.graph.model import Node
from rulesdb.site.rulebook_writing import write_site
from rulesdb.site.timelines import TIMELINES, TimelineRow
from rulesdb.words.turn_parts import FAB_COMBAT, FAB_TURN

MOST_BYTES = 1_100
"""Bytes by which a timeline may lengthen its page, compressed: about a kilobyte."""


def _titled(number: str, title: str) -> Node:
    chapter, dot, _ = number.partition(".")
    kind = "section" if dot else "chapter"
    return node(f"fab:{number}", kind, f"fab:{chapter}" if dot else None, reading(title=title))


def _page(folder: Path, path: str, *nodes: Node) -> Page:
    write_site(linked(graph(nodes)), (), folder / "book", STAMP)
    assert broken_links(folder / "book") == []
    return Page((folder / "book" / "fab" / path).read_text("utf-8"))


def _rows(page: Page) -> list[tuple[str, list[str]]]:
    """Return number and name of every part of the page's timelines, and the addresses of the links in it."""
    rows: list[tuple[str, list[str]]] = []
    is_inside = False
    for element in page.elements:
        is_inside = element.tag in {"a", "span", "small", "li", "ol"} and (is_inside or "part" in element.classes)
        if is_inside and "part" in element.classes:
            rows.append((element.text, []))
        if is_inside and element.tag == "a":
            rows[-1][1].append(element.attributes["href"])
    return rows


def test_the_parts_stand_in_order_on_the_page_of_their_chapter(tmp_path: Path) -> None:
    """A loaded section on a phase is linked under the phase's name, and no other rule is named beside it."""
    phases = [_titled(f"4.{ordinal}", "竜の時") for ordinal in (2, 3, 4)]
    page = _page(tmp_path, "4.html", _titled("4", "竜のターン"), *phases)
    rows = _rows(page)
    assert [words for words, _ in rows] == [f"{part.rule} {part.name}" for part in FAB_TURN]
    assert rows[1] == ("4.3 アクションフェイズ", ["4.3.html#4.3"])
    assert rows[2] == ("7.1 レイヤーステップ", [])
    (figure,) = page.find("figure", "timeline")
    assert figure.text.split()[0] == "ターンの流れ"


def test_a_part_without_its_rule_has_those_that_speak_of_it(tmp_path: Path) -> None:
    """Rules that cite its number or one below it, or name it; the caption says what the numbers are."""
    cites = node("fab:1.4.1", "rule", "fab:1.4", reading(passage("text", refer("[7.5.2]", "fab:7.5.2"))))
    names = node("fab:1.4.2", "rule", "fab:1.4", reading(passage("text", "竜はダメージステップに火を吐く。")))
    tells = node("fab:1.4.3", "rule", "fab:1.4", reading(passage("example-1", "竜はダメージステップに眠る。")))
    page = _page(tmp_path, "1.4.html", _titled("1.4", "竜の攻撃"), cites, names, tells)
    rows = dict(_rows(page))
    assert [*rows] == [f"{part.rule} {part.name}" for part in FAB_COMBAT]
    assert rows["7.5 ダメージステップ"] == ["#1.4.1", "#1.4.2"]
    (figure,) = page.find("figure", "timeline")
    assert figure.text.split()[0] == "戦闘の流れ(右の番号は、そこに触れるルール)"


def test_a_timeline_stands_where_its_chapter_is_if_that_is_loaded(tmp_path: Path) -> None:
    """Its second home has none then."""
    nodes = (_titled("1.4", "竜の攻撃"), _titled("7", "竜の戦闘"), _titled("7.1", "竜の時"))
    assert _page(tmp_path, "1.4.html", *nodes).find("figure", "timeline") == []
    page = Page((tmp_path / "book" / "fab" / "7.html").read_text("utf-8"))
    assert dict(_rows(page))["7.1 レイヤーステップ"] == ["7.1.html#7.1"]


@pytest.mark.parametrize("row", TIMELINES, ids=lambda row: row.homes[0])
def test_the_shipped_edition_has_the_timeline_on_one_page(shipped_book: Path, row: TimelineRow) -> None:
    """All parts stand in it in their order, and the page is about a kilobyte longer for it, compressed."""
    game, _, number = row.homes[0].partition(":")
    pages = [path for path in (shipped_book / game).glob("*.html") if "_whole" not in path.name]
    found = []
    for path in pages:
        text = path.read_text("utf-8")
        figure = re.search(r'<figure class="timeline"[^>]*>.*?</figure>', text, re.DOTALL)
        if figure is not None and row.caption in figure[0]:
            found.append(path.name)
            rows = _rows(Page(figure[0]))
            assert [words for words, _ in rows] == [f"{part.rule} {part.name}" for part in row.parts]
            assert sum(bool(links) for _, links in rows) >= 3
            growth = len(gzip.compress(text.encode())) - len(gzip.compress(text.replace(figure[0], "").encode()))
            assert growth < MOST_BYTES
    assert len(found) == 1
    assert found == [f"{number}.html"] or game == "mtg"


@pytest.mark.exhaustive
def test_a_finger_follows_a_rule_of_a_part(phone: BrowserPage, shipped_book: Path) -> None:
    """On the narrowest phone nothing is too small or too wide; a tap shows the rule, another one goes there."""
    phone.goto((shipped_book / "fab" / "4.html").as_uri())
    edges = phone.locator(".timeline *").evaluate_all("all => all.map((one) => one.getBoundingClientRect().right)")
    assert max(edges) <= 360
    assert too_small(phone) == []
    assert Axe().run(phone).response["violations"] == []
    rule = phone.locator(".timeline a", has_text="4.3").first
    rule.tap()
    phone.wait_for_selector(".timeline .preview")
    rule.tap()
    phone.wait_for_url("**/4.3.html#4.3")


def test_a_timeline_is_printed(desk: BrowserPage, shipped_book: Path) -> None:
    """Paper has the parts that the screen has."""
    desk.goto((shipped_book / "fab" / "7.html").as_uri())
    desk.emulate_media(media="print")
    assert desk.locator(".timeline .part").last.is_visible()
