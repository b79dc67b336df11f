"""Lines within rules that begin like numbers: none is hidden without a word, whatever joined the lines."""

import pytest

from rulesdb.source.diagnostics import Severity
from rulesdb.source.text import SourceText
from rulesdb.syntax.recognition import likeliest, recognise

BEFORE = "1. Looms\n1.1. Threads\n1.1.1. A thread is long.\n"
BEHIND = "1.1.3. A thread is thin.\n1.1.4. A thread is strong.\n1.1.5. A thread has two ends.\n"


def _hidden(text: str) -> list[tuple[int, str]]:
    tree = recognise(SourceText("looms.txt", text)).tree
    found = [one for one in tree.diagnostics if one.code == "number-hidden"]
    assert {one.severity for one in found} <= {Severity.WARNING}
    return [(one.line, one.message.partition(" ")[0]) for one in found]


@pytest.mark.parametrize(
    ("lines", "hidden"),
    [
        ("1.1.2. A thread is red.\n1.1.2. A thread is blue.\n", [(4, "1.1.2")]),
        ("1.1.2. A thread is red.\n9.1.7. A thread is blue.\n", [(5, "9.1.7")]),
        ("1.1.2. A thread is red.\n\n1.1.1. A thread is blue.\n", [(6, "1.1.1")]),
        ("1.1.2. A thread is red, as\n1.1.1. tells.\n", []),
        ("1.1.2. A thread is red (see rules 1.1.1,\n1.1.3).\n", []),
        ("1.1.2. A thread is longer than the\n1.1.3 m of the rod.\n", [(5, "1.1.3")]),
        ("1.1.2. A thread is longer than the\n2 m of the rod.\n", [(5, "2")]),
        ("1.1.2. A thread is one of\n1 red\n2 blue\n3 green\n", []),
        ("1.1.2. A thread is\n2.5 steps long.\n", []),
        ("1.1.2. A thread is\n2021 years old.\n", []),
    ],
)
def test_a_number_that_is_no_node_is_a_warning(lines: str, hidden: list[tuple[int, str]]) -> None:
    """A line that begins like the numbers around it is a rule, or is told with its place; a mention is neither."""
    assert _hidden(BEFORE + lines + BEHIND) == hidden


WRAPPED = {
    "fab": ("4 札§\n4.1 手札§\n4.1.1 札は配る。§\n4.1.2 手札は\n{}枚である。§\n4.1.3 札は切る。§\n4.2 山札§\n", "５"),
    "dotted": ("4. 札\n4.1. 手札\n4.1.1. 札は配る。\n4.1.2. 手札は\n{}枚である。\n4.1.3. 札は切る。\n", "5"),
    "decimal": ("4 札\n4.1 札は配る。\n4.2 札は切る。\n4.3 手札は、\n{}枚である。\n4.4 札は裏返す。\n", "5"),
}


@pytest.mark.parametrize("dialect", WRAPPED)
def test_a_wrapped_line_that_begins_like_the_next_number_is_a_warning(dialect: str) -> None:
    """What lines joined is told where it could be the rule behind the one that it became a part of."""
    text, number = WRAPPED[dialect]
    tree = recognise(SourceText("looms.txt", text.format(number)), dialect).tree
    hidden = [one for one in tree.diagnostics if one.code == "number-hidden"]
    written = text.format("?").splitlines()
    assert [one.line for one in hidden] == [1 + next(at for at, line in enumerate(written) if "?" in line)]
    other = recognise(SourceText("looms.txt", text.format("9")), dialect).tree
    assert [one.code for one in other.diagnostics if one.code == "number-hidden"] == []


@pytest.mark.parametrize(
    ("line", "hidden"),
    [
        ("2.3 If a cup runs over, stop. 2.4 Then the next player begins.", ["2.4"]),
        ("2.3 杯があふれたら止まる。2.4 次の人が始める。", ["2.4"]),
        ("2.3 杯があふれる。\u3000２．４「次の人」とは。2.4.1 杯の人。", ["2.4", "2.4.1"]),
        ("2.3 See 2.4. The next player begins.", []),
        ("2.3 杯があふれる。2.4を参照。", []),
        ("2.3 A cup holds approx. 2.4 litres.", []),
        ("2.3 A cup is full. 2.2 Cups are full already.", []),
    ],
)
def test_a_number_behind_a_sentence_is_a_warning(line: str, hidden: list[str]) -> None:
    """A number that goes on from its rule within a line is told with its place; a mention is not."""
    text = f"1. Cups\n1.1 A cup.\n1.2 A cup is full.\n2. Turns\n2.1 Drink.\n2.2 Stop.\n{line}\n2.5 A cup breaks.\n"
    assert _hidden(text) == [(7, number) for number in hidden]


def test_numbers_of_no_dialect_are_shown() -> None:
    """A text whose numbers no dialect knows is told by them, their count and the first of their lines."""
    text = "Looms\n" + "".join(f"- {number}a{letter}) A thread.\n" for number in range(1, 9) for letter in (1, 2))
    recognition = recognise(SourceText("looms.txt", text))
    assert recognition.doubt.startswith("as fab, 16 lines begin like '")
    (found,) = [one for one in recognition.tree.diagnostics if one.code == "text-without-numbers"]
    assert "16 lines begin like '1a1' (the first is line 2); declare a dialect" in found.message


def test_a_refusal_lists_first_what_fits_best() -> None:
    """The dialects that may read a text all the same stand in the order in which they fit it."""
    text = "".join(f"{number}. Thread.\n{number}-1 Red.\n{number}-2 Blue.\n" for number in range(1, 9))
    assert likeliest(SourceText("looms.txt", text))[0] in {"general", "hyphens"}


@pytest.mark.parametrize(
    ("lines", "joined"),
    [
        ("1.1.2. A thread is red.\nAll about wool\n", [5]),
        ("1.1.2. A thread is red. It is\nlong.\n\nWool（羊毛）と糸\n", [7]),
        ("1.1.2. A thread is red\nand blue\n", []),
        ("1.1.2. A thread is red.\nSee “All about wool.”\n", []),
        ("1.1.2. A thread is one of:\nred\nblue\n", []),
        ("1.1.2. A thread is red.\n***\n", []),
    ],
)
def test_a_heading_without_a_number_is_a_warning(lines: str, joined: list[int]) -> None:
    """A short line behind a finished sentence that ends none is told where it became a part of the rule before it."""
    tree = recognise(SourceText("looms.txt", BEFORE + lines + BEHIND)).tree
    found = [one for one in tree.diagnostics if one.code == "heading-joined"]
    assert [one.line for one in found] == joined
    assert {one.severity for one in found} <= {Severity.WARNING}
