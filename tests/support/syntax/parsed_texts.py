"""Helpers for tests of the parser: short ways to read a made-up text and to compare trees without places."""

from rulesdb.source.text import SourceText
from rulesdb.syntax.parsing import parse
from rulesdb.syntax.tree import Inline, Tree

Shape = tuple[object, ...]


def read(text: str, dialect: str | None = None) -> Tree:
    """Parse a made-up text."""
    return parse(SourceText("made-up.txt", text), dialect)


def codes(tree: Tree) -> list[str]:
    """Return the codes of a tree's diagnostics, in the order of the text."""
    return [diagnostic.code for diagnostic in tree.diagnostics]


def said(inlines: tuple[Inline, ...]) -> list[Shape]:
    """Return what a sentence says, place by place: neighbouring words joined, dropped characters left out."""
    out: list[Shape] = []
    for inline in inlines:
        if inline.kind in ("text", "dropped"):
            if not inline.text:
                continue
            if out and out[-1][0] == "text":
                out[-1] = ("text", f"{out[-1][1]}{inline.text}")
                continue
            out.append(("text", inline.text))
        else:
            out.append((str(inline.kind), inline.text, inline.numbers))
    return out


def shape(tree: Tree) -> list[Shape]:
    """Return everything a tree says, without places: what printing and parsing again must keep."""
    return [
        (
            str(node.kind),
            node.number,
            node.title,
            node.parent,
            said(node.inlines),
            [(str(part.kind), said(part.inlines)) for part in node.parts],
        )
        for node in tree.nodes
    ]


def slices(tree: Tree) -> str:
    """Return the slices of all nodes, parts and outside stretches, put together in the order of their places."""
    spans = [node.span for node in tree.nodes]
    spans += [part.span for node in tree.nodes for part in node.parts]
    spans += [outside.span for outside in tree.outside]
    return "".join(span.of(tree.source.text) for span in sorted(spans))
