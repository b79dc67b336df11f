"""Checks of sections 2.3 and 2.4: defense and intellect."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import THIS_TURN
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab.sample_cards.small_cards import instant


def _attacks_with_7(t: Table, *spells: TrackedCard) -> None:
    """Let Ann play an attack of power 7, and then instants; stop as Ben is asked for the first defending card."""
    ann = t.people[0]
    claw = ann.attack("爪", power=7)
    ann.plays(claw)
    ann.resolves(*spells)
    t.until("attack")
    t.resolve(defend=...)


@fab.check("2.3.1#sentence-2", "防御している各カードの防御値が、ダメージを減らす合計に加わる")
def defense_contributes_to_the_sum(t: Table, ann: Person, ben: Person) -> None:
    """An attack of 7 is defended by cards with defense 3 and 2."""
    wall, fence = ben.attack("壁", defense=3), ben.attack("柵", defense=2)
    _attacks_with_7(t)
    t.answers(defend=(wall, fence))
    t.until("damage")
    t.expect("ベンのライフ", ben.life, 18)


@fab.check("2.3.2#sentence-2", "印刷された防御値が、基本の防御値である")
def printed_defense_is_the_base(t: Table, ann: Person, ben: Person) -> None:
    """An effect is on cards with a base defense of 3 or more, and two cards are printed with 3 and 2."""
    wall, fence = ben.attack("壁", defense=3), ben.attack("柵", defense=2)
    spell = ann.instant("呪文", f"{THIS_TURN}防御値の基本の値が3以上のものは、防御値に4の修整を得る。")
    _attacks_with_7(t, spell)
    t.expect("壁の防御値と柵の防御値", (wall.defense, fence.defense), (7, 2))


@fab.check("2.3.2#sentence-3", "防御値の表記がないカードでは防御できず、表記が0のカードでは防御できる")
def a_card_without_printed_defense_has_none(t: Table, ann: Person, ben: Person) -> None:
    """Ben has a card with a printed defense of 0, and one without."""
    ben.attack("薄紙", defense=0)
    ben.attack("刃", defense=None)
    _attacks_with_7(t)
    t.expect("ベンが選べること", t.choices, ["《薄紙》", "これ以上は選ばないこと"])


@fab.check("2.3.2a#sentence-1", "防御値が(*)のカードの能力は、防御値に修整を加えるのではなく、防御値を定める")
def the_ability_of_an_asterisk_defines_defense(t: Table, ann: Person, ben: Person) -> None:
    """The defense of a card is 4; what has a base defense of 4 or more is banished."""
    shield = ben.hand("《変幻の盾》 アクション コスト0 防御*", "防御値の値は、4である。")
    gone = ann.instant("呪文", "すべての防御値の基本の値が4以上のものを追放する。")
    _attacks_with_7(t, gone)
    t.expect("変幻の盾のあるゾーン", shield.zone, "追放ゾーン")


@fab.check("2.3.2a#sentence-2", "防御値が(*)のカードの能力は、防御している間だけでなく、どの時点でも防御値を定める")
def defense_is_defined_at_any_point(t: Table, ann: Person, ben: Person) -> None:
    """The defense of a card is 4 in hand, and as it defends."""
    shield = ben.hand("《変幻の盾》 アクション コスト0 防御*", "防御値の値は、4である。")
    _attacks_with_7(t)
    t.expect("手札での変幻の盾の防御値", shield.defense, 4)
    t.answers(defend=shield)
    t.until("damage")
    t.expect("ベンのライフ", ben.life, 17)


@fab.check("2.3.2a#sentence-3", "防御値を定める能力に必要な数値を決定できないなら、防御値は0である")
def an_undetermined_defense_is_0(t: Table, ann: Person, ben: Person) -> None:
    """The defense of a card is X, which nobody declares for a card in hand."""
    shield = ben.hand("《変幻の盾》 アクション コスト0 防御*", "防御値の値は、Xである。")
    _attacks_with_7(t)
    t.expect("変幻の盾の防御値", shield.defense, 0)
    t.expect("ベンが選べること", t.choices, ["《変幻の盾》", "これ以上は選ばないこと"])


@fab.check("2.3.3#sentence-1", "効果によって、防御値は変更される")
def defense_can_be_modified(t: Table, ann: Person, ben: Person) -> None:
    """The base defense of a card is set to 5."""
    wall = ben.attack("壁", defense=3)
    spell = ann.instant("呪文", f"{THIS_TURN}《壁》は、防御値の基本の値が5になる。")
    _attacks_with_7(t, spell)
    t.answers(defend=wall)
    t.until("damage")
    t.expect("ベンのライフ", ben.life, 18)


@fab.check("2.3.3#sentence-2", "「防御値」とは、基本の値ではなく、変更された防御値のことである")
def the_term_defense_means_the_modified_value(t: Table, ann: Person, ben: Person) -> None:
    """A card with a base defense of 3 gets 2 more; an effect is on cards with a defense of 4 or more."""
    wall, fence = ben.attack("壁", defense=3), ben.attack("柵", defense=3)
    more = ann.instant("補強", f"{THIS_TURN}《壁》は、防御値に2の修整を得る。")
    gone = ann.instant("突破", "すべての防御値の値が4以上のものを追放する。")
    _attacks_with_7(t, more, gone)
    t.expect("壁のあるゾーンと柵のあるゾーン", (wall.zone, fence.zone), ("追放ゾーン", "手札"))


def _ends_the_turn(t: Table, effect: str, in_hand: int = 0) -> Person:
    """Let Ann, whose hero has a printed intellect of 0, play an instant and end the turn; return Ann."""
    ann = t.people[0]
    spell = ann.instant("呪文", effect)
    ann.gets("hand", *(instant(f"火花{at}") for at in range(in_hand)))
    ann.gets("deck", *(instant(f"水花{at}") for at in range(5)))
    ann.plays(spell).resolve()
    t.end_turn()
    return ann


@fab.check("2.4.1#sentence-1", "知力を持つのはヒーローカードだけで、ほかのカードは、数が書かれていても持たない")
def intellect_is_a_property_of_heroes(t: Table, ann: Person, ben: Person) -> None:
    """An effect banishes what has intellect; a book has a number printed in its place, but is no hero."""
    book = ben.has_card("permanent", "《書》 アクション ― アイテム コスト0 知力4", "続行")
    sage = ben.has_card("permanent", "《従者》 デミヒーロー 知力4")
    ann.plays(ann.instant("呪文", "すべての知力の特性を持つパーマネントを破壊する。")).resolve()
    t.expect("書のあるゾーンと従者のあるゾーン", (book.zone, sage.zone), ("闘技場", "墓地"))


@fab.check("2.4.1#sentence-2", "ターンの終了時、手札が知力の枚数になるまで引く")
def a_player_draws_up_to_intellect(t: Table) -> None:
    """Ann has a card in hand and an intellect of 3."""
    ann = _ends_the_turn(t, f"{THIS_TURN}あなたのヒーローは、知力の基本の値が3になる。", in_hand=1)
    t.expect("アンの手札の枚数", ann.count("hand"), 3)


@fab.check("2.4.2#sentence-2", "印刷された知力が、基本の知力である")
def printed_intellect_is_the_base(t: Table, ann: Person, ben: Person) -> None:
    """An effect destroys what has a base intellect of 4 or more; two demi-heroes are printed with 4 and 3."""
    sage = ben.has_card("permanent", "《賢者》 デミヒーロー 知力4")
    page = ben.has_card("permanent", "《小姓》 デミヒーロー 知力3")
    ann.plays(ann.instant("呪文", "すべての知力の基本の値が4以上のパーマネントを破壊する。")).resolve()
    t.expect("賢者のあるゾーンと小姓のあるゾーン", (sage.zone, page.zone), ("墓地", "闘技場"))


@fab.check("2.4.2#sentence-3", "知力の表記がないヒーローは知力を持たず、表記が0のヒーローは持つ")
def a_hero_without_printed_intellect_has_none(t: Table, ann: Person, ben: Person) -> None:
    """An effect destroys what has intellect; one demi-hero is printed with 0, one without."""
    fool = ben.has_card("permanent", "《道化》 デミヒーロー 知力0")
    rock = ben.has_card("permanent", "《岩》 デミヒーロー")
    ann.plays(ann.instant("呪文", "すべての知力の特性を持つパーマネントを破壊する。")).resolve()
    t.expect("道化のあるゾーンと岩のあるゾーン", (fool.zone, rock.zone), ("墓地", "闘技場"))


@fab.check("2.4.3#sentence-1", "効果によって、知力は変更される")
def intellect_can_be_modified(t: Table) -> None:
    """The base intellect of Ann's hero, which was 0, is set to 2."""
    ann = _ends_the_turn(t, f"{THIS_TURN}あなたのヒーローは、知力の基本の値が2になる。")
    t.expect("アンの手札の枚数", ann.count("hand"), 2)


@fab.check("2.4.3#sentence-2", "「知力」とは、基本の値ではなく、変更された知力のことである")
def the_term_intellect_means_the_modified_value(t: Table) -> None:
    """The base intellect of 0 stays, and is modified by 2."""
    ann = _ends_the_turn(t, f"{THIS_TURN}あなたのヒーローは、知力に2の修整を得る。")
    t.expect("アンの手札の枚数", ann.count("hand"), 2)
