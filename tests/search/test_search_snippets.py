"""Quotations and their marks."""

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st
from support.search.harbour_rulebook import ANALYZER, graph, node, plain_index, reading

from rulesdb.search.answer import snippets
from rulesdb.search.answer.corpus import Corpus
from rulesdb.search.answer.searching import search
from rulesdb.search.answer.snippets import CUT, LENGTH, Occurrence, Snippet, scored_sentences
from rulesdb.search.lexicon.lexicon_maker import make_lexicon
from rulesdb.source.related_words import RelatedWord

TEXT = "船が来ます。" * 40 + "灯台は鐘を鳴らします。" + "波が立ちます。" * 40


def quote(text: str, occurrences: Sequence[Occurrence]) -> Snippet:
    """Return the snippet of one text, whose words have the same weight."""
    return snippets.quote(scored_sentences(text, occurrences, {}))


def _occurrence(word: str) -> Occurrence:
    return Occurrence(TEXT.index(word), TEXT.index(word) + len(word), word)


def test_a_short_text_is_quoted_whole() -> None:
    """Nothing is cut where nothing must be."""
    assert quote("鐘が鳴ります。", [Occurrence(0, 1, "鐘")]) == ("鐘が鳴ります。", ((0, 1),))


def test_a_long_text_is_quoted_around_the_words() -> None:
    """The quotation begins with the sentence and says that it is cut at both ends."""
    text, marks = quote(TEXT, [_occurrence("鐘"), _occurrence("灯台")])
    assert text.startswith("…灯台は鐘を")
    assert text.endswith("…")
    assert [text[start:end] for start, end in marks] == ["灯台", "鐘"]


def test_an_english_text_is_quoted_from_a_sentence_or_a_word() -> None:
    """No word is cut at the beginning."""
    waves = " and ".join(["Waves are rolling against the long breakwater of the harbour by night and by day"] * 2)
    near, far = f"{waves}. A bell rings.", f"{waves} whenever one bell rings."
    assert quote(near, [Occurrence(near.index("bell"), near.index("bell") + 4, "bell")]).text == "…A bell rings."
    assert quote(far, [Occurrence(far.index("bell"), far.index("bell") + 4, "bell")]).text == "…one bell rings."


def test_the_part_with_most_different_words_is_quoted() -> None:
    """Twenty ships do not outweigh a lighthouse with a bell."""
    ships = [Occurrence(at * 6, at * 6 + 1, "船") for at in range(40)]
    assert "灯台" in quote(TEXT, [*ships, _occurrence("灯台"), _occurrence("鐘")]).text


def test_the_item_with_the_words_of_the_query_is_quoted() -> None:
    """Another item has more words, of what rules call a bell in general, which weigh less."""
    other = f"港の信号の道具を{'使い、' * 50}しまう。"
    rules = graph([node("oar:1.1", "rule", reading(item_1=other, item_2="鐘は夜に鳴る。"))])
    lexicon = make_lexicon((), rules, ANALYZER, [RelatedWord("general", "鐘", "信号の道具")])
    (hit,) = search(Corpus(rules, plain_index(rules), lexicon, analyzer=ANALYZER), "鐘").hits
    assert hit.snippet == "鐘は夜に鳴る。"


def test_sentences_of_two_items_are_quoted_together() -> None:
    """Each has a word of the query; what lies between them is left out."""
    rules = graph(
        [node("oar:1.1", "rule", reading(item_1="鐘は夜に鳴る。", item_2="船が来る。", item_3="灯台は港にある。"))]
    )
    (hit,) = search(Corpus(rules, plain_index(rules), analyzer=ANALYZER), "鐘 灯台").hits
    assert hit.snippet == "鐘は夜に鳴る。…灯台は港にある。"
    assert [hit.snippet[start:end] for start, end in hit.marks] == ["鐘", "灯台"]


def test_the_sentence_with_the_rarest_words_is_quoted() -> None:
    """Two words that are everywhere weigh less than one that is nowhere else, and the next sentence comes with it."""
    ships = [Occurrence(at * 6, at * 6 + 1, "船") for at in range(40)]
    rings = _occurrence("鐘")
    sentences = scored_sentences(TEXT, [*ships, *(one._replace(word="来") for one in ships), rings], {"鐘": 3.0})
    assert "鐘を鳴らします。波が立ちます。" in snippets.quote(sentences).text


def test_a_title_is_quoted_only_where_there_is_no_text() -> None:
    """A hit shows its title anyway."""
    rules = graph(
        [node("oar:1.1", "rule", reading("船が来る。", title="鐘")), node("oar:2", "chapter", reading(title="鐘"))]
    )
    hits = search(Corpus(rules, plain_index(rules), analyzer=ANALYZER), "鐘").hits
    assert {hit.id: hit.snippet for hit in hits} == {"oar:1.1": "船が来る。", "oar:2": "鐘"}


def test_without_places_the_beginning_is_quoted() -> None:
    """A rule found by its number shows how it begins."""
    text, marks = quote(TEXT, [])
    assert text == "船が来ます。" * (LENGTH // 6) + "…"
    assert marks == ()


def test_overlapping_places_are_one_mark() -> None:
    """A compound and its words are marked together."""
    assert quote(
        "取り除く", [Occurrence(0, 2, "取る"), Occurrence(2, 4, "除く"), Occurrence(0, 4, "取り除く")]
    ).marks == ((0, 4),)


def test_a_snippet_is_one_line() -> None:
    """Line ends inside become blanks, and the marks stay where they were."""
    assert quote("船\r\n\u2028鐘", [Occurrence(4, 5, "鐘")]) == ("船   鐘", ((4, 5),))


@given(st.text("船鐘。\n", max_size=300), st.lists(st.tuples(st.integers(0, 299), st.integers(1, 5))))
def test_marks_show_what_was_found(text: str, ranges: list[tuple[int, int]]) -> None:
    """Marks are disjoint, in order, inside the snippet, and each shows characters of the text."""
    occurrences = [
        Occurrence(start, start + length, str(start)) for start, length in ranges if start + length <= len(text)
    ]
    snippet = quote(text, occurrences)
    ends = [0, *(end for _, end in snippet.marks)]
    assert all(
        end <= start < stop <= len(snippet.text) for end, (start, stop) in zip(ends, snippet.marks, strict=False)
    )
    assert len(snippet.text.replace(CUT, "")) <= LENGTH
    assert bool(snippet.marks) == bool(occurrences)
