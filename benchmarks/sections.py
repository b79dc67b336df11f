"""Writes a rulebook's sections and nothing else of it, for a comparison page by page with what has nothing else.

A process of its own, started by site_build.py. Beside the sections there are the start page, the indexes and the
findings; left out are what programs read, the search, the previews, the page of each rule and
chapters in one piece.

    python benchmarks/sections.py HOME OUT
"""

import sys
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path

from rulesdb.cli.homes import compiled_templates
from rulesdb.graph.model import Graph
from rulesdb.pipeline.collector import collector_paused
from rulesdb.pipeline.home import open_home
from rulesdb.site.pages import Book
from rulesdb.site.proofs import Proofs
from rulesdb.site.rendering import Renderer, environment
from rulesdb.site.stamp import Stamp
from rulesdb.site.views import NodePage, Page, WholePage
from rulesdb.source.resources import templates_folder


def section_pages(graph: Graph) -> Iterator[Page]:
    """Yield the pages of a rulebook up to those of single rules, which come last; not chapters in one piece."""
    pages = Book(graph, (), Stamp("9.8.7", "2031-04-05"), (), "", Proofs()).pages()
    with_wholes = takewhile(lambda page: not isinstance(page, NodePage), pages)
    return (page for page in with_wholes if not isinstance(page, WholePage))


def write_sections(graph: Graph, out: Path) -> None:
    """Write the pages below the folder ``out``."""
    templates = environment(templates_folder(), has_search=False, compiled=compiled_templates())
    render = Renderer(templates).document
    for page in section_pages(graph):
        write_below(out, page.frame.path, render(page))


def write_below(folder: Path, path: str, text: str) -> None:
    """Write a file and the folders that it lies in."""
    file = folder / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    with collector_paused():  # as publishing does
        write_sections(open_home(Path(sys.argv[1])).graph, Path(sys.argv[2]))
