"""The table and the players of the tests of Magic."""

import pytest

from rulesdb.checks.mtg.table import Person, Table


@pytest.fixture
def table() -> Table:
    """Return an empty table."""
    return Table()


@pytest.fixture
def ann(table: Table) -> Person:
    """Return the active player."""
    return table.people[0]


@pytest.fixture
def ben(table: Table) -> Person:
    """Return the other player."""
    return table.people[1]
