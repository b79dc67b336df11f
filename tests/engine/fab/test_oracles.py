"""Effects and combats of random small cases come out on the engine as three oracles say.

The oracles, of 6.3, of 6.4 and 6.5, and of 1.11 and 7, were written from the rules alone, without sight of the engine.
"""

from collections.abc import Callable
from random import Random

import pytest
from support.engine.fab.oracles import (
    combat_case,
    combat_oracle,
    combat_play,
    continuous_oracle,
    continuous_play,
    replacement_oracle,
    replacement_play,
)


def _continuous_differs(chance: Random) -> bool:
    """Whether the engine has a result that no order of equal timestamps allows."""
    case = continuous_play.random_case(chance)
    return continuous_play.on_the_engine(case) not in continuous_oracle.outcomes(case)


def _replacement_differs(chance: Random) -> bool:
    """Whether the choices of the players allow other outcomes on the engine."""
    case = replacement_play.random_case(chance)
    expected = {replacement_play.as_compared(one) for one in replacement_oracle.outcomes(case)}
    return replacement_play.on_the_engine(case) != expected


def _combat_differs(chance: Random) -> bool:
    """Whether the engine gives other players priority, allows them other cards, or comes to another end."""
    case = combat_case.random_case(chance)
    return bool(combat_play.difference(case, combat_oracle.played(case)))


Differing = Callable[[Random], bool]


def _differing(differs: Differing, seeds: range) -> list[int]:
    """Return the seeds of the cases in which engine and oracle differ."""
    return [seed for seed in seeds if differs(Random(seed))]  # noqa: S311  (cases at random, not a secret)


@pytest.mark.parametrize(
    "differs",
    [pytest.param(_continuous_differs, marks=pytest.mark.exhaustive), _replacement_differs, _combat_differs],
)
def test_the_engine_applies_effects_as_the_oracle_does(differs: Differing) -> None:
    """Two to four effects on objects, or on events with every choice; combats of two or three players."""
    assert _differing(differs, range(250)) == []


@pytest.mark.nightly
@pytest.mark.parametrize("differs", [_continuous_differs, _replacement_differs, _combat_differs])
def test_the_engine_applies_effects_of_many_more_cases_as_the_oracle_does(differs: Differing) -> None:
    """The same for thousands of cases."""
    assert _differing(differs, range(1000, 6000)) == []
