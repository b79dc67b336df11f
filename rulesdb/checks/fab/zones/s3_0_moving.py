"""Checks of 3.0.7 and 3.0.8: objects that move between zones."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import THIS_TURN
from rulesdb.checks.fab.table import Person, Table

_CLAW = "攻撃アクションカードが"


@fab.check(
    "3.0.7#sentence-2,3",
    "カードがゾーンを移動するとき、移動元を離れるのと、移動先に入るのは同時で、どのゾーンにもない時はない",
)
def a_card_leaves_and_enters_at_once(t: Table, ann: Person) -> None:
    """Two effects trigger as the only card in a graveyard is banished, each if a zone is as it is after the move."""
    moved = "オブジェクトが墓地から追放ゾーンに移ったとき、"
    ann.item("空の墓", f"{moved}あなたの墓地のカードがない場合、ライフを1点得る。")
    ann.item("満ちた穴", f"{moved}あなたの追放ゾーンのカードがある場合、ライフを5点得る。")
    keeper = ann.item("墓守", "インスタント ― コストなし: あなたの墓地のすべてのカードを追放する。")
    ann.attack("骨", zone="graveyard")
    ann.activates(keeper).resolve(3).expect("どちらの効果も誘発した、アンのライフ", ann.life, 26)


@fab.check(
    "3.0.7a#sentence-1 3.0.7a#example-1",
    "追放されたカードの防御値は、移動元を離れる時の値で数え、非開示で追放されたカードの値は数えない",
)
def what_moves_is_the_card_as_it_leaves(t: Table, ann: Person, ben: Person) -> None:
    """A defending card with a defense of 3 gets -1 and is banished; another one is banished face down from hand."""
    count = "このターンに、防御値の値が3以上のものがあなたの追放ゾーンに移ったなら"
    ben.item("魔碑", f"{count}、攻撃は、パワーに5の修整を得る。")
    claw, shield = ann.attack("爪"), ben.attack("盾", defense=3)
    rust = ann.instant(
        "錆", f"{THIS_TURN}名前が「盾」のものは、防御値に-1の修整を得る。", "防御しているすべてのカードを追放する。"
    )
    hide = ben.instant("隠匿", "あなたの手札のすべてのカードを追放ゾーンに裏向きで置く。")
    ben.attack("壁", defense=3)
    ann.plays(claw).until("attack").until("reaction", defend=(shield, None))
    ann.plays(rust).resolve().expect("盾のあるゾーン", shield.zone, "追放ゾーン")
    ben.responds(hide).resolve().expect("爪のパワー", claw.power, 3)


@fab.check(
    "3.0.7a#sentence-2 3.0.8#example-2", "裏向きで追放されるカードは、移動するとき、攻撃アクションカードではない"
)
def a_private_card_moves_without_properties(t: Table, ann: Person) -> None:
    """The top card of a deck is banished face down; an effect triggers on banished attack action cards."""
    ann.item("祠", f"{_CLAW}追放ゾーンに移ったとき、ライフを1点得る。")
    claw, hide = (
        ann.attack("爪", zone="deck"),
        ann.instant("隠匿", "あなたのデッキの一番上のカードを裏向きで追放する。"),
    )
    ann.plays(hide).resolve().expect("爪のあるゾーン", claw.zone, "追放ゾーン")
    t.expect("爪は開示状態か", claw.is_public, False)
    t.expect("誘発した効果の数", t.stack, 0)


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
    "3.0.7b#sentence-1,3 3.0.7b#example-1",
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


@fab.check("3.0.7b#sentence-2", "墓地に裏向きで置かれるカードが、すでに墓地にあれば、移動せず、ただ裏向きになる")
def a_card_in_the_graveyard_only_turns_face_down(t: Table, ann: Person) -> None:
    """A face-up card in the graveyard is put into the graveyard face down."""
    ann.equips("head", "弔いの冠", "オブジェクトが墓地から墓地に移ったとき、ライフを1点得る。")
    bones = ann.attack("骨", zone="graveyard")
    ann.plays(ann.instant("埋葬", "「骨」という名前のすべてのカードを墓地に裏向きで置く。")).resolve()
    t.expect("骨は表向きか", bones.is_public, False)
    t.expect("墓地から墓地への移動で誘発した効果の数", t.stack, 0)


@fab.check("3.0.8#sentence-1 3.0.8#example-1", "手札から格納庫に表向きで置かれるカードは、移動する前に開示状態になる")
def a_card_becomes_public_before_it_moves(t: Table, ann: Person) -> None:
    """An effect triggers on attack action cards that move from a hand to an arsenal; and hidden equipment moves."""
    ann.item("的", f"{_CLAW}手札から格納庫に移ったとき、ライフを1点得る。")
    claw, draw = ann.attack("爪"), ann.instant("番え", "あなたの手札のすべてのカードを格納庫に表向きで置く。")
    ann.item("棚", "タイプが装備品のものが腕から闘技場に移ったとき、ライフを5点得る。")
    glove = ann.has_card("arms", "《籠手》 装備品 ― 腕", is_public=False)
    hide = ann.instant("片付け", "「籠手」という名前のすべてのカードを闘技場に裏向きで置く。")
    ann.plays(draw).resolve().expect("爪のあるゾーン", claw.zone, "格納庫")
    t.expect("爪は開示状態か", claw.is_public, True)
    t.resolve().expect("爪が移動して誘発した効果が解決された、アンのライフ", ann.life, 21)
    ann.resolves(hide).expect("裏向きの籠手のあるゾーン", glove.zone, "闘技場")
    t.expect("籠手が裏向きのまま移動して誘発した効果の数", t.stack, 0)


@fab.check("3.0.8#sentence-2", "墓地から手札に戻るカードは、移動する前に非開示状態になる")
def a_card_becomes_private_before_it_moves(t: Table, ann: Person) -> None:
    """One effect triggers on attack action cards that move from a graveyard to a hand, the other on any object."""
    ann.item("亡霊", f"{_CLAW}墓地から手札に移ったとき、ライフを5点得る。")
    ann.item("風", "オブジェクトが墓地から手札に移ったとき、ライフを1点得る。")
    ann.attack("爪", zone="graveyard")
    ann.plays(ann.instant("回想", "あなたの墓地のすべてのカードを手札に置く。")).resolve(3)
    t.expect("風の効果だけが誘発した、アンのライフ", ann.life, 21)


_INSTEAD = "これ自身が{}に移る場合、代わりに{}に移る。"


@fab.check(
    "3.0.8a#sentence-1 3.0.8a#example-1",
    "墓地の代わりに手札に加わるカードは、開示状態になった後、移動する前に、非開示状態に戻る",
)
def a_card_with_another_destination_is_private_again(t: Table, ann: Person) -> None:
    """A card moves from the deck to the graveyard, and to its owner's hand instead."""
    bird = ann.attack("渡り鳥", _INSTEAD.format("墓地", "手札"), zone="deck")
    ann.plays(ann.instant("土砂崩れ", "あなたのデッキの一番上のカードを墓地に置く。")).resolve()
    t.expect("渡り鳥のあるゾーン", bird.zone, "手札")
    t.expect("渡り鳥は開示状態か", bird.is_public, False)


@fab.check("3.0.8a#sentence-2", "裏向きでの追放の代わりに墓地に置かれるカードは、新しい移動先の墓地では開示状態になる")
def a_card_with_another_destination_is_public_there(t: Table, ann: Person) -> None:
    """A card in hand is banished face down, and is put into the graveyard instead."""
    bird = ann.attack("渡り鳥", _INSTEAD.format("追放ゾーン", "墓地"))
    ann.plays(ann.instant("隠匿", "あなたの手札のすべてのカードを追放ゾーンに裏向きで置く。")).resolve()
    t.expect("渡り鳥のあるゾーン", bird.zone, "墓地")
    t.expect("渡り鳥は開示状態か", bird.is_public, True)
