"""Checks of 1.5: macros."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import expects_foreign_cards_kept_out
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.language.card_sheets import read_card
from rulesdb.engine.fab.sample_cards.small_cards import gem, instant

_FOUNTAIN = ("《泉》 マクロ", "インスタント ― コストなし: ライフを1点得る。")


@fab.check("1.5.1#sentence-1a,1b", "マクロは、闘技場に残るが、カードではない")
def a_macro_is_no_card(t: Table, ann: Person, ben: Person) -> None:
    """A fountain stays in the arena for a turn; then Ben counts cards named as it is, of which he has one."""
    fountain = t.macro(ann, *_FOUNTAIN)
    ben.item("泉", "続行")
    song = ben.instant("数え歌", "ライフを(「泉」という名前のすべてのカードの数)点得る。")
    t.end_turn().expect("次のターンの、マクロの泉のあるゾーン", fountain.zone, "闘技場")
    ben.plays(song).resolve().expect("ベンのライフ", ben.life, 21)


@fab.check(
    "1.5.1#sentence-1b 1.5.1#example-1 1.5.3#sentence-1",
    "《アリアの聖域》は、起動してダメージを軽減でき、闘技場に残るがカードではなく、終了フェイズの開始時に破壊される",
)
def sanctuary_of_aria_is_a_macro(t: Table, ann: Person, ben: Person) -> None:
    """Ben, who controls it, chooses Ann's attack as the source; Ann counts cards of its name, which are none."""
    sanctuary = t.macro(
        ben,
        "《アリアの聖域》 マクロ",
        "インスタント ― リソース2点: あらゆるもののうち1つを選び、このターンの終わりまで、"
        "選ばれたものから、あなたのヒーロー自身が受けるダメージを、次の1点だけ、軽減する。",
        "だれかの終了フェイズの開始時になったとき、これを破壊する。",
    )
    claw = ann.attack("爪", power=6)
    ben.hand(gem("青石", 3))
    song = ann.instant("数え歌", "ライフを(「アリアの聖域」という名前のすべてのカードの数)点得る。")
    ann.plays(claw)
    ann.passes()
    ben.activates(sanctuary).resolve(choose=claw).until("resolution")
    t.expect("6点のうち1点を軽減した、ベンのライフ", ben.life, 15)
    ann.plays(song).resolve().expect("アンのライフ", ann.life, 20)
    t.end_turn().expect("次のターンの、アリアの聖域のあるゾーン", sanctuary.zone, "なし")


@fab.check("1.5.1a#sentence-1", "マクロには、コントローラーはいても、オーナーはいない")
def a_macro_has_no_owner(t: Table, ann: Person) -> None:
    """Ann controls a fountain."""
    fountain = t.macro(ann, *_FOUNTAIN)
    t.expect("アンがコントロールする泉の数", ann.controls("泉"), 1)
    t.expect("泉のオーナー", fountain.owner, "なし")


@fab.check("1.5.1b#sentence-1", "だれがマクロをコントロールするかは、それを作成するトーナメントルールが定める")
def a_tournament_rule_determines_who_controls_a_macro(t: Table, ann: Person, ben: Person) -> None:
    """A fountain is controlled by Ben, who alone can activate it, also in Ann's turn."""
    fountain = t.macro(ben, *_FOUNTAIN)
    t.expect("アンは泉を起動できるか", ann.may_activate(fountain), False)
    ann.passes().expect("ベンは泉を起動できるか", ben.may_activate(fountain), True)


@fab.check("1.5.2#sentence-1", "マクロは、カードプールに入れることができない")
def a_macro_cannot_be_in_a_card_pool(t: Table, ann: Person) -> None:
    """A fountain is in a deck, then among the cards from which Ann chooses."""
    traveller = read_card("《旅人》 ヒーロー ライフ20 知力4")
    ann.brings(traveller, instant("石"), read_card(*_FOUNTAIN))
    t.expect("マクロをデッキに入れると反するルール", ann.is_kept_out_by, ["1.1.3", "1.3.2c", "1.5.2"])
    ann.brings(traveller, instant("石"), pool=(read_card(*_FOUNTAIN),))
    t.expect("マクロをカードプールに入れると反するルール", ann.is_kept_out_by, ["1.1.3", "1.5.2"])


@fab.check("1.5.2#sentence-2", "持ってきたマクロは、カードプールの一部とはみなさない")
def a_macro_is_no_part_of_a_card_pool(t: Table, ann: Person) -> None:
    """A fountain, which an official card represents, stands beside the deck."""
    ann.brings(read_card("《旅人》 ヒーロー ライフ20 知力4"), instant("石"), others=(read_card(*_FOUNTAIN),))
    t.expect("マクロを表すカードを持ってくると反するルール", ann.is_kept_out_by, [])
    expects_foreign_cards_kept_out(t, ann)


@fab.check("1.5.3#sentence-1", "闘技場を離れるマクロは、ゲームから除外される")
def a_macro_that_leaves_is_removed(t: Table, ann: Person) -> None:
    """A fountain and an aura are banished."""
    fountain = t.macro(ann, *_FOUNTAIN)
    mist = ann.aura("霧", "続行")
    what = "(タイプがマクロの、またはサブタイプがオーラの)"
    ann.plays(ann.instant("大風", f"すべての{what}ものを追放する。")).resolve()
    t.expect("霧のあるゾーン", mist.zone, "追放ゾーン")
    t.expect("泉のあるゾーン", fountain.zone, "なし")
