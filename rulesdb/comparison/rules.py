"""The rules that are compared: numbers, and texts in pieces whose references are known.

A value of its own, because rules come from trees (a text that was just read) and from graphs (an edition of a home).
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

from rulesdb.graph.model import Graph, Node, Reading
from rulesdb.graph.naming import split_identifier
from rulesdb.syntax.numbering import normalise
from rulesdb.syntax.tree import InlineKind, SyntaxNode

MASK = "\N{REPLACEMENT CHARACTER}"
"""The character that stands for every reference in a masked text."""

_BRACKETED = rf"(?:\[[^\[\]]*{MASK}[^\[\]]*\]|（[^（）]*{MASK}[^（）]*）|\([^()]*{MASK}[^()]*\))"
_STOP_BEHIND = re.compile(rf"(?P<references>(?: ?{_BRACKETED})+)(?P<stop>[.。．])")
"""References in brackets with a full stop behind them, ``an object[8.2].``; others write ``an object.[8.2]``."""
_WRITTEN_NUMBER = re.compile(r"[0-9０-９]+(?:[.．-][0-9０-９]+|[.．-][A-Za-z]+(?![A-Za-z0-9]))*[A-Za-zａ-ｚ]?")


class Piece(NamedTuple):
    """A run of a rule's text."""

    text: str
    """Its characters, as they are shown."""
    numbers: tuple[str, ...] = ()
    """The number that it names, or the first and the last one of a range; none where it is no reference."""


class _RuleFields(NamedTuple):
    key: str
    """Its number; the text of a heading without one."""
    kind: str
    """``chapter``, ``section``, ``rule``, ``subrule`` or ``heading``."""
    parent: str | None
    """The key of the rule that contains it, None at the top."""
    pieces: tuple[Piece, ...]
    """Its title, its sentences, and its items, examples and notes, each on a line of its own."""


class Rule(_RuleFields):
    """A rule, section, chapter or heading of one version."""

    @property
    def text(self) -> str:
        """The text as it is shown."""
        return "".join(piece.text for piece in self.pieces)

    @cached_property
    def masked(self) -> str:
        """The text with a mask for each reference, blanks made one: equal where nothing but references differs.

        A stop behind a reference in brackets is put before it, as other texts write it.
        """
        masked = " ".join("".join(MASK if piece.numbers else piece.text for piece in self.pieces).split())
        return _STOP_BEHIND.sub(r"\g<stop>\g<references>", masked)

    @property
    def numbers(self) -> Iterator[str]:
        """The numbers that it cites; of a range its two ends."""
        return (number for piece in self.pieces for number in piece.numbers)


def rules_of_nodes(nodes: Iterable[SyntaxNode]) -> list[Rule]:
    """Return the rules of a tree, in the order of the text."""
    return [_rule_of_node(node) for node in nodes]


def rules_of_edition(graph: Graph, ruleset: str, edition: str) -> list[Rule]:
    """Return the rules of one edition of a ruleset, in document order; a number that stands twice is two rules."""
    nodes = (node for node in graph.nodes.values() if node.ruleset == ruleset)
    return [_rule_of_reading(node, reading) for node in nodes for reading in node.readings_of(edition)]


def rules_of_ruleset(graph: Graph, ruleset: str) -> list[Rule]:
    """Return the rules of a ruleset as they are shown first, whatever edition has them, in document order."""
    nodes = (node for node in graph.nodes.values() if node.ruleset == ruleset)
    return [_rule_of_reading(node, reading) for node in nodes for reading in node.preferred_readings]


def _rule_of_node(node: SyntaxNode) -> Rule:
    passages = (node.inlines, *(part.inlines for part in node.parts))
    runs = ([(one.text, one.numbers) for one in inlines if one.kind is not InlineKind.DROPPED] for inlines in passages)
    return Rule(node.key, node.kind.value, node.parent, _pieces(node.title, runs))


def _rule_of_reading(node: Node, reading: Reading) -> Rule:
    runs = (
        [(run.text, tuple(split_identifier(target)[1] for target in run.targets)) for run in passage.runs]
        for passage in reading.passages
    )
    parent = None if node.parent is None else split_identifier(node.parent)[1]
    return Rule(split_identifier(node.id)[1], node.kind, parent, _pieces(reading.title, runs))


def _pieces(title: str | None, passages: Iterable[Iterable[tuple[str, Sequence[str]]]]) -> tuple[Piece, ...]:
    pieces: list[Piece] = [Piece(title)] if title else []
    for runs in passages:
        passage = [piece for text, numbers in runs for piece in _of_run(text, numbers)]
        if pieces and passage:
            pieces.append(Piece("\n"))
        pieces += passage
    return tuple(pieces)


def _of_run(text: str, numbers: Sequence[str]) -> Iterator[Piece]:
    """Yield a run, a reference cut into its words and its numbers; a range stays one piece."""
    if not numbers:
        if text:
            yield Piece(text)
        return
    written = list(_WRITTEN_NUMBER.finditer(text))
    if [normalise(one[0]) for one in written] != list(numbers):
        end = len(text.rstrip(")]）］》 "))
        start = written[0].start() if written else 0
        cuts = [(start, end, (numbers[0], numbers[-1]) if len(numbers) > 1 else (numbers[0],))]
    else:
        cuts = [(*one.span(), (number,)) for one, number in zip(written, numbers, strict=True)]
    at = 0
    for start, end, named in cuts:
        if text[at:start]:
            yield Piece(text[at:start])
        yield Piece(text[start:end], named)
        at = end
    if text[at:]:
        yield Piece(text[at:])
