"""The concrete syntax tree: what the grammar found, as plain values, so that no later step knows Lark."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from lark import Transformer


class TextToken(NamedTuple):
    """A token: its final type, its characters as in the text, and its half-open place in code points."""

    type: str
    text: str
    start: int
    end: int


class Beginning(str):
    """What begins a node or part, with the pieces up to the next one: a token for Lark, which asks for its type alone.

    No grammar needs to look into a sentence.
    """

    __slots__ = ("piece", "pieces", "type")

    type: str
    piece: TextToken
    pieces: list[TextToken]


class ConcretePart(NamedTuple):
    """An item, example or note: its mark and what follows it."""

    mark: TextToken
    pieces: list[TextToken]


class ConcreteNode(NamedTuple):
    """A node: its head, its content (title and sentences), its parts, and its number, None where the head tells it."""

    head: TextToken
    content: list[TextToken]
    parts: list[ConcretePart]
    number: str | None = None


class ConcreteText(NamedTuple):
    """A text: what stands before the first node, and the nodes."""

    opening: list[TextToken]
    nodes: list[ConcreteNode]


def beginning(piece: TextToken) -> Beginning:
    """Return the token of what begins a node or part, without any pieces yet."""
    token = Beginning()
    token.type = piece.type
    token.piece = piece
    token.pieces = []
    return token


def pieces_of(beginnings: Iterable[Beginning]) -> Iterator[TextToken]:
    """Yield the pieces of a text in its order."""
    for one in beginnings:
        yield one.piece
        yield from one.pieces


class Concrete(Transformer[Beginning, ConcreteText]):
    """Turns Lark's rules into the values above while it parses."""

    def part(self, children: tuple[Beginning]) -> ConcretePart:
        """Return an item, example or note."""
        return ConcretePart(children[0].piece, children[0].pieces)

    def node(self, children: tuple[Beginning, *tuple[ConcretePart, ...]]) -> ConcreteNode:
        """Return a node."""
        head, *parts = children
        return ConcreteNode(head.piece, head.pieces, parts)

    def start(self, children: tuple[Beginning, *tuple[ConcreteNode, ...]]) -> ConcreteText:
        """Return the whole text."""
        opening, *nodes = children
        return ConcreteText(opening.pieces, nodes)
