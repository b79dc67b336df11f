"""Costs that are paid and effects that trigger, in situations that no rule describes by itself."""

from support.engine.fab.random_fab_games import broken

from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.card_parts.abilities import Activated, Continuous, Cost, Triggered, While
from rulesdb.engine.fab.card_parts.effects import CannotTrigger, Replaces
from rulesdb.engine.fab.card_parts.object_effects import Gets
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.sample_cards.small_cards import ACTION, does, gem, instant, item, shield
from rulesdb.engine.fab.selection.amounts import cards_in_zone
from rulesdb.engine.fab.selection.event_patterns import Happens
from rulesdb.engine.fab.selection.identity_filters import AttackAction
from rulesdb.engine.fab.selection.objects import InZone, Permanents, all_named
from rulesdb.engine.fab.selection.property_filters import HasSubtype
from rulesdb.engine.fab.selection.replacements import is_banished
from rulesdb.engine.fab.verbs.begin import Begin
from rulesdb.engine.fab.verbs.cards import PitchCards
from rulesdb.engine.fab.verbs.life import Gain
from rulesdb.engine.fab.verbs.objects import DestroyObjects
from rulesdb.engine.kernel.cards.roles import Target
from rulesdb.engine.kernel.selection.conditions import Exists, Unless
from rulesdb.engine.kernel.selection.filters import IsNamed, IsThis
from rulesdb.engine.kernel.selection.objects import Opponents
from rulesdb.engine.kernel.verbs.draw import DiscardCards


def test_who_is_kept_from_triggering_does_not_keep_others(t: Table, ann: Person) -> None:
    """Of three effects the first one may not trigger."""
    gains = Triggered((does(Gain("life", 1)),), on=Happens(kinds.CardPlayed))
    ann.has_card("head", shield("黙る冠", 0, gains))
    for zone in ("arms", "chest"):
        ann.has_card(zone, shield("鳴る鈴", 0, gains))
    calm = CannotTrigger(source=IsNamed("黙る冠"))
    ann.has_card("legs", shield("静寂の靴", 0, Continuous(calm)))
    ann.plays(ann.instant("火花"))
    assert t.stack == 3


def test_a_hidden_card_that_triggers_on_its_own_leaving_is_not_shown(t: Table, ann: Person, ben: Person) -> None:
    """It is not where it was any more."""
    falls = Triggered((does(Gain("life", 3)),), on=Happens(kinds.Discard, what=IsThis()))
    ghost = Card("亡霊", ACTION, cost=0, abilities=(While(None, falls, zones=frozenset({"hand"}), is_private=True),))
    card = ben.hand(ghost)
    ann.plays(ann.hand(instant("通行料", does(DiscardCards(who=Opponents()))))).resolve(hidden_trigger=True)
    assert (card.zone, t.stack) == ("墓地", 1)
    t.resolve()
    assert ben.life == 23


def test_nothing_is_paid_where_nothing_is_due(t: Table, ann: Person) -> None:
    """No chi points, and so no event that would take some."""
    spark = ann.hand(instant("火花", cost=2))
    ann.hand(gem("黄石", 2))
    ann.plays(spark)
    assert [each.asset for each in t.events if isinstance(each, kinds.PayAsset)] == ["resource"]


def test_whose_pitching_comes_to_nothing_is_not_asked_again(t: Table, ann: Person) -> None:
    """The only card that could be pitched is banished instead, and the play is taken back."""
    seal = Replaces("standard", Happens(kinds.Pitch), is_banished())
    ann.has_card("legs", shield("封印の靴", 0, Continuous(seal)))
    spark, stone = ann.hand(instant("火花", cost=1)), ann.hand(gem("赤石"))
    ann.plays(spark, pitch=stone)
    assert [each.kind for each in t.decisions].count("pitch") == 1
    assert (spark.zone, stone.zone, t.event_count(kinds.TakenBack)) == ("手札", "手札", 1)


def test_a_card_with_pitch_0_gives_no_points(t: Table, ann: Person) -> None:
    """Neither while it is pitched nor when it is asked what could be paid."""
    spark, order = ann.hand(instant("火花", cost=1)), ann.hand(instant("号令", does(PitchCards())))
    burst, stone = ann.hand(Card("爆発", frozenset({"instant"}), cost="X", abilities=())), ann.hand(gem("灰石", 0))
    assert (ann.may_play(spark), ann.may_play(burst)) == (False, True)
    ann.plays(burst)
    assert not t.was_asked(ann, "x")
    t.resolve()
    ann.plays(order).resolve()
    assert (stone.zone, ann.resource_points) == ("ピッチゾーン", 0)


EMPTY_HANDED = Unless(Exists(InZone("hand")))


def test_states_trigger_effects_apart_from_events(t: Table, ann: Person) -> None:
    """Two effects wait for an empty hand, and a third one for cards that are played with one."""
    on_play = Triggered((does(Gain("life", 5)),), on=Happens(kinds.CardPlayed), while_=EMPTY_HANDED)
    ann.has_card("arms", shield("打つ籠手", 0, on_play))
    for zone in ("head", "legs"):
        ann.has_card(zone, shield("無手の冠", 0, Triggered((does(Gain("life", 1)),), while_=EMPTY_HANDED)))
    toll = Activated("instant", Cost(), (does(DiscardCards()),))
    box = ann.has_card("permanent", Card("箱", subtypes=frozenset({"item"}), abilities=(toll,)))
    ann.hand(gem("赤石"))
    ann.activates(box).resolve()
    assert (t.stack, ann.count("hand")) == (2, 0)
    layers = [t.state.objects[number] for number in t.game.stack]
    assert [(layer.card.name, layer.is_public) for layer in layers] == [("", True)] * 2
    t.resolve()
    t.resolve()
    assert (ann.life, t.stack) == (22, 0)


def test_a_triggered_layer_without_its_targets_is_not_put_on_the_stack(t: Table, ann: Person, ben: Person) -> None:
    """And a card that was shown for its sake is hidden again."""
    none = Target(Permanents(HasSubtype("aura")))
    wakes = Triggered((does(DestroyObjects(target=none)),), on=Happens(kinds.CardPlayed))
    card = ben.hand(
        Card("亡霊", ACTION, cost=0, abilities=(While(None, wakes, zones=frozenset({"hand"}), is_private=True),))
    )
    ann.plays(ann.instant("火花"), hidden_trigger=True)
    assert (t.stack, card.zone, card.is_public) == (1, "手札", False)
    assert t.active == "アン"
    assert list(broken(t.state)) == []


def test_the_amount_of_a_layers_effect_is_fixed(ann: Person) -> None:
    """What a layer gives is worked out as it is generated, and stays so when the hand changes (6.2.2b)."""
    sword = ann.has_card("permanent", item("剣", power=1))
    rage = ann.hand(instant("怒り", does(Begin(Gets("power", cards_in_zone("hand")), objects=all_named("剣")))))
    spark = ann.instant("火花")
    ann.plays(rage).resolve()
    assert sword.power == 2
    ann.plays(spark).resolve()
    assert sword.power == 2


def test_the_amount_of_an_effect_on_the_next_card_is_fixed_when_it_applies(ann: Person) -> None:
    """As long as it waits nothing is worked out; once it applies to the card, the amount stays (6.2.2b)."""
    omen = ann.hand(instant("兆し", does(Begin(Gets("power", cards_in_zone("hand")), next=AttackAction()))))
    spark, ember, strike = ann.instant("火花"), ann.instant("残り火"), ann.attack("爪", power=1)
    ann.resolves(omen, spark)
    ann.plays(strike)
    assert strike.power == 2
    ann.plays(ember).resolve()
    assert strike.power == 2


def test_the_amount_of_a_static_ability_follows_the_game(ann: Person) -> None:
    """What a static ability gives is worked out anew with every change (6.2.3b)."""
    sword = ann.has_card("permanent", item("剣", Continuous(Gets("power", cards_in_zone("hand"))), power=1))
    spark, _ember = ann.instant("火花"), ann.instant("残り火")
    assert sword.power == 3
    ann.plays(spark)
    assert sword.power == 2


def test_several_players_pitch_as_one_compound_event(t: Table, ann: Person, ben: Person) -> None:
    """An effect on pitching one or more cards triggers once on the cards of both players (1.9.2c)."""
    ann.equips("head", "石の冠", "1回以上、カードがピッチされたとき、ライフを1点得る。")
    order = ann.instant("大号令", "すべてのプレイヤーは、手札を1枚ピッチする。")
    stones = ann.hand(gem("赤石")), ben.hand(gem("青石"))
    ann.plays(order).resolve()
    assert ([stone.zone for stone in stones], t.stack) == (["ピッチゾーン"] * 2, 1)


def test_a_tapped_source_is_not_offered_to_be_tapped(ann: Person) -> None:
    """An effect-cost that nothing can make payable forbids the activation, which would only be reversed."""
    words = "《歯車》 アクション ― アイテム コスト0", "インスタント ― 「これをタップする」: ライフを1点得る。"
    cog = ann.has_card("permanent", *words)
    assert ann.may_activate(cog)
    ann.activates(cog)
    assert cog.is_tapped
    assert not ann.may_activate(cog)
    ann.cannot_activate(cog, "5.1.8a")


def test_an_effect_cost_that_another_one_makes_payable_is_offered(ann: Person) -> None:
    """The graveyard is empty until the top card of the deck is put there as the first part of the cost."""
    banish, mill = "「あなたの墓地のすべてのカードを追放する」", "「あなたのデッキの一番上のカードを墓地に置く」"
    able = ann.has_card("chest", "《挽き臼》 装備品", f"インスタント ― {banish}{mill}: ライフを1点得る。")
    unable = ann.has_card("head", "《経帷子》 装備品", f"インスタント ― {banish}: ライフを1点得る。")
    ann.gets("deck", instant("札"))
    assert (ann.may_activate(able), ann.may_activate(unable)) == (True, False)
