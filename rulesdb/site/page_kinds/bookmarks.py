"""The page of a reader's bookmarks, which the browser keeps; its script fills it and prints it as a cheat sheet."""

from collections.abc import Iterator
from typing import NamedTuple

from rulesdb.site import views
from rulesdb.site.rulebook import Rulebook
from rulesdb.site.sitemap import BOOKMARKS, safe_name


class BookmarkGame(NamedTuple):
    """A game of the rulebook."""

    ruleset: str
    """The beginning of the identifiers of its rules."""
    folder: str
    """The folder of its pages."""


class BookmarkHeading(NamedTuple):
    """A node without a number, which the script of numbers does not lead to."""

    identifier: str
    """What a bookmark of it says."""
    href: str
    """The link to it."""


class BookmarksPage(NamedTuple):
    """The page of bookmarks, with what its script needs to find the rule of an identifier."""

    frame: views.Frame
    games: tuple[BookmarkGame, ...]
    headings: tuple[BookmarkHeading, ...]


def pages(book: Rulebook) -> Iterator[BookmarksPage]:
    """Yield the page."""
    unnumbered = (node for node in book.graph.nodes.values() if node.number is None)
    yield BookmarksPage(
        frame=book.frames.at_top(BOOKMARKS),
        games=tuple(BookmarkGame(ruleset, safe_name(ruleset)) for ruleset in book.sitemap.rulesets),
        headings=tuple(BookmarkHeading(node.id, book.sitemap.href_of(BOOKMARKS, node)) for node in unnumbered),
    )
