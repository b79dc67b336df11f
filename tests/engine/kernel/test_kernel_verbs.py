"""Discrete effects, and what they refer to, of the kernel alone, in a made-up game of shells."""

import pytest
from support.engine.shell_effects import (
    ANN,
    LARGE,
    PLAIN,
    SMALL,
    Breaks,
    BreaksToo,
    Buries,
    Digs,
    Draws,
    DrawsInstead,
    Drops,
    Fee,
    Flips,
    ForAFee,
    IsLarge,
    IsOfSize,
    IsSmall,
    Makes,
    Nobody,
    OneMore,
    Puts,
    SizeOfLayer,
    Sizes,
    TopOfHeap,
    in_zone,
    shore,
)
from support.engine.shell_game import SEA, Create, Destroy, Draw, Move, Spot

from rulesdb.engine.kernel.cards.contexts import CoreContext, CoreDeclared
from rulesdb.engine.kernel.cards.roles import (
    DiscreteEffect,
    Objects,
    Replacement,
    StateCondition,
    TargetPhrase,
)
from rulesdb.engine.kernel.effects.property_effects import AddsToValue
from rulesdb.engine.kernel.engine_errors import PartError
from rulesdb.engine.kernel.event_kinds.object_events import Revealed
from rulesdb.engine.kernel.events import CompoundEvent, Event
from rulesdb.engine.kernel.process.options import Pick
from rulesdb.engine.kernel.selection.amounts import DeclaredX, NumberInZone, Times
from rulesdb.engine.kernel.selection.conditions import AllHold, Exists, HasPaid, Unless
from rulesdb.engine.kernel.selection.event_patterns import AnyOf, Happens, IsTokenCreated, MovesToZone, OnceOrMore
from rulesdb.engine.kernel.selection.filters import (
    Anything,
    Both,
    Either,
    IsNamed,
    IsThis,
    LiesInYourZone,
    LiesInZone,
    Not,
    Yours,
)
from rulesdb.engine.kernel.selection.objects import AllObjects, Among, ObjectsInZone, This
from rulesdb.engine.kernel.selection.players import Everyone, Opponents, You
from rulesdb.engine.kernel.selection.replacements import (
    DealtBy,
    GoesToZone,
    Nothing,
    TheSame,
)
from rulesdb.engine.kernel.verbs.begin import BeginEffect
from rulesdb.engine.kernel.verbs.conditional import ConditionalEffect
from rulesdb.engine.kernel.verbs.count import PutCountersEffect, RemoveCountersEffect
from rulesdb.engine.kernel.verbs.sequence import SequenceEffect
from rulesdb.engine.kernel.verbs.sight import RevealEffect


def test_players_are_seen_from_the_controller() -> None:
    """The controller, the opponents, and everyone, the controller first."""
    game, ben = shore(), CoreContext(1, 1)
    assert [kind().players(game, ben) for kind in (You, Opponents, Everyone)] == [(1,), (0,), (1, 0)]


@pytest.mark.parametrize(
    ("selection", "found"),
    [
        (This(), (1,)),
        (ObjectsInZone("bag"), (3,)),
        (ObjectsInZone("bag", 1), (6,)),
        (TopOfHeap(), (4,)),
        (AllObjects(IsLarge(2)), (2,)),
        (AllObjects(Both((Yours(), IsSmall(2)))), (1,)),
        (AllObjects(Either((IsOfSize(4), IsNamed("貝殻")))), (2, 3, 6)),
        (AllObjects(LiesInYourZone("heap")), (4, 5)),
        (AllObjects(Not(Either((LiesInZone("heap"), LiesInZone("bag"))))), (1, 2)),
        (Among(ObjectsInZone("bag"), IsThis()), ()),
    ],
)
def test_objects_are_selected_by_zone_and_filter(selection: Objects, found: tuple[int, ...]) -> None:
    """A pearl in a heap or a bag has no controller, and one without a size counts as size 0 for a bound."""
    assert selection.objects(shore(heap=2, bag=(PLAIN,), beach=(SMALL, LARGE)), ANN) == found


def test_amounts_are_worked_out_in_the_present_state() -> None:
    """An undeclared X is 0, and a size that is missing is no size."""
    game = shore(bag=(SMALL, LARGE, LARGE, PLAIN))
    declared = CoreContext(0, 1, layer=2, declared=CoreDeclared(x=3))
    assert [DeclaredX().value(game, one) for one in (ANN, declared)] == [0, 3]
    assert Times(2, NumberInZone("bag")).value(game, ANN) == 8
    assert Sizes("bag").value(game, ANN) == 2
    assert [SizeOfLayer().value(game, one) for one in (ANN, declared)] == [0, 4]


@pytest.mark.parametrize(
    ("condition", "is_met"),
    [
        (Exists(AllObjects(IsLarge(2))), True),
        (Unless(Exists(AllObjects(Anything()))), False),
        (AllHold((Exists(This()), HasPaid("塩"))), True),
        (AllHold((Exists(This()), HasPaid("砂"))), False),
    ],
)
def test_conditions(condition: StateCondition, is_met: bool) -> None:
    """On objects, and on the costs that were declared."""
    assert condition.holds(shore(beach=(LARGE,)), CoreContext(0, 1, declared=CoreDeclared(costs=("塩",)))) is is_met


def test_event_patterns() -> None:
    """A pattern asks for the class of an event, its player, its object and its source."""
    game = shore(bag=(SMALL,), beach=(LARGE,))
    draw, token = Draw(player=1), Create(player=0, token=SMALL)
    move = Move(object=1, to=SEA, source=2)

    def matches(pattern: Happens | MovesToZone | IsTokenCreated | OnceOrMore | AnyOf, event: Event) -> bool:
        return pattern.matches(game, event, ANN)

    assert matches(Happens(Draw, Opponents()), draw)
    assert not matches(Happens(Draw, You()), draw)
    assert not matches(Happens(Draw, what=Anything()), draw)
    assert matches(Happens(Move, what=IsThis(), by=IsNamed("小粒")), move)
    assert matches(MovesToZone("sea", "beach"), move)
    assert not matches(MovesToZone("sea", "bag"), move)
    assert matches(IsTokenCreated("小粒", You()), token)
    assert not matches(IsTokenCreated("小粒", Opponents()), token)
    assert matches(OnceOrMore(Happens(Draw)), CompoundEvent(kind="draw", events=(draw, draw)))
    assert not matches(OnceOrMore(Happens(Draw)), CompoundEvent(kind="draw", events=(draw, token)))
    assert matches(AnyOf((Happens(Draw), Happens(Create))), token)


@pytest.mark.parametrize(
    ("replacement", "event", "instead"),
    [
        (Nothing(), Draw(player=1), None),
        (TheSame(), Draw(player=1), Draw(player=1)),
        (GoesToZone("bag"), Move(object=1, to=Spot("heap", 0)), Move(object=1, to=Spot("bag", 0))),
        (GoesToZone("bag"), Draw(player=1), Draw(player=1)),
        (BreaksToo(), Draw(player=1), Destroy(object=1, source=1)),
        (DealtBy(ObjectsInZone("bag")), Draw(player=1), Draw(player=1, source=2)),
        (DrawsInstead(1), Destroy(object=3), Draw(player=1)),
        (OneMore(), Draw(player=1), CompoundEvent(kind="create", events=(Draw(player=1), Draw(player=1)))),
    ],
)
def test_replacements(replacement: Replacement, event: Event, instead: Event | None) -> None:
    """A pearl without a controller is its owner's."""
    assert replacement.event(shore(bag=(SMALL,), beach=(LARGE,)), event, ANN) == instead


def test_a_verb_is_performed_by_its_players_as_often_as_it_says() -> None:
    """Both players draw two; with an empty heap nobody can."""
    game = shore(heap=2)
    assert Draws(2, Everyone()).is_possible(game, ANN)
    assert Draws(2, Everyone()).generate(game, ANN)
    assert [in_zone(game, "bag", player) for player in (0, 1)] == [["小粒", "小粒"], ["小粒", "小粒"]]
    assert not Draws().is_possible(game, ANN)
    assert {event.by for event in game.state.history if isinstance(event, Draw)} == {"shore:1"}


def test_objects_are_destroyed_put_revealed_and_turned() -> None:
    """An effect on objects needs either objects or targets, and only existing objects are affected."""
    game = shore(bag=(LARGE,), beach=(SMALL, PLAIN))
    target = Breaks(target=TargetPhrase(AllObjects(LiesInZone("beach"))))
    assert target.generate(game, CoreContext(0, 1, targets=((1, 3),)))
    assert (in_zone(game, "bag", 0), in_zone(game, "beach")) == (["大粒", "小粒"], ["貝殻"])
    assert not target.is_possible(game, CoreContext(0, 1, targets=((1,),)))
    assert RevealEffect(ObjectsInZone("bag")).generate(game, ANN)
    assert sum(isinstance(event, Revealed) for event in game.state.history) == 2
    assert Flips(ObjectsInZone("bag"), is_public=True).generate(game, ANN)
    assert not RevealEffect(ObjectsInZone("bag")).is_possible(game, ANN)
    assert not Flips(ObjectsInZone("bag"), is_public=True).generate(game, ANN)
    assert Puts(ObjectsInZone("bag"), zone="heap").generate(game, ANN)
    assert in_zone(game, "heap", 0) == ["大粒", "小粒"]
    with pytest.raises(PartError, match=r"Breaks\.what: either what or target belongs there"):
        Breaks()


def test_tokens_and_counters() -> None:
    """As many as the effect says; what an object lacks cannot be removed."""
    game = shore(beach=(LARGE,))
    Makes(SMALL, 2, Opponents()).generate(game, ANN)
    assert in_zone(game, "beach") == ["大粒", "小粒", "小粒"]
    assert RemoveCountersEffect("塩", 0, This()).is_possible(game, ANN)
    assert PutCountersEffect("塩", 2, This()).generate(game, ANN)
    assert not RemoveCountersEffect("塩", 3, This()).is_possible(game, ANN)
    RemoveCountersEffect("塩", 1, This()).generate(game, ANN)
    assert game.state.objects[1].counters == (("塩", 1),)
    with pytest.raises(PartError, match=r"PutCountersEffect\.amount: a number from 0 belongs there"):
        PutCountersEffect("塩", -1, This())


def test_cards_are_discarded_by_choice_or_at_random() -> None:
    """At random nobody is asked; a hand that is too small makes the effect impossible."""
    game = shore(bag=(SMALL, LARGE), answers=(Pick(2),))
    assert Drops().generate(game, ANN)
    assert in_zone(game, "bag", 0) == ["小粒"]
    assert Drops(1, at_random=True, who=Opponents()).generate(game, ANN)
    assert len(game.zone("bag", 1)) == 1
    assert not Drops(2).is_possible(game, ANN)
    assert not Drops(1, what=ObjectsInZone("heap", 5)).is_possible(game, ANN)


def test_a_deck_is_searched_and_shuffled() -> None:
    """By default a player who can find a card does; afterwards the heap is shuffled, as it is when cards go into it."""
    game = shore(heap=2, bag=(LARGE,), answers=(Pick(2), Pick(1), Pick()))
    assert Digs(IsNamed("小粒")).generate(game, ANN)
    assert in_zone(game, "bag", 0) == ["大粒", "小粒"]
    assert not Digs(IsNamed("真珠")).generate(game, ANN)
    assert Buries().generate(game, ANN)
    assert len(game.zone("bag", 0)) == 2


def test_effects_are_made_of_effects() -> None:
    """One after the other, only under a condition, and only for those who choose to."""
    game = shore(heap=5)
    both = SequenceEffect((Draws(), Draws(2)))
    assert both.is_possible(game, ANN)
    assert both.generate(game, ANN)
    nothing: DiscreteEffect = SequenceEffect(())
    assert not ConditionalEffect(Exists(ObjectsInZone("sea")), Draws(), nothing).generate(game, ANN)
    assert ConditionalEffect(Exists(ObjectsInZone("bag")), Draws(), nothing).generate(game, ANN)
    assert len(game.zone("bag", 0)) == 4
    assert ForAFee(Draws(), Fee(is_high=False)).generate(game, ANN)
    assert not ForAFee(Draws(), Fee(is_high=True)).generate(game, ANN)
    assert not ForAFee(Draws()).generate(game, ANN)
    assert not ForAFee(Draws(), who=Nobody()).generate(game, ANN)
    with pytest.raises(PartError, match=r"ForAFee\.effect: either an effect or a cost is chosen"):
        ForAFee()


def test_a_lasting_effect_begins() -> None:
    """It keeps the objects that it has at first, and the amount; it fails if they are gone."""
    game = shore(beach=(SMALL, LARGE))
    grows = AddsToValue("size", DeclaredX())
    begin = BeginEffect(grows, "for good", AllObjects(IsLarge(2)))
    assert begin.generate(game, CoreContext(0, 1, declared=CoreDeclared(x=3)))
    (lasting,) = game.state.lasting
    assert (lasting.objects, lasting.until, lasting.effect.amount) == (frozenset({2}), "for good", 3)
    assert not BeginEffect(grows, "for good", AllObjects(IsLarge(9))).generate(game, ANN)
    assert BeginEffect(grows, "for good", next=Anything(), uses=1).generate(game, ANN)
    assert game.state.lasting[-1].awaits
    with pytest.raises(PartError, match=r"BeginEffect\.objects: applies, objects, target or next"):
        BeginEffect(grows, "for good")
