"""Checks of 5.1.1 and 5.1.2: who may play what, the order of the steps, and the announcement."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import THIS_TURN
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.card_parts.keywords import GoAgain
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.language.card_sheets import read_card
from rulesdb.engine.fab.sample_cards.small_cards import ACTION, ATTACK, attack, gem, instant


@fab.check("5.1.1#sentence-1", "プレイしたカードは、スタックでカードレイヤーになる")
def a_played_card_is_a_card_layer(t: Table, ann: Person, ben: Person) -> None:
    """An opponent's card can negate a card-layer; without that the played card goes to the graveyard afterwards."""
    spark = ann.instant("火花")
    hush = ben.instant("静寂", "対象のスタックのカードレイヤーを無効にする。")
    ann.plays(spark)
    ann.passes()
    t.expect("ベンは、カードレイヤーを対象とする静寂をプレイできるか", ben.may_play(hush), True)
    ben.passes()
    t.expect("解決された後の火花のあるゾーン", spark.zone, "墓地")


@fab.check("5.1.1#sentence-4 5.1.7#sentence-1", "対象の宣言、資源コストの支払い、効果コストの支払いは、この順に行う")
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
    ann.announces(bolt)
    t.expect("最初に尋ねられること", t.question, "アン: 対象")
    t.answers(target=ben.hero, pitch=red)
    t.expect("赤石のあるゾーン", red.zone, "ピッチゾーン")


@fab.check("5.1.1#sentence-2,3", "プレイできるのはオーナーだけだが、効果に別の指定があれば、それに従う")
def cards_are_played_by_their_owners(t: Table, ann: Person, ben: Person) -> None:
    """Two cards of the opponent, of which an effect lets one be played."""
    hers, lent = ben.has_card("graveyard", instant("火花")), ben.has_card("graveyard", instant("貸し火"))
    ann.has_card(
        "permanent",
        "《借用書》 トークン",
        "《貸し火》をオーナーとしてプレイしてもよい。",
        "《貸し火》をプレイしてもよい。",
    )
    ann.cannot_play(hers, "5.1.1")
    t.expect("アンは貸し火をプレイできるか", ann.may_play(lent), True)
    ann.plays(lent)
    t.expect("貸し火のあるゾーン", lent.zone, "スタック")
    t.resolve()
    t.expect("アンとベンのライフ", (ann.life, ben.life), (21, 20))
    t.expect("解決後の、ベンの墓地のカードの数", ben.count("graveyard"), 2)


@fab.check("5.1.1a#sentence-1,2", "手札と格納庫の外にあるカードはプレイできないが、効果が許可していればプレイできる")
def cards_are_played_from_hand_or_arsenal(t: Table, ann: Person) -> None:
    """The same card in hand, in the arsenal and in the graveyard; another card allows it in the banished zone."""
    in_hand, kept = ann.instant("火花"), ann.has_card("arsenal", instant("火花"))
    gone = ann.has_card("graveyard", instant("火花"))
    ghost = ann.instant("帰り火", "これを追放ゾーンからプレイしてもよい。", zone="banished")
    ann.cannot_play(gone, "5.1.1a")
    t.expect("追放ゾーンの帰り火をプレイできるか", ann.may_play(ghost), True)
    ann.plays(in_hand)
    ann.plays(kept)
    t.expect("スタックのレイヤーの数", t.stack, 2)


@fab.check("5.1.2#sentence-1", "カードは、コストを宣言する前に提示する")
def a_card_is_announced_before_its_costs_are_declared(t: Table, ann: Person) -> None:
    """Where the card is while its player is asked for X."""
    spring = ann.hand("《泉》 インスタント コストX", "ライフをX点得る。")
    ann.hand(gem("青石", 3))
    ann.announces(spring)
    t.expect("尋ねられていること", t.question, "アン: Xの値")
    t.expect("その時の泉のあるゾーン", spring.zone, "スタック")


@fab.check("5.1.2#sentence-2", "プレイするカードは提示するので、プレイの途中でも対戦相手に見える")
def an_announced_card_is_seen(t: Table, ann: Person, ben: Person) -> None:
    """A card in hand is hidden from the opponent, and no longer while its player declares X."""
    spring = ann.hand("《泉》 インスタント コストX", "ライフをX点得る。")
    ann.hand(gem("青石", 3))
    t.begin()
    t.expect("手札の泉はベンに見えるか", ben.sees(spring), False)
    ann.announces(spring)
    t.expect("提示した泉はベンに見えるか", ben.sees(spring), True)


@fab.check(
    "5.1.2#sentence-3,4", "提示したカードはスタックに移り、そのプレイヤーがコントロールする一番上のレイヤーになる"
)
def the_announced_card_is_the_top_layer(t: Table, ann: Person, ben: Person) -> None:
    """Two instants: the second one announced resolves first."""
    first, second = ann.instant("火花"), ben.instant("水滴", "ライフを2点得る。")
    ann.plays(first)
    ben.responds(second)
    t.expect("水滴のあるゾーン", second.zone, "スタック")
    t.expect("水滴は開示状態か", second.is_public, True)
    t.resolve()
    t.expect("ベンのライフ", ben.life, 22)
    t.expect("アンのライフ", ann.life, 20)


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
    ann.announces(claw)
    t.expect("尋ねられていること", t.question, "アン: ピッチするカード")
    t.expect("その時の、パワー2の爪のパワー", claw.power, 8)
    t.answers(pitch=red)
    t.expect("赤石1枚で支払って、爪のあるゾーン", claw.zone, "スタック")


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
    ann.plays(first, x=1, pitch=blue)
    t.expect("Xを1と宣言した大波のパワー", first.power, 4)
    t.until("resolution")
    ann.announces(second)
    t.expect("Xを宣言する前の、2枚目の大波のパワー", second.power, 4)
    t.answers(x=2)
    t.expect("Xを2と宣言した大波のパワー", second.power, 6)


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
    ann.announces(first)
    t.expect("Xを宣言する前の大波のパワー", first.power, 4)
    t.answers(x=2, pitch=blue)
    t.expect("Xを2と宣言した大波のパワー", first.power, 4)
    t.until("resolution")
    ann.plays(second)
    t.expect("Xが0の大波のパワー", second.power, 6)


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
    ben.responds(his, as_an_instant=True, pitch=red)
    t.expect("赤石のあるゾーン", red.zone, "ピッチゾーン")
    ann.responds(hers, as_an_instant=True)
    t.expect("アンに残ったリソースポイント", ann.resource_points, 1)


@fab.check("5.1.2b#sentence-1 5.1.2b#example-1", "裏向きの《Tome of Torment》は、自身の能力でプレイすると宣言できない")
def a_hidden_tome_gives_no_permission(t: Table, ann: Person) -> None:
    """One Tome of Torment face up and one face down in the banished zone."""
    tome = read_card(
        "《Tome of Torment》 アクション コスト0 防御2", "これを追放ゾーンからプレイしてもよい。", "カードを1枚引く。"
    )
    shown = ann.has_card("banished", tome)
    hidden = ann.has_card("banished", tome, is_public=False)
    ann.cannot_play(hidden, "5.1.2b")
    ann.plays(shown)
    t.expect("表向きだったほうのあるゾーン", shown.zone, "スタック")


@fab.check("5.1.2c#sentence-1,3 5.1.2c#example-1", "分割カードは、宣言した半面だけを持つカードとしてスタックに置かれる")
def one_half_is_played(t: Table, ann: Person, ben: Person) -> None:
    """Shock alone is played: it has no other name, and only its own target."""
    card = ann.hand(
        "《虚空||ショック》 インスタント コスト1 ピッチ2",
        "融合",
        "半面〔《虚空》 インスタント: 『対象のほかのタイプがインスタントのレイヤーを無効にする。』〕",
        "半面〔《ショック》 インスタント: 『対象のヒーローに1点の秘術ダメージを与える。』〕",
    )
    red = ann.hand(gem("赤石"))
    ann.announces(card)
    t.expect("選べる半面", t.choices, ["虚空", "ショック", "虚空||ショック"])
    t.answers(half="ショック", target=ben.hero, pitch=red)
    t.expect("スタックでの名前", card.present_name, "ショック")
    t.resolve()
    t.expect("ベンのライフ", ben.life, 19)
    t.expect("墓地での名前", card.present_name, "虚空||ショック")


@fab.check("5.1.2c#sentence-2 5.1.2c#example-1", "融合を使えば、両方の半面をプレイすると宣言できる")
def both_halves_are_played(t: Table, ann: Person, ben: Person) -> None:
    """Void and Shock answer an instant: both abilities, for twice the cost."""
    card = ann.hand(
        "《虚空||ショック》 インスタント コスト1 ピッチ2",
        "融合",
        "半面〔《虚空》 インスタント: 『対象のほかのタイプがインスタントのレイヤーを無効にする。』〕",
        "半面〔《ショック》 インスタント: 『対象のヒーローに1点の秘術ダメージを与える。』〕",
    )
    blue = ann.hand(gem("青石", 3))
    drop = ben.instant("水滴")
    ben.responds(drop)
    ben.passes()
    ann.announces(card)
    t.expect("選べる半面", t.choices, ["虚空", "ショック", "虚空||ショック"])
    t.answers(half="虚空||ショック", target=ben.hero, pitch=blue)
    t.expect("スタックでの名前", card.present_name, "虚空||ショック")
    t.expect("アンに残ったリソースポイント", ann.resource_points, 1)
    t.resolve()
    t.expect("右の半面を解決した後の、ベンのライフ", ben.life, 19)
    t.resolve()
    t.expect("左の半面を解決した後の、水滴のあるゾーン", drop.zone, "墓地")


@fab.check("5.1.2c#sentence-4", "どの効果が適用されるかは、分割カードの宣言した半面で決まる")
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
    ann.announces(card)
    t.answers(half="ショック", target=ben.hero)
    t.expect("ショックのあるゾーン", card.zone, "スタック")
    t.expect("赤石のあるゾーン", red.zone, "手札")
