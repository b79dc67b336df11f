"""Clauses of trigger events that no check needs: each test fails without one of them."""

import pytest

from rulesdb.checks.mtg.table import Person, Table


def bell(person: Person, event: str) -> None:
    """Give a player an artifact by which they gain a point of life whenever something happens."""
    person.plays_with("《鐘》 「{0}」 アーティファクト", f"{event}とき、ライフを1点得る。")


BEAR = "名前が「熊」のもの"


@pytest.mark.parametrize(("attacking", "life"), [("熊", 21), ("狼", 20)])
def test_an_attack_triggers_what_waits_for_that_creature(table: Table, ann: Person, attacking: str, life: int) -> None:
    """And not what waits for another one, though both untap, attack and deal damage."""
    creatures = {name: ann.creature(name) for name in ("熊", "狼")}
    bell(ann, f"{BEAR}が攻撃した")
    table.until("end of combat", attack=[creatures[attacking], None])
    assert ann.life == life


@pytest.mark.parametrize(
    ("blocking", "blocked", "life"), [("熊", "狼", 21), ("熊", "牛", 20), ("猫", "狼", 20), ("猫", "牛", 20)]
)
def test_a_block_triggers_what_waits_for_both_creatures(blocking: str, blocked: str, life: int) -> None:
    """The one that blocks and the one that becomes blocked."""
    table = Table()
    ann, ben = table.people
    attackers = {name: ann.creature(name) for name in ("狼", "牛")}
    blockers = {name: ben.creature(name) for name in ("熊", "猫")}
    bell(ann, f"{BEAR}が名前が「狼」のものをブロックした")
    table.until("declare blockers", attack=[attackers[blocked], None], block=[blockers[blocking], None])
    table.until("end of combat")
    assert ann.life == life


@pytest.mark.parametrize(
    ("damage", "source", "in_combat", "life"),
    [
        ("戦闘ダメージ", "熊", True, 21),
        ("戦闘ダメージ", "狼", True, 20),
        ("戦闘ダメージ", "熊", False, 20),
        ("ダメージ", "熊", True, 21),
        ("ダメージ", "熊", False, 21),
        ("ダメージ", "狼", False, 20),
    ],
)
def test_damage_triggers_by_its_source_and_its_kind(damage: str, source: str, in_combat: bool, life: int) -> None:
    """What waits for combat damage does not trigger by an ability."""
    table = Table()
    ann, ben = table.people
    shot = "コストなし: 対象のプレイヤーに1点のダメージを与える。"
    creatures = {name: ann.creature(name, shot) for name in ("熊", "狼")}
    bell(ann, f"{BEAR}が{damage}を与えた")
    if in_combat:
        table.until("end of combat", attack=[creatures[source], None])
    else:
        ann.activates(creatures[source], target=ben).resolve().until("end of combat")
    assert (ann.life, ben.life) == (life, 18 if in_combat else 19)


@pytest.mark.parametrize(
    ("whose", "lives"), [("あなたの", [20, 21]), ("対戦相手の", [21, 21]), ("各プレイヤーの", [21, 22])]
)
def test_the_beginning_of_a_step_triggers_in_the_turns_of_some_players(
    table: Table, ann: Person, ben: Person, whose: str, lives: list[int]
) -> None:
    """The upkeeps of the opponent, then that of the owner."""
    bell(ann, f"{whose}アップキープ・ステップが始まった")
    found = []
    for _ in range(2):
        table.until("end of turn")
        table.until("draw")
        found.append(ann.life)
    assert (found, ben.life) == (lives, 20)


@pytest.mark.parametrize(
    ("event", "name", "how", "life"),
    [
        ("場を離れた", "熊", "をオーナーの手札に戻す", 21),
        ("場を離れた", "熊", "を破壊する", 21),
        ("場を離れた", "熊", "をフェイズ・アウトさせる", 21),
        ("場を離れた", "熊", "をタップする", 20),
        ("場を離れた", "狼", "を破壊する", 20),
        ("場を離れた", "狼", "をフェイズ・アウトさせる", 20),
        ("場から墓地に置かれた", "熊", "を破壊する", 21),
        ("場から墓地に置かれた", "熊", "をオーナーの手札に戻す", 20),
        ("場から墓地に置かれた", "狼", "を破壊する", 20),
        ("墓地に置かれた", "熊", "を破壊する", 21),
        ("墓地に置かれた", "狼", "を破壊する", 20),
        ("墓地に置かれた", "熊", "をオーナーの手札に戻す", 20),
    ],
)
def test_moves_trigger_by_their_zones(event: str, name: str, how: str, life: int) -> None:
    """A permanent leaves play in several ways, and one of them ends in a graveyard."""
    table = Table()
    ann, _ben = table.people
    creatures = {one: ann.creature(one) for one in ("熊", "狼")}
    bell(ann, f"{BEAR}が{event}")
    ann.plays(ann.instant("術", f"対象のクリーチャー{how}。"), target=creatures[name]).resolve().until("end of combat")
    assert ann.life == life


@pytest.mark.parametrize(
    ("event", "name", "life"),
    [
        ("捨てられた", "熊", 21),
        ("捨てられた", "狼", 20),
        ("墓地に置かれた", "熊", 21),
        ("場から墓地に置かれた", "熊", 20),
    ],
)
def test_discards_trigger_by_their_cards(ann: Person, event: str, name: str, life: int) -> None:
    """A discarded card goes to the graveyard, and not from play."""
    ann.creature(name, zone="hand")
    waste = ann.instant("浪費", "手札を1枚捨てる。")
    bell(ann, f"{BEAR}が{event}")
    ann.plays(waste).resolve().until("end of combat")
    assert (ann.life, ann.count("hand")) == (life, 0)


@pytest.mark.parametrize(
    ("name", "how", "life"), [("熊", "を場に出す", 21), ("狼", "を場に出す", 20), ("熊", "をゲームから取り除く", 20)]
)
def test_coming_into_play_triggers_by_the_object(ann: Person, name: str, how: str, life: int) -> None:
    """From the graveyard, where another effect takes it out of the game."""
    ann.creature(name, zone="graveyard")
    bell(ann, f"{BEAR}が場に出た")
    ann.plays(ann.sorcery("掘り起こし", f"あなたの墓地のすべてのカード{how}。")).resolve().until("end of combat")
    assert ann.life == life


@pytest.mark.parametrize(("who", "lives"), [("あなた", [20, 21, 21]), ("対戦相手", [20, 20, 21])])
def test_playing_a_spell_triggers_by_its_player(
    table: Table, ann: Person, ben: Person, who: str, lives: list[int]
) -> None:
    """A land is no spell."""
    land = ann.hand("《島》 土地 ― 「島」", "タップ: 青マナ1点を加える。")
    spells = [person.instant("間", "ライフを0点得る。") for person in (ann, ben)]
    bell(ann, f"{who}が呪文をプレイした")
    found = []
    ann.plays(land)
    found.append(ann.life)
    ann.plays(spells[0]).resolve(table.stack)
    found.append(ann.life)
    ben.responds(spells[1]).resolve(table.stack)
    found.append(ann.life)
    assert found == lives


def test_an_ability_with_a_condition_does_nothing_once_it_is_not_met(table: Table, ann: Person, ben: Person) -> None:
    """The creature that it needs is destroyed in response."""
    bear, end = ann.creature("熊"), ben.instant("終止", "対象のクリーチャーを破壊する。")
    ann.plays_with(
        "《群れの印》 「{0}」 エンチャント",
        "あなたの戦闘開始ステップが始まったとき、もしクリーチャーがあるなら、ライフを1点得る。",
    )
    table.until("beginning of combat")
    assert (table.stack, bear.zone) == (1, "場")
    ben.responds(end, target=bear).resolve(2)
    assert (ann.life, table.stack) == (20, 0)


def test_flanking_triggers_beside_another_ability_of_the_creature(table: Table, ann: Person, ben: Person) -> None:
    """Both trigger on the same block."""
    text = "クリーチャーであるものがこれ自身をブロックしたとき、ライフを1点得る。"
    knight, guard = ann.creature("騎士", text, "側面攻撃"), ben.creature("番兵", size="2/3")
    table.until("declare blockers", attack=[knight, None], block=[guard, None])
    table.resolve(2)
    assert (ann.life, guard.size) == (21, "1/2")
