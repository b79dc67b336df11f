"""What holds for every game: whatever is chosen, its states are sound, and its saved form plays again as the same."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from support.engine.fab.declaring_cards import CARDS
from support.engine.fab.random_fab_games import WATCHED, broken

from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.rules.turn.turns import set_up
from rulesdb.engine.fab.sample_cards.decks import seats
from rulesdb.engine.fab.stages import FAB
from rulesdb.engine.fab.state import State
from rulesdb.engine.kernel.process.process import proceed, start
from rulesdb.engine.kernel.process.saving import SavedGame, decode, encode, replay

# Taken modulo the number of options: small numbers, so that one that goes wrong is found again in a short list.
numbers = st.lists(st.integers(min_value=0, max_value=60), max_size=120)
decks = st.lists(st.sampled_from(CARDS), max_size=20)


def _begin(deck: list[Card], seed: int) -> State:
    """Set up a game in which some cards of the decks to play with are others."""
    there = [replace(seat, deck=(*deck, *seat.deck[len(deck) :])) for seat in seats(("甲", "乙"))]
    return set_up(there, seed)


@pytest.mark.exhaustive
@given(st.integers(min_value=0, max_value=2**31), decks, numbers)
def test_any_choices_give_a_sound_game_that_is_replayed_from_its_saved_form(
    seed: int, deck: list[Card], choices: list[int]
) -> None:
    """Each state on the way is looked at as it comes about; the position that a saved game leads to is the same."""
    position, _ = start(WATCHED, _begin(deck, seed))
    made = []
    for choice in choices:
        if position.decision is None:
            break
        options = position.decision.options
        assert options, "a question without an answer"
        assert len(set(options)) == len(options), "the same option twice"
        made.append(choice % len(options))
        position, _ = proceed(WATCHED, position, options[made[-1]])
    assert list(broken(position.now)) == []
    saved = decode(encode(SavedGame("fab", "starter", seed, tuple(made))), "fab")
    again = replay(FAB, _begin(deck, saved.seed), saved.choices)
    assert again == position
    assert list(broken(again.now)) == []
