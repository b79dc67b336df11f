"""The situations of Magic that are shown as examples: each is played, and has the answers that it expects."""

from pathlib import Path

import pytest

from rulesdb.situations.files import read_situation
from rulesdb.situations.games import situation_game
from rulesdb.situations.playing import play
from rulesdb.source.text_reading import read_text

SHOWN = sorted((Path(__file__).resolve().parents[3] / "docs" / "situations" / "mtg").glob("*.txt"))


@pytest.mark.parametrize("path", SHOWN, ids=lambda path: path.stem)
def test_a_shown_situation_has_the_expected_answers(path: Path) -> None:
    """It is played to its end, and every question in it has an expected answer."""
    situation, problems = read_situation(read_text(path))
    assert problems == ()
    assert situation is not None
    played = play(situation)
    assert (played.open, played.problem) == (None, None)
    seen = [(one.sentence.line, one.outcome.answer) for one in played.asked]
    assert seen == [(one.sentence.line, one.sentence.expected) for one in played.asked]


@pytest.mark.parametrize("path", SHOWN, ids=lambda path: path.stem)
def test_sentences_of_shown_situations_are_printed_as_they_are_read(path: Path) -> None:
    """The printed sentence has the same meaning as the written one."""
    situation, _problems = read_situation(read_text(path))
    assert situation is not None
    game = situation_game("mtg")
    for sentence in situation.sentences:
        assert game.reader().read(game.printer().say(sentence.clause), "clause") == sentence.clause


def test_fifteen_situations_are_shown_at_least() -> None:
    """A folder that is not found would pass every other test."""
    assert len(SHOWN) >= 15
