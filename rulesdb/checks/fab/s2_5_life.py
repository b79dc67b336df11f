"""Checks of section 2.5, life."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Table, TrackedCard
from rulesdb.engine.fab.sample_cards.small_cards import ally, attack, item

_TURN = "このターンの終わりまで、"


def _does(t: Table, *effects: str) -> None:
    """Begin the game with an instant of Ann's for each of some effects, and resolve them one after another."""
    ann = t.people[0]
    spells = [ann.hand(f"《呪文{at}》 インスタント コスト0", effect) for at, effect in enumerate(effects, start=1)]
    t.begin()
    for spell in spells:
        ann.plays(spell)
        t.resolve()


def _allies(t: Table, **lives: int) -> list[TrackedCard]:
    """Let Ben begin with allies of some lives, by name."""
    return [t.people[1].has_card("permanent", ally(name, life)) for name, life in lives.items()]


@fab.check("2.5.1#sentence-2", title="ライフは、そのオブジェクトのライフ総量が最初にいくつであるかを表す")
def life_is_the_starting_life_total(t: Table) -> None:
    """Two allies are dealt 4 damage; one with a life of 6 still has 2."""
    dragon, imp = _allies(t, 竜=6, 小鬼=4)
    _does(t, "すべてのサブタイプが盟友のパーマネントに4点の秘術ダメージを与える。")
    t.expect("竜のライフ総量", dragon.life, 2)
    t.expect("小鬼のあるゾーン", imp.zone, "墓地")


@fab.check("2.5.1a#sentence-1", title="ライフを持つパーマネントが生体オブジェクトであり、攻撃の対象になる")
def permanents_with_life_are_living(t: Table) -> None:
    """Ben has an ally and an item."""
    ann, ben = t.people
    _allies(t, 竜=6)
    ben.has_card("permanent", item("石"))
    claw = ann.hand(attack("爪"))
    t.begin()
    ann.announces(claw)
    t.expect("アンが攻撃対象に選べるもの", t.choices, ["ベンを選ぶ", "《竜》を選ぶ"])


@fab.check("2.5.2#sentence-2", title="印刷されたライフが、基本ライフである")
def printed_life_is_the_base(t: Table) -> None:
    """What has a base life of 4 or more is destroyed."""
    allies = _allies(t, 大鬼=4, 小鬼=3)
    _does(t, "すべての(ライフの基本の値が4以上の、かつサブタイプが盟友の)パーマネントを破壊する。")
    t.expect("大鬼と小鬼のあるゾーン", [one.zone for one in allies], ["墓地", "闘技場"])


@fab.check(
    "2.5.2#sentence-3", title="ライフの表記がないカードはライフを持たず、表記が0のカードは持つので、クリアされる"
)
def a_card_without_printed_life_has_none(t: Table) -> None:
    """An ally is printed with a life of 0; an item is printed with none."""
    ann, ben = t.people
    (ghost,), stone = _allies(t, 霊=0), ben.has_card("permanent", item("石"))
    spark = ann.hand("《火花》 インスタント コスト0", "何もしない。")
    t.begin()
    ann.plays(spark)
    t.expect("霊と石のあるゾーン", [ghost.zone, stone.zone], ["墓地", "闘技場"])


@fab.check("2.5.3#sentence-1", title="効果によって、パーマネントのライフは変更される")
def life_can_be_modified(t: Table) -> None:
    """An ally gets 2 more."""
    (imp,) = _allies(t, 小鬼=3)
    _does(t, f"{_TURN}《小鬼》は、ライフに2の修整を得る。")
    t.expect("小鬼のライフ総量", imp.life, 5)


@fab.check("2.5.3#sentence-2", title="「ライフ総量」とは、基本ライフではなく、変更されたライフのことである")
def the_term_life_total_means_the_modified_life(t: Table) -> None:
    """A hero with a base life of 20 loses 5, and then gains as much as the life total."""
    ann, _ben = t.people
    _does(t, "ライフを5点失う。", "ライフを(あなたのヒーローのライフ総量)点得る。")
    t.expect("アンのライフ", ann.life, 30)


@fab.check("2.5.3a#sentence-1", title="ライフ総量は、基本ライフに得たライフを足し、失ったライフを引いた値である")
def a_life_total_adds_gains_and_subtracts_losses(t: Table) -> None:
    """A hero with a base life of 20 loses 5 and gains 3."""
    ann, _ben = t.people
    _does(t, "ライフを5点失う。", "ライフを3点得る。")
    t.expect("アンのライフ", ann.life, 18)


@fab.check("2.5.3b#sentence-2", title="得たライフは、ターンが終わってもなくならない")
def gained_life_is_permanent(t: Table) -> None:
    """A hero gains 3, and the turn ends."""
    ann, _ben = t.people
    _does(t, "ライフを3点得る。")
    t.end_turn()
    t.expect("次のターンの、アンのライフ", ann.life, 23)


@fab.check("2.5.3c#sentence-1", title="基本ライフが変わると、ライフ総量は、失った点数はそのままで計算し直される")
def a_life_total_is_recalculated(t: Table) -> None:
    """An ally with a base life of 3 is dealt 1 damage; then its base life becomes 6 until the end of the turn."""
    (imp,) = _allies(t, 小鬼=3)
    damage = "すべてのサブタイプが盟友のパーマネントに1点の秘術ダメージを与える。"
    _does(t, damage, f"{_TURN}《小鬼》は、ライフの基本の値が6になる。")
    t.expect("小鬼のライフ総量", imp.life, 5)


@fab.check("2.5.3d#sentence-1", title="ライフ総量は、基本ライフを上回ることがある")
def a_life_total_can_be_above_the_base(t: Table) -> None:
    """A hero with a base life of 20 gains 3, loses 5, and then gains as much as the life total."""
    ann, _ben = t.people
    _does(t, "ライフを3点得る。", "ライフを5点失う。", "ライフを(あなたのヒーローのライフ総量)点得る。")
    t.expect("3点得て、5点失い、18点得た後の、アンのライフ", ann.life, 36)


@fab.check("2.5.3e#sentence-2", title="計算したライフ総量が0未満なら、0とみなす")
def a_life_total_is_not_negative(t: Table) -> None:
    """A hero with a base life of 20 loses 25, and so the game."""
    ann, _ben = t.people
    _does(t, "ライフを25点失う。")
    t.expect("アンは敗北したか", ann.has_lost, True)


@fab.check("2.5.3f#sentence-1", title="ライフ総量が0まで減った盟友は、破壊されるのではなく、クリアされる")
def what_dies_is_cleared(t: Table) -> None:
    """An ally with a life of 2 is dealt 2 damage; two effects wait, for a destroyed and for a cleared ally."""
    ann, _ben = t.people
    ann.has_card("head", "《砕けの冠》 装備品 ― 頭 防御0", "サブタイプが盟友のものが破壊されたとき、ライフを5点得る。")
    ann.has_card(
        "arms", "《弔いの籠手》 装備品 ― 腕 防御0", "サブタイプが盟友のものがクリアされたとき、ライフを1点得る。"
    )
    (imp,) = _allies(t, 小鬼=2)
    _does(t, "すべてのサブタイプが盟友のパーマネントに2点の秘術ダメージを与える。")
    t.resolve()
    t.expect("小鬼のあるゾーン", imp.zone, "墓地")
    t.expect("アンのライフ", ann.life, 21)


@fab.check(
    "2.5.3f#sentence-2", title="ライフ総量が0になったヒーローは、クリアされず、プレイヤーが敗北してゲームが終わる"
)
def a_dead_hero_is_not_cleared(t: Table) -> None:
    """Ann's hero loses 20 life."""
    ann, _ben = t.people
    _does(t, "ライフを20点失う。")
    t.expect("アンは敗北したか", ann.has_lost, True)
    t.expect("アンのヒーローのあるゾーン", ann.hero.zone, "ヒーローゾーン")


@fab.check("2.5.3g#sentence-1", title="ライフが残っていても、破壊された盟友は死亡している")
def an_ally_that_is_destroyed_has_died(t: Table) -> None:
    """An effect triggers when an ally dies, and a goblin with 3 life is destroyed."""
    ann = t.people[0]
    (imp,) = _allies(t, 小鬼=3)
    ann.has_card("head", "《弔いの冠》 装備品 ― 頭", "サブタイプが盟友のものが死亡したとき、ライフを1点得る。")
    _does(t, "すべてのサブタイプが盟友のパーマネントを破壊する。")
    t.expect("小鬼のあるゾーン", imp.zone, "墓地")
    t.expect("小鬼の死亡で誘発したレイヤーの数", t.stack, 1)
