"""The page of judged situations in a browser: its rulings, and the boards of their games."""

import pytest
from playwright.sync_api import Browser, Page, expect
from support.site.standalone_pages import assert_fits_without_violation

from rulesdb.graph.model import Graph
from rulesdb.pipeline.judged_page import page_of
from rulesdb.pipeline.judging import judge_files
from rulesdb.source.text import SourceText

SITUATION = """\
題: 霊薬
《霊薬》 アクション コスト0
ライフを2点得る。

アンの手札に《霊薬》がある。
アンは《霊薬》をプレイする。
全員がパスする。
アンのライフは？
ベンのライフは？
"""
LOST = "題: 外れ\nアンのライフは何点あるか分からない。\n"


@pytest.fixture(scope="module")
def address(shipped: Graph, tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return the address of a page about a situation, one that is not understood, and one without a question."""
    texts = (SITUATION, LOST, "題: 無言\nアンの手札に《影》がある。\n")
    judged = list(judge_files(shipped, [SourceText(f"{at}.txt", text) for at, text in enumerate(texts)]))
    page = tmp_path_factory.mktemp("judged") / "page.html"
    page.write_text(page_of(judged), encoding="utf-8")
    return page.as_uri()


def test_the_board_shows_the_game_and_what_differs_without_a_deciding_rule(desk: Page, address: str) -> None:
    """The game without the rule goes another way, and its first difference can be jumped to."""
    desk.goto(address)
    desk.locator(".watch").first.click()
    dialog = desk.locator("dialog.board")
    expect(dialog.get_by_role("heading")).to_have_text("霊薬")
    desk.keyboard.press("End")
    expect(dialog).to_contain_text("ライフ 22")
    dialog.locator(".board-switch").first.click()
    dialog.locator(".board-jump").click()
    expect(dialog.locator(".board-difference")).to_be_visible()


def test_a_rule_of_the_board_leads_to_its_text_on_the_page(desk: Page, address: str) -> None:
    """Every link of the board has its target in the page."""
    desk.goto(address)
    desk.locator(".watch").first.click()
    links = set[str]()
    for _ in range(30):
        found = desk.locator(".board-words a")
        links |= {found.nth(at).get_attribute("href") or "" for at in range(found.count())}
        desk.keyboard.press("ArrowRight")
    assert links
    for link in links:
        expect(desk.locator(f"id={link.removeprefix('#')}")).to_have_count(1)


def test_an_answer_before_its_time_says_what_it_will_be(shipped: Graph) -> None:
    """What has not resolved yet stands behind the answer, in the words of the command."""
    before = SITUATION.replace("全員がパスする。\n", "").replace("ベンのライフは？\n", "")
    (judged,) = judge_files(shipped, [SourceText("before.txt", before)])
    assert '<p class="ahead">まだ解決されていない: 《霊薬》。解決されると: 22</p>' in page_of([judged])


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1280])
def test_the_page_fits_and_has_no_violation(browser: Browser, address: str, width: int, scheme: str) -> None:
    """On a phone and on a desk, in light and dark."""
    assert_fits_without_violation(browser, address, width, scheme)
