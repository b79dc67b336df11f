"""What players do as effects let or make them do it, told by what happens; cards that are pitched before they pay."""

import pytest
from support.situations import told

OPTIONAL = """《狐》 アクション コスト0
手札を1枚捨ててもよい。そうした場合、カードを1枚引く。

《石》 リソース ピッチ3

《岩》 リソース ピッチ2

アンの手札に《狐》と《石》と《岩》がある。
アンのデッキにカードが3枚ある。
アンは《狐》をプレイする。
"""


@pytest.mark.parametrize("passing", ["全員がパスする。", ""])
def test_a_deed_answers_the_questions_by_which_it_is_done(passing: str) -> None:
    """Both that the player does what the effect lets the player do and with which card; players pass before it."""
    asked = "《石》はどこにある？《岩》はどこにある？アンのデッキは何枚？"
    text = f"{OPTIONAL}{passing}アンは《石》を捨てる。\n{asked}"
    assert told.answers(text) == ["アンの墓地", "アンの手札", "2"]
    assert len(told.played(text).understood) == (0 if passing else 1)


def test_what_is_not_done_is_a_no() -> None:
    """Who does not discard the card uses no effect."""
    assert told.answers(f"{OPTIONAL}全員がパスする。アンは《石》を捨てない。アンの手札は何枚？") == ["2"]


@pytest.mark.parametrize("deed", ["アンは《狐》を捨てる。", "アンは《石》を破壊する。", "ベンは《石》を捨てる。"])
def test_what_no_answer_brings_about_is_not_done(deed: str) -> None:
    """Another card, another deed and another player are told what is asked."""
    assert "アン is asked for 行うかどうか" in told.problem(f"{OPTIONAL}全員がパスする。{deed}")


def test_what_is_done_in_several_ways_is_asked_back() -> None:
    """Two effects that would do the same are told apart by the answer to the first."""
    text = OPTIONAL.replace("カードを1枚引く。", "カードを1枚引く。手札を1枚捨ててもよい。", 1)
    assert "in several ways" in told.problem(f"{text}全員がパスする。アンは《石》を捨てる。")
    assert told.answers(f"{text}全員がパスする。行うかどうか: いいえ。アンは《石》を捨てる。アンの手札は何枚？") == [
        "1"
    ]


def test_what_has_happened_without_a_choice_is_so() -> None:
    """A card that is discarded because no other could be needs no question."""
    text = OPTIONAL.replace("捨ててもよい。そうした場合、", "捨てる。").replace("と《石》と《岩》", "と《石》")
    assert told.answers(f"{text}全員がパスする。アンは《石》を捨てる。《石》はどこにある？") == ["アンの墓地"]


PAYING = """《手甲》 装備品 ― 腕 防御1
これが防御したとき、あなたは{r}を支払ってもよい。そうした場合、ターン終了時まで、これは+1{d}を得る。

《拳》 アクション ― 攻撃 コスト0 パワー6

《槌》 アクション ― 攻撃 コスト2 パワー6

《石》 リソース ピッチ1

"""
DEFENDED = """アンの手札に《拳》がある。ベンの手札に《石》がある。ベンは《手甲》を装備している。
アンは《拳》で攻撃する。ベンは《手甲》で防御する。
"""


@pytest.mark.parametrize(
    ("told_so", "life"),
    [
        ("ベンは《石》をピッチする。全員がパスする。ベンは{r}を支払う。", "16"),
        ("全員がパスする。ベンは1リソースを支払う。ピッチするカード: 《石》。", "16"),
        ("全員がパスする。ベンは{r}を支払わない。", "15"),
    ],
)
def test_points_are_paid_for_an_effect(told_so: str, life: str) -> None:
    """A card that is pitched before the effect asks is pitched for it."""
    assert told.answers(f"{PAYING}{DEFENDED}{told_so}\n戦闘が終わる。\nベンのライフは？") == [life]


def test_other_points_are_not_paid() -> None:
    """The number is part of what is told."""
    assert "nobody is asked" in told.problem(f"{PAYING}{DEFENDED}全員がパスする。ベンは{{r}}{{r}}を支払う。")


def test_a_card_that_is_pitched_before_an_action_pays_for_it() -> None:
    """The action is said with its payment; nothing that costs nothing takes the card."""
    cards = "《珠》 リソース ピッチ2\n\nアンの手札に《拳》と《槌》と《珠》がある。\n"
    attack = "アンは《珠》をピッチする。アンは《槌》で攻撃する。《珠》はどこにある？"
    assert told.answers(f"{PAYING}{cards}{attack}") == ["アンのピッチゾーン"]
    (read,) = told.played(f"{PAYING}{cards}{attack}").understood
    assert read.reads_as == "アンは《槌》で攻撃する。ピッチするカード: 《珠》"
    assert "nobody is asked" in told.problem(f"{PAYING}{cards}アンは《珠》をピッチする。アンは《拳》で攻撃する。")


def test_a_card_of_which_nothing_is_said_is_not_shown() -> None:
    """A deck of which only the number is told can be drawn from, and its top cannot be revealed."""
    cards = "《鏡》 アクション コスト0\nあなたのデッキの一番上のカードを公開する。\n\n"
    told_so = "アンの手札に《鏡》がある。アンのデッキにカードが2枚ある。アンは《鏡》をプレイする。全員がパスする。"
    assert "of which nothing is said is shown" in told.problem(f"{cards}{told_so}")
    named = f"{cards}アンのデッキの一番上に《鏡》がある。{told_so}アンのデッキは何枚？"
    assert told.answers(named) == ["3"]


HIGH = """《巨人》 アクション ― 攻撃 コスト0 パワー6
凌駕

《壁》 アクション コスト0 防御3

《柵》 アクション コスト0 防御2

アンの手札に《巨人》がある。ベンの手札に《壁》と《柵》がある。
アンは《巨人》で攻撃する。防御ステップまで全員がパスを続ける。
"""


def test_several_cards_are_asked_about_together() -> None:
    """Each of them can defend, and both cannot."""
    asked = "ベンは《壁》で防御できる？ベンは《柵》で防御できる？ベンは《壁》と《柵》で防御できる？"
    assert told.answers(f"{HIGH}{asked}") == ["はい", "はい", "いいえ(8.3.22)"]


@pytest.mark.parametrize(
    ("question", "expected", "is_meant"),
    [
        ("《手甲》はどこにある？", "ベンの腕ゾーン", True),
        ("《手甲》はどこにある？", "腕", True),
        ("《手甲》はどこにある？", "アンの腕", False),
        ("《手甲》はどこにある？", "墓地", False),
        ("《石》はどこにある？", "手札", True),
        ("ベンのライフは？", "20点", True),
        ("アンは《拳》をプレイできる？", "はい、できる", True),
        ("アンは《拳》をプレイできる？", "できる", True),
        ("アンは《拳》をプレイできる？", "できない", False),
        ("アンは《拳》をプレイできる？", "いいえ、できる", False),
        ("ベンは《手甲》で防御できる？", "防御できない", True),
    ],
)
def test_an_answer_is_expected_in_other_words(question: str, expected: str, is_meant: bool) -> None:
    """The words for a zone, with and without its player, and those for yes and no."""
    begin = DEFENDED.partition("\n")[0]
    (found,) = told.played(f"{PAYING}{begin}\n{question} → {expected}").answered
    assert found.is_as_expected is is_meant
