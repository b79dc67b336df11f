"""The players' questions: each is whole, asked once, and graded for rules that are there; nearly every rule has one."""

from collections import Counter

import pytest

from rulesdb.source.edition_sources import shipped_editions
from rulesdb.source.resources import data_folder
from rulesdb.source.shipped_questions import (
    COLUMNS,
    NAME,
    OUTSIDE,
    PlayerQuestion,
    read_questions,
    shipped_questions,
    shipped_questions_about,
)
from rulesdb.source.text_reading import read_text
from rulesdb.syntax.parsing import parse

FEWEST, MOST = 3_000, 5_000
LEAST_SHARE = 0.95
RULES = {"rule", "subrule", "heading"}
QUESTIONS = shipped_questions()
KINDS = {
    edition.ruleset: {
        node.key.replace(":", "："): node.kind for file in edition.files for node in parse(read_text(file.path)).nodes
    }
    for edition in shipped_editions()
}
by_game = pytest.mark.parametrize("ruleset", KINDS)


def _of(ruleset: str, name: str = NAME) -> list[PlayerQuestion]:
    return read_questions(data_folder() / ruleset / name, ruleset)


@pytest.mark.parametrize("file", ["fab/questions.tsv", "mtg/questions.tsv", "mtg/outside-questions.tsv"])
def test_every_game_has_questions_and_every_line_is_one(file: str) -> None:
    """No line is empty, and no cell has blanks around it or twice the same between its grades."""
    ruleset, _, name = file.partition("/")
    head, *lines = (data_folder() / file).read_text(encoding="utf-8").splitlines()
    assert tuple(head.split("\t")) == COLUMNS
    assert len(lines) == len(_of(ruleset, name)) > 0
    for line in lines:
        cells = line.split("\t")
        assert len(cells) == len(COLUMNS), line
        assert all(cell and cell == " ".join(cell.split()) for cell in cells), line


def test_there_are_enough_and_not_too_many() -> None:
    """They travel with the program and to the pages."""
    assert FEWEST <= len(QUESTIONS) <= MOST


def test_no_question_stands_twice() -> None:
    """Neither in a game nor in two."""
    assert [text for text, count in Counter(question.text for question in QUESTIONS).items() if count > 1] == []


@by_game
def test_what_is_graded_is_a_rule_of_the_game(ruleset: str) -> None:
    """Each name once, the highest grade first; one rule at least answers a part."""
    for question in _of(ruleset):
        names = [name for name, _ in question.rules]
        grades = [grade for _, grade in question.rules]
        assert set(names) <= set(KINDS[ruleset]), question
        assert len(names) == len(set(names)), question
        assert grades == sorted(grades, reverse=True), question
        assert grades[0] > 1, question


def test_what_no_rule_of_ours_answers_names_rules_outside() -> None:
    """None of the numbers is in the shipped edition."""
    known = {question: {number for number, _ in question.rules} for question in _of("mtg", OUTSIDE)}
    assert [question for question, numbers in known.items() if numbers & set(KINDS["mtg"])] == []


@by_game
def test_nearly_every_rule_has_a_question(ruleset: str) -> None:
    """What nobody asks is found by its own words alone."""
    rules = {name for name, kind in KINDS[ruleset].items() if kind in RULES}
    asked = {name for question in _of(ruleset) for name, _ in question.rules} & rules
    lacking = ", ".join(sorted(rules - asked)) or "none"
    print(f"{len(asked)} of {len(rules)} rules have a question; without: {lacking}")  # noqa: T201  (for pytest -rP)
    assert len(asked) >= LEAST_SHARE * len(rules)


@pytest.mark.in_part(0)
@by_game
def test_the_questions_about_one_rule_are_those_of_the_whole_file(ruleset: str) -> None:
    """``show`` takes apart only the rows that name a rule."""
    every = _of(ruleset)
    for name in KINDS[ruleset]:
        named = [question._replace(terms=None) for question in every if name in dict(question.rules)]
        assert shipped_questions_about(ruleset, name) == named
    assert shipped_questions_about("no game", "1.1") == []
