"""Phasing: permanents phase out and in, as the same permanents, and meanwhile nothing finds them."""

import pytest
from support.engine.mtg.judge_tables import to_upkeep_of

from rulesdb.checks.mtg.table import Person, Table, TrackedCard
from rulesdb.engine.kernel.book import rules_in_force

PHASED_OUT = "フェイズ・アウト領域"


def mist(person: Person) -> TrackedCard:
    """Give a player an instant by which a permanent phases out."""
    return person.instant("霧", "対象のパーマネントをフェイズ・アウトさせる。")


def test_a_permanent_phases_out_in_one_untap_step_and_in_in_the_next_one(table: Table, ann: Person) -> None:
    """Only in the untap steps of its controller, and as the same object."""
    drake = ann.creature("竜魚", "フェイジング")
    known, zones = drake.id, []
    for _ in range(5):
        table.until("end of turn")
        table.until("upkeep")
        zones.append((table.state.turn_player, drake.zone))
    assert zones == [(1, "場"), (0, PHASED_OUT), (1, PHASED_OUT), (0, "場"), (1, "場")]
    assert drake.id == known


def test_one_phases_out_as_the_other_phases_in(table: Table, ann: Person) -> None:
    """Phasing in and out happens at once: neither sees the other one."""
    header = "《女王》 「{0}」 〈伝説〉 クリーチャー パワー2 タフネス2"
    away, queen, other = mist(ann), ann.plays_with(header, "フェイジング"), ann.hand(header, "フェイジング")
    ann.plays(away, target=queen).resolve()
    ann.plays(other).resolve()
    to_upkeep_of(table, ann)
    assert (queen.zone, other.zone) == ("場", PHASED_OUT)


def test_what_phases_in_keeps_counters_timestamp_and_status(table: Table, ann: Person) -> None:
    """Where nobody untaps, the creature is tapped still."""
    drake = ann.creature("竜魚", "タップ: ライフを1点得る。")
    drill = ann.sorcery("鍛錬", "すべてのクリーチャーの上に「+1/+1」カウンターを1個置く。")
    away = mist(ann)
    ann.plays(drill).resolve()
    ann.activates(drake).resolve()
    before = table.state.objects[drake.id]
    ann.plays(away, target=drake).resolve()
    with rules_in_force(["mtg:302"]):
        to_upkeep_of(table, ann)
    after = table.state.objects[drake.id]
    assert (drake.zone, drake.size, drake.is_tapped) == ("場", "3/3", True)
    assert (after.counters, after.timestamp) == (before.counters, before.timestamp)


def test_what_phases_in_tapped_untaps_right_away(table: Table, ann: Person) -> None:
    """It phases in before the active player untaps."""
    drake, away = ann.creature("竜魚", "タップ: ライフを1点得る。"), mist(ann)
    ann.activates(drake).resolve()
    ann.plays(away, target=drake).resolve()
    to_upkeep_of(table, ann)
    assert (drake.zone, drake.is_tapped) == ("場", False)


def test_what_phases_in_has_no_summoning_sickness(table: Table, ann: Person, ben: Person) -> None:
    """It attacks in the turn in which it phases in."""
    drake, away = ann.creature("竜魚"), mist(ann)
    ann.plays(away, target=drake).resolve()
    to_upkeep_of(table, ann)
    table.until("end of combat", attack=[drake, None])
    assert ben.life == 18


def test_only_phasing_out_triggers(table: Table, ann: Person) -> None:
    """What phases out leaves play; what phases in does not come into play."""
    ann.creature("番人", "クリーチャーであるものが場に出たとき、ライフを5点得る。")
    ann.creature("墓守", "クリーチャーであるものが場を離れたとき、ライフを1点得る。")
    drake = ann.creature("竜魚", "フェイジング")
    to_upkeep_of(table, ann)
    assert (drake.zone, table.stack) == (PHASED_OUT, 1)
    table.resolve()
    to_upkeep_of(table, ann)
    assert (drake.zone, table.stack, ann.life) == ("場", 0, 21)


def test_damage_and_effects_of_limited_duration_end(table: Table, ann: Person) -> None:
    """An effect for the rest of the game affects the creature again when it has phased in."""
    drake, away = ann.creature("竜魚", size="3/3"), mist(ann)
    spells = [
        ann.instant("巨大化", "ターン終了時まで、対象のクリーチャーは、+1/+1の修整を受ける。"),
        ann.instant("鍛え", "ゲームの終わりまで、対象のクリーチャーは、+2/+2の修整を受ける。"),
        ann.instant("火花", "対象のクリーチャーに2点のダメージを与える。"),
    ]
    for spell in spells:
        ann.plays(spell, target=drake).resolve()
    assert (drake.size, drake.damage) == ("6/6", 2)
    ann.plays(away, target=drake).resolve()
    assert drake.damage == 0
    assert [one.until for one in table.state.lasting] == ["for good"]
    to_upkeep_of(table, ann)
    assert drake.size == "5/5"


def test_a_stolen_permanent_phases_in_under_the_thief_and_goes_back(table: Table, ann: Person, ben: Person) -> None:
    """It phases in with what phased out under the same player's control, though the theft has ended meanwhile."""
    bear, away = ben.creature("熊"), mist(ann)
    theft = ann.sorcery("強奪", "ターン終了時まで、対象のクリーチャーは、コントローラーがあなたになる。")
    ann.plays(theft, target=bear).resolve()
    ann.plays(away, target=bear).resolve()
    to_upkeep_of(table, ben)
    assert bear.zone == PHASED_OUT
    to_upkeep_of(table, ann)
    assert (bear.zone, bear.controller) == ("場", "ベン")


def test_a_token_that_phases_out_ceases_to_exist(table: Table, ann: Person) -> None:
    """As any token does that is not in play."""
    away, seed = mist(ann), ann.sorcery("芽吹き", "〔《苗木》 クリーチャー パワー1 タフネス1〕トークンを1体場に出す。")
    ann.plays(seed).resolve()
    token = next(item for item in table.state.objects.values() if item.is_token)
    ann.plays(away, target=TrackedCard(table, token.serial, token.card)).resolve()
    assert (ann.controls("苗木"), token.id in table.state.objects) == (0, False)


def test_a_phased_out_legend_does_not_meet_the_other_one(table: Table, ann: Person) -> None:
    """The legend rule looks at permanents alone, until the first one phases in."""
    header = "《女王》 「{0}」 〈伝説〉 クリーチャー パワー2 タフネス2"
    one, two, away = ann.plays_with(header), ann.hand(header), mist(ann)
    ann.plays(away, target=one).resolve()
    ann.plays(two).resolve()
    assert (one.zone, two.zone) == (PHASED_OUT, "場")
    to_upkeep_of(table, ann)
    assert (one.zone, two.zone) == ("墓地", "墓地")


def test_effects_do_not_find_what_is_phased_out(ann: Person) -> None:
    """It is not destroyed with all creatures, is no target, and gives no mana."""
    drake, away = ann.creature("竜魚", "タップ: 赤マナ1点を加える。"), mist(ann)
    bear, hut = ann.creature("熊"), ann.sorcery("焚き火", "ライフを1点得る。", cost="{1}")
    wrath = ann.sorcery("一掃", "すべてのクリーチャーを破壊する。")
    spark = ann.instant("火花", "対象のクリーチャーに2点のダメージを与える。")
    assert ann.may_play(hut)
    ann.plays(away, target=drake).resolve()
    ann.cannot_play(hut, "409.1h")
    ann.plays(wrath).resolve()
    assert (drake.zone, bear.zone) == (PHASED_OUT, "墓地")
    ann.cannot_play(spark, "409.1c")


def test_a_spell_is_countered_whose_target_has_phased_out(ann: Person, ben: Person) -> None:
    """The target is not in play when the spell resolves."""
    drake, spark, away = ben.creature("竜魚"), ann.instant("火花", "対象のクリーチャーを破壊する。"), mist(ben)
    ann.plays(spark, target=drake)
    ben.responds(away, target=drake).resolve(2)
    assert (drake.zone, spark.zone) == (PHASED_OUT, "墓地")


@pytest.mark.parametrize(
    "doing",
    [
        "これの上に「+1/+1」カウンターを1個置く。",
        "これを破壊する。",
        "これをタップする。",
        "これをオーナーの手札に戻す。",
        "これを生け贄に捧げる。",
        "これを裏向きにする。",
        "これに1点のダメージを与える。",
        "ゲームの終わりまで、これは、+1/+1の修整を受ける。",
    ],
)
def test_its_own_ability_does_nothing_to_what_is_phased_out(table: Table, ann: Person, doing: str) -> None:
    """The ability was on the stack when its source phased out; that source phases in as it was."""
    drake, away = ann.creature("竜魚", f"コストなし: {doing}"), mist(ann)
    ann.activates(drake)
    before = table.state.objects[drake.id]
    ann.plays(away, target=drake).resolve()
    phased_out = table.state.objects[drake.id]
    table.resolve()
    assert table.state.objects[drake.id] == phased_out
    to_upkeep_of(table, ann)
    assert (drake.zone, drake.size, drake.is_tapped, drake.damage) == ("場", "2/2", False, 0)
    assert table.state.objects[drake.id].counters == before.counters == ()


def test_an_ability_of_what_is_phased_out_does_nothing(table: Table, ann: Person) -> None:
    """Neither a static one nor a triggered one functions, and no activated one is played."""
    king = ann.creature(
        "王",
        "名前が「熊」のものは、+1/+1の修整を受ける。",
        "クリーチャーであるものが場に出たとき、ライフを1点得る。",
        "コストなし: ライフを1点得る。",
    )
    bear, cub, away = ann.creature("熊"), ann.creature("小熊", zone="hand"), mist(ann)
    ann.plays(away, target=king).resolve()
    assert bear.size == "2/2"
    ann.plays(cub).resolve()
    assert table.stack == 0
    ann.cannot_activate(king, "402.8")


def test_an_attacking_creature_that_phases_out_is_out_of_combat(table: Table, ann: Person, ben: Person) -> None:
    """The creature that it would have fought is not dealt damage; one that was blocked stays blocked."""
    bear, wolf, guard, away, more = ann.creature("熊"), ann.creature("狼"), ben.creature("番兵"), mist(ann), mist(ben)
    table.until("declare blockers", attack=[bear, wolf, None], block=[guard, None], blocked=bear)
    ann.plays(away, target=guard).resolve()
    ben.responds(more, target=wolf).resolve().until("end of combat")
    assert (bear.zone, wolf.zone, guard.zone, ben.life) == ("場", PHASED_OUT, PHASED_OUT, 20)


def test_damage_on_the_stack_is_dealt_by_what_has_phased_out(table: Table, ann: Person, ben: Person) -> None:
    """It is dealt, but not to the creature that is phased out."""
    bear, guard, away = ann.creature("熊"), ben.creature("番兵"), mist(ann)
    table.until("combat damage", attack=[bear, None], block=[guard, None])
    ann.plays(away, target=bear).resolve(2)
    assert (bear.zone, bear.damage, guard.zone) == (PHASED_OUT, 0, "墓地")


def test_a_face_down_permanent_phases_out_and_in_face_down(table: Table, ann: Person) -> None:
    """No account says which card it is."""
    ann.lands("green", 3)
    beast, away = ann.hand("《古の獣》 「{4}{G}」 クリーチャー パワー5 タフネス5", "変異「{3}{G}」"), mist(ann)
    ann.plays(beast, face_down="裏向き").resolve()
    ann.plays(away, target=beast).resolve()
    assert (beast.zone, beast.present_name) == (PHASED_OUT, "")
    to_upkeep_of(table, ann)
    assert (beast.zone, beast.size) == ("場", "2/2")
    texts = [line.text for line in table.lines if line.part == "event"]
    assert "裏向きのクリーチャーがフェイズ・インする" in texts
    assert not any("古の獣" in text and "プレイ" not in text for text in texts)
