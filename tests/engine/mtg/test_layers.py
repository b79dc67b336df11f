"""The layers of continuous effects (418.5) on power and toughness."""

from rulesdb.checks.mtg.table import Person, Table

ALL_ONE = (
    "《平伏》 「{0}」 エンチャント",
    "クリーチャーであるものは、パワーが1になる。",
    "クリーチャーであるものは、タフネスが1になる。",
)
LANDS = (
    "《野生》 「{0}」 エンチャント",
    "土地であるものは、クリーチャーでもある。",
    "土地であるものは、パワーが1になる。",
    "土地であるものは、タフネスが1になる。",
)


def test_what_defines_power_comes_before_older_effects(ann: Person) -> None:
    """The enchantment is older than the creature, whose own abilities are applied first all the same."""
    ann.plays_with(*ALL_ONE)
    herd = ann.hand(
        "《群れ》 「{0}」 クリーチャー パワー* タフネス*",
        "これは、パワーがすべてのクリーチャーの数になる。",
        "これは、タフネスがすべてのクリーチャーの数になる。",
    )
    ann.creature("熊")
    ann.plays(herd).resolve()
    assert herd.size == "1/1"


def test_effects_of_spells_are_applied_in_the_order_of_their_timestamps(ann: Person) -> None:
    """What sets power and toughness overrides an older modification, and not a newer one."""
    bear, wolf = ann.creature("熊"), ann.creature("狼")
    growth = "ターン終了時まで、対象のクリーチャーは、+3/+3の修整を受ける。"
    dwarf = "ターン終了時まで、対象のクリーチャーは、(パワーが1になる、さらにタフネスが1になる)。"
    spells = [ann.instant(f"成長{n}", growth) for n in range(2)], [ann.instant(f"縮小{n}", dwarf) for n in range(2)]
    ann.plays(spells[0][0], target=bear).resolve()
    ann.plays(spells[1][0], target=bear).resolve()
    ann.plays(spells[1][1], target=wolf).resolve()
    ann.plays(spells[0][1], target=wolf).resolve()
    assert (bear.size, wolf.size) == ("1/1", "4/4")


def test_counters_and_static_modifications_come_after_what_sets(ann: Person) -> None:
    """Whatever their timestamps."""
    bear = ann.creature("熊")
    ann.plays_with("《凱歌》 「{0}」 エンチャント", "クリーチャーであるものは、+1/+1の修整を受ける。")
    drill = ann.sorcery("鍛錬", "すべてのクリーチャーの上に「+1/+1」カウンターを1個置く。")
    fall = ann.hand(*ALL_ONE)
    ann.resolves(drill, fall)
    assert bear.size == "3/3"


def test_types_come_before_power_and_toughness(table: Table, ann: Person, ben: Person) -> None:
    """Lands that are creatures get what creatures get, from an older enchantment, and attack."""
    ann.plays_with("《凱歌》 「{0}」 エンチャント", "クリーチャーであるものは、+1/+1の修整を受ける。")
    ann.plays_with(*LANDS)
    (land,) = ann.lands("green", 1)
    assert (land.size, land.zone) == ("2/2", "場")
    table.until("end of combat", attack=[land, None])
    assert ben.life == 18


STONE = "《石》 「{0}」 アーティファクト"
LIVES = "ターン終了時まで、対象のパーマネントは、クリーチャーでもある。"


def test_a_creature_without_toughness_dies(table: Table, ann: Person) -> None:
    """An artifact that becomes a creature, and has no power and toughness of its own."""
    stone = ann.plays_with(STONE)
    ann.plays(ann.instant("目覚め", LIVES), target=stone).resolve()
    assert (stone.zone, table.winners) == ("墓地", None)


def test_a_creature_without_power_deals_no_damage(table: Table, ann: Person, ben: Person) -> None:
    """An effect gives the artifact toughness alone."""
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
