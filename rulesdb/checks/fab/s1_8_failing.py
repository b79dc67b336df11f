"""Checks of 1.8.9: when an effect fails."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Table

THEN = "できた場合、(ライフを5点得る)"


@fab.check("1.8.9#sentence-2", title="対象がなくなった効果は失敗し、成功を条件とする効果は発生しない")
def an_effect_without_its_target_fails(t: Table) -> None:
    """A card banishes a target aura, which has been destroyed meanwhile, and draws a card if it did."""
    ann, ben = t.people
    mist = ben.has_card(
        "permanent", "《霧》 アクション ― オーラ コスト0", "インスタント ― 「これを破壊する」: ライフを1点得る。"
    )
    ray = ann.hand(
        "《光線》 インスタント コスト0",
        f"(対象のサブタイプがオーラのパーマネントを追放する)。{THEN}。対象のヒーローに1点の秘術ダメージを与える。",
    )
    t.begin()
    ann.plays(ray, target=(ben.hero,))
    ann.passes()
    ben.activates(mist)
    t.resolve()
    t.resolve()
    t.expect("アンのライフ", ann.life, 20)
    t.expect("1点のダメージと1点の回復の後の、ベンのライフ", ben.life, 20)


@fab.check("1.8.9#sentence-3", title="適正なパラメータがなければ効果は失敗し、成功を条件とする効果は発生しない")
def an_effect_without_parameters_fails(t: Table) -> None:
    """A card destroys all auras, of which there is none, and lets Ann gain life if it did."""
    ann, _ben = t.people
    wind = ann.hand("《大風》 インスタント コスト0", f"(すべてのサブタイプがオーラのパーマネントを破壊する)。{THEN}。")
    t.begin()
    ann.plays(wind)
    t.resolve()
    t.expect("アンのライフ", ann.life, 20)


@fab.check("1.8.9#sentence-4", title="イベントが1つも起こらなければ効果は失敗し、成功を条件とする効果は発生しない")
def an_effect_whose_events_do_not_occur_fails(t: Table) -> None:
    """A card destroys all auras; there is one, but a shrine keeps it from being destroyed."""
    ann, ben = t.people
    mist = ben.has_card("permanent", "《霧》 アクション ― オーラ コスト0", "続行")
    ben.has_card("chest", "《社》 装備品", "《霧》が破壊される場合、代わりに何も起こらない。")
    wind = ann.hand("《大風》 インスタント コスト0", f"(すべてのサブタイプがオーラのパーマネントを破壊する)。{THEN}。")
    t.begin()
    ann.plays(wind)
    t.resolve()
    t.expect("霧のあるゾーン", mist.zone, "闘技場")
    t.expect("アンのライフ", ann.life, 20)


@fab.check("1.8.9#sentence-5", title="イベントが1つでも起これば、効果は失敗せず、成功を条件とする効果が発生する")
def an_effect_with_one_event_does_not_fail(t: Table) -> None:
    """A card destroys all auras; there are two, one of which a shrine keeps from being destroyed."""
    ann, ben = t.people
    for name in ("霧", "霞"):
        ben.has_card("permanent", f"《{name}》 アクション ― オーラ コスト0", "続行")
    ben.has_card("chest", "《社》 装備品", "《霧》が破壊される場合、代わりに何も起こらない。")
    wind = ann.hand("《大風》 インスタント コスト0", f"(すべてのサブタイプがオーラのパーマネントを破壊する)。{THEN}。")
    t.begin()
    ann.plays(wind)
    t.resolve()
    t.expect("アンのライフ", ann.life, 25)
