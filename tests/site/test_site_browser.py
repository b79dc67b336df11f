"""The rulebook in a real browser, from the disk and served: it fits a phone, nothing complains, anchors land."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from support.site.made_up_rulebook import STAMP, graph, linked, node, passage, reading, refer
from support.site.unfolding import unfold_all

from rulesdb.site.rulebook_writing import write_site


@pytest.fixture(scope="module")
def addresses(home: str, site: Path) -> list[str]:
    """Return the addresses of every page of the made-up rulebook."""
    return sorted(home + path.relative_to(site).as_posix() for path in site.rglob("*.html"))


WIDE = "document.documentElement.scrollWidth > window.innerWidth"


@pytest.mark.exhaustive
def test_no_page_scrolls_sideways_on_a_phone(phone: Page, addresses: list[str]) -> None:
    """Long numbers, English names and addresses wrap."""
    wide = []
    for address in addresses:
        phone.goto(address)
        if phone.evaluate(WIDE):
            wide.append(address)
    assert wide == []


@pytest.mark.parametrize("width", [320, 360])
@pytest.mark.parametrize("path", ["coverage.html", "fab/6.4.html", "diagnostics.html", "index.html"])
def test_no_shipped_page_scrolls_sideways(browser: Browser, shipped_book: Path, path: str, width: int) -> None:
    """The table of coverage has eight columns, of which four have numbers of three digits."""
    page = browser.new_page(viewport={"width": width, "height": 740}, has_touch=True, is_mobile=True)
    page.goto((shipped_book / path).as_uri())
    unfold_all(page)
    assert page.evaluate("document.documentElement.scrollWidth") == width
    page.close()


def test_nothing_that_opens_scrolls_sideways_on_a_phone(phone: Page, home: str) -> None:
    """A preview, the menu and the suggestions fit as well."""
    phone.goto(f"{home}fab/1.0.html")
    phone.tap("[id='1.0.1'] .text a >> nth=0")
    phone.wait_for_selector(".preview")
    assert not phone.evaluate(WIDE)
    phone.tap(".preview-close")
    phone.tap("#display summary")
    assert not phone.evaluate(WIDE)
    phone.tap("#search-input")
    phone.fill("#search-input", "1.0")
    phone.wait_for_selector("[role=option]")
    assert not phone.evaluate(WIDE)


def test_the_browser_has_nothing_to_complain_about(phone: Page, addresses: list[str]) -> None:
    """No error in the console, no file that is missing or that the policy forbids; the styles are in force."""
    complaints: list[str] = []
    phone.on("console", lambda message: complaints.append(message.text))
    phone.on("requestfailed", lambda request: complaints.append(f"{request.failure} {request.url}"))
    for address in addresses:
        phone.goto(address)
        assert phone.evaluate("getComputedStyle(document.body).margin") == "0px"
    left_early = "net::ERR_ABORTED"  # the tab's icon, when the next page comes sooner
    assert [complaint for complaint in complaints if not complaint.startswith(left_early)] == []


def test_a_link_to_a_rule_lands_on_it(phone: Page, site: Path) -> None:
    """A reader who follows a reference sees the rule at the top of the screen, set off from its neighbours."""
    phone.goto((site / "fab" / "1.1.html").as_uri())
    phone.click("text=[1.0.2]")
    phone.wait_for_url("**/1.0.html#1.0.2")
    landed = phone.locator(":target")
    assert landed.get_attribute("id") == "1.0.2"
    box = landed.bounding_box()
    assert box is not None
    assert 0 <= box["y"] < 740


def test_an_anchor_made_of_japanese_words_lands(phone: Page, site: Path) -> None:
    """A heading's anchor is its text, percent-encoded in the link."""
    phone.goto((site / "index.html").as_uri())
    phone.click("text=新しい力")
    assert phone.locator(":target").get_attribute("id") == "新しい力「羽-と/鱗」"


def test_a_sentence_is_copied_with_its_symbols(phone: Page, site: Path) -> None:
    """On one line, the symbol as it is written."""
    phone.goto((site / "fab" / "1.0.html").as_uri())
    phone.evaluate("getSelection().selectAllChildren(document.querySelector('p:has(.symbol)'))")
    assert phone.evaluate("getSelection().toString()").startswith("息は{p}を")


def test_a_wide_picture_of_references_fits_a_phone(phone: Page, tmp_path: Path) -> None:
    """Five columns of long numbers, unfolded: the picture shrinks, and nothing scrolls sideways."""
    numbers = [f"1.0.10{letter}" for letter in "abcde"]
    rules = (
        node(
            f"fab:{number}", "rule", None, reading(passage("text", *(refer(f"[{one}]", f"fab:{one}") for one in cited)))
        )
        for number, *cited in zip(numbers, [*numbers[1:], "9.9.99z"], strict=True)
    )
    write_site(linked(graph(rules)), (), tmp_path / "book", STAMP)
    phone.goto((tmp_path / "book" / "fab" / "1.0.10c.html").as_uri())
    phone.click("text=参照のつながり")
    assert phone.locator(".chain g").count() == 5
    picture = phone.locator(".chain svg").bounding_box()
    assert picture is not None
    assert picture["width"] > 250
    assert phone.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


def test_dark_mode_is_dark(browser: Browser, site: Path) -> None:
    """Whoever asks their system for a dark screen gets one."""
    page = browser.new_page(color_scheme="dark")
    page.goto((site / "index.html").as_uri())
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(23, 25, 29)"
    page.close()


def test_numbers_hang_in_the_margin_on_a_desk(browser: Browser, site: Path) -> None:
    """On a wide screen a rule's number stands left of its text, on a phone above it."""
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.goto((site / "fab" / "1.0.html").as_uri())
    number = page.locator("[id='1.0.1'] .number").first.bounding_box()
    text = page.locator("[id='1.0.1'] .text").first.bounding_box()
    assert number is not None
    assert text is not None
    assert number["x"] + number["width"] < text["x"]
    assert abs(number["y"] - text["y"]) < 20
    page.close()


def test_rules_without_a_check_can_be_seen_alone(desk: Page, home: str) -> None:
    """A choice hides the other rules and the sections that have none; it needs no script."""
    desk.goto(f"{home}coverage.html")
    desk.locator(".rules-of summary").first.click()
    expect(desk.locator(".rules-of li:visible")).to_have_count(3)
    desk.get_by_label("未検証のあるルールだけ").check()
    expect(desk.locator(".rules-of:visible")).to_have_count(1)
    expect(desk.locator(".rules-of li:visible")).to_have_text("1.0.2 未検証")
    expect(desk.get_by_text("未検証のルールはありません。")).to_be_hidden()


def test_headers_of_numbers_leave_room_for_names_on_a_phone(phone: Page, home: str) -> None:
    """A long header of a narrow column is in two lines, between its words."""
    phone.goto(f"{home}coverage.html")
    phone.locator("tbody .name").first.evaluate("name => { name.textContent = '長い節の名前'.repeat(3); }")
    headers = (phone.get_by_role("columnheader", name=name, exact=True).first for name in ("ルール", "検証済み"))
    short, long = (header.bounding_box() for header in headers)
    assert short is not None
    assert long is not None
    assert long["width"] < 1.5 * short["width"]
