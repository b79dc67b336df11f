"""Clauses of characteristics that no check needs: each test fails without one of them."""

from rulesdb.checks.mtg.table import Person, Table

STONE = "《石》 「{0}」 アーティファクト"
LIVES = "ターン終了時まで、対象のパーマネントは、クリーチャーでもある。"


def test_a_creature_without_toughness_dies(table: Table, ann: Person) -> None:
    """An artifact that becomes a creature, and has no power and toughness of its own."""
    stone = ann.plays_with(STONE)
    ann.plays(ann.instant("目覚め", LIVES), target=stone).resolve()
    assert (stone.zone, table.winners) == ("墓地", None)


def test_a_creature_without_power_deals_no_damage(table: Table, ann: Person) -> None:
    """An effect gives the artifact toughness alone."""
    ben = table.people[1]
    stone = ann.plays_with(STONE, "これは、タフネスが3になる。")
    ann.plays(ann.instant("目覚め", LIVES), target=stone).resolve()
    assert stone.size == "0/3"
    table.until("end of combat", attack=[stone, None])
    assert (stone.zone, stone.is_tapped, ben.life) == ("場", True, 20)


def test_x_is_0_where_no_value_was_chosen(table: Table, ann: Person) -> None:
    """In the hand and in the graveyard; on the stack it is what was chosen."""
    ann.lands("red", 4)
    fire = ann.hand("《火》 「{X}{R}」 インスタント", "ライフを1点得る。")
    found = [fire.converted_mana_cost]
    ann.plays(fire, x=3)
    found.append(fire.converted_mana_cost)
    table.resolve()
    found.append(fire.converted_mana_cost)
    assert (found, fire.zone) == ([1, 4, 1], "墓地")


def test_a_creature_with_toughness_0_dies_though_it_cannot_be_destroyed(ann: Person) -> None:
    """It is put into the graveyard, and not destroyed; damage alone does not kill it."""
    golem = ann.creature("像", "これ自身は破壊されない。")
    bolt = ann.instant("雷", "対象のクリーチャーに5点のダメージを与える。")
    wither = ann.instant("萎縮", "ターン終了時まで、対象のクリーチャーは、−2/−2の修整を受ける。")
    ann.plays(bolt, target=golem).resolve()
    assert (golem.zone, golem.damage) == ("場", 5)
    ann.plays(wither, target=golem).resolve()
    assert golem.zone == "墓地"
