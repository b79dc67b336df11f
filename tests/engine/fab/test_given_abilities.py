"""Static abilities that effects with a filter give to objects, and the effects that these generate in turn."""

from rulesdb.checks.fab.table import Person, Table

_BONUS = "これは、パワーに2の修整を得る。"
_TWO_MORE = f"『{_BONUS}』を得る。"


def gives_two_more(person: Person) -> None:
    """Let all attacks have an ability with 2 power until the end of the turn."""
    person.plays(person.instant("加護", f"このターンの終わりまで、攻撃は、{_TWO_MORE}")).resolve()


def damage_of(t: Table) -> int:
    """Return how much life the second player loses in the damage step."""
    _ann, ben = t.people
    before = ben.life
    t.until("resolution")
    return before - ben.life


def test_an_attack_has_the_power_of_an_ability_that_it_is_given() -> None:
    """A card that attacks deals more damage."""
    t = Table()
    ann, _ben = t.people
    claw = ann.attack("爪", power=3)
    gives_two_more(ann)
    ann.plays(claw).resolve()
    assert (claw.power, damage_of(t)) == (5, 5)


def test_an_attack_proxy_has_the_power_of_an_ability_that_it_is_given() -> None:
    """The weapon, which does not attack itself, is given nothing."""
    t = Table()
    ann, _ben = t.people
    sword = ann.sword("剣")
    gives_two_more(ann)
    ann.activates(sword).resolve()
    assert (sword.power, damage_of(t)) == (2, 4)


def test_an_ability_is_given_as_long_as_its_source_is_there() -> None:
    """The effect of a static ability gives it, and ends with the permanent."""
    t = Table()
    ann, _ben = t.people
    banner = ann.item("旗", f"攻撃は、{_TWO_MORE}")
    gale = ann.instant("疾風", "対象のサブタイプがアイテムのパーマネントを破壊する。")
    claw = ann.attack("爪", power=3)
    ann.plays(claw).resolve()
    with_banner = claw.power
    ann.plays(gale, target=banner).resolve()
    assert (with_banner, claw.power) == (5, 3)


def test_an_ability_that_is_given_may_be_about_what_players_cannot_do() -> None:
    """What it forbids is about other objects than the one that has it, and nobody needs to modify those."""
    t = Table()
    ann, ben = t.people
    ben.item("掟", "タイプがヒーローのものは、『《爪》をプレイできない。』を得る。")
    claw, tooth = ann.attack("爪", power=3), ann.attack("牙", power=3)
    t.begin()
    assert (ann.may_play(claw), ann.may_play(tooth)) == (False, True)


def test_ward_that_is_given_prevents_damage() -> None:
    """A keyword is a static ability, too: its object is destroyed instead of some of the damage."""
    t = Table()
    ann, ben = t.people
    veil = ben.aura("薄衣")
    ben.item("聖堂", "サブタイプがオーラのものは、『結界2』を得る。")
    claw = ann.attack("爪", power=3)
    ann.plays(claw).resolve()
    assert (damage_of(t), veil.zone) == (1, "墓地")


def test_an_ability_with_a_condition_is_given() -> None:
    """Its effect exists only while the condition is met."""
    t = Table()
    ann, _ben = t.people
    with_an_aura = f"サブタイプがオーラのパーマネントがある間、『{_BONUS}』が機能する。"
    ann.item("旗", f"攻撃は、『{with_an_aura}』を得る。")
    veil = ann.aura("薄衣")
    gale = ann.instant("疾風", "対象のサブタイプがオーラのパーマネントを破壊する。")
    claw = ann.attack("爪", power=3)
    ann.plays(claw).resolve()
    with_aura = claw.power
    ann.plays(gale, target=veil).resolve()
    assert (with_aura, claw.power) == (5, 3)
