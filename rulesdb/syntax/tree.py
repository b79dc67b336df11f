"""The syntax tree: what a rules text says, element by element, each with its place in the file.

The tree is flat: nodes in the order of the text, each naming its parent. That keeps a text whose numbers do not
ascend (a primer) as simple as one whose numbers do. Nothing here knows about rulesets' identifiers, graphs or output.
"""

from enum import StrEnum
from typing import NamedTuple

from rulesdb.japanese.folding import nfkc
from rulesdb.source.diagnostics import Diagnostic
from rulesdb.source.span import Span
from rulesdb.source.text import SourceText


class NodeKind(StrEnum):
    """The five kinds of node that the contract names."""

    CHAPTER = "chapter"
    SECTION = "section"
    RULE = "rule"
    SUBRULE = "subrule"
    HEADING = "heading"


class PartKind(StrEnum):
    """The kinds of parts below a node's own sentences."""

    ITEM = "item"
    EXAMPLE = "example"
    NOTE = "note"


class InlineKind(StrEnum):
    """The kinds of runs of characters within a sentence."""

    TEXT = "text"
    REFERENCE = "reference"
    CARD = "card"
    SYMBOL = "symbol"
    URL = "url"
    SLOT = "slot"
    LOST_ICON = "lost-icon"
    DROPPED = "dropped"


class Inline(NamedTuple):
    """A run of characters with one meaning.

    ``text`` is the repaired text, ``""`` where the characters of ``span`` carry no meaning (§, a line break within a
    sentence); a lost icon has ``" "``. ``numbers`` are the rule numbers that a reference names, a range spelt out.
    """

    kind: InlineKind
    text: str
    span: Span
    numbers: tuple[str, ...] = ()


class SyntaxPart(NamedTuple):
    """An item, example or note; ``span`` includes its mark (``例:``)."""

    kind: PartKind
    inlines: tuple[Inline, ...]
    span: Span

    @property
    def text(self) -> str:
        """The repaired text, without the mark."""
        return "".join(inline.text for inline in self.inlines)


def key_of(number: str | None, title: str | None) -> str:
    """Return the key of a node: its number, or its heading in NFKC (with : for ：)."""
    return number if number is not None else nfkc(title or "")


class SyntaxNode(NamedTuple):
    """A numbered rule or a heading.

    ``number`` is normalised (``1.0.2a``), ``None`` for a heading. ``title`` is set for chapters, sections, titled
    rules (``502.58.刹那``) and headings. ``parent`` is the ``key`` of another node of this tree, or ``None``.
    ``span`` covers the number, title and own sentences; parts have spans of their own, in ``parts``, in text order.
    """

    kind: NodeKind
    number: str | None
    title: str | None
    parent: str | None
    inlines: tuple[Inline, ...]
    parts: tuple[SyntaxPart, ...]
    span: Span

    @property
    def key(self) -> str:
        """The name of the node within its ruleset: its number, or its heading in NFKC."""
        return key_of(self.number, self.title)

    @property
    def text(self) -> str:
        """The node's own sentences, repaired, without number, title and §."""
        return "".join(inline.text for inline in self.inlines)


class TextOutsideNodes(NamedTuple):
    """Characters that belong to no node, and why: ``layout``, ``navigation``, ``title-block``, ``footer`` and so on."""

    span: Span
    reason: str


class Tree(NamedTuple):
    """One file, read: its nodes in the order of the text, what lies outside them, and what was found wrong.

    The spans of nodes, parts and ``outside`` are disjoint, and together they are the whole text.
    """

    source: SourceText
    dialect: str
    ruleset: str
    nodes: tuple[SyntaxNode, ...]
    outside: tuple[TextOutsideNodes, ...]
    diagnostics: tuple[Diagnostic, ...]
