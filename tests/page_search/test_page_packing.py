"""Data come out of the pages' scripts as they went in."""

import random
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesdb.page_search.packed_integers import encoded
from rulesdb.page_search.packing import packed

Ask = Callable[[str, object], object]
UNPACKED = """texts => {
    const unpacker = new search.Unpacker();
    return texts.map((text) => unpacker.next(text));
}"""
DECODED = "texts => texts.map(search.decoded)"
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text(st.characters(codec=None)),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(min_size=1).map("k".__add__), inner),
)


def _made_up(seed: int, signs: str, length: int) -> str:
    chance = random.Random(seed)  # noqa: S311  (no secret)
    return "".join(chance.choices(signs, k=length))


def _far_apart() -> str:
    """Return a text that says the same in places a megabyte apart, at once, again and again, and with small changes."""
    seldom = "".join(map(chr, range(0x3041, 0xD700)))
    shuffled = _made_up(1, seldom, 200_000)
    again = "".join(shuffled[at : at + at % 300] for at in range(0, 100_000, 97))
    return f"{shuffled}{seldom}{again}{seldom[:5000]}い{seldom[5001:9000]}{'あ' * 5000}{'あい' * 50}{shuffled[:70_000]}"


@pytest.mark.exhaustive
@given(values=st.lists(VALUES, min_size=1, max_size=4))
def test_any_values_are_unpacked(ask: Ask, values: list[object]) -> None:
    """Numbers, texts with whatever characters, lists and objects come out, however many are packed together."""
    assert ask(UNPACKED, packed(values)) == values


@pytest.mark.parametrize("signs", ["あ", "あい", "あいう", "0123456789", "効果はをに、。《》", "aあ亜\u0301\ud83d"])
def test_what_repeats_itself_is_unpacked(ask: Ask, signs: str) -> None:
    """The fewer characters there are, the more is said by what stood there before, in every way there is."""
    texts = [_made_up(length, signs, length) for length in (1, 2, 3, 17, 300, 5000)]
    assert ask(UNPACKED, packed(texts)) == texts


def test_what_is_far_apart_is_unpacked(ask: Ask) -> None:
    """Over any distance, and more than the page first makes room for."""
    text = _far_apart()
    assert ask(UNPACKED, packed([text])) == [text]


def test_a_value_is_unpacked_before_the_next_one_is_there(ask: Ask) -> None:
    """The first text alone yields the first value, whatever follows."""
    values = [_made_up(length, "効果aあ", length) for length in range(40)]
    alone = "texts => texts.map((text) => new search.Unpacker().next(text))"
    assert ask(alone, [packed([value, "効果"])[0] for value in values]) == values


def test_what_was_packed_before_is_not_packed_again() -> None:
    """A value that repeats the one before it takes next to nothing."""
    text = _made_up(3, "".join(map(chr, range(0x4E00, 0x5E00))), 2000)
    first, second = packed([text, text])
    assert len(second) < len(first) / 50


def test_damaged_data_come_to_an_end(ask: Ask) -> None:
    """A text that is cut off is an error, not a wait."""
    [whole] = packed([_made_up(4, "効果aあ", 1000)])
    failed = "text => { try { new search.Unpacker().next(text); } catch (error) { return error.name; } return null; }"
    assert ask(failed, whole[:200]) == "RangeError"


def test_a_script_may_quote_what_is_packed() -> None:
    """No sign in it means anything to a script or a page."""
    [text] = packed([_made_up(2, "\"\\<>&'\n効", 1000)])
    assert set(text) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=")


def test_numbers_are_decoded(ask: Ask) -> None:
    """Small ones, and those that one character has no room for."""
    numbers = [*range(300), 51_000, 54_999, 55_000, 55_039, 55_040, 55_041, 60_000, 2**31, 2**52]
    assert ask(DECODED, [encoded(numbers), "", *(encoded([each]) for each in numbers)]) == [
        numbers,
        [],
        *([each] for each in numbers),
    ]
