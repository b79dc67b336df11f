"""Checks of 8.3: keywords of attacks, and of what is attacked or defends against them."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Table


@fab.check("8.3.13#sentence-1", "幻影を持つ攻撃は、幻術士でない、6{p}以上の攻撃カードに防御されると、破壊される")
def a_strong_attack_ends_a_phantasm(t: Table, ann: Person, ben: Person) -> None:
    """Ben defends with a card with 6 power."""
    ghost = ann.attack("幽鬼", "幻影", power=8)
    club = ben.hand("《棍棒》 アクション ― 攻撃 コスト0 パワー6 防御3")
    ann.plays(ghost).until("attack").until("defend", defend=(club, None))
    t.expect("誘発した効果の数", t.stack, 1)
    t.resolve().expect("幽鬼のあるゾーン", ghost.zone, "墓地")
    t.until("").expect("ベンのライフ", ben.life, 20)


@fab.check("8.3.14#sentence-2", "光彩を持つオーラは、ライフがなくても攻撃されることができる")
def an_aura_with_spectra_can_be_attacked(t: Table, ann: Person, ben: Person) -> None:
    """Another aura of Ben has no spectra."""
    ben.aura("残光", "光彩")
    ben.aura("静けさ")
    claw = ann.attack("爪")
    ann.plays(claw, attack_target=...).expect("攻撃対象に選べるもの", t.choices, ["ベン", "《残光》"])


@fab.check("8.3.14#sentence-3", "光彩を持つオーラが攻撃の対象になると、それは破壊され、戦闘チェインが閉じる")
def an_aura_with_spectra_ends_the_attack(t: Table, ann: Person, ben: Person) -> None:
    """Ann attacks it."""
    glow, claw = ben.aura("残光", "光彩"), ann.attack("爪")
    ann.plays(claw, attack_target=glow).expect("誘発した効果と攻撃の数", t.stack, 2)
    t.resolve().expect("残光のあるゾーン", glow.zone, "墓地")
    t.expect("爪のあるゾーン", claw.zone, "墓地")
    t.expect("ベンのライフ", ben.life, 20)


@fab.check("8.3.23#sentence-2", "ピアッシングNを持つ攻撃は、装備品に防御されている間、パワーがN高い")
def piercing_is_stronger_against_equipment(t: Table, ann: Person, ben: Person) -> None:
    """Ben defends against two attacks with 3 power and piercing 2: with a card, and with a helmet."""
    wall, helmet = ben.action("壁", defense=1), ben.equips("head", "兜", defense=1)
    needle, awl = ann.attack("針", "ピアッシング2", "続行"), ann.attack("錐", "ピアッシング2")
    ann.plays(needle).until("attack").until("damage", defend=(wall, None))
    t.expect("壁で防御したベンのライフ", ben.life, 18)
    t.until("resolution")
    ann.plays(awl).until("attack").until("damage", defend=(helmet, None))
    t.expect("兜でも防御したベンのライフ", ben.life, 14)


@fab.check("8.3.25#sentence-1", "ミラージュを持つカードは、幻術士でない、6{p}以上の攻撃を防御すると、破壊される")
def a_strong_attack_ends_a_mirage(t: Table, ann: Person, ben: Person) -> None:
    """Ann's attack has 6 power."""
    mist = ben.hand("《霞》 アクション コスト0 防御3", "ミラージュ")
    ann.plays(ann.attack("爪", power=6)).until("attack").until("defend", defend=(mist, None))
    t.resolve().expect("霞のあるゾーン", mist.zone, "墓地")
    t.until("damage").expect("ベンのライフ", ben.life, 14)


@fab.check("8.3.28#sentence-1", "アンブッシュを持つカードは、格納庫から防御に使える")
def an_ambush_defends_from_the_arsenal(t: Table, ann: Person, ben: Person) -> None:
    """Ben has it in the arsenal, face down."""
    trap = ben.has_card("arsenal", "《伏兵》 アクション コスト0 防御3", "アンブッシュ")
    ann.plays(ann.attack("爪", power=5)).until("attack").resolve(defend=...)
    t.expect("防御カードに選べるもの", t.choices, ["《伏兵》", "これ以上は選ばないこと"])
    t.answer(defend=(trap, None)).until("damage").expect("ベンのライフ", ben.life, 18)


@fab.check("8.3.4#sentence-1", "圧倒を持つ攻撃は、手札のカードでは、1枚までしか防御できない")
def one_card_from_hand_defends_against_dominate(t: Table, ann: Person, ben: Person) -> None:
    """Ben has an action card and an instant with defense in hand, and wears a helmet."""
    claw, wall = ann.attack("爪", "圧倒", power=8), ben.action("壁", defense=2)
    ben.hand("《霧》 インスタント コスト0 防御2")
    helmet = ben.equips("head", "兜", defense=1)
    ann.plays(claw).until("attack").resolve(defend=(wall, ...))
    t.expect("手札の壁の次に、防御カードに選べるもの", t.choices, ["《兜》", "これ以上は選ばないこと"])
    t.answer(defend=(helmet, None)).until("damage").expect("壁と兜で防御したベンのライフ", ben.life, 15)


@fab.check(
    "8.3.4b#sentence-2",
    "圧倒を持つ攻撃を手札のカードが防御している間、防御リアクションを手札からプレイすることはできない",
)
def no_defense_reaction_from_hand_against_dominate(t: Table, ann: Person, ben: Person) -> None:
    """Ben defends with a card from hand; he has a defense reaction in hand, and one in the arsenal."""
    claw, wall = ann.attack("爪", "圧倒", power=8), ben.action("壁", defense=2)
    parry = ben.hand("《受け流し》 防御リアクション コスト0 防御4")
    dodge = ben.has_card("arsenal", "《見切り》 防御リアクション コスト0 防御3")
    ann.plays(claw).until("attack").until("reaction", defend=(wall, None))
    ann.passes()
    ben.cannot_play(parry, "8.3.4b").expect("格納庫の見切りをプレイできるか", ben.may_play(dodge), True)


@fab.check("8.3.22#sentence-1", "凌駕を持つ攻撃は、アクションカードでは、1枚までしか防御できない")
def one_action_card_defends_against_overpower(t: Table, ann: Person, ben: Person) -> None:
    """Ben has two action cards and an instant with defense in hand."""
    claw = ann.attack("爪", "凌駕", power=8)
    wall, _fence = ben.action("壁", defense=2), ben.action("柵", defense=2)
    mist = ben.hand("《霧》 インスタント コスト0 防御1")
    ann.plays(claw).until("attack").resolve(defend=(wall, ...))
    t.expect("アクションカードの壁の次に、防御カードに選べるもの", t.choices, ["《霧》", "これ以上は選ばないこと"])
    t.answer(defend=(mist, None)).until("damage").expect("壁と霧で防御したベンのライフ", ben.life, 15)
