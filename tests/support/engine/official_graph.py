"""What tests of the engine and its checks share."""

import pytest

from rulesdb.graph.model import Graph
from rulesdb.pipeline.home import open_home
from rulesdb.pipeline.home_building import build


@pytest.fixture(scope="session")
def shipped(tmp_path_factory: pytest.TempPathFactory) -> Graph:
    """Return the graph of the shipped edition."""
    home = tmp_path_factory.mktemp("engine")
    build([], home)
    return open_home(home).graph
