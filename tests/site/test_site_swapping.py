"""A rulebook that takes another one's name: no moment without one, whoever is killed, and nothing left beside it."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from rulesdb.site import swapping
from rulesdb.site.exchange import exchange
from rulesdb.site.site_errors import SiteError
from rulesdb.site.sitemap import MARKER
from rulesdb.site.swapping import replace_folder
from rulesdb.site.workshop import workshop

_WRITE = """
import os, shutil, signal, sys
from pathlib import Path
from rulesdb.site import swapping
def die(*_, **__): os.kill(os.getpid(), signal.SIGKILL)
def write(folder):
    (folder / "page").write_text("new")
    {in_writing}
{before}
swapping.replace_folder(Path(sys.argv[1]), write)
"""
_IN_TWO_STEPS = "swapping.exchange = lambda *_: False; rename = Path.rename\n"
_AT = {
    "the writing": ("die()", ""),
    "the swap": ("", "swapping._swap = die"),
    "the cleaning": ("", "shutil.rmtree = die"),
    "the first of two steps": ("", _IN_TWO_STEPS + "Path.rename = die"),
    "the second of two steps": (
        "",
        _IN_TWO_STEPS + "Path.rename = lambda *p: die() if p[0].name == 'new' else rename(*p)",
    ),
    "the cleaning after two steps": ("", _IN_TWO_STEPS + "shutil.rmtree = die"),
}


def _rulebook(out: Path, page: str) -> None:
    replace_folder(out, lambda folder: _write(folder, page))


def _write(folder: Path, page: str) -> None:
    (folder / "page").write_text(page, encoding="utf-8")


def _page(out: Path) -> str:
    assert (out / MARKER).is_file()
    return (out / "page").read_text(encoding="utf-8")


def _fail(_folder: Path) -> None:
    raise OSError(28, "No space left on device")


@pytest.mark.in_part(2)
@pytest.mark.parametrize("moment", _AT)
def test_killed_run(tmp_path: Path, moment: str) -> None:
    """The rulebook is whole, the old or the new one; the next run removes what was left, even if it fails itself."""
    out = tmp_path / "book"
    _rulebook(out, "old")
    in_writing, before = _AT[moment]
    script = _WRITE.format(in_writing=in_writing or "pass", before=before)
    done = subprocess.run([sys.executable, "-c", script, out], check=False)
    assert done.returncode == -signal.SIGKILL
    assert list(tmp_path.glob(".book.*"))
    if moment != "the second of two steps":
        assert _page(out) in {"old", "new"}
    with pytest.raises(SiteError, match="No space left"):
        replace_folder(out, _fail)
    assert _page(out) == ("new" if "cleaning" in moment else "old")
    assert list(tmp_path.iterdir()) == [out]


@pytest.mark.skipif(sys.platform not in {"linux", "darwin"}, reason="needs a system that exchanges two names")
def test_no_moment_without_a_rulebook(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the system can exchange two names, the rulebook is never moved away before the new one comes."""
    out = tmp_path / "book"
    _rulebook(out, "old")

    def refuse(*_: object) -> None:
        raise AssertionError("moved away")

    monkeypatch.setattr(Path, "rename", refuse)
    _rulebook(out, "new")
    assert _page(out) == "new"
    assert list(tmp_path.iterdir()) == [out]


def test_two_steps_where_the_disk_cannot_exchange(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that knows no exchange has its rulebook replaced all the same."""
    out = tmp_path / "book"
    _rulebook(out, "old")
    monkeypatch.setattr(swapping, "exchange", lambda *_: False)
    _rulebook(out, "new")
    assert _page(out) == "new"
    assert list(tmp_path.iterdir()) == [out]


def test_an_exchange_that_is_refused_is_an_error(tmp_path: Path) -> None:
    """What is missing cannot be exchanged, which is not the same as a system that cannot exchange anything."""
    (tmp_path / "one").mkdir()
    with pytest.raises(FileNotFoundError):
        exchange(tmp_path / "one", tmp_path / "two")


def test_two_runs_at_once(tmp_path: Path) -> None:
    """A run leaves alone what another one is writing."""
    out = tmp_path / "book"
    with workshop(out) as beside:
        _write(beside, "not yet")
        _rulebook(out, "first")
        assert (beside / "page").is_file()
    assert list(tmp_path.iterdir()) == [out]


def test_folders_of_others_stay(tmp_path: Path) -> None:
    """What has another name, or leads elsewhere, is none of the folders that a run left."""
    out, elsewhere = tmp_path / "book", tmp_path / "elsewhere"
    for folder in (tmp_path / ".book.abcdefgh", tmp_path / ".booking.rulesdb-a", elsewhere):
        folder.mkdir()
        _write(folder, "mine")
    (tmp_path / ".book.rulesdb-link").symlink_to(elsewhere)
    before = set(tmp_path.rglob("*"))
    _rulebook(out, "new")
    assert {path for path in tmp_path.rglob("*") if out not in {path, *path.parents}} == before
