"""Clauses read by their verb and the nouns around it, in whatever order and inflection people write them."""

import pytest
from support.situations import told

CARDS = """
《拳》 アクション ― 攻撃 コスト0 パワー4

《盾》 アクション コスト0 防御3

アンの手札に《拳》がある。
ベンの手札に《盾》がある。
"""


def read(sentences: str) -> list[object]:
    """Return what sentences behind the cards stand for."""
    return [one.clause for one in told.situation(f"{CARDS}{sentences}").sentences[2:]]


@pytest.mark.parametrize(
    "written",
    [
        "アンが《拳》をベンに撃った。",
        "ベンに向けて、アンは《拳》を使いました。",
        "ベンに《拳》を撃ってきました。",
    ],
)
def test_a_clause_is_read_in_any_order_and_inflection(written: str) -> None:
    """An attack at a player; the only player who has the card plays it where nobody is named."""
    assert read(written) == read("アンは《拳》でベンを攻撃する。")


@pytest.mark.parametrize(
    ("written", "plain"),
    [
        ("ベンは《盾》で守った。", "ベンは《盾》で防御する。"),
        ("ベンのライフはいくつ残りますか？", "ベンのライフは？"),
        ("《拳》はどこへ行きますか？", "《拳》はどこにある？"),
        ("アンは《拳》を撃つことができますか？", "アンは《拳》をプレイできる？"),
    ],
)
def test_verbs_of_a_meaning_are_read_alike(written: str, plain: str) -> None:
    """What is said and what is asked."""
    assert read(written) == read(plain)


@pytest.mark.parametrize(
    "written",
    [
        "アンの手札は《拳》と《拳》の3枚。",
        "アンは《拳》を撃たなかった。",
        "アンは《拳》を黙って撃った。",
        "ベンはダメージに《盾》を使った。",
        "ベンは防御で《盾》を使う。",
        "ベンは解決に《盾》を使った。",
        "アンのターンの《拳》をプレイした。",
        "アンは格納庫から《拳》を捨てた。",
        "ベンは2点の秘術ダメージを受けた。",
        "《拳》が《盾》に当たった。",
        "ベンは《盾》で防御するため、アンはパスした。",
        "アンが《拳》で攻撃しようとしたとき、ベンはパスした。",
        "優先権は誰が最初に得る？",
        "アンは2回目の《拳》をプレイした。",
        "アンは《拳》以外で攻撃した。",
        "ベンは《盾》を捨てさせられた。",
        "アンは《拳》でベンに殴られた。",
        "ベンは防御ステップ後に《盾》を使った。",
        "ベンは3点以上のダメージを受けた。",
        "ベンは防御しないわけではない。",
        "《拳》はヒットしない？",
    ],
)
def test_a_clause_with_anything_else_is_not_read(written: str) -> None:
    """A wrong number, a negation, a word that no frame asks for, what something is for, a purpose, a passive."""
    assert told.problems(f"{CARDS}{written}")


def test_the_players_can_be_the_one_who_asks_and_the_other() -> None:
    """Without other names, 自分 and こちら are one player, 相手 and 対戦相手 are the other one."""
    sentences = "{}の手札に《拳》がある。{}のライフは3である。"
    asked = told.situation(f"《拳》 アクション ― 攻撃 コスト0\n\n{sentences.format('こちら', '対戦相手')}")
    assert asked.players == ("自分", "相手")
    assert [one.text for one in asked.sentences] == ["自分の手札に《拳》がある", "相手のライフは3である"]
