"""Options of a question as the program prints them, which are answers to it; and choices that are none."""

import pytest
from support.situations import told

GUARD = """ゲーム: mtg

《番兵》 {1}{W} クリーチャー ― 「兵士」 1/1
番兵が場に出たとき、カードを1枚引く。
番兵が場に出たとき、あなたは1点のライフを得る。
番兵が場に出たとき、あなたは2点のライフを得る。

アンの手札に《番兵》がある。
アンの場に《平地》が2枚ある。

アンは《番兵》をプレイする。
全員がパスする。
"""
LIVES = "全員がパスする。アンのライフは？" * 3


@pytest.mark.parametrize(
    ("order", "lives"),
    [
        ("《番兵》の能力(3番目)、《番兵》の能力(1番目)、《番兵》の能力(2番目)", ["21", "21", "23"]),
        ("《番兵》の能力(2番目)、《番兵》の能力(3番目)", ["20", "22", "23"]),
        ("2番目、3番目、1番目", ["20", "22", "23"]),
        ("「番兵の能力(3番目)」、「番兵の能力(2番目)」、「番兵の能力(1番目)」", ["20", "21", "23"]),
    ],
)
def test_the_whole_order_of_three_triggers_is_an_answer(order: str, lives: list[str]) -> None:
    """Each keeps its number while the others are put on the stack, and the last one may be named as well."""
    assert told.answers(f"{GUARD}誘発した能力の順番: {order}。\n{LIVES}") == lives


STORM = """ゲーム: mtg

《嵐撃》 {R} インスタント
対象のクリーチャーかプレイヤーに1点のダメージを与える。
ストーム

《打消》 {U} インスタント
対象の呪文を打ち消す。

アンの手札に《嵐撃》が2枚ある。
ベンの手札に《打消》がある。
アンの場に《山》が2枚ある。
ベンの場に《島》がある。

アンは《嵐撃》をプレイする。対象: ベン。
全員が2回ずつパスする。
アンは《嵐撃》をプレイする。対象: ベン。
全員がパスする。新しい対象を選ぶか: いいえ。
アンはパスする。
ベンは《打消》をプレイする。
"""


def test_a_copy_is_chosen_by_its_printed_words() -> None:
    """《嵐撃》のコピー is what the question lists."""
    assert told.answers(f"{STORM}何を選べる？") == ["ベンの「対象」: 《嵐撃》 / 《嵐撃》のコピー"]
    text = f"{STORM}対象: 《嵐撃》のコピー。\n全員がパスする。\nスタックには何がある？"
    assert told.answers(text) == ["《嵐撃》"]


SHIELDS = """《火炎》 インスタント コスト0
対象のヒーローに5点の秘術ダメージを与える。

《霧》 インスタント コスト0
このターン、次にあなたのヒーローに与えられるダメージを3点軽減する。

《雲》 インスタント コスト0
このターン、次にあなたのヒーローに与えられるダメージを1点軽減する。

アンの手札に《火炎》がある。
ベンの手札に《霧》と《雲》がある。

アンは《火炎》をプレイする。対象: ベン。
ベンは対応する。
ベンは《霧》をプレイする。ベンは《雲》をプレイする。
全員が3回ずつパスする。
"""


def test_the_effect_of_a_card_that_has_left_has_its_name() -> None:
    """Instants lie in the graveyard when their effects are to be put in order."""
    assert told.answers(f"{SHIELDS}何を選べる？") == ["ベンの「置換効果の順番」: 《雲》の効果 / 《霧》の効果"]
    assert told.answers(f"{SHIELDS}置換効果の順番: 《霧》の効果。\nベンのライフは？") == ["19"]


@pytest.mark.parametrize("mode", ["ライフを3点得る", "「ライフを3点得る」", "ライフを3点得る。"])
def test_a_mode_is_chosen_by_its_text(mode: str) -> None:
    """With quotes or without."""
    card = "《分かれ道》 インスタント コスト0\n以下から1個を選ぶ: 『ライフを3点得る。』『カードを1枚引く。』\n"
    text = (
        f"{card}\nアンの手札に《分かれ道》がある。\n\nアンは《分かれ道》をプレイする。モード: {mode}\n全員がパスする。"
    )
    assert told.answers(f"{text}アンのライフは？") == ["23"]


@pytest.mark.parametrize(
    "text",
    [
        # one line printed twice
        """ゲーム: mtg

《番兵》 {1}{W} クリーチャー ― 「兵士」 1/1
番兵が場に出たとき、カードを1枚引く。
番兵が場に出たとき、カードを1枚引く。

アンの手札に《番兵》がある。
アンの場に《平地》が2枚ある。

アンは《番兵》をプレイする。
全員がパスする。
全員が2回ずつパスする。
""",
        # a keyword twice
        """ゲーム: mtg

《騎士》 {1}{W} クリーチャー ― 「騎士」 2/2
側面攻撃
側面攻撃

《熊》 {1}{G} クリーチャー ― 「熊」 2/2

アンの場に《騎士》がある。
ベンの場に《熊》がある。

アンは《騎士》で攻撃する。
ベンは《熊》でブロックする。
全員が2回ずつパスする。
""",
        # two copies of a card that prevents damage
        """《霊》 アクション ― オーラ コスト0
結界2

《突き》 アクション ― 攻撃 コスト0 パワー5

アンの手札に《突き》がある。
ベンの闘技場に《霊》が2枚ある。

アンは《突き》で攻撃する。
戦闘の終わりまで全員がパスを続ける。
""",
        # cards and lands that are alike
        """《一撃》 アクション ― 攻撃 コスト1 パワー4

《石》 リソース ピッチ2

アンの手札に《一撃》と《石》と《石》がある。

アンは《一撃》をプレイする。
全員がパスする。
""",
        """ゲーム: mtg

《熊》 {1}{G} クリーチャー ― 「熊」 2/2

アンの手札に《熊》がある。
アンの場に《森》が3枚ある。

アンは《熊》をプレイする。
全員がパスする。
""",
    ],
    ids=["a line twice", "a keyword twice", "two wards", "pitched cards", "lands"],
)
def test_what_makes_no_difference_is_not_asked(text: str) -> None:
    """The game goes on without an answer."""
    told.answers(text)


def test_a_payment_and_no_more_choices_are_answered_in_words_of_their_own() -> None:
    """払うかどうか is the question of a cost, and これ以上は選ばない chooses nothing else."""
    leak = "ゲーム: mtg\n\n《漏出》 {1}{U} インスタント\n"
    leak += "呪文1つを対象とし、それのコントローラーが{1}を支払わないかぎり、それを打ち消す。\n\n"
    leak += "《火花》 {R} ソーサリー\nあなたは1点のライフを得る。\n\nアンの手札に《火花》がある。"
    leak += "アンの場に《山》が2枚ある。ベンの手札に《漏出》がある。ベンの場に《島》が2枚ある。"
    leak += "アンは《火花》をプレイする。"
    leak += "ベンは《火花》を対象に《漏出》をプレイする。全員がパスする。払うかどうか: いいえ。《火花》はどこにある？"
    assert told.answers(leak) == ["アンの墓地"]
    attack = "《拳》 アクション ― 攻撃 コスト0 パワー4\n\n《壁》 アクション コスト0 防御3\n\nアンの手札に《拳》がある。"
    attack += "ベンの手札に《壁》がある。アンは《拳》をプレイする。防御ステップまで全員がパスを続ける。"
    assert told.answers(f"{attack}防御するカード: これ以上は選ばない。ダメージステップに進む。ベンのライフは？") == [
        "16"
    ]
