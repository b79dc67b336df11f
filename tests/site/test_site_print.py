"""The rulebook on paper: its text, all of it, with numbers, and nothing to press."""

import io
from unicodedata import normalize

from playwright.sync_api import Page
from pypdf import PdfReader

pytest_plugins = ("support.site.browsers",)


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


def test_a_chapter_prints_as_a_whole(desk: Page, home: str) -> None:
    """All sections in their order, numbers on every sheet, and nothing that only leads elsewhere."""
    desk.goto(f"{home}fab/1_whole.html")
    sheets = _printed(desk)
    words = "".join(sheets)
    places = [words.index(said) for said in ("1章", "巻頭のことば", "1.0節火と水", "は[1.1.1]に従う。", "1.1節卵")]
    assert places == sorted(places)
    assert "1.1.1規則卵は[1.0.1]―[1.0.2]を待つ。" in words
    for unwanted in ("目次", "このページの項目", "§", "参照元", "全文", "へ移動"):
        assert unwanted not in words
    assert [f"{place}/{len(sheets)}" in sheet for place, sheet in enumerate(sheets, 1)] == [True] * len(sheets)


def test_no_sheet_ends_with_a_heading(desk: Page, home: str) -> None:
    """Wherever a sheet ends, a section's heading stands on the one with its first rule."""
    desk.goto(f"{home}fab/1_whole.html")
    for down in range(200, 340, 20):
        desk.evaluate(f"document.getElementById('1.1').style.marginTop = '{down}px'")
        (sheet,) = (sheet for sheet in _printed(desk) if "1.1節卵" in sheet)
        assert "1.1.1規則卵は" in sheet


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
