"""A rulebook before its pages: graph, proofs, questions, and the makers of views."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from rulesdb.graph.histories import EditionHistory
from rulesdb.graph.model import Graph
from rulesdb.site.answered_questions import QuestionsByRule
from rulesdb.site.board_files import BoardFiles
from rulesdb.site.citations import Citations, references
from rulesdb.site.engine_files import Engine, Links
from rulesdb.site.frames import Frames
from rulesdb.site.history_views import HistoryViews
from rulesdb.site.node_views import NodeViews
from rulesdb.site.previews import Previews
from rulesdb.site.proof_views import ProofViews
from rulesdb.site.proofs import Proofs
from rulesdb.site.question_views import QuestionViews
from rulesdb.site.reference_maps import ReferenceMaps
from rulesdb.site.rulings import Rulings
from rulesdb.site.sitemap import START, Sitemap
from rulesdb.site.stamp import Stamp
from rulesdb.site.step_pictures import StepPictures
from rulesdb.site.term_links import TermLinks
from rulesdb.site.text_versions import TextVersions
from rulesdb.site.timelines import Timelines
from rulesdb.site.whole_chapters import Wholes
from rulesdb.source.diagnostics import Diagnostic
from rulesdb.source.glossaries import GlossaryEntry


@dataclass(frozen=True)
class Rulebook:
    """One rulebook before its pages are written."""

    graph: Graph
    """The rules."""
    diagnostics: Sequence[Diagnostic]
    """The parser's findings in the texts."""
    stamp: Stamp
    """Version and date of the build."""
    glossary: Sequence[GlossaryEntry]
    """Readings and English names of terms, of games that are loaded or not."""
    base_url: str
    """Address where the rulebook will be served, with a ``/`` at its end; "" if it is not known."""
    proofs: Proofs
    """The checks as they were played."""
    questions: QuestionsByRule
    """The known questions of players, by the rules that answer them."""
    edition_histories: Sequence[EditionHistory] = ()
    """The histories of the editions that have several versions."""
    rulings: Rulings = field(default_factory=Rulings)
    """The rulings on shipped situations."""
    has_search: bool = False
    """Whether its pages search for words; they go to numbers in any case."""
    make_engine: Callable[[Links], Engine] | None = None
    """Makes what the page 裁定 runs from the ways to the rules; None for a rulebook without that page."""

    @cached_property
    def sitemap(self) -> Sitemap:
        """The paths of its pages."""
        return Sitemap(self.graph)

    @cached_property
    def engine(self) -> Engine | None:
        """What the page 裁定 runs, None without that page."""
        hrefs = ((name, self.sitemap.href(START, name)) for name in self.graph.nodes)
        links = {name: href for name, href in hrefs if href is not None}
        return None if self.make_engine is None else self.make_engine(links)

    @cached_property
    def nodes(self) -> NodeViews:
        """The maker of the views of nodes."""
        return NodeViews(
            self.sitemap,
            Citations(self.sitemap, references),
            ProofViews(self.sitemap, self.proofs, self.boards.paths),
            QuestionViews(self.sitemap, self.questions),
            self.rulings,
            self.histories,
            TermLinks(self.graph, self.glossary),
        )

    @cached_property
    def histories(self) -> HistoryViews:
        """The maker of the views of histories."""
        return HistoryViews(self.sitemap, self.edition_histories)

    @cached_property
    def boards(self) -> BoardFiles:
        """The scripts with the boards of checks."""
        return BoardFiles(self.sitemap, self.proofs)

    @cached_property
    def versions(self) -> TextVersions:
        """The maker of the views of the versions of texts."""
        return TextVersions(self.graph)

    @cached_property
    def frames(self) -> Frames:
        """The maker of the frames of pages."""
        return Frames(self.sitemap, self.stamp, self.histories, self.versions)

    @cached_property
    def previews(self) -> Previews:
        """The maker of the previews of pages."""
        return Previews(self.sitemap, self.base_url)

    @cached_property
    def steps(self) -> StepPictures:
        """The maker of the pictures of steps."""
        return StepPictures(self.sitemap)

    @cached_property
    def timelines(self) -> Timelines:
        """The maker of the timelines of turns."""
        return Timelines(self.sitemap)

    @cached_property
    def maps(self) -> ReferenceMaps:
        """The maker of the maps of references."""
        return ReferenceMaps(self.sitemap)

    @cached_property
    def wholes(self) -> Wholes:
        """The groups of pages that are also there in one piece."""
        return Wholes(self.sitemap)
