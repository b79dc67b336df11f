"""The page that the rulebook opens with: what it is, questions to ask, a rule to watch, the games with their texts."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple
from urllib.parse import urlencode

from rulesdb.graph.model import Node
from rulesdb.site import contents, views
from rulesdb.site.absent_chapters import absent_chapters
from rulesdb.site.frames import edition_view, editions_of
from rulesdb.site.page_kinds.coverage import Coverage, CoverageSums, coverage_of
from rulesdb.site.rulebook import Rulebook
from rulesdb.site.sitemap import RESULTS, START, ruleset_anchor
from rulesdb.words.node_names import ruleset_name

EXAMPLES = (
    ("fab", "インスタントを同時に出したら、どっちが先?"),
    ("mtg", "刹那の呪文に優先権はもらえる?"),
    ("fab", "捨てる代わりに何もしないとき、捨てた扱い?"),
    ("mtg", "バイバックした呪文が打ち消されたら手札に戻る?"),
    ("fab", "対象の盟友が先に死んだら、呪文は失敗する?"),
    ("mtg", "待機で出たクリーチャーは速攻を持つ?"),
)
"""Questions that show what can be asked, each with its game; a rulebook shows the first ones of its games."""
_SHOWN_EXAMPLES = 3
WATCHED = ("fab:6.4.1", "fab/a_replacement_effect_modifies_an_event")
"""A rule that many players know, and the check whose board shows it."""


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

    ``editions`` are its texts, each with what they are, ``timelines`` lead to the pictures of its turns. ``former``
    leads to its former numbers, "" where it has none, ``feeds`` to the feeds of its changes.
    """

    anchor: str
    title: str
    editions: tuple[tuple[views.EditionView, views.EditionText], ...]
    timelines: tuple[views.LinkView, ...]
    contents: tuple[StartEntry, ...]
    wholes: tuple[views.LinkView, ...]
    former: str
    feeds: tuple[views.LinkView, ...]


class WatchedRule(NamedTuple):
    """A rule whose board is opened from the start page."""

    rule: views.LinkView
    """The rule."""
    proof: views.ProofView
    """The check that the board shows."""


class StartPage(NamedTuple):
    """The way in: games, their editions and their contents; ``coverage`` is there where a game was played,
    ``has_rulings`` says whether there is an index of rulings.
    """

    frame: views.Frame
    examples: tuple[views.LinkView, ...]
    watched: WatchedRule | None
    rulesets: tuple[Ruleset, ...]
    findings: int
    unresolved: int
    coverage: CoverageSums | None
    has_rulings: bool


def pages(book: Rulebook) -> Iterator[StartPage]:
    """Yield the page."""
    coverage = coverage_of(book)
    yield StartPage(
        frame=book.frames.at_top(START),
        examples=tuple(_examples(book)),
        watched=_watched(book),
        rulesets=tuple(_ruleset(book, coverage, name) for name in book.sitemap.rulesets),
        findings=len(book.diagnostics),
        unresolved=len(book.graph.unresolved),
        coverage=coverage.sums() if coverage.is_known else None,
        has_rulings=bool(book.rulings.situations),
    )


def _examples(book: Rulebook) -> list[views.LinkView]:
    """Return links to the results of a few questions about the games of a rulebook, none if it has no search."""
    examples = [words for ruleset, words in EXAMPLES if ruleset in book.sitemap.rulesets and book.has_search]
    return [views.LinkView(None, words, f"{RESULTS}?{urlencode({'q': words})}") for words in examples[:_SHOWN_EXAMPLES]]


def _watched(book: Rulebook) -> WatchedRule | None:
    """Return the rule to watch, None where the rulebook lacks it or its check."""
    rule, check = WATCHED
    node, proof = book.graph.nodes.get(rule), book.proofs.named(check)
    if node is None or proof is None or check not in book.boards.paths:
        return None
    return WatchedRule(contents.link(book.sitemap, START, node), book.nodes.proofs.of_check(proof, node, START))


def _ruleset(book: Rulebook, coverage: Coverage, name: str) -> Ruleset:
    return Ruleset(
        anchor=ruleset_anchor(name),
        title=ruleset_name(name),
        editions=tuple((edition_view(one), book.versions.of_edition(one)) for one in editions_of(book.graph, name)),
        timelines=tuple(book.timelines.links(name, START)),
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
