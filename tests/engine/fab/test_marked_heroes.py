"""Marked heroes (8.5.50, 9.3): they stay marked until a source of an opponent hits them."""

from rulesdb.checks.fab.table import Table
from rulesdb.engine.fab.sample_cards.small_cards import attack


def test_a_hero_stays_marked_until_an_opponent_hits() -> None:
    """All objects of a name are marked, of which only the hero can be; then an attack hits it."""
    t = Table()
    ann, ben = t.people
    ben.plays_as("《的》 ヒーロー ライフ20 知力0")
    ben.has_card("head", "《的》 装備品 ― 頭")
    pledge = ann.hand("《契り》 インスタント コスト0", "すべての名前が「的」のものを標的にする。")
    claw = ann.hand(attack("爪", power=3))
    t.begin()
    ann.plays(pledge)
    t.resolve()
    assert [item.id for item in t.state.objects.values() if item.is_marked] == [ben.hero.id]
    ann.plays(claw)
    t.until("reaction")
    assert t.state.objects[ben.hero.id].is_marked
    t.until("damage")
    assert not t.state.objects[ben.hero.id].is_marked


def test_a_hero_is_marked_only_once() -> None:
    """The second card marks nothing."""
    t = Table()
    ann, _ben = t.people
    first, second = (
        ann.hand("《契り》 インスタント コスト0", "すべての対戦相手のヒーローを標的にする。") for _ in range(2)
    )
    t.begin()
    for card in (first, second):
        ann.plays(card)
        t.resolve()
    assert sum("標的状態になる" in line.text for line in t.lines) == 1


def test_a_hero_stays_marked_when_its_player_hits_it() -> None:
    """9.3.3: Ben gains control of the attack on his marked hero, which is then hit by no source of an opponent."""
    t = Table()
    ann, ben = t.people
    pledge = ann.hand("《契り》 インスタント コスト0", "すべての対戦相手のヒーローを標的にする。")
    claw = ann.hand(attack("爪", power=3))
    grip = ben.hand(
        "《捕獲》 インスタント コスト0",
        "ゲームの終わりまで、対象の攻撃であるものは、コントローラーがあなたになる。",
    )
    t.begin()
    ann.plays(pledge)
    t.resolve()
    ann.plays(claw)
    t.until("attack")
    ann.passes()
    ben.plays(grip)
    t.resolve()
    t.until("damage")
    assert (ben.life, t.state.objects[ben.hero.id].is_marked) == (17, True)
