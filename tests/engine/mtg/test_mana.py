"""Mana: burn at the end of each phase, permanents that give one kind of mana or another, tap costs, and X."""

from rulesdb.checks.mtg.table import Person, Table
from rulesdb.engine.kernel.book import rules_in_force

DUAL = ("《境界の地》 土地", "タップ: 赤マナ1点を加える。", "タップ: 緑マナ1点を加える。")


def test_mana_burns_at_the_end_of_every_phase(table: Table, ann: Person) -> None:
    """It outlives a step, and not a phase."""
    lands = ann.lands("red", 2)
    for step in ("upkeep", "end of turn", "upkeep"):
        table.until(step)
    ann.activates(lands[0])
    table.until("draw")
    assert (ann.mana, ann.life) == (1, 20)
    table.until("first main")
    assert (ann.mana, ann.life) == (0, 19)
    ann.activates(lands[1])
    table.until("beginning of combat")
    assert (ann.mana, ann.life) == (0, 18)


def test_mana_burn_can_lose_the_game(table: Table, ann: Person) -> None:
    """The last point of life is lost as the phase ends."""
    (land,), pain = ann.lands("red", 1), ann.sorcery("痛み", "ライフを19点失う。")
    ann.plays(pain).resolve()
    ann.activates(land)
    table.until("end of turn")
    assert table.winners == ("ベン",)


def test_a_land_with_two_colors_pays_the_one_that_is_missing(ann: Person) -> None:
    """The other land gives red mana alone."""
    dual, (mountain,) = ann.plays_with(*DUAL), ann.lands("red", 1)
    ann.plays(ann_spell := ann.sorcery("双つ火", "ライフを1点得る。", cost="{R}{G}")).resolve()
    assert (ann.life, dual.is_tapped, mountain.is_tapped, ann_spell.zone) == (21, True, True, "墓地")


def test_a_land_with_two_colors_pays_only_one_of_them(ann: Person) -> None:
    """Alone it does not pay for a spell of both."""
    ann.plays_with(*DUAL)
    ann.cannot_play(ann.sorcery("双つ火", "ライフを1点得る。", cost="{R}{G}"), "409.1h")


def test_two_lands_with_two_colors_pay_both(ann: Person) -> None:
    """And a third one the generic mana."""
    for _ in range(3):
        ann.plays_with(*DUAL)
    ann.plays(ann.sorcery("双つ火", "ライフを1点得る。", cost="{1}{R}{G}")).resolve()
    assert ann.life == 21


def test_without_the_rule_of_colors_any_mana_pays(ann: Person) -> None:
    """The misreading of 203.1a: green mana pays a red symbol."""
    ann.lands("green", 1)
    spark = ann.sorcery("火花", "ライフを1点得る。", cost="{R}")
    with rules_in_force(["mtg:203.1a"]):
        ann.plays(spark).resolve()
    assert ann.life == 21


def test_a_creature_with_summoning_sickness_is_not_tapped_for_a_cost(ann: Person) -> None:
    """Neither for mana nor for anything else; an artifact is, and so is an ability without the symbol."""
    elf = ann.creature("妖精", "タップ: 緑マナ1点を加える。", "コストなし: ライフを1点得る。", zone="hand")
    lamp = ann.hand("《灯》 「{0}」 アーティファクト", "タップ: ライフを1点得る。")
    ann.plays(elf).resolve()
    ann.plays(lamp).resolve()
    ann.cannot_activate(elf, "212.3f")
    ann.activates(elf, 1).resolve()
    ann.activates(lamp).resolve()
    assert ann.life == 22


def test_a_land_that_becomes_a_creature_has_summoning_sickness(ann: Person) -> None:
    """It came into play this turn."""
    land = ann.hand("《樹の地》 土地", "タップ: 緑マナ1点を加える。")
    rise = ann.instant(
        "目覚め",
        "ターン終了時まで、対象のパーマネントは、(クリーチャーでもある、さらにパワーが2になる、さらにタフネスが2になる)。",
    )
    ann.plays(land)
    assert ann.may_activate(land)
    ann.plays(rise, target=land).resolve()
    assert (land.size, ann.may_activate(land)) == ("2/2", False)


def test_x_is_announced_and_paid(table: Table, ann: Person, ben: Person) -> None:
    """Four lands pay for X of 3."""
    lands = ann.lands("red", 4)
    fire = ann.sorcery("火の玉", "対象のクリーチャーかプレイヤーにX点のダメージを与える。", cost="{X}{R}")
    ann.plays(fire, x=3, target=ben)
    table.resolve()
    assert (ben.life, all(land.is_tapped for land in lands)) == (17, True)
