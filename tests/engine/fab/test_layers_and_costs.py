"""What can become of a layer while it resolves, and of cards while they are paid with: what no rule says in so many
words, and the engine must get right all the same.
"""

from support.engine.fab.random_fab_games import broken

from rulesdb.checks.fab.table import Table
from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.card_parts.abilities import Activated, AdditionalCost, Continuous, Cost, Modal, Triggered, While
from rulesdb.engine.fab.card_parts.effects import CannotTrigger, MoreActivations, Replaces, Requirement
from rulesdb.engine.fab.card_parts.keywords import GoAgain, Meld
from rulesdb.engine.fab.card_parts.object_effects import Gets
from rulesdb.engine.fab.card_parts.roles import Target
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.sample_cards.small_cards import ACTION, action, attack, does, gem, instant, item, shield
from rulesdb.engine.fab.selection.amounts import CardsInZone
from rulesdb.engine.fab.selection.events import Moves
from rulesdb.engine.fab.selection.identity_filters import AttackAction, IsAttack
from rulesdb.engine.fab.selection.keyword_filters import HasSubtype
from rulesdb.engine.fab.selection.objects import AllNamed, InZone, Permanents
from rulesdb.engine.fab.selection.replacements import GainsLife, IsBanished
from rulesdb.engine.fab.verbs.banish import BanishObjects
from rulesdb.engine.fab.verbs.begin import Begin
from rulesdb.engine.fab.verbs.destroy import DestroyObjects
from rulesdb.engine.fab.verbs.discard import DiscardCards
from rulesdb.engine.fab.verbs.draw import DrawCards
from rulesdb.engine.fab.verbs.gain import Gain
from rulesdb.engine.fab.verbs.optional import Optional
from rulesdb.engine.fab.verbs.pitch import PitchCards
from rulesdb.engine.fab.verbs.put import PutObjects
from rulesdb.engine.kernel.effects.properties import has_ability
from rulesdb.engine.kernel.selection.conditions import Exists, Unless
from rulesdb.engine.kernel.selection.events import Happens
from rulesdb.engine.kernel.selection.filters import IsNamed, IsThis
from rulesdb.engine.kernel.selection.objects import AllObjects, This
from rulesdb.engine.kernel.selection.players import Opponents, You
from rulesdb.engine.kernel.selection.replacements import Nothing


def test_an_aura_that_takes_itself_away_does_not_enter_the_arena() -> None:
    """It has left the stack already."""
    t = Table()
    ann, _ben = t.people
    dawn = Card("暁", frozenset({"action"}), frozenset({"aura"}), cost=0, abilities=(does(BanishObjects(what=This())),))
    aura = ann.hand(dawn)
    t.begin()
    ann.plays(aura)
    t.resolve()
    assert aura.zone == "追放ゾーン"
    assert list(broken(t.state)) == []


def test_a_melded_card_that_takes_itself_away_does_not_resolve_again() -> None:
    """The right half banishes the card, and there is nothing left for the left half to resolve from."""
    t = Table()
    ann, _ben = t.people
    left, right = action("潮", does(Gain("life", 3))), action("雷", does(BanishObjects(what=This())))
    tide = ann.hand(Card("潮||雷", frozenset({"action"}), cost=0, abilities=(Meld(),), halves=(left, right)))
    spark = ann.hand(instant("火花"))
    t.begin()
    ann.plays(tide, half="潮||雷")
    t.resolve()
    assert (tide.zone, t.stack, ann.life) == ("追放ゾーン", 0, 20)
    assert list(broken(t.state)) == []
    ann.plays(spark)
    t.resolve()
    assert ann.life == 21


def test_each_modal_ability_has_modes_of_its_own() -> None:
    """Two on one card; and one on each half of a melded card."""
    t = Table()
    ann, _ben = t.people
    life = Modal(1, (does(Gain("life", 1)), does(Gain("life", 2))))
    points = Modal(1, (does(Gain("resource", 1)), does(Gain("resource", 2)), does(Gain("resource", 3))))
    both = ann.hand(instant("二つの二択", life, points))
    left, right = action("潮", life), action("雷", points)
    tide = ann.hand(Card("潮||雷", frozenset({"action"}), cost=0, abilities=(Meld(),), halves=(left, right)))
    t.begin()
    ann.plays(both, mode=(1, 0))
    t.resolve()
    assert (ann.life, ann.resource_points) == (22, 1)
    ann.plays(tide, half="潮||雷", mode=(0, 2))
    t.resolve()
    assert (ann.life, ann.resource_points) == (22, 4)
    t.resolve()
    assert (ann.life, ann.resource_points) == (23, 4)


def test_go_again_is_known_of_a_card_that_went_back_to_hand() -> None:
    """It was public before, and is not where it is now."""
    t = Table()
    ann, _ben = t.people
    echo = ann.hand(action("残響", does(PutObjects(This(), zone="hand")), GoAgain()))
    t.begin()
    ann.plays(echo)
    t.resolve()
    assert (echo.zone, ann.action_points) == ("手札", 1)


def test_what_was_hidden_all_the_time_is_not_known() -> None:
    """A card goes from hand to the deck; what was played is known when it has gone."""
    t = Table()
    ann, _ben = t.people
    stone, bury = ann.hand(gem("赤石")), ann.hand(instant("埋葬", does(PutObjects(InZone("hand"), zone="deck"))))
    t.begin()
    hidden = stone.id
    ann.plays(bury)
    layer = bury.id
    t.resolve()
    assert (stone.zone, bury.zone) == ("デッキ", "墓地")
    assert hidden not in t.state.known
    assert t.game.object(layer).card.name == "埋葬"


def test_a_layer_that_is_no_card_is_known_when_it_is_gone() -> None:
    """Its go again, for one."""
    t = Table()
    ann, _ben = t.people
    swift = Activated("instant", Cost(), (does(Gain("life", 1)), GoAgain()))
    boots = ann.has_card("legs", Card("靴", frozenset({"equipment"}), frozenset({"legs"}), abilities=(swift,)))
    t.begin()
    ann.activates(boots)
    layer = t.game.stack[-1]
    t.resolve()
    assert not t.game.has(layer)
    assert has_ability(t.game, layer, GoAgain)
    assert (ann.life, ann.action_points) == (21, 2)


def test_several_things_make_a_compound_event_and_one_thing_does_not() -> None:
    """Three cards are drawn, then one, then none."""
    t = Table()
    ann, _ben = t.people
    ann.gets("deck", *[gem("石")] * 5)
    spells = [ann.hand(instant(f"{amount}枚", does(DrawCards(amount)))) for amount in (3, 1, 0)]
    t.begin()
    seen = []
    for spell in spells:
        ann.plays(spell)
        t.resolve()
        seen.append((t.times(kinds.Compound), t.times(kinds.Draw)))
    assert seen == [(1, 3), (1, 4), (1, 4)]


def test_drawing_succeeds_where_at_least_one_card_is_drawn() -> None:
    """Whoever draws gains life: with two cards asked for and one in the deck, and with none."""
    for amount, cards, life in ((2, 2, 25), (2, 1, 25), (2, 0, 20), (1, 0, 20)):
        t = Table()
        ann, _ben = t.people
        ann.gets("deck", *[gem("石")] * cards)
        tome = ann.hand(instant("書", does(Optional(effect=DrawCards(amount), then=Gain("life", 5)))))
        t.begin()
        ann.plays(tome)
        t.resolve(may=True)
        assert (ann.life, ann.count("hand")) == (life, cards)


def test_discarding_that_was_replaced_as_a_whole_has_not_succeeded() -> None:
    """Nothing follows from it."""
    t = Table()
    ann, _ben = t.people
    stays = Replaces("standard", Happens(kinds.Discard), Nothing())
    ann.has_card("legs", shield("守る靴", 0, Continuous(stays)))
    stone = ann.hand(gem("赤石"))
    price = ann.hand(instant("代償", does(Optional(effect=DiscardCards(), then=Gain("life", 5)))))
    t.begin()
    ann.plays(price)
    t.resolve(may=True)
    assert (stone.zone, ann.life) == ("手札", 20)


def test_a_replacement_for_the_next_time_is_used_once() -> None:
    """And one for the next two times twice."""
    for uses, life in ((1, 22), (2, 24)):
        t = Table()
        ann, _ben = t.people
        ann.gets("deck", *[gem("石")] * 3)
        ward = Replaces("standard", Happens(kinds.Draw, who=You()), GainsLife(2))
        shift = ann.hand(instant("転換", does(Begin(ward, uses=uses))))
        thinks = [ann.hand(instant("想起", does(DrawCards()))) for _ in range(3)]
        t.begin()
        for spell in (shift, *thinks):
            ann.plays(spell)
            t.resolve()
        assert (ann.life, ann.count("hand")) == (life, 3 - uses)


def test_who_is_kept_from_triggering_does_not_keep_others() -> None:
    """Of three effects the first one may not trigger."""
    t = Table()
    ann, _ben = t.people
    gains = Triggered((does(Gain("life", 1)),), on=Happens(kinds.CardPlayed))
    ann.has_card("head", shield("黙る冠", 0, gains))
    for zone in ("arms", "chest"):
        ann.has_card(zone, shield("鳴る鈴", 0, gains))
    calm = CannotTrigger(source=IsNamed("黙る冠"))
    ann.has_card("legs", shield("静寂の靴", 0, Continuous(calm)))
    spark = ann.hand(instant("火花"))
    t.begin()
    ann.plays(spark)
    assert t.stack == 3


def test_a_hidden_card_that_triggers_on_its_own_leaving_is_not_shown() -> None:
    """It is not where it was any more."""
    t = Table()
    ann, ben = t.people
    falls = Triggered((does(Gain("life", 3)),), on=Happens(kinds.Discard, what=IsThis()))
    ghost = Card("亡霊", ACTION, cost=0, abilities=(While(None, falls, zones=frozenset({"hand"}), is_private=True),))
    card = ben.hand(ghost)
    toll = ann.hand(instant("通行料", does(DiscardCards(who=Opponents()))))
    t.begin()
    ann.plays(toll)
    t.resolve(hidden_trigger=True)
    assert (card.zone, t.stack) == ("墓地", 1)
    t.resolve()
    assert ben.life == 23


def test_nothing_is_paid_where_nothing_is_due() -> None:
    """No chi points, and so no event that would take some."""
    t = Table()
    ann, _ben = t.people
    spark = ann.hand(instant("火花", cost=2))
    ann.hand(gem("黄石", 2))
    t.begin()
    ann.plays(spark)
    assert [each.asset for each in t.events if isinstance(each, kinds.PayAsset)] == ["resource"]


def test_whose_pitching_comes_to_nothing_is_not_asked_again() -> None:
    """The only card that could be pitched is banished instead, and the play is taken back."""
    t = Table()
    ann, _ben = t.people
    seal = Replaces("standard", Happens(kinds.Pitch), IsBanished())
    ann.has_card("legs", shield("封印の靴", 0, Continuous(seal)))
    spark, stone = ann.hand(instant("火花", cost=1)), ann.hand(gem("赤石"))
    t.begin()
    ann.plays(spark, pitch=stone)
    assert [each.kind for each in t.decisions].count("pitch") == 1
    assert (spark.zone, stone.zone, t.times(kinds.TakenBack)) == ("手札", "手札", 1)


def test_a_card_with_pitch_0_gives_no_points() -> None:
    """Neither while it is pitched nor when it is asked what could be paid."""
    t = Table()
    ann, _ben = t.people
    spark, order = ann.hand(instant("火花", cost=1)), ann.hand(instant("号令", does(PitchCards())))
    burst, stone = ann.hand(Card("爆発", frozenset({"instant"}), cost="X", abilities=())), ann.hand(gem("灰石", 0))
    t.begin()
    assert (ann.may_play(spark), ann.may_play(burst)) == (False, True)
    ann.plays(burst)
    assert not t.was_asked(ann, "x")
    t.resolve()
    ann.plays(order)
    t.resolve()
    assert (stone.zone, ann.resource_points) == ("ピッチゾーン", 0)


def test_an_attack_reaction_is_no_attack_on_the_stack() -> None:
    """All pass with one on top in the reaction step, and it resolves."""
    t = Table()
    ann, ben = t.people
    fury = Card("渾身", frozenset({"attack reaction"}), cost=0, abilities=(does(Gain("life", 5)),))
    strike, boost = ann.hand(attack("爪", power=2)), ann.hand(fury)
    t.begin()
    ann.plays(strike)
    t.until("reaction")
    ann.plays(boost)
    t.resolve()
    assert (ann.life, t.step) == (25, "reaction")
    t.resolve()
    assert (ben.life, t.step) == (18, "damage")


EMPTY_HANDED = Unless(Exists(InZone("hand")))


def test_states_trigger_effects_apart_from_events() -> None:
    """Two effects wait for an empty hand, and a third one for cards that are played with one."""
    t = Table()
    ann, _ben = t.people
    on_play = Triggered((does(Gain("life", 5)),), on=Happens(kinds.CardPlayed), while_=EMPTY_HANDED)
    ann.has_card("arms", shield("打つ籠手", 0, on_play))
    for zone in ("head", "legs"):
        ann.has_card(zone, shield("無手の冠", 0, Triggered((does(Gain("life", 1)),), while_=EMPTY_HANDED)))
    toll = Activated("instant", Cost(), (does(DiscardCards()),))
    box = ann.has_card("permanent", Card("箱", subtypes=frozenset({"item"}), abilities=(toll,)))
    ann.hand(gem("赤石"))
    t.begin()
    ann.activates(box)
    t.resolve()
    assert (t.stack, ann.count("hand")) == (2, 0)
    layers = [t.state.objects[number] for number in t.game.stack]
    assert [(layer.card.name, layer.is_public) for layer in layers] == [("", True)] * 2
    t.resolve()
    t.resolve()
    assert (ann.life, t.stack) == (22, 0)


def test_a_triggered_layer_without_its_targets_is_not_put_on_the_stack() -> None:
    """And a card that was shown for its sake is hidden again."""
    t = Table()
    ann, ben = t.people
    none = Target(Permanents(HasSubtype("aura")))
    wakes = Triggered((does(DestroyObjects(target=none)),), on=Happens(kinds.CardPlayed))
    card = ben.hand(
        Card("亡霊", ACTION, cost=0, abilities=(While(None, wakes, zones=frozenset({"hand"}), is_private=True),))
    )
    spark = ann.hand(instant("火花"))
    t.begin()
    ann.plays(spark, hidden_trigger=True)
    assert (t.stack, card.zone, card.is_public) == (1, "手札", False)
    assert t.active == "アン"
    assert list(broken(t.state)) == []


def test_a_mode_chosen_twice_has_targets_for_each_time() -> None:
    """The modes are separate, and the second time has the target that was declared for it (1.7.5c)."""
    t = Table()
    ann, ben = t.people
    calm, lull = (ben.has_card("permanent", item(name)) for name in ("静けさ", "凪"))
    breaks = does(DestroyObjects(target=Target(Permanents(HasSubtype("item")))))
    twice = ann.hand(instant("二択", Modal(2, (breaks, does(Gain("life", 1))), may_repeat=True)))
    t.begin()
    ann.plays(twice, mode=(0, 0), target=(calm, lull))
    t.resolve()
    assert (calm.zone, lull.zone) == ("墓地", "墓地")


def test_the_amount_of_a_layers_effect_is_fixed() -> None:
    """What a layer gives is worked out as it is generated, and stays so when the hand changes (6.2.2b)."""
    t = Table()
    ann, _ben = t.people
    sword = ann.has_card("permanent", item("剣", power=1))
    rage = ann.hand(instant("怒り", does(Begin(Gets("power", CardsInZone("hand")), objects=AllNamed("剣")))))
    spark = ann.hand(instant("火花"))
    t.begin()
    ann.plays(rage)
    t.resolve()
    assert sword.power == 2
    ann.plays(spark)
    t.resolve()
    assert sword.power == 2


def test_the_amount_of_an_effect_on_the_next_card_is_fixed_when_it_applies() -> None:
    """As long as it waits nothing is worked out; once it applies to the card, the amount stays (6.2.2b)."""
    t = Table()
    ann, _ben = t.people
    omen = ann.hand(instant("兆し", does(Begin(Gets("power", CardsInZone("hand")), next=AttackAction()))))
    spark, ember, strike = ann.hand(instant("火花")), ann.hand(instant("残り火")), ann.hand(attack("爪", power=1))
    t.begin()
    ann.plays(omen)
    t.resolve()
    ann.plays(spark)
    t.resolve()
    ann.plays(strike)
    assert strike.power == 2
    ann.plays(ember)
    t.resolve()
    assert strike.power == 2


def test_the_amount_of_a_static_ability_follows_the_game() -> None:
    """What a static ability gives is worked out anew with every change (6.2.3b)."""
    t = Table()
    ann, _ben = t.people
    sword = ann.has_card("permanent", item("剣", Continuous(Gets("power", CardsInZone("hand"))), power=1))
    spark, _ember = ann.hand(instant("火花")), ann.hand(instant("残り火"))
    t.begin()
    assert sword.power == 3
    ann.plays(spark)
    assert sword.power == 2


def test_an_optional_effect_demands_no_target() -> None:
    """A player may choose no target, and then is not asked whether the effect shall be generated (1.8.5e)."""
    t = Table()
    ann, ben = t.people
    calm = ben.has_card("permanent", item("静けさ"))
    may_break = does(Optional(DestroyObjects(target=Target(Permanents(HasSubtype("item"))))), Gain("life", 2))
    first, second, third = (ann.hand(instant(name, may_break)) for name in ("一の手", "二の手", "三の手"))
    t.begin()
    ann.plays(first, target=None)
    t.resolve()
    assert (calm.zone, ann.life) == ("闘技場", 22)
    ann.plays(second, target=calm)
    t.resolve(may=True)
    assert (calm.zone, ann.life) == ("墓地", 24)
    ann.plays(third)
    t.resolve()
    assert ann.life == 26


def test_effects_of_one_name_are_numbered_where_one_is_chosen() -> None:
    """Which of two lets an ability be activated past its limit."""
    t = Table()
    ann, _ben = t.people
    once = Activated("instant", Cost(), (does(Gain("life", 1)),), limit=1)
    bell = ann.has_card("permanent", Card("鐘", subtypes=frozenset({"item"}), abilities=(once,)))
    more = Begin(MoreActivations(1, applies=HasSubtype("item")))
    spells = [ann.hand(instant("もう一度", does(more))) for _ in range(2)]
    t.begin()
    for spell in spells:
        ann.plays(spell)
        t.resolve()
    ann.activates(bell)
    ann.activates(bell, extra_activation=...)
    assert t.choices == ["もう一度 #1", "もう一度 #2"]


def test_what_was_replaced_within_has_not_succeeded() -> None:
    """Cards that would go to a graveyard stay: one that would be discarded, and two that would be destroyed."""
    auras = Permanents(HasSubtype("aura"))
    for effect in (DiscardCards(), DestroyObjects(what=auras)):
        t = Table()
        ann, _ben = t.people
        stays = Replaces("standard", Moves("graveyard"), Nothing())
        ann.has_card("legs", shield("守る靴", 0, Continuous(stays)))
        kept = [ann.has_card("permanent", Card(name, subtypes=frozenset({"aura"}))) for name in ("静けさ", "凪")]
        stone = ann.hand(gem("赤石"))
        price = ann.hand(instant("代償", does(Optional(effect=effect, then=Gain("life", 5)))))
        t.begin()
        ann.plays(price)
        t.resolve(may=True)
        assert [piece.zone for piece in (stone, *kept)] == ["手札", "闘技場", "闘技場"]
        assert ann.life == 20


def test_trying_out_a_required_card_comes_to_an_end() -> None:
    """Seven cards can be pitched in thousands of orders, and after each of them the effect-cost cannot be paid."""
    t = Table("アン", "ベン")
    ann, _ben = t.people
    ann.has_card("legs", shield("求める靴", 0, Continuous(Requirement("play", who=You()))))
    wreck = AdditionalCost(Cost(effects=(DestroyObjects(Permanents(HasSubtype("aura"))),)))
    ann.hand(instant("壊す術", wreck, cost=7))
    for at in range(8):
        ann.hand(gem(f"赤石{at}"))
    t.begin()
    assert ann.may_pass()


def test_power_is_never_below_0_and_additions_come_before_subtractions() -> None:
    """An attack with 2 power gets -5, and then +3 twice: 0 (2.0.3c), 2+3-5 and 2+6-5 (6.3.3), in whatever order."""
    t = Table()
    ann, _ben = t.people
    claw = ann.hand(attack("爪", power=2))
    weak = ann.hand(instant("萎縮", does(Begin(Gets("power", -5), objects=AllObjects(IsAttack())))))
    strong, stronger = (
        ann.hand(instant("鼓舞", does(Begin(Gets("power", 3), objects=AllObjects(IsAttack()))))) for _ in range(2)
    )
    t.begin()
    ann.plays(claw)
    for spell, power in ((weak, 0), (strong, 0), (stronger, 3)):
        ann.plays(spell)
        t.resolve()
        assert claw.power == power


def test_several_players_pitch_as_one_compound_event() -> None:
    """An effect on pitching one or more cards triggers once on the cards of both players (1.9.2c)."""
    t = Table()
    ann, ben = t.people
    ann.has_card("head", "《石の冠》 装備品 ― 頭", "1回以上、カードがピッチされたとき、ライフを1点得る。")
    order = ann.hand("《大号令》 インスタント コスト0", "すべてのプレイヤーは、手札を1枚ピッチする。")
    stones = ann.hand(gem("赤石")), ben.hand(gem("青石"))
    t.begin()
    ann.plays(order)
    t.resolve()
    assert ([stone.zone for stone in stones], t.stack) == (["ピッチゾーン"] * 2, 1)
