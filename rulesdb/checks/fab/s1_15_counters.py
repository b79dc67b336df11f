"""Checks of 1.15: counters."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Table


@fab.check("1.15.2a#sentence-1", title="数値と記号のあるカウンターは、置かれたオブジェクトのその特性を修整する")
def a_counter_modifies_a_property(t: Table) -> None:
    """Two counters of +1 and one of -1 on the power of a weapon, and one with a name alone."""
    ann, _ben = t.people
    blade = ann.has_card("weapon 1", "《古い剣》 武器 ― 剣・片手 パワー2")
    whet = ann.hand(
        "《研ぎ》 インスタント コスト0",
        "すべてのサブタイプが剣のパーマネントに「+1{p}」カウンターを2個置く。",
    )
    rust = ann.hand(
        "《錆》 インスタント コスト0",
        "すべてのサブタイプが剣のパーマネントに「-1{p}」カウンターを1個置く。",
        "すべてのサブタイプが剣のパーマネントに「蒸気」カウンターを1個置く。",
    )
    t.begin()
    ann.plays(whet)
    t.resolve()
    t.expect("研いだ剣のパワー", blade.power, 4)
    ann.plays(rust)
    t.resolve()
    t.expect("錆びた剣のパワー", blade.power, 3)


@fab.check(
    "1.15.2a#sentence-3",
    title="カウンターによる変更は、同じように変更する継続効果の後にではなく、それと同時に適用される",
)
def a_counter_is_applied_together_with_effects(t: Table) -> None:
    """A sword of power 2 gets a counter of +1 and then an effect of -3: its power is 0, and not 0 and 1 more."""
    ann, _ben = t.people
    blade = ann.has_card("weapon 1", "《古い剣》 武器 ― 剣・片手 パワー2")
    whet = ann.hand(
        "《研ぎ》 インスタント コスト0",
        "すべてのサブタイプが剣のパーマネントに「+1{p}」カウンターを1個置く。",
    )
    blunt = ann.hand(
        "《鈍り》 インスタント コスト0",
        "このターンの終わりまで、サブタイプが剣のものは、パワーに-3の修整を得る。",
    )
    t.begin()
    ann.plays(whet)
    t.resolve()
    t.expect("研いだ剣のパワー", blade.power, 3)
    ann.plays(blunt)
    t.resolve()
    t.expect("鈍った剣のパワー", blade.power, 0)
