"""The picture of the references around a rule."""

from pathlib import Path

from support.site.html_pages import Element, Page, broken_links
from support.site.made_up_rulebook import STAMP, graph, linked, node, passage, reading, refer

from rulesdb.graph.model import Node
from rulesdb.site.rulebook_writing import write_site


def _rule(number: str, *cited: str, where: str = "text") -> Node:
    said = passage(where, *(refer(f"[{each}]", f"fab:{each}") for each in cited))
    return node(f"fab:{number}", "rule", "fab:1.0", reading(said))


def _page(folder: Path, *rules: Node) -> Page:
    book = linked(graph((node("fab:1.0", "section", None, reading(title="竜")), *rules)))
    write_site(book, (), folder / "book", STAMP)
    assert broken_links(folder / "book") == []
    return Page((folder / "book" / "fab" / "1.0.html").read_text("utf-8"))


def _columns(page: Page, number: str) -> list[str]:
    """Return what a screen reader says of each column of a rule's picture, and the words in it."""
    at = next(place for place, one in enumerate(page.elements) if one.attributes.get("id") == number)
    found: list[Element] = []
    for one in page.elements[at + 1 :]:
        if "node" in one.classes:
            break
        found += [one] if one.tag == "g" else []
    return [f"{one.attributes['aria-label']}:{' '.join(one.text.split()[1:])}" for one in found]


def test_two_steps_are_drawn_each_way(tmp_path: Path) -> None:
    """From what leads to a rule to what it leads to, and no further."""
    chain = [_rule(f"1.0.{at}", *([f"1.0.{at + 1}"] if at < 7 else [])) for at in range(1, 8)]
    page = _page(tmp_path, *chain)
    assert _columns(page, "1.0.4") == [
        "参照元の参照元:1.0.2",
        "参照元:1.0.3",
        "この項:1.0.4",
        "参照先:1.0.5",
        "参照先の参照先:1.0.6",
    ]
    assert _columns(page, "1.0.1") == ["この項:1.0.1", "参照先:1.0.2", "参照先の参照先:1.0.3"]


def test_names_are_links_and_what_is_not_loaded_is_none(tmp_path: Path) -> None:
    """The rule itself is no link either: one is there."""
    page = _page(tmp_path, _rule("1.0.1", "1.0.2", "9.9"), _rule("1.0.2"))
    (picture,) = page.find("svg")
    links = [one for one in page.elements[page.elements.index(picture) :] if one.tag == "a" and not one.classes]
    assert [link.text for link in links if link.attributes["href"].startswith("#")][:1] == ["1.0.2"]
    assert _columns(page, "1.0.1") == ["この項:1.0.1", "参照先:1.0.2 9.9"]
    assert picture.attributes["aria-label"] == "1.0.1の前後二段の参照"


def test_a_rule_has_its_title_below_its_number(tmp_path: Path) -> None:
    """A title that is too long is cut, and a rule without one has its number alone."""
    titled = node("fab:1.0.2", "rule", "fab:1.0", reading(title="火竜が吐いた息の色と熱さについて"))
    page = _page(tmp_path, _rule("1.0.1", "1.0.2", "1.0.3"), titled, _rule("1.0.3"))
    assert _columns(page, "1.0.1") == ["この項:1.0.1", "参照先:1.0.2 火竜が吐いた息の色と… 1.0.3"]


def test_the_picture_is_folded_and_spared_where_there_is_little_to_see(tmp_path: Path) -> None:
    """A single reference is read as quickly in the text, and examples are no part of the chain."""
    page = _page(tmp_path, _rule("1.0.1", "1.0.2"), _rule("1.0.2"), _rule("1.0.3", "1.0.1", "1.0.2"))
    assert [one.attributes for one in page.find("details", "chain")] == [{"class": "chain"}] * 3
    page = _page(tmp_path / "other", _rule("1.0.1", "1.0.2"), _rule("1.0.2"))
    assert page.find("svg") == []


def test_a_crowd_is_counted(tmp_path: Path) -> None:
    """Eight names in a column, and how many more there are."""
    crowd = [_rule(f"1.0.{at}", "1.0.1") for at in range(2, 13)]
    (into, _) = _columns(_page(tmp_path, _rule("1.0.1"), *crowd), "1.0.1")
    assert into == "参照元:1.0.2 1.0.3 1.0.4 1.0.5 1.0.6 1.0.7 1.0.8 1.0.9 +3"


def test_rules_that_cite_each_other_stand_on_both_sides(tmp_path: Path) -> None:
    """A circle is drawn once each way, and a rule is never its own neighbour."""
    page = _page(tmp_path, _rule("1.0.1", "1.0.2", "1.0.1"), _rule("1.0.2", "1.0.1"))
    assert _columns(page, "1.0.1") == ["参照元:1.0.2", "この項:1.0.1", "参照先:1.0.2"]


def test_whatever_a_heading_is_called_shows_as_text(tmp_path: Path) -> None:
    """Markup in a name is no markup of the picture, in its words or in what is read out."""
    hostile = "<script>alert('竜')</script>"
    heading = node(
        f"fab:{hostile}", "heading", None, reading(passage("text", refer("[1]", "fab:1.0.1")), title=hostile)
    )
    book = linked(graph((heading, _rule("1.0.1", "1.0.2"), _rule("1.0.2"))))
    write_site(book, (), tmp_path / "book", STAMP)
    pages = [Page(path.read_text("utf-8")) for path in sorted((tmp_path / "book").rglob("*.html"))]
    assert [page for page in pages if page.inline_scripts] == []
    assert f"{hostile}の前後二段の参照" in {one.attributes["aria-label"] for page in pages for one in page.find("svg")}
    assert "<script>al…" in {one.text for page in pages for one in page.find("text")}
