"""A text without the line ends that cut its numbers, and the way back from it to the text as it is."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator
from itertools import accumulate
from typing import NamedTuple

from rulesdb.source.span import Span
from rulesdb.syntax.concrete import ConcreteNode, ConcretePart, ConcreteText, TextToken


class Cut(NamedTuple):
    """A line end that may cut a number: where both halves stand, where the line end stands, and the number joined.

    ``joined``: it is one number; else it may be two, which were left apart.
    """

    span: Span
    end: Span
    number: str
    joined: bool


class JoinedText:
    """A text without the line ends that cut its numbers, and the positions of its characters in the source."""

    def __init__(self, source: str, cuts: Iterable[Cut]) -> None:
        """Take the line ends of the joined ``cuts``, in their order, out of ``source``."""
        self.cuts = tuple(cuts)
        ends = [cut.end for cut in self.cuts if cut.joined]
        starts, stops = [0, *(end.end for end in ends)], [*(end.start for end in ends), len(source)]
        self.text = "".join(source[start:stop] for start, stop in zip(starts, stops, strict=True)) if ends else source
        self._taken = [0, *accumulate(end.end - end.start for end in ends)]
        self._edges = [end.start - taken for end, taken in zip(ends, self._taken, strict=False)]

    def source_position(self, position: int) -> int:
        """Return the position in the source of a position in the joined text."""
        return position + self._taken[bisect_right(self._edges, position)]

    def restored(self, concrete: ConcreteText) -> ConcreteText:
        """Return the concrete syntax tree of the joined text with its positions in the source."""
        if not self._edges:
            return concrete
        return ConcreteText(self._all(concrete.opening), list(map(self._node, concrete.nodes)))

    def _node(self, node: ConcreteNode) -> ConcreteNode:
        return ConcreteNode(self._one(node.head), self._all(node.content), list(map(self._part, node.parts)))

    def _part(self, part: ConcretePart) -> ConcretePart:
        return ConcretePart(self._one(part.mark), self._all(part.pieces))

    def _one(self, piece: TextToken) -> TextToken:
        return TextToken(piece.type, piece.text, self.source_position(piece.start), self.source_position(piece.end))

    def _all(self, pieces: Iterable[TextToken]) -> list[TextToken]:
        return [self._one(part) for piece in pieces for part in self._parts(piece)]

    def _parts(self, piece: TextToken) -> Iterator[TextToken]:
        """Cut words where a line end was taken out, so that their characters stand side by side in the source."""
        low, high = bisect_right(self._edges, piece.start), bisect_left(self._edges, piece.end)
        edges = self._edges[low:high] if piece.type == "WORDS" else []
        for start, end in zip((piece.start, *edges), (*edges, piece.end), strict=True):
            yield TextToken(piece.type, piece.text[start - piece.start : end - piece.start], start, end)
