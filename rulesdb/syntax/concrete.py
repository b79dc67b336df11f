"""The concrete syntax tree: what the grammar found, as plain values, so that no later step knows Lark."""

from collections.abc import Iterator
from typing import NamedTuple

from lark import Token, Transformer


class TextToken(NamedTuple):
    """A token: its final type, its characters as in the text, and its half-open place in code points."""

    type: str
    text: str
    start: int
    end: int


class TokenRun(Token):
    """The pieces between two marks or numbers, as one token: no grammar needs to look into a sentence."""

    pieces: list[TextToken]


class ConcretePart(NamedTuple):
    """An item, example or note: its mark and what follows it."""

    mark: TextToken
    pieces: list[TextToken]


class ConcreteNode(NamedTuple):
    """A node: its number or heading, its content (title and sentences), its parts."""

    head: TextToken
    content: list[TextToken]
    parts: list[ConcretePart]


class ConcreteText(NamedTuple):
    """A text: what stands before the first node, and the nodes."""

    opening: list[TextToken]
    nodes: list[ConcreteNode]


def piece_of(token: Token, kind: str | None = None) -> TextToken:
    """Return a token as a piece of its own type or of ``kind``. The lexer always sets a token's position."""
    return TextToken(kind or token.type, str(token), token.start_pos or 0, token.end_pos or 0)


def run_of(pieces: list[TextToken]) -> TokenRun:
    """Return pieces as one token."""
    run = TokenRun("RUN", "")
    run.pieces = pieces
    return run


def pieces_of(text: ConcreteText) -> Iterator[TextToken]:
    """Yield the pieces of a text in its order."""
    yield from text.opening
    for node in text.nodes:
        yield node.head
        yield from node.content
        for part in node.parts:
            yield part.mark
            yield from part.pieces


class Concrete(Transformer[Token, ConcreteText]):
    """Turns Lark's rules into the values above while it parses."""

    def opening(self, runs: list[TokenRun]) -> list[TextToken]:
        """Return the pieces before the first node."""
        return runs[0].pieces if runs else []

    content = opening

    def part(self, children: tuple[Token, *tuple[TokenRun, ...]]) -> ConcretePart:
        """Return an item, example or note."""
        mark, *runs = children
        return ConcretePart(piece_of(mark), self.opening(runs))

    def node(self, children: tuple[Token, list[TextToken], *tuple[ConcretePart, ...]]) -> ConcreteNode:
        """Return a node."""
        head, content, *parts = children
        return ConcreteNode(piece_of(head), content, parts)

    def start(self, children: tuple[list[TextToken], *tuple[ConcreteNode, ...]]) -> ConcreteText:
        """Return the whole text."""
        opening, *nodes = children
        return ConcreteText(opening, nodes)
