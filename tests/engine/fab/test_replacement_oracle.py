"""Replacement effects of random small cases are applied by the engine as an oracle of 6.4 and 6.5 applies them.

The oracle was written from the rules alone, without sight of the engine.
"""

from random import Random

import pytest
from support.engine.fab.oracles.replacement_oracle import outcomes
from support.engine.fab.oracles.replacement_play import as_compared, on_the_engine, random_case


def _differing(seeds: range) -> list[int]:
    """Return the seeds of the cases in which the choices of the players allow other outcomes on the engine."""
    cases = ((seed, random_case(Random(seed))) for seed in seeds)  # noqa: S311  (cases at random, not a secret)
    return [seed for seed, case in cases if on_the_engine(case) != {as_compared(one) for one in outcomes(case)}]


def test_the_engine_replaces_events_as_the_oracle_does() -> None:
    """One or two events, and two to four replacement and prevention effects of two players, with every choice."""
    assert _differing(range(250)) == []


@pytest.mark.nightly
def test_the_engine_replaces_events_of_many_more_cases_as_the_oracle_does() -> None:
    """The same for thousands of cases."""
    assert _differing(range(1000, 6000)) == []
