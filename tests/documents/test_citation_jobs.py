"""The action and the hook that check citations in other projects: what they run, on a project of three files."""

import os
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML
from support.documents.documents import ROOT

RULES = """\
7 港§
7.1 入港§
7.1.1 船は、旗を掲げてから港に入る。§
7.1.2 嵐の日は、どの船も沖で朝まで待つ。§
"""
ENGINE = """\
// Rule 7.1.1 "船は、旗を掲げてから
//        港に入る。"
fn enter(boat: &Boat) -> Result { refuse("7.1.2", "この船は港に入ることができない。") }
"""
BOT = '''\
def storm(boat):
    """Rule 7.1.2: 「嵐の日は、どの船も沖で昼まで待つ。」"""
'''
ARTICLE = "# 入港(7.1)\n\n> 嵐の日は、どの船も沖で朝まで待つ。\n> — ルール7.1.1\n"
Job = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Return a folder with an engine, a bot and an article, and beside it the rules that they cite."""
    folder = tmp_path / "project"
    for name, text in {
        "src/enter.rs": ENGINE,
        "src/bot.py": BOT,
        "src/article.md": ARTICLE,
        "rules.txt": RULES,
    }.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


@pytest.fixture
def variables(tmp_path: Path) -> dict[str, str]:
    """Return the environment of a job, in which ``rulesdb`` is this one."""
    programs = tmp_path / "bin"
    programs.mkdir()
    (programs / "rulesdb").write_text(f'#!/bin/sh\nexec {sys.executable} -m rulesdb "$@"\n', encoding="utf-8")
    (programs / "rulesdb").chmod(0o755)
    paths = {"PATH": f"{programs}:{os.environ['PATH']}", "PYTHONPATH": str(ROOT), "RUNNER_TEMP": str(tmp_path)}
    return os.environ | paths | {"LC_ALL": "C.UTF-8"}


def _read(name: str) -> Any:  # noqa: ANN401  (any YAML)
    return YAML(typ="safe").load((ROOT / name).read_text(encoding="utf-8"))


def _run_action(folder: Path, variables: dict[str, str], **given: str) -> "subprocess.CompletedProcess[str]":
    """Run the last step of the action as GitHub does, with the inputs that somebody gives."""
    action = _read("action.yml")
    step = action["runs"]["steps"][-1]
    inputs = {name: given.get(name, one["default"]) for name, one in action["inputs"].items()}
    values = {of: inputs[shown.removeprefix("${{ inputs.").removesuffix(" }}")] for of, shown in step["env"].items()}
    command = ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]]
    return subprocess.run(command, cwd=folder, env=variables | values, capture_output=True, text=True, check=False)


def test_action_finds_wrong_quotations(project: Path, variables: dict[str, str]) -> None:
    """The job fails, and its log has the places in the bot and the article; the engine's comment is right."""
    done = _run_action(project, variables, path="src", rules="rules.txt", ruleset="harbour")
    assert done.returncode == 1, done.stderr
    assert "src/article.md:3:3: harbour:7.1.1 does not say this, but harbour:7.1.2 (official) does" in done.stdout
    assert "src/bot.py:2:" in done.stdout
    assert "2 findings" in done.stdout


@pytest.mark.exhaustive
def test_action_takes_its_other_inputs(project: Path, variables: dict[str, str]) -> None:
    """Files may be left out, one a line, and names with blanks and signs of the shell are names."""
    excluded = "bot.py\n\n*.md\n$(touch x) y\n"
    done = _run_action(project, variables, path="src", rules="rules.txt", ruleset="harbour", exclude=excluded)
    assert (done.returncode, done.stdout.splitlines()[-1]) == (0, "0 findings; 1 citations in 1 files")
    against = _run_action(project, variables, path="src", rules="rules.txt", ruleset="harbour", against="none.txt")
    assert (against.returncode, "none.txt" in against.stderr) == (2, True)
    assert sorted(path.name for path in project.iterdir()) == ["rules.txt", "src"]


def test_hook_runs_a_command_that_is_there(project: Path, variables: dict[str, str], shipped_home: Path) -> None:
    """pre-commit calls the entry with the arguments once, for all files."""
    (hook,) = _read(".pre-commit-hooks.yaml")
    assert (hook["language"], hook["pass_filenames"]) == ("python", False)
    command = [*shlex.split(hook["entry"]), *hook["args"], "--home", str(shipped_home)]
    done = subprocess.run(command, cwd=project, env=variables, capture_output=True, text=True, check=False)
    assert done.returncode in {0, 1}, done.stderr
    assert "citations in 4 files" in done.stdout
