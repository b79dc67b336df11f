"""Checks of 4.5: winning, losing and drawing."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Table


@fab.check("4.5.1a#sentence-2", "敗北したプレイヤーがコントロールしていたものは、ゲームが続くなら、クリアされる")
def what_a_loser_controls_is_cleared(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """Ben has gained control of Cid's aura, and then loses."""
    calm = cid.aura("静けさ")
    theft = ben.instant(
        "強奪", "ゲームの終わりまで、対象のサブタイプがオーラのパーマネントは、コントローラーがあなたになる。"
    )
    doom = ann.instant("破滅", "対象の対戦相手のヒーローに20点の秘術ダメージを与える。")
    ben.responds(theft).resolve().expect("ベンがコントロールする《静けさ》の数", ben.controls("静けさ"), 1)
    ann.plays(doom, target=ben.hero).resolve().expect("ベンは敗北したか", ben.has_lost, True)
    t.expect("勝ったプレイヤー", t.winners, None)
    t.expect("静けさのあるゾーン", calm.zone, "墓地")


@fab.check(
    "4.5.1a#sentence-2 4.5.1a#example-1",
    "敗北したプレイヤーのオーラも、スタックの起動レイヤーも、ほかの人のコントロールするアイテムも、ゲームからなくなる",
)
def nothing_of_a_loser_is_left(t: Table, ann: Person, ben: Person, cid: Person) -> None:
    """Ann has an aura, a layer, an item that Ben controls, and an effect that lasts."""
    calm, lamp = ann.aura("静けさ"), ann.item("手燭")
    bell = ann.equips("arms", "鐘", "インスタント ― コストなし: ライフを1点得る。")
    pup = cid.has_card("permanent", "《仔竜》 アクション ― 盟友 パワー1 ライフ3")
    care = ann.instant(
        "飼育",
        "「仔竜」という名前のカードのコントローラーの次のターンの終わりまで、《仔竜》は、パワーに2の修整を得る。",
    )
    theft = ben.instant(
        "強奪", "ゲームの終わりまで、対象のサブタイプがアイテムのパーマネントは、コントローラーがあなたになる。"
    )
    doom = ben.instant("破滅", "対象の対戦相手のヒーローに20点の秘術ダメージを与える。")
    ann.resolves(care)
    ben.responds(theft).resolve()
    ann.activates(bell)
    ben.responds(doom, target=ann.hero).resolve().expect("アンは敗北したか", ann.has_lost, True)
    t.expect(
        "アンのオーラと、ベンがコントロールしていたアンのアイテムのあるゾーン", [calm.zone, lamp.zone], ["なし", "なし"]
    )
    t.expect("スタックのレイヤーの数", t.stack, 0)
    t.end_turn().expect("敗北したアンの飼育で上がっている、仔竜のパワー", pup.power, 3)


@fab.check("4.5.3#sentence-1", "ヒーローのライフ総量が0になったプレイヤーは、ゲームに敗北する")
def a_player_without_life_loses(t: Table, ann: Person, ben: Person) -> None:
    """Ann deals as much damage to Ben's hero as he has life."""
    ann.plays(ann.instant("破滅", "すべての対戦相手のヒーローに20点の秘術ダメージを与える。")).resolve()
    t.expect("ベンは敗北したか", ben.has_lost, True)
    t.expect("勝ったプレイヤー", t.winners, ("アン",))
