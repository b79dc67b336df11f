"""What players ask and a rule answers: folded at the rule, in full on its own page, and in the data."""

import json
from pathlib import Path

from playwright.sync_api import Browser, expect
from playwright.sync_api import Page as Screen
from support.site.html_pages import Page, broken_links
from support.site.made_up_rulebook import STAMP, graph, node, passage, reading

from rulesdb.site.rulebook_writing import write_site
from rulesdb.source.shipped_questions import PlayerQuestion

WHOLE_ANSWERS = [
    "息に<b>色</b>ってあるの?",
    "does breath have a colour",
    "赤い鱗を塗り直したいんだけど、いい?",
    "鱗なしで息だけ吐ける?",
]
PART_ANSWER = "息で塗った色 どこまで"


def _page(folder: Path, name: str) -> Page:
    return Page((folder / name).read_text("utf-8"))


def _asked(page: Page) -> list[list[str]]:
    """Return the lines of each folded block."""
    blocks = [block.text.splitlines() for block in page.find("details", "questions")]
    return [[line.strip() for line in block if line.strip()] for block in blocks]


def test_the_page_of_a_rule_has_all_questions_that_it_answers(site: Path) -> None:
    """What it answers as a whole comes first; what is only worth seeing is none; whatever they hold is text."""
    assert _asked(_page(site, "fab/r/1.0.1a.html")) == [["1.0.1a 質問 5件", *WHOLE_ANSWERS, PART_ANSWER]]
    assert _asked(_page(site, "fab/r/1.0.2.html")) == []
    assert _asked(_page(site, "fab/r/1.1.1.html")) == [["1.1.1 質問 1件", "does breath have a colour"]]


def test_a_section_has_the_first_few_and_leads_to_the_others(site: Path) -> None:
    """Of each rule the number of all; folded, so that who reads on passes over them."""
    page = _page(site, "fab/1.0.html")
    assert _asked(page) == [["1.0.1a 質問 5件", *WHOLE_ANSWERS[:3], "ほか2件"]]
    assert "open" not in page.find("details", "questions")[0].attributes
    assert "r/1.0.1a.html#questions" in [one.attributes["href"] for one in page.find("a")]
    assert _asked(_page(site, "fab/1.1.html")) == [["1.1.1 質問 1件", "does breath have a colour"]]
    assert broken_links(site) == []


def test_a_rule_that_begins_a_page_has_all_of_them_there(tmp_path: Path) -> None:
    """It has no other page to lead to, nor has a heading, which its text names."""
    lone = node("fab:2.1", "rule", None, reading(passage("text", "竜。")))
    heading = node("fab:questions", "heading", None, reading(title="問い"))
    asked = [PlayerQuestion("fab", f"{number}匹目の竜は?", (("2.1", 3), ("questions", 3))) for number in range(9)]
    write_site(graph((lone, heading)), (), tmp_path / "book", STAMP, questions=asked)
    assert [len(block) for block in _asked(_page(tmp_path / "book", "fab/2.1.html"))] == [10]
    assert [len(block) for block in _asked(_page(tmp_path / "book", "fab/questions.html"))] == [10]
    assert broken_links(tmp_path / "book") == []


def test_an_english_question_is_read_out_as_english(site: Path) -> None:
    """A screen reader changes its voice for it."""
    languages = {one.text: one.attributes.get("lang", "") for one in _page(site, "fab/r/1.0.1a.html").find("li")}
    assert languages["does breath have a colour"] == "en"
    assert languages[PART_ANSWER] == ""


def test_a_chapter_in_one_piece_and_previews_have_none(site: Path) -> None:
    """They are for reading in one go, and for a look at a rule's own words."""
    for name in ("fab/1_whole.html", "fab/1.0.nodes.js"):
        assert "答える問い" not in (site / name).read_text("utf-8")


def test_the_data_have_the_questions_with_their_grades(site: Path) -> None:
    """As ``show --json`` gives them; a rule that answers none has no such field."""
    (entry,) = json.loads((site / "fab" / "json" / "1.0.1a.json").read_text("utf-8"))
    assert entry["questions"] == [
        *({"text": text, "grade": 3} for text in WHOLE_ANSWERS),
        {"text": PART_ANSWER, "grade": 2},
    ]
    everything = json.loads((site / "rules.json").read_text("utf-8"))
    assert {each["id"] for each in everything if "questions" in each} == {"fab:1.0.1a", "fab:1.1.1", "mtg:502.1a"}


def test_a_thumb_or_a_key_unfolds_them(phone: Screen, home: str) -> None:
    """The line is high enough to be hit, and a normal stop of the Tab key."""
    phone.goto(f"{home}fab/1.0.html")
    summary = phone.locator(".questions summary")
    expect(phone.get_by_text(WHOLE_ANSWERS[0])).to_be_hidden()
    box = summary.bounding_box()
    assert box is not None
    assert box["height"] >= 24
    summary.tap()
    expect(phone.get_by_text(WHOLE_ANSWERS[0])).to_be_visible()
    more = phone.get_by_text("ほか2件").bounding_box()
    assert more is not None
    assert more["height"] >= 24
    assert not phone.evaluate("document.documentElement.scrollWidth > window.innerWidth")
    summary.focus()
    phone.keyboard.press("Enter")
    expect(phone.get_by_text(WHOLE_ANSWERS[0])).to_be_hidden()


def test_they_unfold_without_scripts(site: Path, browser: Browser) -> None:
    """As every folded block does."""
    page = browser.new_page(java_script_enabled=False)
    page.goto((site / "fab" / "1.0.html").as_uri())
    page.click(".questions summary")
    expect(page.get_by_text(WHOLE_ANSWERS[0])).to_be_visible()
    page.close()


def test_who_asks_for_the_others_sees_them_unfolded(desk: Screen, home: str) -> None:
    """The link from the section leads to the block on the rule's own page."""
    desk.goto(f"{home}fab/1.0.html")
    desk.click(".questions summary")
    desk.click("text=ほか2件")
    desk.wait_for_url("**/r/1.0.1a.html#questions")
    expect(desk.get_by_text(PART_ANSWER)).to_be_visible()


def test_paper_has_none(desk: Screen, home: str) -> None:
    """Nor where one was unfolded."""
    desk.goto(f"{home}fab/r/1.0.1a.html")
    desk.click(".questions summary")
    desk.emulate_media(media="print")
    expect(desk.locator(".questions")).to_be_hidden()
