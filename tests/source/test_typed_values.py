"""Values read by their types: what does not fit is told by its key."""

import pytest
from msgspec import Struct

from rulesdb.source.typed_values import MisfitValueError, decode_json, decode_toml


class Oar(Struct, forbid_unknown_fields=True):
    """A made-up kind of value."""

    length: float
    names: tuple[str, ...] = ()


class Boat(Struct):
    """A made-up kind of file."""

    oars: tuple[Oar, ...] = ()
    is_sunk: bool = False


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[[oars]]\nlength = 3\n[[oars]]", "oars 2 has no length"),
        ("[[oars]]\nlength = 3\nwidth = 2", "oars 1 has an unknown key 'width'"),
        ('[[oars]]\nlength = "long"', "oars 1.length: expected a number, got a text"),
        ("[[oars]]\nlength = 3\nnames = [true]", "oars 1.names 1: expected a text, got true or false"),
        ("is_sunk = []", "is_sunk: expected true or false, got a list"),
    ],
)
def test_a_value_that_does_not_fit_is_told_by_its_key(text: str, problem: str) -> None:
    """Keys and kinds of values are named as a writer of TOML knows them, and entries of lists count from 1."""
    with pytest.raises(MisfitValueError) as caught:
        decode_toml(text, Boat)
    assert str(caught.value) == problem


def test_wrong_syntax_is_told_with_its_place() -> None:
    """A TOML file is mended by hand, so its sentence names line and column."""
    with pytest.raises(MisfitValueError, match="at line 2, column 6"):
        decode_toml("is_sunk = true\noars x", Boat)


@pytest.mark.parametrize("raw", [b"", b"{", b"3", b"\xff", b'{"oars": 3}'])
def test_damaged_json_is_a_misfit(raw: bytes) -> None:
    """Whoever reads a file of a home tells every damage by one error."""
    with pytest.raises(MisfitValueError):
        decode_json(raw, Boat)


def test_values_that_fit_are_read() -> None:
    """Both formats give the same value; keys without a field are for people."""
    boat = Boat((Oar(3, ("左",)),), is_sunk=True)
    assert decode_toml('by = "甲"\nis_sunk = true\n[[oars]]\nlength = 3\nnames = ["左"]', Boat) == boat
    assert decode_json('{"oars": [{"length": 3, "names": ["左"]}], "is_sunk": true}'.encode(), Boat) == boat
