"""The command as a whole: help, wrong use, streams, interrupts, and locales."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from support.cli.oars_rulebook import Answer, Run
from support.cli.terminals import on_terminal

import rulesdb
from rulesdb.cli.commands import COMMANDS, show
from rulesdb.cli.terminal import width


@pytest.mark.in_part(5)
@pytest.mark.parametrize("command", COMMANDS)
def test_help_shows_examples(command: str, spawn: Run) -> None:
    """Each command explains its arguments and shows how it is called."""
    answer = spawn(command, "--help")
    assert (answer.status, answer.err) == (0, "")
    assert f"usage: rulesdb {command}" in answer.out
    assert f"examples:\n  rulesdb {command}" in answer.out
    assert re.search(r"--home (\[GAME=\])?DIR", answer.out)


def test_help_lists_every_command(spawn: Run) -> None:
    """The overview has a line for each command."""
    out = spawn("--help").out
    assert all(f"  {command.name:<12}{command.summary}" in out for command in COMMANDS.values())


def test_endless_arguments(spawn: Run) -> None:
    """More arguments than anybody writes are one sentence, instead of a minute of argparse."""
    answer = spawn("show", *["--json"] * 5_000)
    assert (answer.status, answer.out) == (2, "")
    assert answer.err == "rulesdb: there are 5,001 arguments, and a command takes at most 5,000\n"


def test_version(spawn: Run) -> None:
    """--version is the program's name and version."""
    assert spawn("--version").out == f"rulesdb {rulesdb.__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["serch", "櫂"], "there is no command 'serch' (did you mean search?); take one of: "),
        (["xyzzy"], "there is no command 'xyzzy'; take one of: build, "),
        (["show"], "the following arguments are required: ID; see rulesdb show --help"),
        (["show", "41.0.1", "--jsn"], "unrecognized arguments: --jsn"),
        (["show", "41.0.1", "--js"], "unrecognized arguments: --js"),
        (["path", "41.0.1"], "required: TO"),
        (["--hme", "x", "show"], "--hme"),
    ],
)
def test_wrong_use_is_one_sentence(run: Run, arguments: list[str], problem: str) -> None:
    """Wrong use gets status 2 and one sentence with the way out, on standard error alone."""
    answer = run(*arguments)
    assert (answer.status, answer.out) == (2, "")
    assert answer.err.startswith("rulesdb: ")
    assert problem in answer.err
    assert answer.err.count("\n") == 1


def test_bare_command_says_what_one_can_do(run: Run) -> None:
    """Five lines, each with a command to try; still wrong use, so that a script without its command notices."""
    for language in ("en", "ja"):
        answer = run("--lang", language)
        assert (answer.status, answer.out) == (2, "")
        sentence, *steps = answer.err.splitlines()
        assert sentence.startswith("rulesdb: ")
        assert [step.split()[0] for step in steps] == ["rulesdb"] * 5
        assert max(map(width, (sentence, *steps))) <= 80
    named = {step.split()[1] for step in steps}
    assert named - {"--help"} <= set(COMMANDS)


def test_home_may_stand_before_the_command(home: Path, spawn: Run, tmp_path: Path) -> None:
    """--home counts before and after the command, and more than the variable."""
    elsewhere = {"RULESDB_HOME": str(tmp_path / "elsewhere")}
    assert spawn("--home", home, "show", "oars:41.0.1", env=elsewhere).status == 0
    assert spawn("show", "oars:41.0.1", "--home", home, env=elsewhere).status == 0
    assert not (tmp_path / "elsewhere").exists()


def test_json_is_utf_8_in_any_locale(spawn: Run) -> None:
    """Programs get UTF-8 and unescaped Japanese even where the locale knows ASCII alone."""
    plain = {"LC_ALL": "C", "LANG": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "PYTHONIOENCODING": "ascii"}
    answer = spawn("show", "oars:41.0.1a", "--json", env=plain)
    assert answer.status == 0
    assert "櫂が折れた船は" in answer.out
    assert answer.document[0]["id"] == "oars:41.0.1a"


def test_text_never_fails_on_a_locale(spawn: Run) -> None:
    """Text for people is escaped where the locale has no such characters, and the command goes on."""
    plain = {"LC_ALL": "C", "LANG": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "PYTHONIOENCODING": "ascii"}
    answer = spawn("show", "oars:41.0.1a", env=plain)
    assert (answer.status, answer.err) == (0, "")
    assert "\\u6ac2" in answer.out


def test_argument_that_is_no_character(home: Path) -> None:
    """Bytes on the command line that are no UTF-8 are searched for like anything else that is not there."""
    query = os.fsdecode(b"\xff\xfe\xe6\xab\x82")
    command = [sys.executable, "-m", "rulesdb", "search", query, "--json"]
    done = subprocess.run(command, capture_output=True, env=os.environ | {"RULESDB_HOME": str(home)}, check=False)
    assert done.returncode in {0, 1, 2}
    assert b"Traceback" not in done.stderr
    assert done.returncode == 2 or json.loads(done.stdout)["total"] >= 0


def test_closed_pipe_is_quiet(home: Path) -> None:
    """``rulesdb diagnose | head -1`` ends without a word when head does."""
    command = f"{sys.executable} -m rulesdb export --format json - | head -c 1"
    environment = os.environ | {"RULESDB_HOME": str(home)}
    done = subprocess.run(command, shell=True, capture_output=True, env=environment, check=False)  # noqa: S602
    assert (done.stdout, done.stderr) == (b"{", b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs Linux's full device")
def test_standard_output_on_a_full_disk(home: Path) -> None:
    """An answer that cannot be written is one sentence and status 2."""
    environment = os.environ | {"RULESDB_HOME": str(home)}
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        command = [sys.executable, "-m", "rulesdb", "show", "oars:41.0.1"]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, env=environment, check=False)
    assert done.returncode == 2
    assert done.stderr == "rulesdb: the answer cannot be written (No space left on device)\n"


def test_interrupt_is_quiet(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C ends a command with status 130 and without a traceback."""

    def interrupted(_arguments: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(show, "run", interrupted)
    assert run("show", "oars:41.0.1") == Answer(130, "", "")


@pytest.mark.exhaustive
def test_interrupt_of_a_build_is_quiet(tmp_path: Path) -> None:
    """Ctrl-C in the middle of a build leaves no traceback and no half of a home."""
    patched = (
        "import os, signal, sys; from rulesdb.pipeline import home_building;"
        "signal.signal(signal.SIGINT, signal.default_int_handler);"  # a shell's background jobs ignore it
        "home_building.write_index = lambda *_, **__: os.kill(os.getpid(), signal.SIGINT);"
        "from rulesdb.cli.main import main; sys.exit(main())"
    )
    command = [sys.executable, "-c", patched, "build", "--home", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (128 + signal.SIGINT, b"", b"")
    assert [path.name for path in tmp_path.iterdir()] == ["build.lock"]


def test_no_colour_without_a_terminal(run: Run) -> None:
    """Text that goes into a file or another program has no escape sequences."""
    assert "\033" not in run("show", "oars:41.0.1").out


def test_colour_on_a_terminal_unless_it_is_unwanted(home: Path) -> None:
    """A terminal gets bold headings; NO_COLOR takes them away."""
    for unwanted, expected in (({}, True), ({"NO_COLOR": "1"}, False)):
        _, shown = on_terminal(["show", "oars:41.0.1a"], {"RULESDB_HOME": str(home), **unwanted})
        assert ("\033[1m" in shown) is expected
