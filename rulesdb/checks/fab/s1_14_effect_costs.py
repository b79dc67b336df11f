"""Checks of section 1.14, costs: effect-costs, and costs of both kinds."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import ADDITIONAL_COST
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.sample_cards.small_cards import gem, instant


@fab.check("1.14.1#sentence-3", "コストには、資源を支払う部分と、効果を発生させる部分があってよい")
def a_cost_may_ask_for_assets_and_effects(t: Table, ann: Person) -> None:
    """An effect that gives 2 life to who pays 1 point and discards a card."""
    bargain = ann.instant("取引", "リソース1点、「手札を1枚捨てる」を支払ってもよい。そうした場合、ライフを2点得る。")
    lost = ann.instant("無地の札")
    ann.hand(gem("赤石", 1))
    ann.plays(bargain).resolve(may=True)
    t.expect("アンのライフ", ann.life, 22)
    t.expect("アンのピッチゾーンのカードの枚数", ann.count("pitch"), 1)
    t.expect("無地の札のあるゾーン", lost.zone, "墓地")


@fab.check("1.14.4#sentence-2 1.14.4#example-1", "《幸運な商人のフード》は、破壊することがコストである")
def the_hood_is_destroyed_as_a_cost(t: Table, ann: Person) -> None:
    """The hood is gone as soon as its ability is activated; then cards are shuffled in and as many drawn."""
    hood = ann.equips(
        "head",
        "幸運な商人のフード",
        "インスタント ― 「これを破壊する」: 手札から好きな枚数のカードをデッキに加えてシャッフルし、"
        "同じ枚数のカードを引く。",
    )
    first, second, third = ann.gets("hand", *(instant(f"札{name}") for name in "甲乙丙"))
    ann.gets("deck", instant("札丁"), instant("札戊"))
    ann.activates(hood)
    t.expect("起動した直後に、フードのあるゾーン", hood.zone, "墓地")
    t.resolve(shuffle_in=(first, second, None))
    t.expect("札丙のあるゾーン", third.zone, "手札")
    t.expect("アンの手札の枚数", ann.count("hand"), 3)


@fab.check("1.14.4a#sentence-1", "効果コストがいくつかあれば、発生させる順を支払うプレイヤーが宣言する")
def effect_costs_come_in_the_declared_order(t: Table, ann: Person) -> None:
    """A cost that banishes the graveyard and puts the top card of the deck there, in the other order."""
    mill = ann.equips(
        "chest",
        "挽き臼",
        "インスタント ― 「あなたの墓地のすべてのカードを追放する」「あなたのデッキの一番上のカードを墓地に置く」:"
        " ライフを1点得る。",
    )
    ann.has_card("graveyard", instant("古い札"))
    top = ann.gets("deck", instant("一番上の札"), instant("次の札"))[0]
    ann.activates(mill, order_of_effect_costs=1)
    t.expect("一番上にあった札のあるゾーン", top.zone, "追放ゾーン")


@fab.check("1.14.4b#sentence-3", "成功できない効果コストは支払えず、それを求めるカードはプレイできない")
def an_effect_cost_that_cannot_succeed_is_not_paid(t: Table, ann: Person) -> None:
    """A card that costs the discard of a card cannot be played with nothing else in hand."""
    heavy = ann.attack("大槌", f"{ADDITIONAL_COST}「手札を1枚捨てる」を支払う。")
    ann.cannot_play(heavy, "5.1.8a")


@fab.check("1.14.4b#sentence-2", "効果によって発生させることができない効果コストは、支払えない")
def an_effect_cost_that_is_forbidden_is_not_paid(t: Table, ann: Person, ben: Person) -> None:
    """A chain keeps cards from being discarded, so that a card that costs the discard of one cannot be played."""
    ben.equips("chest", "鎖", "捨てられない。")
    heavy = ann.attack("大槌", f"{ADDITIONAL_COST}「手札を1枚捨てる」を支払う。")
    ann.instant("無地の札")
    ann.cannot_play(heavy, "5.1.8a")


@fab.check("1.14.4b#sentence-3,4", "効果の求める効果コストが支払えなくなったら、支払う前まで巻き戻る")
def an_effect_cost_made_impossible_goes_back(t: Table, ann: Person) -> None:
    """The only card that could be discarded is pitched for the other part of the cost."""
    bargain = ann.instant("取引", "リソース1点、「手札を1枚捨てる」を支払ってもよい。そうした場合、ライフを2点得る。")
    red = ann.hand(gem("赤石", 1))
    ann.plays(bargain).resolve(may=True)
    t.expect("アンのライフ", ann.life, 20)
    t.expect("赤石のあるゾーン", red.zone, "手札")


@fab.check("1.14.4b#sentence-3,4", "効果コストの1つを支払うことで、もう1つが支払えなくなっても、支払う前まで巻き戻る")
def one_effect_cost_makes_the_other_impossible(t: Table, ann: Person) -> None:
    """A cost of two discards, and a single card in hand."""
    bargain = ann.instant(
        "取引", "「手札を1枚捨てる」「手札を1枚捨てる」を支払ってもよい。そうした場合、ライフを2点得る。"
    )
    red = ann.hand(gem("赤石", 1))
    ann.plays(bargain).resolve(may=True, order_of_effect_costs=0)
    t.expect("アンのライフ", ann.life, 20)
    t.expect("赤石のあるゾーン", red.zone, "手札")


@fab.check("1.14.4c#sentence-2", "効果コストが置き換えられて成功しなくても、支払われたとみなす")
def a_replaced_effect_cost_counts_as_paid(t: Table, ann: Person) -> None:
    """Destroying the lamp is the cost, and a shrine keeps it from being destroyed."""
    lamp = ann.equips("chest", "灯", "インスタント ― 「これを破壊する」: ライフを1点得る。")
    ann.equips("arms", "社", "破壊が行われる場合、代わりに何も起こらない。")
    ann.activates(lamp)
    t.expect("灯のあるゾーン", lamp.zone, "胴")
    t.expect("スタックのレイヤーの数", t.stack, 1)
    t.resolve()
    t.expect("灯の能力を解決した後の、アンのライフ", ann.life, 21)


@fab.check("1.14.4c#sentence-2", "効果の求める効果コストも、置き換えられて成功しなくても、支払われたとみなす")
def a_replaced_effect_cost_of_an_effect_counts_as_paid(t: Table, ann: Person) -> None:
    """The lamp that should be destroyed for 2 life stays, and the life is gained all the same."""
    lamp = ann.equips(
        "chest", "灯", "インスタント ― コストなし: 「これを破壊する」を支払ってもよい。そうした場合、ライフを2点得る。"
    )
    ann.equips("arms", "社", "破壊が行われる場合、代わりに何も起こらない。")
    ann.activates(lamp).resolve(may=True)
    t.expect("アンのライフ", ann.life, 22)


@fab.check("1.14.1#sentence-2", "コストは、プレイや起動のときだけでなく、効果によって求められることもある")
def effects_may_ask_for_a_cost(t: Table, ann: Person) -> None:
    """An effect that gives 2 life to who pays 1 point."""
    bargain = ann.instant("取引", "リソース1点を支払ってもよい。そうした場合、ライフを2点得る。")
    red = ann.hand(gem("赤石", 1))
    ann.plays(bargain).resolve(may=True)
    t.expect("アンのライフ", ann.life, 22)
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
