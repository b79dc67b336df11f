"""The folder on the disk: whole or not at all, the same bytes for the same input, and nobody else's files lost."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from support.site.made_up_rulebook import FINDINGS, STAMP, chapter, graph, rulebook

from rulesdb.site import rulebook_writing, swapping
from rulesdb.site.rulebook_writing import write_site
from rulesdb.site.site_errors import SiteError
from rulesdb.site.stamp import Stamp


def _bytes(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_it_counts_its_pages(tmp_path: Path) -> None:
    """The number of pages that is said to be written is that of the pages in the folder."""
    assert write_site(rulebook(), FINDINGS, tmp_path / "book", STAMP) == len(list((tmp_path / "book").rglob("*.html")))


def test_the_same_input_gives_the_same_bytes(tmp_path: Path) -> None:
    """Two runs differ in nothing, so a rulebook can be kept under version control."""
    for name in ("one", "two"):
        write_site(rulebook(), FINDINGS, tmp_path / name, STAMP)
    assert _bytes(tmp_path / "one") == _bytes(tmp_path / "two")


_WRITE = """
import sys
from pathlib import Path
from support.site.made_up_rulebook import FINDINGS, GLOSSARY, PROOFS, STAMP, linked, rulebook
from rulesdb.site.rulebook_writing import write_site
book, address = linked(rulebook()), "https://example.org/"
write_site(book, FINDINGS, Path(sys.argv[1]), STAMP, glossary=GLOSSARY, base_url=address, proofs=PROOFS)
"""


@pytest.mark.exhaustive
def test_no_order_of_chance_reaches_a_page(tmp_path: Path) -> None:
    """Two processes that keep their sets in different orders write the same bytes, in every kind of file there is."""
    paths = os.pathsep.join((str(Path(__file__).resolve().parents[1]), os.environ.get("PYTHONPATH", "")))
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONPATH": paths, "PYTHONHASHSEED": seed}
        subprocess.run([sys.executable, "-c", _WRITE, tmp_path / seed], env=environment, check=True)
    assert _bytes(tmp_path / "1") == _bytes(tmp_path / "2")
    assert {"coverage.html", "terms.html", "cards.html", "rules.json", "llms.txt", "sitemap.xml"} <= set(
        _bytes(tmp_path / "1")
    )


def test_data_and_addresses_that_are_no_more_go(tmp_path: Path) -> None:
    """A rule that was taken out leaves no page, no data and no address behind."""
    out = tmp_path / "book"
    write_site(rulebook(), (), out, STAMP, base_url="https://example.org/")
    assert {"fab/r/1.0.2.html", "fab/json/1.0.2.json", "sitemap.xml"} <= set(_bytes(out))
    write_site(graph(chapter()[:3]), (), out, STAMP)
    left = _bytes(out)
    assert [name for name in left if "1.0.2" in name or name.startswith("mtg/") or name == "sitemap.xml"] == []
    assert not [name for name in ("rules.json", "llms.txt", "cards.html", "terms.html") if b"1.0.2" in left[name]]


def test_another_stamp_changes_the_pages(tmp_path: Path) -> None:
    """The date is the caller's, on every page."""
    write_site(rulebook(), (), tmp_path / "book", Stamp("1", "昨日"))
    assert all("昨日" in page.read_text("utf-8") for page in (tmp_path / "book").rglob("*.html"))


def test_a_page_that_is_no_more_goes(tmp_path: Path) -> None:
    """The new rulebook replaces the old one; nothing of the old one stays, and nothing lies beside it."""
    out = tmp_path / "book"
    write_site(rulebook(), (), out, STAMP)
    write_site(graph(chapter()[:3]), (), out, STAMP)
    assert sorted(path.relative_to(out).as_posix() for path in out.rglob("*.html")) == [
        "bookmarks.html",
        "cards.html",
        "diagnostics.html",
        "fab/1.0.html",
        "fab/1.html",
        "fab/1_whole.html",
        "fab/r/1.0.1.html",
        "index.html",
        "terms.html",
    ]
    assert list(tmp_path.iterdir()) == [out]


def test_folders_above_are_made(tmp_path: Path) -> None:
    """A rulebook may be asked for where nothing is yet."""
    write_site(rulebook(), (), tmp_path / "a" / "b" / "book", STAMP)
    assert (tmp_path / "a" / "b" / "book" / "index.html").is_file()


def test_an_empty_folder_is_used(tmp_path: Path) -> None:
    """A folder somebody has just made is no stranger's."""
    (tmp_path / "book").mkdir()
    assert write_site(rulebook(), (), tmp_path / "book", STAMP) == 16


def test_other_files_are_not_replaced(tmp_path: Path) -> None:
    """A folder that holds anything but a rulebook of ours is refused, with the way out, and stays."""
    (tmp_path / "letter.txt").write_text("竜へ", encoding="utf-8")
    with pytest.raises(SiteError, match=r"is not empty and holds no rulebook .* name another folder"):
        write_site(rulebook(), (), tmp_path, STAMP)
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    """A file's name is refused in one sentence."""
    (tmp_path / "book").write_text("竜へ", encoding="utf-8")
    with pytest.raises(SiteError, match="is a file; name a folder"):
        write_site(rulebook(), (), tmp_path / "book", STAMP)


def test_a_symbolic_link_is_not_replaced(tmp_path: Path) -> None:
    """Renaming would turn the link into a folder; the folder it leads to is to be named."""
    (tmp_path / "there").mkdir()
    (tmp_path / "book").symlink_to(tmp_path / "there")
    with pytest.raises(SiteError, match="symbolic link"):
        write_site(rulebook(), (), tmp_path / "book", STAMP)


@pytest.mark.parametrize("failure", [OSError(28, "No space left on device"), KeyboardInterrupt()])
def test_a_failure_on_the_way_leaves_what_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failure: BaseException
) -> None:
    """A full disk or an interrupt in the middle: the old rulebook is whole, and no half of a new one lies about."""
    out = tmp_path / "book"
    write_site(rulebook(), (), out, STAMP)
    before = _bytes(out)

    def fail(*_: object) -> None:
        raise failure

    monkeypatch.setattr(rulebook_writing, "_copy_assets", fail)
    with pytest.raises((SiteError, KeyboardInterrupt)):
        write_site(graph(chapter()), (), out, STAMP)
    assert _bytes(out) == before
    assert list(tmp_path.iterdir()) == [out]


def test_a_failure_while_swapping_brings_the_old_one_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When the new folder cannot take its place the old one takes it again, where two steps are needed for it."""
    monkeypatch.setattr(swapping, "exchange", lambda *_: False)
    out = tmp_path / "book"
    write_site(rulebook(), (), out, STAMP)
    before = _bytes(out)
    rename = Path.rename

    def refuse_the_new(self: Path, target: Path) -> Path:
        if self.name == "new":
            raise PermissionError(13, "Permission denied")
        return rename(self, target)

    monkeypatch.setattr(Path, "rename", refuse_the_new)
    with pytest.raises(SiteError, match="Permission denied"):
        write_site(graph(chapter()), (), out, STAMP)
    assert _bytes(out) == before


def test_a_place_where_no_folder_can_be_is_a_clear_error(tmp_path: Path) -> None:
    """Where the disk refuses, the sentence says so and what to check."""
    (tmp_path / "letter.txt").write_text("竜へ", encoding="utf-8")
    with pytest.raises(SiteError, match=r"could not be written .* check the disk's space"):
        write_site(rulebook(), (), tmp_path / "letter.txt" / "book", STAMP)


def test_pages_can_be_read_by_a_web_server(tmp_path: Path) -> None:
    """The folder has the modes that a new folder has, not those of a private temporary one."""
    (tmp_path / "plain").mkdir()
    write_site(rulebook(), (), tmp_path / "book", STAMP)
    assert (tmp_path / "book").stat().st_mode == (tmp_path / "plain").stat().st_mode
