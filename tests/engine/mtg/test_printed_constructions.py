"""Constructions of printed cards, played: numbers below 0, equal names, players as targets, counters for a kicker."""

import pytest

from rulesdb.checks.mtg.table import Person


def test_x_is_taken_from_power_and_toughness(ann: Person) -> None:
    """A creature whose toughness is the same number is put into the graveyard."""
    bear, giant = ann.creature("熊"), ann.has_card("in play", "《巨人》 クリーチャー ― 巨人 4/4")
    ann.lands("black", 4)
    vapor, fog = (
        ann.sorcery(name, "クリーチャー1体を対象とする。それはターン終了時まで-X/-Xの修整を受ける。", cost="{X}")
        for name in ("蒸気", "霧")
    )
    ann.plays(vapor, target=giant, x=2).resolve()
    assert giant.size == "2/2"
    ann.plays(fog, target=bear, x=2).resolve()
    assert bear.zone == "墓地"


def test_the_permanents_of_a_name_go_with_the_target(ann: Person, ben: Person) -> None:
    """What has another name stays, and so does what is in another zone."""
    echo = ann.instant(
        "こだま",
        "土地でないパーマネント1つを対象とする。それと、それと同じ名前を持つ他のすべてのパーマネントをオーナーの手札に戻す。",
    )
    bear, twin, wolf = ann.creature("熊"), ben.creature("熊"), ben.creature("狼")
    ann.plays(echo, target=bear).resolve()
    assert (bear.zone, twin.zone, wolf.zone) == ("手札", "手札", "場")


def test_who_cannot_be_a_target_is_none(ann: Person, ben: Person) -> None:
    """The player who plays the spell is the only target that is left."""
    ben.has_card("in play", "《仮面》 エンチャント", "あなたは呪文や能力の対象にならない。")
    ann.plays(ann.instant("火花", "プレイヤー1人を対象とする。火花はそれに3点のダメージを与える。")).resolve()
    assert (ann.life, ben.life) == (17, 20)


def test_a_creature_that_it_wounded_leaves_the_game(ann: Person, ben: Person) -> None:
    """One that dies without its damage goes to the graveyard."""
    archer = ann.creature(
        "射手",
        "{T}：クリーチャー1体を対象とする。射手はそれに2点のダメージを与える。",
        "射手によってこのターンダメージを与えられたクリーチャーが墓地に置かれる場合、代わりにそれをゲームから取り除く。",
    )
    bear, wolf = ben.creature("熊"), ben.creature("狼")
    end = ann.instant("終止", "クリーチャー1体を対象とし、それを破壊する。")
    ann.activates(archer, target=bear).resolve()
    ann.plays(end, target=wolf).resolve()
    assert (bear.zone, wolf.zone) == ("ゲーム外", "墓地")


@pytest.mark.parametrize(("is_kicked", "size"), [(True, "4/4"), (False, "2/2")])
def test_counters_for_a_kicker(ann: Person, is_kicked: bool, size: str) -> None:
    """The creature comes into play with them if the cost was paid."""
    ann.lands("green", 2)
    giant = ann.hand(
        "《蹴り手》 {0} クリーチャー 2/2",
        "キッカー{2}",
        "キッカー・コストが支払われていた場合、蹴り手はその上に+1/+1カウンターが2個置かれた状態で場に出る。",
    )
    ann.plays(giant, additional_cost=is_kicked).resolve()
    assert giant.size == size
