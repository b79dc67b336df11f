"""What repeats the query's own wording comes before what merely has its words."""

from collections.abc import Iterable

from hypothesis import given
from hypothesis import strategies as st

from rulesdb.search.ranking.closeness import closest_first, strings_of
from rulesdb.search.ranking.ranking import Match


def _order(query: str, *texts: Iterable[str]) -> list[int]:
    """Return the documents with these texts, each worth the same by its words, as they come out."""
    matches = []
    for document, _ in enumerate(texts):
        match = Match(document)
        match.add("words", 1.0)
        matches.append(match)
    return [match.document for match in closest_first(matches, query, lambda match: texts[match.document])]


def test_the_same_form_comes_first() -> None:
    """Endings are no terms, and tell the passive from the active all the same."""
    assert _order("置換された", ["船を置換する。"], ["船が置換された。"]) == [1, 0]


def test_one_sentence_says_more_than_two() -> None:
    """The strings must stand in one sentence of one text."""
    assert _order("船が来る 鐘が鳴る", ["船が来る。鐘が鳴る。"], ["船が来ると鐘が鳴る。"]) == [1, 0]
    assert _order("船が来る 鐘が鳴る", ["船が来る", "鐘が鳴る"], ["船が来ると鐘が鳴る。"]) == [1, 0]


def test_equal_documents_keep_their_order() -> None:
    """So do documents with none of the wording."""
    assert _order("灯台の鐘", ["灯台の鐘"], ["灯台の鐘"], ["凧"]) == [0, 1, 2]


def test_a_short_query_changes_nothing() -> None:
    """Two characters are a word, not a wording."""
    assert _order("鐘船", ["凧"], ["鐘船"]) == [0, 1]
    assert not strings_of("鐘 船 凧")


@given(st.text(max_size=12), st.lists(st.text(max_size=30), max_size=60))
def test_nothing_is_lost(query: str, texts: list[str]) -> None:
    """Every document comes out once, and those beyond the second look stay behind."""
    order = _order(query, *([text] for text in texts))
    assert sorted(order) == list(range(len(texts)))
    assert order[30:] == list(range(30, len(texts)))
