"""The text files of a project's folder: which are read, which are passed over, and what is reported."""

import errno
import os
from pathlib import Path

import pytest

from rulesdb.source.project_files import LARGEST, project_texts
from rulesdb.source.text_reading import SourceError

FILES = {
    "engine/turn.rs": b"turn",
    "engine/art.png": b"\x89PNG\0\0",
    "engine/old/turn.rs": b"old",
    "notes.md": "櫂".encode(),
    "legacy.txt": "この櫂は折れています。".encode("cp932"),
    ".git/HEAD": b"git",
    "node_modules/oars/index.js": b"module",
    "env/pyvenv.cfg": b"home",
    "env/lib/oars.py": b"library",
}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Return a folder with files of people and of tools."""
    for name, content in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(content)
    return tmp_path


def _read(folder: Path, *excluded: str) -> tuple[list[str], list[str]]:
    """Return the names of the files that are read, within the folder, and the reports."""
    reports: list[str] = []
    texts = [text.name for text in project_texts(folder, reports.append, excluded)]
    return [Path(name).relative_to(folder).as_posix() for name in texts], reports


def test_texts_of_people_are_read(project: Path) -> None:
    """Texts in UTF-8 and CP932 are read; binary files and the folders of tools are passed over without a word."""
    assert _read(project) == (["legacy.txt", "notes.md", "engine/turn.rs", "engine/old/turn.rs"], [])


@pytest.mark.parametrize("pattern", ["old", "old/", "engine/old", "*/old"])
def test_excluded_folder_is_left_out(project: Path, pattern: str) -> None:
    """A pattern is a name or a path within the folder."""
    assert _read(project, pattern, "*.md") == (["legacy.txt", "engine/turn.rs"], [])


def test_links_are_not_followed(project: Path) -> None:
    """A link may lead in a circle or out of the folder."""
    (project / "engine" / "again").symlink_to(project)
    (project / "engine" / "link.rs").symlink_to(project / "notes.md")
    assert _read(project)[0] == ["legacy.txt", "notes.md", "engine/turn.rs", "engine/old/turn.rs"]


def test_pipe_is_passed_over(project: Path) -> None:
    """A pipe would wait for ever."""
    os.mkfifo(project / "pipe")
    assert "pipe" not in _read(project)[0]


@pytest.mark.parametrize(
    ("content", "report"),
    [
        (b"x" * (LARGEST + 1), "is larger than 1 MB; left out"),
        (b"oars \xff\xfe\xfd" * 9, "is in an unknown encoding"),
        ("櫂".encode("utf-16"), "is in the encoding UTF-16; left out"),
    ],
)
def test_text_that_cannot_be_read_is_reported(project: Path, content: bytes, report: str) -> None:
    """The other files are read all the same."""
    (project / "odd.txt").write_bytes(content)
    names, (reported,) = _read(project)
    assert len(names) == 4
    assert reported.startswith(f"{project / 'odd.txt'}: ")
    assert report in reported


def test_file_without_permission_is_reported(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that may not be read is named, and the others are read."""

    def refuse(path: Path) -> bytes:
        if path.name == "notes.md":
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
        return path.read_bytes()

    monkeypatch.setattr("rulesdb.source.project_files.read_regular_file", refuse)
    names, reports = _read(project)
    assert names == ["legacy.txt", "engine/turn.rs", "engine/old/turn.rs"]
    assert reports == [f"{project / 'notes.md'}: cannot be read (Permission denied); left out"]


def test_folder_without_permission_is_reported(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder that may not be entered is named, and the others are read."""
    scandir = os.scandir

    def refuse(path: str) -> object:
        if Path(path).name == "old":
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
        return scandir(path)

    monkeypatch.setattr(os, "scandir", refuse)
    names, reports = _read(project)
    assert names == ["legacy.txt", "notes.md", "engine/turn.rs"]
    assert reports == [f"{project / 'engine' / 'old'}: cannot be read (Permission denied); left out"]


def test_missing_path_is_refused(tmp_path: Path) -> None:
    """A path that is not there is an error, and no empty folder."""
    with pytest.raises(SourceError, match="cannot be read"):
        list(project_texts(tmp_path / "missing", print))


def test_named_file_is_read_whatever_it_is(project: Path) -> None:
    """A file that the user names is read, also in a folder that would be passed over."""
    (text,) = project_texts(project / ".git" / "HEAD", print)
    assert text.text == "git"
