"""Sentences as players and judges write them in forums, each beside the plain one that says the same."""

import pytest
from support.situations import told

from rulesdb.situations.clauses import Clause

FAB, MTG = "ゲーム: fab\n\n", "ゲーム: mtg\n\n"


def clauses(head: str, sentences: str) -> list[Clause]:
    """Return what is read of sentences, without what they are written as."""
    return [sentence.clause for sentence in told.situation(f"{head}{sentences}").sentences]


@pytest.mark.parametrize(
    ("written", "plain"),
    [
        ("ベンの残りライフは3点です。", "ベンのライフは3である。"),
        ("ベンのライフは残り3点です。", "ベンのライフは3である。"),
        ("ベンは手札が《壁》1枚だけです。", "ベンの手札に《壁》がある。"),
        ("ベンの墓地に《壁》が落ちている。", "ベンの墓地に《壁》がある。"),
        ("ベンのグレイブヤードに《壁》がある。", "ベンの墓地に《壁》がある。"),
        ("ベンは残りライフ3点です。", "ベンのライフは3である。"),
        ("《槌》は死にますか？", "《槌》は墓地にある？"),
        ("ベンは《槌》を打てますか？", "ベンは《槌》をプレイできる？"),
        ("アンは《槌》で殴る。", "アンは《槌》で攻撃する。"),
        ("両者スルー。", "全員がパスする。"),
        ("その後、アンは《槌》をプレイする。", "アンは《槌》をプレイする。"),
        ("アンは続けて《槌》をプレイできますか？", "アンは《槌》をプレイできる？"),
        ("ベンのライフは残りいくつですか？", "ベンのライフは？"),
        ("ベンのライフはいくつ残っていますか？", "ベンのライフは？"),
        ("ベンは兵士トークンをいくつ持っている？", "ベンがコントロールする「兵士」はいくつ？"),
        ("ベンは《兵士》を何体コントロールしていますか？", "ベンがコントロールする「兵士」はいくつ？"),
        ("ベンの《兵士》トークンは何個？", "ベンがコントロールする「兵士」はいくつ？"),
        ("ベンの場に《兵士》は何体いる？", "ベンがコントロールする「兵士」はいくつ？"),
        ("ベンの場に兵士トークンはいくつ？", "ベンがコントロールする「兵士」はいくつ？"),
        ("ベンの場に《壁》が二枚、《槌》が一枚ある。", "ベンの場に《壁》が2枚ある。ベンの場に《槌》がある。"),
        ("今は誰のターンですか？", "今は誰のターン？"),
    ],
)
@pytest.mark.parametrize("head", [FAB, MTG])
def test_table_talk_of_every_game(head: str, written: str, plain: str) -> None:
    """What is left of life and hands, tokens, and passing."""
    assert clauses(head, written) == clauses(head, plain)


@pytest.mark.parametrize(
    ("written", "plain"),
    [
        ("アンは2リソースポイントを持っている。", "アンのリソースポイントは2である。"),
        ("アンは金貨トークンをコントロールしている？", "アンの《金貨》は闘技場にある？"),
        ("アンの場にGoldトークンはある？", "アンの《金貨》は闘技場にある？"),
        ("アンの場に《Gold》がある。", "アンの闘技場に《金貨》がある。"),
        ("アンの場に《Pot of Gold》がある。", "アンの闘技場に《Pot of Gold》がある。"),
        ("アンにはリソースポイントが2点ある。", "アンのリソースポイントは2である。"),
        ("アンのアリーナに《壁》がある。", "アンの闘技場に《壁》がある。"),
        ("アンのアーセナルに《壁》が裏向きで置かれている。", "アンの格納庫に《壁》が裏向きである。"),
        ("アンの山札の一番上に《壁》がある。", "アンのデッキの一番上に《壁》がある。"),
        ("アンのデッキの上から《壁》、《槌》がある。", "アンのデッキの上から順に《壁》と《槌》がある。"),
        ("ベンは兵士トークンを2個コントロールしている。", "ベンの闘技場に《兵士》が2枚ある。"),
        ("ベンの闘技場に兵士トークンがある。", "ベンの闘技場に《兵士》がある。"),
        (
            "アンのヒーローは《勇者》で、ライフは20点。",
            "アンのヒーローは《勇者》である。アンのライフは20である。",
        ),
        ("ベンは《壁》と《兜》でブロックする。", "ベンは《壁》と《兜》で防御する。"),
        ("ベンはノーブロック。", "ベンは防御しない。"),
        ("ベンは《壁》2枚で防御する。", "ベンは《壁》と《壁》で防御する。"),
        (
            "アンは《槌》を《石》と《岩》の2枚で支払ってプレイする。",
            "アンは《槌》をプレイする。ピッチするカード: 《石》、《岩》。",
        ),
        ("アンは《石》2枚をピッチして《槌》で攻撃する。", "アンは《槌》で攻撃する。ピッチするカード: 《石》、《石》。"),
        (
            "リアクションステップまで進み、ベンは《壁》をプレイする。",
            "リアクションステップまで全員がパスを続ける。ベンは《壁》をプレイする。",
        ),
        ("チェインが閉じる。", "戦闘の終わりまで全員がパスを続ける。"),
        ("ベンはスルー。", "ベンはパスする。"),
        ("ベンは通す。", "ベンはパスする。"),
        ("《槌》の攻撃はヒットしましたか？", "《槌》はヒットした？"),
    ],
)
def test_table_talk_of_flesh_and_blood(written: str, plain: str) -> None:
    """Points, zones, payment and blocking cards in the words of a table."""
    assert clauses(FAB, written) == clauses(FAB, plain)


@pytest.mark.parametrize(
    ("written", "plain"),
    [
        ("アンのコントロール下に《熊》がいる。", "アンは《熊》をコントロールしている。"),
        ("ベンはスルー。", "ベンは通す。"),
        ("ベンは場に《熊》を出している。", "ベンの場に《熊》がある。"),
        ("アンの戦場にはアンタップ状態の《島》が3枚ある。", "アンの場に《島》が3枚ある。"),
        ("ベンの場に兵士トークンが2体いる。", "ベンの場に《兵士》のトークンが2体いる。"),
        ("ベンの《狼》がアンの《熊》をブロックする。", "ベンはベンの《狼》でアンの《熊》をブロックする。"),
        ("アンの《熊》が攻撃する。", "アンはアンの《熊》で攻撃する。"),
        ("ベンはノーブロック。", "ベンはブロックしない。"),
        (
            "アンは《山》2枚をタップして《火》を唱える。対象: ベン。",
            "アンは《火》を唱える。マナを出すもの: 《山》2枚。対象: ベン。",
        ),
        ("戦場の《熊》はどこにある？", "場の《熊》はどこにある？"),
        ("アンの場には《熊》が何体いる？", "アンがコントロールする「熊」はいくつ？"),
        ("アンは《火》を《熊》を対象に唱えられる？", "アンは《熊》を対象に《火》をプレイできる？"),
        ("アンは《熊》を対象にして《火》を唱えられる？", "アンは《熊》を対象に《火》をプレイできる？"),
        ("アンは《火》をベンの《熊》を対象にプレイできますか？", "アンはベンの《熊》を対象に《火》をプレイできる？"),
        ("《熊》は誰がコントロールしている？", "《熊》のコントローラーは誰？"),
    ],
)
def test_table_talk_of_magic(written: str, plain: str) -> None:
    """Permanents, combat and mana in the words of a table."""
    assert clauses(MTG, written) == clauses(MTG, plain)


@pytest.mark.parametrize(
    ("head", "sentence"),
    [
        (FAB, "アンは《槌》を《石》と《岩》の3枚で支払ってプレイする。"),
        (FAB, "アンは《石》で支払ってプレイする。"),
        (FAB, "ベンは《壁》でアンの《槌》をブロックする。"),
        (FAB, "ベンはフルブロック。"),
        (FAB, "ベンはブロックカードで防御する。"),
        (FAB, "アンはチェインリンクが閉じる。"),
        (FAB, "アンのデッキの一番上に《壁》と《槌》がある。"),
        (FAB, "アンのデッキの一番下に《壁》と《槌》がある。"),
        (FAB, "アンの墓地に《壁》は何個ある？"),
        (FAB, "アンにはリソースがある。"),
        (MTG, "ベンは《火》を通す。"),
        (MTG, "《島》はアップ状態である？"),
    ],
)
def test_what_is_nearly_said_so_is_not_read(head: str, sentence: str) -> None:
    """A number that is another one, an order that is not said, and what names no action stay unread."""
    assert told.problems(f"{head}{sentence}")


CARDS = """《槌》 アクション ― 攻撃 コスト0 パワー4
これがヒットしたとき、カードを1枚引く。

《壁》 アクション コスト0 防御4

《石》 リソース ピッチ3

"""


def test_the_top_of_a_deck_is_above_what_else_is_in_it() -> None:
    """Whatever sentence comes first, the card on the top is drawn."""
    sentences = (
        "アンのデッキに《石》がある。アンのデッキの一番上に《壁》がある。アンの手札に《槌》がある。\n"
        "アンのデッキの一番上には何がある？アンは《槌》で攻撃する。ベンは防御しない。\n戦闘が終わる。\n"
        "《槌》はヒットした？アンの手札には何がある？アンのデッキの一番下には何がある？"
    )
    assert told.answers(f"{CARDS}{sentences}") == ["《壁》", "はい", "《壁》", "《石》"]


def test_an_attack_that_is_defended_does_not_hit() -> None:
    """To attack is not to hit."""
    sentences = (
        "アンの手札に《槌》がある。ベンの手札に《壁》がある。\nアンは《槌》で攻撃する。ベンは手札の《壁》でブロックする。\n"
        "チェインが閉じる。\n《槌》はヒットした？"
    )
    assert told.answers(f"{CARDS}{sentences}") == ["いいえ"]


def test_the_rest_of_a_library_is_filled_below_its_top() -> None:
    """A library of which the top alone is told has other cards."""
    sentences = "《熊》 {1}{G} クリーチャー ― 熊 2/2\n\nアンのライブラリーの一番上に《熊》がある。"
    assert told.answers(f"{MTG}{sentences}アンのライブラリーの一番上には何がある？アンのライブラリーは何枚？") == [
        "《熊》",
        "11",
    ]


def test_a_zone_tells_cards_of_a_name_apart() -> None:
    """A card in hand is not the one in the graveyard, and one that is in no such zone is an error."""
    beginning = "アンの手札に《壁》がある。アンの墓地に《壁》がある。"
    assert told.answers(f"{CARDS}{beginning}墓地の《壁》はどこにある？アンの手札の《壁》はどこにある？") == [
        "アンの墓地",
        "アンの手札",
    ]
    assert "is not in this zone" in told.problem(f"{CARDS}{beginning}格納庫の《壁》はどこにある？")


def test_a_name_that_nothing_has_is_not_counted() -> None:
    """A misspelt token is no answer of 0."""
    assert "槍" in told.problem(f"{CARDS}アンは槍トークンをいくつ持っている？")


def test_two_sentences_about_the_top_contradict_each_other() -> None:
    """The same sentence twice would put two cards there."""
    sentence = "アンのデッキの一番上に《壁》がある。"
    assert "has put a card there" in told.problem(f"{CARDS}{sentence}{sentence}")


def test_a_token_of_the_rules_needs_no_sheet() -> None:
    """What the rules define by name is there as they say; equal ones that trigger together need no order."""
    sentences = "アンは剛力トークンを2個コントロールしている。アンの手札に《槌》がある。"
    assert told.answers(f"{CARDS}{sentences}アンは剛力トークンをいくつ持っている？") == ["2"]
    later = (
        "アンのターンの開始フェイズである。\nアンは《槌》で攻撃する。ベンは防御しない。\n"
        "《槌》のパワーは？アンは剛力トークンをいくつ持っている？"
    )
    assert told.answers(f"{CARDS}{sentences}{later}") == ["6", "0"]
    assert "剛腕" in told.problem(f"{CARDS}アンは剛腕トークンを2個コントロールしている。")
