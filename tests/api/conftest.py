"""The shipped edition as a book, and what the command prints for the same question."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import rulesdb
from rulesdb.cli.main import main


@pytest.fixture(scope="session")
def book(shipped_home: Path) -> Iterator[rulesdb.Book]:
    """Return the book of the shipped edition. Tests only ask it."""
    with rulesdb.open(shipped_home) as opened:
        yield opened


@pytest.fixture
def printed(shipped_home: Path, capsys: pytest.CaptureFixture[str]) -> Callable[..., Any]:
    """Return a function that runs a command on the same home and returns its JSON document."""

    def document(*arguments: str) -> Any:  # noqa: ANN401  (any JSON)
        main([*arguments, "--json", "--home", str(shipped_home)])
        return json.loads(capsys.readouterr().out)

    return document
