"""Exports parse back in the programs that read them, whatever the text holds."""

import json
import re
from xml.etree import ElementTree as ET

import pytest
from support.graph.made_up_trees import graph_of, heading, rule

from rulesdb.graph.exports.dot import export_dot, quoted
from rulesdb.graph.exports.graphml import export_graphml
from rulesdb.graph.exports.json import export_json
from rulesdb.graph.exports.vertices import printable, vertices
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


def _graphml(graph: Graph) -> ET.Element:
    return ET.fromstring(export_graphml(graph))  # noqa: S314  (our own text)


def _values(element: ET.Element) -> dict[str, str]:
    """Return the identifiers of a node or an edge, and its values by their keys."""
    return dict(element.attrib) | {data.attrib["key"]: data.text or "" for data in element}


def test_graphml_has_every_vertex_and_every_link(graph: Graph) -> None:
    """An XML parser reads the same values back; parallel references stay apart."""
    drawn = _graphml(graph).find("{*}graph")
    assert drawn is not None
    assert [_values(node) for node in drawn.iterfind("{*}node")] == [
        {
            "id": printable(vertex.id),
            "node-kind": vertex.kind,
            "node-label": printable(vertex.label),
            "node-text": printable(vertex.text),
        }
        for vertex in vertices(graph)
    ]
    assert [_values(edge) for edge in drawn.iterfind("{*}edge")] == [
        {
            "source": printable(link.source),
            "target": printable(link.target),
            "edge-kind": link.kind,
            "edge-where": link.where,
            "edge-raw": printable(link.raw),
        }
        for link in graph.links
    ]


def test_graphml_is_as_its_format_has_it(graph: Graph) -> None:
    """Every value has a key that is declared for what has it, and every end of an edge is a node."""
    root = _graphml(graph)
    assert root.tag == "{http://graphml.graphdrawing.org/xmlns}graphml"
    declared = {key.attrib["id"]: key.attrib["for"] for key in root.iterfind("{*}key")}
    for owner in ("node", "edge"):
        used = {data.attrib["key"] for data in root.iterfind(f"{{*}}graph/{{*}}{owner}/{{*}}data")}
        assert used == {name for name, of in declared.items() if of == owner}
    nodes = [node.attrib["id"] for node in root.iterfind("{*}graph/{*}node")]
    edges = root.iterfind("{*}graph/{*}edge")
    assert len(nodes) == len(set(nodes))
    assert {edge.attrib[end] for edge in edges for end in ("source", "target")} <= set(nodes)


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
