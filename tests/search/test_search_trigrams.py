"""A sentence that repeats the query has more of its trigrams than one that merely has its words."""

from hypothesis import given
from hypothesis import strategies as st

from rulesdb.search.ranking.trigrams import overlap, trigrams_of


def _overlap(query: str, *texts: str) -> float:
    return overlap(trigrams_of(query), texts)


def test_the_same_form_counts_more() -> None:
    """Endings are no terms, and tell the passive from the active all the same."""
    assert _overlap("置換された", "船を置換する。") < _overlap("置換された", "船が置換された。") == 1


def test_one_sentence_says_more_than_two() -> None:
    """The trigrams must be in one sentence of one text."""
    whole = _overlap("船が来る 鐘が鳴る", "船が来ると鐘が鳴る。")
    assert whole == 1
    assert (
        _overlap("船が来る 鐘が鳴る", "船が来る。鐘が鳴る。")
        == _overlap("船が来る 鐘が鳴る", "船が来る", "鐘が鳴る")
        == 0.5
    )


def test_a_short_query_has_no_trigrams() -> None:
    """Words of two characters have none."""
    assert not trigrams_of("鐘 船 凧")
    assert _overlap("鐘船", "鐘船") == 0


def test_function_words_have_no_trigrams() -> None:
    """Every English sentence has them."""
    assert trigrams_of("what would happen with the bell") == trigrams_of("bell")


@given(st.text(max_size=12), st.lists(st.text(max_size=30), max_size=6))
def test_any_text_has_a_share(query: str, texts: list[str]) -> None:
    """From none to all of the query's trigrams, all where the query itself stands there in one sentence."""
    assert 0 <= _overlap(query, *texts) <= 1
    if trigrams_of(query) and "。" not in query:
        assert _overlap(query, *texts, query) == 1
