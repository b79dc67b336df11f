"""Checks of 2.9, power: base and modified values, and the damage step."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import THIS_TURN
from rulesdb.checks.fab.table import Person, Table


@fab.check("2.9.1#sentence-1", "パワーはオブジェクトの特性で、カードでない攻撃プロキシにもある")
def power_is_a_property_of_objects(t: Table, ann: Person, ben: Person) -> None:
    """An attack-proxy of a sword with a power of 2 deals damage."""
    ann.activates(ann.sword("剣")).until("resolution")
    t.expect("ベンのライフ", ben.life, 18)


@fab.check("2.9.1#sentence-2", "ダメージステップで使うのは、そのときのパワーである")
def the_damage_step_uses_power(t: Table, ann: Person, ben: Person) -> None:
    """An attack with a power of 3 gets 2 more in the reaction step."""
    claw, spell = ann.attack("爪"), ann.instant("呪文", f"{THIS_TURN}攻撃は、パワーに2の修整を得る。")
    ann.plays(claw).until("reaction")
    ann.plays(spell).resolve()
    t.until("resolution")
    t.expect("ベンのライフ", ben.life, 15)


@fab.check("2.9.2#sentence-2", "表記パワーが、基本のパワーである")
def printed_power_is_the_base(t: Table, ann: Person, ben: Person) -> None:
    """An effect banishes what has a base power of 4 or more."""
    claw, fang = ben.attack("爪"), ben.attack("牙", power=4)
    ann.plays(ann.instant("呪文", "すべてのパワーの基本の値が4以上のものを追放する。")).resolve()
    t.expect("爪と牙のあるゾーン", (claw.zone, fang.zone), ("手札", "追放ゾーン"))


@fab.check("2.9.2#sentence-3", "表記パワーのないカードはパワーの特性を持たず、0と書かれたカードは持つ")
def a_card_without_printed_power_has_none(t: Table, ann: Person, ben: Person) -> None:
    """An effect adds 2 to the power of what Ben has."""
    claw, stone = ben.attack("爪", power=0), ben.action("石", "続行", defense=None)
    ann.plays(ann.instant("呪文", f"{THIS_TURN}タイプがアクションのものは、パワーに2の修整を得る。")).resolve()
    t.expect("爪のパワーと石のパワー", (claw.power, stone.power), (2, None))


@fab.check("2.9.3#sentence-1", "効果によって、パワーは変更される")
def power_can_be_modified(t: Table, ann: Person, ben: Person) -> None:
    """The base power of an attack is set to 6."""
    claw, spell = ann.attack("爪"), ann.instant("呪文", f"{THIS_TURN}攻撃は、パワーの基本の値が6になる。")
    ann.plays(claw)
    ann.plays(spell).resolve()
    t.until("resolution")
    t.expect("ベンのライフ", ben.life, 14)


@fab.check("2.9.3#sentence-2", "「パワー」とは、基本の値ではなく、変更されたパワーのことである")
def the_term_power_means_the_modified_value(t: Table, ann: Person, ben: Person) -> None:
    """A card with a base power of 3 gets 2 more; an effect is on what has a power of 5 or more."""
    claw, fang = ben.attack("爪"), ben.attack("牙")
    more = ann.instant("呪文", f"{THIS_TURN}《爪》は、パワーに2の修整を得る。")
    gone = ann.instant("呪文", "すべてのパワー5以上のものを追放する。")
    ann.resolves(more, gone)
    t.expect("爪と牙のあるゾーン", (claw.zone, fang.zone), ("追放ゾーン", "手札"))


_SHIFTER = "《変幻の爪》 アクション ― 攻撃 コスト0 パワー*"


@fab.check("2.9.2a#sentence-1", "パワーが(*)のカードの能力は、パワーだけでなく、基本パワーを定める")
def the_ability_of_an_asterisk_defines_base_power(t: Table, ann: Person, ben: Person) -> None:
    """The power of a card is 4; what has a base power of 4 or more is banished."""
    claw = ben.hand(_SHIFTER, "パワーの値は、4である。")
    spell = ann.instant("呪文", "すべてのパワーの基本の値が4以上のものを追放する。")
    t.expect("変幻の爪のパワー", claw.power, 4)
    ann.plays(spell).resolve()
    t.expect("変幻の爪のあるゾーン", claw.zone, "追放ゾーン")


@fab.check("2.9.2a#sentence-2", "パワーが(*)のカードの能力は、手札でも、ゲームの外でも、基本パワーを定める")
def base_power_is_defined_at_any_point(t: Table, ann: Person) -> None:
    """The power of a card is 4 in hand, outside the game, and as it attacks."""
    claw = ann.hand(_SHIFTER, "パワーの値は、4である。")
    t.expect("手札での変幻の爪のパワー", claw.power, 4)
    t.expect("ゲームの外での変幻の爪のパワー", ann.power_outside(claw.card), 4)
    ann.plays(claw).until("reaction")
    t.expect("攻撃している変幻の爪のパワー", claw.power, 4)


@fab.check("2.9.2a#sentence-3", "パワーを定める能力に必要な数値を決定できないなら、パワーは0である")
def an_undetermined_power_is_0(t: Table, ann: Person, ben: Person) -> None:
    """The power of a card is X, which nobody declares for a card in hand; what has power is banished."""
    claw = ben.hand(_SHIFTER, "パワーの値は、Xである。")
    spell = ann.instant("呪文", "すべてのパワーの特性を持つものを追放する。")
    t.expect("変幻の爪のパワー", claw.power, 0)
    ann.plays(spell).resolve()
    t.expect("変幻の爪のあるゾーン", claw.zone, "追放ゾーン")
