"""Looking at a reference's target without leaving: by pointer, keyboard and tap, one within the other, closed again."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from support.site.held_requests import Held, stop_the_clock
from support.site.made_up_rulebook import STAMP, graph, node, passage, reading
from support.site.unfolding import unfold_citers

from rulesdb.site.rulebook_writing import write_site

ELSEWHERE = "[id='1.0.1'] .text a"  # in 1.0.html, to 1.1.1
HERE = "[id='1.0.2'] .text a"  # in 1.0.html, to 1.0.1 on the same page
TARGET = "**/fab/1.1.nodes.js"  # what the preview of the one elsewhere needs
TARGET_IS_THERE = "rulesdb.load('fab/1.1.nodes.js')"
LATER = 500  # ms after which what opens or closes by itself has done so


def test_pointing_at_a_reference_shows_its_target(desk: Page, home: str) -> None:
    """The target's number, its page's title and its words; the pointer may go into the preview and leave it again."""
    stop_the_clock(desk)
    desk.goto(f"{home}fab/1.0.html")
    desk.hover(ELSEWHERE)
    desk.clock.run_for(LATER)
    preview = desk.get_by_role("dialog", name="1.1.1のプレビュー")
    expect(preview).to_contain_text("を待つ。")
    expect(preview).to_contain_text("1.1 卵")
    desk.hover(".preview-text")
    desk.clock.run_for(LATER)
    expect(preview).to_be_visible()
    desk.hover(".masthead .home")
    desk.clock.run_for(LATER)
    expect(preview).to_have_count(0)


def test_a_target_on_the_same_page_needs_nothing_loaded(desk: Page, home: str) -> None:
    """No script is loaded for it, and the page gets no anchor twice."""
    asked: list[str] = []
    desk.on("request", lambda request: asked.append(request.url))
    desk.goto(f"{home}fab/1.0.html")
    desk.hover(HERE)
    expect(desk.locator(".preview")).to_contain_text("火竜は")
    assert [url for url in asked if url.endswith(".nodes.js")] == []
    assert desk.evaluate("document.querySelectorAll('[id=\"1.0.1\"]').length") == 1


def test_passing_by_shows_nothing(desk: Page, home: str) -> None:
    """A pointer on its way elsewhere opens no preview, and none whose target comes when it has gone on."""
    target = Held(desk, TARGET)
    stop_the_clock(desk)
    desk.goto(f"{home}fab/1.0.html")
    desk.hover(ELSEWHERE)
    desk.hover(".masthead .home")
    desk.clock.run_for(LATER)
    desk.hover(ELSEWHERE)
    with desk.expect_request(TARGET):
        desk.clock.run_for(LATER)
    desk.hover(".masthead .home")
    target.release()
    desk.evaluate(TARGET_IS_THERE)
    expect(desk.locator(".preview")).to_have_count(0)


def test_a_reference_within_a_preview_has_a_preview(desk: Page, home: str) -> None:
    """The inner one stands in the outer one; Escape closes one after the other."""
    desk.goto(f"{home}fab/1.0.html")
    desk.hover(ELSEWHERE)
    desk.hover(".preview .text a >> nth=0")
    expect(desk.locator(".preview .preview")).to_contain_text("火竜は")
    expect(desk.locator(".preview")).to_have_count(2)
    desk.keyboard.press("Escape")
    expect(desk.locator(".preview")).to_have_count(1)
    desk.keyboard.press("Escape")
    expect(desk.locator(".preview")).to_have_count(0)


def test_links_within_a_preview_lead_where_they_led(desk: Page, home: str) -> None:
    """Relative to the page that they come from, not to the one that shows them."""
    desk.goto(f"{home}fab/1.1.html")
    unfold_citers(desk)
    desk.hover(".citers a >> nth=0")
    assert desk.locator(".preview .text a").get_attribute("href") == f"{home}fab/1.1.html#1.1.1"
    desk.click(".preview-go")
    desk.wait_for_url(f"{home}fab/1.0.html#1.0.1")


def test_a_citing_example_is_set_off_in_its_rule(desk: Page, home: str) -> None:
    """Who looks at a citing passage sees the rule that it belongs to, with that passage marked."""
    desk.goto(f"{home}fab/1.1.html")
    unfold_citers(desk)
    desk.hover(".citers a >> text=例1")
    expect(desk.get_by_role("dialog", name="1.0.1aのプレビュー")).to_contain_text("に変え")
    expect(desk.locator(".preview .meant")).to_contain_text("《赤い鱗》")


def test_a_section_is_looked_at_with_what_it_holds(desk: Page, home: str) -> None:
    """A title alone would say little: the rules under it follow, by number and first words, and are no heading."""
    desk.goto(f"{home}diagnostics.html")
    desk.evaluate(
        """(to) => {
        const link = Object.assign(document.createElement("a"), { href: to, textContent: "火と水", id: "made" });
        document.querySelector("h1").after(link);
    }""",
        f"{home}fab/1.0.html#1.0",
    )
    desk.hover("#made")
    expect(desk.locator(".preview .entries li")).to_have_text([re.compile("^1.0.1 火竜は"), re.compile("^1.0.2 ")])
    expect(desk.locator(".preview").get_by_role("heading")).to_have_count(0)
    assert desk.locator(".preview").inner_text().count("火と水") == 1


def test_the_keyboard_opens_enters_and_leaves(desk: Page, home: str) -> None:
    """Focus opens it and describes the reference by it, Tab leads into it, Escape back to the reference."""
    stop_the_clock(desk)
    desk.goto(f"{home}fab/1.0.html")
    desk.locator("[id='1.0'] .permalink").focus()
    desk.keyboard.press("Tab")
    desk.clock.run_for(LATER)
    reference = desk.locator(ELSEWHERE).first
    expect(reference).to_be_focused()
    expect(reference).to_have_attribute("aria-expanded", "true")
    expect(reference).to_have_accessible_description(re.compile("を待つ"))
    desk.keyboard.press("Tab")
    expect(desk.locator(".preview-go")).to_be_focused()
    desk.keyboard.press("Escape")
    expect(reference).to_be_focused()
    desk.clock.run_for(LATER)
    expect(desk.locator(".preview")).to_have_count(0)
    assert reference.get_attribute("aria-expanded") is None


def test_a_pointer_at_rest_leaves_the_keyboard_its_preview(desk: Page, home: str) -> None:
    """A focus that scrolls the page brings other things under the pointer; its preview opens all the same."""
    stop_the_clock(desk)
    desk.goto(f"{home}fab/1.0.html")
    desk.mouse.move(400, 400)
    desk.locator("[id='1.0'] .permalink").focus()
    desk.keyboard.press("Tab")
    desk.locator("h1").first.dispatch_event("pointerover", {"pointerType": "mouse", "bubbles": True})
    desk.clock.run_for(LATER)
    expect(desk.locator(ELSEWHERE).first).to_be_focused()
    expect(desk.locator(".preview")).to_have_count(1)


def test_tabbing_on_closes_it(desk: Page, home: str) -> None:
    """A preview that the keyboard left is in nobody's way."""
    desk.goto(f"{home}fab/1.0.html")
    desk.keyboard.press("Tab")
    desk.locator(ELSEWHERE).first.focus()
    expect(desk.locator(".preview")).to_have_count(1)
    desk.keyboard.press("Shift+Tab")
    expect(desk.locator(".preview")).to_have_count(0)


def test_the_first_tap_shows_and_the_second_goes(phone: Page, home: str) -> None:
    """On a touch screen nobody points: a tap shows a sheet, one elsewhere closes it, a second one follows the link."""
    phone.goto(f"{home}fab/1.0.html")
    phone.tap(ELSEWHERE)
    sheet = phone.locator(".preview")
    expect(sheet).to_contain_text("を待つ。")
    box = sheet.bounding_box()
    assert box is not None
    assert (round(box["x"]), round(box["width"]), round(box["y"] + box["height"])) == (0, 360, 740)
    phone.tap("h1 .title")
    expect(sheet).to_have_count(0)
    phone.tap(ELSEWHERE)
    phone.tap(".preview-close")
    expect(sheet).to_have_count(0)
    phone.tap(ELSEWHERE)
    expect(sheet).to_have_count(1)
    phone.tap(ELSEWHERE)
    phone.wait_for_url(f"{home}fab/1.1.html#1.1.1")


@pytest.mark.parametrize(("elsewhere", "sheets"), [("h1 .title", 0), (HERE, 1)])
def test_a_tap_elsewhere_takes_back_the_one_before(phone: Page, site: Path, elsewhere: str, sheets: int) -> None:
    """On a slow network the reader is neither led away nor shown what they no longer ask for."""
    target = Held(phone, TARGET)
    address = (site / "fab" / "1.0.html").as_uri()
    phone.goto(address)
    phone.tap(ELSEWHERE)
    phone.tap(elsewhere)
    target.release()
    phone.evaluate(TARGET_IS_THERE)
    expect(phone.locator(".preview")).to_have_count(sheets)
    expect(phone.get_by_role("dialog", name="1.1.1のプレビュー")).to_have_count(0)
    assert phone.url == address


def test_a_jump_on_the_page_takes_back_what_was_asked_for(phone: Page, site: Path) -> None:
    """Who has gone on to another rule is not shown what belonged to the one before."""
    target = Held(phone, TARGET)
    phone.goto((site / "fab" / "1.0.html").as_uri())
    phone.tap(ELSEWHERE)
    phone.evaluate("""() => new Promise((done) => {
        addEventListener("hashchange", done, { once: true });
        location.hash = "1.0.2";
    })""")
    target.release()
    phone.evaluate(TARGET_IS_THERE)
    expect(phone.locator(".preview")).to_have_count(0)


def test_the_second_tap_goes_before_the_sheet_has_come(phone: Page, site: Path) -> None:
    """Who would rather go there than wait may."""
    Held(phone, TARGET)
    phone.goto((site / "fab" / "1.0.html").as_uri())
    phone.tap(ELSEWHERE)
    phone.tap(ELSEWHERE)
    phone.wait_for_url("**/fab/1.1.html#1.1.1")


def test_a_sheet_does_not_lie_on_its_reference(phone: Page, home: str) -> None:
    """Who looks at a target still sees the sentence that cites it."""
    phone.set_viewport_size({"width": 360, "height": 320})
    phone.goto(f"{home}fab/1.0.html")
    phone.tap(ELSEWHERE)
    phone.wait_for_selector(".preview")
    reference, sheet = phone.locator(ELSEWHERE).first.bounding_box(), phone.locator(".preview").bounding_box()
    assert reference is not None
    assert sheet is not None
    assert reference["y"] > 0
    assert reference["y"] + reference["height"] < sheet["y"]


def test_a_mouse_at_rest_closes_no_sheet(phone: Page, home: str) -> None:
    """A tap may scroll the page, and so bring something under the mouse of a laptop that has a touch screen, too."""
    stop_the_clock(phone)
    phone.goto(f"{home}fab/1.0.html")
    phone.tap(ELSEWHERE)
    phone.clock.run_for(LATER)
    expect(phone.locator(".preview")).to_have_count(1)
    phone.locator("h1").first.dispatch_event("pointerover", {"pointerType": "mouse", "bubbles": True})
    phone.clock.run_for(LATER)
    expect(phone.locator(".preview")).to_have_count(1)
    phone.locator("h1").first.dispatch_event("pointerover", {"pointerType": "mouse", "bubbles": True, "screenX": 9})
    phone.clock.run_for(LATER)
    expect(phone.locator(".preview")).to_have_count(0)


def test_sheets_lie_on_each_other(phone: Page, home: str) -> None:
    """A tap in a sheet lays the next one on it; closing that one leads back."""
    phone.goto(f"{home}fab/1.0.html")
    phone.tap(ELSEWHERE)
    phone.tap(".preview .text a >> nth=0")
    expect(phone.locator(".preview")).to_have_count(2)
    phone.tap(".preview .preview .preview-close")
    expect(phone.locator(".preview")).to_have_count(1)
    expect(phone.locator(".preview")).to_contain_text("を待つ。")


def test_where_the_script_beside_a_page_is_missing_links_are_links(phone: Page, tmp_path: Path) -> None:
    """A rulebook copied in part: there is no preview, and a tap goes where it leads."""
    cited = node("fab:1.1", "section", None, reading(title="卵"))
    citing = node("fab:1.0", "section", None, reading(passage("text", "竜")))
    write_site(graph((citing, cited)), (), tmp_path / "book", STAMP)
    (tmp_path / "book" / "fab" / "1.1.nodes.js").unlink()
    page = tmp_path / "book" / "fab" / "1.0.html"
    page.write_text(page.read_text("utf-8").replace(">竜<", '><a href="1.1.html#1.1">竜</a><'), encoding="utf-8")
    phone.goto(page.as_uri())
    assert phone.locator(".text a").count() > 0
    phone.tap(".text a >> nth=0")
    phone.wait_for_url("**/1.1.html#1.1")


@pytest.mark.parametrize(
    "hostile", ["<script>alert(1)</script>", "</script><img src=x onerror=alert(1)>", "\u2028'\"\\"]
)
def test_a_preview_shows_whatever_a_text_holds_as_text(desk: Page, tmp_path: Path, hostile: str) -> None:
    """Markup in a rule is words in its preview too."""
    nodes = (
        node("fab:1.0", "section", None, reading(passage("text", "竜"), title="火")),
        node("fab:1.1", "section", None, reading(passage("text", hostile), title=hostile)),
    )
    write_site(graph(nodes), (), tmp_path / "book", STAMP)
    page = tmp_path / "book" / "fab" / "1.0.html"
    page.write_text(page.read_text("utf-8").replace("竜<", '<a href="1.1.html#1.1">竜</a><'), encoding="utf-8")
    complaints: list[str] = []
    desk.on("console", lambda message: complaints.append(message.text))
    desk.on("dialog", lambda dialog: complaints.append(dialog.message))
    desk.goto(page.as_uri())
    desk.hover(".text a")
    expect(desk.locator(".preview .text")).to_contain_text(hostile)
    assert complaints == []


def test_a_companion_is_one_call_with_the_words_of_its_page(site: Path) -> None:
    """Path, title, and the anchor and the markup of each node; not who cites it."""
    script = (site / "fab" / "1.0.nodes.js").read_text("utf-8")
    path, title, nodes = json.loads(f"[{script.removeprefix('rulesdb.targets.keep(').removesuffix(');' + chr(10))}]")
    assert (path, title) == ("fab/1.0.html", "1.0 火と水")
    assert [anchor for anchor, _ in nodes] == ["1.0", "1.0.1", "1.0.1a", "1.0.2"]
    assert "水竜" in dict(nodes)["1.0.2"]
    assert "citers" not in script
