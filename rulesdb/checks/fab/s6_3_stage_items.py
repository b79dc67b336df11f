"""Checks of the items of 6.3.2: what modifies which property, stage by stage."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.scenes import attacks_under, turn_effect
from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.card_parts.keywords import GoAgain

_ALLY = "《{}》 アクション ― 盟友 パワー{} ライフ3"


@fab.check("6.3.2#item-1", "オブジェクトがコピーになっても、前からある修整は、コピーした特性に適用される")
def copies_come_before_older_effects(t: Table, ann: Person) -> None:
    """Allies get 2 power, and then a wolf becomes a copy of a bear."""
    wolf, _bear = (ann.has_card("permanent", _ALLY.format(name, power)) for name, power in (("狼", 3), ("熊", 6)))
    grows = turn_effect(ann, "鼓舞", "サブタイプが盟友のものは、パワーに2の修整を得る")
    becomes = turn_effect(ann, "変身", "対象の名前が「狼」のものは、名前が「熊」のもののコピーになる")
    ann.plays(grows).resolve()
    t.expect("コピーになる前の狼のパワー", wolf.power, 5)
    ann.plays(becomes, target=wolf).resolve()
    t.expect("コピーになった狼の名前とパワー", (wolf.present_name, wolf.power), ("熊", 8))


@fab.check("6.3.2#item-2", "「あなたがコントロールする」ものへの効果は、後からコントロールを得たものにも適用される")
def control_comes_before_what_looks_at_it(t: Table, ann: Person, ben: Person) -> None:
    """Both players strengthen the allies they control, Ann by 1 and Ben by 3; Ann gains control of Ben's wolf."""
    grows = "(サブタイプが盟友の、かつあなたがコントロールする)ものは、パワーに{}の修整を得る。"
    ann.equips("head", "アンの兜", grows.format(1))
    ben.equips("head", "ベンの兜", grows.format(3))
    wolf = ben.has_card("permanent", _ALLY.format("狼", 3))
    takes = turn_effect(ann, "奪取", "対象の名前が「狼」のものは、コントローラーがあなたになる")
    ann.plays(takes, target=wolf).resolve()
    t.expect("アンがコントロールする狼のパワー", wolf.power, 4)


@fab.check("6.3.2#item-3", "名前を変更する効果は、それに依存する、サブタイプを変更する効果より先に適用される")
def names_come_before_subtypes(t: Table, ann: Person) -> None:
    """Equipment makes what is called claw a dagger; then an attack of that name is called fang."""
    ann.equips("head", "短剣の兜", "《爪》は、サブタイプ「短剣」を得る。")
    claw = attacks_under(ann, 改名="攻撃は、名前が「牙」になる")
    t.expect("牙という名前になった爪は、短剣か", claw.has_subtype("dagger"), False)


@fab.check("6.3.2#item-4", "サブタイプを変更する効果は、それに依存する、スーパータイプを変更する効果より先に適用される")
def subtypes_come_before_supertypes(t: Table, ann: Person) -> None:
    """Equipment makes daggers ninja; then a dagger in hand loses that subtype."""
    ann.equips("head", "忍者の兜", "サブタイプが短剣のものは、スーパータイプ「ninja」を得る。")
    blunt = turn_effect(ann, "鈍化", "《爪》は、サブタイプの短剣を失う")
    claw = ann.hand("《爪》 アクション ― 攻撃・短剣 コスト0 パワー3")
    t.begin()
    t.expect("短剣である爪のスーパータイプ", claw.supertypes, ["ninja"])
    ann.plays(blunt).resolve()
    t.expect("短剣でなくなった爪のスーパータイプ", claw.supertypes, [])


@fab.check("6.3.2#item-5", "スーパータイプを変更する効果は、それに依存する、能力を変更する効果より先に適用される")
def supertypes_come_before_abilities(t: Table, ann: Person) -> None:
    """Equipment gives go again to what is ninja; then an attack that is ninja loses its supertypes."""
    ann.equips("head", "疾風の兜", "スーパータイプが「ninja」のものは、『続行』を得る。")
    forgets = turn_effect(ann, "忘却", "攻撃は、スーパータイプをすべて失う")
    claw = ann.hand("《爪》 「ninja」 アクション ― 攻撃 コスト0 パワー3")
    ann.plays(claw)
    t.expect("忍者である爪は続行を持つか", claw.has(GoAgain), True)
    ann.plays(forgets).resolve()
    t.expect("忍者でなくなった爪は続行を持つか", claw.has(GoAgain), False)


@fab.check("6.3.2#item-6", "能力を変更する効果は先に適用されるので、能力に依存する乗算は、加算より先である")
def abilities_come_before_values(t: Table, ann: Person) -> None:
    """Equipment doubles the power of what has go again; attacks get 2 power, and then go again."""
    ann.equips("head", "倍速の兜", "続行を持つものは、パワーの値が2倍になる。")
    claw = attacks_under(ann, 加算="攻撃は、パワーに2の修整を得る", 加速="攻撃は、『続行』を得る")
    t.expect("続行を得た爪のパワー", claw.power, 8)


@fab.check("6.3.2#item-7", "基本の値を変更する効果は、値を変更する効果より新しくても、先に適用される")
def base_values_come_before_values(t: Table, ann: Person) -> None:
    """Equipment doubles a power of 5 or more; an attack gets 1 more, and then its base power becomes 5."""
    ann.equips("head", "倍力の兜", "パワー5以上のものは、パワーの値が2倍になる。")
    claw = attacks_under(ann, 加算="攻撃は、パワーに1の修整を得る", 固定="攻撃は、パワーの基本の値が5になる")
    t.expect("爪のパワー", claw.power, 11)


@fab.check("6.3.2#item-8", "カウンターによる修整は、基本の値の後に、値を乗算する効果と同じステージで適用される")
def counters_modify_values(t: Table, ann: Person) -> None:
    """A sword of power 2 gets a counter of +1, and its power is doubled."""
    blade = ann.has_card("weapon 1", "《古い剣》 武器 ― 剣・片手 パワー2")
    whet = ann.instant("研ぎ", "すべてのサブタイプが剣のパーマネントに「+1{p}」カウンターを1個置く。")
    doubles = turn_effect(ann, "倍化", "サブタイプが剣のものは、パワーの値が2倍になる")
    ann.plays(whet).resolve()
    t.expect("倍になる前の剣のパワー", blade.power, 3)
    ann.plays(doubles).resolve()
    t.expect("倍になった剣のパワー", blade.power, 5)
