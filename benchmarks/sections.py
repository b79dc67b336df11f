"""Writes a rulebook's sections and nothing else of it, for a comparison page by page with what has nothing else.

A process of its own, started by site_build.py. Beside the sections there is the start page, which leads to them; left
out are the indexes, the findings, what programs read, the search, the previews, the page of each rule and chapters in
one piece.

    python benchmarks/sections.py HOME OUT
"""

import gc
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from rulesdb.graph.model import Graph
from rulesdb.pipeline.caches import compiled_templates
from rulesdb.pipeline.collector import collector_paused
from rulesdb.pipeline.home import open_home
from rulesdb.site.answered_questions import QuestionsByRule
from rulesdb.site.page_kinds import rules, start
from rulesdb.site.page_kinds.page_tables import kind_of, menu
from rulesdb.site.page_kinds.rules import RulesPage
from rulesdb.site.page_kinds.start import StartPage
from rulesdb.site.proofs import Proofs
from rulesdb.site.rendering import Renderer, environment
from rulesdb.site.rulebook import Rulebook
from rulesdb.site.stamp import Stamp
from rulesdb.source.resources import templates_folder


def book_of(graph: Graph) -> Rulebook:
    """Return the rulebook of a graph, with nothing in it but the rules."""
    return Rulebook(graph, (), Stamp("9.8.7", "2031-04-05"), (), "", Proofs(), QuestionsByRule())


def section_pages(book: Rulebook) -> Iterator[RulesPage]:
    """Yield the pages of a rulebook's chapters, sections and headings; none in one piece."""
    return (page for page in rules.pages(book) if isinstance(page, RulesPage))


def write_sections(graph: Graph, out: Path) -> None:
    """Write the pages below the folder ``out``."""
    book = book_of(graph)
    templates = environment(templates_folder(), menu(book), has_search=False, compiled=compiled_templates())
    renderer = Renderer(templates)
    pages: Iterator[StartPage | RulesPage] = chain(start.pages(book), section_pages(book))
    for page in pages:
        kind = kind_of(page)
        write_below(out, page.frame.path, renderer.page(kind.template, page, kind.variables(renderer, page)))


def write_below(folder: Path, path: str, text: str) -> None:
    """Write a file and the folders that it lies in."""
    file = folder / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    with collector_paused():  # as the command does
        write_sections(open_home(Path(sys.argv[1])).graph, Path(sys.argv[2]))
        gc.freeze()  # likewise, when it ends
