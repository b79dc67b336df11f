"""Rulings in the rulebook: a page for each question, an index by topic, a fold at the rules, and hits of the search."""

import re
from pathlib import Path
from posixpath import normpath

import pytest
from playwright.sync_api import Browser, expect
from playwright.sync_api import Page as Screen
from support.site.html_pages import Page
from support.site.standalone_pages import assert_fits_without_violation

DOMINATE = "fab/rulings/dominate-and-defense-reaction.html"
TITLE = "圧倒を持つ攻撃を手札のカードで防御した後に、手札の防御リアクションを使えるか"


def _page(book: Path, name: str) -> Page:
    return Page((book / name).read_text("utf-8"))


def _leads(book: Path, page: str, link: str) -> bool:
    """Whether a link of a page leads to a page of the rulebook, and to an element of it."""
    path, _, anchor = link.partition("#")
    target = book / normpath(f"{page}/../{path}")
    return target.is_file() and (not anchor or f'id="{anchor}"' in target.read_text("utf-8"))


def test_a_ruling_has_its_answers_and_the_rules_that_decide_them(shipped_book: Path) -> None:
    """The title is the question; the rules lead into the rulebook and say what would be without them."""
    page = _page(shipped_book, DOMINATE)
    assert page.find("h1")[0].text.startswith(TITLE)
    assert [one.text for one in page.find("p", "answer")] == ["いいえ(8.3.4b)", "ベンの手札", "17"]
    numbers = page.find("a", "number")
    assert [one.text for one in numbers][:1] == ["8.3.4b 文2"]
    assert all(_leads(shipped_book, DOMINATE, one.attributes["href"]) for one in numbers)
    assert "これがないと: はい" in page.find("p", "other")[0].text
    assert any("防御リアクション" in one.text for one in page.find("ul", "sheets"))


def test_a_rule_leads_to_the_rulings_that_it_explains(shipped_book: Path) -> None:
    """On its section's page and on its own; folded."""
    for name in ("fab/8.3.html", "fab/r/8.3.4b.html"):
        folds = _page(shipped_book, name).find("details", "rulings")
        (fold,) = (one for one in folds if re.match(r"\s*8\.3\.4b 裁定 \d+件", one.text))
        assert TITLE in fold.text
        assert "open" not in fold.attributes


def test_the_index_has_every_ruling_under_its_topic(shipped_book: Path) -> None:
    """The menu and the start page lead to it, and it leads to every page."""
    index = _page(shipped_book, "rulings.html")
    links = {one.attributes["href"] for one in index.find("a") if "/rulings/" in one.attributes["href"]}
    assert links == {path.relative_to(shipped_book).as_posix() for path in shipped_book.glob("*/rulings/*.html")}
    assert {"防御とリアクション", "変異"} <= {one.text for one in index.find("h3")}
    assert "rulings.html" in [one.attributes["href"] for one in _page(shipped_book, "index.html").find("a")]


def test_the_board_and_the_search_of_a_ruling(desk: Screen, shipped_book: Path) -> None:
    """The results list the ruling, its page opens the board, and the game without a deciding rule stands beside it."""
    desk.goto(f"{(shipped_book / 'search.html').as_uri()}?q=圧倒 手札のカードで防御した後に防御リアクション")
    found = desk.locator(".found-rulings a")
    expect(found.first).to_contain_text(TITLE)
    found.first.click()
    expect(desk.get_by_role("heading", level=1)).to_contain_text(TITLE)
    expect(desk.locator(".star")).to_have_count(0)  # bookmarks are of rules
    desk.get_by_role("button", name="盤面で見る").click()
    dialog = desk.locator("dialog.board")
    expect(dialog.get_by_role("heading").first).to_contain_text(TITLE)
    expect(dialog.locator(".board-switch").first).to_be_visible()


def test_the_box_offers_rulings_and_the_results_can_be_rulings_alone(desk: Screen, shipped_book: Path) -> None:
    """They stand behind the first hits of the box; the kind 裁定 leaves the rulings."""
    desk.goto((shipped_book / "index.html").as_uri())
    desk.fill("#search-input", "側面攻撃 2体でブロック")
    option = desk.locator("#search-hits .hit-ruling")
    expect(option.first).to_contain_text("側面攻撃を持つクリーチャーを2体でブロックしたら")
    desk.goto(f"{(shipped_book / 'search.html').as_uri()}?q=側面攻撃&kind=ruling")
    hits = desk.locator(".hits .hit")
    expect(hits.first).to_contain_text("側面攻撃")
    assert {*hits.locator(".hit-kind").all_inner_texts()} == {"裁定"}


def test_a_picture_is_found_by_its_name(desk: Screen, shipped_book: Path) -> None:
    """The box leads to the picture of a turn, and the results name it."""
    desk.goto(f"{(shipped_book / 'search.html').as_uri()}?q=ターンの流れ")
    found = desk.locator(".found-rulings a", has_text="フレッシュ")
    expect(found.first).to_contain_text("図 ターンの流れ")
    found.first.click()
    expect(desk.locator("figure.timeline", has_text="ターンの流れ")).to_be_in_viewport()


@pytest.mark.exhaustive
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("name", [DOMINATE, "mtg/rulings/storm-and-suspend.html", "rulings.html"])
def test_the_pages_fit_and_have_no_violation(
    browser: Browser, shipped_book: Path, name: str, width: int, scheme: str
) -> None:
    """On a phone and on a desk, in light and dark."""
    assert_fits_without_violation(browser, (shipped_book / name).as_uri(), width, scheme)
