"""An answer says what the texts do not hold, and when nothing fits well."""

import pytest
from support.search.harbour_rulebook import ANALYZER, INDEX, RULES, graph, node, plain_index, reading

from rulesdb.search.answer.certainty import doubts_of
from rulesdb.search.answer.corpus import Corpus
from rulesdb.search.answer.results import Results
from rulesdb.search.answer.searching import search
from rulesdb.search.lexicon.concepts import NotCovered, understand
from rulesdb.search.lexicon.lexicon_maker import make_lexicon
from rulesdb.search.lexicon.questions_maker import make_questions
from rulesdb.search.ranking.weights import Doubts
from rulesdb.source.glossaries import GlossaryEntry
from rulesdb.source.related_words import RelatedWord
from rulesdb.source.shipped_questions import PlayerQuestion

_GLOSSARY = (
    GlossaryEntry("oar", "錨", "いかり", "anchor", "8.1", ("アンカー",)),
    GlossaryEntry("oar", "灯台", "とうだい", "lighthouse", "1.1.1", ()),
    GlossaryEntry("oar", "出港の合図", "しゅっこうのあいず", "departure signal", "4.2", ()),
    GlossaryEntry("kite", "錨", "いかり", "anchor", "9.4", ()),
    GlossaryEntry("kite", "巻く", "まく", "wind", "9.5", ()),
    GlossaryEntry("kite", "合図", "あいず", "signal", "9.6", ()),
)
_RELATED = (RelatedWord("general", "ヨット", "船員"), RelatedWord("everyday", "どっち", "どちらか"))
_LEXICON = make_lexicon(_GLOSSARY, RULES, ANALYZER, _RELATED)
_QUESTIONS = make_questions(
    [
        PlayerQuestion("oar", "港を出るときに何回汽笛を吹くの?", (("4.2", 3),)),
        PlayerQuestion("oar", "夜の港を出るとき汽笛は何色?", (("4.2.1a", 3),)),
        PlayerQuestion("oar", "夜中に明かりが消えたら誰がつけ直すの?", (("1.2.1", 3),)),
    ],
    RULES,
    ANALYZER,
    _LEXICON,
)
_SIGNAL = NotCovered("出港の合図", "oar:4.2")
_CORPUS = Corpus(RULES, INDEX, _LEXICON, _QUESTIONS, ANALYZER)


def _search(query: str, ruleset: str | None = None) -> Results:
    return search(_CORPUS, query, ruleset=ruleset)


@pytest.mark.parametrize("query", ["錨", "アンカー", "いかり", "anchor"])
def test_a_term_of_a_rule_that_is_not_loaded_is_named(query: str) -> None:
    """However it is said, the answer names the rule of each game."""
    assert set(_search(query).not_covered) == {NotCovered("錨", "oar:8.1"), NotCovered("錨", "kite:9.4")}


def test_only_the_wanted_game_is_named() -> None:
    """--ruleset holds for what is missing, too."""
    assert _search("錨", "oar").not_covered == (NotCovered("錨", "oar:8.1"),)


def test_a_term_that_is_loaded_is_not_missing() -> None:
    """Nor is a word that is no term."""
    assert _search("灯台").not_covered == ()
    assert _search("ぺんぎん").not_covered == ()


def test_a_question_is_not_about_its_verb() -> None:
    """Whoever asks for the verb alone sees its rule; in a question it is a word of many, and hides no other game."""
    assert _search("巻く").not_covered == (NotCovered("巻く", "kite:9.5"),)
    answer = _search("灯台の船員は鐘を巻くの?")
    assert (answer.not_covered, answer.hits[0].id[:3]) == ((), "oar")


def test_a_term_of_another_game_alone_moves_no_rule() -> None:
    """The best rules have the word 合図, which the other game defines: it is not missing, and that game comes last."""
    answer = _search("灯台の合図 凧")
    assert answer.not_covered == ()
    assert answer.hits[0].id == "oar:1.1.10"
    assert answer.hits[0].score > answer.hits[-1].score
    assert {hit.id[:3] for hit in answer.hits} == {"oar", "kit"}


def test_a_term_of_another_game_is_missing_where_no_rule_fits() -> None:
    """No rule of either game has 巻く."""
    assert _search("船員 巻く").unsure
    assert _search("船員 巻く").not_covered == (NotCovered("巻く", "kite:9.5"),)


def test_a_question_that_another_rule_answers_names_its_topic() -> None:
    """The query names the topic in passing, of the rule or of the one that contains it."""
    assert _search("港を出るとき出港の合図は何回鳴らしてよいか").not_covered == (_SIGNAL,)
    assert _search("夜の港を出るとき出港の合図の汽笛は何色").not_covered == (_SIGNAL,)
    assert _search("夜中に明かりが消えたら誰が直す").not_covered == ()


@pytest.mark.parametrize("query", ["港を出るとき汽笛は何回", "夜に港を出る汽笛の色"])
def test_a_topic_that_a_query_does_not_name_is_not_said_to_be_missing(query: str) -> None:
    """It shares words with a question about it, and may ask for anything else; a number is no name either."""
    assert _search(query).not_covered == ()


def test_a_misspelt_term_is_missing_all_the_same() -> None:
    """The answer to the corrected query says what an answer to the right one says."""
    answer = _search("アンカァー")
    assert answer.suggestion == "錨"
    assert set(answer.not_covered) == set(_search("錨").not_covered) != set()


def test_what_resembles_a_question_of_other_rules_is_less_certain() -> None:
    """The query's own doubts: unknown words, terms of rules that are not loaded, questions that those answer."""
    outside = _doubts("港を出るとき汽笛は何回")
    assert outside.outside > max(0.3, _doubts("夜中に明かりが消えたら").outside)
    assert _doubts("錨 灯台").uncovered > _doubts("灯台の鐘").uncovered == 0
    assert _doubts("灯台のぺんぎん").unknown > _doubts("灯台の鐘").unknown == 0


def _doubts(query: str) -> Doubts:
    parsed = understand(query, ANALYZER, _LEXICON)
    return doubts_of(_CORPUS, parsed, _QUESTIONS.similarities(parsed))


def test_what_fits_badly_is_unsure() -> None:
    """A definition and a known question are sure; one word of many, or no word at all, is not."""
    assert not _search("灯台").unsure
    assert not _search("夜中に明かりが消えたら誰がつけ直すの").unsure
    assert _search("ぺんぎんと凧をなくした日の天気は?").unsure
    assert _search("ぺんぎん").unsure


@pytest.mark.parametrize("query", ["灯台の鐘 スロープレイ", "灯台 Slow Play?", "長考ばかりの船員"])
def test_a_topic_of_another_document_is_named(query: str) -> None:
    """No rule rules slow play, however near one comes, so the answer is unsure and nothing fits."""
    answer = _search(query)
    assert [(topic.name, topic.document) for topic in answer.topics] == [("遅延プレイ", "懲罰指針")]
    assert (answer.unsure, answer.fitting) == (True, 0)


@pytest.mark.parametrize(
    "query", ["灯台", "slow lighthouse, then play", "デッキで鐘を鳴らす", "大会で灯台の鐘を鳴らす"]
)
def test_words_that_rules_have_too_are_no_topic(query: str) -> None:
    """A phrase has all its words, those in Latin letters in its order."""
    assert _search(query).topics == ()


def test_a_topic_that_a_loaded_text_rules_is_no_other_documents() -> None:
    """A user's own tournament rules answer the question; the rule beside the one on slow play does not."""
    rules = graph(
        [
            node("dock:1.1", "rule", reading("遅延プレイには警告を与える。")),
            node("dock:1.2", "rule", reading("鐘は船員が鳴らす。")),
        ]
    )
    corpus = Corpus(rules, plain_index(rules), analyzer=ANALYZER)
    assert search(corpus, "遅延プレイはどう扱うの").topics == ()
    assert [topic.name for topic in search(corpus, "スロープレイの船員").topics] == ["遅延プレイ"]


def test_a_general_word_does_not_make_a_name_known() -> None:
    """Rules on what a yacht is are near at best, and no rule has the word; beside other words it is only named."""
    answer = _search("ヨット")
    assert (answer.unknown, answer.unsure) == (("ヨット",), True)
    assert "general: ヨット → 船員" in answer.hits[0].why
    assert (_search("灯台のヨット").unknown, _search("船員").unknown) == (("ヨット",), ())


def test_a_single_character_is_not_the_word_that_it_is_in() -> None:
    """Rules that have 鐘 have no word of 鐘守, which is said as it is written."""
    assert _search("鐘").hits
    answer = _search("鐘守")
    assert (answer.hits, answer.unknown) == ((), ("鐘守",))


def test_a_word_that_asks_is_passed_over() -> None:
    """No rule need have どっち, which is a related word of a stop word alone, and it is no word without letters."""
    answer = _search("灯台 どっち")
    assert (answer.unknown, answer.passed_over) == ((), ("どっち",))
