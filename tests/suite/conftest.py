"""A small suite, recorded once for all tests of the suite."""

from pathlib import Path

import pytest
from support.suite.small_suite import few_checks, write_suite


@pytest.fixture(scope="session")
def small_suite(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a suite of a few checks. Tests only read it."""
    folder = tmp_path_factory.mktemp("suite")
    write_suite(folder, few_checks())
    return folder
