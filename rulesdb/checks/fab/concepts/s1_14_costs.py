"""Checks of 1.14: costs and effect-costs."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import ADDITIONAL_COST
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.events import LoseLife, PayAsset, Pitch
from rulesdb.engine.fab.sample_cards.small_cards import attack, gem, instant

SPRING = ("《泉》 インスタント コスト1", "リソースポイントを1点得る。")


@fab.check("1.14.2#sentence-3", "資源コストを支払うと、その点数が資源から引かれる")
def what_is_paid_is_subtracted(t: Table, ann: Person) -> None:
    """A card that costs 2, paid with 3 points."""
    spell = ann.hand(instant("火花", cost=2))
    ann.hand(gem("青石", 3))
    ann.plays(spell).expect("アンのリソースポイント", ann.resource_points, 1)


@fab.check("1.14.2a#sentence-2", "気ポイントを全部支払い終えてから、リソースポイントを支払う")
def chi_points_are_paid_before_resource_points(t: Table, ann: Person) -> None:
    """A cost of a chi point and a resource point, and exactly these two points to pay it."""
    censer = ann.equips("chest", "香炉", "インスタント ― リソース1点、気1点: ライフを1点得る。")
    spring = ann.hand(*SPRING)
    ann.hand(gem("気の石", 2, is_chi=True))
    ann.plays(spring).resolve()
    t.expect("アンの気ポイントとリソースポイント", (ann.chi_points, ann.resource_points), (1, 1))
    t.expect("アンは香炉の能力を起動できるか", ann.may_activate(censer), True)
    ann.activates(censer).expect("残りの気ポイントとリソースポイント", (ann.chi_points, ann.resource_points), (0, 0))


@fab.check("1.14.2a#sentence-2,3", "4種類の資源は、気、リソース、ライフ、アクションの順に、1種類ずつ支払い終える")
def each_kind_is_paid_before_the_next(t: Table, ann: Person) -> None:
    """A cost of all four kinds: a card is pitched for chi, one for resources, each right before it is paid."""
    censer = ann.equips(
        "chest", "香炉", "インスタント ― リソース2点、気1点、ライフ1点、アクション1点: ライフを1点得る。"
    )
    ann.gets("hand", gem("気の石", 1, is_chi=True), gem("黄石", 2))
    t.expect("アンは香炉の能力を起動できるか", ann.may_activate(censer), True)
    ann.activates(censer)
    pitch, pay, lose = "ピッチ", "ポイントを支払う", "ライフを失う"
    t.expect("起こった順", t.order_of(Pitch, LoseLife, PayAsset), [pitch, pay, pitch, pay, lose, pay])
    t.expect("支払ったポイントの順", t.values(PayAsset, "asset"), ["chi", "resource", "action"])


@fab.check("1.14.2b#sentence-1", "資源が足りなければ、コストを支払うことはできない")
def what_cannot_be_paid_is_not_played(t: Table, ann: Person) -> None:
    """A card that costs 3, and 2 points to be had."""
    heavy = ann.hand(attack("大槌", cost=3))
    ann.hand(gem("黄石", 2))
    ann.cannot_play(heavy, "1.14.2b")


@fab.check("1.14.2#sentence-2 1.14.2b#sentence-2", "足りないままピッチをやめると、コストを支払う前に巻き戻る")
def an_unpaid_cost_leaves_the_game_as_it_was(t: Table, ann: Person) -> None:
    """An effect that asks for 3 points, and a player who stops after the first card."""
    bargain = ann.instant("取引", "リソース3点を支払ってもよい。そうした場合、ライフを2点得る。")
    red = ann.hand(gem("赤石", 1))
    ann.hand(gem("青石", 3))
    ann.plays(bargain).resolve(may=True, pitch=(red, None)).expect("アンのライフ", ann.life, 20)
    t.expect("赤石と、解決された取引のあるゾーン", (red.zone, bargain.zone), ("手札", "墓地"))
    t.expect("アンのリソースポイント", ann.resource_points, 0)


@fab.check("1.14.2b#sentence-3", "プレイや起動のコストが支払えなければ、プレイや起動の全体が巻き戻る")
def an_action_with_an_unpaid_cost_is_taken_back(t: Table, ann: Person) -> None:
    """A card and an ability that cost 3, and a player who stops after the first card."""
    worn = ann.equips("chest", "胸当て", "1ターンに1回、インスタント ― リソース3点: ライフを1点得る。")
    heavy, red = ann.hand(attack("大槌", cost=3)), ann.hand(gem("赤石", 1))
    ann.hand(gem("青石", 3))
    ann.is_taken_back(heavy, "5.1.7a", pitch=(red, None))
    t.expect("大槌のあるゾーンと、赤石のあるゾーン", (heavy.zone, red.zone), ("手札", "手札"))
    ann.activates(worn, pitch=(red, None)).expect("起動をやめた後の、スタックのレイヤーの数", t.stack, 0)
    t.expect("1ターンに1回の能力を、また起動できるか", ann.may_activate(worn), True)


@fab.check("1.14.2c#sentence-1,3", "気ポイントが足りなければ、コストに足りるまで1枚ずつピッチする")
def cards_are_pitched_for_chi_points_one_by_one(t: Table, ann: Person) -> None:
    """A cost of 2 chi points, 2 resource points in stock, and three cards that give 1 chi point each."""
    censer = ann.equips("chest", "香炉", "インスタント ― 気2点: ライフを1点得る。")
    spring = ann.instant("泉", "リソースポイントを2点得る。")
    ann.gets("hand", *(gem(f"{name}の気石", 1, is_chi=True) for name in "朝昼夜"))
    ann.plays(spring).resolve()
    ann.activates(censer).expect("使わなかったリソースポイント", ann.resource_points, 2)
    t.expect("スタックのレイヤーの数", t.stack, 1)
    t.expect("アンの手札の枚数", ann.count("hand"), 1)


@fab.check("1.14.2d#sentence-4 1.14.2d#example-1", "ポイントが足りなければピッチしてよく、足りたところで支払う")
def one_card_is_enough_and_a_point_is_left(t: Table, ann: Person) -> None:
    """A point in stock, and a card with pitch 3 for a cost of 3."""
    spring = ann.instant("泉", "リソースポイントを1点得る。")
    spell = ann.hand(instant("大いなる火花", cost=3))
    blue, red = ann.gets("hand", gem("青石", 3), gem("赤石", 1))
    ann.plays(spring).resolve()
    ann.plays(spell).expect("スタックのレイヤーの数", t.stack, 1)
    t.expect("アンのリソースポイント", ann.resource_points, 1)
    t.expect("青石のあるゾーンと、赤石のあるゾーン", (blue.zone, red.zone), ("ピッチゾーン", "手札"))
    t.expect("起こった順", t.order_of(Pitch, PayAsset), ["ピッチ", "ポイントを支払う"])


@fab.check("1.14.2d#sentence-3 1.14.2d#example-1", "まだ足りなければ、コストに足りるまでピッチを続けてよい")
def more_cards_are_pitched_until_the_cost_is_met(t: Table, ann: Person) -> None:
    """A point in stock, and a card with pitch 1 for a cost of 3: one more point is missing."""
    spring = ann.instant("泉", "リソースポイントを1点得る。")
    spell = ann.hand(instant("大いなる火花", cost=3))
    ann.gets("hand", gem("赤石", 1), gem("紅石", 1))
    ann.plays(spring).resolve()
    ann.plays(spell).expect("スタックのレイヤーの数", t.stack, 1)
    t.expect("アンのピッチゾーンのカードの枚数", ann.count("pitch"), 2)
    t.expect("アンのリソースポイント", ann.resource_points, 0)


@fab.check("1.14.2d#sentence-5 1.14.2d#example-2", "リソースポイントより先に、気ポイントを使う")
def chi_points_are_used_before_resource_points(t: Table, ann: Person) -> None:
    """A cost of 2, a card that gives 1 resource point, and then one that gives 3 chi points."""
    spell = ann.hand(instant("火花", cost=2))
    ann.gets("hand", gem("赤石", 1), gem("気の石", 3, is_chi=True))
    ann.plays(spell).expect("スタックのレイヤーの数", t.stack, 1)
    t.expect("残りの気ポイントとリソースポイント", (ann.chi_points, ann.resource_points), (1, 1))


@fab.check(
    "1.14.2d#sentence-2,5",
    "ピッチしてよいのは、気ポイントと合わせても足りないときで、リソースポイントは気ポイントを使い切ってから使う",
)
def chi_points_in_stock_are_used_up_first(t: Table, ann: Person) -> None:
    """Two chi points left over and a resource point for a cost of 2, and then one resource point for another one."""
    censer = ann.equips("chest", "香炉", "インスタント ― 気1点: ライフを1点得る。")
    spring = ann.instant("泉", "リソースポイントを1点得る。")
    spell, other = (ann.hand(instant(name, cost=2)) for name in ("火花", "火の粉"))
    _chi, red = ann.gets("hand", gem("気の石", 3, is_chi=True), gem("赤石", 1))
    ann.activates(censer)
    ann.plays(spring).resolve()
    t.expect("アンの気ポイントとリソースポイント", (ann.chi_points, ann.resource_points), (2, 1))
    ann.plays(spell).expect("残りの気ポイントとリソースポイント", (ann.chi_points, ann.resource_points), (0, 1))
    t.expect("足りていた支払いの後に、赤石のあるゾーン", red.zone, "手札")
    ann.plays(other).expect("足りなかった支払いの後に、赤石のあるゾーン", red.zone, "ピッチゾーン")
    t.expect("火の粉のあるゾーン", other.zone, "スタック")


@fab.check("1.14.2e#sentence-1", "ライフポイントコストは、ライフポイントで支払う")
def life_point_costs_take_life_points(t: Table, ann: Person) -> None:
    """A cost of 3 life points, while there are chi and resource points."""
    altar = ann.equips("chest", "祭壇", "インスタント ― ライフ3点: ライフを1点得る。")
    spring = ann.hand(*SPRING)
    ann.hand(gem("気の石", 3, is_chi=True))
    ann.plays(spring).resolve()
    ann.activates(altar).expect("アンのライフ", ann.life, 17)
    t.expect("残りの気ポイントとリソースポイント", (ann.chi_points, ann.resource_points), (2, 1))


@fab.check("1.14.2f#sentence-1", "アクションポイントコストは、アクションポイントで支払う")
def action_point_costs_take_action_points(t: Table, ann: Person) -> None:
    """An instant ability that costs an action point, while there are chi and resource points."""
    drum = ann.equips("chest", "太鼓", "インスタント ― アクション1点: ライフを1点得る。")
    spring = ann.hand(*SPRING)
    ann.hand(gem("気の石", 2, is_chi=True))
    ann.plays(spring).resolve()
    ann.activates(drum).expect("アンのアクションポイント", ann.action_points, 0)
    t.expect("残りの気ポイントとリソースポイント", (ann.chi_points, ann.resource_points), (1, 1))


@fab.check("1.14.3#sentence-1a,1b,2", "ピッチできるのは手札のカードで、ピッチゾーンに移り、ピッチ特性の示す点数を得る")
def a_pitched_card_goes_to_the_pitch_zone(t: Table, ann: Person) -> None:
    """A card with pitch 2 in hand for a cost of 1; one with pitch 3 lies in the arsenal."""
    spell, stone = ann.hand(instant("火花", cost=1)), ann.hand(gem("黄石", 2))
    ann.has_card("arsenal", gem("青石", 3))
    ann.plays(spell, pitch=...).expect("ピッチの選択肢", t.choices, ["《黄石》", "これ以上は選ばないこと"])
    t.answer(pitch=stone).expect("黄石のあるゾーン", stone.zone, "ピッチゾーン")
    t.expect("1点を支払った後の、アンのリソースポイント", ann.resource_points, 1)


@fab.check("1.14.3a#sentence-1", "ピッチ特性を持たないカードはピッチできない")
def cards_without_pitch_are_not_pitched(t: Table, ann: Person) -> None:
    """A card without pitch before one with it."""
    plain = ann.instant("無地の札")
    spell, stone = ann.hand(instant("火花", cost=1)), ann.hand(gem("黄石", 2))
    ann.plays(spell, pitch=...).expect("ピッチの選択肢", t.choices, ["《黄石》", "これ以上は選ばないこと"])
    t.answer(pitch=stone).expect("無地の札のあるゾーン", plain.zone, "手札")
    t.expect("黄石のあるゾーン", stone.zone, "ピッチゾーン")


@fab.check(
    "1.14.3b#sentence-2 1.14.3b#example-1", "支払いに必要な資源が得られないカードも、足りた後のカードも、ピッチできない"
)
def cards_that_give_nothing_needed_are_not_pitched(t: Table, ann: Person) -> None:
    """A cost of 3 chi points, a card that gives resource points, and two that give chi: one of them is enough."""
    censer = ann.equips("chest", "香炉", "インスタント ― 気3点: ライフを1点得る。")
    stone, chi, spare = ann.gets("hand", gem("青石", 3), *(gem(name, 3, is_chi=True) for name in ("気の石", "気の玉")))
    ann.activates(censer, pitch=...)
    t.expect("ピッチの選択肢", t.choices, ["《気の石》", "《気の玉》", "これ以上は選ばないこと"])
    t.answer(pitch=chi).expect("スタックのレイヤーの数", t.stack, 1)
    t.expect("青石、気の石、気の玉のあるゾーン", (stone.zone, chi.zone, spare.zone), ("手札", "ピッチゾーン", "手札"))


@fab.check("1.14.3b#sentence-3", "コストの支払いに要らないカードでも、効果に指示されればピッチする")
def an_effect_lets_a_card_be_pitched(t: Table, ann: Person) -> None:
    """A card that is of no use for a chi cost is pitched by an effect."""
    censer = ann.equips("chest", "香炉", "インスタント ― 気1点: ライフを1点得る。")
    order = ann.instant("号令", "手札を1枚ピッチする。")
    stone = ann.hand(gem("青石", 3))
    ann.hand(gem("気の石", 1, is_chi=True))
    ann.activates(censer).expect("コストを支払った後に、青石のあるゾーン", stone.zone, "手札")
    ann.plays(order).resolve().expect("効果の後に、青石のあるゾーン", stone.zone, "ピッチゾーン")
    t.expect("アンのリソースポイント", ann.resource_points, 3)


@fab.check("1.14.3c#sentence-2a", "カードをピッチすると、それを見る効果が誘発する")
def pitching_triggers_effects(t: Table, ann: Person) -> None:
    """A hero's ring that gains 1 life whenever a card is pitched."""
    ann.equips("arms", "指輪", "あなたによって、カードがピッチされたとき、ライフを1点得る。")
    spell = ann.hand(instant("火花", cost=1))
    ann.hand(gem("赤石", 1))
    ann.plays(spell).expect("スタックのレイヤーの数(火花と、誘発した効果)", t.stack, 2)


@fab.check("1.14.3c#sentence-2b", "カードをピッチすることは、効果に置き換えられることもある")
def pitching_is_replaced(t: Table, ann: Person) -> None:
    """A seal that banishes a card that would be pitched."""
    ann.equips("arms", "封印", "カードがピッチされる場合、代わりに追放される。")
    order, stone = ann.instant("号令", "手札を1枚ピッチする。"), ann.hand(gem("青石", 3))
    ann.plays(order).resolve().expect("青石のあるゾーン", stone.zone, "追放ゾーン")
    t.expect("アンのリソースポイント", ann.resource_points, 0)


@fab.check("1.14.5#sentence-3", "コストが0のカードも、コストを支払ってプレイする")
def a_cost_of_0_is_paid(t: Table, ann: Person) -> None:
    """An instant that costs 0."""
    ann.plays(ann.instant("火花")).expect("スタックのレイヤーの数", t.stack, 1)


@fab.check("1.14.5#sentence-2,3", "コストが減って0になったカードも、コストを支払ってプレイする")
def a_cost_reduced_to_0_is_paid(t: Table, ann: Person) -> None:
    """Instants that cost 1, made cheaper by 1: nothing is pitched for them, but one has an effect-cost still."""
    ann.equips("arms", "指輪", "あらゆるものは、コストのリソースポイントが1点減る。")
    spell, red = ann.hand(instant("火花", cost=1)), ann.hand(gem("赤石", 1))
    other = ann.hand("《火の粉》 インスタント コスト1", f"{ADDITIONAL_COST}「手札を1枚捨てる」を支払う。")
    ann.plays(spell).expect("スタックのレイヤーの数", t.stack, 1)
    t.expect("赤石のあるゾーン", red.zone, "手札")
    ann.plays(other).expect("効果コストのあるカードの後に、赤石のあるゾーン", red.zone, "墓地")


@fab.check("1.14.5#sentence-3", "コストが0でも支払えば、「そうしたなら」の効果が続く")
def paying_0_counts_as_paying(t: Table, ann: Person) -> None:
    """An effect that gives 2 life to who pays as many points as they have cards in the graveyard: none."""
    bargain = ann.instant(
        "取引", "リソース(あなたの墓地のカードの枚数)点を支払ってもよい。そうした場合、ライフを2点得る。"
    )
    ann.plays(bargain).resolve(may=True).expect("アンのライフ", ann.life, 22)


@fab.check("1.14.2b#sentence-1", "1つの気ポイントで、気ポイントコストとリソースポイントコストの両方は支払えない")
def a_point_pays_only_once(t: Table, ann: Person) -> None:
    """A cost of a chi point and a resource point, and one chi point to be had."""
    censer = ann.equips("chest", "香炉", "インスタント ― リソース1点、気1点: ライフを1点得る。")
    ann.hand(gem("気の石", 1, is_chi=True))
    ann.cannot_activate(censer, "1.14.2b")


@fab.check("1.14.2b#sentence-1", "プレイするカードそのものをピッチして、そのコストを支払うことはできない")
def a_card_does_not_pay_for_itself(t: Table, ann: Person) -> None:
    """The only card in hand costs 1 and has pitch 3."""
    ann.cannot_play(ann.hand(Card("火花", frozenset({"instant"}), cost=1, pitch=3)), "1.14.2b")


@fab.check("1.14.2b#sentence-1", "ピッチできないとされたカードでは、コストを支払えない")
def what_must_not_be_pitched_pays_nothing(t: Table, ann: Person) -> None:
    """An effect says that the stone cannot be pitched."""
    ann.hand(gem("青石", 3))
    ann.equips("arms", "封印", "《青石》をピッチできない。")
    ann.cannot_play(ann.hand(instant("火花", cost=1)), "1.14.2b")


@fab.check("1.14.2#sentence-4", "資源コストの点数を引けば、コストは支払われたことになり、プレイが続く")
def what_is_subtracted_counts_as_paid(t: Table, ann: Person) -> None:
    """A card that costs 2, paid with 2 of 3 points."""
    spell = ann.hand(instant("火花", cost=2))
    ann.hand(gem("青石", 3))
    ann.plays(spell).expect("火花のあるゾーン", spell.zone, "スタック")


@fab.check("1.14.2c#sentence-2", "気ポイントが足りなければ、気ポイントを得られるカードをピッチしてよい")
def a_card_is_pitched_for_chi_points(t: Table, ann: Person) -> None:
    """A cost of 1 chi point, and a card that gives 1."""
    censer = ann.equips("chest", "香炉", "インスタント ― 気1点: ライフを1点得る。")
    stone = ann.hand(gem("気の石", 1, is_chi=True))
    ann.activates(censer).expect("スタックのレイヤーの数", t.stack, 1)
    t.expect("気の石のあるゾーン", stone.zone, "ピッチゾーン")


@fab.check("1.14.2d#sentence-1", "リソースポイントコストは、リソースポイントと気ポイントを合わせて支払ってもよい")
def resource_and_chi_points_pay_together(t: Table, ann: Person) -> None:
    """A cost of 2, and a resource point and a chi point to pay it."""
    spell = ann.hand(instant("火花", cost=2))
    spring = ann.instant("泉", "リソースポイントを1点得る。")
    ann.hand(gem("気の石", 1, is_chi=True))
    ann.plays(spring).resolve()
    ann.plays(spell).expect("火花のあるゾーン", spell.zone, "スタック")
    t.expect("残りの気ポイントとリソースポイント", (ann.chi_points, ann.resource_points), (0, 0))


@fab.check("1.14.5#sentence-1", "コスト0もコストなので、コストが0のカードは「コストのあるもの」である")
def a_cost_of_0_is_a_cost(t: Table, ann: Person) -> None:
    """An effect waits for a card with a cost to be played, and an instant that costs 0 is."""
    ann.equips("arms", "指輪", "あなたによって、コストのあるものがプレイされたとき、ライフを1点得る。")
    ann.plays(ann.instant("火花")).expect("スタックのレイヤーの数(火花と、誘発した効果)", t.stack, 2)


@fab.check("1.14.3c#sentence-1", "カードのピッチは、ピッチゾーンへの移動とは別に、それ自体がイベントである")
def pitching_is_an_event(t: Table, ann: Person) -> None:
    """An effect waits for a card that is pitched, another one for a card that moves to the pitch zone."""
    ann.equips("arms", "指輪", "カードがピッチされたとき、ライフを1点得る。")
    ann.equips("head", "額飾り", "オブジェクトが手札からピッチゾーンに移ったとき、ライフを1点得る。")
    order = ann.instant("号令", "手札を1枚ピッチする。")
    ann.hand(gem("青石", 3))
    ann.plays(order).resolve().expect("誘発した効果の数", t.stack, 2)


@fab.check("1.14.1#sentence-3", "コストには、資源を支払う部分と、効果を発生させる部分があってよい")
def a_cost_may_ask_for_assets_and_effects(t: Table, ann: Person) -> None:
    """An effect that gives 2 life to who pays 1 point and discards a card."""
    bargain = ann.instant("取引", "リソース1点、「手札を1枚捨てる」を支払ってもよい。そうした場合、ライフを2点得る。")
    lost = ann.instant("無地の札")
    ann.hand(gem("赤石", 1))
    ann.plays(bargain).resolve(may=True).expect("アンのライフ", ann.life, 22)
    t.expect("アンのピッチゾーンのカードの枚数", ann.count("pitch"), 1)
    t.expect("無地の札のあるゾーン", lost.zone, "墓地")


@fab.check("1.14.4#sentence-2 1.14.4#example-1", "《幸運な商人のフード》は、破壊することがコストである")
def the_hood_is_destroyed_as_a_cost(t: Table, ann: Person) -> None:
    """The hood is gone as soon as its ability is activated; then cards are shuffled in and as many drawn.

    There is no aura that a broom, whose cost is the destruction of one, could destroy.
    """
    broom = ann.item("箒", "インスタント ― 「サブタイプがオーラのパーマネントのうち1枚を破壊する」: ライフを1点得る。")
    hood = ann.equips(
        "head",
        "幸運な商人のフード",
        "インスタント ― 「これを破壊する」: 手札から好きな枚数のカードをデッキに加えてシャッフルし、"
        "同じ枚数のカードを引く。",
    )
    first, second, third = ann.gets("hand", *(instant(f"札{name}") for name in "甲乙丙"))
    ann.gets("deck", instant("札丁"), instant("札戊"))
    ann.cannot_activate(broom, "5.1.8a")
    ann.activates(hood).expect("起動した直後に、フードのあるゾーン", hood.zone, "墓地")
    t.resolve(shuffle_in=(first, second, None)).expect("札丙のあるゾーン", third.zone, "手札")
    t.expect("アンの手札の枚数", ann.count("hand"), 3)


@fab.check(
    "1.14.4a#sentence-1",
    "効果コストがいくつかあれば、発生させる順は、ターンプレイヤーではなく、支払うプレイヤーが宣言する",
)
def effect_costs_come_in_the_declared_order(t: Table, ann: Person, ben: Person) -> None:
    """In Ann's turn, Ben's cost banishes his graveyard and puts the top card of his deck there, in the other order."""
    mill = ben.equips(
        "chest",
        "挽き臼",
        "インスタント ― 「あなたの墓地のすべてのカードを追放する」「あなたのデッキの一番上のカードを墓地に置く」:"
        " ライフを1点得る。",
    )
    ben.has_card("graveyard", instant("古い札"))
    top = ben.gets("deck", instant("一番上の札"), instant("次の札"))[0]
    ann.passes()
    ben.activates(mill, order_of_effect_costs=...).expect("尋ねられること", t.question, "ベン: 効果コストの順番")
    t.answer(order_of_effect_costs=1).expect("一番上にあった札のあるゾーン", top.zone, "追放ゾーン")


@fab.check("1.14.4b#sentence-3", "成功できない効果コストは支払えず、それを求めるカードはプレイできない")
def an_effect_cost_that_cannot_succeed_is_not_paid(t: Table, ann: Person) -> None:
    """A card that costs the discard of a card cannot be played with nothing else in hand."""
    ann.cannot_play(ann.attack("大槌", f"{ADDITIONAL_COST}「手札を1枚捨てる」を支払う。"), "5.1.8a")


@fab.check("1.14.4b#sentence-2a", "効果によって発生させることができない効果コストは、支払えない")
def an_effect_cost_that_is_forbidden_is_not_paid(t: Table, ann: Person, ben: Person) -> None:
    """A chain keeps cards from being discarded, so that a card that costs the discard of one cannot be played."""
    ben.equips("chest", "鎖", "捨てられない。")
    heavy = ann.attack("大槌", f"{ADDITIONAL_COST}「手札を1枚捨てる」を支払う。")
    ann.instant("無地の札")
    ann.cannot_play(heavy, "5.1.8a")


@fab.check("1.14.4b#sentence-2b", "ルールのために発生させることができない効果コストは、支払えない")
def an_effect_cost_against_a_rule_is_not_paid(t: Table, ann: Person, ben: Person) -> None:
    """Both have an ability that costs the gain of an action point: in Ann's turn Ben cannot gain any."""
    hers, his = (
        person.item("太鼓", "インスタント ― 「アクションポイントを1点得る」: ライフを1点得る。") for person in t.people
    )
    t.expect("アンは太鼓の能力を起動できるか", ann.may_activate(hers), True)
    ann.passes()
    ben.cannot_activate(his, "5.1.8a")


@fab.check("1.14.4b#sentence-3,4", "効果の求める効果コストが支払えなくなったら、支払う前まで巻き戻る")
def an_effect_cost_made_impossible_goes_back(t: Table, ann: Person) -> None:
    """The only card that could be discarded is pitched for the other part of the cost."""
    bargain = ann.instant("取引", "リソース1点、「手札を1枚捨てる」を支払ってもよい。そうした場合、ライフを2点得る。")
    red = ann.hand(gem("赤石", 1))
    ann.plays(bargain).resolve(may=True).expect("アンのライフ", ann.life, 20)
    t.expect("赤石のあるゾーン", red.zone, "手札")


@fab.check("1.14.4b#sentence-3,4", "効果コストの1つを支払うことで、もう1つが支払えなくなっても、支払う前まで巻き戻る")
def one_effect_cost_makes_the_other_impossible(t: Table, ann: Person) -> None:
    """A cost of two discards, and a single card in hand."""
    bargain = ann.instant(
        "取引", "「手札を1枚捨てる」「手札を1枚捨てる」を支払ってもよい。そうした場合、ライフを2点得る。"
    )
    red = ann.hand(gem("赤石", 1))
    ann.plays(bargain).resolve(may=True, order_of_effect_costs=0).expect("アンのライフ", ann.life, 20)
    t.expect("赤石のあるゾーン", red.zone, "手札")


@fab.check("1.14.4c#sentence-2", "効果コストが置き換えられて成功しなくても、支払われたとみなす")
def a_replaced_effect_cost_counts_as_paid(t: Table, ann: Person) -> None:
    """Destroying the lamp is the cost, and a shrine keeps it from being destroyed."""
    lamp = ann.equips("chest", "灯", "インスタント ― 「これを破壊する」: ライフを1点得る。")
    ann.equips("arms", "社", "破壊が行われる場合、代わりに何も起こらない。")
    ann.activates(lamp).expect("灯のあるゾーン", lamp.zone, "胴")
    t.expect("スタックのレイヤーの数", t.stack, 1)
    t.resolve().expect("灯の能力を解決した後の、アンのライフ", ann.life, 21)


@fab.check("1.14.4c#sentence-2", "効果の求める効果コストも、置き換えられて成功しなくても、支払われたとみなす")
def a_replaced_effect_cost_of_an_effect_counts_as_paid(t: Table, ann: Person) -> None:
    """The lamp that should be destroyed for 2 life stays, and the life is gained all the same."""
    lamp = ann.equips(
        "chest", "灯", "インスタント ― コストなし: 「これを破壊する」を支払ってもよい。そうした場合、ライフを2点得る。"
    )
    ann.equips("arms", "社", "破壊が行われる場合、代わりに何も起こらない。")
    ann.activates(lamp).resolve(may=True).expect("アンのライフ", ann.life, 22)


@fab.check("1.14.1#sentence-2b", "コストは、プレイや起動のときだけでなく、効果によって求められることもある")
def effects_may_ask_for_a_cost(t: Table, ann: Person) -> None:
    """An effect that gives 2 life to who pays 1 point."""
    bargain = ann.instant("取引", "リソース1点を支払ってもよい。そうした場合、ライフを2点得る。")
    red = ann.hand(gem("赤石", 1))
    ann.plays(bargain).resolve(may=True).expect("アンのライフ", ann.life, 22)
    t.expect("赤石のあるゾーン", red.zone, "ピッチゾーン")


@fab.check("1.14.4b#sentence-5", "プレイの効果コストが1つでも支払えなければ、ほかは支払わず、プレイの全体が巻き戻る")
def a_play_with_an_unpayable_effect_cost_is_taken_back(t: Table, ann: Person) -> None:
    """A card costs the discard of a card and the banishment of the hand, which the player declares to pay first."""
    costs = "「手札を1枚捨てる」「あなたの手札のすべてのカードを追放する」"
    heavy = ann.attack("大槌", f"{ADDITIONAL_COST}{costs}を支払う。")
    ann.gets("hand", instant("札甲"), instant("札乙"))
    ann.is_taken_back(heavy, "5.1.8a", order_of_effect_costs=1)
    t.expect("大槌のあるゾーン", heavy.zone, "手札")
    t.expect("アンの手札の枚数", ann.count("hand"), 3)


@fab.check("1.14.1#sentence-2c", "コストは、効果を適用するときに求められることもある")
def the_application_of_an_effect_may_ask_for_a_cost(t: Table, ann: Person, ben: Person) -> None:
    """A vest prevents 2 damage if its player pays 1 point: Ben does not, and then he does."""
    ben.equips("chest", "胴着", "ダメージを2点、(リソース1点を支払ってもよい)。できた場合、軽減する。")
    bolts = [ann.instant(name, "すべての対戦相手のヒーローに3点の一般ダメージを与える。") for name in ("火", "雷")]
    red = ben.hand(gem("赤石", 1))
    for bolt, pays, life in zip(bolts, (False, True), (17, 16), strict=True):
        ann.plays(bolt).resolve(may=pays).expect(f"{bolt.card.name}の後の、ベンのライフ", ben.life, life)
    t.expect("赤石のあるゾーン", red.zone, "ピッチゾーン")
