"""What Enter alone chooses in ``rulesdb play``: never what undoes an action that has begun, or ends one's own turn."""

from random import Random

import pytest
from support.cli.oars_rulebook import Run

from rulesdb.pipeline.games import GAMES, GameQuestion, PlayedGame, Turn, new_game

_CHOICES = 150


def _undone(turn: Turn) -> bool:
    return any("巻き戻される" in event.sentence for event in turn.events)


def _is_asked(question: GameQuestion) -> bool:
    return not (question.can_only_pass or question.is_idle)


def _follow(game: PlayedGame) -> None:
    """Let both players do the least until the player is asked something, as the prompt does."""
    while (question := game.question()) is not None and not (question.player == 0 and _is_asked(question)):
        game.choose(question.passing if question.passing is not None else question.default or 0)


@pytest.mark.in_part(1)
@pytest.mark.parametrize("game_name", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_enter_neither_undoes_nor_ends_a_turn(game_name: str, seed: int) -> None:
    """Whenever Enter chooses something on one's own turn, the turn goes on and nothing is taken back."""
    game, chance = new_game(game_name, seed), Random(seed)  # noqa: S311  (choices of a player, not a secret)
    tried = 0
    while game.choices < _CHOICES and (question := game.question()) is not None:
        if question.player != 0 or not _is_asked(question) or question.default is None or chance.random() < 0.5:
            game.choose(chance.randrange(len(question.options)))
            continue
        turn, is_pass = game.turn, question.default == question.passing
        is_own = next(iter(game.board())).startswith(f"ターン{turn}(あなた")
        assert not _undone(game.choose(question.default))
        if is_own and is_pass:
            tried += 1
            _follow(game)
            assert game.turn == turn
    assert game.choices > _CHOICES // 2


@pytest.mark.parametrize("game_name", GAMES)
def test_what_does_too_much_is_no_default(game_name: str) -> None:
    """Passing with nothing on the stack would end the turn, and choosing nothing to pay with would undo a play."""
    game, chance = new_game(game_name, 7), Random(7)  # noqa: S311  (as above)
    without_default = set()
    while game.choices < _CHOICES and (question := game.question()) is not None:
        if question.player == 0 and question.default is None:
            without_default.add(question.text)
        game.choose(chance.randrange(len(question.options)))
    assert "優先権" in without_default
    assert len(without_default) > 1


def test_enter_at_a_payment_asks_again(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """The card that waits for its cost stays announced, and the prompt says why nothing was chosen."""
    lines = iter(["0", "1", "", ""])
    monkeypatch.setattr("rulesdb.cli.game_prompt.read_line", lambda: next(lines, None))
    answer = run("play", "--seed", "7")
    assert "巻き戻される" not in answer.out
    assert answer.err.count("Enter chooses nothing") == 1
