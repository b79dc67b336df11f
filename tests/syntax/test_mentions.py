"""Numbers that a sentence names are no rules: the rule is where its number begins a line with words of its own."""

import os
import re
from pathlib import Path
from textwrap import fill

import pytest
from hypothesis import given
from support.syntax.generated_texts import dialects, texts
from support.syntax.parsed_texts import codes, read

from rulesdb.syntax.concrete import TextToken
from rulesdb.syntax.dialects import DIALECTS
from rulesdb.syntax.heads import Heads
from rulesdb.syntax.numbering import is_number
from rulesdb.syntax.tree import Tree

DRAGONS = """608.3. If a dragon that wakes has several heads, the steps in rules 608.3a and b come before all others.

608.3a A dragon with one head opens its eyes, stretches its wings and leaves the cave.

608.3b A dragon with two heads does so as rule 608.2b says. 608.3a and 608.3b are never used together.

608.3c A dragon without a head sleeps on. See 608.3d. It may wake later, through any rule of this section.

608.3d A dragon that slept on wakes when another dragon calls it by its name.
"""
PRIMER = "608.3.竜 608.3a 竜は眠る。608.3bと608.3cは続けて読む。 608.3b 竜は起きる。 608.3c 竜は飛ぶ。\n"
GARDEN = """1 庭§
1.1 池§
1.1.1 池は魚の数だけ深く掘ります。深さは1.1.2 および1.1.3で決め、庭師が毎年はかります。§
1.1.2 魚が3匹までなら、池の深さは大人の膝までです。看板に「深い。1.1.3 参照」と書きます。§
1.1.3 魚が4匹からは、池の深さは大人の腰までです。§
"""
WRAPPED = """1 庭§
1.1 池§
1.1.1 池は魚の数だけ深く掘ります。深さは
1.1.3 で決めます。底の石は池ごとに大きな物を
2 つか3つ置き、水草は石のまわりに植えます。§
1.1.2 魚が3匹までなら池の深さは大人の膝まで
です。庭師は毎年春に深さをはかり、足りないと
きは池を掘りなおします。水は雨の水を使います
が、夏のあいだは井戸の水を足すことができます。
水草は石のまわりに植え、秋に刈り取ります。§
1.1.3 魚が4匹からは池の深さは大人の腰までで、
深さをはかる棒は池ごとに1本ずつ用意します。§
"""
LINE = re.compile(r"(?m)^[ \t]*(?P<number>[0-9]{3}\.[0-9]{1,3}[a-z]?)\.?[ \t]+\S")
BESIDE_THE_REPOSITORY = Path(__file__).resolve().parents[3] / "shared" / "texts"
MAGIC = ("magic-cr-2025-11-14-en.txt", "magic-cr-2026-01-16-en.txt", "magic-cr-2025-11-14-zh.txt")


def numbers(tree: Tree) -> list[str | None]:
    """Return the numbers of a tree's nodes in the order of the text."""
    return [node.number for node in tree.nodes]


def text_of(tree: Tree, number: str) -> str:
    """Return the text of the only node with a number."""
    (node,) = (node for node in tree.nodes if node.number == number)
    return node.text


@pytest.mark.parametrize("width", [None, 40, 60, 79])
def test_numbers_named_in_english(width: int | None) -> None:
    """Whether wrapped or not, the rules are the lines that begin with a number, and each has its own text."""
    text = DRAGONS if width is None else "\n\n".join(fill(part, width) for part in DRAGONS.split("\n\n"))
    tree = read(text, "mtg")
    assert numbers(tree) == ["608.3", "608.3a", "608.3b", "608.3c", "608.3d"]
    assert text_of(tree, "608.3a").startswith("A dragon with one head")
    assert text_of(tree, "608.3c").endswith("section.")
    assert "number-duplicate" not in codes(tree)


def test_numbers_named_on_one_line() -> None:
    """A particle right behind a number makes it a subject of the sentence, and no rule."""
    tree = read(PRIMER, "mtg")
    assert numbers(tree) == ["608.3", "608.3a", "608.3b", "608.3c"]
    assert text_of(tree, "608.3b") == "竜は起きる。"


def test_numbers_named_within_a_line() -> None:
    """A number before a conjunction, or in a quotation behind 。, stays in the sentence that names it."""
    tree = read(GARDEN, "fab")
    assert numbers(tree) == ["1", "1.1", "1.1.1", "1.1.2", "1.1.3"]
    assert text_of(tree, "1.1.1").endswith("毎年はかります。")
    assert text_of(tree, "1.1.2").endswith("書きます。")


def test_numbers_named_at_a_margin() -> None:
    """A line that begins with a number because the line before it was full goes on with its sentence."""
    tree = read(WRAPPED, "fab")
    assert numbers(tree) == ["1", "1.1", "1.1.1", "1.1.2", "1.1.3"]
    assert "2 つか3つ置き" in text_of(tree, "1.1.1")
    assert text_of(tree, "1.1.3").startswith("魚が4匹から")


def test_a_rule_that_is_nowhere_else_stays_a_rule() -> None:
    """A line that begins with the next number is a rule, however it goes on: nothing is swallowed."""
    tree = read("1 庭§\n1.1 池§\n1.1.1 池です。§\n1.1.2にわとりは泳ぎません。§\n1.1.3 を掘ります。§\n", "fab")
    assert numbers(tree) == ["1", "1.1", "1.1.1", "1.1.2", "1.1.3"]


def test_a_number_on_two_lines_of_its_own_is_kept_twice() -> None:
    """Two lines with the same claim are a mistake of the text, which is reported."""
    tree = read("1 庭§\n1.1 池§\n1.1.1 池です。§\n1.1.1 橋です。§\n", "fab")
    assert numbers(tree) == ["1", "1.1", "1.1.1", "1.1.1"]
    assert codes(tree) == ["number-duplicate"]


@pytest.mark.parametrize("name", [name for name, dialect in DIALECTS.items() if dialect.declaration.grammar])
@pytest.mark.parametrize(("written", "kind"), [("701.23 b", "HEAD"), ("7x.1", "WORDS"), ("701..2", "WORDS")])
def test_what_a_grammar_calls_a_number(name: str, written: str, kind: str) -> None:
    """A number with a blank in it begins a node; what is no number at all begins nothing, and nothing raises."""
    at = len(written)
    tokens = [TextToken("NUMBER", written, 0, at), TextToken("WORDS", " 竜。", at, at + 3)]
    _, *pieces = (
        piece for token in Heads(DIALECTS[name]).process(iter(tokens)) for piece in (token.piece, *token.pieces)
    )
    assert pieces[0].type in {kind, "REFERENCE" if kind == "WORDS" else kind}
    assert "".join(piece.text for piece in pieces) == f"{written} 竜。"


@given(texts, dialects)
def test_nodes_have_plain_numbers(text: str, dialect: str | None) -> None:
    """Every number of every text is a plain one, which can be sorted and asked for."""
    assert all(node.number is None or is_number(node.number) for node in read(text, dialect).nodes)


@pytest.mark.in_part(0)
@pytest.mark.parametrize("file", MAGIC)
def test_every_rule_of_magic_has_its_own_text(file: str) -> None:
    """Each line that begins with a number is a rule, and no sentence makes one."""
    folder = Path(os.environ.get("RULESDB_TEXTS") or BESIDE_THE_REPOSITORY)
    if not (folder / file).exists():
        pytest.skip("needs the official texts: name their folder in RULESDB_TEXTS")
    text = (folder / file).read_text(encoding="utf-8")
    stated = [(found["number"], found.start("number")) for found in LINE.finditer(text)]
    tree = read(text, "mtg")
    assert [(node.number, node.span.start) for node in tree.nodes if node.number is not None] == stated
