"""The graph as bytes: nothing is lost, nothing foreign is read, and a node is read when it is asked for."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.graph.made_up_trees import analyzer, edition, graph_of, heading, rule, tree

from rulesdb.graph.graph_building import build_graph
from rulesdb.graph.graph_codec import decode, encode
from rulesdb.graph.graph_errors import GraphFormatError
from rulesdb.graph.model import Graph, Link, Node
from rulesdb.source.editorial_notes import EditorialNote
from rulesdb.source.headlines import Headline

TEXTS = st.text(max_size=12)
NUMBERS = st.from_regex(r"[1-9](\.[0-9]{1,2}){0,2}[a-c]?", fullmatch=True)
RULES = st.builds(
    lambda number, title, text, example: rule(number, text, ("example", example), ("note", text), title=title),
    NUMBERS,
    st.none() | TEXTS,
    TEXTS,
    TEXTS,
)
NODES = st.lists(RULES | TEXTS.map(heading), max_size=8)


@given(NODES, NODES, st.lists(TEXTS, max_size=3))
def test_a_graph_comes_back_as_it_was(official: list[object], plain: list[object], texts: list[str]) -> None:
    """For any texts in two editions and any headlines and notes, line ends and control characters included."""
    editions = [
        edition(tree(*official, name="a.txt")),  # type: ignore[arg-type]  # hypothesis cannot say what builds returns
        edition(tree(*plain, name="b.txt"), name="plain"),  # type: ignore[arg-type]
    ]
    headlines = [Headline("fab", str(number), text) for number, text in enumerate(texts, start=1)]
    notes = [EditorialNote("fab", str(number), text) for number, text in enumerate(reversed(texts), start=1)]
    graph, _ = build_graph(editions, analyzer(), headlines, notes)
    assert decode(b"".join(encode(graph))) == graph


@pytest.fixture(scope="module")
def graph() -> Graph:
    """Return a small graph with links and terms."""
    return graph_of(rule("1", title="航海"), rule("1.1", "停泊とは、留まることです。[1][8.2]", title="船"))


def test_what_was_decoded_behaves_like_what_was_built(graph: Graph) -> None:
    """Order, membership and links are the same; an unknown identifier is a KeyError."""
    decoded = decode(b"".join(encode(graph)))
    assert list(decoded.nodes) == list(graph.nodes)
    assert "fab:1.1" in decoded.nodes
    assert "fab:9" not in decoded.nodes
    assert decoded.links_to == graph.links_to
    with pytest.raises(KeyError):
        decoded.nodes["fab:9"]


@pytest.mark.parametrize(
    "data",
    [b"", b"\n", b"PK\x03\x04", b'{"nodes": []}', b'["rulesdb graph 0",0]\n', b"[]\n[]", "グラフ".encode("cp932")],
)
def test_bytes_of_anything_else_are_refused(data: bytes) -> None:
    """Another version's graph, another program's file, nothing at all."""
    with pytest.raises(GraphFormatError, match="build it again"):
        decode(data)


def test_lines_that_are_no_graph_are_refused(graph: Graph) -> None:
    """A line too few, of another shape or nested for ever is an error of ours, when the graph or a part is read."""
    lines = b"".join(encode(graph)).split(b"\n")
    for at, bad in [(1, b"{"), (2, b"[[1]]"), (3, b"7"), (5, b"[" * 100_000), (6, b"[]"), (6, b"[" * 100_000)]:
        with pytest.raises(GraphFormatError, match="damaged"):
            _node_and_link(b"\n".join([*lines[:at], bad, *lines[at + 1 :]]))
    for short in (lines[:3], lines[:-1]):
        with pytest.raises(GraphFormatError, match="damaged"):
            decode(b"\n".join(short))


def _node_and_link(data: bytes) -> tuple[Node, Link]:
    read = decode(data)
    return read.nodes["fab:1"], read.links[0]
