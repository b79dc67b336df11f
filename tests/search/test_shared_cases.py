"""The command's search makes of each shared case what its file says; tests/page_search asks the pages the same."""

from pathlib import Path

import pytest
from support.search.shared_cases import FILES, STEPS, lake, read_cases, write_cases

from rulesdb.search.answer.corpus import Corpus


@pytest.fixture(scope="module")
def corpus(tmp_path_factory: pytest.TempPathFactory) -> Corpus:
    """Return what the command searches in."""
    return lake(tmp_path_factory.mktemp("lake"))


def test_every_step_has_cases() -> None:
    """And every file is a step's."""
    assert [path.stem for path in FILES] == sorted(STEPS)


@pytest.mark.in_part(4)
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_command_makes_of_it_what_is_expected(path: Path, corpus: Corpus, request: pytest.FixtureRequest) -> None:
    """Where search was changed on purpose, --refresh writes the expectations anew."""
    ours = [(given, STEPS[path.stem].ours(corpus, given)) for given, _ in read_cases(path)]
    if request.config.getoption("--refresh"):
        write_cases(path, ours)
    assert ours == read_cases(path)
