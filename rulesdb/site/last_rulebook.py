"""The rulebook that a folder has from the last run: what is made of the same is taken from it and not made again.

The record of what each file was made of lies in the user's cache, not in the rulebook, which others may write in; and
no file is taken that is not as it was written, so that the pages are those of a rulebook made from nothing.

A page is taken where its view is the same. The colophon at its end, which has the date and the hashes of the texts, is
on all pages alike: it does not count, and the new one takes its place.
"""

from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from rulesdb.site.sitemap import MARKER
from rulesdb.site.written_folder import encoded
from rulesdb.source.cache import ResultCache, digest
from rulesdb.source.own_code import code_digest
from rulesdb.source.regular_files import read_regular_file
from rulesdb.source.resources import templates_folder

_ROOMS = ("graph", "japanese", "site", "source", "words")
"""The rooms of the package whose code makes pages of views."""


class PageFiles(msgspec.Struct, frozen=True, array_like=True):
    """The files that were made of the view of one page."""

    view: str
    """The digest of the view; "" where it has none."""
    paths: list[str]
    """The path of the page, then those of the scripts that it alone loads."""


class Record(msgspec.Struct, frozen=True):
    """The record of a rulebook that was written."""

    inputs: str
    """The digest of all that the rulebook was made of; "" where that is not known."""
    colophon: str
    """The markup of the colophon that stands on each page."""
    pages: dict[str, PageFiles]
    """The files of each page, by its path."""
    files: dict[str, str]
    """The digest of each file, by its path in the rulebook's folder."""


class LastRulebook:
    """The rulebook in a folder, as far as its files are unchanged. Without a ``cache`` there is no record of it."""

    def __init__(self, out: Path, cache: ResultCache | None = None) -> None:
        """Read the record of ``out``."""
        self._out = out.absolute()
        self._cache = cache
        self._name = f"book-{digest([str(self._out).encode(errors='surrogateescape')])}"
        self._means = _means() if cache is not None else ""
        self._record = self._read()

    def _read(self) -> Record | None:
        content = self._cache.read(self._name, self._means) if self._cache is not None and self._means else None
        with suppress(msgspec.DecodeError):
            return None if content is None else msgspec.msgpack.decode(content, type=Record)
        return None

    def pages_if_made_of(self, inputs: str) -> int | None:
        """Return the number of pages if the whole rulebook was made of ``inputs`` and is as it was written."""
        record = self._record
        if record is None or not inputs or record.inputs != inputs:
            return None
        with suppress(OSError):
            if file_digests(self._out) == record.files:
                return len(record.pages)
        return None

    def files_of(self, page: str, view: str, colophon: str) -> dict[str, bytes] | None:
        """Return the files of a page by their paths, with another colophon, if its view is the same and they are as
        they were written.
        """
        record = self._record
        known = record.pages.get(page) if record is not None else None
        if record is None or known is None or not view or known.view != view:
            return None
        with suppress(OSError):
            found = {path: read_regular_file(self._out / path) for path in known.paths}
            before, old, after = found[page].rpartition(encoded(record.colophon))
            is_as_written = all(digest([content]) == record.files.get(path) for path, content in found.items())
            if is_as_written and old and encoded(record.colophon) not in before:
                return found | {page: before + encoded(colophon) + after}
        return None

    def note(self, inputs: str, colophon: str, pages: dict[str, PageFiles], files: dict[str, str]) -> None:
        """Make the record of a rulebook that is written, before it replaces the last one."""
        self._record = Record(inputs, colophon, pages, files)

    def keep(self) -> None:
        """Keep in the cache the record that ``note`` made, once the rulebook has replaced the last one."""
        if self._cache is not None and self._means and self._record is not None:
            self._cache.keep(self._name, self._means, msgspec.msgpack.encode(self._record))


def _means() -> str:
    """Return the digest of what makes pages of views; "" where it cannot be read."""
    with suppress(OSError):
        return code_digest(_ROOMS, [templates_folder()])
    return ""


def page_digest(page: Any) -> str:  # noqa: ANN401  (a view of any kind)
    """Return the digest of the view of a page but for its footer; "" for one that has no such digest."""
    return view_digest((type(page).__name__, page._replace(frame=page.frame._replace(footer=None))))


def view_digest(view: object) -> str:
    """Return the digest of a view; "" for one that has none, because a lone surrogate has no UTF-8 form."""
    with suppress(UnicodeEncodeError):
        return digest([msgspec.msgpack.encode(view)])
    return ""


def file_digests(folder: Path) -> dict[str, str]:
    """Return the digests of the files of a rulebook by path, the marker file left out. Raises OSError."""
    paths = (path for path in folder.rglob("*") if not path.is_dir() or path.is_symlink())
    found = {path.relative_to(folder).as_posix(): path for path in paths}
    return {name: digest([read_regular_file(path)]) for name, path in found.items() if name != MARKER}
