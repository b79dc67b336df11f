"""The checks of buyback."""

from checked import checks_of, problems


def test_the_checks_of_buyback_demonstrate_their_claims() -> None:
    """Each passes, and fails without the sentence or item that it claims."""
    checks = checks_of("buyback")
    assert len(checks) >= 9
    assert list(problems(checks)) == []
