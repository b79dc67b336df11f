"""The page of one rule by itself, whose address is shared."""

from collections.abc import Iterator
from typing import NamedTuple

from rulesdb.graph.model import Node
from rulesdb.site import contents, views
from rulesdb.site.rulebook import Rulebook
from rulesdb.site.sitemap import href


class NodePage(NamedTuple):
    """A rule by itself, with the way to its place; ``data`` leads to its file for programs."""

    frame: views.Frame
    preview: views.Preview
    node: views.Node
    place: views.Link
    data: str


def pages(book: Rulebook) -> Iterator[NodePage]:
    """Yield the pages of the nodes that begin no page of rules."""
    return (_page(book, node) for node in book.graph.nodes.values() if not book.sitemap.has_page(node))


def _page(book: Rulebook, node: Node) -> NodePage:
    page = book.sitemap.single_page(node)
    section = contents.link(book.sitemap, page, book.sitemap.root_of(node))
    return NodePage(
        frame=book.frames.of_rules(page, node),
        preview=book.previews.of(node, page, book.sitemap.page(node)),
        node=book.nodes.of(node, page, 1),
        place=section._replace(href=book.sitemap.href_of(page, node)),
        data=href(page, book.sitemap.data_file(node)),
    )
