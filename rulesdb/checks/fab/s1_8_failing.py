"""Checks of 1.8.9: when an effect fails."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Table

THEN = "できた場合、(ライフを5点得る)"


@fab.check("1.8.9#sentence-2", "対象がなくなった効果は失敗し、成功を条件とする効果は発生しない")
def an_effect_without_its_target_fails(t: Table, ann: Person, ben: Person) -> None:
    """A card banishes a target aura, which has been destroyed meanwhile, and draws a card if it did."""
    mist = ben.aura("霧", "インスタント ― 「これを破壊する」: ライフを1点得る。")
    ray = ann.instant(
        "光線",
        f"(対象のサブタイプがオーラのパーマネントを追放する)。{THEN}。対象のヒーローに1点の秘術ダメージを与える。",
    )
    ann.plays(ray, target=(ben.hero,))
    ann.passes()
    ben.activates(mist).resolve(2)
    t.expect("アンのライフ", ann.life, 20)
    t.expect("1点のダメージと1点の回復の後の、ベンのライフ", ben.life, 20)


@fab.check("1.8.9#sentence-3", "適正なパラメータがなければ効果は失敗し、成功を条件とする効果は発生しない")
def an_effect_without_parameters_fails(t: Table, ann: Person) -> None:
    """A card destroys all auras, of which there is none, and lets Ann gain life if it did."""
    ann.plays(ann.instant("大風", f"(すべてのサブタイプがオーラのパーマネントを破壊する)。{THEN}。")).resolve()
    t.expect("アンのライフ", ann.life, 20)


@fab.check("1.8.9#sentence-4", "イベントが1つも起こらなければ効果は失敗し、成功を条件とする効果は発生しない")
def an_effect_whose_events_do_not_occur_fails(t: Table, ann: Person, ben: Person) -> None:
    """A card destroys all auras; there is one, but a shrine keeps it from being destroyed."""
    mist = ben.aura("霧", "続行")
    ben.equips("chest", "社", "《霧》が破壊される場合、代わりに何も起こらない。")
    ann.plays(ann.instant("大風", f"(すべてのサブタイプがオーラのパーマネントを破壊する)。{THEN}。")).resolve()
    t.expect("霧のあるゾーン", mist.zone, "闘技場")
    t.expect("アンのライフ", ann.life, 20)


@fab.check("1.8.9#sentence-5", "イベントが1つでも起これば、効果は失敗せず、成功を条件とする効果が発生する")
def an_effect_with_one_event_does_not_fail(t: Table, ann: Person, ben: Person) -> None:
    """A card destroys all auras; there are two, one of which a shrine keeps from being destroyed."""
    for name in ("霧", "霞"):
        ben.aura(name, "続行")
    ben.equips("chest", "社", "《霧》が破壊される場合、代わりに何も起こらない。")
    ann.plays(ann.instant("大風", f"(すべてのサブタイプがオーラのパーマネントを破壊する)。{THEN}。")).resolve()
    t.expect("アンのライフ", ann.life, 25)
