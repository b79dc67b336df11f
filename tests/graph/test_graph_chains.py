"""Chains of references: levels, cycles, switches, and the way back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.graph.made_up_trees import Stated, analyzer, edition, graph_of, rule, tree

from rulesdb.graph.chains import Direction, TraceLevel, cited_by, shortest_path, trace
from rulesdb.graph.graph_building import build_graph
from rulesdb.graph.model import Graph, LinkKind


@pytest.fixture(scope="module")
def graph() -> Graph:
    """Return a chain 1.1.1 → 1.1.2 → 1.2 with a circle, an example, and references into nowhere."""
    return graph_of(
        rule("1", title="航海"),
        rule("1.1", title="船"),
        rule("1.1.1", "[1.1.2][8.3.1]", ("example", "[1.3]")),
        rule("1.1.2", "", ("item", "[1.2][8.3.1][8.4,8.5]")),
        rule("1.2", title="帆"),
        rule("1.2.1", "[1.3]"),
        rule("1.2.1a", "[1.1.1]", ("note", "[1.4]")),
        rule("1.3", title="舵"),
        rule("1.3.1", "[1.3.1][1.1.1]"),
        rule("1.4", title="錨"),
    )


def test_levels_hold_what_was_first_reached_at_that_depth(graph: Graph) -> None:
    """What is not loaded stands apart, once, as it is written; items count, examples do not."""
    assert trace(graph, "fab:1.1.1", "out").levels == (
        TraceLevel(1, ("fab:1.1.2",), ("[8.3.1]",)),
        TraceLevel(2, ("fab:1.2",), ("[8.4,8.5]",)),
    )


def test_depth_stops_the_trace(graph: Graph) -> None:
    """At most so many levels; none for depth 0."""
    assert [level.depth for level in trace(graph, "fab:1.1.1", "out", 1).levels] == [1]
    assert trace(graph, "fab:1.1.1", "out", 0).levels == ()


def test_examples_add_the_references_of_examples_and_notes(graph: Graph) -> None:
    """The switch of the contract."""
    assert trace(graph, "fab:1.1.1", "out", 1, examples=True).levels[0].ids == ("fab:1.1.2", "fab:1.3")
    assert trace(graph, "fab:1.2.1a", "out", 1, examples=True).levels[0].ids == ("fab:1.1.1", "fab:1.4")


def test_subtree_adds_the_references_of_everything_below(graph: Graph) -> None:
    """A cited section leads on through its rules, even to one of them."""
    ids = [level.ids for level in trace(graph, "fab:1.1.2", "out", subtree=True).levels]
    assert ids == [("fab:1.2",), ("fab:1.3", "fab:1.1.1"), ("fab:1.3.1",)]


def test_a_trace_inwards_reads_the_same_steps_backwards(graph: Graph) -> None:
    """Who cites it, then who cites those."""
    assert [level.ids for level in trace(graph, "fab:1.2", "in").levels] == [
        ("fab:1.1.2",),
        ("fab:1.1.1",),
        ("fab:1.2.1a", "fab:1.3.1"),
    ]


def test_what_is_not_loaded_can_be_traced_into(graph: Graph) -> None:
    """Its number is known, and so is who cites it; outwards there is nothing."""
    assert trace(graph, "fab:8.3.1", "in").levels[0].ids == ("fab:1.1.1", "fab:1.1.2")
    assert trace(graph, "fab:8.3.1", "out").levels == ()


def test_a_part_is_traced_by_its_own_references(graph: Graph) -> None:
    """An example named as the root counts without a switch, and its rule's sentences do not."""
    assert trace(graph, "fab:1.1.1#example-1", "out").levels == (TraceLevel(1, ("fab:1.3",), ()),)


def test_a_shortest_path_names_every_rule_on_the_way(graph: Graph) -> None:
    """Both ends are included; it may end outside; without a way there is none."""
    assert shortest_path(graph, "fab:1.1.1", "fab:1.2") == ("fab:1.1.1", "fab:1.1.2", "fab:1.2")
    assert shortest_path(graph, "fab:1.1.1", "fab:1.3") is None
    assert shortest_path(graph, "fab:1.1.1", "fab:1.3", examples=True) == ("fab:1.1.1", "fab:1.3")
    assert shortest_path(graph, "fab:1.1.2", "fab:1.3", subtree=True) == ("fab:1.1.2", "fab:1.2", "fab:1.3")
    assert shortest_path(graph, "fab:1.1.1", "fab:8.4") == ("fab:1.1.1", "fab:1.1.2", "fab:8.4")
    assert shortest_path(graph, "fab:1.4", "fab:1.4") == ("fab:1.4",)


def test_back_references_name_the_place(graph: Graph) -> None:
    """Each place once, in document order."""
    assert cited_by(graph, "fab:1.3") == (("fab:1.1.1", "example-1"), ("fab:1.2.1", "text"))
    assert cited_by(graph, "fab:8.3.1") == (("fab:1.1.1", "text"), ("fab:1.1.2", "item-1"))


NUMBERS = ["1", "1.1", "1.1.1", "1.1.1a", "1.1.2", "1.2", "1.2.1", "2", "9.9"]
REFERENCES = st.lists(st.sampled_from(NUMBERS), max_size=3).map(lambda cited: "".join(f"[{one}]" for one in cited))


@st.composite
def _graphs(draw: st.DrawFn) -> Graph:
    """Return a graph of nine numbers, 9.9 not loaded, with any references between them."""
    stated: list[Stated] = [rule(number, draw(REFERENCES), ("example", draw(REFERENCES))) for number in NUMBERS[:-1]]
    return build_graph([edition(tree(*stated))], analyzer())[0]


@given(_graphs(), st.sampled_from(NUMBERS), st.sampled_from(["out", "in"]), st.booleans(), st.booleans())
def test_a_trace_never_repeats_a_node_nor_holds_the_root(
    graph: Graph, number: str, direction: Direction, examples: bool, subtree: bool
) -> None:
    """However the references run in circles."""
    root = f"fab:{number}"
    levels = trace(graph, root, direction, examples=examples, subtree=subtree).levels
    ids = [name for level in levels for name in level.ids]
    assert len(ids) == len(set(ids))
    assert root not in ids
    assert [level.depth for level in levels] == list(range(1, len(levels) + 1))


@given(_graphs(), st.sampled_from(NUMBERS), st.sampled_from(NUMBERS), st.booleans(), st.booleans())
def test_inwards_finds_exactly_what_finds_it_outwards(
    graph: Graph, first: str, second: str, examples: bool, subtree: bool
) -> None:
    """The two directions are each other's mirror, level by level; and a path is as long as the level is deep."""
    start, goal = f"fab:{first}", f"fab:{second}"
    inwards = trace(graph, goal, "in", examples=examples, subtree=subtree).levels
    depth = next((level.depth for level in inwards if start in level.ids), None)
    path = shortest_path(graph, start, goal, examples=examples, subtree=subtree)
    assert (len(path) - 1 if path else None) == (0 if start == goal else depth)
    if goal in graph.nodes and start != goal:
        outwards = trace(graph, start, "out", examples=examples, subtree=subtree).levels
        assert next((level.depth for level in outwards if goal in level.ids), None) == depth


@given(_graphs(), st.sampled_from(NUMBERS[:-1]), st.sampled_from(NUMBERS))
def test_a_path_is_a_chain_of_real_citations(graph: Graph, first: str, second: str) -> None:
    """Every step of it is a reference that the text has."""
    path = shortest_path(graph, f"fab:{first}", f"fab:{second}", examples=True)
    cites = {(link.source, link.target) for link in graph.links if link.kind is LinkKind.CITES}
    for step in zip(path or (), (path or ())[1:], strict=False):
        assert step in cites
