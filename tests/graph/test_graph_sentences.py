"""The sentences of a rule: counted in the shipped edition, and named as parts of its node."""

import pytest
from made_trees import edition, graph_of_editions, rule, tree

from rulesdb.graph.sentences import rule_of, sentence_ids, sentence_texts, sentences_of


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
    assert sentence_ids(nodes.values()) == {"fab:1.1#sentence-1", "fab:1.1#sentence-2"}
    assert [rule_of(one.id) for one in found] == ["fab:1.1", "fab:1.1"]
