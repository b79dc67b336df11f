"""Clauses of filters for numeric values: the bounds themselves, and objects that lack the property."""

import pytest

from rulesdb.checks.fab.table import Table

TURN = "このターンの終わりまで"


@pytest.mark.parametrize(
    ("which", "destroyed"),
    [
        ("コスト2以下の", "12"),
        ("コスト2以上の", "23"),
        ("コストが2未満の", "1"),
        ("パワー2以上の", "23"),
        ("パワーがちょうど2の", "2"),
        ("基本パワー2以下の", "12"),
        ("防御値の値が2以上の", "23"),
        ("防御値の基本の値が2以上の", "23"),
    ],
)
def test_a_bound_fits_itself_and_nothing_without_the_property(which: str, destroyed: str) -> None:
    """2.0.3: of auras with values of 1, 2 and 3, and one without any, those are destroyed that fit."""
    t = Table()
    ann, _ben = t.people
    cards = {
        "1": ann.has_card("permanent", "《1》 アクション ― オーラ コスト1 パワー1 防御1"),
        "2": ann.has_card("permanent", "《2》 アクション ― オーラ コスト2 パワー2 防御2"),
        "3": ann.has_card("permanent", "《3》 アクション ― オーラ コスト3 パワー3 防御3"),
        "無": ann.has_card("permanent", "《無》 アクション ― オーラ"),
    }
    ann.plays(ann.instant("破砕", f"すべての{which}パーマネントを破壊する。")).resolve()
    assert "".join(name for name, card in cards.items() if card.zone == "墓地") == destroyed


@pytest.mark.parametrize(("what", "grown"), [("に1の修整を得る", True), ("に-1の修整を得る", False), ("を失う", False)])
def test_a_power_above_its_base_value_has_been_modified(what: str, grown: bool) -> None:
    """2.9: without a change the power is the base value, and who loses the power has none that is greater."""
    t = Table()
    ann, _ben = t.people
    sword, crown = ann.sword("剣"), ann.equips("head", "冠")
    ann.resolves(
        ann.instant("呪文", f"{TURN}、《剣》は、パワー{what}。"),
        ann.instant("破砕", "すべてのパワーが基本の値を上回るパーマネントを破壊する。"),
    )
    assert (sword.zone == "墓地", crown.zone) == (grown, "頭")


@pytest.mark.parametrize(("pitches", "life"), [((1, 1), 21), ((1, 2), 22), ((1, None), 21)])
def test_a_half_may_have_a_pitch_of_its_own(pitches: tuple[int, int | None], life: int) -> None:
    """1.3.4: two split-cards of the same names are distinct if a half of one has a pitch that the other has not."""
    t = Table()
    ann, _ben = t.people
    for one in (1, pitches[1]):
        of_half = "" if one is None else f" ピッチ{one}"
        halves = (f"半面〔《{name}》 インスタント コスト0{of_half}: 『何もしない。』〕" for name in ("虚空", "衝撃"))
        ann.has_card("graveyard", "《虚空/衝撃》 インスタント ピッチ1", *halves)
    counts = "ライフを(互いに別のカードとして数えたあなたの墓地のすべてのカードの数)点得る。"
    ann.plays(ann.instant("数え歌", counts)).resolve()
    assert ann.life == life
