"""Attacks and blocks that several sentences tell: all creatures are declared at once."""

import pytest
from support.situations.told import answers, played

HEAD = """ゲーム: mtg

《小鬼》 {R} クリーチャー ― ゴブリン 1/1

《熊》 {1}{G} クリーチャー ― 熊 2/2

《巨人》 {4}{R} クリーチャー ― 巨人 3/3

"""
ATTACKERS = f"{HEAD}アンの場に《小鬼》と《熊》がある。\n"
BLOCKERS = (
    f"{HEAD}アンの場に《巨人》と《小鬼》がある。\nベンの場に《熊》2枚がある。\nアンは《巨人》と《小鬼》で攻撃する。\n"
)
SMALL = "ベンは1枚目の《熊》で《小鬼》をブロック"
BOTH = "ベンは2枚目の《熊》で《巨人》を、1枚目の《熊》で《小鬼》をブロックする"


@pytest.mark.parametrize(
    "attack",
    [
        "アンは《小鬼》で攻撃し、《熊》で攻撃する。",
        "アンは《小鬼》で攻撃する。\nアンは《熊》で攻撃する。",
        "アンは《小鬼》と《熊》で攻撃する。",
    ],
)
def test_attackers_of_several_sentences_attack_together(attack: str) -> None:
    """Both deal damage, however the attack is told."""
    told = f"{ATTACKERS}{attack}\nアンのターンの戦闘終了まで進む。\nベンのライフは？"
    assert played(told).refused == ()
    assert answers(told) == ["17"]


@pytest.mark.parametrize("between", ["し、", "し、ベンの", "する。\nベンは"])
def test_blockers_of_several_sentences_block_together(between: str) -> None:
    """Each of two creatures of one name blocks what its own sentence says, whichever is told first."""
    blocks = f"ベンは2枚目の《熊》で《巨人》をブロック{between}1枚目の《熊》で《小鬼》をブロックする。"
    asked = "《小鬼》はどこにいる？ 1枚目の《熊》はどこにいる？ 2枚目の《熊》はどこにいる？"
    told = f"{BLOCKERS}{blocks}\nアンのターンの戦闘終了まで進む。\n"
    assert answers(f"{told}{asked}") == [
        "アンの墓地",
        "場",
        "ベンの墓地",
    ]


def test_two_sentences_about_one_attacker_block_it_together() -> None:
    """The attacker's controller is asked how its damage is split between both."""
    told = "ベンは1枚目の《熊》で《巨人》をブロックし、2枚目の《熊》で《巨人》をブロックする。\n"
    left = played(f"{BLOCKERS}{told}アンのターンの戦闘終了まで進む。").open
    assert left is not None
    assert (left.player, left.topic) == ("アン", "割り振る戦闘ダメージ")


def test_what_an_untold_attacker_is_stays_open_for_that_blocker() -> None:
    """The attacker that the second sentence names is not taken for that of the first one, which names none."""
    told = "ベンは1枚目の《熊》でブロックする。\nベンは2枚目の《熊》で《巨人》をブロックする。\n"
    left = played(f"{BLOCKERS}{told}").open
    assert left is not None
    assert (left.topic, left.options) == ("ブロックされるクリーチャー", ("《巨人》", "《小鬼》"))
    told += "ブロックされるクリーチャー: 《小鬼》、《巨人》。\nアンのターンの戦闘終了まで進む。\n"
    assert answers(f"{BLOCKERS}{told}1枚目の《熊》はどこにいる？ 《小鬼》はどこにいる？") == ["場", "アンの墓地"]


@pytest.mark.parametrize(
    ("told", "message"),
    [
        (
            f"{ATTACKERS}アンは《小鬼》で攻撃する。\nベンのライフは？\nアンは《熊》で攻撃する。",
            "アンは《熊》で攻撃することができない(すべて一度に宣言する: 「アンは《小鬼》と《熊》で攻撃する」)",
        ),
        (
            f"{BLOCKERS}ベンは2枚目の《熊》で《巨人》をブロックする。\nベンのライフは？\n{SMALL}する。",
            f"{SMALL}することができない(すべて一度に宣言する: 「{BOTH}」)",
        ),
    ],
)
def test_a_later_declaration_is_refused_with_the_sentence_for_all(told: str, message: str) -> None:
    """Once the creatures are declared no other one is, and the message has the sentence that declares all of them."""
    assert [one.line.text for one in played(told).refused] == [message]


def test_of_several_creatures_the_one_that_cannot_attack_is_named() -> None:
    """Nobody attacks, and another attack can be declared after the refusal."""
    told = f"{HEAD}アンの場に《小鬼》がある。\nアンの場に《熊》がタップ状態である。\n"
    told += "アンは《小鬼》で攻撃し、《熊》で攻撃する。\nベンのライフは？\nアンは《小鬼》で攻撃する。\n"
    found = played(f"{told}アンのターンの戦闘終了まで進む。\nベンのライフは？")
    assert [one.line.text for one in found.refused] == [
        "アンは《小鬼》と《熊》で攻撃することができない(できないのは《熊》)"
    ]
    assert [one.outcome.answer for one in found.answered] == ["20", "19"]
