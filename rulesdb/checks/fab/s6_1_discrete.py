"""Checks of 6.1: discrete effects, one after the other."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.events import Discard, Shuffle
from rulesdb.engine.fab.sample_cards.small_cards import action


@fab.check("6.1.1#sentence-3", "オーラを破壊する効果は、後から闘技場に出たオーラには、もう影響しない")
def a_discrete_effect_does_not_go_on(t: Table, ann: Person, ben: Person) -> None:
    """All auras are destroyed; an aura that is played later stays, also after another layer has resolved."""
    old = ben.aura("古い霧", "続行")
    wind = ann.instant("大風", "すべてのサブタイプがオーラのパーマネントを破壊する。")
    new = ann.aura("新しい霧", "続行", zone="hand")
    spark = ann.instant("火花")
    ann.plays(wind).resolve()
    t.expect("大風の後の、古い霧の領域", old.zone, "墓地")
    ann.resolves(new, spark)
    t.expect("火花の後の、新しい霧の領域", new.zone, "闘技場")


@fab.check("6.1.2#sentence-2", "1つのレイヤーの2つの単発効果は、1つずつ起こり、それぞれに誘発する")
def discrete_effects_are_generated_one_by_one(t: Table, ann: Person) -> None:
    """A card gains life twice; an effect triggers on both gains."""
    ann.equips("head", "月の冠", "ライフが増えたとき、カードを1枚引く。")
    ann.gets("deck", *(action(f"本{number}") for number in range(1, 4)))
    ann.plays(ann.instant("強壮剤", "ライフを2点得る。ライフを3点得る。")).resolve()
    t.expect("スタックにある誘発レイヤー", t.stack, 2)
    t.resolve(2)
    t.expect("アンの手札の枚数", ann.count("hand"), 2)


@fab.check("6.1.2#sentence-3", "次の単発効果は、前の効果のイベントが起こった後で生成される")
def the_next_effect_finds_what_the_one_before_has_done(t: Table, ann: Person) -> None:
    """A card draws two cards, and then gains life for the cards in hand."""
    ann.gets("deck", *(action(f"本{number}") for number in range(1, 4)))
    ann.plays(ann.instant("学び", "カードを2枚引く。ライフを(あなたの手札のカードの枚数)点得る。")).resolve()
    t.expect("アンの手札の枚数", ann.count("hand"), 2)
    t.expect("アンのライフ", ann.life, 22)


@fab.check("6.1.2#sentence-3 6.1.2#example-1", "探して手札に加えたカードを、その後の単発効果で捨てる")
def four_discrete_effects_in_order(t: Table, ann: Person) -> None:
    """A card is found and put into an empty hand, discarded as the only card there, and then the deck is shuffled."""
    ann.gets("deck", action("本1"), action("宝"), action("本2"))
    plan = ann.action(
        "砂地の計画",
        "デッキからあらゆるものを1枚探して手札に置く。手札を無作為に1枚捨てる。デッキをシャッフルする。",
        defense=None,
    )
    t.begin()
    treasure = ann.card("宝")
    ann.plays(plan).resolve(search=treasure)
    t.expect("宝の領域", treasure.zone, "墓地")
    t.expect("起こったことの順", t.order_of(Discard, Shuffle), ["捨てる", "シャッフル"])


@fab.check("6.1.3#sentence-1", "単発効果の条件は、その効果が生成されようとする時に評価する")
def a_condition_is_evaluated_when_the_effect_would_be_generated(t: Table, ann: Person) -> None:
    """A card draws a card, and then would gain life if the hand were empty, as it was before."""
    ann.gets("deck", action("本"))
    ann.plays(ann.instant("望み", "カードを1枚引く。あなたの手札のカードがないなら、ライフを10点得る。")).resolve()
    t.expect("アンのライフ", ann.life, 20)


@fab.check("6.1.3#sentence-2", "条件が満たされていれば、条件付きの単発効果が生成される")
def a_conditional_effect_is_generated(t: Table, ann: Person) -> None:
    """A card gains life if the hand is empty, which it is."""
    ann.plays(ann.instant("望み", "あなたの手札のカードがないなら、ライフを10点得る。")).resolve()
    t.expect("アンのライフ", ann.life, 30)


@fab.check("6.1.3#sentence-3", "条件が満たされていなければ、条件付きの単発効果は生成されない")
def a_conditional_effect_is_not_generated(t: Table, ann: Person) -> None:
    """A card gains life if the hand is empty, which it is not; when the hand is empty later, nothing happens."""
    hope = ann.instant("望み", "あなたの手札のカードがないなら、ライフを10点得る。")
    spark = ann.instant("火花")
    ann.plays(hope).resolve()
    t.expect("アンのライフ", ann.life, 20)
    ann.plays(spark).resolve()
    t.expect("火花の後の、アンのライフ", ann.life, 21)
