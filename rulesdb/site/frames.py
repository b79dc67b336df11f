"""The frame of every page: its title, breadcrumbs and stamp."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from rulesdb.graph.histories import EditionHistory
from rulesdb.graph.model import Edition, Graph, Node
from rulesdb.site import contents, page_words, views
from rulesdb.site.history_views import HistoryViews
from rulesdb.site.languages import PAGES, foreign_name, page_language
from rulesdb.site.sitemap import RULINGS, START, Sitemap, href, ruleset_anchor
from rulesdb.site.stamp import Stamp
from rulesdb.site.text_versions import TextVersions
from rulesdb.words.node_names import edition_label, edition_name, ruleset_name


@dataclass(frozen=True)
class Frames:
    """Makes the frames of one rulebook's pages."""

    sitemap: Sitemap
    stamp: Stamp
    histories: HistoryViews
    versions: TextVersions

    @cached_property
    def footer(self) -> views.Footer:
        """The stamp of every page, with the editions."""
        editions = tuple(edition_view(edition) for edition in self.sitemap.graph.editions)
        return views.Footer(self.stamp.version, self.stamp.built_at, editions)

    def at_top(self, path: str) -> views.Frame:
        """Return the frame of a page that belongs to no ruleset; its template names it."""
        return views.Frame(path, "", "", (), self.footer, PAGES, self.feeds(path))

    def of_former_numbers(self, path: str, ruleset: str) -> views.Frame:
        """Return the frame of the page of a ruleset's former numbers; above it stands the ruleset."""
        here = views.LinkView(None, page_words.FORMER_NUMBERS, href(path, path))
        crumbs = (self._top(path, ruleset), here)
        root, feeds = "../" * path.count("/"), self.feeds(path, ruleset)
        return views.Frame(path, root, page_words.FORMER_NUMBERS, crumbs, self.footer, PAGES, feeds)

    def of_ruling(self, path: str, ruleset: str, title: str) -> views.Frame:
        """Return the frame of the page of a ruling; above it stand its ruleset and the index of rulings."""
        index = views.LinkView(None, page_words.RULINGS, href(path, RULINGS, ruleset_anchor(ruleset)))
        crumbs = (self._top(path, ruleset), index, views.LinkView(None, title, href(path, path)))
        root, feeds = "../" * path.count("/"), self.feeds(path, ruleset)
        return views.Frame(path, root, title, crumbs, self.footer, PAGES, feeds)

    def of_rules(self, path: str, root: Node) -> views.Frame:
        """Return the frame of a page that begins at ``root`` or is about it alone.

        Above it stand its ruleset and its ancestors.
        """
        above = (contents.crumb(self.sitemap, path, node) for node in contents.ancestors(self.sitemap, root))
        here = contents.crumb(self.sitemap, path, root)
        shown = [node for _, node in self.sitemap.members(root)]
        if path != self.sitemap.page(root):
            here, shown = here._replace(href=href(path, path)), [root]
        return self._below_game(path, contents.name(root), (*above, here), shown)

    def of_whole(self, path: str, roots: Sequence[Node], *, is_chapter: bool) -> views.Frame:
        """Return the frame of a page in one piece, which repeats the pages that ``roots`` begin.

        Above it stands the chapter that it begins with, if it is one.
        """
        first = roots[0]
        above = (contents.crumb(self.sitemap, path, first),) if is_chapter else ()
        title = f"{contents.name(first)} {page_words.WHOLE}" if is_chapter else page_words.WHOLE
        shown = [node for root in roots for _, node in self.sitemap.members(root)]
        return self._below_game(path, title, (*above, views.LinkView(None, page_words.WHOLE, href(path, path))), shown)

    def _below_game(
        self, path: str, title: str, crumbs: tuple[views.LinkView, ...], shown: Sequence[Node]
    ) -> views.Frame:
        ruleset = shown[0].ruleset
        top = self._top(path, ruleset)
        language = page_language(self.sitemap.graph, shown)
        root, feeds = "../" * path.count("/"), self.feeds(path, ruleset)
        texts = self.versions.of_nodes(shown)
        return views.Frame(path, root, title, (top, *crumbs), self.footer, language, feeds, texts)

    def feeds(self, path: str, ruleset: str | None = None) -> tuple[views.LinkView, ...]:
        """Return the links from a page to the feeds of changes, of one ruleset or of all."""
        shown = (history for history in self.histories.shown if ruleset in {None, history.ruleset})
        return tuple(
            views.LinkView(None, feed_title(history), href(path, self.sitemap.feed(history.ruleset, history.edition)))
            for history in shown
        )

    @staticmethod
    def _top(path: str, ruleset: str) -> views.LinkView:
        return views.LinkView(None, ruleset_name(ruleset), href(path, START, ruleset_anchor(ruleset)))


def feed_title(history: EditionHistory) -> str:
    """Return the title of the feed of an edition's changes."""
    return f"{ruleset_name(history.ruleset)} {edition_label(history.edition)} {page_words.CHANGES}"


def edition_view(edition: Edition) -> views.EditionView:
    """Return the view of an edition for the start page and the footer."""
    files = tuple(
        views.EditionFile(file.name, file.sha256, file.short_digest, file.version_beside_date, file.effective)
        for file in edition.files
    )
    title = edition.title or edition_name(edition.name)
    licence = edition.licence or page_words.NO_LICENCE
    return views.EditionView(ruleset_name(edition.ruleset), title, licence, files, foreign_name(title))


def editions_of(graph: Graph, ruleset: str) -> tuple[Edition, ...]:
    """Return the editions of one ruleset, in the order of the graph."""
    return tuple(edition for edition in graph.editions if edition.ruleset == ruleset)
