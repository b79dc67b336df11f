"""The text files of a project's folder: what people wrote, without what tools have put beside it.

A folder of somebody else's may hold anything. What cannot be read is reported and passed over; links are not followed,
since they may lead out of the folder or in a circle.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from fnmatch import fnmatch
from pathlib import Path

from rulesdb.source.regular_files import read_regular_file
from rulesdb.source.text import SourceText
from rulesdb.source.text_reading import SourceError, decoded_text, read_text
from rulesdb.words.visible import visible_name

LARGEST = 1024 * 1024
"""Bytes of the largest file that is read: a larger one is data."""
NOT_ENTERED = frozenset(
    (
        *(".git", ".hg", ".svn", ".jj", "node_modules", "bower_components", "site-packages", "__pycache__"),
        *(".venv", "venv", ".tox", ".nox", ".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis", ".gradle"),
        *(".idea", ".eggs", ".cache"),
    )
)
"""Names of folders that hold no text of the project's own."""
_VIRTUAL_ENVIRONMENT = "pyvenv.cfg"
_BEGINNING = 8192
"""Bytes in which a binary file has a NUL."""
_UTF_16 = (b"\xff\xfe", b"\xfe\xff")

Report = Callable[[str], None]
"""Called with a sentence about each file or folder that cannot be read."""


def project_texts(path: Path, report: Report, excluded: Sequence[str] = ()) -> Iterator[SourceText]:
    """Yield the texts of a file or folder, those of a folder in the order of their names.

    ``excluded`` are patterns of names, or of paths within the folder, of files and folders to leave out. Binary files
    are passed over without a word. Raises SourceError if ``path`` itself cannot be read.
    """
    if not path.is_dir():
        yield read_text(path)
        return
    try:
        os.scandir(path).close()
    except OSError as error:
        problem = f"cannot be read ({error.strerror or error})"
        raise SourceError(str(path), problem, "check the path and its permissions") from error
    for file in _files(path, report, excluded):
        text = _text_of(file, report)
        if text is not None:
            yield text


def _files(folder: Path, report: Report, excluded: Sequence[str]) -> Iterator[Path]:
    def refuse(error: OSError) -> None:
        report(f"{visible_name(error.filename)}: cannot be read ({error.strerror or error}); left out")

    def is_wanted(path: Path) -> bool:
        names = (path.name, path.relative_to(folder).as_posix())
        return not any(fnmatch(name, pattern.rstrip("/")) for name in names for pattern in excluded)

    for parent, folders, names in os.walk(folder, onerror=refuse):
        below = (Path(parent, name) for name in sorted(folders) if name not in NOT_ENTERED)
        folders[:] = [path.name for path in below if is_wanted(path) and not _is_virtual_environment(path)]
        files = (Path(parent, name) for name in sorted(names))
        yield from (path for path in files if is_wanted(path) and not os.path.islink(path))  # noqa: PTH114  (Path's raises)


def _is_virtual_environment(folder: Path) -> bool:
    return os.path.exists(folder / _VIRTUAL_ENVIRONMENT)  # noqa: PTH110  (Path's raises where nobody may enter)


def _text_of(path: Path, report: Report) -> SourceText | None:
    """Return the text of a file, None for one that is binary, or that is reported as unreadable."""
    try:
        if not path.is_file():  # a pipe would wait for ever
            return None
        with path.open("rb") as file:
            size, beginning = os.fstat(file.fileno()).st_size, file.read(_BEGINNING)
        if b"\0" in beginning and not beginning.startswith(_UTF_16):
            return None
        if size > LARGEST:
            report(f"{visible_name(str(path))}: is larger than {LARGEST // 1024**2} MB; left out")
            return None
        return decoded_text(read_regular_file(path), str(path))
    except OSError as error:
        report(f"{visible_name(str(path))}: cannot be read ({error.strerror or error}); left out")
    except SourceError as error:
        report(f"{visible_name(error.file)}: {error.problem}; left out")
    return None
