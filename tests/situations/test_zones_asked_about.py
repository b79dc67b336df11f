"""What a situation of Flesh and Blood asks about zones, attacks and the end of the game."""

from support.situations.told import answers, problem, situation

from rulesdb.situations.ruling import judge

_HAMMER = "《大槌》 アクション ― 攻撃 コスト0 パワー6\n\nアンの手札に《大槌》がある。\n"


def test_the_combat_chain_and_worn_equipment_are_in_the_arena() -> None:
    """The arena is several zones, the stack is none of them (3.0.5)."""
    told = (
        f"《兜》 装備品 ― 頭 防御1\n\n{_HAMMER}ベンは《兜》を装備している。\nアンは《大槌》をプレイする。\n"
        "《大槌》はスタックにある？\n《大槌》は闘技場にある？\n攻撃ステップまで全員がパスを続ける。\n"
        "《大槌》は闘技場にある？\n《大槌》は戦闘チェインにある？\n《大槌》はスタックにある？\n《兜》は闘技場にある？"
    )
    assert answers(told) == ["はい", "いいえ", "はい", "はい", "いいえ", "はい"]


def test_an_equipment_zone_is_empty_or_not() -> None:
    """People call it 腕 or 腕ゾーン."""
    told = (
        "《籠手》 装備品 ― 腕 防御1\n\nアンは《籠手》を装備している。\n"
        "アンの腕ゾーンは空？\nアンの頭は空である？\nアンの腕のカードは何枚？"
    )
    assert answers(told) == ["いいえ", "はい", "1"]


def test_a_weapon_is_in_either_weapon_zone() -> None:
    """Its player has two of them."""
    told = (
        "《短剣》 武器 ― 短剣・片手 パワー1\n《小剣》 武器 ― 剣・片手 パワー1\n\n"
        "アンは《短剣》と《小剣》を装備している。\n《短剣》は武器ゾーンにある？\n《小剣》は武器ゾーンにある？"
    )
    assert answers(told) == ["はい", "はい"]


def test_it_is_asked_whether_the_attack_has_hit() -> None:
    """The last attack is meant."""
    told = f"{_HAMMER}アンは《大槌》をプレイする。\n{{}}攻撃はヒットした？"
    assert answers(told.format("戦闘の終わりまで全員がパスを続ける。\n")) == ["はい"]
    assert answers(told.format("防御ステップまで全員がパスを続ける。\n")) == ["いいえ"]
    assert "nothing has attacked" in problem(told.format(""))


def test_a_draw_is_ruled_by_the_rule_of_draws() -> None:
    """It comes first, before what the heroes died of."""
    told = (
        "《相討ち》 インスタント コスト0\nすべてのヒーローに9点の秘術ダメージを与える。\n\n"
        "アンの手札に《相討ち》がある。アンのライフは3である。ベンのライフは4である。\n"
        "アンは《相討ち》をプレイする。\n引き分けになる？\n全員がパスする。\n引き分けになった？"
    )
    before, after = judge(situation(told)).rulings
    assert (before.answered.outcome.answer, after.answered.outcome.answer) == ("いいえ", "はい")
    assert after.deciding[0].rule.startswith("fab:4.5.4a")


def test_a_player_may_concede_at_any_time() -> None:
    """Also with an attack on the stack; the other one wins by the rule of conceding."""
    (ruling,) = judge(situation(f"{_HAMMER}アンは《大槌》をプレイする。\nベンは投了する。\n勝ったのは誰？")).rulings
    assert ruling.answered.outcome.answer == "アン"
    assert ruling.deciding[0].rule.startswith("fab:4.5.3c")


def test_all_players_may_agree_to_a_draw() -> None:
    """The ruling names the rule of agreement, not that of heroes who die at once."""
    told = f"{_HAMMER}アンは《大槌》をプレイする。\n全員が引き分けに合意する。\n引き分けになった？"
    (ruling,) = judge(situation(told)).rulings
    assert ruling.answered.outcome.answer == "はい"
    assert ruling.deciding[0].rule.startswith("fab:4.5.4c")
