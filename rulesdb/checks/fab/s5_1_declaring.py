"""Checks of 5.1.3 and 5.1.4: what is declared for costs, modes and targets."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Table
from rulesdb.engine.fab.card_parts.abilities import (
    Activated,
    AdditionalCost,
    AlternativeCost,
    Continuous,
    Cost,
    Modal,
    PlayableAsInstant,
)
from rulesdb.engine.fab.card_parts.effects import Allowance, ChangesCost, SeveralTargets
from rulesdb.engine.fab.card_parts.keywords import GoAgain
from rulesdb.engine.fab.card_parts.roles import Target
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.events import Hit
from rulesdb.engine.fab.sample_cards.small_cards import ACTION, ATTACK, TOKEN, action, attack, does, gem, instant, item
from rulesdb.engine.fab.selection.amounts import DeclaredX
from rulesdb.engine.fab.selection.conditions import HasPaid
from rulesdb.engine.fab.selection.filters import Anything, Both, HasPower, HasSubtype, IsAttack, IsNamed
from rulesdb.engine.fab.selection.objects import AllObjects, Heroes, InZone, Permanents
from rulesdb.engine.fab.verbs.attack import AttackWith
from rulesdb.engine.fab.verbs.banish import BanishObjects
from rulesdb.engine.fab.verbs.begin import Begin
from rulesdb.engine.fab.verbs.conditional import Conditional
from rulesdb.engine.fab.verbs.create import CreateTokens
from rulesdb.engine.fab.verbs.deal import DealDamage
from rulesdb.engine.fab.verbs.discard import DiscardCards
from rulesdb.engine.fab.verbs.draw import DrawCards
from rulesdb.engine.fab.verbs.gain import Gain
from rulesdb.engine.fab.verbs.lose_life import LoseLifeEffect
from rulesdb.engine.fab.verbs.negate import Negate


@fab.check("5.1.3", "5.1.3a", title="コストがXのカードをプレイするときは、Xの値を宣言する")
def x_is_declared(t: Table) -> None:
    """A card with a cost of X that gains X life: with one card to pitch, X may be as much as 3."""
    ann, _ben = t.people
    font = Card("泉", frozenset({"instant"}), cost="X", abilities=(does(Gain("life", DeclaredX())),))
    spring, blue = ann.hand(font), ann.hand(gem("青石", 3))
    t.begin()
    ann.announces(spring)
    t.expect("尋ねられていること", t.question, "アン: Xの値")
    t.answers(x=2, pitch=blue)
    t.expect("アンに残ったリソースポイント", ann.resource_points, 1)
    t.resolve()
    t.expect("アンのライフ", ann.life, 22)


@fab.check("5.1.3a", title="コストを減らす効果があれば、そのぶん大きいXを宣言できる")
def x_may_be_as_much_as_effects_reduce_the_cost(t: Table) -> None:
    """The same card costs 1 less: nothing to pay with, and an X of 1."""
    ann, _ben = t.people
    font = Card("泉", frozenset({"instant"}), cost="X", abilities=(does(Gain("life", DeclaredX())),))
    ann.has_card(
        "permanent", Card("水脈", TOKEN, abilities=(Continuous(ChangesCost("reduce", 1, applies=Anything())),))
    )
    spring = ann.hand(font)
    t.begin()
    ann.announces(spring)
    t.expect("選べるX", t.choices, ["0を選ぶ", "1を選ぶ"])
    t.answers(x=1)
    t.resolve()
    t.expect("アンのライフ", ann.life, 21)


@fab.check("5.1.3c", "5.1.3a", title="コストを支払わずにプレイする効果を使うと宣言すれば、Xは0になる")
def a_free_card_has_an_x_of_zero(t: Table) -> None:
    """The same card twice: its player uses the effect that lets it be played without paying, and then not."""
    ann, _ben = t.people
    font = Card("泉", frozenset({"instant"}), cost="X", abilities=(does(Gain("life", DeclaredX())),))
    free = Continuous(Allowance("play for free", IsNamed("泉")))
    ann.has_card("permanent", Card("恵み", TOKEN, abilities=(free,)))
    first, second, blue = ann.hand(font), ann.hand(font), ann.hand(gem("青石", 3))
    t.begin()
    ann.announces(first)
    t.expect("尋ねられていること", t.question, "アン: 代替コスト")
    t.answers(alternative_cost="without paying")
    t.expect("アンはXの値を尋ねられたか", t.was_asked(ann, "x"), False)
    ann.announces(second)
    t.answers(alternative_cost="", x=...)
    t.expect("2枚目で尋ねられていること", t.question, "アン: Xの値")
    t.answers(x=3, pitch=blue)
    t.resolve()
    t.resolve()
    t.expect("アンのライフ", ann.life, 23)


@fab.check("5.1.3b", title="選択的な追加コストは、支払うものをプレイの途中で宣言する")
def optional_costs_are_declared(t: Table) -> None:
    """Of two optional additional costs one is declared; only that one is paid, and gives what it promises."""
    ann, _ben = t.people
    offering = AdditionalCost(Cost(effects=(DiscardCards(),)), is_optional=True, name="燃やす")
    blood = AdditionalCost(Cost(effects=(LoseLifeEffect(1),)), is_optional=True, name="血を流す")
    pyre = ann.hand(instant("篝火", offering, blood, does(Conditional(HasPaid("燃やす"), Gain("life", 3)))))
    twig = ann.hand(instant("小枝"))
    t.begin()
    ann.announces(pyre)
    t.expect("尋ねられていること", t.question, "アン: 追加コストを支払うか")
    t.answers(additional_cost=(True, False))
    t.expect("小枝のあるゾーン", twig.place, "墓地")
    t.expect("アンのライフ", ann.life, 20)
    t.resolve()
    t.expect("解決後のアンのライフ", ann.life, 23)


@fab.check("5.1.3c", title="代替コストと、コストを支払わずにプレイする効果は、合わせて1つしか宣言できない")
def one_alternative_is_declared(t: Table) -> None:
    """Two alternative costs and an effect: one question with all of them, and one answer."""
    ann, _ben = t.people
    blood, gift = AlternativeCost(Cost(life=2), "血"), AlternativeCost(Cost(effects=(DiscardCards(),)), "供物")
    heavy = ann.hand(instant("重い術", blood, gift, does(DrawCards()), cost=3))
    free = Continuous(Allowance("play for free", IsNamed("重い術")))
    ann.has_card("permanent", Card("恵み", TOKEN, abilities=(free,)))
    twig = ann.hand(instant("小枝"))
    t.begin()
    ann.announces(heavy)
    t.expect("選べるもの", t.choices, ["血を選ぶ", "供物を選ぶ", "コストを支払わないことを選ぶ", "どれも選ばない"])
    t.answers(alternative_cost="血")
    t.expect("次に尋ねられること", t.question, "アン: 優先権")
    t.expect("アンのライフ", ann.life, 18)
    t.expect("小枝のあるゾーン", twig.place, "手札")


@fab.check("5.1.3c", title="コストを支払わずにプレイする効果を使うと宣言すれば、リソースがなくてもプレイできる")
def a_costly_card_is_played_for_free(t: Table) -> None:
    """A card with a cost of 3, and nothing to pay with."""
    ann, _ben = t.people
    free = Continuous(Allowance("play for free", IsNamed("重い術")))
    ann.has_card("permanent", Card("恵み", TOKEN, abilities=(free,)))
    heavy = ann.hand(instant("重い術", cost=3))
    t.begin()
    ann.announces(heavy)
    t.expect("選べるもの", t.choices, ["コストを支払わないことを選ぶ", "どれも選ばない"])
    t.answers(alternative_cost="without paying")
    t.expect("重い術のあるゾーン", heavy.place, "スタック")


@fab.check("5.1.3d", title="インスタント扱いにできるアクションは、そうするかどうかをプレイの途中で宣言する")
def playing_as_an_instant_is_declared(t: Table) -> None:
    """The same action card twice: the second time as an instant, when there is no action point left."""
    ann, _ben = t.people
    first, second = ann.hand(action("早業", PlayableAsInstant())), ann.hand(action("早業", PlayableAsInstant()))
    t.begin()
    ann.announces(first)
    t.expect("尋ねられていること", t.question, "アン: インスタントであるかのようにプレイするか")
    t.answers(as_an_instant=False)
    t.expect("アンのアクションポイント", ann.action_points, 0)
    ann.plays(second, as_an_instant=True)
    t.expect("スタックのレイヤーの数", t.stack, 2)


@fab.check("5.1.3e", title="2つ以上の効果コストは、支払う順番を宣言する")
def the_order_of_effect_costs_is_declared(t: Table) -> None:
    """To banish the graveyard and to discard: printed is the discard first, declared the other way round."""
    ann, _ben = t.people
    discard = AdditionalCost(Cost(effects=(DiscardCards(),)))
    banish = AdditionalCost(Cost(effects=(BanishObjects(InZone("graveyard")),)))
    rite = ann.hand(instant("儀式", discard, banish, does(DrawCards())))
    twig, ash = ann.hand(instant("小枝")), ann.has_card("graveyard", instant("灰"))
    t.begin()
    ann.announces(rite)
    t.expect("尋ねられていること", t.question, "アン: 効果コストの順番")
    t.answers(order_of_effect_costs=1)
    t.expect("灰のあるゾーン", ash.place, "追放ゾーン")
    t.expect("小枝のあるゾーン", twig.place, "墓地")


@fab.check("5.1.4", title="3番目の手順で、解決能力のパラメータを宣言する")
def parameters_of_abilities_are_declared(t: Table) -> None:
    """An attack with a targeted ability, after X and before its attack-target and the payment."""
    ann, ben = t.people
    bite = does(DealDamage(1, "arcane", Target(Heroes())))
    wolf = ann.hand(Card("狼", ACTION, ATTACK, cost="X", power=3, abilities=(bite,)))
    pup, red = ben.has_card("permanent", Card("仔竜", TOKEN, frozenset({"ally"}), life=3)), ann.hand(gem("赤石"))
    t.begin()
    ann.announces(wolf)
    t.answers(x=1, target=ben.hero, attack_target=pup, pitch=red)
    t.expect("尋ねられた順", t.questions, ["Xの値", "対象", "攻撃対象", "ピッチするカード"])


@fab.check("5.1.4a", title="先にモードを、次に、そのモードの効果に必要な対象を宣言する")
def modes_come_before_targets(t: Table) -> None:
    """A choice between life and damage: only damage needs a target."""
    ann, ben = t.people
    damage = does(DealDamage(2, "arcane", Target(Heroes())))
    modal = Modal(1, (does(Gain("life", 2)), damage))
    first, second = ann.hand(instant("二択", modal)), ann.hand(instant("二択", modal))
    t.begin()
    ann.announces(first)
    t.expect("尋ねられていること", t.question, "アン: モード")
    t.answers(mode=1, target=ben.hero)
    ann.plays(second, mode=0)
    t.resolve()
    t.resolve()
    t.expect("アンとベンのライフ", (ann.life, ben.life), (22, 18))


@fab.check("5.1.4a", title="モードを2つ選ぶときは別のモードを、対象を2つ選ぶときは別の対象を宣言する")
def modes_and_targets_are_declared_once_each(t: Table) -> None:
    """Two of three modes, then two target heroes of three."""
    ann, ben = t.people
    t.joins("キャス")
    both_hit = does(DealDamage(1, "arcane", Target(Heroes(), count=2)))
    card = ann.hand(instant("三択", Modal(2, (does(Gain("life", 2)), does(DrawCards()), both_hit))))
    t.begin()
    ann.announces(card)
    t.expect("1つ目に選べるモード", t.choices, ["1番目を選ぶ", "2番目を選ぶ", "3番目を選ぶ"])
    t.answers(mode=(2, ...))
    t.expect("2つ目に選べるモード", t.choices, ["1番目を選ぶ", "2番目を選ぶ"])
    t.answers(mode=0, target=(ben.hero, ...))
    t.expect("2つ目に選べる対象", t.choices, ["アンを選ぶ", "キャスを選ぶ"])


@fab.check("5.1.4a", title="必要な対象がなければ、プレイは不適正で、始められない")
def a_card_needs_its_targets(t: Table) -> None:
    """A card that must target an ally, without any ally."""
    ann, _ben = t.people
    hunt = Target(Permanents(HasSubtype("ally")))
    spear = ann.hand(instant("投槍", does(DealDamage(2, target=hunt))))
    t.begin()
    ann.cannot_play(spear, "5.1.4a")
    t.expect("投槍のあるゾーン", spear.place, "手札")


@fab.check("5.1.4a", title="必要な対象がなければ、能力の起動も始められない")
def an_ability_needs_its_targets(t: Table) -> None:
    """A bow that must target an ally: none is there, and then one is."""
    ann, _ben = t.people
    shot = Activated("instant", Cost(), (does(DealDamage(2, target=Target(Permanents(HasSubtype("ally"))))),))
    bow = ann.has_card("permanent", item("弓", shot))
    dawn = ann.hand(instant("目覚め", does(CreateTokens(Card("仔竜", TOKEN, frozenset({"ally"}), life=3)))))
    t.begin()
    ann.cannot_activate(bow, "5.1.4a")
    ann.plays(dawn)
    t.resolve()
    t.expect("仔竜がいれば、弓の能力を起動できるか", ann.may_activate(bow), True)


@fab.check("5.1.4a", title="対象のないモードは選べない")
def a_mode_needs_its_targets(t: Table) -> None:
    """Three modes, of which one must target an ally, without any ally."""
    ann, _ben = t.people
    hunt = does(DealDamage(2, target=Target(Permanents(HasSubtype("ally")))))
    card = ann.hand(instant("三択", Modal(1, (hunt, does(Gain("life", 2)), does(DrawCards())))))
    t.begin()
    ann.announces(card)
    t.expect("選べるモード", t.choices, ["2番目を選ぶ", "3番目を選ぶ"])


@fab.check("5.1.4a", "1.10.3", title="宣言したXのために対象がなくなれば、プレイは巻き戻される")
def the_declared_x_leaves_no_target(t: Table) -> None:
    """A card that must target an attack with power X: only with an X of 2 there is one."""
    ann, _ben = t.people
    claw = ann.hand(attack("爪", power=2))
    of_power_x = AllObjects(Both((IsAttack(), HasPower(DeclaredX()))))
    snare = ann.hand(Card("罠", frozenset({"instant"}), cost="X", abilities=(does(Negate(Target(of_power_x))),)))
    ann.hand(gem("青石", 3))
    t.begin()
    ann.cannot_play(snare, "5.1.4a")
    ann.plays(claw)
    ann.is_taken_back(snare, "5.1.4a", x=1)
    ann.plays(snare, x=2)
    t.resolve()
    t.expect("爪のあるゾーン", claw.place, "墓地")


@fab.check("5.1.4b", title="攻撃をプレイするときは、何を攻撃するのかを宣言する")
def the_attack_target_is_declared(t: Table) -> None:
    """An ally is attacked rather than its controller's hero."""
    ann, ben = t.people
    claw = ann.hand(attack("爪", power=2))
    pup = ben.has_card("permanent", Card("仔竜", TOKEN, frozenset({"ally"}), life=3))
    t.begin()
    ann.announces(claw)
    t.expect("尋ねられていること", t.question, "アン: 攻撃対象")
    t.answers(attack_target=pup)
    t.until("damage")
    t.expect("仔竜のライフ", pup.life, 1)
    t.expect("ベンのライフ", ben.life, 20)


@fab.check("5.1.4b", title="対象を2つまで持てる攻撃では、違う対象を2つまで宣言し、それぞれの対象が別々に防御する")
def an_attack_may_have_two_targets(t: Table) -> None:
    """Three opponents; the two that are attacked defend, each for themselves, and the next attack has one target."""
    ann, ben = t.people
    cath, dan = t.joins("キャス"), t.joins("ダン")
    is_attack = SeveralTargets(2, applies=IsAttack())
    sweep = ann.hand(instant("薙ぎ払い", does(Begin(is_attack))))
    claw, fang = ann.hand(attack("爪", GoAgain(), power=5)), ann.hand(attack("牙", power=1))
    hers, his = cath.hand(attack("板", defense=1)), ben.hand(attack("盾", defense=3))
    t.begin()
    ann.plays(sweep)
    t.resolve()
    ann.announces(claw)
    t.answers(attack_target=(cath.hero, ...))
    t.expect("2つ目に選べるもの", t.choices, ["ベンを選ぶ", "ダンを選ぶ", "これ以上は選ばない"])
    t.answers(attack_target=ben.hero)
    t.until("attack")
    t.resolve(defend=(his, hers))
    t.until("resolution")
    t.expect("ベンとキャスとダンのライフ", (ben.life, cath.life, dan.life), (18, 16, 20))
    hit = [event.target for event in t.events if isinstance(event, Hit)]
    t.expect("時計回りにヒットしたか", hit == [ben.hero.id, cath.hero.id], True)
    ann.plays(fang, attack_target=(dan.hero, None))
    t.until("damage")
    t.expect("ダンのライフ", dan.life, 19)


@fab.check("5.1.4b", title="攻撃効果を持つ能力を起動するときも、何を攻撃するのかを宣言する")
def an_attack_layer_has_an_attack_target(t: Table) -> None:
    """An ability that attacks with a card from hand; the card is named only as the ability takes effect."""
    ann, ben = t.people
    blow = Activated("action", Cost(), (does(AttackWith(InZone("hand"))),))
    horn = ann.has_card("permanent", item("角笛", blow))
    wolf, _bear = ann.hand(attack("狼", power=2)), ann.hand(attack("熊", power=5))
    pup = ben.has_card("permanent", Card("仔竜", TOKEN, frozenset({"ally"}), life=3))
    t.begin()
    ann.activates(horn, attack_target=...)
    t.expect("尋ねられていること", t.question, "アン: 攻撃対象")
    t.answers(attack_target=pup)
    t.resolve(attack_with=wolf)
    t.until("damage")
    t.expect("仔竜のライフ", pup.life, 1)
    t.expect("ベンのライフ", ben.life, 20)


@fab.check("5.1.4b", title="対戦相手が2人いれば、どちらを攻撃するのかを宣言する")
def an_attack_is_aimed_at_one_opponent(t: Table) -> None:
    """Three players: either opponent may be attacked, and not one's own hero."""
    ann, ben = t.people
    cath = t.joins("キャス")
    claw = ann.hand(attack("爪", power=2))
    t.begin()
    ann.announces(claw)
    t.expect("選べるもの", t.choices, ["ベンを選ぶ", "キャスを選ぶ"])
    t.answers(attack_target=cath.hero)
    t.until("damage")
    t.expect("ベンとキャスのライフ", (ben.life, cath.life), (20, 18))
