"""Whatever is typed, an answer or a refusal comes soon, on the whole shipped edition with its glossaries."""

from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.search.long_queries import JOINTS, KINDS, UNITS, made_up, repeated
from support.search.time_limits import is_done_within

from rulesdb.pipeline.home import open_home
from rulesdb.search.answer.corpus import Corpus, open_corpus
from rulesdb.search.answer.searching import search
from rulesdb.search.query.query_limits import LONGEST_QUERY, MOST_CONDITIONS
from rulesdb.search.search_errors import ExpressionError, QueryError, QueryTooLongError

ARGUMENT = 120_000  # characters: a system takes no argument of more than 128 KB
SECONDS = 5  # of the processor: ten times what the slowest takes on a machine of 2025


@pytest.fixture(scope="module")
def corpus(shipped_home: Path) -> Corpus:
    """Return the shipped edition, its dictionary loaded."""
    home = open_home(shipped_home)
    found = open_corpus(home.graph, home.index)
    search(found, "効果")
    return found


def _ask(corpus: Corpus, query: str) -> None:
    """Search, with nothing remembered of what was asked before but the dictionary."""
    with suppress(QueryError):
        search(Corpus(corpus.graph, corpus.index, corpus.lexicon), query)


@pytest.mark.in_part(0, 3)
@pytest.mark.parametrize("first", range(0, len(UNITS), 5))
def test_a_query_that_repeats_itself_is_answered_soon(first: int, corpus: Corpus) -> None:
    """The longest query of one sign, number, word or piece of an expression takes seconds at the most."""
    for unit in UNITS[first : first + 5]:
        assert is_done_within(SECONDS, partial(_ask, corpus, repeated(unit, LONGEST_QUERY))), unit


@pytest.mark.nightly
@pytest.mark.parametrize("joint", JOINTS)
def test_a_query_of_many_words_is_answered_soon(joint: str, corpus: Corpus) -> None:
    """The longest query of words that no text has, of slips or of terms takes seconds at the most."""
    for kind in KINDS:
        query = made_up(kind, joint, LONGEST_QUERY, list(corpus.lexicon.aliases))
        assert is_done_within(SECONDS, partial(_ask, corpus, query)), kind


def test_what_is_longer_is_refused_at_once(corpus: Corpus) -> None:
    """An argument of the greatest length gets a sentence that says how long a query may be."""

    def ask_all() -> None:
        for unit in UNITS:
            with pytest.raises(QueryTooLongError, match="120,000 characters, and a search takes at most 10,000"):
                search(corpus, repeated(unit, ARGUMENT))

    assert is_done_within(len(UNITS), ask_all)


def test_what_folding_makes_long_is_refused(corpus: Corpus) -> None:
    """A character that stands for eighteen counts as eighteen: the words are looked for as they are folded."""
    with pytest.raises(QueryTooLongError, match="180,000 characters"):
        search(corpus, "\ufdfa" * LONGEST_QUERY)


@pytest.mark.exhaustive
def test_the_longest_query_finds_what_it_says(corpus: Corpus) -> None:
    """Prose of thousands of characters that begins with a term finds that term's rules."""
    prose = repeated("置換効果が発生する前に処理を行う。", LONGEST_QUERY)
    assert any(hit.number and hit.number.startswith("6.4") for hit in search(corpus, prose).hits)


@pytest.mark.parametrize("condition", ["効果", "kind:rule", '"効果"'])
def test_an_expression_has_so_many_conditions(condition: str, corpus: Corpus) -> None:
    """As many conditions as the limit says are met; one more is refused where it stands."""
    longest = " OR ".join([condition] * MOST_CONDITIONS)
    assert search(corpus, longest).total > 0
    with pytest.raises(ExpressionError, match="at most 256 words, phrases and fields") as refused:
        search(corpus, f"{longest} OR 攻撃")
    assert refused.value.start == len(longest) + len(" OR ")


PIECES = st.one_of(st.characters(codec=None), st.sampled_from(UNITS), st.sampled_from(JOINTS))


@given(pieces=st.lists(PIECES, max_size=12))
def test_a_query_of_any_script_is_answered_or_refused(pieces: list[str], corpus: Corpus) -> None:
    """Characters of every script, halves of characters and pieces of expressions raise QueryError or nothing."""
    with suppress(QueryError):
        answer = search(corpus, "".join(pieces))
        assert len(answer.hits) == min(10, answer.total)


def test_nothing_is_kept_of_words_that_no_rule_has(shipped_home: Path) -> None:
    """A program that answers anybody does not grow with what is asked: only words of the texts are remembered."""
    corpus = open_home(shipped_home).corpus

    def kept() -> list[int]:
        search(corpus, "xqzw")
        return [len(vars(corpus.questions)["_numbers"]), len(vars(corpus.index.store.statistics)["_rarities"])]

    before = kept()
    for first in "bcdfghjk":
        search(corpus, f"{first}xqzw {first}vvkq")
    assert kept() == before
