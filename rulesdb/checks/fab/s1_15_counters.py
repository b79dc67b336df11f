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
