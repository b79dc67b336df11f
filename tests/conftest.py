"""What all tests share: the official texts, where somebody has them."""

import os
from pathlib import Path

import pytest

BESIDE_THE_REPOSITORY = Path(__file__).resolve().parents[2] / "shared" / "rules"


@pytest.fixture(scope="session")
def official() -> Path:
    """Return the folder of official texts; skip without one, fail where RULESDB_REQUIRE_OFFICIAL asks for them."""
    folder = Path(os.environ.get("RULESDB_OFFICIAL") or BESIDE_THE_REPOSITORY)
    if folder.is_dir():
        return folder
    reason = "needs the official texts: name their folder in RULESDB_OFFICIAL"
    if os.environ.get("RULESDB_REQUIRE_OFFICIAL"):
        pytest.fail(reason)
    pytest.skip(reason)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the one switch that writes golden files anew."""
    parser.addoption("--refresh", action="store_true", help="write the expectations of golden files anew")
