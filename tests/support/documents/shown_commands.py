"""Runs what a document shows, in the locale of its readers, and writes what is printed into it.

A Japanese document shows the command's Japanese, an English one its English.
"""

import os
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from support.documents.documents import BLOCK, DOCUMENTS, ROOT, SESSION, TRANSLATIONS, Shown, shown

PROGRAMS = Path(sys.executable).parent

# Commands that these tests do not run, and why.
RUN_ELSEWHERE = {
    "python3 -m venv": ".ci/run makes the environment with it, on a clean clone",
    ".venv/bin/pip install": ".ci/run installs with it; test_wheel.py shows that an installed program works",
    ".venv/bin/rulesdb site rulebook --base-url": "tests/documents/test_pages_workflow.py runs it as GitHub would",
    "pip install 'rulesdb[mcp]'": "no package of ours is published yet; tests/assistants skip where it is missing",
    "rulesdb mcp": "it answers until it is stopped; tests/assistants/test_server.py asks it",
    "bash tests/install-browser.sh": ".ci/run installs the browser with it",
    ".venv/bin/pytest": "it runs this very test; .ci/run calls it",
    ".venv/bin/python benchmarks/run.py": "it measures for minutes; .ci/nightly calls it with one round",
    ".venv/bin/python benchmarks/search_quality.py": "it asks hundreds of queries many times; .ci/nightly calls it",
    ".venv/bin/python benchmarks/learn_ranking.py": "it learns for a minute; .ci/nightly calls it with few questions",
    ".venv/bin/python benchmarks/page_search.py": "its parts are tested in tests/page_search; .ci/nightly calls it",
    ".venv/bin/python benchmarks/page_engine.py": "it needs the page's engine; .ci/nightly calls it with one round",
    ".venv/bin/python benchmarks/first_rules.py": "it plays hundreds of situations; .ci/nightly calls it",
    ".venv/bin/python benchmarks/printed_cards.py": "it needs printed cards; .ci/nightly calls it where they are",
    ".venv/bin/rulesdb runtime": "it asks npm and PyPI; .ci/run calls it",
    ".venv/bin/rulesdb site rulebook --engine": "tests/site/test_site_judge.py writes it",
    ".venv/bin/python benchmarks/site_build.py": "it measures for minutes; .ci/nightly calls it with twice the text",
    ".venv/bin/python benchmarks/reliability.py": "it takes twenty minutes; .ci/nightly calls it with a few cases",
    ".venv/bin/python benchmarks/engine_weight.py": "a copy lacks the history; .ci/nightly calls it",
    ".venv/bin/python benchmarks/engine_speed.py": "it measures for minutes; .ci/nightly calls it with one round",
    ".venv/bin/python benchmarks/whole_matrix.py": "it takes minutes; .ci/nightly calls it for a hundredth",
    ".venv/bin/python benchmarks/mutants.py --count 200 --tests": "it takes minutes; .ci/nightly calls it for a few",
    ".venv/bin/python benchmarks/judging.py": "it measures for minutes; .ci/nightly calls it with one round",
    ".venv/bin/python benchmarks/scaling.py": "it measures for minutes; .ci/nightly calls it with one round",
    ".venv/bin/dask": "tests/documents/test_scaling_page.py runs it, with the command below it",
    ".venv/bin/rulesdb check 1.13 --knock-out --executor dask": "the same",
    ".venv/bin/python benchmarks/search_backends.py": "it measures for minutes; .ci/nightly calls it",
    ".venv/bin/python benchmarks/serving.py": "it asks thousands of questions; .ci/nightly calls it with a few",
    "rulesdb serve": "it serves until it is stopped; tests/server does so",
    "curl ": "tests/server/test_serving_page.py asks a server what the page shows",
    "npm install --no-save lighthouse": "the nightly test is skipped without it, and says so",
    "podman ": "no container is built here; tests/server/test_containerfile.py reads the file",
    "bash .ci/run": "it calls all of these",
}

LOCALES: Mapping[Path, str] = dict.fromkeys(DOCUMENTS, "C.UTF-8") | dict.fromkeys(TRANSLATIONS.values(), "ja_JP.UTF-8")
"""The locale of a document's readers: all documents whose commands are run."""

Outcome = subprocess.CompletedProcess[str]
"""What became of a command."""


def to_run(document: Path) -> list[Shown]:
    """Return the commands of a document that are run, in order."""
    return [one for one in shown(document) if not one.command.startswith(tuple(RUN_ELSEWHERE))]


def outcomes_of(document: Path, folder: Path, *, refresh: bool) -> dict[str, Outcome]:
    """Run a document's commands in order in an empty folder, as a reader in a clone would; return outcomes by command.

    With ``refresh`` what they print is written into the document.
    """
    commands = [one.command for one in to_run(document)]
    outcomes = dict(zip(commands, _tour(commands, folder, LOCALES[document]), strict=True))
    if refresh:
        outputs = {command: done.stdout for command, done in outcomes.items()}
        document.write_text(_with_output(document.read_text(encoding="utf-8"), outputs), encoding="utf-8")
    return outcomes


def _tour(commands: Sequence[str], folder: Path, locale: str) -> list[Outcome]:
    for name_of_folder in ("docs", "data"):
        (folder / name_of_folder).symlink_to(ROOT / name_of_folder)
    programs = f"{PROGRAMS}{os.pathsep}{os.environ['PATH']}"
    variables = {"RULESDB_HOME": str(folder / "home"), "COLUMNS": "100", "PATH": programs, "LC_MESSAGES": locale}
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


def assert_prints_what_is_shown(document: Path, command: str, done: Outcome) -> None:
    """Check that a command ended well, and printed what stands below it in a document, if anything does."""
    assert done.returncode == 0, done.stderr
    assert dict(shown(document))[command] in {None, done.stdout}
