"""Checks of 6.6.1c to 6.6.1d and 6.6.5 to 6.6.5c: trigger conditions, and what a triggered effect creates."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.sample_cards.small_cards import attack


@fab.check("6.6.1#sentence-1", "誘発効果は、誘発すると、スタックに誘発レイヤーを置く")
def a_triggered_effect_puts_a_layer_on_the_stack(t: Table, ann: Person) -> None:
    """An effect triggers on a card that Ann plays."""
    ann.equips("head", "語りの冠", "カードがプレイされたとき、ライフを5点得る。")
    ann.plays(ann.instant("火花"))
    t.expect("誘発した時の、アンのライフ", ann.life, 20)
    t.expect("スタックのレイヤーの数", t.stack, 2)


@fab.check("6.6.1c#sentence-3", "イベントと状況の両方を表す誘発条件は、状況が変わっただけでは満たされない")
def an_event_and_a_state_are_an_event(t: Table, ann: Person) -> None:
    """An effect waits for a card that is drawn while its controller has none in hand; Ann only plays her last card."""
    ann.equips("head", "無手の冠", "カードが引かれたとき、あなたの手札のカードがない場合、ライフを5点得る。")
    ann.plays(ann.instant("火花"))
    t.expect("アンの手札の枚数", ann.count("hand"), 0)
    t.expect("スタックにあるのは、火花だけか", t.stack == 1, True)


@fab.check("6.6.1c#sentence-4", "誘発条件がゲーム状況を表している効果は、状況がその条件を満たすと誘発する")
def a_state_alone_triggers(t: Table, ann: Person) -> None:
    """An effect waits for its controller to have 3 resource points."""
    ann.equips("head", "満ちる冠", "あなたのリソースポイントが3点以上あるとき、ライフを5点得る。")
    ann.plays(ann.instant("泉", "リソースポイントを3点得る。")).resolve()
    t.expect("泉が解決された後のスタックのレイヤーの数", t.stack, 1)
    t.resolve()
    t.expect("アンのライフ", ann.life, 25)


@fab.check("6.6.1c#sentence-5", "誘発レイヤーの効果にある条件は、満たされていなくても、効果の誘発を妨げない")
def a_condition_in_the_layer_is_no_trigger_condition(t: Table, ann: Person) -> None:
    """An effect of a triggered-layer asks for 3 resource points, which Ann has only after it has triggered."""
    ann.equips(
        "head", "待つ冠", "カードがプレイされたとき、あなたのリソースポイントが3点以上あるなら、ライフを5点得る。"
    )
    spark = ann.instant("火花")
    well = ann.instant("泉", "リソースポイントを3点得る。")
    ann.plays(spark)
    t.expect("火花をプレイした後のスタックのレイヤーの数", t.stack, 2)
    ann.plays(well).resolve()
    t.resolve(2)
    t.expect("泉が解決され、火花の誘発レイヤーが解決された後の、アンのライフ", ann.life, 25)


@fab.check("6.6.1d#sentence-1,2", "誘発レイヤーが解決されると、誘発効果に書かれた能力が効果を生成する")
def the_abilities_of_the_effect_are_those_of_the_layer(t: Table, ann: Person) -> None:
    """A triggered-layer with two abilities, from an attack that has a resolution ability of its own."""
    claw = ann.attack(
        "爪",
        "ライフを7点得る。",
        "これがヒットしたとき、『ライフを5点得る。』『リソースポイントを1点得る。』",
        defense=None,
    )
    ann.plays(claw).until("damage")
    t.expect("爪がヒットした後の、アンのライフ", ann.life, 27)
    t.resolve()
    t.expect("誘発レイヤーが解決された後の、アンのライフ", ann.life, 32)
    t.expect("アンのリソースポイント", ann.resource_points, 1)


@fab.check("6.6.5#sentence-1,2", "イベントや状況が誘発条件を満たすと、効果が誘発し、誘発レイヤーが生成される")
def an_event_or_a_state_triggers(t: Table, ann: Person) -> None:
    """One effect waits for a card that is played, another one for its controller to have no card in hand."""
    ann.equips("head", "語りの冠", "カードがプレイされたとき、ライフを1点得る。")
    ann.equips("arms", "無手の籠手", "あなたの手札のカードがないとき、ライフを5点得る。")
    ann.plays(ann.instant("火花"))
    t.expect("スタックのレイヤーの数", t.stack, 3)


@fab.check("6.6.5a#sentence-1", "イベントで闘技場に出たカードの効果は、そのイベントより前にはないので、誘発しない")
def a_triggered_effect_must_exist_before_the_event(t: Table, ann: Person) -> None:
    """An aura and equipment wait for objects that come to the arena; the aura is put there from the graveyard."""
    ability = "オブジェクトが闘技場に移ったとき、ライフを1点得る。"
    ann.equips("head", "見張りの冠", ability)
    mist = ann.aura("朝霧", ability, zone="graveyard")
    ann.plays(ann.instant("夜明け", "あなたの墓地のすべてのカードを闘技場に置く。")).resolve()
    t.expect("朝霧のあるゾーン", mist.zone, "闘技場")
    t.expect("スタックのレイヤーの数", t.stack, 1)


@fab.check("6.6.5b#sentence-1", "置換されて起こらなかったイベントでは、誘発しない")
def what_does_not_occur_triggers_nothing(t: Table, ann: Person, ben: Person) -> None:
    """An effect waits for damage; a prevention effect prevents all of it."""
    ann.equips("head", "嘆きの冠", "ダメージが与えられたとき、ライフを5点得る。")
    ben.equips("head", "不動の兜", "あなたのヒーロー自身が受けるダメージをすべて、軽減する。")
    ann.plays(ann.instant("稲妻", "すべての対戦相手のヒーローに3点の秘術ダメージを与える。")).resolve()
    t.expect("ベンのライフ", ben.life, 20)
    t.expect("スタックのレイヤーの数", t.stack, 0)


@fab.check("6.6.5b#sentence-2", "変更されて誘発条件を満たさなくなったイベントでは、誘発しない")
def what_is_modified_no_longer_triggers(t: Table, ann: Person) -> None:
    """An effect waits for drawn cards; instead of a card, life is gained."""
    ann.equips("head", "恵みの冠", "カードが引かれる場合、代わりにライフを3点得る。")
    ann.equips("arms", "学びの籠手", "カードが引かれたとき、リソースポイントを1点得る。")
    ann.plays(ann.instant("黙考", "カードを1枚引く。")).resolve()
    t.expect("アンのライフ", ann.life, 23)
    t.expect("スタックのレイヤーの数", t.stack, 0)


@fab.check(
    "6.6.5b#sentence-3", "状況型誘発条件もあるときは、イベントが起こった時点で、それも満たされていなければならない"
)
def the_state_must_be_met_when_the_event_occurs(t: Table, ann: Person) -> None:
    """An effect waits for a card that is played while its controller has 3 resource points; Ann plays two cards."""
    ann.equips(
        "head", "満ちる冠", "カードがプレイされたとき、あなたのリソースポイントが3点以上ある場合、ライフを5点得る。"
    )
    well = ann.instant("泉", "リソースポイントを3点得る。")
    spark = ann.instant("火花")
    ann.plays(well)
    t.expect("泉をプレイした後のスタックのレイヤーの数", t.stack, 1)
    t.resolve()
    ann.plays(spark)
    t.expect("火花をプレイした後のスタックのレイヤーの数", t.stack, 2)


@fab.check("6.6.5c#sentence-1", "満たされていなかった状況型誘発条件が、状況が変わって満たされるたびに誘発する")
def a_state_triggers_whenever_it_comes(t: Table, ann: Person) -> None:
    """An effect waits for its controller to have 3 resource points; Ann has them, spends them, and has them again."""
    ann.equips("head", "満ちる冠", "あなたのリソースポイントが3点以上あるとき、ライフを5点得る。")
    first, second = (ann.instant("泉", "リソースポイントを3点得る。") for _ in range(2))
    claw = ann.hand(attack("爪", cost=3))
    ann.plays(first).resolve(2)
    t.expect("リソースポイントが3点になり、誘発レイヤーが解決された後の、アンのライフ", ann.life, 25)
    t.expect("スタックのレイヤーの数", t.stack, 0)
    ann.plays(claw)
    ann.plays(second).resolve(2)
    t.expect("使った後で、また3点になった後の、アンのライフ", ann.life, 30)


@fab.check(
    "6.6.5c#sentence-2 6.6.5c#example-1",
    "蒸気カウンターの置かれていない《ハイパードライバ》が闘技場に出ると、その誘発効果が誘発する",
)
def hyper_driver_without_counters_is_destroyed(t: Table, ann: Person) -> None:
    """Only the second ability: the example leaves open why the Hyper Driver enters the arena without a counter."""
    driver = ann.item(
        "ハイパードライバ", "これの上に「蒸気」カウンターがないとき、これを破壊する。", "続行", zone="hand"
    )
    ann.plays(driver).resolve()
    t.expect("ハイパードライバのあるゾーン", driver.zone, "闘技場")
    t.expect("スタックのレイヤーの数", t.stack, 1)
    t.resolve()
    t.expect("誘発レイヤーが解決された後の、ハイパードライバのあるゾーン", driver.zone, "墓地")


@fab.check("6.6.6#sentence-1", "誘発レイヤーは、レイヤーの解決中にではなく、その後のゲーム状況処理でスタックに加える")
def triggered_layers_wait_for_the_state_actions(t: Table, ann: Person) -> None:
    """Two effects trigger while one card resolves: one on the life that it gives first, one on the card drawn then."""
    ann.equips("head", "癒しの冠", "ライフが増えたとき、リソースポイントを1点得る。")
    ann.equips("arms", "学びの籠手", "カードが引かれたとき、リソースポイントを1点得る。")
    ann.has_card("deck", attack("爪"))
    ann.plays(ann.instant("黙考", "ライフを1点得る。カードを1枚引く。")).resolve(order_of_triggers=...)
    t.expect("尋ねられていること", t.question, "アン: 誘発した効果の順番")
    t.expect("その時にスタックにあるレイヤーの数", t.stack, 0)
    t.answers(order_of_triggers=0)
    t.expect("その後にスタックにあるレイヤーの数", t.stack, 2)
