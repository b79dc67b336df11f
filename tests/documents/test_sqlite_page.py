"""The page of the database has every table and column, and its five queries give what it shows, in both languages."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from support.documents.documents import ROOT, TRANSLATIONS, name

from rulesdb.pipeline.database import database
from rulesdb.pipeline.home import open_home

PAGE = ROOT / "docs" / "sqlite.md"
PAGES = (PAGE, TRANSLATIONS[PAGE])
QUERY = re.compile(r"^```sql\n(?P<query>.*?)^```\n\n```text\n(?P<rows>.*?)^```$", re.DOTALL | re.MULTILINE)


@pytest.fixture(scope="module")
def tables(shipped_home: Path) -> Iterator[sqlite3.Connection]:
    """Yield a connection to the database of the shipped edition."""
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.deserialize(database(open_home(shipped_home)))
        yield connection


def _rows(tables: sqlite3.Connection, query: str) -> str:
    """Return what the command sqlite3 prints for a query."""
    rows = (["" if value is None else str(value) for value in row] for row in tables.execute(query))
    return "".join("|".join(row) + "\n" for row in rows)


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_queries_give_what_is_shown(page: Path, tables: sqlite3.Connection, request: pytest.FixtureRequest) -> None:
    """A reader who types the queries of the page sees the rows below them."""
    text = page.read_text(encoding="utf-8")
    if request.config.getoption("refresh"):
        given = QUERY.sub(lambda one: f"```sql\n{one['query']}```\n\n```text\n{_rows(tables, one['query'])}```", text)
        page.write_text(given, encoding="utf-8")
        text = given
    shown = [(one["query"], one["rows"]) for one in QUERY.finditer(text)]
    assert len(shown) == 5
    assert all(rows for _, rows in shown)
    assert [rows for _, rows in shown] == [_rows(tables, query) for query, _ in shown]


def test_queries_are_the_same_in_both_languages() -> None:
    """Only what is said about them is translated."""
    english, japanese = ([one["query"] for one in QUERY.finditer(page.read_text("utf-8"))] for page in PAGES)
    assert english == japanese


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_page_has_every_table_and_column(page: Path, tables: sqlite3.Connection) -> None:
    """In the order in which a program finds them."""
    rows = re.findall(r'^\| `"?(\w+)"?` \| [^|]* \| (.*) \|$', page.read_text(encoding="utf-8"), re.MULTILINE)
    named = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'rules_fts_*'"
    found = {
        table: [row[1] for row in tables.execute(f'PRAGMA table_info("{table}")')] for (table,) in tables.execute(named)
    }
    assert [table for table, _ in rows] == [*found]
    for table, columns in rows:
        documented = dict.fromkeys(one for one in re.findall(r"`([a-z_]+)`", columns) if one in found[table])
        assert [*documented] == found[table]
