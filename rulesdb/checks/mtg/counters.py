"""Checks of +1/+1 and -1/-1 counters on one permanent (420.5n)."""

from rulesdb.checks.mtg.registry import mtg
from rulesdb.checks.mtg.table import Person, Table, TrackedCard
from rulesdb.engine.mtg.book import OPPOSED_COUNTERS


def _rites(ann: Person, *counters: tuple[str, int]) -> list[TrackedCard]:
    """Give a player sorceries that put counters on all creatures."""
    return [
        ann.sorcery(f"儀式{at}", f"すべてのクリーチャーの上に「{counter}」カウンターを{number}個置く。")
        for at, (counter, number) in enumerate(counters, start=1)
    ]


def _on(creature: TrackedCard, *kinds: str) -> list[int]:
    return [creature.counters(kind) for kind in kinds]


@mtg.check(
    "420.5n#sentence-1",
    "クリーチャーが+1/+1と−1/−1のカウンターを1個ずつ持つと、だれかが優先権を得る前に、どちらも取り除かれる",
)
def opposed_counters_are_removed(t: Table, ann: Person) -> None:
    """One counter of each type: no spell or ability removes them, and the size is the printed one."""
    bear = ann.creature("熊")
    grow, wither = _rites(ann, ("+1/+1", 1), ("-1/-1", 1))
    ann.plays(grow).resolve().expect("+1/+1カウンターだけの熊のサイズ", bear.size, "3/3")
    ann.plays(wither).resolve().expect("アンが優先権を持つか", ann.has_priority, True)
    t.expect("熊の+1/+1カウンターと−1/−1カウンターの数", _on(bear, "+1/+1", "-1/-1"), [0, 0])
    t.expect("熊のサイズ", bear.size, "2/2")


@mtg.check("420.5n#sentence-2", "取り除かれる数は少ないほうの個数で、多いほうのカウンターは、差の分だけ残る")
def the_smaller_number_is_removed(t: Table, ann: Person) -> None:
    """Three of one type and two of the other, and the other way round on a creature that has one of them before."""
    giant = ann.creature("巨人", size="5/5")
    rites = _rites(ann, ("+1/+1", 3), ("-1/-1", 2), ("-1/-1", 4))
    ann.resolves(*rites[:2]).expect("3個と2個からの、+1/+1と−1/−1の数", _on(giant, "+1/+1", "-1/-1"), [1, 0])
    t.expect("巨人のサイズ", giant.size, "6/6")
    ann.plays(rites[2]).resolve().expect("1個と4個からの、+1/+1と−1/−1の数", _on(giant, "+1/+1", "-1/-1"), [0, 3])
    t.expect("巨人のサイズ", giant.size, "2/2")


@mtg.check(
    f"{OPPOSED_COUNTERS}#item-1",
    "+1/+0カウンターと+0/+1カウンターは、合わせて+1/+1になっても、−1/−1カウンターと打ち消し合わない",
)
def other_counters_stay(t: Table, ann: Person) -> None:
    """The three types of the ruling on one creature: all of them stay, and count."""
    bear = ann.creature("熊")
    ann.resolves(*_rites(ann, ("+1/+0", 1), ("+0/+1", 1), ("-1/-1", 1)))
    t.expect("+1/+0、+0/+1、−1/−1カウンターの数", _on(bear, "+1/+0", "+0/+1", "-1/-1"), [1, 1, 1])
    t.expect("熊のサイズ", bear.size, "2/2")
