"""Nodes as entries of lists that lead to them: tables of contents, breadcrumbs, the way to the next page."""

from rulesdb.graph.model import Node
from rulesdb.site import views
from rulesdb.site.languages import called_language
from rulesdb.site.sitemap import Sitemap
from rulesdb.words.node_names import SHIPPED_EDITION
from rulesdb.words.section_subjects import SUBJECTS

_EXCERPT = 28  # code points: two short lines beside the text


def link(sitemap: Sitemap, page: str, node: Node) -> views.LinkView:
    """Return the link from ``page`` to ``node``, with its title, its headline or its first words as text."""
    return views.LinkView(node.number, _title(node), sitemap.href_of(page, node), called_language(sitemap.graph, node))


def crumb(sitemap: Sitemap, page: str, node: Node) -> views.LinkView:
    """Return the link from ``page`` to ``node`` on the way up: without a title or headline a number alone."""
    full = link(sitemap, page, node)
    return full._replace(title=node.title_or_headline) if node.number else full


def name(node: Node) -> str:
    """Return number and title of ``node``, or its number and its headline or first words."""
    return " ".join(filter(None, (node.number, _title(node))))


def tree(sitemap: Sitemap, page: str, root: Node) -> views.ContentsEntry:
    """Return the page that begins at ``root`` and the pages below it, as ``page`` links to them."""
    below = tuple(tree(sitemap, page, child) for child in sitemap.below(root))
    subject = SUBJECTS.get(root.id, "") if root.readings_of(SHIPPED_EDITION) else ""
    return views.ContentsEntry(link(sitemap, page, root), below, subject)


def ancestors(sitemap: Sitemap, node: Node) -> tuple[Node, ...]:
    """Return the loaded nodes above ``node``, the outermost first."""
    above: list[Node] = []
    while (parent := sitemap.graph.nodes.get(node.parent or "")) is not None:
        above.append(node := parent)
    return tuple(reversed(above))


def _title(node: Node) -> str:
    return node.title_or_headline or _excerpt(node.preferred.text)


def _excerpt(text: str) -> str:
    return text if len(text) <= _EXCERPT else f"{text[:_EXCERPT]}…"
