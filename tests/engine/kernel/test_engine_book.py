"""The book of rules: every rule can be switched off, and every call leaves a trace."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from rulesdb.engine.kernel.book import Book, last_called_sentence, rules_in_force
from rulesdb.engine.kernel.engine_errors import UnknownRuleError

book = Book("toy")


@book.filter("1.1")
def is_forbidden(value: int) -> bool:
    """Forbid what is above 3."""
    return value > 3


@book.transform("1.2")
def doubled(value: int) -> int:
    """Double a value."""
    return value * 2


@book.step("1.3")
def write_down(value: int, paper: list[int]) -> None:
    """Write a value down."""
    paper.append(value)


@book.definition("1.4")
def chosen(first: int, second: int) -> int:
    """Choose the second."""
    return min(second, second + 0 * first)


book.instead(chosen, "1.4", "どちらも同じ")(lambda first, _second: first)


def test_a_rule_does_what_it_says_and_leaves_its_trace() -> None:
    """With nothing switched off."""
    paper: list[int] = []
    with rules_in_force() as run:
        assert is_forbidden(4)
        assert doubled(4) == 8
        write_down(1, paper)
        assert chosen(1, 2) == 2
    assert paper == [1]
    assert {*run.trace} == {"toy:1.1", "toy:1.2", "toy:1.3", "toy:1.4"}


def test_without_a_rule_its_neutral_form_or_rival_stands_in() -> None:
    """Nothing is forbidden, a value stays, nothing happens, the misreading holds."""
    paper: list[int] = []
    with rules_in_force(["toy:1.1", "toy:1.2", "toy:1.3", "toy:1.4"]):
        assert not is_forbidden(4)
        assert doubled(4) == 4
        write_down(1, paper)
        assert chosen(1, 2) == 1
    assert paper == []


def test_a_rule_is_off_only_within_its_context() -> None:
    """Readings are nested, and each ends."""
    with rules_in_force(["toy:1.1"]):
        with rules_in_force():
            assert is_forbidden(4)
        assert not is_forbidden(4)
    assert is_forbidden(4)


def test_a_rule_that_is_off_in_one_thread_is_in_force_in_another() -> None:
    """A game goes on in a thread while a check with a misreading is played in another."""
    with rules_in_force(["toy:1.2"]) as rules, ThreadPoolExecutor(max_workers=1) as other:
        assert (doubled(4), other.submit(doubled, 4).result()) == (4, 8)
        assert {*rules.trace} == {"toy:1.2"}
    assert doubled(4) == 8


def test_a_law_is_bent_in_four_ways_and_by_several_sentences() -> None:
    """A misreading runs instead of a law, before it, after it or around it; two of them bend it together."""
    bent = Book("bent")

    @bent.law
    def total(first: int, second: int) -> int:
        return first + second

    bent.before(total, "1.1", "二倍する読み方")(lambda first, second: (2 * first, second))
    bent.after(total, "1.2", "符号が逆の読み方")(lambda found, _first, _second: -found)
    bent.around(total, "1.3#sentence-1", "二度足す読み方")(lambda run, first, second: run(run(first, second), second))
    bent.instead(total, "1.3#sentence-2", "掛ける読み方")(lambda first, second: first * second)
    found = {}
    for off in ((), ("bent:1.1",), ("bent:1.2",), ("bent:1.1", "bent:1.2"), ("bent:1.3#sentence-1",), ("bent:1.3",)):
        with rules_in_force(off) as rules:
            found[off] = total(3, 4)
            assert [*rules.trace] == ["bent:1.1", "bent:1.2", "bent:1.3#sentence-1", "bent:1.3#sentence-2"]
    assert [*found.values()] == [7, 10, -7, -10, 11, 12]
    assert total(3, 4) == 7


def test_the_book_tells_what_holds_while_a_sentence_is_off() -> None:
    """A misreading in Japanese, of the whole rule those of all its sentences; nothing where it is merely absent."""
    several = Book("toy")
    law = several.law(lambda: 3)
    several.instead(law, "2.1#sentence-1", "一")(lambda: 1)
    several.instead(law, "2.1#sentence-2", "二")(lambda: 2)
    assert several.misreading_of("toy:2.1#sentence-2") == "二とする読み方"
    assert several.misreading_of("toy:2.1") == "一とする読み方、二とする読み方"
    assert (book.misreading_of("toy:1.4"), book.misreading_of("toy:1.3")) == ("どちらも同じとする読み方", "")


def test_a_clause_is_off_alone_or_with_its_sentence() -> None:
    """A sentence that says two things is misread in either of them, or in both."""
    clauses = Book("toy")

    @clauses.law
    def sides(left: str, right: str) -> str:
        return left + right

    clauses.before(sides, "3.1#sentence-1a", "左は空だ")(lambda _left, right: ("", right))
    clauses.before(sides, "3.1#sentence-1b", "右は空だ")(lambda left, _right: (left, ""))
    seen = {}
    for off in ("3.1#sentence-1a", "3.1#sentence-1b", "3.1#sentence-1", "3.1"):
        with rules_in_force([f"toy:{off}"]) as rules:
            seen[off] = sides("l", "r")
            assert rules.has_called(f"toy:{off}")
    assert [*seen.values()] == ["r", "l", "", ""]
    assert clauses.misreading_of("toy:3.1#sentence-1b") == "右は空だとする読み方"
    assert clauses.misreading_of("toy:3.1#sentence-1") == "左は空だとする読み方、右は空だとする読み方"


def test_the_reading_knows_which_rule_was_called_last() -> None:
    """None before the first, and none while nobody reads the trace."""
    with rules_in_force():
        assert last_called_sentence() == ""
        is_forbidden(1)
        doubled(1)
        assert last_called_sentence() == "toy:1.2"
    doubled(1)
    assert last_called_sentence() == ""


def test_a_wrong_number_is_an_error_that_says_where_it_stands() -> None:
    """When the book is compared with the texts."""
    book.verify({"toy:1.1", "toy:1.2", "toy:1.3", "toy:1.4", "toy:9"})
    with pytest.raises(UnknownRuleError, match=r"doubled stands under toy:1\.2, but no text has such a rule"):
        book.verify({"toy:1.1", "toy:1.3", "toy:1.4"})
