"""A server of the shipped edition, with its rulebook, for all tests that only ask."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from support.server.served import Server, served


@pytest.fixture(scope="session")
def server(shipped_home: Path, shipped_book: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server. Tests only ask it."""
    pytest.importorskip("uvicorn", reason="needs the extra serve")
    with served(tmp_path_factory.mktemp("server"), "--home", shipped_home, "--site", shipped_book) as started:
        yield started
