"""The analyzer: nothing of a text is lost, both grains agree, and no text is too long or too strange."""

import pytest
import sudachipy
from hypothesis import given
from hypothesis import strategies as st

from rulesdb.morphology import analyzer
from rulesdb.morphology.analyzer import LONGEST_PIECE, MOST_KEPT, Analyzer, pieces
from rulesdb.morphology.known_analyses import KnownAnalyses, written_analyses
from rulesdb.morphology.morphemes import Analysis, Morpheme

ANALYZER = Analyzer()
TEXT = "港の見張りは、灯台から3つの合図を取り除きます。"


def _surfaces(words: tuple[Morpheme, ...]) -> list[str]:
    return [word.surface for word in words]


def _is_whole(words: tuple[Morpheme, ...], text: str) -> bool:
    return "".join(_surfaces(words)) == text and all(text[word.start : word.end] == word.surface for word in words)


def _is_same(analysis: Analysis, other: Analysis) -> bool:
    return (analysis.morphemes, analysis.compounds) == (other.morphemes, other.compounds)


def test_short_words_are_cut_where_compounds_are_not() -> None:
    """取り除く is one compound of two short words."""
    assert _surfaces(ANALYZER.morphemes("取り除く")) == ["取り", "除く"]
    assert _surfaces(ANALYZER.compounds("取り除く")) == ["取り除く"]


def test_a_morpheme_knows_its_forms() -> None:
    """An inflected word has the form of the dictionary, its reading and its word class."""
    word = ANALYZER.morphemes("取り除く")[0]
    assert (word.start, word.end, word.dictionary_form, word.reading) == (0, 2, "取る", "トリ")
    assert word.part_of_speech[0] == "動詞"


def test_both_grains_are_those_of_sudachipy() -> None:
    """Cutting compounds by hand gives what SudachiPy's own modes give."""
    dictionary = sudachipy.Dictionary(dict="small")
    for mode, words in (("A", ANALYZER.morphemes(TEXT)), ("C", ANALYZER.compounds(TEXT))):
        expected = dictionary.tokenizer(mode=mode).tokenize(TEXT)
        assert [(word.surface, word.normalized_form) for word in words] == [
            (word.surface(), word.normalized_form()) for word in expected
        ]


def test_a_text_is_analysed_once() -> None:
    """A stage that asks again for the analysis of a text gets the very words that it got."""
    analyzer = Analyzer()
    assert analyzer.morphemes(TEXT) is analyzer.morphemes(TEXT)


def test_all_occurrences_of_a_dictionary_word_are_one_part() -> None:
    """What an index makes of a word is made once, and every part is as the whole text has it."""
    parts = ANALYZER.parts("鐘を取り除く鐘")
    assert [(offset, _surfaces(part.morphemes)) for offset, part in parts] == [
        (0, ["鐘"]),
        (1, ["を"]),
        (2, ["取り", "除く"]),
        (6, ["鐘"]),
    ]
    assert parts[0][1] is parts[-1][1]


def test_an_analyzer_learns_the_words_that_another_met() -> None:
    """It knows them as if it had met them itself, those it had met before where they were."""
    first, second, both = Analyzer(), Analyzer(), Analyzer()
    for analyzer_, text in (
        (first, "港の鐘"),
        (second, "港の鐘"),
        (both, "港の鐘"),
        (second, "鐘を取り除く"),
        (both, "鐘を取り除く"),
    ):
        analyzer_.analyse(text)
    first.learn(second.dictionary_words(first.words_met))
    assert list(first.known_words()) == list(both.known_words())


def test_only_the_last_texts_are_remembered() -> None:
    """Texts without end fill no memory; one that was forgotten is analysed again, to the same words."""
    analyzer = Analyzer()
    first = analyzer.analyse("港の鐘が鳴る。")
    for number in range(MOST_KEPT - 1):
        analyzer.analyse(str(number))
    assert analyzer.analyse("港の鐘が鳴る。") is first
    for number in range(2 * MOST_KEPT):
        analyzer.analyse(f"{number}。")
    again = analyzer.analyse("港の鐘が鳴る。")
    assert _is_same(again, first)
    assert again is not first


def test_the_reading_of_a_number_depends_on_its_neighbours() -> None:
    """Words outside the dictionary are not mixed up with each other when forms are remembered."""
    analyzer = Analyzer()
    readings = {text: analyzer.morphemes(text)[0].reading for text in ("一つ", "一枚", "一つ")}
    assert readings == {text: Analyzer().morphemes(text)[0].reading for text in readings}


@pytest.mark.exhaustive
def test_a_text_longer_than_sudachipy_takes_is_cut_at_sentence_ends() -> None:
    """60,000 sentences come out whole, and as they come out alone."""
    text = "見張りが鐘を鳴らします。" * 60_000
    words = ANALYZER.morphemes(text)
    alone = ANALYZER.morphemes("見張りが鐘を鳴らします。")
    assert _is_whole(words, text)
    assert _surfaces(words[: len(alone)]) == _surfaces(alone) == _surfaces(words[-len(alone) :])


def test_a_sentence_without_end_is_cut_all_the_same() -> None:
    """One character that folds to eighteen, repeated, is the longest text for its length."""
    text = "ﷺ" * (2 * LONGEST_PIECE + 1)
    assert _is_whole(ANALYZER.morphemes(text), text)


def test_half_a_surrogate_pair_is_kept() -> None:
    """What cannot be encoded still has its place."""
    assert _is_whole(ANALYZER.morphemes("港\ud800の"), "港\ud800の")


def test_the_empty_text_has_no_words() -> None:
    """There is nothing in it."""
    assert ANALYZER.morphemes("") == ANALYZER.compounds("") == ()


@given(st.text(st.characters(codec=None), max_size=60))
def test_any_text_is_the_sum_of_its_words(text: str) -> None:
    """Whatever is in a text, both grains cover it without gap or overlap."""
    assert _is_whole(ANALYZER.morphemes(text), text)
    assert _is_whole(ANALYZER.compounds(text), text)


@given(st.text("あ。、\n ", max_size=40), st.integers(1, 9))
def test_pieces_are_short_and_lose_nothing(text: str, longest: int) -> None:
    """Pieces, put together, are the text, each in its place and none longer than allowed."""
    cut = list(pieces(text, longest))
    assert "".join(piece for _, piece in cut) == text
    assert all(text.startswith(piece, offset) and 0 < len(piece) <= longest for offset, piece in cut)


def test_known_words_need_no_dictionary() -> None:
    """What was written down of words is read back as it was, and words with blanks between them are put together."""
    lines = written_analyses([" ", "置換効果", "取り除く", "順番", "二\n行"], Analyzer().analyse)
    known = Analyzer(KnownAnalyses(lambda: lines))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(analyzer, "_open_tokenizer", lambda: pytest.fail("the dictionary was loaded"))
        together = known.analyse("置換効果 順番")
        alone = known.analyse("取り除く")
    assert _is_same(alone, Analyzer().analyse("取り除く"))
    assert _is_same(together, Analyzer().analyse("置換効果 順番"))
    assert _is_same(known.analyse("置換効果の順番"), Analyzer().analyse("置換効果の順番"))


@pytest.mark.parametrize("lines", ["", "[]\n順番\t\n", "[]\n順番\t[[[2,0,0,0,9]],[]]\n", "順番\t", "{}\n順番\t{}\n"])
def test_damaged_analyses_are_unknown(lines: str) -> None:
    """A word whose analysis cannot be read is analysed anew."""
    assert _is_same(Analyzer(KnownAnalyses(lambda: lines)).analyse("順番"), Analyzer().analyse("順番"))
