"""Whole combats: what chapter 7 has the engine do, for which there are no checks."""

import pytest
from support.engine.fab.combat_cards import attacking_horn, parry

from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.card_parts.abilities import Continuous, Triggered
from rulesdb.engine.fab.card_parts.effects import Replaces
from rulesdb.engine.fab.card_parts.keywords import Dominate, GoAgain
from rulesdb.engine.fab.card_parts.object_effects import Gets
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.events.general import TurnMoment
from rulesdb.engine.fab.sample_cards.small_cards import (
    GAIN_LIFE,
    ally,
    attack,
    does,
    instant,
    shield,
    sword,
)
from rulesdb.engine.fab.selection.event_patterns import Begins, Happens, Hits
from rulesdb.engine.fab.selection.identity_filters import IsAttack
from rulesdb.engine.fab.selection.objects import AllObjects, InZone, all_named, your_hero
from rulesdb.engine.fab.selection.replacements import by_more, dealt_by, loses_life
from rulesdb.engine.fab.verbs.begin import Begin
from rulesdb.engine.fab.verbs.combat import AttackWith
from rulesdb.engine.fab.verbs.life import Gain
from rulesdb.engine.fab.verbs.objects import DestroyObjects


def test_an_attack_that_is_blocked_entirely_does_not_hit(t: Table, ann: Person, ben: Person) -> None:
    """It deals nothing, so that nothing triggers."""
    strike = ann.hand(attack("爪", Triggered(GAIN_LIFE, on=Hits()), power=3))
    guard = ben.attack("盾", defense=3)
    ann.plays(strike).until("attack").resolve(defend=(guard, None))
    t.until("")
    assert (ann.life, ben.life) == (20, 20)
    assert t.event_count(kinds.AttackHit) == 0


def test_an_attack_without_power_deals_nothing(ann: Person, ben: Person) -> None:
    """What it lacks counts as 0."""
    ann.plays(ann.hand(Card("陽動", frozenset({"action"}), frozenset({"attack"}), cost=0))).until("")
    assert ben.life == 20


def test_an_attack_with_go_again_and_a_second_chain_link(t: Table, ann: Person, ben: Person) -> None:
    """The second attack is another link of the same chain, and the cards of both are cleared at its end."""
    first, second = ann.hand(attack("連撃", GoAgain(), power=2)), ann.attack("止め", power=3)
    ann.plays(first).until("resolution")
    assert ann.action_points == 1
    ann.plays(second).until("attack")
    assert [link.number for link in t.state.links] == [1, 2]
    t.until("")
    assert t.event_count(kinds.GainAsset, player=ann.number, asset="action", amount=1) == 1
    assert t.event_count(kinds.Closed) == 1
    assert (ben.life, first.zone, second.zone) == (15, "墓地", "墓地")


def test_weapons_attack_by_proxies_and_go_home(t: Table, ann: Person, ben: Person) -> None:
    """The weapon is on the chain with its attack, and goes back to where it was equipped; the damage is its own."""
    swords = ann.has_card("weapon 1", sword("右の剣")), ann.has_card("weapon 2", sword("左の剣"))
    ann.activates(swords[1]).until("attack")
    assert swords[1].zone == "戦闘チェイン"
    assert t.state.links[-1].source == swords[1].id
    t.until("damage")
    assert t.event_count(kinds.Deal, source=swords[1].id) == 1
    assert t.event_count(kinds.AttackHit, source=swords[1].id) == 1
    t.until("")
    assert [t.state.objects[blade.id].zone.name for blade in swords] == ["weapon 1", "weapon 2"]
    assert [t.state.objects[blade.id].controller for blade in swords] == [ann.number] * 2
    assert ben.life == 18
    assert not any(item.proxy_of for item in t.state.objects.values())


def test_an_attack_proxy_knows_its_payment_while_its_attack_source_exists(ann: Person) -> None:
    """The cost is that of the activated ability."""
    text = "アクション ― ライフ2点: 『攻撃』『ライフを(このレイヤーの支払い)点得る。ライフを1点得る。』"
    ann.activates(ann.sword("重い剣", text)).resolve()
    assert ann.life == 19


def test_an_attack_proxy_ceases_with_its_attack_source(t: Table, ann: Person, ben: Person) -> None:
    """A weapon that is destroyed in the Layer Step attacks nobody, and the combat chain closes."""
    blade = ann.has_card("weapon 1", sword("剣"))
    rust = ben.hand(instant("錆", does(DestroyObjects(what=all_named("剣")))))
    ann.activates(blade)
    ben.responds(rust).resolve()
    assert (blade.zone, t.stack) == ("墓地", 0)
    t.until("")
    assert (ben.life, t.event_count(kinds.Attacked)) == (20, 0)


def test_the_first_attack_proxy_of_a_weapon_ceases_when_it_attacks_again(t: Table, ann: Person, ben: Person) -> None:
    """The weapon moves from the first chain link to the second one."""
    blade = ann.sword("軽い剣", "アクション ― コストなし: 『攻撃』『続行』")
    for _ in range(2):
        ann.activates(blade).until("resolution")
        assert t.proxies == 1
    assert [link.is_resolved for link in t.state.links] == [True, True]
    t.until("")
    assert (ben.life, t.state.objects[blade.id].zone.name) == (16, "weapon 1")


def test_an_attack_layer_gives_way_to_what_it_attacks_with(t: Table, ann: Person, ben: Person) -> None:
    """A card from hand is on the chain, with what applied to the layer; the layer itself is nowhere."""
    horn, wolf, bear = (
        ann.has_card("permanent", attacking_horn()),
        ann.attack("狼", power=2),
        ann.attack("熊"),
    )
    cheer = ben.hand(instant("応援", does(Begin(Gets("power", 3), objects=AllObjects(IsAttack())))))
    ann.activates(horn)
    assert (t.step, t.stack, wolf.zone) == ("layer", 1, "手札")
    layer = t.game.stack[-1]
    ben.responds(cheer).resolve().resolve(attack_with=wolf)
    assert (t.step, wolf.zone, bear.zone, t.stack) == ("attack", "戦闘チェイン", "手札", 0)
    assert not t.game.has(layer)
    assert t.event_count(kinds.Attacked, object=wolf.id, targets=(ben.hero.id,)) == 1
    t.until("damage")
    assert (wolf.power, ben.life) == (5, 15)
    t.until("")
    assert (wolf.zone, horn.zone, ann.life) == ("墓地", "闘技場", 20)


@pytest.mark.parametrize(("what", "is_combat"), [("beginning of the action phase", True), ("start of turn", False)])
def test_a_triggered_attack_layer_opens_the_chain(
    t: Table, ann: Person, ben: Person, what: TurnMoment, is_combat: bool
) -> None:
    """Its target is declared as it is put on the stack; outside the action phase nothing attacks."""
    dawn = Triggered((does(AttackWith(InZone("hand"))),), on=Begins(what, who=None))
    ann.has_card("head", shield("暁の冠", 0, dawn))
    wolf, cub = ann.attack("狼", power=2), ben.has_card("permanent", ally("仔竜", 3))
    t.begin("start phase")
    t.answer(attack_target=cub)
    assert (t.step, t.stack) == ("layer" if is_combat else "", int(is_combat))
    if is_combat:
        t.resolve()
        assert (t.step, wolf.zone) == ("attack", "戦闘チェイン")
        t.until("damage")
    assert (cub.life, ben.life, ann.action_points) == (1 if is_combat else 3, 20, 1)


def test_a_card_with_an_attack_effect_needs_somebody_to_attack(t: Table, ann: Person, ben: Person) -> None:
    """It opens the chain like an attack, and in the middle of combat it may not be played."""
    order = Card(
        "号令", frozenset({"action"}), cost=0, abilities=(does(AttackWith(InZone("hand")), Gain("action", 2)),)
    )
    first, second = ann.hand(order), ann.hand(order)
    wolf, fox = ann.attack("狼", power=2), ann.attack("狐", power=1)
    ann.plays(first)
    assert t.step == "layer"
    t.resolve(attack_with=wolf)
    assert not ann.may_play(second)
    t.until("resolution")
    ann.plays(second).resolve(attack_with=fox).until("")
    assert (ben.life, first.zone, second.zone) == (17, "墓地", "墓地")


def test_destroyed_equipment_defends_no_longer(t: Table, ann: Person, ben: Person) -> None:
    """A card defends until it leaves the combat chain (7.0.5a): what is destroyed before the damage stops none."""
    strike = ann.attack("爪", power=6)
    helmet = ben.equips("head", "兜", defense=4)
    rust = ann.hand(instant("錆", does(DestroyObjects(what=all_named("兜")))))
    ann.plays(strike).until("attack").resolve(defend=(helmet, None))
    t.until("reaction")
    ann.plays(rust).resolve()
    assert helmet.zone == "墓地"
    t.until("damage")
    assert ben.life == 14
    assert t.event_count(kinds.Deal, source=strike.id, object=ben.hero.id, amount=6) == 1


def test_damage_of_another_source_is_no_hit(t: Table, ann: Person, ben: Person) -> None:
    """Where a replacement has something else deal the damage of the attack, the attack has not hit (7.5.5b)."""
    strike = ann.attack("爪", power=6)
    mirror = ben.has_card(
        "head", shield("鏡の兜", 0, Continuous(Replaces("standard", Happens(kinds.Deal), dealt_by(your_hero()))))
    )
    ann.plays(strike).until("damage")
    assert (mirror.zone, ben.life) == ("頭", 14)
    assert t.event_count(kinds.AttackHit) == 0


def test_prevented_damage_is_no_hit(t: Table, ann: Person, ben: Person) -> None:
    """An attack whose damage is prevented has not hit, though another event happens instead (7.5.5b)."""
    strike = ann.attack("爪", power=6)
    ben.has_card("head", shield("涙の兜", 0, Continuous(Replaces("standard", Happens(kinds.Deal), loses_life()))))
    ann.plays(strike).until("damage")
    assert ben.life == 14
    assert t.event_count(kinds.AttackHit) == 0


def test_declared_defending_cards_defend_as_one_compound_event(t: Table, ann: Person, ben: Person) -> None:
    """An effect on one or more defending cards triggers once, and both cards are on the chain by then (7.3.2d)."""
    ben.equips("head", "構えの冠", "1回以上、防御が行われたとき、ライフを1点得る。")
    blow = ann.attack("強打", power=9)
    walls = [ben.attack(name) for name in ("爪", "牙")]
    ann.plays(blow).until("attack").resolve(defend=(*walls, None))
    assert (t.stack, [wall.zone for wall in walls]) == (1, ["戦闘チェイン"] * 2)
    assert [event.kind for event in t.events if isinstance(event, kinds.Compound)] == ["defend"]


def test_dominate_counts_no_card_from_the_arsenal(t: Table, ann: Person, ben: Person) -> None:
    """A defense reaction from the arsenal defends beside a card from hand, whichever comes first."""
    shadow = ann.hand(attack("影", Dominate(), GoAgain(), power=6))
    other = ann.hand(attack("二の影", Dominate(), power=6))
    guard, spare = ben.attack("盾"), ben.hand(parry("払い"))
    ben.equips("head", "地平", "あなたが持つ格納庫は、1つ多い。")
    hidden, late = ben.has_card("arsenal", parry("受け流し")), ben.has_card("arsenal", parry("かわし"))
    ann.plays(shadow).until("attack").resolve(defend=(guard, None))
    t.until("reaction")
    ben.responds(hidden).resolve()
    assert (guard.zone, hidden.zone) == ("戦闘チェイン", "戦闘チェイン")
    t.until("resolution")
    ann.plays(other).until("reaction")
    ben.resolves(late, spare)
    assert (late.zone, spare.zone) == ("戦闘チェイン", "戦闘チェイン")


def test_a_hit_tells_how_much_life_was_lost(t: Table, ann: Person, ben: Person) -> None:
    """Not how much damage was on its way; an effect has triggered on it by then."""
    less = Replaces("standard", Happens(kinds.LoseLife), by_more(-1))
    ben.has_card("legs", shield("軽い靴", 0, Continuous(less)))
    ann.has_card("head", shield("見る冠", 0, Triggered(GAIN_LIFE, on=Happens(kinds.LoseLife))))
    ann.plays(ann.attack("爪", power=4)).until("damage")
    assert (ben.life, t.event_count(kinds.AttackHit, amount=3)) == (17, 1)
