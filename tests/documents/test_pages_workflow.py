"""GitHub's workflows, as far as they can be tried without GitHub.

They fit GitHub's schema of workflows and have no more rights than they use; their commands are those of the documents,
and what the one that publishes the rulebook writes here is what Pages takes.
"""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML
from support.documents.documents import README, ROOT, shown

WORKFLOWS = sorted((ROOT / ".github" / "workflows").iterdir())
WORKFLOW = ROOT / ".github" / "workflows" / "pages.yml"
JOBS: dict[str, Any] = YAML(typ="safe").load(WORKFLOW.read_text(encoding="utf-8"))["jobs"]
STEPS: list[dict[str, Any]] = JOBS["build"]["steps"]
COMMANDS = [command.strip() for step in STEPS if "run" in step for command in step["run"].split(" && ")]
PUBLISHING = ROOT / "docs" / "publishing.md"
ADDRESS = "https://example.org/rules"
"""What actions/configure-pages gives as base_url; without a slash at its end."""


@pytest.fixture(scope="module")
def rulebook(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder that the workflow uploads, written by its own commands.

    The program plays every fortieth check: playing writes no file. Making an environment and installing into it are
    left to .ci/run, which does both by the same commands.
    """
    clone = tmp_path_factory.mktemp("clone")
    programs = clone / ".venv" / "bin"
    programs.mkdir(parents=True)
    program = programs / "rulesdb"
    few_checks = ROOT / "benchmarks" / "measures" / "few_checks.py"
    program.write_text(f'#!/bin/sh\nexec {sys.executable} {few_checks} "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    variables = {"BASE_URL": ADDRESS, "RULESDB_HOME": str(clone / "home"), "PYTHONPATH": str(ROOT)}
    for command in COMMANDS:
        if command.startswith(".venv/bin/rulesdb"):
            subprocess.run(["bash", "-euc", command], cwd=clone, env=os.environ | variables, check=True)
    (uploaded,) = (step["with"]["path"] for step in STEPS if "upload-pages-artifact" in step.get("uses", ""))
    return clone / str(uploaded)


@pytest.mark.parametrize(
    ("schema", "files"),
    [
        ("github-workflows", WORKFLOWS),
        ("github-issue-forms", sorted((ROOT / ".github" / "ISSUE_TEMPLATE").iterdir())),
        ("citation-file-format", [ROOT / "CITATION.cff"]),
        ("github-actions", [ROOT / "action.yml"]),
    ],
)
def test_files_for_github_fit_their_schema(schema: str, files: list[Path]) -> None:
    """GitHub would take the files: every key is one that a workflow, a form of an issue or a citation has."""
    program = Path(sys.executable).parent / "check-jsonschema"
    arguments = ["--builtin-schema", f"vendor.{schema}", *map(str, files)]
    done = subprocess.run([program, *arguments], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("file", [*WORKFLOWS, ROOT / "action.yml", ROOT / "docs" / "citations.md"])
def test_actions_are_pinned_to_a_commit(file: Path) -> None:
    """Actions are GitHub's own, each pinned to a commit, with the version that it is behind it."""
    used = [line.partition("uses: ")[2] for line in file.read_text(encoding="utf-8").splitlines() if "uses: " in line]
    assert used
    used = [one for one in used if one != "OWNER/rulesdb@COMMIT"]  # ours: a reader puts in whose and which
    assert not [one for one in used if not re.fullmatch(r"actions/[a-z-]+@[0-9a-f]{40} # v[0-9]+\.[0-9]+\.[0-9]+", one)]


def test_documented_job_installs_a_commit() -> None:
    """The job that the page on citations shows installs the program by its commit, not from a branch."""
    page = (ROOT / "docs" / "citations.md").read_text(encoding="utf-8")
    assert re.findall(r'pip install "git\+https://[^"]*"', page) == [
        'pip install "git+https://github.com/OWNER/rulesdb@COMMIT"'
    ]


def test_a_fork_runs_the_test_command_of_the_readme() -> None:
    """On every Python, word for word; its other jobs may only read, too."""
    checks: dict[str, Any] = YAML(typ="safe").load((WORKFLOW.parent / "checks.yml").read_text(encoding="utf-8"))
    commands = [step["run"] for step in checks["jobs"]["tests"]["steps"] if "run" in step]
    (parts,) = (command.split(" && ") for command in commands)
    assert parts[-1] == ".venv/bin/pytest -n auto"
    assert {*parts} <= {one.command for one in shown(README)}
    assert checks["permissions"] == {"contents": "read"}


def test_only_the_last_job_may_publish() -> None:
    """The job that runs our code may read; the one that may write runs one action and nothing of ours."""
    assert set(JOBS["build"]["permissions"].values()) == {"read"}
    assert JOBS["publish"]["permissions"] == {"pages": "write", "id-token": "write"}
    assert [set(step) for step in JOBS["publish"]["steps"]] == [{"id", "uses"}]


def test_commands_are_those_of_the_documents() -> None:
    """What the workflow runs, the README and the page on publishing show; only the address is another one."""
    documented = {one.command for document in (README, PUBLISHING) for one in shown(document)}
    assert {command.replace('"$BASE_URL/"', f"{ADDRESS}/") for command in COMMANDS} <= documented


def test_no_expression_stands_in_a_command() -> None:
    """A value from GitHub reaches the shell as a variable, never as text of the command."""
    assert not [command for command in COMMANDS if "${{" in command]


@pytest.mark.nightly
def test_rulebook_has_the_address_of_the_site(rulebook: Path) -> None:
    """The sitemap names the pages by the address that GitHub gave."""
    assert f"<loc>{ADDRESS}/fab/1.0.html</loc>" in (rulebook / "sitemap.xml").read_text(encoding="utf-8")


@pytest.mark.nightly
def test_pages_takes_every_file_of_the_rulebook(rulebook: Path) -> None:
    """Every file may be read by all and is no link, as Pages wants it; what has a dot before its name is not needed."""
    everything = [rulebook, *rulebook.rglob("*")]
    assert not [path for path in everything if path.is_symlink() or (path.is_file() and path.stat().st_nlink > 1)]
    assert not [path for path in everything if path.stat().st_mode & 0o444 != 0o444]
    assert not [path for path in everything if path.is_dir() and path.stat().st_mode & 0o111 != 0o111]
    assert {path.name for path in everything if path.name.startswith(".")} <= {".rulesdb-site"}
