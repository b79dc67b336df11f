"""Checks of 2.8, pitch: printed symbols, base and modified values."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import THIS_TURN
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab.sample_cards.small_cards import gem, instant


def _pays_1(t: Table, *spells: TrackedCard) -> Person:
    """Let Ann play instants, and then one that costs 1, for which she pitches the card in her hand; return Ann."""
    ann = t.people[0]
    spark = ann.hand(instant("火花", cost=1))
    ann.resolves(*spells)
    ann.plays(spark)
    return ann


@fab.check("2.8.2#sentence-1,3,4", "シンボルの種類が、ピッチして得る資源の種類であり、シンボルの数が、ピッチ値である")
def symbols_are_the_printed_pitch(t: Table, ann: Person, ben: Person) -> None:
    """A card with two symbols of chi points is pitched for a cost of 1; another one has three of resource points."""
    pearl = ann.hand("《真珠》 【リソース ― 宝石】 ピッチ{c}{c}")
    ruby = ben.hand("《紅玉》 【リソース ― 宝石】 ピッチ{r}{r}{r}")
    spark = ann.hand(instant("火花", cost=1))
    t.begin()
    t.expect("真珠のピッチ値と紅玉のピッチ値", (pearl.pitch, ruby.pitch), (2, 3))
    ann.plays(spark)
    t.expect("残りの気ポイントとリソースポイント", (ann.chi_points, ann.resource_points), (1, 0))


@fab.check("2.8.2#sentence-5", "表記ピッチ値が、基本のピッチ値である")
def printed_pitch_is_the_base(t: Table, ann: Person, ben: Person) -> None:
    """An effect banishes what has a base pitch of 2 or more."""
    ruby, jade = ben.gets("hand", gem("紅玉", 1), gem("翡翠", 2))
    ann.plays(ann.instant("呪文", "すべてのピッチ値の基本の値が2以上のものを追放する。")).resolve()
    t.expect("紅玉と翡翠のあるゾーン", (ruby.zone, jade.zone), ("手札", "追放ゾーン"))


@fab.check("2.8.2#sentence-6", "表記ピッチ値のないカードは、ピッチの特性を持たない")
def a_card_without_printed_pitch_has_none(t: Table, ann: Person, ben: Person) -> None:
    """An effect banishes what has pitch; without pitch, a card cannot be pitched."""
    ruby, plain = ben.hand(gem("紅玉", 1)), ben.instant("火花")
    ann.plays(ann.instant("呪文", "すべてのピッチ値の特性を持つものを追放する。")).resolve()
    t.expect("紅玉と火花のあるゾーン", (ruby.zone, plain.zone), ("追放ゾーン", "手札"))


@fab.check("2.8.3#sentence-1", "効果によって、ピッチ値は変更される")
def pitch_can_be_modified(t: Table, ann: Person) -> None:
    """The base pitch of a card is set to 3 before it is pitched for a cost of 1."""
    ann.gets("hand", gem("紅玉", 1))
    _pays_1(t, ann.instant("呪文", f"{THIS_TURN}《紅玉》は、ピッチ値の基本の値が3になる。"))
    t.expect("残りのリソースポイント", ann.resource_points, 2)


@fab.check("2.8.3#sentence-2", "「ピッチ」とは、基本の値ではなく、変更されたピッチ値のことである")
def the_term_pitch_means_the_modified_value(t: Table, ann: Person) -> None:
    """The base pitch of 1 stays, and is modified by 2."""
    ann.gets("hand", gem("紅玉", 1))
    _pays_1(t, ann.instant("呪文", f"{THIS_TURN}《紅玉》は、ピッチ値に2の修整を得る。"))
    t.expect("残りのリソースポイント", ann.resource_points, 2)


@fab.check(
    "2.8.4#sentence-1 2.8.4#example-1", "「ピッチ値が{r}」と書いても「ピッチ値が1」と書いても、同じテキストである"
)
def symbols_and_numbers_are_identical(t: Table, ann: Person) -> None:
    """Two cards search the deck for a card with pitch 1, one by a symbol and the other by a number."""
    ann.gets("deck", gem("翡翠", 2), gem("紅玉", 1), gem("柘榴石", 1))
    by_symbol = ann.instant("印の探索", "デッキからピッチ値の値が{r}のものを1枚探して手札に置く。")
    by_number = ann.instant("数の探索", "デッキからピッチ値の値が1のものを1枚探して手札に置く。")
    for spell in (by_number, by_symbol):
        ann.plays(spell).resolve(search=...)
        t.expect(f"{spell.name}で選べること", len(t.choices), 3 if spell is by_number else 2)
        t.answers(search=ann.card("紅玉" if spell is by_number else "柘榴石"))
    t.expect("紅玉と柘榴石のあるゾーン", (ann.card("紅玉").zone, ann.card("柘榴石").zone), ("手札", "手札"))


@fab.check("2.8.1#sentence-2,3", "ピッチが{c}{c}{c}のカードをピッチすると、気ポイントを3点得る")
def pitch_says_which_and_how_many_assets(t: Table, ann: Person) -> None:
    """A card with three symbols of chi points is pitched for a cost of 1."""
    ann.hand("《真珠》 【リソース ― 宝石】 ピッチ{c}{c}{c}")
    _pays_1(t)
    t.expect("残りのリソースポイント", ann.resource_points, 0)
    t.expect("残りの気ポイント", ann.chi_points, 2)


@fab.check("2.8.1#sentence-4", "名前が同じでもピッチ値が違うカードは、別のカードである")
def pitch_makes_cards_distinct(t: Table, ann: Person) -> None:
    """Two red gems and a blue one of the same name are counted."""
    ann.gets("graveyard", gem("原石", 1), gem("原石", 1), gem("原石", 3))
    song = ann.instant("呪文", "ライフを(互いに別のカードとして数えたあなたの墓地のすべてのカードの数)点得る。")
    ann.plays(song).resolve()
    t.expect("アンのライフ", ann.life, 22)
