"""Numbers that a line end cuts in two are read as the one they are, in heads and in references, and reported."""

import re
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from unicodedata import east_asian_width

import pytest
from support.data.shipped_files import AFTER_THE_ENGLISH, texts
from support.syntax.parsed_texts import codes, read, shape, slices

from rulesdb.source.resources import data_folder
from rulesdb.syntax.dialects import DIALECTS
from rulesdb.syntax.printing import print_tree
from rulesdb.syntax.tree import Inline, Tree

Wrap = Callable[[str, int], list[str]]
COMMENT = re.compile(r"<!--[\s\S]*?-->\n?")
WIDTHS = range(20, 61, 5)
SHIPPED = sorted(texts())
OFFICIAL = [path.relative_to(data_folder()) for path in SHIPPED if path.name not in AFTER_THE_ENGLISH]
FEW = 2
"""Numbers that a wrapped official text may leave in doubt, of the hundreds that it has."""

GARDEN = """1 庭§
1.1 池§
1.1.1 魚です。§
1.1.2 石です。§
1.1.2a 丸い石です。§
1.1.3 水です。§
1.2 木§
1.2.1 柳です。§
"""
PRIMER = "502.57.瞬速 502.57a 竜は速い。 502.57b 竜は飛ぶ。409.1f-hを参照。 502.58.刹那 502.58a 竜は眠る。\n"


def characters(line: str, width: int) -> list[str]:
    """Cut a line after so many characters."""
    return [line[at : at + width] for at in range(0, len(line), width)] or [""]


def columns(line: str, width: int) -> list[str]:
    """Cut a line where a terminal would: Japanese characters take two columns."""
    lines, used = [""], 0
    for character in line:
        needed = 1 + (east_asian_width(character) in "WF")
        if used + needed > width:
            lines.append("")
            used = 0
        lines[-1] += character
        used += needed
    return lines


def wrapped(text: str, width: int, wrap: Wrap) -> str:
    """Return a text with each of its lines wrapped."""
    return "\n".join(part for line in text.split("\n") for part in wrap(line, width))


def cut_anywhere(text: str, pattern: str) -> list[str]:
    """Return the text with a line end at each place within its first match of ``pattern``."""
    found = re.search(pattern, text)
    assert found is not None
    return [f"{text[:at]}\n{text[at:]}" for at in range(found.start() + 1, found.end())]


def inlines(tree: Tree) -> list[Inline]:
    """Return everything that the sentences of a tree are made of."""
    return [
        one for node in tree.nodes for one in (*node.inlines, *(each for part in node.parts for each in part.inlines))
    ]


def references(tree: Tree) -> Counter[str]:
    """Return how often each number is referred to."""
    return Counter(number for inline in inlines(tree) for number in inline.numbers)


def numbers(tree: Tree) -> Counter[str]:
    """Return how many nodes each number has."""
    return Counter(node.number for node in tree.nodes if node.number is not None)


@pytest.mark.parametrize("text", cut_anywhere(GARDEN.replace("柳です。", "柳です。[1.1.2a]"), r"\[1\.1\.2a\]"))
def test_a_reference_in_brackets(text: str) -> None:
    """Wherever the line ends, the reference is the one number, and it is said that it was cut."""
    tree = read(text, "fab")
    assert references(tree) == {"1.1.2a": 1}
    assert slices(tree) == text
    at_bracket = "[\n" in text or "\n]" in text
    assert at_bracket or codes(tree) == ["number-broken"]
    assert [found.node for found in tree.diagnostics if found.code == "number-broken"] in ([], ["fab:1.2.1"])


@pytest.mark.parametrize("text", cut_anywhere(GARDEN.replace("です。§\n1.1.2a", "です。§1.1.2a"), r"1\.1\.2a"))
def test_a_number_that_begins_a_rule(text: str) -> None:
    """A rule glued to the one before it is one, though its number is cut anywhere, and the report says so."""
    tree = read(text, "fab")
    assert numbers(tree) == numbers(read(GARDEN, "fab"))
    assert "number-broken" in codes(tree)
    assert slices(tree) == text


@pytest.mark.parametrize("pattern", [r"502\.57\.", r"502\.57b", r"502\.58\.", r"502\.58a", r"409\.1f-h"])
def test_numbers_of_a_text_on_one_line(pattern: str) -> None:
    """Numbers without brackets are joined, too: titled ones, lettered ones and ranges."""
    whole = read(PRIMER, "mtg")
    for text in cut_anywhere(PRIMER, pattern):
        tree = read(text, "mtg")
        assert (numbers(tree), references(tree)) == (numbers(whole), references(whole)), text
        assert slices(tree) == text


@pytest.mark.parametrize("glue", ["§\n", "§  "])
def test_broken_numbers_lead_to_the_next_one(glue: str) -> None:
    """Of several numbers cut in a row, the second follows the first, which nobody sees whole; ``2`` is no chapter."""
    text = f"1.5.1b 池は浅い。{glue}1.5.\n2 池に橋はない。{glue}1.\n5.3 池は冬に凍る。§\n"
    tree = read(text, "fab")
    assert numbers(tree) == {"1.5.1b": 1, "1.5.2": 1, "1.5.3": 1}
    assert codes(tree).count("number-broken") == 2
    assert numbers(read(print_tree(tree), "fab")) == numbers(tree)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "2.15.4a 石です[5.2.1]。§  2.1\n5.5 池です。§  2.\n15.6 木です。§  2.15.6a 鳥です。§\n",
            ["2.15.4a", "2.15.5", "2.15.6", "2.15.6a"],
        ),
        ("5 池§  5.0 \n木§  5.1 石§\n", ["5", "5.0", "5.1"]),
        ("6.1.2 池です[8.5.1\n5]。  6.\n1.3 木です。§\n", ["6.1.2", "6.1.3"]),
        ("例:池です。  2.\n2.3 木です。§\n2.2.4 石です。§\n", ["2.2.3", "2.2.4"]),
        ("5.3.4d 池です[8.3.3\n8]。§5.3.\n5 木です。§\n", ["5.3.4d", "5.3.5"]),
    ],
)
def test_halves_of_numbers_do_not_mislead(text: str, expected: list[str]) -> None:
    """Half a number near another one is no rule, whether it stands in brackets, begins a line or is the first."""
    tree = read(text, "fab")
    assert list(numbers(tree)) == expected
    assert numbers(read(print_tree(tree), "fab")) == numbers(tree)


def test_what_may_be_two_numbers_is_reported() -> None:
    """Where the second half is the next number by itself and the whole is one, too, they stay apart."""
    text = "1 庭§\n1.1 池は1.\n1.2 木§\n1.11.2 石です。§\n1.3 水§\n"
    tree = read(text, "fab")
    assert "1.2" in numbers(tree)
    assert [found.message for found in tree.diagnostics if found.code == "number-broken"] != []


@pytest.mark.parametrize(
    "text", ["1 庭§\n1.1 池§\n1.1.1 石は3\n1.1.2 水です。§\n", "1 庭§\n1.1 池§\n1.1.1 石は3\n5.1.2 水です。§\n"]
)
def test_two_numbers_stay_two(text: str) -> None:
    """A digit at the end of a line and a rule that begins the next one have nothing to do with each other."""
    tree = read(text, "fab")
    assert len(tree.nodes) == 4
    assert "number-broken" not in codes(tree)


@pytest.mark.in_part(0, 4)
@pytest.mark.parametrize("wrap", [characters, columns])
@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_wrapped_shipped_texts_have_the_same_numbers(path: Path, wrap: Wrap) -> None:
    """At every width from 20 to 60 a wrapped text has the numbers that it has unwrapped, no more and no less."""
    same_numbers(path, wrap, 0)


@pytest.mark.in_part(0, 4)
@pytest.mark.parametrize("wrap", [characters, columns])
@pytest.mark.parametrize("path", OFFICIAL, ids=lambda path: path.stem)
def test_wrapped_official_texts_have_the_same_numbers(official: Path, path: Path, wrap: Wrap) -> None:
    """So have the damaged official texts, but for a few glued numbers at one width or another."""
    same_numbers(official / path, wrap, FEW)


def same_numbers(path: Path, wrap: Wrap, most: int) -> None:
    """Assert that a text has the same numbers and reads the same when printed, however it is wrapped."""
    text = COMMENT.sub("", path.read_text(encoding="utf-8"))
    dialect = path.parts[-3]
    whole = numbers(read(text, dialect))
    for width in WIDTHS:
        tree = read(wrapped(text, width, wrap), dialect)
        found = numbers(tree)
        assert sum(((whole - found) + (found - whole)).values()) <= most, width
        assert numbers(read(print_tree(tree), dialect)) == found, width


@pytest.mark.in_part(2, 12)
@pytest.mark.parametrize("dialect", DIALECTS)
@pytest.mark.parametrize("piece", ["1.\n", "[\n", "1\n", ".1\n", "1.1\n\u3000", "[1.\n", "409.1f-\n", "。1.1 \n", "1"])
def test_joining_takes_linear_time(piece: str, dialect: str) -> None:
    """Twenty times as much of anything that may be a cut number takes no two hundred times as long."""
    from rulesdb.syntax.broken_numbers import join_numbers  # what this test alone measures

    def seconds(count: int) -> float:
        began = time.process_time()
        join_numbers(piece * count, DIALECTS[dialect])
        return time.process_time() - began

    assert min(seconds(20_000) for _ in range(3)) < 100 * min(seconds(1_000) for _ in range(3)) + 0.05


def test_printed_garden_is_stable() -> None:
    """A joined number is printed whole, so that printing and reading again changes nothing."""
    tree = read(GARDEN.replace("柳です。", "柳です。[1.1\n.2a]"), "fab")
    assert shape(read(print_tree(tree), "fab")) == shape(tree)
