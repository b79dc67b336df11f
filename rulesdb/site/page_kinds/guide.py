"""The guide for programs that read along (llms.txt): what there is, how to find a rule, and how to cite it."""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rulesdb.site import contents, views
from rulesdb.site.frames import edition_view, editions_of
from rulesdb.site.rulebook import Rulebook
from rulesdb.site.sitemap import COVERAGE, GUIDE
from rulesdb.words.node_names import ruleset_name


class GuideGame(NamedTuple):
    """A game in the guide for programs: one of its rules as an example of where rules are, and its pages."""

    title: str
    editions: tuple[views.EditionView, ...]
    example: str
    place: str
    page: str
    data: str
    pages: tuple[views.LinkView, ...]


class Guide(NamedTuple):
    """The guide for programs: whether there is a list of absolute addresses, and a page of coverage.

    ``pages`` are those of the rulebook as a whole.
    """

    version: str
    built_at: str
    games: tuple[GuideGame, ...]
    has_addresses: bool
    has_coverage: bool
    pages: tuple[views.LinkView, ...]


def documents(book: Rulebook, listed: Sequence[views.LinkView]) -> Iterator[tuple[str, Guide]]:
    """Yield the guide to a rulebook; it names those of the ``listed`` pages that have a title, which no game has."""
    games = tuple(_game(book, ruleset) for ruleset in book.sitemap.rulesets)
    guide = Guide(
        version=book.stamp.version,
        built_at=book.stamp.built_at,
        games=games,
        has_addresses=bool(book.base_url),
        has_coverage=any(link.href == COVERAGE for link in listed),
        pages=tuple(link for link in listed if link.title),
    )
    yield GUIDE, guide


def _game(book: Rulebook, ruleset: str) -> GuideGame:
    sitemap, graph = book.sitemap, book.graph
    nodes = [node for node in graph.nodes.values() if node.ruleset == ruleset]
    example = next((node for node in nodes if not sitemap.has_page(node)), nodes[0])
    return GuideGame(
        title=_plain(ruleset_name(ruleset)),
        editions=tuple(edition_view(edition) for edition in editions_of(graph, ruleset)),
        example=_plain(example.id),
        place=sitemap.href_of(GUIDE, example),
        page=sitemap.single_page(example),
        data=sitemap.data_file(example),
        pages=tuple(
            views.LinkView(None, _plain(contents.name(root)), sitemap.page(root))
            for root in sitemap.page_roots(ruleset)
        ),
    )


def _plain(text: str) -> str:
    """Return ``text`` on one line, with nothing in it that Markdown would take for a link's end."""
    return re.sub(r"([\\\[\]])", r"\\\1", " ".join(text.split()))
