"""Lines of Flesh and Blood's cards as people copy them: classes on the type line, names, keywords, reminder text."""

import pytest

from rulesdb.engine.fab.language.card_sheets import read_card, read_sheets
from rulesdb.source.text import SourceText

PUNCH = "《火の拳》 アクション ― 攻撃 コスト1 パワー4"
HEADERS = [
    ("《強打》 ルーンブレード・アクション ― 攻撃 コスト1", "《強打》 「ルーン剣士」 アクション ― 攻撃 コスト1"),
    ("《強打》 ルーン剣士アクション ― 攻撃 コスト1", "《強打》 「ルーン剣士」 アクション ― 攻撃 コスト1"),
    ("《強打》 ルーンブレード・攻撃アクション コスト1", "《強打》 「ルーン剣士」 アクション ― 攻撃 コスト1"),
    ("《強打》 Runeblade アクション ― 攻撃 コスト1", "《強打》 「ルーン剣士」 アクション ― 攻撃 コスト1"),
    ("《盾》 ガーディアン・装備 ― 胴 防御2", "《盾》 「守護者」 装備品 ― 胴 防御2"),
    ("《剣》 戦士・武器 ― 剣 (両手) パワー3", "《剣》 「戦士」 武器 ― 剣・両手 パワー3"),
    (
        "《影打》 シャドウ・ルーンブレード・アクション ― 攻撃 コスト1",
        "《影打》 「影」「ルーン剣士」 アクション ― 攻撃 コスト1",
    ),
    ("《影打》 影 ルーンブレード アクション コスト1", "《影打》 「影」「ルーン剣士」 アクション コスト1"),
    ("《強打》 汎用アクション ― 攻撃 コスト1", "《強打》 アクション ― 攻撃 コスト1"),
    ("《強打》 汎用・アクション コスト1", "《強打》 アクション コスト1"),
    ("《影打》 「影」 ルーンブレード・アクション コスト1", "《影打》 「影」「ルーン剣士」 アクション コスト1"),
]


@pytest.mark.parametrize(("printed", "plain"), HEADERS)
def test_a_type_line_is_read_with_its_class(printed: str, plain: str) -> None:
    """Classes and talents are supertypes, by the names that the rules or players have for them."""
    assert read_card(printed) == read_card(plain)


@pytest.mark.parametrize(
    ("printed", "plain"),
    [
        (("圧倒、続行",), ("圧倒", "続行")),
        (("続行（アクションポイントを1点得る。）",), ("続行",)),
        (("結界 3",), ("結界3",)),
        (("圧倒 続行。",), ("圧倒", "続行")),
        (("ブレイドブレイク（戦闘チェインが閉じたとき、破壊する。）",), ("ブレイドブレイク",)),
        (("火の拳がヒットしたとき、カードを1枚引く。",), ("これがヒットしたとき、カードを1枚引く。",)),
        (("《火の拳》がヒットしたとき、カードを1枚引く。",), ("これがヒットしたとき、カードを1枚引く。",)),
        (("火の拳で攻撃したとき、カードを1枚引く。",), ("これで攻撃したとき、カードを1枚引く。",)),
        (("カードを1枚引く。火の拳を破壊する。",), ("カードを1枚引く。これを破壊する。",)),
    ],
)
def test_a_line_is_read_as_it_is_printed(printed: tuple[str, ...], plain: tuple[str, ...]) -> None:
    """The card is the same as with the words of the language."""
    read, problems = read_sheets(SourceText("cards.txt", "\n".join((PUNCH, *printed))))
    assert problems == ()
    assert [sheet.card for sheet in read] == [read_card(PUNCH, *plain)]


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("対象の攻撃は浸透を得る。", "浸透"),
        ("圧倒、浸透", "浸透"),
        ("このターン、あなたの次の攻撃は浸透を得る。", "浸透"),
    ],
)
def test_a_word_that_is_not_known_is_named_itself(text: str, word: str) -> None:
    """The caret stands under it."""
    _, problems = read_sheets(SourceText("cards.txt", f"{PUNCH}\n{text}\n"))
    assert [(one.line, one.column) for one in problems] == [(2, text.index(word) + 1)]
