"""A folder replaced as a whole: readers see the old rulebook or the new one, never a part of either.

The new one is written beside the old one, on the same disk, so that putting it in place is a rename.
"""

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from rulesdb.site.errors import SiteError
from rulesdb.site.sitemap import MARKER


def replace_folder(out: Path, write: Callable[[Path], None]) -> None:
    """Let ``write`` fill a new folder, then put it in the place of ``out``.

    Raises SiteError where ``out`` is not ours to replace or the disk refuses; ``out`` is then as it was.
    """
    out = out.absolute()
    try:
        _refuse_strangers(out)
        out.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=out.parent, prefix=f".{out.name}.", ignore_cleanup_errors=True) as beside:
            new = Path(beside, "new")
            new.mkdir()
            write(new)
            (new / MARKER).write_text("rulesdb site\n", encoding="utf-8")
            _swap(out, new, Path(beside, "old"))
    except OSError as error:
        problem = f"the rulebook could not be written ({error.strerror or error})"
        raise SiteError(out, problem, "check the disk's space and the folder's permissions") from error


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
        return
    out.rename(old)
    try:
        new.rename(out)
    except BaseException:  # an interrupt as well: what was there comes back
        old.rename(out)
        raise
