"""Checks of 6.3.1 to 6.3.3: stages, substages and dependent effects."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import THIS_TURN, attacks_under, turn_effect
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab.card_parts.keywords import Dominate, GoAgain
from rulesdb.engine.fab.sample_cards.small_cards import gem


def _instants(person: Person, *effects: str) -> list[TrackedCard]:
    """Give a player an instant for each of some effects until the end of the turn."""
    names = "甲乙丙丁"
    return [turn_effect(person, f"{name}の術", effect) for name, effect in zip(names, effects, strict=False)]


@fab.check(
    "6.3.1#sentence-1 6.3.1#example-1",
    "攻撃が続行を得られない効果は、続行を与える効果より後に始まっても、先に適用される",
)
def effects_on_rules_come_first(t: Table, ann: Person, ben: Person) -> None:
    """Hypothermia begins after an effect gave go again to attacks."""
    (haste,) = _instants(ann, "攻撃は、『続行』を得る")
    cold = ben.instant("低体温症", f"{THIS_TURN}攻撃は、続行を得られない。")
    claw = ann.attack("爪")
    ann.plays(claw)
    ann.plays(haste).resolve()
    t.expect("低体温症がないとき、爪は続行を持つか", claw.has(GoAgain), True)
    ben.responds(cold).resolve()
    t.expect("低体温症があるとき、爪は続行を持つか", claw.has(GoAgain), False)


@fab.check("6.3.1#sentence-3", "継続効果は、だれがコントロールしていても、ステージ順に適用される")
def stages_are_common_to_all_players(t: Table, ann: Person, ben: Person) -> None:
    """Equipment of Ann, whose turn it is, multiplies a power of 5 or more; Ben sets the base power of attacks."""
    ann.equips("head", "倍力の兜", "パワー5以上のものは、パワーの値が2倍になる。")
    (fixed,) = _instants(ben, "攻撃は、パワーの基本の値が5になる")
    claw = ann.attack("爪")
    ann.plays(claw)
    ben.resolves(fixed)
    t.expect("爪のパワー", claw.power, 10)


@fab.check("6.3.1#sentence-5", "同じステージの効果は、サブステージ順に適用されてから、タイムスタンプ順に適用される")
def substages_come_before_timestamps(t: Table, ann: Person) -> None:
    """An older effect adds to the power of attacks, a newer one multiplies it, and two more set it."""
    sets = _instants(ann, "攻撃は、パワーの値が4になる", "攻撃は、パワーの値が5になる")
    claw = attacks_under(ann, 加算="攻撃は、パワーに2の修整を得る", 乗算="攻撃は、パワーの値が2倍になる")
    t.expect("加算と乗算の後の爪のパワー", claw.power, 8)
    ann.resolves(*sets)
    t.expect("さらに2回セットされた後の爪のパワー", claw.power, 12)


@fab.check("6.3.2#sentence-1", "基本の値を変更する効果は、値を変更する効果とはステージが違い、先に適用される")
def base_values_have_a_separate_stage(t: Table, ann: Person) -> None:
    """Equipment doubles a power of 6 or more; the base power of attacks grows by 3, which is in a later substage."""
    ann.equips("head", "倍力の兜", "パワー6以上のものは、パワーの値が2倍になる。")
    claw = attacks_under(ann, 成長="攻撃は、パワーの基本の値に3の修整を得る")
    t.expect("爪のパワー", claw.power, 12)


@fab.check("6.3.2#sentence-2", "名前、サブタイプ、スーパータイプ、能力、値の効果は、この順に適用される")
def stages_ascend(t: Table, ann: Person) -> None:
    """Five effects, the oldest of the last stage; each looks at what the next one changes."""
    claw = attacks_under(
        ann,
        第五の術="続行を持つものは、パワーに2の修整を得る",
        第四の術="スーパータイプが「ninja」のものは、『続行』を得る",
        第三の術="サブタイプが短剣のものは、スーパータイプ「ninja」を得る",
        第二の術="《牙》は、サブタイプ「短剣」を得る",
        第一の術="攻撃は、名前が「牙」になる",
    )
    t.expect("爪の名前", claw.present_name, "牙")
    t.expect("爪のパワー", claw.power, 5)


@fab.check("6.3.2#sentence-3", "サブステージ順は、ステージの違う効果には使わない")
def substages_are_for_effects_of_one_stage(t: Table, ann: Person) -> None:
    """Base power grows in a later substage of an earlier stage than a power of 4 or more is multiplied."""
    ann.equips("head", "倍力の兜", "パワー4以上のものは、パワーの値が2倍になる。")
    claw = attacks_under(ann, 加算="攻撃は、パワーの基本の値に1の修整を得る")
    t.expect("乗算と、基本の値の加算の後の爪のパワー", claw.power, 8)


@fab.check(
    "6.3.2a#sentence-5 6.3.3#sentence-2 6.3.2a#example-1",
    "《Thump》の効果は、パワーが決まるステージ8の最後に適用される",
)
def thump_depends_on_its_power(t: Table, ann: Person, ben: Person) -> None:
    """Thump before and after something adds to its power; it hits."""
    thump = ann.attack(
        "Thump",
        "(これである、かつパワーが基本の値を上回る)ものは、『圧倒』を得る。",
        "(これである、かつパワーが基本の値を上回る)ものは、『これがヒットしたとき、対戦相手は、手札を1枚捨てる。』を得る。",
        power=5,
        defense=None,
    )
    ben.hand(gem("赤石"))
    (grows,) = _instants(ann, "攻撃は、パワーに1の修整を得る")
    ann.plays(thump).until("attack")
    t.expect("修整の前に、Thumpは圧倒を持つか", thump.has(Dominate), False)
    ann.resolves(grows)
    t.expect("修整の後に、Thumpは圧倒を持つか", thump.has(Dominate), True)
    t.until("resolution")
    t.expect("ヒットした後のベンの手札の枚数", ben.count("hand"), 0)


@fab.check("6.3.2a#sentence-5", "カウンターと、合わせて働く2つの効果も、依存される効果に数える")
def what_acts_together_is_depended_on(t: Table, ann: Person) -> None:
    """Equipment gives go again to power 6 or more: an attack of power 3 has a counter and gets 1, and 1 once more."""
    ann.equips("head", "疾風の兜", "パワー6以上のものは、『続行』を得る。")
    whet = ann.instant("研ぎ", "すべての名前が「爪」のものに「+1{p}」カウンターを1個置く。")
    first, second = _instants(ann, "攻撃は、パワーに1の修整を得る", "攻撃は、パワーに1の修整を得る")
    claw = ann.attack("爪")
    ann.plays(claw).until("attack")
    ann.resolves(whet, first)
    t.expect("1つ目の効果の後の爪のパワー", claw.power, 5)
    t.expect("1つ目の効果の後に、爪は続行を持つか", claw.has(GoAgain), False)
    ann.resolves(second)
    t.expect("2つ目の効果の後の爪のパワー", claw.power, 6)
    t.expect("2つ目の効果の後に、爪は続行を持つか", claw.has(GoAgain), True)


@fab.check("6.3.2a#sentence-2", "後のステージの効果が結果を変えなければ、効果はそのステージに依存していない")
def only_a_changed_result_makes_dependent(t: Table, ann: Person) -> None:
    """Equipment gives base power to what has go again; an attack of power 6 or more loses go again."""
    ann.equips("head", "力の兜", "続行を持つものは、パワーの基本の値に3の修整を得る。")
    claw = attacks_under(
        ann,
        "続行",
        甲の術="攻撃は、パワーに1の修整を得る",
        乙の術="パワー6以上のものは、すべての続行を失う",
        power=6,
    )
    t.expect("爪のパワー", claw.power, 7)


@fab.check("6.3.2a#sentence-3", "効果は、自分が属するステージには依存しない")
def an_effect_does_not_depend_on_its_own_stage(t: Table, ann: Person) -> None:
    """Attacks of power 5 get 1 more; a newer effect gives the attack another 2, after which it would not fit."""
    ann.equips("head", "五の冠", "パワーがちょうど5のものは、パワーに1の修整を得る。")
    claw = attacks_under(ann, 甲の術="攻撃は、パワーに2の修整を得る", power=5)
    t.expect("爪のパワー", claw.power, 8)


@fab.check("6.3.2b#sentence-1", "能力にもパワーにも依存する効果は、パワーのステージで適用される")
def an_effect_waits_for_the_latest_stage(t: Table, ann: Person) -> None:
    """What has go again and power 6 is a dagger: for one card this depends on stage 6, for another one on stage 8."""
    spells = _instants(ann, "《爪》は、『続行』を得る", "《牙》は、パワーに1の修整を得る")
    ann.equips("head", "鏡", "(パワー6以上の、かつ続行を持つ)ものは、サブタイプ「短剣」を得る。")
    claw, fang = ann.attack("爪", power=6), ann.attack("牙", "続行", power=5)
    ann.resolves(*spells)
    t.expect("爪は短剣になったか", "短剣" in claw.subtypes, True)
    t.expect("牙は短剣になったか", "短剣" in fang.subtypes, True)


@fab.check("6.3.2c#sentence-1", "1つの効果でも、能力を与える部分と値を変更する部分は、別々のステージで適用される")
def parts_have_separate_stages(t: Table, ann: Person) -> None:
    """An effect gives go again and power; a newer one multiplies the power."""
    claw = attacks_under(
        ann, 甲の術="攻撃は、(『続行』を得る、さらにパワーに2の修整を得る)", 乙の術="攻撃は、パワーの値が2倍になる"
    )
    t.expect("爪は続行を持つか", claw.has(GoAgain), True)
    t.expect("爪のパワー", claw.power, 8)


@fab.check("6.3.3#sentence-3", "ステージ6でも、独立効果は、それより古い依存効果より先に適用される")
def independent_effects_come_first(t: Table, ann: Person) -> None:
    """Equipment makes what has go again ninja; by a newer effect an attack loses go again."""
    ann.equips("head", "忍者の兜", "続行を持つものは、スーパータイプ「ninja」を得る。")
    claw = attacks_under(ann, "続行", 甲の術="攻撃は、すべての続行を失う")
    t.expect("続行を失った爪のスーパータイプ", claw.supertypes, [])


@fab.check("6.3.3#sentence-4", "値は、セット、乗算、除算、加算、減算の順に変更される")
def operations_have_an_order(t: Table, ann: Person) -> None:
    """Five effects on the power of an attack, in the opposite order of their substages, and then its power is taken."""
    ways = (
        ("減算", "攻撃は、パワーに-4の修整を得る"),
        ("加算", "攻撃は、パワーに1の修整を得る"),
        ("除算", "攻撃は、パワーの値が2分の1になる"),
        ("乗算", "攻撃は、パワーの値が3倍になる"),
        ("設定", "攻撃は、パワーの値が5になる"),
        ("消去", "攻撃は、パワーを失う"),
    )
    spells = [ann.instant(f"{name}の術", f"{THIS_TURN}{effect}。") for name, effect in ways]
    claw = ann.attack("爪")
    ann.plays(claw)
    ann.resolves(*spells[:-1])
    t.expect("爪のパワー", claw.power, 4)
    ann.resolves(spells[-1])
    t.expect("パワーを失った爪のパワー", claw.power, None)


@fab.check("6.3.3a#sentence-1", "同じサブステージの効果は、だれのものでも、タイムスタンプ順に適用される")
def timestamps_count_in_a_substage(t: Table, ann: Person, ben: Person) -> None:
    """Ben sets the base power of attacks, and then Ann, whose turn it is, sets it, too."""
    (first,) = _instants(ben, "攻撃は、パワーの基本の値が5になる")
    (second,) = _instants(ann, "攻撃は、パワーの基本の値が2になる")
    claw = ann.attack("爪")
    ann.plays(claw)
    ben.resolves(first)
    ann.resolves(second)
    t.expect("爪のパワー", claw.power, 2)


@fab.check("6.3.4c#sentence-1", "新しい効果は、同じサブステージにもとからある効果より後に適用される")
def a_new_effect_comes_after_the_existing_ones(t: Table, ann: Person) -> None:
    """One player sets the base power of attacks, and sets it again."""
    first, second = _instants(ann, "攻撃は、パワーの基本の値が5になる", "攻撃は、パワーの基本の値が2になる")
    claw = ann.attack("爪")
    ann.plays(claw)
    ann.resolves(first)
    t.expect("1つ目の効果の後の爪のパワー", claw.power, 5)
    ann.resolves(second)
    t.expect("2つ目の効果の後の爪のパワー", claw.power, 2)
