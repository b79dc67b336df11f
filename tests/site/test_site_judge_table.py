"""The table of the page 裁定: taps write sentences that situations have, and what is written lies on the table."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from rulesdb.site.table_sentences import TABLE_WORDS
from rulesdb.situations.files import read_situation
from rulesdb.source.text import SourceText

CARDS = {"fab": ("大槌", "壁"), "mtg": ("熊", "狼")}
BEGINNINGS = {
    "fab": "《大槌》 アクション ― 攻撃 コスト0 パワー6\n\n《壁》 アクション コスト0 防御3\n",
    "mtg": "ゲーム: mtg\n\n《熊》 「{G}」 クリーチャー パワー2 タフネス2\n《狼》 「{W}」 インスタント\n",
}
SHEETS = "《大槌》 アクション ― 攻撃 コスト0 パワー6\n圧倒\n\n《壁》 アクション コスト0 防御3\n"


def _sentences(game: str) -> Iterator[str]:
    """Yield every sentence that the page offers for a game, about one card and about two."""
    words, (first, second) = TABLE_WORDS[game], CARDS[game]
    for zone in words.zones.values():
        for cards in (f"《{first}》", f"《{first}》と《{second}》"):
            yield zone.format(p="アン", c=cards)
        if zone.endswith("{c}がある。"):
            yield zone.format(p="アン", c=f"《{first}》").replace("がある。", "が2枚ある。")
    for sentence in (sentence for group in words.sentences.values() for sentence in group):
        yield sentence.format(p="アン", o="ベン", c=f"《{first}》")


@pytest.mark.parametrize("game", TABLE_WORDS)
def test_every_sentence_of_the_table_is_understood(game: str) -> None:
    """The page offers nothing that the language of situations does not have."""
    for sentence in _sentences(game):
        situation, problems = read_situation(SourceText("-", f"{BEGINNINGS[game]}\n{sentence}\nアンのライフは？"))
        assert (sentence, problems) == (sentence, ())
        assert situation is not None


@pytest.fixture
def table(phone: Page, site: Path) -> Page:
    """Return the page with two cards of the reader's own and an empty situation."""
    phone.goto((site / "judge.html").as_uri())
    expect(phone.get_by_label("状況", exact=True)).to_have_value(
        "《卵》 アクション コスト0\n\nアンの手札に《卵》がある。\n"
    )
    phone.get_by_text("卓に並べる").click()
    phone.get_by_text("カードを加える").click()
    phone.get_by_label("カードのファイル").set_input_files(
        {"name": "cards.txt", "mimeType": "text/plain", "buffer": SHEETS.encode()}
    )
    expect(phone.locator("#said")).to_have_text("2枚のカードを加えました")
    phone.get_by_label("状況", exact=True).fill("題: 試し\n")
    return phone


def _lay(page: Page, card: str, zone: str) -> None:
    """Choose a card and lay it into a zone."""
    chosen = page.get_by_role("group", name="カード").get_by_role("button", name=card, exact=True)
    if chosen.get_attribute("aria-pressed") == "false":
        chosen.click()
    page.get_by_role("button", name=f"{zone}に置く").click()


def _told(page: Page) -> str:
    return page.get_by_label("状況", exact=True).input_value()


def test_a_card_and_a_zone_make_a_sentence(table: Page) -> None:
    """With the sheet of the card, once; a second copy is a number, another card joins the sentence."""
    _lay(table, "大槌", "アンの手札")
    sheet = SHEETS.partition("\n\n")[0]
    assert _told(table) == f"題: 試し\n\n{sheet}\n\nアンの手札に《大槌》がある。"
    _lay(table, "大槌", "アンの手札")
    assert _told(table).endswith("\n\nアンの手札に《大槌》が2枚ある。")
    _lay(table, "壁", "アンの手札")
    _lay(table, "壁", "ベンの格納庫")
    assert _told(table).endswith(
        "アンの手札に《壁》がある。\nアンの手札に《大槌》が2枚ある。\nベンの格納庫に《壁》が裏向きである。"
    )
    assert _told(table).count("《壁》 アクション") == 1
    for _ in range(2):
        table.get_by_role("button", name="アンの手札の《大槌》を1枚取り除く").click()
    assert "《大槌》が" not in _told(table)
    assert "アンの手札に《壁》がある。\nベンの" in _told(table)


def test_what_is_written_lies_on_the_table(table: Page) -> None:
    """Sentences written by hand as well, several in a line, but none of a comment; taps leave all others."""
    table.get_by_label("状況", exact=True).fill(
        "# アンの手札に《壁》がある。\n"
        "アンのライフは3である。アンの手札に《壁》と《大槌》がある。ベンの墓地に《壁》が２枚ある。"
    )
    shown = table.get_by_role("list", name="の手札").or_(table.get_by_role("list", name="の墓地"))
    assert [text for text in shown.all_inner_texts() if text] == ["壁\n大槌", "壁 ×2"]
    table.get_by_role("button", name="アンの手札の《壁》を1枚取り除く").click()
    assert _told(table).split("\n")[1:] == [
        "アンの手札に《大槌》がある。",
        "アンのライフは3である。ベンの墓地に《壁》が２枚ある。",
    ]
    assert _told(table).startswith("# アンの手札に《壁》がある。\n")


def test_chosen_sentences_follow_what_is_there_at_first(table: Page) -> None:
    """They name the chosen card and player; what is there at first comes before what happens."""
    _lay(table, "大槌", "アンの手札")
    table.get_by_label("文", exact=True).select_option("アンは《大槌》をプレイする。")
    table.get_by_role("button", name="状況に書く").click()
    table.get_by_label("プレイヤー", exact=True).select_option("ベン")
    for sentence in ("ベンのライフは3である。", "ベンのライフは？"):
        table.get_by_label("文", exact=True).select_option(sentence)
        table.get_by_role("button", name="状況に書く").click()
    assert _told(table).endswith(
        "アンの手札に《大槌》がある。\nベンのライフは3である。\nアンは《大槌》をプレイする。\nベンのライフは？\n"
    )


def test_another_game_has_other_zones(table: Page) -> None:
    """The head of the situation says which; without it, it is the first."""
    table.get_by_label("状況", exact=True).fill("題: 試し\nゲーム: mtg\n")
    expect(table.get_by_role("button", name="アンのライブラリーに置く")).to_have_count(
        0
    )  # the rulebook has no such game
    expect(table.get_by_role("button", name="アンの格納庫に置く")).to_be_visible()


def test_the_cards_of_a_reader_are_kept_until_they_are_forgotten(table: Page) -> None:
    """In this browser alone; the name of a card finds it, its sheet is shown without moving anything."""
    table.reload()
    table.get_by_text("卓に並べる").click()
    cards = table.get_by_role("group", name="カード").get_by_role("button")
    expect(cards).to_have_text(["大槌", "壁"])
    table.get_by_label("探す").fill("壁")
    expect(cards).to_have_text(["壁"])
    before = table.get_by_label("状況", exact=True).bounding_box()
    cards.click()
    expect(table.get_by_label("選んだカードの文面")).to_have_text("《壁》 アクション コスト0 防御3")
    assert table.get_by_label("状況", exact=True).bounding_box() == before
    table.get_by_text("カードを加える").click()
    table.get_by_role("button", name="加えたカードを消す").click()
    expect(cards).to_have_count(0)


def test_the_keyboard_lays_cards(table: Page) -> None:
    """The focus stays at the zone, and goes to it when the last card there is taken away."""
    table.get_by_role("group", name="カード").get_by_role("button", name="壁").press("Enter")
    table.get_by_role("button", name="ベンの手札に置く").press("Enter")
    expect(table.get_by_role("button", name="ベンの手札に置く")).to_be_focused()
    table.get_by_role("button", name="ベンの手札の《壁》を1枚取り除く").press("Enter")
    expect(table.get_by_role("button", name="ベンの手札に置く")).to_be_focused()


def test_nothing_is_wider_than_a_phone(table: Page) -> None:
    """With everything unfolded and cards laid."""
    _lay(table, "大槌", "アンの手札")
    assert table.evaluate("document.documentElement.scrollWidth") == 360


def test_a_page_from_a_disk_says_that_it_cannot_rule(table: Page) -> None:
    """It works over http: browsers start no worker from a disk."""
    expect(table.get_by_text("ウェブサーバーを通して開いてください")).to_be_visible()
    expect(table.get_by_role("button", name="裁定を求める")).to_be_disabled()
