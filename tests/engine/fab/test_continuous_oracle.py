"""Continuous effects of random small cases are applied by the engine as an oracle of 6.3 applies them.

The oracle was written from the rules alone, without sight of the engine.
"""

from random import Random

import pytest
from support.engine.fab.oracles.continuous_oracle import outcomes
from support.engine.fab.oracles.continuous_play import on_the_engine, random_case


def _differing(seeds: range) -> list[int]:
    """Return the seeds of the cases in which the engine has a result that no order of equal timestamps allows."""
    cases = ((seed, random_case(Random(seed))) for seed in seeds)  # noqa: S311  (cases at random, not a secret)
    return [seed for seed, case in cases if on_the_engine(case) not in outcomes(case)]


@pytest.mark.exhaustive
def test_the_engine_applies_effects_as_the_oracle_does() -> None:
    """Two to four effects with thresholds, counters, asterisks and equal timestamps, on two or three objects."""
    assert _differing(range(250)) == []


@pytest.mark.nightly
def test_the_engine_applies_effects_of_many_more_cases_as_the_oracle_does() -> None:
    """The same for thousands of cases."""
    assert _differing(range(1000, 6000)) == []
