"""The rules of a home as an SQLite database: texts, references, terms, checks, questions, and a full-text index.

docs/sqlite.md explains the tables. The index has the search's own terms, with blanks between them, since SQLite finds
no words in Japanese. The same home gives the same bytes with the same version of SQLite.
"""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from functools import cache

from rulesdb.graph.model import Graph, LinkKind, Node, Passage, Reading
from rulesdb.graph.naming import identifier_in_table
from rulesdb.pipeline.home import Home
from rulesdb.pipeline.played import game_proofs, played
from rulesdb.search.index.stored_document import StoredDocument
from rulesdb.source.shipped_questions import shipped_questions
from rulesdb.words.rule_parts import rule_of

_HEADING_FIELDS = ("title", "definition")
_TEXT_FIELDS = ("text", "parts", "cards")
_SCHEMA = """
CREATE TABLE rules (
    position INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    ruleset TEXT NOT NULL,
    number TEXT,
    kind TEXT NOT NULL,
    parent TEXT REFERENCES rules (id),
    title TEXT,
    headline TEXT,
    edition TEXT NOT NULL,
    text TEXT NOT NULL,
    heading_terms TEXT NOT NULL,
    text_terms TEXT NOT NULL
);
CREATE INDEX rules_parent ON rules (parent);
CREATE TABLE texts (
    id INTEGER PRIMARY KEY,
    rule TEXT NOT NULL REFERENCES rules (id),
    edition TEXT NOT NULL,
    language TEXT NOT NULL,
    version TEXT,
    date TEXT,
    digest TEXT NOT NULL,
    title TEXT,
    text TEXT NOT NULL,
    file TEXT NOT NULL,
    line INTEGER NOT NULL
);
CREATE INDEX texts_rule ON texts (rule);
CREATE TABLE parts (
    text_id INTEGER NOT NULL REFERENCES texts (id),
    place TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (text_id, place)
);
CREATE TABLE "references" (
    id INTEGER PRIMARY KEY,
    text_id INTEGER NOT NULL REFERENCES texts (id),
    rule TEXT NOT NULL REFERENCES rules (id),
    place TEXT NOT NULL,
    raw TEXT NOT NULL,
    cited TEXT NOT NULL,
    target TEXT REFERENCES rules (id)
);
CREATE INDEX references_rule ON "references" (rule);
CREATE INDEX references_target ON "references" (target);
CREATE TABLE terms (
    id TEXT PRIMARY KEY,
    ruleset TEXT NOT NULL,
    name TEXT NOT NULL,
    english TEXT
);
CREATE TABLE term_rules (
    term TEXT NOT NULL REFERENCES terms (id),
    rule TEXT NOT NULL REFERENCES rules (id),
    role TEXT NOT NULL CHECK (role IN ('defines', 'uses')),
    PRIMARY KEY (term, rule, role)
);
CREATE INDEX term_rules_rule ON term_rules (rule);
CREATE TABLE checks (
    name TEXT PRIMARY KEY,
    title TEXT NOT NULL,
    status TEXT NOT NULL
);
CREATE TABLE check_rules (
    check_name TEXT NOT NULL REFERENCES checks (name),
    rule TEXT NOT NULL REFERENCES rules (id),
    PRIMARY KEY (check_name, rule)
);
CREATE INDEX check_rules_rule ON check_rules (rule);
CREATE TABLE questions (
    id INTEGER PRIMARY KEY,
    ruleset TEXT NOT NULL,
    text TEXT NOT NULL
);
CREATE TABLE question_rules (
    question INTEGER NOT NULL REFERENCES questions (id),
    rule TEXT NOT NULL REFERENCES rules (id),
    grade INTEGER NOT NULL,
    PRIMARY KEY (question, rule)
);
CREATE INDEX question_rules_rule ON question_rules (rule);
CREATE VIRTUAL TABLE rules_fts USING fts5 (
    heading_terms, text_terms, content="rules", content_rowid="position",
    tokenize="unicode61 remove_diacritics 0 categories 'L* M* N* P* S* Co'"
);
PRAGMA user_version = 1;
"""
_ROLES = {LinkKind.DEFINES_TERM: "defines", LinkKind.USES_TERM: "uses"}

Row = tuple[str | int | None, ...]


def database(home: Home) -> bytes:
    """Return the database of a home. Raises SearchIndexError for a damaged index."""
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.executescript(_SCHEMA)
        for table, rows in _tables(home):
            _insert(connection, table, rows)
        connection.execute("INSERT INTO rules_fts (rules_fts) VALUES ('rebuild')")
        connection.execute("INSERT INTO rules_fts (rules_fts) VALUES ('optimize')")
        connection.commit()
        return connection.serialize()


def _insert(connection: sqlite3.Connection, table: str, rows: Iterable[Row]) -> None:
    rows = list(rows)
    if rows:
        places = ", ".join("?" * len(rows[0]))
        connection.executemany(f'INSERT INTO "{table}" VALUES ({places})', rows)  # noqa: S608  (our own tables)


def _tables(home: Home) -> Iterator[tuple[str, Iterable[Row]]]:
    """Yield the rows of each table, those that others refer to first."""
    graph = home.graph
    readings = [(node, reading) for node in graph.nodes.values() for reading in node.readings]
    numbered = list(enumerate(readings, start=1))
    passages = [(text, node, passage) for text, (node, reading) in numbered for passage in reading.passages]
    yield "rules", (_rule(graph.nodes[document.id], document) for document in home.corpus.index.store.documents())
    yield "texts", (_text(graph, text, *of) for text, of in numbered)
    yield "parts", ((text, part.where, part.text) for text, _, part in passages if part.where != "text")
    yield "references", ((at, *row) for at, row in enumerate(_references(graph, passages), start=1))
    yield "terms", ((term.id, term.ruleset, term.name, term.english) for term in graph.terms)
    yield "term_rules", _term_rules(graph)
    yield from _checks(graph)
    yield from _questions(graph)


def _rule(node: Node, document: StoredDocument) -> Row:
    def terms(fields: Iterable[str]) -> str:
        return " ".join(term for field in fields for _, _, term in document.spans(field))

    named = node.id, node.ruleset, node.number, node.kind, node.parent, node.title, node.headline or None
    text = node.preferred.edition, node.preferred.text
    return document.number + 1, *named, *text, terms(_HEADING_FIELDS), terms(_TEXT_FIELDS)


def _text(graph: Graph, at: int, node: Node, reading: Reading) -> Row:
    version = graph.file_of(node, reading).version_entry.values()
    file = reading.place.file.encode(errors="backslashreplace").decode()  # SQLite takes no bytes that are no text
    language = graph.language_of(node, reading)
    return at, node.id, reading.edition, language, *version, reading.title, reading.text, file, reading.place.line


def _references(graph: Graph, passages: Iterable[tuple[int, Node, Passage]]) -> Iterator[Row]:
    for text, node, passage in passages:
        for run in passage.runs:
            for cited in run.targets:
                target = cited if cited in graph.nodes else None
                yield text, node.id, passage.where, run.text, cited, target


def _term_rules(graph: Graph) -> Iterable[Row]:
    links = ((link.target, rule_of(link.source), _ROLES[link.kind]) for link in graph.links if link.kind in _ROLES)
    return dict.fromkeys(links)


def _checks(graph: Graph) -> Iterator[tuple[str, Iterable[Row]]]:
    proofs = cache(game_proofs)
    of_rules = [(node.id, played(node, proofs(node.ruleset)).checks) for node in graph.nodes.values()]
    yield "checks", dict.fromkeys((one.name, one.title, one.status) for _, checks in of_rules for one in checks)
    yield "check_rules", ((one.name, rule) for rule, checks in of_rules for one in checks)


def _questions(graph: Graph) -> Iterator[tuple[str, Iterable[Row]]]:
    """Yield the questions that name a loaded rule, and the loaded rules that they name."""
    questions: list[Row] = []
    rules: list[Row] = []
    for question in shipped_questions():
        named = {identifier_in_table(question.ruleset, name): grade for name, grade in question.rules}
        loaded = [(len(questions) + 1, rule, grade) for rule, grade in named.items() if rule in graph.nodes]
        if loaded:
            questions.append((len(questions) + 1, question.ruleset, question.text))
            rules += loaded
    yield "questions", questions
    yield "question_rules", rules
