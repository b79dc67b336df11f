"""Checks of 1.4.3c: how long attack-proxies exist."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.card_parts.abilities import Activated
from rulesdb.engine.fab.sample_cards.small_cards import gem

_SWINGING = "アクション ― コストなし: 『攻撃』『続行』"


def _expect_proxies(t: Table, number: int) -> None:
    """Expect a number of attack-proxies on the stack and on the combat chain."""
    t.expect("攻撃プロキシの数", t.proxies, number)


@fab.check("1.4.3c#sentence-1", "スタックにある攻撃プロキシは、何が起こっても、攻撃発生源が存在するかぎり存在し続ける")
def a_proxy_exists_as_long_as_its_source(t: Table, ann: Person, ben: Person) -> None:
    """The opponent plays an instant while the attack with a weapon is on the stack."""
    blade, spark = ann.sword("剣"), ben.instant("火花")
    ann.activates(blade)
    ben.responds(spark).resolve()
    _expect_proxies(t, 1)
    t.until("damage")
    t.expect("攻撃が行われた回数", t.times(kinds.Attacked), 1)


@fab.check("1.4.3c#sentence-4", "スタックにある攻撃プロキシは、攻撃発生源が存在しなくなれば消滅する")
def a_proxy_on_the_stack_ceases_with_its_source(t: Table, ann: Person, ben: Person) -> None:
    """The opponent destroys the weapon while the attack with it is on the stack."""
    blade = ann.sword("剣")
    rust = ben.instant("錆", "「剣」という名前のすべてのカードを破壊する。")
    ann.activates(blade)
    ben.responds(rust).resolve()
    t.expect("剣のあるゾーン", blade.zone, "墓地")
    _expect_proxies(t, 0)
    t.expect("スタックのレイヤーの数", t.stack, 0)


@fab.check("1.4.3c#sentence-2", "戦闘チェインの攻撃プロキシは、攻撃発生源が同じチェインリンクにある間は、存在し続ける")
def a_proxy_on_the_chain_exists_on_the_link_of_its_source(t: Table, ann: Person, ben: Person) -> None:
    """An attack with a weapon goes on until its damage is dealt."""
    ann.activates(ann.sword("剣", _SWINGING)).resolve()
    _expect_proxies(t, 1)
    t.until("resolution")
    t.expect("ベンのライフ", ben.life, 18)
    _expect_proxies(t, 1)


@fab.check(
    "1.4.3c#sentence-5 1.4.3c#example-1",
    "同じ武器でもう一度攻撃すると、武器は次のチェインリンクに移り、1つ目の攻撃プロキシは消滅する",
)
def the_first_proxy_ceases_when_its_source_moves_on(t: Table, ann: Person, ben: Person) -> None:
    """Two attacks with one weapon in the same combat; both hit."""
    blade = ann.sword("剣", _SWINGING)
    for _ in range(2):
        ann.activates(blade).until("resolution")
        _expect_proxies(t, 1)
    t.expect("2つのチェインリンクの攻撃発生源", t.attack_sources, ["剣", "剣"])
    t.expect("ベンのライフ", ben.life, 16)


@fab.check("1.4.3c#sentence-6", "攻撃発生源が{p}の特性を持っていなくても、攻撃プロキシは存在する")
def a_proxy_needs_no_power(t: Table, ann: Person) -> None:
    """Attack with an item without power."""
    drum = ann.item("陣太鼓", _SWINGING)
    ann.activates(drum).resolve()
    t.expect("《陣太鼓》のパワー", drum.power, None)
    _expect_proxies(t, 1)
    t.expect("攻撃が行われた回数", t.times(kinds.Attacked), 1)


@fab.check("1.4.3c#sentence-7", "攻撃プロキシを作成した能力がなくなっても、攻撃プロキシは消滅しない")
def a_proxy_outlives_the_ability_that_made_it(t: Table, ann: Person) -> None:
    """An aura gives items the ability to attack; it destroys itself while such an attack is on the stack."""
    iris = ann.aura(
        "虹彩",
        f"サブタイプがアイテムのものは、『{_SWINGING}』を得る。",
        "インスタント ― 「これを破壊する」: ライフを1点得る。",
    )
    drum = ann.item("陣太鼓")
    ann.activates(drum)
    ann.activates(iris)
    t.expect("《虹彩》のあるゾーン", iris.zone, "墓地")
    t.resolve()
    t.expect("《陣太鼓》に起動能力があるか", drum.has(Activated), False)
    _expect_proxies(t, 1)
    t.resolve()
    t.expect("攻撃が行われた回数", t.times(kinds.Attacked), 1)


@fab.check(
    "1.4.3c#sentence-7 1.4.3c#example-2", "攻撃を可能にした《現実の虹彩》が消滅しても、オーラの攻撃プロキシは消滅しない"
)
def a_proxy_outlives_iris_of_reality(t: Table, ann: Person, ben: Person) -> None:
    """Iris of Reality lets auras attack, with a base power of 4; it is destroyed while the attack is on the stack."""
    auras = "(サブタイプがオーラの、かつスーパータイプが「幻術士」の、かつあなたがコントロールする)もの"
    attacking = "1ターンに1回、アクション ― リソース3点: 『攻撃』『続行』"
    iris = ann.aura(
        "現実の虹彩",
        f"{auras}は、(タイプ「武器」を得る、さらに基本の値が4のパワーを得る、さらに『{attacking}』を得る)。",
    )
    gleam = ann.has_card("permanent", "《きらめき》 「幻術士」 アクション ― オーラ コスト0")
    ann.gets("hand", gem("青の石", pitch=3))
    rust = ben.instant("錆", "「現実の虹彩」という名前のすべてのカードを破壊する。")
    ann.activates(gleam)
    ben.responds(rust).resolve()
    t.expect("《現実の虹彩》のあるゾーン", iris.zone, "墓地")
    _expect_proxies(t, 1)
    t.until("damage")
    t.expect("攻撃が行われた回数", t.times(kinds.Attacked), 1)
