"""Auras and other enchantments: what they target, what they are attached to, and when they fall off."""

import pytest

from rulesdb.checks.mtg.table import Person, Table, TrackedCard
from rulesdb.engine.kernel.engine_errors import IllegalChoiceError
from rulesdb.engine.kernel.language.phrases import SHEET
from rulesdb.engine.mtg.language.card_sheets import read_card
from rulesdb.engine.mtg.language.vocabulary import printer

ARMOR = (
    "《力の鎧》 「{1}」 エンチャント ― 「オーラ」",
    "エンチャント(クリーチャー)",
    "これにエンチャントされているものは、+2/+2の修整を受ける。",
)
CHAINS = (
    "《鎖》 「{0}」 エンチャント ― 「オーラ」",
    "エンチャント(クリーチャー)",
    "これにエンチャントされているものは攻撃できない。",
)
THEFT = (
    "《奪取》 「{0}」 エンチャント ― 「オーラ」",
    "エンチャント(クリーチャー)",
    "これにエンチャントされているものは、コントローラーがあなたになる。",
)
KILL, BOUNCE = "対象のクリーチャーを破壊する。", "対象のパーマネントをオーナーの手札に戻す。"


def host(table: Table, aura: TrackedCard) -> int | None:
    """Return the id of the object to which an Aura is attached."""
    return table.state.objects[aura.id].attached_to


def test_an_aura_comes_into_play_attached_to_its_target(table: Table, ann: Person) -> None:
    """The creature is its target while it is on the stack; the other creature gets nothing."""
    ann.lands("white", 1)
    bear, wolf, armor = ann.creature("熊"), ann.creature("狼"), ann.hand(*ARMOR)
    ann.plays(armor, target=bear)
    assert (armor.zone, bear.size) == ("スタック", "2/2")
    table.resolve()
    assert (armor.zone, host(table, armor), bear.size, wolf.size) == ("場", bear.id, "4/4", "2/2")
    assert "《力の鎧》が《熊》につけられる" in [line.text for line in table.lines]


def test_an_aura_is_not_played_without_a_legal_target(ann: Person) -> None:
    """A land is none for an Aura that enchants creatures."""
    ann.lands("white", 1)
    ann.cannot_play(ann.hand(*ARMOR), "409.1c")


def test_an_aura_is_countered_if_its_target_is_gone(table: Table, ann: Person, ben: Person) -> None:
    """It goes from the stack to the graveyard, and never comes into play."""
    ann.creature("番人", "エンチャントであるものが場に出たとき、ライフを1点得る。")
    bear, chains, end = ben.creature("熊"), ann.hand(*CHAINS), ben.instant("終止", KILL)
    ann.plays(chains, target=bear)
    ben.responds(end, target=bear).resolve(2)
    assert (chains.zone, table.stack) == ("墓地", 0)


def test_an_aura_falls_off_as_its_creature_leaves_play(ann: Person, ben: Person) -> None:
    """The Aura goes to its owner's graveyard, whoever owns the creature."""
    bear, chains, away = ben.creature("熊"), ann.hand(*CHAINS), ann.instant("帰還", BOUNCE)
    ann.plays(chains, target=bear).resolve()
    ann.plays(away, target=bear).resolve()
    assert (bear.zone, chains.zone, ann.count("graveyard")) == ("手札", "墓地", 2)


def test_an_aura_falls_off_what_it_cannot_enchant_any_more(table: Table, ann: Person) -> None:
    """An artifact that was a creature until end of turn."""
    golem = ann.plays_with("《眠る像》 「{0}」 アーティファクト パワー2 タフネス2")
    rise = ann.instant("目覚め", "ターン終了時まで、対象のパーマネントは、クリーチャーでもある。")
    chains = ann.hand(*CHAINS)
    ann.plays(rise, target=golem).resolve()
    ann.plays(chains, target=golem).resolve()
    assert chains.zone == "場"
    table.until("upkeep")
    assert (golem.zone, chains.zone) == ("場", "墓地")


def test_the_effect_ends_with_the_aura(ann: Person) -> None:
    """A spell returns the Aura alone."""
    ann.lands("white", 1)
    bear, armor, away = ann.creature("熊"), ann.hand(*ARMOR), ann.instant("帰還", BOUNCE)
    ann.plays(armor, target=bear).resolve()
    ann.plays(away, target=armor).resolve()
    assert (bear.size, armor.zone) == ("2/2", "手札")


def test_an_enchanted_creature_does_not_attack(table: Table, ann: Person) -> None:
    """It is not among those that may be chosen."""
    bear, chains = ann.creature("熊"), ann.hand(*CHAINS)
    ann.creature("狼")
    ann.plays(chains, target=bear).resolve()
    with pytest.raises(IllegalChoiceError):
        table.until("declare attackers", attack=[bear, None])


def test_control_by_an_aura_lasts_as_long_as_the_aura(ann: Person, ben: Person) -> None:
    """The creature returns to its owner when the Aura leaves play."""
    bear, theft, away = ben.creature("熊"), ann.hand(*THEFT), ben.instant("帰還", BOUNCE)
    ann.plays(theft, target=bear).resolve()
    assert bear.controller == "アン"
    ben.responds(away, target=theft).resolve()
    assert (bear.controller, bear.zone, theft.zone) == ("ベン", "場", "手札")


def test_the_newest_effect_on_control_wins(ann: Person, ben: Person) -> None:
    """Ben's Aura is newer than Ann's; without it hers has its effect again."""
    bear, theft, away = ann.creature("熊"), ann.hand(*THEFT), ann.instant("帰還", BOUNCE)
    flash = ben.hand(THEFT[0].replace("奪取", "不意の奪取"), "瞬速", *THEFT[1:])
    ann.plays(theft, target=bear).resolve()
    ben.responds(flash, target=bear).resolve()
    assert bear.controller == "ベン"
    ann.plays(away, target=flash).resolve()
    assert bear.controller == "アン"


def test_an_aura_phases_out_and_in_with_its_creature(table: Table, ann: Person, ben: Person) -> None:
    """Also that of the opponent, in whose untap step nothing happens."""
    ann.lands("white", 1)
    bear, armor = ann.creature("熊"), ann.hand(*ARMOR)
    chains = ben.hand(CHAINS[0], "瞬速", *CHAINS[1:])
    mist = ann.instant("霧", "対象のパーマネントをフェイズ・アウトさせる。")
    ann.plays(armor, target=bear).resolve()
    ben.responds(chains, target=bear).resolve()
    before = table.state.objects[armor.id]
    ann.plays(mist, target=bear).resolve()
    out = "フェイズ・アウト領域"
    assert [bear.zone, armor.zone, chains.zone] == [out, out, out]
    table.until("upkeep")
    assert [bear.zone, armor.zone, chains.zone] == [out, out, out]
    table.until("end of turn")
    table.until("upkeep")
    assert [bear.zone, armor.zone, chains.zone] == ["場", "場", "場"]
    assert (bear.size, host(table, armor), host(table, chains)) == ("4/4", bear.id, bear.id)
    assert table.state.objects[armor.id].timestamp == before.timestamp


def test_an_aura_that_phases_out_alone_leaves_its_creature(table: Table, ann: Person) -> None:
    """It phases in attached, or falls off if the creature has left play meanwhile."""
    bear, wolf = ann.creature("熊"), ann.creature("狼")
    one, two = (ann.hand(CHAINS[0].replace("鎖", name), "フェイジング", *CHAINS[1:]) for name in ("鉄の鎖", "金の鎖"))
    end = ann.instant("終止", KILL)
    ann.plays(one, target=bear).resolve()
    ann.plays(two, target=wolf).resolve()
    for _ in range(2):
        table.until("end of turn")
        table.until("upkeep")
    assert (one.zone, two.zone, wolf.zone) == ("フェイズ・アウト領域", "フェイズ・アウト領域", "場")
    ann.plays(end, target=wolf).resolve()
    for _ in range(2):
        table.until("end of turn")
        table.until("upkeep")
    assert (one.zone, host(table, one), two.zone) == ("場", bear.id, "墓地")


def test_an_aura_enchants_a_player(table: Table, ann: Person, ben: Person) -> None:
    """It stays attached to the player."""
    curse = ann.hand("《呪い》 「{0}」 エンチャント ― 「オーラ」", "エンチャント(対戦相手であるプレイヤー)")
    ann.plays(curse).resolve().until("second main")
    assert (curse.zone, host(table, curse)) == ("場", ben.record.id)


def test_an_enchantment_and_an_artifact_work_in_play(ann: Person) -> None:
    """Both are permanents, with static and activated abilities."""
    bear = ann.creature("熊")
    anthem = ann.hand("《凱歌》 「{0}」 エンチャント", "クリーチャーであるものは、+1/+1の修整を受ける。")
    lamp = ann.hand("《灯》 「{0}」 アーティファクト", "タップ: ライフを1点得る。")
    ann.resolves(anthem, lamp)
    ann.activates(lamp).resolve()
    assert (bear.size, anthem.zone, lamp.zone, lamp.is_tapped, ann.life) == ("3/3", "場", "場", True, 21)


def test_of_several_worlds_the_newest_stays(ann: Person, ben: Person) -> None:
    """The rule of world enchantments looks at no names."""
    old = ben.plays_with("《古い世界》 「{0}」 〈ワールド〉 エンチャント")
    new = ann.hand("《新しい世界》 「{0}」 〈ワールド〉 エンチャント")
    ann.plays(new).resolve()
    assert (old.zone, new.zone) == ("墓地", "場")


def test_an_aura_that_is_put_into_play_is_attached_by_choice(table: Table, ann: Person, ben: Person) -> None:
    """It has no target; its controller chooses what it enchants."""
    bear, wolf, chains = ann.creature("熊"), ben.creature("狼"), ann.has_card("graveyard", *CHAINS)
    back = ann.sorcery("帰り", "あなたの墓地のすべてのカードを場に出す。")
    assert bear.zone == "場"
    ann.plays(back).resolve(choose=wolf)
    assert (chains.zone, host(table, chains)) == ("場", wolf.id)


def test_an_aura_that_can_enchant_nothing_is_not_put_into_play(ann: Person) -> None:
    """It stays where it is; what is put into play with it is no creature yet that it could enchant."""
    chains, back = ann.has_card("graveyard", *CHAINS), ann.sorcery("帰り", "あなたの墓地のすべてのカードを場に出す。")
    bear = ann.creature("熊", zone="graveyard")
    ann.plays(back).resolve()
    assert (chains.zone, bear.zone) == ("墓地", "場")


@pytest.mark.parametrize("sheet", [ARMOR, CHAINS, THEFT])
def test_an_aura_is_printed_as_it_is_read(sheet: tuple[str, ...]) -> None:
    """With the ability enchant in brackets."""
    assert printer().say(read_card(*sheet), SHEET) == "\n".join(sheet)
