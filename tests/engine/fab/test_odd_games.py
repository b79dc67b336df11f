"""Games of random legal choices with cards whose abilities are put together at random: none loops, none breaks."""

from functools import cache

import pytest
from support.engine.fab.odd_fab_cards import odd_cards
from support.engine.fab.odd_fab_games import play_odd_game
from support.engine.fab.random_fab_games import WATCHED

from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.language.card_reading import reader
from rulesdb.engine.fab.language.vocabulary import printer
from rulesdb.engine.fab.stages import FAB

GAMES = 40
ENDS = {(0,), (1,), ()}
GIVEN_UP = None
MOST_GAMES = 300


@cache
def pool() -> tuple[Card, ...]:
    """Return the odd cards; made when a test first asks for them, since all runs collect this file."""
    return odd_cards(200, seed=3)


@pytest.mark.exhaustive
def test_an_odd_card_is_read_as_it_is_printed() -> None:
    """Every card of the pool, which has no name twice."""
    assert len({card.name for card in pool()}) == len(pool())
    for card in pool():
        assert reader().read(printer().say(card), "card") == card


@pytest.mark.in_part(0, 2)
@pytest.mark.parametrize("seed", range(GAMES))
def test_games_with_odd_cards_keep_every_invariant(seed: int) -> None:
    """They end, or the players give up, and after every event nothing is wrong with the state."""
    state, _choices = play_odd_game(pool(), seed, WATCHED)
    assert state.winners in {*ENDS, GIVEN_UP}


@pytest.mark.exhaustive
def test_games_with_odd_cards_end_in_every_way() -> None:
    """Either player wins, and there are draws."""
    found = set()
    for seed in range(MOST_GAMES):
        found.add(play_odd_game(pool(), seed, FAB)[0].winners)
        if found >= ENDS:
            return
    pytest.fail(f"{MOST_GAMES} games end in {found} only")
