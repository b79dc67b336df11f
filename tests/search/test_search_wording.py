"""What repeats the query's own wording has more of it than what merely has its words."""

from hypothesis import given
from hypothesis import strategies as st

from rulesdb.search.ranking.wording import repeated, strings_of


def _repeated(query: str, *texts: str) -> float:
    return repeated(strings_of(query), texts)


def test_the_same_form_counts_more() -> None:
    """Endings are no terms, and tell the passive from the active all the same."""
    assert _repeated("置換された", "船を置換する。") < _repeated("置換された", "船が置換された。") == 1


def test_one_sentence_says_more_than_two() -> None:
    """The strings must stand in one sentence of one text."""
    whole = _repeated("船が来る 鐘が鳴る", "船が来ると鐘が鳴る。")
    assert whole == 1
    assert (
        _repeated("船が来る 鐘が鳴る", "船が来る。鐘が鳴る。")
        == _repeated("船が来る 鐘が鳴る", "船が来る", "鐘が鳴る")
        == 0.5
    )


def test_a_short_query_has_no_wording() -> None:
    """Two characters are a word, not a wording."""
    assert not strings_of("鐘 船 凧")
    assert _repeated("鐘船", "鐘船") == 0


def test_words_that_join_others_are_no_wording() -> None:
    """Every English sentence has them."""
    assert strings_of("what would happen with the bell") == strings_of("bell")


@given(st.text(max_size=12), st.lists(st.text(max_size=30), max_size=6))
def test_any_text_has_a_share(query: str, texts: list[str]) -> None:
    """From none to all of the query's strings, all where the query itself stands there in one sentence."""
    assert 0 <= _repeated(query, *texts) <= 1
    if strings_of(query) and "。" not in query:
        assert _repeated(query, *texts, query) == 1
