"""Items that are counted on lines of their own, (a) and ア and ①: each is a part of its rule, with its sign."""

import pytest

from rulesdb.source.text import SourceText
from rulesdb.syntax.recognition import recognise
from rulesdb.syntax.tree import PartKind

TEXT = "1. Kilns\n1.1. Clay\n1.1.1. A kiln burns:\n{lines}\n1.1.2. A kiln is hot.\n1.1.3. A kiln is red.\n"


@pytest.mark.parametrize(
    ("lines", "items"),
    [
        ("(a) clay,\n(b) sand.", ["(a) clay,", "(b) sand."]),
        ("（ａ） clay,\n（ｂ） sand.", ["（ａ） clay,", "（ｂ） sand."]),
        ("a) clay,\nb) sand.", ["a) clay,", "b) sand."]),
        ("ア 土\nイ 砂", ["ア 土", "イ 砂"]),
        ("イ　土\nロ　砂", ["イ　土", "ロ　砂"]),
        ("①土\n②砂", ["①土", "②砂"]),
        ("(가) 흙\n(나) 모래", ["(가) 흙", "(나) 모래"]),
        ("(1) clay,\n(2) sand\nand stones.", ["(1) clay,", "(2) sand and stones."]),
        ("(a) clay:\n(i) red\n(ii) blue\n(b) sand.", ["(a) clay:", "(i) red", "(ii) blue", "(b) sand."]),
        ("clay, see\n(b) below.", []),
        ("(b) clay,\n(c) sand.", []),
        ("アの土\nイの砂", []),
    ],
)
def test_counted_lines_are_items(lines: str, items: list[str]) -> None:
    """Two signs in their order, from the first on, begin items; one alone, or from the middle, begins none."""
    text = TEXT.format(lines=lines)
    tree = recognise(SourceText("kilns.txt", text)).tree
    parts = [part for node in tree.nodes for part in node.parts]
    assert [part.text for part in parts] == items
    assert {part.kind for part in parts} <= {PartKind.ITEM}
    assert [part.span.of(text).replace("\n", " ") for part in parts] == items


def test_items_of_a_titled_rule_are_read() -> None:
    """A list below the title of a chapter or section is told as read, and the text is not refused for it."""
    text = (
        "1. Kilns\n(1) Clay burns.\n(2) Sand melts.\n1.1. Clay\n(a) red\n(b) grey\n1.1.1. A kiln is hot.\n"
        "1.1.2. A kiln is red.\n1.2. Sand\n1) fine\n2) coarse\n1.2.1. Sand is hot.\n"
    )
    recognition = recognise(SourceText("kilns.txt", text))
    assert recognition.has_rules
    assert recognition.fit.unread == 0
    assert sum(len(node.parts) for node in recognition.tree.nodes) == 6
