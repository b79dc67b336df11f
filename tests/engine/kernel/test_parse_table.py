"""The parse table of a language is shipped or cached in a file, which is only a saving of time."""

import os
from pathlib import Path

import pytest
from support.engine.garden_vocabulary import GARDEN, Plant, Rose

from rulesdb.engine.kernel.language import parse_table
from rulesdb.engine.kernel.language.phrase_grammar import Grammar
from rulesdb.engine.kernel.language.phrase_reader import Reader
from rulesdb.source import installed_results


def _reads(reader: Reader) -> bool:
    """Whether a reader understands a text."""
    return reader.read("白いバラを2本植える", "work") == Plant(Rose("white"), 2)


NAME = "garden"


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the path of a cache folder that is not there yet; there is no shipped table."""
    monkeypatch.setattr(parse_table, "cache_folder", lambda name: tmp_path / "cache" / name)
    monkeypatch.setattr(installed_results, "computed_folder", lambda: tmp_path / "computed")
    return tmp_path / "cache" / "parse-tables"


@pytest.fixture
def kept(cache: Path) -> Path:
    """Return the folder that keeps the parse table of a vocabulary."""
    assert _reads(Reader(GARDEN, NAME))
    return cache


def test_a_shipped_table_is_not_computed_again(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A reader with a shipped table understands the same text without Lark, and caches nothing."""
    grammar = Grammar(GARDEN)
    assert parse_table.shipped_parse_table(grammar, NAME) is None
    parse_table.ship_parse_table(grammar, NAME)
    (cache / NAME).unlink()
    monkeypatch.delattr(parse_table, "_computed")
    assert _reads(Reader(GARDEN, NAME))
    assert not (cache / NAME).exists()


@pytest.mark.usefixtures("kept")
def test_a_kept_table_is_not_computed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A reader with a kept table understands the same text without Lark."""
    monkeypatch.delattr(parse_table, "_computed")
    assert _reads(Reader(GARDEN, NAME))


def test_a_table_of_another_vocabulary_is_not_used(kept: Path) -> None:
    """A reader of fewer phrases computes its own table, which then takes the file."""
    before = {path.name: path.read_bytes() for path in kept.iterdir()}
    Reader(GARDEN._replace(phrases=GARDEN.phrases[:-1]), NAME)
    assert [path.name for path in kept.iterdir()] == [*before]
    assert {path.name: path.read_bytes() for path in kept.iterdir()} != before


@pytest.mark.parametrize("damage", [b"", b"{}", b"\xff", b"[1, 2"], ids=["empty", "no table", "no text", "cut off"])
def test_a_damaged_file_is_written_anew(kept: Path, damage: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that is no table is no error, and the next reader has a table again."""
    (file,) = kept.iterdir()
    file.write_bytes(damage)
    assert _reads(Reader(GARDEN, NAME))
    monkeypatch.delattr(parse_table, "_computed")
    assert _reads(Reader(GARDEN, NAME))


@pytest.mark.parametrize("part", range(14))
def test_a_changed_table_is_not_believed(kept: Path, part: int) -> None:
    """A table in which one sign was changed is still JSON, and would misread or crash."""
    (file,) = kept.iterdir()
    content = bytearray(file.read_bytes())
    digits = [place for place, sign in enumerate(content) if 48 <= sign <= 57]
    content[digits[len(digits) * part // 14]] ^= 1
    file.write_bytes(content)
    assert _reads(Reader(GARDEN, NAME))


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="modes say nothing of other users here")
def test_a_table_that_others_may_write_is_not_believed(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder that everybody may write in is not read."""
    kept.chmod(0o777)
    monkeypatch.delattr(parse_table, "_computed")
    with pytest.raises(NameError):
        Reader(GARDEN, NAME)


def test_a_folder_that_cannot_be_made_is_no_error(cache: Path) -> None:
    """The table is computed every time where it cannot be kept."""
    cache.parent.write_text("no folder", encoding="utf-8")
    assert _reads(Reader(GARDEN, NAME))
