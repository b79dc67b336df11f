"""Checks of section 2.1, the color strip."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab.sample_cards.small_cards import item


def _destroys_color(t: Table, color: str, *first: str) -> dict[str, TrackedCard]:
    """Let Ann destroy what has a color, after other effects; return the items, by their printed pitch."""
    ann, ben = t.people
    pitches = {"1": 1, "2": 2, "3": 3, "なし": None}
    items = {name: ben.has_card("permanent", item(f"ピッチ{name}の石", pitch=at)) for name, at in pitches.items()}
    spell = ann.instant("呪文", *first, f"すべてのカラーバーが{color}のパーマネントを破壊する。")
    ann.plays(spell).resolve()
    return items


def _zones(items: dict[str, TrackedCard]) -> list[str]:
    return [found.zone for found in items.values()]


@fab.check("2.1.1#sentence-1", "カラーバーは、コストではなく、表記ピッチを色で表す")
def the_color_strip_shows_the_printed_pitch(t: Table, ann: Person, ben: Person) -> None:
    """What is red is destroyed: a stone with a cost of 2 and a pitch of 1, but not one with a cost of 1."""
    red, yellow = (ben.has_card("permanent", item(f"石{cost}", cost=cost, pitch=3 - cost)) for cost in (2, 1))
    ann.plays(ann.instant("呪文", "すべてのカラーバーが赤のパーマネントを破壊する。")).resolve()
    t.expect("コスト2でピッチ1の石と、コスト1でピッチ2の石のあるゾーン", (red.zone, yellow.zone), ("墓地", "闘技場"))


@fab.check("2.1.2#sentence-2 2.1.2#item-2", "黄のカードとは、表記ピッチが2のカードのことである")
def the_printed_pitch_determines_the_color(t: Table) -> None:
    """What is yellow is destroyed, among items with a printed pitch of 1, 2, 3 and none."""
    items = _destroys_color(t, "黄")
    t.expect("ピッチ1、2、3、なしの石のあるゾーン", _zones(items), ["闘技場", "墓地", "闘技場", "闘技場"])


@fab.check("2.1.2#sentence-3 2.1.2#item-3", "表記ピッチが3なら、青である")
def a_pitch_of_3_is_blue(t: Table) -> None:
    """What is blue is destroyed."""
    items = _destroys_color(t, "青")
    t.expect("ピッチ1、2、3、なしの石のあるゾーン", _zones(items), ["闘技場", "闘技場", "墓地", "闘技場"])


@fab.check("2.1.2#sentence-4,3 2.1.2#item-1", "表記ピッチが1なら赤で、表記ピッチがなければ、どの色でもない")
def a_card_without_pitch_has_no_color(t: Table) -> None:
    """What is red is destroyed."""
    items = _destroys_color(t, "赤")
    t.expect("ピッチ1、2、3、なしの石のあるゾーン", _zones(items), ["墓地", "闘技場", "闘技場", "闘技場"])


@fab.check("2.1.3#sentence-1", "ピッチや基本ピッチが変わっても、カラーバーの色は変わらない")
def a_modified_pitch_leaves_the_color(t: Table) -> None:
    """The pitch of one item grows from 1 to 3, and the base pitch of one becomes 3; then what is blue is destroyed."""
    changes = ("《ピッチ1の石》は、ピッチ値に2の修整を得る", "《ピッチ2の石》は、ピッチ値の基本の値が3になる")
    items = _destroys_color(t, "青", *(f"このターンの終わりまで、{change}。" for change in changes))
    t.expect("ピッチ1、2、3、なしの石のあるゾーン", _zones(items), ["闘技場", "闘技場", "墓地", "闘技場"])
