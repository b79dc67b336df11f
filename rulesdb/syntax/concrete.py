"""The concrete syntax tree: what the grammar found, as plain values, so that no later step knows Lark."""

from typing import NamedTuple

from lark import Token, Transformer


class Piece(NamedTuple):
    """A token: its final type, its characters as in the text, and its half-open place in code points."""

    type: str
    text: str
    start: int
    end: int


class ConcretePart(NamedTuple):
    """An item, example or note: its mark and what follows it."""

    mark: Piece
    pieces: list[Piece]


class ConcreteNode(NamedTuple):
    """A node: its number or heading, its content (title and sentences), its parts."""

    head: Piece
    content: list[Piece]
    parts: list[ConcretePart]


class ConcreteText(NamedTuple):
    """A text: what stands before the first node, and the nodes."""

    opening: list[Piece]
    nodes: list[ConcreteNode]


def piece_of(token: Token) -> Piece:
    """Return a token as a piece. The lexer always sets a token's place."""
    return Piece(token.type, str(token), token.start_pos or 0, token.end_pos or 0)


class Concrete(Transformer[Token, ConcreteText]):
    """Turns Lark's rules into the values above while it parses."""

    def opening(self, tokens: list[Token]) -> list[Piece]:
        """Return what stands before the first node."""
        return list(map(piece_of, tokens))

    content = opening

    def part(self, tokens: list[Token]) -> ConcretePart:
        """Return an item, example or note."""
        mark, *rest = map(piece_of, tokens)
        return ConcretePart(mark, rest)

    def node(self, children: tuple[Token, list[Piece], *tuple[ConcretePart, ...]]) -> ConcreteNode:
        """Return a node."""
        head, content, *parts = children
        return ConcreteNode(piece_of(head), content, parts)

    def start(self, children: tuple[list[Piece], *tuple[ConcreteNode, ...]]) -> ConcreteText:
        """Return the whole text."""
        opening, *nodes = children
        return ConcreteText(opening, nodes)
