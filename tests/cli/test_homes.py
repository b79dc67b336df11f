"""Which home a command takes, and what a reading command does where there is none."""

from pathlib import Path

import pytest
from support.cli.oars_rulebook import Run

from rulesdb.cli.homes import home_folder


def test_order_of_the_ways_to_name_a_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """--home comes before the variable, the variable before the user's data folder."""
    monkeypatch.setenv("RULESDB_HOME", str(tmp_path / "variable"))
    assert home_folder(str(tmp_path / "option")) == tmp_path / "option"
    assert home_folder(None) == tmp_path / "variable"
    monkeypatch.setenv("RULESDB_HOME", "")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert home_folder(None).name == "rulesdb"


def test_tilde_is_the_users_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A tilde that no shell has replaced is replaced here."""
    monkeypatch.setenv("HOME", str(tmp_path))
    assert home_folder("~/rules") == tmp_path / "rules"


def test_reading_command_builds_the_shipped_edition(run: Run, tmp_path: Path) -> None:
    """The first look-up builds by itself and says so on standard error; the second one just answers."""
    first = run("show", "fab:6.4.5", "--json", "--home", tmp_path / "new")
    assert first.status == 0
    assert first.document[0]["edition"] == "plain"
    assert "building the shipped edition" in first.err
    assert run("show", "fab:6.4.5", "--home", tmp_path / "new").err == ""


def test_home_that_cannot_be_made(run: Run, tmp_path: Path) -> None:
    """Where no home can be built, a reading command says why, in one sentence after its announcement."""
    (tmp_path / "file").write_text("", encoding="utf-8")
    for place in (tmp_path / "file", tmp_path / "file" / "below"):
        answer = run("show", "fab:6.4.5", "--home", place)
        assert (answer.status, answer.out) == (2, "")
        assert f"rulesdb: {place}: " in answer.err
        assert "with --home" in answer.err
