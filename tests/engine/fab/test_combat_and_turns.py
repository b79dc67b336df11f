"""Whole combats and whole turns: what chapters 4 and 7 have the engine do, for which there are no checks."""

from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.card_parts.abilities import Activated, Continuous, Cost, Triggered
from rulesdb.engine.fab.card_parts.effects import Replaces
from rulesdb.engine.fab.card_parts.keywords import AttackAbility, Dominate, GoAgain
from rulesdb.engine.fab.card_parts.object_effects import Gets
from rulesdb.engine.fab.card_parts.roles import Target
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.events.turns import TurnMoment
from rulesdb.engine.fab.sample_cards.small_cards import (
    ALLY,
    GAIN_LIFE,
    ally,
    attack,
    does,
    gem,
    instant,
    reaction,
    shield,
    sword,
)
from rulesdb.engine.fab.selection.events import Begins, Hits
from rulesdb.engine.fab.selection.identity_filters import AttackAction, IsAttack
from rulesdb.engine.fab.selection.objects import AllNamed, HeroOf, InZone, OpposingHeroes, YourHero
from rulesdb.engine.fab.selection.replacements import ByMore, LosesLife
from rulesdb.engine.fab.verbs.attack import AttackWith
from rulesdb.engine.fab.verbs.banish import BanishObjects
from rulesdb.engine.fab.verbs.begin import Begin
from rulesdb.engine.fab.verbs.close_chain import CloseChain
from rulesdb.engine.fab.verbs.deal import DealDamage
from rulesdb.engine.fab.verbs.destroy import DestroyObjects
from rulesdb.engine.fab.verbs.gain import Gain
from rulesdb.engine.fab.verbs.negate import Negate
from rulesdb.engine.fab.zones import ZoneName
from rulesdb.engine.kernel.selection.events import Happens
from rulesdb.engine.kernel.selection.filters import Either, IsNamed
from rulesdb.engine.kernel.selection.objects import AllObjects, Layers, This
from rulesdb.engine.kernel.selection.replacements import DealtBy

SLEEVES = Card("袖", frozenset({"equipment"}), frozenset({"arms"}), defense=1)
HURT = AllObjects(Either((IsNamed("大鬼"), IsNamed("案山子"))))
FOG = instant("濃霧", does(CloseChain()))


def parry(name: str) -> Card:
    """Return a defense reaction that costs nothing."""
    return reaction(name, "defense", defense=2)


def begun(t: Table) -> list[str]:
    """Return the phases and steps that have begun."""
    return [each.what for each in t.events if isinstance(each, kinds.Began) and ":" in each.what]


def test_an_attack_goes_through_all_steps_and_the_chain_closes() -> None:
    """Layer, attack, defend, reaction, damage, resolution, close; what was on the chain goes where it belongs."""
    t = Table()
    ann, ben = t.people
    strike = ann.hand(attack("爪", power=9))
    helmet, sleeves = ben.has_card("head", shield("兜", 1)), ben.has_card("arms", SLEEVES)
    guard, spare = ben.hand(attack("盾", defense=3)), ben.hand(attack("予備", defense=3))
    t.begin()
    ann.plays(strike)
    t.until("attack")
    assert strike.zone == "戦闘チェイン"
    assert t.state.objects[strike.id].controller == ann.number
    assert t.times(kinds.Attacked, object=strike.id, targets=(ben.hero.id,)) == 1
    assert t.active == "アン"
    t.resolve(defend=(guard, helmet, sleeves, None))
    assert (guard.zone, helmet.zone, sleeves.zone, spare.zone) == (*["戦闘チェイン"] * 3, "手札")
    t.until("damage")
    assert (ben.life, t.active) == (16, "アン")
    assert t.times(kinds.Deal, source=strike.id, object=ben.hero.id, amount=4, damage="physical") == 1
    assert t.times(kinds.AttackHit, source=strike.id, object=strike.id, target=ben.hero.id, amount=4) == 1
    t.until("resolution")
    assert (ann.action_points, t.active) == (0, "アン")
    assert t.times(kinds.LinkResolved, number=1) == 1
    t.until("")
    steps = ["layer", "attack", "defend", "reaction", "damage", "resolution", "close", "close", ""]
    assert begun(t) == ["phase:action", *(f"combat:{step}" for step in steps)]
    assert (strike.zone, guard.zone) == ("墓地", "墓地")
    assert [t.state.objects[piece.id].zone.name for piece in (helmet, sleeves)] == ["head", "arms"]
    assert [t.state.objects[piece.id].controller for piece in (helmet, sleeves)] == [ben.number] * 2
    assert (t.state.links, t.active) == ((), "アン")


def test_an_attack_that_is_blocked_entirely_does_not_hit() -> None:
    """It deals nothing, so that nothing triggers."""
    t = Table()
    ann, ben = t.people
    strike = ann.hand(attack("爪", Triggered(GAIN_LIFE, on=Hits()), power=3))
    guard = ben.hand(attack("盾", defense=3))
    t.begin()
    ann.plays(strike)
    t.until("attack")
    t.resolve(defend=(guard, None))
    t.until("")
    assert (ann.life, ben.life) == (20, 20)
    assert t.times(kinds.AttackHit) == 0


def test_an_attack_without_power_deals_nothing() -> None:
    """What it lacks counts as 0."""
    t = Table()
    ann, ben = t.people
    feint = ann.hand(Card("陽動", frozenset({"action"}), frozenset({"attack"}), cost=0))
    t.begin()
    ann.plays(feint)
    t.until("")
    assert ben.life == 20


def test_an_attack_with_go_again_and_a_second_chain_link() -> None:
    """The second attack is another link of the same chain, and the cards of both are cleared at its end."""
    t = Table()
    ann, ben = t.people
    first, second = ann.hand(attack("連撃", GoAgain(), power=2)), ann.hand(attack("止め", power=3))
    t.begin()
    ann.plays(first)
    t.until("resolution")
    assert ann.action_points == 1
    ann.plays(second)
    t.until("attack")
    assert [link.number for link in t.state.links] == [1, 2]
    t.until("")
    assert t.times(kinds.GainAsset, player=ann.number, asset="action", amount=1) == 1
    assert t.times(kinds.Closed) == 1
    assert (ben.life, first.zone, second.zone) == (15, "墓地", "墓地")


def test_weapons_attack_by_proxies_and_go_home() -> None:
    """The weapon is on the chain with its attack, and goes back to where it was equipped; the damage is its own."""
    t = Table()
    ann, ben = t.people
    swords = ann.has_card("weapon 1", sword("右の剣")), ann.has_card("weapon 2", sword("左の剣"))
    t.begin()
    ann.activates(swords[1])
    t.until("attack")
    assert swords[1].zone == "戦闘チェイン"
    assert t.state.links[-1].source == swords[1].id
    t.until("damage")
    assert t.times(kinds.Deal, source=swords[1].id) == 1
    assert t.times(kinds.AttackHit, source=swords[1].id) == 1
    t.until("")
    assert [t.state.objects[blade.id].zone.name for blade in swords] == ["weapon 1", "weapon 2"]
    assert [t.state.objects[blade.id].controller for blade in swords] == [ann.number] * 2
    assert ben.life == 18
    assert not any(item.proxy_of for item in t.state.objects.values())


def test_an_attack_proxy_knows_its_payment_while_its_attack_source_exists() -> None:
    """The cost is that of the activated ability."""
    t = Table()
    ann, _ben = t.people
    text = "アクション ― ライフ2点: 『攻撃』『ライフを(このレイヤーの支払い)点得る。ライフを1点得る。』"
    blade = ann.has_card("weapon 1", "《重い剣》 武器 ― 剣・片手 パワー2", text)
    t.begin()
    ann.activates(blade)
    t.resolve()
    assert ann.life == 19


def test_an_attack_proxy_ceases_with_its_attack_source() -> None:
    """A weapon that is destroyed in the Layer Step attacks nobody, and the combat chain closes."""
    t = Table()
    ann, ben = t.people
    blade = ann.has_card("weapon 1", sword("剣"))
    rust = ben.hand(instant("錆", does(DestroyObjects(what=AllNamed("剣")))))
    t.begin()
    ann.activates(blade)
    ann.passes()
    ben.plays(rust)
    t.resolve()
    assert (blade.zone, t.stack) == ("墓地", 0)
    t.until("")
    assert (ben.life, t.times(kinds.Attacked)) == (20, 0)


def test_the_first_attack_proxy_of_a_weapon_ceases_when_it_attacks_again() -> None:
    """The weapon moves from the first chain link to the second one."""
    t = Table()
    ann, ben = t.people
    blade = ann.has_card("weapon 1", "《軽い剣》 武器 ― 剣・片手 パワー2", "アクション ― コストなし: 『攻撃』『続行』")
    t.begin()
    for proxies in (1, 1):
        ann.activates(blade)
        t.until("resolution")
        assert sum(item.proxy_of is not None for item in t.state.objects.values()) == proxies
    assert [link.is_resolved for link in t.state.links] == [True, True]
    t.until("")
    assert (ben.life, t.state.objects[blade.id].zone.name) == (16, "weapon 1")


def _horn() -> Card:
    """Return an item whose ability attacks with a card from hand."""
    blow = Activated("action", Cost(), (does(AttackWith(InZone("hand"))),))
    return Card("角笛", subtypes=frozenset({"item"}), abilities=(blow,))


def test_an_attack_layer_gives_way_to_what_it_attacks_with() -> None:
    """A card from hand is on the chain, with what applied to the layer; the layer itself is nowhere."""
    t = Table()
    ann, ben = t.people
    horn, wolf, bear = ann.has_card("permanent", _horn()), ann.hand(attack("狼", power=2)), ann.hand(attack("熊"))
    cheer = ben.hand(instant("応援", does(Begin(Gets("power", 3), objects=AllObjects(IsAttack())))))
    t.begin()
    ann.activates(horn)
    assert (t.step, t.stack, wolf.zone) == ("layer", 1, "手札")
    layer = t.game.stack[-1]
    ann.passes()
    ben.plays(cheer)
    t.resolve()
    t.resolve(attack_with=wolf)
    assert (t.step, wolf.zone, bear.zone, t.stack) == ("attack", "戦闘チェイン", "手札", 0)
    assert not t.game.has(layer)
    assert t.times(kinds.Attacked, object=wolf.id, targets=(ben.hero.id,)) == 1
    t.until("damage")
    assert (wolf.power, ben.life) == (5, 15)
    t.until("")
    assert (wolf.zone, horn.zone, ann.life) == ("墓地", "闘技場", 20)


def test_a_triggered_attack_layer_opens_the_chain() -> None:
    """Its target is declared as it is put on the stack; outside the action phase nothing attacks."""
    beginnings: tuple[tuple[TurnMoment, bool], ...] = (
        ("beginning of the action phase", True),
        ("start of turn", False),
    )
    for what, is_combat in beginnings:
        t = Table()
        ann, ben = t.people
        dawn = Triggered((does(AttackWith(InZone("hand"))),), on=Begins(what, who=None))
        ann.has_card("head", shield("暁の冠", 0, dawn))
        wolf, cub = ann.hand(attack("狼", power=2)), ben.has_card("permanent", ally("仔竜", 3))
        t.begin("start phase")
        t.answers(attack_target=cub)
        assert (t.step, t.stack) == ("layer" if is_combat else "", int(is_combat))
        if is_combat:
            t.resolve()
            assert (t.step, wolf.zone) == ("attack", "戦闘チェイン")
            t.until("damage")
        assert (cub.life, ben.life, ann.action_points) == (1 if is_combat else 3, 20, 1)


def test_an_attack_effect_with_nothing_to_attack_with_closes_the_chain() -> None:
    """The hand is empty."""
    t = Table()
    ann, ben = t.people
    horn = ann.has_card("permanent", _horn())
    t.begin()
    ann.activates(horn)
    t.resolve()
    assert (t.step, t.stack, t.times(kinds.Attacked), ben.life) == ("", 0, 0, 20)
    assert t.times(kinds.Closed) == 1


def test_an_attack_layer_that_attacks_with_what_is_gone_closes_the_chain() -> None:
    """A later effect of the layer banishes the card."""
    t = Table()
    ann, ben = t.people
    lost = does(AttackWith(InZone("hand")), BanishObjects(what=InZone("hand")))
    horn = ann.has_card(
        "permanent", Card("角笛", subtypes=frozenset({"item"}), abilities=(Activated("action", Cost(), (lost,)),))
    )
    wolf = ann.hand(attack("狼"))
    t.begin()
    ann.activates(horn)
    t.resolve()
    assert (t.step, wolf.zone, ben.life) == ("", "追放ゾーン", 20)


def test_a_card_with_an_attack_effect_needs_somebody_to_attack() -> None:
    """It opens the chain like an attack, and in the middle of combat it may not be played."""
    t = Table()
    ann, ben = t.people
    order = Card(
        "号令", frozenset({"action"}), cost=0, abilities=(does(AttackWith(InZone("hand")), Gain("action", 2)),)
    )
    first, second = ann.hand(order), ann.hand(order)
    wolf, fox = ann.hand(attack("狼", power=2)), ann.hand(attack("狐", power=1))
    t.begin()
    ann.plays(first)
    assert t.step == "layer"
    t.resolve(attack_with=wolf)
    assert not ann.may_play(second)
    t.until("resolution")
    ann.plays(second)
    t.resolve(attack_with=fox)
    t.until("")
    assert (ben.life, first.zone, second.zone) == (17, "墓地", "墓地")


def test_an_attack_without_a_target_closes_the_chain() -> None:
    """An ally that is attacked dies in response."""
    t = Table()
    ann, ben = t.people
    strike, imp = ann.hand(attack("爪", GoAgain(), does(Gain("life", 3)))), ben.has_card("permanent", ally("小鬼", 2))
    fire = ben.hand(instant("火炎", does(DealDamage(2, to=AllNamed("小鬼")))))
    t.begin()
    ann.plays(strike, attack_target=imp)
    ann.passes()
    ben.plays(fire)
    t.resolve()
    assert (imp.zone, t.step) == ("墓地", "layer")
    t.resolve()
    assert (strike.zone, t.step, t.active) == ("墓地", "", "アン")
    assert "combat:attack" not in begun(t)
    assert (ann.life, ann.action_points) == (20, 0)


def test_an_ally_that_leaves_before_damage_is_dealt_takes_none() -> None:
    """Nobody else takes it."""
    t = Table()
    ann, ben = t.people
    strike, imp = ann.hand(attack("爪")), ben.has_card("permanent", ally("小鬼", 2))
    fire = ben.hand(instant("火炎", does(DealDamage(2, to=AllNamed("小鬼")))))
    t.begin()
    ann.plays(strike, attack_target=imp)
    t.until("reaction")
    ann.passes()
    ben.plays(fire)
    t.until("")
    assert (ben.life, t.times(kinds.Deal, amount=3)) == (20, 0)


def test_an_attack_that_its_own_effects_take_away_closes_the_chain() -> None:
    """An attack banishes itself as it takes effect."""
    t = Table()
    ann, ben = t.people
    gone = ann.hand(attack("霧の爪", does(BanishObjects(what=This()), Gain("life", 2))))
    t.begin()
    ann.plays(gone)
    t.resolve()
    assert (gone.zone, ann.life, ben.life) == ("追放ゾーン", 22, 20)
    assert begun(t)[-4:] == ["combat:attack", "combat:close", "combat:close", "combat:"]
    assert (t.state.links, t.active) == ((), "アン")


def test_an_attack_that_leaves_the_chain_closes_it_before_damage() -> None:
    """In the attack, defend and reaction steps; after damage it makes no difference."""
    for step in ("attack", "defend", "reaction", "damage", "resolution"):
        t = Table()
        ann, ben = t.people
        strike = ann.hand(attack("爪", power=4))
        away = ben.hand(instant("神隠し", does(BanishObjects(what=AllNamed("爪")))))
        t.begin()
        ann.plays(strike)
        t.until(step)
        ann.passes()
        ben.plays(away)
        t.resolve()
        is_dealt = step in {"damage", "resolution"}
        assert t.step == (step if is_dealt else "")
        assert (strike.zone, ben.life) == ("追放ゾーン", 16 if is_dealt else 20)


def test_closing_the_chain_clears_attacks_and_reactions_on_the_stack() -> None:
    """They do not resolve; what else is on the stack does."""
    t = Table()
    ann, ben = t.people
    fury = Card("渾身", frozenset({"attack reaction"}), cost=0, abilities=(does(Gain("life", 5)),))
    parry = Card("受け流し", frozenset({"defense reaction"}), cost=0, defense=2, abilities=(does(Gain("life", 7)),))
    strike, boost, tonic = ann.hand(attack("爪")), ann.hand(fury), ann.hand(instant("強壮剤"))
    block, fog = ben.hand(parry), ben.hand(FOG)
    t.begin()
    ann.plays(strike)
    t.until("reaction")
    ann.plays(boost)
    ann.passes()
    ben.plays(block)
    ben.passes()
    ann.plays(tonic)
    ann.passes()
    ben.plays(fog)
    t.resolve()
    assert (t.step, t.stack, t.active) == ("", 0, "アン")
    assert (ann.life, ben.life) == (21, 20)
    assert [piece.zone for piece in (strike, boost, block, tonic)] == ["墓地"] * 4
    assert t.times(kinds.Resolved) == 2


def test_an_attack_in_the_layer_step_is_cleared_when_the_chain_closes() -> None:
    """It never attacked."""
    t = Table()
    ann, ben = t.people
    strike, fog = ann.hand(attack("爪")), ben.hand(FOG)
    t.begin()
    ann.plays(strike)
    ann.passes()
    ben.plays(fog)
    t.resolve()
    assert (strike.zone, t.step, t.times(kinds.Attacked)) == ("墓地", "", 0)


def test_what_triggers_on_the_closing_chain_resolves_before_anybody_has_priority() -> None:
    """Then the permanents go home."""
    t = Table()
    ann, ben = t.people
    ann.has_card("permanent", Card("見張り", subtypes=frozenset({"item"}), abilities=(_WATCH,)))
    strike, helmet = ann.hand(attack("爪")), ben.has_card("head", shield("兜", 1))
    t.begin()
    ann.plays(strike)
    t.until("attack")
    t.resolve(defend=(helmet, None))
    t.until("")
    assert (ann.life, t.stack, t.state.objects[helmet.id].zone.name) == (22, 0, "head")


_WATCH = Triggered((does(Gain("life", 2)),), on=Happens(kinds.Closed))


def test_a_game_that_ends_while_the_chain_closes_ends_there() -> None:
    """The hero dies of what triggers on it."""
    t = Table()
    ann, ben = t.people
    bomb = Triggered((does(DealDamage(20, to=OpposingHeroes())),), on=Happens(kinds.Closed))
    ann.has_card("permanent", Card("爆弾", subtypes=frozenset({"item"}), abilities=(bomb,)))
    strike, helmet = ann.hand(attack("爪", power=1)), ben.has_card("head", shield("兜", 1))
    t.begin()
    ann.plays(strike)
    t.until("attack")
    t.resolve(defend=(helmet, None))
    for _ in range(5):
        t.resolve()
    assert t.winners == ("アン",)
    assert helmet.zone == "戦闘チェイン"


def test_a_token_and_an_ally_that_attacked_go_back_to_the_arena() -> None:
    """What is no equipment and no weapon goes to the zone that all share."""
    t = Table()
    ann, _ben = t.people
    swing = Activated("action", Cost(), (AttackAbility(), GoAgain()), limit=1)
    cub = Card("子竜", subtypes=ALLY, power=1, life=3, abilities=(swing,))
    token = Card("写し身", frozenset({"token"}), frozenset({"aura"}), power=1, abilities=(swing,))
    pieces = ann.has_card("permanent", cub), ann.has_card("permanent", token)
    t.begin()
    for piece in pieces:
        ann.activates(piece)
        t.until("attack")
        assert piece.zone == "戦闘チェイン"
        t.until("resolution")
    t.until("")
    assert [piece.zone for piece in pieces] == ["闘技場", "闘技場"]
    assert [t.state.objects[piece.id].controller for piece in pieces] == [ann.number] * 2


def test_effects_until_the_end_of_the_link_or_the_chain_end_with_it() -> None:
    """A boost for this combat chain is over in the next one."""
    t = Table()
    ann, ben = t.people
    boost = Begin(Gets("power", 2, applies=IsAttack()), until="chain closes")
    rally, strike = ann.hand(instant("鼓舞", does(boost, Gain("action", 1)))), ann.hand(attack("爪", power=1))
    second = ann.hand(attack("牙", power=1))
    t.begin()
    ann.plays(strike)
    t.until("attack")
    ann.plays(rally)
    t.until("")
    assert ben.life == 17
    ann.plays(second)
    t.until("")
    assert ben.life == 16


def test_destroyed_equipment_defends_no_longer() -> None:
    """A card defends until it leaves the combat chain (7.0.5a): what is destroyed before the damage stops none."""
    t = Table()
    ann, ben = t.people
    strike = ann.hand(attack("爪", power=6))
    helmet = ben.has_card("head", shield("兜", 4))
    rust = ann.hand(instant("錆", does(DestroyObjects(what=AllNamed("兜")))))
    t.begin()
    ann.plays(strike)
    t.until("attack")
    t.resolve(defend=(helmet, None))
    t.until("reaction")
    ann.plays(rust)
    t.resolve()
    assert helmet.zone == "墓地"
    t.until("damage")
    assert ben.life == 14
    assert t.times(kinds.Deal, source=strike.id, object=ben.hero.id, amount=6) == 1


def test_damage_of_another_source_is_no_hit() -> None:
    """Where a replacement has something else deal the damage of the attack, the attack has not hit (7.5.5b)."""
    t = Table()
    ann, ben = t.people
    strike = ann.hand(attack("爪", power=6))
    mirror = ben.has_card(
        "head", shield("鏡の兜", 0, Continuous(Replaces("standard", Happens(kinds.Deal), DealtBy(YourHero()))))
    )
    t.begin()
    ann.plays(strike)
    t.until("damage")
    assert (mirror.zone, ben.life) == ("頭", 14)
    assert t.times(kinds.AttackHit) == 0


def test_prevented_damage_is_no_hit() -> None:
    """An attack whose damage is prevented has not hit, though another event happens instead (7.5.5b)."""
    t = Table()
    ann, ben = t.people
    strike = ann.hand(attack("爪", power=6))
    ben.has_card("head", shield("涙の兜", 0, Continuous(Replaces("standard", Happens(kinds.Deal), LosesLife()))))
    t.begin()
    ann.plays(strike)
    t.until("damage")
    assert ben.life == 14
    assert t.times(kinds.AttackHit) == 0


def test_declared_defending_cards_defend_as_one_compound_event() -> None:
    """An effect on one or more defending cards triggers once, and both cards are on the chain by then (7.3.2d)."""
    t = Table()
    ann, ben = t.people
    ben.has_card("head", "《構えの冠》 装備品 ― 頭", "1回以上、防御が行われたとき、ライフを1点得る。")
    blow = ann.hand(attack("強打", power=9))
    walls = [ben.hand(attack(name)) for name in ("爪", "牙")]
    t.begin()
    ann.plays(blow)
    t.until("attack")
    t.resolve(defend=(*walls, None))
    assert (t.stack, [wall.zone for wall in walls]) == (1, ["戦闘チェイン"] * 2)
    assert [event.kind for event in t.events if isinstance(event, kinds.Compound)] == ["defend"]


def test_dominate_counts_one_card_from_hand() -> None:
    """A second one is not offered; equipment is."""
    t = Table()
    ann, ben = t.people
    shadow = ann.hand(attack("影", Dominate(), power=6))
    helmet = ben.has_card("head", shield("兜", 1))
    first, second = ben.hand(attack("盾")), ben.hand(attack("板"))
    t.begin()
    ann.plays(shadow)
    t.until("attack")
    t.resolve(defend=(first, helmet))
    assert (second.zone, helmet.zone) == ("手札", "戦闘チェイン")


def test_dominate_counts_no_card_from_the_arsenal() -> None:
    """A defense reaction from the arsenal defends beside a card from hand, whichever comes first."""
    t = Table()
    ann, ben = t.people
    shadow = ann.hand(attack("影", Dominate(), GoAgain(), power=6))
    other = ann.hand(attack("二の影", Dominate(), power=6))
    guard, spare = ben.hand(attack("盾")), ben.hand(parry("払い"))
    hidden, late = ben.has_card("arsenal", parry("受け流し")), ben.has_card("arsenal", parry("かわし"))
    t.begin()
    ann.plays(shadow)
    t.until("attack")
    t.resolve(defend=(guard, None))
    t.until("reaction")
    ann.passes()
    ben.plays(hidden)
    t.resolve()
    assert (guard.zone, hidden.zone) == ("戦闘チェイン", "戦闘チェイン")
    t.until("resolution")
    ann.plays(other)
    t.until("reaction")
    ann.passes()
    ben.plays(late)
    t.resolve()
    ann.passes()
    ben.plays(spare)
    t.resolve()
    assert (late.zone, spare.zone) == ("戦闘チェイン", "戦闘チェイン")


def test_dominate_forbids_defense_reactions_from_hand() -> None:
    """Once a card from hand defends, no defense reaction is offered from hand, but one from the arsenal is (8.3.4b)."""
    t = Table()
    ann, ben = t.people
    shadow = ann.hand(attack("影", Dominate(), power=6))
    guard, held = ben.hand(attack("盾")), ben.hand(parry("払い"))
    hidden = ben.has_card("arsenal", parry("受け流し"))
    t.begin()
    ann.plays(shadow)
    t.until("attack")
    t.resolve(defend=(guard, None))
    t.until("reaction")
    ann.passes()
    assert ben.may_play(hidden)
    assert not ben.may_play(held)
    ben.cannot_play(held, "8.3.4b")


def test_a_turn_begins_and_ends_with_its_phases() -> None:
    """Effects trigger at the start of the turn, at the beginning of the action phase and of the end phase."""
    t = Table()
    ann, ben = t.people
    beginnings: tuple[tuple[ZoneName, TurnMoment, int], ...] = (
        ("head", "start of turn", 1),
        ("arms", "beginning of the action phase", 2),
        ("legs", "beginning of the end phase", 4),
    )
    for zone, what, amount in beginnings:
        ann.has_card(zone, shield(what, 0, Triggered((does(Gain("life", amount)),), on=Begins(what, who=None))))
    t.begin("start phase")
    assert (ann.life, t.stack, t.active, ann.action_points) == (21, 1, "アン", 1)
    t.resolve()
    assert ann.life == 23
    t.resolve()
    assert begun(t) == ["phase:start", "phase:action", "phase:end", "phase:start", "phase:action"]
    assert [each.player for each in t.events if isinstance(each, kinds.Began)] == [0, 0, 0, 0, 0, 0, 1, 1, 1, 1]
    assert ann.life == 28  # what begins in Ben's turn is noticed, too
    assert (ann.action_points, ben.action_points) == (0, 1)


def test_a_player_gets_the_action_point_beside_what_they_have() -> None:
    """Points that an effect gave at the start of the turn stay."""
    t = Table()
    ann, _ben = t.people
    dawn = Triggered((does(Gain("resource", 2), Gain("chi", 3)),), on=Begins("start of turn"))
    ann.has_card("head", shield("暁の冠", 0, dawn))
    t.begin("start phase")
    assert (ann.action_points, ann.resource_points, ann.chi_points) == (1, 2, 3)


def test_the_end_phase_in_its_order() -> None:
    """Allies are healed, a card goes to the arsenal, pitched cards go under the decks, points are lost."""
    t = Table()
    ann, ben = t.people
    hurt, whole = ben.has_card("permanent", ally("大鬼", 5)), ann.has_card("permanent", ally("小鬼", 2))
    thing = ann.has_card("permanent", Card("案山子", subtypes=frozenset({"item"}), life=4))
    fire = ann.hand(instant("火炎", does(DealDamage(3, to=HURT), Gain("resource", 2), Gain("chi", 1)), cost=1))
    kept, other = ann.hand(gem("赤石")), ann.hand(gem("青石", 3))
    bottom = ann.has_card("deck", gem("白石"))
    red, blue = ben.gets("pitch", gem("紅石"), gem("藍石"))
    spring = ben.hand(instant("泉", does(Gain("resource", 1))))
    t.begin()
    ann.plays(fire, pitch=other)
    ann.passes()
    ben.plays(spring)
    t.resolve()
    t.resolve()
    assert (hurt.life, thing.life, ann.life) == (2, 1, 20)
    assert (ann.resource_points, ann.chi_points, ben.resource_points) == (4, 1, 1)
    t.end_turn(arsenal=kept, bottom_of_the_deck=blue)
    assert (hurt.life, whole.life, thing.life) == (5, 2, 1)
    assert t.times(kinds.GainLife, by="fab:4.4.3a") == 1
    assert (kept.zone, kept.is_public) == ("格納庫", False)
    assert t.game.zone("deck", ann.number) == (bottom.id, other.id)
    assert t.game.zone("deck", ben.number) == (blue.id, red.id)
    assert (ann.count("pitch"), ben.count("pitch")) == (0, 0)
    for person in (ann, ben):
        assert (person.resource_points, person.chi_points) == (0, 0)
    assert (t.active, ann.action_points, ben.action_points) == ("ベン", 0, 1)
    assert t.times(kinds.SetAssets, by="fab:4.4.3e") == 2


def test_a_full_arsenal_takes_no_card_and_an_empty_one_need_not() -> None:
    """The player is asked only where there is a choice."""
    t = Table()
    ann, ben = t.people
    ann.has_card("arsenal", gem("白石"))
    ann.hand(gem("赤石"))
    mine = ben.hand(gem("青石"))
    t.begin()
    t.end_turn()
    assert not t.was_asked(ann, "arsenal")
    t.end_turn(arsenal=(None,))
    assert t.was_asked(ben, "arsenal")
    assert mine.zone == "手札"
    assert (ann.count("arsenal"), ann.count("hand"), ben.count("arsenal")) == (1, 1, 0)


def test_who_has_points_of_one_kind_alone_loses_them() -> None:
    """Action points, resource points, chi points; without points nothing happens."""
    for asset in ("action", "resource", "chi"):
        t = Table()
        ann, _ben = t.people
        spring = ann.hand(Card("泉", frozenset({"action"}), cost=0, abilities=(does(Gain(asset, 1)),)))
        t.begin()
        ann.plays(spring)
        t.resolve()
        t.end_turn()
        assert (ann.action_points, ann.resource_points, ann.chi_points) == (0, 0, 0)
        assert t.times(kinds.SetAssets, by="fab:4.4.3e") == 1


def test_players_draw_up_to_the_intellect_of_their_heroes() -> None:
    """At the end of the first turn everybody, then the turn-player alone; no more than the deck has."""
    t = Table()
    ann, ben = t.people
    ann.brings(Card("賢者", frozenset({"hero"}), life=20, intellect=4), *[instant("火花")] * 9)
    ben.brings(Card("闘士", frozenset({"hero"}), life=20, intellect=3), *[instant("水花")] * 6)
    t.start(first_turn=ann)
    t._answer_all()  # noqa: SLF001  (the question of the start of the game)
    assert (ann.count("hand"), ben.count("hand"), t.state.turn) == (4, 3, 1)
    for person, name in ((ann, "火花"), (ben, "水花")):
        first = next(number for number in t.game.zone("hand", person.number))
        assert t.state.objects[first].card.name == name
    _play_one(t, ann)
    _play_one(t, ben)
    t.end_turn()
    assert (ann.count("hand"), ben.count("hand"), t.state.turn, t.active) == (4, 3, 2, "ベン")
    _play_one(t, ben)
    _play_one(t, ann)
    t.end_turn()
    assert (ann.count("hand"), ben.count("hand"), t.state.turn) == (3, 3, 3)
    assert (ann.count("deck"), ben.count("deck")) == (4, 1)
    t.end_turn()
    _play_one(t, ben)
    _play_one(t, ben)
    t.end_turn()
    assert (ann.count("hand"), ben.count("hand"), ben.count("deck")) == (4, 2, 0)


def _play_one(t: Table, person: Person) -> None:
    """Let a player play the first card of their hand."""
    if t.active != person.name:
        next(each for each in t.people if each.name == t.active).passes()
    number = t.game.zone("hand", person.number)[0]
    item = t.state.objects[number]
    person.plays(TrackedCard(t, item.serial, item.card))
    t.resolve()


def test_the_turn_goes_round_past_players_who_have_lost() -> None:
    """Of three players the second one loses."""
    t = Table("アン", "ベン", "シド")
    ann, ben, cid = t.people
    fire = ann.hand(instant("火炎", does(DealDamage(20, to=HeroOf(1)))))
    t.begin()
    ann.plays(fire)
    t.resolve()
    assert (ben.has_lost, t.winners) == (True, None)
    ann.passes()
    cid.passes()
    assert (t.active, t.state.turn_player) == ("シド", cid.number)
    cid.passes()
    ann.passes()
    assert (t.active, t.state.turn_player) == ("アン", ann.number)


def test_a_player_whose_hero_is_gone_loses() -> None:
    """Not only one whose hero has no life left."""
    t = Table()
    ann, ben = t.people
    ruin = ann.hand(instant("破滅", does(DestroyObjects(what=OpposingHeroes()))))
    t.begin()
    ann.plays(ruin)
    t.resolve()
    assert (ben.has_lost, t.winners) == (True, ("アン",))


def test_a_game_that_is_over_goes_no_further() -> None:
    """The dead hero is not cleared, and what has triggered is not put on the stack."""
    t = Table()
    ann, ben = t.people
    ann.has_card("head", shield("弔いの冠", 0, Triggered(GAIN_LIFE, on=Happens(kinds.Deal))))
    fire = ann.hand(instant("火炎", does(DealDamage(20, to=OpposingHeroes()))))
    t.begin()
    ann.plays(fire)
    t.resolve()
    assert (t.winners, ben.hero.zone, t.stack, t.position.decision) == (("アン",), "ヒーローゾーン", 0, None)


def test_where_nobody_dies_nobody_loses_and_nothing_is_cleared() -> None:
    """Game state actions that find nothing to do make no event."""
    t = Table()
    t.begin()
    t.end_turn()
    assert (t.times(kinds.Lose), t.times(kinds.Clear), t.times(kinds.Tally)) == (0, 0, 0)


def test_an_attack_that_is_negated_in_the_layer_step_closes_the_chain() -> None:
    """The stack is empty, and so the Layer Step ends."""
    t = Table()
    ann, ben = t.people
    strike = ann.hand(attack("爪"))
    no = ben.hand(instant("打消", does(Negate(Target(Layers(AttackAction()))))))
    t.begin()
    ann.plays(strike)
    ann.passes()
    ben.plays(no)
    t.resolve()
    assert (strike.zone, t.step) == ("墓地", "layer")
    t.resolve()
    assert (t.step, t.state.turn_player, t.active) == ("", ann.number, "アン")


def test_a_hit_tells_how_much_life_was_lost() -> None:
    """Not how much damage was on its way; an effect has triggered on it by then."""
    t = Table()
    ann, ben = t.people
    less = Replaces("standard", Happens(kinds.LoseLife), ByMore(-1))
    ben.has_card("legs", shield("軽い靴", 0, Continuous(less)))
    ann.has_card("head", shield("見る冠", 0, Triggered(GAIN_LIFE, on=Happens(kinds.LoseLife))))
    strike = ann.hand(attack("爪", power=4))
    t.begin()
    ann.plays(strike)
    t.until("damage")
    assert (ben.life, t.times(kinds.AttackHit, amount=3)) == (17, 1)


def test_nothing_resolves_once_the_game_is_over() -> None:
    """Two layers wait while the chain closes, and the first one ends the game."""
    t = Table()
    ann, _ben = t.people
    bomb = Triggered((does(DealDamage(20, to=OpposingHeroes()), Gain("life", 1)),), on=Happens(kinds.Closed))
    for name in ("爆弾", "花火"):
        ann.has_card("permanent", Card(name, subtypes=frozenset({"item"}), abilities=(bomb,)))
    strike = ann.hand(attack("爪", power=1))
    t.begin()
    ann.plays(strike)
    for _ in range(6):
        t.resolve()
    assert (t.winners, ann.life) == (("アン",), 21)


def test_what_triggers_on_the_end_phase_resolves_before_allies_are_healed() -> None:
    """An ally that was hurt dies of it; a card of an ally in hand is no matter."""
    t = Table()
    ann, ben = t.people
    dusk = Triggered((does(DealDamage(2, to=HURT)),), on=Begins("beginning of the end phase"))
    ann.has_card("head", shield("黄昏の冠", 0, dusk))
    ogre, cub = ben.has_card("permanent", ally("大鬼", 4)), ben.hand(ally("子竜", 3))
    fire = ann.hand(instant("火炎", does(DealDamage(2, to=HURT))))
    t.begin()
    ann.plays(fire)
    t.resolve()
    t.end_turn()
    assert (ogre.zone, cub.zone) == ("墓地", "手札")


def test_a_hero_without_intellect_draws_nothing() -> None:
    """Nor does one whose intellect is 0."""
    t = Table()
    ann, ben = t.people
    for person, intellect in ((ann, None), (ben, 0)):
        person.brings(Card("無心", frozenset({"hero"}), life=20, intellect=intellect), instant("火花"))
    t.start(first_turn=ann)
    t._answer_all()  # noqa: SLF001  (the question of the start of the game)
    t.end_turn()
    assert (ann.count("hand"), ben.count("hand"), t.state.turn) == (0, 0, 2)
