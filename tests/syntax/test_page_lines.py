"""Lines of a page's layout that come again within rules: they are outside of the sentences, and told."""

import pytest

from rulesdb.source.text import SourceText
from rulesdb.syntax.recognition import recognise

TEXT = (
    "1. Looms\n1.1. Threads\n1.1.1. A thread that is\n{0}\nred is strong.\n1.1.2. A thread is long.\n{1}\n"
    "1.1.3. A blue thread\n{2}\nis weak.\n1.1.4. A thread has two ends.\n"
)
SENTENCES = ["A thread that is red is strong.", "A thread is long.", "A blue thread is weak.", "A thread has two ends."]


@pytest.mark.parametrize(
    "page",
    [
        "---PAGE---",
        "Page {0}",
        "- Page {0} of 9 -",
        "<page {0}>",
        "{0}ページ",
        "{0}",
        "- {0} -",
        "－{0}－",
        "— {0} —",
        "{0} / 12",
        "第{0}頁",
        "Rules of Looms v1.2",
        "Rules of Looms v1.2 | {0}",
        "---PAGE---\nRules of Looms, 2026-01-31",
        "\n\nLooms © The Weavers\n\n",
        "[ {0} ]",
        "{0}/12",
        "{0} of 12",
        "{0} | P a g e",
        "• {0} •",
        "Rules of Looms v1.2\n© 2026 The Weavers\n{0}",
    ],
)
@pytest.mark.parametrize("line_end", ["\n", "\r\n"])
def test_lines_of_pages_are_outside(page: str, line_end: str) -> None:
    """Marks of pages and running heads stand in no sentence; a word of them is told, however often they come."""
    text = TEXT.format(*(page.format(number) for number in (1, 2, 3))).replace("\n", line_end)
    tree = recognise(SourceText("looms.txt", text), "dotted").tree
    assert [node.text for node in tree.nodes if node.text] == SENTENCES
    assert "words-outside" in {found.code for found in tree.diagnostics}


@pytest.mark.parametrize("page", ["- {0} -", "－ {0} －", "― {0} ―", "{0} / 12", "Page {0}"])
def test_marks_of_pages_are_told(page: str) -> None:
    """Marks of pages between lines of a sentence are told with their count."""
    text = TEXT.format(page.format(1), "", page.format(2))
    tree = recognise(SourceText("looms.txt", text), "dotted").tree
    (found,) = [one for one in tree.diagnostics if one.code == "words-outside"]
    assert found.line == 4
    assert "(found 2 times)" in found.message


@pytest.mark.parametrize("line", ["see rule 9.", "for each of 2 threads", "Thread", "1/2"])
def test_lines_of_sentences_stay(line: str) -> None:
    """What ends a sentence, is a sentence's own words, or tells of no page is text, although it comes again."""
    text = TEXT.format(line, f"with\n{line}\nred is strong.", f"that is\n{line}\nred is strong.")
    tree = recognise(SourceText("looms.txt", text), "dotted").tree
    assert sum(line in node.text for node in tree.nodes) == 3


@pytest.mark.parametrize("line", ["---PAGE---", "---", "----------"])
def test_dashes_between_rules_are_no_footer(line: str) -> None:
    """A line of dashes is told as a line of the page where rules follow, not as the publisher's footer."""
    tree = recognise(SourceText("looms.txt", TEXT.format("", line, "")), "dotted").tree
    assert {one.reason for one in tree.outside} == {"layout", "navigation"}
    assert "footer" not in " ".join(one.message for one in tree.diagnostics)


FORMS = {
    "fab": "1 織機§\n1.1 糸§\n1.1.1 赤い糸は\n{0}\n強い。§\n1.1.2 糸は長い。§\n{1}\n1.1.3 青い糸は\n{2}\n弱い。§\n",
    "mtg": "502.1.糸\n502.1a 赤い糸は\n{0}\n強い。\n502.1b 糸は長い。\n{1}\n502.1c 青い糸は\n{2}\n弱い。\n",
}


@pytest.mark.parametrize("dialect", FORMS)
@pytest.mark.parametrize(
    "page", ["[ {0} ]", "{0}/12", "{0} of 12", "{0}", "{0}ページ", "織機のルール v1.2", "－ {0} －"]
)
def test_lines_of_pages_are_outside_of_texts_with_a_grammar(dialect: str, page: str) -> None:
    """The forms that a grammar reads know the layout of pages as the others do, and tell of it."""
    text = FORMS[dialect].format(*(page.format(number) for number in (3, 4, 5)))
    tree = recognise(SourceText("looms.txt", text)).tree
    assert tree.dialect == dialect
    assert [node.text for node in tree.nodes if node.text] == ["赤い糸は強い。", "糸は長い。", "青い糸は弱い。"]
    assert page == "{0}" or "words-outside" in {found.code for found in tree.diagnostics}


@pytest.mark.parametrize("dialect", FORMS)
@pytest.mark.parametrize("line", ["[3]", "3/12", "2"])
def test_a_number_that_counts_no_pages_stays(dialect: str, line: str) -> None:
    """A fraction, reference or number that comes once, or again the same, is a part of its sentence."""
    text = FORMS[dialect].format(line, line, line)
    tree = recognise(SourceText("looms.txt", text), dialect).tree
    assert line in next(node.text for node in tree.nodes if node.text.startswith("赤い糸"))
