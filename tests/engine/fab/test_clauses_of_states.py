"""Life totals, last known information and attack-proxies, clause by clause: a test fails if its clause is left out."""

import pytest

from rulesdb.checks.fab.table import Table
from rulesdb.engine.fab.card_parts.keywords import Dominate

TURN = "このターンの終わりまで"


def test_players_lose_and_allies_die_by_effects_on_life() -> None:
    """1.10.2a and 1.10.2b: no life is lost as two effects begin to apply to a hero and to an ally of 2 life."""
    t = Table("アン", "ベン", "シド")
    ann, ben, _cid = t.people
    ben.plays_as("《導師》 ヒーロー ライフ2 知力0")
    dog = ann.has_card("permanent", "《犬》 アクション ― 盟友 コスト0 ライフ2")
    less = f"{TURN}、(名前が「導師」の、または名前が「犬」の)ものは、ライフに-1の修整を得る。"
    first, second = (ann.instant(name, less) for name in ("老い", "病"))
    ann.plays(first).resolve()
    assert (ben.life, dog.life) == (1, 1)
    ann.plays(second).resolve()
    assert (ben.has_lost, dog.zone) == (True, "墓地")


@pytest.mark.parametrize("what", ["攻撃", "攻撃カード", "識別子が攻撃のもの"])
def test_an_attack_that_is_destroyed_was_an_attack(what: str) -> None:
    """1.2.3a: an effect that triggers on the destruction of an attack uses its last known information."""
    t = Table()
    ann, _ben = t.people
    ann.equips("head", "冠", f"{what}が破壊されたとき、ライフを1点得る。")
    claw, rust = ann.attack("爪"), ann.instant("錆", "「爪」という名前のすべてのカードを破壊する。")
    ann.plays(claw).until("attack")
    ann.plays(rust).resolve()
    assert ann.life == 21


def test_an_attack_proxy_inherits_an_ability_as_one_that_was_gained() -> None:
    """1.4.3a and 6.3.6: attacks lose dominate, but not the one that an effect has given to the sword."""
    t = Table()
    ann, _ben = t.people
    blade = ann.sword("剣")
    press = ann.instant("威圧", f"{TURN}、「剣」という名前のすべてのカードは、『圧倒』を得る。")
    calm = ann.instant("鎮静", f"{TURN}、攻撃は、すべての圧倒を失う。")
    ann.plays(press).resolve()
    ann.activates(blade)
    proxy = t.layer()
    ann.plays(calm).resolve()
    assert proxy.has(Dominate)
