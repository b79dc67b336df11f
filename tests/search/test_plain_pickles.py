"""The pickles of an index are read as plain data, and none of them can call anything."""

import pickle
from io import BytesIO

import pytest

from rulesdb.search.index.plain_pickles import load_plain, loads_plain

# Each would print, were it read as Python reads pickles: by a class that reduces itself, by the old opcodes and by a
# dotted name that begins with the one name that is admitted.
PRINTING = [
    b"cbuiltins\nprint\n(S'called'\ntR.",
    b"(S'called'\nibuiltins\nprint\n.",
    b"\x80\x04\x8c\x08builtins\x8c\x05print\x93\x8c\x06called\x85R.",
    b"\x80\x04\x8c\x07_codecs\x8c\x0fencode.__call__\x93\x8c\x06called\x85R.",
    b"ccodecs\nencode\n(S'called'\nS'rot13'\ntR.",
]


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_plain_data_comes_back(protocol: int) -> None:
    """Numbers, strings, bytes and what is made of them are what pickles of an index hold."""
    data = ({"text": 1, "title": 2}, [1.5, None, True], (b"\x00\xff\x80", "鐘"))
    assert loads_plain(pickle.dumps(data, protocol)) == data


@pytest.mark.parametrize("written", PRINTING)
def test_nothing_is_called(written: bytes, capsys: pytest.CaptureFixture[str]) -> None:
    """A pickle that names a function is refused, in whatever way it does."""
    with pytest.raises(pickle.UnpicklingError, match="names"):
        loads_plain(written)
    assert capsys.readouterr().out == ""


def test_a_file_is_read_pickle_by_pickle() -> None:
    """Reading goes on behind the first one, as it does in the files of an index."""
    file = BytesIO(pickle.dumps([1], 2) + pickle.dumps([2], 2))
    assert [load_plain(file), load_plain(file)] == [[1], [2]]
