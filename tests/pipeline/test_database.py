"""The database of a home: its tables fit each other and the JSON, and full text finds the search's terms."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from rulesdb.graph.model import Graph
from rulesdb.graph.node_entries import node_view
from rulesdb.pipeline.database import database
from rulesdb.pipeline.home import Home, open_home
from rulesdb.pipeline.played import played
from rulesdb.pipeline.showing import questions_about


@pytest.fixture(scope="module")
def home(shipped_home: Path) -> Home:
    """Return the home of the shipped edition, opened once."""
    return open_home(shipped_home)


@pytest.fixture(scope="module")
def tables(home: Home) -> Iterator[sqlite3.Connection]:
    """Yield a connection to the database of the shipped edition."""
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.deserialize(database(home))
        yield connection


def column(tables: sqlite3.Connection, query: str, *values: object) -> list[object]:
    """Return the first column of a query."""
    return [row[0] for row in tables.execute(query, values)]


def test_all_tables_fit_each_other(tables: sqlite3.Connection) -> None:
    """Foreign keys hold, the index is whole, and so is the file."""
    assert tables.execute("PRAGMA foreign_key_check").fetchall() == []
    assert column(tables, "PRAGMA integrity_check") == ["ok"]
    tables.execute("INSERT INTO rules_fts (rules_fts, rank) VALUES ('integrity-check', 1)")


def test_every_rule_is_there_in_the_order_of_the_texts(tables: sqlite3.Connection, shipped: Graph) -> None:
    """Rules and headings of both games."""
    assert column(tables, "SELECT id FROM rules ORDER BY position") == list(shipped.nodes)


@pytest.mark.parametrize("name", ["fab:6.4.7", "fab:1.0.2a", "mtg:502.57a", "fab:5"])
def test_a_rule_has_what_show_has(tables: sqlite3.Connection, shipped: Graph, name: str) -> None:
    """Texts with their versions, parts, references, terms, checks and questions are those of the JSON."""
    node = shipped.nodes[name]
    entry = node_view(shipped, node, node.preferred)
    keys = ("edition", "language", "version", "date", "digest", "title", "text")
    query = "SELECT id, edition, language, version, date, digest, title, text FROM texts WHERE rule = ?"
    (text,) = tables.execute(query, (name,))
    assert text[1:] == tuple(entry[key] for key in keys)
    for kind in ("item", "example", "note"):
        query = "SELECT text FROM parts WHERE text_id = ? AND place LIKE ? ORDER BY rowid"
        assert column(tables, query, text[0], f"{kind}-%") == [part.text for part in node.preferred.of_kind(kind)]
    cited = tables.execute('SELECT raw, cited, place FROM "references" WHERE rule = ? ORDER BY id', (name,)).fetchall()
    runs = [(run, part.where) for part in node.preferred.passages for run in part.runs]
    assert cited == [(run.text, target, where) for run, where in runs for target in run.targets]
    terms = column(tables, "SELECT name FROM term_rules JOIN terms ON id = term WHERE rule = ?", name)
    assert set(terms) == {*shipped_terms(entry)}
    checks = column(tables, "SELECT check_name FROM check_rules WHERE rule = ?", name)
    assert sorted(map(str, checks)) == sorted(check.name for check in played(node).checks)
    asked = "SELECT text FROM question_rules JOIN questions ON id = question WHERE rule = ? AND grade >= 2"
    assert sorted(map(str, column(tables, asked, name))) == sorted(one.text for one in questions_about(node))


def shipped_terms(entry: dict[str, object]) -> list[str]:
    """Return the terms of an entry of ``show``."""
    terms = entry["terms"]
    assert isinstance(terms, list)
    return terms


@pytest.mark.parametrize("term", ["置換", "go", "5", "格納", "!"])
def test_full_text_finds_the_terms_of_the_search(tables: sqlite3.Connection, home: Home, term: str) -> None:
    """A term finds the rules that the search's own store has with it, no others."""
    found = column(tables, "SELECT rowid - 1 FROM rules_fts WHERE rules_fts MATCH ?", f'"{term}"')
    assert found == [document.number for document in home.corpus.index.store.documents() if term in document.terms]


def test_terms_in_quotation_marks_follow_each_other(tables: sqlite3.Connection) -> None:
    """A word of several terms is found as a phrase."""
    query = "SELECT id FROM rules_fts JOIN rules ON position = rules_fts.rowid WHERE rules_fts MATCH ?"
    assert "fab:6.4.1" in column(tables, query, '"置換 効果"')
    assert "fab:6.4.1" not in column(tables, query, '"効果 置換"')


@pytest.mark.exhaustive
def test_the_same_home_gives_the_same_bytes(home: Home, shipped_home: Path) -> None:
    """A database can be compared by its digest."""
    assert database(home) == database(open_home(shipped_home))


@pytest.mark.exhaustive
def test_a_home_of_several_editions_and_versions(harbour_home: Path) -> None:
    """A game of one's own has its texts with their versions, and neither checks nor questions."""
    with closing(sqlite3.connect(":memory:")) as tables:
        tables.deserialize(database(open_home(harbour_home)))
        assert tables.execute("SELECT DISTINCT edition, version, date FROM texts").fetchall() == [
            ("official", "第3版", "2026-01-16")
        ]
        assert tables.execute("SELECT count(*) FROM checks").fetchone() == (0,)
        assert tables.execute("PRAGMA foreign_key_check").fetchall() == []
