"""The situations of Magic that are shown as examples: each is played, and has the answers that it expects."""

from pathlib import Path

import pytest

from rulesdb.situations.files import Situation, read_situation
from rulesdb.situations.games import situation_game
from rulesdb.situations.playing import game_without, play
from rulesdb.source.resources import data_folder
from rulesdb.source.text_reading import read_text

SHOWN = sorted((data_folder() / "mtg" / "situations").glob("*.txt"))


def told(path: Path) -> Situation:
    """Return the situation of a file in which nothing is wrong."""
    situation, problems = read_situation(read_text(path))
    assert problems == ()
    assert situation is not None
    return situation


@pytest.mark.in_part(12)
@pytest.mark.parametrize("path", SHOWN, ids=lambda path: path.stem)
def test_a_shown_situation_has_the_expected_answers(path: Path) -> None:
    """It is played to its end, and every question in it has an expected answer."""
    played = play(told(path))
    assert (played.open, played.problem) == (None, None)
    seen = [(one.sentence.line, one.outcome.answer) for one in played.answered]
    assert seen == [(one.sentence.line, one.sentence.expected) for one in played.answered]


@pytest.mark.in_part(12)
@pytest.mark.parametrize("path", SHOWN, ids=lambda path: path.stem)
def test_sentences_of_shown_situations_are_printed_as_they_are_read(path: Path) -> None:
    """The printed sentence has the same meaning as the written one."""
    game = situation_game("mtg")
    for sentence in told(path).sentences:
        assert game.reader().read(game.printer().say(sentence.clause), "clause") == sentence.clause


@pytest.mark.in_part(2)
@pytest.mark.parametrize("path", SHOWN, ids=lambda path: path.stem)
def test_a_shown_situation_has_other_answers_without_a_sentence_that_it_claims(path: Path) -> None:
    """With the claimed sentence switched off, a question that the game comes to has another answer."""
    situation = told(path)
    played = play(situation)
    answers = {one.group: one.outcome.answer for one in played.answered}
    for claim in situation.claims:
        without = game_without(situation, claim, played).answers
        assert any(other != answers[group] for group, other in without.items()), claim


def test_fifteen_situations_are_shown_at_least() -> None:
    """A folder that is not found would pass every other test."""
    assert len(SHOWN) >= 15
