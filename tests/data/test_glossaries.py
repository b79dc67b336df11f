"""The glossaries: every row is whole, in order, readable as kana, and names a rule that exists or is known."""

import csv
import hashlib
import re
import tomllib
from itertools import pairwise
from pathlib import Path

import pytest

from rulesdb.source.edition_sources import shipped_editions
from rulesdb.source.resources import data_folder
from rulesdb.source.text_reading import read_text
from rulesdb.syntax.numbering import NumberOrder, sort_key
from rulesdb.syntax.parsing import parse

GLOSSARIES = sorted(data_folder().glob("*/glossary.tsv"))
COLUMNS = ["ja", "reading", "en", "rule", "players", "note"]
KANA = re.compile(r"[ぁ-ゖー]+")
NUMBER = re.compile(r"[0-9]+(\.[0-9]+){0,2}[a-z]?")
by_file = pytest.mark.parametrize("path", GLOSSARIES, ids=lambda path: path.parent.name)


def rows(path: Path) -> list[dict[str, str]]:
    """Return the rows of a glossary."""
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def place(row: dict[str, str]) -> tuple[bool, NumberOrder, str]:
    """Return what the rows are ordered by: the defining rule, those without one last, then the reading."""
    number = row["rule"]
    return number == "-", sort_key(number) if number != "-" else (), row["reading"]


def test_both_games_have_a_glossary() -> None:
    """The folders are those of the games."""
    assert [path.parent.name for path in GLOSSARIES] == ["fab", "mtg"]


@by_file
def test_rows_are_whole(path: Path) -> None:
    """Every row has all columns; a term has an English name, a reading in hiragana, and a number or none."""
    assert path.read_text(encoding="utf-8").splitlines()[0].split("\t") == COLUMNS
    for row in rows(path):
        assert list(row) == COLUMNS, row
        assert None not in row.values(), row
        assert all(value == value.strip() for value in row.values()), row
        assert row["ja"], row
        assert row["en"], row
        assert KANA.fullmatch(row["reading"]), row
        assert row["rule"] == "-" or NUMBER.fullmatch(row["rule"]), row


@by_file
def test_no_term_stands_twice(path: Path) -> None:
    """A term has one row, and no players' word is given twice in one."""
    terms = [row["ja"] for row in rows(path)]
    assert len(terms) == len(set(terms))
    for row in rows(path):
        words = row["players"].split("|")
        assert len(words) == len(set(words)), row
        assert row["ja"] not in words, row


@by_file
def test_rows_stand_in_the_order_of_their_rules(path: Path) -> None:
    """Who adds a term finds its place."""
    for one, other in pairwise(map(place, rows(path))):
        assert one <= other


@by_file
def test_rules_of_loaded_chapters_exist(path: Path) -> None:
    """A number of a chapter (or, in Magic, a rule) that we ship is one that is there."""
    ruleset = path.parent.name
    edition = next(each for each in shipped_editions() if each.ruleset == ruleset)
    numbers = {node.number for file in edition.files for node in parse(read_text(file.path)).nodes if node.number}
    tops = {number.partition(".")[0] for number in numbers} if ruleset == "fab" else set()
    for row in rows(path):
        if row["rule"].partition(".")[0] in tops:
            assert row["rule"] in numbers, row


@by_file
def test_description(path: Path) -> None:
    """source.toml says who made the glossary, under which licence, and its hash."""
    table = tomllib.loads((path.parent / "source.toml").read_text(encoding="utf-8"))
    assert table["glossary"]["licence"] == "CC-BY-4.0"
    assert table["glossary"]["authors"]
    assert table["glossary"]["origin"]
    hashes = {file["path"]: file["sha256"] for file in table["file"]}
    assert hashes[path.name] == hashlib.sha256(path.read_bytes()).hexdigest()
