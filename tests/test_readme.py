"""Runs what README.md shows: every command of its code blocks works, and prints what the README says it prints.

``python tests/test_readme.py`` writes the present output into both languages' READMEs; the diff is the review.
"""

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[1]
README = ROOT / "README.md"
JAPANESE = ROOT / "README.ja.md"
PROGRAMS = Path(sys.executable).parent
BLOCK = re.compile(r"^```(?P<kind>sh|console)\n(?P<text>.*?)^```$", re.DOTALL | re.MULTILINE)
SESSION = re.compile(r"^\$ (?P<command>.*)\n(?P<output>(?:(?!\$ ).*\n)*)", re.MULTILINE)

# Commands that no test runs, and why.
LEFT_TO_CI = {
    "python3 -m venv": ".ci/run makes the environment with it, on a clean clone",
    ".venv/bin/pip install": ".ci/run installs with it; test_wheel.py shows that an installed program works",
    "bash tests/install-browser.sh": ".ci/run installs the browser with it",
    ".venv/bin/pytest": "it runs this very test; .ci/run calls it",
    ".venv/bin/python benchmarks/run.py": "it measures for minutes; .ci/run calls it with one round",
    ".venv/bin/python benchmarks/search_quality.py": "it asks hundreds of queries many times; .ci/run calls it",
    ".venv/bin/python benchmarks/learn_ranking.py": "it learns for a minute; .ci/run calls it with few questions",
    ".venv/bin/python benchmarks/page_search.py": "its parts are tested in tests/page_search; .ci/run calls it",
    ".venv/bin/python benchmarks/search_curve.py": "it takes ten minutes; .ci/run calls it with twice the text",
    ".venv/bin/python benchmarks/site_build.py": "it measures for minutes; .ci/run calls it with twice the text",
    ".venv/bin/python benchmarks/reliability.py": "it takes twenty minutes; .ci/run calls it with a few cases",
    ".venv/bin/python benchmarks/engine_speed.py": "it measures for minutes; .ci/run calls it with one round",
    ".venv/bin/python benchmarks/whole_matrix.py": "it takes minutes; .ci/run calls it for every hundredth sentence",
    ".venv/bin/python benchmarks/random_games.py": "it plays for minutes; .ci/run calls it with a few games",
    ".venv/bin/python benchmarks/mutants.py --count 200 --tests": "it takes minutes; .ci/run calls it for a few",
    ".venv/bin/python benchmarks/kernel_share.py": "it measures the whole engine; .ci/run calls it",
    "bash .ci/run": "it calls all of these",
}


class Shown(NamedTuple):
    """A command of the README and the output shown below it, None where none is shown."""

    command: str
    output: str | None


def _blocks(path: Path) -> list[tuple[str, str]]:
    return [(block["kind"], block["text"]) for block in BLOCK.finditer(path.read_text(encoding="utf-8"))]


def _shown(path: Path) -> Iterator[Shown]:
    """Yield the commands in order: those of ``sh`` blocks one by one, those of ``console`` blocks with their output."""
    for kind, text in _blocks(path):
        if kind == "sh":
            yield from (Shown(part.strip(), None) for line in text.splitlines() for part in line.split(" && "))
        else:
            yield from (Shown(each["command"], each["output"]) for each in SESSION.finditer(text))


def _is_left_to_ci(command: str) -> bool:
    return command.startswith(tuple(LEFT_TO_CI))


TO_RUN = [shown for shown in _shown(README) if not _is_left_to_ci(shown.command)]


Outcome = subprocess.CompletedProcess[str]


def _tour(commands: Sequence[str], folder: Path) -> list[Outcome]:
    """Run the commands one after the other in ``folder``, as a reader in a clone would, and return their outcomes."""
    (folder / "docs").symlink_to(ROOT / "docs")
    programs = f"{PROGRAMS}{os.pathsep}{os.environ['PATH']}"
    variables = {"RULESDB_HOME": str(folder / "home"), "COLUMNS": "100", "PATH": programs}
    return [
        subprocess.run(
            ["bash", "-c", command.replace(".venv/bin/", f"{PROGRAMS}/")],
            cwd=folder,
            env=os.environ | variables,
            capture_output=True,
            text=True,
            check=False,
        )
        for command in commands
    ]


@pytest.fixture(scope="module")
def outcomes(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Outcome]:
    """Return what became of each command, all of them run in the order of the README."""
    commands = [shown.command for shown in TO_RUN]
    return dict(zip(commands, _tour(commands, tmp_path_factory.mktemp("clone")), strict=True))


@pytest.mark.parametrize("shown", TO_RUN, ids=lambda shown: shown.command)
def test_command_prints_what_the_readme_says(shown: Shown, outcomes: dict[str, Outcome]) -> None:
    """A reader who types a command of the README gets no error, and sees what stands below it there."""
    done = outcomes[shown.command]
    assert done.returncode == 0, done.stderr
    assert shown.output in {None, done.stdout}


def test_opening_shows_two_commands() -> None:
    """The README opens with the main job and the tests, a line each; .ci/run calls these two blocks by their place."""
    (first_kind, first), (second_kind, second) = _blocks(README)[:2]
    assert (first_kind, second_kind) == ("sh", "sh")
    assert [first.count("\n"), second.count("\n")] == [1, 1]
    assert all(part in first for part in ("pip install", "rulesdb build", "rulesdb search", "rulesdb site"))
    assert all(part in second for part in ("pip install -q -e '.[dev]'", "pytest"))


@pytest.mark.parametrize("command", LEFT_TO_CI)
def test_what_is_left_to_ci_is_shown(command: str) -> None:
    """The list of commands that no test runs has no entry that the README does not show."""
    assert any(shown.command.startswith(command) for shown in _shown(README))


def test_japanese_readme_shows_the_same_commands() -> None:
    """Both languages have the same code blocks, in the same order."""
    assert _blocks(JAPANESE) == _blocks(README)


def test_links_lead_somewhere() -> None:
    """Every link to a file of the repository has that file."""
    for path in (README, JAPANESE):
        targets = re.findall(r"\]\((?!https?:|#)([^)#]+)", path.read_text(encoding="utf-8"))
        assert [target for target in targets if not (ROOT / target).exists()] == []


def _with_output(text: str, outputs: Mapping[str, str]) -> str:
    """Return a README's text with ``outputs`` (by command) in its ``console`` blocks."""

    def session(match: re.Match[str]) -> str:
        return f"$ {match['command']}\n{outputs[match['command']]}"

    def block(match: re.Match[str]) -> str:
        return match[0] if match["kind"] == "sh" else f"```console\n{SESSION.sub(session, match['text'])}```"

    return BLOCK.sub(block, text)


def _refresh() -> None:
    commands = [shown.command for shown in TO_RUN]
    with tempfile.TemporaryDirectory() as scratch:
        outputs = {command: done.stdout for command, done in zip(commands, _tour(commands, Path(scratch)), strict=True)}
    for path in (README, JAPANESE):
        path.write_text(_with_output(path.read_text(encoding="utf-8"), outputs), encoding="utf-8")


if __name__ == "__main__":
    _refresh()
