"""Blanks that no keyboard has and signs that no reader sees, as copying from a page brings them along."""

import pytest

from rulesdb.source.text import SourceText
from rulesdb.syntax.recognition import recognise

KITES = "1. Kites\n1.1 A kite flies.\n{0}1.2 A kite has a string.\n1.3 A kite has a tail.\n{0}1.4 A kite is red.\n"
ODD = ["\xa0", "\u2003", "\u202f", "\u200b", "\u2060", "\xad", "\u200e", "\ufeff"]


@pytest.mark.parametrize("sign", [*ODD, " \u200b\t", "> \xa0"])
def test_a_number_behind_unseen_signs_begins_its_rule(sign: str) -> None:
    """A rule is found whatever unseen signs stand before its number, and nothing is told of it."""
    tree = recognise(SourceText("kites.txt", KITES.format(sign))).tree
    assert [node.key for node in tree.nodes] == ["1", "1.1", "1.2", "1.3", "1.4"]
    assert tree.nodes[2].text == "A kite has a string."
    assert not tree.diagnostics


@pytest.mark.parametrize("sign", ODD)
def test_a_number_of_a_grammar_stands_behind_unseen_signs_too(sign: str) -> None:
    """Unseen signs change no rule of a text that is read by a grammar."""
    text = f"1 凧§\n1.0 凧の糸§\n1.0.1 凧は飛ぶ。§\n{sign}1.0.2 凧には糸がある。§\n1.0.3 凧は赤い。§\n"
    tree = recognise(SourceText("kites.txt", text), "fab").tree
    assert [node.key for node in tree.nodes] == ["1", "1.0", "1.0.1", "1.0.2", "1.0.3"]
