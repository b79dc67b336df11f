"""What a query is understood to ask for."""

import pytest

from rulesdb.search.query.written import WrittenNumber, written_numbers


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
        "１。０。２ａ",
        "１・０・２ａ",
        "１、０、２ａ",
        "1,0,2a",
        "1.0.2(a)",
        "1.0.2 a",
        "1.0. 2a",
        "1. 0. 2 (a)",
        "1.0.2[a]",
    ],
)
def test_every_spelling_of_a_number_is_that_number(query: str) -> None:
    """People write a number in many ways and mean one rule."""
    assert _numbers(query) == ["1.0.2a"]


@pytest.mark.parametrize("query", ["6.4.10", "6.4.10j", "6.4.100"])
def test_a_number_is_never_cut_short(query: str) -> None:
    """6.4.10 does not contain 6.4.1."""
    assert _numbers(query) == [query]


@pytest.mark.parametrize(
    "query",
    [
        *("1.0.2abは", "版1.2.3.4.5", "12345.1点", "1..2", "v2", "3人の船員", "２人", "1.2.a", "1,000点", "1,000,000"),
        *("1、2、3枚引く", "4・5枚", "十分", "11/28/26"),
    ],
)
def test_what_is_no_rule_number_is_left_to_the_words(query: str) -> None:
    """Versions, counts and slips are not taken for numbers."""
    assert _numbers(query) == []


def test_a_chapter_is_meant_only_by_itself() -> None:
    """A bare 1 is chapter 1, the 1 in a sentence is a count."""
    assert _numbers("1") == _numbers("[１]") == _numbers("rule 1") == ["1"]
    assert _numbers("1 灯台") == []


@pytest.mark.parametrize("query", ["第6章", "6章", "chapter 6", "Chapter６", "ch. 6", "section 6", "第六章", "六章の"])
def test_a_chapter_may_be_called_one(query: str) -> None:
    """In a sentence, too."""
    assert _numbers(query) == _numbers(f"灯台 {query}") == ["6"]


@pytest.mark.parametrize("query", ["第6章第4節", "6章4節", "第六章 第四節", "第6章の第4節", "6。4"])
def test_a_chapter_and_a_section_are_one_number(query: str) -> None:
    """As statutes and books count."""
    assert _numbers(query) == ["6.4"]


@pytest.mark.parametrize("query", ["1.0." + "5" * 5_000, "12345.1", "1.2.3.4.5", "1.0.2ab"])
def test_digits_and_dots_alone_are_a_number_that_no_rule_may_have(query: str) -> None:
    """They are no words to search for."""
    numbers, rest = written_numbers(query, ("oar",))
    assert ([number.number for number in numbers], rest) == ([query], "")


@pytest.mark.parametrize("query", ["第四節", "第4条", "灯台 4節", "第3項", "第一条の灯台"])
def test_a_section_of_no_chapter_is_no_chapter(query: str) -> None:
    """Every chapter has a fourth section; none of them is meant by 第四節 alone."""
    assert _numbers(query) == []


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


@pytest.mark.parametrize(
    "query", ["5.2.1から5.2.3", "5.2.1から5.2.3まで", "5.2.1 から 3 まで", "5.2.1-3", "5.2.1〜3", "5.2.1~5.2.3"]
)
def test_a_range_is_written_in_words_or_shortly(query: str) -> None:
    """Only the last part of the second number may be written; から and まで are no words to search for."""
    assert written_numbers(query, ("oar",))[1] == ""
    assert _numbers(query) == ["5.2.1", "5.2.2", "5.2.3"]


def test_a_range_of_subrules_is_written_shortly() -> None:
    """By their letters; what is no range stays as it is."""
    assert _numbers("5.2.1a-c") == _numbers("5.2.1aからcまで") == ["5.2.1a", "5.2.1b", "5.2.1c"]
    assert _numbers("502.8b〜d") == ["502.8b", "502.8c", "502.8d"]
    assert _numbers("5.2.1から5枚引く") == ["5.2.1"]


@pytest.mark.parametrize("query", ["502-8b", "502−8ｂ", "502ー8b", "灯台 502-8b は?"])
def test_a_number_with_one_hyphen_is_known_by_its_letter_or_its_three_digits(query: str) -> None:
    """As one with several hyphens is."""
    assert _numbers(query) == ["502-8b"]
    assert _numbers("502-58") == ["502-58"]
    assert _numbers("20-3") == _numbers("2026-11-28") == _numbers("300-1000") == []


def test_a_range_names_all_its_rules() -> None:
    """5.2.1-5.2.3 is three rules; an asterisk stands for what is below a number."""
    assert _numbers("5.2.1-5.2.3") == ["5.2.1", "5.2.2", "5.2.3"]
    assert _numbers("[5.2.9]―[5.2.11]") == ["5.2.9", "5.2.10", "5.2.11"]
    assert _numbers("6.6.*") == ["6.6"]
    assert _numbers("5.2.3-5.1.1") == ["5.2.3", "5.1.1"]
