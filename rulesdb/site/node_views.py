"""Views of nodes: readings, passages, proofs, questions and citations."""

from dataclasses import dataclass
from functools import cached_property
from itertools import groupby, takewhile

from rulesdb.graph.editions import comparison_note
from rulesdb.graph.model import Node, Passage, Reading
from rulesdb.graph.sentences import cut_into_sentences
from rulesdb.site import page_words, views
from rulesdb.site.chain_pictures import ChainPictures
from rulesdb.site.citations import Citations, passage_part, reading_name
from rulesdb.site.frames import editions_of
from rulesdb.site.history_views import HistoryViews
from rulesdb.site.inline_views import inlines
from rulesdb.site.languages import reading_language
from rulesdb.site.proof_views import ProofViews
from rulesdb.site.question_views import QuestionViews
from rulesdb.site.restored_icons import runs_of
from rulesdb.site.rulings import Rulings
from rulesdb.site.sitemap import Sitemap, href
from rulesdb.site.term_links import TermLinks
from rulesdb.words.node_names import KINDS, SHIPPED_EDITION, part_name

_MANY_CITERS = 12


@dataclass(frozen=True)
class NodeViews:
    """The maker of views of nodes."""

    sitemap: Sitemap
    citations: Citations
    proofs: ProofViews
    questions: QuestionViews
    rulings: Rulings
    histories: HistoryViews
    terms: TermLinks

    @cached_property
    def _chains(self) -> ChainPictures:
        return ChainPictures(self.sitemap)

    def of(self, node: Node, page: str, level: int) -> views.NodeView:
        """Return the view of ``node`` on page ``page``, under a heading of ``level`` (1 to 6)."""
        node = self.terms.linked(node)
        cited_by = self.citations.of(node.id, page)
        return views.NodeView(
            id=node.id,
            anchor=self.sitemap.anchor(node),
            number=node.number,
            title=node.title or "",
            language=reading_language(self.sitemap.graph, node, node.preferred),
            headline="" if node.title else node.headline,
            kind=node.kind,
            kind_label=KINDS[node.kind],
            level=min(level, views.DEEPEST),
            href=self.sitemap.href_of(page, node),
            share=href(page, self.sitemap.single_page(node)),
            readings=self._readings(node, page),
            note=comparison_note(self.sitemap.graph, node, node.readings),
            proofs=self.proofs.of_rule(node, page),
            questions=self.questions.of(node, page),
            rulings=self.rulings.links(node, page),
            histories=self.histories.of(node, page),
            cited_by=cited_by,
            folded=self._is_among_others(node, page) or len(cited_by) > _MANY_CITERS,
            chain=self._chains.of(node.id, page),
        )

    def _is_among_others(self, node: Node, page: str) -> bool:
        """Tell whether a page is about more than a node."""
        return self.sitemap.has_page(node) or page != self.sitemap.single_page(node)

    def _readings(self, node: Node, page: str) -> tuple[views.ReadingView, ...]:
        """Return the views of readings that say more than the title; without a title at least one, for its link."""
        made = tuple(self._reading(node, reading, page) for reading in node.readings)
        with_text = tuple(reading for reading in made if reading.title or reading.inlines or reading.groups)
        return with_text or (() if node.title else made[:1])

    def _reading(self, node: Node, reading: Reading, page: str) -> views.ReadingView:
        part = passage_part(node, reading, reading.passages[0])
        groups = groupby(reading.passages[1:], key=lambda passage: passage.kind)
        return views.ReadingView(
            label=self._label(node, reading),
            title=reading.title or "" if reading.title != node.title else "",
            anchor=self.sitemap.anchor(node, part) if part else "",
            href=self.sitemap.href_of(page, node, part) if part else "",
            inlines=self._sentences(node, reading, page),
            groups=tuple(
                views.PassageGroup(kind, tuple(self._passage(node, reading, passage, page) for passage in group))
                for kind, group in groups
            ),
            language=reading_language(self.sitemap.graph, node, reading),
        )

    def _sentences(self, node: Node, reading: Reading, page: str) -> tuple[views.InlineView, ...]:
        """Return a reading's own text; behind a sentence of the shipped edition stands whether it is demonstrated."""
        runs = runs_of(node, reading, reading.passages[0])
        if reading.edition != SHIPPED_EDITION:
            return inlines(self.sitemap, page, runs)
        before = takewhile(lambda other: other is not reading, node.readings_of(reading.edition))
        first = 1 + sum(len(cut_into_sentences(other.passages[0].runs)) for other in before)
        shown: list[views.InlineView] = []
        for number, sentence in enumerate(cut_into_sentences(runs), start=first):
            shown += inlines(self.sitemap, page, sentence)
            sign = self.proofs.of_part(node, f"sentence-{number}", page)
            if sign is not None:
                shown.append(sign)
        return tuple(shown)

    def _passage(self, node: Node, reading: Reading, passage: Passage, page: str) -> views.PassageView:
        is_counted = reading.edition == SHIPPED_EDITION and passage.kind == "item"
        sign = self.proofs.of_part(node, passage.where, page) if is_counted else None
        return views.PassageView(
            anchor=self.sitemap.anchor(node, passage_part(node, reading, passage)),
            label=part_name(passage.where),
            inlines=(*inlines(self.sitemap, page, runs_of(node, reading, passage)), *((sign,) if sign else ())),
        )

    def _label(self, node: Node, reading: Reading) -> str:
        """Our own words are marked as such wherever a reader might take them for the official text."""
        if reading is not node.preferred:
            return reading_name(node, reading)
        among_others = len({edition.name for edition in editions_of(self.sitemap.graph, node.ruleset)}) > 1
        return page_words.COMMENTARY_ALONE if among_others and reading.edition == SHIPPED_EDITION else ""
