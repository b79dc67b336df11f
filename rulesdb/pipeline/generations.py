"""Writing a home: a new generation beside the old one, and the swap of one small file.

Whatever interrupts a build, the home stays as it was; what an interrupted build left behind, the next one removes. A
folder that no build of ours made stays, whatever its name.
"""

import errno
import os
import re
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from rulesdb.pipeline.home import GENERATION, POINTER, SEALED, current_generation
from rulesdb.pipeline.home_errors import HomeError
from rulesdb.pipeline.lock import hold_lock
from rulesdb.pipeline.manifest import BEGUN, NAME, Manifest, decode_manifest, write_manifest
from rulesdb.source.regular_files import read_regular_file
from rulesdb.source.seal import SEAL, write_seal

_POINTER_BEGUN = re.compile(rb"(generation-[\d-]*\n?)?")
_FREE_SPACE = "free some space, or name another folder with --home"
_NAME_A_FOLDER = "name a folder with --home"
_WAYS_OUT = {
    errno.ENOSPC: _FREE_SPACE,
    errno.EDQUOT: _FREE_SPACE,
    errno.EFBIG: _FREE_SPACE,
    errno.ENOTDIR: _NAME_A_FOLDER,
    errno.EEXIST: _NAME_A_FOLDER,
}


@contextmanager
def locked(home: Path, waiting: Callable[[], None]) -> Iterator[None]:
    """Keep other builds out of ``home`` until the end; the lock falls with the process, however it ends.

    ``waiting`` is called once if another build holds it. Raises HomeError.
    """
    with _writing_to(home):
        home.mkdir(parents=True, exist_ok=True)
        lock = hold_lock(home / "build.lock", waiting)
    try:
        yield
    finally:
        lock.release()


@contextmanager
def new_generation(home: Path, manifest: Manifest) -> Iterator[Path]:
    """Yield a new folder of ``home`` and make it the current one if nothing goes wrong. Raises HomeError."""
    with _writing_to(home):
        former = current_generation(home)
        _remove_remains(home, former)
        generation = home / f"generation-{time.time_ns()}-{os.getpid()}"
        try:
            generation.mkdir()
            write_manifest(manifest, generation)
            yield generation
            write_seal(generation, SEALED)
            _flush(generation)
            _point_to(generation)
        finally:
            current = current_generation(home)
            _remove_remains(home, current)
            if former not in {None, current}:
                _remove(home / str(former))


def _point_to(generation: Path) -> None:
    new = generation.parent / f"{POINTER}.new"
    try:
        with new.open("x", encoding="utf-8") as file:  # never through a link or into a pipe that lies there
            file.write(f"{generation.name}\n")
    except FileExistsError as error:
        raise FileExistsError(errno.EEXIST, f"{new.name} is in the way") from error
    _sync(new)
    os.replace(new, generation.parent / POINTER)  # noqa: PTH105  (the name that says it is atomic)


def _flush(folder: Path) -> None:
    """Bring all files to the disk before the pointer says that they are there: a power cut must not part the two."""
    for path in folder.rglob("*"):
        if path.is_file():
            _sync(path)


def _sync(path: Path) -> None:
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def _remove_remains(home: Path, current: str | None) -> None:
    """Remove old generations and what interrupted builds left. What a reader still holds open goes next time."""
    for path in home.iterdir():
        if GENERATION.fullmatch(path.name) and path.name != current and _is_ours(path):
            _remove(path)
    new = home / f"{POINTER}.new"
    if _POINTER_BEGUN.fullmatch(_content(new)) and not new.is_symlink():
        new.unlink(missing_ok=True)


def _remove(generation: Path) -> None:
    """Remove a generation, its seal first and its manifest last: what a kill leaves is no finished one, and still ours.

    A symbolic link is left alone, and so is what the system does not let go.
    """
    if generation.is_symlink():
        return
    with suppress(OSError):
        for path in sorted(generation.iterdir(), key=lambda path: (path.name != SEAL, path.name == NAME)):
            _remove_entry(path)
        generation.rmdir()


def _remove_entry(path: Path) -> None:
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path, ignore_errors=True)
    else:
        path.unlink(missing_ok=True)


def _is_ours(folder: Path) -> bool:
    """Tell whether a build made ``folder``: its manifest names it, or the build was killed before there was one.

    Manifests of the formats up to 3 name no folder.
    """
    if folder.is_symlink() or not folder.is_dir():
        return False
    if set(os.listdir(folder)) <= {BEGUN}:  # noqa: PTH208  (names)
        return True
    try:
        manifest = decode_manifest(_content(folder / NAME))
    except (ValueError, RecursionError):
        return False
    return "format" in manifest and manifest.get("generation", folder.name) == folder.name


def _content(path: Path) -> bytes:
    """Return the bytes of ``path``, as good as none for what is no file of ours."""
    try:
        return read_regular_file(path)
    except OSError:
        return b"no file"


@contextmanager
def _writing_to(home: Path) -> Iterator[None]:
    """Turn what the operating system refuses into a HomeError; one that is there stays as it was."""
    is_there = os.path.lexists(home / POINTER)
    try:
        yield
    except OSError as error:
        reason = error.strerror or error
        problem = f"this home cannot be written ({reason})"
        if is_there:
            problem = f"this home cannot be written ({reason}), and is as it was before"
        way_out = _WAYS_OUT.get(error.errno or 0, "make it writable, or name another folder with --home")
        raise HomeError(home, problem, way_out) from error
