"""NFKC of texts of any length, and the characters that folding makes the same."""

import time
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesdb.japanese.folding import fold, nfkc

LETTERS = st.sampled_from([*"aがハﾊ置Ａ１。 \n①㍿ﷺ", "\u1112\u1161\u11ab", "\ud800"])
MARKS = st.text("\u0301\u0323\u3099\u309aﾞﾟ", max_size=5)
WORDS = st.tuples(LETTERS, MARKS).map("".join)


@pytest.mark.exhaustive
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


@pytest.mark.parametrize(
    ("written", "folded"),
    [
        ("裝備", "装備"),
        ("發動", "発動"),
        ("效果", "効果"),
        ("戰鬪", "戦闘"),
        ("戦斗", "戦闘"),
        ("装备", "装備"),
        ("⻑い⻄", "長い西"),
        ("soft\xadhyphen", "softhyphen"),
        ("葛\U000e0100\u200b", "葛"),
        ("机と谷と叶", "机と谷と叶"),
    ],
)
def test_kanji_are_folded_by_character(written: str, folded: str) -> None:
    """Old and simplified forms and radicals are the kanji that Japanese writes now; unseen characters are left out."""
    assert fold(written) == folded
