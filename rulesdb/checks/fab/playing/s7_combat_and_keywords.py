"""Checks of chapters 7 and 8: combat and keywords."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import DAMAGE_TO_YOU, THIS_TURN
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.language.card_sheets import read_card
from rulesdb.engine.fab.sample_cards.small_cards import gem

_DRAIN = "これがヒットしたとき、ライフを5点得る。"


@fab.check("7.0.1a#sentence-1", "戦闘チェインが開いている間は、アクションポイントがあっても、アクションを使えない")
def no_action_is_used_in_combat(t: Table, ann: Person) -> None:
    """Ann gains another action point and attacks; she has two action cards, and an item with an action ability."""
    haste, claw = ann.instant("早足", "アクションポイントを1点得る。"), ann.attack("爪")
    rest, fang = ann.action("休息"), ann.attack("牙")
    lamp = ann.item("手燭", "アクション ― コストなし: ライフを1点得る。")
    ann.plays(haste).resolve()
    ann.plays(claw).until("attack").expect("攻撃ステップの、アンのアクションポイント", ann.action_points, 1)
    ann.cannot_play(rest, "7.0.1a")
    ann.cannot_play(fang, "7.0.1a")
    ann.cannot_activate(lamp, "7.0.1a")
    t.until("").expect("戦闘チェインが閉じた後は、休息をプレイできるか", ann.may_play(rest), True)
    t.expect("戦闘チェインが閉じた後は、手燭の能力を起動できるか", ann.may_activate(lamp), True)


@fab.check("7.3.2#sentence-2", "防御カードに宣言したカードは、チェインリンクに置かれ、攻撃対象を防御する")
def a_declared_card_defends(t: Table, ann: Person, ben: Person) -> None:
    """An attack with 5 power is defended by a card with 2 defense."""
    claw, wall = ann.attack("爪", power=5), ben.action("壁", defense=2)
    ann.plays(claw).until("attack").until("defend", defend=(wall, None))
    t.expect("壁のあるゾーン", wall.zone, "戦闘チェイン")
    t.until("damage").expect("ベンのライフ", ben.life, 17)


@fab.check(
    "7.5.2#sentence-3 7.5.2#example-1",
    "攻撃は、自身のパワーと、防御カードの防御値の合計との差に等しいダメージを与える",
)
def an_attack_deals_the_difference(t: Table, ann: Person, ben: Person) -> None:
    """An attack with 9 power is defended by three cards with 4, 2 and 1 defense."""
    claw = ann.attack("爪", power=9)
    walls = [ben.action(name, defense=defense) for name, defense in (("城壁", 4), ("柵", 2), ("盾", 1))]
    ann.plays(claw).until("attack").until("damage", defend=(*walls, None))
    t.expect("防御値の合計が7だったベンのライフ", ben.life, 18)


@fab.check("7.5.5#sentence-1", "攻撃は、ダメージステップに攻撃対象にダメージを与えると、ヒットしたとみなされる")
def an_attack_that_deals_damage_hits(t: Table, ann: Person, ben: Person) -> None:
    """An attack whose player gains life if it hits deals damage to the opposing hero."""
    ann.plays(ann.attack("爪", _DRAIN)).until("damage").expect("ベンのライフ", ben.life, 17)
    t.expect("誘発した効果の数", t.stack, 1)
    t.resolve().expect("アンのライフ", ann.life, 25)


@fab.check("7.5.5b#sentence-1", "攻撃のダメージがすべて軽減されれば、その攻撃は、ヒットしたことにならない")
def an_attack_whose_damage_is_prevented_does_not_hit(t: Table, ann: Person, ben: Person) -> None:
    """Ben prevents the 3 damage of an attack whose player gains life if it hits."""
    shield = ben.instant("光の盾", f"{THIS_TURN}{DAMAGE_TO_YOU}を、次の3点だけ、軽減する。")
    ann.plays(ann.attack("爪", _DRAIN)).until("reaction")
    ben.responds(shield).resolve().until("damage").expect("ベンのライフ", ben.life, 20)
    t.expect("誘発した効果の数", t.stack, 0)


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


@fab.check("8.3.4#sentence-1", "圧倒を持つ攻撃は、手札のカードでは、1枚までしか防御できない")
def one_card_from_hand_defends_against_dominate(t: Table, ann: Person, ben: Person) -> None:
    """Ben has an action card and an instant with defense in hand, and wears a helmet."""
    claw, wall = ann.attack("爪", "圧倒", power=8), ben.action("壁", defense=2)
    ben.hand("《霧》 インスタント コスト0 防御2")
    helmet = ben.equips("head", "兜", defense=1)
    ann.plays(claw).until("attack").resolve(defend=(wall, ...))
    t.expect("手札の壁の次に、防御カードに選べるもの", t.choices, ["《兜》", "これ以上は選ばないこと"])
    t.answer(defend=(helmet, None)).until("damage").expect("壁と兜で防御したベンのライフ", ben.life, 15)


@fab.check(
    "8.3.4b#sentence-2",
    "圧倒を持つ攻撃を手札のカードが防御している間、防御リアクションを手札からプレイすることはできない",
)
def no_defense_reaction_from_hand_against_dominate(t: Table, ann: Person, ben: Person) -> None:
    """Ben defends with a card from hand; he has a defense reaction in hand, and one in the arsenal."""
    claw, wall = ann.attack("爪", "圧倒", power=8), ben.action("壁", defense=2)
    parry = ben.hand("《受け流し》 防御リアクション コスト0 防御4")
    dodge = ben.has_card("arsenal", "《見切り》 防御リアクション コスト0 防御3")
    ann.plays(claw).until("attack").until("reaction", defend=(wall, None))
    ann.passes()
    ben.cannot_play(parry, "8.3.4b").expect("格納庫の見切りをプレイできるか", ben.may_play(dodge), True)


@fab.check("8.3.7#sentence-2", "特化のあるカードは、特化に書かれた通称のヒーローのデッキにだけ、入れることができる")
def a_specialized_card_belongs_to_its_hero(t: Table, ann: Person, ben: Person) -> None:
    """Two heroes with the same class; the card is specialized for one of them."""
    oath = read_card("《誓い》 「戦士」 インスタント コスト0", "「カイ」特化", "ライフを1点得る。")
    ann.brings(read_card("《カイ》 「戦士」 ヒーロー ライフ20 知力4"), oath)
    ben.brings(read_card("《ドーリ》 「戦士」 ヒーロー ライフ20 知力4"), oath)
    t.expect("カイのデッキの誓いが反するルール", ann.is_kept_out_by, [])
    t.expect("ドーリのデッキの誓いが反するルール", ben.is_kept_out_by, ["8.3.7"])


@fab.check("8.3.22#sentence-1", "凌駕を持つ攻撃は、アクションカードでは、1枚までしか防御できない")
def one_action_card_defends_against_overpower(t: Table, ann: Person, ben: Person) -> None:
    """Ben has two action cards and an instant with defense in hand."""
    claw = ann.attack("爪", "凌駕", power=8)
    wall, _fence = ben.action("壁", defense=2), ben.action("柵", defense=2)
    mist = ben.hand("《霧》 インスタント コスト0 防御1")
    ann.plays(claw).until("attack").resolve(defend=(wall, ...))
    t.expect("アクションカードの壁の次に、防御カードに選べるもの", t.choices, ["《霧》", "これ以上は選ばないこと"])
    t.answer(defend=(mist, None)).until("damage").expect("壁と霧で防御したベンのライフ", ben.life, 15)


@fab.check("8.3.38#sentence-1", "融合によって、基本コストの2倍を支払えば、半面を両方ともプレイできる")
def both_halves_cost_twice_the_base_cost(t: Table, ann: Person) -> None:
    """A split-card of cost 1, whose halves gain 1 and 5 life."""
    rain = ann.hand(
        "《小雨||大雨》 インスタント コスト1",
        "融合",
        "半面〔《小雨》 インスタント: 『ライフを1点得る。』〕",
        "半面〔《大雨》 インスタント: 『ライフを5点得る。』〕",
    )
    ann.plays(rain, half="小雨||大雨", pitch=ann.hand(gem("青石", 3)))
    t.expect("青石による3点のうち、アンに残ったリソースポイント", ann.resource_points, 1)
    t.resolve(2).expect("アンのライフ", ann.life, 26)


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
