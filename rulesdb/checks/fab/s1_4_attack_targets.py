"""Checks of 1.4.5 and 1.4.6: attack-targets, and attacks that are forbidden."""

from rulesdb.checks.fab.registry import fab
from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.sample_cards.small_cards import TOKEN


def _puppy_of(person: Person) -> TrackedCard:
    """Return an ally with which a player begins, a living object besides the hero."""
    return person.has_card("permanent", Card("仔竜", TOKEN, frozenset({"ally"}), life=3))


@fab.check("1.4.5#sentence-2", "攻撃をプレイするときも、攻撃を起動するときも、攻撃対象を宣言しなければならない")
def whoever_attacks_declares_the_attack_target(t: Table, ann: Person, ben: Person) -> None:
    """An attack with a card, and one with a weapon; the opponent has a hero and an ally."""
    claw, blade = ann.attack("爪", "続行", power=1), ann.sword("剣")
    pup = _puppy_of(ben)
    ann.announces(claw)
    t.expect("プレイするときに尋ねられること", t.question, "アン: 攻撃対象")
    t.answers(attack_target=pup)
    t.until("resolution")
    ann.activates(blade, attack_target=...)
    t.expect("起動するときに尋ねられること", t.question, "アン: 攻撃対象")
    t.answers(attack_target=ben.hero)
    t.until("damage")
    t.expect("仔竜とベンのライフ", (pup.life, ben.life), (2, 18))


@fab.check("1.4.5#sentence-2", "攻撃効果を持つ誘発レイヤーをスタックに置くときも、攻撃対象を宣言しなければならない")
def a_triggered_attack_has_an_attack_target(t: Table, ann: Person, ben: Person) -> None:
    """When life is gained, an item attacks with a card from hand; its attack-target is declared before that card."""
    ann.item("遠吠え", "ライフが増えたとき、あなたの手札のカードのうち1つで攻撃する。")
    spark, wolf, pup = ann.instant("火花"), ann.attack("狼", power=2), _puppy_of(ben)
    ann.plays(spark).resolve(attack_target=...)
    t.expect("誘発レイヤーについて尋ねられること", t.question, "アン: 攻撃対象")
    t.answers(attack_target=pup)
    t.resolve(attack_with=wolf)
    t.until("damage")
    t.expect("仔竜とベンのライフ", (pup.life, ben.life), (1, 20))


@fab.check("1.4.5#sentence-3", "攻撃対象に宣言できるのは、対戦相手がコントロールするオブジェクトだけである")
def an_attack_target_is_controlled_by_an_opponent(t: Table, ann: Person, ben: Person) -> None:
    """Both players have an ally."""
    claw = ann.attack("爪")
    for person in t.people:
        _puppy_of(person)
    ann.announces(claw)
    t.expect("選べるもの", t.choices, ["ベン", "《仔竜》"])
    t.answers(attack_target=ben.hero)
    t.until("damage")
    t.expect("ベンのライフ", ben.life, 17)


@fab.check(
    "1.4.5a#sentence-1 1.4.5a#example-1", "攻撃可能なのは、ライフのあるパーマネントと、効果がそうしたものだけである"
)
def living_objects_and_those_made_attackable(t: Table, ann: Person, ben: Person) -> None:
    """The opponent has an ally, an aura with spectra and an aura without."""
    claw = ann.attack("爪")
    _puppy_of(ben)
    ben.aura("光の膜", "これ自身を攻撃対象にしてもよい。")
    ben.aura("闇の膜")
    ann.announces(claw)
    t.expect("選べる攻撃対象", t.choices, ["ベン", "《仔竜》", "《光の膜》"])


@fab.check("1.4.5b#sentence-1", "攻撃対象は、後で攻撃可能でなくなっても、その攻撃の対象のままである")
def a_target_remains_the_target(t: Table, ann: Person, ben: Person) -> None:
    """An ally is attacked; then an effect says that allies cannot be attacked."""
    claw, pup = ann.attack("爪", power=2), _puppy_of(ben)
    mist = ben.instant("霧", "このターンの終わりまで、サブタイプが盟友のものを攻撃対象にできない。")
    ann.plays(claw, attack_target=pup).until("attack")
    ben.responds(mist).until("resolution")
    t.expect("仔竜のライフ", pup.life, 1)


@fab.check("1.4.5b#sentence-2,3", "次の攻撃では、以前の攻撃と違う対象を宣言してもよく、戦闘チェインは閉じない")
def the_next_attack_may_have_another_target(t: Table, ann: Person, ben: Person) -> None:
    """The first attack is on the hero, the second one on an ally."""
    claw, fang = ann.attack("爪", "続行", power=1), ann.attack("牙", power=2)
    pup = _puppy_of(ben)
    ann.plays(claw, attack_target=ben.hero).until("resolution")
    ann.plays(fang, attack_target=...)
    t.expect("2つ目の攻撃に選べる攻撃対象", t.choices, ["ベン", "《仔竜》"])
    t.answers(attack_target=pup)
    t.resolve()
    t.expect("戦闘チェインが閉じた回数", t.times(kinds.Closed), 0)
    t.expect("チェインリンクの数", len(t.attack_sources), 2)
    t.until("damage")
    t.expect("仔竜のライフ", pup.life, 1)


@fab.check(
    "1.4.5c#sentence-2", "攻撃が2つ以上の対象を持てるとき、同じ対象を2回は宣言できず、どの対象も適正でなければならない"
)
def several_targets_are_different_and_legal(t: Table, ann: Person, ben: Person) -> None:
    """An attack that may have three targets; the opponent has a hero, an ally and an item."""
    ann.item("大波", "攻撃は、攻撃対象を3つまで選べる。")
    claw = ann.attack("爪", power=2)
    ben.item("樽")
    pup = _puppy_of(ben)
    ann.plays(claw, attack_target=[ben.hero, ...])
    t.expect("2つ目の攻撃対象に選べるもの", t.choices, ["《仔竜》", "これ以上は選ばないこと"])
    t.answers(attack_target=pup)
    t.until("damage")
    t.expect("ベンと仔竜のライフ", (ben.life, pup.life), (18, 1))


@fab.check("1.4.6#sentence-2", "効果が武器で攻撃することを禁じているなら、武器の攻撃は起動できない")
def a_forbidden_attack_is_neither_played_nor_activated(t: Table, ann: Person, ben: Person) -> None:
    """Neither swords nor claws can attack; another ability of the sword, and another attack, can be used."""
    ben.aura("和平", "サブタイプが剣のものを攻撃に使えない。", "《爪》を攻撃に使えない。")
    blade = ann.sword("剣", "アクション ― コストなし: 『攻撃』", "アクション ― コストなし: ライフを1点得る。")
    claw, fang = ann.attack("爪"), ann.attack("牙")
    ann.cannot_activate(blade, "1.4.6")
    ann.cannot_play(claw, "1.4.6")
    t.expect("剣の、攻撃しない能力を起動できるか", ann.may_activate(blade, 1), True)
    t.expect("牙をプレイできるか", ann.may_play(fang), True)
