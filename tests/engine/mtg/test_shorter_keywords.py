"""The checks of echo, flanking, shadow, slivers and storm."""

import pytest
from support.engine.mtg.proved_checks import checks_of, problems


@pytest.mark.parametrize("module", ["echo", "flanking", "shadow", "slivers", "storm"])
def test_each_claim_is_demonstrated(module: str) -> None:
    """With all rules in force each check passes; without what it claims it sees another outcome."""
    assert list(problems(checks_of(module))) == []
