"""Layers that lose their card, source or targets while they resolve, and effects whose events are replaced."""

import pytest
from support.engine.fab.random_fab_games import broken

from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.card_parts.abilities import Activated, AdditionalCost, Continuous, Cost, Modal
from rulesdb.engine.fab.card_parts.effects import MoreActivations, Replaces, Requirement
from rulesdb.engine.fab.card_parts.keywords import GoAgain, Meld
from rulesdb.engine.fab.card_parts.object_effects import Gets
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.sample_cards.small_cards import action, does, gem, instant, shield
from rulesdb.engine.fab.selection.event_patterns import Happens, Moves
from rulesdb.engine.fab.selection.identity_filters import IsAttack
from rulesdb.engine.fab.selection.objects import AllObjects, InZone, Permanents
from rulesdb.engine.fab.selection.property_filters import HasSubtype
from rulesdb.engine.fab.selection.replacements import GainsLife
from rulesdb.engine.fab.verbs.begin import Begin
from rulesdb.engine.fab.verbs.choices import Optional
from rulesdb.engine.fab.verbs.life import Gain
from rulesdb.engine.fab.verbs.objects import BanishObjects, DestroyObjects, PutObjects
from rulesdb.engine.kernel.cards.roles import DiscreteEffect, Target
from rulesdb.engine.kernel.effects.properties import has_ability
from rulesdb.engine.kernel.selection.conditions import Nothing
from rulesdb.engine.kernel.selection.objects import This, You
from rulesdb.engine.kernel.verbs.draw import DiscardCards, DrawCards


def test_an_aura_that_takes_itself_away_does_not_enter_the_arena(t: Table, ann: Person) -> None:
    """It has left the stack already."""
    dawn = Card("暁", frozenset({"action"}), frozenset({"aura"}), cost=0, abilities=(does(BanishObjects(what=This())),))
    aura = ann.hand(dawn)
    ann.plays(aura).resolve()
    assert aura.zone == "追放ゾーン"
    assert list(broken(t.state)) == []


def test_a_melded_card_that_takes_itself_away_does_not_resolve_again(t: Table, ann: Person) -> None:
    """The right half banishes the card, and there is nothing left for the left half to resolve from."""
    left, right = action("潮", does(Gain("life", 3))), action("雷", does(BanishObjects(what=This())))
    tide = ann.hand(Card("潮||雷", frozenset({"action"}), cost=0, abilities=(Meld(),), halves=(left, right)))
    spark = ann.instant("火花")
    ann.plays(tide, half="潮||雷").resolve()
    assert (tide.zone, t.stack, ann.life) == ("追放ゾーン", 0, 20)
    assert list(broken(t.state)) == []
    ann.plays(spark).resolve()
    assert ann.life == 21


def test_each_modal_ability_has_modes_of_its_own(t: Table, ann: Person) -> None:
    """Two on one card; and one on each half of a melded card."""
    life = Modal(1, (does(Gain("life", 1)), does(Gain("life", 2))))
    points = Modal(1, (does(Gain("resource", 1)), does(Gain("resource", 2)), does(Gain("resource", 3))))
    both = ann.hand(instant("二つの二択", life, points))
    left, right = action("潮", life), action("雷", points)
    tide = ann.hand(Card("潮||雷", frozenset({"action"}), cost=0, abilities=(Meld(),), halves=(left, right)))
    ann.plays(both, mode=(1, 0)).resolve()
    assert (ann.life, ann.resource_points) == (22, 1)
    ann.plays(tide, half="潮||雷", mode=(0, 2)).resolve()
    assert (ann.life, ann.resource_points) == (22, 4)
    t.resolve()
    assert (ann.life, ann.resource_points) == (23, 4)


def test_go_again_is_known_of_a_card_that_went_back_to_hand(ann: Person) -> None:
    """It was public before, and is not where it is now."""
    echo = ann.hand(action("残響", does(PutObjects(This(), zone="hand")), GoAgain()))
    ann.plays(echo).resolve()
    assert (echo.zone, ann.action_points) == ("手札", 1)


def test_what_was_hidden_all_the_time_is_not_known(t: Table, ann: Person) -> None:
    """A card goes from hand to the deck; what was played is known when it has gone."""
    stone, bury = ann.hand(gem("赤石")), ann.hand(instant("埋葬", does(PutObjects(InZone("hand"), zone="deck"))))
    hidden = stone.id
    ann.plays(bury)
    layer = bury.id
    t.resolve()
    assert (stone.zone, bury.zone) == ("デッキ", "墓地")
    assert hidden not in t.state.known
    assert t.game.object(layer).card.name == "埋葬"


def test_a_layer_that_is_no_card_is_known_when_it_is_gone(t: Table, ann: Person) -> None:
    """Its go again, for one."""
    swift = Activated("instant", Cost(), (does(Gain("life", 1)), GoAgain()))
    ann.activates(ann.has_card("legs", Card("靴", frozenset({"equipment"}), frozenset({"legs"}), abilities=(swift,))))
    layer = t.game.stack[-1]
    t.resolve()
    assert not t.game.has(layer)
    assert has_ability(t.game, layer, GoAgain)
    assert (ann.life, ann.action_points) == (21, 2)


def test_several_things_make_a_compound_event_and_one_thing_does_not(t: Table, ann: Person) -> None:
    """Three cards are drawn, then one, then none."""
    ann.gets("deck", *[gem("石")] * 5)
    spells = [ann.hand(instant(f"{amount}枚", does(DrawCards(amount)))) for amount in (3, 1, 0)]
    seen = []
    for spell in spells:
        ann.plays(spell).resolve()
        seen.append((t.event_count(kinds.Compound), t.event_count(kinds.Draw)))
    assert seen == [(1, 3), (1, 4), (1, 4)]


@pytest.mark.parametrize(("amount", "cards", "life"), [(2, 2, 25), (2, 1, 25), (2, 0, 20), (1, 0, 20)])
def test_drawing_succeeds_where_at_least_one_card_is_drawn(ann: Person, amount: int, cards: int, life: int) -> None:
    """Whoever draws gains life: with two cards asked for and one in the deck, and with none."""
    ann.gets("deck", *[gem("石")] * cards)
    tome = ann.hand(instant("書", does(Optional(effect=DrawCards(amount), then=Gain("life", 5)))))
    ann.plays(tome).resolve(may=True)
    assert (ann.life, ann.count("hand")) == (life, cards)


def test_discarding_that_was_replaced_as_a_whole_has_not_succeeded(ann: Person) -> None:
    """Nothing follows from it."""
    stays = Replaces("standard", Happens(kinds.Discard), Nothing())
    ann.has_card("legs", shield("守る靴", 0, Continuous(stays)))
    stone = ann.hand(gem("赤石"))
    ann.plays(ann.hand(instant("代償", does(Optional(effect=DiscardCards(), then=Gain("life", 5)))))).resolve(may=True)
    assert (stone.zone, ann.life) == ("手札", 20)


@pytest.mark.parametrize(("uses", "life"), [(1, 22), (2, 24)])
def test_a_replacement_for_the_next_time_is_used_once(ann: Person, uses: int, life: int) -> None:
    """And one for the next two times twice."""
    ann.gets("deck", *[gem("石")] * 3)
    ward = Replaces("standard", Happens(kinds.Draw, who=You()), GainsLife(2))
    shift = ann.hand(instant("転換", does(Begin(ward, uses=uses))))
    thinks = [ann.hand(instant("想起", does(DrawCards()))) for _ in range(3)]
    ann.resolves(shift, *thinks)
    assert (ann.life, ann.count("hand")) == (life, 3 - uses)


def test_an_attack_reaction_is_no_attack_on_the_stack(t: Table, ann: Person, ben: Person) -> None:
    """All pass with one on top in the reaction step, and it resolves."""
    fury = Card("渾身", frozenset({"attack reaction"}), cost=0, abilities=(does(Gain("life", 5)),))
    strike, boost = ann.attack("爪", power=2), ann.hand(fury)
    ann.plays(strike).until("reaction")
    ann.plays(boost).resolve()
    assert (ann.life, t.step) == (25, "reaction")
    t.resolve()
    assert (ben.life, t.step) == (18, "damage")


def test_a_mode_chosen_twice_has_targets_for_each_time(ann: Person, ben: Person) -> None:
    """The modes are separate, and the second time has the target that was declared for it (1.7.5c)."""
    calm, lull = (ben.item(name) for name in ("静けさ", "凪"))
    breaks = does(DestroyObjects(target=Target(Permanents(HasSubtype("item")))))
    twice = ann.hand(instant("二択", Modal(2, (breaks, does(Gain("life", 1))), may_repeat=True)))
    ann.plays(twice, mode=(0, 0), target=(calm, lull)).resolve()
    assert (calm.zone, lull.zone) == ("墓地", "墓地")


def test_an_optional_effect_demands_no_target(ann: Person, ben: Person) -> None:
    """A player may choose no target, and then is not asked whether the effect shall be generated (1.8.5e)."""
    calm = ben.item("静けさ")
    may_break = does(Optional(DestroyObjects(target=Target(Permanents(HasSubtype("item"))))), Gain("life", 2))
    first, second, third = (ann.hand(instant(name, may_break)) for name in ("一の手", "二の手", "三の手"))
    ann.plays(first, target=None).resolve()
    assert (calm.zone, ann.life) == ("闘技場", 22)
    ann.plays(second, target=calm).resolve(may=True)
    assert (calm.zone, ann.life) == ("墓地", 24)
    ann.plays(third).resolve()
    assert ann.life == 26


def test_effects_of_one_name_are_numbered_where_one_is_chosen(t: Table, ann: Person) -> None:
    """Which of two lets an ability be activated past its limit."""
    once = Activated("instant", Cost(), (does(Gain("life", 1)),), limit=1)
    bell = ann.has_card("permanent", Card("鐘", subtypes=frozenset({"item"}), abilities=(once,)))
    more = Begin(MoreActivations(1, applies=HasSubtype("item")))
    spells = [ann.hand(instant("もう一度", does(more))) for _ in range(2)]
    ann.resolves(*spells)
    ann.activates(bell)
    ann.activates(bell, extra_activation=...)
    assert t.choices == ["もう一度 #1", "もう一度 #2"]


@pytest.mark.parametrize("effect", [DiscardCards(), DestroyObjects(what=Permanents(HasSubtype("aura")))])
def test_what_was_replaced_within_has_not_succeeded(ann: Person, effect: DiscreteEffect) -> None:
    """Cards that would go to a graveyard stay: one that would be discarded, and two that would be destroyed."""
    stays = Replaces("standard", Moves("graveyard"), Nothing())
    ann.has_card("legs", shield("守る靴", 0, Continuous(stays)))
    kept = [ann.has_card("permanent", Card(name, subtypes=frozenset({"aura"}))) for name in ("静けさ", "凪")]
    stone = ann.hand(gem("赤石"))
    price = ann.hand(instant("代償", does(Optional(effect=effect, then=Gain("life", 5)))))
    ann.plays(price).resolve(may=True)
    assert [piece.zone for piece in (stone, *kept)] == ["手札", "闘技場", "闘技場"]
    assert ann.life == 20


@pytest.mark.exhaustive
def test_trying_out_a_required_card_comes_to_an_end(ann: Person) -> None:
    """Seven cards can be pitched in thousands of orders, and after each of them the effect-cost cannot be paid."""
    ann.has_card("legs", shield("求める靴", 0, Continuous(Requirement("play", who=You()))))
    wreck = AdditionalCost(Cost(effects=(DestroyObjects(Permanents(HasSubtype("aura"))),)))
    ann.hand(instant("壊す術", wreck, cost=7))
    for at in range(8):
        ann.hand(gem(f"赤石{at}"))
    assert ann.may_pass()


def test_power_is_never_below_0_and_additions_come_before_subtractions(ann: Person) -> None:
    """An attack with 2 power gets -5, and then +3 twice: 0 (2.0.3c), 2+3-5 and 2+6-5 (6.3.3), in whatever order."""
    claw = ann.attack("爪", power=2)
    weak = ann.hand(instant("萎縮", does(Begin(Gets("power", -5), objects=AllObjects(IsAttack())))))
    strong, stronger = (
        ann.hand(instant("鼓舞", does(Begin(Gets("power", 3), objects=AllObjects(IsAttack()))))) for _ in range(2)
    )
    ann.plays(claw)
    for spell, power in ((weak, 0), (strong, 0), (stronger, 3)):
        ann.plays(spell).resolve()
        assert claw.power == power
