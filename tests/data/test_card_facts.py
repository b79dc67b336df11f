"""The shipped card facts: every card once, found by no word of a glossary, with terms that the rules have."""

import csv
import hashlib
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from rulesdb.search.lexicon.lexicon import alias_key
from rulesdb.source.card_facts import COLUMNS, NAME
from rulesdb.source.edition_sources import shipped_editions
from rulesdb.source.glossaries import GlossaryEntry, shipped_glossaries
from rulesdb.source.resources import data_folder
from rulesdb.source.text_reading import read_text

LONGEST_WHY = 40
by_file = pytest.mark.parametrize("path", sorted(data_folder().glob(f"*/{NAME}")), ids=lambda path: path.parent.name)


@cache
def rows(path: Path) -> list[dict[str, str]]:
    """Return the rows of a file."""
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def words_of(entry: GlossaryEntry) -> Iterator[str]:
    """Yield all that a term is called."""
    yield from (entry.name, entry.reading, entry.english, *entry.players)


@by_file
def test_rows_are_whole_and_in_order(path: Path) -> None:
    """A card has one row, whose place is that of its name, and says in a few words what brings the terms."""
    assert all(list(row) == list(COLUMNS) for row in rows(path))
    names = [row["name"].strip("《》") for row in rows(path)]
    assert names == sorted(set(names))
    for row in rows(path):
        assert all(value == value.strip() for value in row.values()), row
        assert 0 < len(row["why"]) <= LONGEST_WHY, row


@by_file
def test_no_name_is_another_word(path: Path) -> None:
    """A glossary of any game decides what a word means, and no card has two names that are looked up alike."""
    known = {alias_key(word) for entry in shipped_glossaries() for word in words_of(entry)}
    for row in rows(path):
        names = [alias_key(name) for name in (row["name"], *filter(None, row["also"].split("|")))]
        assert known.isdisjoint(names), row
        assert len(names) == len(set(names)), row


@by_file
def test_terms_are_those_of_the_rules(path: Path) -> None:
    """A term is in the glossary of the game, or occurs in its text."""
    game = path.parent.name
    named = {entry.name for entry in shipped_glossaries() if entry.ruleset == game}
    texts = [
        read_text(file.path).text for edition in shipped_editions() if edition.ruleset == game for file in edition.files
    ]
    for row in rows(path):
        terms = row["terms"].split("|")
        assert len(terms) == len(set(terms)), row
        assert all(term in named or any(term in text for text in texts) for term in terms), row


@by_file
def test_description(path: Path) -> None:
    """source.toml says who wrote the card facts, under which licence, and their hash."""
    table = tomllib.loads((path.parent / "source.toml").read_text(encoding="utf-8"))
    assert table["card-facts"]["licence"] == "CC-BY-4.0"
    assert table["card-facts"]["authors"]
    assert table["card-facts"]["origin"]
    hashes = {file["path"]: file["sha256"] for file in table["file"]}
    assert hashes[path.name] == hashlib.sha256(path.read_bytes()).hexdigest()
