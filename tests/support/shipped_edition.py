"""Fixtures: the shipped edition as a home, as a graph and as a rulebook, made once for each program."""

from pathlib import Path

import pytest

from rulesdb.graph.model import Graph
from rulesdb.pipeline.home import open_home
from rulesdb.pipeline.home_building import build
from rulesdb.pipeline.publishing import publish
from support.run_folder import kept
from support.site.made_up_rulebook import STAMP


@pytest.fixture(scope="session")
def shipped_home() -> Path:
    """Return a home of the shipped edition. Tests only read or copy it."""
    return kept("shipped-home", lambda folder: build([], folder))


@pytest.fixture(scope="session")
def shipped_book(shipped_home: Path) -> Path:
    """Return the folder of the rulebook of the shipped edition. Tests only read it."""
    return kept("shipped-book", lambda folder: publish(open_home(shipped_home), folder, STAMP))


@pytest.fixture(scope="session")
def shipped(shipped_home: Path) -> Graph:
    """Return the graph of the shipped edition."""
    return open_home(shipped_home).graph
