"""``rulesdb play``: saved games that are not what they seem, and where a game ends."""

import json
from pathlib import Path

import pytest
from support.cli.oars_rulebook import Run

import rulesdb
from rulesdb.engine.kernel.process.saving import MOST_CHOICES

GAME = {"ruleset": "fab", "setup": "starter", "seed": 1, "choices": [], "version": rulesdb.__version__, "format": 1}


@pytest.mark.parametrize(
    ("changed", "problem"),
    [
        ({"choices": [0] * 200_000}, "larger than 100,000 bytes or 5,000 choices"),
        ({"choices": [0] * (MOST_CHOICES + 1)}, "this game has 5,001 choices; at most 5,000 are played again"),
        ({"choices": [99]}, "choice 1 is 99, but there are"),
        ({"choices": [10**30]}, "this is no saved game ("),
        ({"seed": -1}, "this is no saved game ("),
        ({"seed": int("9" * 4_000)}, "this is no saved game ("),
        ({"setup": "chess"}, "this game begins with 'chess', not with 'starter'"),
        ({"ruleset": "go"}, "this is a game of 'go', not of 'fab'"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_saved_game_that_cannot_be_played(run: Run, tmp_path: Path, changed: dict[str, object], problem: str) -> None:
    """One sentence with the file and the reason, and status 2."""
    file = tmp_path / "game.json"
    file.write_text(json.dumps(GAME | changed), encoding="utf-8")
    answer = run("play", "--load", file)
    assert (answer.status, answer.out) == (2, "")
    assert answer.err.startswith("rulesdb: ")
    assert problem in answer.err
    assert answer.err.count("\n") == 1


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="needs Linux's endless device")
def test_an_endless_file_is_no_saved_game(run: Run) -> None:
    """It is not read to its end."""
    answer = run("play", "--load", "/dev/zero")
    assert (answer.status, answer.out) == (2, "")
    assert answer.err.startswith("rulesdb: /dev/zero: this is no saved game (it is larger than")


def test_a_game_without_end_is_left(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game ends with the last choice that a saved game may have; the file can be loaded again."""
    monkeypatch.setattr("rulesdb.pipeline.games.MOST_CHOICES", 20)
    monkeypatch.setattr("rulesdb.cli.game_prompt.read_line", lambda: "0")
    file = tmp_path / "game.json"
    answer = run("play", "--seed", "1", "--save", file)
    assert answer.status == 0
    assert "a game is left after 20 choices" in answer.err
    assert len(json.loads(file.read_text(encoding="utf-8"))["choices"]) == 20
    again = run("play", "--load", file)
    assert (again.status, again.out) == (0, "")
