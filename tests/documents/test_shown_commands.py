"""Runs what the documents show: every command of their code blocks works, and prints what stands below it.

``pytest --refresh tests/documents/test_shown_commands.py`` writes the present output into the documents of both
languages; the diff is the review.
"""

import os
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest
from handbook import BLOCK, DOCUMENTS, ROOT, SESSION, TRANSLATIONS, Shown, blocks, name, shown

PROGRAMS = Path(sys.executable).parent
SCRIPT = re.compile(r"python (?P<script>(?:benchmarks|tests)/[\w/]+\.py)(?P<arguments>(?: [^\s`]+)*)")

# Commands that this test does not run, and why.
RUN_ELSEWHERE = {
    "python3 -m venv": ".ci/run makes the environment with it, on a clean clone",
    ".venv/bin/pip install": ".ci/run installs with it; test_wheel.py shows that an installed program works",
    ".venv/bin/rulesdb site rulebook --base-url": "tests/documents/test_pages_workflow.py runs it as GitHub would",
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

Outcome = subprocess.CompletedProcess[str]
Outcomes = dict[Path, dict[str, Outcome]]
"""What became of each command, by its document."""


def _to_run(document: Path) -> list[Shown]:
    return [one for one in shown(document) if not one.command.startswith(tuple(RUN_ELSEWHERE))]


TO_RUN = [(document, one.command) for document in DOCUMENTS for one in _to_run(document)]


def _tour(commands: Sequence[str], folder: Path) -> list[Outcome]:
    """Run the commands one after the other in ``folder``, as a reader in a clone would, and return their outcomes."""
    for name_of_folder in ("docs", "data"):
        (folder / name_of_folder).symlink_to(ROOT / name_of_folder)
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


def _with_output(text: str, outputs: Mapping[str, str]) -> str:
    """Return the text of a document with ``outputs`` (by command) in its ``console`` blocks."""

    def session(match: re.Match[str]) -> str:
        return f"$ {match['command']}\n{outputs[match['command']]}"

    def block(match: re.Match[str]) -> str:
        return match[0] if match["kind"] == "sh" else f"```console\n{SESSION.sub(session, match['text'])}```"

    return BLOCK.sub(block, text)


def _refresh(document: Path, outcomes: Mapping[str, Outcome]) -> None:
    outputs = {command: done.stdout for command, done in outcomes.items()}
    for path in {document, TRANSLATIONS.get(document, document)}:
        path.write_text(_with_output(path.read_text(encoding="utf-8"), outputs), encoding="utf-8")


@pytest.fixture(scope="module")
def outcomes(
    tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> dict[Path, dict[str, Outcome]]:
    """Return what became of the commands of each document, run in their order in a folder of the document's own."""
    ran = {}
    for document in dict(TO_RUN):
        commands = [one.command for one in _to_run(document)]
        ran[document] = dict(zip(commands, _tour(commands, tmp_path_factory.mktemp("clone")), strict=True))
        if request.config.getoption("refresh"):
            _refresh(document, ran[document])
    return ran


@pytest.mark.parametrize(("document", "command"), TO_RUN, ids=[f"{name(path)}: {command}" for path, command in TO_RUN])
def test_command_prints_what_the_document_says(document: Path, command: str, outcomes: Outcomes) -> None:
    """A reader who types a command of a document gets no error, and sees what stands below it there."""
    done = outcomes[document][command]
    assert done.returncode == 0, done.stderr
    printed = dict(shown(document))[command]
    assert printed in {None, done.stdout}


@pytest.mark.parametrize("command", RUN_ELSEWHERE)
def test_commands_that_run_elsewhere_are_shown(command: str) -> None:
    """A command that this test leaves out is shown by a document."""
    assert any(one.command.startswith(command) for document in DOCUMENTS for one in shown(document))


@pytest.mark.parametrize("document", TRANSLATIONS, ids=name)
def test_both_languages_show_the_same_commands(document: Path) -> None:
    """A document and its Japanese counterpart have the same code blocks, in the same order."""
    assert blocks(TRANSLATIONS[document]) == blocks(document)


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_scripts_that_a_document_names_have_their_options(document: Path) -> None:
    """A script that a document names outside of its code blocks exists, and knows the options named with it."""
    for named in SCRIPT.finditer(document.read_text(encoding="utf-8")):
        script = ROOT / named["script"]
        assert script.is_file(), named[0]
        sources = [path.read_text(encoding="utf-8") for path in (script, *ROOT.glob("benchmarks/measures/*.py"))]
        options = re.findall(r"(?<!\S)--[a-z-]+", named["arguments"])
        assert [option for option in options if not any(f'"{option}"' in source for source in sources)] == []
