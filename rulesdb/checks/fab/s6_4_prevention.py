"""Checks of 6.4.10: which damage a prevention effect is about, and the printed examples of prevention."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import DAMAGE_TO_YOU, THIS_TURN
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab import events as kinds

_BOLT = ("《稲妻》 インスタント コスト0", "すべての対戦相手のヒーローに3点の秘術ダメージを与える。")
_HELMET = ("《不動の兜》 装備品 ― 頭", "あなたのヒーロー自身が受けるダメージをすべて、軽減する。")


@fab.check("6.4.10#sentence-1", "軽減効果が置き換えるのは、ダメージのイベントであり、ライフを失うイベントではない")
def only_damage_is_prevented(t: Table, ann: Person, ben: Person) -> None:
    """Ben loses life by an effect, and is then dealt damage."""
    ben.has_card("head", *_HELMET)
    curse = ann.instant("呪い", "対戦相手は、ライフを2点失う。")
    bolt = ann.hand(*_BOLT)
    ann.resolves(curse)
    t.expect("ライフを失った後のベンのライフ", ben.life, 18)
    ann.resolves(bolt)
    t.expect("ダメージの後のベンのライフ", ben.life, 18)


@fab.check("6.4.10d#sentence-1", "発生源の書かれていない軽減効果は、自分のカードから受けるダメージも軽減する")
def prevention_without_a_source_is_for_all_sources(t: Table, ann: Person, ben: Person) -> None:
    """Ben is dealt damage by a card of Ann's and by a card of his own."""
    ben.has_card("head", *_HELMET)
    bolt = ann.hand(*_BOLT)
    pain = ben.instant("代償", "あなたのヒーローに2点の秘術ダメージを与える。")
    ann.resolves(bolt)
    t.expect("アンの稲妻の後のベンのライフ", ben.life, 20)
    ben.resolves(pain)
    t.expect("ベンの代償の後のベンのライフ", ben.life, 20)


@fab.check(
    "6.4.10e#sentence-1", "何を守るのかが書かれていない軽減効果は、その発生源が対戦相手に与えるダメージも軽減する"
)
def prevention_without_an_object_is_for_all_objects(t: Table, ann: Person, ben: Person) -> None:
    """Ann prevents all damage by a card, which deals damage to Ben; another card deals him damage, too."""
    ann.equips("head", "静電の冠", "《稲妻》から、ダメージをすべて、軽減する。")
    bolt = ann.hand(*_BOLT)
    flame = ann.instant("炎", "すべての対戦相手のヒーローに2点の秘術ダメージを与える。")
    ann.resolves(bolt)
    t.expect("稲妻の後のベンのライフ", ben.life, 20)
    ann.resolves(flame)
    t.expect("炎の後のベンのライフ", ben.life, 18)


@fab.check(
    "6.4.10b#sentence-1 6.4.10b#example-1",
    "軽減値の書かれていない効果を3点のダメージに適用すると、その3点がすべて軽減される",
)
def feigning_death(t: Table, ann: Person, ben: Person) -> None:
    """An effect prevents the next damage of the turn, without an amount; then damage of 3 twice."""
    feign = ben.instant("死んだふり", f"{THIS_TURN}1回だけ、{DAMAGE_TO_YOU}をすべて、軽減する。")
    bolts = [ann.hand(*_BOLT) for _ in range(2)]
    ben.resolves(feign)
    for bolt, life in zip(bolts, (20, 17), strict=True):
        ann.resolves(bolt)
        t.expect("稲妻の後のベンのライフ", ben.life, life)


@fab.check(
    "6.4.10h#sentence-1,3 6.4.10h#example-1",
    "軽減できないダメージにも固定型軽減効果は適用され、ダメージは減らないが、発生源は破壊される",
)
def a_melody_is_destroyed_in_vain(t: Table, ann: Person, ben: Person) -> None:
    """An aura is destroyed to prevent 4 points of damage, and damage of 3 cannot be prevented."""
    melody = ben.aura("魅惑の旋律", f"{DAMAGE_TO_YOU}を4点、まずこれが破壊される。その後、軽減する。")
    ann.equips("head", "貫きの冠", "秘術ダメージが与えられる場合、そのダメージは軽減できない。")
    bolt = ann.hand(*_BOLT)
    ann.resolves(bolt)
    t.expect("ベンのライフ", ben.life, 17)
    t.expect("魅惑の旋律のあるゾーン", melody.zone, "墓地")


@fab.check("6.4.10#sentence-3", "条件の書かれた軽減効果は、その条件を満たすダメージだけを軽減する")
def prevention_has_a_condition(t: Table, ann: Person, ben: Person) -> None:
    """An effect is about damage by one card; another card deals damage, too."""
    ben.equips(
        "head",
        "避雷の兜",
        "《稲妻》によって、あなたのヒーロー自身にダメージが与えられる場合、ダメージをすべて、軽減する。",
    )
    bolt = ann.hand(*_BOLT)
    flame = ann.instant("炎", "すべての対戦相手のヒーローに2点の秘術ダメージを与える。")
    ann.resolves(bolt)
    t.expect("稲妻の後のベンのライフ", ben.life, 20)
    ann.resolves(flame)
    t.expect("炎の後のベンのライフ", ben.life, 18)


@fab.check(
    "6.4.10i#sentence-4 6.4.10i#example-1",
    "蒸気カウンター4個の固定型軽減効果は、次の1回のダメージ3点を軽減し、その後のダメージは軽減しない",
)
def a_dissipation_shield(t: Table, ann: Person, ben: Person) -> None:
    """An item is destroyed: as many points of the next damage are prevented as it has steam counters."""
    shield = ben.item(
        "散逸の盾",
        "インスタント ― 「これを破壊する」: "
        "このターンの終わりまで、1回だけ、あなたのヒーロー自身が受けるダメージを(これの「蒸気」カウンターの数)点、軽減する。",
    )
    steam = ben.instant("蒸気", "「散逸の盾」という名前のすべてのカードに「蒸気」カウンターを4個置く。")
    bolts = [ann.hand(*_BOLT) for _ in range(2)]
    ben.resolves(steam)
    ann.passes()
    ben.activates(shield).resolve()
    t.expect("散逸の盾のあるゾーン", shield.zone, "墓地")
    for bolt, life in zip(bolts, (20, 17), strict=True):
        ann.resolves(bolt)
        t.expect("稲妻の後のベンのライフ", ben.life, life)


@fab.check(
    "6.4.10h#sentence-2 6.4.10h#example-2",
    "軽減できないダメージに適用されても、選んだ発生源からの、次の6点を軽減する盾型軽減効果は減らない",
)
def unmovable_faith(t: Table, ann: Person, ben: Person) -> None:
    """A source deals arcane damage, which cannot be prevented, and then 7 damage; another source deals damage, too."""
    faith = ben.instant(
        "不動の信念",
        "サブタイプがオーラのパーマネントを1つ選び、"
        "このターンの終わりまで、選ばれたものから、あなたのヒーロー自身が受けるダメージを、次の6点だけ、軽減する。",
    )
    ann.equips("head", "貫きの冠", "秘術ダメージが与えられる場合、そのダメージは軽減できない。")
    storm = ann.aura(
        "嵐",
        "インスタント ― コストなし: すべての対戦相手のヒーローに3点の秘術ダメージを与える。",
        "インスタント ― コストなし: すべての対戦相手のヒーローに7点の一般ダメージを与える。",
    )
    ann.aura("霧")
    quake = ann.instant("地震", "すべての対戦相手のヒーローに2点の一般ダメージを与える。")
    ben.responds(faith).resolve(choose_one=storm)
    for ability, life in ((0, 17), (1, 16)):
        ann.activates(storm, ability).resolve()
        t.expect("嵐の後のベンのライフ", ben.life, life)
    ann.resolves(quake)
    t.expect("選ばれていない地震の後のベンのライフ", ben.life, 14)


@fab.check(
    "6.4.10j#sentence-4 6.4.10j#example-1",
    "6面ダイスの出た目の数だけの盾型軽減効果は、軽減した合計がその数になるまで、何回ものダメージに適用される",
)
def bone_head_barrier(t: Table, ann: Person, ben: Person) -> None:
    """Both roll a die; then Ben is dealt 1 damage seven times, of which as many points are prevented as he rolled."""
    barrier = ben.instant(
        "骨頭の防壁", f"6面ダイスを1個振る。{THIS_TURN}{DAMAGE_TO_YOU}を、次の(出た目の数)点だけ、軽減する。"
    )
    sparks = [ann.instant("火花", "すべての対戦相手のヒーローに1点の秘術ダメージを与える。") for _ in range(7)]
    die = ann.instant("賽", "6面ダイスを1個振る。")
    ann.resolves(die)
    ben.responds(barrier).resolve()
    rolled = [event.result for event in t.events if isinstance(event, kinds.Rolled)][-1]
    for spark in sparks:
        ann.resolves(spark)
    t.expect("出た目の数だけ軽減された後の、ベンのライフ", ben.life, 20 - 7 + rolled)
