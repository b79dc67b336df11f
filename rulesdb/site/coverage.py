"""The page that says which rules are demonstrated: sums by chapter and section, and the rules that lack a check."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from rulesdb.graph.model import Node
from rulesdb.site import contents, views
from rulesdb.site.proofs import Proofs, Standing
from rulesdb.site.sitemap import COVERAGE, Sitemap, key, ruleset_anchor
from rulesdb.words.nodes import ruleset_name


@dataclass(frozen=True)
class Coverage:
    """Counts how the rules of one rulebook stand."""

    sitemap: Sitemap
    proofs: Proofs

    @property
    def is_known(self) -> bool:
        """Whether any game of this rulebook was played: else there is no such page."""
        return any(True for _ in self._rules())

    def games(self) -> tuple[views.CoverageGame, ...]:
        """Return the games that were played."""
        games: dict[str, list[Node]] = {}
        for node in self._rules():
            games.setdefault(node.ruleset, []).append(node)
        return tuple(self._game(ruleset, rules) for ruleset, rules in games.items())

    def sums(self) -> views.CoverageSums:
        """Return the sums of all games."""
        return self._sums(self._rules())

    def _rules(self) -> Iterator[Node]:
        return (node for node in self.sitemap.graph.nodes.values() if self.proofs.standing(node.id))

    def _game(self, ruleset: str, rules: Sequence[Node]) -> views.CoverageGame:
        sections: dict[str, list[Node]] = {}
        for node in rules:
            sections.setdefault(self.sitemap.root_of(node).id, []).append(node)
        chapters: dict[str, list[tuple[Node, list[Node]]]] = {}
        for name, held in sections.items():
            section = self.sitemap.graph.nodes[name]
            top = (*contents.ancestors(self.sitemap, section), section)[0]
            chapters.setdefault(top.id, []).append((section, held))
        return views.CoverageGame(
            anchor=ruleset_anchor(ruleset),
            title=ruleset_name(ruleset),
            sums=self._sums(rules),
            chapters=tuple(self._chapter(name, held) for name, held in chapters.items()),
            lacking=tuple(filter(None, (self._lacking(name, held) for name, held in sections.items()))),
            due=tuple(self._due(rules)),
        )

    def _chapter(self, name: str, sections: Sequence[tuple[Node, list[Node]]]) -> views.CoverageChapter:
        rules = [node for _, held in sections for node in held]
        rows = (self._row(section.id, held) for section, held in sections if section.id != name)
        return views.CoverageChapter(self._row(name, rules), tuple(rows))

    def _row(self, name: str, rules: Iterable[Node]) -> views.CoverageRow:
        return views.CoverageRow(self._link(name), self._sums(rules))

    def _link(self, name: str) -> views.Link:
        return contents.link(self.sitemap, COVERAGE, self.sitemap.graph.nodes[name])

    def _sums(self, rules: Iterable[Node]) -> views.CoverageSums:
        pairs = [(node, standing) for node in rules if (standing := self.proofs.standing(node.id))]
        rows = [standing for node, standing in pairs if node.kind != "heading"]
        statuses = [sentence.status for _, row in pairs for sentence in row.sentences]
        items = [item.status for _, row in pairs for item in row.items]
        return views.CoverageSums(
            rules=len(rows),
            checked=_count(rows, "checked"),
            not_applicable=_count(rows, "not-applicable"),
            unchecked=_count(rows, "unchecked"),
            examples=sum(row.examples for row in rows),
            played=sum(row.played for row in rows),
            sentences=len(statuses),
            demonstrated=statuses.count("demonstrated"),
            marked=statuses.count("marked"),
            items=len(items),
            settled=len(items) - items.count("open"),
        )

    def _lacking(self, name: str, rules: Iterable[Node]) -> views.CoverageLacking | None:
        links = tuple(
            views.Link(None, key(node), self.sitemap.href_of(COVERAGE, node))
            for node in rules
            if (standing := self.proofs.standing(node.id)) and standing.status == "unchecked"
        )
        return views.CoverageLacking(self._link(name), links) if links else None

    def _due(self, rules: Iterable[Node]) -> Iterator[views.CoverageDue]:
        for node in rules:
            standing = self.proofs.standing(node.id)
            if standing and standing.is_due:
                titles = tuple(proof.title for proof in self.proofs.of(node.id))
                yield views.CoverageDue(views.Link(None, key(node), self.sitemap.href_of(COVERAGE, node)), titles)


def _count(rows: Iterable[Standing], status: str) -> int:
    return sum(row.status == status for row in rows)
