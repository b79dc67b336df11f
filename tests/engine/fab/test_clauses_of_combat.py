"""Clauses of the rules of combat: each test fails if its clause is left out."""

import pytest

from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab.card_parts.keywords import Dominate
from rulesdb.engine.fab.events import Attacked

_TURN = "このターンの終わりまで、"


def _dragon(person: Person, name: str, *more: str) -> TrackedCard:
    """Let a player begin with an ally that attacks by an effect, and does more as it does."""
    return person.has_card(
        "permanent",
        f"《{name}》 アクション ― 盟友 パワー3 ライフ4",
        "".join(("アクション ― コストなし: このカードのうち1つで攻撃する。", *more)),
    )


def test_an_attack_does_not_begin_if_what_attacks_is_gone(t: Table, ann: Person) -> None:
    """7.2.3d: the attack-layer destroys the dragon with which it attacks, and the combat chain closes."""
    dragon = _dragon(ann, "飛竜", "すべての名前が「飛竜」のものを破壊する。")
    ann.activates(dragon).resolve()
    assert (dragon.zone, t.step, t.event_count(Attacked)) == ("墓地", "", 0)


def test_an_effect_on_another_object_is_not_handed_over_to_what_attacks(ann: Person) -> None:
    """7.2.3c: only what applies to the attack-layer applies to the dragon that attacks."""
    dragon, wyrm = _dragon(ann, "飛竜"), _dragon(ann, "地竜")
    ann.plays(ann.instant("油", f"{_TURN}対象の名前が「地竜」のパーマネントは、パワーに2の修整を得る。")).resolve()
    ann.activates(dragon).until("attack")
    assert (wyrm.power, dragon.power) == (5, 3)


def test_a_defending_card_that_loses_its_defense_stops_no_damage(ann: Person, ben: Person) -> None:
    """2.3.1: it still defends, with nothing."""
    blow, wall = ann.attack("強打", power=3), ben.attack("壁", defense=3)
    rust = ann.instant("錆", f"{_TURN}名前が「壁」のものは、防御値を失う。")
    ann.plays(blow).until("attack").resolve(defend=wall)
    ann.plays(rust).resolve().until("damage")
    assert (wall.zone, ben.life) == ("戦闘チェイン", 17)


@pytest.mark.parametrize("instead", ["追放される", "闘技場に移る"])
def test_a_card_that_does_not_come_to_the_combat_chain_does_not_defend(
    t: Table, ann: Person, ben: Person, instead: str
) -> None:
    """7.0.5a: a replacement effect lets the card go elsewhere, out of the arena or within it."""
    ann.equips("head", "罠", f"名前が「壁」のものが戦闘チェインに移る場合、代わりに{instead}。")
    blow = ann.attack("強打", power=3)
    wall = ben.equips("head", "壁", defense=3)
    ann.plays(blow).until("attack").resolve(defend=wall)
    assert (wall.zone == "戦闘チェイン", t.game.defending()) == (False, ())
    t.until("damage")
    assert ben.life == 17


def test_a_triggered_layer_of_a_reaction_stays_when_the_chain_closes(t: Table, ann: Person, ben: Person) -> None:
    """7.7.3: the reaction is cleared from the stack; its triggered-layer has its types, and is no reaction."""
    blow = ann.attack("強打")
    feint = ann.hand("《牽制》 攻撃リアクション コスト0", "スタックにあるとき、カードが引かれたとき、ライフを1点得る。")
    think = ann.instant("黙考", "カードを1枚引く。")
    ann.gets("deck", blow.card)
    close = ben.instant("幕切れ", "戦闘チェインを閉じる。")
    ann.plays(blow).until("reaction")
    ann.plays(feint)
    ann.plays(think).resolve()
    assert t.stack == 2
    ben.responds(close).resolve()
    assert (feint.zone, ann.life) == ("墓地", 21)


def test_a_marked_hero_that_is_gone_after_the_hit_is_not_asked_about(t: Table, ann: Person) -> None:
    """9.3.3: instead of the hit, the hero is destroyed."""
    pledge = ann.instant("契り", "すべての対戦相手のヒーローを標的にする。")
    blow = ann.attack("爪", "これがヒットする場合、代わりに(すべての対戦相手のヒーローを破壊する)。")
    ann.plays(pledge).resolve()
    ann.plays(blow).until("damage")
    assert t.winners == ("アン",)


def test_an_attack_proxy_ends_if_its_weapon_goes_back_to_its_zone(t: Table, ann: Person, ben: Person) -> None:
    """1.4.3c: the weapon is still in the arena, but not on the chain link any more."""
    blade = ann.sword("剣")
    back = ben.instant("引き戻し", "すべての名前が「剣」のものを第一武器ゾーンに置く。")
    ann.activates(blade).until("attack")
    ben.responds(back).resolve()
    assert (blade.zone, t.proxies) == ("武器ゾーン", 0)


def test_go_again_gives_nothing_to_who_gains_control_in_another_turn(ann: Person, ben: Person) -> None:
    """1.13.2b: Ben controls the attack with go again, and it is not his action phase."""
    blow = ann.attack("爪", "続行")
    grip = ben.instant("捕獲", "ゲームの終わりまで、対象の攻撃であるものは、コントローラーがあなたになる。")
    ann.plays(blow)
    ben.responds(grip).resolve().until("resolution")
    assert (ann.action_points, ben.action_points) == (0, 0)


def test_a_hero_without_life_pays_no_life(ann: Person) -> None:
    """1.13.4: the life points of a hero that has lost the property are none."""
    rite = ann.item("祭壇", "インスタント ― ライフ1点: カードを1枚引く。")
    spell = ann.instant("忘却", f"{_TURN}あなたのヒーローは、ライフを失う。")
    assert ann.may_activate(rite)
    ann.plays(spell).resolve()
    assert not ann.may_activate(rite)


TURN = "このターンの終わりまで"


@pytest.mark.usefixtures("cid")
def test_players_lose_and_allies_die_by_effects_on_life(ann: Person, ben: Person) -> None:
    """1.10.2a and 1.10.2b: no life is lost as two effects begin to apply to a hero and to an ally of 2 life."""
    ben.plays_as("《導師》 ヒーロー ライフ2 知力0")
    dog = ann.has_card("permanent", "《犬》 アクション ― 盟友 コスト0 ライフ2")
    less = f"{TURN}、(名前が「導師」の、または名前が「犬」の)ものは、ライフに-1の修整を得る。"
    first, second = (ann.instant(name, less) for name in ("老い", "病"))
    ann.plays(first).resolve()
    assert (ben.life, dog.life) == (1, 1)
    ann.plays(second).resolve()
    assert (ben.has_lost, dog.zone) == (True, "墓地")


@pytest.mark.parametrize("what", ["攻撃", "攻撃カード", "識別子が攻撃のもの"])
def test_an_attack_that_is_destroyed_was_an_attack(ann: Person, what: str) -> None:
    """1.2.3a: an effect that triggers on the destruction of an attack uses its last known information."""
    ann.equips("head", "冠", f"{what}が破壊されたとき、ライフを1点得る。")
    claw, rust = ann.attack("爪"), ann.instant("錆", "「爪」という名前のすべてのカードを破壊する。")
    ann.plays(claw).until("attack")
    ann.plays(rust).resolve()
    assert ann.life == 21


def test_an_attack_proxy_inherits_an_ability_as_one_that_was_gained(t: Table, ann: Person) -> None:
    """1.4.3a and 6.3.6: attacks lose dominate, but not the one that an effect has given to the sword."""
    blade = ann.sword("剣")
    press = ann.instant("威圧", f"{TURN}、「剣」という名前のすべてのカードは、『圧倒』を得る。")
    calm = ann.instant("鎮静", f"{TURN}、攻撃は、すべての圧倒を失う。")
    ann.plays(press).resolve()
    ann.activates(blade)
    proxy = t.layer()
    ann.plays(calm).resolve()
    assert proxy.has(Dominate)


def test_a_hero_stays_marked_until_an_opponent_hits(t: Table, ann: Person, ben: Person) -> None:
    """All objects of a name are marked, of which only the hero can be; then an attack hits it."""
    ben.plays_as("《的》 ヒーロー ライフ20 知力0")
    ben.equips("head", "的")
    pledge = ann.instant("契り", "すべての名前が「的」のものを標的にする。")
    claw = ann.attack("爪", power=3)
    ann.plays(pledge).resolve()
    assert [item.id for item in t.state.objects.values() if item.is_marked] == [ben.hero.id]
    ann.plays(claw).until("reaction")
    assert t.state.objects[ben.hero.id].is_marked
    t.until("damage")
    assert not t.state.objects[ben.hero.id].is_marked


def test_a_hero_is_marked_only_once(t: Table, ann: Person) -> None:
    """The second card marks nothing."""
    first, second = (ann.instant("契り", "すべての対戦相手のヒーローを標的にする。") for _ in range(2))
    ann.resolves(first, second)
    assert sum("標的状態になる" in line.text for line in t.lines) == 1


def test_a_hero_stays_marked_when_its_player_hits_it(t: Table, ann: Person, ben: Person) -> None:
    """9.3.3: Ben gains control of the attack on his marked hero, which is then hit by no source of an opponent."""
    pledge = ann.instant("契り", "すべての対戦相手のヒーローを標的にする。")
    claw = ann.attack("爪", power=3)
    grip = ben.instant("捕獲", "ゲームの終わりまで、対象の攻撃であるものは、コントローラーがあなたになる。")
    ann.plays(pledge).resolve()
    ann.plays(claw).until("attack")
    ben.responds(grip).resolve().until("damage")
    assert (ben.life, t.state.objects[ben.hero.id].is_marked) == (17, True)


def test_what_has_ceased_without_attacking_is_not_attacking(ann: Person) -> None:
    """7.2.4: an ally is destroyed before its ability looks whether it attacks."""
    text = "インスタント ― コストなし: これが攻撃しているなら、ライフを1点得る。"
    wolf = ann.has_card("permanent", "《狼》 アクション ― 盟友 パワー1 ライフ3", text)
    crush = ann.instant("粉砕", "「狼」という名前のすべてのカードを破壊する。")
    ann.activates(wolf)
    ann.plays(crush).resolve(2)
    assert (wolf.zone, ann.life) == ("墓地", 20)
