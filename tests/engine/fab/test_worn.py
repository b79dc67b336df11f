"""What is worn is played: transforming, what lies under a permanent (3.0.14), and equipping (8.5.36, 8.5.41)."""

import pytest

from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab.language.card_sheets import read_card
from rulesdb.engine.fab.sample_cards.small_cards import hero

EVO = "Mechanologist Action Equipment - Evo Chest, cost 0, defense 3"
WEARS = "If you have a base chest equipped, **transform** it into this, then equip this."
BASE = "Mechanologist Equipment - Base Chest, defense 1"


def worn(person: Person, *lines: str, of: str = EVO) -> TrackedCard:
    """Give a player a base chest, and let a card be played that transforms it."""
    person.has_card("chest", f"《Plain Rivet》 {BASE}")
    plate = person.hand(f"《Evo Plate》 {of}", WEARS, *lines)
    person.resolves(plate)
    return plate


def test_a_base_transforms_into_what_is_equipped_then(ann: Person) -> None:
    """The base lies under the card, in neither graveyard nor arena."""
    plate = worn(ann)
    assert (plate.zone, ann.card("Plain Rivet").zone) == ("胴", "パーマネントの下")


@pytest.mark.parametrize("first", ["Mechanologist Equipment - Chest, defense 1", "Mechanologist Equipment - Base Head"])
def test_without_a_base_of_the_zone_the_card_is_cleared(ann: Person, first: str) -> None:
    """Neither another chest nor a base of another zone is transformed."""
    ann.has_card("head" if "Head" in first else "chest", f"《Other》 {first}")
    plate = ann.hand(f"《Evo Plate》 {EVO}", WEARS)
    ann.resolves(plate)
    assert (plate.zone, ann.card("Other").zone != "パーマネントの下") == ("墓地", True)


def test_sub_cards_are_cleared_with_their_top_card(ann: Person) -> None:
    """As the plate is destroyed, what is under it goes to the graveyard."""
    breaks = ann.instant("破砕", "《Evo Plate》を破壊する。")
    plate = worn(ann)
    ann.resolves(breaks)
    assert (plate.zone, ann.card("Plain Rivet").zone) == ("墓地", "墓地")


def test_a_second_evo_takes_what_is_under_the_first(ann: Person) -> None:
    """All of it lies under the new top-card (3.0.14c), which each effect on cards under it sees."""
    eats = "**Instant** - Destroy a card under this: Gain 1{h}."
    second, point = ann.hand(f"《Evo Shell》 {EVO}", WEARS, eats), ann.instant("気力", "アクションポイントを1点得る。")
    first = worn(ann, of="Mechanologist Action Equipment - Evo Base Chest, cost 0, defense 3")
    ann.resolves(point, second)
    below = {first.zone, ann.card("Plain Rivet").zone}
    assert (below, second.zone) == ({"パーマネントの下"}, "胴")
    for _ in range(2):
        ann.activates(second).resolve()
    assert (ann.life, first.zone, ann.card("Plain Rivet").zone) == (22, "墓地", "墓地")
    assert not ann.may_activate(second)


def test_being_equipped_triggers_what_says_so(ann: Person) -> None:
    """The card is equipped by its own effect."""
    plate = worn(ann, "When this is equipped, put a steam counter on it.")
    assert plate.counters("蒸気") == 0
    ann.table.resolve()
    assert plate.counters("蒸気") == 1


def test_entering_the_arena_alone_does_not_equip(ann: Person) -> None:
    """Another permanent that enters triggers nothing."""
    ann.equips("head", "兜", "これが装備されたとき、ライフを1点得る。")
    ann.resolves(ann.instant("召喚", "「クイックン」トークンを1個作成する。"))
    assert (ann.life, ann.table.stack) == (20, 0)


def test_the_start_of_the_game_equips(t: Table, ann: Person) -> None:
    """What begins the game equipped triggers then (4.1.8)."""
    helm = read_card("《兜》 装備品 ― 頭", "これが装備されたとき、これに「蒸気」カウンターを1個置く。")
    for person in t.people:
        person.brings(hero(person.name), helm)
    t.start(first_turn=ann)
    assert ann.card("兜").counters("蒸気") == 1


def test_a_token_is_equipped_where_a_zone_is_empty(ann: Person) -> None:
    """The third one finds no weapon zone, and is not created."""
    claw = ann.instant("爪研ぎ", "「グラフェンケリセラ」トークンを装備する。")
    more = [ann.instant(f"爪研ぎ{at}", "「グラフェンケリセラ」トークンを装備する。") for at in range(2)]
    ann.resolves(claw, *more)
    assert ann.controls("グラフェンケリセラ") == 2
    assert {token.zone for token in ann.table.tokens()} == {"武器ゾーン"}


def test_ash_transforms_into_a_token_that_has_phantasm(ann: Person) -> None:
    """The ash lies under the ashwing, which it gives phantasm; without any ash nothing is created."""
    wing = ann.hand(
        "《Kindle》 Illusionist Instant, cost 0", "**Transform** up to 1 ash you control into an Aether Ashwing."
    )
    again = ann.hand(
        "《Kindle》 Illusionist Instant, cost 0", "**Transform** up to 1 ash you control into an Aether Ashwing."
    )
    ann.resolves(ann.instant("召喚", "「灰」トークンを1個作成する。"))
    ash = ann.card("灰")
    ann.plays(wing).resolve(choose=ash)
    assert (ash.zone, ann.controls("エーテルアッシュウィング"), ann.controls("灰")) == ("パーマネントの下", 1, 0)
    ann.resolves(again)
    assert ann.controls("エーテルアッシュウィング") == 1


@pytest.mark.parametrize(("x", "zones"), [(1, ("胴", "パーマネントの下")), (3, ("墓地", "胴"))])
def test_all_objects_that_are_named_transform_or_none_does(ann: Person, x: int, zones: tuple[str, str]) -> None:
    """With too few of the others the base stays in its zone (8.5.36d), and no damage is prevented."""
    line = (
        "If you have a base chest equipped, **transform** it and X Hyper Drivers you control into this, then equip "
        "this. If you do, the next time you would be dealt damage this turn, prevent twice X of that damage."
    )
    drives = [ann.item("Hyper Driver") for _ in range(2)]
    ann.has_card("chest", f"《Plain Rivet》 {BASE}")
    point = ann.instant("資源", "リソースポイントを3点得る。")
    plate = ann.hand(f"《Evo Plate》 {EVO.replace('cost 0', 'cost X')}", line)
    burn = ann.instant("火傷", "あなたのヒーローに3点の一般ダメージを与える。")
    ann.resolves(point)
    ann.plays(plate, x=x).resolve(choose=drives[0])
    assert (plate.zone, ann.card("Plain Rivet").zone) == zones
    assert [drive.zone for drive in drives] == ["パーマネントの下" if x == 1 else "闘技場", "闘技場"]
    ann.resolves(burn)
    assert ann.life == (19 if x == 1 else 17)


def test_an_attacking_weapon_keeps_its_zone(t: Table, ann: Person) -> None:
    """What is equipped meanwhile goes to the other weapon zone, and the attacker returns to its own (7.7.5)."""
    right, dagger = ann.sword("右の剣"), ann.has_card("inventory", "《短剣》 武器 ― 短剣・片手 パワー1")
    draws = ann.instant("早業", "あなたのインベントリの武器1つを装備する。")
    ann.activates(right).until("reaction")
    ann.responds(draws).resolve()
    t.until("")
    assert {t.state.objects[one.id].zone.name for one in (right, dagger)} == {"weapon 1", "weapon 2"}
