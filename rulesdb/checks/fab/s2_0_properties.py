"""Checks of section 2.0: properties of objects in general."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.checks.fab.texts import THIS_TURN
from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.sample_cards.small_cards import ally


def _attacks(t: Table, *effects: str, power: int = 3) -> TrackedCard:
    """Let Ann attack with a claw, and play an instant for each of some effects; return the claw."""
    ann = t.people[0]
    spells = [ann.instant(f"呪文{at}", effect) for at, effect in enumerate(effects, start=1)]
    claw = ann.attack("爪", power=power)
    ann.plays(claw)
    ann.resolves(*spells)
    return claw


def _is_great(t: Table, change: str) -> bool:
    """Whether a claw with a base power of 3 has a base power of 5 or more after an effect, and is banished for it."""
    claw = _attacks(t, f"{THIS_TURN}攻撃は、{change}。", "すべてのパワーの基本の値が5以上のものを追放する。")
    return claw.zone == "追放ゾーン"


@fab.check("2.0.3a#sentence-1 2.0.3a#example-1", "パワーを得る効果は、パワーを変えるが、基本の値は変えない")
def a_modification_leaves_the_base(t: Table) -> None:
    """A claw with a base power of 3 gets 2 more."""
    t.expect("爪は、基本の値が5以上のものに入るか", _is_great(t, "パワーに2の修整を得る"), False)


@fab.check("2.0.3a#sentence-2", "パワーを5にする効果も、「基本」と書かれていなければ、基本の値は変えない")
def the_base_changes_only_if_named(t: Table) -> None:
    """The power of a claw with a base power of 3 is set to 5."""
    t.expect("爪は、基本の値が5以上のものに入るか", _is_great(t, "パワーの値が5になる"), False)


@fab.check("2.0.3c#sentence-2", "効果が数値特性を0未満の値にしようとするなら、代わりに0にする")
def a_value_is_set_to_zero(t: Table) -> None:
    """The base power of a claw is set to -2, and it gets 3 more."""
    claw = _attacks(
        t, f"{THIS_TURN}攻撃は、パワーの基本の値が-2になる。", f"{THIS_TURN}攻撃は、パワーに3の修整を得る。"
    )
    t.expect("爪のパワー", claw.power, 3)


@fab.check("2.0.3c#sentence-3", "効果が数値特性を0未満まで減らそうとするなら、代わりに0まで減らす")
def a_value_is_reduced_to_zero(t: Table) -> None:
    """The base power of a claw is reduced from 3 by 5; then it gets 4 more."""
    changes = ("パワーの基本の値に-5の修整を得る", "パワーに4の修整を得る")
    claw = _attacks(t, *(f"{THIS_TURN}攻撃は、{change}。" for change in changes))
    t.expect("爪のパワー", claw.power, 4)


@fab.check("2.0.3d#sentence-2", "+1のカウンターは、特性の値を変えるが、基本の値は変えない")
def a_counter_leaves_the_base(t: Table, ann: Person, ben: Person) -> None:
    """A helmet with a base defense of 1 gets a counter of +1{d}; what has a base defense of 2 or more is destroyed."""
    helmet = ben.equips("head", "兜", defense=1)
    put = ann.instant("鍛造", "すべてのサブタイプが頭のパーマネントに「+1{d}」カウンターを1個置く。")
    gone = ann.instant("粉砕", "すべての防御値の基本の値が2以上のパーマネントを破壊する。")
    ann.resolves(put, gone)
    t.expect("兜のあるゾーン", helmet.zone, "頭")
    t.expect("兜の防御値", helmet.defense, 2)


@fab.check(
    "2.0.3b#sentence-1 2.0.3b#example-1", "パワーを増やす効果が適用されたカードがあるので、Korshemは破壊されない"
)
def korshem_stays(t: Table) -> None:
    """An attack gets 2 more; then an effect destroys Korshem unless a card that Ann controls has increased."""
    ann = t.people[0]
    korshem = ann.has_card(
        "permanent", "《Korshem, Crossroads of the Elements》 アクション ― ランドマーク コスト0", "続行"
    )
    more = f"{THIS_TURN}攻撃は、パワーに2の修整を得る。"
    grown = "(このターンにパワーが増加した、またはこのターンに防御値が増加した)"
    landmarks = "すべてのサブタイプがランドマークのパーマネント"
    end = f"({grown}、かつあなたがコントロールする)ものがないなら、{landmarks}を破壊する。"
    _attacks(t, more, end)
    t.expect("Korshemのあるゾーン", korshem.zone, "闘技場")


@fab.check("2.0.3b#sentence-2", "パワーを減らす効果が適用されたカードは、減少したとみなす")
def a_reduced_power_has_decreased(t: Table) -> None:
    """An attack gets -1; what has decreased is banished."""
    claw = _attacks(
        t, f"{THIS_TURN}攻撃は、パワーに-1の修整を得る。", "すべてのこのターンにパワーが減少したものを追放する。"
    )
    t.expect("爪のあるゾーン", claw.zone, "追放ゾーン")


@fab.check("2.0.3#sentence-3", "コピーされる数値は、変更された値ではなく、存在し始めたときの値である")
def a_copy_has_the_starting_value(t: Table) -> None:
    """An ally with a life of 3 gets 2 more, and is copied."""
    ann = t.people[0]
    imp = ann.has_card("permanent", ally("小鬼", 3))
    more = ann.instant("呪文1", f"{THIS_TURN}《小鬼》は、ライフに2の修整を得る。")
    copies = ann.instant("呪文2", "「小鬼」という名前のすべてのカードのコピーであるトークンを作成する。")
    ann.resolves(more, copies)
    t.expect("小鬼のライフ", imp.life, 5)
    t.expect("作成されたトークンのライフ", [one.token.life for one in t.events if isinstance(one, kinds.Create)], [3])
