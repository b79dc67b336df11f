"""Writing a rulebook: a graph to a folder of pages that works from a disk and from any static host."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from rjsmin import jsmin

from rulesdb.graph.histories import EditionHistory
from rulesdb.graph.model import Graph
from rulesdb.proofs.rulings import RuledSituation
from rulesdb.site import offline, rule_numbers
from rulesdb.site.answered_questions import QuestionsByRule
from rulesdb.site.data_files import data_files
from rulesdb.site.engine_files import Engine, Links
from rulesdb.site.file_names import without_folder, without_folders
from rulesdb.site.joined_assets import is_joined, joined_assets
from rulesdb.site.last_rulebook import LastRulebook, PageFiles, page_digest, view_digest
from rulesdb.site.modules import joined_modules, with_short_constants
from rulesdb.site.page_kinds import judge
from rulesdb.site.page_kinds.kind import PageKind
from rulesdb.site.page_kinds.page_tables import DOCUMENT_KINDS, kind_of, menu, pages
from rulesdb.site.proofs import Proofs
from rulesdb.site.rendering import Renderer, environment
from rulesdb.site.rulebook import Rulebook
from rulesdb.site.rulings import Rulings, rulings_script
from rulesdb.site.sitemap import START
from rulesdb.site.stamp import Stamp
from rulesdb.site.swapping import replace_folder
from rulesdb.site.views import LinkView
from rulesdb.site.written_folder import WrittenFolder, encoded
from rulesdb.source.diagnostics import Diagnostic
from rulesdb.source.glossaries import GlossaryEntry
from rulesdb.source.resources import templates_folder
from rulesdb.source.shipped_questions import PlayerQuestion

__all__ = ["Stamp", "write_site"]


ASSETS = "_assets"
SEARCH_ENTRY, SEARCH_GLOBAL = "engine", "rulesdbSearch"
"""The module of templates/search that a page runs, and the name under which whoever tries the search out reaches it."""
_SHOWN = ("Corpus", "answer", "understand")
SEARCH, SEARCH_DATA, SEARCH_MORE = "search.js", "search-data.js", "search-more.js"
RULINGS = "rulings.js"


def write_site(  # noqa: PLR0913  (what the command knows)
    graph: Graph,
    diagnostics: Sequence[Diagnostic],
    out: Path,
    stamp: Stamp,
    *,
    glossary: Sequence[GlossaryEntry] = (),
    base_url: str = "",
    search_data: Callable[[], Sequence[str]] | None = None,
    proofs: Proofs | None = None,
    questions: Sequence[PlayerQuestion] = (),
    rulings: Sequence[RuledSituation] = (),
    histories: Sequence[EditionHistory] = (),
    compiled: Path | None = None,
    last: LastRulebook | None = None,
    inputs: str = "",
    engine: Callable[[Links], Engine] | None = None,
) -> int:
    """Write the rulebook of ``graph`` to the folder ``out`` and return the number of its pages.

    ``glossary`` has the readings and English names of terms, of games that are loaded or not. ``base_url`` is
    where the rulebook will be served, with a ``/`` at its end; what must be absolute is left out without it.
    ``search_data`` waits for the scripts that the pages search in, the one that the first answer needs and, if there is
    more, the one that follows; without them the box goes to numbers alone. ``proofs`` are the checks as they were
    played, ``questions`` what players ask, of games that are loaded or not, ``rulings`` those on situations of loaded
    games. ``histories`` are those of the editions that have several versions.
    ``compiled`` is a folder that keeps the templates compiled for the next time. Pages whose views are the same are
    taken from ``last``, the rulebook in ``out``; ``inputs`` is the digest of all other arguments, for its record.
    ``engine`` makes what the page 裁定 runs from the ways to the rules; without it there is no such page.

    The same arguments yield the same bytes, with ``last`` or without. A rulebook that stood there is replaced as a
    whole. Raises SiteError where ``out`` holds something else or cannot be written; what was there is then untouched.
    """
    last = last or LastRulebook(out)
    written: dict[str, PageFiles] = {}

    def write(new: Path) -> None:
        folder = WrittenFolder(new)
        found = [*map(without_folder, diagnostics)]
        by_rule = QuestionsByRule(questions)
        has_search = search_data is not None
        shown_graph, played = without_folders(graph), proofs or Proofs()
        texts = (shown_graph, found, stamp, glossary)
        book = Rulebook(*texts, base_url, played, by_rule, histories, Rulings(rulings), has_search, engine)
        shown = menu(book)
        renderer = Renderer(
            environment(templates_folder(), shown, has_search=has_search, base_url=base_url, compiled=compiled)
        )
        taken = _Taken(last, view_digest((shown, has_search, base_url)), renderer.colophon(book.frames.footer))
        written.update(_write_pages(book, folder, renderer, search_data, taken))
        last.note(inputs, taken.colophon, written, folder.digests)

    replace_folder(out, write)
    last.keep()
    return len(written)


class _Taken(NamedTuple):
    """The source of pages that can be taken from the last rulebook."""

    last: LastRulebook
    """The last rulebook."""
    around: str
    """The digest of what all templates see."""
    colophon: str
    """The markup at the end of every page."""

    def view_of(self, page: Any) -> str:  # noqa: ANN401  (a view of any kind)
        """Return the digest of all that the files of a page are made of but its colophon, "" where it has none."""
        view = page_digest(page)
        return f"{self.around} {view}" if self.around and view else ""

    def files_of(self, page: str, view: str) -> dict[str, bytes] | None:
        """Return the files of a page of the last rulebook as they are now; None where they must be made."""
        return self.last.files_of(page, view, self.colophon)


def _write_search(folder: WrittenFolder, data: Sequence[str]) -> None:
    script = joined_modules(templates_folder() / "search", SEARCH_ENTRY, SEARCH_GLOBAL, _SHOWN)
    folder.write(f"{ASSETS}/{SEARCH}", with_short_constants(jsmin(script)))
    for name, script in zip((SEARCH_DATA, SEARCH_MORE), data, strict=False):
        folder.write(f"{ASSETS}/{name}", script)


def _write_pages(
    book: Rulebook,
    folder: WrittenFolder,
    renderer: Renderer,
    search_data: Callable[[], Sequence[str]] | None,
    taken: _Taken,
) -> dict[str, PageFiles]:
    """Write every file, and return the files of the pages by the page's path."""
    _copy_assets(templates_folder() / "assets", folder)
    written, listed = dict[str, PageFiles](), list[LinkView]()
    for page in pages(book):
        kind, path = kind_of(page), page.frame.path
        view = taken.view_of(page)
        files = taken.files_of(path, view) or _files_of(page, kind, renderer)
        for file, content in files.items():
            folder.write(file, content)
        written[path] = PageFiles(view, [*files])
        if kind.is_listed:
            listed.append(LinkView(None, kind.label, path))
    for of in DOCUMENT_KINDS:
        for path, document in of.documents(book, listed):
            folder.write(path, renderer.document(of.template, document, is_markup=of.is_markup))
    for path, text in data_files(book.sitemap, book.proofs, book.questions):
        folder.write(path, text)
    for path, text in book.boards.scripts():
        folder.write(path, text)
    for path, content in judge.files(book):
        folder.write(path, content)
    if search_data is not None:
        _write_search(folder, search_data())
        folder.write(f"{ASSETS}/{RULINGS}", rulings_script(book.rulings.situations, _pictures(book)))
    folder.write(rule_numbers.NUMBERS, rule_numbers.script(book.sitemap, book.histories))
    folder.write(offline.WORKER, offline.worker(folder.folder, book.stamp.built_at))
    return written


def _pictures(book: Rulebook) -> Mapping[str, Sequence[LinkView]]:
    """Return links to the pictures of turns and steps of each game."""
    makers = (book.timelines, book.steps)
    return {game: [link for maker in makers for link in maker.links(game, START)] for game in book.sitemap.rulesets}


def _files_of(page: Any, kind: PageKind, renderer: Renderer) -> dict[str, bytes]:  # noqa: ANN401  (a view of any kind)
    """Render a page and the scripts that it alone loads, by their paths."""
    rendered = renderer.page(kind.template, page, kind.variables(renderer, page))
    return {path: encoded(text) for path, text in ((page.frame.path, rendered), *kind.scripts(renderer, page))}


def _copy_assets(source: Path, folder: WrittenFolder) -> None:
    """Contents alone: the modes of an installation may be read-only, and a host's are the user's business."""
    for asset in source.iterdir():
        if not is_joined(asset):
            folder.write(f"{ASSETS}/{asset.name}", asset.read_bytes())
    for name, content in joined_assets(source).items():
        folder.write(f"{ASSETS}/{name}", content)
