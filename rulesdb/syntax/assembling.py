"""From the concrete tree to nodes: titles apart from sentences, parents, and items to whom they belong."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from rulesdb.source.span import Span
from rulesdb.syntax.characters import BLANKS
from rulesdb.syntax.concrete import ConcreteNode, ConcretePart, ConcreteText, TextToken
from rulesdb.syntax.dialects import Dialect
from rulesdb.syntax.dialects.dialect import is_short_title
from rulesdb.syntax.inlines import inline_of
from rulesdb.syntax.numbering import normalise
from rulesdb.syntax.repairs import repair
from rulesdb.syntax.report import DiagnosticCollector
from rulesdb.syntax.tree import Inline, NodeKind, PartKind, SyntaxNode, SyntaxPart, key_of

BLANK = re.compile(f"[{BLANKS}]+")
DECORATION = f"{BLANKS}*_#"
"""Signs of markdown around a title."""
NOTHING = ("BREAK", "OUTSIDE", "CLOSING")
"""Types of pieces that belong to no node at its end."""
PART_KINDS = {"ITEM": PartKind.ITEM, "EXAMPLE": PartKind.EXAMPLE, "NOTE": PartKind.NOTE}


@dataclass
class Assembly:
    """The nodes read so far, and the parts of each.

    ``heading`` is the last unnumbered heading's key; ``holder`` indexes the node that takes items, where they climb;
    ``keys`` are the keys seen.
    """

    dialect: Dialect
    report: DiagnosticCollector
    nodes: list[SyntaxNode] = field(default_factory=list)
    parts: list[list[SyntaxPart]] = field(default_factory=list)
    keys: set[str] = field(default_factory=set)
    heading: str | None = None
    holder: int = 0


def assemble(concrete: ConcreteText, dialect: Dialect, report: DiagnosticCollector) -> tuple[SyntaxNode, ...]:
    """Return the nodes of a text in its order."""
    assembly = Assembly(dialect, report)
    for node in concrete.nodes:
        add_node(assembly, node)
    return tuple(
        node._replace(parts=tuple(parts)) if parts else node
        for node, parts in zip(assembly.nodes, assembly.parts, strict=True)
    )


def add_node(assembly: Assembly, concrete: ConcreteNode) -> None:
    """Read one node: its head, its content, its parts."""
    head, content, parts, number = concrete
    dialect = assembly.dialect
    pieces = trimmed(content)
    if number is None and head.type == "HEAD":
        number = normalise(head.text)
    title, sentences = split_title(dialect, head, number, pieces)
    key = key_of(number, title)
    assembly.report.node = f"{assembly.report.ruleset}:{key}"
    inlines = repair(inlines_of(sentences, dialect), dialect, assembly.report)
    span = Span(start_of(head), end_of(pieces or [head]))
    node = SyntaxNode(kind_of(dialect, number), number, title, parent_of(assembly, number), inlines, (), span)
    place(assembly, node, key)
    for part in parts:
        add_part(assembly, part)


def place(assembly: Assembly, node: SyntaxNode, key: str) -> None:
    """Append a node, and remember it as a heading or holder of items where it is one."""
    assembly.keys.add(key)
    assembly.nodes.append(node)
    assembly.parts.append([])
    if node.number is None:
        assembly.heading = key
    if node.title or not assembly.dialect.items_climb:
        assembly.holder = len(assembly.nodes) - 1


def add_part(assembly: Assembly, concrete: ConcretePart) -> None:
    """Read one item, example or note and give it to the node it belongs to."""
    mark, pieces = concrete
    kind = PART_KINDS[mark.type]
    kept = trimmed(pieces)
    start = start_of(mark)
    end = end_of(kept or [mark])
    at = assembly.holder if kind is PartKind.ITEM else len(assembly.nodes) - 1
    inlines = repair(inlines_of(kept, assembly.dialect), assembly.dialect, assembly.report)
    assembly.parts[at].append(SyntaxPart(kind, inlines, Span(start, end)))


def inlines_of(pieces: Iterable[TextToken], dialect: Dialect) -> tuple[Inline, ...]:
    """Return the inlines of the pieces of a sentence, unrepaired."""
    return tuple([inline_of(text, kind, Span(start, end), dialect) for kind, text, start, end in pieces])


def trimmed(pieces: list[TextToken]) -> list[TextToken]:
    """Return pieces without the blanks and line breaks at their end, which belong to no node."""
    end = len(pieces)
    while end and (pieces[end - 1].type in NOTHING or not pieces[end - 1].text.strip(BLANKS)):
        end -= 1
    return pieces[:end]


def start_of(piece: TextToken) -> int:
    """Return the position at which a piece begins, blanks before it left out."""
    return piece.start + len(piece.text) - len(piece.text.lstrip(BLANKS))


def end_of(pieces: list[TextToken]) -> int:
    """Return the position at which pieces end, blanks behind the last one left out."""
    return pieces[-1].end - len(pieces[-1].text) + len(pieces[-1].text.rstrip(BLANKS))


def split_title(
    dialect: Dialect, head: TextToken, number: str | None, pieces: list[TextToken]
) -> tuple[str | None, list[TextToken]]:
    """Return a node's title (None where it has none) and the pieces of its sentences."""
    if number is None:
        return head.text.strip(BLANKS), pieces
    rule = dialect.title_rule(number, head.text)
    if rule == "above":
        caption, is_above, _ = head.text.partition("\n")
        return (caption.strip(f"{BLANKS}()（）\r") if is_above else None), pieces
    if rule == "none" or (rule == "short" and not is_short_title(first_line(pieces))):
        return None, pieces
    title, sentences = title_and_rest(dialect, pieces)
    words = "".join(piece.text for piece in title if piece.type != "SIGN").strip(BLANKS)
    if dialect.lines is not None:
        words = words.strip(DECORATION)
    return words or None, sentences


def first_line(pieces: list[TextToken]) -> str:
    """Return the text of the pieces that may be a title."""
    return "".join(piece.text for piece in pieces[: title_length(pieces)])


def title_and_rest(dialect: Dialect, pieces: list[TextToken]) -> tuple[list[TextToken], list[TextToken]]:
    """Return the pieces of a title and those of the sentences behind it.

    ``502.57.瞬速`` has nothing but a title, ``502.57.瞬速は…。`` none; of two on one line a blank sets them apart.
    """
    if not dialect.dotted_titles or not pieces or "。" not in pieces[0].text:
        cut = title_length(pieces)
        return pieces[:cut], pieces[cut:]
    first = pieces[0]
    words = first.text.lstrip(BLANKS)
    title = BLANK.split(words, maxsplit=1)[0]
    offset = 0 if "。" in title else len(first.text) - len(words) + len(title)
    at = first.start + offset
    behind = TextToken(first.type, first.text[offset:], at, first.end)
    return [TextToken(first.type, first.text[:offset], first.start, at)], [behind, *pieces[1:]]


def title_length(pieces: list[TextToken]) -> int:
    """Return the number of pieces that are a title: all up to the first § or line break, § included."""
    for at, piece in enumerate(pieces):
        if piece.type == "SIGN":
            return at + 1
        if piece.type == "BREAK":
            return at
    return len(pieces)


def kind_of(dialect: Dialect, number: str | None) -> NodeKind:
    """Return the kind of a node by its number."""
    return NodeKind.HEADING if number is None else dialect.numbers.kind(number)


def parent_of(assembly: Assembly, number: str | None) -> str | None:
    """Return the key of the containing node: by number where it was read, else the heading above, else by number."""
    if number is None:
        return None
    containing = assembly.dialect.numbers.parent(number)
    if containing in assembly.keys:
        return containing
    return assembly.heading or containing
