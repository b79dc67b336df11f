"""Checks of 1.13: assets."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.sample_cards.small_cards import gem, instant


@fab.check("1.13.1#sentence-2", "資源は4種類あり、1つのコストで4種類とも支払うことがある")
def a_cost_may_ask_for_all_four_assets(t: Table, ann: Person) -> None:
    """An ability whose cost names a point of each kind."""
    censer = ann.equips(
        "chest", "香炉", "インスタント ― リソース1点、気1点、ライフ2点、アクション1点: ライフを1点得る。"
    )
    ann.gets("hand", gem("気の石", 1, is_chi=True), gem("赤石", 1))
    ann.activates(censer).expect("スタックのレイヤーの数", t.stack, 1)
    t.expect("アンのライフ", ann.life, 18)
    t.expect("残りの点数", (ann.action_points, ann.resource_points, ann.chi_points), (0, 0, 0))


@fab.check("1.13.2#sentence-2a,2b", "アクションカードのプレイにも、アクション能力の起動にも、アクションポイントを使う")
def actions_take_action_points(t: Table, ann: Person) -> None:
    """With three points, Ann plays a card, activates the ability of an item and attacks with a sword."""
    rush = ann.instant("早足", "アクションポイントを2点得る。")
    spell, last, blade = ann.action("早業"), ann.action("瞑想"), ann.sword("剣")
    bell = ann.item("鐘", "アクション ― コストなし: ライフを1点得る。")
    ann.resolves(rush).expect("早足の後の、アンのアクションポイント", ann.action_points, 3)
    ann.resolves(spell).expect("早業をプレイした後の、アンのアクションポイント", ann.action_points, 2)
    ann.activates(bell).resolve().expect("鐘の能力を起動した後の、アンのアクションポイント", ann.action_points, 1)
    ann.activates(blade).until("").expect("剣で攻撃した後の、アンのアクションポイント", ann.action_points, 0)
    ann.cannot_play(last, "1.14.2b")


@fab.check("1.13.2a#sentence-2b,2c", "自分のアクションフェイズなら、続行でも効果でも、アクションポイントが増える")
def the_turn_player_gains_action_points(t: Table, ann: Person) -> None:
    """A card with go again whose effect gives two more action points."""
    rush = ann.action("疾走", "アクションポイントを2点得る。", "続行")
    t.expect("アクションフェイズを始めたアンのアクションポイント", ann.action_points, 1)
    ann.plays(rush).resolve().expect("効果と続行の後の、アンのアクションポイント", ann.action_points, 3)


@fab.check("1.13.2b#sentence-1,2a", "自分のアクションフェイズ中でなければ、続行があってもアクションポイントは増えない")
def the_other_player_gains_no_action_point(t: Table, ann: Person, ben: Person) -> None:
    """A card with go again, played as though it were an instant in the opponent's turn."""
    spell = ben.action("早業", "これをインスタントであるかのようにプレイしてもよい。", "続行")
    ben.responds(spell, as_an_instant=True).resolve().expect("ベンのアクションポイント", ben.action_points, 0)


@fab.check("1.13.2b#sentence-1,2b", "自分のターンでも、開始フェイズや終了フェイズには、アクションポイントを得ない")
def no_action_points_before_and_after_the_action_phase(t: Table, ann: Person) -> None:
    """An effect would give Ann an action point as her turn starts and as it ends; another one waits for that."""
    ann.equips(
        "head",
        "早起きの冠",
        "(あなたのターンの開始時になったか、あなたの終了フェイズの開始時になった)とき、アクションポイントを1点得る。",
    )
    ann.equips("chest", "見張りの鎧", "ポイントが得られたとき、ライフを1点得る。")
    t.begin("start phase")
    t.expect("アクションフェイズを始めたアンのアクションポイント", ann.action_points, 1)
    t.expect("アクションポイントを得るのを待っていたアンのライフ", ann.life, 20)
    t.end_turn().expect("次のターンの、アンのライフ", ann.life, 20)


@fab.check(
    "1.13.2b#sentence-1,2a,2b 1.13.2b#example-1",
    "《Lead the Charge》を相手のターンに使っても、アクションポイントは得られない",
)
def lead_the_charge_in_the_opponents_turn(t: Table, ann: Person, ben: Person) -> None:
    """Neither go again nor the delayed-triggered effect gives the non-turn player an action point."""
    ben.equips("head", "早業の兜", "あなたは、インスタントとしてプレイしてもよい。")
    charge = ben.hand(
        "《Lead the Charge》 アクション コスト0 ピッチ1 防御3",
        "このターンの終わりまで、1回だけ、『あなたによって、(タイプがアクションの、かつコストのある)ものがプレイされたとき、アクションポイントを1点得る。』。",
        "続行",
    )
    other = ben.action("瞑想")
    ben.responds(charge, as_an_instant=True).resolve()
    t.expect("続行の後の、ベンのアクションポイント", ben.action_points, 0)
    ben.responds(other, as_an_instant=True)
    t.expect("スタックのレイヤーの数(プレイしたカードと、誘発した効果)", t.stack, 2)
    t.resolve().expect("効果が解決された後の、ベンのアクションポイント", ben.action_points, 0)


@fab.check("1.13.3#sentence-2a,2b", "余ったリソースポイントは、カードのプレイにも能力の起動にも使う")
def cards_and_abilities_take_resource_points(t: Table, ann: Person) -> None:
    """What is left over from playing a card pays for an ability, and then for another card."""
    spark, ember = (ann.hand(instant(name, cost=1)) for name in ("火花", "残り火"))
    worn = ann.equips("chest", "胸当て", "インスタント ― リソース1点: ライフを1点得る。")
    ann.hand(gem("青石", 3))
    ann.plays(spark).expect("火花をプレイした後の、アンのリソースポイント", ann.resource_points, 2)
    t.expect("アンは残り火をプレイできるか", ann.may_play(ember), True)
    ann.activates(worn).expect("能力を起動した後の、アンのリソースポイント", ann.resource_points, 1)
    ann.plays(ember).expect("残り火をプレイした後の、アンのリソースポイント", ann.resource_points, 0)


@fab.check("1.13.3a#sentence-2,3", "リソースポイントは、コストの支払い中のピッチでも、効果でも得られる")
def resource_points_come_from_effects_and_pitching(t: Table, ann: Person) -> None:
    """One point of an effect, and two of a card that is pitched for a cost of 3."""
    spring = ann.instant("泉", "リソースポイントを1点得る。")
    heavy = ann.hand(instant("重い術", cost=3))
    stone = ann.hand(gem("黄石", 2))
    ann.plays(spring).resolve().expect("効果の後の、アンのリソースポイント", ann.resource_points, 1)
    t.expect("アンは重い術をプレイできるか", ann.may_play(heavy), True)
    ann.plays(heavy).expect("黄石のあるゾーン", stone.zone, "ピッチゾーン")
    t.expect("スタックのレイヤーの数", t.stack, 1)


@fab.check("1.13.4#sentence-2", "ライフポイントは、ヒーローのライフ総量から支払うもので、ダメージを受けるのではない")
def life_is_paid_from_the_hero(t: Table, ann: Person) -> None:
    """An ability that costs 2 life points, and an effect that waits for damage."""
    altar = ann.item("祭壇", "インスタント ― ライフ2点: ライフを1点得る。")
    ann.item("棘", "何かにダメージが与えられたとき、ライフを1点得る。")
    t.expect("アンは祭壇の能力を起動できるか", ann.may_activate(altar), True)
    ann.activates(altar).expect("アンのライフ", ann.life, 18)
    t.expect("起動した能力だけがある、スタックのレイヤーの数", t.stack, 1)


@fab.check("1.13.4a#sentence-2", "ライフポイントを得たプレイヤーの、ヒーローのライフ総量が増える")
def gaining_life_raises_the_life_total(t: Table, ann: Person, ben: Person) -> None:
    """A card that gains 3 life, and one by which the opponent gains 2."""
    tonic, gift = ann.instant("強壮剤", "ライフを3点得る。"), ann.instant("見舞い", "対戦相手は、ライフを2点得る。")
    ann.plays(tonic).resolve().expect("アンのライフ", ann.life, 23)
    ann.plays(gift).resolve().expect("見舞いの後の、アンとベンのライフ", (ann.life, ben.life), (23, 22))


@fab.check("1.13.5#sentence-2a,2b", "余った気ポイントは、カードのプレイにも能力の起動にも使う")
def cards_and_abilities_take_chi_points(t: Table, ann: Person) -> None:
    """What is left over from activating an ability pays for it again, and for a card with an additional cost."""
    censer = ann.equips("chest", "香炉", "インスタント ― 気1点: ライフを1点得る。")
    chant = ann.instant("読経", "これをプレイするための追加コストとして、気1点を支払う。", "ライフを1点得る。")
    ann.hand(gem("気の石", 3, is_chi=True))
    ann.activates(censer).expect("香炉の能力を起動した後の、アンの気ポイント", ann.chi_points, 2)
    t.expect("アンは読経をプレイできるか", ann.may_play(chant), True)
    ann.activates(censer).expect("香炉の能力をまた起動した後の、アンの気ポイント", ann.chi_points, 1)
    ann.plays(chant).expect("読経をプレイした後の、アンの気ポイント", ann.chi_points, 0)


@fab.check(
    "1.13.5a#sentence-1a,1b", "気のコストを支払うときも、リソースのコストを支払うときも、ピッチで気ポイントを得られる"
)
def chi_points_come_while_paying_either_cost(t: Table, ann: Person) -> None:
    """Two cards that give chi, one pitched for a chi cost and one for a resource cost."""
    censer = ann.equips("chest", "香炉", "インスタント ― 気1点: ライフを1点得る。")
    spark = ann.hand(instant("火花", cost=1))
    ann.gets("hand", gem("気の石", 1, is_chi=True), gem("気の玉", 1, is_chi=True))
    t.expect("アンは香炉の能力を起動できるか", ann.may_activate(censer), True)
    ann.activates(censer)
    t.expect("アンは火花をプレイできるか", ann.may_play(spark), True)
    ann.plays(spark).expect("アンのピッチゾーンのカードの枚数", ann.count("pitch"), 2)
    t.expect("スタックのレイヤーの数", t.stack, 2)


@fab.check("1.13.5b#sentence-1 1.14.3#sentence-2", "リソースポイントの代わりに、気ポイントを支払いに使うことができる")
def chi_points_pay_resource_costs(t: Table, ann: Person) -> None:
    """A card that costs 1, and only a card that gives chi to pitch."""
    spark = ann.hand(instant("火花", cost=1))
    ann.hand(gem("気の石", 3, is_chi=True))
    t.expect("アンは火花をプレイできるか", ann.may_play(spark), True)
    ann.plays(spark).expect("アンの気ポイント", ann.chi_points, 2)


@fab.check("1.13.1#sentence-1", "ポイントはプレイヤーごとのもので、ほかのプレイヤーのポイントでは支払えない")
def points_belong_to_a_player(t: Table, ann: Person, ben: Person) -> None:
    """Ann has gained 2 resource points; Ben has none, and a card that costs 1."""
    spring = ann.instant("泉", "リソースポイントを2点得る。")
    spark = ben.hand(instant("火花", cost=1))
    ann.plays(spring).resolve().expect("アンのリソースポイント", ann.resource_points, 2)
    ann.passes()
    ben.cannot_play(spark, "1.14.2b")


@fab.check("1.13.2#sentence-1", "アクションポイントは資源なので、能力のコストとして求められることがある")
def a_cost_may_ask_for_action_points(t: Table, ann: Person) -> None:
    """An instant ability that costs an action point."""
    ann.activates(ann.equips("chest", "太鼓", "インスタント ― アクション1点: ライフを1点得る。"))
    t.expect("起動した後の、アンのアクションポイント", ann.action_points, 0)


@fab.check("1.13.3#sentence-1", "リソースポイントは資源なので、能力のコストとして求められることがある")
def a_cost_may_ask_for_resource_points(t: Table, ann: Person) -> None:
    """An instant ability that costs a resource point."""
    vest = ann.equips("chest", "胸当て", "インスタント ― リソース1点: ライフを1点得る。")
    stone = ann.hand(gem("赤石", 1))
    ann.activates(vest).expect("コストのためにピッチした赤石のあるゾーン", stone.zone, "ピッチゾーン")


@fab.check("1.13.4#sentence-1", "ライフポイントは資源なので、能力のコストとして求められることがある")
def a_cost_may_ask_for_life_points(t: Table, ann: Person) -> None:
    """An instant ability that costs 2 life points."""
    ann.activates(ann.equips("chest", "祭壇", "インスタント ― ライフ2点: カードを1枚引く。"))
    t.expect("起動した後の、アンのライフ", ann.life, 18)


@fab.check("1.13.5#sentence-1", "気ポイントは資源なので、能力のコストとして求められることがある")
def a_cost_may_ask_for_chi_points(t: Table, ann: Person) -> None:
    """An instant ability that costs a chi point."""
    censer = ann.equips("chest", "香炉", "インスタント ― 気1点: ライフを1点得る。")
    stone = ann.hand(gem("気の石", 1, is_chi=True))
    ann.activates(censer).expect("コストのためにピッチした気の石のあるゾーン", stone.zone, "ピッチゾーン")


@fab.check("1.13.4a#sentence-1", "ライフポイントは減るだけでなく、効果によって得ることもある")
def effects_give_life_points(t: Table, ann: Person) -> None:
    """Ann has paid 3 life points when a card lets her gain 2."""
    altar = ann.equips("chest", "祭壇", "インスタント ― ライフ3点: カードを1枚引く。")
    tonic = ann.instant("強壮剤", "ライフを2点得る。")
    ann.activates(altar).expect("ライフを支払った後の、アンのライフ", ann.life, 17)
    ann.plays(tonic).resolve().expect("ライフを得た後の、アンのライフ", ann.life, 19)
