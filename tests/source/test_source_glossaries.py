"""Glossaries: what a row says, and what somebody is told whose row is wrong."""

from pathlib import Path

import pytest

from rulesdb.source.glossaries import COLUMNS, NAME, GlossaryEntry, read_glossary, shipped_glossaries
from rulesdb.source.text_reading import SourceError

HEAD = "\t".join(COLUMNS) + "\n"


def glossary(folder: Path, text: str) -> Path:
    """Write a glossary of the game ``oar``."""
    path = folder / "oar" / NAME
    path.parent.mkdir()
    path.write_text(text, encoding="utf-8")
    return path


def test_a_row_is_a_term(tmp_path: Path) -> None:
    """Players' words are several, a hyphen is no rule, and quotation marks mean nothing."""
    rows = '灯台\tとうだい\tlighthouse\t1.1\tライト|"塔"\t\n櫂\tかい\toar\t-\t\tnote\n'
    assert read_glossary(glossary(tmp_path, HEAD + rows), "oar") == [
        GlossaryEntry("oar", "灯台", "とうだい", "lighthouse", "1.1", ("ライト", '"塔"')),
        GlossaryEntry("oar", "櫂", "かい", "oar", None, ()),
    ]


def test_a_users_own_has_the_columns_that_it_fills(tmp_path: Path) -> None:
    """In any order, with empty lines between, and as Windows writes it."""
    path = glossary(tmp_path, "\ufeffplayers\tja\r\nライト | 塔\t灯台\r\n\r\nオール\t櫂\r\n")
    assert read_glossary(path, "oar") == [
        GlossaryEntry("oar", "灯台", "", "", None, ("ライト", "塔")),
        GlossaryEntry("oar", "櫂", "", "", None, ("オール",)),
    ]


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("", 1, "does not name the columns"),
        ("reading\ten\n", 1, "does not name the columns"),
        ("ja\tslang\n", 1, "does not name the columns"),
        ("ja\tja\n", 1, "does not name the columns"),
        ("ja,players\n", 1, "does not name the columns"),
        (HEAD + "灯台\tとうだい\tlighthouse\t-\t\t\n櫂\tかい\n", 3, "has 2 cells, not 6"),
        ("players\tja\n塔\t \n", 2, "names no term"),
    ],
)
def test_a_wrong_glossary_is_refused_with_the_place(text: str, line: int, problem: str, tmp_path: Path) -> None:
    """The error names the file, the line, and the way out."""
    path = glossary(tmp_path, text)
    with pytest.raises(SourceError) as refused:
        read_glossary(path, "oar")
    assert refused.value.file == f"{path}:{line}"
    assert problem in refused.value.problem
    assert refused.value.way_out


def test_both_games_have_a_glossary() -> None:
    """What is shipped can be read."""
    assert {entry.ruleset for entry in shipped_glossaries()} == {"fab", "mtg"}
