"""What layer-continuous effects do beside what the checks of 6.2 show."""

from rulesdb.checks.fab.table import Table
from rulesdb.engine.fab.sample_cards.small_cards import attack


def test_an_effect_that_depends_on_a_condition_alone_outlasts_the_turn() -> None:
    """6.2.2a: an effect without a duration ends with the turn only if it does not depend on a condition, either."""
    t = Table()
    ann, ben = t.people
    rage = ann.hand(
        "《激昂》 インスタント コスト0", "今から、あなたの手札のカードがない間、攻撃は、パワーに2の修整を得る。"
    )
    fang = ben.hand(attack("牙", power=3))
    t.begin()
    ann.plays(rage)
    t.resolve()
    t.end_turn()
    ben.plays(fang)
    assert fang.power == 5


def test_the_base_power_is_counted_without_modifications() -> None:
    """6.2.2b: a set base value counts, what is added to the power does not."""
    t = Table()
    ann, _ben = t.people
    twice = ann.hand(
        "《倍加》 インスタント コスト0",
        "このターンの終わりまで、次にプレイする攻撃アクションカードは、パワーに(その基本パワー)の修整を得る。",
    )
    ann.has_card("head", "《冠》 装備品 ― 頭", "攻撃は、パワーの基本の値が4になる。")
    ann.has_card("arms", "《腕輪》 装備品 ― 腕", "攻撃は、パワーに1の修整を得る。")
    claw = ann.hand(attack("爪", power=3))
    t.begin()
    ann.plays(twice)
    t.resolve()
    ann.plays(claw)
    assert claw.power == 9


def test_an_object_keeps_an_effect_on_all_that_fit_only_once_it_has_applied() -> None:
    """6.2.2c: the effects of a card say for which objects they have begun to apply."""
    t = Table()
    ann, _ben = t.people
    haste = ann.hand("《疾風》 インスタント コスト0", "このターンの終わりまで、パワー3以上のものは、『続行』を得る。")
    claw, thorn = ann.hand(attack("爪", power=3)), ann.hand(attack("棘", power=2))
    t.begin()
    ann.plays(haste)
    t.resolve()
    (effect,) = t.state.lasting
    assert claw.id in effect.applied
    assert thorn.id not in effect.applied
