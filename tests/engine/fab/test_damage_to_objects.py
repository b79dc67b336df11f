"""Damage to objects that are not living, or have ceased to exist before it is dealt (8.5.3c)."""

import pytest

from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab import events as kinds
from rulesdb.engine.kernel.book import rules_in_force
from rulesdb.engine.kernel.event_kinds.zone_events import moved

BOLT = (
    "《稲妻》 インスタント コスト0",
    "すべての(タイプがヒーローの、または闘技場にある)ものに3点の秘術ダメージを与える。",
)
DEALT_TO_AURA = "サブタイプがオーラのものにダメージが与えられる場合、代わりに追放される。"


@pytest.mark.parametrize(("without", "zone"), [((), "闘技場"), (("fab:8.5.3c",), "追放ゾーン")])
def test_an_object_without_life_is_not_dealt_damage(
    ann: Person, ben: Person, without: tuple[str, ...], zone: str
) -> None:
    """An aura lies between the heroes, and an effect would banish it instead of damage."""
    aura = ben.aura("気")
    ann.item("網", DEALT_TO_AURA)
    bolt = ann.hand(*BOLT)
    with rules_in_force(without):
        ann.plays(bolt).resolve()
    assert (ann.life, ben.life, aura.zone) == (17, 17, zone)


def test_a_ward_that_is_destroyed_meanwhile_is_dealt_no_damage(ann: Person, ben: Person) -> None:
    """Damage to the hero destroys the aura, to which the same effect would deal damage next."""
    veil = ben.aura("帳", "結界2")
    ann.plays(ann.hand(*BOLT)).resolve()
    assert (ann.life, ben.life, veil.zone) == (17, 19, "墓地")


def test_an_ally_that_destroys_itself_to_prevent_damage_is_dealt_nothing(t: Table, ann: Person, ben: Person) -> None:
    """Its destruction comes before the damage, of which a part is left."""
    dog = ben.has_card(
        "permanent",
        "《犬》 アクション ― 盟友 コスト0 ライフ5",
        "これ自身が受けるダメージを1点、まずこれが破壊される。その後、軽減する。",
    )
    ann.plays(ann.hand(*BOLT)).resolve()
    assert (dog.zone, t.event_count(kinds.Deal)) == ("墓地", 2)


def test_what_replaces_damage_does_not_replace_damage_to_what_is_gone(ann: Person, ben: Person) -> None:
    """8.5.3c: an ally that is hit is destroyed before the attack would deal it arcane damage as well."""
    ann.equips("head", "冠", "ヒットが起こったとき、その攻撃が、その攻撃対象に1点の秘術ダメージを与える。")
    ann.equips("legs", "靴", "秘術ダメージが与えられる場合、代わりに(ライフを1点得る)。")
    dog = ben.has_card("permanent", "《犬》 アクション ― 盟友 コスト0 ライフ5")
    claw, rust = ann.attack("爪"), ann.instant("錆", "「犬」という名前のすべてのカードを破壊する。")
    ann.plays(claw, attack_target=dog).until("damage")
    ann.plays(rust).resolve(2)
    assert (dog.zone, ann.life) == ("墓地", 20)


def test_damage_of_one_type_to_one_hero_is_prevented_part_by_part(ann: Person) -> None:
    """Of 3 points none is left, and of 5 points, dealt at once by the same source, one: 4 are prevented of each."""
    ann.item("傘", "あなたのヒーロー自身が受けるダメージを4点、軽減する。")
    ann.plays(ann.instant("稲妻", "あなたのヒーローに3点の秘術ダメージと5点の秘術ダメージを同時に与える。")).resolve()
    assert ann.life == 19


def test_destroying_what_does_not_exist_moves_nothing(t: Table) -> None:
    """The event has no move within it."""
    assert moved(t.game, kinds.Destroy(object=99)) == ()
