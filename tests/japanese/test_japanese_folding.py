"""NFKC of texts of any length."""

import time
import unicodedata

from hypothesis import given
from hypothesis import strategies as st

from rulesdb.japanese.folding import fold, nfkc

LETTERS = st.sampled_from([*"aがハﾊ置Ａ１。 \n①㍿ﷺ", "\u1112\u1161\u11ab", "\ud800"])
MARKS = st.text("\u0301\u0323\u3099\u309aﾞﾟ", max_size=5)
WORDS = st.tuples(LETTERS, MARKS).map("".join)


@given(st.lists(WORDS, min_size=100, max_size=200).map("".join))
def test_long_texts_are_composed_as_unicode_has_it(text: str) -> None:
    """A text of several pieces comes out as it does in one, whatever letters and marks stand where it is cut."""
    assert nfkc(text) == unicodedata.normalize("NFKC", text)


def test_marks_without_end_take_time_in_proportion() -> None:
    """100,000 combining marks behind one letter are folded within seconds; all at once they would take forty."""
    began = time.process_time()
    folded = fold("a" + "\u0301\u0323" * 50_000)
    assert time.process_time() - began < 5
    assert len(folded) >= 99_000
