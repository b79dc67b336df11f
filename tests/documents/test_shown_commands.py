"""Runs what the documents show: every command of their code blocks works, and prints what stands below it.

``pytest -m exhaustive --refresh`` and this file write the present output into the documents; the diff is the review.
"""

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from support.documents.documents import DOCUMENTS, ROOT, TRANSLATIONS, blocks, name, shown
from support.documents.shown_commands import (
    LOCALES,
    RUN_ELSEWHERE,
    Outcome,
    assert_prints_what_is_shown,
    outcomes_of,
    to_run,
)

SCRIPT = re.compile(r"python (?P<script>(?:benchmarks|tests)/[\w/]+\.py)(?P<arguments>(?: [^\s`]+)*)")
TO_RUN = [(document, one.command) for document in LOCALES for one in to_run(document)]
Outcomes = Callable[[Path], dict[str, Outcome]]
"""What became of the commands of a document."""


@pytest.fixture(scope="module")
def outcomes(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Outcomes:
    """Return a function that runs a document's commands once, in their order, in a folder of the document's own."""
    refresh = request.config.getoption("refresh")
    return cache(lambda document: outcomes_of(document, tmp_path_factory.mktemp("clone"), refresh=refresh))


@pytest.mark.in_part(0, 4)
@pytest.mark.parametrize(("document", "command"), TO_RUN, ids=[f"{name(path)}: {command}" for path, command in TO_RUN])
def test_command_prints_what_the_document_says(document: Path, command: str, outcomes: Outcomes) -> None:
    """A reader who types a command of a document gets no error, and sees what stands below it there."""
    assert_prints_what_is_shown(document, command, outcomes(document)[command])


@pytest.mark.parametrize("command", RUN_ELSEWHERE)
def test_commands_that_run_elsewhere_are_shown(command: str) -> None:
    """A command that this test leaves out is shown by a document."""
    assert any(one.command.startswith(command) for document in DOCUMENTS for one in shown(document))


@pytest.mark.parametrize("document", TRANSLATIONS, ids=name)
def test_both_languages_show_the_same_commands(document: Path) -> None:
    """A document and its Japanese counterpart have the same commands, in the same order, in blocks of the same kind."""
    kinds = [[kind for kind, _ in blocks(one)] for one in (document, TRANSLATIONS[document])]
    assert kinds[0] == kinds[1]
    assert [one.command for one in shown(TRANSLATIONS[document])] == [one.command for one in shown(document)]


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_scripts_that_a_document_names_have_their_options(document: Path) -> None:
    """A script that a document names outside of its code blocks exists, and knows the options named with it."""
    for named in SCRIPT.finditer(document.read_text(encoding="utf-8")):
        script = ROOT / named["script"]
        assert script.is_file(), named[0]
        sources = [path.read_text(encoding="utf-8") for path in (script, *ROOT.glob("benchmarks/measures/*.py"))]
        options = re.findall(r"(?<!\S)--[a-z-]+", named["arguments"])
        assert [option for option in options if not any(f'"{option}"' in source for source in sources)] == []
