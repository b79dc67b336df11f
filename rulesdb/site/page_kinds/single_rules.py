"""The page of one rule by itself, whose address is shared."""

from collections.abc import Iterator
from typing import NamedTuple

from rulesdb.graph.model import Node
from rulesdb.site import contents, views
from rulesdb.site.rulebook import Rulebook
from rulesdb.site.sitemap import href


class NodePage(NamedTuple):
    """A rule by itself, with the way to its section; ``data`` leads to its file for programs.

    ``previous`` and ``following`` lead to the pages of the nodes before and behind it in the text.
    """

    frame: views.Frame
    preview: views.Preview
    node: views.NodeView
    place: views.LinkView
    data: str
    previous: views.LinkView | None
    following: views.LinkView | None


def pages(book: Rulebook) -> Iterator[NodePage]:
    """Yield the pages of the nodes that begin no page of rules."""
    for ruleset in book.sitemap.rulesets:
        nodes = [node for node in book.graph.nodes.values() if node.ruleset == ruleset]
        for node, before, after in zip(nodes, (None, *nodes[:-1]), (*nodes[1:], None), strict=True):
            if not book.sitemap.has_page(node):
                yield _page(book, node, before, after)


def _page(book: Rulebook, node: Node, before: Node | None, after: Node | None) -> NodePage:
    page = book.sitemap.single_page(node)
    section = contents.link(book.sitemap, page, book.sitemap.root_of(node))
    return NodePage(
        frame=book.frames.of_rules(page, node),
        preview=book.previews.of(node, page, book.sitemap.page(node)),
        node=book.nodes.of(node, page, 1),
        place=section._replace(href=book.sitemap.href_of(page, node)),
        data=href(page, book.sitemap.data_file(node)),
        previous=_neighbour(book, page, before) if before else None,
        following=_neighbour(book, page, after) if after else None,
    )


def _neighbour(book: Rulebook, page: str, node: Node) -> views.LinkView:
    """Return the link to the page that is about the node before or behind."""
    return contents.link(book.sitemap, page, node)._replace(href=href(page, book.sitemap.single_page(node)))
