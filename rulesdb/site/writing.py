"""The door of this stage: a graph becomes a folder of pages that works from a disk and from any static host."""

import shutil
from collections.abc import Sequence
from pathlib import Path

from rulesdb.graph.model import Graph
from rulesdb.site.pages import Book
from rulesdb.site.rendering import renderer
from rulesdb.site.stamp import Stamp
from rulesdb.site.swapping import replace_folder
from rulesdb.source.diagnostics import Diagnostic
from rulesdb.source.resources import templates_folder

__all__ = ["Stamp", "write_site"]


def write_site(graph: Graph, diagnostics: Sequence[Diagnostic], out: Path, stamp: Stamp) -> int:
    """Write the rulebook of ``graph`` to the folder ``out`` and return the number of its pages.

    The same arguments yield the same bytes. A rulebook that stood there is replaced as a whole. Raises SiteError where
    ``out`` holds something else or cannot be written; what was there is then untouched.
    """
    written = 0

    def write(folder: Path) -> None:
        nonlocal written
        written = _write_pages(Book(graph, diagnostics, stamp), folder)

    replace_folder(out, write)
    return written


def _write_pages(book: Book, folder: Path) -> int:
    templates = templates_folder()
    _copy_assets(templates / "assets", folder / "_assets")
    render = renderer(templates)
    pages = 0
    for page in book.pages():
        path = folder / page.frame.path
        path.parent.mkdir(exist_ok=True)
        path.write_text(render(page), encoding="utf-8", newline="\n")
        pages += 1
    return pages


def _copy_assets(source: Path, target: Path) -> None:
    """Contents alone: the modes of an installation may be read-only, and a host's are the user's business."""
    target.mkdir()
    for asset in source.iterdir():
        shutil.copyfile(asset, target / asset.name)
