"""Checks of 6.3: stages and substages of continuous effects."""

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
    "6.3.1#sentence-1a,1b 6.3.1#example-1",
    "攻撃が続行を得られない効果は、続行を与える効果より後に始まっても、先に適用され、ほかのそのような効果と同時にはたらく",
)
def effects_on_rules_come_first(t: Table, ann: Person, ben: Person) -> None:
    """Hypothermia begins after an effect gave go again to attacks; then another effect is about dominate."""
    (haste,) = _instants(ann, "攻撃は、(『続行』を得る、さらに『圧倒』を得る)")
    cold = ben.instant("低体温症", f"{THIS_TURN}攻撃は、続行を得られない。")
    fear = ben.instant("萎縮", f"{THIS_TURN}攻撃は、圧倒を得られない。")
    claw = ann.attack("爪")
    ann.plays(claw)
    ann.plays(haste).resolve().expect("低体温症がないとき、爪は続行を持つか", claw.has(GoAgain), True)
    ben.responds(cold).resolve().expect("低体温症があるとき、爪は続行を持つか", claw.has(GoAgain), False)
    ben.responds(fear).resolve().expect("萎縮もあるとき、爪は圧倒を持つか", claw.has(Dominate), False)
    t.expect("萎縮もあるとき、爪は続行を持つか", claw.has(GoAgain), False)


@fab.check("6.3.1#sentence-3", "継続効果は、だれがコントロールしていても、ステージ順に適用される")
def stages_are_common_to_all_players(t: Table, ann: Person, ben: Person) -> None:
    """Equipment of Ann, whose turn it is, multiplies a power of 5 or more; Ben sets the base power of attacks."""
    ann.equips("head", "倍力の兜", "パワー5以上のものは、パワーの値が2倍になる。")
    (fixed,) = _instants(ben, "攻撃は、パワーの基本の値が5になる")
    claw = ann.attack("爪")
    ann.plays(claw)
    ben.resolves(fixed).expect("爪のパワー", claw.power, 10)


@fab.check("6.3.1#sentence-5", "同じステージの効果は、サブステージ順に適用されてから、タイムスタンプ順に適用される")
def substages_come_before_timestamps(t: Table, ann: Person) -> None:
    """An older effect adds to the power of attacks, a newer one multiplies it, and two more set it."""
    sets = _instants(ann, "攻撃は、パワーの値が4になる", "攻撃は、パワーの値が5になる")
    claw = attacks_under(ann, 加算="攻撃は、パワーに2の修整を得る", 乗算="攻撃は、パワーの値が2倍になる")
    t.expect("加算と乗算の後の爪のパワー", claw.power, 8)
    ann.resolves(*sets).expect("さらに2回セットされた後の爪のパワー", claw.power, 12)


@fab.check("6.3.2#sentence-1", "基本の値を変更する効果は、値を変更する効果とはステージが違い、先に適用される")
def base_values_have_a_separate_stage(t: Table, ann: Person) -> None:
    """Equipment doubles a power of 6 or more; the base power of attacks grows by 3, which is in a later substage."""
    ann.equips("head", "倍力の兜", "パワー6以上のものは、パワーの値が2倍になる。")
    t.expect("爪のパワー", attacks_under(ann, 成長="攻撃は、パワーの基本の値に3の修整を得る").power, 12)


@fab.check("6.3.2#sentence-2", "名前、サブタイプ、スーパータイプ、能力、値の効果は、この順に適用される")
def stages_ascend(t: Table, ann: Person) -> None:
    """Five effects, the oldest of the last stage; each looks at what the next one changes."""
    claw = attacks_under(
        ann,
        第五の術="続行を持つものは、パワーに2の修整を得る",
        第四の術="スーパータイプが「忍者」のものは、『続行』を得る",
        第三の術="サブタイプが短剣のものは、スーパータイプ「忍者」を得る",
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
    "6.3.2a#sentence-5 6.3.3#sentence-2a 6.3.2a#example-1",
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
    ann.plays(thump).until("attack").expect("修整の前に、Thumpは圧倒を持つか", thump.has(Dominate), False)
    ann.resolves(grows).expect("修整の後に、Thumpは圧倒を持つか", thump.has(Dominate), True)
    t.until("resolution").expect("ヒットした後のベンの手札の枚数", ben.count("hand"), 0)


@fab.check("6.3.2a#sentence-5", "カウンターと、合わせて働く2つの効果も、依存される効果に数える")
def what_acts_together_is_depended_on(t: Table, ann: Person) -> None:
    """Equipment gives go again to power 6 or more: an attack of power 3 has a counter and gets 1, and 1 once more."""
    ann.equips("head", "疾風の兜", "パワー6以上のものは、『続行』を得る。")
    whet = ann.instant("研ぎ", "すべての名前が「爪」のものに「+1{p}」カウンターを1個置く。")
    first, second = _instants(ann, "攻撃は、パワーに1の修整を得る", "攻撃は、パワーに1の修整を得る")
    claw = ann.attack("爪")
    ann.plays(claw).until("attack")
    ann.resolves(whet, first).expect("1つ目の効果の後の爪のパワー", claw.power, 5)
    t.expect("1つ目の効果の後に、爪は続行を持つか", claw.has(GoAgain), False)
    ann.resolves(second).expect("2つ目の効果の後の爪のパワー", claw.power, 6)
    t.expect("2つ目の効果の後に、爪は続行を持つか", claw.has(GoAgain), True)


@fab.check("6.3.2a#sentence-2", "効果が後のステージに依存しているのは、そのステージの効果が結果を変えるときだけである")
def only_a_changed_result_makes_dependent(t: Table, ann: Person) -> None:
    """Equipment gives base power to what has go again; an attack of power 6 loses it, and of 7 gets dominate."""
    ann.equips("head", "力の兜", "続行を持つものは、パワーの基本の値に3の修整を得る。")
    ann.equips("arms", "威圧の籠手", "パワー7以上のものは、『圧倒』を得る。")
    claw = attacks_under(
        ann,
        "続行",
        甲の術="攻撃は、パワーに1の修整を得る",
        乙の術="パワー6以上のものは、すべての続行を失う",
        power=6,
    )
    t.expect("爪のパワー", claw.power, 7)
    t.expect("初めはパワー6だった爪は圧倒を持つか", claw.has(Dominate), True)


@fab.check("6.3.2a#sentence-3", "効果は、自分が属するステージには依存しない")
def an_effect_does_not_depend_on_its_own_stage(t: Table, ann: Person) -> None:
    """Attacks of power 5 get 1 more; a newer effect gives the attack another 2, after which it would not fit."""
    ann.equips("head", "五の冠", "パワーがちょうど5のものは、パワーに1の修整を得る。")
    t.expect("爪のパワー", attacks_under(ann, 甲の術="攻撃は、パワーに2の修整を得る", power=5).power, 8)


@fab.check("6.3.2b#sentence-1", "能力にもパワーにも依存する効果は、パワーのステージで適用される")
def an_effect_waits_for_the_latest_stage(t: Table, ann: Person) -> None:
    """What has go again and power 6 is a dagger: for one card this depends on stage 6, for another one on stage 8."""
    spells = _instants(ann, "《爪》は、『続行』を得る", "《牙》は、パワーに1の修整を得る")
    ann.equips("head", "鏡", "(パワー6以上の、かつ続行を持つ)ものは、サブタイプ「短剣」を得る。")
    claw, fang = ann.attack("爪", power=6), ann.attack("牙", "続行", power=5)
    ann.resolves(*spells).expect("爪は短剣になったか", "短剣" in claw.subtypes, True)
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
    ann.equips("head", "忍者の兜", "続行を持つものは、スーパータイプ「忍者」を得る。")
    claw = attacks_under(ann, "続行", 甲の術="攻撃は、すべての続行を失う")
    t.expect("続行を失った爪のスーパータイプ", claw.supertypes, [])


@fab.check("6.3.3#sentence-2b,4 6.3.3#item-2,3,4,5", "値は、セット、乗算、除算、加算、減算の順に変更される")
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
    ann.resolves(*spells[:-1]).expect("爪のパワー", claw.power, 4)
    ann.resolves(spells[-1]).expect("パワーを失った爪のパワー", claw.power, None)


@fab.check("6.3.3a#sentence-1", "同じサブステージの効果は、だれのものでも、タイムスタンプ順に適用される")
def timestamps_count_in_a_substage(t: Table, ann: Person, ben: Person) -> None:
    """Ben sets the base power of attacks, and then Ann, whose turn it is, sets it, too."""
    (first,) = _instants(ben, "攻撃は、パワーの基本の値が5になる")
    (second,) = _instants(ann, "攻撃は、パワーの基本の値が2になる")
    claw = ann.attack("爪")
    ann.plays(claw)
    ben.resolves(first)
    ann.resolves(second).expect("爪のパワー", claw.power, 2)


@fab.check("6.3.4c#sentence-1", "新しい効果は、同じサブステージにもとからある効果より後に適用される")
def a_new_effect_comes_after_the_existing_ones(t: Table, ann: Person) -> None:
    """One player sets the base power of attacks, and sets it again."""
    first, second = _instants(ann, "攻撃は、パワーの基本の値が5になる", "攻撃は、パワーの基本の値が2になる")
    claw = ann.attack("爪")
    ann.plays(claw)
    ann.resolves(first).expect("1つ目の効果の後の爪のパワー", claw.power, 5)
    ann.resolves(second).expect("2つ目の効果の後の爪のパワー", claw.power, 2)


_ALLY = "《{}》 アクション ― 盟友 パワー{} ライフ3"


@fab.check("6.3.2#item-1", "オブジェクトがコピーになっても、前からある修整は、コピーした特性に適用される")
def copies_come_before_older_effects(t: Table, ann: Person) -> None:
    """Allies get 2 power, and then a wolf becomes a copy of a bear."""
    wolf, _bear = (ann.has_card("permanent", _ALLY.format(name, power)) for name, power in (("狼", 3), ("熊", 6)))
    grows = turn_effect(ann, "鼓舞", "サブタイプが盟友のものは、パワーに2の修整を得る")
    becomes = turn_effect(ann, "変身", "対象の名前が「狼」のものは、名前が「熊」のもののコピーになる")
    ann.plays(grows).resolve().expect("コピーになる前の狼のパワー", wolf.power, 5)
    ann.plays(becomes, target=wolf).resolve()
    t.expect("コピーになった狼の名前とパワー", (wolf.present_name, wolf.power), ("熊", 8))


@fab.check("6.3.2#item-2", "「あなたがコントロールする」ものへの効果は、後からコントロールを得たものにも適用される")
def control_comes_before_what_looks_at_it(t: Table, ann: Person, ben: Person) -> None:
    """Both players strengthen the allies they control, Ann by 1 and Ben by 3; Ann gains control of Ben's wolf.

    Both also name them, Ann bear and Ben boar.
    """
    grows = "(サブタイプが盟友の、かつあなたがコントロールする)ものは、パワーに{}の修整を得る。"
    ann.equips("head", "アンの兜", grows.format(1))
    ben.equips("head", "ベンの兜", grows.format(3))
    names = "(サブタイプが盟友の、かつあなたがコントロールする)ものは、名前が「{}」になる。"
    ann.equips("arms", "アンの籠手", names.format("熊"))
    ben.equips("arms", "ベンの籠手", names.format("猪"))
    wolf = ben.has_card("permanent", _ALLY.format("狼", 3))
    takes = turn_effect(ann, "奪取", "対象のサブタイプが盟友のものは、コントローラーがあなたになる")
    ann.plays(takes, target=wolf).resolve().expect("アンがコントロールする狼のパワー", wolf.power, 4)
    t.expect("アンがコントロールする狼の名前", wolf.present_name, "熊")


@fab.check("6.3.2#item-3a", "名前を変更する効果は、それに依存する、サブタイプを変更する効果より先に適用される")
def names_come_before_subtypes(t: Table, ann: Person) -> None:
    """Equipment makes what is called claw a dagger; then an attack of that name is called fang."""
    ann.equips("head", "短剣の兜", "《爪》は、サブタイプ「短剣」を得る。")
    claw = attacks_under(ann, 改名="攻撃は、名前が「牙」になる")
    t.expect("牙という名前になった爪は、短剣か", claw.has_subtype("dagger"), False)


@fab.check("6.3.2#item-4a", "タイプを変更する効果は、それに依存する、スーパータイプを変更する効果より先に適用される")
def types_come_before_supertypes(t: Table, ann: Person) -> None:
    """Equipment makes weapons ninja, other equipment renames them; then a sword loses that type."""
    ann.equips("head", "忍者の兜", "タイプが武器のものは、スーパータイプ「忍者」を得る。")
    ann.equips("arms", "銘の籠手", "タイプが武器のものは、名前が「名剣」になる。")
    blade, rust = ann.sword("剣"), turn_effect(ann, "錆", "《剣》は、タイプの武器を失う")
    t.expect("武器である剣の名前", blade.present_name, "名剣")
    t.expect("武器である剣のスーパータイプ", blade.supertypes, ["忍者"])
    ann.plays(rust).resolve().expect("武器でなくなった剣のスーパータイプ", blade.supertypes, [])
    t.expect("武器でなくなった剣の名前", blade.present_name, "剣")


@fab.check(
    "6.3.2#item-4b", "サブタイプを変更する効果は、それに依存する、スーパータイプを変更する効果より先に適用される"
)
def subtypes_come_before_supertypes(t: Table, ann: Person) -> None:
    """Equipment makes daggers ninja, other equipment renames them; then a dagger in hand loses that subtype."""
    ann.equips("head", "忍者の兜", "サブタイプが短剣のものは、スーパータイプ「忍者」を得る。")
    ann.equips("arms", "銘の籠手", "サブタイプが短剣のものは、名前が「牙」になる。")
    blunt = turn_effect(ann, "鈍化", "《爪》は、サブタイプの短剣を失う")
    claw = ann.hand("《爪》 アクション ― 攻撃・短剣 コスト0 パワー3")
    t.expect("短剣である爪の名前", claw.present_name, "牙")
    t.expect("短剣である爪のスーパータイプ", claw.supertypes, ["忍者"])
    ann.plays(blunt).resolve().expect("短剣でなくなった爪のスーパータイプ", claw.supertypes, [])
    t.expect("短剣でなくなった爪の名前", claw.present_name, "爪")


@fab.check("6.3.2#item-5", "スーパータイプを変更する効果は、それに依存する、能力を変更する効果より先に適用される")
def supertypes_come_before_abilities(t: Table, ann: Person) -> None:
    """Equipment gives go again to ninja, other equipment makes them daggers; then an attack loses its supertypes."""
    ann.equips("head", "疾風の兜", "スーパータイプが「忍者」のものは、『続行』を得る。")
    ann.equips("arms", "短剣の籠手", "スーパータイプが「忍者」のものは、サブタイプ「短剣」を得る。")
    forgets = turn_effect(ann, "忘却", "攻撃は、スーパータイプをすべて失う")
    claw = ann.hand("《爪》 「忍者」 アクション ― 攻撃 コスト0 パワー3")
    ann.plays(claw).expect("忍者である爪は続行を持つか", claw.has(GoAgain), True)
    t.expect("忍者である爪は短剣か", claw.has_subtype("dagger"), True)
    ann.plays(forgets).resolve().expect("忍者でなくなった爪は続行を持つか", claw.has(GoAgain), False)
    t.expect("忍者でなくなった爪は短剣か", claw.has_subtype("dagger"), False)


@fab.check("6.3.2#item-6", "能力を変更する効果は先に適用されるので、能力に依存する乗算は、加算より先である")
def abilities_come_before_values(t: Table, ann: Person) -> None:
    """Equipment doubles the power of what has go again, and makes it ninja; attacks get 2 power, and then go again."""
    ann.equips("head", "倍速の兜", "続行を持つものは、パワーの値が2倍になる。")
    ann.equips("arms", "忍者の籠手", "続行を持つものは、スーパータイプ「忍者」を得る。")
    claw = attacks_under(ann, 加算="攻撃は、パワーに2の修整を得る", 加速="攻撃は、『続行』を得る")
    t.expect("続行を得た爪のパワー", claw.power, 8)
    t.expect("続行を得た爪のスーパータイプ", claw.supertypes, ["忍者"])


@fab.check("6.3.2#item-7", "基本の値を変更する効果は、値を変更する効果より新しくても、先に適用される")
def base_values_come_before_values(t: Table, ann: Person) -> None:
    """Equipment doubles a power of 5 or more, and looks at base power; an attack of 3 gets 1 more, and base power 5."""
    ann.equips("head", "倍力の兜", "パワー5以上のものは、パワーの値が2倍になる。")
    ann.equips("arms", "威圧の籠手", "基本パワー3以下のものは、『圧倒』を得る。")
    claw = attacks_under(ann, 加算="攻撃は、パワーに1の修整を得る", 固定="攻撃は、パワーの基本の値が5になる")
    t.expect("爪のパワー", claw.power, 11)
    t.expect("基本パワーが5になった爪は圧倒を持つか", claw.has(Dominate), False)


@fab.check("6.3.2#item-8", "カウンターによる修整は、基本の値の後に、値を乗算する効果と同じステージで適用される")
def counters_modify_values(t: Table, ann: Person) -> None:
    """A sword of power 2 gets a counter of +1, and its power is doubled; equipment looks at the power."""
    ann.equips("head", "疾風の兜", "パワー5以上のものは、『続行』を得る。")
    blade = ann.has_card("weapon 1", "《古い剣》 武器 ― 剣・片手 パワー2")
    whet = ann.instant("研ぎ", "すべてのサブタイプが剣のパーマネントに「+1{p}」カウンターを1個置く。")
    doubles = turn_effect(ann, "倍化", "サブタイプが剣のものは、パワーの値が2倍になる")
    ann.plays(whet).resolve().expect("倍になる前の剣のパワー", blade.power, 3)
    t.expect("倍になる前の剣は続行を持つか", blade.has(GoAgain), False)
    ann.plays(doubles).resolve().expect("倍になった剣のパワー", blade.power, 5)
    t.expect("倍になった剣は続行を持つか", blade.has(GoAgain), True)


@fab.check("6.3.3#item-1b", "数値特性を失う効果は、その値に依存する効果より先に適用される")
def properties_are_taken_before_their_values_matter(t: Table, ann: Person) -> None:
    """Equipment gives go again to power 3 or more; attacks get 2 power, and then lose their power."""
    ann.equips("head", "疾風の兜", "パワー3以上のものは、『続行』を得る。")
    claw = attacks_under(ann, 加算="攻撃は、パワーに2の修整を得る", 消去="攻撃は、パワーを失う")
    t.expect("爪のパワー", claw.power, None)
    t.expect("爪は続行を持つか", claw.has(GoAgain), False)


@fab.check("6.3.3#item-1a", "数値特性を得る効果は、その値に加算する効果より新しくても、先に適用される")
def properties_come_before_their_values(t: Table, ann: Person) -> None:
    """The base power of allies grows by 1, and then an ally without power gains power 4."""
    sheep = ann.has_card("permanent", "《羊》 アクション ― 盟友 ライフ3")
    spells = (
        turn_effect(ann, "加算", "サブタイプが盟友のものは、パワーの基本の値に1の修整を得る"),
        turn_effect(ann, "武装", "サブタイプが盟友のものは、基本の値が4のパワーを得る"),
    )
    ann.plays(spells[0]).resolve().expect("武装の前の羊のパワー", sheep.power, None)
    ann.plays(spells[1]).resolve().expect("武装の後の羊のパワー", sheep.power, 5)


@fab.check("6.3.3#item-2", "値をセットする効果は、加算する効果より新しくても、先に適用される")
def setting_comes_first(t: Table, ann: Person) -> None:
    """Attacks get 2 power, and then their power becomes 5."""
    claw = attacks_under(ann, 加算="攻撃は、パワーに2の修整を得る", 固定="攻撃は、パワーの値が5になる")
    t.expect("爪のパワー", claw.power, 7)


@fab.check("6.3.3#item-3", "乗算する効果は、除算する効果より新しくても、先に適用される")
def multiplying_comes_before_dividing(t: Table, ann: Person) -> None:
    """The power of attacks is halved, and then doubled: 3 becomes 6 and 3, and not 1 and 2."""
    claw = attacks_under(ann, 除算="攻撃は、パワーの値が2分の1になる", 乗算="攻撃は、パワーの値が2倍になる")
    t.expect("爪のパワー", claw.power, 3)


@fab.check("6.3.3#item-4", "除算する効果は、加算する効果より先に適用される")
def dividing_comes_before_adding(t: Table, ann: Person) -> None:
    """Attacks of power 3 get 2 power, and their power is halved."""
    claw = attacks_under(ann, 加算="攻撃は、パワーに2の修整を得る", 除算="攻撃は、パワーの値が2分の1になる")
    t.expect("爪のパワー", claw.power, 3)


@fab.check("6.3.3#item-5", "加算する効果は、乗算する効果より古くても、後に適用される")
def adding_comes_after_multiplying(t: Table, ann: Person) -> None:
    """Attacks get 2 power, and then their power is doubled."""
    claw = attacks_under(ann, 加算="攻撃は、パワーに2の修整を得る", 乗算="攻撃は、パワーの値が2倍になる")
    t.expect("爪のパワー", claw.power, 8)


@fab.check("6.3.3#item-6", "減算する効果は、加算する効果より古くても、後に適用される")
def subtracting_comes_after_adding(t: Table, ann: Person) -> None:
    """Attacks of power 3 get 4 power less, and then 2 more: 5 less 4, and not 0 and 2 more."""
    claw = attacks_under(ann, 減算="攻撃は、パワーに-4の修整を得る", 加算="攻撃は、パワーに2の修整を得る")
    t.expect("爪のパワー", claw.power, 1)


@fab.check("6.3.3#item-7", "パワーに依存する効果は、基本のパワーや乗算の後ではなく、減算も終わった後のパワーを見る")
def dependent_effects_come_last(t: Table, ann: Person) -> None:
    """Equipment looks at power 3, other at power 5 for base power; an attack of power 4 has it doubled, and 5 less."""
    ann.equips("head", "小兵の兜", "パワーがちょうど3のものは、『圧倒』を得る。")
    ann.equips("arms", "剛力の籠手", "パワー5以上のものは、パワーの基本の値に1の修整を得る。")
    claw = attacks_under(ann, 減算="攻撃は、パワーに-5の修整を得る", 乗算="攻撃は、パワーの値が2倍になる", power=4)
    t.expect("爪のパワー", claw.power, 3)
    t.expect("爪は圧倒を持つか", claw.has(Dominate), True)
