"""The boards of checks: a game that one steps through, and the same game without a sentence beside it."""

import gzip
import json
import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, Page, expect
from support.site.made_up_boards import CHECK, coloured_board
from support.site.made_up_rulebook import STAMP, rulebook
from support.site.tap_targets import too_small
from support.site.unfolding import unfold_checks

from rulesdb.proofs.verdicts import Proof
from rulesdb.site.proofs import Proofs
from rulesdb.site.rulebook_writing import write_site
from rulesdb.source.resources import templates_folder

MOST_BYTES = 12_000
MOST_GROWTH = 3_000
"""Bytes by which the boards of a section may lengthen its page, compressed."""


def _open(page: Page, home: str, name: str = "fab/1.0.html") -> Locator:
    """Open the board of the made-up check, and return its dialog."""
    page.goto(home + name)
    unfold_checks(page)
    page.locator(f"details[data-check='{CHECK}'] + .watch").first.click()
    dialog = page.locator("dialog.board")
    expect(dialog).to_be_visible()
    return dialog


def _zone(dialog: Locator, label: str, player: int = 0) -> Locator:
    return dialog.locator(".board-table").first.locator(".board-zone", has_text=label).nth(player)


@pytest.mark.parametrize("name", ["fab/1.0.html", "fab/1_whole.html", "fab/r/1.0.1a.html"])
def test_a_board_opens_at_the_beginning_of_the_game(desk: Page, home: str, name: str) -> None:
    """It opens from a section, a chapter and a rule's own page, and shows who has what where, and whose turn it is."""
    dialog = _open(desk, home, name)
    expect(dialog.get_by_role("heading")).to_have_text("息には色がある")
    expect(dialog.locator(".board-words")).to_have_text("ゲームの始め")
    expect(dialog.locator(".board-phase")).to_have_text("アンのターン 昼")
    expect(dialog.locator(".board-player").nth(0)).to_contain_text("ベン")
    expect(dialog.locator(".board-player").nth(1)).to_contain_text("赤い鱗熱2")
    expect(_zone(dialog, "山")).to_contain_text("×2")
    expect(_zone(dialog, "巣")).to_contain_text("卵タップ状態裏向き")


def test_a_step_moves_what_moves_and_marks_it(desk: Page, home: str) -> None:
    """The card is in the other zone, marked; with the next line its values are marked, and the rule is linked."""
    dialog = _open(desk, home)
    dialog.get_by_role("button", name="次へ").click()
    expect(dialog.locator(".board-words")).to_have_text("行動アンは《赤い鱗》を吐く")
    expect(_zone(dialog, "空").locator(".board-card.moved")).to_contain_text("解決中")
    expect(_zone(dialog, "巣", 1)).to_contain_text("なし")
    dialog.get_by_role("button", name="次へ").click()
    expect(dialog.locator(".moved")).to_have_count(0)
    expect(dialog.locator(".board-card.changed")).to_contain_text("熱5アン炎カウンター1")
    expect(dialog.locator(".board-point.changed")).to_have_text("色 3")
    dialog.locator(".board-words a").click()
    desk.wait_for_url("**/fab/1.1.html#1.1.1")


def test_a_rule_that_is_not_loaded_is_named_without_a_link(desk: Page, home: str) -> None:
    """And a player who has lost is marked as such."""
    dialog = _open(desk, home)
    desk.keyboard.press("ArrowRight")
    desk.keyboard.press("ArrowRight")
    desk.keyboard.press("ArrowRight")
    expect(dialog.locator(".board-words")).to_have_text("出来事夜になる 9.9")
    expect(dialog.locator(".board-words a")).to_have_count(0)
    expect(dialog.locator(".board-player").nth(0).locator(".board-signs")).to_have_text("敗北")


def test_the_keyboard_steps_plays_and_closes(desk: Page, home: str) -> None:
    """Arrows, Home, End and the space bar; Escape leads back to the button."""
    dialog = _open(desk, home)
    place = dialog.locator(".board-place")
    for key, expected in (("ArrowRight", "1 / 4"), ("End", "4 / 4"), ("ArrowLeft", "3 / 4"), ("Home", "0 / 4")):
        desk.keyboard.press(key)
        expect(place).to_have_text(expected)
    desk.keyboard.press("Space")  # the button that plays has the focus
    expect(dialog.get_by_role("button", name="停止")).to_be_visible()
    desk.keyboard.press("Space")
    expect(dialog.get_by_role("button", name="再生")).to_be_visible()
    desk.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(desk.locator(f"details[data-check='{CHECK}'] + .watch")).to_be_focused()
    expect(desk.locator("h1")).to_be_visible()


def test_a_board_plays_to_the_end_and_stops(desk: Page, home: str) -> None:
    """Line by line, at the pace of a reader."""
    desk.clock.install()
    dialog = _open(desk, home)
    dialog.get_by_role("button", name="再生").click()
    expect(dialog.locator(".board-place")).to_have_text("0 / 4")
    for line in ("1 / 4", "2 / 4", "3 / 4", "4 / 4"):
        desk.clock.run_for(1500)
        expect(dialog.locator(".board-place")).to_have_text(line)
    expect(dialog.get_by_role("button", name="再生")).to_be_visible()


def test_the_text_of_a_card_is_read_by_pointing_and_by_tapping(desk: Page, phone: Page, home: str) -> None:
    """A card that says nothing says so; a tap elsewhere, and the keyboard going on, put the text away."""
    dialog = _open(desk, home)
    dialog.locator(".board-card", has_text="赤い鱗").hover()
    expect(dialog.locator(".board-sheet")).to_have_text("《赤い鱗》 鱗\u3000色を1つ得る。")
    dialog = _open(phone, home)
    _zone(dialog, "巣").locator(".board-card").tap()
    expect(dialog.locator(".board-sheet")).to_contain_text("《卵》")
    dialog.get_by_role("button", name="次へ").tap()
    expect(dialog.locator(".board-place")).to_have_text("1 / 4")
    expect(dialog.locator(".board-sheet")).to_be_hidden()
    _zone(dialog, "巣").locator(".board-card").focus()
    phone.keyboard.press("Enter")
    expect(dialog.locator(".board-sheet")).to_be_visible()
    phone.keyboard.press("Tab")
    expect(dialog.locator(".board-sheet")).to_be_hidden()


def test_the_game_without_the_sentence_stands_beside_it(desk: Page, home: str) -> None:
    """Both are in step; the first difference is found, what differs is marked in both, a missing line is named."""
    dialog = _open(desk, home)
    dialog.get_by_role("button", name="1.0.1aがない場合と比べる").click()
    expect(dialog.locator(".board-table")).to_have_count(2)
    expect(dialog.locator(".board-misreading")).to_have_text("息は色を持たないとする読み方")
    desk.keyboard.press("ArrowRight")
    expect(dialog.locator(".board-difference")).to_have_count(0)
    expect(dialog.locator(".differs:visible")).to_have_count(0)
    dialog.get_by_role("button", name="最初の違いへ").click()
    expect(dialog.locator(".board-place")).to_have_text("2 / 4")
    expect(dialog.locator(".board-words")).to_contain_text("ここから違う")
    expect(dialog.locator(".board-words")).to_contain_text("1.0.1aがない場合: この行はない")
    for table, colours in enumerate(("色 3", "色 0")):
        expect(dialog.locator(".board-table").nth(table).locator(".board-point.differs")).to_have_text(colours)
    desk.keyboard.press("End")
    expect(dialog.locator(".board-words")).to_contain_text("色の数: 0(正しくは3)")
    expect(dialog.locator(".board-words")).to_contain_text("この先は省略")
    dialog.get_by_role("button", name="1.0.1aがない場合と比べる").click()
    expect(dialog.locator(".board-table")).to_have_count(1)


def test_a_phone_shows_one_of_two_boards(phone: Page, home: str) -> None:
    """The other one by a tap; nothing is wider than the screen, and everything is large enough for a finger."""
    dialog = _open(phone, home)
    dialog.get_by_role("button", name="1.1.1がない場合と比べる").tap()
    dialog.get_by_role("button", name="最初の違いへ").tap()
    expect(dialog.locator(".board-table:visible .board-point").last).to_have_text("色 3")
    dialog.get_by_role("button", name="1.1.1がない場合", exact=True).tap()
    expect(dialog.locator(".board-table:visible .board-point").last).to_have_text("色 0")
    assert phone.evaluate("document.querySelector('dialog').scrollWidth <= innerWidth")
    assert [one for one in too_small(phone) if "board" in one or "card" in one] == []


def test_a_board_begins_with_the_text_of_its_sentence_and_ends_with_the_result(desk: Page, shipped_book: Path) -> None:
    """A reader sees what is demonstrated above the game, the acting card's text beside a step, and the verdict."""
    desk.goto(f"{shipped_book.as_uri()}/fab/6.4.html#board=fab/a_replacement_effect_modifies_an_event&step=3")
    dialog = desk.locator("dialog.board")
    expect(dialog.locator(".board-claims")).to_have_text(re.compile("^6.4.1 文1 置換効果とは、.*。$"))
    expect(dialog.locator(".board-words")).to_contain_text("アンは《黙考》をプレイする")
    expect(dialog.locator(".board-acting")).to_have_text("《黙考》 インスタント コスト0\u3000カードを1枚引く。")
    desk.keyboard.press("End")
    expect(dialog.locator(".board-words")).to_contain_text("検証は合格: 置換効果は、イベントを")
    dialog.get_by_role("button", name="6.4.1 文1がない場合と比べる").click()
    expect(dialog.locator(".board-words")).to_contain_text("読み方をとると、アンのライフが20になる（正しくは23）")


def test_an_address_opens_a_board_at_its_step(browser: Browser, served: str) -> None:
    """§ copies it, with the comparison; a board that the page does not have is reported."""
    context = browser.new_context(permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.goto(f"{served}fab/1.0.html")
    unfold_checks(page)
    page.get_by_role("button", name="ない場合と比べる").first.click()
    dialog = page.locator("dialog.board")
    expect(dialog.locator(".board-table")).to_have_count(2)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    dialog.get_by_role("link", name="この場面へのリンク").click()
    expect(dialog.locator(".said")).to_have_text("リンクをコピーしました")
    address = page.evaluate("navigator.clipboard.readText()")
    assert address == f"{served}fab/r/1.0.1a.html#board={CHECK}&step=2&without=fab:1.0.1a"
    other = context.new_page()
    other.goto(address)
    expect(other.locator(".board-table")).to_have_count(2)
    expect(other.locator(".board-place")).to_have_text("2 / 4")
    other.keyboard.press("Escape")
    expect(other.locator(f"details[data-check='{CHECK}'] + .watch")).to_be_in_viewport()
    other.goto(f"{served}fab/1.0.html#board=fab/none")
    expect(other.locator(".said")).to_have_text("この盤面は、このページにありません")
    context.close()


@pytest.mark.in_part(2, 2)
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1280])
def test_an_open_board_has_no_violation(browser: Browser, served: str, scheme: str, width: int) -> None:
    """Nothing keeps anybody out of a board, alone or compared, at the first difference, with a sheet that is open."""
    page = browser.new_page(viewport={"width": width, "height": 740}, color_scheme=scheme)  # type: ignore[arg-type]  # one of two
    dialog = _open(page, served)
    found = Axe().run(page).response["violations"]
    dialog.locator(".board-switch").first.click()
    dialog.get_by_role("button", name="最初の違いへ").click()
    dialog.locator(".board-card:visible").first.click()
    found += Axe().run(page).response["violations"]
    page.close()
    assert [(each["id"], node["html"]) for each in found for node in each["nodes"]] == []


def test_a_step_is_announced_and_a_board_is_named(desk: Page, home: str) -> None:
    """Screen readers hear the sentence of each step; player and table have names."""
    dialog = _open(desk, home)
    expect(dialog.locator(".board-words")).to_have_attribute("aria-live", "polite")
    expect(dialog.get_by_role("region", name="息には色がある")).to_be_visible()
    expect(dialog.get_by_role("group", name="アン")).to_be_visible()


def test_without_a_script_and_on_paper_the_account_stays(browser: Browser, desk: Page, home: str) -> None:
    """There is no button that does nothing; a board that is open is not printed."""
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{home}fab/r/1.0.1a.html")
    expect(page.locator(".watch")).to_have_count(0)
    expect(page.locator("details.account dl").first).to_be_visible()
    context.close()
    dialog = _open(desk, home)
    desk.emulate_media(media="print")
    expect(dialog).to_be_hidden()
    expect(desk.locator(".watch").first).to_be_hidden()


def test_a_board_that_cannot_be_loaded_says_so(desk: Page, served: str) -> None:
    """As offline before everything is kept."""
    desk.route("**/*.boards-*.js", lambda route: route.abort())
    desk.goto(f"{served}fab/1.0.html")
    unfold_checks(desk)
    desk.locator(f"details[data-check='{CHECK}'] + .watch").click()
    expect(desk.locator("#said")).to_have_text("盤面を読み込めません")


def test_a_served_rulebook_keeps_its_boards(browser: Browser, served: str) -> None:
    """Without a network a board opens that was never opened before."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{served}index.html")
    page.wait_for_function("() => navigator.serviceWorker.controller")
    context.set_offline(True)
    expect(_open(page, served).locator(".board-place")).to_have_text("0 / 4")
    context.close()


def test_a_check_without_a_board_has_no_button(desk: Page, site: Path, home: str) -> None:
    """As one that failed; the boards of a section lie beside it, each once."""
    desk.goto(f"{home}fab/1.0.html")
    expect(desk.locator("details[data-check='fab/water_is_weak'] + .watch")).to_have_count(0)
    script = (site / "fab" / "1.0.boards-1.js").read_text("utf-8")
    arguments = script.removeprefix("rulesdb.boards.keep(").removesuffix(");\n")
    entries = json.loads(f"[{arguments}]")[1]
    assert [entry[0] for entry in entries] == [CHECK, "fab/a_scale_is_painted"]
    assert (site / "fab" / "1.1.boards-1.js").exists()


def test_boards_are_small_and_lengthen_no_page(shipped_book: Path) -> None:
    """Each script of the shipped rulebook has less than 12 KB compressed; a page gets less than 3 KB longer."""
    scripts = list(shipped_book.rglob("*.boards-*.js"))
    assert scripts
    assert [path.name for path in scripts if len(gzip.compress(path.read_bytes())) >= MOST_BYTES] == []
    for path in shipped_book.glob("*/*.html"):
        page = path.read_bytes()
        without = re.sub(rb' data-board="[^"]*"', b"", page)
        assert len(gzip.compress(page)) - len(gzip.compress(without)) < MOST_GROWTH, path


STEPS = """async () => {
    const [, on] = document.querySelectorAll(".board-step");
    const times = [];
    while (!on.disabled) {
        const began = performance.now();
        on.click();
        document.querySelector(".board").getBoundingClientRect();
        times.push(performance.now() - began);
        await new Promise(requestAnimationFrame);
    }
    return times.sort((one, other) => one - other)[times.length >> 1];
}"""
"""Steps a board through to its end, and returns the median of the times that drawing a step takes, in milliseconds."""
WHOLE_PAGE = re.compile(r"(?:^|[\s,}])(?::root|html|body)[^\s,{]*:has\(")
FRAME = 1000 / 60
SLOWER = 4
"""How many times slower than here the processor of a phone is taken to be."""


@pytest.mark.nightly
def test_sixty_steps_a_second_are_drawn_on_a_slow_phone(phone: Page, shipped_book: Path) -> None:
    """Two long games are stepped through, in the quickest of three runs: others may use the processor meanwhile."""
    phone.goto(f"{shipped_book.as_uri()}/fab/1.4.html")
    unfold_checks(phone)
    phone.locator("details[data-check='fab/a_proxy_represents_the_attack_of_another_object'] + .watch").first.click()
    phone.locator(".board-switch").first.click()
    phone.context.new_cdp_session(phone).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    medians = []
    for _ in range(3):
        phone.keyboard.press("Home")
        medians.append(phone.evaluate(STEPS))
    assert min(medians) < FRAME


def test_no_step_has_the_page_behind_looked_through() -> None:
    """A style sheet that asks :has() of the whole page has the browser style all of it with each card that moves."""
    sheets = {path.name: _rules(path) for path in (templates_folder() / "assets").glob("*.css")}
    assert [name for name, rules in sheets.items() if name != "print.css" and WHOLE_PAGE.search(rules)] == []


def _rules(sheet: Path) -> str:
    """Return a style sheet without its comments."""
    return re.sub(r"/\*.*?\*/", "", sheet.read_text("utf-8"), flags=re.DOTALL)


def test_many_boards_are_shared_out_to_scripts(tmp_path: Path, site: Path) -> None:
    """A section with many checks has several scripts, so that opening a board never loads much."""
    assert site
    many = [_numbered(number) for number in range(60)]
    write_site(rulebook(), (), tmp_path / "book", STAMP, proofs=Proofs(tuple(many)))
    scripts = sorted((tmp_path / "book" / "fab").glob("1.0.boards-*.js"))
    assert len(scripts) > 1
    assert sum(path.read_text("utf-8").count('["fab/check_') for path in scripts) == len(many)


def _numbered(number: int) -> Proof:

    return Proof(f"fab/check_{number}", "息", "passed", ("fab:1.0.2",), None, (), (), coloured_board())
