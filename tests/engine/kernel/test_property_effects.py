"""What effects make of the properties of objects, base values and added parts among them, in the game of fish."""

import pytest
from support.engine.fish_game import (
    AnyFish,
    Fish,
    FishInThePond,
    Gains,
    Glows,
    Grows,
    IsSmall,
    Loses,
    Pond,
    lasts,
    pond,
)

from rulesdb.engine.kernel.cards.contexts import CoreContext
from rulesdb.engine.kernel.cards.roles import with_fixed_amounts
from rulesdb.engine.kernel.effects.properties import abilities, properties
from rulesdb.engine.kernel.effects.property_effects import (
    AddsToValue,
    Bounds,
    CombinedEffect,
    DividesValue,
    GainsAbility,
    GainsValue,
    LosesAbilities,
    LosesValue,
    MultipliesValue,
    PropertyEffect,
    SetsValue,
    changed_properties,
    modified,
    operation_of,
)
from rulesdb.engine.kernel.engine_errors import PartError

CARP = Fish("鯉", 3)
STONE = Fish("石", None)


def changed(before: Fish, *effects: PropertyEffect, bounds: Bounds | None = None) -> Fish:
    """Return the properties of a fish after some effects, in this order."""
    game: Pond = pond(before)
    for effect in effects:
        before = modified(game, effect, CoreContext(0, 1), before, bounds or Bounds())
    return before


@pytest.mark.parametrize(
    ("effect", "size"),
    [
        (MultipliesValue("size", 2), 6),
        (DividesValue("size", 2), 1),
        (DividesValue("size", 0), 3),
        (SetsValue("size", 7, is_base=False), 7),
        (AddsToValue("size", -5), 0),
        (GainsValue("size", 4), 4),
        (LosesValue("size"), None),
    ],
)
def test_a_value_is_changed(effect: PropertyEffect, size: int | None) -> None:
    """Fractions are dropped, no value is below 0, and 0 divides none."""
    assert changed(CARP, effect).size == size
    assert changed_properties(effect) == {"size"}


def test_only_gaining_creates_a_value() -> None:
    """A stone has no size, until it gains one."""
    assert changed(STONE, MultipliesValue("size", 2), SetsValue("size", 1)).size is None
    assert changed(STONE, GainsValue("size", 4)).size == 4


def test_the_base_value_stays_while_the_value_is_modified() -> None:
    """A change of the base value goes on into the value that was modified before."""
    grown = changed(CARP, AddsToValue("size", 2))
    assert (grown.size, grown.base("size")) == (5, 3)
    reset = changed(grown, SetsValue("size", 1))
    assert (reset.size, reset.base("size")) == (3, 1)
    doubled = changed(reset, MultipliesValue("size", 3, is_base=True))
    assert (doubled.size, doubled.base("size")) == (5, 3)


def test_a_value_that_is_lost_has_no_base_value_any_more() -> None:
    """The carp has grown before it loses its size, and is of the size that it gains after that."""
    lost = changed(CARP, AddsToValue("size", 2), LosesValue("size"))
    assert (lost.size, lost.base("size")) == (None, None)
    assert changed(lost, SetsValue("size", 4)).size is None
    regained = changed(lost, GainsValue("size", 4))
    assert (regained.size, regained.base("size")) == (4, 4)


def test_a_game_says_whether_a_loss_takes_what_effects_added() -> None:
    """Of two equal abilities one was added; a game may keep that one, and all by default are lost."""
    born = Fish("鮃", 1, (Glows(),))
    effects = GainsAbility(Glows()), LosesAbilities(Glows)
    keeping = Bounds(lost=lambda parts, added: parts[len(added) :])
    assert changed(born, *effects).abilities == ()
    assert changed(born, *effects, bounds=keeping).abilities == (Glows(),)
    assert changed(STONE, GainsValue("size", 4), LosesValue("size"), bounds=keeping).size == 4


def test_to_add_a_negative_amount_is_to_subtract() -> None:
    """It has a row of its own in games where that matters."""
    game, context = pond(CARP), CoreContext(0, 1)
    found = [operation_of(game, AddsToValue("size", amount), context) for amount in (1, 0, -1)]
    assert found == ["add", "add", "subtract"]


def test_the_parts_of_an_effect_apply_to_what_the_whole_applies_to() -> None:
    """Fixed objects, or those that fit; a static ability given by a part would function, too."""
    both = CombinedEffect((Gains(Glows()), Grows("size", 2)))
    game = pond(CARP, CARP, lasting=(lasts(both, 1),))
    assert [(game.size(fish), len(abilities(game, fish))) for fish in (1, 2)] == [(5, 1), (3, 0)]
    small = CombinedEffect((Grows("size", 4),), applies=IsSmall())
    game = pond(CARP, Fish("稚魚", 1), lasting=(lasts(small),))
    assert [game.size(fish) for fish in (1, 2)] == [3, 5]


def test_a_part_can_take_abilities_away() -> None:
    """As an effect by itself can."""
    bright = Fish("烏賊", 1, (Glows(),))
    game = pond(bright, lasting=(lasts(CombinedEffect((Loses(Glows), Grows("size", 1))), 1),))
    assert properties(game, 1).abilities == ()


def test_amounts_of_parts_are_fixed() -> None:
    """With those of the whole."""
    grows = CombinedEffect((Grows("size", FishInThePond()),))
    assert with_fixed_amounts(pond(CARP, CARP), grows, CoreContext(0, 1)) == CombinedEffect((Grows("size", 2),))


def test_a_part_does_not_say_what_it_is_for() -> None:
    """The whole does."""
    with pytest.raises(PartError):
        CombinedEffect((Grows("size", 1, applies=AnyFish()),))
