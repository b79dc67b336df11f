"""Checks of 1.11: priority."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import HEALS
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.cards import Subtype
from rulesdb.engine.fab.sample_cards.small_cards import gem, instant

ITEM: frozenset[Subtype] = frozenset({"item"})


@fab.check(
    "1.11.1#sentence-2a,2b", "プレイすることも、起動することも、パスすることも、優先権を持つプレイヤーにしかできない"
)
def only_with_priority_one_acts(t: Table, ann: Person, ben: Person) -> None:
    """Let the player without priority try all three; the other one can do each of them."""
    spark, charm = (ben.instant("火花"), ben.has_card("permanent", "《護符》 アクション ― アイテム", HEALS))
    hers, jewel = ann.instant("水花"), ann.item("宝石", HEALS)
    may = (ann.may_play(hers), ann.may_activate(jewel), ann.may_pass())
    t.expect("優先権を持つアンは、プレイと起動とパスができるか", may, (True, True, True))
    ben.cannot_play(spark, "1.11.1")
    ben.cannot_activate(charm, "5.2.2")
    ben.cannot_pass("1.11.1")


@fab.check("1.11.2#sentence-1", "優先権を持つのは、いつでも多くて1人である")
def one_player_at_a_time_has_priority(t: Table, ann: Person, ben: Person) -> None:
    """Hand priority on: who had it cannot play, who has it can."""
    hers, his = ann.instant("火花"), ben.instant("火花")
    t.expect("アンは火花をプレイできるか", ann.may_play(hers), True)
    ann.passes().expect("ベンは火花をプレイできるか", ben.may_play(his), True)
    ann.cannot_play(hers, "1.11.1")


@fab.check("1.11.1#sentence-3 1.11.5#sentence-3", "だれかがプレイしている間は、ターンプレイヤーも優先権を持たない")
def there_may_be_no_active_player(t: Table, ann: Person, ben: Person) -> None:
    """Stop in the middle of paying for a card that the non-turn-player plays."""
    hers, bolt, other = ann.instant("火花"), ben.hand(instant("雷", cost=1)), ben.instant("水花")
    stone, _stone = ben.hand(gem("赤石")), ben.hand(gem("青石"))
    ben.responds(bolt, pitch=...).expect("尋ねられていること", t.question, "ベン: ピッチするカード")
    ann.cannot_play(hers, "1.11.1")
    ben.cannot_play(other, "1.11.1")
    t.answer(pitch=stone).expect("プレイし終えた後に優先権を持つプレイヤー", t.active, "ベン")


@fab.check("1.11.3#sentence-3a,3b,3c", "レイヤーが解決された後に優先権を得るのは、ターンプレイヤーである")
def the_turn_player_gets_priority(t: Table, ann: Person, ben: Person) -> None:
    """Let the non-turn-player's card resolve in the action phase, and then in combat."""
    sparks = [ben.instant("火花") for _ in range(2)]
    strike = ann.attack("爪")
    t.expect("アクションフェイズの開始時に優先権を得たプレイヤー", t.active, "アン")
    ben.responds(sparks[0]).resolve().expect("ベンのカードが解決された後に優先権を得たプレイヤー", t.active, "アン")
    ann.plays(strike).until("attack").expect("攻撃ステップで優先権を得たプレイヤー", t.active, "アン")
    ben.responds(sparks[1]).resolve().expect(
        "戦闘でベンのカードが解決された後に優先権を得たプレイヤー", t.active, "アン"
    )
    for step, name in (
        ("defend", "防御"),
        ("reaction", "リアクション"),
        ("damage", "ダメージ"),
        ("resolution", "解決"),
    ):
        t.until(step).expect(f"{name}ステップで優先権を得たプレイヤー", t.active, "アン")


@fab.check(
    "1.11.3#sentence-1 1.10.1#sentence-3", "開始フェイズと終了フェイズには、レイヤーがあっても、だれも優先権を得ない"
)
def nobody_gets_priority_outside_the_action_phase(t: Table, ann: Person, ben: Person) -> None:
    """An effect of Ben's triggers in both phases of Ann's turn; its layers resolve at once."""
    ann.hand(gem("赤石"))
    ben.equips(
        "head",
        "暁と黄昏の冠",
        "(対戦相手のターンの開始時になったか、対戦相手の終了フェイズの開始時になった)とき、ライフを1点得る。",
        defense=0,
    )
    t.begin("start phase")
    t.expect("開始フェイズの後の、ベンのライフ", ben.life, 21)
    t.expect("アクションフェイズに優先権を得たプレイヤー", t.active, "アン")
    t.resolve(arsenal=...).expect("アンが格納庫にカードを置く時の、ベンのライフ", ben.life, 22)
    t.answer(arsenal=None)
    t.expect("それまでに優先権を得た順", t.values(kinds.GetPriority, "player"), ["アン", "ベン", "ベン"])


@fab.check("1.11.3#sentence-2 1.10.1#sentence-3", "クローズステップには、だれも優先権を得ない")
def nobody_gets_priority_in_the_close_step(t: Table, ann: Person, ben: Person) -> None:
    """An effect of Ben's triggers as the combat chain closes; it resolves before anybody gets priority."""
    blow = ann.attack("爪")
    ben.equips("head", "安らぎの冠", "戦闘チェインが閉じたとき、ライフを1点得る。", defense=0)
    ann.plays(blow).until("resolution").expect("攻撃された後の、ベンのライフ", ben.life, 17)
    t.resolve().expect("戦闘チェインが閉じた後の、ベンのライフ", ben.life, 18)
    t.expect("スタックのレイヤーの数", t.stack, 0)
    t.expect("戦闘の後に優先権を得たプレイヤー", t.active, "アン")


@fab.check("1.11.4#sentence-1", "アクティブプレイヤーは、ほかにできることがあっても、パスしてよい")
def the_active_player_may_pass(t: Table, ann: Person) -> None:
    """Pass with a card that could be played in hand."""
    t.expect("アンは火花をプレイできるか", ann.may_play(ann.instant("火花")), True)
    t.expect("アンはパスできるか", ann.may_pass(), True)
    ann.passes().expect("優先権を持つプレイヤー", t.active, "ベン")


@fab.check(
    "1.11.4a#sentence-1,3,4a", "優先権は時計回りに移り、3人全員が続けてパスすると、一番上のレイヤーだけが解決される"
)
def priority_goes_round_clockwise(t: Table, ann: Person, ben: Person) -> None:
    """Let three players pass one after the other with two layers on the stack."""
    kay = t.joins("ケイ")
    lower, upper = ann.instant("火花"), ann.instant("水花")
    ann.plays(lower)
    ann.plays(upper)
    ann.passes().expect("アンの次に優先権を得たプレイヤー", t.active, "ベン")
    ben.passes().expect("ベンの次に優先権を得たプレイヤー", t.active, "ケイ")
    t.expect("3人目がパスする前の、スタックのレイヤーの数", t.stack, 2)
    kay.passes().expect("3人目がパスした後の、水花のあるゾーン", upper.zone, "墓地")
    t.expect("3人目がパスした後の、火花のあるゾーン", lower.zone, "スタック")
    t.expect("レイヤーの解決後に優先権を得たプレイヤー", t.active, "アン")
    t.resolve()
    t.resolve().expect("スタックが空で、3人がパスした後に優先権を得た、次のターンのプレイヤー", t.active, "ベン")


@fab.check("1.11.4a#sentence-4b", "戦闘でスタックが空のときに全員が続けてパスすると、そのステップだけが終わる")
def passing_ends_a_step(t: Table, ann: Person, ben: Person) -> None:
    """Both players pass in the Attack Step, and the Defend Step begins."""
    ann.plays(ann.attack("爪")).until("attack")
    ann.passes()
    ben.passes().expect("全員がパスした後のステップ", t.step, "defend")


@fab.check("1.11.4a#sentence-2", "だれかがプレイや起動をしたら、全員があらためて続けてパスしなければならない")
def acting_breaks_the_succession_of_passes(t: Table, ann: Person, ben: Person) -> None:
    """Let one player pass, the other one act, and pass in turn: the stack stays until all have passed again."""
    hers, his, charm = ann.instant("火花"), ben.instant("水花"), ben.item("護符", HEALS)
    ann.plays(hers)
    ann.passes().expect("アンがパスした後に優先権を持つプレイヤー", t.active, "ベン")
    ben.plays(his)
    ben.passes().expect("ベンがパスした後の、スタックのレイヤーの数", t.stack, 2)
    ann.passes().expect("アンもパスした後の、スタックのレイヤーの数", t.stack, 1)
    ann.passes()
    ben.activates(charm)
    ben.passes().expect("能力を起動したベンがパスした後の、スタックのレイヤーの数", t.stack, 2)


@fab.check("1.11.5#sentence-2", "パスした人は、ルールによってまた得るまで、優先権を失う")
def who_passes_loses_priority(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """Of three players the first passes: she cannot act, and neither can the third, until a layer has resolved."""
    hers, other, spark = ann.instant("火花"), cid.instant("火の粉"), ann.instant("水花")
    ann.plays(spark)
    ann.passes().expect("優先権を持つプレイヤー", t.active, ben.name)
    ann.cannot_play(hers, "1.11.1")
    cid.cannot_play(other, "1.11.1")
    ben.passes()
    cid.passes().expect("レイヤーが解決された後、アンは火花をプレイできるか", ann.may_play(hers), True)


@fab.check(
    "1.11.5#sentence-3", "カードをプレイしている間も、能力を起動している間も、だれも優先権を持たず、終わるとまた得る"
)
def nobody_has_priority_while_a_card_is_played(t: Table, ann: Person, ben: Person) -> None:
    """Stop in the middle of paying for a card, and for an ability."""
    bolt, spark = ann.hand(instant("雷", cost=1)), ann.instant("火花")
    worn = ann.equips("chest", "胸当て", "インスタント ― リソース1点: ライフを1点得る。")
    stone, other, his = ann.hand(gem("赤石")), ann.hand(gem("紅石")), ben.instant("水花")
    ann.plays(bolt, pitch=...)
    ann.cannot_play(spark, "1.11.1")
    ben.cannot_play(his, "1.11.1")
    t.answer(pitch=stone).expect("プレイし終えた後に優先権を持つプレイヤー", t.active, "アン")
    ann.activates(worn, pitch=...)
    ann.cannot_play(spark, "1.11.1")
    ben.cannot_play(his, "1.11.1")
    t.answer(pitch=other).expect("起動し終えた後に優先権を持つプレイヤー", t.active, "アン")


@fab.check("1.11.5#sentence-3", "レイヤーを解決している間は、だれも優先権を持たない")
def nobody_has_priority_while_a_layer_resolves(t: Table, ann: Person, ben: Person) -> None:
    """Stop in the middle of a resolution that asks which card to discard."""
    toll = ann.instant("通行料", "対戦相手は、手札を1枚捨てる。")
    spark, other = ben.instant("火花"), ben.instant("水花")
    ann.plays(toll).resolve(discard=...)
    ben.cannot_play(spark, "1.11.1")
    t.answer(discard=other).expect("解決した後に優先権を持つプレイヤー", t.active, "アン")


@fab.check("1.11.5#sentence-4", "ゲーム状況処理の間は、だれも優先権を持たない")
def nobody_has_priority_during_game_state_actions(t: Table, ann: Person) -> None:
    """Stop where a player must say which of two triggered-layers is put on the stack first."""
    for _ in range(2):
        ann.has_card("permanent", "《見張り》 アクション ― アイテム", "カードがプレイされたとき、ライフを1点得る。")
    first, spark = ann.instant("雷"), ann.instant("火花")
    ann.plays(first, order_of_triggers=...).expect("スタックに置かれるのを待つ誘発レイヤーの数", t.pending, 2)
    ann.cannot_play(spark, "1.11.1")
    t.answer(order_of_triggers=1).expect("置き終えた後に優先権を持つプレイヤー", t.active, "アン")


@fab.check("1.11.5#sentence-4", "ゲームプロセスの間は、だれも優先権を持たない")
def nobody_has_priority_during_game_processes(t: Table, ann: Person, ben: Person) -> None:
    """Stop at the end of the turn, where a card may be put into the arsenal."""
    kept, hers, his = ann.hand(gem("赤石")), ann.instant("水花"), ben.instant("火花")
    t.resolve(arsenal=...)
    ann.cannot_play(hers, "1.11.1")
    ben.cannot_play(his, "1.11.1")
    t.answer(arsenal=kept).expect("赤石のあるゾーン", kept.zone, "格納庫")
