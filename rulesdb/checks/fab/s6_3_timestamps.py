"""Checks of 6.3.4 to 6.3.4b: timestamps, and the order of effects with the same timestamp."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab.zones import ZoneName


def _fixing(person: Person, number: int, *, until: str = "このターンの終わりまで、攻撃は") -> TrackedCard:
    """Give a player an instant by which the base power of attacks becomes a number."""
    return person.instant(f"固定{number}", f"{until}、パワーの基本の値が{number}になる。")


def _equipped(person: Person, zone: ZoneName, word: str, number: int) -> TrackedCard:
    """Give a player equipment by which the base power of attacks becomes a number."""
    return person.has_card(zone, f"《{word}の重し》 装備品 ― {word}", f"攻撃は、パワーの基本の値が{number}になる。")


@fab.check("6.3.4#sentence-3", "同じサブステージの3つの効果は、タイムスタンプの早いものから適用される")
def timestamps_are_chronological(t: Table, ann: Person) -> None:
    """The base power of an attack is set three times."""
    cards = [_fixing(ann, number) for number in (5, 2, 7)]
    claw = ann.attack("爪")
    ann.plays(claw)
    ann.resolves(*cards)
    t.expect("爪のパワー", claw.power, 7)


@fab.check(
    "6.3.4#sentence-2", "次の攻撃への効果のタイムスタンプは、攻撃に適用され始めた時でなく、最初に生成された時である"
)
def a_timestamp_is_that_of_the_first_generation(t: Table, ann: Person) -> None:
    """An effect on the next attack is older than one on all attacks."""
    waiting = _fixing(ann, 5, until="このターンの終わりまで、次にプレイする攻撃は")
    cards = waiting, _fixing(ann, 2)
    claw = ann.attack("爪")
    ann.resolves(*cards)
    ann.plays(claw)
    t.expect("爪のパワー", claw.power, 2)


@fab.check(
    "6.3.4a#sentence-2",
    "レイヤー型継続効果のタイムスタンプは、レイヤーがスタックに置かれた時でなく、解決された時である",
)
def a_layer_effect_begins_with_the_resolution(t: Table, ann: Person) -> None:
    """The second one of two instants on the stack resolves first."""
    first, second = _fixing(ann, 5), _fixing(ann, 2)
    claw = ann.attack("爪")
    ann.plays(claw)
    ann.plays(first)
    ann.plays(second).resolve()
    t.expect("後に置かれた固定2が解決された後の爪のパワー", claw.power, 2)
    t.resolve()
    t.expect("先に置かれた固定5も解決された後の爪のパワー", claw.power, 5)


@fab.check("6.3.4a#sentence-3", "期間型常在能力の効果のタイムスタンプは、その能力が機能状態になった時である")
def a_static_effect_begins_when_its_ability_functions(t: Table, ann: Person) -> None:
    """The ability of Ann's equipment functions while she has no cards in hand; meanwhile she plays an aura."""
    ann.equips("head", "空手の兜", "あなたの手札のカードがない間、『攻撃は、パワーの基本の値が5になる。』が機能する。")
    aura = ann.aura("重しの霧", "攻撃は、パワーの基本の値が2になる。", "続行", zone="hand")
    claw = ann.attack("爪")
    ann.resolves(aura)
    ann.plays(claw)
    t.expect("手札がなくなった後の爪のパワー", claw.power, 5)


@fab.check("6.3.4#sentence-4 6.3.4b#sentence-1", "タイムスタンプが同じ効果の順番は、ターンプレイヤーが決める")
def the_turn_player_orders_effects_of_the_same_time(t: Table, ann: Person, ben: Person) -> None:
    """Both effects are those of Ben's equipment, with which he began the game."""
    _equipped(ben, "head", "頭", 5)
    _equipped(ben, "arms", "腕", 2)
    claw = ann.attack("爪")
    ann.plays(claw, order_of_effects=1)
    t.expect("アンは順番をたずねられたか", t.was_asked(ann, "order of effects"), True)
    t.expect("ベンは順番をたずねられたか", t.was_asked(ben, "order of effects"), False)
    t.expect("爪のパワー", claw.power, 5)


@fab.check("6.3.4b#sentence-2", "同時に適用され始めても、タイムスタンプが違う効果の順番は、だれも決めない")
def effects_of_different_times_are_not_ordered(t: Table, ann: Person) -> None:
    """An aura is newer than the equipment; both effects start to apply to the attack at the same time."""
    _equipped(ann, "head", "頭", 5)
    aura = ann.aura("重しの霧", "攻撃は、パワーの基本の値が2になる。", "続行", zone="hand")
    claw = ann.attack("爪")
    ann.resolves(aura)
    ann.plays(claw)
    t.expect("アンは順番をたずねられたか", t.was_asked(ann, "order of effects"), False)
    t.expect("爪のパワー", claw.power, 2)


@fab.check("6.3.4b#sentence-3", "一度決めた効果の順番は、次の攻撃に適用され始める時にも変えられない")
def a_decided_order_does_not_change(t: Table, ann: Person) -> None:
    """Two effects of the same timestamp apply to one attack, and then to another one."""
    _equipped(ann, "head", "頭", 5)
    _equipped(ann, "arms", "腕", 2)
    fang, claw = ann.attack("牙", "続行"), ann.attack("爪")
    ann.plays(fang, order_of_effects=1)
    t.expect("牙のパワー", fang.power, 5)
    t.until("resolution")
    ann.plays(claw)
    t.expect("順番をたずねられた回数", t.questions.count("継続効果の順番"), 1)
    t.expect("爪のパワー", claw.power, 5)
