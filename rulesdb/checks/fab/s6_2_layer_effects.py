"""Checks of 6.2.2b to 6.2.2d and 6.2.4: values, objects and conditions of layer-continuous effects."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import THIS_TURN
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.card_parts.keywords import GoAgain
from rulesdb.engine.fab.sample_cards.small_cards import action


@fab.check("6.2.1#sentence-2", "継続効果は、後からプレイされた攻撃にも影響を与え続ける")
def a_continuous_effect_keeps_influencing(t: Table, ann: Person) -> None:
    """Attacks become stronger before the attack is played."""
    grows = ann.instant("成長", "このターンの終わりまで、攻撃は、パワーに2の修整を得る。")
    claw = ann.attack("爪")
    ann.plays(grows).resolve()
    ann.plays(claw)
    t.expect("後からプレイされた爪のパワー", claw.power, 5)


@fab.check("6.2.2b#sentence-2", "手札の枚数だけの修整は、効果が生成された時の枚数のままで、手札が減っても変わらない")
def a_variable_value_is_fixed_when_generated(t: Table, ann: Person) -> None:
    """An attack gains power for the cards in hand; later a card leaves the hand."""
    claw = ann.attack("爪")
    grows = ann.instant("成長", "このターンの終わりまで、攻撃は、パワーに(あなたの手札のカードの枚数)の修整を得る。")
    sparks = [ann.instant(f"火花{number}") for number in (1, 2)]
    ann.plays(claw)
    ann.plays(grows).resolve()
    t.expect("手札が2枚の時の爪のパワー", claw.power, 5)
    ann.plays(sparks[0])
    t.expect("手札が1枚に減った後の爪のパワー", claw.power, 5)


_NEXT = f"{THIS_TURN}次にプレイする攻撃アクションカードは、パワーに(あなたの手札のカードの枚数)の修整を得る。"


@fab.check("6.2.2b#sentence-3", "次の攻撃への効果の値は、その攻撃に初めて適用される時の手札の枚数で決まる")
def a_value_for_the_next_object_is_determined_later(t: Table, ann: Person) -> None:
    """An effect on the next attack is generated with three cards in hand; the attack leaves one there."""
    grows = ann.instant("成長", _NEXT)
    spark, _other, claw = ann.instant("火花"), ann.instant("灯"), ann.attack("爪")
    ann.plays(grows).resolve()
    t.expect("効果が生成された時の手札の枚数", ann.count("hand"), 3)
    ann.plays(spark).resolve()
    ann.plays(claw)
    t.expect("手札に灯だけを残してプレイした爪のパワー", claw.power, 4)


@fab.check("6.2.2b#sentence-4", "次の攻撃に適用された効果の値は、その後に手札が減っても変わらない")
def a_value_for_the_next_object_stays(t: Table, ann: Person) -> None:
    """An effect on the next attack has begun to apply to it; then a card leaves the hand."""
    grows = ann.instant("成長", _NEXT)
    spark, claw = ann.instant("火花"), ann.attack("爪")
    ann.plays(grows).resolve()
    ann.plays(claw)
    t.expect("手札が1枚の時の爪のパワー", claw.power, 4)
    ann.plays(spark)
    t.expect("手札がなくなった後の爪のパワー", claw.power, 4)


@fab.check("6.2.2c#sentence-1", "攻撃に適用された効果は、その発生源のカードが墓地に移った後も、適用され続ける")
def an_effect_continues_to_apply(t: Table, ann: Person) -> None:
    """The card that makes an attack stronger is in the graveyard once it has resolved."""
    claw = ann.attack("爪")
    grows = ann.instant("成長", "このターンの終わりまで、対象の攻撃であるものは、パワーに2の修整を得る。")
    ann.plays(claw)
    ann.plays(grows, target=claw).resolve()
    t.expect("成長の領域", grows.zone, "墓地")
    t.expect("爪のパワー", claw.power, 5)


@fab.check("6.2.2c#sentence-2", "パワー3以上の攻撃に適用された効果は、パワーが2に減っても、適用され続ける")
def an_effect_applies_whatever_the_object_becomes(t: Table, ann: Person) -> None:
    """The next attack with power 3 or more has go again; then its power is reduced below that."""
    haste = ann.instant("疾風", "このターンの終わりまで、次にプレイするパワー3以上のものは、『続行』を得る。")
    claw = ann.attack("爪")
    weak = ann.instant("衰弱", "このターンの終わりまで、攻撃は、パワーに-1の修整を得る。")
    ann.plays(haste).resolve()
    ann.plays(claw)
    ann.plays(weak).resolve()
    t.expect("爪のパワー", claw.power, 2)
    t.expect("爪が続行を持つか", claw.has(GoAgain), True)


@fab.check("6.2.2c#sentence-2", "「パワー3以上のもの」すべてへの効果も、攻撃のパワーが2に減った後、適用され続ける")
def an_effect_on_all_that_fit_applies_whatever_they_become(t: Table, ann: Person) -> None:
    """What has power 3 or more has go again; the power of an attack is reduced, and another one was weak at first."""
    haste = ann.instant("疾風", "このターンの終わりまで、パワー3以上のものは、『続行』を得る。")
    claw, thorn = ann.attack("爪"), ann.attack("棘", power=2)
    weak = ann.instant("衰弱", "チェインリンクが解決されるまで、攻撃は、パワーに-1の修整を得る。")
    ann.plays(haste).resolve()
    ann.plays(claw)
    ann.plays(weak).resolve()
    t.expect("爪のパワー", claw.power, 2)
    t.expect("爪が続行を持つか", claw.has(GoAgain), True)
    t.until("resolution")
    ann.plays(thorn)
    t.expect("初めからパワー2の棘が続行を持つか", thorn.has(GoAgain), False)


_GROWS_IF = "あなたの手札のカードがないなら、このターンの終わりまで、攻撃は、パワーに2の修整を得る。"


@fab.check("6.2.2d#sentence-1", "継続効果の生成の条件は、生成される時に一度だけ確かめ、後で満たされなくなってもよい")
def a_condition_of_generation_is_evaluated_once(t: Table, ann: Person) -> None:
    """An effect begins while the hand is empty; later there is a card in hand."""
    ann.gets("deck", action("本"))
    ann.equips("head", "書見台", "1ターンに1回、インスタント ― コストなし: カードを1枚引く。")
    desk = ann.card
    claw = ann.attack("爪")
    grows = ann.instant("成長", _GROWS_IF)
    ann.plays(claw)
    ann.plays(grows).resolve()
    t.expect("手札がない時の爪のパワー", claw.power, 5)
    ann.activates(desk("書見台")).resolve()
    t.expect("アンの手札の枚数", ann.count("hand"), 1)
    t.expect("手札が1枚になった後の爪のパワー", claw.power, 5)


@fab.check("6.2.2d#sentence-2", "生成の条件が満たされていれば、継続効果が生成される")
def a_conditional_continuous_effect_begins(t: Table, ann: Person) -> None:
    """Attacks become stronger if the hand is empty, which it is."""
    claw = ann.attack("爪")
    grows = ann.instant("成長", _GROWS_IF)
    ann.plays(claw)
    ann.plays(grows).resolve()
    t.expect("爪のパワー", claw.power, 5)


@fab.check("6.2.2d#sentence-3", "生成の条件が満たされていなければ、継続効果は生成されず、後で満たされても始まらない")
def a_conditional_continuous_effect_does_not_begin(t: Table, ann: Person) -> None:
    """Attacks would become stronger if the hand were empty; it is empty only later."""
    claw = ann.attack("爪")
    grows = ann.instant("成長", _GROWS_IF)
    spark = ann.instant("火花")
    ann.plays(claw)
    ann.plays(grows).resolve()
    t.expect("手札がある時の爪のパワー", claw.power, 3)
    ann.plays(spark)
    t.expect("手札がなくなった後の爪のパワー", claw.power, 3)


@fab.check("6.2.2d#sentence-4", "継続効果の適用の条件は、効果が続く間ずっと確かめる")
def a_condition_of_application_is_checked_continuously(t: Table, ann: Person) -> None:
    """Attacks are stronger while the hand is empty: it is not, then it is, then it is not again."""
    ann.gets("deck", action("本"))
    desk = ann.equips("head", "書見台", "インスタント ― コストなし: カードを1枚引く。")
    claw = ann.attack("爪")
    grows = ann.instant("成長", "このターンの終わりまで、あなたの手札のカードがない間、攻撃は、パワーに2の修整を得る。")
    spark = ann.instant("火花")
    ann.plays(claw)
    ann.plays(grows).resolve()
    t.expect("手札が1枚の時の爪のパワー", claw.power, 3)
    ann.plays(spark).resolve()
    t.expect("手札がない時の爪のパワー", claw.power, 5)
    ann.activates(desk).resolve()
    t.expect("また手札が1枚の時の爪のパワー", claw.power, 3)


@fab.check("6.2.4#sentence-1", "次のオブジェクトへの効果は、指定に合う最初のオブジェクトに適用される")
def an_effect_waits_for_an_object_that_fits(t: Table, ann: Person) -> None:
    """An effect waits for an attack with power 5 or more; first an attack with power 3 is played."""
    haste = ann.instant("雄叫び", "このターンの終わりまで、次にプレイするパワー5以上のものは、パワーに2の修整を得る。")
    small, large = ann.attack("爪", "続行"), ann.attack("牙", power=5)
    ann.plays(haste).resolve()
    ann.plays(small)
    t.expect("爪のパワー", small.power, 3)
    t.until("resolution")
    ann.plays(large)
    t.expect("牙のパワー", large.power, 7)


@fab.check(
    "6.2.4#sentence-1 6.2.4#example-1",
    "次の攻撃・アクションカードへの効果は、間にプレイしたほかのカードではなく、その攻撃に適用される",
)
def come_to_fight(t: Table, ann: Person) -> None:
    """The next attack action card gains 3 power; another action card is played before it."""
    fight = ann.action(
        "戦いへの誘い",
        "このターンの終わりまで、次にプレイする攻撃アクションカードは、パワーに3の修整を得る。",
        "続行",
        defense=None,
    )
    lamp = ann.hand("《灯》 アクション コスト0 パワー1", "ライフを1点得る。", "続行")
    first, second = ann.attack("爪", "続行"), ann.attack("牙")
    ann.plays(fight).resolve()
    ann.plays(lamp)
    t.expect("攻撃でない灯のパワー", lamp.power, 1)
    t.resolve()
    ann.plays(first)
    t.expect("次の攻撃・アクションカードである爪のパワー", first.power, 6)
    t.until("resolution")
    ann.plays(second)
    t.expect("その後の牙のパワー", second.power, 3)
