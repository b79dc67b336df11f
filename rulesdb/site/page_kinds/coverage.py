"""The page of coverage: the rules that are demonstrated, summed by chapter and section, and those that lack a check."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rulesdb.graph.model import Node
from rulesdb.proofs.coverage import Covered, CoveredPart
from rulesdb.site import contents, page_words, views
from rulesdb.site.proof_views import check_anchor
from rulesdb.site.proofs import Proofs
from rulesdb.site.rulebook import Rulebook
from rulesdb.site.sitemap import COVERAGE, Sitemap, href, key, ruleset_anchor
from rulesdb.words.node_names import ruleset_name


class CoverageSums(NamedTuple):
    """Numbers of rules, of these checked, not applicable and unchecked; of examples, and of these ``played``.

    ``sentences`` are all sentences, ``demonstrated`` and ``marked`` (no game can show them) some of them. ``items`` are
    all items, ``settled`` those demonstrated or marked, ``items_demonstrated`` those demonstrated.
    """

    rules: int
    checked: int
    not_applicable: int
    unchecked: int
    examples: int
    played: int
    sentences: int
    demonstrated: int
    marked: int
    items: int
    settled: int
    items_demonstrated: int


class CoverageRow(NamedTuple):
    """The sums of a chapter or a section."""

    link: views.LinkView
    sums: CoverageSums


class CoverageChapter(NamedTuple):
    """A chapter and, unless it has its rules itself, its sections."""

    row: CoverageRow
    sections: tuple[CoverageRow, ...]


class CoveragePart(NamedTuple):
    """A sentence or item of a rule: ``status`` is demonstrated, marked or open.

    ``label`` is its accessible name, ``href`` leads to the check that demonstrates it, "" for none.
    """

    status: str
    label: str
    href: str


class CoverageRule(NamedTuple):
    """A rule with its sentences and items; ``is_open`` if any of them, or the rule, lacks a check."""

    link: views.LinkView
    status: str
    reason: str
    is_open: bool
    parts: tuple[CoveragePart, ...]


class CoverageSection(NamedTuple):
    """A section with its rules; ``open_rules`` of them lack a check."""

    link: views.LinkView
    sums: CoverageSums
    open_rules: int
    rules: tuple[CoverageRule, ...]


class CoverageDue(NamedTuple):
    """A rule whose checks, by their titles, were written for another text of it."""

    rule: views.LinkView
    titles: tuple[str, ...]


class CoverageGame(NamedTuple):
    """A game whose rules are checked."""

    anchor: str
    title: str
    sums: CoverageSums
    chapters: tuple[CoverageChapter, ...]
    sections: tuple[CoverageSection, ...]
    due: tuple[CoverageDue, ...]


class CoveragePage(NamedTuple):
    """The coverage of the rules by checks, as they were played while the pages were written."""

    frame: views.Frame
    games: tuple[CoverageGame, ...]


@dataclass(frozen=True)
class Coverage:
    """The coverage of the rules of one rulebook, counted."""

    sitemap: Sitemap
    proofs: Proofs

    @property
    def is_known(self) -> bool:
        """Whether any game of this rulebook was played: else there is no such page."""
        return any(True for _ in self._rules())

    def games(self) -> tuple[CoverageGame, ...]:
        """Return the games that were played."""
        games: dict[str, list[Node]] = {}
        for node in self._rules():
            games.setdefault(node.ruleset, []).append(node)
        return tuple(self._game(ruleset, rules) for ruleset, rules in games.items())

    def sums(self) -> CoverageSums:
        """Return the sums of all games."""
        return self._sums(self._rules())

    def sums_of(self, top: Node) -> CoverageSums:
        """Return the sums of the pages that begin at a node or below it."""
        pages = (top, *self._below(top))
        return self._sums(member for page in pages for _, member in self.sitemap.members(page))

    def _below(self, top: Node) -> Iterator[Node]:
        for page in self.sitemap.below(top):
            yield page
            yield from self._below(page)

    def _rules(self) -> Iterator[Node]:
        return (node for node in self.sitemap.graph.nodes.values() if self.proofs.covered(node.id))

    def _game(self, ruleset: str, rules: Sequence[Node]) -> CoverageGame:
        sections: dict[str, list[Node]] = {}
        for node in rules:
            sections.setdefault(self.sitemap.root_of(node).id, []).append(node)
        chapters: dict[str, list[tuple[Node, list[Node]]]] = {}
        for name, held in sections.items():
            section = self.sitemap.graph.nodes[name]
            top = (*contents.ancestors(self.sitemap, section), section)[0]
            chapters.setdefault(top.id, []).append((section, held))
        return CoverageGame(
            anchor=ruleset_anchor(ruleset),
            title=ruleset_name(ruleset),
            sums=self._sums(rules),
            chapters=tuple(self._chapter(name, held) for name, held in chapters.items()),
            sections=tuple(self._section(name, held) for name, held in sections.items()),
            due=tuple(self._due(rules)),
        )

    def _chapter(self, name: str, sections: Sequence[tuple[Node, list[Node]]]) -> CoverageChapter:
        rules = [node for _, held in sections for node in held]
        rows = (self._row(section.id, held) for section, held in sections if section.id != name)
        return CoverageChapter(self._row(name, rules), tuple(rows))

    def _row(self, name: str, rules: Iterable[Node]) -> CoverageRow:
        return CoverageRow(self._link(name), self._sums(rules))

    def _link(self, name: str) -> views.LinkView:
        return contents.link(self.sitemap, COVERAGE, self.sitemap.graph.nodes[name])

    def _sums(self, rules: Iterable[Node]) -> CoverageSums:
        pairs = [(node, covered) for node in rules if (covered := self.proofs.covered(node.id))]
        rows = [covered for node, covered in pairs if node.kind != "heading"]
        statuses = [sentence.status for _, row in pairs for sentence in row.sentences]
        items = [item.status for _, row in pairs for item in row.items]
        return CoverageSums(
            rules=len(rows),
            checked=_count(rows, "checked"),
            not_applicable=_count(rows, "not-applicable"),
            unchecked=_count(rows, "unchecked"),
            examples=sum(row.examples for row in rows),
            played=sum(row.examples_checked for row in rows),
            sentences=len(statuses),
            demonstrated=statuses.count("demonstrated"),
            marked=statuses.count("marked"),
            items=len(items),
            settled=len(items) - items.count("open"),
            items_demonstrated=items.count("demonstrated"),
        )

    def _section(self, name: str, held: Sequence[Node]) -> CoverageSection:
        rules = tuple(self._rule(node, covered) for node in held if (covered := self.proofs.covered(node.id)))
        return CoverageSection(self._link(name), self._sums(held), sum(rule.is_open for rule in rules), rules)

    def _rule(self, node: Node, covered: Covered) -> CoverageRule:
        parts = tuple(self._part(node, part) for part in covered.parts)
        is_open = covered.status == "unchecked" or any(part.status == "open" for part in parts)
        link = views.LinkView(key(node), "", self.sitemap.href_of(COVERAGE, node))
        return CoverageRule(link, covered.status, covered.reason, is_open, parts)

    def _part(self, node: Node, part: CoveredPart) -> CoveragePart:
        proof = self.proofs.named(part.checks[0]) if part.checks else None
        if proof is not None:
            page = href(COVERAGE, self.sitemap.single_page(node), check_anchor(proof))
            return CoveragePart(part.status, page_words.is_shown_by(part.name, proof.title), page)
        if part.status == "marked":
            return CoveragePart(part.status, page_words.is_marked(part), "")
        return CoveragePart(part.status, page_words.is_open(part.name), "")

    def _due(self, rules: Iterable[Node]) -> Iterator[CoverageDue]:
        for node in rules:
            covered = self.proofs.covered(node.id)
            if covered and covered.due:
                titles = tuple(proof.title for proof in self.proofs.of(node.id))
                yield CoverageDue(views.LinkView(None, key(node), self.sitemap.href_of(COVERAGE, node)), titles)


def _count(rows: Iterable[Covered], status: str) -> int:
    return sum(row.status == status for row in rows)


def coverage_of(book: Rulebook) -> Coverage:
    """Return the counts of a rulebook."""
    return Coverage(book.sitemap, book.proofs)


def exists(book: Rulebook) -> bool:
    """Tell whether any game of a rulebook was played."""
    return coverage_of(book).is_known


def pages(book: Rulebook) -> Iterator[CoveragePage]:
    """Yield the page."""
    yield CoveragePage(book.frames.at_top(COVERAGE), coverage_of(book).games())
