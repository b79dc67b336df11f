"""The contract's entry of ``show``, field by field."""

from support.graph.made_up_trees import edition, graph_of, graph_of_editions, rule, tree

from rulesdb.graph.node_entries import node_view


def test_a_view_is_exactly_the_contracts_entry() -> None:
    """All fields, in the contract's order, for a rule that has something in each."""
    graph = graph_of(
        rule("1", title="航海"),
        rule("1.1", title="船"),
        rule(
            "1.1.1",
            "停泊とは、船が港[1.1.2,8.2]に留まることです。《錨》",
            ("item", "一つ。"),
            ("example", "《白い帆》[1.1]。"),
            ("note", "注。"),
        ),
        rule("1.1.1a"),
        rule("1.1.2", "[1.1.1]。"),
    )
    node = graph.nodes["fab:1.1.1"]
    view = node_view(graph, node, node.preferred, [{"name": "anchoring", "status": "passed"}])
    expected = {
        "id": "fab:1.1.1",
        "ruleset": "fab",
        "number": "1.1.1",
        "kind": "rule",
        "title": None,
        "headline": None,
        "editorial_note": None,
        "edition": "official",
        "version": None,
        "date": None,
        "digest": "00",
        "language": "ja",
        "text": "停泊とは、船が港[1.1.2,8.2]に留まることです。《錨》",
        "parent": "fab:1.1",
        "children": ["fab:1.1.1a"],
        "cites": [
            {"raw": "[1.1.2,8.2]", "targets": ["fab:1.1.2", "fab:8.2"], "resolved": False, "where": "text"},
            {"raw": "[1.1]", "targets": ["fab:1.1"], "resolved": True, "where": "example-1"},
        ],
        "cited_by": [{"id": "fab:1.1.2", "where": "text"}],
        "items": ["一つ。"],
        "examples": [{"text": "《白い帆》[1.1]。", "cards": ["白い帆"]}],
        "notes": [{"text": "注。"}],
        "cards": ["錨", "白い帆"],
        "terms": ["停泊", "船"],
        "checks": [{"name": "anchoring", "status": "passed"}],
        "source": {"file": "made.txt", "start": 13, "end": 50, "line": 5, "column": 1},
    }
    assert view == expected
    assert list(view) == list(expected)


def test_another_editions_view_has_its_own_text_and_references() -> None:
    """Both readings of a node can be shown; what cites the node is the same for both."""
    official = edition(tree(rule("1", title="航海"), rule("1.1", "公式。", title="船")))
    plain = edition(tree(rule("1.1", "平易[1]。", title="舟"), name="p.txt"), name="plain")
    graph = graph_of_editions(official, plain)
    node = graph.nodes["fab:1.1"]
    views = [node_view(graph, node, reading) for reading in node.readings]
    assert [(view["edition"], view["title"], view["text"]) for view in views] == [
        ("official", "船", "公式。"),
        ("plain", "舟", "平易[1]。"),
    ]
    assert [view["cites"] == [] for view in views] == [True, False]


def test_a_view_has_the_headline_of_its_rule() -> None:
    """The headline stands in the entry of every edition, since it belongs to the number."""
    graph = graph_of(rule("1.1.1", "停泊します。"))
    node = graph.nodes["fab:1.1.1"]._replace(headline="停泊とは")
    assert node_view(graph, node, node.preferred)["headline"] == "停泊とは"
