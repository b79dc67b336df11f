"""Printed cards of Flesh and Blood, as people copy them: wordings, type lines, names, monikers, reminder text."""

import pytest
from support.engine.fab.printed_examples import FIRST_LINES, TEXTS

from rulesdb.engine.fab.language.card_sheets import read_card, read_sheets
from rulesdb.engine.fab.language.vocabulary import printer
from rulesdb.engine.fab.rules.cards.names import moniker_of
from rulesdb.engine.kernel.language.phrases import SHEET
from rulesdb.source.text import SourceText


@pytest.mark.parametrize(("printed", "read"), TEXTS)
def test_an_ability_is_read_as_it_is_printed(printed: str, read: str) -> None:
    """A card with a printed text is the same as with the words of the language, in which it is printed back."""
    card = read_card("《試作》 アクション ― オーラ コスト0", printed)
    assert card == read_card("《試作》 アクション ― オーラ コスト0", read)
    assert printer().say(card.abilities[0]) == read


@pytest.mark.parametrize(("printed", "read"), FIRST_LINES)
def test_a_first_line_is_read_as_it_is_printed(printed: str, read: str) -> None:
    """The properties may stand in any order, and the hands of a weapon in brackets."""
    assert read_card(printed) == read_card(read)
    assert printer().say(read_card(printed), SHEET) == read


def test_a_property_that_is_written_twice_is_refused() -> None:
    """None of the two values is dropped, and no color that is that of another pitch."""
    for values in ("パワー4 コスト1 パワー5", "コスト1 ピッチ2 赤", "赤 コスト1 青"):
        cards, problems = read_sheets(SourceText("cards.txt", f"《強打》 アクション ― 攻撃 {values}\n"))
        assert (cards, len(problems)) == ((), 1)


def test_a_card_without_a_type_has_its_subtypes() -> None:
    """The other face of a card may have none of the types."""
    card = read_card("《使い》 光 - 天使・盟友 パワー4 ライフ4")
    assert not card.types
    assert card.subtypes == frozenset({"angel", "ally"})
    assert card.supertypes == frozenset({"光"})


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("《剣》 検士 武器 ― 剣", "検士"),
        ("《剣》 戦士 武器 ― 宝剣(2H)", "宝剣"),
        ("《剣》 戦士 武器 ― 剣 魔力2", "魔力"),
    ],
)
def test_a_word_of_a_type_line_that_is_not_known_is_named_itself(line: str, word: str) -> None:
    """The caret stands under it, and the words that are known are read."""
    _, (problem,) = read_sheets(SourceText("cards.txt", f"{line}\n"))
    assert problem.column == line.index(word) + 1


def test_what_is_wrong_is_found_at_its_own_place() -> None:
    """A word that is not understood is named at the column where it stands in the printed text."""
    text = "《油》 インスタント コスト0\n対象の攻撃は、ターン終了時まで+2{p}を得る。油を塗る。\n"
    _, (problem,) = read_sheets(SourceText("cards.txt", text))
    assert (problem.line, problem.column) == (2, text.splitlines()[1].index("油を") + 1)


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


@pytest.mark.parametrize(
    "text",
    [
        "対戦相手はカードを1枚引き、その後手札を1枚捨てる。",  # whose hand?
        "あなたが忍者のカードをプレイするたび、このターンにあなたが他の青のカードをプレイしていた場合、カードを1枚引く。",
        "あなたがコントロールするアイテムか装備品1つを破壊する。",  # whose equipment?
        "カードを1枚引き、手札を1枚捨ててもよい。",  # is the draw optional, too?
        "このターン、あなたが次に受けるダメージを2点軽減する。",  # two points of the next event, or the next two?
        "木の葉トークンを1つ生成する。",  # there is no such token
        "対象の青の弓兵1体を破壊する。",
    ],
)
def test_a_text_that_can_be_meant_in_two_ways_is_refused(text: str) -> None:
    """So is one with a word that is not known; no part of a text is left out or guessed."""
    cards, problems = read_sheets(SourceText("cards.txt", f"{PUNCH}\n{text}\n"))
    assert (cards, len(problems)) == ((), 1)


@pytest.mark.parametrize(
    ("header", "moniker"),
    [
        ("《Iron Maid Mk3》 通称「Iron Maid」 ヒーロー ライフ20 知力4", "Iron Maid"),
        ("《鋼の人形マリー》 通称「マリー」 ヒーロー ライフ20 知力4", "マリー"),
        ("《The Weaver of Webs》 通称「The Weaver」 メンター", "The Weaver"),
        ("《紅の狩人・ローザ・ベル》 (個人名) 通称「ローザ」 武器", "ローザ"),
        ("《Iron Maid Mk3》 ヒーロー ライフ20 知力4", "Iron"),
        ("《暁の騎士、レディ・マリー》 ヒーロー ライフ20 知力4", "マリー"),
        ("《鋼の人形》 武器", None),
    ],
)
def test_a_card_can_state_its_moniker(header: str, moniker: str | None) -> None:
    """What it states stands before what the signs of its name tell; the card is printed back with it."""
    card = read_card(header)
    assert moniker_of(card) == moniker
    assert printer().say(card, SHEET) == header


def test_a_moniker_is_a_part_of_the_name() -> None:
    """Another word is refused."""
    cards, (problem,) = read_sheets(SourceText("cards.txt", "《熊》 通称「狼」 ヒーロー ライフ20 知力4\n"))
    assert cards == ()
    assert "the moniker 狼 is no part of the name" in problem.message
