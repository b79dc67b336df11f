"""The rulebook on paper: its text, all of it, with numbers, and nothing to press."""

import io
from unicodedata import normalize

import pytest
from playwright.sync_api import Page, expect
from pypdf import PageObject, PdfReader


def _printed(page: Page) -> list[str]:
    """Return the words of each sheet: no white space, which a PDF only guesses, and characters for radicals."""
    sheets = PdfReader(io.BytesIO(page.pdf(format="A4", prefer_css_page_size=True))).pages
    return [normalize("NFKC", "".join(sheet.extract_text().split())) for sheet in sheets]


def test_a_section_prints_its_text_and_its_numbers(desk: Page, home: str) -> None:
    """References are their numbers; what was folded is printed."""
    desk.goto(f"{home}fab/1.0.html")
    desk.evaluate("document.querySelectorAll('details.example').forEach((example) => { example.open = false; })")
    words = "".join(_printed(desk))
    for said in ("1.0節火と水", "は[1.1.1]に従う。", "1.0.1a細則", "例1《赤い鱗》", "注のことば"):
        assert said in words
    assert desk.locator("details.example[open]").count() == 0


def _room_left(page: Page) -> list[float]:
    """Return how much of each sheet but the last is empty above its number, as a part of the sheet's height."""
    sheets = PdfReader(io.BytesIO(page.pdf(format="A5", prefer_css_page_size=True))).pages[:-1]
    return [sorted(_heights(sheet))[1] / float(sheet.mediabox.height) for sheet in sheets]


def _heights(sheet: PageObject) -> set[float]:
    """Return how high above the foot of a sheet, in points, there are words."""
    found = set()

    def remember(words: str, sheet_matrix: list[float], matrix: list[float], *_font: object) -> None:
        if words.strip():
            found.add(matrix[4] * sheet_matrix[1] + matrix[5] * sheet_matrix[3] + sheet_matrix[5])

    sheet.extract_text(visitor_text=remember)
    return found


def test_a_chapter_prints_as_a_whole(desk: Page, home: str) -> None:
    """All sections in their order, numbers on every sheet, and nothing that only leads elsewhere."""
    desk.goto(f"{home}fab/1_whole.html")
    sheets = _printed(desk)
    words = "".join(sheets)
    places = [words.index(said) for said in ("1章", "巻頭のことば", "1.0節火と水", "は[1.1.1]に従う。", "1.1節卵")]
    assert places == sorted(places)
    assert "1.1.1ルール卵は[1.0.1]―[1.0.2]を待つ。" in words
    for unwanted in ("このページの項目", "§", "参照元", "全文", "へ移動"):
        assert unwanted not in words
    assert [f"{place}/{len(sheets)}" in sheet for place, sheet in enumerate(sheets, 1)] == [True] * len(sheets)


def test_a_booklet_begins_with_what_it_is_and_holds(desk: Page, home: str) -> None:
    """The game, the chapter, its text, the stamp and the sections stand before the first of them, on paper alone."""
    desk.goto(f"{home}fab/1_whole.html")
    expect(desk.locator(".imprint")).to_be_hidden()
    (first, *_) = _printed(desk)
    title, _, text = first.partition("1.0節火と水")
    expected = ("の巻", "の卓公式", "2031年4月5日", "1.0火と水", "1.1卵")
    places = [title.index(words) for words in expected]
    assert places == sorted(places)
    assert "羽の手引き" not in title
    assert "フレッシュ&ブラッド" in text  # it is painted last


@pytest.mark.in_part(1)
def test_no_sheet_but_the_last_is_half_empty(desk: Page, home: str) -> None:
    """Checks with many results follow each other, and each rule its checks, down to the foot of a sheet."""
    desk.goto(f"{home}fab/1.0.html")
    desk.evaluate("""() => {
        const rule = document.getElementById("1.0.1a");
        for (const result of rule.querySelectorAll(".result")) {
            for (let copies = 0; copies < 11; copies++) result.after(result.cloneNode(true));
        }
        rule.querySelector(".rule-checks").open = true;
        for (const check of rule.querySelectorAll(".rule-checks > ul > li")) {
            for (let copies = 0; copies < 3; copies++) check.after(check.cloneNode(true));
        }
        for (let copies = 0; copies < 7; copies++) rule.after(rule.cloneNode(true));
    }""")
    left = _room_left(desk)
    assert len(left) > 5
    assert max(left) < 0.25


def test_sheets_name_what_they_are_from(desk: Page, home: str) -> None:
    """Above every sheet but the first, which has the title itself."""
    desk.goto(f"{home}fab/1.0.html")
    desk.evaluate("document.getElementById('1.0.2').style.marginTop = '600px'")
    first, second, *_ = _printed(desk)
    assert "1.0火と水|フレッシュ" not in first
    assert "1.0火と水|フレッシュ" in second


@pytest.mark.exhaustive
def test_no_sheet_ends_with_a_heading(desk: Page, home: str) -> None:
    """Wherever a sheet ends, a section's heading stands on the one with its first rule."""
    desk.goto(f"{home}fab/1_whole.html")
    for down in range(200, 340, 20):
        desk.evaluate(f"document.getElementById('1.1').style.marginTop = '{down}px'")
        (sheet,) = (sheet for sheet in _printed(desk) if "1.1節卵" in sheet)
        assert "1.1.1ルール卵は" in sheet


def test_nothing_of_the_navigation_prints(desk: Page, home: str) -> None:
    """No links onward, no signs, no citers, no menus, no addresses, and no preview that happened to be open."""
    desk.goto(f"{home}fab/1.0.html")
    desk.hover("[id='1.0.1'] .text a >> nth=0")
    desk.wait_for_selector(".preview")
    words = "".join(_printed(desk))
    for unwanted in (
        "目次",
        "診断",
        "番号で移動",
        "表示",
        "このページの項目",
        "§",
        "参照元",
        "前1",
        "へ移動",
        ".html",
    ):
        assert unwanted not in words


@pytest.mark.in_part(1)
def test_sheets_are_numbered(desk: Page, home: str) -> None:
    """Each says which one of how many it is."""
    desk.goto(f"{home}fab/1.0.html")
    desk.evaluate("""for (let copies = 0; copies < 4; copies++) {
        document.querySelector("main").append(document.getElementById("1.0.1a").cloneNode(true));
    }""")
    sheets = _printed(desk)
    assert len(sheets) > 1
    for place, sheet in enumerate(sheets, 1):
        assert f"{place}/{len(sheets)}" in sheet


def test_paper_is_white_whatever_the_screen(desk: Page, home: str) -> None:
    """Who reads in the dark prints black on white."""
    desk.goto(f"{home}fab/1.0.html")
    desk.emulate_media(media="print", color_scheme="dark")
    desk.evaluate("rulesdb.settings.apply('theme', 'dark')")
    colours = "(({ color, backgroundColor }) => [color, backgroundColor])(getComputedStyle(document.body))"
    assert desk.evaluate(colours) == ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]
