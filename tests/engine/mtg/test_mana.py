"""Mana: burn at the end of each phase, permanents that give mana of one kind or another, tap costs, X, no mana cost."""

import pytest

from rulesdb.checks.mtg.table import Person, Table
from rulesdb.engine.kernel.book import rules_in_force
from rulesdb.engine.kernel.language.phrases import SHEET
from rulesdb.engine.mtg.language.card_sheets import read_card
from rulesdb.engine.mtg.language.vocabulary import printer

DUAL = ("《境界の地》 土地", "タップ: 赤マナ1点を加える。", "タップ: 緑マナ1点を加える。")


def test_mana_burns_at_the_end_of_every_phase(table: Table, ann: Person) -> None:
    """It outlives a step, and not a phase."""
    lands = ann.lands("red", 2)
    for step in ("upkeep", "end of turn", "upkeep"):
        table.until(step)
    ann.activates(lands[0]).until("draw")
    assert (ann.mana, ann.life) == (1, 20)
    table.until("first main")
    assert (ann.mana, ann.life) == (0, 19)
    ann.activates(lands[1]).until("beginning of combat")
    assert (ann.mana, ann.life) == (0, 18)


def test_mana_burn_can_lose_the_game(table: Table, ann: Person) -> None:
    """The last point of life is lost as the phase ends."""
    (land,), pain = ann.lands("red", 1), ann.sorcery("痛み", "ライフを19点失う。")
    ann.plays(pain).resolve()
    ann.activates(land).until("end of turn")
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
    spark = ann.instant("火花", "ライフを1点得る。", cost="{G}")
    lamp = ann.hand("《灯》 「{0}」 アーティファクト", "タップ: ライフを1点得る。")
    ann.resolves(elf, lamp)
    ann.cannot_activate(elf, "212.3f")
    ann.cannot_play(spark, "409.1h")
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


def test_x_is_announced_and_paid(ann: Person, ben: Person) -> None:
    """Four lands pay for X of 3."""
    lands = ann.lands("red", 4)
    fire = ann.sorcery("火の玉", "対象のクリーチャーかプレイヤーにX点のダメージを与える。", cost="{X}{R}")
    ann.plays(fire, x=3, target=ben).resolve()
    assert (ben.life, all(land.is_tapped for land in lands)) == (17, True)


LESS = ("《倹約の像》 「{0}」 アーティファクト", "インスタントであるものをプレイするコストは、「{2}」少なくなる。")
MORE = ("《重税の像》 「{0}」 アーティファクト", "インスタントであるものをプレイするコストは、「{1}」多くなる。")


def test_reductions_take_generic_mana_alone(ann: Person) -> None:
    """A spell of {1}{R} that costs two less still costs the red mana; a sorcery costs as before."""
    lands = ann.lands("red", 2)
    ann.plays_with(*LESS)
    spark = ann.instant("火花", "ライフを1点得る。", cost="{1}{R}")
    fire = ann.sorcery("大火", "ライフを1点得る。", cost="{1}{R}")
    ann.plays(spark).resolve()
    assert sum(land.is_tapped for land in lands) == 1
    ann.cannot_play(fire, "409.1h")


def test_increases_come_before_reductions(ann: Person) -> None:
    """A free spell that costs one more and two less is free."""
    for sheet in (LESS, MORE):
        ann.plays_with(*sheet)
    assert ann.may_play(ann.instant("息吹", "ライフを1点得る。"))


def test_an_increase_is_paid(ann: Person) -> None:
    """Without a land, a free spell that costs one more is refused."""
    ann.plays_with(*MORE)
    ann.cannot_play(ann.instant("息吹", "ライフを1点得る。"), "409.1h")


@pytest.mark.parametrize(
    "sheet",
    [
        LESS,
        MORE,
        ("《癒し》 「{1}」 インスタント", "ライフを3点得る。", "バイバック「{2}」"),
        ("《癒しの風》 「{4}」 ソーサリー", "ライフを3点得る。", "フラッシュバック「{2}」"),
        ("《怒りの蛇》 「{4}」 クリーチャー パワー3 タフネス4", "マッドネス「{1}」"),
    ],
)
def test_a_card_is_printed_as_it_is_read(sheet: tuple[str, ...]) -> None:
    """The sheet of a card with a keyword or a cost change is said in the same words."""
    assert printer().say(read_card(*sheet), SHEET) == "\n".join(sheet)


def test_x_in_a_flashback_cost_is_announced(table: Table, ann: Person, ben: Person) -> None:
    """The cost that is paid decides, though the mana cost has no X."""
    ann.lands("red", 4)
    fire = ann.has_card(
        "graveyard",
        "《余炎》 「{R}」 ソーサリー",
        "対象のクリーチャーかプレイヤーにX点のダメージを与える。",
        "フラッシュバック「{X}{R}」",
    )
    ann.plays(fire, target=ben, x=3).resolve()
    assert (ben.life, fire.zone, table.stack) == (17, "ゲーム外", 0)


def test_a_reduction_makes_no_mana_cost(ann: Person) -> None:
    """What costs two less, and has no mana cost, still cannot be played."""
    ann.plays_with(
        "《倹約の像》 「{0}」 アーティファクト", "インスタントであるものをプレイするコストは、「{2}」少なくなる。"
    )
    ann.cannot_play(ann.hand("《無代》 インスタント", "ライフを2点得る。"), "401.1b")
