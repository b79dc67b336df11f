"""The pictures of steps on the pages of their sections: the loaded rules, in order, as links."""

from pathlib import Path

import pytest
from playwright.sync_api import Page as BrowserPage
from support.site.html_pages import Page, broken_links
from support.site.made_up_rulebook import STAMP, graph, linked, node, passage, reading, refer
from support.site.tap_targets import too_small

from rulesdb.graph.model import Node
from rulesdb.site.rulebook_writing import write_site
from rulesdb.site.step_table import STEP_PICTURES, StepPictureRow

STAGES = "6.3.2"


def _step(number: str, headline: str, *cited: str) -> Node:
    text = passage("text", "竜が動く。", *(refer(f"[{target}]", f"fab:{target}") for target in cited))
    section = f"fab:{number.rpartition('.')[0]}"
    return node(f"fab:{number}", "rule", section, reading(text))._replace(headline=headline)


def _playing(last: int = 10) -> list[Node]:
    return [_step(f"5.1.{number}", f"手順{number}") for number in range(1, last + 1)]


def _stages(*items: str) -> Node:
    passages = (passage(f"item-{number}", text) for number, text in enumerate(items, start=1))
    return node(f"fab:{STAGES}", "rule", "fab:6.3", reading(passage("text", "竜の順。"), *passages))


def _page(folder: Path, section: str, *rules: Node) -> Page:
    heading = node(f"fab:{section}", "section", None, reading(title="竜"))
    others = [rule for rule in rules if rule.parent != heading.id]
    homes = [node(name, "section", None, reading(title="巣")) for name in {rule.parent or "" for rule in others}]
    write_site(linked(graph((heading, *homes, *rules))), (), folder / "book", STAMP)
    assert broken_links(folder / "book") == []
    return Page((folder / "book" / "fab" / f"{section}.html").read_text("utf-8"))


def _stations(page: Page) -> list[tuple[str, str, str]]:
    """Return link, words and accessible name of every row of the page's pictures."""
    rows: list[tuple[str, str, str]] = []
    for position, element in enumerate(page.elements):
        if element.tag == "a" and "transform" in element.attributes:
            words = [one.text for one in page.elements[position + 1 : position + 5] if one.tag == "text"]
            rows.append((element.attributes["href"], " ".join(words[:2]), element.attributes.get("aria-label", "")))
    return rows


def test_steps_stand_in_their_order_and_lead_to_their_rules(tmp_path: Path) -> None:
    """The nine steps of playing a card have their numbers and our headlines; the rule before them is none."""
    page = _page(tmp_path, "5.1", *_playing())
    assert _stations(page) == [(f"#5.1.{number}", f"5.1.{number} 手順{number}", "") for number in range(2, 11)]
    (picture,) = page.find("figure", "path")
    assert picture.text.split()[0] == "カードをプレイする手順"
    (drawing,) = page.find("svg")
    assert drawing.attributes["role"] == "group"
    assert drawing.attributes["aria-label"] == "カードをプレイする手順"


def test_a_picture_with_a_missing_step_is_left_out(tmp_path: Path) -> None:
    """An edition without the last step of playing a card has other steps: a picture of them would be wrong."""
    assert _page(tmp_path, "5.1", *_playing(last=9)).find("figure") == []


def test_steps_that_refer_to_the_exit_have_a_way_to_it(tmp_path: Path) -> None:
    """The rule on rewinding stands below the steps, and a screen reader hears from which steps it is reached."""
    steps = _playing()
    steps[4] = _step("5.1.5", "手順5", "1.10.3")
    subrule = node("fab:5.1.8a", "subrule", "fab:5.1.8", reading(passage("text", refer("[1.10.3]", "fab:1.10.3"))))
    page = _page(tmp_path, "5.1", *steps[:8], subrule, *steps[8:], _step("1.10.3", "巻き戻し"))
    assert _stations(page)[-1] == ("1.10.html#1.10.3", "1.10.3 巻き戻し", "1.10.3 巻き戻し 5.1.5、5.1.8から")
    without = _page(tmp_path / "other", "5.1", *_playing(), _step("1.10.3", "巻き戻し"))
    assert len(_stations(without)) == 9


def test_a_long_name_is_cut_and_read_out_in_full(tmp_path: Path) -> None:
    """The name that a picture has no room for ends in an ellipsis."""
    steps = _playing()
    steps[1] = _step("5.1.2", "火を吐く竜" * 5)
    (first, *_) = _stations(_page(tmp_path, "5.1", *steps))
    assert first == ("#5.1.2", f"5.1.2 {'火を吐く竜' * 3}火…", f"5.1.2 {'火を吐く竜' * 5}")


def test_stages_are_the_items_that_have_the_words_of_the_table(tmp_path: Path) -> None:
    """A stage is called what its item calls it, and leads there; a rule with other items has no picture."""
    (words,) = ([step.words for step in row.steps] for row in STEP_PICTURES if row.section == "fab:6.3")
    page = _page(tmp_path, "6.3", _stages(*(f"段{number}:{word}の話。" for number, word in enumerate(words, start=1))))
    assert [(href, text) for href, text, _ in _stations(page)] == [
        (f"#6.3.2-item-{number}", f"段{number} {word}") for number, word in enumerate(words, start=1)
    ]
    assert len(page.find("figure", "ladder")) == 1
    other = _page(tmp_path / "other", "6.3", _stages(*("竜の話。" for _ in words)))
    assert other.find("figure") == []


@pytest.mark.exhaustive
@pytest.mark.parametrize("row", STEP_PICTURES, ids=lambda row: row.section)
def test_shipped_edition_has_the_picture(shipped_book: Path, row: StepPictureRow) -> None:
    """Every row of the table is drawn from the shipped edition, with no name cut."""
    _, _, number = row.section.partition(":")
    stations = _stations(Page((shipped_book / "fab" / f"{number}.html").read_text("utf-8")))
    assert len(stations) in {len(row.steps), len(row.steps) + 1}
    assert [words for _, words, _ in stations if words.endswith("…")] == []


def test_rows_are_targets_for_a_finger_and_lead_to_their_rules(phone: BrowserPage, shipped_book: Path) -> None:
    """On the narrowest phone a row is as wide as the text; a tap on its empty end follows it."""
    phone.goto((shipped_book / "fab" / "5.3.html").as_uri())
    row = phone.locator(".picture a").nth(3)
    box = row.bounding_box()
    assert box is not None
    assert (box["width"] > 300, box["height"] >= 24) == (True, True)
    assert too_small(phone) == []
    row.tap(position={"x": box["width"] - 8, "y": box["height"] / 2})
    phone.wait_for_url("**/5.3.html#5.3.5")


def test_picture_is_printed(desk: BrowserPage, shipped_book: Path) -> None:
    """Paper has the picture that the screen has."""
    desk.goto((shipped_book / "fab" / "6.5.html").as_uri())
    desk.emulate_media(media="print")
    assert desk.locator(".picture svg").is_visible()
