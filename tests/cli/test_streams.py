"""Streams that are closed, full or broken, and locales without Japanese: a sentence and the right status."""

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from rulesdb.cli.main import main

ASCII = {"LC_ALL": "C", "LANG": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
FULL = pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs Linux's full device")


def _in_a_shell(
    redirected: str, arguments: list[str], home: Path, env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[bytes]:
    """Run the command with the redirections of a shell."""
    command = ["sh", "-c", f'exec "$@" {redirected}', "sh", sys.executable, "-m", "rulesdb", *arguments]
    environment = {**os.environ, "RULESDB_HOME": str(home), **(env or {})}
    return subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, env=environment, check=False)


@cache
def _undisturbed(arguments: tuple[str, ...], home: Path) -> subprocess.CompletedProcess[bytes]:
    """Run the command without any redirection, once for all tests that compare with it."""
    return _in_a_shell("", [*arguments], home)


COMMANDS = [
    ["show", "oars:41.0.1"],
    ["show", "oars:41.0.1", "--json"],
    ["search", "櫂船"],
    ["trace", "oars:41.0.1"],
    ["path", "oars:41.0.1", "oars:41.0.2"],
    ["diagnose"],
    ["check", "5.1.1"],
    ["coverage", "--json", "--home", "ALONE"],
    ["play", "--seed", "1"],
    ["export", "--format", "dot", "-"],
    ["build", "TEXTS", "--home", "HOME"],
    ["site", "SITE", "--home", "ALONE"],
    ["--help"],
    ["show", "--help"],
    ["--version"],
]


@pytest.fixture
def paths(home_without_checks: Path, texts: Path, tmp_path: Path) -> dict[str, str]:
    """Return the arguments of commands that are paths: a home without checks, texts, a new home and a new site."""
    return {
        "ALONE": str(home_without_checks),
        "TEXTS": str(texts),
        "HOME": str(tmp_path / "home"),
        "SITE": str(tmp_path / "site"),
    }


@pytest.mark.in_part(1, 6)
@FULL
@pytest.mark.parametrize("arguments", COMMANDS, ids=" ".join)
@pytest.mark.parametrize(
    ("redirected", "problem"),
    [(">&-", "standard output is closed"), (">/dev/full", "No space left on device")],
)
def test_an_answer_that_cannot_be_written(
    arguments: list[str], redirected: str, problem: str, home: Path, paths: dict[str, str]
) -> None:
    """One sentence that speaks of the answer, and status 2."""
    done = _in_a_shell(redirected, [paths.get(argument, argument) for argument in arguments], home)
    told = done.stderr.decode().splitlines()
    assert (done.returncode, told[-1:]) == (2, [f"rulesdb: the answer cannot be written ({problem})"])
    assert not [line for line in told if not line.startswith("rulesdb: ")]


@pytest.mark.in_part(3, 6)
@FULL
@pytest.mark.parametrize("redirected", ["2>&-", "2>/dev/full", "2>&- <&-", "2>&- >/dev/null"])
@pytest.mark.parametrize(
    ("arguments", "status"),
    [
        (["show", "oars:41.0.1"], 0),
        (["show", "oars:41.9.9"], 1),
        (["search", "櫂船", "-n", "1"], 0),
        (["serch"], 2),
        (["check", "5.1.1a"], 0),
        (["play", "--seed", "1"], 0),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_messages_that_cannot_be_told_change_nothing(
    arguments: list[str], status: int, redirected: str, home: Path
) -> None:
    """The answer and its status are the same, and nothing is written into the answer."""
    whole = _undisturbed(tuple(arguments), home)
    done = _in_a_shell(redirected, arguments, home)
    assert (whole.returncode, done.returncode) == (status, status)
    assert done.stdout in {whole.stdout, b""} if ">/dev" in redirected else done.stdout == whole.stdout


def test_broken_pipes_of_both_streams(home: Path, tmp_path: Path) -> None:
    """Nobody reads any more: status 141 where the answer broke, and no word."""
    script = f'exec 3>&1; {{ "$@"; echo $? >"{tmp_path}/status"; }} 2>&1 | true'
    command = [sys.executable, "-m", "rulesdb", "export", "--format", "json", "-"]
    environment = {**os.environ, "RULESDB_HOME": str(home)}
    done = subprocess.run(["sh", "-c", script, "sh", *command], capture_output=True, env=environment, check=False)
    assert (done.stdout, done.stderr, (tmp_path / "status").read_text()) == (b"", b"", "141\n")


@pytest.mark.exhaustive
def test_standard_input_that_cannot_be_read(home: Path) -> None:
    """A game without a player is left where input is closed; input that was opened for writing is wrong use."""
    assert _in_a_shell("<&-", ["play", "--seed", "1"], home).returncode == 0
    done = _in_a_shell("0>/dev/null", ["play", "--seed", "1"], home)
    assert done.returncode == 2
    assert done.stderr.startswith(b"rulesdb: standard input cannot be read (")


@pytest.mark.exhaustive
def test_input_that_is_no_text(home: Path) -> None:
    """Bytes that are no characters are a wrong answer like any other."""
    command = [sys.executable, "-m", "rulesdb", "play", "--seed", "1", "--home", str(home)]
    done = subprocess.run(command, input=b"\xff\xfe\n" + b"9" * 5000 + b"\nq\n", capture_output=True, check=False)
    assert done.returncode == 0
    assert done.stderr.decode().count("there is no") == 2


@pytest.mark.in_part(0)
@pytest.mark.parametrize("locale", [ASCII, ASCII | {"LC_ALL": "POSIX"}, {"LC_ALL": "C"}], ids=["C", "POSIX", "C8"])
def test_japanese_in_a_locale_of_ascii(locale: dict[str, str], home: Path, tmp_path: Path) -> None:
    """A query, a file name and the answer are the same as in any other locale: UTF-8."""
    expected = _in_a_shell("", ["search", "櫂船", "--json"], home)
    assert json.loads(expected.stdout)["total"] > 0
    assert _in_a_shell("", ["search", "櫂船", "--json"], home, locale).stdout == expected.stdout
    assert _in_a_shell("", ["search", "櫂船"], home, locale).stdout == _in_a_shell("", ["search", "櫂船"], home).stdout
    done = _in_a_shell("", ["export", "--format", "dot", str(tmp_path / "櫂.dot")], home, locale)
    assert (done.returncode, (tmp_path / "櫂.dot").is_file()) == (0, True)
    assert "「櫂」".encode() in _in_a_shell("", ["show", "「櫂」"], home, locale).stderr


@pytest.mark.parametrize(
    ("failure", "sentence"),
    [
        (MemoryError(), "there is not enough memory"),
        (RecursionError(), "something is nested too deeply"),
        (PermissionError(13, "Permission denied", "/words"), "/words: Permission denied"),
    ],
)
def test_failures_of_the_machine_are_sentences(
    failure: BaseException, sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """An error of a file is not told as one of the answer."""

    def fail(_arguments: object) -> int:
        raise failure

    monkeypatch.setattr("rulesdb.cli.commands.show.run", fail)
    assert main(["show", "1"]) == 2
    err = capsys.readouterr().err
    assert err.startswith(f"rulesdb: {sentence}")
    assert err.count("\n") == 1
