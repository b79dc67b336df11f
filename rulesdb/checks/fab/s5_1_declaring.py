"""Checks of 5.1.3 and 5.1.4: what is declared for costs, modes and targets."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.card_parts.abilities import AlternativeCost, Cost
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.events import AttackHit
from rulesdb.engine.fab.language.card_sheets import read_card
from rulesdb.engine.fab.sample_cards.small_cards import TOKEN, gem, instant
from rulesdb.engine.fab.verbs.discard import DiscardCards


@fab.check("5.1.3a#sentence-1", "コストがXのカードをプレイするときは、Xの値を宣言する")
def x_is_declared(t: Table, ann: Person) -> None:
    """A card with a cost of X that gains X life: with one card to pitch, X may be as much as 3."""
    font = read_card("《泉》 インスタント コストX", "ライフをX点得る。")
    spring, blue = ann.hand(font), ann.hand(gem("青石", 3))
    ann.announces(spring)
    t.expect("尋ねられていること", t.question, "アン: Xの値")
    t.answers(x=2, pitch=blue)
    t.expect("アンに残ったリソースポイント", ann.resource_points, 1)
    t.resolve()
    t.expect("アンのライフ", ann.life, 22)


@fab.check("5.1.3a#sentence-1", "コストを減らす効果があれば、そのぶん大きいXを宣言できる")
def x_may_be_as_much_as_effects_reduce_the_cost(t: Table, ann: Person) -> None:
    """The same card costs 1 less: nothing to pay with, and an X of 1."""
    font = read_card("《泉》 インスタント コストX", "ライフをX点得る。")
    ann.has_card("permanent", "《水脈》 トークン", "あらゆるものは、コストのリソースポイントが1点減る。")
    spring = ann.hand(font)
    ann.announces(spring)
    t.expect("選べるX", t.choices, ["0", "1"])
    t.answers(x=1)
    t.resolve()
    t.expect("アンのライフ", ann.life, 21)


@fab.check("5.1.3a#sentence-2 5.1.3c#sentence-2", "コストを支払わずにプレイする効果を使うと宣言すれば、Xは0になる")
def a_free_card_has_an_x_of_zero(t: Table, ann: Person) -> None:
    """The same card twice: its player uses the effect that lets it be played without paying, and then not."""
    font = read_card("《泉》 インスタント コストX", "ライフをX点得る。")
    ann.has_card("permanent", "《恵み》 トークン", "《泉》をコストなしでプレイしてもよい。")
    first, second, blue = ann.hand(font), ann.hand(font), ann.hand(gem("青石", 3))
    ann.announces(first)
    t.expect("尋ねられていること", t.question, "アン: 代替コスト")
    t.answers(alternative_cost="without paying", x=...)
    t.expect("アンはXの値を尋ねられたか", t.was_asked(ann, "x"), False)
    ann.announces(second)
    t.answers(alternative_cost="", x=...)
    t.expect("2枚目で尋ねられていること", t.question, "アン: Xの値")
    t.answers(x=3, pitch=blue)
    t.resolve(2)
    t.expect("アンのライフ", ann.life, 23)


@fab.check("5.1.3b#sentence-1", "選択的な追加コストは、支払うものをプレイの途中で宣言する")
def optional_costs_are_declared(t: Table, ann: Person) -> None:
    """Of two optional additional costs one is declared; only that one is paid, and gives what it promises."""
    pyre = ann.instant(
        "篝火",
        "「燃やす」 ― これをプレイするための追加コストとして、「手札を1枚捨てる」を支払ってもよい。",
        "「血を流す」 ― これをプレイするための追加コストとして、「ライフを1点失う」を支払ってもよい。",
        "「燃やす」のコストを支払っているなら、ライフを3点得る。",
    )
    twig = ann.instant("小枝")
    ann.announces(pyre)
    t.expect("尋ねられていること", t.question, "アン: 追加コストを支払うか")
    t.answers(additional_cost=(True, False))
    t.expect("小枝のあるゾーン", twig.zone, "墓地")
    t.expect("アンのライフ", ann.life, 20)
    t.resolve()
    t.expect("解決後のアンのライフ", ann.life, 23)


@fab.check("5.1.3c#sentence-1,4", "代替コストと、コストを支払わずにプレイする効果は、合わせて1つしか宣言できない")
def one_alternative_is_declared(t: Table, ann: Person) -> None:
    """Two alternative costs and an effect: one question with all of them, and one answer."""
    _blood, _gift = AlternativeCost(Cost(life=2), "血"), AlternativeCost(Cost(effects=(DiscardCards(),)), "供物")
    heavy = ann.hand(
        "《重い術》 インスタント コスト3",
        "「血」 ― これのリソースコストを支払うのではなく、ライフ2点を支払ってもよい。",
        "「供物」 ― これのリソースコストを支払うのではなく、「手札を1枚捨てる」を支払ってもよい。",
        "カードを1枚引く。",
    )
    ann.has_card("permanent", "《恵み》 トークン", "《重い術》をコストなしでプレイしてもよい。")
    twig = ann.instant("小枝")
    ann.announces(heavy)
    t.expect("選べるもの", t.choices, ["血", "供物", "コストを支払わないこと", "どれも選ばないこと"])
    t.answers(alternative_cost=("血", ...))
    t.expect("次に尋ねられること", t.question, "アン: 優先権")
    t.expect("アンのライフ", ann.life, 18)
    t.expect("小枝のあるゾーン", twig.zone, "手札")


@fab.check("5.1.3c#sentence-2,3", "コストを支払わずにプレイする効果を使うと宣言すれば、リソースがなくてもプレイできる")
def a_costly_card_is_played_for_free(t: Table, ann: Person) -> None:
    """A card with a cost of 3, and nothing to pay with."""
    ann.has_card("permanent", "《恵み》 トークン", "《重い術》をコストなしでプレイしてもよい。")
    heavy = ann.hand(instant("重い術", cost=3))
    ann.announces(heavy)
    t.expect("選べるもの", t.choices, ["コストを支払わないこと", "どれも選ばないこと"])
    t.answers(alternative_cost="without paying")
    t.expect("重い術のあるゾーン", heavy.zone, "スタック")


@fab.check("5.1.3d#sentence-2", "インスタント扱いにできるアクションは、そうするかどうかをプレイの途中で宣言する")
def playing_as_an_instant_is_declared(t: Table, ann: Person) -> None:
    """The same action card twice: the second time as an instant, when there is no action point left."""
    first = ann.action("早業", "これをインスタントであるかのようにプレイしてもよい。")
    second = ann.action("早業", "これをインスタントであるかのようにプレイしてもよい。")
    ann.announces(first)
    t.expect("尋ねられていること", t.question, "アン: インスタントであるかのようにプレイするか")
    t.answers(as_an_instant=False)
    t.expect("アンのアクションポイント", ann.action_points, 0)
    ann.plays(second, as_an_instant=True)
    t.expect("スタックのレイヤーの数", t.stack, 2)


@fab.check("5.1.3d#sentence-1", "インスタント扱いにするかどうかを宣言するのは、アクションのカードだけである")
def only_an_action_has_a_choice_of_instant(t: Table, ann: Person) -> None:
    """An effect lets everything be played as an instant: that is asked for an action, and not for an instant."""
    ann.has_card("permanent", "《風見》 トークン", "あらゆるものをインスタントとしてプレイしてもよい。")
    spark, trick = ann.instant("火花"), ann.action("早業", "カードを1枚引く。")
    ann.announces(spark)
    t.expect("火花をプレイして次に尋ねられること", t.question, "アン: 優先権")
    ann.announces(trick)
    t.expect("早業をプレイして次に尋ねられること", t.question, "アン: インスタントであるかのようにプレイするか")


@fab.check("5.1.3#sentence-2", "コストのパラメータは、2番目の手順ですべて宣言する")
def all_parameters_of_costs_are_declared(t: Table, ann: Person) -> None:
    """A card with X in its cost, an optional additional cost and permission to be played as an instant."""
    spring = ann.hand(
        "《泉》 アクション コストX 防御2",
        "これをインスタントであるかのようにプレイしてもよい。",
        "「血を流す」 ― これをプレイするための追加コストとして、ライフ1点を支払ってもよい。",
        "カードを1枚引く。",
    )
    blue = ann.hand(gem("青石", 3))
    ann.announces(spring)
    t.answers(x=3, additional_cost=True, as_an_instant=True, pitch=blue)
    questions = ["Xの値", "追加コストを支払うか", "インスタントであるかのようにプレイするか", "ピッチするカード"]
    t.expect("尋ねられたこと", t.questions, questions)
    t.expect("アンのライフ", ann.life, 19)


@fab.check("5.1.3e#sentence-1", "2つ以上の効果コストは、支払う順番を宣言する")
def the_order_of_effect_costs_is_declared(t: Table, ann: Person) -> None:
    """To banish the graveyard and to discard: printed is the discard first, declared the other way round."""
    rite = ann.instant(
        "儀式",
        "これをプレイするための追加コストとして、「手札を1枚捨てる」を支払う。",
        "これをプレイするための追加コストとして、「あなたの墓地のすべてのカードを追放する」を支払う。",
        "カードを1枚引く。",
    )
    twig, ash = ann.instant("小枝"), ann.has_card("graveyard", instant("灰"))
    ann.announces(rite)
    t.expect("尋ねられていること", t.question, "アン: 効果コストの順番")
    t.answers(order_of_effect_costs=1)
    t.expect("灰のあるゾーン", ash.zone, "追放ゾーン")
    t.expect("小枝のあるゾーン", twig.zone, "墓地")


@fab.check("5.1.3#sentence-1 5.1.4#sentence-1,2", "3番目の手順で、解決能力のパラメータを宣言する")
def parameters_of_abilities_are_declared(t: Table, ann: Person, ben: Person) -> None:
    """An attack with a targeted ability, after X and before its attack-target and the payment."""
    wolf = ann.hand("《狼》 アクション ― 攻撃 コストX パワー3", "対象のヒーローに1点の秘術ダメージを与える。")
    pup, red = ben.has_card("permanent", Card("仔竜", TOKEN, frozenset({"ally"}), life=3)), ann.hand(gem("赤石"))
    ann.announces(wolf)
    t.answers(x=1, target=ben.hero, attack_target=pup, pitch=red)
    t.expect("尋ねられた順", t.questions, ["Xの値", "対象", "攻撃対象", "ピッチするカード"])


@fab.check("5.1.4a#sentence-1,2", "先にモードを、次に、そのモードの効果に必要な対象を宣言する")
def modes_come_before_targets(t: Table, ann: Person, ben: Person) -> None:
    """A choice between life and damage: only damage needs a target."""
    first = ann.instant(
        "二択", "以下から1個を選ぶ: 『ライフを2点得る。』『対象のヒーローに2点の秘術ダメージを与える。』"
    )
    second = ann.instant(
        "二択", "以下から1個を選ぶ: 『ライフを2点得る。』『対象のヒーローに2点の秘術ダメージを与える。』"
    )
    ann.announces(first)
    t.expect("尋ねられていること", t.question, "アン: モード")
    t.answers(mode=1, target=ben.hero)
    ann.plays(second, mode=0).resolve(2)
    t.expect("アンとベンのライフ", (ann.life, ben.life), (22, 18))


@fab.check("5.1.4a#sentence-1,2", "モードを2つ選ぶときは別のモードを、対象を2つ選ぶときは別の対象を宣言する")
def modes_and_targets_are_declared_once(t: Table, ann: Person, ben: Person) -> None:
    """Two of three modes, then two target heroes of three."""
    t.joins("キャス")
    card = ann.instant(
        "三択",
        "以下から2個を選ぶ: 『ライフを2点得る。』『カードを1枚引く。"
        "』『対象のヒーロー2つに1点の秘術ダメージを与える。』",
    )
    ann.announces(card)
    life, draw, damage = (
        "「ライフを2点得る。」",
        "「カードを1枚引く。」",
        "「対象のヒーロー2つに1点の秘術ダメージを与える。」",
    )
    t.expect("1つ目に選べるモード", t.choices, [life, draw, damage])
    t.answers(mode=(2, ...))
    t.expect("2つ目に選べるモード", t.choices, [life, draw])
    t.answers(mode=0, target=(ben.hero, ...))
    t.expect("2つ目に選べる対象", t.choices, ["アン", "キャス"])


@fab.check("5.1.4a#sentence-2", "必要な対象がなければ、プレイは不適正で、始められない")
def a_card_needs_its_targets(t: Table, ann: Person) -> None:
    """A card that must target an ally, without any ally."""
    spear = ann.instant("投槍", "対象のサブタイプが盟友のパーマネントに2点の一般ダメージを与える。")
    ann.cannot_play(spear, "5.1.4a")
    t.expect("投槍のあるゾーン", spear.zone, "手札")


@fab.check("5.1.4a#sentence-2", "必要な対象がなければ、能力の起動も始められない")
def an_ability_needs_its_targets(t: Table, ann: Person) -> None:
    """A bow that must target an ally: none is there, and then one is."""
    bow = ann.item("弓", "インスタント ― コストなし: 対象のサブタイプが盟友のパーマネントに2点の一般ダメージを与える。")
    dawn = ann.instant("目覚め", "〔《仔竜》 トークン ― 盟友 ライフ3〕トークンを1個作成する。")
    ann.cannot_activate(bow, "5.1.4a")
    ann.plays(dawn).resolve()
    t.expect("仔竜がいれば、弓の能力を起動できるか", ann.may_activate(bow), True)


@fab.check("5.1.4a#sentence-2", "対象のないモードは選べない")
def a_mode_needs_its_targets(t: Table, ann: Person) -> None:
    """Three modes, of which one must target an ally, without any ally."""
    card = ann.instant(
        "三択",
        "以下から1個を選ぶ: 『対象のサブタイプが盟友のパーマネントに2点の一般ダメージを与える。』『ライフを2点得る。"
        "』『カードを1枚引く。』",
    )
    ann.announces(card)
    t.expect("選べるモード", t.choices, ["「ライフを2点得る。」", "「カードを1枚引く。」"])


@fab.check("5.1.4a#sentence-2", "宣言したXのために対象がなくなれば、プレイは巻き戻される")
def the_declared_x_leaves_no_target(t: Table, ann: Person) -> None:
    """A card that must target an attack with power X: only with an X of 2 there is one."""
    claw = ann.attack("爪", power=2)
    snare = ann.hand("《罠》 インスタント コストX", "対象の(攻撃である、かつパワーがちょうどXの)ものを無効にする。")
    ann.hand(gem("青石", 3))
    ann.cannot_play(snare, "5.1.4a")
    ann.plays(claw)
    ann.is_taken_back(snare, "5.1.4a", x=1)
    ann.plays(snare, x=2).resolve()
    t.expect("爪のあるゾーン", claw.zone, "墓地")


@fab.check("5.1.4b#sentence-1", "攻撃をプレイするときは、何を攻撃するのかを宣言する")
def the_attack_target_is_declared(t: Table, ann: Person, ben: Person) -> None:
    """An ally is attacked rather than its controller's hero."""
    claw = ann.attack("爪", power=2)
    pup = ben.has_card("permanent", Card("仔竜", TOKEN, frozenset({"ally"}), life=3))
    ann.announces(claw)
    t.expect("尋ねられていること", t.question, "アン: 攻撃対象")
    t.answers(attack_target=pup)
    t.until("damage")
    t.expect("仔竜のライフ", pup.life, 1)
    t.expect("ベンのライフ", ben.life, 20)


@fab.check("5.1.4b#sentence-1", "対象を2つまで持てる攻撃では、違う対象を2つまで宣言し、それぞれの対象が別々に防御する")
def an_attack_may_have_two_targets(t: Table, ann: Person, ben: Person) -> None:
    """Three opponents; the two that are attacked defend, each for themselves, and the next attack has one target."""
    cath, dan = t.joins("キャス"), t.joins("ダン")
    sweep = ann.instant("薙ぎ払い", "このターンの終わりまで、攻撃は、攻撃対象を2つまで選べる。")
    claw, fang = ann.attack("爪", "続行", power=5), ann.attack("牙", power=1)
    hers, his = cath.attack("板", defense=1), ben.attack("盾", defense=3)
    ann.plays(sweep).resolve()
    ann.announces(claw)
    t.answers(attack_target=(cath.hero, ...))
    t.expect("2つ目に選べるもの", t.choices, ["ベン", "ダン", "これ以上は選ばないこと"])
    t.answers(attack_target=ben.hero)
    t.until("attack")
    t.resolve(defend=(his, hers))
    t.until("resolution")
    t.expect("ベンとキャスとダンのライフ", (ben.life, cath.life, dan.life), (18, 16, 20))
    t.expect("ヒットした順", t.values(AttackHit, "target"), ["ベンの英雄", "キャスの英雄"])
    ann.plays(fang, attack_target=(dan.hero, None)).until("damage")
    t.expect("ダンのライフ", dan.life, 19)


@fab.check("5.1.4b#sentence-1", "攻撃効果を持つ能力を起動するときも、何を攻撃するのかを宣言する")
def an_attack_layer_has_an_attack_target(t: Table, ann: Person, ben: Person) -> None:
    """An ability that attacks with a card from hand; the card is named only as the ability takes effect."""
    horn = ann.item("角笛", "アクション ― コストなし: あなたの手札のカードのうち1つで攻撃する。")
    wolf, _bear = ann.attack("狼", power=2), ann.attack("熊", power=5)
    pup = ben.has_card("permanent", Card("仔竜", TOKEN, frozenset({"ally"}), life=3))
    ann.activates(horn, attack_target=...)
    t.expect("尋ねられていること", t.question, "アン: 攻撃対象")
    t.answers(attack_target=pup)
    t.resolve(attack_with=wolf)
    t.until("damage")
    t.expect("仔竜のライフ", pup.life, 1)
    t.expect("ベンのライフ", ben.life, 20)


@fab.check("5.1.4b#sentence-1", "対戦相手が2人いれば、どちらを攻撃するのかを宣言する")
def an_attack_is_aimed_at_one_opponent(t: Table, ann: Person, ben: Person) -> None:
    """Three players: either opponent may be attacked, and not one's own hero."""
    cath = t.joins("キャス")
    claw = ann.attack("爪", power=2)
    ann.announces(claw)
    t.expect("選べるもの", t.choices, ["ベン", "キャス"])
    t.answers(attack_target=cath.hero)
    t.until("damage")
    t.expect("ベンとキャスのライフ", (ben.life, cath.life), (20, 18))
