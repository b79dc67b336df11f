"""The graph as pages: which there are, in which order, and what each one holds."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from rulesdb.graph.model import Graph, Node
from rulesdb.site import contents, findings, indexes, views
from rulesdb.site.citations import Citations, references
from rulesdb.site.coverage import Coverage
from rulesdb.site.data_files import data_files
from rulesdb.site.frames import Frames, edition_view, editions_of
from rulesdb.site.guide import guide
from rulesdb.site.nodes import NodeViews
from rulesdb.site.previews import Previews
from rulesdb.site.proof_views import ProofViews
from rulesdb.site.proofs import Proofs
from rulesdb.site.question_views import QuestionViews
from rulesdb.site.questions import AnsweredQuestions
from rulesdb.site.sitemap import (
    ADDRESSES,
    CARDS,
    COVERAGE,
    FINDINGS,
    GUIDE,
    START,
    TERMS,
    Sitemap,
    href,
    ruleset_anchor,
)
from rulesdb.site.stamp import Stamp
from rulesdb.site.wholes import WholePages, Wholes
from rulesdb.source.diagnostics import Diagnostic
from rulesdb.source.glossaries import GlossaryEntry
from rulesdb.words.nodes import ruleset_name

_RULE_LEVEL = 2  # on a page: its own heading is level 1, subrules come below


@dataclass(frozen=True)
class Book:
    """The pages of one rulebook."""

    graph: Graph
    diagnostics: Sequence[Diagnostic]
    stamp: Stamp
    glossary: Sequence[GlossaryEntry]
    base_url: str
    proofs: Proofs
    questions: AnsweredQuestions

    @cached_property
    def _sitemap(self) -> Sitemap:
        return Sitemap(self.graph)

    @cached_property
    def _nodes(self) -> NodeViews:
        return NodeViews(
            self._sitemap,
            Citations(self._sitemap, references),
            ProofViews(self._sitemap, self.proofs),
            QuestionViews(self._sitemap, self.questions),
        )

    @cached_property
    def _coverage(self) -> Coverage:
        return Coverage(self._sitemap, self.proofs)

    @cached_property
    def _frames(self) -> Frames:
        return Frames(self._sitemap, self.stamp)

    @cached_property
    def _previews(self) -> Previews:
        return Previews(self._sitemap, self.base_url)

    @cached_property
    def _wholes(self) -> Wholes:
        return Wholes(self._sitemap)

    def pages(self) -> Iterator[views.Page]:
        """Yield every page of the rulebook, one at a time."""
        yield self.start_page()
        yield self._findings_page()
        yield self._terms_page()
        yield self._cards_page()
        if self._coverage.is_known:
            yield self._coverage_page()
        yield from self.rules_pages()
        yield from map(self._node_page, self._lone_nodes())

    def start_page(self) -> views.StartPage:
        """Return the page that the rulebook opens with."""
        rulesets = tuple(self._ruleset(name) for name in self._sitemap.rulesets)
        frame = self._frames.at_top(START)
        coverage = self._coverage.sums() if self._coverage.is_known else None
        return views.StartPage(frame, rulesets, len(self.diagnostics), len(self.graph.unresolved), coverage)

    def rules_pages(self) -> Iterator[views.RulesPage | views.WholePage]:
        """Yield the pages of chapters, sections and headings, and those that have several of them in one piece."""
        for ruleset in self._sitemap.rulesets:
            yield from self._rules_pages(ruleset)

    def documents(self) -> Iterator[tuple[str, views.Document]]:
        """Yield the path and the view of what programs read beside the pages."""
        yield GUIDE, guide(self._sitemap, self._frames, self.base_url, has_coverage=self._coverage.is_known)
        if self.base_url:
            yield ADDRESSES, views.Addresses(tuple(map(self._previews.address, self._own_paths())))

    def data_files(self) -> Iterator[tuple[str, str]]:
        """Yield the path and the text of every file of data."""
        return data_files(self._sitemap, self.proofs, self.questions)

    def _own_paths(self) -> Iterator[str]:
        """Yield the paths of all pages but those that repeat rules of another page."""
        yield from (START, TERMS, CARDS, FINDINGS)
        if self._coverage.is_known:
            yield COVERAGE
        for ruleset in self._sitemap.rulesets:
            yield from map(self._sitemap.page, self._sitemap.page_roots(ruleset))

    def _lone_nodes(self) -> Iterator[Node]:
        return (node for node in self.graph.nodes.values() if not self._sitemap.has_page(node))

    def _ruleset(self, name: str) -> views.Ruleset:
        tops = (root for root in self._sitemap.page_roots(name) if root.parent not in self.graph.nodes)
        return views.Ruleset(
            anchor=ruleset_anchor(name),
            title=ruleset_name(name),
            editions=tuple(edition_view(edition) for edition in editions_of(self.graph, name)),
            contents=tuple(contents.tree(self._sitemap, START, root) for root in tops),
            wholes=tuple(whole.link(START) for whole in self._wholes.without_chapter(name)),
        )

    def _findings_page(self) -> views.FindingsPage:
        return views.FindingsPage(
            self._frames.at_top(FINDINGS),
            findings.groups(self._sitemap, self.diagnostics),
            findings.missing(self._nodes.citations, self.graph.unresolved),
        )

    def _terms_page(self) -> views.TermsPage:
        return views.TermsPage(self._frames.at_top(TERMS), indexes.terms(self._sitemap, self.glossary))

    def _cards_page(self) -> views.CardsPage:
        return views.CardsPage(self._frames.at_top(CARDS), indexes.cards(self._sitemap))

    def _coverage_page(self) -> views.CoveragePage:
        return views.CoveragePage(self._frames.at_top(COVERAGE), self._coverage.games())

    def _rules_pages(self, ruleset: str) -> Iterator[views.RulesPage | views.WholePage]:
        """Yield the pages of a ruleset in the order of the text, and behind its last page each that has them all."""
        in_one_piece = WholePages(self._sitemap, self._frames, self._previews)
        parts: dict[str, list[views.RulesPage]] = defaultdict(list)
        roots = self._sitemap.page_roots(ruleset)
        for root, before, after in zip(roots, (None, *roots[:-1]), (*roots[1:], None), strict=True):
            page = self._rules_page(root, before, after)
            yield page
            whole = self._wholes.of(root)
            if whole is not None:
                parts[whole.page].append(page)
                if root == whole.roots[-1]:
                    yield in_one_piece.of(whole, parts.pop(whole.page))

    def _rules_page(self, root: Node, before: Node | None, after: Node | None) -> views.RulesPage:
        page = self._sitemap.page(root)
        members = self._sitemap.members(root)
        return views.RulesPage(
            frame=self._frames.of_rules(page, root),
            preview=self._previews.of(root, page, page),
            nodes=tuple(self._nodes.of(member, page, level) for level, member in members),
            below=tuple(contents.tree(self._sitemap, page, child) for child in self._sitemap.below(root)),
            whole=self._whole(root, page),
            contents=tuple(self._link(page, member) for level, member in members if level == _RULE_LEVEL),
            previous=self._link(page, before) if before else None,
            following=self._link(page, after) if after else None,
            accounts=self._nodes.proofs.accounts((member for _, member in members), page),
        )

    def _whole(self, root: Node, page: str) -> views.Link | None:
        """Return the link to the page in one piece, from a chapter's page or where there is no chapter."""
        whole = self._wholes.of(root)
        return whole.link(page) if whole is not None and (root == whole.roots[0] or not whole.is_chapter) else None

    def _node_page(self, node: Node) -> views.NodePage:
        page = self._sitemap.single_page(node)
        section = contents.link(self._sitemap, page, self._sitemap.root_of(node))
        return views.NodePage(
            frame=self._frames.of_rules(page, node),
            preview=self._previews.of(node, page, self._sitemap.page(node)),
            node=self._nodes.of(node, page, 1),
            place=section._replace(href=self._sitemap.href_of(page, node)),
            data=href(page, self._sitemap.data_file(node)),
        )

    def _link(self, page: str, node: Node) -> views.Link:
        return contents.link(self._sitemap, page, node)
