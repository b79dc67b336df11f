"""What closes the combat chain and what becomes of the objects on it: whole combats."""

import pytest
from support.engine.fab.combat_cards import attacking_horn

from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.card_parts.abilities import Activated, Cost, Triggered
from rulesdb.engine.fab.card_parts.keywords import AttackAbility, GoAgain
from rulesdb.engine.fab.card_parts.object_effects import Gets
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.sample_cards.small_cards import (
    ALLY,
    ally,
    attack,
    does,
    instant,
)
from rulesdb.engine.fab.selection.event_patterns import Happens
from rulesdb.engine.fab.selection.identity_filters import AttackAction, IsAttack
from rulesdb.engine.fab.selection.objects import InZone, Layers, all_named, opposing_heroes
from rulesdb.engine.fab.verbs.begin import Begin
from rulesdb.engine.fab.verbs.combat import AttackWith, CloseChain, Negate
from rulesdb.engine.fab.verbs.life import DealDamage, Gain
from rulesdb.engine.fab.verbs.objects import BanishObjects
from rulesdb.engine.kernel.cards.roles import Target
from rulesdb.engine.kernel.selection.objects import This

SLEEVES = Card("袖", frozenset({"equipment"}), frozenset({"arms"}), defense=1)


FOG = instant("濃霧", does(CloseChain()))


def begun(t: Table) -> list[str]:
    """Return the phases and steps that have begun."""
    return [each.what for each in t.events if isinstance(each, kinds.Began) and ":" in each.what]


def test_an_attack_goes_through_all_steps_and_the_chain_closes(t: Table, ann: Person, ben: Person) -> None:
    """Layer, attack, defend, reaction, damage, resolution, close; what was on the chain goes where it belongs."""
    strike = ann.attack("爪", power=9)
    helmet, sleeves = ben.equips("head", "兜", defense=1), ben.has_card("arms", SLEEVES)
    guard, spare = ben.attack("盾", defense=3), ben.attack("予備", defense=3)
    ann.plays(strike).until("attack")
    assert strike.zone == "戦闘チェイン"
    assert t.state.objects[strike.id].controller == ann.number
    assert t.event_count(kinds.Attacked, object=strike.id, targets=(ben.hero.id,)) == 1
    assert t.active == "アン"
    t.resolve(defend=(guard, helmet, sleeves, None))
    assert (guard.zone, helmet.zone, sleeves.zone, spare.zone) == (*["戦闘チェイン"] * 3, "手札")
    t.until("damage")
    assert (ben.life, t.active) == (16, "アン")
    assert t.event_count(kinds.Deal, source=strike.id, object=ben.hero.id, amount=4, damage="physical") == 1
    assert t.event_count(kinds.AttackHit, source=strike.id, object=strike.id, target=ben.hero.id, amount=4) == 1
    t.until("resolution")
    assert (ann.action_points, t.active) == (0, "アン")
    assert t.event_count(kinds.LinkResolved, number=1) == 1
    t.until("")
    steps = ["layer", "attack", "defend", "reaction", "damage", "resolution", "close", ""]
    assert begun(t) == ["phase:action", *(f"combat:{step}" for step in steps)]
    assert (strike.zone, guard.zone) == ("墓地", "墓地")
    assert [t.state.objects[piece.id].zone.name for piece in (helmet, sleeves)] == ["head", "arms"]
    assert [t.state.objects[piece.id].controller for piece in (helmet, sleeves)] == [ben.number] * 2
    assert (t.state.links, t.active) == ((), "アン")


def test_an_attack_effect_with_nothing_to_attack_with_closes_the_chain(t: Table, ann: Person, ben: Person) -> None:
    """The hand is empty."""
    ann.activates(ann.has_card("permanent", attacking_horn())).resolve()
    assert (t.step, t.stack, t.event_count(kinds.Attacked), ben.life) == ("", 0, 0, 20)
    assert t.event_count(kinds.Closed) == 1


def test_an_attack_layer_that_attacks_with_what_is_gone_closes_the_chain(t: Table, ann: Person, ben: Person) -> None:
    """A later effect of the layer banishes the card."""
    lost = does(AttackWith(InZone("hand")), BanishObjects(what=InZone("hand")))
    horn = ann.has_card(
        "permanent", Card("角笛", subtypes=frozenset({"item"}), abilities=(Activated("action", Cost(), (lost,)),))
    )
    wolf = ann.attack("狼")
    ann.activates(horn).resolve()
    assert (t.step, wolf.zone, ben.life) == ("", "追放ゾーン", 20)


def test_an_attack_without_a_target_closes_the_chain(t: Table, ann: Person, ben: Person) -> None:
    """An ally that is attacked dies in response."""
    strike, imp = ann.hand(attack("爪", GoAgain(), does(Gain("life", 3)))), ben.has_card("permanent", ally("小鬼", 2))
    fire = ben.hand(instant("火炎", does(DealDamage(2, to=all_named("小鬼")))))
    ann.plays(strike, attack_target=imp)
    ben.responds(fire).resolve()
    assert (imp.zone, t.step) == ("墓地", "layer")
    t.resolve()
    assert (strike.zone, t.step, t.active) == ("墓地", "", "アン")
    assert "combat:defend" not in begun(t)
    assert (ann.life, ann.action_points) == (20, 0)


def test_an_ally_that_leaves_before_damage_is_dealt_takes_none(t: Table, ann: Person, ben: Person) -> None:
    """Nobody else takes it."""
    strike, imp = ann.attack("爪"), ben.has_card("permanent", ally("小鬼", 2))
    fire = ben.hand(instant("火炎", does(DealDamage(2, to=all_named("小鬼")))))
    ann.plays(strike, attack_target=imp).until("reaction")
    ben.responds(fire).until("")
    assert (ben.life, t.event_count(kinds.Deal, amount=3)) == (20, 0)


def test_an_attack_that_its_own_effects_take_away_closes_the_chain(t: Table, ann: Person, ben: Person) -> None:
    """An attack banishes itself as it takes effect."""
    gone = ann.hand(attack("霧の爪", does(BanishObjects(what=This()), Gain("life", 2))))
    ann.plays(gone).resolve()
    assert (gone.zone, ann.life, ben.life) == ("追放ゾーン", 22, 20)
    assert begun(t)[-3:] == ["combat:attack", "combat:close", "combat:"]
    assert (t.state.links, t.active) == ((), "アン")


@pytest.mark.parametrize(
    ("step", "is_dealt"),
    [("attack", False), ("defend", False), ("reaction", False), ("damage", True), ("resolution", True)],
)
def test_an_attack_that_leaves_the_chain_closes_it_before_damage(
    t: Table, ann: Person, ben: Person, step: str, is_dealt: bool
) -> None:
    """In the attack, defend and reaction steps; after damage it makes no difference."""
    strike = ann.attack("爪", power=4)
    away = ben.hand(instant("神隠し", does(BanishObjects(what=all_named("爪")))))
    ann.plays(strike).until(step)
    ben.responds(away).resolve()
    assert t.step == (step if is_dealt else "")
    assert (strike.zone, ben.life) == ("追放ゾーン", 16 if is_dealt else 20)


def test_closing_the_chain_clears_attacks_and_reactions_on_the_stack(t: Table, ann: Person, ben: Person) -> None:
    """They do not resolve; what else is on the stack does."""
    fury = Card("渾身", frozenset({"attack reaction"}), cost=0, abilities=(does(Gain("life", 5)),))
    parry = Card("受け流し", frozenset({"defense reaction"}), cost=0, defense=2, abilities=(does(Gain("life", 7)),))
    strike, boost, tonic = ann.attack("爪"), ann.hand(fury), ann.instant("強壮剤")
    block, fog = ben.hand(parry), ben.hand(FOG)
    ann.plays(strike).until("reaction")
    ann.plays(boost)
    ben.responds(block)
    ann.responds(tonic)
    ben.responds(fog).resolve()
    assert (t.step, t.stack, t.active) == ("", 0, "アン")
    assert (ann.life, ben.life) == (21, 20)
    assert [piece.zone for piece in (strike, boost, block, tonic)] == ["墓地"] * 4
    assert t.event_count(kinds.Resolved) == 2


def test_an_attack_in_the_layer_step_is_cleared_when_the_chain_closes(t: Table, ann: Person, ben: Person) -> None:
    """It never attacked."""
    strike, fog = ann.attack("爪"), ben.hand(FOG)
    ann.plays(strike)
    ben.responds(fog).resolve()
    assert (strike.zone, t.step, t.event_count(kinds.Attacked)) == ("墓地", "", 0)


def test_what_triggers_on_the_closing_chain_resolves_before_anybody_has_priority(
    t: Table, ann: Person, ben: Person
) -> None:
    """Then the permanents go home."""
    ann.has_card("permanent", Card("見張り", subtypes=frozenset({"item"}), abilities=(_WATCH,)))
    strike, helmet = ann.attack("爪"), ben.equips("head", "兜", defense=1)
    ann.plays(strike).until("attack").resolve(defend=(helmet, None))
    t.until("")
    assert (ann.life, t.stack, t.state.objects[helmet.id].zone.name) == (22, 0, "head")


_WATCH = Triggered((does(Gain("life", 2)),), on=Happens(kinds.Closed))


def test_what_closes_a_chain_that_closes_already_changes_nothing(t: Table, ann: Person) -> None:
    """It triggers on the closing chain."""
    ann.aura("残響", "戦闘チェインが閉じたとき、戦闘チェインを閉じる。")
    ann.plays(ann.attack("爪")).until("")
    assert (t.event_count(kinds.Closed), t.state.closing, t.state.links, t.active) == (1, False, (), "アン")


def test_chain_links_last_until_the_close_step_ends(ann: Person) -> None:
    """7.7.7: what triggers on the closing chain counts them."""
    ann.aura("残響", "戦闘チェインが閉じたとき、ライフを(あなたのチェインリンクの数)点得る。")
    ann.plays(ann.attack("爪")).until("")
    assert ann.life == 21


def test_a_game_that_ends_while_the_chain_closes_ends_there(t: Table, ann: Person, ben: Person) -> None:
    """The hero dies of what triggers on it."""
    bomb = Triggered((does(DealDamage(20, to=opposing_heroes())),), on=Happens(kinds.Closed))
    ann.has_card("permanent", Card("爆弾", subtypes=frozenset({"item"}), abilities=(bomb,)))
    strike, helmet = ann.attack("爪", power=1), ben.equips("head", "兜", defense=1)
    ann.plays(strike).until("attack").resolve(defend=(helmet, None))
    for _ in range(5):
        t.resolve()
    assert t.winners == ("アン",)
    assert helmet.zone == "戦闘チェイン"


def test_a_token_and_an_ally_that_attacked_go_back_to_the_arena(t: Table, ann: Person) -> None:
    """What is no equipment and no weapon goes to the zone that all share."""
    swing = Activated("action", Cost(), (AttackAbility(), GoAgain()), limit=1)
    cub = Card("子竜", subtypes=ALLY, power=1, life=3, abilities=(swing,))
    token = Card("写し身", frozenset({"token"}), frozenset({"aura"}), power=1, abilities=(swing,))
    pieces = ann.has_card("permanent", cub), ann.has_card("permanent", token)
    for piece in pieces:
        ann.activates(piece).until("attack")
        assert piece.zone == "戦闘チェイン"
        t.until("resolution")
    t.until("")
    assert [piece.zone for piece in pieces] == ["闘技場", "闘技場"]
    assert [t.state.objects[piece.id].controller for piece in pieces] == [ann.number] * 2


def test_effects_until_the_end_of_the_link_or_the_chain_end_with_it(ann: Person, ben: Person) -> None:
    """A boost for this combat chain is over in the next one."""
    boost = Begin(Gets("power", 2, applies=IsAttack()), until="chain closes")
    rally, strike = ann.hand(instant("鼓舞", does(boost, Gain("action", 1)))), ann.attack("爪", power=1)
    second = ann.attack("牙", power=1)
    ann.plays(strike).until("attack")
    ann.plays(rally).until("")
    assert ben.life == 17
    ann.plays(second).until("")
    assert ben.life == 16


def test_an_attack_that_is_negated_in_the_layer_step_closes_the_chain(t: Table, ann: Person, ben: Person) -> None:
    """The stack is empty, and so the Layer Step ends."""
    strike = ann.attack("爪")
    no = ben.hand(instant("打消", does(Negate(Target(Layers(AttackAction()))))))
    ann.plays(strike)
    ben.responds(no).resolve()
    assert (strike.zone, t.step) == ("墓地", "layer")
    t.resolve()
    assert (t.step, t.state.turn_player, t.active) == ("", ann.number, "アン")
