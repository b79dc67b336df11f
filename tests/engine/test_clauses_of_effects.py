"""Clauses of continuous and triggered effects: what has changed this turn, and what cannot trigger."""

import pytest

from rulesdb.checks.fab.table import Table

TURN = "このターンの終わりまで"
_GROWN = "すべてのこのターンにパワーが増加したものを追放する。"
_REDUCED = "すべてのこのターンにパワーが減少したものを追放する。"


@pytest.mark.parametrize(("purge", "zone"), [(_REDUCED, "追放ゾーン"), (_GROWN, "スタック")])
def test_a_power_that_becomes_smaller_has_decreased(purge: str, zone: str) -> None:
    """2.0.3b: a power of 3 is set to 2, which is compared with what it was."""
    t = Table()
    ann, _ben = t.people
    claw = ann.attack("爪", power=3)
    shrinks = ann.instant("呪文", f"{TURN}、攻撃は、パワーの基本の値が2になる。")
    purges = ann.instant("粛清", purge)
    ann.plays(claw)
    ann.resolves(shrinks, purges)
    assert claw.zone == zone


def test_only_the_object_of_an_effect_has_increased() -> None:
    """2.0.3b: Ann's sword gets more power, and her attack does not."""
    t = Table()
    ann, _ben = t.people
    claw, sword = ann.attack("爪"), ann.sword("剣")
    grows, purges = ann.instant("研磨", f"{TURN}、《剣》は、パワーに1の修整を得る。"), ann.instant("粛清", _GROWN)
    ann.plays(claw)
    ann.resolves(grows, purges)
    assert (claw.zone, sword.zone) == ("スタック", "追放ゾーン")


@pytest.mark.parametrize("ends", [True, False])
def test_what_an_effect_gave_is_lost_with_the_effect(ends: bool) -> None:
    """2.0.4: a crown has no power but the one that a flag gives it, until the flag is destroyed."""
    t = Table()
    ann, _ben = t.people
    crown, flag = ann.equips("head", "冠", defense=1), ann.item("旗", "《冠》は、基本の値が2のパワーを得る。")
    gale = ann.instant("疾風", "対象のサブタイプがアイテムのパーマネントを破壊する。")
    breaks = ann.instant("破砕", "すべてのパワーを失ったパーマネントを破壊する。")
    if ends:
        ann.plays(gale, target=flag).resolve()
    ann.plays(breaks).resolve()
    assert crown.zone == ("墓地" if ends else "頭")


@pytest.mark.parametrize(
    ("forbids", "triggers"),
    [
        ("効果が誘発することはない。", False),
        ("カードが引かれたときに、効果が誘発することはない。", False),
        ("カードが捨てられたときに、効果が誘発することはない。", True),
        ("サブタイプがアイテムのものの効果が誘発することはない。", False),
        ("サブタイプがオーラのものの効果が誘発することはない。", True),
        ("カードが引かれたときに、サブタイプがオーラのものの効果が誘発することはない。", True),
        ("カードが捨てられたときに、サブタイプがアイテムのものの効果が誘発することはない。", True),
    ],
)
def test_effects_cannot_trigger_on_what_is_forbidden(forbids: str, triggers: bool) -> None:
    """6.6.5f: an item triggers on drawing, unless that event or its source is named, or neither."""
    t = Table()
    ann, _ben = t.people
    ann.item("鐘", "カードが引かれたとき、ライフを1点得る。")
    ann.equips("head", "静寂の冠", forbids, defense=0)
    ann.has_card("deck", "《石》 リソース")
    ann.plays(ann.instant("知識", "カードを1枚引く。")).resolve()
    assert t.stack == triggers


@pytest.mark.parametrize(
    ("forbids", "triggers"),
    [("効果が誘発することはない。", False), ("カードが引かれたときに、効果が誘発することはない。", True)],
)
def test_a_state_cannot_trigger_if_all_triggering_is_forbidden(forbids: str, triggers: bool) -> None:
    """6.6.5f: a state is no event, so that an effect about events leaves it alone."""
    t = Table()
    ann, _ben = t.people
    ann.item("鐘", "あなたのリソースポイントが3点以上あるとき、ライフを5点得る。")
    ann.equips("head", "静寂の冠", forbids, defense=0)
    ann.plays(ann.instant("泉", "リソースポイントを3点得る。")).resolve()
    assert t.stack == triggers
