"""What cards say of defending cards, of the attacks that they defend against, and of how the next card is played."""

import pytest

from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.zones import ZoneName
from rulesdb.engine.kernel.engine_errors import IllegalChoiceError


@pytest.mark.parametrize(("kind", "power"), [("アクション ― 攻撃", 4), ("アクション", 3)])
def test_an_attack_gets_more_while_a_card_of_a_kind_defends(ann: Person, ben: Person, kind: str, power: int) -> None:
    """It is one that defends against the attack, not one on the same side."""
    ann.aura("霧", "あなたの攻撃は、攻撃アクションカードによって防御されている間、+1{p}を得る。")
    claw = ann.attack("爪", power=3)
    wall = ben.hand(f"《壁》 {kind} コスト0 防御2" + " パワー1" * ("攻撃" in kind))
    ann.plays(claw).until("attack").resolve(defend=(wall, None))
    assert claw.power == power


@pytest.mark.parametrize(("text", "defense"), [("隠密", 0), ("続行", 2)])
def test_a_target_defends_against_an_attack_of_a_kind(
    t: Table, ann: Person, ben: Person, text: str, defense: int
) -> None:
    """The reaction has no legal target if the attack is another one."""
    claw = ann.attack("爪", text, power=3)
    trick = ann.hand(
        "《策》 攻撃リアクション コスト0", "隠密を持つ攻撃を防御している対象のカード1枚は、このターン、-2{d}を得る。"
    )
    wall = ben.action("壁", defense=2)
    ann.plays(claw).until("attack").resolve(defend=(wall, None))
    t.until("reaction")
    if defense:
        with pytest.raises(IllegalChoiceError, match="forbidden"):
            ann.plays(trick, target=wall)
        return
    ann.plays(trick, target=wall).resolve()
    assert wall.defense == defense


@pytest.mark.parametrize(("power", "is_legal"), [(3, True), (4, False)])
def test_a_card_can_defend_against_weak_attacks_alone(ann: Person, ben: Person, power: int, is_legal: bool) -> None:
    """The base power of the attack counts."""
    wall = ben.action("壁", "これは、基本パワーが3以下の攻撃だけを防御できる。", defense=2)
    ann.plays(ann.attack("爪", power=power)).until("attack").resolve(defend=(wall, None))
    assert wall.zone == ("戦闘チェイン" if is_legal else "手札")


@pytest.mark.parametrize(("first", "life"), [(3, 20), (4, 16)])
def test_few_points_of_damage_are_prevented_once(ann: Person, ben: Person, first: int, life: int) -> None:
    """More points than that are dealt, and the effect still waits."""
    shield = ben.instant("盾", "このターン、次にあなたが3点以下のダメージを受けるとき、それを軽減する。")
    claw, fang = ann.attack("爪", "続行", power=first), ann.attack("牙", "続行", power=2)
    ann.passes()
    ben.plays(shield).resolve()
    ann.plays(claw).until("resolution")
    assert ben.life == life
    ann.plays(fang).until("resolution")
    assert ben.life == (life if first > 3 else life - 2)


@pytest.mark.parametrize(("zone", "power"), [("arsenal", 5), ("hand", 3)])
def test_the_next_card_from_a_zone_gets_more(ann: Person, zone: ZoneName, power: int) -> None:
    """One from another zone is not the next one."""
    horn = ann.action("角笛", "このターン、あなたが格納庫から次にプレイする攻撃アクションカードは+2{p}を得る。", "続行")
    claw = ann.attack("爪", power=3, zone=zone)
    ann.plays(horn).resolve()
    ann.plays(claw).until("attack")
    assert claw.power == power


@pytest.mark.parametrize(("boosts", "power"), [(True, 5), (False, 3)])
def test_the_next_card_that_is_boosted_gets_more(ann: Person, boosts: bool, power: int) -> None:
    """A card that is played without the cost is not the next one."""
    horn = ann.action("角笛", "このターン、あなたが次にブーストする攻撃は+2{p}を得る。", "続行")
    claw = ann.attack("爪", "ブースト", power=3)
    ann.has_card("deck", "《石》 アクション コスト0")
    ann.plays(horn).resolve()
    ann.plays(claw, additional_cost=boosts).until("attack")
    assert claw.power == power


@pytest.mark.parametrize(("cards", "left"), [(4, 3), (3, 3)])
def test_the_hand_of_the_hero_that_is_hit_is_counted(ann: Person, ben: Person, cards: int, left: int) -> None:
    """The hero has the cards who is hit."""
    text = (
        "これがヒーローにヒットしたとき、そのヒーローの手札が4枚以上あるなら、そのヒーローは手札を無作為に1枚捨てる。"
    )
    claw = ann.attack("爪", text, power=3)
    held = [ben.hand(f"《石{at}》 アクション コスト0") for at in range(cards)]
    ann.plays(claw).until("resolution")
    assert sum(card.zone == "手札" for card in held) == left


@pytest.mark.parametrize("number", [0, 1])
def test_the_hand_of_the_defending_hero_is_empty(ann: Person, ben: Person, number: int) -> None:
    """That of the attacking hero does not count."""
    claw = ann.attack("爪", "防御ヒーローの手札にカードがないなら、これは+3{p}を得る。", power=3)
    ann.hand("《石》 アクション コスト0")
    for _ in range(number):
        ben.hand("《岩》 アクション コスト0")
    ann.plays(claw).until("attack")
    assert claw.power == (3 if number else 6)
