"""Properties of comparisons that hold for any two versions."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesdb.comparison.comparison import Comparison, compare
from rulesdb.comparison.rules import Piece, Rule

WORDS = ("網", "舟", "岸", "the", "anchor", "is", "旗を掲げる", "once", "a turn", "\n", " ")
NUMBERS = tuple(f"{chapter}.{rule}{letter}" for chapter in "12" for rule in "123" for letter in ("", "a", "b"))

pieces = st.one_of(
    st.sampled_from(WORDS).map(Piece),
    st.sampled_from(NUMBERS).map(lambda number: Piece(number, (number,))),
)


@st.composite
def versions(draw: st.DrawFn) -> list[Rule]:
    """Draw a version: rules with numbers in any order, some twice, and texts of a few words, many of them alike."""
    texts = draw(st.lists(st.lists(pieces, max_size=6), min_size=1, max_size=4))
    keys = draw(st.lists(st.sampled_from(NUMBERS), max_size=12))
    parents = st.sampled_from((None, "1", "2", *NUMBERS[:4]))
    return [Rule(key, "rule", draw(parents), tuple(draw(st.sampled_from(texts)))) for key in keys]


def sides(found: Comparison) -> tuple[Counter[Rule], Counter[Rule]]:
    """Return the rules of both sides as the changes have them."""
    return (
        Counter(change.old for change in found.changes if change.old is not None),
        Counter(change.new for change in found.changes if change.new is not None),
    )


@given(versions(), versions())
def test_every_rule_of_either_side_is_there_once(old: list[Rule], new: list[Rule]) -> None:
    """No rule is lost, and none is counted twice."""
    found = compare(old, new)
    assert sides(found) == (Counter(old), Counter(new))
    assert sum(found.totals[kind] for kind in {change.kind for change in found.changes}) == len(found.changes)


@given(versions())
def test_version_is_the_same_as_itself(version: list[Rule]) -> None:
    """A version compared with itself has no change, whatever stands in it twice."""
    assert compare(version, version).listed == ()


@pytest.mark.exhaustive
@given(versions(), versions())
def test_directions_mirror_each_other(old: list[Rule], new: list[Rule]) -> None:
    """Both directions match the same rules: what is added in one is removed in the other."""
    forth, back = compare(old, new), compare(new, old)
    assert Counter((change.old, change.new) for change in forth.changes) == Counter(
        (change.new, change.old) for change in back.changes
    )


@given(versions(), versions())
def test_differences_are_both_texts(old: list[Rule], new: list[Rule]) -> None:
    """The old parts of the differences are the old text, the new ones the new text."""
    for change in compare(old, new).changes:
        assert "".join(one.old for one in change.text) == ("" if change.old is None else change.old.text)
        assert "".join(one.new for one in change.text) == ("" if change.new is None else change.new.text)
