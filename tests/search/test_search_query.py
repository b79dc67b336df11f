"""What a query is understood to ask for."""

import pytest
from harbour import ANALYZER

from rulesdb.search.query import MOST_WORDS, WrittenNumber, words, written_numbers


def _numbers(query: str) -> list[str]:
    return [each.number for each in written_numbers(query, ("oar", "kite"))[0]]


@pytest.mark.parametrize(
    "query",
    [
        "1.0.2a",
        "１．０．２ａ",
        "rule 1.0.2a",
        "Rule1.0.2A",
        "[1.0.2a]",
        "［１．０．２ａ］",
        "(1.0.2a)",
        "OAR 1.0.2a",
        "oar:1.0.2a",
        "1.0.2A",
        "1.0.2aは?",
        "1.0.2aについて教えて",
        "§1.0.2a.",
        "ルール1.0.2a",
        "  1.0.2a\n",
    ],
)
def test_every_spelling_of_a_number_is_that_number(query: str) -> None:
    """People write a number in many ways and mean one rule."""
    assert _numbers(query) == ["1.0.2a"]


@pytest.mark.parametrize("query", ["6.4.10", "6.4.10j", "6.4.100"])
def test_a_number_is_never_cut_short(query: str) -> None:
    """6.4.10 does not contain 6.4.1."""
    assert _numbers(query) == [query]


@pytest.mark.parametrize("query", ["1.0.2ab", "1.2.3.4.5", "12345.1", "1..2", "v2", "3人の船員", "２人", "1.2.a"])
def test_what_is_no_rule_number_is_left_to_the_words(query: str) -> None:
    """Versions, counts and slips are not taken for numbers."""
    assert _numbers(query) == []


def test_a_chapter_is_meant_only_by_itself() -> None:
    """A bare 1 is chapter 1, the 1 in a sentence is a count."""
    assert _numbers("1") == _numbers("[１]") == _numbers("rule 1") == ["1"]
    assert _numbers("1 灯台") == []


def test_several_numbers_are_all_taken_once() -> None:
    """A comparison names two rules."""
    assert _numbers("1.0.2aと1.0.2bと1.0.2aの違い") == ["1.0.2a", "1.0.2b"]


def test_the_rest_of_a_query_with_a_number_is_kept_for_the_words() -> None:
    """The number is no word, and neither is what introduces it."""
    numbers, rest = written_numbers("Rule 1.0.2a 灯台", ("oar",))
    assert (numbers, rest) == ((WrittenNumber("1.0.2a", "rule"),), "灯台")


def test_a_word_before_a_number_is_kept_unless_it_introduces_it() -> None:
    """Only rulesets and the word rule introduce a number."""
    assert written_numbers("bell 1.0.2a", ("oar",))[1] == "bell"
    assert written_numbers("oar 1.0.2a", ("oar",))[1] == ""


def test_particles_and_signs_are_no_words() -> None:
    """What every sentence has is not looked up."""
    assert [word.surface for word in words("灯台の、鐘を!", ANALYZER)] == ["灯台", "鐘"]


def test_spellings_of_a_word_have_one_term() -> None:
    """Inflection and width do not matter."""
    assert {word.term for word in words("取り除いた", ANALYZER)} == {word.term for word in words("取り除く", ANALYZER)}
    assert words("ＢＥＬＬ", ANALYZER)[0].term == words("bell", ANALYZER)[0].term


def test_a_compound_comes_after_its_words() -> None:
    """The short words are what is asked for; the compound confirms them."""
    found = words("取り除く", ANALYZER)
    assert [(word.surface, word.compound) for word in found] == [("取り", False), ("除く", False), ("取り除く", True)]


def test_words_that_say_nothing_are_dropped_beside_others() -> None:
    """する alone is a question, beside a noun it is grammar."""
    assert [word.surface for word in words("合図すること", ANALYZER)] == ["合図"]
    assert [word.surface for word in words("する", ANALYZER)] == ["する"]


def test_a_word_is_looked_up_once_and_not_without_end() -> None:
    """Repetition costs nothing, and a very long query is cut."""
    assert len(words("鐘 " * 1000, ANALYZER)) == 1
    assert len(words(" ".join(f"x{at}y" for at in range(1000)), ANALYZER)) == MOST_WORDS
