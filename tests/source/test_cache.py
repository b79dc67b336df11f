"""The cache of results: what was made of the same is found, and nothing that anybody else may have written."""

import os
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from rulesdb.source.cache import ResultCache, digest

KEY, OTHER = digest([b"oars"]), digest([b"sails"])


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return the folder of a cache that holds one result."""
    folder = tmp_path / "private" / "cache"
    ResultCache(folder).keep("boat", KEY, b"rowed\nhome")
    return folder


def test_a_result_is_found_by_what_it_was_made_of(folder: Path) -> None:
    """A result is read again, and that of something else or of another name is not."""
    assert ResultCache(folder).read("boat", KEY) == b"rowed\nhome"
    assert ResultCache(folder).read("boat", OTHER) is None
    assert ResultCache(folder).read("ship", KEY) is None


def test_the_last_result_of_a_name_replaces_the_one_before(folder: Path) -> None:
    """A folder has one file for each name, so that it does not grow."""
    ResultCache(folder).keep("boat", OTHER, b"sailed")
    assert ResultCache(folder).read("boat", OTHER) == b"sailed"
    assert ResultCache(folder).read("boat", KEY) is None
    assert [path.name for path in folder.iterdir()] == ["boat"]


@pytest.mark.parametrize("damage", [lambda it: it[:-1], lambda it: it + b"!", lambda it: it[1:], lambda _: b""])
def test_a_damaged_result_is_passed_over(folder: Path, damage: Callable[[bytes], bytes]) -> None:
    """A file that was cut off or changed is no result."""
    file = folder / "boat"
    file.write_bytes(damage(file.read_bytes()))
    assert ResultCache(folder).read("boat", KEY) is None


def test_a_folder_that_cannot_be_made_is_done_without(tmp_path: Path) -> None:
    """A file in the way costs the result and nothing else."""
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    cache = ResultCache(tmp_path / "file" / "cache")
    cache.keep("boat", KEY, b"rowed")
    assert cache.read("boat", KEY) is None


def _open_folder(folder: Path) -> None:
    folder.chmod(0o777)


def _open_folder_above(folder: Path) -> None:
    folder.parent.chmod(0o777)


def _open_file(folder: Path) -> None:
    (folder / "boat").chmod(0o666)


def _linked_file(folder: Path) -> None:
    (folder / "boat").rename(folder.parent / "boat")
    (folder / "boat").symlink_to(folder.parent / "boat")


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="needs owners and modes")
@pytest.mark.parametrize("weaken", [_open_folder, _open_folder_above, _open_file, _linked_file])
def test_what_others_may_have_written_is_passed_over(folder: Path, weaken: Callable[[Path], None]) -> None:
    """A folder or file that others may write in, or that leads elsewhere, holds no result."""
    weaken(folder)
    assert ResultCache(folder).read("boat", KEY) is None


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="needs owners and modes")
def test_the_folder_is_for_the_user_alone(folder: Path) -> None:
    """Nobody else may read or write it."""
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert stat.S_IMODE((folder / "boat").stat().st_mode) == 0o600


def test_byte_strings_are_told_apart() -> None:
    """What is cut elsewhere has another digest."""
    assert digest([b"ab", b"c"]) != digest([b"a", b"bc"]) != digest([b"abc"])


def test_no_users_folder_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process of an account without a home folder keeps nothing, and makes no such folder."""
    monkeypatch.setenv("HOME", str(tmp_path / "nobody"))
    ResultCache(tmp_path / "nobody" / ".cache" / "results").keep("name", "made of", b"content")
    assert list(tmp_path.iterdir()) == []
