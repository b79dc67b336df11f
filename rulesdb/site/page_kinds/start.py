"""The page that the rulebook opens with: the games with their editions and contents."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rulesdb.graph.model import Node
from rulesdb.site import contents, views
from rulesdb.site.absent_chapters import absent_chapters
from rulesdb.site.frames import edition_view, editions_of
from rulesdb.site.page_kinds.coverage import Coverage, CoverageSums, coverage_of
from rulesdb.site.rulebook import Rulebook
from rulesdb.site.sitemap import START, ruleset_anchor
from rulesdb.words.node_names import ruleset_name


class StartEntry(NamedTuple):
    """An entry of a game's contents; ``sums`` are those of its rules, None where nothing was played.

    ``absent`` names chapters that the texts at hand do not have, "" for an entry that leads to a page.
    """

    link: views.LinkView
    sums: CoverageSums | None
    children: tuple["StartEntry", ...]
    absent: str = ""


class Ruleset(NamedTuple):
    """A game on the start page; ``wholes`` lead to what can be read in one go and has no chapter that says so.

    ``former`` leads to its former numbers, "" where it has none, ``feeds`` to the feeds of its changes.
    """

    anchor: str
    title: str
    editions: tuple[views.EditionView, ...]
    contents: tuple[StartEntry, ...]
    wholes: tuple[views.LinkView, ...]
    former: str
    feeds: tuple[views.LinkView, ...]


class StartPage(NamedTuple):
    """The way in: games, their editions and their contents; ``coverage`` is there where a game was played."""

    frame: views.Frame
    rulesets: tuple[Ruleset, ...]
    findings: int
    unresolved: int
    coverage: CoverageSums | None


def pages(book: Rulebook) -> Iterator[StartPage]:
    """Yield the page."""
    coverage = coverage_of(book)
    rulesets = tuple(_ruleset(book, coverage, name) for name in book.sitemap.rulesets)
    sums = coverage.sums() if coverage.is_known else None
    yield StartPage(book.frames.at_top(START), rulesets, len(book.diagnostics), len(book.graph.unresolved), sums)


def _ruleset(book: Rulebook, coverage: Coverage, name: str) -> Ruleset:
    return Ruleset(
        anchor=ruleset_anchor(name),
        title=ruleset_name(name),
        editions=tuple(edition_view(edition) for edition in editions_of(book.graph, name)),
        contents=tuple(_contents(book, coverage, name)),
        wholes=tuple(whole.link(START) for whole in book.wholes.without_chapter(name)),
        former=book.sitemap.former_page(name) if name in book.histories.rulesets else "",
        feeds=book.frames.feeds(START, name),
    )


def _contents(book: Rulebook, coverage: Coverage, ruleset: str) -> Iterator[StartEntry]:
    """Yield the topmost pages of a game in the order of the text, and between them what chapters are absent."""
    absent = absent_chapters(book.sitemap, ruleset)
    for root in book.sitemap.page_roots(ruleset):
        if root.parent in book.graph.nodes:
            continue
        before = [number for number in absent if (root.number or "").isdecimal() and number < int(root.number or 0)]
        if before:
            yield _absent(before)
            absent = absent[len(before) :]
        yield _entry(book, coverage, root)
    if absent:
        yield _absent(absent)


def _entry(book: Rulebook, coverage: Coverage, root: Node) -> StartEntry:
    sums = coverage.sums_of(root)
    children = tuple(_entry(book, coverage, child) for child in book.sitemap.below(root))
    return StartEntry(contents.link(book.sitemap, START, root), sums if sums.sentences else None, children)


def _absent(numbers: Sequence[int]) -> StartEntry:
    first, last = numbers[0], numbers[-1]
    is_range = first + 1 < last == first + len(numbers) - 1
    named = f"{first}〜{last}" if is_range else "、".join(map(str, numbers))
    return StartEntry(views.LinkView(None, "", ""), None, (), named)
