"""Clauses about properties that objects gain and lose: each test fails if its clause is left out."""

import pytest

from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab import present_properties
from rulesdb.engine.fab.sample_cards.small_cards import gem, instant

TURN = "このターンの終わりまで"


LIFE = "ライフを1点得る。"


PUP = "《仔竜》 アクション ― 盟友 コスト0 パワー1 ライフ3"


BOLT = "対象の任意のものに1点の秘術ダメージを与える。"


def test_an_attack_proxy_of_an_ally_is_no_living_object(t: Table, ann: Person) -> None:
    """2.5.1a: the ally that attacks can be dealt damage, and its attack-proxy cannot."""
    pup = ann.has_card("permanent", PUP, "アクション ― コストなし: 『攻撃』")
    bolt = ann.instant("稲妻", BOLT)
    ann.activates(pup).until("reaction")
    ann.plays(bolt, target=...)
    assert t.choices == ["アン", "ベン", "《仔竜》"]


def test_an_ability_about_its_own_move_triggers_beside_others(t: Table, ann: Person) -> None:
    """1.7.4i: an aura that enters from the graveyard triggers, and so does equipment that was there before."""
    ann.equips("head", "耳", f"サブタイプがオーラのものが闘技場に出たとき、{LIFE}")
    ann.aura("夕暮れ", "これ自身が墓地から闘技場に移ったとき、ライフを3点得る。", zone="graveyard")
    ann.plays(ann.instant("召喚", "「夕暮れ」という名前のすべてのカードを闘技場に置く。")).resolve()
    assert t.stack == 2


@pytest.mark.parametrize(
    ("effects", "is_destroyed"),
    [
        (("パワーを失う", "を失った"), True),
        (("パワーを失う", "基本の値が2のパワーを得る", "を失った"), False),
    ],
)
def test_a_property_that_is_there_again_is_not_lost(ann: Person, effects: tuple[str, ...], is_destroyed: bool) -> None:
    """2.0.4: what counts is also whether the object has it now."""
    blade = ann.has_card("weapon 1", "《剣》 武器 ― 剣・片手 パワー2")
    spells = [ann.instant(f"呪文{at}", f"{TURN}、《剣》は、{one}。") for at, one in enumerate(effects[:-1])]
    sweep = ann.instant("一掃", f"すべてのパワー{effects[-1]}パーマネントを破壊する。")
    ann.resolves(*spells, sweep)
    assert (blade.zone == "墓地") is is_destroyed


def test_a_property_that_is_gone_again_is_not_gained(t: Table, ann: Person) -> None:
    """2.0.4: in combat a crown has a power, and after it none."""
    crown = ann.equips("head", "冠")
    ann.item("旗", "リアクションステップである間、『《冠》は、基本の値が2のパワーを得る。』が機能する。")
    claw, sweep = ann.attack("爪"), ann.instant("一掃", "すべてのパワーを得たパーマネントを破壊する。")
    ann.plays(claw).until("reaction")
    assert crown.power == 2
    t.until("")
    ann.plays(sweep).resolve()
    assert crown.zone == "頭"


def test_a_cost_is_a_number_or_missing(ann: Person) -> None:
    """1.14.5: of four cards, those of cost 0 and 2 have a cost, and two resource cards have none."""
    ann.gets("pitch", instant("無"), instant("二", cost=2), gem("赤石"), gem("青石"))
    count = ann.instant("数え歌", "ライフを(あなたのピッチゾーンのカードのうちコストのあるものすべての数)点得る。")
    ann.plays(count).resolve()
    assert ann.life == 22


@pytest.mark.parametrize(("noun", "power"), [("攻撃", 2), ("パーマネント", 3)])
def test_an_effect_on_attacks_is_for_the_attack_proxy(t: Table, ann: Person, noun: str, power: int) -> None:
    """1.4.3e: an effect on the identity attack leaves the sword that attacks; one on permanents applies to it."""
    ann.equips("head", "冠", f"識別子が{noun}のものは、パワーに1の修整を得る。")
    blade = ann.sword("剣")
    ann.activates(blade).until("attack")
    assert (blade.power, t.game.link is not None and present_properties.power(t.game, t.game.link.attack)) == (power, 3)


def test_what_a_weapon_says_of_its_attack_is_for_the_attack_proxy(t: Table, ann: Person, ben: Person) -> None:
    """1.4.3a, e: これによる攻撃 is an attack, of which the effect speaks, and the sword gets nothing itself."""
    blade = ann.sword("剣", "アクション ― コストなし: 『攻撃』", "これによる攻撃は、+2{p}と続行を得る。")
    ann.activates(blade).until("attack")
    assert blade.power == 2
    t.until("resolution")
    assert (ben.life, ann.action_points) == (16, 1)


def test_equipment_replaces_its_own_move_within_the_arena(ann: Person, ben: Person) -> None:
    """6.4.3: a helmet is in the arena before it is put onto the combat chain, and so are its effects."""
    helmet = ben.equips("head", "兜", "これ自身が戦闘チェインに移る場合、代わりに追放ゾーンに移る。", defense=1)
    ann.plays(ann.attack("爪")).until("attack").resolve(defend=(helmet, None))
    assert helmet.zone == "追放ゾーン"


@pytest.mark.parametrize(("start", "is_tapped"), [("このターンの終わりまで、", True), ("", False)])
def test_an_aura_replaces_its_own_entering_by_an_effect_of_its_resolution(
    ann: Person, start: str, is_tapped: bool
) -> None:
    """6.4.3: an effect that its resolution has generated exists before it enters, and its static ability does not."""
    mist = ann.hand(
        "《霧》 インスタント ― オーラ コスト0",
        f"{start}サブタイプがオーラのものが闘技場に出る場合、代わりにタップ状態になる。",
    )
    ann.plays(mist).resolve()
    assert mist.is_tapped is is_tapped


def test_a_card_with_a_gained_subtype_is_a_permanent(ann: Person) -> None:
    """1.3.3: an instant that has become an aura on the stack enters the arena, and remains there as one."""
    charm = ann.instant("魅了", f"{TURN}、次にプレイするタイプがインスタントのものは、サブタイプ「オーラ」を得る。")
    flash, count = (
        ann.instant("閃き"),
        ann.instant("点呼", "ライフを(すべての名前が「閃き」のパーマネントの数)点得る。"),
    )
    ann.resolves(charm, flash, count)
    assert (flash.zone, ann.life) == ("闘技場", 22)


def test_a_card_that_names_itself_means_itself(ann: Person, ben: Person) -> None:
    """2.12.3a: of two swords of one name, the one whose ability names it gets power."""
    sheet = "《剣》 武器 ― 剣・片手 パワー2"
    mine = ann.has_card("weapon 1", sheet, "《剣》は、パワーに1の修整を得る。")
    theirs = ben.has_card("weapon 1", sheet)
    assert (mine.power, theirs.power) == (3, 2)


@pytest.mark.parametrize(("kind", "power"), [("期間型常在能力", 3), ("継続効果の常在能力", 3), ("メタ型常在能力", 4)])
def test_a_while_static_ability_is_of_two_kinds(ann: Person, kind: str, power: int) -> None:
    """5.4.7: it is lost with abilities of its own kind, and with those of the kind of the ability within it."""
    ann.item("旗", "あなたのアクションフェイズである間、『攻撃は、パワーに1の修整を得る。』が機能する。")
    mute, claw = (
        ann.instant("沈黙", f"{TURN}、「旗」という名前のすべてのカードは、すべての{kind}を失う。"),
        ann.attack("爪"),
    )
    ann.plays(claw)
    assert claw.power == 4
    ann.plays(mute).resolve()
    assert claw.power == power


@pytest.mark.parametrize("kind", ["期間型常在能力", "誘発型常在能力"])
def test_a_triggered_ability_within_a_while_static_one_is_of_two_kinds(t: Table, ann: Person, kind: str) -> None:
    """5.4.7: an ability that triggers while its condition is met is lost with those of either kind."""
    ann.item("旗", f"あなたのアクションフェイズである間、『カードが引かれたとき、{LIFE}』が機能する。")
    ann.gets("deck", gem("赤石"))
    mute = ann.instant("沈黙", f"{TURN}、「旗」という名前のすべてのカードは、すべての{kind}を失う。")
    think = ann.instant("黙考", "カードを1枚引く。")
    ann.resolves(mute, think)
    assert (t.stack, ann.count("hand")) == (0, 1)


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


def test_an_attack_has_the_power_of_an_ability_that_it_is_given(t: Table, ann: Person) -> None:
    """A card that attacks deals more damage."""
    claw = ann.attack("爪", power=3)
    gives_two_more(ann)
    ann.plays(claw).resolve()
    assert (claw.power, damage_of(t)) == (5, 5)


def test_an_attack_proxy_has_the_power_of_an_ability_that_it_is_given(t: Table, ann: Person) -> None:
    """The weapon, which does not attack itself, is given nothing."""
    sword = ann.sword("剣")
    gives_two_more(ann)
    ann.activates(sword).resolve()
    assert (sword.power, damage_of(t)) == (2, 4)


def test_an_ability_is_given_as_long_as_its_source_is_there(ann: Person) -> None:
    """The effect of a static ability gives it, and ends with the permanent."""
    banner = ann.item("旗", f"攻撃は、{_TWO_MORE}")
    gale = ann.instant("疾風", "対象のサブタイプがアイテムのパーマネントを破壊する。")
    claw = ann.attack("爪", power=3)
    ann.plays(claw).resolve()
    with_banner = claw.power
    ann.plays(gale, target=banner).resolve()
    assert (with_banner, claw.power) == (5, 3)


def test_an_ability_that_is_given_may_be_about_what_players_cannot_do(ann: Person, ben: Person) -> None:
    """What it forbids is about other objects than the one that has it, and nobody needs to modify those."""
    ben.item("掟", "タイプがヒーローのものは、『《爪》をプレイできない。』を得る。")
    claw, tooth = ann.attack("爪", power=3), ann.attack("牙", power=3)
    assert (ann.may_play(claw), ann.may_play(tooth)) == (False, True)


def test_ward_that_is_given_prevents_damage(t: Table, ann: Person, ben: Person) -> None:
    """A keyword is a static ability, too: its object is destroyed instead of some of the damage."""
    veil = ben.aura("薄衣")
    ben.item("聖堂", "サブタイプがオーラのものは、『結界2』を得る。")
    ann.plays(ann.attack("爪", power=3)).resolve()
    assert (damage_of(t), veil.zone) == (1, "墓地")


def test_an_ability_with_a_condition_is_given(ann: Person) -> None:
    """Its effect exists only while the condition is met."""
    with_an_aura = f"サブタイプがオーラのパーマネントがある間、『{_BONUS}』が機能する。"
    ann.item("旗", f"攻撃は、『{with_an_aura}』を得る。")
    veil = ann.aura("薄衣")
    gale = ann.instant("疾風", "対象のサブタイプがオーラのパーマネントを破壊する。")
    claw = ann.attack("爪", power=3)
    ann.plays(claw).resolve()
    with_aura = claw.power
    ann.plays(gale, target=veil).resolve()
    assert (with_aura, claw.power) == (5, 3)
