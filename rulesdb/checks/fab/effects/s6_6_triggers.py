"""Checks of 6.6: kinds and conditions of triggered effects."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import THIS_TURN
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.sample_cards.small_cards import attack, gem


@fab.check("6.6.1#sentence-1", "誘発効果は、誘発すると、スタックに誘発レイヤーを置く")
def a_triggered_effect_puts_a_layer_on_the_stack(t: Table, ann: Person) -> None:
    """An effect triggers on a card that Ann plays."""
    ann.equips("head", "語りの冠", "カードがプレイされたとき、ライフを5点得る。")
    ann.plays(ann.instant("火花")).expect("誘発した時の、アンのライフ", ann.life, 20)
    t.expect("スタックのレイヤーの数", t.stack, 2)


@fab.check("6.6.1c#sentence-3", "イベントと状況の両方を表す誘発条件は、状況が変わっただけでは満たされない")
def an_event_and_a_state_are_an_event(t: Table, ann: Person) -> None:
    """An effect waits for a card that is drawn while its controller has none in hand; Ann only plays her last card."""
    ann.equips("head", "無手の冠", "カードが引かれたとき、あなたの手札のカードがない場合、ライフを5点得る。")
    ann.plays(ann.instant("火花")).expect("アンの手札の枚数", ann.count("hand"), 0)
    t.expect("スタックにあるのは、火花だけか", t.stack == 1, True)


@fab.check("6.6.1c#sentence-4", "誘発条件がゲーム状況を表している効果は、状況がその条件を満たすと誘発する")
def a_state_alone_triggers(t: Table, ann: Person) -> None:
    """An effect waits for its controller to have 3 resource points."""
    ann.equips("head", "満ちる冠", "あなたのリソースポイントが3点以上あるとき、ライフを5点得る。")
    ann.plays(ann.instant("泉", "リソースポイントを3点得る。")).resolve()
    t.expect("泉が解決された後のスタックのレイヤーの数", t.stack, 1)
    t.resolve().expect("アンのライフ", ann.life, 25)


@fab.check("6.6.1c#sentence-5", "誘発レイヤーの効果にある条件は、満たされていなくても、効果の誘発を妨げない")
def a_condition_in_the_layer_is_no_trigger_condition(t: Table, ann: Person) -> None:
    """An effect of a triggered-layer asks for 3 resource points, which Ann has only after it has triggered."""
    ann.equips(
        "head", "待つ冠", "カードがプレイされたとき、あなたのリソースポイントが3点以上あるなら、ライフを5点得る。"
    )
    spark = ann.instant("火花")
    well = ann.instant("泉", "リソースポイントを3点得る。")
    ann.plays(spark).expect("火花をプレイした後のスタックのレイヤーの数", t.stack, 2)
    ann.plays(well).resolve().resolve(2)
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
    ann.plays(claw).until("damage").expect("爪がヒットした後の、アンのライフ", ann.life, 27)
    t.resolve().expect("誘発レイヤーが解決された後の、アンのライフ", ann.life, 32)
    t.expect("アンのリソースポイント", ann.resource_points, 1)


@fab.check("6.6.5#sentence-1a,1b", "だれのイベントでも、だれのターンの状況でも、誘発条件を満たすと、効果が誘発する")
def an_event_or_a_state_triggers(t: Table, ann: Person, ben: Person) -> None:
    """In Ann's turn Ben plays his last card; her effect waits for a card that is played, his for an empty hand."""
    ann.equips("head", "語りの冠", "カードがプレイされたとき、ライフを1点得る。")
    ben.equips("arms", "無手の籠手", "あなたの手札のカードがないとき、ライフを5点得る。")
    ben.responds(ben.instant("火花")).expect("スタックのレイヤーの数", t.stack, 3)
    t.resolve(3).expect("火花の1点と合わせた、ベンのライフ", ben.life, 26)
    t.expect("アンのライフ", ann.life, 21)


@fab.check("6.6.5a#sentence-1a", "イベントで闘技場に出たカードの効果は、そのイベントより前にはないので、誘発しない")
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
    ann.plays(ann.instant("黙考", "カードを1枚引く。")).resolve().expect("アンのライフ", ann.life, 23)
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
    ann.plays(well).expect("泉をプレイした後のスタックのレイヤーの数", t.stack, 1)
    t.resolve()
    ann.plays(spark).expect("火花をプレイした後のスタックのレイヤーの数", t.stack, 2)


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
    ann.plays(second).resolve(2).expect("使った後で、また3点になった後の、アンのライフ", ann.life, 30)


@fab.check(
    "6.6.5c#sentence-2 6.6.5c#example-1",
    "蒸気カウンターの置かれていない《ハイパードライバ》が闘技場に出ると、その誘発効果が誘発する",
)
def hyper_driver_without_counters_is_destroyed(t: Table, ann: Person) -> None:
    """Only the second ability: the example leaves open why the Hyper Driver enters the arena without a counter."""
    driver = ann.item(
        "ハイパードライバ", "これの上に「蒸気」カウンターがないとき、これを破壊する。", "続行", zone="hand"
    )
    ann.plays(driver).resolve().expect("ハイパードライバのあるゾーン", driver.zone, "闘技場")
    t.expect("スタックのレイヤーの数", t.stack, 1)
    t.resolve().expect("誘発レイヤーが解決された後の、ハイパードライバのあるゾーン", driver.zone, "墓地")


@fab.check("6.6.6#sentence-1", "誘発レイヤーは、レイヤーの解決中にではなく、その後のゲーム状況処理でスタックに加える")
def triggered_layers_wait_for_the_state_actions(t: Table, ann: Person) -> None:
    """Two effects trigger while one card resolves: one on the life that it gives first, one on the card drawn then."""
    ann.equips("head", "癒しの冠", "ライフが増えたとき、リソースポイントを1点得る。")
    ann.equips("arms", "学びの籠手", "カードが引かれたとき、リソースポイントを1点得る。")
    ann.has_card("deck", attack("爪"))
    ann.plays(ann.instant("黙考", "ライフを1点得る。カードを1枚引く。")).resolve(order_of_triggers=...)
    t.expect("尋ねられていること", t.question, "アン: 誘発した効果の順番")
    t.expect("その時にスタックにあるレイヤーの数", t.stack, 0)
    t.answer(order_of_triggers=0).expect("その後にスタックにあるレイヤーの数", t.stack, 2)


_WELL = ("《泉》 インスタント コスト0", "リソースポイントを3点得る。")
_PRAYER = (
    "《祈り》 インスタント コスト0",
    "その時にあなたのリソースポイントが3点以上あるとき、『ライフを5点得る。』。",
)


@fab.check(
    "6.6.2#sentence-1 6.6.5a#sentence-4",
    "インライン型誘発効果は、生成された時に条件が満たされていれば誘発し、誘発レイヤーを作る",
)
def an_inline_effect_triggers_at_once(t: Table, ann: Person) -> None:
    """A card asks for 3 resource points when it resolves, and Ann has them."""
    well, prayer = ann.hand(*_WELL), ann.hand(*_PRAYER)
    ann.resolves(well, prayer).expect("祈りが解決された後の、スタックのレイヤーの数", t.stack, 1)
    t.expect("祈りが解決された後の、アンのライフ", ann.life, 20)
    t.resolve().expect("誘発レイヤーが解決された後の、アンのライフ", ann.life, 25)


@fab.check("6.6.2#sentence-2", "インライン型誘発効果が誘発できるのは、生成された時の一度だけである")
def an_inline_effect_triggers_only_at_once(t: Table, ann: Person) -> None:
    """Ann has 3 resource points, spends them, and gets them again."""
    first, prayer, second = ann.hand(*_WELL), ann.hand(*_PRAYER), ann.hand(*_WELL)
    costly = ann.hand("《浪費》 インスタント コスト3", "何もしない。")
    ann.resolves(first, prayer).resolve().expect("誘発レイヤーが解決された後の、アンのライフ", ann.life, 25)
    ann.resolves(costly, second).expect("またリソースポイントが3点になった時の、スタックのレイヤーの数", t.stack, 0)


@fab.check("6.6.2a#sentence-1", "インライン型誘発効果は、生成された後で条件が満たされても、誘発しない")
def an_inline_effect_does_not_wait(t: Table, ann: Person) -> None:
    """Ann has no resource points when the card resolves, and gets 3 of them later."""
    well, prayer = ann.hand(*_WELL), ann.hand(*_PRAYER)
    ann.resolves(prayer, well).expect("アンのリソースポイント", ann.resource_points, 3)
    t.expect("スタックのレイヤーの数", t.stack, 0)


@fab.check("6.6.3#sentence-1", "遅延型誘発効果は、レイヤーの解決で生成されると、発生源がなくなっても残り、誘発する")
def a_delayed_effect_outlives_its_source(t: Table, ann: Person) -> None:
    """An ability of equipment generates an effect for this turn; then the equipment is destroyed."""
    ring = ann.equips(
        "arms", "余韻の腕輪", f"インスタント ― コストなし: {THIS_TURN}『カードが引かれたとき、ライフを5点得る。』。"
    )
    rust = ann.instant("錆", "「余韻の腕輪」という名前のすべてのカードを破壊する。")
    think = ann.instant("黙考", "カードを1枚引く。")
    ann.has_card("deck", gem("赤石"))
    ann.activates(ring).resolve()
    ann.resolves(rust, think).expect("余韻の腕輪のあるゾーン", ring.zone, "墓地")
    t.expect("カードを引いた後の、スタックのレイヤーの数", t.stack, 1)


@fab.check(
    "6.6.3#sentence-4 6.6.3#example-1",
    "《Lead the Charge》は、コスト2以上のアクションカードを次にプレイしたときにだけ誘発する",
)
def lead_the_charge_is_about_the_next_card(t: Table, ann: Person) -> None:
    """Ann plays an action card that costs too little, and then two that cost enough."""
    lead = ann.action(
        "Lead the Charge",
        "このターンの終わりまで、次に『あなたによって、(タイプがアクションの、かつコスト2以上の)ものが"
        "プレイされたとき、アクションポイントを1点得る。』。",
        "続行",
        defense=None,
    )
    cheap = ann.hand("《小走り》 アクション コスト1", "何もしない。", "続行")
    first = ann.hand("《疾走》 アクション コスト2", "何もしない。", "続行")
    second = ann.hand("《突進》 アクション コスト2", "何もしない。", "続行")
    for _ in range(2):
        ann.hand(gem("青石", 3))
    ann.plays(lead).resolve()
    created, points = [], []
    for card in (cheap, first, second):
        ann.plays(card)
        created.append(t.stack - 1)
        while t.stack:
            t.resolve()
        points.append(ann.action_points)
    t.expect("3枚をプレイしたときの、誘発レイヤーの数", created, [0, 1, 0])
    t.expect("それぞれが解決された後の、アンのアクションポイント", points, [1, 2, 2])


_LONG = "《長考》 インスタント コスト0"


@fab.check("6.6.3a#sentence-1", "期間が書かれた遅延型誘発効果は、その期間が過ぎれば、もう誘発しない")
def a_delayed_effect_has_a_duration(t: Table, ann: Person, ben: Person) -> None:
    """An effect for this turn waits for cards; a card is played in the next turn."""
    long = ann.hand(_LONG, "このターンの終わりまで、『カードがプレイされたとき、ライフを5点得る。』。")
    spark = ben.instant("火花")
    ann.plays(long).resolve().end_turn()
    ben.plays(spark).expect("次のターンにあるのは、火花だけか", t.stack == 1, True)


@fab.check("6.6.3a#sentence-1", "戦闘チェインが閉じることを条件としても、期間が書かれていれば、その期間で終わる")
def a_duration_ends_an_effect_that_waits_for_a_step(t: Table, ann: Person, ben: Person) -> None:
    """An effect for this turn waits for the combat chain to close; there is combat only in the next turn."""
    long = ann.hand(_LONG, "このターンの終わりまで、『戦闘チェインが閉じたとき、ライフを5点得る。』。")
    claw = ben.attack("爪", power=1)
    ann.plays(long).resolve().end_turn()
    ben.plays(claw).until("").end_turn().expect("戦闘チェインが閉じた後の、アンのライフ", ann.life, 19)


@fab.check("6.6.3a#sentence-2a,3", "フェイズの変化を条件とする、期間のない遅延型誘発効果は、誘発するまで続く")
def a_delayed_effect_waits_for_a_phase(t: Table, ann: Person) -> None:
    """In her turn Ann plays a card whose effect waits for her next action phase, and gives life once."""
    long = ann.hand(_LONG, "今から、『あなたのアクションフェイズの開始時になったとき、ライフを5点得る。』。")
    ann.plays(long).resolve().end_turn().expect("ベンのターンの、アンのライフ", ann.life, 20)
    t.end_turn().resolve().expect("アンの次のターンの、アンのライフ", ann.life, 25)
    t.end_turn().end_turn().expect("その次のターンに、また誘発したか", t.stack > 0, False)


@fab.check("6.6.3a#sentence-2b,3", "戦闘チェインが閉じることを条件とする、期間のない遅延型誘発効果も、誘発するまで続く")
def a_delayed_effect_waits_for_a_step(t: Table, ann: Person, ben: Person) -> None:
    """An effect waits for the combat chain to close; there is combat only in the next turn."""
    long = ann.hand(_LONG, "今から、『戦闘チェインが閉じたとき、ライフを5点得る。』。")
    claw = ben.attack("爪", power=1)
    ann.plays(long).resolve().end_turn()
    ben.plays(claw).until("").end_turn().expect("戦闘チェインが閉じた後の、アンのライフ", ann.life, 20 - 1 + 5)


@fab.check("6.6.4#sentence-1", "常在型誘発効果は、発生源がなくなれば、もう誘発しない")
def a_static_effect_needs_its_source(t: Table, ann: Person) -> None:
    """Equipment with an effect that waits for cards is destroyed, and then a card is played."""
    ann.equips("head", "語りの冠", "カードが引かれたとき、ライフを5点得る。")
    rust = ann.instant("錆", "「語りの冠」という名前のすべてのカードを破壊する。")
    think = ann.instant("黙考", "カードを1枚引く。")
    ann.has_card("deck", gem("赤石"))
    ann.resolves(rust, think).expect("スタックのレイヤーの数", t.stack, 0)


@fab.check(
    "6.6.5#sentence-2 6.6.4#example-1",
    "ライナーの効果は、自分のアクションフェイズ中にパワー6以上のカードを捨てると誘発し、解決されると威嚇を行う",
)
def rhinar_intimidates(t: Table, ann: Person, ben: Person) -> None:
    """Intimidating, which the example does not define, banishes Ben's only card in hand, face down."""
    ann.has_card(
        "hero",
        "《ライナー》 ヒーロー ライフ20 知力0",
        "(あなたの手札にある、かつパワー6以上の)ものが捨てられたとき、あなたのアクションフェイズである場合、"
        "プレイヤー1の手札のすべてのカードを裏向きに追放する。",
    )
    throw = ann.instant("放り捨て", "手札を1枚捨てる。")
    ann.attack("大岩", power=6)
    card = ben.hand(gem("赤石"))
    ann.plays(throw).resolve(may=False).expect("捨てた後の、スタックのレイヤーの数", t.stack, 1)
    t.expect("アンは、レイヤーを生成するかどうかを尋ねられたか", t.was_asked(ann, "may"), False)
    t.expect("捨てた後の、赤石のあるゾーン", card.zone, "手札")
    t.resolve().expect("誘発レイヤーが解決された後の、赤石のあるゾーン", card.zone, "追放ゾーン")


@fab.check("6.6.5a#sentence-2", "イベントの後で生成された誘発効果は、遡って誘発することはない")
def a_delayed_effect_does_not_look_back(t: Table, ann: Person) -> None:
    """A card is drawn, and then an effect is generated that waits for drawn cards."""
    think = ann.instant("黙考", "カードを1枚引く。")
    long = ann.hand(_LONG, "このターンの終わりまで、『カードが引かれたとき、ライフを5点得る。』。")
    ann.has_card("deck", gem("赤石"))
    ann.resolves(think, long).expect("スタックのレイヤーの数", t.stack, 0)
