"""Declared dialects: made-up texts of each form, with contents, examples, references, a glossary and their damage."""

from typing import NamedTuple

import pytest
from support.syntax.declared_forms import NUMBERS
from support.syntax.parsed_texts import read, shape

from rulesdb.source.text import SourceText
from rulesdb.syntax.dialects import register
from rulesdb.syntax.dialects.declaration import DeclarationError, read_declaration
from rulesdb.syntax.dialects.declared import shipped_dialects
from rulesdb.syntax.printing import print_tree
from rulesdb.syntax.recognition import recognise
from rulesdb.syntax.tree import InlineKind, PartKind, Tree

HUNDREDS = """\
Rules of the Harbour

Contents

1. The Harbour
100. Berths
101. Boats

Glossary

1. The Harbour

100. Berths

100.1. A berth holds one boat. See rule 101.2.
Example: Two boats never share a berth.

100.1a A raft is a boat (see rules 101.1–101.3, and 100.2).

100.2. Berths have numbers:
2. is the number of the second one.

101. Boats

101.1. A boat has oars.

101.2. Oars are wooden. See rules 101.1a–c and section 1.

101.1a An oar is long.

101.1b An oar is light.

101.1c An oar floats.

101.3. A boat without oars drifts.

Glossary

Berth
A place for a boat. See rule 100.1.
"""
HYPHENS = """\
# Kites

1. [Strings](#1)

## 1. Strings

### 1-1. Length

**1-1-1.** A string is ten steps long. (See 1-2-1-1.)

- **1-1-1-1.** A knot takes one step.
  - **1-1-1-1-1.** A double knot takes two.

### 1-2. Colours

**1-2-1.** Strings are red or blue.
例２：赤い糸。
※ 黄色い糸はない。

- **1-2-1-1.** Mixed strings are neither. (See 1-1-1–1-1-1, 1. Strings)
"""
FIVE = """\
100. Wells
100.1. A well has water.
100.1.a. Water is clear.
100.1.a.1. Clear water has no fish. See rule 100.1.b.
100.1.b. Water is cold.
Example: A bucket of it is cold, too.
101. Buckets
101.1. A bucket holds water (rule 100.1.a.1).
"""
DOTTED = """\
**RULES OF THE MILL**

**CONTENTS**

**1. WHEELS**

**1.1. Water**

**2. STONES**

**GLOSSARY**

i

**1. WHEELS**

**1.1. Water**

**1.1.1. **A wheel turns in water. See section 2.1.

***Example:** A wheel in a dry brook stands still.

1

**1.1.1.1. ** *Cold* water turns it, too.

**1.1.2. **Wheels are wooden.

**2. STONES**

**2.1. Grain**

**2.1.1. **A stone grinds grain \\(see 1.1.1.1\\).

**GLOSSARY**

**stone**

What grinds.

**UPDATE SUMMARY**

**1.1.2. **Wheels are made of wood, no longer of stone.

**2.1.1. **A stone grinds grain.

**2.1.2. **A stone is heavy.
"""
JAPANESE = """\
１．井戸
１０１．水
１０１．１．井戸には水がある。ルール101.1aを見よ。
１０１．１ａ　水は
冷たい。
例２：夏でも冷たい。
注：冬は別である。
１０１．２．水は澄んでいる。
"""


class Form(NamedTuple):
    """A made-up text, and what a reader finds in it."""

    dialect: str
    text: str
    numbers: str
    titles: dict[str, str]
    parents: dict[str, str]
    named: dict[str, tuple[str, ...]]
    parts: list[PartKind]


DECIMAL = """\
Laws of the Raft

Article 1: The raft

1.1 A raft is made of logs, and each of them is tied to the next one with a rope of its own (see 3.2).
Example: A log without a rope is driftwood.
1.1a Wet logs count.
1.2. A raft has no oars. See Article 1.1 and 3.2.1.

Article 3: The river

3.2 Water
The river flows, and a raft that nobody holds flows with it.
3.2.1 A raft may stop at a pier:
3.2.1.1 by night, or
3.2.1.2 in fog.
"""
FORMS = {
    "decimal": Form(
        "decimal",
        DECIMAL,
        "1 1.1 1.1a 1.2 3 3.2 3.2.1 3.2.1.1 3.2.1.2",
        {"1": "The raft", "3": "The river", "3.2": "Water"},
        {"1.1": "1", "1.1a": "1.1", "3.2.1": "3.2", "3.2.1.2": "3.2.1"},
        {"1.1": ("3.2",), "1.2": ("1.1", "3.2.1")},
        [PartKind.EXAMPLE],
    ),
    "hundreds": Form(
        "magic-cr",
        HUNDREDS,
        "1 100 100.1 100.1a 100.2 101 101.1 101.2 101.1a 101.1b 101.1c 101.3",
        {"1": "The Harbour", "100": "Berths", "101": "Boats"},
        {"100": "1", "101.1": "101", "101.1b": "101.1"},
        {
            "100.1": ("101.2",),
            "100.1a": ("101.1", "101.2", "101.3", "100.2"),
            "101.2": ("101.1a", "101.1b", "101.1c", "1"),
        },
        [PartKind.EXAMPLE],
    ),
    "hyphens": Form(
        "hyphens",
        HYPHENS,
        "1 1-1 1-1-1 1-1-1-1 1-1-1-1-1 1-2 1-2-1 1-2-1-1",
        {"1": "Strings", "1-1": "Length", "1-2": "Colours"},
        {"1-1": "1", "1-1-1-1": "1-1-1", "1-2-1": "1-2"},
        {"1-1-1": ("1-2-1-1",), "1-2-1-1": ("1-1-1", "1")},
        [PartKind.EXAMPLE, PartKind.NOTE],
    ),
    "five levels": Form(
        "riftbound",
        FIVE,
        "100 100.1 100.1.a 100.1.a.1 100.1.b 101 101.1",
        {"100": "Wells", "101": "Buckets"},
        {"100.1.a.1": "100.1.a", "100.1.b": "100.1", "101.1": "101"},
        {"100.1.a.1": ("100.1.b",), "101.1": ("100.1.a.1",)},
        [PartKind.EXAMPLE],
    ),
    "dots": Form(
        "dotted",
        DOTTED,
        "1 1.1 1.1.1 1.1.1.1 1.1.2 2 2.1 2.1.1",
        {"1": "WHEELS", "1.1": "Water", "2": "STONES", "2.1": "Grain"},
        {"1.1": "1", "1.1.1.1": "1.1.1", "2.1.1": "2.1"},
        {"1.1.1": ("2.1",), "2.1.1": ("1.1.1.1",)},
        [PartKind.EXAMPLE],
    ),
    "full width": Form(
        "duel-masters",
        JAPANESE,
        "1 101 101.1 101.1a 101.2",
        {"1": "井戸", "101": "水"},
        {"101": "1", "101.1a": "101.1"},
        {"101.1": ("101.1a",)},
        [PartKind.EXAMPLE, PartKind.NOTE],
    ),
}


def _named(tree: Tree) -> dict[str | None, tuple[str, ...]]:
    """Return the numbers that the sentences of each rule name."""
    return {
        node.number: tuple(
            number for inline in node.inlines if inline.kind is InlineKind.REFERENCE for number in inline.numbers
        )
        for node in tree.nodes
    }


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_a_text_is_read_as_its_form_declares(form: Form) -> None:
    """Numbers, titles, parents, references, examples and notes are those that a reader finds."""
    tree = read(form.text, form.dialect)
    by_number = {node.number: node for node in tree.nodes}
    assert " ".join(node.number or "" for node in tree.nodes) == form.numbers
    assert {number: node.title for number, node in by_number.items() if node.title} == form.titles
    assert {number: by_number[number].parent for number in form.parents} == form.parents
    assert {number: _named(tree)[number] for number in form.named} == form.named
    assert [part.kind for node in tree.nodes for part in node.parts] == form.parts


@pytest.mark.parametrize("form", [FORMS["hundreds"], FORMS["hyphens"], FORMS["five levels"], FORMS["decimal"]])
def test_a_text_is_recognised(form: Form) -> None:
    """Without the name of its dialect a text is read as the one that declares its form."""
    recognition = recognise(SourceText("made-up.txt", form.text))
    assert recognition.has_rules
    assert recognition.tree.dialect in {form.dialect, "duel-masters"}


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_a_printed_text_reads_the_same(form: Form) -> None:
    """Printing a tree and reading it again gives the same tree, places apart."""
    tree = read(form.text, form.dialect)
    assert shape(read(print_tree(tree), form.dialect)) == shape(tree)


def test_contents_and_glossary_are_outside_of_the_rules() -> None:
    """Their numbers begin no rules, and their characters are kept with the reason."""
    tree = read(HUNDREDS, "magic-cr")
    outside = {stretch.reason: stretch.span.of(HUNDREDS) for stretch in tree.outside if stretch.reason != "layout"}
    assert outside["title-block"].startswith("Rules of the Harbour")
    assert "101. Boats" in outside["title-block"]
    assert outside["closing-matter"].startswith("Glossary\n\nBerth")
    assert "2. is the number" not in {node.title for node in tree.nodes}


def test_lines_of_japanese_are_joined_without_a_blank() -> None:
    """Lines of Latin words get one, also behind a full stop or a bracket."""
    assert {node.number: node.text for node in read(JAPANESE, "duel-masters").nodes}["101.1a"] == "水は冷たい。"
    text = '100. Wells\n100.1. A well (deep)\nhas "water".\nIt is cold.\n100.2. So.\n100.3. And so.\n'
    assert read(text, "magic-cr").nodes[1].text == 'A well (deep) has "water". It is cold.'
    text = "100. Wells\n100.1. A well-\nhead is one-\nor two-fold -\nso be it.\n100.2. So.\n100.3. And so.\n"
    assert read(text, "magic-cr").nodes[1].text == "A well-head is one- or two-fold - so be it."


GLUED = """\
**1. WHEELS**

**1.1. Water**

**1.1.1. **A wheel turns \\(in water\\). **1.1.2. **It is wooden. 1.1.2.1. Oak is best, says 1.1.4. 1.1.5. A fifth.

**1.1.3. **It rests. 1.1.3. at night; 1.1.4. It creaks. 2. STONES

**1.1.6. **It is round.
"""


def test_a_number_behind_a_sentence_begins_a_rule_where_it_is_the_next_one() -> None:
    """It is set apart and reported; one that leaps, begins another line, follows no sentence or has a title is not."""
    tree = read(GLUED, "dotted")
    said = {node.number: node.text for node in tree.nodes}
    assert " ".join(number or "" for number in said) == "1 1.1 1.1.1 1.1.2 1.1.2.1 1.1.3 1.1.6"
    assert said["1.1.2.1"] == "Oak is best, says 1.1.4. 1.1.5. A fifth."
    assert said["1.1.3"] == "It rests. 1.1.3. at night; 1.1.4. It creaks. 2. STONES"
    glued = [found for found in tree.diagnostics if found.code == "number-glued"]
    assert [found.node for found in glued] == ["dotted:1.1.2", "dotted:1.1.2.1"]


def test_a_number_within_a_line_begins_nothing_where_the_form_has_no_such() -> None:
    """A dialect that does not declare it takes numbers at the beginnings of lines alone."""
    tree = read("100. Wells\n100.1. A well has water. 100.2. It is cold.\n100.3. It is deep.\n", "magic-cr")
    assert [node.number for node in tree.nodes] == ["100", "100.1", "100.3"]


LORE = """\
1. Sails
1.1. Sails are white. (1.2)
1.2. Ropes are long.
1.2.1. They are wet.
2. Masts
2.1. Masts are tall.
"""


def test_levels_are_inferred_from_a_text_that_nobody_declared() -> None:
    """Titled numbers are chapters, the first level with sentences has the rules; what was inferred is said."""
    recognition = recognise(SourceText("made-up.txt", LORE), "general")
    kinds = {node.number: str(node.kind) for node in recognition.tree.nodes}
    assert kinds == {"1": "chapter", "1.1": "rule", "1.2": "rule", "2": "chapter", "2.1": "rule"} | (
        {"1.2.1": "subrule"} if "1.2.1" in kinds else {}
    )
    said = next(found for found in recognition.tree.diagnostics if found.code == "dialect-guessed")
    assert "1 chapter (2)" in said.message


DECLARATION = """\
name = "tides"
title = "Rules of tides"
[[level]]
kind = "rule"
number = 'T[0-9]+'
"""


def test_a_declaration_adds_a_dialect() -> None:
    """Its name is then known like any other."""
    text = DECLARATION.replace("T[0-9]+", "[0-9]{1,3}").replace("number", "end = '[)]'\nnumber", 1)
    register(read_declaration(text))
    tree = read("1) Low tide.\n2) High tide.\n3) No tide.\n", "tides")
    assert [(node.number, node.text) for node in tree.nodes][:2] == [("1", "Low tide."), ("2", "High tide.")]


@pytest.mark.parametrize(
    ("written", "instead", "problem"),
    [
        ("tides", "No name", "name: expected small letters"),
        ("T[0-9]+", "T[0-9", "level 1.number: no regular expression"),
        ("T[0-9]+", "(T)[0-9]", "level 1.number: expected no groups"),
        ('kind = "rule"', 'kind = "clause"', "level 1.kind"),
        ('title = "Rules of tides"', 'titel = "Rules of tides"', "unknown key 'titel'"),
        ('name = "tides"', 'name = "tides', "line"),
    ],
)
def test_a_wrong_declaration_is_told_by_its_key(written: str, instead: str, problem: str) -> None:
    """The message names the key and what is wrong with it."""
    with pytest.raises(DeclarationError) as refused:
        read_declaration(DECLARATION.replace(written, instead))
    assert problem in str(refused.value)


def test_the_name_of_a_shipped_dialect_is_taken() -> None:
    """A file cannot change how the shipped texts are read."""
    with pytest.raises(DeclarationError):
        register(read_declaration(DECLARATION.replace("tides", "fab", 1)))


def test_texts_of_every_declared_form_are_fuzzed() -> None:
    """A dialect without a grammar has lines of its form among the fuzzed texts, so that a new one is not forgotten."""
    assert NUMBERS.keys() == {dialect.name for dialect in shipped_dialects() if not dialect.declaration.grammar}
