"""Effects of printed cards, played: what triggers, what is modified and for how long, and intimidation."""

from rulesdb.checks.fab.table import Person, Table


def test_an_attack_triggers_as_it_is_played_and_as_it_attacks(t: Table, ann: Person) -> None:
    """The first ability functions on the stack, the second one on the combat chain."""
    howl = ann.attack(
        "遠吠え",
        "このカードをプレイしたとき、あなたは1ライフを得る。",
        "これが攻撃したとき、2{h}を得る。",
        defense=None,
    )
    ann.plays(howl).resolve()
    assert ann.life == 21
    t.until("defend")
    assert ann.life == 23


def test_a_card_triggers_as_it_defends(t: Table, ann: Person, ben: Person) -> None:
    """The card that does not defend gives nothing."""
    claw = ann.attack("爪", power=3)
    text = "これで防御したとき、あなたは1ライフを得る。"
    wall, spare = (ben.action(name, text, defense=3) for name in ("壁", "予備"))
    ann.plays(claw).until("attack").resolve(defend=(wall, None))
    t.resolve()
    assert (ben.life, spare.zone) == (21, "手札")


def test_an_attack_triggers_as_it_hits_a_hero(ann: Person, ben: Person) -> None:
    """A hit of an ally of the hero is none."""
    text = "これがヒーローにヒットしたとき、あなたは1ライフを得る。"
    claw, fang = (ann.hand(f"《{name}》 アクション ― 攻撃 パワー3 コスト0", text, "続行") for name in ("爪", "牙"))
    friend = ben.has_card("permanent", "《友》 トークン ― 盟友 ライフ9")
    ann.plays(claw, attack_target=friend).until("resolution")
    assert (friend.life, ann.life) == (6, 20)
    ann.plays(fang, attack_target=ben.hero).until("resolution")
    assert (ben.life, ann.life) == (17, 21)


def test_a_modification_without_a_duration_stays(ann: Person) -> None:
    """An effect that names no duration ends as it applies to nothing any more; one of the turn ends with the turn."""
    claw, oil = ann.attack("爪", power=3), ann.instant("油", "対象の攻撃は+2{p}を得る。")
    rust = ann.instant("錆", "対象の攻撃は、ターン終了時まで-4{p}を得る。")
    ann.plays(claw).until("attack")
    ann.plays(oil, target=claw).resolve()
    assert claw.power == 5
    ann.plays(rust, target=claw).resolve()
    assert claw.power == 1


def test_a_shield_prevents_the_next_points_of_damage(ann: Person, ben: Person) -> None:
    """Three of four points are prevented, and nothing of what is dealt to somebody else."""
    shield = ann.instant("盾", "このターン、次にあなたのヒーローに与えられるダメージを3点軽減する。")
    spark, flame = (ann.instant(name, "対象のヒーローに秘術ダメージを4点与える。") for name in ("火花", "炎"))
    ann.plays(shield).resolve()
    ann.plays(spark, target=ben.hero).resolve()
    ann.plays(flame, target=ann.hero).resolve()
    assert (ann.life, ben.life) == (19, 16)


def test_a_card_that_intimidation_banished_returns_at_the_end_phase(t: Table, ann: Person, ben: Person) -> None:
    """One card of two is banished, face down, and returns to its owner's hand."""
    roar, gems = (
        ann.instant("威圧", "威嚇を行う。"),
        [ben.hand(f"《{name}》 リソース ピッチ1") for name in ("石", "岩")],
    )
    ann.plays(roar, target=ben.hero).resolve()
    (gone,) = (gem for gem in gems if gem.zone == "追放ゾーン")
    assert (gone.is_public, [gem.zone for gem in gems if gem is not gone]) == (False, ["手札"])
    t.end_turn()
    assert [gem.zone for gem in gems] == ["手札", "手札"]


def test_equipment_breaks_as_the_chain_closes_on_which_it_defended(t: Table, ann: Person, ben: Person) -> None:
    """The helmet that did not defend stays."""
    claw = ann.attack("爪", power=4)
    helmet, boots = (
        ben.equips("head", "兜", "ブレードブレイク", defense=2),
        ben.equips("legs", "靴", "刃砕き", defense=1),
    )
    ann.plays(claw).until("attack").resolve(defend=(helmet, None))
    t.until("resolution")
    assert (ben.life, helmet.zone) == (18, "戦闘チェイン")
    t.end_turn()
    assert (helmet.zone, boots.zone) == ("墓地", "足")


def test_equipment_is_worn_once_by_each_chain_on_which_it_defended(t: Table, ann: Person, ben: Person) -> None:
    """Of two chains of a turn it defended on the first one alone."""
    text = "戦闘チェインを閉じる。"
    claw, fang, fog = ann.attack("爪", power=4), ann.attack("牙", power=4), ann.instant("霧", text)
    point = ann.instant("気力", "アクションポイントを1点得る。")
    helmet, mail = ben.equips("head", "兜", "戦痕", defense=2), ben.equips("chest", "鎧", "硬化", defense=1)
    ann.plays(claw).until("attack").resolve(defend=(helmet, mail, None))
    t.until("resolution")
    ann.plays(fog).resolve(3)
    assert (helmet.defense, helmet.zone, mail.zone) == (1, "頭", "墓地")
    ann.plays(point).resolve()
    ann.plays(fang).until("attack").resolve(defend=(None,))
    t.end_turn()
    assert (helmet.defense, helmet.zone) == (1, "頭")
