"""Runs what the Japanese documents show: every command of their code blocks works, and prints what stands below it.

``pytest -m exhaustive --refresh`` and this file write the present output into the documents; the diff is the review.
"""

from pathlib import Path

import pytest
from support.documents.documents import TRANSLATIONS, name
from support.documents.shown_commands import Outcomes, assert_prints_what_is_shown, outcomes_of, to_run

TO_RUN = [(document, one.command) for document in TRANSLATIONS.values() for one in to_run(document)]


@pytest.fixture(scope="module")
def outcomes(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Outcomes:
    """Return what became of the commands of each document, run in their order in a folder of the document's own."""
    refresh = request.config.getoption("refresh")
    return {
        document: outcomes_of(document, tmp_path_factory.mktemp("clone"), "ja_JP.UTF-8", refresh=refresh)
        for document in dict(TO_RUN)
    }


@pytest.mark.exhaustive
@pytest.mark.parametrize(("document", "command"), TO_RUN, ids=[f"{name(path)}: {command}" for path, command in TO_RUN])
def test_command_prints_what_the_document_says(document: Path, command: str, outcomes: Outcomes) -> None:
    """A reader who types a command of a document gets no error, and sees what stands below it there."""
    assert_prints_what_is_shown(document, command, outcomes[document][command])
