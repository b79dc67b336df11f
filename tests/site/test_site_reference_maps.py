"""The map of a chapter's references on the chapter's page."""

import re
from pathlib import Path

from support.site.html_pages import Page, broken_links
from support.site.made_up_rulebook import STAMP, graph, linked, node, passage, reading, refer

from rulesdb.graph.model import Node
from rulesdb.site.rulebook_writing import write_site


def _rule(number: str, *cited: str, where: str = "text") -> Node:
    section = f"fab:{number.rpartition('.')[0]}"
    said = passage(where, *(refer(f"[{target}]", f"fab:{target}") for target in cited))
    return node(f"fab:{number}", "rule", section, reading(said))


def _page(folder: Path, *rules: Node, titles: str = "火水卵") -> Page:
    """Return the page of a chapter with a section for every character of ``titles``."""
    sections = [
        node(f"fab:1.{number}", "section", "fab:1", reading(title=title)) for number, title in enumerate(titles)
    ]
    chapter = node("fab:1", "chapter", None, reading(title="竜の巻"))
    write_site(linked(graph((chapter, *sections, *rules))), (), folder / "book", STAMP)
    assert broken_links(folder / "book") == []
    return Page((folder / "book" / "fab" / "1.html").read_text("utf-8"))


def _labels(page: Page) -> list[str]:
    """Return the accessible names of the map's rows."""
    return [one.attributes["aria-label"] for one in page.find("a") if "transform" in one.attributes]


def test_references_between_sections_are_counted(tmp_path: Path) -> None:
    """A section is a link, and a screen reader hears what the arcs show, both ways."""
    rules = (_rule("1.0.1", "1.1.1", "1.1.1"), _rule("1.1.1"), _rule("1.2.1", "1.0.1", where="item-1"))
    page = _page(tmp_path, *rules)
    assert _labels(page) == [
        "1.0 火 参照：1.1へ2、1.2から1",
        "1.1 水 参照：1.0から2",
        "1.2 卵 参照：1.0へ1",
    ]
    assert [one.attributes["href"] for one in page.find("a") if "transform" in one.attributes] == [
        "1.0.html#1.0",
        "1.1.html#1.1",
        "1.2.html#1.2",
    ]
    assert [one.text for one in page.find("text", "mark")] == ["2"]


def test_lines_run_from_the_reference_to_its_target(tmp_path: Path) -> None:
    """Arcs begin and end in the rows of their sections; more references make a stronger line."""
    page = _page(tmp_path, _rule("1.0.1", *["1.2.1"] * 4), _rule("1.1.1", "1.0.1"), _rule("1.2.1"))
    lines = page.find("path", "line")
    heights = [re.findall(r"(\d+)(?:C|m)", line.attributes["d"]) for line in lines]
    assert [[int(height) // 30 for height in pair] for pair in heights] == [[0, 2], [1, 0]]
    assert [line.classes[1] for line in lines] == ["weight-3", "weight-1"]


def test_little_to_see_is_no_map(tmp_path: Path) -> None:
    """One pair of sections, references within a section, in examples and to other chapters make no map."""
    within = _rule("1.0.2", "1.0.1")
    example = _rule("1.2.1", "1.0.1", where="example-1")
    page = _page(tmp_path, _rule("1.0.1", "1.1.1", "9.9"), within, _rule("1.1.1"), example)
    assert page.find("figure") == []


def test_a_crowd_is_drawn_from_the_most_frequent_down(tmp_path: Path) -> None:
    """Of ninety pairs of sections forty are drawn, those with more references first, and the caption says so."""
    numbers = [f"1.{number}.1" for number in range(10)]
    rules = [_rule(number, *numbers, *(numbers[:3] if number == "1.9.1" else ())) for number in numbers]
    page = _page(tmp_path, *rules, titles="火水卵鱗息巣羽牙爪尾")
    assert len(page.find("path", "line")) == 40
    assert "参照：1.0へ2、1.1へ2、1.2へ2" in _labels(page)[-1]
    assert page.find("figcaption")[0].text == "節から節への参照（多いものから40組。数字のない線は1か所）"
