"""The first rule that a ruling names is most often the one that a judge would cite, who has not seen the ruling."""

import pytest
from support.situations.first_rules import cited_rules

LEAST = 0.9
"""The least share of questions; benchmarks/first_rules.py lists the others."""


@pytest.mark.exhaustive
def test_rulings_name_the_rule_first_that_a_judge_would_cite() -> None:
    """Every question of the example situations was judged."""
    every = list(cited_rules())
    assert len({one.situation for one in every}) > 150
    assert sum(one.is_right for one in every) >= LEAST * len(every)
