"""Whole chapters for reading in one piece: all sections of a chapter, or all headings of a text without chapters.

Such a page repeats what other pages have. The page of a rule stays its section's: there it is searched, shared, cited
and kept offline; this page is for long reading and for paper, and leaves out the citations.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from rulesdb.graph.model import Node
from rulesdb.site import contents, page_words, views
from rulesdb.site.sitemap import Sitemap, href


class Whole(NamedTuple):
    """A page in one piece: its path ``page``, and the nodes that begin the pages that it repeats, a chapter first."""

    page: str
    roots: tuple[Node, ...]
    is_chapter: bool

    def link(self, origin: str) -> views.LinkView:
        """Return the link from page ``origin`` to this page."""
        title = page_words.WHOLE_CHAPTER if self.is_chapter else page_words.WHOLE_TEXT
        return views.LinkView(None, title, href(origin, self.page))


@dataclass(frozen=True)
class Wholes:
    """The pages in one piece of one rulebook."""

    sitemap: Sitemap

    def of(self, root: Node) -> Whole | None:
        """Return the page in one piece that repeats the page that ``root`` begins; None where no page does."""
        return self._by_root.get(root.id)

    def without_chapter(self, ruleset: str) -> tuple[Whole, ...]:
        """Return the pages in one piece of a ruleset that belong to no chapter, so that no chapter links to them."""
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
