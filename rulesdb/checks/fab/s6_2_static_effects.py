"""Checks of 6.2.3: static-continuous effects."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.card_parts.keywords import GoAgain
from rulesdb.engine.fab.sample_cards.small_cards import action

_BANNER = ("《旗》 アクション ― オーラ コスト0", "攻撃は、パワーに2の修整を得る。", "続行")


@fab.check("6.2.3#sentence-2", "常在型継続効果は、ターンが終わっても終わらない")
def a_static_effect_has_no_duration(t: Table, ann: Person, ben: Person) -> None:
    """An aura that makes attacks stronger is played in Ann's turn; both players attack, each in their turn."""
    banner = ann.hand(*_BANNER)
    claw, fang = ann.attack("爪"), ben.attack("牙")
    ann.plays(banner).resolve()
    ann.plays(claw)
    t.expect("このターンの爪のパワー", claw.power, 5)
    t.until("")
    t.end_turn()
    ben.plays(fang)
    t.expect("次のターンの牙のパワー", fang.power, 5)


@fab.check("6.2.3a#sentence-1", "オーラの常在型継続効果は、オーラが闘技場に出たターンのうちに始まる")
def a_static_effect_starts_at_once(t: Table, ann: Person) -> None:
    """An attack is played before and after an aura that makes attacks stronger."""
    banner, claw = ann.hand(*_BANNER), ann.attack("爪")
    ann.plays(banner).resolve()
    ann.plays(claw)
    t.expect("爪のパワー", claw.power, 5)


@fab.check("6.2.3a#sentence-2", "オーラの常在型継続効果は、オーラが破壊されると終わる")
def a_static_effect_ends_with_its_source(t: Table, ann: Person) -> None:
    """An aura that makes attacks stronger is destroyed while Ann attacks."""
    ann.has_card("permanent", *_BANNER)
    claw = ann.attack("爪")
    wind = ann.instant("大風", "すべてのサブタイプがオーラのパーマネントを破壊する。")
    ann.plays(claw)
    t.expect("旗がある時の爪のパワー", claw.power, 5)
    ann.plays(wind).resolve()
    t.expect("旗が破壊された後の爪のパワー", claw.power, 3)


_SHELF = ("《書庫》 装備品 ― 頭", "攻撃は、パワーに(あなたの手札のカードの枚数)の修整を得る。")


@fab.check("6.2.3b#sentence-1", "常在型継続効果の可変値は、何も解決されなくても、今のゲーム状況から決まる")
def a_variable_value_of_a_static_effect(t: Table, ann: Person) -> None:
    """Equipment makes attacks stronger by the number of cards in hand."""
    ann.has_card("head", *_SHELF)
    claw = ann.attack("爪")
    for name in ("火花", "灯"):
        ann.instant(name)
    ann.plays(claw)
    t.expect("手札が2枚の時の爪のパワー", claw.power, 5)


@fab.check("6.2.3b#sentence-2", "常在型継続効果の可変値は、手札の枚数が変わると更新される")
def a_variable_value_of_a_static_effect_is_updated(t: Table, ann: Person) -> None:
    """Equipment makes attacks stronger by the number of cards in hand, which becomes smaller and greater."""
    ann.gets("deck", *(action(f"本{number}") for number in (1, 2)))
    ann.has_card("head", *_SHELF)
    claw = ann.attack("爪")
    study = ann.instant("学び", "カードを2枚引く。")
    ann.plays(claw)
    t.expect("手札が1枚の時の爪のパワー", claw.power, 4)
    ann.plays(study)
    t.expect("手札がない時の爪のパワー", claw.power, 3)
    t.resolve()
    t.expect("手札が2枚の時の爪のパワー", claw.power, 5)


_DRUM = ("《太鼓》 装備品 ― 頭", "パワー5以上のものは、『続行』を得る。")


@fab.check("6.2.3c#sentence-1", "パワー5以上のものへの常在型継続効果は、パワー3の攻撃には適用されない")
def a_static_effect_applies_to_what_it_describes(t: Table, ann: Person) -> None:
    """Equipment gives go again to what has power 5 or more: to one attack, and not to the other one."""
    ann.has_card("head", *_DRUM)
    fang, claw = ann.attack("牙", power=5), ann.attack("爪")
    ann.plays(fang)
    t.expect("パワー5の牙が続行を持つか", fang.has(GoAgain), True)
    t.until("resolution")
    ann.plays(claw)
    t.expect("パワー3の爪が続行を持つか", claw.has(GoAgain), False)


@fab.check("6.2.3c#sentence-2", "攻撃のパワーが変わると、パワー5以上のものへの常在型継続効果は適用されなくなる")
def a_static_effect_follows_the_properties(t: Table, ann: Person) -> None:
    """Equipment gives go again to what has power 5 or more; the power of an attack is reduced to 4."""
    ann.has_card("head", *_DRUM)
    fang = ann.attack("牙", power=5)
    weak = ann.instant("衰弱", "このターンの終わりまで、攻撃は、パワーに-1の修整を得る。")
    ann.plays(fang)
    t.expect("パワー5の牙が続行を持つか", fang.has(GoAgain), True)
    ann.plays(weak).resolve()
    t.expect("衰弱の後の牙のパワー", fang.power, 4)
    t.expect("パワー4の牙が続行を持つか", fang.has(GoAgain), False)


_BANNER_IF = ("《旗》 装備品 ― 頭", "あなたの手札のカードがないなら、攻撃は、パワーに2の修整を得る。")


@fab.check("6.2.3d#sentence-1", "常在型継続効果の条件は、対戦相手のターンにも確かめる")
def a_static_condition_is_evaluated_at_all_times(t: Table, ann: Person, ben: Person) -> None:
    """Ben's equipment makes attacks stronger while his hand is empty, which it is in Ann's turn."""
    ben.has_card("head", *_BANNER_IF)
    claw = ann.attack("爪")
    ann.plays(claw)
    t.expect("アンのターンの爪のパワー", claw.power, 5)


@fab.check("6.2.3d#sentence-2", "条件が満たされると、常在型継続効果が生成される")
def a_static_effect_begins_when_its_condition_is_met(t: Table, ann: Person) -> None:
    """Equipment makes attacks stronger while the hand is empty; the last card leaves the hand."""
    ann.has_card("head", *_BANNER_IF)
    claw, spark = ann.attack("爪"), ann.instant("火花")
    ann.plays(claw)
    t.expect("手札が1枚の時の爪のパワー", claw.power, 3)
    ann.plays(spark)
    t.expect("手札がなくなった後の爪のパワー", claw.power, 5)


@fab.check("6.2.3d#sentence-3", "条件が満たされなくなると、常在型継続効果は存在しなくなる")
def a_static_effect_ends_when_its_condition_is_not_met(t: Table, ann: Person) -> None:
    """Equipment makes attacks stronger while the hand is empty; a card is drawn."""
    ann.gets("deck", action("本"))
    ann.has_card("head", *_BANNER_IF)
    desk = ann.equips("arms", "書見台", "インスタント ― コストなし: カードを1枚引く。")
    claw = ann.attack("爪")
    ann.plays(claw)
    t.expect("手札がない時の爪のパワー", claw.power, 5)
    ann.activates(desk).resolve()
    t.expect("手札が1枚になった後の爪のパワー", claw.power, 3)
