"""What somebody finds in an English edition, alone and beside a Japanese one."""

import pytest
from support.search.harbour_rulebook import ANALYZER, edition, graph, node, plain_index, reading

from rulesdb.search.answer.corpus import Corpus
from rulesdb.search.answer.results import Results
from rulesdb.search.answer.searching import search
from rulesdb.search.lexicon.lexicon import TRANSLATION
from rulesdb.search.lexicon.lexicon_maker import make_lexicon
from rulesdb.search.lexicon.questions_maker import make_questions
from rulesdb.search.query.term_analysis import EnglishAnalysis, JapaneseAnalysis
from rulesdb.source.glossaries import GlossaryEntry
from rulesdb.source.related_words import RelatedWord
from rulesdb.source.shipped_questions import PlayerQuestion

GLOSSARY = (
    GlossaryEntry("oar", "灯台", "とうだい", "lighthouse", "1.1", ()),
    GlossaryEntry("oar", "見張る", "みはる", "guard", None, ()),
    GlossaryEntry("oar", "合図", "あいず", "harbour signal", "1.2", ()),
    GlossaryEntry("oar", "引き潮効果", "ひきしおこうか", "ebb effect", None, ()),
)
WORDS = [
    RelatedWord(TRANSLATION, written, name)
    for written, name in (("hoist", "掲げる"), ("flag", "旗"), ("lower", "減らす"), ("guard", "灯台"), ("harbor", "港"))
]
NAMES = tuple(entry.english for entry in GLOSSARY)
ENGLISH = {
    "oar:1": "Harbour",
    "oar:1.1": "A lighthouse stands at the mouth of the harbour. Its lamp is lit by a keeper.",
    "oar:1.2": "The harbour signals of a lighthouse are rung when fog rises.",
    "oar:1.3": "A guarded boat can't be boarded. Sailors who guarded it may go ashore again.",
    "oar:1.4": "Signal flags are hoisted in every other harbour. A two-master hoists three of them.",
    "oar:1.5": "An ebb effect lowers the water. The effect of an ebb tide is another one.",
}
JAPANESE = {
    "oar:1": "港",
    "oar:1.1": "灯台とは、船に合図を送る建物です。",
    "oar:1.2": "合図は霧の日に鳴らします。",
    "oar:1.3": "見張る者のいる船には乗れません。",
    "oar:1.4": "旗は港で掲げます。",
    "oar:1.5": "引き潮効果は水を減らします。",
    "oar:1.6": "船員は《Moonless Night》と《Open Sea》の札を持ちます。",
}


def _corpus(*texts: tuple[str, dict[str, str]]) -> Corpus:
    """Return what is searched: the texts by the languages of their editions."""
    names = dict.fromkeys(name for _, text in texts for name in text)
    nodes = [
        node(name, "rule", *(reading(text[name], edition=language) for language, text in texts if name in text))
        for name in names
    ]
    rules = graph(nodes, editions=[edition(language, language) for language, _ in texts])
    lexicon = make_lexicon(GLOSSARY, rules, ANALYZER, WORDS)
    return Corpus(rules, plain_index(rules, NAMES), lexicon, analyzer=ANALYZER)


ALONE = _corpus(("en", ENGLISH))
BOTH = _corpus(("ja", JAPANESE), ("en", ENGLISH))
IN_JAPANESE = _corpus(("ja", JAPANESE))


def _first(corpus: Corpus, query: str) -> str:
    return search(corpus, query).hits[0].id


def _ids(results: Results) -> list[str]:
    return [hit.id for hit in results.hits]


@pytest.mark.parametrize("query", ["boarding", "boards", "sailor", "hoisting", "hoisted", "mouths"])
def test_any_form_of_a_word_finds_the_others(query: str) -> None:
    """Players type the form that their sentence needs."""
    assert not search(ALONE, query).unknown


@pytest.mark.parametrize("query", ["guard", "guarded", "guards", "guarding"])
@pytest.mark.parametrize("corpus", [ALONE, BOTH], ids=["alone", "both"])
def test_a_word_that_is_the_english_name_of_a_term_is_found_as_it_is(corpus: Corpus, query: str) -> None:
    """The glossary gives the term in Japanese; that switches the word itself off nowhere."""
    assert _first(corpus, query) == "oar:1.3"


@pytest.mark.parametrize("query", ["guard", "guarded", "guards"])
def test_an_english_name_in_any_form_finds_the_term_in_japanese(query: str) -> None:
    """A reader of the Japanese text may know the English word alone."""
    (hit,) = search(IN_JAPANESE, query).hits
    assert hit.id == "oar:1.3"
    assert f"english: {query} → 見張る" in hit.why


@pytest.mark.parametrize(
    ("query", "found", "why"),
    [
        ("who hoisted the flags?", "oar:1.4", "translation: hoisted → 掲げる"),
        ("hoisting", "oar:1.4", "translation: hoisting → 掲げる"),
        ("is the water lowered?", "oar:1.5", "translation: lowered → 減らす"),
    ],
)
def test_an_ordinary_english_word_in_any_form_finds_what_japanese_rules_say_for_it(
    query: str, found: str, why: str
) -> None:
    """Most words of a question are in no glossary."""
    hit = search(IN_JAPANESE, query).hits[0]
    assert hit.id == found
    assert why in hit.why


@pytest.mark.parametrize("corpus", [ALONE, BOTH], ids=["alone", "both"])
def test_an_english_edition_is_asked_in_its_own_words(corpus: Corpus) -> None:
    """A word that it has is not translated."""
    hit = search(corpus, "hoisted flags").hits[0]
    assert hit.id == "oar:1.4"
    assert not any(why.startswith("translation") for why in hit.why)


def test_the_english_name_of_a_term_is_not_translated() -> None:
    """The glossary knows it better than a table of ordinary words."""
    assert _ids(search(IN_JAPANESE, "guarded")) == ["oar:1.3"]


def test_an_ordinary_word_is_not_taken_for_a_misspelt_name() -> None:
    """Harbor is a letter less than a word of the glossary."""
    assert search(IN_JAPANESE, "harbor xyzzy").suggestion is None


def test_known_questions_are_not_translated() -> None:
    """Whoever asks in Japanese gets what resembles questions in Japanese."""
    asked = PlayerQuestion("oar", "who hoisted the flag?", (("1.4", 3),))
    questions = make_questions([asked], IN_JAPANESE.graph, ANALYZER, IN_JAPANESE.lexicon)
    assert questions.having_term("hoist") == [0]
    assert questions.having_term("掲げる") == []


@pytest.mark.parametrize(("query", "found"), [("港", "oar:1"), ("harbour", "oar:1"), ("引き潮効果", "oar:1.5")])
def test_both_languages_find_the_same_rule(query: str, found: str) -> None:
    """A rule is one hit, whichever of its texts was meant."""
    assert _first(BOTH, query) == found


def test_the_text_that_has_the_words_is_quoted() -> None:
    """An English query shows the English text of the rule."""
    assert search(BOTH, "ebb tide").hits[0].edition == "en"
    assert search(BOTH, "引き潮").hits[0].edition == "ja"


@pytest.mark.parametrize(
    ("slip", "right"), [("lighthuose", "lighthouse"), ("harbuor", "harbour"), ("gaurded", "guarded")]
)
@pytest.mark.parametrize("corpus", [ALONE, BOTH], ids=["alone", "both"])
def test_a_misspelt_english_word_is_put_right_in_english(corpus: Corpus, slip: str, right: str) -> None:
    """A suggestion does not mix languages."""
    results = search(corpus, f"{slip} xyzzy")
    assert results.suggestion == f"{right} xyzzy"
    assert results.hits[0].why[0] == f"typo: {slip} → {right}"


@pytest.mark.parametrize("name", ["Moonless Flight", "Moonless Nights", "Harbinger", "Light Hose", "Snatch"])
def test_names_of_cards_are_not_corrected(name: str) -> None:
    """Most English words that no text has are cards' names, and another card is another one."""
    assert search(IN_JAPANESE, name).suggestion is None


@pytest.mark.parametrize(
    "query", ["toudai", "toudaiってなに", "toudai wa nani", "watashi no toudai", "tōdai", "todai no aizu", "toudaisuru"]
)
def test_a_term_in_romaji_is_found_within_a_sentence(query: str) -> None:
    """Who has no input method types all of it in Latin letters."""
    assert _first(IN_JAPANESE, query) == "oar:1.1"


@pytest.mark.parametrize(("query", "found"), [("fune ni noru", "oar:1.3"), ("mizu wo herasu", "oar:1.5")])
def test_words_of_a_sentence_in_romaji_are_japanese(query: str, found: str) -> None:
    """They are read as kana, where a particle says that it is a sentence."""
    assert _first(IN_JAPANESE, query) == found


def test_an_english_sentence_is_no_romaji() -> None:
    """Short English words may be syllables."""
    assert not any("romaji" in why for hit in search(BOTH, "take no more, time to tune").hits for why in hit.why)


def test_words_of_a_question_are_passed_over() -> None:
    """What is asked with is in every text, and says nothing of what is asked for."""
    assert _ids(search(ALONE, "what happens if a boat is guarded?")) == _ids(search(ALONE, "boat guarded"))


def test_a_query_of_question_words_alone_looks_for_them() -> None:
    """It is all that there is to look for."""
    assert search(ALONE, "when").hits


@pytest.mark.parametrize("query", ["harbour signal", "harbour signals", "Harbour-Signal"])
def test_a_name_of_several_words_is_rather_found_in_one_piece(query: str) -> None:
    """A text that has the words somewhere comes after one that has the name."""
    found = _ids(search(ALONE, query))
    assert found.index("oar:1.2") < found.index("oar:1.4")


@pytest.mark.parametrize("query", ["two-master", "two master", "two-masters"])
def test_a_word_with_a_hyphen_is_found_with_and_without(query: str) -> None:
    """People write it either way."""
    assert _first(ALONE, query) == "oar:1.4"


def test_a_rule_that_no_text_has_is_named_only_where_no_text_has_the_words() -> None:
    """In an English text the words themselves say more than a rule of another text."""
    glossary = (*GLOSSARY, GlossaryEntry("oar", "岸へ上がる", "きしへあがる", "ashore", "9.9", ()))
    rules = ALONE.graph
    corpus = Corpus(rules, plain_index(rules), make_lexicon(glossary, rules, ANALYZER), analyzer=ANALYZER)
    assert not search(corpus, "ashore").not_covered
    japanese = IN_JAPANESE.graph
    corpus = Corpus(japanese, plain_index(japanese), make_lexicon(glossary, japanese, ANALYZER), analyzer=ANALYZER)
    assert search(corpus, "ashore").not_covered


@pytest.mark.parametrize("query", ["open seas", "Ｏｐｅｎ Ｓｅａ", "OPEN SEA"])
def test_latin_words_in_a_japanese_text_have_stems_too(query: str) -> None:
    """The same word has the same term in both languages."""
    assert _first(IN_JAPANESE, query) == "oar:1.6"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "’",
        "--",
        "can't",
        "won't don’t isn't",
        "1.0.2a and 2 cards",
        "X-1",
        "Café ｃａｆｅ́",
        "灯台 lighthouse 灯台",
        "a" * 5000,
        "\ud800x",
    ],
)
def test_terms_stand_where_the_text_has_them(text: str) -> None:
    """Snippets mark these places, whatever a text holds."""
    for analysis in (EnglishAnalysis(NAMES), JapaneseAnalysis(ANALYZER, EnglishAnalysis(NAMES))):
        for term in (*analysis.terms(text).short, *analysis.terms(text).compound):
            assert term.text
            assert 0 <= term.start < term.end <= len(text)


def test_the_two_languages_have_the_same_terms_of_latin_words() -> None:
    """Otherwise a query would find them in one of the texts alone."""
    text = "Sailors guarded the two-masters in the harbour signals of 3 lighthouses"
    english = EnglishAnalysis(NAMES)
    assert JapaneseAnalysis(ANALYZER, english).terms(text) == english.terms(text)
    assert [term.text for term in english.terms(text).compound] == ["two master", "harbour signal"]
