"""The page of a comparison in a browser: both texts side by side, numbers that lead to each other, filters."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from support.comparison.made_up_versions import HARBOUR, rules
from support.site.standalone_pages import assert_fits_without_violation

from rulesdb.pipeline.compared_page import page_of
from rulesdb.pipeline.comparing import Version, compare_versions

NEW = """\
1 港§
1.0 入港§
1.0.1 夜の船は、灯をともしてから港に入る。灯のない船は朝まで沖に残る。§
1.0.2 船は、旗を掲げてから港に入る。§
1.0.3 港に入った船は、風下の桟橋につながれる。§
1.0.4 嵐の日に沖で待つ船は、[1.0.3]の桟橋の代わりに浮標につながれる。§
1.1 荷§
1.1.1 つながれた船は、手番に荷を二つまで下ろす。§
1.1.2 濡れた荷は倉庫に入らず、干し場で一手番を過ごす。<b>荷</b>§
1.1.3 荷を下ろし終えた船は、次の手番に港を出る。§
1.1.4 港を出る船は、[1.0.1]の旗を下ろす。§
"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return the address of the page about two versions."""
    old, new = (Version(name, rules(text), "ja") for name, text in (("2025", HARBOUR), ("2026", NEW)))
    page = tmp_path_factory.mktemp("compared") / "page.html"
    page.write_text(page_of(old, new, compare_versions(old, new)), encoding="utf-8")
    return page.as_uri()


def test_both_texts_stand_side_by_side(desk: Page, address: str) -> None:
    """On a desk the old text is left of the new one, and what differs is marked in each."""
    desk.goto(address)
    row = desk.locator("article", has=desk.locator("ins", has_text="風下の"))
    expect(row.locator("del")).to_have_text("空いている")
    old, new = (row.locator(f"div.{side}").bounding_box() for side in ("del", "ins"))
    assert old is not None
    assert new is not None
    assert old["x"] + old["width"] <= new["x"]
    assert old["y"] == new["y"]


def test_texts_stand_below_each_other_on_a_phone(phone: Page, address: str) -> None:
    """On a phone the new text stands below the old one."""
    phone.goto(address)
    row = phone.locator("article").nth(1)
    old, new = (row.locator(f"div.{side}").bounding_box() for side in ("del", "ins"))
    assert old is not None
    assert new is not None
    assert old["y"] + old["height"] <= new["y"]


def test_numbers_lead_there_and_back(desk: Page, address: str) -> None:
    """From a number that names another rule to its row, and from the row back; every link has its target."""
    desk.goto(address)
    entry = desk.locator(".alarm li").filter(has=desk.locator("b", has_text="1.0.2"))
    entry.get_by_role("link", name="1.0.3").click()
    row = desk.locator("article:target")
    expect(row).to_contain_text("風下の桟橋")
    row.get_by_role("link", name="1.0.2").click()
    expect(desk.locator("li:target b")).to_have_text("1.0.2")
    links = desk.locator("a").evaluate_all("links => links.map(link => link.getAttribute('href'))")
    assert links
    assert [link for link in links if desk.locator(f"id={link.removeprefix('#')}").count() != 1] == []


def test_filter_hides_a_kind(desk: Page, address: str) -> None:
    """A kind that is switched off is not shown, but for the row that a link leads to."""
    desk.goto(address)
    rows = desk.locator("article:visible")
    before = rows.count()
    desk.get_by_label("番号変更", exact=False).last.uncheck()
    assert 0 < rows.count() < before
    desk.locator(".alarm li").first.get_by_role("link").first.click()
    expect(desk.locator("article:target")).to_be_visible()


def _long_text(first: int, word: str) -> str:
    """Return a text of 64 sections with eight rules each, which are counted from ``first``."""
    lines = []
    for chapter in range(1, 9):
        lines.append(f"{chapter} 港{chapter}§")
        for section in (f"{chapter}.{number}" for number in range(8)):
            lines.append(f"{section} 節{section}§")
            lines += (f"{section}.{first + at} 船{section}の{at}番は、{word}港に入る。§" for at in range(1, 9))
    return "\n".join(lines)


@pytest.fixture(scope="module")
def long_address(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return the address of the page about two versions of a long text: every rule has another text and number."""
    texts = (("2025", _long_text(0, "朝の")), ("2026", _long_text(1, "夜の")))
    old, new = (Version(name, rules(text), "ja") for name, text in texts)
    page = tmp_path_factory.mktemp("compared") / "long.html"
    page.write_text(page_of(old, new, compare_versions(old, new)), encoding="utf-8")
    return page.as_uri()


def test_many_changes_are_a_line_each(browser: Browser, long_address: str) -> None:
    """Hundreds of changes and of numbers that name another rule take at most thirty screens of a desk."""
    page = browser.new_page(viewport={"width": 1366, "height": 768})
    page.goto(long_address)
    assert page.locator("article").count() >= 484
    assert page.evaluate("document.documentElement.scrollHeight / innerHeight") <= 30
    page.close()


def test_a_section_is_jumped_to_and_a_row_opens(desk: Page, long_address: str) -> None:
    """The list of sections leads to each, and a link to a row opens the row."""
    desk.goto(long_address)
    desk.get_by_role("link", name="5.3 節5.3", exact=True).click()
    expect(desk.locator("h3", has_text="5.3 節5.3")).to_be_in_viewport()
    row = desk.locator(".part:target article").first
    expect(row.locator(".sides")).to_be_hidden()
    desk.locator(".alarm > p a").first.click()
    desk.locator(".alarm li:target a").first.click()
    expect(desk.locator("article:target .sides")).to_be_visible()


def test_rows_are_filtered_by_words(desk: Page, long_address: str) -> None:
    """Only rows with the words stay, with the headings of their sections; the page says how many."""
    desk.goto(long_address)
    desk.get_by_label("番号か言葉で絞る").fill("船5.3の")
    expect(desk.locator("#count")).to_have_text("8件")
    expect(desk.locator("article:visible")).to_have_count(8)
    expect(desk.locator("h3:visible")).to_have_count(1)


def test_a_rule_is_shown_alone(desk: Page, long_address: str) -> None:
    """Its row is all that is left, with the way back to the others."""
    desk.goto(long_address)
    desk.locator("article summary").nth(100).click()
    expect(desk.get_by_role("link", name="すべての変更に戻る")).to_be_hidden()
    desk.get_by_role("link", name="このルールだけを表示").click()
    expect(desk.locator("article:visible")).to_have_count(1)
    expect(desk.locator("fieldset")).to_be_hidden()
    desk.get_by_role("link", name="すべての変更に戻る").click()
    expect(desk.locator("fieldset")).to_be_visible()
    expect(desk.locator("article:target .sides")).to_be_in_viewport()


def test_markup_of_a_text_is_text(desk: Page, address: str) -> None:
    """What looks like markup in a rules text is shown as it is written."""
    desk.goto(address)
    expect(desk.locator("main")).to_contain_text("<b>荷</b>")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1280])
def test_page_fits_and_has_no_violation(browser: Browser, address: str, width: int, scheme: str) -> None:
    """On a phone and on a desk, in light and dark."""
    assert_fits_without_violation(browser, address, width, scheme)


def test_page_without_changes_says_so(tmp_path: Path, desk: Page) -> None:
    """Two equal versions give a page that says that nothing changed."""
    version = Version("2025", rules(HARBOUR), "ja")
    page = tmp_path / "page.html"
    page.write_text(page_of(version, version, compare_versions(version, version)), encoding="utf-8")
    desk.goto(page.as_uri())
    expect(desk.locator("main")).to_contain_text("変更はない。")
    expect(desk.locator(".alarm")).to_have_count(0)
