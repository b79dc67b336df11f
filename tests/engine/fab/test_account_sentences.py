"""What the account of a game says, as players read it."""

from rulesdb.checks.fab.table import Table


def _account(t: Table) -> list[str]:
    return [line.text for line in t.lines]


def test_a_hero_is_called_by_its_player_and_a_layer_of_it_is_not() -> None:
    """The layer of the hero's ability is cleared, and not the player."""
    t = Table()
    ann, _ben = t.people
    ann.plays_as("《語り部》 ヒーロー ライフ20 知力4", "インスタント ― コストなし: ライフを1点得る。")
    t.begin()
    ann.activates(ann.hero).resolve()
    assert {"アンはライフを1点得る", "アンのレイヤーがクリアされる"} <= set(_account(t))


def test_a_hero_that_is_a_copy_of_something_else_is_called_by_its_player() -> None:
    """The hero is a copy of a stone, and is marked."""
    t = Table()
    ann, _ben = t.people
    ann.item("石")
    becomes = "このターンの終わりまで、あなたのヒーローは、名前が「石」のもののコピーになる。"
    spells = [ann.instant("呪文", words) for words in (becomes, "あなたのヒーローを標的にする。")]
    t.begin()
    ann.resolves(*spells)
    assert "アンは標的状態になる" in _account(t)


def test_the_attack_of_a_weapon_is_told_apart_from_the_weapon() -> None:
    """1.4.3: both of them move to the combat chain."""
    t = Table()
    ann, _ben = t.people
    blade = ann.sword("剣")
    t.begin()
    ann.activates(blade)
    t.until("attack")
    assert [line for line in _account(t) if line.endswith("戦闘チェインに移る")] == [
        "《剣》の攻撃が戦闘チェインに移る",
        "《剣》が戦闘チェインに移る",
    ]


def test_a_loss_of_life_is_told_beside_damage_to_another_hero() -> None:
    """The sentence about the damage says nothing of what Ann loses, but says that Ben loses as much life."""
    t = Table()
    ann, _ben = t.people
    spell = ann.instant("痛み", "ライフを1点失う。すべての対戦相手のヒーローに2点の秘術ダメージを与える。")
    t.begin()
    ann.plays(spell).resolve()
    assert [line for line in _account(t) if "点失う" in line or "ダメージ" in line] == [
        "アンはライフを1点失う",
        "《痛み》がベンに秘術ダメージ2点を与える",
    ]


def test_the_end_of_a_mark_is_told_once() -> None:
    """9.3.3: the first hit ends it, and the second one finds a hero that is not marked."""
    t = Table()
    ann, _ben = t.people
    spell = ann.instant("契り", "すべての対戦相手のヒーローを標的にする。")
    blows = [ann.hand("《爪》 アクション ― 攻撃 コスト0 パワー1", "続行") for _ in range(2)]
    t.begin()
    ann.plays(spell).resolve()
    for blow in blows:
        ann.plays(blow)
        t.until("resolution")
    assert [line for line in _account(t) if "標的状態" in line] == ["ベンは標的状態になる", "ベンは標的状態でなくなる"]
