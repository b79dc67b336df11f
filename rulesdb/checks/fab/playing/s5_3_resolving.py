"""Checks of 5.3: resolving layers."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import THIEF, THIS_TURN
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.cards import CardType
from rulesdb.engine.fab.language.card_sheets import read_card
from rulesdb.engine.fab.sample_cards.small_cards import gem, instant, item

REACTION: frozenset[CardType] = frozenset({"defense reaction"})


@fab.check(
    "5.3.1#sentence-4c,4d 5.3.4#sentence-1a,2b", "続行は、先に書かれていても、レイヤーのほかの効果よりも後である"
)
def the_steps_have_an_order(t: Table, ann: Person) -> None:
    """Play an action with go again whose effect asks whether there is no action point."""
    haste = ann.action("早足", "続行", "あなたのアクションポイントが1点以上ないなら、ライフを3点得る。")
    ann.plays(haste).resolve().expect("アンのライフ", ann.life, 23)
    t.expect("アンのアクションポイント", ann.action_points, 1)


@fab.check("5.3.1#sentence-1 5.3.4#sentence-2c", "解決能力は、どれも、発生源がスタックで解決される時に、効果を生成する")
def a_resolution_ability_generates_its_effect_on_resolving(t: Table, ann: Person) -> None:
    """Play a card that gains 2 life and 1 more, and look before and after it resolves."""
    ann.plays(ann.instant("強壮剤", "ライフを2点得る。", "ライフを1点得る。"))
    t.expect("解決前の、アンのライフ", ann.life, 20)
    t.resolve().expect("解決後の、アンのライフ", ann.life, 23)


@fab.check("5.3.1#sentence-2a,2b", "全員が続けてパスすると、スタックの一番上のレイヤーだけが解決される")
def the_top_layer_resolves(t: Table, ann: Person) -> None:
    """Put two cards on the stack, and let all pass once."""
    first, second = ann.instant("火花"), ann.instant("水花", "ライフを5点得る。")
    ann.plays(first)
    ann.plays(second)
    ann.passes().expect("アンだけがパスした後の、アンのライフ", ann.life, 20)
    t.resolve().expect("ベンもパスした後の、アンのライフ", ann.life, 25)
    t.expect("火花のあるゾーン", first.zone, "スタック")


@fab.check("5.3.1#sentence-3", "レイヤーステップの攻撃は、ほかのレイヤーのようには解決されず、攻撃ステップになる")
def an_attack_does_not_resolve_like_other_layers(t: Table, ann: Person) -> None:
    """Let all pass with an attack with go again on the stack, once with an instant on top of it."""
    strike, spark = ann.attack("連撃", "続行"), ann.instant("火花", "ライフを1点得る。")
    ann.plays(strike)
    ann.plays(spark).resolve().expect("攻撃の上の火花が解決された後の、アンのライフ", ann.life, 21)
    t.expect("その時の連撃のあるゾーンとステップ", [strike.zone, t.step], ["スタック", "layer"])
    t.resolve().expect("もう一度全員がパスした後の、連撃のあるゾーン", strike.zone, "戦闘チェイン")
    t.expect("アンのアクションポイント", ann.action_points, 0)


@fab.check(
    "5.3.1#sentence-4a 5.3.2#sentence-1,2,3,4a 5.3.4#sentence-1b",
    "解決に失敗したレイヤーはクリアされるだけで、効果を生成しない",
)
def a_layer_that_fails_is_cleared_and_that_is_all(t: Table, ann: Person, ben: Person) -> None:
    """Destroy the only target of a card in response: it does not draw either."""
    calm = ben.aura("静けさ")
    ann.has_card("deck", instant("火花"))
    gale = ann.instant("疾風", "対象のサブタイプがオーラのパーマネントを破壊する。カードを1枚引く。")
    gust = ann.instant("突風", "対象のサブタイプがオーラのパーマネントを破壊する。")
    ann.plays(gale)
    ann.plays(gust).resolve().expect("静けさのあるゾーン", calm.zone, "墓地")
    t.resolve().expect("アンの手札の枚数", ann.count("hand"), 0)
    t.expect("疾風のあるゾーン", gale.zone, "墓地")
    t.expect("優先権を持つプレイヤー", t.active, "アン")


@fab.check("5.3.2#sentence-1", "解決に失敗するかどうかは、どの効果よりも先に確かめる")
def failing_is_checked_before_any_effect(t: Table, ann: Person, ben: Person) -> None:
    """A card that destroys its only target: it is not checked again after that."""
    ben.aura("静けさ")
    storm = ann.action("嵐", "対象のサブタイプがオーラのパーマネントを破壊する。ライフを2点得る。", "続行")
    ann.plays(storm).resolve().expect("アンのライフ", ann.life, 22)
    t.expect("アンのアクションポイント", ann.action_points, 1)


@fab.check(
    "5.3.1#sentence-4d 5.3.2#sentence-3",
    "オーラのカードレイヤーも、解決に失敗すれば墓地に置かれ、闘技場には移らない",
)
def an_aura_that_fails_does_not_enter_the_arena(t: Table, ann: Person, ben: Person) -> None:
    """Destroy the only target of an aura with go again in response."""
    ben.aura("静けさ")
    dawn = ann.aura("暁の気", "対象のサブタイプがオーラのパーマネントを破壊する。", "続行", zone="hand")
    gust = ann.instant("突風", "対象のサブタイプがオーラのパーマネントを破壊する。")
    ann.plays(dawn)
    ann.plays(gust).resolve(2).expect("暁の気のあるゾーン", dawn.zone, "墓地")
    t.expect("アンのアクションポイント", ann.action_points, 0)


@fab.check("5.3.2#sentence-4b", "解決に失敗した後は、失敗したレイヤーがだれのものでも、ターンプレイヤーが優先権を得る")
def the_turn_player_has_priority_after_a_failure(t: Table, ann: Person, ben: Person) -> None:
    """A card of the opponent, who passes last, loses its only target."""
    ann.aura("静けさ")
    gale = ben.instant("疾風", "対象のサブタイプがオーラのパーマネントを破壊する。")
    gust = ann.instant("突風", "対象のサブタイプがオーラのパーマネントを破壊する。")
    ben.responds(gale)
    ann.responds(gust).resolve()
    ann.passes()
    ben.passes().expect("解決に失敗したレイヤーの数", t.event_count(kinds.Resolved, has_failed=True), 1)
    t.expect("優先権を持つプレイヤー", t.active, "アン")


@fab.check("5.3.2#sentence-5", "発生源がなくなっただけでは、起動レイヤーは解決に失敗しない")
def a_layer_resolves_without_its_source(t: Table, ann: Person) -> None:
    """The cost of an ability is to destroy its source."""
    vial = ann.item("小瓶", "インスタント ― 「これを破壊する」: ライフを1点得る。")
    ann.activates(vial).expect("小瓶のあるゾーン", vial.zone, "墓地")
    t.resolve().expect("アンのライフ", ann.life, 21)


@fab.check("5.3.2a#sentence-1", "対象を1つも宣言しなくてよい効果で、宣言しなかったなら、解決に失敗しない")
def a_layer_without_declared_targets_resolves(t: Table, ann: Person, ben: Person) -> None:
    """Play a card that may destroy an aura, and draws a card, without an aura as a target."""
    calm = ben.aura("静けさ")
    ann.has_card("deck", gem("赤石"))
    gale = ann.instant("疾風", "対象のサブタイプがオーラのパーマネントを破壊してもよい。カードを1枚引く。")
    ann.plays(gale, target=None).resolve(may=False).expect("アンの手札の枚数", ann.count("hand"), 1)
    t.expect("静けさのあるゾーン", calm.zone, "闘技場")


@fab.check(
    "5.3.2a#sentence-2,3", "宣言した対象が1つでも適正なら、レイヤーは解決される。1つも残っていなければ、解決に失敗する"
)
def one_legal_target_is_enough(t: Table, ann: Person, ben: Person) -> None:
    """Destroy one of two targets in response, and then the only target of another card."""
    calm, lull, _mist = (ben.aura(name) for name in ("静けさ", "凪", "霧"))
    ann.gets("deck", instant("火花"), instant("水花"))
    storm = ann.instant("嵐", "対象のサブタイプがオーラのパーマネント2つを破壊する。カードを1枚引く。")
    gale = ann.instant("疾風", "対象のサブタイプがオーラのパーマネントを破壊する。カードを1枚引く。")
    gust = ann.instant("突風", "対象のサブタイプがオーラのパーマネントを破壊する。")
    breeze = ann.instant("微風", "対象のサブタイプがオーラのパーマネントを破壊する。")
    ann.plays(storm, target=(calm, lull))
    ann.plays(gust, target=calm).resolve(2).expect("2つの対象のうち、残っていた凪のあるゾーン", lull.zone, "墓地")
    t.expect("嵐の解決後の、アンの手札の枚数", ann.count("hand"), 3)
    ann.plays(gale)
    ann.plays(breeze).resolve(2).expect("疾風の解決後の、アンの手札の枚数", ann.count("hand"), 1)


@fab.check("5.3.2a#sentence-2,3", "対象が1つでも適正なら、ほかの対象を失った効果だけが何もしない")
def one_legal_target_of_several_effects_is_enough(t: Table, ann: Person, ben: Person) -> None:
    """A card destroys a target aura and deals damage to a target hero; another has the aura alone as its target."""
    calm = ben.aura("静けさ")
    storm = ann.instant(
        "嵐", "対象のサブタイプがオーラのパーマネントを破壊する。対象の対戦相手のヒーローに2点の一般ダメージを与える。"
    )
    gale = ann.instant("疾風", "対象のサブタイプがオーラのパーマネントを破壊する。")
    gust = ann.instant("突風", "対象のサブタイプがオーラのパーマネントを破壊する。")
    ann.plays(gale)
    ann.plays(storm)
    ann.plays(gust).resolve().expect("静けさのあるゾーン", calm.zone, "墓地")
    t.resolve().expect("嵐が解決された後のベンのライフ", ben.life, 18)
    t.resolve().expect("解決に失敗したレイヤーの数", t.event_count(kinds.Resolved, has_failed=True), 1)


@fab.check("5.3.2b#sentence-3 5.3.2b#example-1", "条件を満たさなくなると、幻影の誘発レイヤーは解決に失敗する")
def phantasm_is_checked_again(t: Table, ann: Person, ben: Person) -> None:
    """Defend with 6 power, and answer the triggered-layer with Blinding Beam."""
    mirage = ann.attack("幻の一撃", "防御しているカードのうちパワー6以上のものがあるとき、これを破壊する。", power=5)
    beam = ann.instant("Blinding Beam", "このターンの終わりまで、対象の防御しているカードは、パワーに-2の修整を得る。")
    wall = ben.attack("大槌", power=6)
    ann.plays(mirage).until("attack").resolve(defend=(wall, None))
    t.expect("防御された後の、スタックのレイヤーの数", t.stack, 1)
    ann.plays(beam).resolve().expect("大槌のパワー", wall.power, 4)
    t.resolve().expect("幻の一撃のあるゾーン", mirage.zone, "戦闘チェイン")


@fab.check("5.3.2b#sentence-1", "解決時にもう一度確かめるのは誘発レイヤーの条件で、起動レイヤーの起動条件ではない")
def an_activation_condition_is_not_checked_again(t: Table, ann: Person) -> None:
    """Activate an ability that requires an empty hand, and draw a card in response."""
    ann.has_card("deck", gem("赤石"))
    cup = ann.item(
        "空の杯", "インスタント ― コストなし: 『ライフを1点得る。』あなたの手札のカードがない場合にだけ起動できる。"
    )
    book = ann.has_card("permanent", "《手帳》 アクション ― アイテム", "インスタント ― コストなし: カードを1枚引く。")
    ann.activates(cup)
    ann.activates(book).resolve().expect("アンの手札の枚数", ann.count("hand"), 1)
    t.resolve().expect("アンのライフ", ann.life, 21)


@fab.check("5.3.2c#sentence-1", "防御カードになれない防御リアクションは、解決に失敗し、効果も生成されない")
def a_reaction_that_cannot_defend_fails(t: Table, ann: Person, ben: Person) -> None:
    """Forbid defending in response to a defense reaction that gains life."""
    strike = ann.attack("爪")
    parry = ben.hand("《受け流し》 防御リアクション コスト0 防御4", "ライフを2点得る。")
    ban = ann.instant("封じ手", "このターンの終わりまで、防御に使えない。")
    ann.plays(strike).until("reaction")
    ben.responds(parry)
    ann.responds(ban).resolve(2).expect("受け流しのあるゾーン", parry.zone, "墓地")
    t.expect("ベンのライフ", ben.life, 20)


@fab.check(
    "5.3.1#sentence-4b 5.3.3#sentence-1a,2 5.3.4#sentence-1b",
    "レイヤーの常在能力は、解決されるときに、効果が生成されるより先に機能状態になる",
)
def static_abilities_work_while_the_layer_resolves(t: Table, ann: Person, ben: Person) -> None:
    """Deal damage with a card that gains life when it deals damage."""
    leech = ann.instant(
        "生気吸い",
        "すべての対戦相手のヒーローに1点の一般ダメージを与える。",
        "これ自身によって、何かにダメージが与えられたとき、ライフを2点得る。",
    )
    ann.plays(leech).resolve().expect("ベンのライフ", ben.life, 19)
    t.resolve().expect("アンのライフ", ann.life, 22)


@fab.check("5.3.1#sentence-4b 5.3.3#sentence-2", "レイヤーの常在能力は、クリアされるときにもまだ機能状態である")
def static_abilities_still_work_on_clearing(t: Table, ann: Person) -> None:
    """A card triggers on being cleared itself."""
    ann.plays(ann.instant("名残", "何もしない。", "これ自身がクリアされたとき、ライフを2点得る。")).resolve()
    t.expect("誘発した効果の数", t.stack, 1)
    t.resolve().expect("アンのライフ", ann.life, 22)


@fab.check("5.3.4#sentence-2a", "レイヤーの解決能力は、書かれた順に効果を生成する")
def effects_come_in_the_order_of_the_card(t: Table, ann: Person) -> None:
    """Gain 2 life, and then more, if there is more than at first; a second ability waits for that."""
    tonic = "ライフを2点得る。あなたのライフが21点以上あるなら、ライフを10点得る。"
    ann.plays(ann.instant("強壮剤", tonic, "あなたのライフが32点以上あるなら、ライフを5点得る。")).resolve()
    t.expect("アンのライフ", ann.life, 37)


@fab.check("5.3.4a#sentence-1", "どのカードを捨てるのかは、捨てる効果が生成される直前に決める")
def parameters_are_determined_before_their_effect(t: Table, ann: Person) -> None:
    """Draw, then discard, with an empty hand: the drawn card can be discarded."""
    drawn = ann.has_card("deck", instant("火花"))
    ann.plays(ann.instant("攪拌", "カードを1枚引く。手札を1枚捨てる。")).resolve()
    t.expect("引いた火花のあるゾーン", drawn.zone, "墓地")


@fab.check("5.3.4b#sentence-1", "1つの効果が失敗しても、残りの効果は生成される")
def a_failure_does_not_stop_the_rest(t: Table, ann: Person) -> None:
    """Discard with an empty hand, then gain life."""
    ann.plays(ann.instant("代償", "手札を1枚捨てる。ライフを3点得る。")).resolve().expect("アンのライフ", ann.life, 23)


@fab.check("5.3.4c#sentence-2", "途中でレイヤーが存在しなくなっても、残りの効果と解決能力は、最後の情報によって決まる")
def the_rest_comes_from_last_known_information(t: Table, ann: Person) -> None:
    """Banish the card itself, gain 1 life, and then by another ability as much as the card cost on the stack."""
    farewell = ann.hand(
        "《別れ》 インスタント コストX",
        "これを追放する。ライフを1点得る。",
        "ライフを(このレイヤーのコスト)点得る。",
    )
    stone = ann.hand(gem("青石", 3))
    ann.plays(farewell, x=3, pitch=stone).resolve().expect("別れのあるゾーン", farewell.zone, "追放ゾーン")
    t.expect("アンのライフ", ann.life, 24)


@fab.check("5.3.4d#sentence-1,2a,3,4", "融合したレイヤーは2回解決される。1回目は右側、2回目は左側の効果である")
def a_melded_layer_resolves_twice(t: Table, ann: Person, ben: Person) -> None:
    """Play both halves of a split-card: one gains life and has go again, one deals damage."""
    tide = ann.action(
        "潮||雷",
        "融合",
        "半面〔《潮》 アクション コスト0 防御2: 『ライフを3点得る。』『続行』〕",
        "半面〔《雷》 アクション コスト0 防御2: 『すべての対戦相手のヒーローに2点の一般ダメージを与える。』〕",
        defense=None,
    )
    ann.plays(tide, half="潮||雷").resolve().expect("1回目の後の、アンとベンのライフ", [ann.life, ben.life], [20, 18])
    t.expect("1回目の後の、アンのアクションポイント", ann.action_points, 0)
    t.expect("1回目の後に、カードのあるゾーン", tide.zone, "スタック")
    t.expect("1回目の後に優先権を持つプレイヤー", t.active, "アン")
    t.resolve().expect("2回目の後の、アンとベンのライフ", [ann.life, ben.life], [23, 18])
    t.expect("2回目の後の、アンのアクションポイント", ann.action_points, 1)
    t.expect("2回目の後に、カードのあるゾーン", tide.zone, "墓地")


@fab.check("5.3.4d#sentence-2b", "1回目の解決の後は、だれのレイヤーでも、ターンプレイヤーが優先権を得る")
def the_turn_player_goes_on_between_the_halves(t: Table, ann: Person, ben: Person) -> None:
    """In Ann's turn, Ben plays both halves of a split-card that is an instant."""
    half = "半面〔《{name}》 インスタント コスト0: 『ライフを{life}点得る。』〕"
    tide = ben.hand(
        "《潮||泉》 インスタント コスト0", "融合", half.format(name="潮", life=3), half.format(name="泉", life=2)
    )
    ben.responds(tide, half="潮||泉").resolve().expect("1回目の後の、ベンのライフ", ben.life, 22)
    t.expect("1回目の後に優先権を持つプレイヤー", t.active, "アン")
    t.resolve().expect("2回目の後の、ベンのライフ", ben.life, 25)


@fab.check("5.3.5#sentence-2a", "続行を持つレイヤーが解決されると、コントローラーは1アクションポイントを得る")
def go_again_gives_an_action_point(t: Table, ann: Person) -> None:
    """Play two actions, the first one with go again."""
    step, rest = ann.action("一歩", "続行", "何もしない。"), ann.action("休息")
    ann.plays(step).expect("解決前の、アンのアクションポイント", ann.action_points, 0)
    t.resolve().expect("解決後の、アンのアクションポイント", ann.action_points, 1)
    t.expect("もう1枚のアクションカードをプレイできるか", ann.may_play(rest), True)


@fab.check("5.3.5#sentence-2a", "効果によって続行を持ったレイヤーも、コントローラーに1アクションポイントを与える")
def go_again_may_be_given(t: Table, ann: Person) -> None:
    """Give an action on the stack go again."""
    rest = ann.action("休息")
    urge = ann.instant("急き立て", "このターンの終わりまで、対象のスタックのカードレイヤーは、『続行』を得る。")
    ann.plays(rest)
    ann.plays(urge, target=rest).resolve(2).expect("アンのアクションポイント", ann.action_points, 1)


@fab.check("5.3.5#sentence-2b", "続行によるアクションポイントは、オーナーではなく、レイヤーをコントロールする人が得る")
def go_again_is_for_the_controller(t: Table, ann: Person, ben: Person) -> None:
    """Play the opponent's action with go again."""
    ann.has_card("permanent", *THIEF)
    step = ben.has_card("banished", "《一歩》 アクション コスト0", "続行", "何もしない。")
    ann.plays(step).expect("解決前の、アンのアクションポイント", ann.action_points, 0)
    t.resolve().expect("解決後の、アンのアクションポイント", ann.action_points, 1)


@fab.check("5.3.5a#sentence-1", "レイヤーがもう存在しなくても、最後の情報に続行があれば、アクションポイントを得る")
def go_again_is_known_of_what_is_gone(t: Table, ann: Person) -> None:
    """Play an action with go again that banishes itself."""
    fleeting = ann.action("束の間", "これを追放する。", "続行")
    ann.plays(fleeting).resolve().expect("束の間のあるゾーン", fleeting.zone, "追放ゾーン")
    t.expect("アンのアクションポイント", ann.action_points, 1)


@fab.check(
    "5.3.4#sentence-1a 5.3.6#sentence-1,2a 5.3.6a#sentence-1",
    "オーラのカードレイヤーは、効果を生成した後で、パーマネントとして闘技場に移る",
)
def an_aura_leaves_the_stack_for_the_arena(t: Table, ann: Person) -> None:
    """Play an aura that gains life if there is no aura in the arena yet."""
    dawn = ann.aura("暁の気", "サブタイプがオーラのパーマネントがないなら、ライフを3点得る。", zone="hand")
    ann.plays(dawn).resolve().expect("アンのライフ", ann.life, 23)
    t.expect("暁の気のあるゾーン", dawn.zone, "闘技場")


@fab.check("5.3.6#sentence-2b", "効果によってオーラになったカードレイヤーも、スタックを離れて闘技場に移る")
def an_effect_makes_a_layer_leave_the_stack(t: Table, ann: Person) -> None:
    """Make an instant on the stack an aura."""
    spark = ann.instant("火花")
    veil = ann.instant("霧の術", f"{THIS_TURN}対象のスタックのカードレイヤーは、サブタイプ「オーラ」を得る。")
    ann.plays(spark)
    ann.plays(veil, target=spark).resolve(2).expect("火花のあるゾーン", spark.zone, "闘技場")


@fab.check(
    "5.3.1#sentence-4e 5.3.6a#sentence-1",
    "アイテムのカードレイヤーも闘技場に移り、それ以外のアクションカードは移らない",
)
def an_item_enters_the_arena_and_another_card_does_not(t: Table, ann: Person) -> None:
    """Play an action with go again, and then an item."""
    step, lamp = ann.action("一歩", "続行"), ann.hand(item("手燭"))
    ann.resolves(step, lamp).expect("一歩のあるゾーン", step.zone, "墓地")
    t.expect("手燭のあるゾーン", lamp.zone, "闘技場")


@fab.check("5.3.6b#sentence-1", "防御リアクションは、解決されると、アクティブチェインリンクの防御カードになる")
def a_defense_reaction_becomes_a_defending_card(t: Table, ann: Person, ben: Person) -> None:
    """Answer an attack with a defense reaction."""
    strike = ann.attack("爪", power=5)
    parry = ben.hand("《受け流し》 防御リアクション コスト0 防御4", "何もしない。")
    ann.plays(strike).until("reaction")
    ben.responds(parry).resolve().expect("受け流しのあるゾーン", parry.zone, "戦闘チェイン")
    t.until("damage").expect("ベンのライフ", ben.life, 19)


@fab.check("5.3.7#sentence-2,3", "解決された後もスタックに残っているレイヤーは、クリアされる")
def what_is_left_on_the_stack_is_cleared(t: Table, ann: Person) -> None:
    """Let an instant resolve."""
    spark = ann.instant("火花")
    ann.plays(spark).resolve().expect("火花のあるゾーン", spark.zone, "墓地")
    t.expect("優先権を持つプレイヤー", t.active, "アン")


@fab.check("5.3.7#sentence-2", "クリアされるカードは墓地へ移動するのだから、その移動は置き換えられる")
def clearing_is_a_move_that_can_be_replaced(t: Table, ann: Person) -> None:
    """Let an instant resolve under an effect that banishes what would be put into a graveyard."""
    ann.has_card(
        "permanent", "《墓守の像》 アクション ― アイテム", "オブジェクトが墓地に移る場合、代わりに追放ゾーンに移る。"
    )
    spark = ann.instant("火花")
    ann.plays(spark).resolve().expect("火花のあるゾーン", spark.zone, "追放ゾーン")


@fab.check("5.3.1#sentence-2b", "レイヤーステップでも、攻撃の上にあるレイヤーは、ふつうに解決される")
def what_is_above_an_attack_resolves_first(t: Table, ann: Person) -> None:
    """Let all pass with an instant on top of an attack, and then with the attack alone."""
    strike, spark = ann.attack("爪"), ann.instant("火花")
    ann.plays(strike)
    ann.plays(spark).resolve().expect("アンのライフ", ann.life, 21)
    t.expect("爪のあるゾーン", strike.zone, "スタック")
    t.resolve().expect("もう一度全員がパスした後に、爪のあるゾーン", strike.zone, "戦闘チェイン")


@fab.check(
    "5.3.2b#sentence-3", "誘発レイヤーは、条件がまだ満たされていれば解決され、満たされていなければ解決に失敗する"
)
def a_state_is_checked_again(t: Table, ann: Person) -> None:
    """Twice an effect triggers on an empty hand; the second time a card is drawn before the layer resolves."""
    ann.equips("head", "無手の冠", "あなたの手札のカードがないとき、ライフを1点得る。")
    book = ann.has_card("permanent", "《手帳》 アクション ― アイテム", "インスタント ― コストなし: カードを1枚引く。")
    last = ann.instant("想起", "カードを1枚引く。")
    again, _third = ann.gets("deck", read_card("《忘却》 インスタント コスト0", "何もしない。"), gem("赤石"))
    ann.plays(last).resolve().expect("手札がないままのときの、アンのライフ", ann.life, 21)
    t.resolve()
    ann.plays(again)
    ann.activates(book).resolve(2).expect("先に1枚引いたときの、アンのライフ", ann.life, 21)


@fab.check("5.3.2c#sentence-1", "防御リアクションの能力のレイヤーはカードではないので、防御できないときにも解決される")
def an_ability_of_a_reaction_need_not_defend(t: Table, ann: Person, ben: Person) -> None:
    """Forbid defending in response to a defense reaction and to a defense reaction ability; both gain life."""
    bracer = ben.equips("arms", "腕甲", "防御リアクション ― コストなし: ライフを1点得る。")
    strike = ann.attack("爪")
    parry = ben.hand("《受け流し》 防御リアクション コスト0 防御4", "ライフを2点得る。")
    ban = ann.instant("封じ手", "このターンの終わりまで、防御に使えない。")
    ann.plays(strike).until("reaction")
    ben.responds(parry)
    ben.activates(bracer)
    ann.responds(ban)
    for _ in range(3):
        t.resolve()
    t.expect("ベンのライフ", ben.life, 21)


@fab.check("5.3.2#sentence-1,2 5.3.3#sentence-1b", "解決に失敗したレイヤーの常在能力は、機能状態にならない")
def a_layer_that_fails_has_no_static_abilities(t: Table, ann: Person, ben: Person) -> None:
    """Destroy the only target of a card that would trigger on being cleared."""
    ben.aura("静けさ")
    gust = ann.instant("突風", "対象のサブタイプがオーラのパーマネントを破壊する。")
    gale = ann.instant(
        "疾風", "対象のサブタイプがオーラのパーマネントを破壊する。", "これ自身がクリアされたとき、何もしない。"
    )
    ann.plays(gale)
    ann.plays(gust).resolve(2).expect("疾風のあるゾーン", gale.zone, "墓地")
    t.expect("誘発した効果の数", t.stack, 0)


@fab.check("5.3.2a#sentence-2,3", "対象を取る語句が2つあれば、片方の対象だけが残っていても解決される")
def one_of_two_phrases_is_enough(t: Table, ann: Person, ben: Person) -> None:
    """Destroy the aura of a card that also deals damage to a hero, and that of a card that does nothing else."""
    ben.aura("静けさ")
    ann.has_card("deck", gem("赤石"))
    storm = ann.instant(
        "嵐", "対象のサブタイプがオーラのパーマネントを破壊する。対象の対戦相手のヒーローに2点の一般ダメージを与える。"
    )
    gale = ann.instant("疾風", "対象のサブタイプがオーラのパーマネントを破壊する。カードを1枚引く。")
    gust = ann.instant("突風", "対象のサブタイプがオーラのパーマネントを破壊する。")
    for spell in (storm, gale, gust):
        ann.plays(spell)
    for _ in range(3):
        t.resolve()
    t.expect("ベンのライフ", ben.life, 18)
    t.expect("アンの手札の枚数", ann.count("hand"), 0)


@fab.check(
    "5.3.1#sentence-4e 5.3.5#sentence-1 5.3.6#sentence-1",
    "効果が生成され、続行でアクションポイントを得てから、オーラはスタックを離れて闘技場に移る",
)
def go_again_comes_before_leaving_the_stack(t: Table, ann: Person) -> None:
    """Play an aura with go again that gains life."""
    dawn = ann.aura("暁の気", "ライフを3点得る。", "続行", zone="hand")
    ann.plays(dawn).resolve().expect("暁の気のあるゾーン", dawn.zone, "闘技場")
    moves, life, gains = "移る", "ライフを得る", "ポイントを得る"
    t.expect("起きた順", t.order_of(kinds.Move, kinds.GainLife, kinds.GainAsset), [moves, life, gains, moves])


@fab.check(
    "5.3.1#sentence-4c 5.3.7#sentence-1",
    "クリアは最後なので、効果が生成されるとき、カードはまだ墓地になく、続行もクリアより先である",
)
def clearing_comes_last(t: Table, ann: Person) -> None:
    """A card with go again gains life if there is no card in its player's graveyard."""
    lament = ann.action("哀歌", "あなたの墓地のカードがないなら、ライフを3点得る。", "続行")
    ann.plays(lament).resolve().expect("アンのライフ", ann.life, 23)
    t.expect("哀歌のあるゾーン", lament.zone, "墓地")
    t.expect("適用されたルールの順", t.rules_applied("5.3.5", "5.3.7"), ["5.3.5", "5.3.7"])


@fab.check("5.3.7#sentence-3", "解決の後に優先権を得るのは、最後にパスした人ではなく、ターンプレイヤーである")
def the_turn_player_has_priority_after_resolving(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """Let an instant of the turn-player resolve, and then one of the last player."""
    spark, splash = ann.instant("火花"), cid.instant("水花")
    ann.plays(spark).resolve().expect("アンのレイヤーが解決された後に、優先権を持つプレイヤー", t.active, "アン")
    ann.passes()
    ben.passes()
    cid.plays(splash).resolve().expect("シドのレイヤーが解決された後に、優先権を持つプレイヤー", t.active, "アン")
