"""Nodes and links as rows of plain values, for the codec: positions instead of field names, so that they load fast."""

from collections.abc import Iterable, Sequence
from typing import Any

from rulesdb.graph.model import Link, LinkKind, Node, Passage, Place, Reading, Run, TermUse
from rulesdb.source.span import Span

JsonRow = list[Any]  # what JSON gives back; its shape is what the function of the same name writes

_KINDS = tuple(LinkKind)


def node_row(node: Node) -> JsonRow:
    """Return a node with its readings as nested lists."""
    readings = [_reading_row(reading) for reading in node.readings]
    remarks = [node.headline, node.editorial_note]
    return [node.id, node.ruleset, node.number, node.kind, node.parent, node.children, readings, *remarks]


def node_of(row: JsonRow) -> Node:
    """Return the node of a row that ``node_row`` made."""
    name, ruleset, number, kind, parent, children, readings, *remarks = row
    return Node(name, ruleset, number, kind, parent, tuple(children), tuple(map(_reading_of, readings)), *remarks)


def _reading_row(reading: Reading) -> JsonRow:
    place = reading.place
    place_row = [place.file, place.start, place.end, place.line, place.column]
    return [reading.edition, reading.title, place_row, [_passage_row(passage) for passage in reading.passages]]


def _reading_of(row: JsonRow) -> Reading:
    edition, title, place, passages = row
    return Reading(edition, title, tuple(map(_passage_of, passages)), Place(*place))


def _passage_row(passage: Passage) -> JsonRow:
    runs = [[run.kind, run.text, run.span, run.targets] for run in passage.runs]
    return [passage.where, passage.span, runs, passage.uses]


def _passage_of(row: JsonRow) -> Passage:
    where, span, runs, uses = row
    return Passage(where, tuple(_run_of(*run) for run in runs), Span(*span), tuple(TermUse(*use) for use in uses))


def _run_of(kind: str, text: str, span: Sequence[int], targets: Sequence[str]) -> Run:
    return Run(kind, text, Span(*span), tuple(targets))


def link_table(links: Iterable[Link]) -> JsonRow:
    """Return links as one list of their strings and five columns of numbers: a graph has thousands, of few strings."""
    strings: dict[str, int] = {}
    kinds: JsonRow = []
    columns: tuple[JsonRow, JsonRow, JsonRow, JsonRow] = [], [], [], []
    for kind, *texts in links:
        kinds.append(_KINDS.index(kind))
        for column, text in zip(columns, texts, strict=True):
            column.append(strings.setdefault(text, len(strings)))
    return [list(strings), [kinds, *columns]]


def links_of(table: JsonRow) -> tuple[Link, ...]:
    """Return the links of a table that ``link_table`` made."""
    strings, (kinds, *texts) = table
    return tuple(map(Link, map(_KINDS.__getitem__, kinds), *(map(strings.__getitem__, column) for column in texts)))
