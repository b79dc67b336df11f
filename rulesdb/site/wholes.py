"""What is read in one go: a chapter with all of its sections, or all headings of a text that has no chapters.

Such a page repeats what other pages have. The place of a rule stays its section's page: there it is searched, shared,
cited and kept offline; this page is for long reading and for paper, and leaves out who cites what.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from rulesdb.graph.model import Node
from rulesdb.site import contents, views, words
from rulesdb.site.frames import Frames
from rulesdb.site.previews import Previews
from rulesdb.site.sitemap import Sitemap, href
from rulesdb.words.nodes import ruleset_name


class Whole(NamedTuple):
    """The pages in one piece: the nodes that begin them, a chapter first if there is one. ``page`` is its path."""

    page: str
    roots: tuple[Node, ...]
    is_chapter: bool

    def link(self, origin: str) -> views.Link:
        """Return the link from page ``origin``."""
        said = words.WHOLE_CHAPTER if self.is_chapter else words.WHOLE_TEXT
        return views.Link(None, said, href(origin, self.page))


@dataclass(frozen=True)
class Wholes:
    """The pages of one rulebook that have others in one piece."""

    sitemap: Sitemap

    def of(self, root: Node) -> Whole | None:
        """Return what the page that ``root`` begins is a part of; None where it is all there is."""
        return self._by_root.get(root.id)

    def without_chapter(self, ruleset: str) -> tuple[Whole, ...]:
        """Return those of a ruleset that no chapter's page leads to."""
        found = (self.of(root) for root in self.sitemap.page_roots(ruleset))
        return tuple({whole.page: whole for whole in found if whole is not None and not whole.is_chapter}.values())

    @cached_property
    def _by_root(self) -> Mapping[str, Whole]:
        found = (whole for ruleset in self.sitemap.rulesets for whole in self._of_ruleset(ruleset))
        return {root.id: whole for whole in found for root in whole.roots}

    def _of_ruleset(self, ruleset: str) -> Iterator[Whole]:
        """Group the pages by the topmost one; headings that stand alone are one group."""
        groups: dict[str, list[Node]] = {}
        for root in self.sitemap.page_roots(ruleset):
            top = (*contents.ancestors(self.sitemap, root), root)[0]
            is_loose = top.kind == "heading" and not self.sitemap.below(top)
            groups.setdefault("" if is_loose else top.id, []).append(root)
        for top_id, roots in groups.items():
            if len(roots) > 1:
                yield Whole(self.sitemap.whole_page(roots[0]), tuple(roots), bool(top_id))


@dataclass(frozen=True)
class WholePages:
    """Makes the pages in one piece out of the pages that they repeat."""

    sitemap: Sitemap
    frames: Frames
    previews: Previews

    def of(self, whole: Whole, pages: Sequence[views.RulesPage]) -> views.WholePage:
        """Return the page that has ``pages``, those of ``whole``, in one piece."""
        first = whole.roots[0]
        frame = self.frames.of_whole(whole.page, first, is_chapter=whole.is_chapter)
        parts = (self._part(whole, root, page) for root, page in zip(whole.roots, pages, strict=True))
        listed = whole.roots[1:] if whole.is_chapter else whole.roots
        return views.WholePage(
            frame=frame,
            preview=self._preview(whole, frame),
            title="" if whole.is_chapter else ruleset_name(first.ruleset),
            parts=tuple(parts),
            contents=tuple(self._entry(root) for root in listed),
        )

    def _part(self, whole: Whole, root: Node, page: views.RulesPage) -> views.WholePart:
        """Put the headings of a page as deep as the page itself lies; a § leads to where its rule stands for good."""
        depth = sum(self.sitemap.has_page(node) for node in contents.ancestors(self.sitemap, root))
        deeper = depth if whole.is_chapter else depth + 1
        home = page.frame.path
        return views.WholePart(
            page=home,
            nodes=tuple(
                node._replace(level=min(node.level + deeper, views.DEEPEST), href=href(whole.page, home, node.anchor))
                for node in page.nodes
            ),
        )

    def _entry(self, root: Node) -> views.Link:
        """Return the link to a heading on the same page."""
        return contents.link(self.sitemap, self.sitemap.page(root), root)

    def _preview(self, whole: Whole, frame: views.Frame) -> views.Preview:
        home = self.sitemap.page(whole.roots[0]) if whole.is_chapter else whole.page
        made = self.previews.of(whole.roots[0], whole.page, home)
        return made._replace(title=f"{frame.title}｜{frame.crumbs[0].title}")
