"""The answers without an ability or rule: each is that to the question beside which it stands, and to no other one."""

from support.situations.told import situation

from rulesdb.situations.ruling import Judgement, judge

_ELF = """
ゲーム: mtg

《泉の子》 {G} クリーチャー ― エルフ 1/1
{T}: {G}を加える。

《弓兵》 {R} クリーチャー ― ゴブリン 1/1
{T}: クリーチャー1体を対象とする。弓兵はそれに1点のダメージを与える。

《火花》 {R} インスタント
クリーチャー1体を対象とする。火花はそれに2点のダメージを与える。

アンの場に《山》がある。アンの手札に《火花》がある。ベンの場に《泉の子》と《弓兵》がある。
"""


def _judged(text: str) -> Judgement:
    return judge(situation(f"{_ELF}{text}"))


def _is_yes_or_no(answer: str) -> bool:
    return answer.startswith(("はい", "いいえ"))


def test_a_question_about_an_ability_has_no_answer_without_it() -> None:
    """What the next question is answered stands beside that one alone."""
    first, second = _judged(
        "アンは《火花》を《弓兵》を対象に唱える。アンはパスする。\n"
        "ベンは《泉の子》の能力を起動できる？ 全員がパスする。《弓兵》はどこにいる？"
    ).rulings
    assert all(_is_yes_or_no(one.answer) for one in first.deciding)
    assert not any(_is_yes_or_no(one.answer) for one in second.deciding)


def test_a_question_is_not_answered_in_the_place_of_an_equal_one() -> None:
    """Of two questions in the same words, the later one has the later answer, also without an ability."""
    question = "ベンは《泉の子》の能力を起動できる？"
    rulings = _judged(
        f"アンは《火花》を《弓兵》を対象に唱える。アンはパスする。{question} {question} 《弓兵》はどこにいる？\n"
        "全員がパスする。《弓兵》はどこにいる？"
    ).rulings
    before, after = rulings[2:]
    assert all(_is_yes_or_no(one.answer) for ruling in rulings[:2] for one in ruling.deciding)
    assert (before.answered.outcome.answer, after.answered.outcome.answer) == ("場", "ベンの墓地")
    assert [one.answer for one in before.deciding if one.ability] == []


def test_a_life_that_is_written_is_no_change_that_a_rule_makes() -> None:
    """Without the rule that changes of life last, the players would not begin with it, and nothing can be compared."""
    text = """
《拳》 アクション ― 攻撃 コスト0 パワー4

アンの手札に《拳》がある。アンのライフは7である。ベンのライフは4である。
アンは《拳》で攻撃する。
防御ステップまで全員がパスを続ける。ベンは防御しない。
解決ステップまで全員がパスを続ける。
アンのライフは？ 優先権は誰にある？
"""
    life, priority = judge(situation(text)).rulings
    assert (life.answered.outcome.answer, priority.answered.outcome.answer) == ("7", "なし")
    assert "fab:2.5.3b#sentence-2" not in {one.rule for one in (*life.deciding, *priority.deciding)}
