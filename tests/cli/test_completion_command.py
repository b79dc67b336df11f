"""``rulesdb completion``: what the last word may become, and that real shells ask for it."""

import json
import os
import pty
import re
import select
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest
from support.cli.oars_rulebook import Run

from rulesdb.pipeline.home import SEALED, current_generation
from rulesdb.pipeline.home_building import BACKEND_NAMES
from rulesdb.pipeline.loading import KNOWN_DIALECTS
from rulesdb.pipeline.manifest import FORMAT, NAME
from rulesdb.source.seal import write_seal

_PATIENCE = 60  # seconds until a shell must have shown what is expected, on a busy machine


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (["sho"], ["show"]),
        (["--la"], ["--lang"]),
        (["--lang", ""], ["ja", "en"]),
        (["--no-pager", "pat"], ["path"]),
        (["show", "oars:41.0.1"], ["oars:41.0.1", "oars:41.0.1a"]),
        (["show", "41.0.2"], ["41.0.2"]),
        (["path", "oars:6", "oars:41.1."], ["oars:41.1.1"]),
        (["show", "--ed"], ["--edition"]),
        (["show", "--edition", ""], ["official", "plain"]),
        (["site", "--edition=o"], ["--edition=official"]),
        (["search", "--ruleset", ""], ["oars", "fab", "mtg"]),
        (["build", "--ruleset", ""], ["fab", "mtg"]),
        (["build", "--dialect", ""], list(KNOWN_DIALECTS)),
        (["build", "--backend", ""], list(BACKEND_NAMES)),
        (["search", "--kind", "su"], ["subrule"]),
        (["search", "--kind=su"], ["--kind=subrule"]),
        (["search", "-n", "3", "置換効"], ["置換効果"]),
        (["search", "oars:41.0.2"], ["oars:41.0.2"]),
        (["completion", "z"], ["zsh"]),
        (["completion", "--"], ["--home", "--lang", "--no-pager", "--help"]),
        (["build", ""], []),
        (["site", "--base-url", ""], []),
        (["nonsense", "x"], []),
        (["show", "-武"], []),
    ],
)
def test_what_the_last_word_may_become(run: Run, line: list[str], expected: list[str]) -> None:
    """Commands, options and their values, rules of the home and terms; names of files are the shell's business."""
    answer = run("completion", "bash", "for", *line)
    assert (answer.status, answer.err) == (0, "")
    assert answer.out.splitlines() == expected


def test_without_a_home_the_shipped_rules_are_completed_and_nothing_is_built(run: Run, tmp_path: Path) -> None:
    """A build that begins because somebody pressed a key would keep the shell waiting."""
    home = tmp_path / "none"
    named = ["--home", str(home)]
    assert run("completion", "bash", "for", *named, "show", "fab:6.4.1").out.startswith("fab:6.4.1\n")
    assert run("completion", "bash", "for", *named, "search", "置換効").out.startswith("置換効果\n")
    assert not home.exists()


def test_without_a_home_the_shipped_editions_and_games_are_completed(run: Run, tmp_path: Path) -> None:
    """The names that the home will have, which the first command builds; an impossible home has none."""
    for option, names in (("--edition", ["plain"]), ("--ruleset", ["fab", "mtg"])):
        line = ["completion", "bash", "for", "search", "--home"]
        assert run(*line, tmp_path / "none", option, "").out.splitlines() == names
        assert run(*line, tmp_path / "none", f"{option}=").out.splitlines() == [f"{option}={name}" for name in names]
        impossible = run(*line, "~nobody-of-this-name/home", option, "")
        assert (impossible.status, impossible.out, impossible.err) == (0, "", "")


_OF_OTHER_FORMS: tuple[object, ...] = ({}, {"format": FORMAT}, {"format": FORMAT, "editions": ["plain"]}, [])


@pytest.mark.parametrize("manifest", ["{", *map(json.dumps, _OF_OTHER_FORMS)])
def test_a_damaged_home_completes_the_shipped_editions(run: Run, home: Path, tmp_path: Path, manifest: str) -> None:
    """A manifest that is no JSON, or of another form, is nothing that a key press complains of."""
    damaged = tmp_path / "home"
    shutil.copytree(home, damaged)
    generation = damaged / str(current_generation(damaged))
    (generation / NAME).write_text(manifest, encoding="utf-8")
    write_seal(generation, SEALED)
    answer = run("completion", "bash", "for", "show", "--home", damaged, "--edition", "")
    assert (answer.status, answer.out, answer.err) == (0, "plain\n", "")


def test_descriptions_are_in_the_form_of_the_shell(run: Run) -> None:
    """Zsh parts name and description with a colon, fish with a tab."""
    assert (
        run("completion", "zsh", "for", "show", "oars:41.0.2").out
        == "oars\\:41.0.2:船は1手番に2区画まで進みます。折れた櫂は[41.0.1\n"
    )
    assert run("completion", "fish", "for", "sho").out == "show\tshow rules with everything on them\n"


@pytest.mark.parametrize(
    ("line", "is_loaded"), [(["sho"], False), (["show", "--edition", ""], False), (["show", "6"], True)]
)
def test_only_rules_and_terms_load_the_graph(spawn: Run, line: list[str], is_loaded: bool) -> None:
    """Who completes a command, an option or the name of an edition waits for Python and nothing else."""
    imported = spawn("completion", "bash", "for", *line, env={"PYTHONPROFILEIMPORTTIME": "1"}).err
    assert ("rulesdb.graph.graph_codec" in imported) is is_loaded


@pytest.fixture
def shell_environment(home: Path, tmp_path: Path) -> dict[str, str]:
    """Return an environment in which ``rulesdb`` is this program, in a folder with one text."""
    program = tmp_path / "bin" / "rulesdb"
    program.parent.mkdir()
    program.write_text(f'#!/bin/sh\nexec {sys.executable} -m rulesdb "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    (tmp_path / "a-text.txt").write_text("", encoding="utf-8")
    variables = {"RULESDB_HOME": str(home), "LC_ALL": "C.UTF-8", "TERM": "xterm", "ZDOTDIR": str(tmp_path)}
    return {
        **os.environ,
        **variables,
        "HOME": str(tmp_path),
        "PATH": f"{program.parent}{os.pathsep}{os.environ['PATH']}",
    }


_ZSH = "autoload -U compinit; compinit -u -D; source <(rulesdb completion zsh); print READY"
_INTERACTIVE = {
    "bash": (["bash", "--norc", "-i"], "source <(rulesdb completion bash); echo READY"),
    "zsh": (["zsh", "-f", "-i"], _ZSH),
}


@pytest.mark.in_part(3)
@pytest.mark.parametrize("shell", _INTERACTIVE)
@pytest.mark.parametrize(
    ("written", "completed"),
    [
        ("rulesdb diag", "rulesdb diagnose "),
        ("rulesdb show oars:41.1.", "oars:41.1.1 "),
        ("rulesdb search 置換効", "置換効果 "),
        ("rulesdb search --kind su", "--kind subrule "),
        ("rulesdb search --ruleset oa", "--ruleset oars "),
        ("rulesdb build a-te", "a-text.txt "),
    ],
)
def test_tab_completes(
    shell: str, written: str, completed: str, shell_environment: dict[str, str], tmp_path: Path
) -> None:
    """In an interactive shell on a terminal, as a user presses the key; what is no rule is the name of a file."""
    if shutil.which(shell) is None:
        pytest.skip(f"needs {shell}")
    command, setup = _INTERACTIVE[shell]
    shown = _typed(command, [(f"{setup}\n", "READY"), (f"{written}\t", completed)], shell_environment, tmp_path)
    assert completed in shown


@pytest.mark.skipif(shutil.which("fish") is None, reason="needs fish")
@pytest.mark.parametrize(
    ("written", "completed"),
    [
        ("rulesdb diag", "diagnose"),
        ("rulesdb show oars:41.1.", "oars:41.1.1"),
        ("rulesdb search 置換効", "置換効果"),
        ("rulesdb search --kind su", "subrule"),
        ("rulesdb search --ruleset oa", "oars"),
        ("rulesdb build a-te", "a-text.txt"),
    ],
)
def test_fish_completes(written: str, completed: str, shell_environment: dict[str, str], tmp_path: Path) -> None:
    """Fish tells by itself what it would complete."""
    script = f"rulesdb completion fish | source; complete -C '{written}'"
    command = ["fish", "--no-config", "-c", script]
    done = subprocess.run(command, env=shell_environment, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert [line.partition("\t")[0] for line in done.stdout.splitlines()] == [completed]


def _typed(command: list[str], steps: list[tuple[str, str]], env: dict[str, str], folder: Path) -> str:
    """Return what a shell on a terminal shows while it is typed to; each step waits for what it must show."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        command, stdin=theirs, stdout=theirs, stderr=theirs, env=env, cwd=folder, start_new_session=True
    )
    os.close(theirs)
    shown = ""
    try:
        for written, awaited in steps:
            os.write(ours, written.encode())
            shown = _shown_until(ours, awaited, echo=written)
    finally:
        process.kill()
        process.wait()
        os.close(ours)
    return shown


def _shown_until(terminal: int, awaited: str, echo: str) -> str:
    """Return what is shown until ``awaited`` is, not counting the echo of what was typed."""
    out, end = b"", time.monotonic() + _PATIENCE
    while time.monotonic() < end:
        if select.select([terminal], [], [], 0.2)[0]:
            out += os.read(terminal, 65536)
        text = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]|\r", "", out.decode("utf-8", "replace"))
        if awaited in text.replace(echo.strip("\n"), "", 1):
            return text
    return text
