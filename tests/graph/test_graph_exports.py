"""Exports parse back in the programs that read them, whatever the text holds."""

import io
import json
import re

import networkx as nx
import pytest
from support.graph.made_up_trees import graph_of, heading, rule

from rulesdb.graph.exports.dot import export_dot, quoted
from rulesdb.graph.exports.graphml import export_graphml
from rulesdb.graph.exports.json import export_json
from rulesdb.graph.model import Graph

AWKWARD = '\x00\x0b"\\l<b>&]]>\u2028￾{|}'


@pytest.fixture(scope="module")
def graph() -> Graph:
    """Return a small graph with something of everything, and characters that formats trip over."""
    return graph_of(
        rule("1", title="航海"),
        rule("1.1", f"停泊とは、留まることです。{AWKWARD}", title="船"),
        rule("1.1.1", "停泊[1.1][8.2]。", ("example", "《錨》[1.1]。")),
        heading(f"<見出し>{AWKWARD}"),
    )


def test_json_holds_every_reading_and_every_link(graph: Graph) -> None:
    """One document with the views of ``show``."""
    document = json.loads(export_json(graph))
    assert list(document) == ["editions", "nodes", "terms", "cards", "links", "unresolved"]
    assert [node["id"] for node in document["nodes"]] == list(graph.nodes)
    assert document["nodes"][1]["text"] == graph.nodes["fab:1.1"].preferred.text
    assert len(document["links"]) == len(graph.links)
    assert document["cards"] == [
        {
            "id": "fab:card:錨",
            "ruleset": "fab",
            "name": "錨",
            "mentioned_by": [{"id": "fab:1.1.1", "where": "example-1"}],
        }
    ]
    assert document["unresolved"] == ["fab:8.2"]
    (anchoring,) = (term for term in document["terms"] if term["name"] == "停泊")
    assert (anchoring["defined_by"], anchoring["used_by"]) == (["fab:1.1"], [{"id": "fab:1.1.1", "where": "text"}])


def test_graphml_reads_back_with_all_links(graph: Graph) -> None:
    """Networkx finds the same vertices and edges; parallel references stay apart."""
    network = nx.read_graphml(io.StringIO(export_graphml(graph)), force_multigraph=True)
    assert network.number_of_edges() == len(graph.links)
    assert network.nodes["fab:1.1.1"]["kind"] == "rule"
    assert network.nodes["fab:8.2"]["kind"] == "unresolved"
    places = {edge["where"] for edge in network["fab:1.1.1"]["fab:1.1"].values() if edge["kind"] == "cites"}
    assert places == {"text", "example-1"}


def test_a_vertex_is_labelled_with_the_headline_of_its_rule(graph: Graph) -> None:
    """A picture names a rule without a title by number and headline."""
    node = graph.nodes["fab:1.1.1"]._replace(headline="停泊の場所")
    source = export_dot(graph._replace(nodes={**graph.nodes, node.id: node}))
    assert 'label="1.1.1 停泊の場所"' in source


def test_dot_has_a_line_for_every_vertex_and_link(graph: Graph) -> None:
    """Vertices have plain names, so that no identifier is taken for a port, and no quotation ends early."""
    source = export_dot(graph)
    lines = source.split("\n")
    assert sum("->" in line for line in lines) == len(graph.links)
    assert 'id="fab:1.1.1"' in source
    assert "\x00" not in source
    assert all(re.sub(r"\\.", "", line).count('"') % 2 == 0 for line in lines)


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("1.0 一般", '"1.0 一般"'),
        ('"終わり"', r'"\"終わり\""'),
        (r"\l", r'"\\l"'),
        ("\\", r'"\\"'),
        ('\\"', r'"\\\""'),
        ("<b>", '"<b>"'),
        ("\0", '"␀"'),
        ("", '""'),
    ],
)
def test_dot_strings_show_every_character_as_it_is(text: str, written: str) -> None:
    """Quotation marks and backslashes are escaped, at the end as well; markup and keywords are plain text."""
    assert quoted(text) == written
