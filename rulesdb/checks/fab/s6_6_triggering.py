"""Checks of section 6.6, triggered effects."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Table
from rulesdb.engine.fab.sample_cards.small_cards import instant


@fab.check("6.6.6b", title="だれの誘発レイヤーから置くのかは、ターンプレイヤーが選ぶ")
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
