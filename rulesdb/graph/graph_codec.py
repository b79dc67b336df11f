"""The graph as bytes, for the home folder: loads fast, because a cold command wants one node of many.

Lines of JSON: a header, the parts that are always needed, then one line for each node, which is read when that node is
asked for. JSON and nothing that could run code: a home folder may come from anywhere. Damage is found by the folder's
seal before anything is decoded.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cached_property
from typing import overload

from rulesdb.graph.graph_errors import GraphFormatError
from rulesdb.graph.model import Edition, Graph, Link, Node, Term, TextFile
from rulesdb.graph.rows import JsonRow, link_table, links_of, node_of, node_row

FORMAT = "rulesdb graph 7"


class NodeTable(Mapping[str, Node]):
    """Nodes by identifier in document order, each read from its line when it is first asked for."""

    def __init__(self, names: Sequence[str], lines: Sequence[bytes]) -> None:
        """Take identifiers and the encoded nodes, one for each."""
        self._lines = dict(zip(names, lines, strict=True))
        self._nodes: dict[str, Node] = {}

    def __getitem__(self, name: str) -> Node:
        """Return a node. Raises KeyError for one that is not loaded, GraphFormatError for a line that is no node."""
        node = self._nodes.get(name)
        if node is None:
            node = self._nodes[name] = _node(self._lines[name])
        return node

    def __contains__(self, name: object) -> bool:
        """Tell whether a node is loaded, without reading it."""
        return name in self._lines

    def __iter__(self) -> Iterator[str]:
        """Iterate over the identifiers in document order."""
        return iter(self._lines)

    def __len__(self) -> int:
        """Return the number of nodes."""
        return len(self._lines)


class LinkTable(Sequence[Link]):
    """Links in their order, read when the first is asked for: a search by words asks for none."""

    def __init__(self, line: bytes) -> None:
        """Take the encoded table."""
        self._line = line

    @overload
    def __getitem__(self, at: int) -> Link: ...

    @overload
    def __getitem__(self, at: slice) -> Sequence[Link]: ...

    def __getitem__(self, at: int | slice) -> Link | Sequence[Link]:
        """Return a link, or several. Raises GraphFormatError for a line that is no table."""
        return self._links[at]

    def __len__(self) -> int:
        """Return the number of links. Raises GraphFormatError for a line that is no table."""
        return len(self._links)

    def __eq__(self, other: object) -> bool:
        """Tell whether the links are those of another sequence."""
        return isinstance(other, Sequence) and self._links == tuple(other)

    __hash__ = None  # type: ignore[assignment]  # as that of any value with a mapping of nodes

    @cached_property
    def _links(self) -> tuple[Link, ...]:
        with _reading():
            return links_of(json.loads(self._line))


def encode(graph: Graph) -> Iterator[bytes]:
    """Yield the graph in pieces of the bytes that ``decode`` reads; as one they would take as much memory again."""
    yield _line([FORMAT])
    yield b"\n" + _line(list(graph.nodes))
    yield b"\n" + _line(link_table(graph.links))
    yield b"\n" + _line([[term.id, term.ruleset, term.name, term.english, term.defined_by] for term in graph.terms])
    yield from (b"\n" + _line(row) for row in (graph.unresolved, graph.editions))
    yield from (b"\n" + _line(node_row(node)) for node in graph.nodes.values())


def decode(data: bytes) -> Graph:
    """Return the graph of bytes that ``encode`` wrote, equal to the one that was written; nodes are read when needed.

    Raises GraphFormatError for bytes of another version, and for bytes that are no graph.
    """
    header, *lines = data.split(b"\n")
    if header != _line([FORMAT]):
        raise GraphFormatError("This graph was not written by this version of rulesdb; build it again.")
    with _reading():
        names, links, terms, unresolved, editions, *nodes = lines
        return Graph(
            NodeTable(json.loads(names), nodes),
            LinkTable(links),
            tuple(map(_term, json.loads(terms))),
            tuple(json.loads(unresolved)),
            tuple(map(_edition, json.loads(editions))),
        )


def _node(line: bytes) -> Node:
    with _reading():
        return node_of(json.loads(line))


@contextmanager
def _reading() -> Iterator[None]:
    """Make one error of what bytes that were never written by ``encode`` lead to."""
    try:
        yield
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
        raise GraphFormatError("This graph is damaged; build it again.") from error


def _term(row: JsonRow) -> Term:
    name, ruleset, term, english, definers = row
    return Term(name, ruleset, term, english, tuple(definers))


def _edition(row: JsonRow) -> Edition:
    name, ruleset, title, licence, files, language = row
    return Edition(name, ruleset, title, licence, tuple(TextFile(*file) for file in files), language)


def _line(row: object) -> bytes:
    return json.dumps(row, ensure_ascii=False, separators=(",", ":")).encode()
