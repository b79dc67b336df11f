"""The graph as pages: which there are, in which order, and what each one holds."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from rulesdb.graph.model import Graph, Node
from rulesdb.site import contents, findings, views, words
from rulesdb.site.citations import Citations
from rulesdb.site.frames import Frames, edition_view, editions_of
from rulesdb.site.nodes import NodeViews
from rulesdb.site.sitemap import FINDINGS, START, Sitemap, safe_name
from rulesdb.site.stamp import Stamp
from rulesdb.source.diagnostics import Diagnostic

_RULE_LEVEL = 2  # on a page: its own heading is level 1, subrules come below


@dataclass(frozen=True)
class Book:
    """The pages of one rulebook."""

    graph: Graph
    diagnostics: Sequence[Diagnostic]
    stamp: Stamp

    @cached_property
    def _sitemap(self) -> Sitemap:
        return Sitemap(self.graph)

    @cached_property
    def _nodes(self) -> NodeViews:
        return NodeViews(self._sitemap, Citations(self._sitemap))

    @cached_property
    def _frames(self) -> Frames:
        return Frames(self._sitemap, self.stamp)

    def pages(self) -> Iterator[views.Page]:
        """Yield every page of the rulebook, one at a time."""
        yield self._start_page()
        yield self._findings_page()
        for ruleset in self._sitemap.rulesets:
            yield from self._rules_pages(ruleset)

    def _start_page(self) -> views.StartPage:
        rulesets = tuple(self._ruleset(name) for name in self._sitemap.rulesets)
        frame = self._frames.at_top(START)
        return views.StartPage(frame, rulesets, len(self.diagnostics), len(self.graph.unresolved))

    def _ruleset(self, name: str) -> views.Ruleset:
        tops = (root for root in self._sitemap.page_roots(name) if root.parent not in self.graph.nodes)
        return views.Ruleset(
            anchor=safe_name(name),
            title=words.ruleset(name),
            editions=tuple(edition_view(edition) for edition in editions_of(self.graph, name)),
            contents=tuple(contents.tree(self._sitemap, START, root) for root in tops),
        )

    def _findings_page(self) -> views.FindingsPage:
        return views.FindingsPage(
            self._frames.at_top(FINDINGS),
            findings.groups(self._sitemap, self.diagnostics),
            findings.missing(self._nodes.citations, self.graph.unresolved),
        )

    def _rules_pages(self, ruleset: str) -> Iterator[views.RulesPage]:
        roots = self._sitemap.page_roots(ruleset)
        neighbours = zip((None, *roots[:-1]), (*roots[1:], None), strict=True)
        for root, (before, after) in zip(roots, neighbours, strict=True):
            yield self._rules_page(root, before, after)

    def _rules_page(self, root: Node, before: Node | None, after: Node | None) -> views.RulesPage:
        page = self._sitemap.page(root)
        members = self._sitemap.members(root)
        return views.RulesPage(
            frame=self._frames.of_rules(page, root),
            nodes=tuple(self._nodes.of(member, page, level) for level, member in members),
            below=tuple(contents.tree(self._sitemap, page, child) for child in self._sitemap.below(root)),
            contents=tuple(self._link(page, member) for level, member in members if level == _RULE_LEVEL),
            previous=self._link(page, before) if before else None,
            following=self._link(page, after) if after else None,
        )

    def _link(self, page: str, node: Node) -> views.Link:
        return contents.link(self._sitemap, page, node)
