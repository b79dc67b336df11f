"""The part of the graph that one edition holds."""

from support.graph.made_up_trees import edition, graph_of_editions, rule, tree

from rulesdb.graph.editions import only
from rulesdb.graph.node_entries import node_view

GRAPH = graph_of_editions(
    edition(
        tree(rule("1", title="航海"), rule("1.0", title="帆"), rule("1.0.1", "文[1.1]。"), rule("1.1", title="櫂"))
    ),
    edition(tree(rule("1", title="航海"), rule("1.1", title="櫂"), rule("1.1.1", "文[1.0.1]。")), name="plain"),
)


def test_only_one_edition_is_left() -> None:
    """Nodes that the other edition alone has are gone, and so are they from the families of the others."""
    ours = only(GRAPH, "plain")
    assert list(ours.nodes) == ["fab:1", "fab:1.1", "fab:1.1.1"]
    assert ours.nodes["fab:1"].children == ("fab:1.1",)
    assert all(node.readings == node.readings_of("plain") != () for node in ours.nodes.values())
    assert [each.name for each in ours.editions] == ["plain"]


def test_what_the_edition_lacks_is_unresolved() -> None:
    """A reference into the other edition is one into nowhere."""
    ours = only(GRAPH, "plain")
    assert ours.unresolved == ("fab:1.0.1",)
    cites = node_view(ours, ours.nodes["fab:1.1.1"], ours.nodes["fab:1.1.1"].preferred)["cites"]
    assert isinstance(cites, list)
    assert [cite["resolved"] for cite in cites] == [False]
