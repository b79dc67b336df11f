"""The page in one piece: the rules of several pages, for long reading and for paper."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from rulesdb.graph.model import Node
from rulesdb.site import contents, views
from rulesdb.site.rendering import Renderer
from rulesdb.site.rulebook import Rulebook
from rulesdb.site.sitemap import href
from rulesdb.site.whole_chapters import Whole
from rulesdb.words.node_names import ruleset_name


class WholePart(NamedTuple):
    """The part that repeats another page: its path (``page``), its nodes (``repeated``), and the same nodes with the
    heading levels and links of this page (``nodes``).
    """

    page: str
    repeated: tuple[views.NodeView, ...]
    nodes: tuple[views.NodeView, ...]


class ImprintText(NamedTuple):
    """A text that a page in one piece is made of."""

    title: str
    """The title of its edition."""
    language: str
    """The language of the title; "" for that of the page."""


class Imprint(NamedTuple):
    """The imprint of a printed page, below its title."""

    texts: tuple[ImprintText, ...]
    """The editions of the game."""
    version: str
    """The version of rulesdb."""
    built_at: str
    """The day of the stamp, as ``2006-01-02``."""


class WholePage(NamedTuple):
    """A chapter, or all headings of a text without chapters, on one page; ``title`` is empty where a node is it."""

    frame: views.Frame
    preview: views.Preview
    title: str
    parts: tuple[WholePart, ...]
    contents: tuple[views.LinkView, ...]
    imprint: Imprint


def pages(_book: Rulebook) -> Iterator[WholePage]:
    """Yield nothing: these pages are made with those that they repeat (rules.py)."""
    return iter(())


def whole_page(book: Rulebook, whole: Whole, repeated: Sequence[tuple[str, Sequence[views.NodeView]]]) -> WholePage:
    """Return the page in one piece that repeats other pages, given by their paths and nodes."""
    first = whole.roots[0]
    frame = book.frames.of_whole(whole.page, whole.roots, is_chapter=whole.is_chapter)
    listed = whole.roots[1:] if whole.is_chapter else whole.roots
    return WholePage(
        frame=frame,
        preview=_preview(book, whole, frame),
        title="" if whole.is_chapter else ruleset_name(first.ruleset),
        parts=tuple(_part(book, whole, root, *page) for root, page in zip(whole.roots, repeated, strict=True)),
        contents=tuple(contents.link(book.sitemap, book.sitemap.page(root), root) for root in listed),
        imprint=_imprint(book, first.ruleset),
    )


def variables(renderer: Renderer, page: WholePage) -> Mapping[str, object]:
    """Return the rendered texts of the nodes, by the paths of the repeated pages and their anchors."""
    return {"texts": renderer.inward({part.page: part.repeated for part in page.parts})}


def _imprint(book: Rulebook, ruleset: str) -> Imprint:
    footer = book.frames.footer
    game = ruleset_name(ruleset)
    texts = (ImprintText(one.title, one.language) for one in footer.editions if one.ruleset == game)
    return Imprint(tuple(texts), footer.version, footer.built_at)


def _part(book: Rulebook, whole: Whole, root: Node, path: str, nodes: Sequence[views.NodeView]) -> WholePart:
    """Return a part whose headings are as deep as its page lies; a § leads to the rule on its section's page."""
    depth = sum(book.sitemap.has_page(node) for node in contents.ancestors(book.sitemap, root))
    deeper = depth if whole.is_chapter else depth + 1
    return WholePart(
        page=path,
        repeated=tuple(nodes),
        nodes=tuple(
            node._replace(level=min(node.level + deeper, views.DEEPEST), href=href(whole.page, path, node.anchor))
            for node in nodes
        ),
    )


def _preview(book: Rulebook, whole: Whole, frame: views.Frame) -> views.Preview:
    home = book.sitemap.page(whole.roots[0]) if whole.is_chapter else whole.page
    made = book.previews.of(whole.roots[0], whole.page, home)
    return made._replace(title=f"{frame.title}｜{frame.crumbs[0].title}")
