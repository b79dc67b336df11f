"""The door of this stage: a graph becomes a folder of pages that works from a disk and from any static host."""

import shutil
from collections.abc import Sequence
from pathlib import Path

from rulesdb.graph.model import Graph
from rulesdb.site import numbers, offline
from rulesdb.site.data_files import data_files
from rulesdb.site.file_names import without_folder, without_folders
from rulesdb.site.modules import joined_modules, with_short_constants
from rulesdb.site.page_kinds.table import DOCUMENT_KINDS, kind_of, menu, pages
from rulesdb.site.proofs import Proofs
from rulesdb.site.questions import AnsweredQuestions
from rulesdb.site.rendering import Renderer, environment
from rulesdb.site.rulebook import Rulebook
from rulesdb.site.stamp import Stamp
from rulesdb.site.swapping import replace_folder
from rulesdb.site.views import Link
from rulesdb.source.diagnostics import Diagnostic
from rulesdb.source.glossaries import GlossaryEntry
from rulesdb.source.questions import PlayerQuestion
from rulesdb.source.resources import templates_folder

__all__ = ["Stamp", "write_site"]


ASSETS = "_assets"
SEARCH_ENTRY, SEARCH_GLOBAL = "engine", "rulesdbSearch"
"""The module of templates/search that a page runs, and the name under which whoever tries the search out reaches it."""
_SHOWN = ("Corpus", "answer", "understand")
SEARCH, SEARCH_DATA, SEARCH_MORE = "search.js", "search-data.js", "search-more.js"


def write_site(  # noqa: PLR0913  (what the command knows)
    graph: Graph,
    diagnostics: Sequence[Diagnostic],
    out: Path,
    stamp: Stamp,
    *,
    glossary: Sequence[GlossaryEntry] = (),
    base_url: str = "",
    search_data: Sequence[str] | None = None,
    proofs: Proofs | None = None,
    questions: Sequence[PlayerQuestion] = (),
    compiled: Path | None = None,
) -> int:
    """Write the rulebook of ``graph`` to the folder ``out`` and return the number of its pages.

    ``glossary`` has the readings and English names of terms, of games that are loaded or not. ``base_url`` is
    where the rulebook will be served, with a ``/`` at its end; what must be absolute is left out without it.
    ``search_data`` are the scripts that the pages search in, the one that the first answer needs and, if there is more,
    the one that follows; without them the box goes to numbers alone. ``proofs`` are the checks as they were played,
    ``questions`` what players ask, of games that are loaded or not.
    ``compiled`` is a folder that keeps the templates compiled for the next time.

    The same arguments yield the same bytes. A rulebook that stood there is replaced as a whole. Raises SiteError where
    ``out`` holds something else or cannot be written; what was there is then untouched.
    """
    written = 0

    def write(folder: Path) -> None:
        nonlocal written
        found = [*map(without_folder, diagnostics)]
        asked = AnsweredQuestions(questions)
        has_search = search_data is not None
        book = Rulebook(without_folders(graph), found, stamp, glossary, base_url, proofs or Proofs(), asked, has_search)
        templates = environment(templates_folder(), menu(book), has_search=has_search, compiled=compiled)
        written = _write_pages(book, folder, Renderer(templates), search_data)

    replace_folder(out, write)
    return written


def _write_search(assets: Path, data: Sequence[str]) -> None:
    from rjsmin import jsmin  # noqa: PLC0415  (only a rulebook with a search needs it)

    script = joined_modules(templates_folder() / "search", SEARCH_ENTRY, SEARCH_GLOBAL, _SHOWN)
    (assets / SEARCH).write_text(with_short_constants(jsmin(script)), encoding="utf-8", newline="\n")
    for name, script in zip((SEARCH_DATA, SEARCH_MORE), data, strict=False):
        _write(assets / name, script)


def _write_pages(book: Rulebook, folder: Path, renderer: Renderer, search_data: Sequence[str] | None) -> int:
    _copy_assets(templates_folder() / "assets", folder / ASSETS)
    count, listed = 0, list[Link]()
    for page in pages(book):
        kind, path = kind_of(page), page.frame.path
        _write(folder / path, renderer.page(kind.template, page, kind.variables(renderer, page)))
        for script_path, script in kind.scripts(renderer, page):
            _write(folder / script_path, script)
        if kind.is_listed:
            listed.append(Link(None, kind.label, path))
        count += 1
    for document in DOCUMENT_KINDS:
        if document.exists(book):
            shown = document.document(book, listed)
            _write(folder / document.path, renderer.document(document.template, shown, is_markup=document.is_markup))
    for path, text in data_files(book.sitemap, book.proofs, book.questions):
        _write(folder / path, text)
    if search_data is not None:
        _write_search(folder / ASSETS, search_data)
    _write(folder / numbers.NUMBERS, numbers.script(book.sitemap))
    _write(folder / offline.WORKER, offline.worker(folder, book.stamp.built_at))
    return count


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    # A lone surrogate has no UTF-8 form; in the JSON of data and scripts it is written as what stands for it there.
    path.write_text(text, encoding="utf-8", errors="backslashreplace", newline="\n")


def _copy_assets(source: Path, target: Path) -> None:
    """Contents alone: the modes of an installation may be read-only, and a host's are the user's business."""
    target.mkdir()
    for asset in source.iterdir():
        shutil.copyfile(asset, target / asset.name)
