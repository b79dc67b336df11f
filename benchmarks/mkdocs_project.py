"""Writes the sections of a rulebook as a project for MkDocs with Material: the same pages, made by somebody else.

What MkDocs gets is a part of what our pages have: no references back, no pictures of them, no page and no data for each
rule. It needs no network: Material's fonts, which a browser would load, are off.
"""

import html
import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from sections import book_of, section_pages, write_below

from rulesdb.graph.model import Graph
from rulesdb.site.page_kinds.rules import RulesPage
from rulesdb.site.views import InlineView, NodeView, PassageGroup, ReadingView

TITLE = "総合ルールブック"
CONFIGURATION = {
    "site_name": TITLE,
    "use_directory_urls": False,
    "strict": True,  # a reference that leads nowhere is an error
    "validation": {"links": {"anchors": "warn", "unrecognized_links": "warn"}},
    "theme": {"name": "material", "language": "ja", "font": False},
    "markdown_extensions": ["attr_list", "admonition"],  # for the anchors; for examples and notes
}
WITH_SEARCH, WITHOUT_SEARCH = "mkdocs.yml", "without-search.yml"
_SPECIAL = re.compile(r"([\\`*_{}\[\]()#+\-.!])")
_PAGE = re.compile(r"\.html(?=#|$)")


def write_project(graph: Graph, folder: Path) -> int:
    """Write the project with its two configurations into ``folder``; return the number of its sections."""
    pages = list(section_pages(book_of(graph)))
    texts = {page.frame.path: _section(page) for page in pages}
    texts["index.html"] = _index(pages)
    for path, text in texts.items():
        write_below(folder / "docs", _markdown_path(path), text)
    for name, plugins in ((WITH_SEARCH, [{"search": {"lang": "ja"}}]), (WITHOUT_SEARCH, [])):
        # What is JSON is YAML as well.
        write_below(folder, name, json.dumps(CONFIGURATION | {"plugins": plugins}, ensure_ascii=False))
    return len(pages)


def _index(pages: Iterable[RulesPage]) -> str:
    links = (f"- {_link(page.frame.title, page.frame.path)}" for page in pages)
    return "\n".join((f"# {TITLE}", "", *links, ""))


def _section(page: RulesPage) -> str:
    return "\n\n".join(block for node in page.nodes for block in _node(node)) + "\n"


def _node(node: NodeView) -> Iterator[str]:
    """Yield the blocks of a rule: its heading with the anchor that our pages have, then what each edition says."""
    name = " ".join(filter(None, (node.number, node.title)))
    yield f"{'#' * node.level} {_escaped(name)} {{ #{node.anchor} }}"
    for reading in node.readings:
        yield from _reading(reading)


def _reading(reading: ReadingView) -> Iterator[str]:
    named = (f"**{_escaped(name)}**" for name in (reading.label, reading.title) if name)
    own = _inlines(reading.inlines)
    yield from (*named, *filter(None, (own,)))
    for group in reading.groups:
        yield from _group(group)


def _group(group: PassageGroup) -> Iterator[str]:
    """Yield items as a list, examples and notes as boxes."""
    if group.kind == "item":
        yield "\n".join(f"- {_inlines(item.inlines)}" for item in group.passages)
    else:
        yield from (f'!!! {group.kind} "{part.label}"\n\n    {_inlines(part.inlines)}' for part in group.passages)


def _inlines(inlines: Iterable[InlineView]) -> str:
    return "".join(_link(each.text, each.href) if each.href else _escaped(each.code or each.text) for each in inlines)


def _link(text: str, href: str) -> str:
    return f"[{_escaped(text)}]({href if '://' in href else _markdown_path(href)})"


def _markdown_path(href: str) -> str:
    """Return where MkDocs expects what our pages call ``href``."""
    return _PAGE.sub(".md", href)


def _escaped(text: str) -> str:
    """Return ``text`` on one line, with nothing in it that Markdown would take for more."""
    return _SPECIAL.sub(r"\\\1", html.escape(" ".join(text.splitlines()), quote=False))
