"""Decks of every game: those that docs/decks shows, and games that begin with them."""

from pathlib import Path

import pytest

from rulesdb.engine.games import bundle
from rulesdb.engine.kernel.process.process import start
from rulesdb.source.text import SourceText
from rulesdb.source.text_reading import read_text

_DECKS = sorted((Path(__file__).resolve().parents[2] / "docs" / "decks").glob("*.txt"))


@pytest.mark.parametrize("file", _DECKS, ids=lambda file: file.stem)
def test_a_game_begins_with_a_deck_of_the_documents(file: Path) -> None:
    """The name of the file begins with its game; the other player has the sample deck."""
    game = bundle(file.name.partition("-")[0])
    deck, problems = game.read_deck(read_text(file))
    assert problems == ()
    state = game.begin(1, (deck, None))
    names = {item.card.name for item in state.objects.values() if item.owner == 0}
    assert {card.name for card in deck.deck} <= names
    assert [player.name for player in state.players] == ["あなた", "相手"]
    assert start(game.rules, state)[0].decision is not None


def test_a_deck_that_is_not_understood_is_reported_where_it_is_wrong() -> None:
    """As the sheets of any file."""
    deck, (problem,) = bundle("mtg").read_deck(SourceText("deck.txt", "4x 《子熊》 「{G}」 くま"))
    assert deck is None
    assert (problem.line, problem.column) == (1, 15)
