"""The guards that spare sound texts the search for damage: a text with any damage is read as without them."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.syntax.generated_texts import dialects, rules, texts
from support.syntax.parsed_texts import read

from rulesdb.source.text import SourceText
from rulesdb.syntax import broken_numbers, repairs
from rulesdb.syntax.dialects import DIALECTS
from rulesdb.syntax.numbered_lines import line_beginnings, matches_at_lines
from rulesdb.syntax.parsing import parse
from rulesdb.syntax.tree import Tree

BEFORE = "1 庭§\n\n1.1 木§\n\n1.1.1 松は木です。§\n\n1.1.2 "
BEHIND = "§\n\n1.1.3 竹は木ではありません。§\n"
DAMAGES = {
    "sign within": ("梅は§木です。", "section-sign-misplaced"),
    "sign on the next line": ("梅は木です。\n", "section-sign-misplaced"),
    "moved tail": ("梅は[1.1.1]です。§木の", "tail-moved"),
    "broken line": ("梅は\n木です。", "line-broken"),
    "broken card": ("梅は《松\n竹》です。", "line-broken"),
    "wrong bracket": ("梅は《松」です。", "bracket-mismatched"),
    "lone opening bracket": ("梅は「木です。", "bracket-unmatched"),
    "lone closing bracket": ("梅は木」です。", "bracket-unmatched"),
    "crossed brackets": ("梅は「松（竹」木）です。", "bracket-unmatched"),
    "lone bracket within pairs": ("梅は「（松）[木」です。", "bracket-unmatched"),
    "icon between words": ("梅 木です。", "icon-lost"),
    "icon behind a number": ("梅は1 です。", "icon-lost"),
    "icon behind an X": ("梅は+X を得る。", "icon-lost"),
    "icon before a number": ("梅は 1を得る。", "icon-lost"),
    "icon behind a dash": ("梅 ― :木。", "icon-lost"),
    "icon behind a bracket": ("梅は「 を払う」です。", "icon-lost"),
    "icon behind a sentence": ("梅は木です。 は木です。", "icon-lost"),
    "icon behind a card and a number": ("《松》は1 《竹》は 2 です。", "icon-lost"),
    "icon at a break": ("梅は1\nを得る。", "icon-lost"),
    "cut number": ("梅は[1.1.\n1]です。", "number-broken"),
}


@pytest.mark.parametrize(("words", "code"), DAMAGES.values(), ids=DAMAGES)
def test_one_damage_alone_is_found(words: str, code: str) -> None:
    """A text whose other sentences are sound has the damage of one sentence reported there."""
    tree = parse(SourceText("garden.txt", BEFORE + words + BEHIND), "fab")
    assert (code, "fab:1.1.2") in {(found.code, found.node) for found in tree.diagnostics}


@pytest.mark.parametrize("words", ["梅は木です。", "松（「竹」）と[1.1.1]。", "Go again を得る。", "木(竹）は《松》。"])
def test_sound_sentence_has_no_finding(words: str) -> None:
    """Brackets within each other and blanks beside Latin words are no damage."""
    tree = parse(SourceText("garden.txt", BEFORE + words + BEHIND), "fab")
    assert tree.diagnostics == ()


@pytest.mark.exhaustive
@given(st.one_of(texts, rules), dialects)
def test_same_tree_without_guards(text: str, dialect: str | None) -> None:
    """Looking for damage in every sentence and at every line end gives the same tree and the same findings."""
    assert unguarded(text, dialect) == read(text, dialect)


def unguarded(text: str, dialect: str | None) -> Tree:
    """Return the tree of a text whose every sentence and line end was looked at."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(repairs, "is_sound", lambda *_: False)
        patch.setattr(broken_numbers, "HALF_AT_END", re.compile(""))
        return read(text, dialect)


@given(texts)
def test_lines_that_begin_with_a_number(text: str) -> None:
    """Trying a form's pattern at the beginnings of lines finds what a search through the whole text finds."""
    for dialect in DIALECTS.values():
        if dialect.lines is not None:
            pattern = dialect.lines.lines.beginning
            found = matches_at_lines(pattern, text, line_beginnings(text))
            assert [one.span() for one in found] == [one.span() for one in pattern.finditer(text)]
