"""The sentences of a rule: counted in the shipped edition, and named as parts of its node."""

import pytest
from support.graph.made_up_trees import edition, graph_of_editions, rule, tree

from rulesdb.graph.parts import items_of, part_ids, sentences_of
from rulesdb.graph.sentences import sentence_texts
from rulesdb.words.rule_parts import rule_of


@pytest.mark.parametrize(
    ("text", "sentences"),
    [
        ("", ()),
        ("舟を漕ぐ。", ("舟を漕ぐ。",)),
        ("舟を漕ぐ。 櫂は二本ある。", ("舟を漕ぐ。", "櫂は二本ある。")),
        ("「舟を漕ぐ。」と書く。", ("「舟を漕ぐ。」", "と書く。")),
        ("舟を漕ぐ。櫂は二本", ("舟を漕ぐ。", "櫂は二本")),
    ],
)
def test_a_sentence_ends_behind_its_full_stop(text: str, sentences: tuple[str, ...]) -> None:
    """With the brackets that close there; what has no full stop is a sentence, too."""
    assert sentence_texts(text) == sentences


def test_sentences_are_counted_in_the_shipped_edition_alone() -> None:
    """However many an official text has for the rule; its examples are no sentences of it."""
    official = edition(tree(rule("1.1", "一。二。三。"), rule("1.2", "独自。")))
    plain = edition(tree(rule("1.1", "舟。櫂。", ("example", "例。")), name="p.txt"), name="plain")
    nodes = graph_of_editions(official, plain).nodes
    found = sentences_of(nodes["fab:1.1"])
    assert [(one.id, one.number, one.text) for one in found] == [
        ("fab:1.1#sentence-1", 1, "舟。"),
        ("fab:1.1#sentence-2", 2, "櫂。"),
    ]
    assert part_ids(nodes.values()) == {"fab:1.1#sentence-1", "fab:1.1#sentence-2"}
    assert [rule_of(one.id) for one in found] == ["fab:1.1", "fab:1.1"]


def test_items_are_counted_through_the_lists_of_the_shipped_edition() -> None:
    """A heading has items, too; an item of several sentences is one part, and an official text's items are none."""
    official = edition(tree(rule("1.1", "一。", ("item", "公式の一。"))))
    plain = edition(tree(rule("1.1", "舟。", ("item", "櫂。帆。"), ("item", "錨。")), name="p.txt"), name="plain")
    nodes = graph_of_editions(official, plain).nodes
    found = items_of(nodes["fab:1.1"])
    assert [(one.id, one.number, one.text) for one in found] == [
        ("fab:1.1#item-1", 1, "櫂。帆。"),
        ("fab:1.1#item-2", 2, "錨。"),
    ]
    assert part_ids(nodes.values()) == {"fab:1.1#sentence-1", "fab:1.1#item-1", "fab:1.1#item-2"}
