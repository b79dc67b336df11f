"""Checks of section 2.5, life."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import THIS_TURN
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab.sample_cards.small_cards import ally


def _does(t: Table, *effects: str) -> None:
    """Begin the game with an instant of Ann's for each of some effects, and resolve them one after another."""
    ann = t.people[0]
    spells = [ann.instant(f"呪文{at}", effect) for at, effect in enumerate(effects, start=1)]
    ann.resolves(*spells)


def _allies(t: Table, **lives: int) -> list[TrackedCard]:
    """Let Ben begin with allies of some lives, by name."""
    return [t.people[1].has_card("permanent", ally(name, life)) for name, life in lives.items()]


@fab.check("2.5.1#sentence-2", "ライフは、そのオブジェクトのライフ総量が最初にいくつであるかを表す")
def life_is_the_starting_life_total(t: Table) -> None:
    """Two allies are dealt 4 damage; one with a life of 6 still has 2."""
    dragon, imp = _allies(t, 竜=6, 小鬼=4)
    _does(t, "すべてのサブタイプが盟友のパーマネントに4点の秘術ダメージを与える。")
    t.expect("竜のライフ総量", dragon.life, 2)
    t.expect("小鬼のあるゾーン", imp.zone, "墓地")


@fab.check("2.5.1a#sentence-1", "ライフを持つパーマネントが生体オブジェクトであり、攻撃の対象になる")
def permanents_with_life_are_living(t: Table, ann: Person, ben: Person) -> None:
    """Ben has an ally and an item."""
    _allies(t, 竜=6)
    ben.item("石")
    claw = ann.attack("爪")
    ann.announces(claw)
    t.expect("アンが攻撃対象に選べるもの", t.choices, ["ベン", "《竜》"])


@fab.check("2.5.2#sentence-2", "印刷されたライフが、基本ライフである")
def printed_life_is_the_base(t: Table) -> None:
    """What has a base life of 4 or more is destroyed."""
    allies = _allies(t, 大鬼=4, 小鬼=3)
    _does(t, "すべての(ライフの基本の値が4以上の、かつサブタイプが盟友の)パーマネントを破壊する。")
    t.expect("大鬼と小鬼のあるゾーン", [one.zone for one in allies], ["墓地", "闘技場"])


@fab.check("2.5.2#sentence-3", "ライフの表記がないカードはライフを持たず、表記が0のカードは持つので、クリアされる")
def a_card_without_printed_life_has_none(t: Table, ann: Person, ben: Person) -> None:
    """An ally is printed with a life of 0; an item is printed with none."""
    (ghost,), stone = _allies(t, 霊=0), ben.item("石")
    ann.plays(ann.instant("火花", "何もしない。"))
    t.expect("霊と石のあるゾーン", [ghost.zone, stone.zone], ["墓地", "闘技場"])


@fab.check("2.5.3#sentence-1", "効果によって、パーマネントのライフは変更される")
def life_can_be_modified(t: Table) -> None:
    """An ally gets 2 more."""
    (imp,) = _allies(t, 小鬼=3)
    _does(t, f"{THIS_TURN}《小鬼》は、ライフに2の修整を得る。")
    t.expect("小鬼のライフ総量", imp.life, 5)


@fab.check("2.5.3#sentence-2", "「ライフ総量」とは、基本ライフではなく、変更されたライフのことである")
def the_term_life_total_means_the_modified_life(t: Table, ann: Person) -> None:
    """A hero with a base life of 20 loses 5, and then gains as much as the life total."""
    _does(t, "ライフを5点失う。", "ライフを(あなたのヒーローのライフ総量)点得る。")
    t.expect("アンのライフ", ann.life, 30)


@fab.check("2.5.3a#sentence-1", "ライフ総量は、基本ライフに得たライフを足し、失ったライフを引いた値である")
def a_life_total_adds_gains_and_subtracts_losses(t: Table, ann: Person) -> None:
    """A hero with a base life of 20 loses 5 and gains 3."""
    _does(t, "ライフを5点失う。", "ライフを3点得る。")
    t.expect("アンのライフ", ann.life, 18)


@fab.check("2.5.3b#sentence-2", "得たライフは、ターンが終わってもなくならない")
def gained_life_is_permanent(t: Table, ann: Person) -> None:
    """A hero gains 3, and the turn ends."""
    _does(t, "ライフを3点得る。")
    t.end_turn()
    t.expect("次のターンの、アンのライフ", ann.life, 23)


@fab.check("2.5.3c#sentence-1", "基本ライフが変わると、ライフ総量は、失った点数はそのままで計算し直される")
def a_life_total_is_recalculated(t: Table) -> None:
    """An ally with a base life of 3 is dealt 1 damage; then its base life becomes 6 until the end of the turn."""
    (imp,) = _allies(t, 小鬼=3)
    damage = "すべてのサブタイプが盟友のパーマネントに1点の秘術ダメージを与える。"
    _does(t, damage, f"{THIS_TURN}《小鬼》は、ライフの基本の値が6になる。")
    t.expect("小鬼のライフ総量", imp.life, 5)


@fab.check("2.5.3d#sentence-1", "ライフ総量は、基本ライフを上回ることがある")
def a_life_total_can_be_above_the_base(t: Table, ann: Person) -> None:
    """A hero with a base life of 20 gains 3, loses 5, and then gains as much as the life total."""
    _does(t, "ライフを3点得る。", "ライフを5点失う。", "ライフを(あなたのヒーローのライフ総量)点得る。")
    t.expect("3点得て、5点失い、18点得た後の、アンのライフ", ann.life, 36)


@fab.check("2.5.3e#sentence-2", "計算したライフ総量が0未満なら、0とみなす")
def a_life_total_is_not_negative(t: Table, ann: Person) -> None:
    """A hero with a base life of 20 loses 25, and so the game."""
    _does(t, "ライフを25点失う。")
    t.expect("アンは敗北したか", ann.has_lost, True)


@fab.check("2.5.3f#sentence-1", "ライフ総量が0まで減った盟友は、破壊されるのではなく、クリアされる")
def what_dies_is_cleared(t: Table, ann: Person) -> None:
    """An ally with a life of 2 is dealt 2 damage; two effects wait, for a destroyed and for a cleared ally."""
    ann.equips("head", "砕けの冠", "サブタイプが盟友のものが破壊されたとき、ライフを5点得る。", defense=0)
    ann.equips("arms", "弔いの籠手", "サブタイプが盟友のものがクリアされたとき、ライフを1点得る。", defense=0)
    (imp,) = _allies(t, 小鬼=2)
    _does(t, "すべてのサブタイプが盟友のパーマネントに2点の秘術ダメージを与える。")
    t.resolve()
    t.expect("小鬼のあるゾーン", imp.zone, "墓地")
    t.expect("アンのライフ", ann.life, 21)


@fab.check("2.5.3f#sentence-2", "ライフ総量が0になったヒーローは、クリアされず、プレイヤーが敗北してゲームが終わる")
def a_dead_hero_is_not_cleared(t: Table, ann: Person) -> None:
    """Ann's hero loses 20 life."""
    _does(t, "ライフを20点失う。")
    t.expect("アンは敗北したか", ann.has_lost, True)
    t.expect("アンのヒーローのあるゾーン", ann.hero.zone, "ヒーローゾーン")


@fab.check("2.5.3g#sentence-1", "ライフが残っていても、破壊された盟友は死亡している")
def an_ally_that_is_destroyed_has_died(t: Table) -> None:
    """An effect triggers when an ally dies, and a goblin with 3 life is destroyed."""
    ann = t.people[0]
    (imp,) = _allies(t, 小鬼=3)
    ann.equips("head", "弔いの冠", "サブタイプが盟友のものが死亡したとき、ライフを1点得る。")
    _does(t, "すべてのサブタイプが盟友のパーマネントを破壊する。")
    t.expect("小鬼のあるゾーン", imp.zone, "墓地")
    t.expect("小鬼の死亡で誘発したレイヤーの数", t.stack, 1)


@fab.check(
    "2.5.3c#sentence-1 2.5.3c#example-1",
    "ライフを5点失ったシヤナが、基本ライフ15のケイノのコピーになると、ライフ総量は10になる",
)
def shiyana_becomes_a_copy_of_kano(t: Table, ann: Person, ben: Person) -> None:
    """A hero with a base life of 20 loses 5 life, and becomes a copy of a hero with a base life of 15."""
    ben.plays_as("《ケイノ》 ヒーロー ライフ15 知力0")
    becomes = "ゲームの終わりまで、対象のヒーローについて、あなたのヒーローは、その対象であるもののコピーになる。"
    ann.plays_as("《シヤナ》 ヒーロー ライフ20 知力0", f"インスタント ― コストなし: {becomes}")
    ann.plays(ann.instant("傷", "ライフを5点失う。")).resolve()
    t.expect("シヤナのライフ総量", ann.life, 15)
    ann.activates(ann.hero, target=ben.hero).resolve()
    t.expect("ケイノのコピーになったシヤナの名前とライフ総量", (ann.hero.present_name, ann.life), ("ケイノ", 10))
