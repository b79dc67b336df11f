"""Terms in the words of rules: links to their definitions, which the mouse, the finger and the keyboard look at."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from support.site.html_pages import Page as PageSource
from support.site.html_pages import broken_links
from support.site.made_up_rulebook import OFFICIAL, PLAIN, STAMP, graph, node, passage, reading, refer, row, run, term

from rulesdb.graph.model import Graph, Passage, TermUse
from rulesdb.site.rulebook_writing import write_site

TERMS = (term("fab:火竜", "fab:1.0.1"), term("fab:巣", "fab:1.0", "fab:1.1.1"), term("fab:雲", "fab:9.9"))


def using(said: Passage, *names: str) -> Passage:
    """Return a passage with the uses of terms at their first places."""
    places = [(said.text.index(name), name) for name in names]
    return said._replace(uses=tuple(TermUse(at, at + len(name), f"fab:term:{name}") for at, name in sorted(places)))


def book() -> Graph:
    """Return a chapter in two editions and three terms: a text breaks one, and of one no definition is loaded."""
    torn = passage(
        "text", "赤い火", "竜は巣", run("[色]", "slot"), "と", refer("[1.0.1]", "fab:1.0.1"), "で雲を見る。火竜は眠る。"
    )
    return graph(
        (
            node("fab:1", "chapter", None, reading(title="火竜の書")),
            node("fab:1.0", "section", "fab:1", reading(title="巣")),
            node(
                "fab:1.0.1",
                "rule",
                "fab:1.0",
                reading(
                    using(passage("text", "火竜とは、巣に住むものです。"), "巣"),
                    using(passage("example-1", "火竜が巣を飾る。"), "巣"),
                ),
            ),
            node(
                "fab:1.0.2",
                "rule",
                "fab:1.0",
                reading(using(torn, "火竜", "巣", "雲")),
                reading(using(passage("text", "巣穴には火竜がいる。"), "火竜", "巣"), edition="plain"),
            ),
            node("fab:1.1", "section", "fab:1", reading(title="卵")),
            node(
                "fab:1.1.1",
                "rule",
                "fab:1.1",
                reading(
                    passage("text", "卵は動かない。"),
                    using(passage("example-1", "火竜", "の卵。"), "火竜"),
                    using(passage("note-1", "火竜も待つ。"), "火竜"),
                ),
            ),
        ),
        (OFFICIAL, PLAIN),
        TERMS,
    )


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the rulebook; a row of the glossary names one of two rules that define a term."""
    out = tmp_path_factory.mktemp("terms") / "book"
    write_site(book(), (), out, STAMP, glossary=(row("fab:巣", "す", rule="1.1.1"),))
    return out


def _terms(folder: Path, page: str) -> list[tuple[str, str]]:
    links = PageSource((folder / page).read_text("utf-8")).find("a", "term")
    return [(link.text, link.attributes["href"]) for link in links]


def test_a_term_leads_to_its_definition_where_an_edition_first_uses_it(folder: Path) -> None:
    """Not in its own definition, not twice in a rule, not without a loaded definition, not within a compound."""
    assert _terms(folder, "fab/1.0.html") == [
        ("巣", "1.1.html#1.1.1"),
        ("火竜", "#1.0.1"),
        ("巣", "1.1.html#1.1.1"),
        ("火竜", "#1.0.1"),
    ]
    assert _terms(folder, "fab/r/1.0.2.html") == [
        ("火竜", "../1.0.html#1.0.1"),
        ("巣", "../1.1.html#1.1.1"),
        ("火竜", "../1.0.html#1.0.1"),
    ]
    assert broken_links(folder) == []


def test_examples_have_the_terms_that_the_text_above_them_lacks(folder: Path) -> None:
    """Of an example and a note with the same term, the first has the link."""
    assert _terms(folder, "fab/1.1.html") == [("火竜", "1.0.html#1.0.1")]


def test_a_chapter_in_one_piece_leads_to_its_own_definitions(folder: Path) -> None:
    """No term leads away from a page that has the definition."""
    assert {href for _, href in _terms(folder, "fab/1_whole.html")} == {"#1.0.1", "#1.1.1"}


@pytest.fixture
def address(folder: Path) -> str:
    """Return the address of the page of a section."""
    return (folder / "fab" / "1.0.html").as_uri()


def test_pointing_at_a_term_shows_its_definition(desk: Page, address: str) -> None:
    """A definition on another page as well; the text around the term looks as before."""
    desk.goto(address)
    nest = desk.locator("[id='1.0.2'] .term", has_text="巣").first
    colours = "(term) => [term, term.parentElement].map((part) => getComputedStyle(part).color)"
    assert len(set(nest.evaluate(colours))) == 1
    nest.hover()
    expect(desk.get_by_role("dialog", name="1.1.1のプレビュー")).to_contain_text("卵は動かない。")


def test_tapping_a_term_shows_its_definition(phone: Page, address: str) -> None:
    """As tapping a reference does; the page is no wider than the phone."""
    phone.goto(address)
    phone.locator("[id='1.0.2'] .term").first.tap()
    expect(phone.get_by_role("dialog", name="1.0.1のプレビュー")).to_contain_text("火竜とは、巣に住むものです。")
    assert phone.evaluate("document.documentElement.scrollWidth") == phone.evaluate("innerWidth")


def test_tab_passes_over_terms_and_arrows_reach_them(desk: Page, address: str) -> None:
    """From the § of a rule to its ★, its terms and back, and from these to the next rule; the preview of one opens."""
    desk.goto(address)
    assert desk.evaluate("[...document.querySelectorAll('main .term')].map((term) => term.tabIndex)") == [-1] * 4
    desk.get_by_role("link", name="1.0.1へのリンク").focus()
    desk.keyboard.press("ArrowDown")
    desk.keyboard.press("ArrowRight")
    expect(desk.get_by_role("button", name="1.0.2のしおり")).to_be_focused()
    desk.keyboard.press("ArrowRight")
    expect(desk.locator("[id='1.0.2'] .term").first).to_be_focused()
    expect(desk.get_by_role("dialog", name="1.0.1のプレビュー")).to_be_visible()
    desk.keyboard.press("ArrowRight")
    expect(desk.locator("[id='1.0.2'] .term").nth(1)).to_be_focused()
    for _ in range(3):
        desk.keyboard.press("ArrowLeft")
    expect(desk.get_by_role("link", name="1.0.2へのリンク", exact=True)).to_be_focused()
    desk.keyboard.press("ArrowRight")
    desk.keyboard.press("ArrowUp")
    expect(desk.get_by_role("link", name="1.0.1へのリンク")).to_be_focused()


def test_without_scripts_tab_reaches_terms(browser: Browser, address: str) -> None:
    """There are no arrow keys then."""
    page = browser.new_page(java_script_enabled=False)
    page.goto(address)
    assert page.locator(".term[tabindex]").count() == 0
    page.close()


def test_paper_has_terms_as_plain_words(desk: Page, address: str) -> None:
    """A line below a word leads nowhere there."""
    desk.goto(address)
    line = "(term) => getComputedStyle(term).textDecorationLine"
    assert desk.locator("main .term").first.evaluate(line) == "underline"
    desk.emulate_media(media="print")
    assert desk.locator("main .term").first.evaluate(line) == "none"
