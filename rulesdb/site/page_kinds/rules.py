"""The pages of chapters, sections and headings, and with them those that have several of them in one piece."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from rulesdb.graph.model import Node
from rulesdb.site import contents, views
from rulesdb.site.page_data import accounts_path, accounts_script, companion_path, companion_script
from rulesdb.site.page_kinds.whole_chapter import WholePage, whole_page
from rulesdb.site.picture_views import Picture
from rulesdb.site.rendering import Renderer
from rulesdb.site.rulebook import Rulebook
from rulesdb.site.timelines import Timeline

_RULE_LEVEL = 2  # on a page: its own heading is level 1, subrules come below


class RulesPage(NamedTuple):
    """A chapter, section or heading: its own node first in ``nodes``, then what it holds, in the order of the text.

    ``below`` are the pages under it (a chapter's sections), ``contents`` the nodes on this page. ``beside`` are the
    pages of its chapter, this one among them, if there are others. ``whole`` leads to them all on one page, if there is
    one that this page has to name. ``timelines`` and ``pictures`` are drawn below its own node. ``accounts`` stand in
    the script beside it.
    """

    frame: views.Frame
    preview: views.Preview
    nodes: tuple[views.NodeView, ...]
    below: tuple[views.ContentsEntry, ...]
    whole: views.LinkView | None
    contents: tuple[views.LinkView, ...]
    beside: tuple[views.LinkView, ...]
    previous: views.LinkView | None
    following: views.LinkView | None
    timelines: tuple[Timeline, ...]
    pictures: tuple[Picture, ...]
    accounts: tuple[views.Account, ...]


def pages(book: Rulebook) -> Iterator[RulesPage | WholePage]:
    """Yield the pages of all games in the order of the texts; a page in one piece follows the last one it repeats."""
    for ruleset in book.sitemap.rulesets:
        parts: dict[str, list[RulesPage]] = defaultdict(list)
        roots = book.sitemap.page_roots(ruleset)
        for root, before, after in zip(roots, (None, *roots[:-1]), (*roots[1:], None), strict=True):
            page = rules_page(book, root, before, after)
            yield page
            whole = book.wholes.of(root)
            if whole is not None:
                parts[whole.page].append(page)
                if root == whole.roots[-1]:
                    yield whole_page(book, whole, [(part.frame.path, part.nodes) for part in parts.pop(whole.page)])


def rules_page(book: Rulebook, root: Node, before: Node | None, after: Node | None) -> RulesPage:
    """Return the page that ``root`` begins; ``before`` and ``after`` begin the pages before and after it."""
    page = book.sitemap.page(root)
    members = book.sitemap.members(root)
    return RulesPage(
        frame=book.frames.of_rules(page, root),
        preview=book.previews.of(root, page, page),
        nodes=tuple(book.nodes.of(member, page, level) for level, member in members),
        below=tuple(contents.tree(book.sitemap, page, child) for child in book.sitemap.below(root)),
        whole=_link_to_whole(book, root, page),
        contents=tuple(_link(book, page, member) for level, member in members if level == _RULE_LEVEL),
        beside=tuple(_link(book, page, other) for other in _pages_beside(book, root)),
        previous=_link(book, page, before) if before else None,
        following=_link(book, page, after) if after else None,
        timelines=tuple(book.timelines.on(root, page)),
        pictures=(*book.steps.on(root, page), *book.maps.on(root, page)),
        accounts=book.nodes.proofs.accounts((member for _, member in members), page),
    )


def variables(renderer: Renderer, page: RulesPage) -> Mapping[str, object]:
    """Return the rendered texts of the nodes, by their anchors."""
    return {"texts": renderer.texts(page.frame.path, page.nodes)}


def scripts(renderer: Renderer, page: RulesPage) -> Iterator[tuple[str, str]]:
    """Yield the script with the words of the nodes, for previews, and the one with the accounts of checks.

    The node that begins the page has what the page holds with it, because its own words are often no more than a title.
    """
    entries = page.contents or tuple(entry.link for entry in page.below)
    path = page.frame.path
    yield companion_path(path), companion_script(path, page.frame.title, renderer.nodes(path, page.nodes, entries))
    if page.accounts:
        yield accounts_path(path), accounts_script(renderer.accounts(page.accounts))


def _pages_beside(book: Rulebook, root: Node) -> tuple[Node, ...]:
    """Return the nodes that begin the pages of the same chapter, none if it has no other page than this one."""
    above = contents.ancestors(book.sitemap, root)
    found = book.sitemap.below(above[-1]) if above else ()
    return found if len(found) > 1 else ()


def _link(book: Rulebook, page: str, node: Node) -> views.LinkView:
    return contents.link(book.sitemap, page, node)


def _link_to_whole(book: Rulebook, root: Node, page: str) -> views.LinkView | None:
    """Return the link to the page in one piece, from a chapter's page or where there is no chapter."""
    whole = book.wholes.of(root)
    return whole.link(page) if whole is not None and (root == whole.roots[0] or not whole.is_chapter) else None
