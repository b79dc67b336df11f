"""Which home a command takes, and what a reading command does where there is none."""

import io
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


@pytest.mark.exhaustive
@pytest.mark.parametrize("is_variable", [False, True], ids=["data folder", "variable"])
def test_reading_command_builds_the_shipped_edition(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, is_variable: bool
) -> None:
    """The first look-up in the default home builds by itself and says so on standard error; the second just answers."""
    monkeypatch.setenv("RULESDB_HOME", str(tmp_path / "default") if is_variable else "")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    first = run("show", "fab:6.4.5", "--json")
    assert first.status == 0
    assert first.document[0]["edition"] == "plain"
    assert "building the shipped edition" in first.err
    assert run("show", "fab:6.4.5").err == ""


@pytest.mark.parametrize(
    "command",
    [
        ("show", "6.4.5"),
        ("search", "置換効果"),
        ("trace", "6.4.5"),
        ("path", "6.4.5", "1.0"),
        ("diagnose",),
        ("check", "6.4.5"),
        ("coverage",),
        ("site", "OUT"),
        ("export", "OUT.json"),
        ("compare", "plain", "official"),
        ("citations", "."),
        ("judge", "-"),
    ],
    ids=lambda command: command[0],
)
def test_reading_command_makes_no_home_that_the_option_names(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    """A mistyped folder is not made: the sentence names it, and the command that would build there."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO("ゲーム: fab\n".encode())))
    wrong = tmp_path / "wrnog"
    answer = run(*command, "--home", wrong)
    assert (answer.status, answer.out) == (2, "")
    assert answer.err == (f"rulesdb: {wrong}: nothing has been built in this home; run: rulesdb build --home {wrong}\n")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", [("show", "6.4.5"), ("build",)], ids=lambda command: command[0])
def test_a_users_folder_that_is_not_there_is_not_made(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    """A process of an account without a home folder is told to name another folder."""
    for name in ("RULESDB_HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path / "nobody"))
    answer = run(*command)
    assert (answer.status, answer.out) == (2, "")
    assert answer.err == (
        f"rulesdb: {tmp_path / 'nobody'}: your home folder is not there; name another folder with --home\n"
    )
    assert list(tmp_path.iterdir()) == []


def test_an_empty_home_is_refused(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A script's variable that is not set does not stand for the default home, which would be replaced."""
    monkeypatch.setenv("RULESDB_HOME", str(tmp_path / "default"))
    answer = run("build", "--home", "")
    assert (answer.status, answer.err) == (2, "rulesdb: --home is empty; name a folder, or leave it out\n")
    assert list(tmp_path.iterdir()) == []


def test_home_that_cannot_be_made(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no home can be built, a reading command says why, in one sentence after its announcement."""
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.delenv("RULESDB_HOME", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    answer = run("show", "fab:6.4.5")
    assert (answer.status, answer.out) == (2, "")
    assert f"rulesdb: {tmp_path / 'file' / 'rulesdb'}: " in answer.err
    assert "with --home" in answer.err
