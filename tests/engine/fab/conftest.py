"""The table and the players of the tests of Flesh and Blood."""

import pytest

from rulesdb.checks.fab.table import Person, Table


@pytest.fixture
def t() -> Table:
    """Return an empty table for two players."""
    return Table()


@pytest.fixture
def ann(t: Table) -> Person:
    """Return the turn-player."""
    return t.people[0]


@pytest.fixture
def ben(t: Table) -> Person:
    """Return the other player."""
    return t.people[1]


@pytest.fixture
def cid(t: Table) -> Person:
    """Return a third player, who joins the table."""
    return t.seated(3)[2]
