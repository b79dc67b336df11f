"""A folder replaced as a whole: readers see the old rulebook or the new one, never a part of either.

The new one is written beside the old one, on the same disk, and the two change names in one step. Where the system has
no such step, the old one is moved away first; if the run is killed just then, the next one brings it back.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rulesdb.site.exchange import exchange
from rulesdb.site.site_errors import SiteError
from rulesdb.site.sitemap import MARKER
from rulesdb.site.workshop import abandoned, workshop

_NEW = "new"
_OLD = "old"


def replace_folder(out: Path, write: Callable[[Path], None]) -> None:
    """Let ``write`` fill a new folder, then replace ``out`` with it.

    Raises SiteError where ``out`` is not ours to replace or the disk refuses; ``out`` is then as it was.
    """
    out = out.absolute()
    make_way(out)
    with _disk_errors_named(out), workshop(out) as beside:
        new = beside / _NEW
        new.mkdir()
        write(new)
        (new / MARKER).write_text("rulesdb site\n", encoding="utf-8")
        _swap(out, new, beside / _OLD)


def make_way(out: Path) -> None:
    """Make the folder that ``out`` lies in, if ``out`` can be replaced.

    Raises SiteError where it is not ours to replace or the disk refuses.
    """
    out = out.absolute()
    with _disk_errors_named(out):
        _bring_back(out)
        _refuse_strangers(out)
        out.parent.mkdir(parents=True, exist_ok=True)


def refuse_unwritable(out: Path) -> None:
    """Make way for ``out``, and raise SiteError where the disk takes nothing beside it: before the work."""
    make_way(out)
    with _disk_errors_named(out), workshop(out.absolute()):
        pass


@contextmanager
def _disk_errors_named(out: Path) -> Iterator[None]:
    """Raise SiteError for an OSError of the block."""
    try:
        yield
    except OSError as error:
        problem = f"the rulebook could not be written ({error.strerror or error})"
        raise SiteError(out, problem, "check the disk's space and the folder's permissions") from error


def _bring_back(out: Path) -> None:
    """Put the old rulebook back where a run was killed while it swapped, and remove what killed runs left."""
    with abandoned(out) as folders:
        for folder in folders:
            if not out.exists() and (folder / _OLD / MARKER).is_file():
                (folder / _OLD).rename(out)


def _refuse_strangers(out: Path) -> None:
    if out.is_symlink():
        raise SiteError(out, "is a symbolic link", "name the folder that it leads to")
    if out.exists() and not out.is_dir():
        raise SiteError(out, "is a file", "name a folder")
    if out.exists() and any(out.iterdir()) and not (out / MARKER).is_file():
        raise SiteError(
            out, f"is not empty and holds no rulebook (no {MARKER})", "name another folder or empty this one"
        )


def _swap(out: Path, new: Path, old: Path) -> None:
    if not out.exists():
        new.rename(out)
    elif not exchange(new, out):
        _swap_in_two_steps(out, new, old)


def _swap_in_two_steps(out: Path, new: Path, old: Path) -> None:
    out.rename(old)
    try:
        new.rename(out)
    except BaseException:  # an interrupt as well: what was there comes back
        old.rename(out)
        raise
