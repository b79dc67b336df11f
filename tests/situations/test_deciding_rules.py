"""The rule that a ruling shows first: the one that a player would ask about, not one that every game needs."""

from typing import NamedTuple

import pytest
from support.situations.told import situation

from rulesdb.situations.candidates import COMMON, listed, share
from rulesdb.situations.ruling import Ruling, judge


class Case(NamedTuple):
    """A situation with one question at its end."""

    answer: str
    """The answer to the last question."""
    rule: str
    """The rule that is shown first for it."""
    without: str
    """The answer without the rule."""
    text: str
    """The situation."""


_PUNCH = "《殴打》 アクション ― 攻撃 コスト0 パワー4\nこれがヒットしたとき、あなたは、カードを1枚引く。\n"
_NEGATIVE = """
《突き》 アクション ― 攻撃 コスト0 パワー2

《縮小》 インスタント コスト0
このターンの終わりまで、対象の攻撃であるものは、パワーに-5の修整を得る。

《拡大》 攻撃リアクション コスト0
このターンの終わりまで、対象の攻撃であるものは、パワーに4の修整を得る。

アンの手札に《拡大》がある。ベンの手札に《縮小》がある。
アンは《突き》でベンを攻撃している。
リアクションステップまで全員がパスを続ける。
アンはパスする。
ベンは《縮小》をプレイする。対象: 《突き》。
全員がパスする。
"""
_INCREASED = "アンは《拡大》をプレイする。対象: 《突き》。\n全員がパスする。\n"
_POWER = "《突き》のパワーは？"
_PING = """
ゲーム: mtg

《弓手》 {2}{U} クリーチャー ― 「人間」 1/1
{T}:クリーチャー1体かプレイヤー1人を対象とする。弓手はそれに1点のダメージを与える。

《闇討ち》 {1}{B} インスタント
クリーチャー1体を対象とし、それを破壊する。

アンの場に《弓手》がある。ベンの手札に《闇討ち》がある。ベンの場に《沼》が2枚ある。
アンのターンの戦闘前メイン・フェイズである。
アンは《弓手》の能力をベンを対象に起動する。
アンはパスする。
ベンは《闇討ち》を《弓手》を対象にプレイする。
全員がパスする。全員がパスする。
ベンのライフは？
"""
_GROWTH = """
ゲーム: mtg

《小熊》 {1}{G} クリーチャー ― 「熊」 2/2

《鬼》 {3}{R} クリーチャー ― 「巨人」 3/3

《成長》 {G} インスタント
クリーチャー1体を対象とする。それはターン終了時まで+3/+3の修整を受ける。

アンの場に《小熊》と《森》がある。アンの手札に《成長》がある。
ベンの場に《鬼》がいる。
アンのターンである。
アンは《小熊》で攻撃する。
ベンは《鬼》で《小熊》をブロックする。
戦闘ダメージまで進む。
アンは《成長》を《小熊》を対象としてプレイする。
全員がパスする。全員がパスする。
《鬼》はどこにいる？
"""
_FLANKING = """
ゲーム: mtg

《影の騎兵》 {1}{B} クリーチャー ― 「騎士」 2/1
シャドー
側面攻撃

《影の兵》 {1}{W} クリーチャー ― 「兵士」 2/2
シャドー

アンの場に《影の騎兵》がいる。ベンの場に《影の兵》がいる。
アンのターンの戦闘前メイン・フェイズである。
アンは《影の騎兵》で攻撃する。
"""
_COUNTERED = """
ゲーム: mtg

《火花》 {R} インスタント
クリーチャー1体かプレイヤー1人を対象とする。火花はそれに2点のダメージを与える。

《拒絶》 {U} インスタント
呪文1つを対象とし、それを打ち消す。

アンが唱えた《火花》がスタックにある。対象: ベン。
ベンの手札に《拒絶》がある。ベンの場に《島》がある。
アンはパスする。
ベンは《拒絶》をプレイする。対象: 《火花》。
全員がパスする。
《火花》はどこにある？
"""
_LAYERS = """
ゲーム: mtg

《縮む呪い》 {2}{U} エンチャント ― 「オーラ」
エンチャント(クリーチャー)
これにエンチャントされているものは、パワーが1になる。
これにエンチャントされているものは、タフネスが1になる。

《竜》 {4}{R} クリーチャー ― 「ドラゴン」 4/4

アンの場に《竜》がある。《竜》に「+1/+1」カウンターが2個ある。
ベンの手札に《縮む呪い》がある。ベンの場に《島》が3枚ある。
ベンのターンの戦闘前メイン・フェイズである。
ベンは《縮む呪い》を《竜》を対象にプレイする。
全員がパスする。
《竜》のサイズは？
"""
CASES = {
    "hit without damage": Case(
        "0",
        "fab:7.5.5b#sentence-1",
        "1",
        f"{_PUNCH}\n《守り》 アクション ― オーラ コスト0\n結界4\n\n《札》 アクション コスト0\n\n"
        "アンのデッキに《札》がある。アンは《殴打》でベンを攻撃している。ベンの闘技場に《守り》がある。\n"
        "アンのターンのダメージステップである。\n全員がパスする。\nアンの手札は何枚？",
    ),
    "below 0": Case("0", "fab:2.0.3c#sentence-3", "-3", f"{_NEGATIVE}{_POWER}"),
    "a decrease after an increase": Case(
        "1",
        "fab:6.3.3#item-6",
        "4",
        f"{_NEGATIVE}{_INCREASED}{_POWER}",
    ),
    "source killed": Case("19", "mtg:402.6", "20", _PING),
    "growth after the assignment": Case("場", "mtg:310.4a", "ベンの墓地", _GROWTH),
    "flanking": Case(
        "1/1",
        "mtg:502.3a#sentence-1",
        "2/2",
        f"{_FLANKING}ベンは《影の兵》で《影の騎兵》をブロックする。\n全員がパスする。\n《影の兵》のサイズは？",
    ),
    "countered": Case("アンの墓地", "mtg:414.1", "スタック", _COUNTERED),
}


def _last_ruling(text: str) -> Ruling:
    return judge(situation(text)).rulings[-1]


@pytest.mark.in_part(3)
@pytest.mark.parametrize("name", CASES)
def test_the_rule_that_a_player_asks_about_comes_first(name: str) -> None:
    """Although the game needs many others for the answer."""
    case = CASES[name]
    ruling = _last_ruling(case.text)
    assert ruling.answered.outcome.answer == case.answer
    assert (ruling.deciding[0].rule, ruling.deciding[0].answer) == (case.rule, case.without)
    assert not any(one.is_common for one in ruling.deciding)


def test_the_layers_decide_a_size_that_is_asked_for_once() -> None:
    """Beside the rule of the enchantment; no earlier question about a size is needed."""
    ruling = _last_ruling(_LAYERS)
    assert {one.rule: one.answer for one in ruling.deciding} == {"mtg:212.4": "6/6", "mtg:418.5a": "1/1"}


def test_a_permission_names_the_rule_of_the_keyword_by_which_it_is_one() -> None:
    """Shadow forbids to block, but not a creature that has it, too."""
    ruling = _last_ruling(f"{_FLANKING}《影の兵》は《影の騎兵》をブロックできる？")
    assert ruling.answered.outcome.answer == "はい"
    assert {(one.rule, one.ability, one.answer) for one in ruling.deciding} >= {
        ("mtg:502.8b#sentence-1", "《影の兵》の「シャドー」", "いいえ(502.8b)")
    }
    assert ruling.allowing == ()


def test_a_permission_names_no_keyword_of_a_card_that_nobody_asks_about() -> None:
    """Flash on another card in the hand has nothing to do with the suspension of this one."""
    ruling = _last_ruling(
        "ゲーム: mtg\n\n《遅い癒し》 {3}{W} インスタント\n待機1 ― {W}\nあなたは5点のライフを得る。\n\n"
        "《跳ぶ狼》 {3}{G} クリーチャー ― 狼 3/3\n瞬速\n\n"
        "アンの手札に《跳ぶ狼》と《遅い癒し》がある。アンの場に《平地》がある。\nアンは《遅い癒し》を待機させられる？"
    )
    assert ruling.answered.outcome.answer == "はい"
    named = [*ruling.allowing, *(one.rule for one in ruling.deciding)]
    assert named[0].startswith("mtg:502.59")
    assert not any(rule.startswith("mtg:502.57") for rule in named)


def test_a_permission_names_what_was_asked_for_an_earlier_question_as_well() -> None:
    """The options of a player are worked out once; dominate does not forbid the card in the arsenal."""
    text = """
    《大波》 アクション ― 攻撃 コスト0 パワー7
    圧倒

    《壁》 アクション コスト0 防御3

    《身かわし》 防御リアクション コスト0 防御4

    《受け流し》 防御リアクション コスト0 防御2

    ベンの手札に《壁》と《受け流し》がある。ベンの格納庫に《身かわし》がある。
    アンは《大波》でベンを攻撃している。ベンは《壁》で防御している。
    アンのターンのリアクションステップである。
    アンはパスする。
    ベンは《受け流し》をプレイできる？
    ベンは《身かわし》をプレイできる？
    """
    refused, permitted = judge(situation(text.replace("\n    ", "\n"))).rulings
    assert refused.deciding[0].rule == "fab:8.3.4b#sentence-2"
    assert (permitted.answered.outcome.answer, permitted.allowing) == ("はい", ("fab:8.3.4b#sentence-2",))


def test_rules_of_every_game_are_shown_only_where_nothing_else_decides() -> None:
    """Life after a simple spell is decided by the rule of gaining life; with every rule tried they come at the end.

    One that was tried comes behind it, for the game without it.
    """
    gain = "《水》 インスタント コスト0\nライフを2点得る。\n\nアンの手札に《水》がある。\n"
    text = f"{gain}アンは《水》をプレイする。全員がパスする。\nアンのライフは？"
    (shown,) = judge(situation(text)).rulings
    assert [(one.rule, one.is_common) for one in shown.deciding] == [
        ("fab:8.5.7", False),
        ("fab:1.13.4a#sentence-2", True),
    ]
    (every,) = judge(situation(text), every_rule=True).rulings
    assert {one.rule for one in shown.deciding} < {one.rule for one in every.deciding}
    assert [one.is_common for one in every.deciding] == sorted(one.is_common for one in every.deciding)


def test_a_rule_that_decided_an_earlier_answer_comes_after_what_is_new() -> None:
    """The second size is decided by the order of increases and decreases, and by what decided the first one."""
    first, second = judge(situation(f"{_NEGATIVE}{_POWER}\n{_INCREASED}{_POWER}")).rulings
    known = {one.rule for one in first.deciding}
    assert [one.rule in known for one in second.deciding] == sorted(one.rule in known for one in second.deciding)
    assert second.deciding[0].rule == "fab:6.3.3#item-6"


@pytest.mark.parametrize(
    ("game", "common", "special"), [("fab", "1.11.4#sentence-1", "7.4.2c"), ("mtg", "413.2", "402.6")]
)
def test_the_measured_shares_tell_common_rules_from_special_ones(game: str, common: str, special: str) -> None:
    """Passing and resolving are needed everywhere; no rule has a share above the whole."""
    assert share(f"{game}:{common}") >= COMMON
    assert share(f"{game}:{special}") < COMMON
    assert set(listed(game).values()) <= set(range(101))


def test_a_refusal_is_not_decided_by_what_another_rule_would_forbid_all_the_same() -> None:
    """Without go again the player could not pay for the action either; that is no reason to show."""
    text = """
    《連打》 アクション ― 攻撃 コスト0 パワー3
    続行

    《支度》 アクション コスト0

    アンの手札に《支度》がある。
    アンは《連打》でベンを攻撃している。
    アンのターンの解決ステップである。
    アンは《支度》をプレイできる？
    """
    (ruling,) = judge(situation(text.replace("\n    ", "\n")), every_rule=True).rulings
    assert ruling.answered.outcome.verdict == "いいえ"
    assert [one.answer for one in ruling.deciding] == ["はい"] * len(ruling.deciding)
    assert ruling.deciding
