"""``--executor``: the same answers from other processes, and one sentence where there are none."""

import socket
from pathlib import Path
from typing import Any

import pytest
from support.cli.oars_rulebook import Run
from support.suite.drivers import OURS

from rulesdb.checks.games import registry
from rulesdb.checks.registry import CheckSet


def _without_seconds(document: Any) -> Any:  # noqa: ANN401  (JSON is of any type)
    return {**document, "results": [one | {"seconds": 0} for one in document["results"]]}


@pytest.mark.exhaustive
def test_checks_in_other_processes_give_the_same_document(run: Run) -> None:
    """Results, accounts and knock-outs are those of one process, row for row."""
    asked = ("check", "5.1", "1.13.4a", "--knock-out", "--json")
    there = run(*asked, "--executor", "processes://2")
    assert (there.status, there.err) == (0, "")
    assert _without_seconds(there.document) == _without_seconds(run(*asked).document)


def test_own_checks_stay_in_this_process(spawn: Run, tmp_path: Path) -> None:
    """Other processes do not have a user's file; nor has this one, in which it would be a check of every later test."""
    file = tmp_path / "mine.py"
    file.write_text(
        "from rulesdb.checks.fab.registry import fab\n\n"
        "@fab.check('1.13.4a#sentence-2', 'ライフを得る')\ndef gains(table):\n    table.begin()\n",
        encoding="utf-8",
    )
    answer = spawn("check", file, "--executor", "processes://1")
    assert answer.status == 2
    assert "there is no check fab/gains in other processes, which do not have your own checks" in answer.err


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("tcp://localhost:8786", "'tcp://localhost:8786' is no address of an executor; write dask://HOST:PORT"),
        ("localhost", "'localhost' is no address of an executor; write dask://HOST:PORT"),
        ("", "'' is no address of an executor"),
        ("processes://0", "'processes://0' names no number of processes from 1 to 999; write"),
        ("processes://many", "'processes://many' names no number of processes"),
        ("dask://localhost", "'dask://localhost' names no host with a port; write dask://HOST:PORT"),
        ("dask://localhost:port", "names no host with a port"),
    ],
)
def test_a_wrong_address_is_one_sentence(run: Run, address: str, sentence: str) -> None:
    """The status is 2, and the sentence says what an address looks like."""
    answer = run("check", "5.1.1a", "--executor", address)
    assert (answer.status, answer.out) == (2, "")
    assert sentence in answer.err
    assert answer.err.count("\n") == 1


def test_a_cluster_that_does_not_answer_is_one_sentence(run: Run) -> None:
    """Nobody listens at the port, so the command says so at once."""
    pytest.importorskip("distributed", reason="needs rulesdb[dask]")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"dask://127.0.0.1:{free.getsockname()[1]}"
        answer = run("check", "5.1.1a", "--executor", address)
    assert (answer.status, answer.out) == (2, "")
    assert answer.err == f"rulesdb: no scheduler of Dask answers at {address}; start one, or correct the address\n"


def test_random_games_are_counted_by_their_ends(run: Run) -> None:
    """Every game has an end, and another process counts the same ones."""
    asked = ("play", "--random", "2", "--seed", "7")
    here = run(*asked)
    assert (here.status, here.err) == (0, "")
    assert here.out.startswith("fab: 2 games, ")
    assert sum(int(line.rpartition(" ")[2]) for line in here.out.splitlines()[1:]) == 2
    assert run(*asked, "--executor", "processes://1").out == here.out


def test_a_random_game_without_an_end_is_named_by_its_seed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """The status is 1 where a game is not over after the most choices."""
    monkeypatch.setattr("rulesdb.pipeline.random_games.MOST_CHOICES", 20)
    answer = run("play", "--random", "2")
    assert answer.status == 1
    assert "the game of seed 2 has no end: 20 choices" in answer.err
    assert answer.out.endswith("  without an end: 2\n")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("play", "--executor", "processes://1"), "--executor is for games that chance plays; add --random N"),
        (("play", "--random", "1", "--save", "game.json"), "--random plays the sample decks and saves nothing"),
        (("suite", "export", "suite", "--executor", "processes://1"), "--executor is for a run; leave it out"),
    ],
)
def test_an_executor_that_has_nothing_to_do_is_wrong_use(run: Run, arguments: tuple[str, ...], sentence: str) -> None:
    """The status is 2, and nothing is played."""
    answer = run(*arguments)
    assert (answer.status, answer.out) == (2, "")
    assert sentence in answer.err


@pytest.mark.exhaustive
def test_a_suite_runs_in_other_processes(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Drivers that two processes start give the outcomes of one driver, in order."""
    few = {game: CheckSet(list(registry(game).checks.values())[:8]) for game in ("fab", "mtg")}
    monkeypatch.setattr("rulesdb.pipeline.suite.registry", few.__getitem__)
    assert run("suite", "export", tmp_path / "suite").status == 0
    asked = ("suite", "run", tmp_path / "suite", "--driver", OURS, "--json")
    assert run(*asked, "--executor", "processes://2").document == run(*asked).document
    refused = run("suite", "run", tmp_path / "suite", "--driver", "no-such-program", "--executor", "processes://1")
    assert (refused.status, refused.out) == (2, "")
    assert "the driver 'no-such-program' cannot be started" in refused.err
