"""The game ``oars`` in two editions, built once for all tests of the command line; and ways to run it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from support.cli.oars_rulebook import OFFICIAL, PLAIN, PLAIN_DESCRIPTION, Answer, Run

from rulesdb.checks.games import registry
from rulesdb.checks.registry import CheckSet
from rulesdb.cli.main import main


@pytest.fixture(scope="session")
def texts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the official text and, below it, a plain edition."""
    folder = tmp_path_factory.mktemp("texts")
    (folder / "oars.txt").write_text(OFFICIAL, encoding="utf-8")
    (folder / "plain").mkdir()
    (folder / "plain" / "oars.txt").write_text(PLAIN, encoding="utf-8")
    (folder / "plain" / "source.toml").write_text(PLAIN_DESCRIPTION, encoding="utf-8")
    return folder


@pytest.fixture(scope="session")
def home(texts: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a home with the game ``oars`` over the shipped edition. Tests only read it."""
    folder = tmp_path_factory.mktemp("home")
    assert main(["build", str(texts), "--ruleset", "oars", "--home", str(folder)]) == 0
    return folder


@pytest.fixture(scope="session")
def home_without_checks(texts: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a home with the game ``oars`` alone, so that no command plays checks. Tests only read or copy it."""
    folder = tmp_path_factory.mktemp("home-without-checks")
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("rulesdb.pipeline.loading.shipped_editions", lambda: ())
        assert main(["build", str(texts), "--ruleset", "oars", "--home", str(folder)]) == 0
    return folder


@pytest.fixture
def run(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Return a function that runs the command within this process, in the shared home unless ``--home`` is given."""
    monkeypatch.setenv("RULESDB_HOME", str(home))

    def run(*arguments: object) -> Answer:
        capsys.readouterr()
        status = main([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return Answer(status, captured.out, captured.err)

    return run


@pytest.fixture
def spawn(home: Path) -> Run:
    """Return a function that runs the command as a process of its own; ``env`` adds to the environment."""

    def spawn(*arguments: object, env: dict[str, str] | None = None) -> Answer:
        command = [sys.executable, "-m", "rulesdb", *map(str, arguments)]
        environment = os.environ | {"RULESDB_HOME": str(home)} | (env or {})
        done = subprocess.run(command, capture_output=True, env=environment, check=False, timeout=300)
        return Answer(done.returncode, done.stdout.decode("utf-8"), done.stderr.decode("utf-8"))

    return spawn


@pytest.fixture
def _few_checks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave three checks of each game, so that an export takes a moment."""
    few = {game: CheckSet(list(registry(game).checks.values())[:2]) for game in ("fab", "mtg")}
    gaining = registry("fab").named("fab/gaining_life_raises_the_life_total")
    few["fab"] = CheckSet([*few["fab"].checks.values(), gaining])
    monkeypatch.setattr("rulesdb.pipeline.suite.registry", few.__getitem__)


@pytest.fixture
def suite(_few_checks: None, run: Run, tmp_path: Path) -> Path:
    """Return the folder of a suite that the command has exported."""
    assert run("suite", "export", tmp_path / "suite", "--complete", "fab:1.13.4a#sentence-2").status == 0
    return tmp_path / "suite"
