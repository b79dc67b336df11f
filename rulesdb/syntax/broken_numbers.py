"""Numbers that a line end cuts in two (``2.5`` and ``.3e``), joined before anything else is read in the text.

What stands on the two sides of a line end may be one number or two. Within brackets, or where the next line begins with
a dot, it is one; elsewhere the sequence of the numbers decides, and what it leaves open is reported and stays apart.
"""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Container, Iterable, Iterator
from functools import cached_property
from itertools import accumulate
from typing import NamedTuple

from rulesdb.source.span import Span
from rulesdb.syntax.characters import BLANKS, CLOSING, LINE_ENDS
from rulesdb.syntax.concrete import ConcreteNode, ConcretePart, ConcreteText, Piece
from rulesdb.syntax.dialects import Dialect
from rulesdb.syntax.numbering import follows, normalise, sort_key
from rulesdb.syntax.report import Report
from rulesdb.syntax.tree import SyntaxNode

DIGITS = "[0-9０-９]{1,3}"
END = rf"(?:\r\n|[{LINE_ENDS}])[ \t\u3000]*"
CUT = re.compile(
    rf"(?<![0-9０-９.．a-zA-Z])(?P<head>{DIGITS}(?:[.．]{DIGITS}){{0,2}}[.．]?)(?P<end>{END})"
    rf"(?P<tail>[.．]?{DIGITS}(?:[.．]{DIGITS}){{0,2}}[a-z]?|[a-z]|[.．](?![0-9０-９]))(?![0-9０-９a-zA-Z])(?![.．][0-9０-９])"
)
WITHIN = r"[0-9０-９.．a-z\-―–—～〜~,、 \t\u3000]{0,40}"
BRACKETED = re.compile(rf"\[{WITHIN}(?:{END}{WITHIN}){{1,2}}\]")
WITHIN_NUMBER = re.compile(rf"(?<=[0-9０-９.．])(?P<end>{END})(?=[0-9０-９.．a-z])|(?<=[a-z])(?P<dash>{END})(?=-[a-z])")
RANGE = re.compile(
    rf"(?<=[0-9][a-z]-)(?P<before>{END})[a-z](?![a-zA-Z])|(?<=[0-9][a-z])(?P<after>{END})-[a-z](?![a-zA-Z])"
)
DOTTED_TITLE = re.compile(
    rf"(?<=[。」』)）])[ \t\u3000]*(?P<number>{DIGITS}[.．]{DIGITS}[.．])(?P<end>{END})(?=[^\s0-9*])"
)
SIGNED_TITLE = re.compile(
    rf"(?<=[。§])[ \t\u3000]*(?P<number>{DIGITS}[.．]{DIGITS})[ \t\u3000]*"
    rf"(?P<end>(?:\r\n|[{LINE_ENDS}])(?=[ \t\u3000])|(?<=[ \t\u3000])(?:\r\n|[{LINE_ENDS}]))"
    rf"(?=[ \t\u3000]*[^\s。§]{{1,30}}§)"
)
MARK = re.compile(
    rf"(?:^|(?<=[。§」』)）.!?]))[ \t\u3000]*(?P<number>{DIGITS}(?:[.．]{DIGITS}){{1,2}}[a-z]?)"
    r"(?=[ \t\u3000\r\n§]|[.．](?![0-9０-９]))",
    re.MULTILINE,
)
"""Where numbers of rules are expected: behind a line's beginning or a sentence."""


NEARBY = 20
"""How many characters before a number are looked at."""


class Cut(NamedTuple):
    """A line end that may cut a number: the place of both halves, that of the line end, and the number joined.

    ``joined``: it is one number; else it may be two, which were left apart.
    """

    span: Span
    end: Span
    number: str
    joined: bool


class Joined:
    """A text without the line ends that cut its numbers, and the way back to places in the text as it is."""

    def __init__(self, source: str, cuts: Iterable[Cut]) -> None:
        """Take the line ends of the joined ``cuts``, in their order, out of ``source``."""
        self.cuts = tuple(cuts)
        ends = [cut.end for cut in self.cuts if cut.joined]
        starts, stops = [0, *(end.end for end in ends)], [*(end.start for end in ends), len(source)]
        self.text = "".join(source[start:stop] for start, stop in zip(starts, stops, strict=True)) if ends else source
        self._taken = [0, *accumulate(end.end - end.start for end in ends)]
        self._edges = [end.start - taken for end, taken in zip(ends, self._taken, strict=False)]

    def place(self, position: int) -> int:
        """Return the place in the source of a place in the joined text."""
        return position + self._taken[bisect_right(self._edges, position)]

    def restored(self, concrete: ConcreteText) -> ConcreteText:
        """Return what was found in the joined text with places in the source."""
        if not self._edges:
            return concrete
        return ConcreteText(self._all(concrete.opening), list(map(self._node, concrete.nodes)))

    def _node(self, node: ConcreteNode) -> ConcreteNode:
        return ConcreteNode(self._one(node.head), self._all(node.content), list(map(self._part, node.parts)))

    def _part(self, part: ConcretePart) -> ConcretePart:
        return ConcretePart(self._one(part.mark), self._all(part.pieces))

    def _one(self, piece: Piece) -> Piece:
        return Piece(piece.type, piece.text, self.place(piece.start), self.place(piece.end))

    def _all(self, pieces: Iterable[Piece]) -> list[Piece]:
        return [self._one(part) for piece in pieces for part in self._parts(piece)]

    def _parts(self, piece: Piece) -> Iterator[Piece]:
        """Cut words where a line end was taken out, so that their characters stand side by side in the source."""
        low, high = bisect_right(self._edges, piece.start), bisect_left(self._edges, piece.end)
        edges = self._edges[low:high] if piece.type == "WORDS" else []
        for start, end in zip((piece.start, *edges), (*edges, piece.end), strict=True):
            yield Piece(piece.type, piece.text[start - piece.start : end - piece.start], start, end)


class Sequence:
    """The numbers of a text in its order, as far as they can be seen before it is read: whole ones, and joined ones."""

    def __init__(self, text: str, dialect: Dialect) -> None:
        """Keep the text; its numbers are looked for with the first question."""
        self._text = text
        self._dialect = dialect
        self._joined: tuple[int, str] | None = None

    def add(self, cut: Cut) -> None:
        """Remember a joined number, behind all that were joined before: the next ones follow it."""
        self._joined = cut.span.end, cut.number

    @cached_property
    def _marks(self) -> list[tuple[int, str]]:
        found = ((mark.start("number"), normalise(mark["number"])) for mark in MARK.finditer(self._text))
        return [(start, number) for start, number in found if self._dialect.number.fullmatch(number)]

    @cached_property
    def _known(self) -> frozenset[str]:
        return frozenset(number for _, number in self._marks)

    def has(self, number: str) -> bool:
        """Tell whether a number stands where one of a rule may, anywhere in the text."""
        return number in self._known

    def before(self, place: int) -> str | None:
        """Return the last number before a place."""
        at = bisect_left(self._marks, (place,))
        if self._joined and (not at or self._marks[at - 1][0] < self._joined[0]):
            return self._joined[1]
        return self._marks[at - 1][1] if at else None

    def after(self, place: int) -> str | None:
        """Return the first number after a place."""
        at = bisect_left(self._marks, (place,))
        return self._marks[at][1] if at < len(self._marks) else None

    def expects(self, number: str, span: Span) -> bool:
        """Tell whether a number may stand at ``span``: it comes next, or between the numbers on both sides."""
        return follows(number, self.before(span.start)) or self.is_between(number, span)

    def is_between(self, number: str, span: Span) -> bool:
        """Tell whether a number lies between those on both sides of ``span``; without one behind it, it comes next."""
        last, following = self.before(span.start), self.after(span.end)
        if last is None or following is None:
            return follows(number, last)
        return sort_key(last) < sort_key(number) < sort_key(following)


def join_numbers(text: str, dialect: Dialect) -> Joined:
    """Return ``text`` with its broken numbers joined."""
    sequence = Sequence(text, dialect)
    certain = [*bracketed(text), *ranges(text, dialect), *titled(text, sequence, dialect)]
    taken = {cut.end.start for cut in certain}
    others = cuts(text, taken, sequence, dialect)
    return Joined(text, sorted({*certain, *others}, key=lambda cut: cut.end))


def cuts(text: str, taken: Container[int], sequence: Sequence, dialect: Dialect) -> Iterator[Cut]:
    """Yield the cuts of numbers that the sequence of the numbers decides on; ``taken`` are line ends of other cuts."""
    for found in CUT.finditer(text):
        cut = None if found.start("end") in taken else judged(found, sequence, dialect)
        if cut is None:
            continue
        if cut.joined:
            sequence.add(cut)
        yield cut


def bracketed(text: str) -> Iterator[Cut]:
    """Yield the line ends within the numbers of references in brackets."""
    for reference in BRACKETED.finditer(text):
        for end in WITHIN_NUMBER.finditer(text, reference.start(), reference.end()):
            yield Cut(Span(*reference.span()), Span(*end.span()), joined_words(reference[0]), joined=True)


def ranges(text: str, dialect: Dialect) -> Iterator[Cut]:
    """Yield the line ends beside the dash of ``409.1f-h``, where a reference needs no brackets."""
    if not dialect.bare_references:
        return
    for found in RANGE.finditer(text):
        end = found.span("before" if found["before"] else "after")
        yield Cut(Span(*found.span()), Span(*end), joined_words(found[0]), joined=True)


def titled(text: str, sequence: Sequence, dialect: Dialect) -> Iterator[Cut]:
    """Yield the line ends between a number and its title, where the number is glued to a sentence before it."""
    for found in (DOTTED_TITLE if dialect.dotted_titles else SIGNED_TITLE).finditer(text):
        number, span = normalise(found["number"]), Span(*found.span("number"))
        if dialect.dotted_titles or sequence.expects(number, span):
            yield Cut(span, Span(*found.span("end")), number, joined=True)


def joined_words(words: str) -> str:
    """Return words without line ends and the blanks behind them."""
    return re.sub(END, "", words)


def judged(found: re.Match[str], sequence: Sequence, dialect: Dialect) -> Cut | None:
    """Return the cut of one number, joined or in doubt, or None for two things that belong to different sentences."""
    number, span = normalise(found["head"] + found["tail"]), Span(*found.span())
    if "." not in number or not dialect.number.fullmatch(number):
        return None
    verdict = is_one_number(found, number, sequence, dialect)
    return None if verdict is None else Cut(span, Span(*found.span("end")), number, verdict)


def is_one_number(found: re.Match[str], number: str, sequence: Sequence, dialect: Dialect) -> bool | None:
    """Tell whether both sides of a line end are one number: True, False in doubt, None where they surely are two."""
    tail, span = found["tail"], Span(*found.span())
    if tail[0] in ".．" and len(tail) > 1:
        return True
    likely = sequence.has(number) or sequence.expects(number, span)
    if tail in ".．":
        return True if dialect.dotted_titles and likely else None
    behind = found.string[found.end() : found.end() + 2]
    spaced = behind[:1] in (*BLANKS, *LINE_ENDS, "")
    if tail.isalpha():
        article = spaced and behind[1:].isascii()
        likely = likely or sequence.has(normalise(found["head"]))
        return (not article if likely else None) if spaced else True
    if likely and found["head"][-1] in ".．" and begins(found):
        return True
    alone = normalise(tail)
    if dialect.number.fullmatch(alone) and spaced and sequence.is_between(alone, span):
        return False if likely else None
    says_nothing_alone = not dialect.number.fullmatch(alone) and (not spaced or alone[-1].isalpha())
    return True if likely or says_nothing_alone else None


def begins(found: re.Match[str]) -> bool:
    """Tell whether a number stands where one of a rule may: at a line's beginning or behind a sentence."""
    before = found.string[max(0, found.start() - NEARBY) : found.start()].rstrip(BLANKS)
    return before == "" or before[-1] in CLOSING + "§" + LINE_ENDS


def report_broken(joined: Joined, nodes: tuple[SyntaxNode, ...], report: Report) -> None:
    """Report every broken number at the node that it stands in."""
    starts = [node.span.start for node in nodes]
    for cut in joined.cuts:
        at = bisect_right(starts, cut.span.start) - 1
        report.node = f"{report.ruleset}:{nodes[at].key}" if at >= 0 else None
        done = "was cut in two by a line end; it was joined"
        open_question = (
            "may be meant by what stands on both sides of a line end; it was left apart. Join it or set a 。"
        )
        report.add("number-broken", cut.span, f"{cut.number} {done if cut.joined else open_question}")
