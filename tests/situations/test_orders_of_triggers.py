"""The order of triggered abilities, in situations: whose objects they are about, and which resolves first."""

from support.situations import told

from rulesdb.situations.ruling import judge

DEATHS = """ゲーム: mtg

《血の祭壇》 {1}{B} エンチャント
クリーチャーが死亡するたび、そのクリーチャーのコントローラーは1点のライフを失う。

《神の怒り》 {2}{W}{W} ソーサリー
すべてのクリーチャーを破壊する。それらは再生できない。

《熊》 {1}{G} クリーチャー ― 熊 2/2

アンの場に《血の祭壇》と《熊》がある。
アンの場に《平地》4枚がある。
アンの手札に《神の怒り》がある。
ベンの場に《熊》2枚がある。
アンのライフは1である。
アンは《神の怒り》を唱える。
全員がパスする。
"""
ANN, *BEN = ("アンの《熊》", "ベンの《熊》)(1番目", "ベンの《熊》)(2番目")


def test_options_of_one_name_tell_whose_object_the_ability_is_about() -> None:
    """Those of one player have numbers, and the question says which one resolves last."""
    left = told.played(f"{DEATHS}スタックには何がある？").open
    assert left is not None
    assert left.options == tuple(f"《血の祭壇》の能力({about})" for about in (ANN, *BEN))
    assert left.note == "先に書いたものが先にスタックに置かれ、最後に解決される"


def test_the_ability_that_is_written_first_resolves_last() -> None:
    """Each name that the question lists is an answer; the stack is listed from its bottom, and says so."""
    for order, life in (([ANN, *BEN], "1"), ([*BEN, ANN], "0")):
        answer = "、".join(f"《血の祭壇》の能力({about})" for about in order)
        found = told.played(
            f"{DEATHS}誘発した能力の順番: {answer}。\nスタックには何がある？\n全員がパスする。\nアンのライフは？"
        )
        assert (found.open, found.problem) == (None, None)
        assert found.answered[0].outcome.about == "左が一番下、右が一番上"
        assert found.answered[1].outcome.answer == life


BEQUEST = """ゲーム: mtg

《福音者》 {1}{W} クリーチャー ― 人間 1/1
クリーチャーが死亡するたび、あなたは1点のライフを得る。

《墓守》 {1}{W} クリーチャー ― 人間 1/1
これが死亡したとき、あなたはカードを1枚引く。

《終わり》 {2}{W}{W} ソーサリー
すべてのクリーチャーを破壊する。

《報い》 {W} インスタント
クリーチャー1体を対象とし、それを破壊する。

《熊》 {1}{G} クリーチャー ― 熊 2/2

"""


def test_the_order_of_triggers_of_copies_of_one_card_is_not_asked() -> None:
    """It changes nothing, whether the copies see one event or each its own."""
    seen = told.played(
        f"{BEQUEST}アンの場に《福音者》2枚と《平地》がある。アンの手札に《報い》がある。ベンの場に《熊》がある。\n"
        "アンは《報い》を《熊》を対象に唱える。全員がパスする。全員が2回ずつパスする。アンのライフは？"
    )
    own = told.played(
        f"{BEQUEST}アンの場に《墓守》2枚と《平地》4枚がある。アンの手札に《終わり》がある。\n"
        "アンは《終わり》を唱える。全員が3回ずつパスする。アンの手札は何枚？"
    )
    for found, answer in ((seen, "22"), (own, "2")):
        assert (found.open, found.problem) == (None, None)
        assert found.answered[0].outcome.answer == answer


def test_the_order_of_triggers_of_copies_that_differ_is_asked() -> None:
    """An ability may look at the object that it is of, such as one with a counter, so that nothing is guessed."""
    found = told.played(
        f"{BEQUEST}アンの場に《墓守》2枚と《平地》4枚がある。アンの手札に《終わり》がある。\n"
        "1枚目の《墓守》に「+1/+1」カウンターが1個ある。\nアンは《終わり》を唱える。全員が3回ずつパスする。アンの手札は何枚？"
    )
    assert found.open is not None
    assert found.open.topic == "誘発した能力の順番"


def test_the_question_about_new_targets_says_for_which_copy() -> None:
    """Each copy of a storm is asked about by itself, in the order in which they lie on the stack."""
    storm = (
        "ゲーム: mtg\n\n《嵐撃》 {R} ソーサリー\nプレイヤー1人を対象とし、それに1点のダメージを与える。\nストーム\n\n"
        "《一口》 {G} インスタント\nあなたは1点のライフを得る。\n\n"
        "アンの手札に《嵐撃》と《一口》2枚がある。アンの場に《山》と《森》2枚がある。\n"
        "アンは《一口》を唱える。全員がパスする。アンは《一口》を唱える。全員がパスする。\n"
        "アンは《嵐撃》をベンを対象に唱える。全員がパスする。"
    )
    for answers, number in (("", 1), ("新しい対象を選ぶか: いいえ。", 2)):
        left = told.played(f"{storm}{answers}スタックには何がある？").open
        assert left is not None
        assert left.note == f"《嵐撃》のコピーのうち、{number}番目に置かれたもの"


def test_amounts_as_high_as_ids_do_not_matter() -> None:
    """Two triggered effects of an object are compared without its id, whatever number an effect on it has."""
    for amount in range(1, 10):
        found = told.played(
            f"""《短剣》 アクション ― 攻撃 コスト0 パワー4
これがヒットしたとき、カードを1枚引く。

《研磨》 攻撃リアクション コスト0
今から、対象の攻撃であるものは、(パワーに{amount}の修整を得る、さらに『これがヒットしたとき、ライフを1点得る。』を得る)。

アンの手札に《短剣》と《研磨》がある。
アンは《短剣》をプレイする。
リアクションステップまで全員がパスを続ける。
アンは《研磨》をプレイする。対象: 《短剣》。
全員がパスする。
全員がパスする。
ベンのライフは？
"""
        )
        assert found.problem is None
        assert found.open is not None
        assert found.open.options == ("《短剣》の効果(1番目)", "《短剣》の効果(2番目)")


WITNESSES = f"""{BEQUEST}
《書記》 {{1}}{{W}} クリーチャー ― 人間 1/1
クリーチャーが死亡するたび、あなたはカードを1枚引く。

アンの場に《福音者》と《書記》と《平地》がある。アンの手札に《報い》がある。ベンの場に《熊》がある。
アンは《報い》を《熊》を対象に唱える。全員がパスする。
"""


def test_an_order_that_changes_no_answer_is_not_asked_and_said() -> None:
    """Every order is tried; the ruling has the one with which it was made, and that it does not matter."""
    judged = judge(told.situation(f"{WITNESSES}全員が2回ずつパスする。アンのライフは？アンの手札は何枚？"))
    assert [one.answered.outcome.answer for one in judged.rulings] == ["21", "1"]
    assert all(one.deciding for one in judged.rulings)
    (said,) = judged.played.understood
    order = "誘発した能力の順番: 《福音者》の能力(《熊》)、《書記》の能力(《熊》)(どの順番でも答えは同じ)"
    assert said.reads_as == f"{order}。全員が2回ずつパスする"


def test_an_order_that_changes_an_answer_is_asked() -> None:
    """That of the stack is one, and who loses the last life first; so is an order behind which nothing is asked."""
    for asked in ("スタックには何がある？", "全員がパスする。アンのライフは？", ""):
        found = judge(told.situation(f"{WITNESSES}{asked}")).played
        assert found.open is not None
        assert found.open.topic == "誘発した能力の順番"
    dying = DEATHS.replace("アンのライフは1である。", "アンのライフは1である。ベンのライフは1である。")
    assert judge(told.situation(f"{dying}全員が3回ずつパスする。勝ったのは誰？")).played.open is not None


LANDS = """《業火》 {1}{R} ソーサリー
すべてのクリーチャーに2点のダメージを与える。

《蛍》 {W} クリーチャー ― 昆虫 1/1

アンの場に《山》が2枚ある。アンの場に《平地》がある。アンの手札に《業火》と《蛍》がある。
アンは《業火》をプレイする。全員がパスする。
"""


def test_whose_mana_pays_is_asked_only_if_it_matters() -> None:
    """Every choice that pays is tried; which land is left matters for what is played next."""
    judged = judge(told.situation(f"{LANDS}アンの手札は何枚？")).played
    assert (judged.open, judged.problem) == (None, None)
    assert "マナを出すもの" in judged.understood[0].reads_as
    assert "どれでも答えは同じ" in judged.understood[0].reads_as
    asked = judge(told.situation(f"{LANDS}アンは《蛍》をプレイできる？")).played
    assert asked.open is not None
    assert asked.open.topic == "マナを出すもの"


def test_the_order_of_like_replacements_is_not_asked() -> None:
    """Two that prevent the same amount leave the same life, in whichever order."""
    cards = "《拳》 アクション ― 攻撃 コスト0 パワー4\n\n"
    cards += "".join(f"《{name}》 アクション ― オーラ\n結界1\n\n" for name in ("蔓", "幕"))
    table = "アンの手札に《拳》がある。ベンの闘技場に《蔓》と《幕》がある。"
    played = "アンは《拳》でベンを攻撃する。ダメージステップまで全員がパスを続ける。"
    found = judge(told.situation(f"{cards}{table}{played}ベンのライフは？")).played
    assert [one.outcome.answer for one in found.answered] == ["18"]
    assert "どれでも答えは同じ" in found.understood[-1].reads_as
