"""Checks of 3.0.7 and 3.0.8: objects that move between zones."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Table


@fab.check("3.0.7b#sentence-1", "すでにそのゾーンにあるカードは、同じゾーンに置かれても、移動しない")
def a_card_that_is_there_already_does_not_move(t: Table, ann: Person) -> None:
    """A card is banished, and then banished again; an effect triggers on what moves to the banished zone."""
    ann.equips("head", "封印の冠", "オブジェクトが追放ゾーンに移ったとき、ライフを1点得る。")
    claw = ann.attack("爪")
    first, again = (
        ann.instant(name, "「爪」という名前のすべてのカードを追放ゾーンに置く。") for name in ("封印", "再封印")
    )
    ann.plays(first).resolve(2).expect("封印の後の、爪のあるゾーン", claw.zone, "追放ゾーン")
    t.expect("爪が移動して誘発した効果が解決された後の、アンのライフ", ann.life, 21)
    ann.plays(again).resolve().expect("再封印の後の、爪のあるゾーン", claw.zone, "追放ゾーン")
    t.expect("再封印で誘発した効果の数", t.stack, 0)


@fab.check(
    "3.0.7b#sentence-1 3.0.7b#example-1",
    "追放の代わりに墓地に置かれるカードが、すでに墓地にあれば、移動せず、ただ表向きになる",
)
def a_card_in_the_graveyard_only_turns(t: Table, ann: Person) -> None:
    """A face-down card in the graveyard would be banished, and is put into the graveyard instead."""
    ann.equips("head", "弔いの冠", "オブジェクトが墓地から墓地に移ったとき、ライフを1点得る。")
    bones = ann.has_card(
        "graveyard",
        "《骨》 アクション ― 攻撃 コスト0 パワー3",
        "これ自身が追放ゾーンに移る場合、代わりに墓地に移る。",
        is_public=False,
    )
    ann.plays(ann.instant("浄化", "「骨」という名前のすべてのカードを追放する。")).resolve()
    t.expect("骨のあるゾーン", bones.zone, "墓地")
    t.expect("骨は表向きか", bones.is_public, True)
    t.expect("墓地から墓地への移動で誘発した効果の数", t.stack, 0)
