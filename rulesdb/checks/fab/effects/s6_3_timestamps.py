"""Checks of 6.3: timestamps, and properties that are calculated anew."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import THIS_TURN, attacks_under, turn_effect
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab.card_parts.keywords import GoAgain
from rulesdb.engine.fab.zones import ZoneName


@fab.check("6.3.5#sentence-2b", "効果が変更されても、適用されなくなっても、すべての効果が計算し直される")
def the_end_and_the_change_of_an_effect_make_all_recalculated(t: Table, ann: Person) -> None:
    """One helmet is about power 6, which attacks have by cards in hand, another about daggers, by an aura."""
    ann.equips("head", "倍力の兜", "パワー6以上のものは、パワーの値が2倍になる。")
    ann.equips("arms", "手札の籠手", "攻撃は、パワーの基本の値に(あなたの手札のカードの枚数)の修整を得る。")
    ann.equips("legs", "素早い具足", "サブタイプが短剣のものは、『続行』を得る。")
    ann.aura("短剣の霧", "攻撃は、サブタイプ「短剣」を得る。")
    claw, breaks = ann.attack("爪", power=5), ann.instant("破砕", "「短剣の霧」という名前のすべてのカードを破壊する。")
    ann.plays(claw).expect("手札が1枚のときの爪のパワー", claw.power, 12)
    ann.plays(breaks).expect("手札がなくなり、籠手の効果が変更された後の爪のパワー", claw.power, 5)
    t.expect("短剣の霧があるとき、爪は続行を持つか", claw.has(GoAgain), True)
    t.resolve().expect("短剣の霧がなくなった後、爪は続行を持つか", claw.has(GoAgain), False)


@fab.check("6.3.5#sentence-2a", "新しい効果が始まると、すべての効果が、ステージ順に計算し直される")
def a_new_effect_makes_all_recalculated(t: Table, ann: Person) -> None:
    """Equipment multiplies a power of 5 or more; the base power of an attack is set later, and set once more."""
    ann.equips("head", "倍力の兜", "パワー5以上のものは、パワーの値が2倍になる。")
    fixed = turn_effect(ann, "固定", "攻撃は、パワーの基本の値が5になる")
    again = turn_effect(ann, "再固定", "攻撃は、パワーの基本の値が6になる")
    claw = ann.attack("爪")
    ann.plays(claw)
    ann.resolves(fixed).expect("固定の後の爪のパワー", claw.power, 10)
    ann.resolves(again).expect("再固定の後の爪のパワー", claw.power, 12)


@fab.check(
    "6.3.5a#sentence-2 6.3.5a#example-1",
    "基本パワーが3に減った攻撃・アクションカードは、《Minnowism》の効果の適用先になる",
)
def minnowism_finds_a_reduced_attack(t: Table, ann: Person) -> None:
    """Attacks are halved; then Minnowism waits for the next one."""
    halves = turn_effect(ann, "半減", "攻撃アクションカードは、パワーの基本の値が2分の1になる")
    minnowism = ann.action(
        "Minnowism",
        f"{THIS_TURN}次にプレイする(攻撃アクションカードである、かつ基本パワー3以下の)ものは、パワーに3の修整を得る。",
        "続行",
        defense=None,
    )
    claw = ann.attack("爪", power=6)
    ann.resolves(halves, minnowism)
    ann.plays(claw).expect("爪のパワー", claw.power, 6)


@fab.check(
    "6.3.5a#sentence-1b", "前のサブステージの効果で条件に当てはまったものにも、後のサブステージの効果は適用される"
)
def an_object_may_become_eligible_in_a_later_substage(t: Table, ann: Person) -> None:
    """Attacks of power 6 or more get 1 more; the power of an attack is doubled in an earlier substage."""
    claw = attacks_under(ann, 成長="パワー6以上のものは、パワーに1の修整を得る", 倍化="攻撃は、パワーの値が2倍になる")
    t.expect("爪のパワー", claw.power, 7)


@fab.check("6.3.5a#sentence-1a", "現在のサブステージで先に順番が来た効果は、その後に適用先になったものにも適用される")
def an_object_may_become_eligible_in_the_current_substage(t: Table, ann: Person) -> None:
    """Equipment adds 1 to a power of 5 or more; a newer addition of 2 makes that of an attack 5."""
    ann.equips("head", "力の兜", "パワー5以上のものは、パワーに1の修整を得る。")
    t.expect("爪のパワー", attacks_under(ann, 成長="攻撃は、パワーに2の修整を得る").power, 6)


@fab.check("6.3.5a#sentence-2", "前のステージの効果で条件に当てはまったオブジェクトにも、効果は適用される")
def an_object_may_become_eligible(t: Table, ann: Person) -> None:
    """Attacks of power 6 or more get 1 more, and the base power of an attack becomes 6."""
    claw = attacks_under(
        ann, 成長="パワー6以上のものは、パワーに1の修整を得る", 固定="攻撃は、パワーの基本の値が6になる"
    )
    t.expect("爪のパワー", claw.power, 7)


@fab.check("6.3.5a#sentence-3", "前のステージの効果で条件から外れたオブジェクトには、効果は適用されない")
def an_object_may_become_ineligible(t: Table, ann: Person) -> None:
    """The base power of an attack becomes 3; then attacks of power 6 or more get 1 more."""
    claw = attacks_under(
        ann, 固定="攻撃は、パワーの基本の値が3になる", 成長="パワー6以上のものは、パワーに1の修整を得る", power=6
    )
    t.expect("爪のパワー", claw.power, 3)


@fab.check("6.3.5a#sentence-3", "前のサブステージの効果で条件から外れたオブジェクトには、効果は適用されない")
def an_object_may_become_ineligible_in_a_later_substage(t: Table, ann: Person) -> None:
    """Equipment adds 1 to a power of 6 or more; in an earlier substage a newer effect sets that of an attack to 3."""
    ann.equips("head", "力の兜", "パワー6以上のものは、パワーに1の修整を得る。")
    t.expect("爪のパワー", attacks_under(ann, 固定="攻撃は、パワーの値が3になる", power=6).power, 3)


@fab.check("6.3.5a#sentence-3", "同じサブステージの先の効果で条件から外れたオブジェクトには、効果は適用されない")
def an_object_may_become_ineligible_in_the_current_substage(t: Table, ann: Person) -> None:
    """Of two reductions, the newer one is about a power of 6 or more; the older one makes that of an attack 5."""
    claw = attacks_under(
        ann, 衰弱="攻撃は、パワーに-2の修整を得る", 重圧="パワー6以上のものは、パワーに-1の修整を得る", power=7
    )
    t.expect("爪のパワー", claw.power, 5)


@fab.check("6.3.5b#sentence-2", "後のサブステージで条件に当てはまっても、前のサブステージの効果は適用されない")
def nothing_is_applied_retroactively(t: Table, ann: Person) -> None:
    """The power of attacks with 6 or more is multiplied; an attack reaches 6 by an addition, which comes later."""
    claw = attacks_under(
        ann, 倍化="パワー6以上のものは、パワーの値が2倍になる", 成長="攻撃は、パワーに2の修整を得る", power=5
    )
    t.expect("爪のパワー", claw.power, 7)


@fab.check(
    "6.3.6#sentence-1 6.3.6#example-1",
    "《顔面消去》は、《Brand with Cinderclaw》が追加したタレントを削除せず、追加も妨げない",
)
def erase_face_takes_only_base_supertypes(t: Table, ann: Person, ben: Person) -> None:
    """A card of Ben's with a class, one that gained a talent, and one that gains it after Erase Face hit."""
    erase = ann.attack(
        "顔面消去",
        "これがヒットしたとき、このターンの終わりまで、対戦相手がオーナーであるものは、スーパータイプをすべて失う。",
        defense=None,
    )
    plain = ben.hand("《型》 「忍者」 アクション ― 攻撃 コスト0 パワー3")
    branded = ben.hand("《爪》 「忍者」 アクション ― 攻撃 コスト0 パワー3")
    brand = turn_effect(ben, "Brand with Cinderclaw", "《爪》は、スーパータイプ「竜系」を得る")
    later = turn_effect(ben, "後の烙印", "《型》は、スーパータイプ「竜系」を得る")
    ann.plays(erase)
    ben.resolves(brand).expect("ヒットの前の爪のスーパータイプ", branded.supertypes, ["忍者", "竜系"])
    t.until("damage").until("resolution").expect("ヒットの後の爪のスーパータイプ", branded.supertypes, ["竜系"])
    t.expect("ヒットの後の型のスーパータイプ", plain.supertypes, [])
    ben.resolves(later).expect("ヒットの後に追加された型のスーパータイプ", plain.supertypes, ["竜系"])


@fab.check("6.3.6#sentence-1", "能力を失う効果は、ほかの効果が追加した能力を失わせない")
def a_gained_ability_is_not_lost(t: Table, ann: Person) -> None:
    """An attack that had go again, and one that gained it, when all attacks lose it."""
    claw = attacks_under(ann, 加速="《爪》は、『続行』を得る", 鈍化="攻撃は、すべての続行を失う")
    t.expect("爪は続行を持つか", claw.has(GoAgain), True)


@fab.check("6.3.6#sentence-1", "数値特性を失う効果は、ほかの効果が追加した数値特性を削除しない")
def a_gained_property_is_not_lost(t: Table, ann: Person) -> None:
    """A sheep gained power, and a wolf has it from the beginning, when allies lose their power."""
    sheep, wolf = (
        ann.has_card("permanent", f"《{name}》 アクション ― 盟友 ライフ3{power}")
        for name, power in (("羊", ""), ("狼", " パワー3"))
    )
    gains = turn_effect(ann, "武装", "《羊》は、基本の値が4のパワーを得る")
    loses = turn_effect(ann, "消去", "サブタイプが盟友のものは、パワーを失う")
    ann.resolves(gains, loses)
    t.expect("羊と狼のパワー", (sheep.power, wolf.power), (4, None))


@fab.check("6.3.7#sentence-1a", "続行を失わせる効果は、そうと書かれていないので、後から続行を得ることを防止しない")
def a_loss_does_not_prevent_gaining(t: Table, ann: Person) -> None:
    """An attack with go again loses it, and gains it again."""
    slow = turn_effect(ann, "鈍化", "攻撃は、すべての続行を失う")
    haste = turn_effect(ann, "加速", "攻撃は、『続行』を得る")
    claw = ann.attack("爪", "続行")
    ann.plays(claw)
    ann.resolves(slow).expect("鈍化の後、爪は続行を持つか", claw.has(GoAgain), False)
    ann.resolves(haste).expect("加速の後、爪は続行を持つか", claw.has(GoAgain), True)


@fab.check(
    "6.3.7#sentence-1a 6.3.7#example-1",
    "《低体温症》は、攻撃が続行を得ることだけを防止し、もとから持っている続行を失わせない",
)
def hypothermia_prevents_only_gaining(t: Table, ann: Person, ben: Person) -> None:
    """Attacks cannot gain go again; one has it as a base ability, and another is given it."""
    ben.aura("低体温症", "攻撃は、続行を得られない。")
    haste = turn_effect(ann, "加速", "攻撃は、『続行』を得る")
    fang, claw = ann.attack("牙", "続行"), ann.attack("爪")
    ann.plays(fang)
    ann.resolves(haste).expect("牙は続行を持つか", fang.has(GoAgain), True)
    t.until("resolution")
    ann.plays(claw).expect("爪は続行を持つか", claw.has(GoAgain), False)


@fab.check(
    "6.3.7#sentence-1b,1c", "値を決める効果は、そうと書かれていなければ、ほかの変更も、その特性を失うことも防止しない"
)
def effects_on_a_value_prevent_no_others(t: Table, ann: Person) -> None:
    """The power of attacks becomes 4, then they get 2, and then a claw loses the property; a skull says otherwise."""
    fixed = turn_effect(ann, "固定", "攻撃は、パワーの値が4になる")
    grows = turn_effect(ann, "鼓舞", "攻撃は、パワーに2の修整を得る")
    fades = turn_effect(ann, "消去", "《爪》は、パワーを失う")
    skull, claw = ann.attack("石頭", "続行", "これは、パワーの値を変更できない。"), ann.attack("爪", defense=None)
    ann.plays(skull).until("resolution")
    ann.plays(claw)
    ann.resolves(fixed, grows).expect("固定と鼓舞の後の爪のパワー", claw.power, 6)
    t.expect("固定と鼓舞の後の、変更できないと書かれた石頭のパワー", skull.power, 3)
    ann.resolves(fades).expect("消去の後の爪のパワー", claw.power, None)


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
    ann.resolves(*cards).expect("爪のパワー", claw.power, 7)


@fab.check(
    "6.3.4#sentence-2", "次の攻撃への効果のタイムスタンプは、攻撃に適用され始めた時でなく、最初に生成された時である"
)
def a_timestamp_is_that_of_the_first_generation(t: Table, ann: Person) -> None:
    """An effect on the next attack is older than one on all attacks."""
    waiting = _fixing(ann, 5, until="このターンの終わりまで、次にプレイする攻撃は")
    cards = waiting, _fixing(ann, 2)
    claw = ann.attack("爪")
    ann.resolves(*cards)
    ann.plays(claw).expect("爪のパワー", claw.power, 2)


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
    ann.plays(second).resolve().expect("後に置かれた固定2が解決された後の爪のパワー", claw.power, 2)
    t.resolve().expect("先に置かれた固定5も解決された後の爪のパワー", claw.power, 5)


@fab.check("6.3.4a#sentence-3", "期間型常在能力の効果のタイムスタンプは、その能力が機能状態になった時である")
def a_static_effect_begins_when_its_ability_functions(t: Table, ann: Person) -> None:
    """The ability of Ann's equipment functions while she has no cards in hand; meanwhile she plays an aura."""
    ann.equips("head", "空手の兜", "あなたの手札のカードがない間、『攻撃は、パワーの基本の値が5になる。』が機能する。")
    aura = ann.aura("重しの霧", "攻撃は、パワーの基本の値が2になる。", "続行", zone="hand")
    claw = ann.attack("爪")
    ann.resolves(aura)
    ann.plays(claw).expect("手札がなくなった後の爪のパワー", claw.power, 5)


@fab.check("6.3.4#sentence-4 6.3.4b#sentence-1", "タイムスタンプが同じ効果の順番は、ターンプレイヤーが決める")
def the_turn_player_orders_effects_of_the_same_time(t: Table, ann: Person, ben: Person) -> None:
    """Both effects are those of Ben's equipment, with which he began the game."""
    _equipped(ben, "head", "頭", 5)
    _equipped(ben, "arms", "腕", 2)
    claw = ann.attack("爪")
    ann.plays(claw, order_of_effects=1).expect("アンは順番をたずねられたか", t.was_asked(ann, "order of effects"), True)
    t.expect("ベンは順番をたずねられたか", t.was_asked(ben, "order of effects"), False)
    t.expect("爪のパワー", claw.power, 5)


@fab.check("6.3.4b#sentence-2", "同時に適用され始めても、タイムスタンプが違う効果の順番は、だれも決めない")
def effects_of_different_times_are_not_ordered(t: Table, ann: Person) -> None:
    """An aura is newer than the equipment; both effects start to apply to the attack at the same time."""
    _equipped(ann, "head", "頭", 5)
    aura = ann.aura("重しの霧", "攻撃は、パワーの基本の値が2になる。", "続行", zone="hand")
    claw = ann.attack("爪")
    ann.resolves(aura)
    ann.plays(claw).expect("アンは順番をたずねられたか", t.was_asked(ann, "order of effects"), False)
    t.expect("爪のパワー", claw.power, 2)


@fab.check("6.3.4b#sentence-3", "一度決めた効果の順番は、次の攻撃に適用され始める時にも変えられない")
def a_decided_order_does_not_change(t: Table, ann: Person) -> None:
    """Two effects of the same timestamp apply to one attack, and then to another one."""
    _equipped(ann, "head", "頭", 5)
    _equipped(ann, "arms", "腕", 2)
    fang, claw = ann.attack("牙", "続行"), ann.attack("爪")
    ann.plays(fang, order_of_effects=1).expect("牙のパワー", fang.power, 5)
    t.until("resolution")
    ann.plays(claw).expect("順番をたずねられた回数", t.questions.count("継続効果の順番"), 1)
    t.expect("爪のパワー", claw.power, 5)
