"""Bookmarks: made by the ★ of a rule, kept in the browser, on a page that sorts, prints, shares and exports them."""

import io
import json
from collections.abc import Iterator
from pathlib import Path
from unicodedata import normalize

import pytest
from playwright.sync_api import Browser, BrowserContext, Dialog, Page, expect
from pypdf import PageObject, PdfReader

KEPT = "JSON.parse(localStorage.getItem('rulesdb.bookmarks') ?? '[]').map(({ rule, note }) => [rule, note])"
A4, A5 = (595, 842), (420, 595)
BOTH = ("は飛ぶ。", "空を行くもの")


@pytest.fixture
def reader(browser: Browser) -> Iterator[BrowserContext]:
    """Return the browser of a reader, which keeps bookmarks from page to page."""
    context = browser.new_context(service_workers="block")
    yield context
    context.close()


def _with_bookmarks(context: BrowserContext, home: str, *bookmarks: tuple[str, str]) -> Page:
    """Open the page of bookmarks in a browser that has some: a rule and a note each, the oldest first."""
    kept = [{"rule": rule, "note": note, "added": f"2031-04-0{at}"} for at, (rule, note) in enumerate(bookmarks, 1)]
    page = context.new_page()
    page.goto(f"{home}bookmarks.html")
    page.evaluate("(kept) => localStorage.setItem('rulesdb.bookmarks', JSON.stringify(kept))", kept)
    page.reload()
    expect(page.locator(".bookmark")).to_have_count(len(bookmarks))
    return page


def _rules(page: Page) -> list[str]:
    return page.locator(".bookmark-rule").all_inner_texts()


def test_the_star_of_a_rule_makes_a_bookmark(reader: BrowserContext, home: str) -> None:
    """The page of bookmarks has the words of the rule and the way to it; the star takes the bookmark away again."""
    page = reader.new_page()
    page.goto(f"{home}fab/1.0.html")
    star = page.get_by_role("button", name="1.0.2のしおり", pressed=False)
    star.click()
    expect(page.get_by_role("button", name="1.0.2のしおり", pressed=True)).to_be_visible()
    page.goto(f"{home}bookmarks.html")
    expect(page.locator(".bookmark")).to_contain_text("は水竜に及ばない。")
    page.get_by_role("link", name="1.0.2へ移動").click()
    page.wait_for_url("**/fab/1.0.html#1.0.2")
    page.get_by_role("button", name="1.0.2のしおり", pressed=True).click()
    assert page.evaluate(KEPT) == []


@pytest.mark.parametrize("path", ["fab/1.0.html", "fab/1_whole.html", "fab/r/1.0.2.html"])
def test_the_star_is_the_same_on_each_page_of_a_rule(reader: BrowserContext, home: str, path: str) -> None:
    """Its section, its chapter in one piece, and the page of the rule alone."""
    _with_bookmarks(reader, home, ("fab:1.0.2", ""))
    page = reader.new_page()
    page.goto(f"{home}{path}")
    expect(page.get_by_role("button", name="1.0.2のしおり", pressed=True)).to_have_count(1)


def test_a_note_is_kept(reader: BrowserContext, home: str) -> None:
    """Whatever is written beside a bookmark is there on the next visit."""
    page = _with_bookmarks(reader, home, ("fab:1.0.2", ""), ("fab:1.0.1", ""))
    page.get_by_role("textbox", name="1.0.2のメモ").fill("水竜の裁定\n二行目")
    page.goto(f"{home}index.html")
    page.goto(f"{home}bookmarks.html")
    expect(page.get_by_role("textbox", name="1.0.2のメモ")).to_have_value("水竜の裁定\n二行目")
    expect(page.get_by_role("textbox", name="1.0.1のメモ")).to_have_value("")


def test_a_bookmark_with_a_note_is_not_lost_by_a_slip(reader: BrowserContext, home: str) -> None:
    """The star asks before it takes the note away as well, and stays if the answer is no."""
    page = _with_bookmarks(reader, home, ("fab:1.0.2", "大事なこと"))
    asked: list[str] = []

    def refuse(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.dismiss()

    page.on("dialog", refuse)
    page.get_by_role("button", name="1.0.2のしおり").click()
    assert "大事なこと" in asked[0]
    assert page.evaluate(KEPT) == [["fab:1.0.2", "大事なこと"]]


def test_bookmarks_are_sorted(reader: BrowserContext, home: str) -> None:
    """By number, as numbers are and not as letters are, or the latest first; the choice holds on the next visit."""
    page = _with_bookmarks(reader, home, ("fab:1.0", ""), ("fab:1.0.10", ""), ("fab:1.1.1", ""), ("fab:1.0.2", ""))
    assert _rules(page) == ["fab:1.0", "fab:1.0.2", "fab:1.0.10", "fab:1.1.1"]
    page.get_by_label("並び").select_option("新しく入れた順")
    latest_first = ["fab:1.0.2", "fab:1.1.1", "fab:1.0.10", "fab:1.0"]
    assert _rules(page) == latest_first
    page.reload()
    expect(page.locator(".bookmark-rule").first).to_have_text("fab:1.0.2")
    assert _rules(page) == latest_first


def test_the_last_rules_are_remembered(reader: BrowserContext, home: str) -> None:
    """The rule that an address named, or that a page began with, each once, the latest first; they can be forgotten."""
    page = reader.new_page()
    for path in ("fab/1.1.html", "fab/1.0.html#1.0.2", "fab/r/1.0.1a.html", "fab/1.1.html"):
        page.goto(f"{home}{path}")
    page.goto(f"{home}bookmarks.html")
    links = page.get_by_role("navigation", name="最近見たルール").get_by_role("link")
    expect(links).to_have_text(["1.1 卵", "1.0.1a 1.0 火と水", "1.0.2 1.0 火と水"])
    page.get_by_role("button", name="この一覧を消す").click()
    page.reload()
    expect(page.get_by_text("しおりはまだありません")).to_be_visible()
    expect(links).to_have_count(0)


def test_no_more_than_twenty_rules_are_remembered(reader: BrowserContext, home: str) -> None:
    """The oldest one is forgotten for a new one."""
    page = reader.new_page()
    page.goto(f"{home}bookmarks.html")
    page.evaluate("rulesdb.bookmarks.keepRecent(Array.from({ length: 30 }, (_, at) => `fab:9.${at}`))")
    page.goto(f"{home}fab/1.1.html")
    recent = page.evaluate("rulesdb.bookmarks.recent()")
    assert recent == ["fab:1.1", *(f"fab:9.{at}" for at in range(19))]


def test_a_bookmark_of_a_heading_without_a_number_is_shown(reader: BrowserContext, home: str) -> None:
    """Its identifier is its words."""
    page = _with_bookmarks(reader, home, ("mtg:新しい力「羽 と/鱗」", ""))
    expect(page.locator(".bookmark")).to_contain_text("羽の話。")


def test_a_rule_that_is_no_longer_there_is_named(reader: BrowserContext, home: str) -> None:
    """Its identifier and its note stay, with the word that this rulebook lacks it and the way to former numbers."""
    page = _with_bookmarks(reader, home, ("fab:7.7.7", "前の版"), ("fab:8.8.8", "もっと前"))
    former, unknown = page.locator(".bookmark").all()
    for gone, note in ((former, "前の版"), (unknown, "もっと前")):
        expect(gone).to_contain_text("このルールブックにはありません。")
        expect(gone.get_by_role("textbox")).to_have_value(note)
    expect(unknown.get_by_role("link")).to_have_count(0)
    former.get_by_role("link", name="旧番号を見る").click()
    page.wait_for_url("**/fab/_former.html#7.7.7")


def test_a_rulebook_keeps_to_its_own_games(reader: BrowserContext, home: str) -> None:
    """Bookmarks of another rulebook in the same browser are counted, not shown, and not lost."""
    page = _with_bookmarks(reader, home, ("fab:1.0.2", ""))
    page.evaluate("rulesdb.bookmarks.keep([...rulesdb.bookmarks.all(), { rule: 'shogi:1', note: '歩', added: '' }])")
    expect(page.locator(".bookmarks-note")).to_contain_text("このルールブックにないゲームのしおりが1件")
    page.get_by_role("textbox", name="1.0.2のメモ").fill("書いた")
    assert page.evaluate(KEPT) == [["fab:1.0.2", "書いた"], ["shogi:1", "歩"]]


def test_a_link_names_the_rules_that_are_not_there(reader: BrowserContext, home: str) -> None:
    """Whoever is asked sees which bookmarks will not have their words here."""
    page = reader.new_page()
    page.goto(f"{home}bookmarks.html")
    link = page.evaluate(
        "rulesdb.bookmarkExchange.linkTo([{ rule: 'shogi:1', note: '歩' }, { rule: 'fab:1.1.1', note: '' }])"
    )
    page.goto("about:blank")
    page.goto(link)
    offered = page.locator(".incoming li")
    expect(offered).to_have_text(["shogi:1 (このルールブックにはありません) ― 歩", "1.1.1 1.1 卵"])


def _shared(page: Page) -> str:
    """Return the link that the page of bookmarks copies."""
    page.get_by_role("button", name="リンクで共有").click()
    expect(page.locator(".said")).to_have_text("リンクをコピーしました")
    return str(page.evaluate("navigator.clipboard.readText()"))


def test_a_link_gives_bookmarks_to_somebody_else(browser: Browser, reader: BrowserContext, served: str) -> None:
    """The other one is asked first. What was there stays, another note follows it, the same link adds nothing more."""
    reader.grant_permissions(["clipboard-read", "clipboard-write"])
    link = _shared(_with_bookmarks(reader, served, ("fab:1.0.2", "水竜"), ("fab:1.0.1", "")))
    assert link.startswith(f"{served}bookmarks.html#")
    other = browser.new_context(service_workers="block")
    page = _with_bookmarks(other, served, ("fab:1.1.1", "卵"), ("fab:1.0.2", "私の"))
    mine = page.evaluate(KEPT)
    joined = [["fab:1.1.1", "卵"], ["fab:1.0.2", "私の\n水竜"], ["fab:1.0.1", ""]]
    for before, answer, after in ((mine, "追加しない", mine), (mine, "追加する", joined), (joined, "追加する", joined)):
        page.goto("about:blank")
        page.goto(link)
        expect(page.get_by_role("heading", name="2件のしおりを追加しますか？")).to_be_focused()
        assert page.evaluate(KEPT) == before
        page.get_by_role("button", name=answer, exact=True).click()
        expect(page).to_have_url(f"{served}bookmarks.html")
        assert page.evaluate(KEPT) == after
    other.close()


@pytest.mark.parametrize("end", [-4, -21])
def test_a_link_that_was_cut_off_is_refused(reader: BrowserContext, home: str, end: int) -> None:
    """The page says so and adds nothing."""
    page = _with_bookmarks(reader, home, ("fab:1.0.2", "水竜の裁定"))
    link = page.evaluate("rulesdb.bookmarkExchange.linkTo(rulesdb.bookmarks.all())")
    page.goto("about:blank")
    page.goto(link[:end])
    expect(page.get_by_role("heading", name="途中で切れているようです")).to_be_visible()
    expect(page.get_by_role("button", name="追加する", exact=True)).to_be_hidden()
    page.get_by_role("button", name="閉じる").click()
    expect(page.locator(".incoming")).to_be_hidden()


def test_a_file_has_the_bookmarks_and_is_read_back(browser: Browser, reader: BrowserContext, home: str) -> None:
    """Rules, notes and times are the same in another browser."""
    page = _with_bookmarks(reader, home, ("fab:1.0.2", "水竜"), ("fab:1.0.1", ""))
    with page.expect_download() as download:
        page.get_by_role("button", name="ファイルに保存").click()
    assert download.value.suggested_filename == "bookmarks.json"
    path = download.value.path()
    other = browser.new_context(service_workers="block")
    page = other.new_page()
    page.goto(f"{home}bookmarks.html")
    page.get_by_label("保存したファイルを読み込む").set_input_files({
        "name": "bookmarks.json", "mimeType": "application/json", "buffer": path.read_bytes(),
    })  # fmt: skip
    page.get_by_role("button", name="追加する", exact=True).click()
    expect(page.locator(".bookmark")).to_have_count(2)
    kept = page.evaluate("rulesdb.bookmarks.all()")
    assert kept == json.loads(path.read_text("utf-8"))["bookmarks"]
    other.close()


HEAD = '{"format": "rulesdb bookmarks", "version": 1, "bookmarks": '


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        ("竜の巻", "JSONとして読めません"),
        ('{"rules": []}', "しおりのファイルではありません"),
        ("null", "しおりのファイルではありません"),
        ('{"format": "rulesdb bookmarks", "version": 2, "bookmarks": []}', "より新しいルールブック"),
        (f"{HEAD}[]}}", "しおりは入っていません"),
        (f'{HEAD}[{{"rule": "fab:1.0.2"}}, {{"rule": "1.0.2"}}]}}', "2件目のしおりが、どのルールのものか分かりません"),
        (f'{HEAD}[{{"rule": "fab:1.0.2", "note": 7}}]}}', "1件目のしおり (fab:1.0.2) のメモ"),
    ],
)
def test_a_bad_file_gets_a_clear_sentence(reader: BrowserContext, home: str, content: str, problem: str) -> None:
    """Nothing of it is added."""
    page = _with_bookmarks(reader, home, ("fab:1.0.1", ""))
    page.set_input_files("#bookmark-file", {"name": "a.json", "mimeType": "", "buffer": content.encode()})
    expect(page.get_by_role("heading", name=problem)).to_be_focused()
    expect(page.get_by_role("button", name="追加する", exact=True)).to_be_hidden()
    assert page.evaluate(KEPT) == [["fab:1.0.1", ""]]


def _sheets(page: Page) -> list[PageObject]:
    return [*PdfReader(io.BytesIO(page.pdf(prefer_css_page_size=True))).pages]


def _words(sheets: list[PageObject]) -> str:
    return normalize("NFKC", "".join("".join(sheet.extract_text().split()) for sheet in sheets))


def _columns(sheet: PageObject) -> set[bool]:
    """Return in which halves of a sheet a line begins."""
    found = set()

    def remember(words: str, sheet_matrix: list[float], matrix: list[float], *_font: object) -> None:
        if len(words.strip()) > 3:  # not the number of the sheet
            found.add(matrix[4] * sheet_matrix[0] + sheet_matrix[4] > float(sheet.mediabox.width) / 2)

    sheet.extract_text(visitor_text=remember)
    return found


@pytest.mark.parametrize(("sheet", "size"), [("A4", A4), ("A5", A5)])
def test_bookmarks_print_as_a_cheat_sheet(reader: BrowserContext, home: str, sheet: str, size: tuple[int, int]) -> None:
    """In two columns on the chosen paper, with the notes, and without what can only be pressed."""
    page = _with_bookmarks(reader, home, *((f"fab:{number}", "覚えておく") for number in ("1.0.1a", "1.1.1", "1.0.2")))
    page.get_by_label("用紙").select_option(sheet)
    expect(page.locator(".bookmark").last).to_contain_text("を待つ。")
    sheets = _sheets(page)
    assert (round(sheets[0].mediabox.width), round(sheets[0].mediabox.height)) == size
    assert len(sheets) == 1
    assert _columns(sheets[0]) == {False, True}
    words = _words(sheets)
    for printed in ("1.0.2", "に及ばない。", "覚えておく", "fab:1.1.1"):
        assert printed in words
    for unwanted in ("☆", "★", "移動", "並び", "最近見た", "メモ"):
        assert unwanted not in words


@pytest.mark.parametrize(
    ("choice", "printed", "left_out"),
    [("公式と解説", BOTH, ()), ("公式のみ", BOTH[:1], BOTH[1:]), ("解説のみ", BOTH[1:], BOTH[:1])],
)
def test_a_cheat_sheet_has_one_edition_or_both(
    reader: BrowserContext, editions: str, choice: str, printed: tuple[str, ...], left_out: tuple[str, ...]
) -> None:
    """What only one edition has is always on it."""
    page = _with_bookmarks(reader, editions, ("fab:1.0.1", ""), ("fab:1.0.2", ""))
    page.get_by_label("テキスト").select_option(choice)
    words = _words(_sheets(page))
    assert [text in words for text in (*printed, "卵は眠る。")] == [True] * (len(printed) + 1)
    assert [text in words for text in left_out] == [False] * len(left_out)


def test_a_rulebook_of_one_edition_offers_no_other(reader: BrowserContext, home: str) -> None:
    """There is nothing to choose."""
    page = _with_bookmarks(reader, home, ("fab:1.0.2", ""))
    expect(page.locator(".bookmark")).to_contain_text("は水竜に及ばない。")
    expect(page.get_by_label("テキスト")).to_be_hidden()


def test_the_keyboard_reaches_the_star(reader: BrowserContext, home: str) -> None:
    """From the § of its rule by the right arrow key; Tab passes it."""
    page = reader.new_page()
    page.goto(f"{home}fab/1.0.html#1.0.2")
    page.get_by_role("link", name="1.0.2へのリンク").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("button", name="1.0.2のしおり")).to_be_focused()
    page.keyboard.press("Space")
    assert page.evaluate(KEPT) == [["fab:1.0.2", ""]]
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("link", name="1.0.2へのリンク")).to_be_focused()


def test_the_focus_goes_on_when_a_bookmark_is_gone(reader: BrowserContext, home: str) -> None:
    """Who takes one away by keyboard is at the next one."""
    page = _with_bookmarks(reader, home, ("fab:1.0.1", ""), ("fab:1.0.2", ""))
    page.get_by_role("button", name="1.0.1のしおり").press("Enter")
    expect(page.locator(".bookmark")).to_have_count(1)
    expect(page.get_by_role("button", name="1.0.2のしおり")).to_be_focused()


def test_another_tab_follows(reader: BrowserContext, served: str) -> None:
    """A bookmark that is made in one tab shows in the others."""
    page = reader.new_page()
    page.goto(f"{served}fab/1.0.html")
    other = _with_bookmarks(reader, served, ("fab:1.0.1", ""))
    expect(page.get_by_role("button", name="1.0.1のしおり", pressed=True)).to_be_visible()
    page.get_by_role("button", name="1.0.2のしおり").click()
    expect(other.locator(".bookmark")).to_have_count(2)


def test_a_browser_that_keeps_nothing_says_so(desk: Page, home: str) -> None:
    """The star works on its page, and nothing complains."""
    complaints: list[str] = []
    desk.on("pageerror", lambda error: complaints.append(str(error)))
    desk.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new Error('refused'); } })")
    desk.goto(f"{home}fab/1.0.html")
    desk.get_by_role("button", name="1.0.2のしおり").click()
    expect(desk.locator(".said")).to_contain_text("このブラウザには保存できません")
    expect(desk.get_by_role("button", name="1.0.2のしおり", pressed=True)).to_be_visible()
    assert complaints == []


@pytest.mark.parametrize("kept", ["", "竜", "{}", "[7, null, {}]", '[{"rule": "fab:1.0.2", "note": 7, "added": ""}]'])
def test_what_no_page_of_ours_has_kept_is_no_bookmark(reader: BrowserContext, home: str, kept: str) -> None:
    """Whatever else lies in the browser's storage under the name of the bookmarks, the page works."""
    page = reader.new_page()
    page.goto(f"{home}bookmarks.html")
    page.evaluate(
        "(kept) => { localStorage['rulesdb.bookmarks'] = kept; localStorage['rulesdb.recent'] = kept; }", kept
    )
    page.reload()
    expect(page.get_by_text("しおりはまだありません")).to_be_visible()


def test_without_scripts_the_page_says_what_it_needs(browser: Browser, site: Path) -> None:
    """Rules have no star then, and the page offers nothing that would not work."""
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto((site / "bookmarks.html").as_uri())
    expect(page.get_by_text("しおりには JavaScript が必要です。")).to_be_visible()
    for role in ("button", "combobox"):
        assert [one for one in page.locator("main").get_by_role(role).all() if one.is_visible()] == []
    page.goto((site / "fab" / "1.0.html").as_uri())
    assert page.locator(".star").count() == 0
    context.close()
