"""Rule numbers: their order, what comes next, and ranges, for parts of every length."""

import time
from collections.abc import Callable
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.syntax.parsed_texts import codes, read

from rulesdb.syntax.dialects import DIALECTS
from rulesdb.syntax.numbering import LONGEST_RANGE, follows, normalise, sort_key, spell_out, successor

LONG = "9" * 5_000
numbers = st.from_regex(r"\A[0-9]{1,3}(\.[0-9]{1,3}){0,3}\Z")


def as_integers(number: str) -> list[int]:
    """Return the digits of a number without letters, part by part."""
    return [int(part) for part in number.split(".")]


@given(numbers, numbers)
def test_order_is_the_order_of_counting(one: str, other: str) -> None:
    """Parts without letters ascend as their integers do."""
    assert (sort_key(one) < sort_key(other)) == (as_integers(one) < as_integers(other))


@given(st.lists(st.integers(0, 999), min_size=1, max_size=4))
def test_the_next_number_follows(parts: list[int]) -> None:
    """A number whose last part is one greater follows it, and so does the next letter."""
    here, following = (".".join(map(str, [*parts[:-1], parts[-1] + more])) for more in (0, 1))
    assert successor(sort_key(here)[-1]) == sort_key(following)[-1]
    assert follows(following, here)
    assert follows(f"{here}ba", f"{here}az")


def test_numbers_of_any_length_are_compared() -> None:
    """Python refuses to read integers of more than 4,300 digits; a number may have more."""
    assert sort_key(f"1.{LONG}") < sort_key(f"1.1{LONG}") < sort_key(f"2.{LONG}")
    assert sort_key(f"1.0{LONG}") == sort_key(f"1.{LONG}")
    assert follows(f"1.1{'0' * len(LONG)}", f"1.{LONG}")
    assert sort_key("1" + "a" * 5_000) < sort_key("1b" + "a" * 5_000)


@pytest.mark.parametrize("dialect", DIALECTS)
@pytest.mark.parametrize(
    "text",
    [f"1.1.1 {LONG}§", f"1.1.1 竜[{LONG}]§", f"1.1.1 竜[1]―[{LONG}]§", f"{LONG} 竜", f"502.57a 竜502.{LONG}"],
    ids=["words", "reference", "range", "head", "dotted"],
)
def test_a_text_with_a_long_number_is_read(dialect: str, text: str) -> None:
    """No number is too long for the parser, in a head or in a reference."""
    assert "".join(span.of(text) for span in spans(text, dialect)) == text


def spans(text: str, dialect: str) -> list:  # type: ignore[type-arg]  # spans of nodes, parts and what is outside
    """Return the spans of a made-up text in order."""
    tree = read(text, dialect)
    return sorted([node.span for node in tree.nodes] + [outside.span for outside in tree.outside])


def test_comparison_takes_linear_time() -> None:
    """A number ten times as long takes no hundred times as long."""
    assert seconds(1_000_000) < 40 * seconds(100_000) + 0.01


def seconds(length: int) -> float:
    """Return the best of three CPU times, in seconds, of comparing numbers of ``length`` digits."""
    return min(timed(partial(sort_key.__wrapped__, f"1.{'7' * length}")) for _ in range(3))


def timed(work: Callable[[], object]) -> float:
    """Return the CPU time of one piece of work in seconds."""
    began = time.process_time()
    work()
    return time.process_time() - began


@pytest.mark.parametrize(
    ("first", "last", "between"),
    [
        ("1.9", "1.11", ("1.9", "1.10", "1.11")),
        ("409.1f", "409.1h", ("409.1f", "409.1g", "409.1h")),
        ("1.0.2y", "1.0.2ab", ("1.0.2y", "1.0.2z", "1.0.2aa", "1.0.2ab")),
        ("0", "2", ("0", "1", "2")),
        ("1.2", "1.1", None),
        ("1.2", "2.3", None),
        ("1.1", f"1.{LONG}", None),
        (f"1.{LONG}", f"1.1{'0' * len(LONG)}", (f"1.{LONG}", f"1.1{'0' * len(LONG)}")),
    ],
)
def test_ranges(first: str, last: str, between: tuple[str, ...] | None) -> None:
    """A range names the numbers between its ends, letters go on after z, and what is no range names none."""
    assert spell_out(first, last) == between


def test_the_longest_range() -> None:
    """A range of more rules than that is taken for a slip, and the report says that it is unclear."""
    assert spell_out("1.1", f"1.{1 + LONGEST_RANGE}") is not None
    assert spell_out("1.1", f"1.{2 + LONGEST_RANGE}") is None
    assert "range-unclear" in codes(read(f"1 竜§\n1.1 竜[1.1]―[1.{LONG}]§\n", "fab"))


@pytest.mark.parametrize("written", ["701.23 b", "７０１．２３ｂ", " 701.23\u3000b. ", "701.23B"])
def test_plain_form_has_no_blank(written: str) -> None:
    """A blank within a number is none of its characters."""
    assert normalise(written) == "701.23b"
