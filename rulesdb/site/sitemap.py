"""The page of every node, its path, and links between pages.

Names must work on every file system and static host: they are lower-case ASCII. A key that is not (a heading's text) is
named by the beginning of its hash, which stays the same when other headings come and go.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from hashlib import sha256
from itertools import takewhile
from urllib.parse import quote

from rulesdb.graph.model import Graph, Node
from rulesdb.site.unsafe_characters import with_pictures, without_directions

START = "index.html"
FINDINGS = "diagnostics.html"
TERMS = "terms.html"
CARDS = "cards.html"
COVERAGE = "coverage.html"
RESULTS = "search.html"
BOOKMARKS = "bookmarks.html"
RULINGS = "rulings.html"
JUDGE = "judge.html"
RULES_DATA = "rules.json"
GUIDE = "llms.txt"
ADDRESSES = "sitemap.xml"
MARKER = ".rulesdb-site"
SHARED = "r"
"""The folder, in each game's, of the pages that hold one rule alone."""

WHOLE = "_whole.html"
"""The end of the name of a page that has others in one piece; no other name has a low line."""
FORMER_NUMBERS = "_former.html"
"""The name of a game's page of former numbers, likewise."""
_FEED = "_changes-{}.xml"
"""The name of the feed of an edition's changes, likewise. Hosts know the type of .xml; not all know that of .atom."""

_PAGE_KINDS = frozenset({"chapter", "section", "heading"})
_SAFE_NAME = re.compile(r"[a-z0-9][a-z0-9.-]{0,63}")
# Anchors that pages have apart from those of their nodes: in their frames, made by scripts, of checks, beside a game's.
# None ends in "-", which is what a node's anchor gets that would be one of them.
_RESERVED = re.compile(
    r"main|questions|history|contents|contents-heading|search-input|search-hits|display|said"
    r"|(?:hit|preview)-\d+(?:-text)?|timeline-\d+|check-.*[^-]|.*-(?:title|lacking|due)"
)


@dataclass(frozen=True)
class Sitemap:
    """The pages of ``graph``. A page belongs to a chapter, a section, a heading, or a node without a loaded parent."""

    graph: Graph

    @cached_property
    def rulesets(self) -> tuple[str, ...]:
        """The rulesets that have nodes, in the order of the graph."""
        return tuple(dict.fromkeys(node.ruleset for node in self.graph.nodes.values()))

    @cached_property
    def _roots(self) -> Mapping[str, Node]:
        """The nodes that begin pages, by the identifiers of the nodes on these pages."""
        roots = (node for node in self.graph.nodes.values() if self.has_page(node))
        return {member.id: root for root in roots for _, member in self.members(root)}

    @cached_property
    def _members(self) -> dict[str, tuple[tuple[int, Node], ...]]:
        """The results of ``members`` by root; kept because pages, contents and indexes need the same."""
        return {}

    @cached_property
    def _pages(self) -> Mapping[str, str]:
        """The paths of pages by node identifier; kept because every link needs one."""
        return {name: f"{self._stem(root)}.html" for name, root in self._roots.items()}

    @cached_property
    def _anchors(self) -> Mapping[str, str]:
        """The anchors by node identifier, unique within a game: a page may have all of its nodes."""
        taken: set[tuple[str, str]] = set()
        found = {}
        for node in self.graph.nodes.values():
            name = _anchor(key(node))
            while (node.ruleset, name) in taken or self._is_taken(name):
                name += "-"
            taken.add((node.ruleset, name))
            found[node.id] = name
        return found

    def _is_taken(self, name: str) -> bool:
        """Tell whether an anchor is one that a page has by itself, or that of a part of another node."""
        return bool(_RESERVED.fullmatch(name) or self._parts.fullmatch(name))

    @cached_property
    def _parts(self) -> re.Pattern[str]:
        names = {edition.name for edition in self.graph.editions if not edition.name.endswith("-")}
        editions = "|".join(re.escape(_anchor(name)) for name in sorted(names))
        return re.compile(rf".*-(?:(?:item|example|note)-\d+|{editions or '(?!)'})")

    def page_roots(self, ruleset: str) -> tuple[Node, ...]:
        """Return the nodes that have a page of their own, in the order of the text."""
        nodes = self.graph.nodes.values()
        return tuple(node for node in nodes if node.ruleset == ruleset and self.has_page(node))

    def has_page(self, node: Node) -> bool:
        """Tell whether ``node`` begins a page."""
        return node.kind in _PAGE_KINDS or node.parent not in self.graph.nodes

    def children(self, node: Node) -> list[Node]:
        """Return the loaded children of ``node``."""
        return [child for child in map(self.graph.nodes.get, node.children) if child is not None]

    def members(self, root: Node) -> tuple[tuple[int, Node], ...]:
        """Return (level, node) of ``root``, level 1, and of the nodes below it on its page, in the text's order."""
        if root.id not in self._members:
            self._members[root.id] = tuple(self._members_below(root))
        return self._members[root.id]

    def _members_below(self, root: Node) -> Iterator[tuple[int, Node]]:
        waiting = [(1, root)]
        while waiting:
            level, node = waiting.pop()
            yield level, node
            waiting += [(level + 1, child) for child in reversed(self.children(node)) if not self.has_page(child)]

    def below(self, root: Node) -> tuple[Node, ...]:
        """Return the nodes under ``root`` that begin the next pages down."""
        members = (member for _, member in self.members(root))
        return tuple(child for member in members for child in self.children(member) if self.has_page(child))

    def page(self, node: Node) -> str:
        """Return the path of the page that ``node`` is on, relative to the rulebook's folder."""
        return self._pages[node.id]

    def whole_page(self, root: Node) -> str:
        """Return the path of the page in one piece that repeats the page that ``root`` begins and others.

        It lies in their folder, so that a relative link from any of them leads to the same page from it.
        """
        return f"{self._stem(root)}{WHOLE}"

    def former_page(self, ruleset: str) -> str:
        """Return the path of the page of a game's former numbers."""
        return f"{safe_name(ruleset)}/{FORMER_NUMBERS}"

    def feed(self, ruleset: str, edition: str) -> str:
        """Return the path of the feed of an edition's changes."""
        return f"{safe_name(ruleset)}/{_FEED.format(safe_name(edition))}"

    def former_anchor(self, number: str) -> str:
        """Return the anchor of a number on the page of former numbers."""
        anchor = _anchor(number)
        return f"{anchor}-" if self._is_taken(anchor) else anchor

    def _stem(self, root: Node) -> str:
        return f"{safe_name(root.ruleset)}/{safe_name(key(root))}"

    def root_of(self, node: Node) -> Node:
        """Return the node that begins the page that ``node`` is on."""
        return self._roots[node.id]

    def single_page(self, node: Node) -> str:
        """Return the path of the page that is about ``node``: its own, or one with nothing else on it."""
        return self.page(node) if self.has_page(node) else self._file(SHARED, node, "html")

    def data_file(self, node: Node) -> str:
        """Return the path of the node's data file."""
        return self._file("json", node, "json")

    def _file(self, folder: str, node: Node, suffix: str) -> str:
        return f"{safe_name(node.ruleset)}/{folder}/{safe_name(key(node))}.{suffix}"

    def href(self, origin: str, identifier: str) -> str | None:
        """Return the link from page ``origin`` to a node; None if it is not loaded."""
        node = self.graph.nodes.get(identifier)
        return None if node is None else self.href_of(origin, node)

    def href_of(self, origin: str, node: Node, part: str = "") -> str:
        """Return the link from page ``origin`` to ``node`` or to its ``part`` (``example-1``)."""
        return href(origin, self.page(node), self.anchor(node, part))

    def anchor(self, node: Node, part: str = "") -> str:
        """Return the anchor of a node, its number or its words as an HTML id holds them, or of its part."""
        anchor = self._anchors[node.id]
        return f"{anchor}-{_anchor(part)}" if part else anchor


def key(node: Node) -> str:
    """Return the key of ``node`` within its ruleset: its number, or a heading's text."""
    return node.id.removeprefix(f"{node.ruleset}:")


def ruleset_anchor(ruleset: str) -> str:
    """Return the anchor of a game on pages that have several."""
    name = safe_name(ruleset)
    return f"{name}-" if _RESERVED.fullmatch(name) else name


@cache
def _anchor(name: str) -> str:
    """Return a name as an HTML id holds it: white space becomes ``-``. Every link asks for one."""
    return without_directions(with_pictures(re.sub(r"\s+", "-", name))) or "-"


def href(origin: str, page: str, fragment: str = "") -> str:
    """Return the relative link from page ``origin`` to an anchor of ``page``; both are paths within the rulebook."""
    hash_part = f"#{_quoted(fragment)}" if fragment else ""
    if page == origin and fragment:
        return hash_part
    return _relative(page, origin.rpartition("/")[0]) + hash_part


_quoted = cache(quote)  # links repeat anchors


@cache
def _relative(page: str, folder: str) -> str:
    """Return the relative path from a folder to a page. A rulebook has thousands, and ``relpath`` uses the disk."""
    *to, name = page.split("/")
    origin = folder.split("/") if folder else []
    shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(to, origin, strict=False)))
    return "/".join([".."] * (len(origin) - shared) + [*to[shared:], name])


def safe_name(name: str) -> str:
    """Return ``name`` if every file system and host takes it, else the beginning of its hash."""
    whole = name.encode(errors="surrogatepass")
    return name if _SAFE_NAME.fullmatch(name) else f"h-{sha256(whole).hexdigest()[:12]}"
