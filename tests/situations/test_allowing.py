"""Rules that a permission names as not forbidding it: those of the cards asked about, which can forbid such a thing."""

import pytest
from support.situations.told import answers, situation

from rulesdb.situations.ruling import judge

_CREATURES = """
ゲーム: mtg

《影の僧》 {B} クリーチャー ― スリヴァー 1/1
シャドー

《影の番兵》 {1}{B} クリーチャー ― ビースト 1/3
シャドー

《飛ぶ鳥》 {U} クリーチャー ― 鳥 1/1
飛行

《狼》 {1}{G} クリーチャー ― 狼 2/2
瞬速

《熊》 {1}{G} クリーチャー ― 熊 2/2

"""


_BLOCKED_BEAR = "アンは《熊》で攻撃する。\n《狼》は《熊》をブロックできる？"
_BLOCKED_PRIEST = "アンは《影の僧》で攻撃する。\n《影の番兵》は《影の僧》をブロックできる？"
_BLOCKING_BIRD = "アンは《熊》で攻撃する。\n《飛ぶ鳥》は《熊》をブロックできる？"


@pytest.mark.parametrize(
    ("situated", "allowing"),
    [
        (f"アンの場に《熊》がある。ベンの場に《狼》がある。\n{_BLOCKED_BEAR}", ()),
        ("アンの場に《狼》がある。\n《狼》は攻撃できる？", ()),
        (f"アンの場に《影の僧》がある。ベンの場に《影の番兵》と《飛ぶ鳥》がある。\n{_BLOCKED_PRIEST}", ()),
        (f"アンの場に《熊》と《飛ぶ鳥》がある。ベンの場に《狼》がある。\n{_BLOCKED_BEAR}", ()),
        (f"アンの場に《熊》がある。ベンの場に《飛ぶ鳥》がある。\n{_BLOCKING_BIRD}", ("mtg:502.4",)),
    ],
)
def test_a_creature_may_attack_or_block_by_no_rule_of_another_matter(situated: str, allowing: tuple[str, ...]) -> None:
    """Neither flash nor the flying of a third creature bears on it; the flying of the one that blocks does."""
    ruling = judge(situation(f"{_CREATURES}{situated}")).rulings[-1]
    assert (ruling.answered.outcome.answer, ruling.allowing) == ("はい", allowing)


def test_what_must_be_pitched_cannot_be_revealed_as_well() -> None:
    """The only card to reveal as an additional cost is the only one that pays the resource points (5.1.7, 5.1.8a)."""
    cards = """《崩し》 アクション ― 攻撃 コスト2 パワー6
これをプレイするための追加コストとして、手札からコスト2以上のカードを1枚公開する。

《重し》 アクション コスト3 ピッチ3

アンの手札に《崩し》と《重し》がある。
"""
    assert answers(f"{cards}アンは《崩し》をプレイできる？") == ["いいえ(5.1.8a)"]
    assert answers(f"{cards}アンのリソースポイントは2である。アンは《崩し》をプレイできる？") == ["はい"]
    assert answers(f"{cards}アンの手札に《重し》がある。アンは《崩し》をプレイできる？") == ["はい"]
