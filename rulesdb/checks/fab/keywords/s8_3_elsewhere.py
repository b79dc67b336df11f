"""Checks of 8.3: keywords of what enters the arena or leaves it, or works outside of it; and of decks."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.language.card_sheets import read_card


@fab.check("8.3.6#sentence-1", "レジェンダリーのカードは、デッキに1枚しか入れられない")
def a_deck_has_one_legendary_card(t: Table, ann: Person, ben: Person) -> None:
    """Ann brings one card, Ben two of them."""
    relic = read_card("《神器》 インスタント コスト0", "レジェンダリー", "ライフを1点得る。")
    hero = read_card("《カイ》 「戦士」 ヒーロー ライフ20 知力4")
    ann.brings(hero, relic)
    ben.brings(hero, relic, relic)
    t.expect("1枚のデッキが反するルール", ann.is_kept_out_by, [])
    t.expect("2枚のデッキが反するルール", ben.is_kept_out_by, ["8.3.6"])


@fab.check("8.3.11#sentence-2", "血の債務を持つカードが追放ゾーンにある間、自分の終了フェイズの開始時に1{h}を失う")
def blood_debt_is_due_every_turn(t: Table, ann: Person, ben: Person) -> None:
    """Ann has one such card in the banished zone, and one in the graveyard."""
    for zone in ("banished", "graveyard"):
        ann.has_card(zone, "《呪い》 アクション コスト0", "血の債務")
    t.end_turn().expect("アンのターンの後の、アンのライフ", ann.life, 19)
    t.end_turn().expect("ベンのターンの後の、アンのライフ", ann.life, 19)


@fab.check(
    "8.3.29#sentence-1",
    "クランクを持つものの蒸気カウンターを1個除いて出せば、アクションポイントを得る",
)
def a_cranked_item_gives_an_action_point(t: Table, ann: Person) -> None:
    """Two items enter with two counters each; Ann cranks the first one alone."""
    steam = "性質置換として、これ自身が闘技場に出る場合、代わりに「蒸気」カウンターが2個置かれた状態になる。"
    pump, lamp = (ann.hand(f"《{name}》 アクション ― アイテム コスト0", steam, "クランク") for name in ("風車", "灯"))
    ann.plays(pump).resolve(replace=True).expect("風車の蒸気カウンター", pump.counters("蒸気"), 1)
    t.expect("アンのアクションポイント", ann.action_points, 1)
    ann.plays(lamp).resolve(replace=False).expect("灯の蒸気カウンター", lamp.counters("蒸気"), 2)
    t.expect("灯の後の、アンのアクションポイント", ann.action_points, 0)


@fab.check("8.3.36#sentence-1", "クロークドを持つ装備品は、裏向きで装備する")
def cloaked_equipment_lies_face_down(t: Table, ann: Person, ben: Person) -> None:
    """Ann begins the game with a cloaked helmet and another glove."""
    hood = read_card("《影の頭巾》 装備品 ― 頭 防御1", "クロークド")
    glove = read_card("《籠手》 装備品 ― 腕 防御1")
    ann.brings(read_card("《カイ》 ヒーロー ライフ20 知力4"), hood, glove)
    ben.brings(read_card("《ドーリ》 ヒーロー ライフ20 知力4"), glove)
    t.start()
    t.expect("影の頭巾は開示状態か", ann.card("影の頭巾").is_public, False)
    t.expect("籠手は開示状態か", ann.card("籠手").is_public, True)


@fab.check("8.3.41#sentence-1", "ウォータリーグレイブを持つものは、闘技場から墓地に置かれると、裏向きになる")
def a_watery_grave_hides_its_card(t: Table, ann: Person) -> None:
    """An aura is destroyed, and a card discarded."""
    wreck, plank = (
        ann.aura("難破船", "ウォータリーグレイブ"),
        ann.hand("《板》 アクション コスト0", "ウォータリーグレイブ"),
    )
    ann.plays(ann.instant("嵐", "すべてのサブタイプがオーラのパーマネントを破壊する。手札を1枚捨てる。")).resolve()
    t.expect("誘発した効果の数", t.stack, 1)
    t.resolve()
    t.expect("難破船は開示状態か", wreck.is_public, False)
    t.expect("板は開示状態か", plank.is_public, True)


@fab.check("8.3.7#sentence-2", "特化のあるカードは、特化に書かれた通称のヒーローのデッキにだけ、入れることができる")
def a_specialized_card_belongs_to_its_hero(t: Table, ann: Person, ben: Person) -> None:
    """Two heroes with the same class; the card is specialized for one of them."""
    oath = read_card("《誓い》 「戦士」 インスタント コスト0", "「カイ」特化", "ライフを1点得る。")
    ann.brings(read_card("《カイ》 「戦士」 ヒーロー ライフ20 知力4"), oath)
    ben.brings(read_card("《ドーリ》 「戦士」 ヒーロー ライフ20 知力4"), oath)
    t.expect("カイのデッキの誓いが反するルール", ann.is_kept_out_by, [])
    t.expect("ドーリのデッキの誓いが反するルール", ben.is_kept_out_by, ["8.3.7"])
