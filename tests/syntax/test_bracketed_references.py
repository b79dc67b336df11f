"""References in round brackets: numbers of every level that a text has count, in every form of text."""

import pytest

from rulesdb.source.text import SourceText
from rulesdb.syntax.recognition import recognise
from rulesdb.syntax.tree import Tree

RULES = """\
1{end} Tides
1.1{end} Ebb
1.1.1{end} The sea sinks {reference}.
1.1.2{end} Boats lie dry.
1.2{end} Flood
1.2.1{end} The sea rises.
2{end} Shores
2.10{end} Sand
2.10.1{end} Sand is soft.
"""


def _named(tree: Tree) -> list[str]:
    return [number for node in tree.nodes for inline in node.inlines for number in inline.numbers]


@pytest.mark.parametrize("dialect", ["fab", "dotted", "general"])
@pytest.mark.parametrize(
    ("reference", "numbers"),
    [
        ("（1.2）", ["1.2"]),
        ("(2.10)", ["2.10"]),
        ("（1.2.1）", ["1.2.1"]),
        ("( 2.10)", ["2.10"]),
        ("(1.2, 2.10.1)", ["1.2", "2.10.1"]),
        ("（1.2、2.10）", ["1.2", "2.10"]),
        ("（2.10参照）", ["2.10"]),
        ("（１．２）", ["1.2"]),
        ("(2)", []),
        ("(12)", []),
        ("(1.2 metres)", []),
    ],
)
def test_number_in_brackets_is_a_reference(dialect: str, reference: str, numbers: list[str]) -> None:
    """A number of several parts that stands in brackets names its rule or section; a count in brackets names none."""
    text = RULES.format(end="" if dialect == "fab" else ".", reference=reference)
    assert _named(recognise(SourceText("tides.txt", text), dialect).tree) == numbers


@pytest.mark.parametrize("reference", ["2.10参照", "2.10を見よ", "（→2.10）", "【2.10】"])
def test_words_and_signs_refer(reference: str) -> None:
    """A section is named by the words behind its number and by signs around it, too."""
    text = RULES.format(end=".", reference=reference)
    assert _named(recognise(SourceText("tides.txt", text), "dotted").tree) == ["2.10"]
