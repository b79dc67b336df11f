"""From trees to a graph: identifiers, editions, parents, order, references and links."""

from support.graph.made_up_trees import analyzer, codes, edition, graph_of, graph_of_editions, heading, rule, tree

from rulesdb.graph.editions import comparison_note
from rulesdb.graph.graph_building import build_graph
from rulesdb.graph.model import Link, LinkKind
from rulesdb.source.diagnostics import Severity
from rulesdb.source.editorial_notes import EditorialNote
from rulesdb.source.headlines import Headline

CHAPTER = (rule("1", title="航海"), rule("1.0", title="船"))


def test_a_node_is_named_by_ruleset_and_number_and_a_heading_by_its_text() -> None:
    """Identifiers are those of the contract."""
    graph = graph_of(heading("新しい帆"), rule("502.57", title="順風", parent="新しい帆"), ruleset="mtg")
    assert list(graph.nodes) == ["mtg:新しい帆", "mtg:502.57"]
    assert graph.nodes["mtg:502.57"].parent == "mtg:新しい帆"


def test_children_follow_their_numbers_and_not_the_text() -> None:
    """1.0.2a comes before 1.0.10 and 1.0.10 before 1.10, wherever the text has them."""
    graph = graph_of(rule("1.10", title="港"), rule("1.0.10"), rule("1.0.2b"), *CHAPTER, rule("1.0.2"), rule("1.0.2a"))
    assert list(graph.nodes)[2:] == ["fab:1.0.2", "fab:1.0.2a", "fab:1.0.2b", "fab:1.0.10", "fab:1.10"]
    assert graph.nodes["fab:1.0"].children == ("fab:1.0.2", "fab:1.0.10")


def test_rules_below_a_heading_stay_in_the_order_of_the_text() -> None:
    """A primer's numbers do not ascend, and its order has a meaning."""
    graph = graph_of(
        heading("新しい帆"),
        rule("502.57", parent="新しい帆"),
        rule("502.3", parent="新しい帆"),
        heading("古い帆"),
        ruleset="mtg",
    )
    assert list(graph.nodes) == ["mtg:新しい帆", "mtg:502.57", "mtg:502.3", "mtg:古い帆"]


def test_a_parent_may_stand_in_another_file_or_edition() -> None:
    """Chapters are loaded apart, and a user's file may hold a section alone."""
    plain = edition(tree(*CHAPTER, name="plain.txt"), name="plain")
    official = edition(tree(rule("1.0.1"), name="a.txt"), tree(rule("1.0.1a"), name="b.txt"))
    graph = graph_of_editions(official, plain)
    assert graph.nodes["fab:1.0.1"].parent == "fab:1.0"
    assert graph.nodes["fab:1.0.1a"].parent == "fab:1.0.1"
    assert codes([official, plain]) == []


def test_a_missing_parent_is_reported_and_the_nearest_ancestor_takes_its_place() -> None:
    """1.0.2a without 1.0.2 goes below 1.0; without any ancestor it goes to the top."""
    loaded = [edition(tree(*CHAPTER, rule("1.0.2a"), rule("7.3.1")))]
    graph, _ = build_graph(loaded, analyzer())
    assert graph.nodes["fab:1.0.2a"].parent == "fab:1.0"
    assert graph.nodes["fab:7.3.1"].parent is None
    assert codes(loaded) == [("parent-missing", "fab:1.0.2a"), ("parent-missing", "fab:7.3.1")]


def test_editions_that_disagree_about_parents_lose_no_node() -> None:
    """Where one edition puts A below B and the other B below A, both stay in the document."""
    first = edition(tree(heading("帆"), rule("5", parent="帆")))
    second = edition(tree(rule("5"), heading("帆"), name="other.txt"), name="plain")
    graph = graph_of_editions(second, first)
    assert sorted(graph.nodes) == ["fab:5", "fab:帆"]


def test_two_editions_give_one_node_two_readings() -> None:
    """The first edition given is the preferred one; a number that only the other has is there all the same."""
    official = edition(tree(*CHAPTER, rule("1.0.1", "公式の文。")))
    plain = edition(tree(*CHAPTER, rule("1.0.1", "平易な文。"), rule("1.0.2", "追加。"), name="p.txt"), name="plain")
    graph = graph_of_editions(official, plain)
    node = graph.nodes["fab:1.0.1"]
    assert [reading.edition for reading in node.readings] == ["official", "plain"]
    assert node.preferred.text == "公式の文。"
    assert [reading.edition for reading in graph.nodes["fab:1.0.2"].readings] == ["plain"]


def test_a_headline_belongs_to_a_number_in_every_edition() -> None:
    """A node has its headline whichever edition states it; a number without one, or of another game, has none."""
    official = edition(tree(*CHAPTER, rule("1.0.1", "公式の文。"), rule("1.0.2", "追加。")))
    plain = edition(tree(*CHAPTER, rule("1.0.1", "平易な文。"), name="p.txt"), name="plain")
    headlines = [Headline("fab", "1.0.1", "帆の数"), Headline("mtg", "1.0.2", "櫂とは"), Headline("fab", "9.9", "錨")]
    graph, problems = build_graph([official, plain], analyzer(), headlines)
    assert {name: node.headline for name, node in graph.nodes.items() if node.headline} == {"fab:1.0.1": "帆の数"}
    assert problems == ()


def test_an_editorial_note_compares_an_official_japanese_text_with_ours() -> None:
    """It belongs to a number or heading; one text alone, or an English one beside ours, is not compared."""
    official, plain = edition(tree(rule("1.0.1"), heading("帆"))), edition(tree(rule("1.0.1")), name="plain")
    notes = [
        EditorialNote("fab", "1.0.1", "岸とは砂浜のことである。"),
        EditorialNote("fab", "帆", "主帆のことである。"),
    ]
    graph, _ = build_graph([official, plain], analyzer(), notes=notes)
    shore, sail = graph.nodes["fab:1.0.1"], graph.nodes["fab:帆"]
    assert [shore.editorial_note, sail.editorial_note] == ["岸とは砂浜のことである。", "主帆のことである。"]
    assert comparison_note(graph, shore, shore.readings) == "岸とは砂浜のことである。"
    assert comparison_note(graph, shore, shore.readings_of("plain")) == ""
    assert comparison_note(graph, sail, sail.readings) == ""
    english = graph._replace(editions=(graph.editions[0]._replace(language="en"), graph.editions[1]))
    assert comparison_note(english, shore, shore.readings) == ""


def test_lists_show_the_title_and_without_one_the_headline() -> None:
    """A title that an edition prints stands before our headline, and what has neither shows nothing."""
    stated = edition(tree(rule("1", title="船"), rule("1.1", title="帆"), rule("1.1.1", "一。"), rule("1.1.2", "二。")))
    headlines = [Headline("fab", "1.1", "帆の数"), Headline("fab", "1.1.1", "櫂とは")]
    graph, _ = build_graph([stated], analyzer(), headlines)
    shown = {node.number: node.title_or_headline for node in graph.nodes.values()}
    assert shown == {"1": "船", "1.1": "帆", "1.1.1": "櫂とは", "1.1.2": ""}


def test_a_number_in_two_files_of_an_edition_has_both_texts() -> None:
    """The first file's stands first, and the report names both."""
    first, second = tree(*CHAPTER, rule("1.0.1", "一。"), name="a.txt"), tree(rule("1.0.1", "二。"), name="b.txt")
    graph, problems = build_graph([edition(first, second)], analyzer())
    assert [reading.text for reading in graph.nodes["fab:1.0.1"].readings] == ["一。", "二。"]
    assert [(each.code, each.file, each.severity) for each in problems] == [
        ("number-duplicate", "b.txt", Severity.ERROR)
    ]
    assert "a.txt" in problems[0].message


def test_a_number_twice_in_one_file_is_left_to_the_parser_to_report() -> None:
    """Both are kept, and the graph does not report it a second time."""
    loaded = edition(tree(*CHAPTER, rule("1.0.1", "一。"), rule("1.0.1", "二。")))
    readings = graph_of_editions(loaded).nodes["fab:1.0.1"].readings
    assert [reading.text for reading in readings] == ["一。", "二。"]
    assert codes([loaded]) == []


def test_passages_are_named_by_kind_and_count() -> None:
    """Items, examples and notes are counted from 1, each kind by itself."""
    parts = (("example", "甲。"), ("note", "乙。"), ("example", "丙。"), ("item", "丁。"))
    reading = graph_of(*CHAPTER, rule("1.0.1", "文。", *parts)).nodes["fab:1.0.1"].preferred
    assert [passage.where for passage in reading.passages] == ["text", "example-1", "note-1", "example-2", "item-1"]


def test_a_reading_knows_its_place_in_the_file() -> None:
    """Line and column count from 1, start and end are code points of the file."""
    place = graph_of(*CHAPTER, rule("1.0.1", "文。")).nodes["fab:1.0.1"].preferred.place
    assert (place.file, place.line, place.column) == ("made.txt", 5, 1)


def test_an_unresolved_reference_is_information_and_stays_in_the_graph() -> None:
    """What no edition holds is listed by number, and no error."""
    loaded = edition(tree(*CHAPTER, rule("1.0.1", "[8.10.1][8.2]と[1.0]。")))
    graph, problems = build_graph([loaded], analyzer())
    assert graph.unresolved == ("fab:8.2", "fab:8.10.1")
    assert [(each.code, each.severity) for each in problems] == [("reference-unresolved", Severity.INFO)] * 2
    assert Link(LinkKind.CITES, "fab:1.0.1", "fab:8.2", "text", "[8.2]") in graph.links


def test_a_reference_to_a_number_of_any_length_is_kept() -> None:
    """Python refuses to read an integer of 5,000 digits; the graph sorts by such numbers all the same."""
    long = "9" * 5_000
    graph = graph_of(*CHAPTER, rule("1.0.1", f"[1.0.{long}][1.0.2]。"))
    assert graph.unresolved == ("fab:1.0.2", f"fab:1.0.{long}")


def test_a_range_partly_outside_is_reported_once() -> None:
    """One reference is one finding, which names what is missing of it."""
    loaded = edition(tree(*CHAPTER, rule("1.0.1", "[1.0,1.4,1.5]。")))
    problems = build_graph([loaded], analyzer())[1]
    assert len(problems) == 1
    assert "1.4, 1.5" in problems[0].message


def test_a_rule_that_refers_to_itself_is_reported_at_the_reference() -> None:
    """The place is the reference's own."""
    made = tree(*CHAPTER, rule("1.0.1", "文[1.0.1]。"))
    problems = build_graph([edition(made)], analyzer())[1]
    assert [each.code for each in problems] == ["reference-self"]
    assert made.source.text[problems[0].start : problems[0].end] == "[1.0.1]"


def test_links_say_what_stands_where() -> None:
    """Parents, references, examples and cards are typed links between identifiers."""
    graph = graph_of(*CHAPTER, rule("1.0.1", "《白い帆》は[1.0]。", ("example", "《白い帆》と《錨》。")))
    assert [link for link in graph.links if link.source.startswith("fab:1.0.1")] == [
        Link(LinkKind.PARENT, "fab:1.0.1", "fab:1.0"),
        Link(LinkKind.CITES, "fab:1.0.1", "fab:1.0", "text", "[1.0]"),
        Link(LinkKind.EXAMPLE_OF, "fab:1.0.1#example-1", "fab:1.0.1", "example-1"),
        Link(LinkKind.MENTIONS_CARD, "fab:1.0.1", "fab:card:白い帆", "text"),
        Link(LinkKind.MENTIONS_CARD, "fab:1.0.1", "fab:card:白い帆", "example-1"),
        Link(LinkKind.MENTIONS_CARD, "fab:1.0.1", "fab:card:錨", "example-1"),
    ]


def test_links_speak_for_the_preferred_reading() -> None:
    """What another edition cites is on its own reading, and makes no chain."""
    official = edition(tree(*CHAPTER, rule("1.0.1", "公式。")))
    plain = edition(tree(rule("1.0.1", "平易[1.0]。"), name="p.txt"), name="plain")
    graph = graph_of_editions(official, plain)
    assert not [link for link in graph.links if link.kind is LinkKind.CITES]
    assert [run.targets for run in graph.nodes["fab:1.0.1"].readings[1].passages[0].runs if run.targets] == [
        ("fab:1.0",)
    ]


def test_nothing_makes_an_empty_graph() -> None:
    """No edition at all is no error."""
    graph, problems = build_graph([], analyzer())
    assert (len(graph.nodes), graph.links, graph.terms, problems) == (0, (), (), ())
