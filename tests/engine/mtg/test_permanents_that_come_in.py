"""How permanents come into play: tapped, with counters, as copies; regeneration; Equipment."""

import pytest

from rulesdb.checks.mtg.table import Person, Table


def test_a_permanent_comes_into_play_tapped(ann: Person) -> None:
    """A land that is played as well."""
    land = ann.hand("《湿った庭》 土地", "湿った庭はタップ状態で場に出る。", "{T}：{G}か{U}を加える。")
    ann.plays(land)
    assert land.is_tapped


def test_a_permanent_comes_into_play_tapped_unless_life_is_paid(ann: Person) -> None:
    """Its controller is asked."""
    text = "これが場に出るに際し、あなたは2点のライフを支払ってもよい。そうしなかった場合、これはタップ状態で場に出る。"
    first, second = (ann.hand(f"《{name}》 {{0}} アーティファクト", text) for name in ("泉", "池"))
    ann.plays(first).resolve(pay=True)
    ann.plays(second).resolve(pay=False)
    assert (first.is_tapped, second.is_tapped, ann.life) == (False, True, 18)


def test_a_creature_comes_into_play_with_counters(ann: Person) -> None:
    """As many as X says; it is never there without them."""
    hydra = ann.hand("《多頭蛇》 {X} クリーチャー 0/0", "これは、その上に+1/+1カウンターがX個置かれた状態で場に出る。")
    ann.lands("green", 3)
    ann.plays(hydra, x=3).resolve()
    assert hydra.size == "3/3"


CLONE = (
    "《写し身》 {0} クリーチャー 0/0",
    "これが場に出るに際し、あなたはクリーチャーを1体選んでもよい。そうした場合、これはそのクリーチャーのコピーとして場に出る。",
)


def test_a_creature_comes_into_play_as_a_copy(ann: Person, ben: Person) -> None:
    """What the copied creature does as it comes into play is done."""
    bear, clone = ben.creature("大熊", "これが場に出たとき、あなたは2点のライフを得る。", size="4/4"), ann.hand(*CLONE)
    ann.plays(clone).resolve(choose=bear)
    assert (clone.size, ann.controls("大熊")) == ("4/4", 1)
    ann.table.resolve()
    assert (ann.life, ben.life) == (22, 20)


def test_a_copy_is_itself_again_elsewhere(ann: Person, ben: Person) -> None:
    """In the hand of its owner the card is what is printed on it."""
    bear, clone = ben.creature("大熊", size="4/4"), ann.hand(*CLONE)
    back = ann.instant("戻し", "クリーチャー1体を対象とし、それをオーナーの手札に戻す。")
    ann.plays(clone).resolve(choose=bear)
    ann.plays(back, target=clone).resolve()
    assert (clone.zone, clone.card.name) == ("手札", "写し身")


def test_without_a_copy_it_is_what_is_printed(ann: Person) -> None:
    """To copy is optional; a 0/0 goes to the graveyard."""
    ann.creature("大熊")
    clone = ann.hand(*CLONE)
    ann.plays(clone).resolve(choose=None)
    assert clone.zone == "墓地"


TROLL = "{0}: これを再生する。"
KILL = "クリーチャー1体を対象とし、それを破壊する。"


def test_a_creature_regenerates_once(ann: Person) -> None:
    """The first destruction taps it instead, and heals it; the second one destroys it."""
    troll, first, second = ann.creature("鬼", TROLL), ann.instant("打撃", KILL), ann.instant("追撃", KILL)
    ann.activates(troll).resolve()
    ann.plays(first, target=troll).resolve()
    assert (troll.zone, troll.is_tapped) == ("場", True)
    ann.plays(second, target=troll).resolve()
    assert troll.zone == "墓地"


def test_a_regenerated_creature_leaves_combat(table: Table, ann: Person, ben: Person) -> None:
    """Lethal damage does not destroy it, and is gone."""
    troll, guard = ann.creature("鬼", TROLL), ben.creature("番人", size="5/5")
    ann.activates(troll).resolve()
    table.until("end of combat", attack=[troll, None], block=[guard, None])
    assert (troll.zone, troll.damage, table.state.attackers) == ("場", 0, ())


def test_what_cannot_be_regenerated_is_destroyed(ann: Person) -> None:
    """By the effect that says so, or by another one."""
    troll, ogre = ann.creature("鬼", TROLL), ann.creature("大鬼", TROLL)
    fear = ann.instant("恐れ", f"{KILL}それは再生できない。")
    burn = (
        "クリーチャー1体かプレイヤー1人を対象とする。火花はそれに2点のダメージを与える。"
        "ターン終了時まで、それは、再生できない。"
    )
    spark = ann.instant("火花", burn)
    for one in (troll, ogre):
        ann.activates(one).resolve()
    ann.plays(fear, target=troll).resolve()
    ann.plays(spark, target=ogre).resolve()
    assert (troll.zone, ogre.zone) == ("墓地", "墓地")


@pytest.mark.parametrize(("is_prevented", "zone"), [(False, "墓地"), (True, "場")])
def test_who_was_dealt_damage_is_not_who_was_to_be(ann: Person, is_prevented: bool, zone: str) -> None:
    """A target whose damage is prevented can still be regenerated."""
    troll = ann.creature("トロール", "{0}: これを再生する。")
    spark = ann.instant(
        "火花",
        "クリーチャー1体を対象とする。火花はそれに2点のダメージを与える。"
        "これによりダメージを与えられたクリーチャーは、このターン再生できない。",
    )
    shield = ann.instant("盾", "このターン、クリーチャー1体を対象とし、それに与えられる次のダメージを2点軽減する。")
    fear = ann.instant("恐れ", "クリーチャー1体を対象とし、それを破壊する。")
    if is_prevented:
        ann.plays(shield, target=troll).resolve()
    ann.activates(troll).resolve()
    ann.plays(spark, target=troll).resolve()
    if is_prevented:
        ann.plays(fear, target=troll).resolve()
    assert troll.zone == zone


def test_an_equipment_moves_from_creature_to_creature(ann: Person) -> None:
    """At the time of a sorcery alone; what bore it is as before."""
    blade = ann.has_card(
        "in play", "《剣》 {1} アーティファクト ― 装備品", "装備しているクリーチャーは+2/+1の修整を受ける。", "装備{0}"
    )
    bear, wolf = ann.creature("熊"), ann.creature("狼")
    ann.activates(blade, target=bear).resolve()
    assert (bear.size, wolf.size) == ("4/3", "2/2")
    ann.activates(blade, target=wolf).resolve()
    assert (bear.size, wolf.size) == ("2/2", "4/3")


def test_an_equipment_stays_when_its_bearer_dies(ann: Person) -> None:
    """It triggers on the death of the creature that bore it, and is attached to nothing."""
    ring = ann.has_card(
        "in play",
        "《輪》 {1} アーティファクト ― 装備品",
        "装備しているクリーチャーが墓地に置かれたとき、あなたは2点のライフを得る。",
        "装備{0}",
    )
    bear, blow = ann.creature("熊"), ann.instant("打撃", KILL)
    ann.activates(ring, target=bear).resolve()
    ann.plays(blow, target=bear).resolve(2)
    assert (ring.zone, ann.life, ann.table.state.objects[ring.id].attached_to) == ("場", 22, None)
