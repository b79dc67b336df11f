"""The measured shares of topics in which rules are decisive are those of the engine as it is; --refresh writes them."""

import pytest
from support.situations.measured_shares import LEAST, measured_shares, write_shares

from rulesdb.engine.games import GAMES, bundle
from rulesdb.situations.candidates import listed

NEAR = 12
"""The greatest difference in points between a listed and a measured share: new checks and examples change them."""


@pytest.mark.parametrize("game", GAMES)
def test_listed_shares_are_of_rules_in_the_book(game: str) -> None:
    """A rule that was renamed or removed is no longer listed."""
    unknown = {rule for rule in listed(game) if f"{game}:{rule}" not in bundle(game).book.rules}
    assert unknown == set()
    assert all(LEAST <= percent <= 100 for percent in listed(game).values())


@pytest.mark.nightly
@pytest.mark.parametrize("game", GAMES)
def test_listed_shares_are_near_those_measured(game: str, request: pytest.FixtureRequest) -> None:
    """All checks and example situations of a game are played for it."""
    measured = measured_shares(game)
    if request.config.getoption("--refresh"):
        write_shares(game, measured)
        listed.cache_clear()
    far = {
        rule: (listed(game).get(rule, 0), measured.get(rule, 0))
        for rule in {*measured, *listed(game)}
        if abs(listed(game).get(rule, 0) - measured.get(rule, 0)) > NEAR
    }
    assert far == {}
