"""What somebody who searches sees."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.search.harbour_rulebook import ANALYZER, CORPUS, INDEX, RULES, graph, node, plain_index, reading
from support.search.time_limits import is_done_within

from rulesdb.search.answer.corpus import Corpus
from rulesdb.search.answer.results import Results
from rulesdb.search.answer.searching import search
from rulesdb.search.index.index_writing import write_index
from rulesdb.search.index.indexing import open_index
from rulesdb.search.search_errors import QueryError, SearchIndexError


def _search(query: str, limit: int = 10, ruleset: str | None = None, kind: str | None = None) -> Results:
    return search(CORPUS, query, limit, ruleset=ruleset, kind=kind)


def _ids(results: Results) -> list[str]:
    return [hit.id for hit in results.hits]


@pytest.mark.parametrize(
    "query",
    [
        *("1.1.1", "１．１．１", "rule 1.1.1", "[1.1.1]", "OAR 1.1.1", "1.1.1は?"),
        *("1-1-1", "１−１−１", "01.01.01", "１、１、１", "1. 1. 1", "第1章第1節1条"),
    ],
)
def test_a_number_finds_its_rule_and_what_stands_below(query: str) -> None:
    """The rule first, then its branch, and never 1.1.10."""
    assert _ids(_search(query)) == ["oar:1.1.1", "oar:1.1.1a"]


def test_a_branch_is_found_whole_and_in_order() -> None:
    """A chapter's number gives the whole chapter in the order of the rulebook."""
    results = _search("1")
    assert _ids(results) == [name for name in RULES.nodes if name.startswith("oar:")]
    assert [hit.why for hit in results.hits[:2]] == [("number",), ("under 1",)]


def test_a_number_of_two_games_finds_both() -> None:
    """Searching is no place to refuse: both are shown, unless the query names one."""
    assert _ids(_search("1.1"))[:2] == ["oar:1.1", "kite:1.1"]
    assert _ids(_search("kite 1.1")) == ["kite:1.1"]


@pytest.mark.parametrize(
    ("query", "suggestion"),
    [
        ("1.1.9", "1.1"),
        ("1.1.1z", "1.1.1"),
        ("9.9", None),
        ("3", None),
        ("0", None),
        ("100", None),
        ("rule 1.3", "1"),
        ("1.1." + "5" * 5_000, "1.1"),
    ],
)
def test_a_number_that_nobody_has_is_answered_with_what_contains_it(query: str, suggestion: str | None) -> None:
    """There is no hit, and no other rule is suggested than one that contains the number."""
    results = _search(query)
    assert (results.total, results.suggestion) == (0, suggestion)


def test_words_beside_a_number_are_searched_too() -> None:
    """The number's rule comes first, then what the words find."""
    first, *others = _ids(_search("1.2.1 凧"))
    assert first == "oar:1.2.1"
    assert set(others) == {"kite:1.1", "kite:7.2b", "kite:糸の章"}


def test_a_hit_says_why_and_shows_where() -> None:
    """Reasons name the fields and words; marks point into the snippet."""
    hit = _search("灯台を取り除く").hits[0]
    assert (hit.id, hit.kind, hit.number) == ("oar:1.1.1a", "subrule", "1.1.1a")
    assert hit.why == ("text: 灯台 取り 除く",)
    assert [hit.snippet[start:end] for start, end in hit.marks] == ["灯台", "取り除く"]


def test_a_hit_in_a_note_shows_the_note() -> None:
    """The snippet comes from where the words are."""
    hit = next(hit for hit in _search("灯台").hits if hit.id == "oar:1.1.10")
    assert hit.snippet == "灯台の合図も同じです。"
    assert hit.why == ("parts: 灯台",)


def test_a_heading_is_found_by_its_title() -> None:
    """A heading has no number, and needs none."""
    hit = _search("糸の章").hits[0]
    assert (hit.id, hit.number, hit.title) == ("kite:糸の章", None, "糸の章")


def test_hits_can_be_of_one_game_or_kind() -> None:
    """The total counts only what is wanted."""
    assert _ids(_search("船", ruleset="kite")) == ["kite:糸の章"]
    assert all(hit.kind == "section" for hit in _search("1", kind="section").hits)
    assert _search("1", kind="section").total == 2


def test_the_total_counts_what_is_not_shown() -> None:
    """Two of four."""
    results = _search("灯台", limit=2)
    assert (len(results.hits), results.total) == (2, 4)
    assert _search("灯台", limit=0).hits == ()


@pytest.mark.parametrize("query", ['"船員" 凧', '灯台の"風"は?', "“凧の灯台”", 'does "灯台" 風'])
def test_the_words_are_searched_for_where_nothing_has_what_is_quoted(query: str) -> None:
    """The answer is that of the words, and says so."""
    results, words = _search(query), _search(re.sub('[“”"]', " ", query))
    assert results.unquoted
    assert _ids(results) == _ids(words) != []


@pytest.mark.parametrize("query", ['"灯台の合図"', "灯台 凧", 'kind:chapter "船員"'])
def test_other_answers_are_to_the_query_as_it_is(query: str) -> None:
    """A phrase that a rule has, words alone, and an expression with other conditions."""
    assert not _search(query).unquoted


def test_an_answer_says_how_many_hits_fit() -> None:
    """All hits of a number and of an expression fit; of words, those with a score near the best."""
    number, expression, words = _search("1.1"), _search("灯台 OR 凧"), _search("灯台の鐘を鳴らす船員")
    assert (number.fitting, expression.fitting) == (number.total, expression.total)
    scores = [hit.score for hit in words.hits]
    assert len([score for score in scores if score >= 0.6 * scores[0]]) == words.fitting < words.total


def test_parts_right_behind_a_better_hit_name_it() -> None:
    """A section is no whole, and neither is a rule with another hit between."""
    numbers = {"oar:1.1": "section", "oar:1.1.1": "rule", "oar:1.1.1a": "subrule", "oar:1.1.1b": "subrule"}
    rules = graph(
        [node(name, kind, reading("鐘は夜に鳴る。")) for name, kind in (numbers | {"oar:1.1.2": "rule"}).items()]
    )
    corpus = Corpus(rules, plain_index(rules), analyzer=ANALYZER)
    parts = {hit.id: hit.part_of for hit in search(corpus, "1.1").hits}
    assert parts == dict.fromkeys((*numbers, "oar:1.1.2")) | dict.fromkeys(("oar:1.1.1a", "oar:1.1.1b"), "oar:1.1.1")
    parts = {hit.id: hit.part_of for hit in search(corpus, "1.1.1b 1.1.1 1.1.2 1.1.1a").hits}
    assert set(parts.values()) == {None}


def test_scores_never_grow() -> None:
    """Whoever sorts by score gets the same order."""
    scores = [hit.score for hit in _search("1.1 灯台 船員", limit=100).hits]
    assert scores == sorted(scores, reverse=True)


def test_an_unknown_word_finds_nothing() -> None:
    """That is an answer, not an error."""
    assert _search("ぺんぎん") == Results("ぺんぎん", 0, (), None, unknown=("ぺんぎん",), unsure=True)


@pytest.mark.parametrize(
    ("letters", "rule"), [("見張り", "oar:1.2.1"), ("図を送", "oar:1.1.1"), ("図は、", "oar:1.1.1a")]
)
def test_letters_are_found_where_no_word_is(letters: str, rule: str) -> None:
    """A word that is cut otherwise in its sentence, and letters across the bounds of words; they are marked."""
    hits = _search(letters).hits
    assert [(hit.id, hit.why) for hit in hits] == [(rule, (f"letters: {letters}",))]
    assert hits[0].snippet[slice(*hits[0].marks[0])] == letters


def test_all_letters_must_be_there() -> None:
    """One part that no rule says is one too many."""
    assert _ids(_search("見張り 張りと")) == ["oar:1.2.1"]
    assert not _search("見張り ぺんぎ").hits


@pytest.mark.parametrize("query", ["", "   ", "。、!?", "「」", "\x00\x1b", "は"])
def test_a_query_that_says_nothing_is_refused(query: str) -> None:
    """The message shows the query and says what one needs."""
    with pytest.raises(QueryError, match="rule number or a word") as caught:
        _search(query)
    assert caught.value.query == query


def test_the_same_answer_from_disk(tmp_path: Path) -> None:
    """The written index and the reference give the same results, scores included."""
    write_index(RULES, ANALYZER, tmp_path)
    for query in ("灯台", "灯台 船員", "鐘を鳴らす", "1.1.1", "凧 船"):
        assert search(Corpus(RULES, open_index(tmp_path)), query) == _search(query)


def test_a_number_needs_no_index() -> None:
    """A rule is found by its number even where the index is gone."""
    assert _ids(search(Corpus(RULES, open_index(Path("nowhere"))), "1.1.1"))[0] == "oar:1.1.1"


def test_an_index_of_other_rules_is_refused() -> None:
    """An index that names a node the graph lacks is not of this graph."""
    with pytest.raises(SearchIndexError, match="not made of these rules"):
        search(Corpus(graph([]), INDEX), "灯台")


@pytest.mark.in_part(2)
@pytest.mark.parametrize(
    "query", ["灯台" * 5_000, "a" * 10_000, "1." * 5_000, "1" * 10_000, "x1 " * 3_333, "\x00" * 9_999]
)
def test_a_very_long_query_is_answered_at_once(query: str) -> None:
    """10,000 characters take no noticeable time, whatever they are."""

    def ask() -> None:
        try:
            _search(query)
        except QueryError:
            assert not query.strip("\x00")

    assert is_done_within(3, ask)


@given(st.text(st.one_of(st.characters(codec=None), st.sampled_from("1.0a[]()灯台は: \n１．ａ")), max_size=40))
def test_no_query_raises_anything_else(query: str) -> None:
    """Any text is answered or refused by name, twice the same way."""
    try:
        first = _search(query)
    except QueryError:
        return
    assert first == _search(query)
    assert len(first.hits) <= first.total
