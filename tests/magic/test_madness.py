"""The checks of madness."""

from checked import checks_of, problems


def test_the_checks_of_madness_demonstrate_their_claims() -> None:
    """Each passes, and fails without the sentence or item that it claims."""
    checks = checks_of("madness")
    assert len(checks) >= 9
    assert list(problems(checks)) == []
