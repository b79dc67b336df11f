"""Checks of 5.1: playing cards, and what is declared for it."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import ADDITIONAL_COST, THIEF, THIS_TURN
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.card_parts.abilities import AlternativeCost, Cost
from rulesdb.engine.fab.card_parts.keywords import GoAgain
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.events import AttackHit
from rulesdb.engine.fab.language.card_sheets import read_card
from rulesdb.engine.fab.sample_cards.small_cards import ACTION, ATTACK, TOKEN, attack, gem, instant
from rulesdb.engine.kernel.verbs.draw import DiscardCards


@fab.check("5.1.1#sentence-1", "プレイしたカードは、スタックでカードレイヤーになる")
def a_played_card_is_a_card_layer(t: Table, ann: Person, ben: Person) -> None:
    """An opponent's card can negate a card-layer; without that the played card goes to the graveyard afterwards."""
    spark = ann.instant("火花")
    hush = ben.instant("静寂", "対象のスタックのカードレイヤーを無効にする。")
    ann.plays(spark)
    ann.passes().expect("ベンは、カードレイヤーを対象とする静寂をプレイできるか", ben.may_play(hush), True)
    ben.passes().expect("解決された後の火花のあるゾーン", spark.zone, "墓地")


@fab.check(
    "5.1.1#sentence-4c,4f 5.1.7#sentence-1", "対象の宣言、資源コストの支払い、効果コストの支払いは、この順に行う"
)
def the_steps_of_playing_have_an_order(t: Table, ann: Person, ben: Person) -> None:
    """A card with a target, a resource cost and a discard as an additional cost: in which order are they asked."""
    bolt = ann.hand(
        "《稲妻》 インスタント コスト1",
        "これをプレイするための追加コストとして、「手札を1枚捨てる」を支払う。",
        "対象のヒーローに2点の秘術ダメージを与える。",
    )
    red, twig = ann.hand(gem("赤石")), ann.instant("小枝")
    ann.instant("小石")
    ann.plays(bolt, target=ben.hero, pitch=red, discard=twig)
    t.expect("尋ねられた順", t.questions, ["対象", "ピッチするカード", "捨てるカード"])


@fab.check("5.1.4#sentence-1", "モードと対象は、コストを支払う前に宣言する")
def targets_come_before_payment(t: Table, ann: Person, ben: Person) -> None:
    """A card with a target, and a cost to pitch for."""
    bolt = ann.hand("《稲妻》 インスタント コスト1", "対象のヒーローに2点の秘術ダメージを与える。")
    red = ann.hand(gem("赤石"))
    ann.announces(bolt).expect("最初に尋ねられること", t.question, "アン: 対象")
    t.answer(target=ben.hero, pitch=red).expect("赤石のあるゾーン", red.zone, "ピッチゾーン")


@fab.check(
    "5.1.1#sentence-2,3b 5.1.1a#sentence-1", "プレイできるのはオーナーだけだが、効果に別の指定があれば、それに従う"
)
def cards_are_played_by_their_owners(t: Table, ann: Person, ben: Person) -> None:
    """Two cards of the opponent in a zone from which Ann may play; an effect lets one be played as by its owner.

    Another such card is in the opponent's arsenal, which is not Ann's own.
    """
    hers, lent = ben.gets("banished", instant("火花"), instant("貸し火"))
    stored = ben.has_card("arsenal", instant("貸し火"))
    ann.has_card(
        "permanent",
        "《借用書》 トークン",
        "追放ゾーンにあるものをプレイしてもよい。",
        "《貸し火》をオーナーとしてプレイしてもよい。",
    )
    ann.cannot_play(stored, "5.1.1a")
    ann.cannot_play(hers, "5.1.1").expect("アンは貸し火をプレイできるか", ann.may_play(lent), True)
    ann.plays(lent).expect("貸し火のあるゾーン", lent.zone, "スタック")
    t.resolve().expect("アンとベンのライフ", (ann.life, ben.life), (21, 20))
    t.expect("解決後の、貸し火のあるゾーン", lent.zone, "墓地")
    t.expect("解決後の、ベンの墓地のカードの数", ben.count("graveyard"), 1)


@fab.check("5.1.1a#sentence-1,2b", "手札と格納庫の外にあるカードはプレイできないが、効果が許可していればプレイできる")
def cards_are_played_from_hand_or_arsenal(t: Table, ann: Person) -> None:
    """The same card in hand, in the arsenal and in the graveyard; another card allows it in the banished zone."""
    in_hand, kept = ann.instant("火花"), ann.has_card("arsenal", instant("火花"))
    gone = ann.has_card("graveyard", instant("火花"))
    ghost = ann.instant("帰り火", "これを追放ゾーンからプレイしてもよい。", zone="banished")
    ann.cannot_play(gone, "5.1.1a").expect("追放ゾーンの帰り火をプレイできるか", ann.may_play(ghost), True)
    ann.plays(in_hand)
    ann.plays(kept).expect("スタックのレイヤーの数", t.stack, 2)


@fab.check("5.1.1#sentence-4a 5.1.2#sentence-1", "カードは、コストを宣言する前に提示する")
def a_card_is_announced_before_its_costs_are_declared(t: Table, ann: Person) -> None:
    """Where the card is while its player is asked for X."""
    spring = ann.hand("《泉》 インスタント コストX", "ライフをX点得る。")
    ann.hand(gem("青石", 3))
    ann.announces(spring).expect("尋ねられていること", t.question, "アン: Xの値")
    t.expect("その時の泉のあるゾーン", spring.zone, "スタック")


@fab.check("5.1.2#sentence-2", "プレイするカードは提示するので、プレイの途中でも対戦相手に見える")
def an_announced_card_is_seen(t: Table, ann: Person, ben: Person) -> None:
    """A card in hand is hidden from the opponent, and no longer while its player declares X."""
    spring = ann.hand("《泉》 インスタント コストX", "ライフをX点得る。")
    ann.hand(gem("青石", 3))
    t.expect("手札の泉はベンに見えるか", ben.sees(spring), False)
    ann.announces(spring).expect("提示した泉はベンに見えるか", ben.sees(spring), True)


@fab.check(
    "5.1.2#sentence-3a,4", "提示したカードはスタックに移り、そのプレイヤーがコントロールする一番上のレイヤーになる"
)
def the_announced_card_is_the_top_layer(t: Table, ann: Person, ben: Person) -> None:
    """Two instants: the second one announced resolves first."""
    first, second = ann.instant("火花"), ben.instant("水滴", "ライフを2点得る。")
    ann.plays(first)
    ben.responds(second).expect("水滴のあるゾーン", second.zone, "スタック")
    t.expect("水滴は開示状態か", second.is_public, True)
    t.resolve().expect("ベンのライフ", ben.life, 22)
    t.expect("アンのライフ", ann.life, 20)


@fab.check("5.1.2#sentence-3b", "提示したカードは、ほかのプレイヤーのカードでも、プレイする人がコントロールする")
def the_announced_card_is_controlled_by_its_player(t: Table, ann: Person, ben: Person) -> None:
    """Ann plays a card of Ben's, which gains life for whoever controls it."""
    ann.has_card("permanent", *THIEF)
    ann.plays(ben.instant("火花", zone="banished")).resolve().expect(
        "アンとベンのライフ", [ann.life, ben.life], [21, 20]
    )


@fab.check(
    "5.1.2a#sentence-1 5.1.2a#example-1",
    "次のカードに適用される効果も、コントロールするカードに適用される効果も、提示するとすぐに適用される",
)
def three_effects_apply_at_once(t: Table, ann: Person) -> None:
    """Look at the attack while it is being played, when its player is asked how to pay."""
    omen = ann.instant("兆し", "このターンの終わりまで、次にプレイする攻撃アクションカードは、パワーに3の修整を得る。")
    ann.has_card(
        "permanent",
        "《祭壇》 トークン",
        "(タイプがアクションの、かつあなたがコントロールする)ものは、コストのリソースポイントが1点減る。",
        "(攻撃アクションカードである、かつあなたがコントロールする)ものは、パワーに3の修整を得る。",
    )
    claw, red = ann.hand(attack("爪", power=2, cost=2)), ann.hand(gem("赤石", 1))
    ann.plays(omen).resolve()
    ann.announces(claw).expect("尋ねられていること", t.question, "アン: ピッチするカード")
    t.expect("その時の、パワー2の爪のパワー", claw.power, 8)
    t.answer(pitch=red).expect("赤石1枚で支払って、爪のあるゾーン", claw.zone, "スタック")


@fab.check("5.1.2a#sentence-3 5.1.2a#example-2", "Xによる効果は、Xを宣言した時に適用されるかどうかが決まる")
def an_effect_waits_for_x(t: Table, ann: Person) -> None:
    """Two attacks with a cost of X after Goliath Gauntlet, here an instant: the first X is 1, the second 2."""
    gauntlet = ann.instant(
        "Goliath Gauntlet",
        "このターンの終わりまで、次にプレイする(攻撃アクションカードである、かつコスト2以上の)ものは、"
        "パワーに2の修整を得る。",
    )
    wave = Card("大波", ACTION, ATTACK, cost="X", power=4, abilities=(GoAgain(),))
    first, second, blue = ann.hand(wave), ann.hand(wave), ann.hand(gem("青石", 3))
    ann.plays(gauntlet).resolve()
    ann.plays(first, x=1, pitch=blue).expect("Xを1と宣言した大波のパワー", first.power, 4)
    t.until("resolution")
    ann.announces(second).expect("Xを宣言する前の、2枚目の大波のパワー", second.power, 4)
    t.answer(x=2).expect("Xを2と宣言した大波のパワー", second.power, 6)


@fab.check("5.1.2a#sentence-2", "まだ宣言していないXは、0として扱って効果を適用したりはしない")
def an_undeclared_x_is_not_taken_for_nothing(t: Table, ann: Person) -> None:
    """An effect on the next attack that costs 1 or less: the X of the first attack is 2, that of the second 0."""
    song = ann.instant(
        "軽い歌",
        "このターンの終わりまで、次にプレイする(攻撃アクションカードである、かつコスト1以下の)ものは、"
        "パワーに2の修整を得る。",
    )
    wave = Card("大波", ACTION, ATTACK, cost="X", power=4, abilities=(GoAgain(),))
    first, second, blue = ann.hand(wave), ann.hand(wave), ann.hand(gem("青石", 2))
    ann.plays(song).resolve()
    ann.announces(first).expect("Xを宣言する前の大波のパワー", first.power, 4)
    t.answer(x=2, pitch=blue).expect("Xを2と宣言した大波のパワー", first.power, 4)
    t.until("resolution")
    ann.plays(second).expect("Xが0の大波のパワー", second.power, 6)


@fab.check("5.1.2a#sentence-1", "「次にプレイするカード」への効果は、合うカードを自分がプレイするまで待つ")
def an_effect_waits_for_its_own_players_card(t: Table, ann: Person, ben: Person) -> None:
    """The next action card costs 1 less: neither an instant nor the opponent's action is that card."""
    ease = ann.instant(
        "近道", "このターンの終わりまで、次にプレイするタイプがアクションのものは、コストのリソースポイントが1点減る。"
    )
    trick = read_card("《早業》 アクション コスト1 防御2", "これをインスタントであるかのようにプレイしてもよい。")
    his, hers = ben.hand(trick), ann.hand(trick)
    spark, red, blue = ann.hand(instant("火花", cost=1)), ben.hand(gem("赤石", 1)), ann.hand(gem("青石", 2))
    ann.plays(ease).resolve()
    ann.plays(spark, pitch=blue)
    ben.responds(his, as_an_instant=True, pitch=red).expect("赤石のあるゾーン", red.zone, "ピッチゾーン")
    ann.responds(hers, as_an_instant=True).expect("アンに残ったリソースポイント", ann.resource_points, 1)


@fab.check("5.1.2b#sentence-1 5.1.2b#example-1", "裏向きの《Tome of Torment》は、自身の能力でプレイすると宣言できない")
def a_hidden_tome_gives_no_permission(t: Table, ann: Person) -> None:
    """One Tome of Torment face up and one face down in the banished zone."""
    tome = read_card(
        "《Tome of Torment》 アクション コスト0 防御2", "これを追放ゾーンからプレイしてもよい。", "カードを1枚引く。"
    )
    shown = ann.has_card("banished", tome)
    ann.cannot_play(ann.has_card("banished", tome, is_public=False), "5.1.2b")
    ann.plays(shown).expect("表向きだったほうのあるゾーン", shown.zone, "スタック")


_VOID_AND_SHOCK = (
    "《虚空||ショック》 インスタント コスト1 ピッチ2",
    "融合",
    "半面〔《虚空》 インスタント: 『対象のほかのタイプがインスタントのレイヤーを無効にする。』〕",
    "半面〔《ショック》 インスタント: 『対象のヒーローに1点の秘術ダメージを与える。』〕",
)


@fab.check("5.1.2c#sentence-1,3 5.1.2c#example-1", "分割カードは、宣言した半面だけを持つカードとしてスタックに置かれる")
def one_half_is_played(t: Table, ann: Person, ben: Person) -> None:
    """Shock alone is played: it has no other name, and only its own target."""
    card = ann.hand(*_VOID_AND_SHOCK)
    red = ann.hand(gem("赤石"))
    ann.announces(card).expect("選べる半面", t.choices, ["虚空", "ショック", "虚空||ショック"])
    t.answer(half="ショック", target=ben.hero, pitch=red).expect("スタックでの名前", card.present_name, "ショック")
    t.resolve().expect("ベンのライフ", ben.life, 19)
    t.expect("墓地での名前", card.present_name, "虚空||ショック")


@fab.check("5.1.2c#sentence-2a,3 5.1.2c#example-1", "融合を使えば、両方の半面をプレイすると宣言できる")
def both_halves_are_played(t: Table, ann: Person, ben: Person) -> None:
    """Void and Shock answer an instant: both abilities, for twice the cost."""
    card = ann.hand(*_VOID_AND_SHOCK)
    blue = ann.hand(gem("青石", 3))
    drop = ben.instant("水滴")
    ben.responds(drop)
    ben.passes()
    ann.announces(card).expect("選べる半面", t.choices, ["虚空", "ショック", "虚空||ショック"])
    t.answer(half="虚空||ショック", target=ben.hero, pitch=blue)
    t.expect("スタックでの名前", card.present_name, "虚空||ショック")
    t.expect("アンに残ったリソースポイント", ann.resource_points, 1)
    t.resolve().expect("右の半面を解決した後の、ベンのライフ", ben.life, 19)
    t.resolve().expect("左の半面を解決した後の、水滴のあるゾーン", drop.zone, "墓地")


@fab.check(
    "5.1.2c#sentence-2b,4", "融合を持たない分割カードは半面でプレイし、どの効果が適用されるかも、その半面で決まる"
)
def the_half_decides_which_effects_apply(t: Table, ann: Person, ben: Person) -> None:
    """The next Shock costs 1 less: the split-card is played as its right half, which has that name."""
    card = ann.hand(
        "《虚空||ショック》 インスタント コスト1 ピッチ2",
        "半面〔《虚空》 インスタント: 『カードを1枚引く。』〕",
        "半面〔《ショック》 インスタント: 『対象のヒーローに1点の秘術ダメージを与える。』〕",
    )
    ease = ann.instant("近道", f"{THIS_TURN}次にプレイする《ショック》は、コストのリソースポイントが1点減る。")
    red = ann.hand(gem("赤石", 1))
    ann.plays(ease).resolve()
    ann.announces(card).expect("選べる半面", t.choices, ["虚空", "ショック"])
    t.answer(half="ショック", target=ben.hero).expect("ショックのあるゾーン", card.zone, "スタック")
    t.expect("赤石のあるゾーン", red.zone, "手札")


@fab.check("5.1.1#sentence-4e 5.1.3a#sentence-1", "コストがXのカードをプレイするときは、Xの値を宣言する")
def x_is_declared(t: Table, ann: Person) -> None:
    """A card with a cost of X that gains X life: with one card to pitch, X may be as much as 3."""
    font = read_card("《泉》 インスタント コストX", "ライフをX点得る。")
    spring, blue = ann.hand(font), ann.hand(gem("青石", 3))
    ann.announces(spring).expect("尋ねられていること", t.question, "アン: Xの値")
    t.answer(x=2, pitch=blue).expect("アンに残ったリソースポイント", ann.resource_points, 1)
    t.resolve().expect("アンのライフ", ann.life, 22)


@fab.check("5.1.3a#sentence-1", "コストを減らす効果があれば、そのぶん大きいXを宣言できる")
def x_may_be_as_much_as_effects_reduce_the_cost(t: Table, ann: Person) -> None:
    """The same card costs 1 less: nothing to pay with, and an X of 1."""
    font = read_card("《泉》 インスタント コストX", "ライフをX点得る。")
    ann.has_card("permanent", "《水脈》 トークン", "あらゆるものは、コストのリソースポイントが1点減る。")
    ann.announces(ann.hand(font)).expect("選べるX", t.choices, ["0", "1"])
    t.answer(x=1).resolve().expect("アンのライフ", ann.life, 21)


@fab.check("5.1.3a#sentence-2 5.1.3c#sentence-2", "コストを支払わずにプレイする効果を使うと宣言すれば、Xは0になる")
def a_free_card_has_an_x_of_zero(t: Table, ann: Person) -> None:
    """The same card twice: its player uses the effect that lets it be played without paying, and then not."""
    font = read_card("《泉》 インスタント コストX", "ライフをX点得る。")
    ann.has_card("permanent", "《恵み》 トークン", "《泉》をコストなしでプレイしてもよい。")
    first, second, blue = ann.hand(font), ann.hand(font), ann.hand(gem("青石", 3))
    ann.announces(first).expect("尋ねられていること", t.question, "アン: 代替コスト")
    t.answer(alternative_cost="without paying", x=...)
    t.expect("アンはXの値を尋ねられたか", t.was_asked(ann, "x"), False)
    ann.announces(second)
    t.answer(alternative_cost="", x=...).expect("2枚目で尋ねられていること", t.question, "アン: Xの値")
    t.answer(x=3, pitch=blue).resolve(2).expect("アンのライフ", ann.life, 23)


@fab.check("5.1.3b#sentence-1a,1b", "選択的な追加コストは、支払うものを、いくつでもプレイの途中で宣言する")
def optional_costs_are_declared(t: Table, ann: Person) -> None:
    """Of two optional additional costs one is declared; only that one is paid. For another copy both are declared."""
    pyre, other = (
        ann.instant(
            "篝火",
            f"「燃やす」 ― {ADDITIONAL_COST}「手札を1枚捨てる」を支払ってもよい。",
            f"「血を流す」 ― {ADDITIONAL_COST}ライフ1点を支払ってもよい。",
            "「燃やす」のコストを支払っているなら、ライフを3点得る。",
        )
        for _ in range(2)
    )
    twig, stick = ann.instant("小枝"), ann.instant("枯れ枝")
    ann.announces(pyre).expect("尋ねられていること", t.question, "アン: 追加コストを支払うか")
    t.answer(additional_cost=(True, False), discard=twig).expect("小枝のあるゾーン", twig.zone, "墓地")
    t.expect("アンのライフ", ann.life, 20)
    t.resolve().expect("解決後のアンのライフ", ann.life, 23)
    ann.plays(other, additional_cost=(True, True))
    t.expect("両方を宣言したときの、枯れ枝のあるゾーンとアンのライフ", (stick.zone, ann.life), ("墓地", 22))


@fab.check("5.1.3c#sentence-1,3,4", "代替コストと、コストを支払わずにプレイする効果は、合わせて1つしか宣言できない")
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
    ann.announces(heavy).expect("選べるもの", t.choices, ["血", "供物", "コストを支払わないこと", "どれも選ばないこと"])
    t.answer(alternative_cost=("血", ...)).expect("次に尋ねられること", t.question, "アン: 優先権")
    t.expect("アンのライフ", ann.life, 18)
    t.expect("小枝のあるゾーン", twig.zone, "手札")


@fab.check("5.1.3c#sentence-2,3", "コストを支払わずにプレイする効果を使うと宣言すれば、リソースがなくてもプレイできる")
def a_costly_card_is_played_for_free(t: Table, ann: Person) -> None:
    """A card with a cost of 3, and nothing to pay with."""
    ann.has_card("permanent", "《恵み》 トークン", "《重い術》をコストなしでプレイしてもよい。")
    heavy = ann.hand(instant("重い術", cost=3))
    ann.announces(heavy).expect("選べるもの", t.choices, ["コストを支払わないこと", "どれも選ばないこと"])
    t.answer(alternative_cost="without paying").expect("重い術のあるゾーン", heavy.zone, "スタック")


@fab.check("5.1.3d#sentence-2", "インスタント扱いにできるアクションは、そうするかどうかをプレイの途中で宣言する")
def playing_as_an_instant_is_declared(t: Table, ann: Person) -> None:
    """The same action card twice: the second time as an instant, when there is no action point left."""
    first = ann.action("早業", "これをインスタントであるかのようにプレイしてもよい。")
    second = ann.action("早業", "これをインスタントであるかのようにプレイしてもよい。")
    ann.announces(first).expect("尋ねられていること", t.question, "アン: インスタントであるかのようにプレイするか")
    t.answer(as_an_instant=False).expect("アンのアクションポイント", ann.action_points, 0)
    ann.plays(second, as_an_instant=True).expect("スタックのレイヤーの数", t.stack, 2)


@fab.check("5.1.3d#sentence-1", "インスタント扱いにするかどうかを宣言するのは、アクションのカードだけである")
def only_an_action_has_a_choice_of_instant(t: Table, ann: Person) -> None:
    """An effect lets everything be played as an instant: that is asked for an action, and not for an instant."""
    ann.has_card("permanent", "《風見》 トークン", "あらゆるものをインスタントとしてプレイしてもよい。")
    spark, trick = ann.instant("火花"), ann.action("早業", "カードを1枚引く。")
    ann.announces(spark).expect("火花をプレイして次に尋ねられること", t.question, "アン: 優先権")
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
    t.answer(x=3, additional_cost=True, as_an_instant=True, pitch=blue)
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
    ann.announces(rite).expect("尋ねられていること", t.question, "アン: 効果コストの順番")
    t.answer(order_of_effect_costs=1).expect("灰のあるゾーン", ash.zone, "追放ゾーン")
    t.expect("小枝のあるゾーン", twig.zone, "墓地")


@fab.check(
    "5.1.1#sentence-4b 5.1.3#sentence-1 5.1.4#sentence-1,2", "3番目の手順で、すべての解決能力のパラメータを宣言する"
)
def parameters_of_abilities_are_declared(t: Table, ann: Person, ben: Person) -> None:
    """An attack with two targeted abilities, after X and before its attack-target and the payment."""
    stings = "対象のヒーローに1点の秘術ダメージを与える。"
    wolf = ann.hand("《狼》 アクション ― 攻撃 コストX パワー3", stings, stings)
    pup, red = ben.has_card("permanent", Card("仔竜", TOKEN, frozenset({"ally"}), life=3)), ann.hand(gem("赤石"))
    ann.announces(wolf).expect("Xを尋ねられた時の、狼のあるゾーン", wolf.zone, "スタック")
    t.answer(x=1, target=(ben.hero, ann.hero), attack_target=pup, pitch=red)
    t.expect("尋ねられた順", t.questions, ["Xの値", "対象", "対象", "攻撃対象", "ピッチするカード"])


@fab.check("5.1.4a#sentence-1,2", "先にモードを、次に、そのモードの効果に必要な対象を宣言する")
def modes_come_before_targets(t: Table, ann: Person, ben: Person) -> None:
    """A choice between life and damage: only damage needs a target."""
    modes = "以下から1個を選ぶ: 『ライフを2点得る。』『対象のヒーローに2点の秘術ダメージを与える。』"
    first, second = (ann.instant("二択", modes) for _ in range(2))
    ann.announces(first).expect("尋ねられていること", t.question, "アン: モード")
    t.answer(mode=1, target=ben.hero)
    ann.plays(second, mode=0).resolve(2).expect("アンとベンのライフ", (ann.life, ben.life), (22, 18))


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
    t.answer(mode=(2, ...)).expect("2つ目に選べるモード", t.choices, [life, draw])
    t.answer(mode=0, target=(ben.hero, ...)).expect("2つ目に選べる対象", t.choices, ["アン", "キャス"])


@fab.check("5.1.4a#sentence-2", "必要な対象がなければ、プレイは不適正で、始められない")
def a_card_needs_its_targets(t: Table, ann: Person) -> None:
    """A card that must target an ally, without any ally."""
    spear = ann.instant("投槍", "対象のサブタイプが盟友のパーマネントに2点の一般ダメージを与える。")
    ann.cannot_play(spear, "5.1.4a").expect("投槍のあるゾーン", spear.zone, "手札")


@fab.check("5.1.4a#sentence-2", "必要な対象がなければ、能力の起動も始められない")
def an_ability_needs_its_targets(t: Table, ann: Person) -> None:
    """A bow that must target an ally: none is there, and then one is."""
    bow = ann.item("弓", "インスタント ― コストなし: 対象のサブタイプが盟友のパーマネントに2点の一般ダメージを与える。")
    dawn = ann.instant("目覚め", "〔《仔竜》 トークン ― 盟友 ライフ3〕トークンを1個作成する。")
    ann.cannot_activate(bow, "5.1.4a")
    ann.plays(dawn).resolve().expect("仔竜がいれば、弓の能力を起動できるか", ann.may_activate(bow), True)


@fab.check("5.1.4a#sentence-2", "対象のないモードは選べない")
def a_mode_needs_its_targets(t: Table, ann: Person) -> None:
    """Three modes, of which one must target an ally, without any ally."""
    card = ann.instant(
        "三択",
        "以下から1個を選ぶ: 『対象のサブタイプが盟友のパーマネントに2点の一般ダメージを与える。』『ライフを2点得る。"
        "』『カードを1枚引く。』",
    )
    ann.announces(card).expect("選べるモード", t.choices, ["「ライフを2点得る。」", "「カードを1枚引く。」"])


@fab.check("5.1.4a#sentence-2", "宣言したXのために対象がなくなれば、プレイは巻き戻される")
def the_declared_x_leaves_no_target(t: Table, ann: Person) -> None:
    """A card that must target an attack with power X: only with an X of 2 there is one."""
    claw = ann.attack("爪", power=2)
    snare = ann.hand("《罠》 インスタント コストX", "対象の(攻撃である、かつパワーがちょうどXの)ものを無効にする。")
    ann.hand(gem("青石", 3))
    ann.cannot_play(snare, "5.1.4a")
    ann.plays(claw)
    ann.is_taken_back(snare, "5.1.4a", x=1)
    ann.plays(snare, x=2).resolve().expect("爪のあるゾーン", claw.zone, "墓地")


@fab.check("5.1.4b#sentence-1", "攻撃をプレイするときは、何を攻撃するのかを宣言する")
def the_attack_target_is_declared(t: Table, ann: Person, ben: Person) -> None:
    """An ally is attacked rather than its controller's hero."""
    claw = ann.attack("爪", power=2)
    pup = ben.has_card("permanent", Card("仔竜", TOKEN, frozenset({"ally"}), life=3))
    ann.announces(claw).expect("尋ねられていること", t.question, "アン: 攻撃対象")
    t.answer(attack_target=pup).until("damage").expect("仔竜のライフ", pup.life, 1)
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
    t.answer(attack_target=(cath.hero, ...))
    t.expect("2つ目に選べるもの", t.choices, ["ベン", "ダン", "これ以上は選ばないこと"])
    t.answer(attack_target=ben.hero).until("attack").resolve(defend=(his, hers)).until("reaction")
    t.resolve(order_of_events=(ben.hero, cath.hero)).until("resolution")
    t.expect("ベンとキャスとダンのライフ", (ben.life, cath.life, dan.life), (18, 16, 20))
    t.expect("ヒットした順", t.values(AttackHit, "target"), ["ベンの英雄", "キャスの英雄"])
    ann.plays(fang, attack_target=(dan.hero, None)).until("damage").expect("ダンのライフ", dan.life, 19)


@fab.check("5.1.4b#sentence-1", "攻撃効果を持つ能力を起動するときも、何を攻撃するのかを宣言する")
def an_attack_layer_has_an_attack_target(t: Table, ann: Person, ben: Person) -> None:
    """An ability that attacks with a card from hand; the card is named only as the ability takes effect."""
    horn = ann.item("角笛", "アクション ― コストなし: あなたの手札のカードのうち1つで攻撃する。")
    wolf, _bear = ann.attack("狼", power=2), ann.attack("熊", power=5)
    pup = ben.has_card("permanent", Card("仔竜", TOKEN, frozenset({"ally"}), life=3))
    ann.activates(horn, attack_target=...).expect("尋ねられていること", t.question, "アン: 攻撃対象")
    t.answer(attack_target=pup).resolve(attack_with=wolf).until("damage").expect("仔竜のライフ", pup.life, 1)
    t.expect("ベンのライフ", ben.life, 20)


@fab.check("5.1.4b#sentence-1", "対戦相手が2人いれば、どちらを攻撃するのかを宣言する")
def an_attack_is_aimed_at_one_opponent(t: Table, ann: Person, ben: Person) -> None:
    """Three players: either opponent may be attacked, and not one's own hero."""
    cath = t.joins("キャス")
    ann.announces(ann.attack("爪", power=2)).expect("選べるもの", t.choices, ["ベン", "キャス"])
    t.answer(attack_target=cath.hero).until("damage").expect("ベンとキャスのライフ", (ben.life, cath.life), (20, 18))
