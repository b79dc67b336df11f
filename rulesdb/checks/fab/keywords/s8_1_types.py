"""Checks of 8.1, 8.2 and 8.5: when cards of some types are played, and what effect keywords do."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Table


@fab.check("8.1.1a#sentence-1", "アクションカードのプレイも、アクション能力の起動も、スタックが空のときだけできる")
def actions_need_an_empty_stack(t: Table, ann: Person) -> None:
    """An instant is on the stack, and then resolves."""
    spark, rest = ann.instant("火花"), ann.action("休息")
    lamp = ann.item("手燭", "アクション ― コストなし: ライフを1点得る。")
    ann.plays(spark)
    ann.cannot_play(rest, "8.1.1a")
    ann.cannot_activate(lamp, "8.1.1a")
    t.resolve().expect("火花が解決された後は、休息をプレイできるか", ann.may_play(rest), True)
    t.expect("火花が解決された後は、手燭の能力を起動できるか", ann.may_activate(lamp), True)


@fab.check("8.1.2a#sentence-1", "攻撃リアクションは、攻撃しているプレイヤーだけが、リアクションステップにだけ使える")
def attack_reactions_have_their_player_and_their_time(t: Table, ann: Person, ben: Person) -> None:
    """Both players have an attack reaction card, and Ann has an attack reaction ability, too; Ann attacks."""
    claw = ann.attack("爪")
    thrusts = [person.hand("《突き》 攻撃リアクション コスト0", "ライフを1点得る。") for person in (ann, ben)]
    glove = ann.equips("arms", "籠手", "攻撃リアクション ― コストなし: ライフを1点得る。")
    ann.plays(claw).until("defend")
    ann.cannot_play(thrusts[0], "8.1.2a")
    ann.cannot_activate(glove, "8.1.2a")
    t.until("reaction").expect("リアクションステップに、アンは突きをプレイできるか", ann.may_play(thrusts[0]), True)
    t.expect("リアクションステップに、アンは籠手の能力を起動できるか", ann.may_activate(glove), True)
    ann.passes()
    ben.cannot_play(thrusts[1], "8.1.2a")


@fab.check("8.1.3a#sentence-1", "防御リアクションは、攻撃されたプレイヤーだけが、リアクションステップにだけ使える")
def defense_reactions_have_their_player_and_their_time(t: Table, ann: Person, ben: Person) -> None:
    """Both players have a defense reaction card, and Ben has a defense reaction ability, too; Ann attacks."""
    claw = ann.attack("爪")
    parries = [person.hand("《受け流し》 防御リアクション コスト0 防御4") for person in (ann, ben)]
    glove = ben.equips("arms", "籠手", "防御リアクション ― コストなし: ライフを1点得る。")
    ann.plays(claw).until("defend")
    ann.passes()
    ben.cannot_play(parries[1], "8.1.3a")
    ben.cannot_activate(glove, "8.1.3a")
    ben.passes()
    ann.cannot_play(parries[0], "8.1.3a")
    ann.passes().expect("リアクションステップに、ベンは受け流しをプレイできるか", ben.may_play(parries[1]), True)
    t.expect("リアクションステップに、ベンは籠手の能力を起動できるか", ben.may_activate(glove), True)


@fab.check("8.2.6a#sentence-1", "矢は、弓を持つプレイヤーも、手札からはプレイできない")
def arrows_are_played_from_the_arsenal(t: Table, ann: Person) -> None:
    """Ann has a bow, an arrow in hand and one in her arsenal."""
    ann.has_card("weapon 1", "《長弓》 武器 ― 弓・両手")
    shaft, bolt = (f"《{name}》 アクション ― 矢・攻撃 コスト0 パワー3" for name in ("征矢", "鏑矢"))
    in_hand, in_arsenal = ann.hand(shaft), ann.has_card("arsenal", bolt)
    ann.cannot_play(in_hand, "8.2.6a")
    t.expect("格納庫の鏑矢をプレイできるか", ann.may_play(in_arsenal), True)


@fab.check("8.2.6a#sentence-2", "弓をコントロールしていないプレイヤーは、格納庫の矢もプレイできない")
def arrows_need_a_bow(t: Table, ann: Person, ben: Person) -> None:
    """Both players have an arrow in the arsenal; only Ben has a bow."""
    ben.has_card("weapon 1", "《長弓》 武器 ― 弓・両手")
    arrow = ann.has_card("arsenal", "《征矢》 アクション ― 矢・攻撃 コスト0 パワー3")
    strike = ann.attack("打撃")
    ann.cannot_play(arrow, "8.2.6a")
    t.expect("矢でない打撃をプレイできるか", ann.may_play(strike), True)


@fab.check("8.1.7a#sentence-1", "リソースカードは、プレイすることができない")
def a_resource_card_is_not_played(t: Table, ann: Person) -> None:
    """A resource card has a cost, and an ability that would do something."""
    ann.cannot_play(ann.hand("《赤石》 リソース コスト0 ピッチ1", "ライフを1点得る。"), "8.1.7a")


@fab.check("8.5.3c#sentence-1", "ライフのないものにダメージを与えることになるなら、その効果は失敗する")
def what_is_not_alive_is_dealt_no_damage(t: Table, ann: Person, ben: Person) -> None:
    """A spell deals damage to all auras, and then to the opposing hero; an effect triggers on damage."""
    ann.equips("head", "狩人の冠", "何かにダメージが与えられたとき、ライフを1点得る。")
    calm = ben.aura("静けさ")
    storm = ann.instant(
        "嵐",
        "すべてのサブタイプがオーラのパーマネントに2点の秘術ダメージを与える。"
        "すべての対戦相手のヒーローに2点の秘術ダメージを与える。",
    )
    ann.plays(storm).resolve().expect("静けさのあるゾーン", calm.zone, "闘技場")
    t.expect("ベンのライフ", ben.life, 18)
    t.expect("ダメージが与えられて誘発した効果の数", t.stack, 1)
