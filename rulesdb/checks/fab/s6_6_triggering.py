"""Checks of section 6.6, triggered effects."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Table
from rulesdb.engine.fab.sample_cards.small_cards import instant


@fab.check("6.6.6b#sentence-1", title="だれの誘発レイヤーから置くのかは、ターンプレイヤーが選ぶ")
def the_turn_player_selects_whose_layers_come_first(t: Table) -> None:
    """Both players have an effect that triggers; the turn-player lets the opponent's layer be put first."""
    ann, ben = t.people
    for person in (ann, ben):
        person.has_card("head", f"《{person.name}の冠》 装備品 ― 頭", "カードがプレイされたとき、ライフを1点得る。")
    spark = ann.hand(instant("火花"))
    t.begin()
    ann.plays(spark, first_player=...)
    t.expect("アンが選べること", t.choices, ["アンを選ぶ", "ベンを選ぶ"])
    t.answers(first_player=ben)
    t.resolve()
    t.expect("上に置かれたアンの誘発レイヤーが解決された後の、2人のライフ", (ann.life, ben.life), (21, 20))


@fab.check("6.6.6b#sentence-3", title="自分の誘発レイヤーを加える順番は、そのプレイヤーが選ぶ")
def a_player_orders_their_own_layers(t: Table) -> None:
    """Two effects of Ann's trigger; she puts the layer of the effect that triggered first on top of the other one."""
    ann, _ben = t.people
    ann.has_card("head", "《月の冠》 装備品 ― 頭", "カードがプレイされたとき、ライフを1点得る。")
    ann.has_card("arms", "《日の腕輪》 装備品 ― 腕", "カードがプレイされたとき、ライフを5点得る。")
    spark = ann.hand(instant("火花"))
    t.begin()
    ann.plays(spark, order_of_triggers=...)
    t.expect("尋ねられていること", t.question, "アン: 誘発した効果の順番")
    t.answers(order_of_triggers=1)
    t.resolve()
    t.expect("最初の誘発レイヤーが解決された後の、アンのライフ", ann.life, 21)
    t.resolve()
    t.expect("次の誘発レイヤーが解決された後の、アンのライフ", ann.life, 26)
