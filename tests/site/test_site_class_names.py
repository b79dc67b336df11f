"""A class name means one thing: no style sheet gives its own meaning to a name that another one uses."""

import re

import pytest
from playwright.sync_api import Page, expect
from support.site.class_names import class_names, with_two_meanings
from support.site.unfolding import unfold_checks

from rulesdb.source.resources import templates_folder

ARRANGING = ("layout", "masthead", "print")
"""The sheets that arrange, or take away, what the others style."""
ONE_MEANING = {
    "citers": {"lists", "indexes"},
    "commentary": {"rules", "previews"},
    "group": {"lists", "proofs"},
    "hang": {"rules", "previews"},
    "head": {"rules", "previews", "bookmarks"},
    "hit": {"search", "results"},
    "lead": {"lists", "indexes", "proofs"},
    "marked": {"proofs", "bookmarks"},
    "node": {"rules", "editions", "bookmarks"},
    "number": {"type", "indexes", "lists", "pictures", "proofs", "rules", "search"},
    "preview": {"previews", "boards"},
    "proved": {"proofs", "lists"},
    "shown": {"proofs", "bookmarks"},
    "star": {"rules", "bookmarks"},
    "text": {"rules", "previews"},
    "unresolved": {"rules", "proofs"},
}
"""Names that several sheets use for the same thing: a rule in a preview, a list that begins with a lead."""


def _sheets() -> dict[str, str]:
    """Return the style sheets of the rulebook, by name."""
    return {path.stem: path.read_text("utf-8") for path in (templates_folder() / "assets").glob("*.css")}


def _own_sheet(template: str) -> str:
    """Return the style sheet that stands within a page that needs no other file."""
    page = (templates_folder() / template).read_text("utf-8")
    style = re.search(r"<style>(.*?)</style>", page, re.DOTALL)
    assert style is not None
    return re.sub(r"\{%.*?%\}|\{\{.*?\}\}", "", style[1])


def test_no_class_name_has_two_meanings() -> None:
    """What a sheet styles by itself, another one uses only for the same thing."""
    sheets = {name: sheet for name, sheet in _sheets().items() if name not in ARRANGING}
    assert with_two_meanings(sheets) == ONE_MEANING


def test_no_class_name_of_a_ruling_has_two_meanings() -> None:
    """The page of a ruling has a sheet of its own beside that of the boards."""
    boards = {name: sheet for name, sheet in _sheets().items() if name in {"boards", "colours"}}
    assert with_two_meanings({"ruling": _own_sheet("judgement.html"), **boards}) == {}


@pytest.mark.parametrize(
    "other",
    [".card { order: 1 }", ":is(.card, b):hover { order: 1 }", "@media print { .proofs { .card { order: 1 } } }"],
)
def test_a_class_name_with_two_meanings_is_found(other: str) -> None:
    """By itself, among alternatives, and below another class, in nested rules as well."""
    assert with_two_meanings({"rules": ".card { color: red }", "other": other}) == {"card": {"rules", "other"}}


def test_a_name_below_a_root_of_its_own_has_no_meaning_elsewhere() -> None:
    """Two sheets may each use a name below their roots: neither touches the other's elements."""
    assert with_two_meanings({"one": ".cite .part { order: 1 }", "other": ".turn > .part.on { order: 2 }"}) == {}


def test_a_board_takes_no_class_name_from_the_rulebook(desk: Page, served: str) -> None:
    """No element of an opened board has a class that another style sheet uses."""
    desk.goto(f"{served}fab/1.0.html")
    unfold_checks(desk)
    desk.locator("details[data-board] + .watch").first.click()
    desk.locator(".board-switch").first.click()
    classes = desk.locator("dialog.board").evaluate(
        "(dialog) => [...new Set([dialog, ...dialog.querySelectorAll('*')].flatMap((each) => [...each.classList]))]"
    )
    others = {name for sheet, text in _sheets().items() if sheet != "boards" for name in class_names(text).used}
    assert len(classes) > len(["board", "board-card", "board-entry"])
    assert set(classes) & others == set()


@pytest.mark.parametrize("screen", ["phone", "desk"])
def test_the_name_of_a_card_stands_in_its_line(request: pytest.FixtureRequest, screen: str, served: str) -> None:
    """In a paragraph, on the pages of a section and of a rule, in a whole chapter and in a preview."""
    page: Page = request.getfixturevalue(screen)
    for path in ("fab/1.0.html", "fab/r/1.0.1a.html", "fab/1_whole.html"):
        page.goto(served + path)
        for name in page.locator("p .card").all():
            expect(name).to_have_css("display", "inline")
            expect(name).to_have_css("border-top-width", "0px")
        assert page.locator("p .card").count() > 1


@pytest.mark.parametrize("path", ["terms.html", "cards.html"])
def test_an_entry_of_an_index_is_as_large_as_its_line(desk: Page, served: str, path: str) -> None:
    """The entries of an index are no entries of a board's list of lines."""
    desk.goto(served + path)
    sizes = desk.locator(".entries .entry").evaluate_all(
        "(entries) => entries.map((one) => [one, one.parentElement].map((each) => getComputedStyle(each).fontSize))"
    )
    assert sizes
    assert [own for own, line in sizes if own != line] == []


def test_the_cards_of_an_account_have_the_whole_line(desk: Page, served: str) -> None:
    """The part of an account that lists its cards is as wide as the other parts."""
    desk.goto(f"{served}fab/1.0.html")
    unfold_checks(desk)
    desk.locator("details.account > summary").first.click()
    desk.wait_for_selector("details.account[open] dl > div")
    widths = desk.locator("details.account[open] dl > div").evaluate_all(
        "(parts) => parts.map((part) => [part.offsetWidth, part.parentElement.clientWidth * .8])"
    )
    assert widths
    assert all(own > least for own, least in widths)
