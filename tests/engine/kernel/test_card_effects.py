"""What the kernel makes of abilities, effects, restrictions and triggers, shown in a made-up game of fish."""

import pytest
from msgspec.structs import replace
from support.engine.fish_game import (
    AnyFish,
    Fish,
    FishInThePond,
    Gains,
    Glows,
    Grows,
    Is,
    IsCrowded,
    IsSmall,
    Loses,
    Pond,
    Splash,
    Splashes,
    glows,
    lasts,
    pond,
    static,
)

from rulesdb.engine.kernel.cards.abilities import ConditionalAbility, StaticAbility, TriggeredAbility
from rulesdb.engine.kernel.cards.contexts import CoreContext
from rulesdb.engine.kernel.cards.roles import with_fixed_amounts
from rulesdb.engine.kernel.effects.actions import is_allowed, is_impossible, is_required
from rulesdb.engine.kernel.effects.effects_in_force import of_kind, working
from rulesdb.engine.kernel.effects.properties import has_ability, properties
from rulesdb.engine.kernel.effects.triggers import (
    DelayedTrigger,
    Listener,
    NoTrigger,
    StateTriggerRules,
    trigger_by_state,
)
from rulesdb.engine.kernel.event_kinds.effect_events import Triggers
from rulesdb.engine.kernel.event_kinds.turn_events import TurnBegins
from rulesdb.engine.kernel.process.pipeline import happen, note
from rulesdb.engine.kernel.state.state import CoreObject, CorePending
from rulesdb.engine.kernel.tables.action_rules import (
    AllowingEffect,
    RequiringEffect,
    RestrictingEffect,
    RestrictingToSome,
)

CARP = Fish("鯉", 3)
FRY = Fish("稚魚", 1)


def test_a_static_ability_applies_to_its_source_or_to_what_fits() -> None:
    """Without a filter an effect is about its source alone."""
    vain, kind = (
        Fish("金魚", 2, (static(Grows("size", 2)),)),
        Fish("鯰", 5, (static(Grows("size", 1, applies=IsSmall())),)),
    )
    game = pond(vain, kind, FRY)
    assert [game.size(fish) for fish in (1, 2, 3)] == [4, 5, 2]


def test_a_conditional_ability_applies_while_its_condition_is_met() -> None:
    """The third fish makes the pond crowded."""
    shy = Fish("鯰", 5, (static(Grows("size", -1), when_crowded=True),))
    assert pond(shy, FRY).size(1) == 5
    assert pond(shy, FRY, FRY).size(1) == 4


def test_a_conditional_ability_for_what_fits_needs_its_condition() -> None:
    """It lets small fish grow, once the pond is crowded."""
    kind = Fish("鯰", 5, (static(Grows("size", 1, applies=IsSmall()), when_crowded=True),))
    assert [pond(kind, FRY).size(2), pond(kind, FRY, FRY).size(2)] == [1, 2]


def test_an_ability_that_does_not_function_has_no_effect() -> None:
    """A fish in the mud, which nobody sees, does nothing for others."""
    hidden = CoreObject(
        1, 1, Fish("鯰", 5, (static(Grows("size", 1, applies=AnyFish())),)), 0, "water", is_public=False
    )
    assert pond(hidden, FRY).size(2) == 1


def test_no_addition_leads_below_the_least_value_and_none_creates_a_value() -> None:
    """A stone has no size, before and after."""
    game = pond(FRY, Fish("石", None), lasting=(lasts(Grows("size", -5), 1, 2),))
    assert (game.size(1), game.size(2)) == (0, None)


def test_values_are_set_before_they_are_added_to() -> None:
    """The rows are the game's, whichever effect is older."""
    game = pond(CARP, lasting=(lasts(Grows("size", 4), 1, since=1), lasts(Is("size", 1), 1, since=2)))
    assert game.size(1) == 5


def test_abilities_are_gained_and_lost_by_fixed_objects() -> None:
    """The last effect decides."""
    gains, loses = lasts(Gains(Glows()), 1, since=1), lasts(Loses(Glows), 1, since=2)
    assert glows(pond(CARP, FRY, lasting=(gains,)), 1)
    assert not glows(pond(CARP, FRY, lasting=(gains,)), 2)
    assert not glows(pond(CARP, lasting=(gains, loses)), 1)


def test_a_static_ability_that_is_lost_has_no_effect() -> None:
    """The loss is that of a resolution, fixed to the fish."""
    proud = Fish("鯛", 2, (static(Grows("size", 2)),))
    lost = lasts(Loses(type(proud.abilities[0])), 1, since=1)
    assert [pond(proud).size(1), pond(proud, lasting=(lost,)).size(1)] == [4, 2]


@pytest.mark.parametrize(("gained", "lost", "size"), [(1, 2, 3), (2, 1, 4)])
def test_a_static_ability_is_lost_only_after_it_is_gained(gained: int, lost: int, size: int) -> None:
    """A loss that is older does not concern it."""
    gains = lasts(Gains(static(Grows("size", 1))), 1, since=gained)
    loses = lasts(Loses(StaticAbility), 1, since=lost)
    assert pond(CARP, lasting=(gains, loses)).size(1) == size


def test_a_gained_static_ability_works() -> None:
    """It has the timestamp of the effect by which it was gained."""
    game = pond(CARP, lasting=(lasts(Gains(static(Grows("size", 1))), 1, since=7),))
    ((item, ability, index, since),) = working(game, type(static(Grows("size", 1))))
    assert (item.id, index, since) == (1, 107, 7)
    assert ability == StaticAbility(of_kind(game, Grows)[0][0])
    assert game.size(1) == 4


def test_an_ability_within_a_conditional_one_counts_while_its_condition_is_met() -> None:
    """Whoever asks for the kind of ability sees it then."""
    lamp = Fish("蛍烏賊", 1, (ConditionalAbility(IsCrowded(), Glows()),))
    assert not has_ability(pond(lamp), 1, Glows)
    assert has_ability(pond(lamp, FRY, FRY), 1, Glows)


def test_an_amount_of_a_resolution_is_fixed_when_it_is_generated() -> None:
    """Later fish do not count; an effect of an ability counts them all."""
    alone, many = pond(FRY), pond(FRY, FRY, FRY)
    fixed = with_fixed_amounts(alone, Grows("size", FishInThePond()), CoreContext(0, 1))
    assert fixed == Grows("size", 1)
    live = Fish("鯖", 1, (static(Grows("size", FishInThePond())),))
    assert pond(live, FRY, FRY).size(1) == 4
    assert properties(many, 1) == FRY


@pytest.mark.parametrize(
    ("effects", "impossible"),
    [
        ((), [False, False]),
        ((RestrictingEffect("catch", IsSmall()),), [False, True]),
        ((RestrictingToSome("catch", IsSmall()),), [True, False]),
        ((RestrictingEffect("feed"),), [False, False]),
        ((RestrictingEffect("catch"), AllowingEffect("catch"), RequiringEffect("catch")), [True, True]),
    ],
)
def test_a_restriction_makes_its_action_impossible(
    effects: tuple[RestrictingEffect, ...], impossible: list[bool]
) -> None:
    """A restriction is about one action and the objects that fit, and no allowance lifts it."""
    game = pond(CARP, FRY, lasting=tuple(lasts(effect, since=at) for at, effect in enumerate(effects)))
    assert [is_impossible(game, "catch", 0, fish) for fish in (1, 2)] == impossible
    assert not is_impossible(game.without_restrictions(), "catch", 0, 1)


def test_requirements_and_allowances_are_about_what_they_name() -> None:
    """Neither is the other."""
    game = pond(CARP, FRY, lasting=(lasts(RequiringEffect("catch", IsSmall())), lasts(AllowingEffect("feed"), since=1)))
    assert [is_required(game, "catch", 0, fish) for fish in (1, 2)] == [False, True]
    assert [is_allowed(game, action, 0, 2) for action in ("catch", "feed")] == [False, True]


def _triggered(game: Pond) -> list[int]:
    happen(game, Splash())
    return [pending.source for pending in game.state.pending]


def test_abilities_trigger_printed_gained_and_delayed() -> None:
    """A delayed effect of a player who has lost the game controls nothing any more."""
    ability = TriggeredAbility((), on=Splashes())
    startled = Fish("鮒", 1, (ability,))
    assert _triggered(pond(startled, CARP)) == [1]
    assert _triggered(pond(CARP, CARP, lasting=(lasts(Gains(ability), 2),))) == [2]
    assert _triggered(pond(CARP, lasting=(lasts(DelayedTrigger(ability)),))) == [1]
    assert _triggered(pond(CARP, lasting=(lasts(DelayedTrigger(ability)),), lost=True)) == []


def test_a_delayed_effect_is_not_the_only_one_that_lasts() -> None:
    """The other one lets a fish grow, and triggers on nothing."""
    grows, delayed = lasts(Grows("size", 1), 1), lasts(DelayedTrigger(TriggeredAbility((), on=Splashes())), since=1)
    assert _triggered(pond(CARP, lasting=(grows, delayed))) == [1]


def test_an_effect_can_forbid_to_trigger() -> None:
    """It may name the sources, or the events."""
    startled = Fish("鮒", 1, (TriggeredAbility((), on=Splashes()),))
    large = Fish("鮫", 9, startled.abilities)
    calm = lasts(NoTrigger(source=IsSmall()))
    assert _triggered(pond(startled, large, lasting=(calm,))) == [2]
    assert _triggered(pond(startled, large, lasting=(lasts(NoTrigger(on=Splashes())),))) == []


def _trigger_by_state(game: Pond, listener: Listener) -> None:
    context = listener.context
    note(game, Triggers(pending=CorePending(context.controller, context.source, listener.triggered.layer, context)))


STATES = StateTriggerRules[Pond](trigger=_trigger_by_state)


def test_a_state_triggers_an_effect_once_until_it_has_ceased_to_hold() -> None:
    """A fish minds the crowd; what triggers on events is left alone."""
    shy = Fish("鮒", 1, (TriggeredAbility((), while_=IsCrowded()), TriggeredAbility((), on=Splashes())))
    few, crowd = pond(shy, CARP), pond(shy, CARP, CARP)
    trigger_by_state(few, STATES)
    assert few.state.pending == ()
    trigger_by_state(crowd, STATES)
    trigger_by_state(crowd, STATES)
    assert [event.pending.source for event in crowd.events if isinstance(event, Triggers)] == [1]
    crowd.become(replace(crowd.state, objects=few.state.objects))
    trigger_by_state(crowd, STATES)
    crowd.become(replace(crowd.state, objects=pond(shy, CARP, CARP).state.objects))
    trigger_by_state(crowd, STATES)
    assert len(crowd.state.pending) == 2
    note(crowd, TurnBegins(player=0))
    trigger_by_state(crowd, STATES)
    assert len(crowd.state.pending) == 2


def test_an_effect_without_a_state_condition_triggers_on_no_state() -> None:
    """Although the game looks at the state for effects that trigger on events, too."""
    game = pond(Fish("鮒", 1, (TriggeredAbility((), on=Splashes()),)), CARP, CARP)
    trigger_by_state(game, StateTriggerRules[Pond](trigger=_trigger_by_state, is_by_state=lambda _triggered: True))
    assert game.state.pending == ()
