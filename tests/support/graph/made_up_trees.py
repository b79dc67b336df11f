"""Small made-up trees for the graph's tests, written as a rulebook would be read; no parser is needed for them."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache

from rulesdb.graph.editions import LoadedEdition
from rulesdb.graph.graph_building import build_graph
from rulesdb.graph.model import Edition, Graph, TextFile
from rulesdb.morphology.analyzer import Analyzer
from rulesdb.source.span import Span
from rulesdb.source.text import SourceText
from rulesdb.syntax.tree import Inline, InlineKind, NodeKind, PartKind, SyntaxNode, SyntaxPart, Tree

_INLINE = re.compile(r"\[(\d[\d.,a-z]*)\]|《[^》]*》|\[[^\]]*\]")
_KINDS = (NodeKind.CHAPTER, NodeKind.SECTION, NodeKind.RULE)


@dataclass(frozen=True)
class Stated:
    """A node as a text states it: ``[1.2]`` in a sentence is a reference (``[1.2,1.3]`` a range), ``《X》`` a card,
    ``[X]`` a slot.

    ``parts`` are (kind, text). ``parent`` is worked out from the number unless given; ``""`` means none.
    """

    number: str | None
    text: str = ""
    title: str | None = None
    parts: tuple[tuple[str, str], ...] = field(default=())
    parent: str | None = None


def rule(number: str, text: str = "", *parts: tuple[str, str], title: str | None = None, parent: str = "") -> Stated:
    """State a numbered rule; ``parts`` such as ``("example", "…")``."""
    return Stated(number, text, title, parts, parent or None)


def heading(title: str, text: str = "", *parts: tuple[str, str]) -> Stated:
    """State a heading without number."""
    return Stated(None, text, title, parts, "")


def tree(*stated: Stated, name: str = "made.txt", ruleset: str = "fab") -> Tree:
    """Make the tree of one file."""
    text, elements = "", []
    for each in stated:
        head = " ".join(filter(None, (each.number, each.title))) + "\n"
        start = len(text)
        inlines = tuple(_inlines(each.text, start + len(head)))
        end = start + len(head) + len(each.text)
        text += head + each.text
        parts = []
        for kind, said in each.parts:
            span = Span(len(text), len(text) + len(said))
            parts.append(SyntaxPart(PartKind(kind), tuple(_inlines(said, span.start)), span))
            text += said
        text += "\n"
        elements.append(
            SyntaxNode(_kind(each), each.number, each.title, _parent(each), inlines, tuple(parts), Span(start, end))
        )
    return Tree(SourceText(name, text), "made", ruleset, tuple(elements), (), ())


def edition(*trees: Tree, name: str = "official", ruleset: str = "fab") -> LoadedEdition:
    """Make an edition of trees."""
    return LoadedEdition(Edition(name, ruleset, f"{ruleset} {name}", "CC0-1.0", (TextFile("made.txt", "00"),)), trees)


def graph_of(*stated: Stated, ruleset: str = "fab") -> Graph:
    """Build the graph of one file of one edition."""
    return graph_of_editions(edition(tree(*stated, ruleset=ruleset), ruleset=ruleset))


def graph_of_editions(*editions: LoadedEdition) -> Graph:
    """Build the graph of several editions."""
    return build_graph(editions, analyzer())[0]


def codes(editions: Sequence[LoadedEdition]) -> list[tuple[str, str | None]]:
    """Return (code, node) of every diagnostic of the graph."""
    return [(found.code, found.node) for found in build_graph(editions, analyzer())[1]]


@cache
def analyzer() -> Analyzer:
    """Return the one analyzer of the tests."""
    return Analyzer()


def _inlines(text: str, offset: int) -> Iterator[Inline]:
    at = 0
    for found in _INLINE.finditer(text):
        if found.start() > at:
            yield Inline(InlineKind.TEXT, text[at : found.start()], Span(offset + at, offset + found.start()))
        numbers = tuple(found[1].split(",")) if found[1] else ()
        yield Inline(
            _inline_kind(found[0], numbers), found[0], Span(offset + found.start(), offset + found.end()), numbers
        )
        at = found.end()
    if at < len(text):
        yield Inline(InlineKind.TEXT, text[at:], Span(offset + at, offset + len(text)))


def _inline_kind(text: str, numbers: tuple[str, ...]) -> InlineKind:
    if numbers:
        return InlineKind.REFERENCE
    return InlineKind.CARD if text.startswith("《") else InlineKind.SLOT


def _kind(stated: Stated) -> NodeKind:
    if stated.number is None:
        return NodeKind.HEADING
    return NodeKind.SUBRULE if stated.number[-1].isalpha() else _KINDS[min(stated.number.count("."), 2)]


def _parent(stated: Stated) -> str | None:
    if stated.parent is not None:
        return stated.parent or None
    number = stated.number or ""
    bare = number.rstrip("abcdefghijklmnopqrstuvwxyz")
    return (bare if bare != number else number.rpartition(".")[0]) or None
