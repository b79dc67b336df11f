"""Checks of 6.1 and 6.2: discrete and continuous effects."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import THIS_TURN
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab.card_parts.keywords import GoAgain
from rulesdb.engine.fab.events import Discard, Shuffle
from rulesdb.engine.fab.sample_cards.small_cards import action


@fab.check("6.1.1#sentence-3", "オーラを破壊する効果は、後から闘技場に出たオーラには、もう影響しない")
def a_discrete_effect_does_not_go_on(t: Table, ann: Person, ben: Person) -> None:
    """All auras are destroyed; an aura that is played later stays, also after another layer has resolved."""
    old = ben.aura("古い霧", "続行")
    wind = ann.instant("大風", "すべてのサブタイプがオーラのパーマネントを破壊する。")
    new = ann.aura("新しい霧", "続行", zone="hand")
    spark = ann.instant("火花")
    ann.plays(wind).resolve().expect("大風の後の、古い霧の領域", old.zone, "墓地")
    ann.resolves(new, spark).expect("火花の後の、新しい霧の領域", new.zone, "闘技場")


@fab.check("6.1.2#sentence-2", "1つのレイヤーの2つの単発効果は、1つずつ起こり、それぞれに誘発する")
def discrete_effects_are_generated_one_by_one(t: Table, ann: Person) -> None:
    """A card gains life twice; an effect triggers on both gains."""
    ann.equips("head", "月の冠", "ライフが増えたとき、カードを1枚引く。")
    ann.gets("deck", *(action(f"本{number}") for number in range(1, 4)))
    ann.plays(ann.instant("強壮剤", "ライフを2点得る。ライフを3点得る。")).resolve()
    t.expect("スタックにある誘発レイヤー", t.stack, 2)
    t.resolve(2).expect("アンの手札の枚数", ann.count("hand"), 2)


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
    treasure = ann.card("宝")
    ann.plays(plan).resolve(search=treasure).expect("宝の領域", treasure.zone, "墓地")
    t.expect("起こったことの順", t.order_of(Discard, Shuffle), ["捨てる", "シャッフル"])


@fab.check("6.1.3#sentence-1a", "単発効果の条件は、その効果が生成されようとする時に評価する")
def a_condition_is_evaluated_when_the_effect_would_be_generated(t: Table, ann: Person) -> None:
    """A card draws a card, and then would gain life if the hand were empty, as it was before."""
    ann.gets("deck", action("本"))
    ann.plays(ann.instant("望み", "カードを1枚引く。あなたの手札のカードがないなら、ライフを10点得る。")).resolve()
    t.expect("アンのライフ", ann.life, 20)


@fab.check("6.1.3#sentence-2", "条件が満たされていれば、条件付きの単発効果は、選ぶまでもなく生成される")
def a_conditional_effect_is_generated(t: Table, ann: Person) -> None:
    """A card gains life if the hand is empty, which it is."""
    ann.plays(ann.instant("望み", "あなたの手札のカードがないなら、ライフを10点得る。")).resolve(may=False)
    t.expect("アンは、生成するかどうかを尋ねられたか", t.was_asked(ann, "may"), False)
    t.expect("アンのライフ", ann.life, 30)


@fab.check("6.1.3#sentence-1b,3", "条件が満たされていなければ、単発効果は生成されず、後で満たされても生成されない")
def a_conditional_effect_is_not_generated(t: Table, ann: Person) -> None:
    """A card gains life if the hand is empty, which it is not until later, and then 2 life without a condition."""
    hope = ann.instant("望み", "あなたの手札のカードがないなら、ライフを10点得る。ライフを2点得る。")
    spark = ann.instant("火花")
    ann.plays(hope).resolve().expect("条件のない効果だけが生成された後の、アンのライフ", ann.life, 22)
    ann.plays(spark).resolve().expect("火花の後の、アンのライフ", ann.life, 23)


@fab.check("6.2.2a#sentence-2a", "「このターンの終わりまで」の効果は、ターンが終わると終わる")
def an_effect_of_a_turn_ends_with_it(t: Table, ann: Person, ben: Person) -> None:
    """Ben, in Ann's turn, makes attacks stronger, and attacks in his own turn."""
    rage = ben.instant("激昂", "このターンの終わりまで、攻撃は、パワーに2の修整を得る。")
    first, second = ann.attack("爪"), ben.attack("牙")
    ann.plays(first)
    ben.responds(rage).resolve().expect("このターンの爪のパワー", first.power, 5)
    t.until("").end_turn()
    ben.plays(second).expect("次のターンの牙のパワー", second.power, 3)


@fab.check("6.2.2a#sentence-2a", "「チェインリンクが解決されるまで」の効果は、そのチェインリンクが解決されると終わる")
def an_effect_of_a_link_ends_with_it(t: Table, ann: Person) -> None:
    """Two attacks on one combat chain, and an effect from the first one."""
    first = ann.attack("先手", "チェインリンクが解決されるまで、攻撃は、パワーに2の修整を得る。", "続行", defense=None)
    second = ann.attack("追い打ち", "続行")
    ann.plays(first).until("attack").expect("1つ目のチェインリンクの攻撃のパワー", first.power, 5)
    t.until("resolution")
    ann.plays(second).until("attack").expect("2つ目のチェインリンクの攻撃のパワー", second.power, 3)


@fab.check("6.2.2a#sentence-2a", "「戦闘チェインが閉じるまで」の効果は、閉じたことで誘発した効果が解決されるまで続く")
def an_effect_of_a_combat_chain_ends_last(t: Table, ann: Person) -> None:
    """An aura gives life when the combat chain closes, and an effect gives more of it; later it gives no more."""
    ann.aura("残り香", "戦闘チェインが閉じたとき、ライフを1点得る。")
    bloom = ann.attack("開花", "戦闘チェインが閉じるまで、ライフが増える場合、代わりにその量が3増える。", defense=None)
    spark = ann.instant("火花")
    ann.plays(bloom).until("").expect("戦闘チェインが閉じた後のアンのライフ", ann.life, 24)
    ann.plays(spark).resolve().expect("火花の後のアンのライフ", ann.life, 25)


@fab.check("6.2.2#sentence-1", "カードのレイヤーでも、起動や誘発のレイヤーでも、解決されると、その継続効果が始まる")
def any_layer_generates_a_continuous_effect(t: Table, ann: Person) -> None:
    """The power of an attack when a card, an ability, and an effect that triggers on its cost, have resolved."""
    grows = f"{THIS_TURN}攻撃は、パワーに2の修整を得る。"
    claw, spell = ann.attack("爪"), ann.instant("成長", grows)
    totem = ann.item("石像", f"インスタント ― 「これを破壊する」: {grows}", f"これ自身が破壊されたとき、{grows}")
    ann.plays(claw)
    ann.plays(spell).expect("カードが解決される前の爪のパワー", claw.power, 3)
    t.resolve().expect("カードが解決された後の爪のパワー", claw.power, 5)
    ann.activates(totem).resolve().expect("誘発レイヤーが解決された後の爪のパワー", claw.power, 7)
    t.resolve().expect("起動レイヤーが解決された後の爪のパワー", claw.power, 9)


@fab.check("6.2.2a#sentence-1", "継続効果は、生成されるとすぐに、すでにプレイされている攻撃にも適用される")
def a_layer_continuous_effect_applies_at_once(t: Table, ann: Person) -> None:
    """An attack that was played before a card made attacks stronger, and one that is played later."""
    claw = ann.attack("爪", "続行", defense=None)
    fang = ann.attack("牙")
    grows = ann.instant("成長", "このターンの終わりまで、攻撃は、パワーに2の修整を得る。")
    ann.plays(claw)
    ann.plays(grows).resolve().expect("すでにプレイされていた爪のパワー", claw.power, 5)
    t.until("resolution")
    ann.plays(fang).expect("後からプレイされた牙のパワー", fang.power, 5)


@fab.check("6.2.2a#sentence-3", "「このターン」は、効果が生成されたターンのことで、後のターンになっても変わらない")
def a_duration_does_not_change(t: Table, ann: Person, ben: Person) -> None:
    """An effect until the end of Ann's turn, and attacks in the turns of Ben and of Ann that follow."""
    rage = ann.instant("激昂", "このターンの終わりまで、攻撃は、パワーに2の修整を得る。")
    first, second = ben.attack("牙"), ann.attack("爪")
    ann.plays(rage).resolve().end_turn()
    ben.plays(first).expect("次のターンの牙のパワー", first.power, 3)
    t.until("").end_turn()
    ann.plays(second).expect("その次のターンの爪のパワー", second.power, 3)


@fab.check("6.2.2a#sentence-4a", "期間を示さない継続効果は、だれのものでも、生成されたターンが終わると終わる")
def an_effect_without_a_duration_ends_with_the_turn(t: Table, ann: Person, ben: Person) -> None:
    """An effect of Ben's that specifies no duration, in Ann's turn, in which it was generated, and in his own."""
    rage = ben.instant("激昂", "今から、攻撃は、パワーに2の修整を得る。")
    first, second = ann.attack("爪"), ben.attack("牙")
    ben.resolves(rage)
    ann.plays(first).expect("このターンの爪のパワー", first.power, 5)
    t.until("").end_turn()
    ben.plays(second).expect("次のターンの牙のパワー", second.power, 3)


@fab.check("6.2.1#sentence-2", "継続効果は、後からプレイされた攻撃にも影響を与え続ける")
def a_continuous_effect_keeps_influencing(t: Table, ann: Person) -> None:
    """Attacks become stronger before the attack is played."""
    grows = ann.instant("成長", "このターンの終わりまで、攻撃は、パワーに2の修整を得る。")
    claw = ann.attack("爪")
    ann.plays(grows).resolve()
    ann.plays(claw).expect("後からプレイされた爪のパワー", claw.power, 5)


@fab.check("6.2.2b#sentence-2", "手札の枚数だけの修整は、効果が生成された時の枚数のままで、手札が減っても変わらない")
def a_variable_value_is_fixed_when_generated(t: Table, ann: Person) -> None:
    """An attack gains power for the cards in hand: three as the effect is put on the stack, two as it is generated."""
    claw = ann.attack("爪")
    grows = ann.instant("成長", "このターンの終わりまで、攻撃は、パワーに(あなたの手札のカードの枚数)の修整を得る。")
    sparks = [ann.instant(f"火花{number}") for number in (1, 2, 3)]
    ann.plays(claw)
    ann.plays(grows)
    ann.plays(sparks[0]).resolve(2).expect("手札が2枚の時に生成された後の爪のパワー", claw.power, 5)
    ann.plays(sparks[1]).expect("手札が1枚に減った後の爪のパワー", claw.power, 5)


_NEXT = f"{THIS_TURN}次にプレイする攻撃アクションカードは、パワーに(あなたの手札のカードの枚数)の修整を得る。"


@fab.check("6.2.2b#sentence-3", "次の攻撃への効果の値は、その攻撃に初めて適用される時の手札の枚数で決まる")
def a_value_for_the_next_object_is_determined_later(t: Table, ann: Person) -> None:
    """An effect on the next attack is generated with three cards in hand; the attack leaves one there."""
    grows = ann.instant("成長", _NEXT)
    spark, _other, claw = ann.instant("火花"), ann.instant("灯"), ann.attack("爪")
    ann.plays(grows).resolve().expect("効果が生成された時の手札の枚数", ann.count("hand"), 3)
    ann.plays(spark).resolve()
    ann.plays(claw).expect("手札に灯だけを残してプレイした爪のパワー", claw.power, 4)


@fab.check("6.2.2b#sentence-4", "次の攻撃に適用された効果の値は、その後に手札が減っても変わらない")
def a_value_for_the_next_object_stays(t: Table, ann: Person) -> None:
    """An effect on the next attack has begun to apply to it; then a card leaves the hand."""
    grows = ann.instant("成長", _NEXT)
    spark, claw = ann.instant("火花"), ann.attack("爪")
    ann.plays(grows).resolve()
    ann.plays(claw).expect("手札が1枚の時の爪のパワー", claw.power, 4)
    ann.plays(spark).expect("手札がなくなった後の爪のパワー", claw.power, 4)


@fab.check("6.2.2c#sentence-1", "攻撃に適用された効果は、その発生源のカードが墓地に移った後も、適用され続ける")
def an_effect_continues_to_apply(t: Table, ann: Person) -> None:
    """The card that makes an attack stronger is in the graveyard once it has resolved."""
    claw = ann.attack("爪")
    grows = ann.instant("成長", "このターンの終わりまで、対象の攻撃であるものは、パワーに2の修整を得る。")
    ann.plays(claw)
    ann.plays(grows, target=claw).resolve().expect("成長の領域", grows.zone, "墓地")
    t.expect("爪のパワー", claw.power, 5)


@fab.check("6.2.2c#sentence-2", "パワー3以上の攻撃に適用された効果は、パワーが2に減っても、適用され続ける")
def an_effect_applies_whatever_the_object_becomes(t: Table, ann: Person) -> None:
    """The next attack with power 3 or more has go again; then its power is reduced below that."""
    haste = ann.instant("疾風", "このターンの終わりまで、次にプレイするパワー3以上のものは、『続行』を得る。")
    claw = ann.attack("爪")
    weak = ann.instant("衰弱", "このターンの終わりまで、攻撃は、パワーに-1の修整を得る。")
    ann.plays(haste).resolve()
    ann.plays(claw)
    ann.plays(weak).resolve().expect("爪のパワー", claw.power, 2)
    t.expect("爪が続行を持つか", claw.has(GoAgain), True)


@fab.check("6.2.2c#sentence-2", "「パワー3以上のもの」すべてへの効果も、攻撃のパワーが2に減った後、適用され続ける")
def an_effect_on_all_that_fit_applies_whatever_they_become(t: Table, ann: Person) -> None:
    """What has power 3 or more has go again; the power of an attack is reduced, and another one was weak at first."""
    haste = ann.instant("疾風", "このターンの終わりまで、パワー3以上のものは、『続行』を得る。")
    claw, thorn = ann.attack("爪"), ann.attack("棘", power=2)
    weak = ann.instant("衰弱", "チェインリンクが解決されるまで、攻撃は、パワーに-1の修整を得る。")
    ann.plays(haste).resolve()
    ann.plays(claw)
    ann.plays(weak).resolve().expect("爪のパワー", claw.power, 2)
    t.expect("爪が続行を持つか", claw.has(GoAgain), True)
    t.until("resolution")
    ann.plays(thorn).expect("初めからパワー2の棘が続行を持つか", thorn.has(GoAgain), False)


_GROWS_IF = "あなたの手札のカードがないなら、このターンの終わりまで、攻撃は、パワーに2の修整を得る。"


@fab.check("6.2.2d#sentence-1b", "継続効果の生成の条件は、生成される時に一度だけ確かめ、後で満たされなくなってもよい")
def a_condition_of_generation_is_evaluated_once(t: Table, ann: Person) -> None:
    """An effect begins while the hand is empty; later there is a card in hand."""
    ann.gets("deck", action("本"))
    ann.equips("head", "書見台", "1ターンに1回、インスタント ― コストなし: カードを1枚引く。")
    desk = ann.card
    claw = ann.attack("爪")
    grows = ann.instant("成長", _GROWS_IF)
    ann.plays(claw)
    ann.plays(grows).resolve().expect("手札がない時の爪のパワー", claw.power, 5)
    ann.activates(desk("書見台")).resolve().expect("アンの手札の枚数", ann.count("hand"), 1)
    t.expect("手札が1枚になった後の爪のパワー", claw.power, 5)


@fab.check("6.2.2d#sentence-1a", "継続効果の生成の条件は、その効果が生成されようとする時に確かめる")
def a_condition_of_generation_is_evaluated_in_time(t: Table, ann: Person) -> None:
    """A card draws a card, and then would make attacks stronger if the hand were empty, as it was before."""
    ann.gets("deck", action("本"))
    claw, grows = ann.attack("爪"), ann.instant("学びと成長", f"カードを1枚引く。{_GROWS_IF}")
    ann.plays(claw)
    ann.plays(grows).resolve().expect("手札が1枚になった時の爪のパワー", claw.power, 3)


@fab.check("6.2.2d#sentence-2", "生成の条件が満たされていれば、継続効果は、選ぶまでもなく生成される")
def a_conditional_continuous_effect_begins(t: Table, ann: Person) -> None:
    """Attacks become stronger if the hand is empty, which it is."""
    claw = ann.attack("爪")
    grows = ann.instant("成長", _GROWS_IF)
    ann.plays(claw)
    ann.plays(grows).resolve(may=False).expect("爪のパワー", claw.power, 5)
    t.expect("アンは、生成するかどうかを尋ねられたか", t.was_asked(ann, "may"), False)


@fab.check("6.2.2d#sentence-3", "生成の条件が満たされていなければ、継続効果は生成されず、後で満たされても始まらない")
def a_conditional_continuous_effect_does_not_begin(t: Table, ann: Person) -> None:
    """Attacks would become stronger if the hand were empty; it is empty only later."""
    claw = ann.attack("爪")
    grows = ann.instant("成長", _GROWS_IF)
    spark = ann.instant("火花")
    ann.plays(claw)
    ann.plays(grows).resolve().expect("手札がある時の爪のパワー", claw.power, 3)
    ann.plays(spark).expect("手札がなくなった後の爪のパワー", claw.power, 3)


@fab.check("6.2.2d#sentence-4", "継続効果の適用の条件は、効果が続く間ずっと確かめる")
def a_condition_of_application_is_checked_continuously(t: Table, ann: Person) -> None:
    """Attacks are stronger while the hand is empty: it is not, then it is, then it is not again."""
    ann.gets("deck", action("本"))
    desk = ann.equips("head", "書見台", "インスタント ― コストなし: カードを1枚引く。")
    claw = ann.attack("爪")
    grows = ann.instant("成長", "このターンの終わりまで、あなたの手札のカードがない間、攻撃は、パワーに2の修整を得る。")
    spark = ann.instant("火花")
    ann.plays(claw)
    ann.plays(grows).resolve().expect("手札が1枚の時の爪のパワー", claw.power, 3)
    ann.plays(spark).resolve().expect("手札がない時の爪のパワー", claw.power, 5)
    ann.activates(desk).resolve().expect("また手札が1枚の時の爪のパワー", claw.power, 3)


@fab.check("6.2.4#sentence-1", "次のオブジェクトへの効果は、すでにあるものでなく、指定に合う次のものに適用される")
def an_effect_waits_for_an_object_that_fits(t: Table, ann: Person) -> None:
    """An effect waits for an attack with power 5 or more; one is there already, and then one with power 3 is played."""
    haste = ann.instant("雄叫び", "このターンの終わりまで、次にプレイするパワー5以上のものは、パワーに2の修整を得る。")
    old, small, large = ann.attack("角", "続行", power=6), ann.attack("爪", "続行"), ann.attack("牙", power=5)
    ann.plays(old)
    ann.resolves(haste).expect("すでに攻撃している角のパワー", old.power, 6)
    t.until("resolution")
    ann.plays(small).expect("爪のパワー", small.power, 3)
    t.until("resolution")
    ann.plays(large).expect("牙のパワー", large.power, 7)


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
    ann.plays(lamp).expect("攻撃でない灯のパワー", lamp.power, 1)
    t.resolve()
    ann.plays(first).expect("次の攻撃・アクションカードである爪のパワー", first.power, 6)
    t.until("resolution")
    ann.plays(second).expect("その後の牙のパワー", second.power, 3)


_BANNER = ("《旗》 アクション ― オーラ コスト0", "攻撃は、パワーに2の修整を得る。", "続行")


@fab.check("6.2.3#sentence-2", "常在型継続効果は、ターンが終わっても終わらない")
def a_static_effect_has_no_duration(t: Table, ann: Person, ben: Person) -> None:
    """An aura that makes attacks stronger is played in Ann's turn; both players attack, each in their turn."""
    banner = ann.hand(*_BANNER)
    claw, fang = ann.attack("爪"), ben.attack("牙")
    ann.plays(banner).resolve()
    ann.plays(claw).expect("このターンの爪のパワー", claw.power, 5)
    t.until("").end_turn()
    ben.plays(fang).expect("次のターンの牙のパワー", fang.power, 5)


@fab.check("6.2.3a#sentence-1", "オーラの常在型継続効果は、オーラが闘技場に出たターンのうちに始まる")
def a_static_effect_starts_at_once(t: Table, ann: Person) -> None:
    """An attack is played before and after an aura that makes attacks stronger."""
    banner, claw = ann.hand(*_BANNER), ann.attack("爪")
    ann.plays(banner).resolve()
    ann.plays(claw).expect("爪のパワー", claw.power, 5)


@fab.check("6.2.3a#sentence-2", "オーラの常在型継続効果は、オーラが破壊されると終わる")
def a_static_effect_ends_with_its_source(t: Table, ann: Person) -> None:
    """An aura that makes attacks stronger is destroyed while Ann attacks."""
    ann.has_card("permanent", *_BANNER)
    claw = ann.attack("爪")
    wind = ann.instant("大風", "すべてのサブタイプがオーラのパーマネントを破壊する。")
    ann.plays(claw).expect("旗がある時の爪のパワー", claw.power, 5)
    ann.plays(wind).resolve().expect("旗が破壊された後の爪のパワー", claw.power, 3)


_SHELF = ("《書庫》 装備品 ― 頭", "攻撃は、パワーに(あなたの手札のカードの枚数)の修整を得る。")


@fab.check(
    "6.2.3b#sentence-1", "常在型継続効果の可変値は、だれのターンでも、何も解決されなくても、今のゲーム状況から決まる"
)
def a_variable_value_of_a_static_effect(t: Table, ann: Person, ben: Person) -> None:
    """Ben's equipment makes attacks stronger by the number of his cards in hand; Ann attacks, and has one card left."""
    ben.has_card("head", *_SHELF)
    claw = ann.attack("爪")
    for person, name in ((ann, "雫"), (ben, "火花"), (ben, "灯")):
        person.instant(name)
    ann.plays(claw).expect("ベンの手札が2枚の時の、アンの爪のパワー", claw.power, 5)


@fab.check("6.2.3b#sentence-2", "常在型継続効果の可変値は、手札の枚数が変わると更新される")
def a_variable_value_of_a_static_effect_is_updated(t: Table, ann: Person) -> None:
    """Equipment makes attacks stronger by the number of cards in hand, which becomes smaller and greater."""
    ann.gets("deck", *(action(f"本{number}") for number in (1, 2)))
    ann.has_card("head", *_SHELF)
    claw = ann.attack("爪")
    study = ann.instant("学び", "カードを2枚引く。")
    ann.plays(claw).expect("手札が1枚の時の爪のパワー", claw.power, 4)
    ann.plays(study).expect("手札がない時の爪のパワー", claw.power, 3)
    t.resolve().expect("手札が2枚の時の爪のパワー", claw.power, 5)


_DRUM = ("《太鼓》 装備品 ― 頭", "パワー5以上のものは、『続行』を得る。")


def _modifying(person: Person, name: str, amount: int) -> TrackedCard:
    """Give a player an instant that modifies the power of attacks this turn."""
    return person.instant(name, f"{THIS_TURN}攻撃は、パワーに{amount}の修整を得る。")


@fab.check("6.2.3c#sentence-1", "パワー5以上のものへの常在型継続効果は、攻撃のパワーが5以上である間だけ適用される")
def a_static_effect_applies_to_what_it_describes(t: Table, ann: Person) -> None:
    """Equipment gives go again to what has power 5 or more: an attack has 3, gets 2 more, and loses 1."""
    ann.has_card("head", *_DRUM)
    claw, grows, weak = ann.attack("爪"), _modifying(ann, "成長", 2), _modifying(ann, "衰弱", -1)
    ann.plays(claw).expect("パワー3の爪が続行を持つか", claw.has(GoAgain), False)
    ann.resolves(grows).expect("パワー5の爪が続行を持つか", claw.has(GoAgain), True)
    ann.resolves(weak).expect("パワー4の爪が続行を持つか", claw.has(GoAgain), False)


@fab.check("6.2.3c#sentence-2", "攻撃のパワーが変わると、パワー5以上のものへの常在型継続効果は適用されなくなる")
def a_static_effect_follows_the_properties(t: Table, ann: Person) -> None:
    """Equipment gives go again to what has power 5 or more; the power of an attack is reduced to 4."""
    ann.has_card("head", *_DRUM)
    fang = ann.attack("牙", power=5)
    weak = ann.instant("衰弱", "このターンの終わりまで、攻撃は、パワーに-1の修整を得る。")
    ann.plays(fang).expect("パワー5の牙が続行を持つか", fang.has(GoAgain), True)
    ann.plays(weak).resolve().expect("衰弱の後の牙のパワー", fang.power, 4)
    t.expect("パワー4の牙が続行を持つか", fang.has(GoAgain), False)


_BANNER_IF = ("《旗》 装備品 ― 頭", "あなたの手札のカードがないなら、攻撃は、パワーに2の修整を得る。")


@fab.check("6.2.3d#sentence-1", "常在型継続効果の条件は、対戦相手のターンにも確かめる")
def a_static_condition_is_evaluated_at_all_times(t: Table, ann: Person, ben: Person) -> None:
    """Ben's equipment makes attacks stronger while his hand is empty, which it is in Ann's turn."""
    ben.has_card("head", *_BANNER_IF)
    claw = ann.attack("爪")
    ann.plays(claw).expect("アンのターンの爪のパワー", claw.power, 5)


@fab.check("6.2.3d#sentence-2", "条件が満たされると、常在型継続効果が生成される")
def a_static_effect_begins_when_its_condition_is_met(t: Table, ann: Person) -> None:
    """Equipment makes attacks stronger while the hand is empty; the last card leaves the hand."""
    ann.has_card("head", *_BANNER_IF)
    claw, spark = ann.attack("爪"), ann.instant("火花")
    ann.plays(claw).expect("手札が1枚の時の爪のパワー", claw.power, 3)
    ann.plays(spark).expect("手札がなくなった後の爪のパワー", claw.power, 5)


@fab.check("6.2.3d#sentence-3", "条件が満たされなくなると、常在型継続効果は存在しなくなる")
def a_static_effect_ends_when_its_condition_is_not_met(t: Table, ann: Person) -> None:
    """Equipment makes attacks stronger while the hand is empty; a card is drawn."""
    ann.gets("deck", action("本"))
    ann.has_card("head", *_BANNER_IF)
    desk = ann.equips("arms", "書見台", "インスタント ― コストなし: カードを1枚引く。")
    claw = ann.attack("爪")
    ann.plays(claw).expect("手札がない時の爪のパワー", claw.power, 5)
    ann.activates(desk).resolve().expect("手札が1枚になった後の爪のパワー", claw.power, 3)
