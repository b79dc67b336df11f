"""The card language of Magic: what is printed is read as the same value, for whatever its phrases can say."""

from typing import get_args, get_origin

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from support.engine.grammar_conflicts import conflicts
from support.engine.mtg.random_mtg_values import VALUES

from rulesdb.engine.kernel.language.phrases import Role, UnsayableError
from rulesdb.engine.mtg.decks import seats
from rulesdb.engine.mtg.language.card_sheets import reader
from rulesdb.engine.mtg.language.record_words import WORDS
from rulesdb.engine.mtg.language.vocabulary import ROLES, printer, vocabulary
from rulesdb.engine.mtg.rules.starting import Seat

DEEPEST = 3


@settings(deadline=None)  # the first example makes the grammar
@given(st.sampled_from(ROLES).flatmap(lambda role: st.tuples(st.just(role), VALUES.records(role.parent, DEEPEST))))
def test_random_values_come_back(pair: tuple[Role, object]) -> None:
    """Whatever is put together, unless no phrase says it: then it is refused, and nothing is left out."""
    role, value = pair
    try:
        said = printer().say(value)
    except UnsayableError:
        assume(False)
    assert reader().read(said, role.name) == value
    assert printer().say(reader().read(said, role.name)) == said


@pytest.mark.exhaustive
def test_no_text_has_two_readings() -> None:
    """The grammar has no conflict."""
    assert conflicts(vocabulary()) == []


def test_every_word_is_one_of_a_kind() -> None:
    """Each value of a Literal has a word, and no two have the same."""
    for (hint, _form), words in WORDS.items():
        assert get_origin(hint) is type or set(words) == set(get_args(hint))
        assert len(set(words.values())) == len(words)


@pytest.mark.parametrize("seat", seats(), ids=lambda seat: seat.name)
def test_cards_of_the_sample_decks_are_read_as_they_are_printed(seat: Seat) -> None:
    """In one line each."""
    for card in seat.deck:
        assert reader().read(printer().say(card), "card") == card
