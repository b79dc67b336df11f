"""The page that the rulebook opens with: the games with their editions and contents."""

from collections.abc import Iterator
from typing import NamedTuple

from rulesdb.site import contents, views
from rulesdb.site.frames import edition_view, editions_of
from rulesdb.site.page_kinds.coverage import CoverageSums, coverage_of
from rulesdb.site.rulebook import Rulebook
from rulesdb.site.sitemap import START, ruleset_anchor
from rulesdb.words.nodes import ruleset_name


class Ruleset(NamedTuple):
    """A game on the start page; ``wholes`` lead to what can be read in one go and has no chapter that says so."""

    anchor: str
    title: str
    editions: tuple[views.Edition, ...]
    contents: tuple[views.Contents, ...]
    wholes: tuple[views.Link, ...]


class StartPage(NamedTuple):
    """The way in: games, their editions and their contents; ``coverage`` is there where a game was played."""

    frame: views.Frame
    rulesets: tuple[Ruleset, ...]
    findings: int
    unresolved: int
    coverage: CoverageSums | None


def pages(book: Rulebook) -> Iterator[StartPage]:
    """Yield the page."""
    rulesets = tuple(_ruleset(book, name) for name in book.sitemap.rulesets)
    coverage = coverage_of(book)
    sums = coverage.sums() if coverage.is_known else None
    yield StartPage(book.frames.at_top(START), rulesets, len(book.diagnostics), len(book.graph.unresolved), sums)


def _ruleset(book: Rulebook, name: str) -> Ruleset:
    tops = (root for root in book.sitemap.page_roots(name) if root.parent not in book.graph.nodes)
    return Ruleset(
        anchor=ruleset_anchor(name),
        title=ruleset_name(name),
        editions=tuple(edition_view(edition) for edition in editions_of(book.graph, name)),
        contents=tuple(contents.tree(book.sitemap, START, root) for root in tops),
        wholes=tuple(whole.link(START) for whole in book.wholes.without_chapter(name)),
    )
