"""The parse table of a language is shipped or cached in a file, which is only a saving of time."""

import os
from pathlib import Path
from typing import Literal, Union

import pytest
from msgspec import Struct, defstruct
from support.engine.garden_vocabulary import GARDEN, Colour, Flower, Plant, Rose, Work

from rulesdb.engine.kernel.language import parse_table
from rulesdb.engine.kernel.language.phrase_grammar import inputs_of_grammar
from rulesdb.engine.kernel.language.phrase_reader import Reader
from rulesdb.engine.kernel.language.phrases import PLAIN, Vocabulary, phrase
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
    assert parse_table.shipped_parse_table(GARDEN, NAME) is None
    parse_table.ship_parse_table(GARDEN, NAME)
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
    Reader(GARDEN._replace(rows=GARDEN.rows[:-1]), NAME)
    assert [path.name for path in kept.iterdir()] == [*before]
    assert {path.name: path.read_bytes() for path in kept.iterdir()} != before


def _garden_with(template: str, field: object, form: str = PLAIN, parent: type[Struct] = Struct) -> Vocabulary:
    """Return the garden with a vase, which has a field."""
    vase = defstruct("Vase", [("of", field, None)], bases=(parent,), frozen=True)
    return GARDEN._replace(rows=(*GARDEN.rows, phrase(vase, template, form)))


def test_vocabularies_with_other_grammars_have_other_inputs() -> None:
    """Whatever changes the grammar changes the lines by which its table is found, without a grammar being made."""
    vocabularies = (
        GARDEN,
        _garden_with("花瓶<に{of}>", Rose | None),
        _garden_with("花瓶<に{of}>", Work | None),
        _garden_with("花瓶<に{of}>", Rose | Work | None),
        _garden_with("花瓶<に{of}>", Colour | None),
        _garden_with("花瓶<に{of}>", Literal["red", "blue"] | None),
        _garden_with("花瓶<に{of}>", Rose | None, parent=Flower),
        _garden_with("花瓶<に{of}>", Rose | None, "te"),
        _garden_with("花瓶<に{of:te}>", Rose | None),
        _garden_with("花瓶<の{of}>", Rose | None),
        GARDEN._replace(words={(Colour, PLAIN): {"red": "赤い", "white": "まっ白い"}}),
        GARDEN._replace(roles=(GARDEN.roles[0], GARDEN.roles[1]._replace(wrappers={"te": ("", "をして")}))),
    )
    assert len({tuple(inputs_of_grammar(one)) for one in vocabularies}) == len(vocabularies)


def test_inputs_of_a_grammar_are_those_of_every_python() -> None:
    """A table that one version of Python computed is found by another one, which has other words for annotations."""
    older, newer = (_garden_with("花瓶<に{of}>", field) for field in (Union[Rose, Work, None], Rose | Work | None))  # noqa: UP007  (which newer versions print as the other)
    assert [*inputs_of_grammar(older)] == [*inputs_of_grammar(newer)]


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
