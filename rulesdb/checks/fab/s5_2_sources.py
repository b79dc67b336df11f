"""Checks of 5.2.4 to 5.2.4b: sources outside the arena, and private ones."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import HEALS
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.events import Create, Resolved
from rulesdb.engine.fab.language.card_sheets import read_card
from rulesdb.engine.fab.sample_cards.small_cards import gem
from rulesdb.engine.kernel.process.options import Activate


@fab.check("5.2.4#sentence-2,3", "発生源のゾーンを条件とする起動能力は、発生源がそのゾーンにある間だけ機能状態である")
def an_ability_may_ask_for_a_zone(t: Table, ann: Person) -> None:
    """The same card in the graveyard and in hand, with an ability for the graveyard."""
    text = f"墓地にあるとき、{HEALS}"
    gone, kept = ann.attack("残り火", text, zone="graveyard"), ann.attack("残り火", text)
    t.expect("墓地の《残り火》の能力を起動できるか", ann.may_activate(gone), True)
    ann.cannot_activate(kept, "1.7.4")
    ann.activates(gone)
    t.expect("スタックのレイヤーの数", t.stack, 1)


@fab.check("5.2.4#sentence-2,3", "発生源が裏向きであることを条件とする起動能力は、裏向きの間だけ機能状態である")
def an_ability_may_ask_for_a_private_source(t: Table, ann: Person, ben: Person) -> None:
    """The same card face-down and face-up in the arsenal."""
    trap = read_card("《伏兵》 アクション ― 攻撃 コスト0 パワー3 防御3", f"格納庫にあるとき、非開示のとき、{HEALS}")
    hidden = ann.has_card("arsenal", trap, is_public=False)
    seen = ben.has_card("arsenal", trap, is_public=True)
    t.expect("裏向きの《伏兵》の能力を起動できるか", ann.may_activate(hidden), True)
    ann.passes()
    ben.cannot_activate(seen, "1.7.4")


@fab.check("5.2.4#sentence-2,3", "発生源が表向きであることを条件とする起動能力は、表向きの間だけ機能状態である")
def an_ability_may_ask_for_a_public_source(t: Table, ann: Person, ben: Person) -> None:
    """The same card face-up and face-down in the arsenal."""
    banner = read_card("《旗印》 アクション ― 攻撃 コスト0 パワー3 防御3", f"格納庫にあるとき、開示のとき、{HEALS}")
    seen = ann.has_card("arsenal", banner, is_public=True)
    hidden = ben.has_card("arsenal", banner, is_public=False)
    t.expect("表向きの《旗印》の能力を起動できるか", ann.may_activate(seen), True)
    ann.passes()
    ben.cannot_activate(hidden, "1.7.4")


@fab.check(
    "5.2.4#sentence-2", "起動条件が発生源のゾーンを指定する能力は、指定のない能力とは違い、闘技場では機能状態でない"
)
def an_ability_for_another_zone_is_not_for_the_arena(t: Table, ann: Person) -> None:
    """An item has an ability for the graveyard, and one without a condition."""
    lamp = ann.item("灯火", f"墓地にあるとき、{HEALS}", "インスタント ― コストなし: ライフを2点得る。")
    t.expect("指定のない能力を起動できるか", ann.may_activate(lamp, 1), True)
    ann.cannot_activate(lamp, "1.7.4")


@fab.check(
    "5.2.4#sentence-1", "自身を捨てることがコストの能力は、手札の外では機能状態でないので、闘技場では起動できない"
)
def an_ability_that_discards_its_source_is_not_for_the_arena(t: Table, ann: Person) -> None:
    """An item has an ability whose cost is to discard it, which is for a card in hand."""
    rope = ann.item("命綱", "インスタント ― 「このカードのうち1枚を捨てる」: ライフを1点得る。")
    ann.cannot_activate(rope, "1.7.4")


@fab.check("5.2.4#sentence-3", "手札から起動する能力のコストは、その発生源をピッチして支払ってもよい")
def a_source_in_hand_may_be_pitched_for_its_own_ability(t: Table, ann: Person) -> None:
    """The source is gone, but its activated-layer resolves."""
    scroll = ann.hand(
        "《秘伝書》 アクション ― 攻撃 コスト0 ピッチ1 パワー3 防御3",
        "手札にあるとき、インスタント ― リソース1点: ライフを1点得る。",
    )
    t.expect("《秘伝書》の能力を起動できるか", ann.may_activate(scroll), True)
    ann.activates(scroll, pitch=scroll)
    t.expect("《秘伝書》のあるゾーン", scroll.zone, "ピッチゾーン")
    t.resolve()
    t.expect("アンのライフ", ann.life, 21)


@fab.check(
    "5.2.4#sentence-1,3 5.2.4a#sentence-2 5.2.4a#example-1",
    "手札にある《精力的な振りかぶり》の能力は、オーナーが起動できる",
)
def the_owner_activates_from_hand(t: Table, ann: Person, ben: Person) -> None:
    """Its cost is to discard itself; it makes a Vigor token. The opponent's one is the opponent's to use."""
    text = "インスタント ― 「このカードのうち1枚を捨てる」: 〔《活力》 トークン ― オーラ〕トークンを1個作成する。"
    card, his = (person.attack("精力的な振りかぶり", text) for person in (ann, ben))
    ann.cannot_activate(his, "5.2.2")
    t.expect("手札の《精力的な振りかぶり》の能力を起動できるか", ann.may_activate(card), True)
    ann.activates(card)
    t.expect("《精力的な振りかぶり》のあるゾーン", card.zone, "墓地")
    ann.cannot_activate(card, "1.7.4")
    t.resolve()
    t.expect("作成された「活力」トークンの数", t.times(Create, player=ann.number), 1)


@fab.check("5.2.4a#sentence-1", "発生源にコントローラーがいるなら、オーナーはその能力を起動できない")
def the_owner_gives_way_to_a_controller(t: Table, ann: Person, ben: Person) -> None:
    """Play the opponent's item: the opponent still owns it."""
    ann.has_card(
        "permanent",
        "《盗賊の鍵》 アクション ― アイテム",
        "追放ゾーンにあるものをプレイしてもよい。",
        "あなたは、オーナーとしてプレイしてもよい。",
    )
    lamp = ben.item("灯火", "インスタント ― コストなし: ライフを1点得る。", zone="banished")
    ann.plays(lamp).resolve()
    t.expect("《灯火》のオーナー", lamp.owner, "ベン")
    t.expect("アンは《灯火》の能力を起動できるか", ann.may_activate(lamp), True)
    ann.passes()
    ben.cannot_activate(lamp, "5.2.2")


@fab.check("5.1.8a#sentence-1", "発生源をピッチしてしまえば、それを捨てるコストは支払えず、起動は巻き戻される")
def a_pitched_source_cannot_be_discarded(t: Table, ann: Person) -> None:
    """An ability in hand that costs a resource point and to discard its source; the source is pitched for the point."""
    card = ann.hand(
        "《身代わり》 アクション ― 攻撃 コスト0 ピッチ1 パワー3 防御3",
        "インスタント ― リソース1点、「このカードのうち1枚を捨てる」: ライフを1点得る。",
    )
    ann.hand(gem("赤石"))
    t.begin()
    t.taken_back(ann, Activate(card.id, 0), ("5.1.8a",), {"pitch": card})
    t.expect("《身代わり》のあるゾーン", card.zone, "手札")


@fab.check("5.2.4b#sentence-2,3", "非開示状態の発生源は、起動レイヤーが解決されるまで、開示状態になる")
def a_private_source_is_shown_until_the_layer_resolves(t: Table, ann: Person) -> None:
    """An ability of a card in hand that stays there; below its layer is another activated-layer."""
    lamp = ann.item("灯火", "インスタント ― コストなし: ライフを1点得る。")
    scroll = ann.attack("秘伝書", "手札にあるとき、インスタント ― コストなし: ライフを1点得る。")
    ann.activates(lamp)
    ann.activates(scroll)
    t.expect("起動した直後の《秘伝書》は開示状態か", scroll.is_public, True)
    t.resolve()
    t.expect("解決後の《秘伝書》は開示状態か", scroll.is_public, False)


@fab.check("5.2.4b#sentence-1", "もともと開示状態の発生源は、起動レイヤーが解決されても、開示状態のままである")
def a_public_source_stays_public(t: Table, ann: Person) -> None:
    """Activate an ability of an item, and look at the item afterwards."""
    lamp = ann.item("灯火", "インスタント ― コストなし: ライフを1点得る。")
    ann.activates(lamp).resolve()
    t.expect("《灯火》は開示状態か", lamp.is_public, True)
    t.expect("《灯火》の能力をもう一度起動できるか", ann.may_activate(lamp), True)


@fab.check("5.2.4b#sentence-2,3", "起動レイヤーの解決が失敗したときも、発生源はまた非開示状態になる")
def a_source_is_private_again_without_its_layer(t: Table, ann: Person, ben: Person) -> None:
    """The target of the activated-layer destroys itself in response."""
    scroll = ann.attack(
        "秘伝書",
        "手札にあるとき、インスタント ― コストなし: 対象の(サブタイプがアイテムの、"
        "かつあなたがコントロールするもの以外の)パーマネントを破壊する。",
    )
    vial = ben.item("小瓶", "インスタント ― 「これを破壊する」: ライフを1点得る。")
    ann.activates(scroll)
    ann.passes()
    ben.activates(vial).resolve()
    t.expect("解決前の《秘伝書》は開示状態か", scroll.is_public, True)
    t.resolve()
    t.expect("解決に失敗したレイヤーの数", t.times(Resolved, has_failed=True), 1)
    t.expect("その後の《秘伝書》は開示状態か", scroll.is_public, False)


@fab.check("5.2.4b#sentence-4", "起動のために開示状態になることは、能力を誘発させない")
def being_shown_triggers_nothing(t: Table, ann: Person, ben: Person) -> None:
    """An item waits for objects to be turned."""
    ben.item("見張り", "何かの向きが変わったとき、ライフを1点得る。")
    scroll = ann.attack("秘伝書", "手札にあるとき、インスタント ― コストなし: ライフを1点得る。")
    ann.activates(scroll)
    t.expect("スタックのレイヤーの数", t.stack, 1)
    t.expect("《秘伝書》は開示状態か", scroll.is_public, True)


@fab.check("5.2.4b#sentence-5", "起動のために開示状態になることは、置換効果で置き換えられない")
def being_shown_is_not_replaced(t: Table, ann: Person, ben: Person) -> None:
    """A replacement effect would keep objects from being turned."""
    ben.item("帳", "何かの向きが変わる場合、代わりに何も起こらない。")
    scroll = ann.attack("秘伝書", "手札にあるとき、インスタント ― コストなし: ライフを1点得る。")
    ann.activates(scroll)
    t.expect("《秘伝書》は開示状態か", scroll.is_public, True)
