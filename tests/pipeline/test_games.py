"""Games as commands play them: whatever comes, everything that a player may ask is answered."""

from random import Random

import pytest

from rulesdb.pipeline.games import GAMES, PlayedGame, new_game


def _looked_at(game: PlayedGame) -> None:
    """Look at the board, at the sheets of all known cards, and at the help of every option."""
    question = game.question()
    assert question is not None
    assert question.explanation
    assert [*game.board()]
    assert all(sheet.startswith("《") for sheet in game.sheets(""))
    for index in range(len(question.options)):
        found = game.option_help(index)
        assert found.text
        assert found.rule


@pytest.mark.in_part(0, 2)
@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_to_its_end(name: str, seed: int) -> None:
    """Both players choose at random; at every tenth question the player looks at everything."""
    game, chance = new_game(name, seed), Random(seed)  # noqa: S311  (answers of a player, not a secret)
    told = []
    while (question := game.question()) and not game.is_full:
        if game.choices % 10 == 0:
            _looked_at(game)
        index = chance.randrange(len(question.options)) if question.player == 0 else game.chance()
        turn = game.choose(index)
        told += [turn.choice, *(event.sentence for event in turn.events)]
    assert question is None
    assert [text for text in told if "何か" in text] == []
