"""The rule that a judge would name first: of the keyword, the event or the condition that decided, by what is asked."""

from typing import NamedTuple

import pytest
from support.situations.told import situation

from rulesdb.situations.ruling import Ruling, judge


class Case(NamedTuple):
    """A situation with a question at its end."""

    answer: str
    """The answer."""
    rule: str
    """The rule that is named first."""
    text: str
    """The situation."""


_ROBBERY = """
《強奪》 アクション ― 攻撃 コスト0 パワー3
これがヒットしたとき、対戦相手は、手札を1枚捨てる。

《壁》 アクション コスト0 防御3

《札》 アクション コスト0

アンの手札に《強奪》がある。ベンの手札に《札》がある。
アンは《強奪》で攻撃する。
"""
_BLADE_BREAK = """
《鉄兜》 装備品 ― 頭 防御1
ブレイドブレイク

《突き》 アクション ― 攻撃 コスト0 パワー4

アンの手札に《突き》がある。ベンは《鉄兜》を装備している。
アンは《突き》で攻撃する。
ベンは《鉄兜》で防御する。
戦闘の終わりまで全員がパスを続ける。
"""
_WARD = """
《霊》 アクション ― オーラ コスト0
結界2

《突き》 アクション ― 攻撃 コスト0 パワー4

アンの手札に《突き》がある。ベンの闘技場に《霊》がある。
アンは《突き》で攻撃する。
戦闘の終わりまで全員がパスを続ける。
"""
_GO_AGAIN = """
《連撃》 アクション ― 攻撃 コスト0 パワー2
続行

《突き》 アクション ― 攻撃 コスト0 パワー4

アンの手札に《連撃》と《突き》がある。
アンは《連撃》で攻撃する。
解決ステップまで全員がパスを続ける。
"""
_ARCANE = """
《障壁》 インスタント コスト0
このターン、あなたのヒーローに与えられる次の2点の秘術ダメージを軽減する。

《突き》 アクション ― 攻撃 コスト0 パワー4

アンの手札に《突き》がある。ベンの手札に《障壁》がある。
アンは《突き》で攻撃する。
ベンは《障壁》をプレイする。全員がパスする。
戦闘の終わりまで全員がパスを続ける。
"""
_SPARK = """
ゲーム: mtg

《火花》 {R} インスタント
クリーチャー1体かプレイヤー1人を対象とする。火花はそれに2点のダメージを与える。

アンの手札に《火花》がある。アンの場に《山》がある。
アンは《火花》をベンを対象に唱える。
全員がパスする。
"""
_STORM = """
ゲーム: mtg

《嵐撃》 {R} ソーサリー
プレイヤー1人を対象とする。嵐撃はそれに1点のダメージを与える。
ストーム

《一口》 {G} インスタント
あなたは1点のライフを得る。

アンの手札に《嵐撃》がある。アンの手札に《一口》が3枚ある。
アンの場に《山》がある。アンの場に《森》が3枚ある。
アンは《一口》を唱える。全員がパスする。
アンは《一口》を唱える。全員がパスする。
アンは《一口》を唱える。全員がパスする。
アンは《嵐撃》をベンを対象に唱える。
全員がパスする。新しい対象を選ぶか: いいえ、いいえ、いいえ。
全員が4回ずつパスする。
"""
_SHADOW = """
ゲーム: mtg

《影》 {1}{B} クリーチャー ― スピリット 2/2
シャドー

《熊》 {1}{G} クリーチャー ― 熊 2/2

アンの場に《影》がいる。ベンの場に《熊》がいる。
アンは《影》で攻撃する。
"""
_EXILED = """
ゲーム: mtg

《猫》 {G} クリーチャー ― 猫 1/1
これが墓地に置かれたとき、あなたは2点のライフを得る。

《霧散》 {W} インスタント
クリーチャー1体を対象とし、それをゲームから取り除く。

アンの場に《猫》がいる。ベンの手札に《霧散》がある。ベンの場に《平地》がある。
ベンは《霧散》を《猫》を対象に唱える。
全員がパスする。
"""
_HASTE = """
ゲーム: mtg

《走者》 {R} クリーチャー ― ゴブリン 2/1
速攻

アンの場に《走者》が出たばかりでいる。
"""
_DEFENDED = _ROBBERY.replace("《札》がある", "《札》と《壁》がある") + "ベンは《壁》で防御する。\n"
_GROWN = """
ゲーム: mtg

《稲光》 {R} インスタント
クリーチャー1体を対象とする。稲光はそれに3点のダメージを与える。

《成長》 {G} インスタント
クリーチャー1体を対象とする。それはターン終了時まで+3/+3の修整を受ける。

《熊》 {1}{G} クリーチャー ― 熊 2/2

アンの手札に《稲光》がある。アンの場に《山》がある。
ベンの手札に《成長》がある。ベンの場に《森》と《熊》がある。
アンは《稲光》を《熊》を対象に唱える。
ベンは《成長》を《熊》を対象に唱える。
全員がパスする。
全員がパスする。
"""
_PRIORITY = """
《斬り》 アクション ― 攻撃 コスト0 パワー3

アンの手札に《斬り》がある。
アンは《斬り》をプレイする。
"""
_POINTS = """
《蛇》 アクション ― 攻撃 コスト0 パワー3
これがヒットしたとき、アクションポイント1点を得る。

《壁》 アクション コスト0 防御3

アンの手札に《蛇》がある。ベンの手札に《壁》がある。
アンは《蛇》で攻撃する。
ベンは《壁》で防御する。
戦闘の終わりまで全員がパスを続ける。
"""
_BOMB = """
《爆弾》 アクション ― アイテム コスト0
これが破壊されたとき、これを追放する。

《打撃》 アクション コスト0
対象のサブタイプがアイテムのものを破壊する。

アンの闘技場に《爆弾》がある。アンの手札に《打撃》がある。
アンは《打撃》をプレイする。対象: 《爆弾》。
全員がパスする。
"""
_MEMORY = """
ゲーム: mtg

《回想》 {R} ソーサリー
プレイヤー1人を対象とし、それに2点のダメージを与える。
フラッシュバック {R}

アンの場に《山》がある。アンの墓地に《回想》がある。
"""
_BLOCKED = """
ゲーム: mtg

《熊》 {1}{G} クリーチャー ― 熊 2/2

《稲光》 {R} インスタント
クリーチャー1体を対象とし、それに3点のダメージを与える。

アンの場に《熊》と《山》がある。アンの手札に《稲光》がある。ベンの場に《熊》がある。
アンの《熊》が攻撃している。ベンの《熊》がアンの《熊》をブロックしている。
アンは《稲光》をベンの《熊》を対象に唱える。全員がパスする。
戦闘後メイン・フェイズまで全員がパスを続ける。
"""
_DRAINED = """
ゲーム: mtg

《祭壇》 {2} アーティファクト
あなたのアップキープの開始時に、あなたは2点のライフを失う。

アンの場に《祭壇》がある。アンのライフは2である。
ベンのターンのターン終了ステップである。
アンのアップキープまで全員がパスを続ける。
全員がパスする。
"""
_ELF = """
ゲーム: mtg

《妖精》 {G} クリーチャー ― エルフ 1/1
{T}: {G}を加える。

アンの場に《妖精》が出たばかりでいる。
"""
_RESOLVED = "解決ステップまで全員がパスを続ける。\n全員がパスする。\n"
_WAVE = """
ゲーム: mtg

《熊》 {1}{G} クリーチャー ― 熊 2/2

《波》 {U} インスタント
クリーチャー1体を対象とし、それをオーナーの手札に戻す。

アンの手札に《波》がある。アンの場に《島》がある。ベンの場に《熊》がある。
アンは《波》をプレイする。対象: 《熊》。
全員がパスする。
"""
_DISCOUNT = """
《軽い秤》 アクション ― アイテム コスト0
あなたのアクションカードは、コストのリソースポイントが1点減る。

《重い一撃》 アクション ― 攻撃 コスト2 パワー4

《青い石》 リソース ピッチ3

アンの闘技場に《軽い秤》がある。アンの手札に《重い一撃》と《青い石》がある。
アンは《重い一撃》をプレイする。ピッチするカード: 《青い石》。
"""
_TWO_VEILS = """
《火炎》 インスタント コスト0
対象のヒーローに4点の秘術ダメージを与える。

《幕》 アクション ― オーラ コスト0
ダメージを1点、軽減する。

《帳》 アクション ― オーラ コスト0
ダメージを1点、軽減する。

アンの手札に《火炎》がある。ベンの闘技場に《幕》と《帳》がある。
アンは《火炎》をプレイする。対象: ベン。
全員がパスする。置換効果の順番: 「幕の効果」。
"""
_BURNT = """
《火炎》 インスタント コスト0
対象のヒーローに4点の秘術ダメージを与える。

アンの手札に《火炎》がある。ベンのライフは3である。
アンは《火炎》をプレイする。対象: ベン。
全員がパスする。
"""
CASES = {
    "a cost that is less": Case("2", "fab:5.1.6a#sentence-5a", f"{_DISCOUNT}アンのリソースポイントは？"),
    "two preventions": Case("18", "fab:6.4.4#sentence-1", f"{_TWO_VEILS}ベンのライフは？"),
    "winner": Case("アン", "fab:1.10.2a", f"{_BURNT}勝ったのは誰？"),
    "no winner": Case("なし", "fab:4.5.3", f"{_BURNT.replace('3である', '5である')}勝ったのは誰？"),
    "hit": Case("0", "fab:7.5.5#sentence-1a", f"{_ROBBERY}{_RESOLVED}ベンの手札は何枚？"),
    "damage": Case("17", "fab:7.5.2", f"{_ROBBERY}{_RESOLVED}ベンのライフは？"),
    "no hit": Case("1", "fab:7.5.5", f"{_DEFENDED}{_RESOLVED}ベンの手札は何枚？"),
    "chain closes": Case("アンの墓地", "fab:7.7.6#sentence-2", f"{_ROBBERY}{_RESOLVED}《強奪》はどこにある？"),
    "blade break": Case("ベンの墓地", "fab:8.3.3#sentence-1", f"{_BLADE_BREAK}《鉄兜》はどこにある？"),
    "ward": Case("18", "fab:8.3.20#sentence-2", f"{_WARD}ベンのライフは？"),
    "ward destroyed": Case("ベンの墓地", "fab:8.3.20#sentence-2", f"{_WARD}《霊》はどこにある？"),
    "go again": Case("1", "fab:8.3.5", f"{_GO_AGAIN}アンのアクションポイントは？"),
    "second attack": Case("はい", "fab:8.3.5", f"{_GO_AGAIN}アンは《突き》で攻撃できる？"),
    "nothing prevented": Case("16", "fab:6.4.10c#sentence-2", f"{_ARCANE}ベンのライフは？"),
    "damage of a spell": Case("18", "mtg:417.1", f"{_SPARK}ベンのライフは？"),
    "storm": Case("16", "mtg:502.30a#sentence-1", f"{_STORM}ベンのライフは？"),
    "shadow": Case("いいえ(502.8b)", "mtg:502.8b", f"{_SHADOW}《熊》は《影》をブロックできる？"),
    "no trigger": Case("20", "mtg:404.1", f"{_EXILED}アンのライフは？"),
    "what would have happened": Case("場", "mtg:420.5c", f"{_GROWN}《熊》はどこにいる？"),
    "priority at first": Case(
        "アン", "fab:1.11.3#sentence-3a", f"{_PRIORITY.rpartition('アンは')[0]}優先権は誰にある？"
    ),
    "priority after playing": Case("アン", "fab:5.1.10#sentence-3", f"{_PRIORITY}優先権は誰にある？"),
    "priority after passing": Case("ベン", "fab:1.11.4a", f"{_PRIORITY}アンはパスする。優先権は誰にある？"),
    "priority after resolution": Case("アン", "fab:1.11.3", f"{_PRIORITY}全員がパスする。優先権は誰にある？"),
    "no hit, no points": Case("0", "fab:7.5.5", f"{_POINTS}アンのアクションポイントは？"),
    "effect without an object": Case("アンの墓地", "fab:1.8.9", f"{_BOMB}全員がパスする。《爆弾》はどこにある？"),
    "permission of flashback": Case("はい", "mtg:502.22a#sentence-4a", f"{_MEMORY}アンは《回想》を唱えられる？"),
    "card of flashback": Case(
        "ゲーム外",
        "mtg:502.22#item-3",
        f"{_MEMORY}アンは《回想》を唱える。対象: ベン。全員がパスする。《回想》はどこにある？",
    ),
    "blocked without blockers": Case("20", "mtg:309", f"{_BLOCKED}ベンのライフは？"),
    "summoning sickness": Case("いいえ(212.3f)", "mtg:212.3f", f"{_ELF}アンは《妖精》の能力を起動できる？"),
    "haste": Case("はい", "mtg:502.5", f"{_HASTE}《走者》は攻撃できる？"),
}


def _last(text: str) -> Ruling:
    """Return the ruling on the last question of a situation."""
    return judge(situation(text)).rulings[-1]


@pytest.mark.in_part(4)
@pytest.mark.parametrize("name", CASES)
def test_the_rule_that_the_question_is_about_is_named_first(name: str) -> None:
    """No rule that only made the game come so far stands before it."""
    case, ruling = CASES[name], _last(CASES[name].text)
    named = [*ruling.refusals, *ruling.allowing, *(one.rule for one in ruling.deciding)]
    assert (ruling.answered.outcome.answer, named[0]) == (case.answer, case.rule)


def test_a_keyword_is_named_with_the_answer_without_it() -> None:
    """What it means is a sentence, without which it means nothing."""
    first = _last(CASES["ward"].text).deciding[0]
    assert (first.rule, first.answer) == ("fab:8.3.20#sentence-2", "16")


def test_an_ability_that_has_not_triggered_is_named_with_what_it_would_have_done() -> None:
    """The attack did not hit, so that no card was discarded."""
    first = _last(CASES["no hit"].text).deciding[0]
    assert first.is_unmet
    assert first.ability == "《強奪》の「これがヒットしたとき、対戦相手は、手札を1枚捨てる」"
    assert first.answer == "0"


def test_what_has_not_triggered_is_not_named_where_the_last_action_has_changed_the_answer() -> None:
    """The attack has dealt damage, whatever another card waits for."""
    prayer = "《祈り》 アクション ― オーラ コスト0\nこれ自身が破壊されたとき、ライフを1点得る。\n"
    waiting = f"{prayer}\n{_ROBBERY.replace('アンの手札に', 'ベンの闘技場に《祈り》がある。アンの手札に')}"
    rules = [one.rule for one in _last(f"{waiting}{_RESOLVED}ベンのライフは？").deciding]
    assert rules[0] == "fab:7.5.2"


def test_only_the_sentence_that_forbids_is_shown_of_a_keyword() -> None:
    """What a rule says the keyword is adds nothing to what it forbids."""
    block = _last(f"{_SHADOW.replace('ベンの場に《熊》', 'ベンの場に《影》と《熊》')}《熊》は《影》をブロックできる？")
    assert {one.rule.partition("#")[0] for one in block.deciding} <= {"mtg:502.8b"}


def test_the_winner_is_explained_by_how_the_others_have_lost() -> None:
    """What triggered the loss of the last life only made the game come so far, and who is left wins every game."""
    rules = [one.rule for one in _last(f"{_DRAINED}勝ったのは誰？").deciding]
    assert rules[:2] == ["mtg:420.5a", "mtg:102.3"]


def test_what_happened_is_named_behind_a_rule_of_most_games() -> None:
    """That effects do something says nothing by itself, but what they did answers the question."""
    first, second = _last(f"{_WAVE}《熊》はどこにある？").deciding
    assert (first.rule, second.rule) == ("mtg:413.2b", "mtg:417.1")
    assert second.event == "《熊》がベンの手札に移る"


def test_that_it_cannot_be_regenerated_is_said_of_what_is_destroyed() -> None:
    """Otherwise nobody would see why the shield of an ability that has resolved does not help."""
    told = """ゲーム: mtg

《恐怖》 {1}{B} インスタント
クリーチャー1体を対象とし、それを破壊する。それは再生できない。

《巨人》 {2}{G} クリーチャー ― 巨人 2/2
{G}: これを再生する。

アンの場に《沼》が2枚ある。アンの手札に《恐怖》がある。ベンの場に《巨人》と《森》がある。
アンはパスする。ベンは《巨人》の能力を起動する。全員がパスする。
アンは《恐怖》を《巨人》を対象に唱える。全員がパスする。
《巨人》はどこにある？"""
    ruling = _last(told)
    assert ruling.answered.outcome.answer == "ベンの墓地"
    assert "《巨人》が破壊される(再生できない)" in [one.event for one in ruling.deciding]
