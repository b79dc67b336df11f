"""What the tests of the rulebook share: the made-up rulebooks, written once a run, on the disk and served."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from support.run_folder import made_once
from support.site import made_up_editions, made_up_rulebook
from support.site.file_server import serve


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the made-up rulebook. Tests only read it."""
    return made_once(tmp_path_factory, "made-up", made_up_rulebook.written) / "book"


@pytest.fixture(scope="session")
def served(site: Path) -> Iterator[str]:
    """Return the http:// address of the made-up rulebook."""
    with serve(site) as address:
        yield address


@pytest.fixture(scope="session", params=["file", pytest.param("http", marks=pytest.mark.nightly)])
def home(request: pytest.FixtureRequest, site: Path) -> str:
    """Return the address of the made-up rulebook, on the disk and served, with a slash at its end."""
    return f"{site.as_uri()}/" if request.param == "file" else str(request.getfixturevalue("served"))


@pytest.fixture(scope="session")
def two_editions(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a made-up rulebook that has two editions of one game. Tests only read it."""
    return made_once(tmp_path_factory, "made-up-editions", made_up_editions.written) / "book"


@pytest.fixture(scope="session")
def editions(two_editions: Path) -> str:
    """Return its address, with a slash at its end."""
    return f"{two_editions.as_uri()}/"
